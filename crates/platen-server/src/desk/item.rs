//! What happens at a table, one after the other. Everything that is known of a table follows from its items.

use crate::ids::{PersonId, TableId};
use crate::store::{StoreError, Stored};
use platen_fair::{Commitment, Secret, Share};
use platen_host::Head;
use platen_protocol::Terms;
use platen_rules::vocabulary::Seat;
use serde::{Deserialize, Serialize};

/// Something that happened at a table. The names are stored: they only ever become more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "item", rename_all = "snake_case", deny_unknown_fields)]
pub enum Item {
    /// Someone made the table: always the first.
    Gathered {
        /// Who.
        by: PersonId,
        /// What they ask for.
        terms: Box<Terms>,
        /// What the server puts into the seed. Its hash is told at once, the secret when the game is over.
        secret: Secret,
    },
    /// Someone sat down.
    Sat {
        /// Who.
        person: PersonId,
        /// Their name.
        name: String,
        /// Where.
        seat: Seat,
    },
    /// Someone got up before the game.
    GotUp {
        /// Where.
        seat: Seat,
    },
    /// Someone committed to a share of the seed.
    Committed {
        /// Where they sit.
        seat: Seat,
        /// The hash of the share.
        commitment: Commitment,
    },
    /// The game is to start: from here on shares are opened, and no more are committed to.
    Called {},
    /// Someone opened their share.
    Opened {
        /// Where they sit.
        seat: Seat,
        /// The share.
        share: Share,
    },
    /// The game began. The head names the seed, which follows from the secret and the shares.
    Started {
        /// From what it is made.
        head: Head,
    },
    /// Something was done in the game: the next lines of its record.
    Did {
        /// The lines.
        lines: Vec<String>,
    },
    /// From here on a bot plays for someone, or they themselves again.
    StoodIn {
        /// For whom.
        seat: Seat,
        /// The level of the bot; none for the person again.
        level: Option<String>,
    },
    /// Someone gave up; a bot plays for them to the end.
    Resigned {
        /// Who.
        seat: Seat,
        /// The level of the bot.
        level: String,
    },
    /// They play again elsewhere.
    Again {
        /// Where.
        table: TableId,
    },
    /// The table was closed without an end.
    Closed {
        /// Why: a code.
        why: String,
    },
}

impl Item {
    /// The item as it is stored.
    pub fn body(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// The item without the name of a person, if it has it; `seat` is where they sit.
    pub fn without_name(&self, person: PersonId, seat: &mut Option<Seat>) -> Option<Item> {
        match self {
            Item::GotUp { seat: at } if *seat == Some(*at) => {
                *seat = None;
                None
            }
            Item::Sat { person: other, seat: at, .. } if *other == person => {
                *seat = Some(*at);
                Some(Item::Sat { person, name: String::new(), seat: *at })
            }
            Item::Started { head } => {
                let line = format!("seat {} human ", (*seat)?);
                let without = |text: &str| {
                    let kept = if text.starts_with(&line) { line.trim_end() } else { text };
                    format!("{kept}\n")
                };
                let record = head.record.lines().map(without).collect();
                Some(Item::Started { head: Head { record, ..head.clone() } })
            }
            _ => None,
        }
    }

    /// The item that was stored.
    pub fn read(stored: &Stored) -> Result<Item, StoreError> {
        serde_json::from_str(&stored.body).map_err(|error| {
            tracing::error!(number = stored.number, %error, "an item cannot be read");
            StoreError::Damaged
        })
    }
}
