### Saving games in this browser, and what hinders it.

ui-unsaved-full = There is no room left in this browser: this game is in memory only. Save it as a file, or make room; then it is saved again by itself.
ui-unsaved-none = This browser saves nothing here (a private window?). You can play, but a game lasts only as long as this tab. Save it as a file to keep it.
ui-save-file = Save as a file
ui-save-again = Try again
ui-damaged = Damaged game
ui-damaged-about = Part of what was saved is missing or cannot be read, so this game cannot be opened. The file has all that is left.
ui-give-raw = Save what is left
