//! A report for whoever designs cards: what was played, what it is worth, and whether it is fair.
//!
//! Games come from contests or from result files. Figures compare players with the average of their own group (the
//! players of one bot in one contest), so that games of several player counts and levels can be put together. Intervals
//! are 95 %, from the variance between deals.

mod chart;
mod checks;
mod faces;
mod figures;
mod page;
mod sections;
mod tally;
mod values;

pub use tally::Tally;

use checks::checks;
use platen_bots::BOTS;
use platen_rules::cards::{CardSet, published_set};
use serde_json::Value;
use std::sync::Arc;
use tally::Group;

/// Everything that was measured.
#[derive(Clone, Debug)]
pub struct Report {
    tallies: Vec<Tally>,
    /// The cards, if they are known.
    cards: Option<Arc<CardSet>>,
}

impl Report {
    /// A report on these contests. `cards` describe the faces if they are those that were played with.
    pub fn new(mut tallies: Vec<Tally>, cards: Option<Arc<CardSet>>) -> Report {
        tallies.iter_mut().for_each(Tally::close);
        tallies.retain(|tally| tally.games > 0);
        let order = |tally: &Tally| (level(&tally.header.bots[0]), tally.players());
        tallies.sort_by_key(order);
        let played = tallies.first().map(|tally| &tally.header);
        let cards = cards.or_else(|| published_set(&played?.set));
        let cards = cards.filter(|cards| tallies.iter().all(|tally| tally.header.set_hash == cards.hash()));
        Report { tallies, cards }
    }

    /// All games.
    pub fn games(&self) -> u64 {
        self.tallies.iter().map(|tally| tally.games).sum()
    }

    /// Everything as one HTML page that needs nothing else.
    pub fn to_html(&self) -> String {
        page::page(self)
    }

    /// All figures as JSON.
    pub fn to_json(&self) -> Value {
        figures::figures(self)
    }

    /// The bots that played, weakest first.
    fn bots(&self) -> Vec<&str> {
        let mut bots: Vec<&str> = Vec::new();
        for group in self.tallies.iter().flat_map(|tally| &tally.groups) {
            if !bots.contains(&group.bot.as_str()) {
                bots.push(&group.bot);
            }
        }
        bots.sort_by_key(|bot| level(bot));
        bots
    }

    /// The strongest bot that played: its choices tell most about the cards.
    fn strongest(&self) -> &str {
        self.bots().last().copied().unwrap_or_default()
    }

    /// The players of a bot, in every contest.
    fn groups_of(&self, bot: &str) -> Vec<(&Tally, &Group)> {
        let groups =
            self.tallies.iter().flat_map(|tally| tally.groups.iter().map(move |group| (tally, group)));
        groups.filter(|(_, group)| group.bot == bot).collect()
    }

    fn checks(&self) -> Vec<checks::Check> {
        checks(self)
    }
}

/// The strength of a bot; one that is not known comes last.
fn level(bot: &str) -> u8 {
    BOTS.iter().find(|kind| kind.name == bot).map_or(u8::MAX, |kind| kind.strength)
}

/// The place of a bot among all levels there are, and how many there are.
fn place(bot: &str) -> Option<(usize, usize)> {
    Some((BOTS.iter().position(|kind| kind.name == bot)?, BOTS.len()))
}
