# Why something cannot be done: codes of the rules, of undo, of the host.

## Rules

refusal-no-player = Nobody plays at that seat ({ $seat }).
refusal-game-over = The game is over.
refusal-not-awaited = It is not for { $seat } to decide now. Waiting for: { $awaited }.
refusal-not-asked = That is not asked for now. { $asked }
refusal-reward-first = { $seat } is resolving a reward; that comes first.
refusal-already-acted = You have made the choice of this turn. End the turn.
refusal-not-acted = Choose something first, or pass; passing ends the turn.
refusal-no-free-actions = Free actions are possible from planning to the end of the last fulfilling step.
refusal-out-of-turn = This table plays without free actions out of turn. Wait until { $seat } is to decide.
refusal-too-few-guilders = { $cost ->
    [one] It costs { $cost } guilder; you have { $has }.
   *[other] It costs { $cost } guilders; you have { $has }.
}
refusal-bag-lacks = Not enough { $ink } in the bag: it holds { $has } of the { $needs } needed.
refusal-ink-lacking = You need { $needs } × { $ink } and have { $has }.
refusal-type-lacking = You need { $needs } × type { $letter } and have { $has }. Types can be bought at any time.
refusal-level-lacking = You need { $specialty } at level { $needs }; it is at { $has }.
refusal-ink-count = { $expected ->
    [one] Choose exactly { $expected } ink, not { $named }.
   *[other] Choose exactly { $expected } inks, not { $named }.
}
refusal-wrong-inks = { $named ->
    [one] The { $named } ink chosen does not pay for the symbols shown ({ $expected }).
   *[other] The { $named } inks chosen do not pay for the symbols shown ({ $expected }).
}
refusal-card-not-there = Card { $card } is not there to be taken. Choose another.
refusal-gear-not-there = Gear { $gear } is not there to be taken. Choose another.
refusal-no-such-order = You hold no order with printing card { $card }.
refusal-holds-four = You hold { $held } orders. Choose one to discard for the new one.
refusal-has-room = Orders held: { $held }. There is a free slot, so none may be discarded.
refusal-tile-not-dealt = { $tile } was not dealt to you. Keep one of your two characters.
refusal-same-specialty = You chose { $specialty } twice. Choose two different specialties.
refusal-equal-levels = Both are at level { $level }. Choose two levels that differ.
refusal-already-swapped = You have swapped levels this round. You can again next round.
refusal-needs-character = Only { $character } may do that.
refusal-type-count = { $expected ->
    [one] Choose exactly { $expected } type, not { $named }.
   *[other] Choose exactly { $expected } types, not { $named }.
}
refusal-marker-count = { $has ->
    [one] Place your { $has } marker; { $placed } placed.
   *[other] Place all { $has } markers; { $placed } placed.
}
refusal-too-many-on-action = At most { $most } markers may lie on one action; that would be { $placed } ({ $action }).
refusal-already-committed = Your plan is committed. Take it back to change it.
refusal-not-committed = You have not committed a plan yet.
refusal-all-committed = All plans are committed; they are revealed once the reward in hand is resolved.
refusal-no-marker = You have no marker there ({ $action }).
refusal-same-action = The marker already lies there ({ $action }). Choose another action.
refusal-set-has = { $has ->
    [one] The set has { $has } ink left, not { $wanted }.
   *[other] The set has { $has } inks left, not { $wanted }.
}
refusal-no-such-set = There is no set { $set }; the sets are 1 to { $sets }.
refusal-zero-inks = Take 1, 2 or 3 inks from a set. To take none, pass.
refusal-empty-axle = { $gears ->
    [0] Axle { $axle } is empty; you have no gear yet.
    [one] Axle { $axle } is empty; you have { $gears } gear.
   *[other] Axle { $axle } is empty; you have { $gears } gears.
}
refusal-gear-used = The gear on axle { $axle } was used this round and stays as it is until the next.
refusal-used-up = { $uses ->
    [one] The gear on axle { $axle } was used this round. It can be used again next round.
   *[other] The gear on axle { $axle } was used { $uses } times this round. It can be used again next round.
}
refusal-three-uses = You have used gears { $uses } times this round; more is not allowed.
refusal-axles-full = All three axles are taken. Choose an unused gear to discard.
refusal-axle-free = { $gears ->
    [one] You have { $gears } gear: an axle is free, so none may be discarded.
   *[other] You have { $gears } gears: an axle is free, so none may be discarded.
}
refusal-same-sector = Sector { $sector } is active already. Choose another.
refusal-wrong-choice = That choice does not belong to this sector ({ $sector }).
refusal-same-thing = Choose something different to exchange it for.
refusal-not-lowest = { $specialty } is at level { $level }; your lowest is at { $lowest }. Choose a lowest one.
refusal-not-fulfilling = This gear counts the orders you are fulfilling: use it after you have declared them, before you end the step.
refusal-nothing-counts = None of the orders you are fulfilling counts for this gear.
refusal-no-order-to-draw = An order takes one card of each kind; left to draw: { $printing } printing, { $refinement } refinement.
refusal-no-slot = You hold { $held } orders, and at this table a rewarded order needs a free slot.
refusal-nothing-to-draw = No such card is left to draw.
refusal-one-type = This gear sells one type a use, not { $named }.
refusal-zero-types = Choose at least one type to buy.
refusal-reward-marked = This reward is taken for the round: { $reward }. Choose another.
refusal-not-yet = Patronage card { $card } can be taken from round { $from } on; this is round { $round }.
refusal-nothing-declared = Choose at least one order to fulfil. To fulfil none, pass.
refusal-declared-twice = The order with printing card { $card } is chosen twice.
refusal-leave-out-orders = { $orders ->
    [one] With { $orders } order no letter may be left out; it takes two or more.
   *[other] With { $orders } orders no letter may be left out; it takes two or more.
}
refusal-leave-out-once = Only one letter may be left out, not { $named }.
refusal-letter-not-shown = Printing card { $card } does not show the type { $letter }.
refusal-no-such-bonus = Refinement card { $card } has no bonus for you to take.
refusal-wrong-bonus = The bonus of refinement card { $card } is another: { $bonus }.
refusal-bonus-empty = The bonus of refinement card { $card } can give nothing now. Decline it.
refusal-bonuses-open = { $left ->
    [one] { $left } bonus is still open. Take it or decline it.
   *[other] { $left } bonuses are still open. Take or decline each.
}
refusal-wrong-reward = The reward is another: { $reward }.
refusal-may-not-decline = This reward may not be declined.
refusal-not-scripted = This game draws from its seed; only a game with a referee is told what was drawn.
refusal-script = The draw does not fit: { $trouble }.

script-needs = say what was drawn next ({ $deck })
script-impossible = { $drawn } could not have been drawn here

## Undo

refusal-nothing-done = There is nothing to undo yet.
refusal-other-seat = { $seat } has acted since; only your own last actions can be undone.
refusal-too-far = That is too long ago to be undone.
refusal-revealed = The last action revealed something, and that cannot be unseen.

## Host

refusal-bad-request = The page sent something that is not understood. Reload the page.
refusal-too-long = That is too long: { $bytes } bytes; at most { $most } are read.
refusal-outdated = The page is of another version ({ $client }) than its host ({ $host }). Reload the page; your game is kept.
refusal-not-allowed = Guests may not do that. Ask whoever runs the table.
refusal-spectator = You are watching; only players can do that.
refusal-no-table = There is no table { $table }.
refusal-table-exists = Table { $table } is there already. Close it first.
refusal-not-at-table = You neither sit at table { $table } nor watch it. Sit down first.
refusal-not-your-seat = That is not your seat ({ $seat }).
refusal-not-at-device = { $at ->
    [none] { $seat } is not at the device. Hand it over first.
   *[other] { $at } is at the device. Hand it to { $seat } first.
}
refusal-nobody-at-device = Nobody is at the device. Hand it to someone first.
refusal-no-person = No person sits there ({ $seat }).
refusal-no-seats = Choose at least one seat, or watch.
refusal-stale = The table has gone on since you decided (move { $made_for }, now { $revision }). Look again.
refusal-unknown-set = There is no card set of the name “{ $name }”. Choose one from the list.
refusal-bad-set = This card set cannot be played with. What is wrong is listed below.
refusal-bad-seed = “{ $seed }” is not a seed. Give a whole number below 2^64 or 64 hex digits.
refusal-bad-options = { $why ->
    [players] A table has 2 to 4 seats, the automa included.
    [first_player] The first player sits where nobody does. Choose another seat.
   *[other] These options do not go together.
}
refusal-sitter-count = { $players ->
    [one] There is { $players } player, but { $named } named.
   *[other] There are { $players } players, but { $named } named.
}
refusal-unknown-level = There is no bot “{ $level }”. Choose one from the list.
refusal-bad-record = This record cannot be replayed. What is wrong is listed below.
refusal-several-records = { $found ->
    [0] There is no record in this text.
   *[other] This text holds { $found } records. Open one at a time.
}
refusal-hints-off = This table plays without hints.
refusal-undo-off = This table plays without undo.
refusal-nothing-to-decide = { $seat } has nothing to decide now.
refusal-superseded = The table went on before the answer was found. Ask again.
refusal-nothing-found = No answer was found. Ask again.
refusal-no-trial = No trial has been begun.
refusal-nothing-tried = Nothing has been tried yet.
refusal-would-reveal = That would reveal something hidden. A trial goes only as far as what is known.
refusal-too-many = { $what ->
    [actions] At most { $most } actions at a time.
    [steps] A trial has at most { $most } steps. Take some back, or leave it.
    [hints] Only { $most } hint at a time. Wait, or stop it.
    [replays] At most { $most } replays at a time. Close one first.
   *[other] At most { $most } at a time.
}
refusal-game-running = The game is still running, and its record tells what is hidden. Wait for the end.
refusal-not-your-view = While the game is running, you see it only from your own seat.
refusal-no-replay = There is no replay { $replay }.
refusal-no-step = There is no step { $step }; the steps are 0 to { $last }.
refusal-other = That cannot be done ({ $code }).

## Shared tables

refusal-unknown = Choose a name first.
refusal-banned = Whoever runs this server has sent you away.
refusal-bad-share = This device’s part of the draw does not fit. Reload the page.
refusal-bad-code = Nobody has this code. Check every letter, or make a new code where you are known.
refusal-bad-name = A name has 1 to { $most } characters.
refusal-no-such-table = There is no such table. The link may be incomplete.
refusal-not-found = This server does not know what the page asked for. Reload the page.
refusal-wrong-method = The page asked in a way that this server does not know. Reload the page.
refusal-too-slow = The request took too long to arrive. Try again.
refusal-bad-pace = { $unit ->
    [minutes] A decision may take 1 to { $most } minutes.
   *[hours] A decision may take 1 to { $most } hours.
}
refusal-nobody-plays = At least one person has to play.
refusal-too-much = { $what ->
    [tables] You have { $most } tables already. Finish a game first.
    [tokens] You have { $most } tokens already. Take them back first.
    [bytes] A card set has at most { $most } bytes.
    [request] That is too long: at most { $most } bytes are taken at once.
   *[characters] At most { $most } characters at a time, and at least one.
}
refusal-too-fast = That was too much at once. Wait a moment, then try again.
refusal-seat-taken = Someone sits there already. Choose another seat.
refusal-no-seat-free = No seat is free any more. You can watch.
refusal-seated-already = You sit at this table already.
refusal-not-seated = Only those who sit at this table can do that.
refusal-not-maker = Only whoever made the table can do that.
refusal-begun = The game has begun already.
refusal-not-begun = The game has not begun yet.
refusal-running = The game is still running.
refusal-stood-in = A bot plays for you. Say that you are back to play on.
refusal-resigned = You have given up this game.
refusal-rules-changed = The rules have changed since this game began. It cannot be played on or replayed; if it is over, it can be looked at.
refusal-table-closed = This table is closed.
refusal-foreign-origin = The request came from another site. Open Platen at its own address.
refusal-not-kept = That could not be stored, so it did not happen. Try again.
refusal-unavailable = The server cannot do that just now. Try again in a moment.
refusal-not-connected = There is no connection just now. It is tried again by itself.
refusal-unreachable = The server cannot be reached. Check your connection, then try again.

## Tables that were closed

closed-not-kept = The table was closed because the game could not be saved. Free some space, then open it again: it goes on from the last move saved.
closed-unknown = The table was closed ({ $why }). Open it again to go on.

## What is wrong with a line of a file: a card set, or a record

problem-file-too-long = The file has { $bytes } bytes; a set has at most { $most }.
problem-syntax = This is not written as TOML.
problem-unknown-field = The field “{ $found }” is not known. Expected one of: { $expected }.
problem-missing-field = The field “{ $field }” is missing.
problem-wrong-kind = { $kind ->
    [text] “{ $field }” should be a text in quotes.
    [whole_number] “{ $field }” should be a whole number.
    [true_or_false] “{ $field }” should be true or false.
    [list] “{ $field }” should be a list in square brackets.
   *[table] “{ $field }” should be a table with fields.
}
problem-wrong-length = “{ $field }” has { $found } entries, but should have { $least } to { $most }.
problem-out-of-range = “{ $field }” is { $found }, but should be from { $least } to { $most }.
problem-unknown-word = “{ $found }” is not known here. Expected one of: { $expected }.
problem-letter-count = “{ $field }” has { $found } letters, but should have { $least } to { $most }.
problem-no-specialty = “{ $field }” should name a specialty with its level.
problem-bad-name = The name of a set is 1 to 40 letters, digits, hyphens, dots or underscores.
problem-missing-entries = “{ $deck }” has { $found } of { $count } entries. Missing: no. { $numbers }.
problem-twice = No. { $number } is here twice, first on line { $first }.
problem-few-basic-gears = Only { $found } gears are without three_plus; two players need at least { $least }.
problem-asks-nothing = A patronage card should ask for something.
problem-not-a-pair = A move is a pair of ends, for instance "max" and "min".
problem-idle-move = A move from “{ $end }” to itself does nothing.
problem-unsorted-rounds = “patronage_rounds” should rise from space to space.
problem-first-reward = Level II of the reward track should give an ink.
problem-automa-start = The automa starts with 7 markers, not { $found }.
problem-record-foreign = This is not a record of Platen.
problem-record-format = The record has format { $found }, which this version does not read. Reload the page for the newest version.
problem-record-revision = The record was played by other rules ({ $found }) than this version plays ({ $expected }).
problem-record-head = A line that begins with “{ $expected }” is missing here.
problem-record-options = The options of the record are damaged.
problem-record-option = The option “{ $name }” should be named exactly once.
problem-record-seed = The seed of the record is damaged.
problem-record-seat = A seat of the record is damaged.
problem-record-unknown-set = This game was played with the card set “{ $name }”, which is not known here. Choose the file of that set.
problem-record-notation = This entry cannot be read.
problem-record-cut-off = { $entries ->
    [one] The record is cut off: its last line is missing after { $entries } entry.
   *[other] The record is cut off: its last line is missing after { $entries } entries.
}
problem-record-count = The record has { $found } entries, but its last line counts { $counted }: some are missing or were added.
problem-record-digest = The entries lead to another game than the one recorded: the record was changed.
