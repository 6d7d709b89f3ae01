//! The declaration from a given hand: branch and bound over the orders, then what is bought for them.

use super::after::{After, TO_SELL, after};
use super::before::Search;
use super::hand::{CHEAPER, Hand, cheap_price, full_price};
use super::problem::{Job, Problem};
use super::solution::{Step, Steps};
use platen_rules::cards::Sector;
use platen_rules::vocabulary::{Axle, ByInk, ByLetter, Ink, Letter, Number};
use platen_rules::{AXLES, Declared as RulesDeclared, GearChoice, MAX_ORDERS, Table};

/// How one order is fulfilled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Pick {
    pub(super) inks: Option<ByInk<u8>>,
    pub(super) decoration: bool,
    /// Whether its bonus was taken or declined already.
    pub(super) settled: bool,
}

impl Pick {
    /// FUL-4, CHR-9.
    #[inline]
    pub(super) fn earns_bonus(&self, fiol: bool) -> bool {
        let colours = self.inks.is_some();
        !self.settled && (colours && self.decoration || fiol && (colours || self.decoration))
    }
}

/// The orders that are fulfilled, by their place among those held.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Declared {
    pub(super) of: [Option<Pick>; MAX_ORDERS],
    /// The letter left out of an order (CHR-3).
    pub(super) left_out: Option<(usize, Letter)>,
}

impl Declared {
    /// What was declared at a table.
    pub(super) fn of_table(table: &Table) -> Declared {
        let mut all = Declared::default();
        for (place, declared) in table.declared.iter().enumerate() {
            let &RulesDeclared { order, left_out, inks, decoration } = declared;
            let settled = !table.bonuses.contains(&order.refinement);
            all.of[place] = Some(Pick { inks, decoration, settled });
            all.left_out = all.left_out.or(left_out.map(|letter| (place, letter)));
        }
        all
    }

    #[inline]
    pub(super) fn picks(&self) -> impl Iterator<Item = (usize, &Pick)> {
        self.of.iter().enumerate().filter_map(|(place, pick)| pick.as_ref().map(|pick| (place, pick)))
    }

    /// The orders with their colours.
    fn coloured(&self) -> impl Iterator<Item = usize> {
        self.picks().filter(|(_, pick)| pick.inks.is_some()).map(|(place, _)| place)
    }

    /// Spends one ink in place of another.
    fn replace(&mut self, old: Ink, new: Ink) {
        let mut tokens = self.of.iter_mut().flatten().filter_map(|pick| pick.inks.as_mut());
        if let Some(tokens) = tokens.find(|tokens| tokens[old] > 0) {
            tokens[old] -= 1;
            tokens[new] += 1;
        }
    }

    /// How many orders a gear counts (GRW-14).
    pub(super) fn counted(&self, problem: &Problem, sector: Sector) -> i32 {
        let counts = |&(place, pick): &(usize, &Pick)| {
            let job = &problem.jobs[place];
            match (sector, pick.inks) {
                (Sector::InkFame(ink), Some(tokens)) if problem.token => tokens[ink] > 0,
                (Sector::InkFame(ink), Some(_)) => job.inks[ink] > 0,
                (Sector::LetterFame(letter), _) => {
                    let lost = !problem.left_out_counts && self.left_out == Some((place, letter));
                    job.letters[letter] > u8::from(lost)
                }
                (Sector::SpecialtyFame(specialty), _) => pick.decoration && job.decoration[specialty] > 0,
                _ => false,
            }
        };
        self.picks().filter(counts).map(|_| 1).sum()
    }
}

/// What is chosen so far.
#[derive(Clone, Copy)]
struct Partial {
    declared: Declared,
    needs: ByLetter<u8>,
    inks: ByInk<u8>,
    /// At most what the chosen orders are worth, tokens paid.
    value: i32,
}

/// What is bought, and how.
#[derive(Clone, Copy, Default)]
pub(super) struct Purchase {
    pub(super) buy: ByLetter<u8>,
    pub(super) cheap: Steps,
    by_gear: ByLetter<u8>,
}

struct Declare<'s, 'a> {
    search: &'s mut Search<'a>,
    hand: Hand,
    decorable: [bool; MAX_ORDERS],
    /// At most what the orders from each place on are worth.
    rest: [i32; MAX_ORDERS + 1],
    /// At most what the gears are worth.
    gears: i32,
    types: i32,
    /// How many types GRW-11 could serve at most.
    cheap: i32,
}

/// Finds the best declaration from this hand.
pub(super) fn declare(search: &mut Search<'_>, hand: &Hand) {
    let problem = search.problem;
    let decorable = std::array::from_fn(|place| {
        problem.jobs.get(place).is_some_and(|job| job.decoration.fits_in(&hand.levels))
    });
    let mut rest = [0; MAX_ORDERS + 1];
    for (place, job) in problem.jobs.iter().enumerate().rev() {
        let colours = problem.payable(job, &hand.inks);
        rest[place] = rest[place + 1] + problem.job_most(job, hand, decorable[place], colours).max(0);
    }
    let gears = problem.gears_most(hand);
    let cheap = problem.cheap_uses(hand);
    let types = hand.types();
    let start = Partial {
        declared: Declared::default(),
        needs: ByLetter::default(),
        inks: hand.inks,
        value: hand.value,
    };
    Declare { search, hand: *hand, decorable, rest, gears, types, cheap }.go(0, &start);
}

impl Declare<'_, '_> {
    fn go(&mut self, place: usize, partial: &Partial) {
        let lacking = lacking(&partial.needs, &self.hand.letters);
        let bought = self.purchase_most(&lacking);
        let Some(bought) = bought else { return };
        if partial.value + bought + self.rest[place] + self.gears <= self.search.best() {
            return;
        }
        let problem = self.search.problem;
        let Some(job) = problem.jobs.get(place) else {
            return self.repay(partial, &lacking);
        };
        let decoration = self.decorable[place];
        problem.each_payment(job, &partial.inks, |inks| {
            self.fulfil(place, job, Some(inks), decoration, partial);
        });
        self.fulfil(place, job, None, decoration, partial);
        self.go(place + 1, partial);
    }

    fn fulfil(
        &mut self,
        place: usize,
        job: &Job,
        inks: Option<ByInk<u8>>,
        decoration: bool,
        partial: &Partial,
    ) {
        let problem = self.search.problem;
        let pick = Pick { inks, decoration, settled: false };
        let mut next = *partial;
        next.declared.of[place] = Some(pick);
        next.needs = next.needs.plus(&job.letters);
        next.value += problem.pick_most(job, &pick);
        if let Some(tokens) = inks {
            for ink in Ink::ALL {
                next.inks[ink] -= tokens[ink];
            }
        }
        self.go(place + 1, &next);
    }

    /// At most what the purchases add; none if they cannot be paid.
    fn purchase_most(&self, lacking: &ByLetter<u8>) -> Option<i32> {
        let count = i32::from(lacking.total());
        if count == 0 {
            return Some(0);
        }
        let problem = self.search.problem;
        let worth = &problem.worth;
        let cheap = if problem.many { self.cheap.min(1) * count } else { self.cheap.min(count) };
        let spared = i32::from(problem.manuzio);
        let least = full_price(self.types, count - spared) - CHEAPER * cheap;
        if least > self.hand.guilders {
            return None;
        }
        let letters: i32 = Letter::ALL.into_iter().map(|l| worth.letter[l] * i32::from(lacking[l])).sum();
        let saved = if problem.many { CHEAPER * cheap } else { 0 };
        Some(letters - worth.guilder * (full_price(self.types, count - spared) - saved))
    }

    /// CHR-8: the colours were paid with as few wild inks as can be; any more of them may be spent in place of others.
    fn repay(&mut self, partial: &Partial, lacking: &ByLetter<u8>) {
        let problem = self.search.problem;
        let Some(wild) = problem.wild.filter(|_| !problem.by_order) else {
            return self.leave_out(partial, lacking);
        };
        let mut spent = ByInk(std::array::from_fn(|i| self.hand.inks.0[i] - partial.inks.0[i]));
        let least: i32 = partial.declared.coloured().map(|place| problem.jobs[place].tokens_least).sum();
        let paid: i32 = Ink::ALL.into_iter().map(|ink| problem.worth.ink[ink] * i32::from(spent[ink])).sum();
        let mut exact = *partial;
        exact.value += least - paid;
        spent[wild] = 0;
        self.repay_from(0, wild, &spent, &exact, lacking);
    }

    fn repay_from(
        &mut self,
        colour: usize,
        wild: Ink,
        spent: &ByInk<u8>,
        partial: &Partial,
        lacking: &ByLetter<u8>,
    ) {
        let Some(&ink) = Ink::ALL.get(colour) else {
            return self.leave_out(partial, lacking);
        };
        let worth = &self.search.problem.worth.ink;
        let gain = worth[ink] - worth[wild];
        let mut next = *partial;
        self.repay_from(colour + 1, wild, spent, &next, lacking);
        for _ in 0..spent[ink].min(partial.inks[wild]) {
            next.inks[ink] += 1;
            next.inks[wild] -= 1;
            next.value += gain;
            next.declared.replace(ink, wild);
            self.repay_from(colour + 1, wild, spent, &next, lacking);
        }
    }

    /// CHR-3: nothing is left out, or a letter that would have to be bought.
    fn leave_out(&mut self, partial: &Partial, lacking: &ByLetter<u8>) {
        let count = partial.declared.picks().count();
        if count == 0 {
            return;
        }
        self.buy(partial, lacking);
        if !self.search.problem.manuzio || count < 2 {
            return;
        }
        for letter in Letter::ALL.into_iter().filter(|&letter| lacking[letter] > 0) {
            let jobs = &self.search.problem.jobs;
            let shown = |place: &usize| jobs[*place].letters[letter];
            // Where it is shown most, so that GRW-10 still counts the order if it can.
            let Some(place) = partial.declared.picks().map(|(place, _)| place).max_by_key(shown) else {
                continue;
            };
            let (mut fewer, mut without) = (*lacking, *partial);
            fewer[letter] -= 1;
            without.declared.left_out = Some((place, letter));
            self.buy(&without, &fewer);
        }
    }

    fn buy(&mut self, partial: &Partial, lacking: &ByLetter<u8>) {
        let purchase = Purchase { buy: *lacking, ..Purchase::default() };
        self.buy_from(0, &self.hand.clone(), partial, &purchase);
    }

    /// Chooses for every gear from this axle on whether GRW-11 serves the declaration, and how many it buys.
    fn buy_from(&mut self, axle: usize, hand: &Hand, partial: &Partial, purchase: &Purchase) {
        if axle == AXLES {
            return self.pay(hand, partial, purchase);
        }
        if let Sector::CheapLetter(letter) = self.search.problem.sectors[axle]
            && hand.may_use(axle)
            && purchase.buy[letter] > 0
        {
            let problem = self.search.problem;
            let needed = if problem.many { purchase.buy[letter] } else { 1 };
            let mut used = *hand;
            used.mark_used(axle);
            for count in problem.counts(hand, letter, needed.saturating_add(TO_SELL)) {
                if count >= needed {
                    let mut cheaper = *purchase;
                    cheaper.buy[letter] -= needed;
                    cheaper.by_gear[letter] += count;
                    let choice = GearChoice::Buy { count };
                    cheaper.cheap.push(Step::Gear { axle: Axle::at(axle), choice });
                    self.buy_from(axle, &used, partial, &cheaper);
                }
            }
        }
        self.buy_from(axle + 1, hand, partial, purchase);
    }

    fn pay(&mut self, hand: &Hand, partial: &Partial, purchase: &Purchase) {
        let problem = self.search.problem;
        let (full, cheap) = (i32::from(purchase.buy.total()), i32::from(purchase.by_gear.total()));
        let cost = full_price(self.types, full) + cheap_price(self.types + full, cheap);
        let parted = |letter: &Letter| hand.parted >> letter.index() & 1 == 1 && purchase.buy[*letter] > 0;
        if cost > hand.guilders || Letter::ALL.iter().any(parted) {
            return;
        }
        let mut hand = *hand;
        hand.earn(-cost, &problem.worth);
        for letter in Letter::ALL {
            hand.gain_letters(letter, purchase.buy[letter] + purchase.by_gear[letter], &problem.worth);
        }
        let bought = hand.value - self.hand.value;
        if partial.value + bought + problem.gears_most(&hand) <= self.search.best() {
            return;
        }
        for (place, pick) in partial.declared.picks() {
            problem.pay_out(&mut hand, &problem.jobs[place], pick);
        }
        let after: After = after(problem, &hand, &partial.declared);
        self.search.offer(&partial.declared, purchase, &after);
    }
}

/// The letters that are needed over those owned.
#[inline]
pub(super) fn lacking(needs: &ByLetter<u8>, owned: &ByLetter<u8>) -> ByLetter<u8> {
    ByLetter(std::array::from_fn(|i| needs.0[i].saturating_sub(owned.0[i])))
}

impl Problem {
    /// FUL-4, without the bonus; the order is no longer kept.
    fn pay_out(&self, hand: &mut Hand, job: &Job, pick: &Pick) {
        let worth = &self.worth;
        hand.guilders += job.guilders;
        hand.value += job.base;
        if let Some(tokens) = &pick.inks {
            hand.spend_inks(tokens, worth);
            hand.value += job.colour_fame * worth.fame;
        }
        if pick.decoration {
            hand.value += job.decoration_fame * worth.fame;
        }
    }

    /// At most what an order is worth if it is fulfilled like this.
    fn pick_most(&self, job: &Job, pick: &Pick) -> i32 {
        let mut value = job.base + job.counted[0];
        if let Some(tokens) = &pick.inks {
            let spent: i32 = if self.wild.is_some() && !self.by_order {
                job.tokens_least
            } else {
                Ink::ALL.into_iter().map(|ink| self.worth.ink[ink] * i32::from(tokens[ink])).sum()
            };
            value += job.colour_fame * self.worth.fame + job.counted[1] - spent;
        }
        if pick.decoration {
            value += job.decoration_fame * self.worth.fame + job.counted[2];
        }
        if pick.earns_bonus(self.fiol) { value + job.bonus_most } else { value }
    }

    /// Every way to pay for the colours out of these inks (CHR-8) where it matters, otherwise the one with the fewest
    /// wild ones.
    fn each_payment(&self, job: &Job, inks: &ByInk<u8>, mut payment: impl FnMut(ByInk<u8>)) {
        let Some(wild) = self.wild else {
            if job.inks.fits_in(inks) {
                payment(job.inks);
            }
            return;
        };
        let mut most = ByInk(std::array::from_fn(|i| job.inks.0[i].min(inks.0[i])));
        most[wild] = 0;
        if !self.by_order {
            let of_wild = job.inks.total() - most.total();
            most[wild] = of_wild;
            if of_wild <= inks[wild] {
                payment(most);
            }
            return;
        }
        let [a, b, c, d] = most.0;
        for a in 0..=a {
            for b in 0..=b {
                for c in 0..=c {
                    for d in 0..=d {
                        let of_wild = job.inks.total() - (a + b + c + d);
                        if of_wild <= inks[wild] {
                            let mut tokens = ByInk([a, b, c, d]);
                            tokens[wild] = of_wild;
                            payment(tokens);
                        }
                    }
                }
            }
        }
    }
}
