# The table in the browser: what stands beside the prompts, and what is said to whoever hears the page.

## Parts of the page

play-menu = Menu
play-board = Main board
play-others = The others
play-prompt = What is to be decided
play-panels = Parts of the table
play-rounds = Rounds and patronage cards
play-log = Log
play-keys = Keys
play-words = The board in words
play-recap = What the others did
play-close = Close
play-to-start = To the start
play-house-of = { $seat }: printing house
play-tab-board = Board
play-tab-house = House
play-tab-others = Others

## Beside the prompt

play-back = Back
play-undo = { $count ->
    [0] Undo
    [one] Undo (1 step)
   *[other] Undo (up to { $count } steps)
}
play-hurry = Decide now
play-hand-to = Hand over to { $seat }
play-next = { $seat } acts after you.
play-meanwhile = Your gears and purchases are open to you meanwhile.
play-seat-order = Player order this round: { $seats }.
play-ties = Where counts are equal the token decides: { $seats }.
play-go-on = Go on
play-take = Take it
play-for-fame = for 3 fame
play-for-guilders = for 5 guilders
play-symbols = The symbols of the card
play-ask-printing = With which printing card?
play-ask-raise = The symbols of the card, or one specialty of your choice?
play-marker-from = Marker away from { $row }
play-marker-to = Marker to { $row }

## Planning and the order of play

play-left = left
play-clear = Clear
play-not-all = Place all your markers first.
play-slots = { $count ->
    [one] { $row }: { $count } marker
   *[other] { $row }: { $count } markers
}
play-nobody = nobody
play-tie = As many markers: player order from the first player token decides.
play-turn = { $count ->
    [one] { $seat }, { $count } marker
   *[other] { $seat }, { $count } markers
}
play-turn-tied = { $count ->
    [one] { $seat }, { $count } marker; after the one before by player order
   *[other] { $seat }, { $count } markers; after the one before by player order
}
play-turn-passed = { $count ->
    [one] { $seat }, { $count } marker; passed
   *[other] { $seat }, { $count } markers; passed
}

## What a choice would bring

play-brings-types = types of order { $order }
play-brings-colours = colours of order { $order }
play-brings-decoration = decoration of order { $order }
play-brings-nears = { $count ->
    [one] order { $order }: { $count } ink still missing
   *[other] order { $order }: { $count } inks still missing
}
play-brings-reward = level { $level }: { $reward }

## About a component

play-tip-type = Type { $letter }: you own { $held }. The next type costs { $price }.
play-tip-ink = { $ink }: { $held } with you, { $bag } in the bag.
play-tip-sector = Axle { $axle }: { $sector }

## Log

play-close-of-round = close of the round
play-log-section = Round { $round }: { $section }

## Handing the device over

play-hand-over = Hand over the device
play-hand-over-why = Plans are secret. Whoever plans next takes the device and taps their name.
play-i-am = I am { $seat }

## Help

play-hint = Hint: what would a strong player do?
play-hint-stop = Enough, show the best so far
play-hint-thinking = Thinking about your choices
play-hint-best = Best choices
play-hint-fame = { $fame } fame
play-hint-caution = Expected fame at the end, and where it differs. Tap a choice to see it on the table.
play-try = Try it out on a copy; nothing is decided
play-try-leave = Leave the trial
play-trial = Trial: this is a copy. What is hidden was dealt anew, and nothing here counts.

## Keys

play-key-across = next or previous component
play-key-regions = next or previous part of the table
play-key-rows = rows of the board
play-key-prompt = the prompt
play-key-choose = choose
play-key-back = back, close
play-key-undo = undo
play-key-pass = pass
play-key-end = end the turn, commit the plan
play-key-hint = hint
play-key-log = log
play-key-words = the board in words
play-key-keys = this list
