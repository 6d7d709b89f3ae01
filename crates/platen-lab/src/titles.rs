//! The titles that solitaire games ended with (END-4).

use crate::stats::{Interval, Spread, ratio, share_interval};
use platen_rules::Title;
use serde_json::{Value, json};

/// How many solitaire games ended with each title.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Titles {
    counts: [u64; Title::ALL.len()],
}

impl Titles {
    /// Counts the title of a game.
    pub fn add(&mut self, title: Title) {
        self.counts[title as usize] += 1;
    }

    /// Counts all titles of others.
    pub fn merge(&mut self, other: &Titles) {
        self.counts.iter_mut().zip(other.counts).for_each(|(count, other)| *count += other);
    }

    /// How many games ended with any title.
    pub fn games(&self) -> u64 {
        self.counts.iter().sum()
    }

    /// How many games ended with that title.
    pub fn count(&self, title: Title) -> u64 {
        self.counts[title as usize]
    }

    /// The part of the games that ended with that title, with its 95 % interval; alone every game is a deal.
    pub fn share(&self, title: Title) -> (f64, Interval) {
        let count = self.count(title);
        let games = Spread { n: self.games(), sum: count, squares: count };
        (games.mean(), share_interval(&games, 1))
    }

    /// What part of a hundred games ended with each title, from the lowest.
    pub(crate) fn percents(&self) -> Vec<f64> {
        self.counts.map(|count| 100.0 * ratio(count, self.games())).to_vec()
    }

    pub(crate) fn to_json(self) -> Value {
        let titles = Title::ALL.map(|title| {
            let (share, interval) = self.share(title);
            let told = json!({ "games": self.count(title), "share": share, "interval": interval });
            (title.name().to_string(), told)
        });
        Value::Object(titles.into_iter().collect())
    }
}
