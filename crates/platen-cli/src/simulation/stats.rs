//! Counts of whole numbers, exact in any order, and what they tell.

/// How often each number came up.
#[derive(Clone, Debug, Default)]
pub(super) struct Histogram {
    counts: Vec<u64>,
    n: u64,
    sum: u64,
}

impl Histogram {
    pub(super) fn add(&mut self, value: u16) {
        let index = usize::from(value);
        if self.counts.len() <= index {
            self.counts.resize(index + 1, 0);
        }
        self.counts[index] += 1;
        self.n += 1;
        self.sum += u64::from(value);
    }

    pub(super) fn mean(&self) -> f64 {
        ratio(self.sum, self.n)
    }

    /// The value below which that part of all lies, between two values in proportion.
    pub(super) fn quantile(&self, percent: u64) -> f64 {
        let Some(steps) = self.n.checked_sub(1).map(|last| last * percent) else { return 0.0 };
        let (low, high) = (self.at(steps / 100), self.at((steps / 100 + 1).min(self.n - 1)));
        low + (high - low) * ratio(steps % 100, 100)
    }

    /// The value at a place, from the smallest.
    fn at(&self, place: u64) -> f64 {
        let mut seen = 0;
        let found = self.counts.iter().zip(0u32..).find(|(count, _)| {
            seen += **count;
            seen > place
        });
        found.map_or(0.0, |(_, value)| f64::from(value))
    }
}

/// A share, 0 of nothing.
#[expect(clippy::cast_precision_loss, reason = "counts of games stay far below 2^52")]
pub(super) fn ratio(part: u64, of: u64) -> f64 {
    if of == 0 { 0.0 } else { part as f64 / of as f64 }
}

#[cfg(test)]
mod tests {
    use super::Histogram;

    #[test]
    fn quantiles_lie_between_values_in_proportion() {
        let mut histogram = Histogram::default();
        [4, 1, 3, 2].into_iter().for_each(|value| histogram.add(value));
        let found = [0, 10, 50, 90, 100].map(|percent| histogram.quantile(percent));
        let expected = [1.0, 1.3, 2.5, 3.7, 4.0];
        assert!(found.iter().zip(expected).all(|(a, b)| (a - b).abs() < 1e-9), "{found:?}");
        assert!((histogram.mean() - 2.5).abs() < 1e-9);
    }

    #[test]
    fn nothing_has_no_quantile_but_zero() {
        assert!(Histogram::default().quantile(50).abs() < 1e-9);
    }
}
