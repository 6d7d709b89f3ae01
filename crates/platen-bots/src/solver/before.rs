//! What is done before the declaration: every use and swap that could make a declaration possible or cheaper. Whatever
//! could not is done after it, where it gains at least as much.

use super::after::{After, after, lowest, swaps};
use super::declare::{Declared, Purchase, declare};
use super::hand::{Hand, TYPE_FAME};
use super::problem::{ORDER_FAME, Problem};
use super::solution::{Gains, Solution, Step, Steps};
use platen_rules::cards::{Bonus, Sector};
use platen_rules::vocabulary::{Axle, ByInk, Ink, Letter, Number, Specialty};
use platen_rules::{AXLES, BonusGain, Declaration, Fulfilment, GearChoice, MAX_ORDERS, TOP_LEVEL};
use tinyvec::ArrayVec;

/// The kinds of uses that can help a declaration, in the sequence in which they are tried.
const LEVELS: u8 = 0;
const TYPES: u8 = 1;
const INKS: u8 = 2;

fn kind_of(sector: Sector) -> Option<u8> {
    match sector {
        Sector::RaiseLowest | Sector::Raise(_) => Some(LEVELS),
        Sector::ExchangeLetter | Sector::SellLetter | Sector::CheapLetter(_) => Some(TYPES),
        Sector::ExchangeInk | Sector::TakeInk(_) | Sector::InkForTwo(_) => Some(INKS),
        Sector::RoundFame
        | Sector::Order
        | Sector::InkFame(_)
        | Sector::LetterFame(_)
        | Sector::SpecialtyFame(_) => None,
    }
}

/// The search and the best it has found.
pub(super) struct Search<'a> {
    pub(super) problem: &'a Problem,
    path: Steps,
    seen: Seen,
    value: i32,
    found: Found,
    /// How many more hands may be looked at before the declaration.
    left: u32,
}

#[derive(Clone, Copy, Default)]
struct Found {
    early: Steps,
    declared: Declared,
    purchase: Purchase,
    after: After,
}

impl<'a> Search<'a> {
    pub(super) fn run(problem: &'a Problem, most: u32) -> Solution {
        let pass = after(problem, &problem.start, &Declared::default());
        let found = Found { after: pass, ..Found::default() };
        let (path, seen) = (Steps::default(), Seen::default());
        let mut search = Search { problem, path, seen, value: pass.value, found, left: most };
        search.go(&problem.start, LEVELS);
        search.solution()
    }

    /// The best value so far.
    #[inline]
    pub(super) fn best(&self) -> i32 {
        self.value
    }

    /// Keeps a way that is better than the best so far.
    pub(super) fn offer(&mut self, declared: &Declared, purchase: &Purchase, after: &After) {
        if after.value > self.value {
            self.value = after.value;
            self.found = Found { early: self.path, declared: *declared, purchase: *purchase, after: *after };
        }
    }

    /// Goes on with the kinds of uses from `kind` on. Levels, types and inks change nothing for each other but for the
    /// guilders of levels, so that one sequence of the kinds is enough.
    fn go(&mut self, hand: &Hand, kind: u8) {
        if self.problem.step_most(hand) <= self.value {
            return;
        }
        declare(self, hand);
        for axle in (0..AXLES).filter(|&axle| hand.may_use(axle)) {
            if kind_of(self.problem.sectors[axle]).is_some_and(|of| of >= kind) {
                self.use_gear(hand, axle);
            }
        }
        if hand.can_swap && kind == LEVELS {
            self.swap(hand);
        }
    }

    fn use_gear(&mut self, hand: &Hand, axle: usize) {
        let (problem, sector) = (self.problem, self.problem.sectors[axle]);
        let mut used = *hand;
        used.mark_used(axle);
        problem.each_helpful(&used, sector, |choice| {
            let mut next = used;
            next.reward(sector, choice, &problem.worth);
            self.follow(&next, Step::Gear { axle: Axle::at(axle), choice }, kind_of(sector).unwrap_or(INKS));
        });
    }

    fn swap(&mut self, hand: &Hand) {
        let problem = self.problem;
        // A level beyond VI may pay for types.
        let pays = problem.raises(hand) > 0 && problem.short_of_types(hand);
        let any = pays || problem.lowest_uses(hand) > 0;
        for pair in swaps(hand) {
            let (a, b) = pair.both();
            let gaining = if hand.levels[a] < hand.levels[b] { a } else { b };
            if any || problem.wants_level(hand, gaining.index()) {
                let mut next = *hand;
                next.swap(pair, &problem.worth);
                self.follow(&next, Step::Swap { pair }, LEVELS);
            }
        }
    }

    fn follow(&mut self, next: &Hand, step: Step, kind: u8) {
        if self.left > 0 && self.problem.step_most(next) > self.value && self.seen.insert(next) {
            self.left -= 1;
            self.path.push(step);
            self.go(next, kind);
            self.path.pop();
        }
    }

    fn solution(&self) -> Solution {
        let Found { early, declared, purchase, after } = &self.found;
        Solution {
            value: self.value,
            early: *early,
            buy: purchase.buy,
            cheap: purchase.cheap,
            declaration: self.declaration(declared),
            late: after.steps,
            gains: self.gains(),
        }
    }

    fn declaration(&self, declared: &Declared) -> Option<Declaration> {
        let orders: ArrayVec<[Fulfilment; MAX_ORDERS]> = declared
            .picks()
            .map(|(place, pick)| Fulfilment {
                printing: self.problem.jobs[place].order.printing,
                left_out: declared.left_out.filter(|(of, _)| *of == place).map(|(_, letter)| letter),
                inks: pick.inks,
                decoration: pick.decoration,
            })
            .collect();
        if orders.is_empty() { None } else { Declaration::new(&orders) }
    }

    /// What the solution gains, found by doing it.
    fn gains(&self) -> Gains {
        let (problem, found) = (self.problem, &self.found);
        let mut gains = Gains { orders: found.after.orders, ..Gains::default() };
        let mut hand = problem.start;
        found.early.iter().for_each(|step| self.count(&mut hand, &mut gains, step));
        for letter in found.purchase.buy.each() {
            hand.guilders -= hand.types() + 1;
            hand.letters[letter] += 1;
        }
        found.purchase.cheap.iter().for_each(|step| self.count(&mut hand, &mut gains, step));
        for (place, pick) in found.declared.picks() {
            let job = &problem.jobs[place];
            hand.guilders += job.guilders;
            gains.fame.colours += if pick.inks.is_some() { fame(job.colour_fame) } else { 0 };
            gains.fame.decoration += if pick.decoration { fame(job.decoration_fame) } else { 0 };
            if let Some(tokens) = &pick.inks {
                hand.spend_inks(tokens, &problem.worth);
            }
        }
        found.after.steps.iter().for_each(|step| self.count(&mut hand, &mut gains, step));
        gains.guilders = hand.guilders - problem.start.guilders;
        gains
    }

    fn count(&self, hand: &mut Hand, gains: &mut Gains, step: &Step) {
        let problem = self.problem;
        match *step {
            Step::Gear { axle, choice } => {
                let sector = problem.sectors[axle.index()];
                gains.fame.gears += self.gear_fame(sector, choice);
                hand.reward(sector, choice, &problem.worth);
            }
            Step::Swap { pair } => hand.swap(pair, &problem.worth),
            Step::Bonus { refinement, gain } => {
                let Some(job) = problem.jobs.iter().find(|job| job.order.refinement == refinement) else {
                    return;
                };
                match (job.bonus, gain) {
                    (Bonus::Guilders(count), _) => hand.guilders += i32::from(count),
                    (Bonus::Fame(count), _) => gains.fame.bonus += u16::from(count),
                    (_, BonusGain::Inks { inks }) => hand.take_inks(&inks, &problem.worth),
                    (_, BonusGain::Specialty { specialty }) => {
                        hand.raise(specialty, &problem.worth);
                    }
                    _ => {}
                }
            }
            Step::Decline { .. } => {}
        }
    }

    fn gear_fame(&self, sector: Sector, choice: GearChoice) -> u16 {
        match (sector, choice) {
            (_, GearChoice::SellForFame { .. }) => fame(TYPE_FAME),
            (Sector::RoundFame, _) => fame(self.problem.round),
            (Sector::InkFame(_) | Sector::LetterFame(_) | Sector::SpecialtyFame(_), _) => {
                fame(ORDER_FAME * self.found.declared.counted(self.problem, sector))
            }
            _ => 0,
        }
    }
}

fn fame(amount: i32) -> u16 {
    u16::try_from(amount).unwrap_or(0)
}

/// Hands already searched, as far as there is room to remember them.
struct Seen([u128; Seen::SIZE]);

impl Default for Seen {
    fn default() -> Self {
        Seen([0; Seen::SIZE])
    }
}

impl Seen {
    const SIZE: usize = 128;
    const PROBES: usize = 8;

    /// Whether the hand is new, or cannot be remembered.
    fn insert(&mut self, hand: &Hand) -> bool {
        let key = key(hand);
        let mixed = ((key ^ (key >> 64)) as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let first = (mixed >> 57) as usize;
        for probe in 0..Seen::PROBES {
            let slot = &mut self.0[(first + probe) % Seen::SIZE];
            if *slot == key {
                return false;
            }
            if *slot == 0 {
                *slot = key;
                return true;
            }
        }
        true
    }
}

/// All of a hand that can differ before the declaration; never 0.
fn key(hand: &Hand) -> u128 {
    let mut key = 1u128;
    let mut add = |value: u32, bits: u32| key = key << bits | u128::from(value);
    hand.letters.0.iter().for_each(|&count| add(count.into(), 8));
    hand.inks.0.iter().for_each(|&count| add(count.into(), 4));
    hand.levels.0.iter().for_each(|&level| add(level.into(), 3));
    hand.left.iter().for_each(|&left| add(left.into(), 2));
    add(hand.disc.into(), 3);
    add(hand.can_swap.into(), 1);
    add(hand.parted.into(), 4);
    add(hand.guilders.cast_unsigned() & 0x3FFF, 14);
    add(hand.value.cast_unsigned(), 32);
    key
}

impl Problem {
    /// How often GRW-3 may be used.
    fn lowest_uses(&self, hand: &Hand) -> u8 {
        let of_lowest = |axle: &usize| self.sectors[*axle] == Sector::RaiseLowest;
        (0..AXLES).filter(of_lowest).map(|axle| hand.left[axle]).sum()
    }

    /// How often GRW-3 and GRW-13 may be used.
    fn raises(&self, hand: &Hand) -> u8 {
        let raises = |axle: &usize| matches!(self.sectors[*axle], Sector::RaiseLowest | Sector::Raise(_));
        (0..AXLES).filter(raises).map(|axle| hand.left[axle]).sum()
    }

    /// Whether an ink could still be exchanged.
    fn may_exchange_ink(&self, hand: &Hand) -> bool {
        (0..AXLES).any(|axle| hand.may_use(axle) && self.sectors[axle] == Sector::ExchangeInk)
    }

    /// Whether a type could still be exchanged or sold.
    fn may_part_with_types(&self, hand: &Hand) -> bool {
        let parts = |axle: usize| matches!(self.sectors[axle], Sector::ExchangeLetter | Sector::SellLetter);
        (0..AXLES).any(|axle| hand.may_use(axle) && parts(axle))
    }

    /// The choices of a gear, marked as used already, that could help the declaration.
    fn each_helpful(&self, hand: &Hand, sector: Sector, mut offer: impl FnMut(GearChoice)) {
        match sector {
            Sector::ExchangeInk => self.each_ink_exchange(hand, offer),
            Sector::TakeInk(ink)
                if hand.bag[ink] > 0 && (self.wants_ink(hand, ink) || self.may_exchange_ink(hand)) =>
            {
                offer(GearChoice::Nothing);
            }
            Sector::InkForTwo(ink) => {
                for give in self.stands_for(hand, ink) {
                    self.each_pair(hand, give, |take| offer(GearChoice::InkForTwo { give, take }));
                }
            }
            Sector::ExchangeLetter => self.each_letter_exchange(hand, offer),
            Sector::SellLetter if self.short_of_types(hand) => {
                for letter in Letter::ALL.into_iter().filter(|&letter| hand.letters[letter] > 0) {
                    offer(GearChoice::SellForGuilders { letter });
                    offer(GearChoice::SellForFame { letter });
                }
            }
            Sector::CheapLetter(letter) if self.may_part_with_types(hand) && self.short_of_types(hand) => {
                let wanted = self.all_letters[letter].saturating_sub(hand.letters[letter]);
                let counts = self.counts(hand, letter, wanted.saturating_add(hand.all_left));
                counts.for_each(|count| offer(GearChoice::Buy { count }));
            }
            Sector::Raise(specialty) if self.helps_to_raise(hand, specialty, self.lowest_uses(hand)) => {
                offer(GearChoice::Nothing);
            }
            Sector::RaiseLowest => {
                let more = self.lowest_uses(hand);
                let helpful = lowest(hand).filter(|&specialty| self.helps_to_raise(hand, specialty, more));
                helpful.for_each(|specialty| offer(GearChoice::Raise { specialty }));
            }
            _ => {}
        }
    }

    fn short_of_types(&self, hand: &Hand) -> bool {
        Letter::ALL.into_iter().any(|letter| self.wants_letter(hand, letter))
    }

    /// A level can serve an order, a later swap or GRW-3, or pay 3 guilders, now or with more uses.
    fn helps_to_raise(&self, hand: &Hand, specialty: Specialty, lowest_uses: u8) -> bool {
        let level = hand.levels[specialty];
        let pays = level + hand.all_left >= TOP_LEVEL && self.short_of_types(hand);
        let serves = lowest_uses > 0 || self.wants_level(hand, specialty.index());
        // The same use after a swap may find another level.
        hand.can_swap || pays || serves && level < TOP_LEVEL
    }

    fn each_ink_exchange(&self, hand: &Hand, mut offer: impl FnMut(GearChoice)) {
        for take in Ink::ALL.into_iter().filter(|&take| hand.bag[take] > 0 && self.wants_ink(hand, take)) {
            for give in Ink::ALL.into_iter().filter(|&give| give != take && hand.inks[give] > 0) {
                offer(GearChoice::ExchangeInk { give, take });
            }
        }
    }

    fn each_letter_exchange(&self, hand: &Hand, mut offer: impl FnMut(GearChoice)) {
        for take in Letter::ALL.into_iter().filter(|&take| self.wants_letter(hand, take)) {
            for give in Letter::ALL.into_iter().filter(|&give| give != take && hand.letters[give] > 0) {
                offer(GearChoice::ExchangeType { give, take });
            }
        }
    }

    /// Choices of two inks that take one that is wanted, or that take back an ink which may all be spent, so that it
    /// could not be given later.
    fn each_pair(&self, hand: &Hand, give: Ink, mut offer: impl FnMut(ByInk<u8>)) {
        let mut bag = hand.bag;
        bag[give] += 1;
        if bag.total() < 2 {
            return;
        }
        let may_go = self.all_asked(give) >= hand.inks[give];
        for first in Ink::ALL {
            for second in Ink::ALL.into_iter().skip(first.index()) {
                let pair = ByInk::count([first, second]);
                let back = may_go && pair[give] > 0;
                let wanted = |ink: Ink| {
                    // Given and taken back, it is nothing new.
                    pair[ink] > u8::from(ink == give) && self.wants_ink(hand, ink)
                };
                if pair.fits_in(&bag) && (back || wanted(first) || wanted(second)) {
                    offer(pair);
                }
            }
        }
    }
}
