//! Players of Gutenberg that see what a player sees and nothing else.
//!
//! A bot answers a [`Question`]: a seat's view and its legal actions. No type in reach of a bot has a field for a
//! secret, so none can peek. The answer follows from the question, the seed and the iterations alone, on every
//! platform and with any number of threads. [`BOTS`] lists the kinds; [`Seated`] hosts one so that the game goes on
//! whatever it does.
#![warn(missing_docs)]

mod advice;
mod candidates;
mod effort;
mod fingerprint;
mod levels;
pub mod limit;
mod mean;
mod parts;
pub mod policy;
mod question;
mod race;
mod random;
mod registry;
pub mod search;
mod seated;
mod solver;
mod tree;
pub mod value;

pub use advice::{Advice, Advised, Advisor, Sources, TitleChance};
pub use effort::{Effort, Progress, Unwatched, Watch};
pub use fingerprint::fingerprint;
pub use mean::Mean;
pub use question::Question;
pub use registry::{BOTS, Bot, BotKind, FALLBACK, find};
pub use seated::{Decided, Fault, Seated, Trouble};
pub use solver::{Gains, Missing, Rest, Solution, Step, Worth, finish, missing, solve};
