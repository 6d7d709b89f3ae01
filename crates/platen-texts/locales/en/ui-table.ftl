# The table in the browser: what stands beside the prompts, and what is said to whoever hears the page.

## Parts of the page

play-menu = Menu
play-board = Main board
play-others = The others
play-prompt = Decision
play-panels = Parts of the table
play-rounds = Rounds and patronage cards
play-log = Log
play-keys = Keys
play-words = The board in words
play-recap = What the others did
    .short = Recap
play-close = Close
play-to-start = Start screen
play-house-of = { $seat }: printing house
play-tab-board = Board
play-tab-house = House
play-tab-others = Others

## Beside the prompt

play-back = Back
play-undo-short = Undo
play-undo = { $count ->
    [0] Undo
    [one] Undo (1 step)
   *[other] Undo (up to { $count } steps)
}
play-hurry = Hurry the bot
play-hand-to = Hand over to { $seat }
play-next = { $seat } acts after you.
play-meanwhile = Meanwhile you may use gears and buy types.
play-seat-order = Player order this round: { $seats }.
play-ties = Ties go by player order: { $seats }.
play-go-on = Hide the order of play
play-take = Take it
play-for-fame = for 3 fame
play-for-guilders = for 5 guilders
play-symbols = The symbols of the card
play-ask-printing = With which printing card?
play-ask-raise = The symbols of the card, or one specialty of your choice?
play-marker-from = Move a marker from { $row }
play-marker-to = Move a marker to { $row }

## Planning and the order of play

play-left = left
play-clear = Clear
play-not-all = Place all your markers first.
play-slots = { $count ->
    [one] { $row }: { $count } marker
   *[other] { $row }: { $count } markers
}
play-nobody = nobody
play-tie = A tie: player order from the first player token decides.
play-turn = { $count ->
    [one] { $seat }, { $count } marker
   *[other] { $seat }, { $count } markers
}
play-turn-tied = { $count ->
    [one] { $seat }, { $count } marker; tied, later in player order
   *[other] { $seat }, { $count } markers; tied, later in player order
}
play-turn-passed = { $count ->
    [one] { $seat }, { $count } marker; passed
   *[other] { $seat }, { $count } markers; passed
}

## What a choice would bring

play-brings-types = order { $order }: types complete
play-brings-colours = order { $order }: colours complete
play-brings-decoration = order { $order }: decoration complete
play-brings-nears = { $count ->
    [one] order { $order }: { $count } ink still missing
   *[other] order { $order }: { $count } inks still missing
}
play-brings-reward = level { $level }: { $reward }

## About a component

play-tip-type = Type { $letter }: you have { $held }. The next type costs { $price }.
play-tip-ink = { $ink }: you have { $held }, the bag has { $bag }.
play-tip-sector = Axle { $axle }: { $sector }
play-tip-row = { $row ->
    [orders] Take one printing card and one refinement card: together they are an order.
    [inks] Take one to three inks of one set, from the left.
    [specialties] Take a specialty card: raise what it shows, or one specialty of your choice.
    [gears] Install a gear, or turn one of yours by hand.
   *[patronage] Take one of the four rewards, or a patronage card whose requirements you meet.
}
play-tip-round = { $is ->
    [past] Round { $round } is over.
    [now] Round { $round } of 6 is being played.
   *[coming] Round { $round } of 6.
}
play-tip-first = First player: player order begins here, and decides ties.
play-nothing-placed = None of your markers is placed yet.

## Log

play-close-of-round = close of the round
play-log-section = Round { $round }: { $section }

## Handing the device over

play-hand-over = Hand over the device
play-hand-over-why = Plans are secret. Whoever plans next takes the device and taps their name.
play-i-am = I am { $seat }

## Help

play-hint = Hint: what would a strong player do?
    .short = Hint
play-hint-stop = Enough, show the best so far
play-hint-thinking = Thinking about your choices
play-hint-best = Best choices
play-hint-fame = { $fame } fame
play-hint-equal = equally good
play-hint-caution = Expected fame at the end, and where the difference comes from. Tap a choice to see it on the table.
play-try = Try it out on a copy; nothing counts
    .short = Try
play-try-leave = Leave the trial
play-trial = Trial: this is a copy. Everything hidden was dealt anew, and nothing here counts.
play-trial-ends = The trial goes no further: { $seats } would act now. Take a step back, or leave the trial.

## Keys

play-key-tab = next group
play-key-across = next or previous component
play-key-regions = next or previous part of the table
play-key-rows = rows of the board
play-key-prompt = the prompt
play-key-choose = choose
play-key-back = back, close, hurry the bot
play-key-undo = undo
play-key-pass = pass
play-key-end = end the turn, commit the plan
play-key-hint = hint
play-key-rule = open the rule of what is pointed at
play-key-lesson = the lesson
play-key-log = log
play-key-words = the board in words
play-key-keys = this list

words-bag = In the bag: { $inks }
words-price = The next type costs { $price }
words-disc = Reward disc at level { $level }
words-gear = Axle { $axle }: now { $now }, next { $next }, then { $after }
    .used = Axle { $axle }, used: { $now }, next { $next }, then { $after }
words-empty = empty space
words-taken = { $what }: taken by { $seats }
words-from = From round { $round }: { $card }
