### The page around the table: start, set-up, options, stored games, end, reader, replay.

## The start

ui-tagline = Print books, turn the gears, win fame. An unofficial Gutenberg for one to four players.
ui-opening = One moment…
ui-continue = Continue
ui-alone = Play alone
ui-alone-about = Against the automa, for a title
ui-new = New game
ui-new-about = With bots, or with friends on this device
ui-daily = Deal of the day
ui-daily-about = { $date }: the same deal for everyone
ui-daily-best = { $date }: the same deal for everyone. Your best: { $fame }
ui-rules = Rules
ui-rules-about = By chapter, with search
ui-games = Saved games
ui-games-about = Continue, replay, open a file
ui-coach-end = Thanks, I’ll go on alone
ui-options = Options
ui-options-about = Language and look
ui-about = About Platen
ui-offline = Works offline, too

## Sheets

ui-close = Close
ui-back = Back
ui-line = Line { $line }: { $text }

## Setting up

ui-seats = Who plays
ui-seat = Seat { $number }
ui-name = Name
ui-level = Level
ui-person = Person
ui-bot = Bot
ui-empty = Empty
ui-automa-needed = With one player the automa always plays.
ui-automa-full = At a full table there is no seat for the automa.
ui-hints = Hints
ui-hints-about = You may ask the bots what is best.
ui-undo = Undo
ui-undo-about = Steps may be taken back until something hidden is revealed.
ui-more = House rules, seed and card set
ui-seed = Seed
ui-seed-about = The same whole number deals the same game again. Leave it empty for a fresh deal.
ui-set = Card set
ui-set-house = House set
ui-set-choose = Choose a file…
ui-set-about = Owners of the printed game can type in their own cards as a file.
ui-deal = Deal

## Stored games and files

ui-no-games = No games are saved here yet. Everything you play is saved automatically.
ui-file-open = Open a file…
ui-file-about = A saved game goes on; a finished one is replayed.
ui-file-set = Choose the card set…
ui-file-save = Save as a file
ui-round-of = round { $round } of 6
ui-finished = finished
ui-remove = Remove
ui-remove-sure = Remove this game for good? It cannot be brought back.
ui-remove-keep = Keep it

## Options

ui-language = Language
ui-device = Same as device
ui-theme = Light
ui-theme-light = Day
ui-theme-dark = Night
ui-motion = Motion
ui-motion-off = Off
ui-motion-fast = Fast
ui-motion-normal = Normal
ui-sound = Sound

## The end

ui-end-win = { $names } wins with { $fame } fame
ui-end-shared = { $names } share the victory with { $fame } fame
ui-end-title = { $title } with { $fame } fame
ui-end-next = { $more } more fame would make you { $title }.
ui-end-second = { $names }: place { $place } with { $fame } fame.
ui-end-best = Best on this device at a table like this: { $fame }.
ui-end-new-best = A new best on this device!
ui-end-source = Where the fame comes from
ui-end-chart = Fame by round
ui-end-numbers = The numbers
ui-end-table = See the table
ui-end-again = Result
ui-same-deal = Same deal again
ui-new-deal = New deal
ui-to-start = Start screen
ui-replay = Replay

## The reader

ui-search = Search the rules
ui-found = { $count ->
    [one] { $count } passage
   *[other] { $count } passages
}
ui-not-found = Nothing found. Try a single word.
ui-tip = Tips
ui-play-well = How to play
ui-book-rules = The rules
ui-book-printers = The printers
ui-book-history = Printing
ui-book-titles = Titles
ui-contents = Contents

## The replay

ui-first = First step
ui-previous = Previous step
ui-next = Next step
ui-last = Last step
ui-play = Play
ui-pause = Pause
ui-step = Step
ui-step-of = { $step } of { $steps }
ui-seen-by = Seen by
ui-spectator = Spectator
ui-play-on = Play on from here
ui-what-happened = What happened
ui-the-houses = The printing houses

## When something is wrong

ui-broken = Platen cannot go on here
ui-broken-storage = Games are saved in this browser, but it does not allow that. The usual cause is a private window or blocked storage; allow storage for this page.
ui-broken-worker = The part that runs the game kept stopping. Reloading the page may help; saved games are safe.
ui-try-again = Try again
ui-elsewhere = This game is open in another tab
ui-elsewhere-about = A game is played in only one tab at a time, so that nothing gets lost.
ui-go-on-here = Go on here
ui-other-games = Other games
ui-no-game = This game is not saved in this browser.
ui-not-kept = Another tab had already gone on with this game. It is shown as it stands there.
ui-file-too-long = This file is too long for a game.
ui-worker-lost = The game had to be opened again. Please repeat your last step.
ui-new-version = A new version is ready.
ui-reload = Reload

## About

ui-about-what = Platen is the board game Gutenberg as software: every rule numbered and tested, with bots, an automa, records and replays. Games are played and saved in this browser; only what you play together with others goes to the server that this page came from.
ui-about-unofficial = It is an unofficial adaptation with words, drawings and card values of its own, and not connected with the game’s authors or publishers. If you like it, buy the printed game.
ui-about-licence = The program is free software under the MIT licence or the Apache licence 2.0, at your choice.
ui-about-fonts = Typefaces under the SIL Open Font License 1.1: { $fonts }.
ui-version = Version { $version }
