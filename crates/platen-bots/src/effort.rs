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

/// A hash that is the same on every platform: lengths are always 64 bits wide.
#[derive(Default)]
struct Fingerprint(u64);

impl Fingerprint {
    #[inline]
    fn mix(&mut self, word: u64) {
        self.0 = (self.0 ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        self.0 ^= self.0 >> 29;
    }
}

impl Hasher for Fingerprint {
    fn finish(&self) -> u64 {
        let mixed = (self.0 ^ (self.0 >> 32)).wrapping_mul(0xD6E8_FEB8_6659_FD93);
        mixed ^ (mixed >> 32)
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.mix(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, value: u8) {
        self.mix(u64::from(value));
    }

    fn write_u16(&mut self, value: u16) {
        self.mix(u64::from(value));
    }

    fn write_u32(&mut self, value: u32) {
        self.mix(u64::from(value));
    }

    fn write_u64(&mut self, value: u64) {
        self.mix(value);
    }

    fn write_usize(&mut self, value: usize) {
        self.mix(value as u64);
    }

    fn write_isize(&mut self, value: isize) {
        self.mix((value as i64).cast_unsigned());
    }
}
