//! Measuring bots and cards of Gutenberg: matches, ladders and reports; and training the bots' evaluation.
//!
//! # Duplicate play
//! A [`Contest`] plays *deals*. A deal is one seed, played once for each rotation of the bots over the seats, so that
//! every bot holds every seat with the same cards coming up. What a deal gives follows from the seed of the contest
//! alone, never from threads or clocks.
//!
//! # Intervals
//! The games of a deal are not independent, so the deal is the unit: a bot's share of the wins is averaged over each
//! deal, and the variance is that between deals (cluster-robust). The 95 % interval of a share is Wilson's, with the
//! *effective* number of trials that this variance stands for, n* = p(1-p) / (s²/n), and Student's t in place of the
//! normal quantile; see [`share_interval`]. In the middle it is mean ± t·se; near 0 and 1 it stays inside and covers
//! what the plain one misses. Where all deals ended alike, n* is the number of deals: a deal's share varies at most as
//! much as one trial, so this errs on the wide side. Means of fame are given with mean ± t·se.
//!
//! # Sums in any order
//! Everything is summed in whole numbers, so the order in which games end changes nothing.
#![warn(missing_docs)]

mod clairvoyant;
mod clock;
mod contest;
mod error;
mod facts;
mod games;
mod gather;
mod ladder;
mod pool;
mod quiet;
mod report;
mod results;
mod sitting;
mod standing;
mod stats;
mod titles;
mod train;

pub use clairvoyant::{Limit, LimitStanding};
pub use clock::Clock;
pub use contest::{Contest, Contestant};
pub use error::{LabError, counted};
pub use facts::{Fulfilled, GearFacts, Played, PlayerFacts, RoundFame, Stumble, WIN};
pub use games::Games;
pub use ladder::{Ladder, RATING_METHOD, Rating};
pub use pool::{run, run_in_order};
pub use quiet::silence_bots;
pub use report::{Report, Tally};
pub use results::{Header, ResultFile, Scan, read_results};
pub use sitting::{Decision, Sitting};
pub use standing::{Side, Standing};
pub use stats::{Histogram, Interval, Spread, ratio, share_interval, t_quantile};
pub use titles::Titles;
pub use train::{FEWEST_GAMES, Generation, Loss, Told, Training};
