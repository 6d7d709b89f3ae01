//! The best results on this device, by the kind of table and by the deal of the day.

use crate::wire::GameNo;
use platen_rules::GameOptions;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A result and the game that it is from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Best {
    /// The fame.
    pub fame: u16,
    /// The game.
    pub game: GameNo,
    /// Whether it was better than one before.
    #[serde(default)]
    pub beats: bool,
}

/// The best results, and which games were deals of a day.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Bests {
    results: BTreeMap<String, Best>,
    daily: BTreeMap<u32, String>,
}

/// How a result stands among the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The best at such a table, this one included.
    pub best: u16,
    /// Whether it is this game's, and another was the best before.
    pub is_new: bool,
}

impl Bests {
    /// Reads what was kept; what cannot be read is as if nothing was.
    pub fn read(text: &str) -> Bests {
        serde_json::from_str(text).unwrap_or_default()
    }

    /// The text to keep.
    pub fn text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Notes that a game is the deal of a day.
    pub fn deal(&mut self, game: GameNo, day: &str) {
        self.daily.insert(game.0, day.to_string());
    }

    /// The best result of the deal of a day.
    pub fn of_day(&self, day: &str) -> Option<u16> {
        self.results.get(day).map(|best| best.fame)
    }

    /// Enters the result of a game. To enter it again changes nothing; the first of equal results stays the best.
    pub fn enter(&mut self, game: GameNo, options: &GameOptions, fame: u16) -> Standing {
        if let Some(day) = self.daily.get(&game.0).cloned() {
            self.better(day, game, fame);
        }
        let best = self.better(kind(options), game, fame);
        Standing { best: best.fame, is_new: best.game == game && best.beats }
    }

    fn better(&mut self, key: String, game: GameNo, fame: u16) -> Best {
        let best = self.results.entry(key).or_insert(Best { fame, game, beats: false });
        if fame > best.fame {
            *best = Best { fame, game, beats: true };
        }
        *best
    }
}

/// Which results are compared: as many players, with the automa or without, of one edition.
fn kind(options: &GameOptions) -> String {
    let automa = if options.automa { " automa" } else { "" };
    format!("{}{automa} {}", options.players, options.edition.code())
}

#[cfg(test)]
mod tests {
    use super::{Bests, Standing};
    use crate::wire::GameNo;
    use platen_rules::GameOptions;
    use platen_rules::vocabulary::Edition;

    #[test]
    fn the_best_of_each_kind_of_table_stays() {
        let mut bests = Bests::default();
        let alone = GameOptions::new(1);
        assert_eq!(bests.enter(GameNo(1), &alone, 90), Standing { best: 90, is_new: false }, "the first");
        assert_eq!(bests.enter(GameNo(2), &alone, 80), Standing { best: 90, is_new: false });
        assert_eq!(bests.enter(GameNo(3), &alone, 95), Standing { best: 95, is_new: true });
        assert_eq!(bests.enter(GameNo(3), &alone, 95), Standing { best: 95, is_new: true }, "seen again");
        let others =
            [GameOptions::new(2), alone.with_edition(Edition::First), GameOptions::new(2).with_automa()];
        for options in others {
            assert_eq!(bests.enter(GameNo(4), &options, 10).best, 10, "{options}");
        }
        assert_eq!(Bests::read(&bests.text()), bests);
    }

    #[test]
    fn a_day_has_its_own_best() {
        let mut bests = Bests::default();
        bests.deal(GameNo(5), "2026-11-16");
        assert_eq!(bests.of_day("2026-11-16"), None);
        bests.enter(GameNo(5), &GameOptions::new(1), 70);
        bests.enter(GameNo(6), &GameOptions::new(1), 99);
        assert_eq!(bests.of_day("2026-11-16"), Some(70));
    }
}
