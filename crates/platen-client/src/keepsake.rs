//! Small things that this browser keeps for the person, as text. A device that stores nothing forgets them, which does
//! no harm.

use crate::bests::Bests;
use crate::lesson::Mark;
use crate::new_game::NewGame;
use web_sys::{Storage, window};

const NEW_GAME: &str = "platen-new-game";
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
