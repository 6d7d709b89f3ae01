//! Games that are measured one by one.

use crate::error::LabError;
use crate::facts::Played;
use crate::pool;
use crate::results::Header;
use std::collections::BTreeSet;

/// A number of games, each of which follows from its number alone.
pub trait Games: Sync {
    /// What their result file begins with.
    fn header(&self) -> Header;

    /// How many there are.
    fn games(&self) -> u64;

    /// Plays one.
    fn play_one(&self, number: u64) -> Result<Played, LabError>;

    /// Plays those that are not done yet and hands each over as soon as it has ended.
    fn play(
        &self,
        threads: usize,
        done: &BTreeSet<u64>,
        mut each: impl FnMut(Played) -> Result<(), LabError>,
    ) -> Result<(), LabError> {
        let to_do = (0..self.games()).filter(|&game| !done.contains(&game));
        pool::run(to_do, threads, |game| self.play_one(game), |_, played| each(played?))
    }
}
