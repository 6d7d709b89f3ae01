//! What a table publishes so that its game can be proven to be fair; what it means is in `docs/fairness.md`.

use platen_fair::{Commitment, Salt, Secret, Share};
use platen_rules::vocabulary::Seat;
use serde::{Deserialize, Serialize};

/// What was published of a game so far.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fair {
    /// The hash of the server's secret.
    pub house: Commitment,
    /// What each person put in, in seat order.
    pub parts: Vec<PartCard>,
    /// Until when shares are opened, in milliseconds since 1970, if that is now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<i64>,
    /// The seals of plans, in the order of the record.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub seals: Vec<SealCard>,
    /// The server's secret, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<Secret>,
}

/// What a person put into the seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PartCard {
    /// Whose.
    pub seat: Seat,
    /// The hash of their share, if they have committed to one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<Commitment>,
    /// Their share, if it was opened.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub share: Option<Share>,
}

/// The seal of a plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SealCard {
    /// The entry of the record, from 1.
    pub number: u32,
    /// Whose plan.
    pub seat: Seat,
    /// The salted hash.
    pub commitment: Commitment,
    /// The salt, once the plan is revealed. A plan that was taken back is never revealed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub salt: Option<Salt>,
}
