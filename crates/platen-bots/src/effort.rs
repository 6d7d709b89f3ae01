//! How hard a bot thinks: its seed, its iterations, its threads, and who watches.

use crate::question::Question;
use platen_rules::{Action, Seed};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use std::hash::{Hash, Hasher};

/// How hard to think about one decision. The choice follows from the question, the seed and the iterations alone; the
/// number of threads never changes it, and the watcher only by stopping the search early.
#[derive(Clone, Copy)]
pub struct Effort<'a> {
    /// What the bot's own chance follows from.
    pub seed: Seed,
    /// Iterations of the search instead of the level's own.
    pub iterations: Option<u32>,
    /// Threads to think on; 0 and 1 are the thread of the caller.
    pub threads: usize,
    /// Who is told how far the search is, and may stop it.
    pub watch: &'a dyn Watch,
}

impl Effort<'_> {
    /// The level's own iterations on one thread, watched by nobody.
    pub fn of(seed: Seed) -> Effort<'static> {
        Effort { seed, iterations: None, threads: 1, watch: &Unwatched }
    }

    /// A generator that follows from the seed and from what the question shows.
    pub fn rng(&self, question: &Question<'_>) -> ChaCha8Rng {
        let mut fingerprint = Fingerprint::default();
        question.view().hash(&mut fingerprint);
        let mut seed = self.seed.0;
        for (byte, mix) in seed.iter_mut().zip(fingerprint.finish().to_le_bytes()) {
            *byte ^= mix;
        }
        ChaCha8Rng::from_seed(seed)
    }
}

impl std::fmt::Debug for Effort<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Effort { seed, iterations, threads, .. } = self;
        write!(f, "Effort {{ seed: {seed:?}, iterations: {iterations:?}, threads: {threads} }}")
    }
}

/// How far a search is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Iterations done.
    pub done: u32,
    /// Iterations to do at most.
    pub of: u32,
    /// The choice if the search stopped now.
    pub best: Action,
}

/// Watches a search between its batches.
pub trait Watch: Sync {
    /// Whether to go on. A search that is stopped answers with the best it knows.
    fn go_on(&self, progress: &Progress) -> bool;
}

/// Lets every search finish.
#[derive(Clone, Copy, Debug)]
pub struct Unwatched;

impl Watch for Unwatched {
    fn go_on(&self, _: &Progress) -> bool {
        true
    }
}

/// A hash that is the same on every platform: numbers are taken byte by byte, lengths always as one byte.
#[derive(Default)]
pub(crate) struct Fingerprint {
    state: u64,
    /// Bytes not yet mixed in, the latest lowest.
    waiting: u64,
    count: u32,
}

impl Fingerprint {
    #[inline]
    fn byte(&mut self, byte: u8) {
        self.waiting = self.waiting << 8 | u64::from(byte);
        self.count += 1;
        if self.count.is_multiple_of(8) {
            self.state = mixed(self.state ^ self.waiting);
        }
    }
}

#[inline]
fn mixed(word: u64) -> u64 {
    let word = word.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    word ^ (word >> 29)
}

impl Hasher for Fingerprint {
    fn finish(&self) -> u64 {
        mixed(mixed(self.state ^ self.waiting) ^ u64::from(self.count))
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.byte(byte));
    }

    fn write_u8(&mut self, value: u8) {
        self.byte(value);
    }

    fn write_u16(&mut self, value: u16) {
        self.write(&value.to_le_bytes());
    }

    fn write_u32(&mut self, value: u32) {
        self.write(&value.to_le_bytes());
    }

    fn write_u64(&mut self, value: u64) {
        self.write(&value.to_le_bytes());
    }

    fn write_usize(&mut self, value: usize) {
        self.byte(value as u8);
    }

    fn write_isize(&mut self, value: isize) {
        self.byte(value.to_le_bytes()[0]);
    }
}
