//! How much anyone may do in a time.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError};

/// The most addresses that are remembered; beyond that, those who did nothing lately are forgotten.
const MOST: usize = 10_000;

/// Something that fills with time and is emptied by doing.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    /// How much there is, in thousandths.
    level: i64,
    at: i64,
}

impl Bucket {
    pub(crate) fn new((_, most): (u32, u32), now: i64) -> Bucket {
        Bucket { level: i64::from(most) * 1000, at: now }
    }

    /// Takes one, if there is one. It fills by `(so many a second, up to so many)`.
    pub(crate) fn take(&mut self, (rate, most): (u32, u32), now: i64) -> bool {
        let filled = (now - self.at).max(0).saturating_mul(i64::from(rate));
        self.level = self.level.saturating_add(filled).min(i64::from(most) * 1000);
        self.at = now;
        let is_there = self.level >= 1000;
        self.level -= if is_there { 1000 } else { 0 };
        is_there
    }
}

/// A bucket for each.
#[derive(Debug)]
pub(crate) struct Buckets<K> {
    rate: (u32, u32),
    /// Whether the rate is by the minute.
    minutes: bool,
    all: Mutex<HashMap<K, Bucket>>,
}

impl<K: Eq + Hash> Buckets<K> {
    pub(crate) fn by_second(rate: (u32, u32)) -> Buckets<K> {
        Buckets { rate, minutes: false, all: Mutex::default() }
    }

    pub(crate) fn by_minute(rate: (u32, u32)) -> Buckets<K> {
        Buckets { rate, minutes: true, all: Mutex::default() }
    }

    /// Takes one from someone's bucket, if there is one.
    pub(crate) fn take(&self, key: K, now: i64) -> bool {
        let now = if self.minutes { now / 60 } else { now };
        let mut all = self.all.lock().unwrap_or_else(PoisonError::into_inner);
        if all.len() >= MOST {
            let full = i64::from(self.rate.1) * 1000 / i64::from(self.rate.0.max(1));
            all.retain(|_, bucket| now - bucket.at < full);
        }
        all.entry(key).or_insert_with(|| Bucket::new(self.rate, now)).take(self.rate, now)
    }
}

/// How many of something each has.
#[derive(Debug)]
pub(crate) struct Counts<K: Eq + Hash> {
    most: u32,
    all: Arc<Mutex<HashMap<K, u32>>>,
}

/// One that is counted as long as this lives.
#[derive(Debug)]
pub(crate) struct Counted<K: Eq + Hash> {
    key: K,
    all: Arc<Mutex<HashMap<K, u32>>>,
}

impl<K: Eq + Hash + Copy> Counts<K> {
    pub(crate) fn new(most: u32) -> Counts<K> {
        Counts { most, all: Arc::default() }
    }

    /// One more, unless there are too many.
    pub(crate) fn add(&self, key: K) -> Option<Counted<K>> {
        let mut all = self.all.lock().unwrap_or_else(PoisonError::into_inner);
        let count = all.entry(key).or_default();
        if *count >= self.most {
            return None;
        }
        *count += 1;
        Some(Counted { key, all: Arc::clone(&self.all) })
    }
}

impl<K: Eq + Hash> Drop for Counted<K> {
    fn drop(&mut self) {
        let mut all = self.all.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = all.get_mut(&self.key) {
            *count -= 1;
            if *count == 0 {
                all.remove(&self.key);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Bucket, Buckets, Counts};

    #[test]
    fn a_bucket_is_emptied_at_once_and_fills_with_time() {
        let rate = (2, 3);
        let mut bucket = Bucket::new(rate, 0);
        assert_eq!([0, 0, 0, 0].map(|now| bucket.take(rate, now)), [true, true, true, false]);
        assert_eq!([499, 500, 501, 1000].map(|now| bucket.take(rate, now)), [false, true, false, true]);
        assert_eq!([9000, 9000, 9000, 9000].map(|now| bucket.take(rate, now)), [true, true, true, false]);
    }

    #[test]
    fn everyone_has_a_bucket() {
        let buckets = Buckets::by_minute((1, 1));
        assert!(buckets.take("a", 0) && buckets.take("b", 0));
        assert!(!buckets.take("a", 59_000));
        assert!(buckets.take("a", 60_000));
    }

    #[test]
    fn what_is_given_back_can_be_had_again() {
        let counts = Counts::new(2);
        let (first, second) = (counts.add(1), counts.add(1));
        assert!(first.is_some() && second.is_some() && counts.add(1).is_none() && counts.add(2).is_some());
        drop(first);
        assert!(counts.add(1).is_some());
    }
}
