//! For tests of the rules: positions built in a few words ([`Scenario`]), a table to act at ([`Bench`]), every mode of
//! play ([`modes`]) and a player that tries everything ([`keen_action`]).

mod bench;
mod gathered;
mod keen;
mod modes;
mod playthrough;
mod scenario;
mod told;
mod universe;

pub use bench::Bench;
pub use gathered::{coloured, complete, declare, decorated, no, plain, without};
pub use keen::{keen_action, play_keenly};
pub use modes::{every_option, modes, seats_of};
pub use playthrough::playthrough;
pub use scenario::{Scenario, inks, letters, seat};
pub use universe::universe;
