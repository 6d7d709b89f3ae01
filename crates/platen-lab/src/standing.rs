//! How a contest stands: shares, fame and troubles of each bot in whole deals, summed in whole numbers.

use crate::clock::Clock;
use crate::facts::{Played, PlayerFacts, WIN};
use crate::results::Header;
use crate::stats::{Histogram, Interval, Spread, ratio, share_interval};
use crate::titles::Titles;
use platen_rules::vocabulary::{BySeat, Seat};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;

/// One bot, or all bots of one name together.
#[derive(Clone, Debug, Default)]
pub struct Side {
    /// The name of the bot.
    pub name: String,
    /// The places in the list of bots.
    pub members: Vec<usize>,
    /// Games won alone.
    pub wins: u64,
    /// Games won together with others.
    pub ties: u64,
    /// Twelfths of a win, in each deal.
    pub shares: Spread,
    /// Fame, in each deal.
    pub fame: Spread,
    /// The final fame of each game.
    pub scores: Histogram,
    /// Twelfths of a win at each seat, in each game.
    pub seats: BySeat<Spread>,
    /// Decisions made.
    pub decisions: u64,
    /// Decisions lost by failing.
    pub troubles: u64,
    /// The first failure: the number of its game, and what happened.
    pub trouble: Option<(u64, String)>,
    /// How long decisions took.
    pub clock: Clock,
}

/// How a contest stands.
#[derive(Clone, Debug)]
pub struct Standing {
    /// What is played.
    pub header: Header,
    /// The bots, in the order named.
    pub sides: Vec<Side>,
    /// All bots of each name together, where names are given more than once.
    pub by_name: Vec<Side>,
    /// Games of whole deals.
    pub games: u64,
    /// Deals that are whole.
    pub deals: u64,
    /// Solitaire titles.
    pub titles: Titles,
    /// Games in which decisions were timed.
    pub timed: u64,
    /// The games of deals that are not whole yet.
    open: BTreeMap<u64, Vec<Played>>,
}

impl Standing {
    /// Nothing played yet.
    pub fn new(header: Header) -> Standing {
        let side = |name: &String, members| Side { name: name.clone(), members, ..Side::default() };
        let sides: Vec<Side> = header.bots.iter().zip(0..).map(|(name, i)| side(name, vec![i])).collect();
        let mut names: BTreeMap<&String, Vec<usize>> = BTreeMap::new();
        header.bots.iter().zip(0..).for_each(|(name, i)| names.entry(name).or_default().push(i));
        let mut repeated: Vec<Side> = names.into_iter().map(|(name, members)| side(name, members)).collect();
        repeated.sort_by_key(|side| side.members[0]);
        let tells = (2..sides.len()).contains(&repeated.len());
        let by_name = if tells { repeated } else { Vec::new() };
        let (open, titles) = (BTreeMap::new(), Titles::default());
        Standing { header, sides, by_name, games: 0, deals: 0, titles, timed: 0, open }
    }

    /// Games of a deal.
    pub fn rotations(&self) -> u64 {
        self.sides.len().max(1) as u64
    }

    /// Whether one player plays for a title.
    pub fn is_solo(&self) -> bool {
        self.sides.len() == 1
    }

    /// Adds a game. It counts when its deal is whole.
    pub fn add(&mut self, played: &Played) {
        let number = played.game / self.rotations();
        let deal = self.open.entry(number).or_default();
        deal.push(played.clone());
        if deal.len() as u64 == self.rotations() {
            let deal = self.open.remove(&number).unwrap_or_default();
            self.add_deal(&deal);
        }
    }

    /// Games of deals that are not whole yet, which do not count.
    pub fn left_out(&self) -> u64 {
        self.open.values().map(|deal| deal.len() as u64).sum()
    }

    fn add_deal(&mut self, deal: &[Played]) {
        self.deals += 1;
        for played in deal {
            self.games += 1;
            self.timed += u64::from(played.players.iter().any(|player| player.clock.is_some()));
            if let Some(title) = played.title {
                self.titles.add(title);
            }
        }
        for side in self.sides.iter_mut().chain(&mut self.by_name) {
            side.add_deal(deal);
        }
    }

    /// Twelfths that a side can win in a deal.
    fn deal(&self) -> u64 {
        WIN * self.rotations()
    }

    /// A side's share of the wins, in whole deals.
    pub fn win_share(&self, side: &Side) -> f64 {
        ratio(side.shares.sum, side.shares.n * self.deal())
    }

    /// The 95 % interval of the share.
    pub fn interval(&self, side: &Side) -> Interval {
        share_interval(&side.shares, self.deal())
    }

    /// The 95 % interval of a side's mean fame.
    pub fn fame_interval(&self, side: &Side) -> Option<Interval> {
        side.fame.mean_interval(self.rotations() * side.members.len() as u64)
    }

    /// Everything as JSON; nothing in it depends on clocks or threads.
    pub fn to_json(&self) -> Value {
        let list = |field: &dyn Fn(&Side) -> Value| Value::Array(self.sides.iter().map(field).collect());
        let header = &self.header;
        let mut value = json!({
            "games": self.games,
            "deals": self.deals,
            "games_per_deal": self.rotations(),
            "seed": header.seed,
            "bots": header.bots,
            "players": header.options.players,
            "set": header.set,
            "set_hash": header.set_hash,
            "options": options_json(header),
            "iterations": header.iterations,
            "mean_fame": list(&|side| json!(side.scores.mean())),
            "mean_fame_interval": list(&|side| json!(self.fame_interval(side))),
            "median_fame": list(&|side| json!(side.scores.quantile(50))),
            "fame_quartiles": list(&|side| json!([side.scores.quantile(25), side.scores.quantile(75)])),
            "decisions": self.sides.iter().map(|side| side.decisions).sum::<u64>(),
            "decisions_by_bot": list(&|side| json!(side.decisions)),
            "troubles": self.sides.iter().filter_map(trouble_json).collect::<Vec<_>>(),
        });
        if self.is_solo() {
            value["titles"] = self.titles.to_json();
        }
        value["win_share"] = list(&|side| json!(self.win_share(side)));
        value["interval"] = list(&|side| json!(self.interval(side)));
        value["fair_share"] = json!(ratio(1, self.rotations()));
        value["wins"] = list(&|side| json!(side.wins));
        value["ties"] = list(&|side| json!(side.ties));
        value["win_share_by_seat"] = list(&|side| self.seats_json(side));
        if !self.by_name.is_empty() {
            value["by_name"] = self.by_name.iter().map(|side| self.name_json(side)).collect();
        }
        value
    }

    fn name_json(&self, side: &Side) -> Value {
        json!({
            "bot": side.name,
            "seats": side.members.len(),
            "fair_share": ratio(side.members.len() as u64, self.rotations()),
            "win_share": self.win_share(side),
            "interval": self.interval(side),
            "mean_fame": side.scores.mean(),
            "mean_fame_interval": self.fame_interval(side),
            "median_fame": side.scores.quantile(50),
        })
    }

    fn seats_json(&self, side: &Side) -> Value {
        let seats = self.header.options.player_seats();
        let seats = seats.iter().map(|seat: Seat| {
            // A bot holds a seat once in a deal, so these games are independent.
            let games = &side.seats[seat];
            let (share, interval) = (ratio(games.sum, games.n * WIN), share_interval(games, WIN));
            (seat.to_string(), json!({ "games": games.n, "win_share": share, "interval": interval }))
        });
        Value::Object(seats.collect())
    }

    /// How long decisions took, in milliseconds; measured, so never the same twice.
    pub fn timing_json(&self) -> Value {
        let sides = self.sides.iter().map(|side| {
            let clock = &side.clock;
            json!({
                "bot": side.name, "decisions": clock.n, "mean_ms": clock.mean(), "median_ms": clock.quantile(50),
                "p95_ms": clock.quantile(95), "max_ms": clock.max(),
            })
        });
        json!({ "note": "measured; decisions with one choice are left out", "games": self.timed, "by_bot": sides.collect::<Vec<_>>() })
    }
}

/// The options as simulate writes them.
pub(crate) fn options_json(header: &Header) -> Value {
    let options = header.options.values().map(|(name, value)| (name.to_string(), json!(value)));
    Value::Object(options.into_iter().collect::<Map<_, _>>())
}

fn trouble_json(side: &Side) -> Option<Value> {
    let (game, what) = side.trouble.as_ref()?;
    Some(
        json!({ "bot": side.name, "place": side.members[0], "count": side.troubles, "first_game": game, "first": what }),
    )
}

impl Side {
    fn add_deal(&mut self, deal: &[Played]) {
        let (mut shares, mut fame) = (0, 0);
        for played in deal {
            for player in &played.players {
                if !self.members.contains(&usize::from(player.bot)) {
                    continue;
                }
                self.add_player(player);
                shares += u64::from(player.share);
                fame += u64::from(player.score.total);
            }
            self.add_troubles(played);
        }
        self.shares.add(shares);
        self.fame.add(fame);
    }

    fn add_player(&mut self, player: &PlayerFacts) {
        let share = u64::from(player.share);
        self.wins += u64::from(share == WIN);
        self.ties += u64::from(share > 0 && share < WIN);
        self.scores.add(player.score.total);
        self.decisions += u64::from(player.decisions);
        self.seats[player.score.seat].add(share);
        if let Some(clock) = &player.clock {
            self.clock.merge(clock);
        }
    }

    fn add_troubles(&mut self, played: &Played) {
        for stumble in &played.stumbles {
            if self.members.contains(&usize::from(stumble.bot)) {
                self.troubles += u64::from(stumble.count);
                self.note_trouble(played.game, &stumble.what);
            }
        }
    }

    /// Keeps the failure of the earliest game, whichever game ended first.
    fn note_trouble(&mut self, game: u64, what: &str) {
        if self.trouble.as_ref().is_none_or(|(first, _)| game < *first) {
            self.trouble = Some((game, what.to_string()));
        }
    }
}
