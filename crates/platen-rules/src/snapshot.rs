//! Snapshots: a position with the version it was written by. A cache that may be thrown away; records are the truth.

use crate::cards::CardSet;
use crate::game::Game;
use crate::record::RULES_REVISION;
use crate::setup::SetupProblem;
use crate::state::Setup;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// The version of the layout of positions.
pub const SNAPSHOT_FORMAT: u32 = 1;

/// A position as it can be stored between two decisions, rewards in the middle of being resolved included.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Snapshot {
    /// The version of the layout.
    pub format: u32,
    /// The revision of the rules.
    pub rules: u32,
    /// The hash of the card set.
    pub set_hash: String,
    /// The position.
    pub setup: Setup,
}

/// Why a snapshot cannot be used; the record still can.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SnapshotError {
    /// It was written by another version.
    #[error("the snapshot is of format {format} and rules revision {rules}; replay the record instead")]
    Version {
        /// Its format.
        format: u32,
        /// Its rules revision.
        rules: u32,
    },
    /// It was played with other cards.
    #[error("the snapshot was taken with the card set {found}, not {expected}")]
    Set {
        /// The hash in the snapshot.
        found: String,
        /// The hash of the cards given.
        expected: String,
    },
    /// The position is not sound.
    #[error("the position is not sound: {}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
    Unsound(Vec<SetupProblem>),
}

impl Game {
    /// The position with its version.
    pub fn snapshot(&self) -> Snapshot {
        let set_hash = self.cards().hash();
        Snapshot { format: SNAPSHOT_FORMAT, rules: RULES_REVISION, set_hash, setup: *self.setup() }
    }
}

impl Snapshot {
    /// The game as it was.
    pub fn restore(self, cards: &Arc<CardSet>) -> Result<Game, SnapshotError> {
        let Snapshot { format, rules, set_hash, setup } = self;
        if (format, rules) != (SNAPSHOT_FORMAT, RULES_REVISION) {
            return Err(SnapshotError::Version { format, rules });
        }
        if set_hash != cards.hash() {
            return Err(SnapshotError::Set { found: set_hash, expected: cards.hash() });
        }
        setup.into_game(cards).map_err(SnapshotError::Unsound)
    }
}
