//! A report for whoever designs cards: what was played, what it is worth, and whether it is fair.
//!
//! Games come from contests or from result files. Figures compare players with the average of their own group (the
//! players of one bot in one contest), so that games of several player counts and levels can be put together. A bot that
//! thinks otherwise, or whose characters chance kept, is another. Intervals are 95 %, from the variance between deals.

mod cells;
mod chart;
mod checks;
mod faces;
mod figures;
mod never;
mod page;
mod players;
mod sections;
mod spreadsheet;
mod tally;
mod values;
mod words;

pub use tally::Tally;

use crate::error::LabError;
use crate::results::Header;
use checks::checks;
use platen_rules::cards::{CardSet, published_set};
use players::Player;
use serde_json::Value;
use std::sync::Arc;
use tally::Group;
use words::Words;

/// So many players of a bot make its figures worth showing.
const ENOUGH: u64 = 1000;

/// Everything that was measured.
#[derive(Clone, Debug)]
pub struct Report {
    tallies: Vec<Tally>,
    /// The cards, if they are known.
    cards: Option<Arc<CardSet>>,
    words: Words,
}

impl Report {
    /// A report on these contests. `cards` are those that were played with; a published set need not be given. Contests
    /// of the same bots at the same table in other deals count as one.
    ///
    /// # Errors
    /// Games of different cards, rules or bots tell nothing together, faces of other cards would be wrong, and no game
    /// may count twice.
    pub fn new(mut tallies: Vec<Tally>, cards: Option<Arc<CardSet>>) -> Result<Report, LabError> {
        tallies.iter_mut().for_each(Tally::close);
        tallies.retain(|tally| tally.games > 0);
        let order = |tally: &Tally| (tally.groups[0].player.level(), tally.players());
        tallies.sort_by(|a, b| order(a).cmp(&order(b)).then_with(|| a.header.seed.0.cmp(&b.header.seed.0)));
        let tallies = together(tallies)?;
        let played = tallies.first().map(|tally| &tally.header);
        let cards = match (cards, played) {
            (Some(cards), Some(played)) => Some(fitting(cards, played)?),
            (cards, _) => cards.or_else(|| published(played?)),
        };
        let words = Words::new(cards.clone(), played.map(|header| header.options.edition));
        Ok(Report { tallies, cards, words })
    }

    /// All games.
    pub fn games(&self) -> u64 {
        self.tallies.iter().map(|tally| tally.games).sum()
    }

    /// All games that were to be played; more than there are if result files are not complete.
    fn games_asked(&self) -> u64 {
        self.tallies.iter().map(|tally| tally.header.games).sum()
    }

    /// Everything as one HTML page that needs nothing else.
    pub fn to_html(&self) -> String {
        page::page(self)
    }

    /// All figures as JSON.
    pub fn to_json(&self) -> Value {
        figures::figures(self)
    }

    /// The figures of every card, gear, bonus, character and plan as CSV, a row for each and each bot.
    pub fn to_csv(&self) -> String {
        spreadsheet::rows(self)
    }

    /// The bots that played, weakest first.
    fn bots(&self) -> Vec<&Player> {
        let mut bots: Vec<&Player> = Vec::new();
        for group in self.tallies.iter().flat_map(|tally| &tally.groups) {
            if !bots.contains(&&group.player) {
                bots.push(&group.player);
            }
        }
        bots.sort_by_cached_key(|bot| (bot.level(), bot.to_string()));
        bots
    }

    /// The bot whose choices tell most about the cards: the strongest with enough players, or else the one with the most;
    /// one that chooses at random only if there is no other.
    fn shown(&self) -> Option<&Player> {
        let bots = self.bots();
        let players = |bot: &Player| self.groups_of(bot).iter().map(|(_, group)| group.n).sum::<u64>();
        let thinks = |bot: &&&Player| bot.thinks();
        let strongest = bots.iter().filter(thinks).rfind(|bot| players(bot) >= ENOUGH);
        let most = || bots.iter().filter(thinks).max_by_key(|bot| players(bot));
        strongest.or_else(most).or(bots.first()).copied()
    }

    /// The players of the bot whose choices tell most.
    fn groups_shown(&self) -> Vec<(&Tally, &Group)> {
        self.shown().map(|bot| self.groups_of(bot)).unwrap_or_default()
    }

    /// The players of a bot, in every contest.
    fn groups_of(&self, bot: &Player) -> Vec<(&Tally, &Group)> {
        let groups =
            self.tallies.iter().flat_map(|tally| tally.groups.iter().map(move |group| (tally, group)));
        groups.filter(|(_, group)| group.player == *bot).collect()
    }

    fn checks(&self) -> Vec<checks::Check> {
        checks(self)
    }
}

/// Puts contests of the same table together, if all of them tell about the same thing.
fn together(tallies: Vec<Tally>) -> Result<Vec<Tally>, LabError> {
    let mut joined: Vec<Tally> = Vec::new();
    for tally in tallies {
        if let Some(first) = joined.first() {
            comparable(first, &tally)?;
        }
        match joined.iter_mut().find(|known| known.header.same_table(&tally.header)) {
            Some(known) if known.seeds.contains(&tally.header.seed) => return Err(twice(known, &tally)),
            Some(known) => known.merge(tally),
            None => joined.push(tally),
        }
    }
    Ok(joined)
}

/// The published set that was played with, if it was one.
fn published(played: &Header) -> Option<Arc<CardSet>> {
    published_set(&played.set).filter(|cards| cards.hash() == played.set_hash)
}

fn fitting(cards: Arc<CardSet>, played: &Header) -> Result<Arc<CardSet>, LabError> {
    let hash = cards.hash();
    if hash == played.set_hash {
        return Ok(cards);
    }
    let (given, of) = (set_name(&cards.name, &hash), set_name(&played.set, &played.set_hash));
    let message = format!("the games were played with {of}, not with {given}");
    Err(LabError::new(
        message,
        "give the set of the games by --set, or leave it out: faces are shown of published sets",
    ))
}

/// "house-5 (hash 0123456789abcdef)".
fn set_name(name: &str, hash: &str) -> String {
    let short: String = hash.chars().take(16).collect();
    format!("{name} (hash {short})")
}

fn comparable(one: &Tally, other: &Tally) -> Result<(), LabError> {
    let (a, b) = (&one.header, &other.header);
    let differ = [
        ("cards", a.set_hash != b.set_hash, format!("{} and {}", a.set, b.set)),
        ("rules", a.rules != b.rules, format!("revisions {} and {}", a.rules, b.rules)),
        ("bots", a.bots_hash != b.bots_hash, format!("revisions {} and {}", a.bots_hash, b.bots_hash)),
    ];
    let Some((what, _, how)) = differ.into_iter().find(|(_, differ, _)| *differ) else { return Ok(()) };
    let message = format!("{} and {} are games of different {what}: {how}", one.name, other.name);
    Err(LabError::new(message, "make a report of each"))
}

fn twice(one: &Tally, other: &Tally) -> LabError {
    let what = if one.header.bots == other.header.bots { "games" } else { "deals" };
    let message = format!("{} and {} hold the same {what}", one.name, other.name);
    LabError::new(message, "name each result file once; other deals come from another --seed")
}
