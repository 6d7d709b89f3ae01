# The printing house, the bench and the sheets of choices on the page.

## A printing house

ui-house-yours = Your printing house
ui-house-of = The printing house of { $seat }
ui-house-free = free
ui-house-both = both
ui-house-now = now
ui-house-in-round = r{ $round }
ui-house-axle = axle { $axle }
ui-house-slot = free slot
ui-house-buy = Buy a type for { $price }
ui-house-tracks = Levels and rewards
ui-house-rewards = Rewards of the levels
ui-house-disc = the disc stands here
ui-house-gears = Gears
ui-house-gear = Axle { $axle }, now: { $now }
    .used = Axle { $axle }, used this round: { $now }
ui-house-sector = Axle { $axle }, another sector: { $sector }
ui-house-ready = Can be fulfilled with { $what }.
    .plain = Can be fulfilled.
ui-house-lacks = Lacks { $what }.
ui-house-waits = Waits for the next round.
ui-house-wild = { $ink }, wild this round
ui-house-nothing-held = no inks

## The bench

ui-bench-title = Fulfil orders
ui-bench-how = Tap a piece and then its place, or drag it. A switch lays or lifts a whole line.
ui-bench-best = Best proposal
ui-bench-order = Order { $slot }
ui-bench-print = print
ui-bench-later = left for later
ui-bench-lay = Print order { $slot }
ui-bench-colours = Colours of order { $slot }
ui-bench-decoration = Decoration of order { $slot }
ui-bench-bonus = Bonus for both
ui-bench-leave-out = Leave out
ui-bench-left-out = { $letter } is left out
ui-bench-laid = { $piece }, laid
ui-bench-socket = Place for { $piece }, empty
ui-bench-stone = On the stone
ui-bench-loose = { $piece } on the stone
ui-bench-first = First
ui-bench-take-back = Take back: { $action }
ui-bench-lacks = Missing: { $what }.
ui-bench-to-buy = Buying costs { $cost }.
ui-bench-gains = What it gives
ui-bench-empty = Lay an order to see what it gives.
ui-bench-declare = Fulfil
ui-bench-going = Carrying out the steps; answer the choices on the way first.

## Sheets

ui-choose-back = Back
ui-choose-hide = Look at the table
ui-choose-show = Choose
ui-choose-held = You have { $count }
ui-choose-picked = Chosen: { $what }
ui-choose-symbols = As the card shows
ui-choose-level = { $specialty } to { $level }
