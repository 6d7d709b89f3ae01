//! The sums of a contest, from which every figure of a report follows. All in whole numbers, and in any order.

use super::cells::{Cell, DealSum, Item, Ratio};
use super::players::Player;
use crate::facts::{Fulfilled, Played, PlayerFacts, RoundFame, WIN};
use crate::results::Header;
use crate::stats::{Histogram, Interval, Spread, ratio, share_interval};
use crate::titles::Titles;
use platen_rules::cards::Bonus;
use platen_rules::vocabulary::BoardAction;
use platen_rules::{ROUNDS, Seed};
use std::collections::BTreeMap;

/// The players of one bot in a contest.
#[derive(Clone, Debug, Default)]
pub(crate) struct Group {
    pub(crate) player: Player,
    pub(crate) n: u64,
    pub(crate) scores: Histogram,
    /// The fame of each deal.
    pub(crate) fame_of_deals: Ratio,
    /// Twelfths of a win of each deal.
    pub(crate) share_of_deals: Ratio,
    /// Twelfths of a win in each whole deal.
    wins: Spread,
    pub(crate) decisions: u64,
    /// Fame by round and source.
    pub(crate) fame: [[u64; 5]; ROUNDS as usize],
    /// Specialties, patronage, guilders.
    pub(crate) at_end: [u64; 3],
    /// Orders fulfilled in each round.
    pub(crate) orders: [u64; ROUNDS as usize],
    pub(crate) cells: BTreeMap<Item, Cell>,
}

impl Group {
    pub(crate) fn mean_fame(&self) -> f64 {
        self.scores.mean()
    }

    pub(crate) fn mean_share(&self) -> f64 {
        self.share_of_deals.mean() / ratio(WIN, 1)
    }

    fn merge(&mut self, other: &Group) {
        self.n += other.n;
        self.scores.merge(&other.scores);
        self.fame_of_deals.merge(&other.fame_of_deals);
        self.share_of_deals.merge(&other.share_of_deals);
        self.wins.merge(&other.wins);
        self.decisions += other.decisions;
        let rounds = self.fame.as_flattened_mut().iter_mut().zip(other.fame.as_flattened());
        let counts = self.at_end.iter_mut().chain(&mut self.orders);
        let others = other.at_end.iter().chain(&other.orders);
        rounds.chain(counts.zip(others)).for_each(|(sum, other)| *sum += other);
        for (item, cell) in &other.cells {
            self.cells.entry(*item).or_default().merge(cell);
        }
    }
}

/// A deal that is not whole yet.
#[derive(Clone, Debug, Default)]
struct OpenDeal {
    games: u64,
    /// By group and item.
    sums: BTreeMap<(usize, Item), DealSum>,
    /// All players of each group.
    groups: BTreeMap<usize, DealSum>,
}

/// The sums of a contest.
#[derive(Clone, Debug)]
pub struct Tally {
    /// Where the games come from, for messages.
    pub name: String,
    /// What was played.
    pub header: Header,
    /// The seeds of all contests that were put together.
    pub(crate) seeds: Vec<Seed>,
    /// How many games.
    pub games: u64,
    pub(crate) groups: Vec<Group>,
    pub(crate) rules: BTreeMap<String, u64>,
    pub(crate) length: Histogram,
    pub(crate) titles: Titles,
    pub(crate) stumbles: u64,
    open: BTreeMap<u64, OpenDeal>,
}

impl Tally {
    /// Nothing played yet.
    pub fn new(name: impl Into<String>, header: Header) -> Tally {
        let mut groups: Vec<Group> = Vec::new();
        for bot in &header.bots {
            if groups.iter().all(|group| group.player.bot != *bot) {
                groups.push(Group { player: Player::new(bot, &header), ..Group::default() });
            }
        }
        Tally {
            name: name.into(),
            seeds: vec![header.seed],
            header,
            groups,
            games: 0,
            rules: BTreeMap::new(),
            length: Histogram::default(),
            titles: Titles::default(),
            stumbles: 0,
            open: BTreeMap::new(),
        }
    }

    /// The players at the table, without the automa.
    pub(crate) fn players(&self) -> u64 {
        u64::from(self.header.options.players)
    }

    /// Whether all players are the same bot.
    pub(crate) fn is_mirror(&self) -> bool {
        self.groups.len() == 1
    }

    /// Adds a game.
    pub fn add(&mut self, played: &Played) {
        self.games += 1;
        self.length.add(u16::try_from(played.decisions()).unwrap_or(u16::MAX));
        self.stumbles += played.stumbles.iter().map(|stumble| u64::from(stumble.count)).sum::<u64>();
        if let Some(title) = played.title {
            self.titles.add(title);
        }
        for (rule, count) in &played.rules {
            *self.rules.entry(rule.clone()).or_default() += u64::from(*count);
        }
        let number = played.game / self.rotations();
        let mut deal = self.open.remove(&number).unwrap_or_default();
        for player in &played.players {
            self.add_player(played, player, &mut deal);
        }
        deal.games += 1;
        if deal.games == self.rotations() {
            self.close_deal(deal);
        } else {
            self.open.insert(number, deal);
        }
    }

    /// Counts the deals that are not whole as they are.
    pub fn close(&mut self) {
        for deal in std::mem::take(&mut self.open).into_values() {
            self.close_deal(deal);
        }
    }

    fn close_deal(&mut self, deal: OpenDeal) {
        for ((group, item), sum) in deal.sums {
            self.groups[group].cells.entry(item).or_default().add(&sum, &deal.groups[&group]);
        }
        let whole = deal.games == self.rotations();
        for (group, all) in deal.groups {
            let group = &mut self.groups[group];
            group.fame_of_deals.add(all.n, all.fame);
            group.share_of_deals.add(all.n, all.share);
            if whole {
                group.wins.add(all.share);
            }
        }
    }

    /// Adds the sums of other deals of the same bots at the same table; both are closed.
    pub(crate) fn merge(&mut self, other: Tally) {
        self.seeds.extend(other.seeds);
        self.header.games += other.header.games;
        self.games += other.games;
        for group in &mut self.groups {
            let same = other.groups.iter().find(|other| other.player == group.player);
            same.into_iter().for_each(|other| group.merge(other));
        }
        for (rule, count) in other.rules {
            *self.rules.entry(rule).or_default() += count;
        }
        self.length.merge(&other.length);
        self.titles.merge(&other.titles);
        self.stumbles += other.stumbles;
    }

    /// Games of a deal.
    fn rotations(&self) -> u64 {
        self.header.bots.len().max(1) as u64
    }

    /// A group's share of the wins in whole deals, with its 95 % interval.
    pub(crate) fn win_share(&self, group: &Group) -> (f64, Interval) {
        let unit = WIN * self.rotations();
        (ratio(group.wins.sum, group.wins.n * unit), share_interval(&group.wins, unit))
    }

    /// What part of the wins a group would have if all were equally strong.
    pub(crate) fn fair_share(&self, group: &Group) -> f64 {
        let seats = self.header.bots.iter().filter(|bot| **bot == group.player.bot).count();
        ratio(seats as u64, self.rotations())
    }

    fn add_player(&mut self, played: &Played, player: &PlayerFacts, deal: &mut OpenDeal) {
        let bot = &self.header.bots[usize::from(player.bot)];
        let Some(at) = self.groups.iter().position(|group| group.player.bot == *bot) else { return };
        let group = &mut self.groups[at];
        group.n += 1;
        group.scores.add(player.score.total);
        group.decisions += u64::from(player.decisions);
        add_fame(group, player);
        deal.groups.entry(at).or_default().add_player(player);
        let seats = self.header.options.seat_count() as u8;
        let seat = player.score.seat.number();
        let place = (seat + seats - played.first.number().min(seats)) % seats;
        let mut had = items(player);
        had.extend([Item::Seat(seat), Item::Place(place)]);
        for item in had {
            deal.sums.entry((at, item)).or_default().add_player(player);
        }
        see(player, |item, seen, gave| {
            let sum = deal.sums.entry((at, item)).or_default();
            sum.seen += seen;
            sum.gave += gave;
        });
    }
}

impl DealSum {
    fn add_player(&mut self, player: &PlayerFacts) {
        self.n += 1;
        self.fame += u64::from(player.score.total);
        self.share += u64::from(player.share);
    }
}

fn add_fame(group: &mut Group, player: &PlayerFacts) {
    for (sums, round) in group.fame.iter_mut().zip(&player.fame) {
        let round: &RoundFame = round;
        sums.iter_mut().zip(round).for_each(|(sum, &fame)| *sum += u64::from(fame));
    }
    let score = &player.score;
    let at_end = [score.specialties, score.patronage, score.guilders];
    group.at_end.iter_mut().zip(at_end).for_each(|(sum, fame)| *sum += u64::from(fame));
    for order in &player.fulfilled {
        if let Some(count) = group.orders.get_mut(usize::from(order.round).saturating_sub(1)) {
            *count += 1;
        }
    }
}

/// What is counted wherever it comes up, not only with what became of the player.
fn see(player: &PlayerFacts, mut see: impl FnMut(Item, u64, u64)) {
    for &(printing, refinement) in &player.taken {
        see(Item::Printing(printing), 1, 0);
        see(Item::Refinement(refinement), 1, 0);
    }
    for order in &player.fulfilled {
        see(Item::Refinement(order.refinement), 0, fame_of(order));
    }
    for gear in &player.gears {
        see(Item::Gear(gear.gear), u64::from(gear.uses), u64::from(gear.fame));
    }
    for tile in player.character.iter().chain(&player.other) {
        see(Item::Character(*tile), 1, 0);
    }
}

fn fame_of(order: &Fulfilled) -> u64 {
    let bonus = if let Some(Bonus::Fame(fame)) = order.bonus { fame } else { 0 };
    u64::from(order.colours.unwrap_or(0)) + u64::from(order.decoration.unwrap_or(0)) + u64::from(bonus)
}

fn items(player: &PlayerFacts) -> Vec<Item> {
    let mut items = Vec::with_capacity(64);
    for order in &player.fulfilled {
        items.extend([Item::Printing(order.printing), Item::Refinement(order.refinement)]);
        items.extend(order.bonus.and_then(bonus_place).map(Item::Bonus));
    }
    items.extend(player.gears.iter().map(|gear| Item::Gear(gear.gear)));
    items.extend(player.patronage.iter().map(|&card| Item::Patronage(card)));
    items.extend(player.character.map(Item::Character));
    for plan in &player.plans {
        let mut shape = *plan;
        shape.sort_unstable_by(|a, b| b.cmp(a));
        items.extend([Item::Shape(shape), Item::Plan(*plan)]);
        items.extend(BoardAction::ALL.into_iter().zip(plan).map(|(action, &n)| Item::Markers(action, n)));
    }
    items
}

fn bonus_place(bonus: Bonus) -> Option<usize> {
    Bonus::ALL.iter().position(|known| *known == bonus)
}
