//! Sums over players who share something, and what follows from them.

use crate::stats::{Interval, rate_interval, ratio};
use platen_rules::vocabulary::{BoardAction, Character, GearNo, PatronageNo, PrintingNo, RefinementNo};

/// What a player may have had, done or been.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Item {
    /// Fulfilled an order with that printing card.
    Printing(PrintingNo),
    /// Fulfilled an order with that refinement card.
    Refinement(RefinementNo),
    /// Installed that gear.
    Gear(GearNo),
    /// Took that patronage card.
    Patronage(PatronageNo),
    /// Took that bonus, by its place in the list of all.
    Bonus(usize),
    /// Kept that character.
    Character(Character),
    /// Planned with markers split like that, most first.
    Shape([u8; 5]),
    /// Planned with exactly these markers, in the order of the actions.
    Plan([u8; 5]),
    /// Planned that many markers on an action.
    Markers(BoardAction, u8),
    /// Sat at that seat.
    Seat(u8),
    /// Came at that place of the first round's player order, from 0.
    Place(u8),
}

/// How players ended who share something.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Cell {
    /// How often it was taken, dealt or used.
    pub(crate) seen: u64,
    /// The fame it gave by itself.
    pub(crate) gave: u64,
    /// Players, counted as often as they had it.
    pub(crate) n: u64,
    pub(crate) fame: Ratio,
    pub(crate) share: Ratio,
    /// How often it came to that where it was taken or dealt.
    pub(crate) rate: Ratio,
}

/// What a deal adds to a cell.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct DealSum {
    pub(crate) n: u64,
    pub(crate) fame: u64,
    /// Twelfths of a win.
    pub(crate) share: u64,
    pub(crate) seen: u64,
    pub(crate) gave: u64,
}

impl Cell {
    pub(crate) fn add(&mut self, deal: &DealSum) {
        self.seen += deal.seen;
        self.gave += deal.gave;
        self.n += deal.n;
        if deal.n > 0 {
            self.fame.add(deal.n, deal.fame);
            self.share.add(deal.n, deal.share);
        }
        if deal.seen > 0 {
            self.rate.add(deal.seen, deal.n);
        }
    }

    pub(crate) fn merge(&mut self, other: &Cell) {
        self.seen += other.seen;
        self.gave += other.gave;
        self.n += other.n;
        self.fame.merge(&other.fame);
        self.share.merge(&other.share);
        self.rate.merge(&other.rate);
    }
}

/// A mean over players whose deals are independent, but not the players of a deal.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Ratio {
    deals: u64,
    n: u64,
    sum: u64,
    sum_squares: u64,
    products: u64,
    n_squares: u64,
}

impl Ratio {
    fn add(&mut self, n: u64, sum: u64) {
        self.deals += 1;
        self.n += n;
        self.sum += sum;
        self.sum_squares += sum * sum;
        self.products += sum * n;
        self.n_squares += n * n;
    }

    pub(crate) fn merge(&mut self, other: &Ratio) {
        self.deals += other.deals;
        self.n += other.n;
        self.sum += other.sum;
        self.sum_squares += other.sum_squares;
        self.products += other.products;
        self.n_squares += other.n_squares;
    }

    pub(crate) fn mean(&self) -> f64 {
        ratio(self.sum, self.n)
    }

    /// The variance of the mean: that of a ratio of sums over deals.
    pub(crate) fn variance(&self) -> f64 {
        let Some(free) = self.deals.checked_sub(1).filter(|&free| free > 0) else { return 0.0 };
        let (mean, n) = (self.mean(), ratio(self.n, 1));
        let squares = ratio(self.sum_squares, 1) - 2.0 * mean * ratio(self.products, 1)
            + mean * mean * ratio(self.n_squares, 1);
        (squares.max(0.0) / (n * n)) * ratio(self.deals, free)
    }

    pub(crate) fn deals(&self) -> u64 {
        self.deals
    }

    /// The 95 % interval of a mean that is a rate in 0 to 1.
    pub(crate) fn rate_interval(&self) -> Interval {
        rate_interval(self.mean(), self.variance(), self.deals)
    }
}

#[cfg(test)]
mod tests {
    use super::Ratio;

    #[test]
    fn with_one_player_a_deal_it_is_the_usual_variance_of_a_mean() {
        let mut ratio = Ratio::default();
        [2, 4, 4, 4, 5, 5, 7, 9].into_iter().for_each(|value| ratio.add(1, value));
        assert!((ratio.mean() - 5.0).abs() < 1e-9);
        assert!((ratio.variance() - 32.0 / 7.0 / 8.0).abs() < 1e-9, "{}", ratio.variance());
    }

    #[test]
    fn players_of_a_deal_that_end_alike_count_once() {
        let (mut single, mut double) = (Ratio::default(), Ratio::default());
        [2, 4, 6, 9].into_iter().for_each(|value| {
            single.add(1, value);
            double.add(2, 2 * value);
        });
        assert!((single.variance() - double.variance()).abs() < 1e-9);
    }
}
