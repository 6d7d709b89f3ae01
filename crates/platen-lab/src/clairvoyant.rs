//! The clairvoyant limit: how near a bot comes to a search that sees every deck, the bag and all chance to come.
//!
//! Each deal is played alone with the automa, by the bot as in any match and by
//! [`platen_bots::limit::Clairvoyant`], which is no bot and sits in no contest. What it reaches is a lower bound of what
//! the deal holds; a run with twice the iterations tells how much is still to be found.

use crate::contest::Contest;
use crate::error::LabError;
use crate::facts::Played;
use crate::games::Games;
use crate::gather::{Diary, Gatherer};
use crate::results::Header;
use crate::sitting::{Decision, broken};
use crate::standing::options_json;
use crate::stats::{Histogram, Interval, ratio, t_quantile};
use platen_bots::limit::Clairvoyant;
use platen_rules::Game;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::Arc;

/// What is to be measured.
#[derive(Clone, Debug)]
pub struct Limit {
    /// The solitaire games of the bot.
    pub contest: Contest,
    /// Iterations of the clairvoyant search for each decision.
    pub iterations: u32,
    /// Whether each deal is also played with twice the iterations.
    pub double: bool,
}

impl Limit {
    /// Games of a deal: the bot's, and one or two of the clairvoyant search.
    pub fn runs(&self) -> u64 {
        if self.double { 3 } else { 2 }
    }

    fn iterations_of(&self, run: u64) -> u32 {
        if run > 1 { self.iterations.saturating_mul(2) } else { self.iterations }
    }

    fn foresee(&self, number: u64, deal: u64, run: u64) -> Result<Played, LabError> {
        let Contest { cards, options, .. } = &self.contest;
        let seed = self.contest.seed.of_game(deal);
        let mut facts = Gatherer::new(Arc::clone(cards), *options, self.runs() as usize, run as usize);
        let mut game = Game::begin(Arc::clone(cards), *options, seed, &mut facts).map_err(broken)?;
        let seat = options.player_seats().first().ok_or_else(|| broken("nobody plays"))?;
        let player = Clairvoyant::new(&game, seed.of_player(seat), self.iterations_of(run));
        let mut player = player.ok_or_else(|| broken("a limit is for one player"))?;
        let mut diary = Diary::default();
        while let Some(action) = player.choose(&game) {
            game.apply_into(seat, &action, &mut facts).map_err(broken)?;
            diary.add(&Decision { seat, action, trouble: None, took: None });
        }
        let result = game.result().ok_or_else(|| broken("it has no result"))?;
        Ok(facts.finish(number, diary, &result))
    }
}

impl Games for Limit {
    fn header(&self) -> Header {
        let mut header = self.contest.header();
        header.bots.extend((1..self.runs()).map(|run| format!("clairvoyant-{}", self.iterations_of(run))));
        header.games = self.games();
        header.clairvoyant = Some(self.iterations);
        header
    }

    fn games(&self) -> u64 {
        self.contest.deals.saturating_mul(self.runs())
    }

    fn play_one(&self, number: u64) -> Result<Played, LabError> {
        match (number / self.runs(), number % self.runs()) {
            (deal, 0) => Ok(Played { game: number, ..self.contest.play_one(deal)? }),
            (deal, run) => self.foresee(number, deal, run),
        }
    }
}

/// What the games of a [`Limit`] tell.
#[derive(Clone, Debug)]
pub struct LimitStanding {
    /// What was played.
    pub header: Header,
    /// The final fame of each run, by deal.
    fame: BTreeMap<u64, BTreeMap<u64, u16>>,
}

impl LimitStanding {
    /// Nothing played yet.
    pub fn new(header: Header) -> LimitStanding {
        LimitStanding { header, fame: BTreeMap::new() }
    }

    fn runs(&self) -> u64 {
        self.header.bots.len().max(1) as u64
    }

    /// Adds a game, in any order.
    pub fn add(&mut self, played: &Played) {
        let fame = played.players.first().map_or(0, |player| player.score.total);
        let (deal, run) = (played.game / self.runs(), played.game % self.runs());
        self.fame.entry(deal).or_default().insert(run, fame);
    }

    /// Deals that were played by all.
    pub fn deals(&self) -> u64 {
        self.fame.values().filter(|runs| runs.len() as u64 == self.runs()).count() as u64
    }

    /// The final fame of a run: 0 is the bot, 1 the clairvoyant search, 2 the one with twice the iterations.
    pub fn scores(&self, run: u64) -> Histogram {
        let mut scores = Histogram::default();
        self.fame.values().filter_map(|runs| runs.get(&run)).for_each(|&fame| scores.add(fame));
        scores
    }

    /// The mean fame of one run as a part of that of another, over the deals that both played, with its 95 % interval.
    ///
    /// The interval is that of a ratio of sums: the variance is that of what is left of each deal, `one - ratio · other`.
    pub fn part_of(&self, one: u64, other: u64) -> (f64, Option<Interval>) {
        let both =
            |runs: &BTreeMap<u64, u16>| Some((f64::from(*runs.get(&one)?), f64::from(*runs.get(&other)?)));
        let pairs: Vec<(f64, f64)> = self.fame.values().filter_map(both).collect();
        let (sum, of) = pairs.iter().fold((0.0, 0.0), |sum, pair| (sum.0 + pair.0, sum.1 + pair.1));
        let part = if of > 0.0 { sum / of } else { 0.0 };
        let n = pairs.len() as u64;
        let Some(free) = n.checked_sub(1).filter(|&free| free > 0 && of > 0.0) else { return (part, None) };
        let squares: f64 = pairs.iter().map(|(one, other)| (one - part * other).powi(2)).sum();
        let reach = t_quantile(free) * (squares / ratio(free, 1) * ratio(n, 1)).sqrt() / of;
        (part, Some([part - reach, part + reach]))
    }

    /// Each deal with the final fame of each run that has been played.
    pub fn deals_by_run(&self) -> impl Iterator<Item = (u64, Vec<Option<u16>>)> {
        let runs = self.runs();
        self.fame
            .iter()
            .map(move |(deal, fame)| (*deal, (0..runs).map(|run| fame.get(&run).copied()).collect()))
    }

    /// What twice the iterations gain, in percent, with its 95 % interval, if they were played.
    pub fn gain(&self) -> Option<(f64, Option<Interval>)> {
        let percent = |part: f64| 100.0 * (part - 1.0);
        let (part, interval) = self.part_of(2, 1);
        (self.runs() > 2).then(|| (percent(part), interval.map(|ends| ends.map(percent))))
    }

    /// Everything as JSON.
    pub fn to_json(&self) -> Value {
        let header = &self.header;
        let runs = header.bots.iter().zip(0..).map(|(name, run)| {
            let scores = self.scores(run);
            json!({ "name": name, "games": scores.n(), "mean_fame": scores.mean(), "median_fame": scores.quantile(50) })
        });
        let (part, interval) = self.part_of(0, 1);
        let gain = self.gain().map(|(gain, interval)| json!({ "percent": gain, "interval": interval }));
        json!({
            "bot": header.bots.first(),
            "deals": self.deals(),
            "iterations": header.clairvoyant,
            "runs": runs.collect::<Vec<_>>(),
            "ratio": part,
            "ratio_interval": interval,
            "gain_of_doubling": gain,
            "seed": header.seed,
            "set": header.set,
            "set_hash": header.set_hash,
            "options": options_json(header),
        })
    }
}
