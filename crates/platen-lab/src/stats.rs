//! Counts of whole numbers, exact in any order, and what they tell.

use serde::{Deserialize, Serialize};

/// How often each number came up.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Histogram {
    counts: Vec<u64>,
    n: u64,
    sum: u64,
}

impl Histogram {
    /// Counts a number.
    pub fn add(&mut self, value: u16) {
        let index = usize::from(value);
        if self.counts.len() <= index {
            self.counts.resize(index + 1, 0);
        }
        self.counts[index] += 1;
        self.n += 1;
        self.sum += u64::from(value);
    }

    /// Counts all numbers of another.
    pub fn merge(&mut self, other: &Histogram) {
        self.counts.resize(self.counts.len().max(other.counts.len()), 0);
        self.counts.iter_mut().zip(&other.counts).for_each(|(count, other)| *count += other);
        self.n += other.n;
        self.sum += other.sum;
    }

    /// How many numbers were counted.
    pub fn n(&self) -> u64 {
        self.n
    }

    /// The mean; 0 of nothing.
    pub fn mean(&self) -> f64 {
        ratio(self.sum, self.n)
    }

    /// The value below which that part of all lies, between two values in proportion.
    pub fn quantile(&self, percent: u64) -> f64 {
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

    /// How many numbers lie in `from..to`.
    pub fn between(&self, from: usize, to: usize) -> u64 {
        self.counts.iter().take(to).skip(from).sum()
    }

    /// One more than the greatest number counted.
    pub fn end(&self) -> usize {
        self.counts.len()
    }
}

/// A share, 0 of nothing.
#[expect(clippy::cast_precision_loss, reason = "counts of games stay far below 2^52")]
pub fn ratio(part: u64, of: u64) -> f64 {
    if of == 0 { 0.0 } else { part as f64 / of as f64 }
}

/// Two ends, 95 % of the time with the true value between them.
pub type Interval = [f64; 2];

/// Sums of whole numbers from which mean and variance follow.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Spread {
    /// How many.
    pub n: u64,
    /// Their sum.
    pub sum: u64,
    /// The sum of their squares.
    pub squares: u64,
}

impl Spread {
    /// Adds a number.
    pub fn add(&mut self, value: u64) {
        self.n += 1;
        self.sum += value;
        self.squares += value * value;
    }

    /// Adds all numbers of another.
    pub fn merge(&mut self, other: &Spread) {
        self.n += other.n;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// The mean; 0 of nothing.
    pub fn mean(&self) -> f64 {
        ratio(self.sum, self.n)
    }

    /// The variance, estimated from a sample; 0 for fewer than two.
    pub fn variance(&self) -> f64 {
        let Some(free) = self.n.checked_sub(1).filter(|&free| free > 0) else { return 0.0 };
        let excess =
            u128::from(self.n) * u128::from(self.squares) - u128::from(self.sum) * u128::from(self.sum);
        #[expect(clippy::cast_precision_loss, reason = "a variance needs no more than 52 bits")]
        let excess = excess as f64;
        excess / ratio(self.n, 1) / ratio(free, 1)
    }

    /// The interval mean ± t·se, in units of `unit`; none for fewer than two.
    pub fn mean_interval(&self, unit: u64) -> Option<Interval> {
        let free = self.n.checked_sub(1).filter(|&free| free > 0)?;
        let (mean, unit) = (self.mean(), ratio(unit, 1));
        let reach = t_quantile(free) * (self.variance() / ratio(self.n, 1)).sqrt();
        Some([(mean - reach) / unit, (mean + reach) / unit])
    }
}

/// The 95 % interval of a share in 0 to 1, from its values in independent deals, each in whole parts of `unit`.
///
/// Wilson's interval with the effective number of trials n* = p(1-p) / (s²/n) and Student's t. With no variance
/// between deals n* is the number of deals.
pub fn share_interval(deals: &Spread, unit: u64) -> Interval {
    if deals.n == 0 {
        return [0.0, 1.0];
    }
    let unit = ratio(unit, 1);
    rate_interval(deals.mean() / unit, deals.variance() / (unit * unit) / ratio(deals.n, 1), deals.n)
}

/// The 95 % interval of a rate in 0 to 1, from the variance of its mean over so many independent deals.
pub(crate) fn rate_interval(share: f64, variance: f64, deals: u64) -> Interval {
    if deals == 0 {
        return [0.0, 1.0];
    }
    let share = share.clamp(0.0, 1.0);
    let even = share * (1.0 - share);
    let trials = if variance > 0.0 && even > 0.0 { even / variance } else { ratio(deals, 1) };
    let quantile = if variance > 0.0 { t_quantile(deals - 1) } else { NORMAL };
    wilson(share, trials, quantile)
}

fn wilson(share: f64, trials: f64, quantile: f64) -> Interval {
    let square = quantile * quantile / trials;
    let centre = (share + square / 2.0) / (1.0 + square);
    let reach = (share * (1.0 - share) * square + square * square / 4.0).sqrt() / (1.0 + square);
    // The ends are those of the formula, but for rounding.
    let low = if share <= 0.0 { 0.0 } else { (centre - reach).max(0.0) };
    let high = if share >= 1.0 { 1.0 } else { (centre + reach).min(1.0) };
    [low, high]
}

/// The 97.5 % quantile of the normal distribution.
const NORMAL: f64 = 1.959_963_984_540_054;

/// The 97.5 % quantile of Student's t with 1 to 10 degrees of freedom.
const FEW: [f64; 10] = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228];

/// The 97.5 % quantile of Student's t; beyond ten degrees of freedom by Cornish and Fisher, true to 0.001.
pub fn t_quantile(degrees: u64) -> f64 {
    if let Some(&known) = degrees.checked_sub(1).and_then(|place| FEW.get(usize::try_from(place).ok()?)) {
        return known;
    }
    if degrees == 0 {
        return f64::INFINITY;
    }
    let (z, v) = (NORMAL, ratio(degrees, 1));
    let first = (z.powi(3) + z) / (4.0 * v);
    let second = (5.0 * z.powi(5) + 16.0 * z.powi(3) + 3.0 * z) / (96.0 * v * v);
    let third = (3.0 * z.powi(7) + 19.0 * z.powi(5) + 17.0 * z.powi(3) - 15.0 * z) / (384.0 * v.powi(3));
    z + first + second + third
}

#[cfg(test)]
mod tests {
    use super::{Histogram, Spread, share_interval, t_quantile};

    #[test]
    fn quantiles_lie_between_values_in_proportion() {
        let mut histogram = Histogram::default();
        [4, 1, 3, 2].into_iter().for_each(|value| histogram.add(value));
        let found = [0, 10, 50, 90, 100].map(|percent| histogram.quantile(percent));
        let expected = [1.0, 1.3, 2.5, 3.7, 4.0];
        assert!(found.iter().zip(expected).all(|(a, b)| (a - b).abs() < 1e-9), "{found:?}");
        assert!((histogram.mean() - 2.5).abs() < 1e-9);
        assert_eq!((histogram.between(2, 4), histogram.end()), (2, 5));
    }

    #[test]
    fn nothing_has_no_quantile_but_zero() {
        assert!(Histogram::default().quantile(50).abs() < 1e-9);
    }

    #[test]
    fn students_t_is_that_of_the_tables() {
        for (degrees, expected) in
            [(1, 12.706), (10, 2.228), (11, 2.201), (30, 2.042), (100, 1.984), (9999, 1.960)]
        {
            assert!((t_quantile(degrees) - expected).abs() < 1e-3, "{degrees}: {}", t_quantile(degrees));
        }
    }

    #[test]
    fn variance_is_that_of_a_sample() {
        let mut spread = Spread::default();
        [2, 4, 4, 4, 5, 5, 7, 9].into_iter().for_each(|value| spread.add(value));
        assert!((spread.variance() - 32.0 / 7.0).abs() < 1e-9);
        assert_eq!(Spread { n: 1, sum: 3, squares: 9 }.mean_interval(1), None);
        let mut halves = Spread::default();
        [2, 4, 4, 4].into_iter().for_each(|value| halves.add(value));
        let mut others = Spread::default();
        [5, 5, 7, 9].into_iter().for_each(|value| others.add(value));
        halves.merge(&others);
        assert_eq!(halves, spread);
    }

    #[test]
    fn deals_that_all_ended_alike_give_wilsons_interval_of_the_deals() {
        let alike = |share: u64| Spread { n: 10, sum: 10 * share, squares: 10 * share * share };
        let [low, high] = share_interval(&alike(24), 24);
        assert!((low - 0.7225).abs() < 1e-3, "{low}");
        assert_eq!(high.to_string(), "1", "not a digit less");
        let [low, high] = share_interval(&alike(12), 24);
        assert!((low - 0.2366).abs() < 1e-3 && (high - 0.7634).abs() < 1e-3, "{low} {high}");
        let [low, high] = share_interval(&Spread::default(), 24);
        assert!(low < 1e-9 && high > 0.999, "nothing played says nothing");
    }

    struct Dice(u64);

    impl Dice {
        /// Splitmix64, as a number in 0 to 1.
        #[expect(clippy::cast_precision_loss, reason = "53 bits fit")]
        fn roll(&mut self) -> f64 {
            self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
            let mut z = self.0;
            z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
            z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
            ((z ^ (z >> 31)) >> 11) as f64 / (1u64 << 53) as f64
        }
    }

    /// How often the interval holds the truth when the games of a deal are won with chance `share`, and with chance
    /// `alike` all games of a deal end as the first.
    fn coverage(share: f64, games: u64, alike: f64, deals: u64) -> f64 {
        let mut dice = Dice(deals ^ games << 32);
        let trials = 3000;
        let mut held = 0;
        for _ in 0..trials {
            let mut spread = Spread::default();
            for _ in 0..deals {
                let first = dice.roll() < share;
                let same = dice.roll() < alike;
                let others = (1..games).filter(|_| if same { first } else { dice.roll() < share }).count();
                spread.add(u64::from(first) + others as u64);
            }
            let [low, high] = share_interval(&spread, games);
            held += u32::from(low <= share && share <= high);
        }
        f64::from(held) / f64::from(trials)
    }

    #[test]
    fn intervals_hold_the_truth_95_times_of_a_hundred() {
        for (share, games, alike, deals) in [
            (0.5, 2, 0.0, 100),
            (0.5, 2, 0.9, 100),
            (0.5, 2, 0.0, 20),
            (0.25, 4, 0.0, 50),
            (0.25, 4, 0.5, 200),
            (0.9, 2, 0.3, 100),
            (0.97, 2, 0.2, 200),
        ] {
            let held = coverage(share, games, alike, deals);
            assert!((0.93..=0.97).contains(&held), "{share} {games} {alike} {deals}: {held}");
        }
    }

    #[test]
    fn pairs_that_cancel_out_give_a_narrow_interval() {
        // One of the two games of each deal is won, but for a deal in ten.
        let mut spread = Spread::default();
        (0..100u64).for_each(|deal| spread.add(if deal % 10 == 0 { 2 } else { 1 }));
        let [low, high] = share_interval(&spread, 2);
        assert!(low > 0.51 && high < 0.59, "{low} {high}: single games would give 0.48 to 0.62");
    }
}
