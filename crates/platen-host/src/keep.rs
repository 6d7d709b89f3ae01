//! What is to be stored of a table, piece by piece, and how a table is made from it again.
//!
//! Entries are only ever added: undoing is an entry too. Whoever stores them in order, each under its revision, loses
//! nothing and never has to change what is stored.

use crate::protocol::{House, TableNo};
use serde::{Deserialize, Serialize};

/// Something to store before anyone is told that it was done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "keep", rename_all = "snake_case", deny_unknown_fields)]
pub enum Keep {
    /// A table was made.
    Table {
        /// Which.
        table: TableNo,
        /// What it was made from.
        head: Head,
    },
    /// The record of a table has one more entry.
    Entry {
        /// Which table.
        table: TableNo,
        /// The revision that it led to: the number of the entry, from 1.
        revision: u32,
        /// The entry, a line of the record.
        entry: String,
    },
}

/// Everything of a table but the entries of its record. It names the seed: keep it from the players.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Head {
    /// The record up to its first entry.
    pub record: String,
    /// The text of the set file, if the set is not published.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub set_text: Option<String>,
    /// What is agreed about help.
    pub house: House,
}
