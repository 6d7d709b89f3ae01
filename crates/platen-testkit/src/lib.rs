//! For tests: positions built in a few words ([`Scenario`]), a table to act at ([`Bench`]), every mode of play ([`modes`]), a
//! player that tries everything ([`keen_action`]), and a database ([`postgres_database`]).

mod bench;
mod gathered;
mod keen;
mod modes;
mod playthrough;
mod postgres;
mod scenario;
mod told;
mod universe;

pub use bench::Bench;
pub use gathered::{coloured, complete, declare, decorated, no, plain, without};
pub use keen::{keen_action, play_keenly};
pub use modes::{every_option, modes, seats_of};
pub use playthrough::playthrough;
pub use postgres::{Cluster, Stop, postgres_database};
pub use scenario::{Scenario, inks, letters, seat};
pub use universe::universe;
