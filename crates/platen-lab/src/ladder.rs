//! A ladder: every group of bots plays a contest, and from who came in ahead of whom follow a matrix and ratings.
//!
//! All contests have the same deals. Two bots meet in every game they both play; ahead is who ranks higher (END-3).
//! Ratings are Glicko-2 (Glickman 2013, by the crate `skillratings`). All games are one rating period, since the bots do
//! not change between games; the period is gone through again from the ratings it gave until they stay.

use crate::facts::Played;
use crate::results::Header;
use crate::standing::options_json;
use crate::stats::{Interval, Spread, ratio, share_interval};
use serde_json::{Value, json};
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};
use std::cmp::Ordering;
use std::collections::BTreeMap;

/// How ratings are made, for tables.
pub const RATING_METHOD: &str = "Glicko-2, all matches as one rating period, gone through until ratings stay";

/// Ratings that move less than that stay.
const STAYS: f64 = 0.01;
/// More often the period is not gone through: only bots that never lose drift on for so long.
const PASSES: usize = 500;
/// Draws against a player of 1500 that each bot is taken to have had: without them a bot that never lost would have no
/// rating at all.
const DRAWS: usize = 2;

/// The meetings of two bots in one deal.
#[derive(Clone, Copy, Debug, Default)]
struct Meetings {
    ahead: u64,
    level: u64,
    behind: u64,
}

/// Who came in ahead of whom.
#[derive(Clone, Debug)]
pub struct Ladder {
    /// The bots, in the order named.
    pub bots: Vec<String>,
    /// The meetings of each pair by deal, the lower place first.
    pairs: BTreeMap<(usize, usize), BTreeMap<u64, Meetings>>,
    /// All games.
    pub games: u64,
}

/// A rating, and how far the true one may be. Games of a deal are taken for independent.
#[derive(Clone, Copy, Debug)]
pub struct Rating {
    /// The rating; a bot that nothing is known of has 1500.
    pub rating: f64,
    /// Its standard deviation.
    pub deviation: f64,
}

impl Rating {
    /// The 95 % interval.
    pub fn interval(&self) -> Interval {
        let reach = 1.96 * self.deviation;
        [self.rating - reach, self.rating + reach]
    }
}

impl Ladder {
    /// Nothing played yet.
    pub fn new(bots: Vec<String>) -> Ladder {
        Ladder { bots, pairs: BTreeMap::new(), games: 0 }
    }

    /// Every group of that many bots, by place; each plays a contest.
    pub fn groups(bots: usize, players: usize) -> Vec<Vec<usize>> {
        let mut groups = vec![Vec::new()];
        for _ in 0..players {
            let longer = |group: &Vec<usize>| {
                let group = group.clone();
                let from = group.last().map_or(0, |last| last + 1);
                (from..bots).map(move |bot| group.iter().copied().chain([bot]).collect())
            };
            groups = groups.iter().flat_map(longer).collect();
        }
        groups
    }

    /// Adds a game of a group.
    pub fn add(&mut self, group: &[usize], played: &Played) {
        self.games += 1;
        let deal = played.game / group.len().max(1) as u64;
        for (i, one) in played.players.iter().enumerate() {
            for other in &played.players[i + 1..] {
                let (a, b) = (group[usize::from(one.bot)], group[usize::from(other.bot)]);
                let (low, high) = if a < b { (one, other) } else { (other, one) };
                self.meet((a.min(b), a.max(b)), deal, low.rank().cmp(&high.rank()));
            }
        }
    }

    fn meet(&mut self, pair: (usize, usize), deal: u64, order: Ordering) {
        let meetings = self.pairs.entry(pair).or_default().entry(deal).or_default();
        match order {
            Ordering::Less => meetings.ahead += 1,
            Ordering::Equal => meetings.level += 1,
            Ordering::Greater => meetings.behind += 1,
        }
    }

    /// How often one bot came in ahead of another, with its 95 % interval; level counts half.
    pub fn ahead(&self, one: usize, other: usize) -> Option<(f64, Interval)> {
        let deals = self.pairs.get(&(one.min(other), one.max(other)))?;
        let mut spread = Spread::default();
        let unit = deals.values().map(|met| 2 * (met.ahead + met.level + met.behind)).max()?;
        deals.values().for_each(|met| spread.add(2 * met.ahead + met.level));
        let (share, [low, high]) = (ratio(spread.sum, spread.n * unit), share_interval(&spread, unit));
        Some(if one < other { (share, [low, high]) } else { (1.0 - share, [1.0 - high, 1.0 - low]) })
    }

    /// In how many games two bots met.
    pub fn met(&self, one: usize, other: usize) -> u64 {
        let deals = self.pairs.get(&(one.min(other), one.max(other)));
        deals.map_or(0, |deals| deals.values().map(|met| met.ahead + met.level + met.behind).sum())
    }

    /// The ratings, by place. Each is found from those of the others and its own last one, in turn.
    pub fn ratings(&self) -> Vec<Rating> {
        let mut ratings = vec![Glicko2Rating::new(); self.bots.len()];
        for _ in 0..PASSES {
            let mut moved: f64 = 0.0;
            for bot in 0..ratings.len() {
                // What was known before the period is as little in each pass.
                let before = Glicko2Rating { rating: ratings[bot].rating, ..Glicko2Rating::new() };
                let after =
                    glicko2_rating_period(&before, &self.results_of(bot, &ratings), &Glicko2Config::new());
                moved = moved.max((after.rating - ratings[bot].rating).abs());
                ratings[bot] = after;
            }
            if moved < STAYS {
                break;
            }
        }
        ratings.iter().map(|of| Rating { rating: of.rating, deviation: of.deviation }).collect()
    }

    fn results_of(&self, bot: usize, ratings: &[Glicko2Rating]) -> Vec<(Glicko2Rating, Outcomes)> {
        let known = Glicko2Rating { deviation: 0.0, ..Glicko2Rating::new() };
        let mut results = vec![(known, Outcomes::DRAW); DRAWS];
        for (&(low, high), deals) in self.pairs.iter().filter(|(pair, _)| pair.0 == bot || pair.1 == bot) {
            let other = if bot == low { high } else { low };
            for met in deals.values() {
                let (won, lost) = if bot == low { (met.ahead, met.behind) } else { (met.behind, met.ahead) };
                let counts = [(won, Outcomes::WIN), (met.level, Outcomes::DRAW), (lost, Outcomes::LOSS)];
                for (count, outcome) in counts {
                    results.extend((0..count).map(|_| (ratings[other], outcome)));
                }
            }
        }
        results
    }

    /// The places of the bots, best rating first.
    pub fn order(&self) -> Vec<usize> {
        let ratings = self.ratings();
        let mut order: Vec<usize> = (0..self.bots.len()).collect();
        order.sort_by(|&a, &b| ratings[b].rating.total_cmp(&ratings[a].rating));
        order
    }

    /// Everything as JSON; `header` is that of any of the contests.
    pub fn to_json(&self, header: &Header) -> Value {
        let places = 0..self.bots.len();
        let cell = |row: usize, column: usize| self.ahead(row, column);
        let matrix = |part: &dyn Fn((f64, Interval)) -> Value| -> Value {
            let row = |row: usize| {
                places.clone().map(|column| cell(row, column).map_or(Value::Null, part)).collect()
            };
            places.clone().map(row).collect::<Vec<Value>>().into()
        };
        let met: Vec<Vec<u64>> =
            places.clone().map(|row| places.clone().map(|column| self.met(row, column)).collect()).collect();
        let ratings = self.ratings().into_iter().zip(&self.bots).map(|(rating, bot)| {
            json!({ "bot": bot, "rating": rating.rating, "deviation": rating.deviation, "interval": rating.interval() })
        });
        json!({
            "bots": self.bots,
            "players": header.options.players,
            "games": self.games,
            "games_per_match": header.games,
            "seed": header.seed,
            "set": header.set,
            "set_hash": header.set_hash,
            "options": options_json(header),
            "iterations": header.iterations,
            "rating_method": RATING_METHOD,
            "ratings": ratings.collect::<Vec<_>>(),
            "ahead": matrix(&|(share, _)| json!(share)),
            "interval": matrix(&|(_, interval)| json!(interval)),
            "met": met,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{Ladder, Meetings};

    #[test]
    fn every_group_is_there_once() {
        assert_eq!(Ladder::groups(4, 2), [[0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]]);
        assert_eq!(Ladder::groups(4, 3).len(), 4);
        assert_eq!(Ladder::groups(2, 3), Vec::<Vec<usize>>::new());
    }

    /// Three bots; each wins three of four games against the next weaker, and seven of eight against the weakest.
    fn three(deals: u64) -> Ladder {
        let mut ladder = Ladder::new(["weak", "middle", "strong"].map(String::from).to_vec());
        for deal in 0..deals {
            let met = |ahead| Meetings { ahead, level: 0, behind: 2 - ahead };
            ladder.pairs.entry((0, 1)).or_default().insert(deal, met(u64::from(deal % 2 == 0)));
            ladder.pairs.entry((1, 2)).or_default().insert(deal, met(u64::from(deal % 2 == 0)));
            ladder.pairs.entry((0, 2)).or_default().insert(deal, met(u64::from(deal % 8 == 0)));
        }
        ladder
    }

    #[test]
    fn ten_times_the_games_make_the_interval_three_times_as_narrow() {
        let width = |deals| {
            let [low, high] = three(deals).ratings()[1].interval();
            high - low
        };
        let (few, many) = (width(80), width(800));
        assert!((2.7..3.5).contains(&(few / many)), "{few} {many}");
    }

    #[test]
    fn a_bot_that_never_loses_has_a_rating() {
        let mut ladder = Ladder::new(["loses", "wins"].map(String::from).to_vec());
        let lost = |deal| (deal, Meetings { ahead: 0, level: 0, behind: 2 });
        ladder.pairs.insert((0, 1), (0..100).map(lost).collect());
        let ratings = ladder.ratings();
        let gap = ratings[1].rating - ratings[0].rating;
        assert!((400.0..2000.0).contains(&gap), "{gap}");
        assert!((ratings[0].rating + ratings[1].rating - 3000.0).abs() < 20.0, "neither drifts off");
    }

    #[test]
    fn who_wins_more_is_rated_higher_and_shares_are_two_sided() {
        let ladder = three(60);
        assert_eq!(ladder.order(), [2, 1, 0]);
        let ((up, [low, high]), (down, _)) =
            (ladder.ahead(1, 0).expect("met"), ladder.ahead(0, 1).expect("met"));
        assert!((up - 0.75).abs() < 1e-9 && (up + down - 1.0).abs() < 1e-9);
        assert!(low < 0.75 && 0.75 < high && high - low < 0.15, "{low} {high}");
        let ratings = ladder.ratings();
        // 75 % are 190 points, fifteen of sixteen 470: together a little more than 190 a step.
        let gap = ratings[1].rating - ratings[0].rating;
        assert!((170.0..240.0).contains(&gap), "{gap}");
        assert!(ladder.ahead(0, 0).is_none());
    }
}
