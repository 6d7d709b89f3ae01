//! The words of a report: those of the game in the terminal and on the page.

use platen_rules::cards::{Bonus, CardSet, DEFAULT_SET, Sector, published_set};
use platen_rules::vocabulary::{BoardAction, Character, Edition};
use platen_texts::{Lang, Speaker, Texts};
use std::sync::Arc;

/// "20", or "9 of 20" where some games are still missing.
pub(crate) fn games_of(games: u64, asked: u64) -> String {
    if games < asked { format!("{games} of {asked}") } else { games.to_string() }
}

/// Says what codes mean, where it can.
#[derive(Clone, Debug)]
pub(crate) struct Words {
    speaker: Option<Speaker>,
}

impl Words {
    /// The words of these cards; other words need no cards.
    pub(crate) fn new(cards: Option<Arc<CardSet>>, edition: Option<Edition>) -> Words {
        let cards = cards.or_else(|| published_set(DEFAULT_SET));
        let texts = Arc::new(Texts::new(Lang::En));
        Words { speaker: cards.map(|cards| Speaker::new(texts, cards, edition.unwrap_or_default())) }
    }

    fn say(&self, code: &impl ToString, say: impl FnOnce(&Speaker) -> String) -> String {
        self.speaker.as_ref().map_or_else(|| code.to_string(), say)
    }

    pub(crate) fn speaker(&self) -> Option<&Speaker> {
        self.speaker.as_ref()
    }

    pub(crate) fn character(&self, character: Character) -> String {
        self.say(&character.code(), |speaker| speaker.character(character))
    }

    pub(crate) fn action(&self, action: BoardAction) -> String {
        self.say(&action, |speaker| speaker.row(action))
    }

    pub(crate) fn sector(&self, sector: Sector) -> String {
        self.say(&sector, |speaker| speaker.sector(sector))
    }

    pub(crate) fn bonus(&self, bonus: Bonus) -> String {
        self.say(&format!("{bonus:?}"), |speaker| speaker.bonus(bonus))
    }

    /// Markers on each action: "Orders 2, Inks 1".
    pub(crate) fn plan(&self, markers: [u8; 5]) -> String {
        let laid = BoardAction::ALL.into_iter().zip(markers).filter(|(_, n)| *n > 0);
        laid.map(|(action, n)| format!("{} {n}", self.action(action))).collect::<Vec<_>>().join(", ")
    }

    /// A rule at work; a sector of a gear is noted by its code alone.
    pub(crate) fn rule(&self, noted: &str) -> String {
        match noted.parse::<Sector>() {
            Ok(sector) => format!("{} {}", sector.rule(), self.sector(sector)),
            Err(_) => noted.to_string(),
        }
    }
}
