### Playing together: one's name, shared tables, the waiting room, the line to the server.

## The door, and who one is

far-together = Play together
far-together-about = With friends on other devices
far-turns = { $count ->
    [one] { $count } game waits for you
   *[other] { $count } games wait for you
}
far-name = Your name
far-name-about = A name is enough: no password, no e-mail.
far-name-keep = Keep this name
far-begin = Begin
far-you-are = You play as { $name }
far-me = Your name
far-code = Recovery code
far-code-about = It brings your name and your games to another device. Keep it to yourself; it is shown only this once.
far-code-new = Make a new code
far-code-new-about = The code before is then worth nothing any more, and your other devices are signed out.
far-code-have = I have a code
far-code-enter = Code from another device
far-code-use = Bring my name here
far-copy = Copy
far-copied = Copied
far-notify = Notify me when it is my turn
far-notify-about = By the browser, while you look at something else.
far-sign-out = Sign out
far-sign-out-about = This device then forgets who you are. You come back with your recovery code: note it down first.
far-sign-out-sure = Without the code you will not get back to your games. Sign out?
far-sign-out-here = On this device
far-sign-out-everywhere = On all devices
far-sign-out-stay = Stay
far-erase = Erase my name
far-erase-about = Erasing removes your name and your code. Games stay, without your name.
far-erase-sure = Erase your name for good? You will not get back to your games.
far-erase-keep = Keep it

## Games and tables

far-games = Your games
far-no-games = You have no games with others yet.
far-tables = Open tables
far-no-tables = No table is waiting for players just now.
far-new = New table
far-your-turn = Your turn
far-their-turn = the others’ turn
far-gathering = waiting for players
far-closed = closed
far-seats-free = { $count ->
    [one] { $count } seat free
   *[other] { $count } seats free
}
far-nobody = Free seat
far-watch = Watch

## Setting up a table

far-make = Make the table
far-seat-person = Someone you invite
far-seat-you = You
far-pace = Time for a decision
far-pace-about = When it runs out, a bot plays on until you return.
far-pace-none = As long as it takes
far-pace-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
far-pace-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
far-pace-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
far-stand-in = Stand-in
far-stand-in-about = The bot that plays on for someone who left.
far-open = Open to everyone
far-open-about = Strangers find the table in the list. Otherwise only those who have the link come.
far-more = House rules and card set
far-invited = by invitation

## The waiting room

far-room = Waiting for players
far-room-about = The game starts when whoever made the table starts it. Free seats are then played by bots.
far-invite = Invitation
far-invite-about = Whoever has this link may sit down here, or watch.
far-sit = Sit here
far-get-up = Get up
far-free-seat = Free the seat
far-close-table = Close the table
far-start = Start the game
far-start-bots = Start; bots take the free seats
far-calling = Connecting…
far-missing = There is no such table
far-missing-about = The link may be incomplete, or nobody came to the table for a long time.
far-table-closed = This table was closed
far-table-closed-about = Nobody sat there any more, whoever made it closed it, or nobody started it for a week.

## At the table

far-lost = No connection. It is tried again by itself, and nothing is lost.
far-lost-waiting = No connection. Your last step waits and goes out by itself.
far-outdated = The server has a newer version of Platen. Reload the page; your games are safe.
far-left = time left: { $time }
far-left-days = { $days } d { $hours } h
far-left-hours = { $hours } h { $minutes } min
far-away = { $level } plays for you until you return.
far-come-back = I’m back
far-stands-in = bot plays
far-absent = not connected
far-gave-up = gave up
far-talk = Talk
far-talk-unread = { $count ->
    [one] Talk: { $count } new
   *[other] Talk: { $count } new
}
far-say = Say something
far-send = Say
far-silence = Nothing has been said yet.
far-mute = Mute
far-muted = What others say is not shown.
far-watching = You are watching
far-leave = Leave the table
far-leave-about = A bot plays on for you until you come back.
far-resign = Give up
far-resign-sure = Give up for good? A bot plays your printing house to the end.
far-resign-keep = Play on
far-again = Play again
far-again-join = Join the next game
far-invite-copy = Copy the link to this table

## The tab

far-title-gathering = Waiting for players
far-title-yours = Your turn!
far-title-others = { $name } to play
far-title-waiting = Waiting for the others
far-title-over = Game over

## Fairness

far-fair-proven = Fair, and proven: the cards come from the server’s secret and the shares of { $names }; all { $count } plans are as they were sealed.
far-fair-shown = As far as the record shows, the cards come from the server’s secret and the shares of { $names }, and all { $count } plans are as they were sealed. What was published before the game is known to the devices that played.
far-fair-house = Checked: the cards come from the server’s secret alone; all { $count } plans are as they were sealed.
far-fair-flawed = Not proven fair: the record does not fit what was published before the game.
far-seal-broken = A plan is not the one that was sealed: this server has changed it. Do not trust this game.
