//! The first line of a result file: what it is about.

use super::{FORMAT, VERSION, to_line};
use crate::error::LabError;
use platen_rules::{GameOptions, Seed};
use serde::{Deserialize, Serialize};

/// What a result file is about. Equal headers mean equal games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Header {
    /// The revision of the rules.
    pub rules: u32,
    /// The name of the set.
    pub set: String,
    /// The hash of the set.
    pub set_hash: String,
    /// The options.
    pub options: GameOptions,
    /// The bots, in the order named.
    pub bots: Vec<String>,
    /// The hash of all that the bots' choices follow from: see [`platen_bots::fingerprint`].
    pub bots_hash: String,
    /// The seed of the contest.
    pub seed: Seed,
    /// How many games there are in all.
    pub games: u64,
    /// Iterations of a search instead of the level's own.
    pub iterations: Option<u32>,
    /// Whether chance kept the characters, and not the bots.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub chance_keeps: bool,
    /// Iterations of the clairvoyant search, in files of a [`crate::Limit`]; all bots but the first are no bots then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clairvoyant: Option<u32>,
}

/// The first line of a file.
#[derive(Serialize, Deserialize)]
pub(super) struct FirstLine {
    format: String,
    version: u32,
    #[serde(flatten)]
    pub(super) header: Header,
}

impl Header {
    pub(super) fn line(&self) -> Result<String, LabError> {
        let first = FirstLine { format: FORMAT.to_string(), version: VERSION, header: self.clone() };
        to_line(&first)
    }

    /// Whether the games of both are games of one run, of which one may have more.
    pub(crate) fn same_games(&self, other: &Header) -> bool {
        *self == Header { games: self.games, ..other.clone() }
    }

    /// Whether both are about the same bots at the same table, named in any order, in deals that may be others.
    pub(crate) fn same_table(&self, other: &Header) -> bool {
        let (mut own, mut others) = (self.bots.clone(), other.bots.clone());
        own.sort_unstable();
        others.sort_unstable();
        // Each bot comes to every seat whatever the order, so the order is none of the table.
        own == others
            && self.same_games(&Header { seed: self.seed, bots: self.bots.clone(), ..other.clone() })
    }

    /// What another header says otherwise. It may ask for more games.
    pub(super) fn differences(&self, wanted: &Header) -> Vec<String> {
        let bots = |header: &Header| header.bots.join(",");
        let iterations =
            |header: &Header| header.iterations.map_or("the level's own".into(), |n| n.to_string());
        let clairvoyant = |header: &Header| header.clairvoyant.map_or("none".into(), |n| n.to_string());
        let keeper =
            |header: &Header| if header.chance_keeps { "chance".to_string() } else { "bots".to_string() };
        let pairs = [
            ("rules revision", self.rules.to_string(), wanted.rules.to_string()),
            ("set", self.set.clone(), wanted.set.clone()),
            ("set hash", self.set_hash.clone(), wanted.set_hash.clone()),
            ("options", self.options.to_string(), wanted.options.to_string()),
            ("bots", bots(self), bots(wanted)),
            ("revision of the bots", self.bots_hash.clone(), wanted.bots_hash.clone()),
            ("seed", self.seed.to_string(), wanted.seed.to_string()),
            ("games", self.games.to_string(), self.games.min(wanted.games).to_string()),
            ("iterations", iterations(self), iterations(wanted)),
            ("characters kept by", keeper(self), keeper(wanted)),
            ("clairvoyant iterations", clairvoyant(self), clairvoyant(wanted)),
        ];
        let differ = pairs.into_iter().filter(|(_, has, wants)| has != wants);
        differ.map(|(what, has, wants)| format!("{what} {has}, not {wants}")).collect()
    }
}
