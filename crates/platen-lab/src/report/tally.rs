//! The sums of a contest, from which every figure of a report follows. All in whole numbers, and in any order.

use crate::facts::{Fulfilled, Played, PlayerFacts, RoundFame, WIN};
use crate::results::Header;
use crate::stats::{Histogram, ratio};
use platen_rules::ROUNDS;
use platen_rules::cards::Bonus;
use platen_rules::vocabulary::{BoardAction, Character, GearNo, PatronageNo, PrintingNo, RefinementNo};
use std::collections::BTreeMap;

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
}

/// The players of one bot in a contest.
#[derive(Clone, Debug, Default)]
pub(crate) struct Group {
    pub(crate) bot: String,
    pub(crate) n: u64,
    pub(crate) scores: Histogram,
    /// Twelfths of a win.
    pub(crate) share: u64,
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
        ratio(self.share, self.n * WIN)
    }
}

/// Per group and item: how many, their fame and their twelfths of a win.
type DealSums = BTreeMap<(usize, Item), (u64, u64, u64)>;

/// The sums of a contest.
#[derive(Clone, Debug)]
pub struct Tally {
    /// What was played.
    pub header: Header,
    /// How many games.
    pub games: u64,
    pub(crate) groups: Vec<Group>,
    pub(crate) rules: BTreeMap<String, u64>,
    pub(crate) length: Histogram,
    pub(crate) titles: [u64; 7],
    pub(crate) stumbles: u64,
    open: BTreeMap<u64, (u64, DealSums)>,
}

impl Tally {
    /// Nothing played yet.
    pub fn new(header: Header) -> Tally {
        let mut groups: Vec<Group> = Vec::new();
        for bot in &header.bots {
            if groups.iter().all(|group| group.bot != *bot) {
                groups.push(Group { bot: bot.clone(), ..Group::default() });
            }
        }
        Tally {
            header,
            groups,
            games: 0,
            rules: BTreeMap::new(),
            length: Histogram::default(),
            titles: [0; 7],
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
            self.titles[title as usize] += 1;
        }
        for (rule, count) in &played.rules {
            *self.rules.entry(rule.clone()).or_default() += u64::from(*count);
        }
        let rotations = self.header.bots.len().max(1) as u64;
        let deal = played.game / rotations;
        let (mut count, mut sums) = self.open.remove(&deal).unwrap_or_default();
        for player in &played.players {
            self.add_player(played, player, &mut sums);
        }
        count += 1;
        if count == rotations {
            self.close_deal(sums);
        } else {
            self.open.insert(deal, (count, sums));
        }
    }

    /// Counts the deals that are not whole as they are.
    pub fn close(&mut self) {
        for (_, sums) in std::mem::take(&mut self.open).into_values() {
            self.close_deal(sums);
        }
    }

    fn close_deal(&mut self, sums: DealSums) {
        for ((group, item), (n, fame, share)) in sums {
            let cell = self.groups[group].cells.entry(item).or_default();
            cell.n += n;
            cell.fame.add(n, fame);
            cell.share.add(n, share);
        }
    }

    fn add_player(&mut self, played: &Played, player: &PlayerFacts, sums: &mut DealSums) {
        let bot = &self.header.bots[usize::from(player.bot)];
        let Some(at) = self.groups.iter().position(|group| group.bot == *bot) else { return };
        let group = &mut self.groups[at];
        group.n += 1;
        group.scores.add(player.score.total);
        group.share += u64::from(player.share);
        group.decisions += u64::from(player.decisions);
        add_fame(group, player);
        add_seen(group, player);
        let seats = self.header.options.seat_count() as u8;
        let seat = player.score.seat.number();
        let place = (seat + seats - played.first.number().min(seats)) % seats;
        let mut had = items(player);
        had.extend([Item::Seat(seat), Item::Place(place)]);
        for item in had {
            let (n, fame, share) = sums.entry((at, item)).or_default();
            *n += 1;
            *fame += u64::from(player.score.total);
            *share += u64::from(player.share);
        }
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
fn add_seen(group: &mut Group, player: &PlayerFacts) {
    let mut see = |item, count: u64, gave: u64| {
        let cell = group.cells.entry(item).or_default();
        cell.seen += count;
        cell.gave += gave;
    };
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
        items.push(Item::Shape(shape));
        items.extend(BoardAction::ALL.into_iter().zip(plan).map(|(action, &n)| Item::Markers(action, n)));
    }
    items
}

fn bonus_place(bonus: Bonus) -> Option<usize> {
    Bonus::ALL.iter().position(|known| *known == bonus)
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
