# The table at a keyboard: what is drawn, asked and answered there.

## The board

table-round = Round
table-first = first player: { $seat }
table-taken = taken
table-from = from { $round }
table-bare = nothing is left here
table-display = Opening display: two orders each
table-set = set { $set }
table-bag = bag
table-both = both: { $bonus }
table-both-refinements = both refinements: { $bonus }
table-guilders = { $count }g
table-fame = { $count }f

## A printing house

table-types = types
table-next-type = next { $cost }
table-inks = inks
table-wild = wild
table-patronage = patronage { $cards }
table-levels = levels
table-disc = disc
table-disc-at = disc at { $level }
table-gears = gears
table-no-gears = no gears
table-free-axles = three free axles
table-gear = gear { $gear }
table-used = used
table-orders = orders
table-lacks = lacks { $what }
table-lacks-both = both

## Questions on the way to an action

ask-back = { $question } (b: back)
ask-first-sector = Which sector is active first?
ask-to-one = Which other one to I?
ask-to-action = To which action?
ask-refinement = With which refinement card?
ask-discard-order = Which order is discarded for it?
ask-discard-gear = Which gear is discarded for it?
ask-specialty = Which specialty?
ask-to-sector = To which sector?
ask-inks = Which inks?
ask-spend = Spending which inks?
ask-type = Which type?
ask-how = How?
ask-two = Which two?
ask-order = Order { $order }?

## Answers

choice-any-time = at any time
choice-pay-two = pay 2 guilders
choice-draw = Draw { $cards }
choice-plan = Plan { $plan }
choice-keep-gear = Keep gear { $gear }
choice-level = { $specialty } to { $level }
choice-move-from = Move a marker: { $from }
choice-set = Set { $set }: { $inks } ({ $price })
choice-specialty-card = Card { $card }
choice-one-level = Card { $card } for one level of your choice
choice-take-gear = Take gear { $gear }
choice-turn-gear = Turn { $gear } by hand
choice-use-gear = Use { $gear }
choice-axle = axle { $axle }: { $sector }
choice-patronage-card = Patronage card { $card }: 8 fame at the end
choice-printing = Printing card { $card }
choice-bonus = Bonus of card { $card }: { $bonus }
choice-decline-bonus = Decline the bonus of card { $card }
choice-buy = Buy a type for { $price }
choice-swap = Swap two levels
choice-declare = Choose what to fulfil, order by order
choice-best = Fulfil { $orders }: { $guilders }, { $fame }
choice-leave = Leave it
choice-fulfil = Fulfil it
choice-fulfil-how = Fulfil it { $manner }
choice-raised = { $specialty } ({ $from } → { $to })
choice-beyond = { $specialty } (VI: 3 guilders instead)
choice-sector = { $now } (next round { $next }, then { $after })

## What is said at the table

say-plan-how = Five numbers, for instance 2 2 1 1 1: { $rows }.
say-more = … { $count } more, see log
say-no = That cannot be done: { $why } ({ $rule })
say-not-undone = That cannot be undone: { $why }
say-can = Nothing stands in the way: it can be done now.
say-not-now = Not now: { $why }
say-no-choice = There is no choice { $number }; they are 1 to { $count }.
say-nobody = Nobody called “{ $name }” plays at this keyboard.
say-hand-over = { $seat } plans. Hand over the keyboard; Enter when ready >
say-try-again = Enter to try again, q to stop >
say-not-kept = Nothing was done: the record could not be kept.
say-nothing-to-decide = Nothing is to be decided now.
say-saved = Saved; go on with `{ $command }`.
say-exists = { $file } exists already; name another file.
say-recorded = The record is in { $file }.
say-stopped = The game stops here.
say-last-saved = What was last saved is in { $file }.
say-not-saved = Nothing was saved: no --record was given.
say-go-on = Entries in its record: { $count }. Go on with
say-unclear = “{ $line }” is neither a number of the list nor a command nor an action; ? shows what there is.
say-no-rule = There is no rule “{ $rule }”; perhaps { $known }.
say-save-how = save needs a file: save my-game.platen
say-as-how = as needs a player and an action: as Ben buy A
score-final = Final score
score-so-far = If it ended now

## What can be typed, a line each

help-1 = a number
    .means = choose
help-2 = b
    .means = back to the question
help-3 = u
    .means = undo your last action
help-4 = 2 2 1 1 1
    .means = plan: markers on orders, inks, specialties, gears, patronage
help-5 = AIO
    .means = the three first types
help-6 = hint
    .means = the best choices now, as a strong player judges them from what you see
help-7 = log, log all
    .means = what happened this round, or in the whole game
help-8 = score
    .means = the score if the game ended now
help-9 = rules ID
    .means = print a rule, for instance rules ORD-2
help-10 = why ACTION
    .means = why an action cannot be done
help-11 = as NAME ACTION
    .means = a free action of another player
help-12 = save FILE
    .means = write the record to a file
help-13 = q
    .means = stop
help-14 = any action
    .means = in the notation of docs/notation.md
help-signs = Signs: g guilders, f fame, R B G S inks (E: green), ▸active◂ sector, ✓ there, both: bonus
