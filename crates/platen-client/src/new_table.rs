//! What is agreed before a table is shared: the game as it is set up on one device, and what only several need.

use crate::desk::PACES;
use crate::new_game::{Kind, NewGame, SeatChoice};
use platen_protocol::{Chair, Pace, Terms};

/// A shared table as it is set up. The game is kept for the next time.
#[derive(Clone, Debug, PartialEq)]
pub struct NewTable {
    /// The game; names and seed do not count.
    pub game: NewGame,
    /// How long a decision may take.
    pub pace: Pace,
    /// The level of the bot that plays on for someone who left or whose time ran out.
    pub stand_in: String,
    /// Whether strangers find the table in the list.
    pub open: bool,
}

impl Default for NewTable {
    /// Two people who know each other.
    fn default() -> NewTable {
        let mut game = NewGame::default();
        game.seats[1].kind = Kind::Person;
        NewTable { game, pace: Pace::Unhurried, stand_in: "journeyman".to_string(), open: false }
    }
}

impl NewTable {
    /// A table for the game that was kept, if one was.
    pub fn read(text: &str) -> NewTable {
        let game = Some(text).filter(|text| !text.is_empty()).map(NewGame::read);
        let usual = NewTable::default();
        NewTable { game: game.unwrap_or(usual.game), ..usual }
    }

    /// The text to keep.
    pub fn text(&self) -> String {
        self.game.text()
    }

    /// The terms to ask for.
    pub fn terms(&self) -> Terms {
        Terms {
            options: self.game.agreed(),
            set: self.game.set.clone(),
            house: self.game.house,
            chairs: self.game.seats.iter().filter_map(chair).collect(),
            pace: self.pace,
            stand_in: self.stand_in.clone(),
            open: self.open,
        }
    }

    /// Takes the pace of a name.
    pub fn set_pace(&mut self, name: &str) {
        if let Some((_, pace)) = PACES.iter().find(|(known, _)| *known == name) {
            self.pace = *pace;
        }
    }
}

fn chair(seat: &SeatChoice) -> Option<Chair> {
    match seat.kind {
        Kind::Person => Some(Chair::Person),
        Kind::Bot => Some(Chair::Bot { level: seat.level.clone() }),
        Kind::Empty => None,
    }
}

#[cfg(test)]
mod tests {
    use super::NewTable;
    use crate::new_game::Kind;
    use platen_protocol::{Chair, Pace};

    #[test]
    fn terms_follow_from_the_seats() {
        let mut table = NewTable::default();
        assert_eq!(table.terms().chairs, [Chair::Person, Chair::Person]);
        table.game.seats[2].kind = Kind::Bot;
        table.game.options.automa = true;
        table.set_pace("1d");
        table.set_pace("never");
        let terms = table.terms();
        let bot = Chair::Bot { level: "journeyman".to_string() };
        assert_eq!(terms.chairs, [Chair::Person, Chair::Person, bot]);
        assert_eq!((terms.options.players, terms.options.automa), (3, true));
        assert_eq!(terms.pace, Pace::Slow { hours: 24 });
    }

    #[test]
    fn the_game_that_was_kept_is_read_again() {
        let mut table = NewTable::default();
        table.game.seats[3].kind = Kind::Person;
        assert_eq!(NewTable::read(&table.text()), table);
        assert_eq!(NewTable::read(""), NewTable::default());
    }
}
