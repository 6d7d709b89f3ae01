//! Where the seed of a game comes from.

use crate::commitment::{Commitment, Secret, Share, hash};
use platen_rules::Seed;
use platen_rules::vocabulary::Seat;

/// What everyone put in before the first card was dealt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draw {
    /// The table, so that nothing can be used for another.
    pub table: String,
    /// The hash of the secret of the house, published first.
    pub house: Commitment,
    /// The parts of all people, by seat.
    pub parts: Vec<(Seat, Part)>,
}

/// What a person put in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// A share, with the hash that was given before.
    Given {
        /// The hash.
        commitment: Commitment,
        /// The share.
        share: Share,
    },
    /// A hash, but the share was not opened in time.
    Withheld {
        /// The hash.
        commitment: Commitment,
    },
    /// Nothing in time.
    Missing,
}

impl Part {
    /// The share, if it counts.
    pub fn share(&self) -> Option<Share> {
        match self {
            Part::Given { share, .. } => Some(*share),
            Part::Withheld { .. } | Part::Missing => None,
        }
    }
}

impl Draw {
    /// The seed of the game.
    pub fn seed(&self, secret: &Secret) -> Seed {
        let shares: Vec<u8> = self
            .parts
            .iter()
            .flat_map(|(seat, part)| {
                let share = part.share();
                let known = [seat.number(), u8::from(share.is_some())];
                known.into_iter().chain(share.map(|share| share.0).into_iter().flatten())
            })
            .collect();
        Seed(hash("platen fair 1: the seed of a game", &[self.table.as_bytes(), &secret.0, &shares]))
    }
}
