//! What an item is worth: how players who had it ended, against the average of their group.

use super::cells::{Cell, Item, Ratio};
use super::tally::{Group, Tally};
use crate::facts::WIN;
use crate::stats::{Interval, ratio, t_quantile};
use serde_json::{Value, json};

/// How players who had an item ended, compared with all players like them.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Worth {
    /// Players, counted as often as they had it.
    pub(crate) n: u64,
    /// How often it was taken, dealt or used.
    pub(crate) seen: u64,
    /// The fame it gave by itself.
    pub(crate) gave: u64,
    /// Fame above the average.
    pub(crate) fame: Estimate,
    /// Share of the wins above the average; nothing if all played alone.
    pub(crate) share: Option<Estimate>,
    /// How often it came to that where it was taken or dealt.
    rate: Ratio,
}

impl Worth {
    /// How often it came to that where it was taken or dealt, with the 95 % interval.
    pub(crate) fn rate(&self) -> (f64, Interval) {
        (self.rate.mean(), self.rate.rate_interval())
    }
}

/// A figure with its 95 % interval.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Estimate {
    pub(crate) value: f64,
    /// How far the interval goes to either side; none if it cannot be told.
    pub(crate) reach: Option<f64>,
}

impl Estimate {
    pub(crate) fn interval(&self) -> Option<Interval> {
        self.reach.map(|reach| [self.value - reach, self.value + reach])
    }

    pub(crate) fn plus(self, value: f64) -> Estimate {
        Estimate { value: self.value + value, ..self }
    }

    pub(crate) fn times(self, factor: f64) -> Estimate {
        Estimate { value: self.value * factor, reach: self.reach.map(|reach| reach * factor) }
    }

    pub(crate) fn to_json(self) -> Value {
        json!({ "value": self.value, "interval": self.interval() })
    }
}

/// A weighted mean of differences, group by group.
#[derive(Default)]
struct Pool {
    n: f64,
    sum: f64,
    variance: f64,
    deals: u64,
}

impl Pool {
    fn add(&mut self, n: u64, difference: f64, variance: f64, deals: u64) {
        let n = ratio(n, 1);
        self.n += n;
        self.sum += n * difference;
        self.variance += n * n * variance;
        self.deals += deals;
    }

    fn estimate(&self) -> Option<Estimate> {
        (self.n > 0.0).then(|| {
            let known = self.deals >= 2 && self.variance > 0.0;
            let reach = known.then(|| t_quantile(self.deals - 1) * self.variance.sqrt() / self.n);
            Estimate { value: self.sum / self.n, reach }
        })
    }
}

/// What part of the wins the players of a cell had, by itself.
pub(crate) fn win_share(cell: &Cell) -> Estimate {
    let (mut pool, win, own) = (Pool::default(), ratio(WIN, 1), &cell.share.own);
    pool.add(cell.n, own.mean() / win, own.variance() / (win * win), own.deals());
    pool.estimate().unwrap_or_default()
}

/// What an item is worth to the players of these groups.
pub(crate) fn worth(groups: &[(&Tally, &Group)], item: Item) -> Worth {
    let mut worth = Worth::default();
    let (mut fame, mut share) = (Pool::default(), Pool::default());
    for (tally, group) in groups {
        let Some(cell) = group.cells.get(&item) else { continue };
        worth.n += cell.n;
        worth.seen += cell.seen;
        worth.gave += cell.gave;
        worth.rate.merge(&cell.rate);
        if cell.n == 0 {
            continue;
        }
        let (above, variance) = cell.fame.above(&group.fame_of_deals);
        fame.add(cell.n, above, variance, cell.fame.own.deals());
        if tally.players() > 1 {
            let (win, (above, variance)) = (ratio(WIN, 1), cell.share.above(&group.share_of_deals));
            share.add(cell.n, above / win, variance / (win * win), cell.share.own.deals());
        }
    }
    Worth { fame: fame.estimate().unwrap_or_default(), share: share.estimate(), ..worth }
}
