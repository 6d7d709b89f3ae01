//! What is kept of a game: enough for every table of a report, small enough for a line of a file.

use crate::clock::Clock;
use platen_rules::cards::Bonus;
use platen_rules::vocabulary::{Character, GearNo, PatronageNo, PrintingNo, RefinementNo, Seat};
use platen_rules::{Score, Title};
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// Shares of a win are counted in twelfths: a win is shared by at most four.
pub const WIN: u64 = 12;

/// A finished game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Played {
    /// Its number in the contest: the deal times the games of a deal, plus the rotation.
    pub game: u64,
    /// Who began.
    pub first: Seat,
    /// The solitaire title.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<Title>,
    /// The players, in seat order.
    pub players: Vec<PlayerFacts>,
    /// How often each rule was seen at work.
    pub rules: BTreeMap<String, u32>,
    /// What bots did wrong.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub stumbles: Vec<Stumble>,
}

impl Played {
    /// All decisions of the game.
    pub fn decisions(&self) -> u64 {
        self.players.iter().map(|player| u64::from(player.decisions)).sum()
    }
}

/// A bot that failed, so that another decided for it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stumble {
    /// The place of the bot in the list.
    pub bot: u8,
    /// How often in this game.
    pub count: u32,
    /// What happened first.
    pub what: String,
}

/// What one player did and got.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerFacts {
    /// The place of the bot in the list.
    pub bot: u8,
    /// The score by source.
    pub score: Score,
    /// Twelfths of the win.
    pub share: u8,
    /// The decisions made.
    pub decisions: u32,
    /// The character kept.
    pub character: Option<Character>,
    /// The character dealt and not kept.
    pub other: Option<Character>,
    /// The markers of each round's plan, in the order of the actions.
    pub plans: Vec<[u8; 5]>,
    /// The fame gained in each round.
    pub fame: Vec<RoundFame>,
    /// The orders taken: printing and refinement card.
    pub taken: Vec<(PrintingNo, RefinementNo)>,
    /// The orders fulfilled.
    pub fulfilled: Vec<Fulfilled>,
    /// The gears that were ever installed.
    pub gears: Vec<GearFacts>,
    /// The patronage cards taken.
    pub patronage: Vec<PatronageNo>,
    /// How long decisions took, where that was measured.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<Clock>,
}

impl PlayerFacts {
    /// Smaller is better: most fame, then fewer types, then fewer inks (END-3).
    pub(crate) fn rank(&self) -> (Reverse<u16>, u8, u8) {
        (Reverse(self.score.total), self.score.types, self.score.inks)
    }
}

/// The fame of one round: colours, decoration, bonus, gears, Tory.
pub type RoundFame = [u16; 5];

/// An order that was fulfilled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fulfilled {
    /// The round.
    #[serde(rename = "r")]
    pub round: u8,
    /// The printing card.
    #[serde(rename = "p")]
    pub printing: PrintingNo,
    /// The refinement card.
    #[serde(rename = "f")]
    pub refinement: RefinementNo,
    /// The fame of its colours, if they were fulfilled.
    #[serde(rename = "c")]
    pub colours: Option<u8>,
    /// The fame of its decoration, if it was fulfilled.
    #[serde(rename = "d")]
    pub decoration: Option<u8>,
    /// The bonus, if it was taken.
    #[serde(rename = "b")]
    pub bonus: Option<Bonus>,
}

/// A gear in a printing house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GearFacts {
    /// The gear.
    #[serde(rename = "g")]
    pub gear: GearNo,
    /// How often it was used.
    #[serde(rename = "u")]
    pub uses: u16,
    /// The fame it gave.
    #[serde(rename = "f")]
    pub fame: u16,
}
