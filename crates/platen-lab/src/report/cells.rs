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
    pub(crate) fame: Part,
    pub(crate) share: Part,
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
    /// Adds a deal, of which `all` are the sums of the whole group.
    pub(crate) fn add(&mut self, deal: &DealSum, all: &DealSum) {
        self.seen += deal.seen;
        self.gave += deal.gave;
        self.n += deal.n;
        if deal.n > 0 {
            self.fame.add((deal.n, deal.fame), (all.n, all.fame));
            self.share.add((deal.n, deal.share), (all.n, all.share));
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
    pub(crate) fn add(&mut self, n: u64, sum: u64) {
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
        self.of_sample(self.squares())
    }

    /// The squares of what each deal adds to the mean, summed: `(sum - mean · n) / N`.
    fn squares(&self) -> f64 {
        if self.n == 0 {
            return 0.0;
        }
        let (mean, n) = (self.mean(), ratio(self.n, 1));
        let squares = ratio(self.sum_squares, 1) - 2.0 * mean * ratio(self.products, 1)
            + mean * mean * ratio(self.n_squares, 1);
        squares / (n * n)
    }

    /// A variance from a sum of squares over these deals; 0 for fewer than two.
    fn of_sample(&self, squares: f64) -> f64 {
        let Some(free) = self.deals.checked_sub(1).filter(|&free| free > 0) else { return 0.0 };
        squares.max(0.0) * ratio(self.deals, free)
    }

    pub(crate) fn deals(&self) -> u64 {
        self.deals
    }

    /// The 95 % interval of a mean that is a rate in 0 to 1.
    pub(crate) fn rate_interval(&self) -> Interval {
        rate_interval(self.mean(), self.variance(), self.deals)
    }
}

/// The mean over a part of a group, which shares its deals with the rest of the group.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Part {
    pub(crate) own: Ratio,
    /// Over deals, what the part sums up times what the group sums up, and so on with the players of each.
    sum_sum: u64,
    sum_n: u64,
    n_sum: u64,
    n_n: u64,
}

impl Part {
    /// Adds a deal: the players of the part and their sum, and those of the group.
    pub(crate) fn add(&mut self, (n, sum): (u64, u64), (all_n, all_sum): (u64, u64)) {
        self.own.add(n, sum);
        self.sum_sum += sum * all_sum;
        self.sum_n += sum * all_n;
        self.n_sum += n * all_sum;
        self.n_n += n * all_n;
    }

    pub(crate) fn merge(&mut self, other: &Part) {
        self.own.merge(&other.own);
        self.sum_sum += other.sum_sum;
        self.sum_n += other.sum_n;
        self.n_sum += other.n_sum;
        self.n_n += other.n_n;
    }

    /// How far the mean lies above that of the group, and the variance of that: each deal moves both means.
    ///
    /// Deals without the part count in the mean of the group, but not as a sample of the part.
    pub(crate) fn above(&self, all: &Ratio) -> (f64, f64) {
        let (mean, of_all) = (self.own.mean(), all.mean());
        if self.own.n == 0 || all.n == 0 {
            return (0.0, 0.0);
        }
        let both = ratio(self.sum_sum, 1) - of_all * ratio(self.sum_n, 1) - mean * ratio(self.n_sum, 1)
            + mean * of_all * ratio(self.n_n, 1);
        let both = both / (ratio(self.own.n, 1) * ratio(all.n, 1));
        // Players who all ended alike are too few to tell how far they may differ, whatever became of the others.
        let own = self.own.squares();
        let squares = if own > 0.0 { own - 2.0 * both + all.squares() } else { 0.0 };
        (mean - of_all, self.own.of_sample(squares))
    }
}

#[cfg(test)]
mod tests {
    use super::{Part, Ratio};

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

    /// Players and their sum in each deal: those with an item, and all of the group.
    const DEALS: [((u64, u64), (u64, u64)); 4] =
        [((1, 30), (4, 100)), ((2, 50), (4, 90)), ((0, 0), (4, 80)), ((1, 40), (4, 130))];

    fn measured(deals: impl Iterator<Item = ((u64, u64), (u64, u64))>) -> (f64, f64) {
        let (mut part, mut all) = (Part::default(), Ratio::default());
        for (own, of_all) in deals {
            all.add(of_all.0, of_all.1);
            if own.0 > 0 {
                part.add(own, of_all);
            }
        }
        part.above(&all)
    }

    #[test]
    fn what_a_deal_gives_to_all_does_not_blur_what_an_item_is_worth() {
        // Means 30 and 25; residuals (f - 30 n) / 4 - (F - 100) / 16 are 0, -15/8, 5/4 and 5/8.
        let expected: f64 = [0.0, -1.875, 1.25, 0.625_f64].iter().map(|residual| residual * residual).sum();
        let (above, variance) = measured(DEALS.into_iter());
        assert!((above - 5.0).abs() < 1e-9, "{above}");
        assert!((variance - expected * 3.0 / 2.0).abs() < 1e-9, "{variance}: three deals have the item");
        let (_, turned) = measured(DEALS.into_iter().rev());
        assert_eq!(variance.to_bits(), turned.to_bits(), "in any order");
        let (_, constant) = measured(DEALS.into_iter().map(|(own, _)| (own, (4, 100))));
        let alone = (0.0 + 6.25 + 6.25) * 3.0 / 2.0;
        assert!(
            (constant - alone).abs() < 1e-9,
            "{constant}: where deals are alike to all, the item alone varies"
        );
    }

    #[test]
    fn who_is_the_whole_group_differs_from_it_by_nothing() {
        let (above, variance) = measured([(3, 70), (2, 90), (4, 10)].map(|deal| (deal, deal)).into_iter());
        assert!(above.abs() < 1e-12 && variance.abs() < 1e-9, "{above} {variance}");
    }
}
