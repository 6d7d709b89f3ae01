//! What is done after the declaration, or before a pass: fame, orders, levels, types and inks do not touch each other
//! but for the guilders of levels beyond VI, which may pay for a type by GRW-11.

use super::declare::{Declared, Pick};
use super::hand::{BEYOND_TOP, Hand};
use super::problem::{ORDER_FAME, Problem};
use super::solution::{Step, Steps};
use platen_rules::cards::{Bonus, Sector};
use platen_rules::vocabulary::{Axle, ByInk, Ink, Letter, Number, RefinementNo, Specialty};
use platen_rules::{AXLES, BonusGain, GearChoice, MAX_ORDERS, Pair};
use tinyvec::ArrayVec;

/// Something that can be done once or more.
#[derive(Clone, Copy, Debug)]
struct Event {
    what: What,
    left: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum What {
    Gear(usize, Sector),
    Inks(RefinementNo, u8),
    Level(RefinementNo),
    Swap,
}

impl Default for Event {
    fn default() -> Self {
        Event { what: What::Swap, left: 0 }
    }
}

/// What can be done in one of the groups.
#[derive(Clone, Copy, Debug, Default)]
struct Events(ArrayVec<[Event; 8]>);

impl Events {
    fn add(&mut self, what: What, left: u8) {
        if left > 0 {
            self.0.push(Event { what, left });
        }
    }
}

/// The three groups in which the sequence can matter.
#[derive(Clone, Copy, Debug, Default)]
struct Groups {
    levels: Events,
    letters: Events,
    inks: Events,
}

/// What the rest of the step brings.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct After {
    pub(super) value: i32,
    pub(super) steps: Steps,
    pub(super) orders: u8,
}

/// The best rest of the step for a hand from which the declaration is paid.
pub(super) fn after(problem: &Problem, hand: &Hand, declared: &Declared) -> After {
    let total: u8 = hand.left.iter().sum();
    if total <= hand.all_left {
        return with_uses(problem, hand, declared, hand.left);
    }
    // Schöffer (CHR-5): every way to share out the uses.
    let mut best: Option<After> = None;
    for a in 0..=hand.left[0] {
        for b in 0..=hand.left[1] {
            let Some(c) = hand.all_left.checked_sub(a + b).filter(|&c| c <= hand.left[2]) else { continue };
            let after = with_uses(problem, hand, declared, [a, b, c]);
            if best.is_none_or(|best| after.value > best.value) {
                best = Some(after);
            }
        }
    }
    best.unwrap_or_else(|| with_uses(problem, hand, declared, [0; AXLES]))
}

fn with_uses(problem: &Problem, hand: &Hand, declared: &Declared, uses: [u8; AXLES]) -> After {
    let mut hand = *hand;
    let mut after = After::default();
    let mut groups = Groups::default();
    let mut slots = slots(problem, declared);
    for (place, pick) in declared.picks() {
        take_bonus(problem, &mut hand, place, pick, &mut slots, &mut after, &mut groups);
    }
    for (axle, &left) in uses.iter().enumerate() {
        use_gear(problem, &mut hand, declared, (axle, left), &mut slots, &mut after, &mut groups);
    }
    groups.levels.add(What::Swap, u8::from(hand.can_swap));
    after.value = hand.value;
    levels_and_letters(problem, &hand, &groups, &mut after);
    if !groups.inks.0.is_empty() {
        let (value, steps) = Group::best(problem, &hand, &groups.inks);
        after.value += value;
        after.steps.extend(steps);
    }
    after
}

/// How many rewarded orders can be drawn and kept.
fn slots(problem: &Problem, declared: &Declared) -> u8 {
    let fulfilled = declared.picks().count();
    let held = problem.held - fulfilled;
    let can_draw = problem.can_draw || fulfilled > 0;
    if can_draw { MAX_ORDERS.saturating_sub(held) as u8 } else { 0 }
}

fn take_bonus(
    problem: &Problem,
    hand: &mut Hand,
    place: usize,
    pick: &Pick,
    slots: &mut u8,
    after: &mut After,
    groups: &mut Groups,
) {
    if !pick.earns_bonus(problem.fiol) {
        return;
    }
    let job = &problem.jobs[place];
    let refinement = job.order.refinement;
    let taken = Step::Bonus { refinement, gain: BonusGain::Nothing };
    match job.bonus {
        Bonus::Inks(count) => groups.inks.add(What::Inks(refinement, count), 1),
        Bonus::Specialty => groups.levels.add(What::Level(refinement), 1),
        Bonus::Guilders(count) => {
            hand.earn(i32::from(count), &problem.worth);
            after.steps.push(taken);
        }
        Bonus::Fame(count) => {
            hand.value += i32::from(count) * problem.worth.fame;
            after.steps.push(taken);
        }
        Bonus::Order if *slots > 0 => {
            hand.value += problem.worth.order;
            *slots -= 1;
            after.orders += 1;
            after.steps.push(taken);
        }
        Bonus::Order => after.steps.push(Step::Decline { refinement }),
    }
}

fn use_gear(
    problem: &Problem,
    hand: &mut Hand,
    declared: &Declared,
    (axle, left): (usize, u8),
    slots: &mut u8,
    after: &mut After,
    groups: &mut Groups,
) {
    let sector = problem.sectors[axle];
    let gain = match sector {
        _ if left == 0 => return,
        Sector::RaiseLowest | Sector::Raise(_) => return groups.levels.add(What::Gear(axle, sector), left),
        Sector::ExchangeLetter | Sector::SellLetter | Sector::CheapLetter(_) => {
            return groups.letters.add(What::Gear(axle, sector), left);
        }
        Sector::ExchangeInk | Sector::TakeInk(_) | Sector::InkForTwo(_) => {
            return groups.inks.add(What::Gear(axle, sector), left);
        }
        Sector::RoundFame => problem.round * problem.worth.fame,
        Sector::Order => problem.worth.order,
        Sector::InkFame(_) | Sector::LetterFame(_) | Sector::SpecialtyFame(_) => {
            ORDER_FAME * problem.worth.fame * declared.counted(problem, sector)
        }
    };
    for _ in 0..left {
        if sector == Sector::Order {
            if *slots == 0 {
                return;
            }
            *slots -= 1;
            after.orders += 1;
        }
        if gain > 0 {
            hand.value += gain;
            after.steps.push(Step::Gear { axle: Axle::at(axle), choice: GearChoice::Nothing });
        }
    }
}

fn levels_and_letters(problem: &Problem, hand: &Hand, groups: &Groups, after: &mut After) {
    let buys = |event: &Event| matches!(event.what, What::Gear(_, Sector::CheapLetter(_)));
    if groups.levels.0.is_empty() || !groups.letters.0.iter().any(buys) {
        for events in [&groups.levels, &groups.letters] {
            if !events.0.is_empty() {
                let (value, steps) = Group::best(problem, hand, events);
                after.value += value;
                after.steps.extend(steps);
            }
        }
        return;
    }
    let levels = Group::best_by_tops(problem, hand, &groups.levels);
    let mut best = (i32::MIN, Steps::default(), Steps::default());
    for (tops, &(value, steps)) in (0i32..).zip(&levels).filter(|(_, (value, _))| *value > i32::MIN) {
        let mut rich = *hand;
        rich.guilders += BEYOND_TOP * tops;
        let (more, letters) = Group::best(problem, &rich, &groups.letters);
        if value + more > best.0 {
            best = (value + more, steps, letters);
        }
    }
    after.value += best.0;
    after.steps.extend(best.1);
    after.steps.extend(best.2);
}

/// Types that may be bought to be sold: two uses are left besides the purchase.
pub(super) const TO_SELL: u8 = 2;
/// The most levels that can be gained in a step: three uses and four bonuses.
const MOST_LEVELS: usize = 8;

/// A search through one group.
struct Group<'a> {
    problem: &'a Problem,
    events: ArrayVec<[Event; 8]>,
    most: [i32; 8],
    /// Whether the sequence matters.
    ordered: bool,
    /// Whether the best is kept for each number of levels beyond VI.
    by_tops: bool,
    path: Steps,
    best: [(i32, Steps); MOST_LEVELS],
}

impl<'a> Group<'a> {
    fn best(problem: &'a Problem, hand: &Hand, events: &Events) -> (i32, Steps) {
        Self::search(problem, hand, events, false)[0]
    }

    fn best_by_tops(problem: &'a Problem, hand: &Hand, events: &Events) -> [(i32, Steps); MOST_LEVELS] {
        Self::search(problem, hand, events, true)
    }

    /// What the best ways gain, and their steps; bonuses that are not taken are declined.
    fn search(
        problem: &'a Problem,
        hand: &Hand,
        events: &Events,
        by_tops: bool,
    ) -> [(i32, Steps); MOST_LEVELS] {
        let mut group = Group {
            problem,
            events: events.0,
            most: [0; 8],
            ordered: ordered(&events.0),
            by_tops,
            path: Steps::default(),
            best: [(i32::MIN, Steps::default()); MOST_LEVELS],
        };
        for (most, event) in group.most.iter_mut().zip(&events.0) {
            *most = problem.most(event.what);
        }
        let mut start = *hand;
        (start.value, start.tops) = (0, 0);
        group.go(&start, 0);
        for (_, steps) in group.best.iter_mut().filter(|(value, _)| *value > i32::MIN) {
            decline_rest(&events.0, steps);
        }
        group.best
    }

    fn go(&mut self, hand: &Hand, from: usize) {
        let place = if self.by_tops { usize::from(hand.tops).min(MOST_LEVELS - 1) } else { 0 };
        if hand.value > self.best[place].0 {
            self.best[place] = (hand.value, self.path);
        }
        let hope: i32 =
            self.events.iter().zip(&self.most).map(|(event, most)| i32::from(event.left) * most).sum();
        if !self.by_tops && hand.value + hope <= self.best[0].0 {
            return;
        }
        let first = if self.ordered { 0 } else { from };
        for at in first..self.events.len() {
            if self.events[at].left == 0 || self.repeats(at) {
                continue;
            }
            self.events[at].left -= 1;
            let what = self.events[at].what;
            for step in self.choices(hand, what) {
                let mut next = *hand;
                self.problem.take(&mut next, what, &step);
                self.path.push(step);
                self.go(&next, at);
                self.path.pop();
            }
            self.events[at].left += 1;
        }
    }

    /// Whether an event before this one is just like it, and still to come.
    fn repeats(&self, at: usize) -> bool {
        let alike = |what: What| match (what, self.events[at].what) {
            (What::Level(_), What::Level(_)) => true,
            (What::Inks(_, a), What::Inks(_, b)) => a == b,
            _ => false,
        };
        self.events[..at].iter().any(|event| event.left > 0 && alike(event.what))
    }

    /// What can be chosen, without what can be no better than the rest.
    fn choices(&self, hand: &Hand, what: What) -> Choices {
        let mut choices = Choices::default();
        let gear = |axle: usize, choice| Step::Gear { axle: Axle::at(axle), choice };
        match what {
            What::Swap => choices.extend(swaps(hand).map(|pair| Step::Swap { pair })),
            What::Level(refinement) => choices.extend(
                Specialty::ALL
                    .map(|specialty| Step::Bonus { refinement, gain: BonusGain::Specialty { specialty } }),
            ),
            What::Inks(refinement, count) => self.each_taking(&hand.bag, count, |inks| {
                push(&mut choices, Step::Bonus { refinement, gain: BonusGain::Inks { inks } });
            }),
            What::Gear(axle, sector) => self.each_use(hand, sector, |choice| {
                push(&mut choices, gear(axle, choice));
            }),
        }
        choices
    }

    fn each_use(&self, hand: &Hand, sector: Sector, mut offer: impl FnMut(GearChoice)) {
        match sector {
            Sector::RaiseLowest => lowest(hand).for_each(|specialty| offer(GearChoice::Raise { specialty })),
            Sector::TakeInk(ink) if hand.bag[ink] == 0 => {}
            Sector::Raise(_) | Sector::TakeInk(_) => offer(GearChoice::Nothing),
            Sector::ExchangeLetter => {
                let worth = &self.problem.worth.letter;
                let Some(give) = cheapest_held(self.problem, hand) else { return };
                let take = Letter::ALL.into_iter().max_by_key(|&letter| worth[letter]).unwrap_or(give);
                if worth[take] > worth[give] {
                    offer(GearChoice::ExchangeType { give, take });
                }
            }
            Sector::SellLetter => {
                if let Some(letter) = cheapest_held(self.problem, hand) {
                    offer(GearChoice::SellForFame { letter });
                    offer(GearChoice::SellForGuilders { letter });
                }
            }
            Sector::CheapLetter(letter) => {
                self.problem.counts(hand, letter, TO_SELL).for_each(|count| offer(GearChoice::Buy { count }));
            }
            Sector::ExchangeInk => self.each_exchange(hand, offer),
            Sector::InkForTwo(ink) => {
                for give in self.problem.stands_for(hand, ink) {
                    let mut bag = hand.bag;
                    bag[give] += 1;
                    self.each_taking(&bag, 2, |take| offer(GearChoice::InkForTwo { give, take }));
                }
            }
            _ => {}
        }
    }

    fn each_exchange(&self, hand: &Hand, mut offer: impl FnMut(GearChoice)) {
        for give in Ink::ALL.into_iter().filter(|&give| hand.inks[give] > 0) {
            let mut bag = hand.bag;
            bag[give] = 0;
            let takes = self.takes(&bag);
            takes.into_iter().for_each(|take| offer(GearChoice::ExchangeInk { give, take }));
        }
    }

    /// Whole choices of inks from a bag (INK-5).
    fn each_taking(&self, bag: &ByInk<u8>, count: u8, mut offer: impl FnMut(ByInk<u8>)) {
        for first in self.takes(bag) {
            let mut rest = *bag;
            rest[first] -= 1;
            if count == 1 || rest == ByInk::default() {
                offer(ByInk::count([first]));
                continue;
            }
            for second in self.takes(&rest) {
                offer(ByInk::count([first, second]));
            }
        }
    }

    /// The dearest ink of the bag, the dearest that GRW-8 leaves to others, and those that GRW-9 could still turn into
    /// two. No other is better to take: it could only be kept, or exchanged, and one of these would serve as well.
    fn takes(&self, bag: &ByInk<u8>) -> ArrayVec<[Ink; 4]> {
        let worth = &self.problem.worth.ink;
        let held = || Ink::ALL.into_iter().filter(|&ink| bag[ink] > 0);
        let dearest = held().max_by_key(|&ink| worth[ink]);
        let open = |ink: &Ink| !self.awaits(|sector| sector == Sector::TakeInk(*ink));
        let least = held().filter(open).map(|ink| worth[ink]).max().unwrap_or(0);
        let wild = |ink: Ink| self.problem.wild == Some(ink);
        let fuel = |ink: Ink| {
            self.awaits(|sector| matches!(sector, Sector::InkForTwo(of) if of == ink || wild(ink)))
        };
        let scarce = |ink: Ink| !open(&ink) || worth[ink] == least;
        held()
            .filter(|&ink| Some(ink) == dearest || scarce(ink) && worth[ink] >= least || fuel(ink))
            .collect()
    }

    /// Whether a gear of that kind is still to be used.
    fn awaits(&self, kind: impl Fn(Sector) -> bool) -> bool {
        let is = |event: &Event| matches!(event.what, What::Gear(_, sector) if kind(sector));
        self.events.iter().any(|event| event.left > 0 && is(event))
    }
}

/// The most choices that are left of an event.
type Choices = ArrayVec<[Step; 32]>;

/// Adds a choice that is not there yet; there is room for all that differ.
fn push(choices: &mut Choices, step: Step) {
    if choices.len() < 32 && !choices.contains(&step) {
        choices.push(step);
    }
}

fn ordered(events: &[Event]) -> bool {
    let bound = |event: &Event| {
        !matches!(event.what, What::Level(_) | What::Inks(..) | What::Gear(_, Sector::Raise(_)))
    };
    events.len() > 1 && events.iter().any(bound)
}

fn decline_rest(events: &[Event], steps: &mut Steps) {
    for event in events {
        let (What::Inks(refinement, _) | What::Level(refinement)) = event.what else { continue };
        let taken = |step: &Step| matches!(step, Step::Bonus { refinement: of, .. } if *of == refinement);
        if !steps.iter().any(taken) {
            steps.push(Step::Decline { refinement });
        }
    }
}

/// The specialties that GRW-3 may raise.
pub(super) fn lowest(hand: &Hand) -> impl Iterator<Item = Specialty> + use<> {
    let levels = hand.levels;
    let lowest = levels.0.into_iter().min().unwrap_or(0);
    Specialty::ALL.into_iter().filter(move |&specialty| levels[specialty] == lowest)
}

/// The swaps that CHR-7 allows.
pub(super) fn swaps(hand: &Hand) -> impl Iterator<Item = Pair> + use<> {
    let levels = hand.levels;
    Pair::all().filter(move |pair| levels[pair.both().0] != levels[pair.both().1])
}

fn cheapest_held(problem: &Problem, hand: &Hand) -> Option<Letter> {
    let held = Letter::ALL.into_iter().filter(|&letter| hand.letters[letter] > 0);
    held.min_by_key(|&letter| problem.worth.letter[letter])
}

impl Problem {
    /// The inks in hand that GRW-9 accepts for a colour (CHR-8).
    pub(super) fn stands_for(&self, hand: &Hand, ink: Ink) -> impl Iterator<Item = Ink> + use<> {
        let (wild, inks) = (self.wild, hand.inks);
        Ink::ALL.into_iter().filter(move |&give| inks[give] > 0 && (give == ink || wild == Some(give)))
    }

    /// At most what one more of this is worth.
    fn most(&self, what: What) -> i32 {
        match what {
            What::Gear(axle, _) => self.gear_most[axle],
            What::Swap => self.swap_most,
            What::Inks(refinement, _) | What::Level(refinement) => {
                let of = self.jobs.iter().find(|job| job.order.refinement == refinement);
                of.map_or(0, |job| job.bonus_most)
            }
        }
    }

    fn take(&self, hand: &mut Hand, what: What, step: &Step) {
        match (*step, what) {
            (Step::Gear { choice, .. }, What::Gear(_, sector)) => hand.reward(sector, choice, &self.worth),
            (Step::Swap { pair }, _) => hand.swap(pair, &self.worth),
            (Step::Bonus { gain: BonusGain::Inks { inks }, .. }, _) => hand.take_inks(&inks, &self.worth),
            (Step::Bonus { gain: BonusGain::Specialty { specialty }, .. }, _) => {
                hand.raise(specialty, &self.worth);
            }
            _ => {}
        }
    }
}
