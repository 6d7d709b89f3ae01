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
    /// The last bytes, the latest lowest; those since `count` was last a multiple of 8 are not yet mixed in.
    waiting: u64,
    count: u32,
}

impl Fingerprint {
    /// Takes so many bytes, up to 8, of which the first is the highest.
    #[inline]
    fn take(&mut self, bytes: u64, length: u32) {
        let filled = self.count % 8;
        self.count += length;
        let waiting = if length == 8 { bytes } else { self.waiting << (8 * length) | bytes };
        if filled + length >= 8 {
            let rest = filled + length - 8;
            let word =
                if rest == 0 { waiting } else { self.waiting << (8 * (length - rest)) | bytes >> (8 * rest) };
            self.state = mixed(self.state ^ word);
        }
        self.waiting = waiting;
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

    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        for bytes in bytes.chunks(8) {
            let word = bytes.iter().fold(0, |word, &byte| word << 8 | u64::from(byte));
            self.take(word, bytes.len() as u32);
        }
    }

    #[inline]
    fn write_u8(&mut self, value: u8) {
        self.take(u64::from(value), 1);
    }

    #[inline]
    fn write_u16(&mut self, value: u16) {
        self.take(u64::from(value.swap_bytes()), 2);
    }

    #[inline]
    fn write_u32(&mut self, value: u32) {
        self.take(u64::from(value.swap_bytes()), 4);
    }

    #[inline]
    fn write_u64(&mut self, value: u64) {
        self.take(value.swap_bytes(), 8);
    }

    #[inline]
    fn write_usize(&mut self, value: usize) {
        self.write_u8(value as u8);
    }

    #[inline]
    fn write_isize(&mut self, value: isize) {
        self.write_u8(value.to_le_bytes()[0]);
    }
}

#[cfg(test)]
mod tests {
    use super::Fingerprint;
    use std::hash::Hasher;

    /// The hash of some bytes after so many of them were taken one by one; the rest at once.
    fn hashed(bytes: &[u8], one_by_one: usize) -> u64 {
        let (before, at_once) = bytes.split_at(one_by_one);
        let mut hash = Fingerprint::default();
        before.iter().for_each(|&byte| hash.write_u8(byte));
        match at_once.len() {
            2 => hash.write_u16(u16::from_le_bytes(at_once.try_into().expect("two bytes"))),
            4 => hash.write_u32(u32::from_le_bytes(at_once.try_into().expect("four bytes"))),
            8 => hash.write_u64(u64::from_le_bytes(at_once.try_into().expect("eight bytes"))),
            _ => hash.write(at_once),
        }
        hash.write_usize(one_by_one);
        hash.finish()
    }

    #[test]
    fn a_hash_follows_from_bytes_however_they_are_taken_and_on_every_platform() {
        let bytes: Vec<u8> = (0..40_u8).map(|i| i.wrapping_mul(31).wrapping_add(7)).collect();
        for length in 0..bytes.len() {
            let bytes = &bytes[..length];
            for before in 0..=length {
                let mut hash = Fingerprint::default();
                bytes.iter().for_each(|&byte| hash.write_u8(byte));
                hash.write_u8(before as u8);
                assert_eq!(
                    hashed(bytes, before),
                    hash.finish(),
                    "{length} bytes, the first {before} one by one"
                );
            }
        }
        assert_eq!(
            hashed(&bytes, 3),
            0x392e_6c6a_2e01_670e,
            "what is remembered and drawn by it must stay as it is"
        );
    }
}
