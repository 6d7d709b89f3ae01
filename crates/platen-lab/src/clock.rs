//! How long decisions took, in steps of a twelfth of a doubling: quantiles are true to 3 %.

use crate::stats::ratio;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::time::Duration;

/// Times of decisions.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clock {
    /// Decisions.
    pub n: u64,
    /// All of them together, in nanoseconds.
    pub nanos: u64,
    /// The longest, in nanoseconds.
    pub longest: u64,
    /// How many fell into which step.
    steps: BTreeMap<u16, u64>,
}

const STEPS: f64 = 12.0;

impl Clock {
    /// Adds a decision.
    pub fn add(&mut self, took: Duration) {
        let nanos = u64::try_from(took.as_nanos()).unwrap_or(u64::MAX).max(1);
        self.n += 1;
        self.nanos = self.nanos.saturating_add(nanos);
        self.longest = self.longest.max(nanos);
        *self.steps.entry(step(nanos)).or_default() += 1;
    }

    /// Adds all decisions of another.
    pub fn merge(&mut self, other: &Clock) {
        self.n += other.n;
        self.nanos = self.nanos.saturating_add(other.nanos);
        self.longest = self.longest.max(other.longest);
        for (step, count) in &other.steps {
            *self.steps.entry(*step).or_default() += count;
        }
    }

    /// The mean, in milliseconds.
    pub fn mean(&self) -> f64 {
        ratio(self.nanos, self.n) / 1e6
    }

    /// The longest, in milliseconds.
    pub fn max(&self) -> f64 {
        ratio(self.longest, 1) / 1e6
    }

    /// The time that this part of all decisions does not exceed, in milliseconds.
    pub fn quantile(&self, percent: u64) -> f64 {
        let place = (self.n * percent).div_ceil(100);
        let mut seen = 0;
        let found = self.steps.iter().find(|(_, count)| {
            seen += **count;
            seen >= place
        });
        found.map_or(0.0, |(step, _)| (2f64.powf((f64::from(*step) + 0.5) / STEPS) / 1e6).min(self.max()))
    }
}

#[expect(
    clippy::cast_sign_loss,
    clippy::cast_precision_loss,
    reason = "a logarithm of at least 1 ns is in 0 to 768"
)]
fn step(nanos: u64) -> u16 {
    ((nanos as f64).log2() * STEPS) as u16
}

#[cfg(test)]
mod tests {
    use super::Clock;
    use std::time::Duration;

    #[test]
    fn quantiles_are_true_to_three_percent() {
        let mut clock = Clock::default();
        (1..=1000).for_each(|ms| clock.add(Duration::from_millis(ms)));
        for (percent, expected) in [(50, 500.0), (95, 950.0), (100, 1000.0)] {
            let found = clock.quantile(percent);
            assert!((found / expected - 1.0f64).abs() < 0.03, "{percent}: {found}");
        }
        assert!((clock.mean() - 500.5).abs() < 1e-6 && (clock.max() - 1000.0).abs() < 1e-6);
        let mut twice = clock.clone();
        twice.merge(&clock);
        assert_eq!(twice.n, 2000);
        assert!((twice.quantile(50) - clock.quantile(50)).abs() < 1e-9);
    }

    #[test]
    fn nothing_took_no_time() {
        assert!(Clock::default().quantile(50).abs() < 1e-9 && Clock::default().mean().abs() < 1e-9);
    }
}
