//! Proofs that nobody chose the cards of a game, and that nobody changed a plan after it was locked.
//!
//! Before the first card is dealt the house (a server) publishes a hash of its secret, and every person one of a share;
//! then the shares are opened. The seed follows from the secret and all shares, so it is chance as long as one of them
//! was. When a person locks a plan the house publishes a salted hash of it. When the game is over the secret is
//! published, and everything can be checked from the finished record: [`Proof::check`].
//!
//! Here are only the calculations: no randomness, no clock, no network. What is proven, and what is not, is in
//! `docs/fairness.md`.
//!
//! ```
//! use platen_fair::{Draw, Part, Secret, Share};
//! use platen_rules::vocabulary::Seat;
//!
//! let (secret, share) = (Secret([7; 32]), Share([9; 32]));
//! let draw = Draw {
//!     table: "k3f9".to_string(),
//!     house: secret.commitment("k3f9"),
//!     parts: vec![(Seat::default(), Part::Given { commitment: share.commitment("k3f9", Seat::default()), share })],
//! };
//! assert_eq!(draw.seed(&secret), draw.clone().seed(&secret));
//! ```
#![warn(missing_docs)]

mod commitment;
mod draw;
mod proof;
mod text;

pub use commitment::{BadHex, Commitment, Salt, Secret, Share, seal};
pub use draw::{Draw, Part};
pub use proof::{Findings, Flaw, Proof, Seal, Witness};
pub use text::{ProofError, ProofProblem, read_proof};
