# The words of the game. See ../README.md for the scheme of the ids.

## Types, inks, specialties

letter-a = A
    .type = type A
letter-i = I
    .type = type I
letter-o = O
    .type = type O
letter-u = U
    .type = type U

ink-red = red
    .token = red ink
    .sign = R
ink-blue = blue
    .token = blue ink
    .sign = B
ink-gold = gold
    .token = gold ink
    .sign = G
ink-silver = silver
    .token = silver ink
    .sign = S
ink-green = green
    .token = green ink
    .sign = E

specialty-typesetting = typesetting
    .short = typeset
specialty-woodcutting = woodcutting
    .short = woodcut
specialty-binding = binding
    .short = bind
specialty-illuminating = illuminating
    .short = illum

## Things, one and many

noun-order = order
    .plural = orders
noun-printing-card = printing card
    .plural = printing cards
noun-refinement-card = refinement card
    .plural = refinement cards
noun-specialty-card = specialty card
    .plural = specialty cards
noun-patronage-card = patronage card
    .plural = patronage cards
noun-planning-card = planning card
    .plural = planning cards
noun-execution-card = execution card
    .plural = execution cards
noun-type = type
    .plural = types
noun-ink = ink
    .plural = inks
noun-ink-set = set of inks
    .plural = sets of inks
noun-specialty = specialty
    .plural = specialties
noun-level = level
    .plural = levels
noun-gear = gear
    .plural = gears
noun-sector = sector
    .plural = sectors
noun-axle = axle
    .plural = axles
noun-guilder = guilder
    .plural = guilders
noun-fame = fame
    .plural = fame
noun-marker = initiative marker
    .plural = initiative markers
noun-character = character
    .plural = characters
noun-reward = reward
    .plural = rewards
noun-patronage-reward = patronage reward
    .plural = patronage rewards
noun-order-as-reward = order as a reward
    .plural = orders as rewards
noun-bonus = bonus
    .plural = bonuses
noun-round = round
    .plural = rounds
noun-player = player
    .plural = players
noun-slot = slot
    .plural = slots
noun-card = card
    .plural = cards
noun-colours = colours
noun-decoration = decoration
noun-bag = bag
noun-bank = bank
noun-supply = supply
noun-deck = deck
noun-discard-pile = discard pile
noun-reward-track = reward track
noun-disc = disc
noun-printing-house = printing house
noun-main-board = main board
noun-initiative-board = initiative board
noun-screen = screen
noun-round-track = round track
noun-round-marker = round marker
noun-fame-track = fame track
noun-first-player = first player
noun-first-player-token = first player token
noun-patronage = patronage
noun-automa = automa
noun-used-gear = used gear
noun-wild = wild
noun-set-up = set-up
noun-end-of-game = end of the game

## Things, counted

count-orders = { $count ->
    [one] { $count } order
   *[other] { $count } orders
}
count-types = { $count ->
    [one] { $count } type
   *[other] { $count } types
}
count-inks = { $count ->
    [one] { $count } ink
   *[other] { $count } inks
}
count-guilders = { $count ->
    [one] { $count } guilder
   *[other] { $count } guilders
}
count-fame = { $count ->
    [one] { $count } fame
   *[other] { $count } fame
}
count-markers = { $count ->
    [one] { $count } marker
   *[other] { $count } markers
}
count-gears = { $count ->
    [one] { $count } gear
   *[other] { $count } gears
}
count-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
count-bonuses = { $count ->
    [one] { $count } bonus
   *[other] { $count } bonuses
}
count-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
level-of = { $specialty } { $level }
item-and = { $first } and { $last }
item-comma = { $first }, { $last }
player-with-fame = { $name } ({ $fame })
item-semicolon = { $first }; { $last }
times = { $count } × { $what }
numbered = { $what } { $number }
plan-of = { $row } { $markers }
sector-number = sector { $number }
nothing = nothing

## The actions: row of the board, and the step of the round

row-orders = Orders
row-inks = Inks
row-specialties = Specialties
row-gears = Gears
row-patronage = Patronage
row-fulfil = Fulfilling

step-turn-gears = turn gears
step-plan = plan
step-execute = execute plans
step-orders = take orders
step-inks = take inks
step-specialties = develop specialties
step-gears = improve the printing house
step-patronage = patronage
step-fulfil = fulfil orders
step-next-round = prepare the next round

## Sectors of the gears (GRW-1 to GRW-13): short name and effect

sector-grw-1 = Exchange an ink
    .effect = Put one of your inks into the bag and take one of another colour.
sector-grw-2 = Exchange a type
    .effect = Exchange one of your types for another letter.
sector-grw-3 = Raise the lowest
    .effect = Raise your lowest specialty by 1; if several are lowest, you choose.
sector-grw-4 = Fame of the round
    .effect = Gain as much fame as the number of the round.
sector-grw-5 = An order
    .effect = Take an order as a reward.
sector-grw-6 = Sell a type
    .effect = Discard a type for 3 fame or 5 guilders.
sector-grw-7 = Fame for { $ink }
    .effect = 2 fame for each order you are fulfilling with its colours that shows { $ink }.
sector-grw-8 = Take { $ink }
    .effect = Take one { $ink } ink from the bag.
sector-grw-9 = 2 inks for { $ink }
    .effect = Put one { $ink } ink into the bag, then take any 2 inks from it.
sector-grw-10 = Fame for { $letter }
    .effect = 2 fame for each order you are fulfilling that shows the type { $letter }.
sector-grw-11 = { $letter } for 3 less
    .effect = Buy the type { $letter } for 3 guilders less.
sector-grw-12 = Fame for { $specialty }
    .effect = 2 fame for each order you are fulfilling with its decoration that shows { $specialty }.
sector-grw-13 = Raise { $specialty }
    .effect = Raise { $specialty } by 1.

## Bonuses of refinement cards

bonus-inks = { $count ->
    [one] { $count } ink of your choice
   *[other] { $count } inks of your choice
}
bonus-guilders = { $count ->
    [one] { $count } guilder
   *[other] { $count } guilders
}
bonus-fame = { $count ->
    [one] { $count } fame
   *[other] { $count } fame
}
bonus-specialty = one specialty up one level
bonus-order = an order

## Patronage rewards and rewards of the track

patronage-reward-order = an order
patronage-reward-specialty = one specialty up one level
patronage-reward-guilders = 3 guilders
patronage-reward-inks = any 2 inks

track-reward-ink = an ink
track-reward-order = an order
track-reward-type = a type

## Where something comes from

why-bought = bought
why-gear = gear
why-specialty-card = specialty card
why-beyond-top = level beyond VI
why-track = reward track
why-patronage = patronage
why-patronage-card = patronage card
why-spent = colours
why-printing = printing
why-colours = colours
why-decoration = decoration
why-bonus = bonus
why-guillard = Charlotte Guillard
why-ungler = Helena Ungler
why-tory = Geoffroy Tory
why-improved = new gear

deck-printing = printing cards
deck-refinement = refinement cards
deck-specialty = specialty cards
deck-gears = gears
deck-patronage = patronage cards
deck-characters = characters
deck-planning = planning cards
deck-execution = execution cards
deck-bag = bag
deck-first-player = first player

## Characters

character-gutenberg = Johannes Gutenberg
    .power = Once a round, after the reveal, may move one of his markers to another action.
character-guillard = Charlotte Guillard
    .power = Begins with 2 gears, chosen from 4.
character-manuzio = Aldo Manuzio
    .power = Fulfilling 2 or more orders together, may leave out one letter of one of them.
character-ungler = Helena Ungler
    .power = Begins with one specialty at I, another at II, and an ink of her choice.
character-schoeffer = Peter Schöffer
    .power = May use one of his gears twice a round; at most 3 uses in all.
character-tory = Geoffroy Tory
    .power = At the close of each round, 3 fame if all inks he holds fit his orders.
character-plantin = Christophe Plantin
    .power = Once a round, may swap the levels of two of his specialties.
character-caxton = William Caxton
    .power = Names a colour each round: his inks of that colour are wild.
character-fiol = Schweipolt Fiol
    .power = Gets the bonus of an order with only one of its two refinements.
character-vietor = Hieronymus Vietor
    .power = At the end of the game, 2 fame instead of 1 for every 3 guilders.

## Titles for one player (END-4)

title-student = Student
    .range = up to 100 fame
title-senior-student = Senior Student
    .range = 101 to 110 fame
title-apprentice = Apprentice
    .range = 111 to 120 fame
title-senior-apprentice = Senior Apprentice
    .range = 121 to 130 fame
title-junior-master = Junior Master
    .range = 131 to 140 fame
title-master-of-printing = Master of Printing
    .range = 141 to 150 fame
title-guildmaster = Guildmaster
    .range = more than 150 fame

## Score sheet

score-colours = Colours
score-decoration = Decoration
score-bonus = Bonuses
score-gears = Gears
score-tory = Geoffroy Tory
score-specialties = Specialties
score-patronage = Patronage cards
score-guilders = Guilders
score-total = Total fame

## Levels of bots

bot-random = Random
    .about = Does anything that is allowed, without a thought.
bot-novice = Novice
    .about = Looks one step ahead.
bot-journeyman = Journeyman
    .about = Thinks a round through, briefly.
bot-expert = Expert
    .about = Thinks a round through with care.
bot-master = Master
    .about = Thinks longest and plays strongest.

## Who sits where

seat-automa = Automa
seat-player = Printer { $number }
seat-bot = { $number ->
    [1] Conrad
    [2] Agnes
    [3] Ulric
   *[other] Barbara
}

## Options of a game

option-players = Players
    .about = How many play, without the automa.
option-edition = Edition
    .about = Which printing of the rules is played.
option-edition-second = second
    .about = Silver ink; a gear buys one type for 3 less a use.
option-edition-first = first
    .about = Green ink; a gear buys any number of a type for 3 less a use.
option-characters = Characters
    .about = Whether each player has a character.
option-characters-on = on
    .about = Each player keeps one of two characters.
option-characters-off = off
    .about = Nobody has a special power.
option-automa = Automa
    .about = Whether the automa plays too; always with one player.
option-automa-on = on
    .about = The automa plans markers and takes things from the board.
option-automa-off = off
    .about = Only the players take from the board.
option-first-player = First player
    .about = Who begins; with the automa, the automa is first.
option-first-player-random = by lot
    .about = The seed decides.
option-first-player-seat = { $seat }
    .about = { $seat } begins.
option-free-actions = Free actions
    .about = When types are bought, gears used and levels swapped.
option-free-actions-any-time = any time
    .about = Also while another player is deciding.
option-free-actions-own-decisions = own decisions
    .about = Only while you are deciding yourself.
option-reward-order-when-full = Order as a reward with 4 orders
    .about = What a rewarded order gives if you hold 4 already.
option-reward-order-when-full-discard = discard
    .about = You may discard one of the 4 for it.
option-reward-order-when-full-needs-slot = needs a slot
    .about = It gives nothing without a free slot.
option-gear-counts-ink = Gears that count inks
    .about = What counts on an order paid with wild inks.
option-gear-counts-ink-symbol = symbols
    .about = The colours shown on the card count.
option-gear-counts-ink-token = tokens
    .about = The inks really spent count.
option-left-out-counts = Letter left out
    .about = Whether gears count the letter that Aldo Manuzio leaves out.
option-left-out-counts-on = on
    .about = It counts as if it were laid.
option-left-out-counts-off = off
    .about = Only letters really laid count.
option-cheap-types = Types for 3 less
    .about = How many types one use of that gear buys.
option-cheap-types-one = one
    .about = One type a use.
option-cheap-types-many = any number
    .about = As many as you can pay.
option-tory-without-inks = Geoffroy Tory without inks
    .about = Whether he gains his fame when he holds no ink at all.
option-tory-without-inks-on = on
    .about = Holding no ink is enough.
option-tory-without-inks-off = off
    .about = He must hold at least one ink.
