//! Small things that this browser keeps for the person, as text. A device that stores nothing forgets them, which does
//! no harm.

use crate::bests::Bests;
use crate::fair::Stake;
use crate::lesson::Mark;
use crate::new_game::NewGame;
use crate::new_table::NewTable;
use web_sys::{Storage, window};

const NEW_GAME: &str = "platen-new-game";
const NEW_TABLE: &str = "platen-new-table";
const NAME: &str = "platen-name";
const STAKE: &str = "platen-share-";
const BESTS: &str = "platen-bests";
const LESSON: &str = "platen-lesson";

/// How the last game was set up.
pub(crate) fn new_game() -> NewGame {
    NewGame::read(&read(NEW_GAME))
}

/// Keeps how a game was set up.
pub(crate) fn keep_new_game(game: &NewGame) {
    keep(NEW_GAME, &game.text());
}

/// How the last shared table was set up.
pub(crate) fn new_table() -> NewTable {
    NewTable::read(&read(NEW_TABLE))
}

/// Keeps how a shared table was set up.
pub(crate) fn keep_new_table(table: &NewTable) {
    keep(NEW_TABLE, &table.text());
}

/// The name under which one plays with others; a cookie that the page cannot see proves it.
pub(crate) fn name() -> Option<String> {
    Some(read(NAME)).filter(|name| !name.is_empty())
}

/// Keeps the name under which one plays with others, or forgets it.
pub(crate) fn keep_name(name: Option<&str>) {
    keep(NAME, name.unwrap_or_default());
}

/// What this device put into the seed of a shared table.
pub(crate) fn stake(table: &str) -> Option<Stake> {
    Stake::read(&read(&format!("{STAKE}{table}")))
}

/// Keeps what this device puts into the seed of a shared table, also for its other tabs.
pub(crate) fn keep_stake(table: &str, stake: &Stake) {
    keep(&format!("{STAKE}{table}"), &stake.text());
}

/// The best results here.
pub(crate) fn bests() -> Bests {
    Bests::read(&read(BESTS))
}

/// Changes the best results, and gives what came of it.
pub(crate) fn change_bests<T>(change: impl FnOnce(&mut Bests) -> T) -> T {
    let mut bests = bests();
    let came = change(&mut bests);
    keep(BESTS, &bests.text());
    came
}

/// The game that was begun to learn, and how far it was read.
pub(crate) fn lesson_mark() -> Option<Mark> {
    Mark::read(&read(LESSON))
}

/// Notes which game was begun to learn, and how far it was read.
pub(crate) fn keep_lesson(mark: Mark) {
    keep(LESSON, &mark.text());
}

fn read(name: &str) -> String {
    storage().and_then(|storage| storage.get_item(name).ok().flatten()).unwrap_or_default()
}

fn keep(name: &str, text: &str) {
    if let Some(storage) = storage() {
        let _ = storage.set_item(name, text);
    }
}

fn storage() -> Option<Storage> {
    window()?.local_storage().ok().flatten()
}
