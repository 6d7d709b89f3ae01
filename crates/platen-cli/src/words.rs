//! Who speaks at a table, and in which language.

use platen_rules::cards::CardSet;
use platen_rules::vocabulary::Edition;
use platen_rules::{SeatInfo, Session};
use platen_texts::{Lang, Speaker, Texts};
use std::sync::Arc;

/// The longest name that is shown.
const LONGEST_NAME: usize = 24;

/// The language of the place, as the environment names it; English where it names none of ours.
pub(crate) fn lang_of_place() -> Lang {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(|name| std::env::var(name).ok());
    Lang::best(set.filter(|value| !value.is_empty()).take(1).collect::<Vec<_>>().iter().map(String::as_str))
}

/// A speaker for the table of a session.
pub(crate) fn speaker(lang: Lang, session: &Session, seats: &[SeatInfo]) -> Speaker {
    let game = session.game();
    speaker_for(lang, game.cards(), game.table().options.edition, seats)
}

fn speaker_for(lang: Lang, cards: &Arc<CardSet>, edition: Edition, seats: &[SeatInfo]) -> Speaker {
    let seats: Vec<SeatInfo> = seats.iter().map(shown).collect();
    Speaker::new(Arc::new(Texts::new(lang)), Arc::clone(cards), edition).with_seats(&seats)
}

/// Names come from files too: signs that would steer a terminal are left out, and very long ones are cut.
fn shown(info: &SeatInfo) -> SeatInfo {
    let cut = |name: &String| name.chars().filter(|c| !c.is_control()).take(LONGEST_NAME).collect();
    SeatInfo { name: info.name.as_ref().map(cut), ..info.clone() }
}
