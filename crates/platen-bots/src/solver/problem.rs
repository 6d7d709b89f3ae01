//! The step as it is put to the solver: the orders, the gears and what they can be worth at most.

use super::Worth;
use super::hand::{BEYOND_TOP, CHEAPER, Hand, TYPE_FAME, TYPE_GUILDERS, cheap_price};
use platen_rules::cards::{Bonus, CardSet, Sector};
use platen_rules::vocabulary::{ByInk, ByLetter, BySpecialty, Character, Ink, Letter, Seat};
use platen_rules::{AXLES, CheapTypes, GearCountsInk, MAX_ORDERS, Order, Player, TOP_LEVEL, Table};
use tinyvec::ArrayVec;

/// Uses of gears a round (GER-5).
const MOST_USES: u8 = 3;
/// Fame for each order that counts (GRW-7, 10, 12).
pub(super) const ORDER_FAME: i32 = 2;
/// More types than can be worth their price.
const MANY_TYPES: u8 = 100;

/// An order that may be fulfilled.
#[derive(Clone, Copy, Debug)]
pub(super) struct Job {
    pub(super) order: Order,
    pub(super) letters: ByLetter<u8>,
    pub(super) inks: ByInk<u8>,
    pub(super) decoration: BySpecialty<u8>,
    pub(super) guilders: i32,
    pub(super) colour_fame: i32,
    pub(super) decoration_fame: i32,
    pub(super) bonus: Bonus,
    /// The guilders of the card, less the order's worth if it is kept.
    pub(super) base: i32,
    /// At most what the gears that count it give for its types, its colours and its decoration.
    pub(super) counted: [i32; 3],
    /// At most what the bonus is worth.
    pub(super) bonus_most: i32,
    /// At least what the tokens of the colours are worth.
    pub(super) tokens_least: i32,
}

impl Default for Job {
    fn default() -> Self {
        Job {
            order: Order::default(),
            letters: ByLetter::default(),
            inks: ByInk::default(),
            decoration: BySpecialty::default(),
            guilders: 0,
            colour_fame: 0,
            decoration_fame: 0,
            bonus: Bonus::Order,
            base: 0,
            counted: [0; 3],
            bonus_most: 0,
            tokens_least: 0,
        }
    }
}

/// All that stays the same during the search.
#[derive(Debug)]
pub(super) struct Problem {
    pub(super) worth: Worth,
    pub(super) jobs: ArrayVec<[Job; MAX_ORDERS]>,
    pub(super) sectors: [Sector; AXLES],
    pub(super) start: Hand,
    pub(super) wild: Option<Ink>,
    pub(super) manuzio: bool,
    pub(super) fiol: bool,
    pub(super) many: bool,
    pub(super) token: bool,
    pub(super) left_out_counts: bool,
    pub(super) round: i32,
    /// Whether the piles hold cards of both kinds before the declaration (GRW-15).
    pub(super) can_draw: bool,
    /// The orders held before the declaration.
    pub(super) held: usize,
    /// Whether it matters which order a wild ink is spent on (CHR-8, GRW-14).
    pub(super) by_order: bool,
    /// What all orders ask for together.
    pub(super) all_letters: ByLetter<u8>,
    pub(super) all_inks: ByInk<u8>,
    /// At most what one use of each gear is worth, without the orders that it counts.
    pub(super) gear_most: [i32; AXLES],
    /// At most what Plantin's swap is worth.
    pub(super) swap_most: i32,
}

impl Problem {
    /// The step from its beginning.
    pub(super) fn new(cards: &CardSet, table: &Table, seat: Seat, worth: &Worth) -> Problem {
        let mut problem = Problem::without_orders(cards, table, seat, worth);
        for (place, &order) in table.players[seat].orders.iter().enumerate() {
            problem.add_order(cards, order, problem.worth.kept[place]);
        }
        problem
    }

    /// The step after its declaration: the orders are those declared.
    pub(super) fn declared(cards: &CardSet, table: &Table, seat: Seat, worth: &Worth) -> Problem {
        let mut problem = Problem::without_orders(cards, table, seat, worth);
        problem.held += table.declared.len();
        for declared in &table.declared {
            problem.add_order(cards, declared.order, 0);
        }
        problem
    }

    fn without_orders(cards: &CardSet, table: &Table, seat: Seat, worth: &Worth) -> Problem {
        let player = &table.players[seat];
        let mut problem = Problem {
            worth: sound(worth),
            jobs: ArrayVec::default(),
            sectors: [Sector::RoundFame; AXLES],
            start: start(table, player),
            wild: player.wild,
            manuzio: player.is(Character::Manuzio),
            fiol: player.is(Character::Fiol),
            many: table.options.cheap_types == CheapTypes::Many,
            token: table.options.gear_counts_ink == GearCountsInk::Token,
            left_out_counts: table.options.left_out_counts,
            round: i32::from(table.round),
            can_draw: table.printing.left() > 0 && table.refinement.left() > 0,
            held: player.orders.len(),
            by_order: false,
            all_letters: ByLetter::default(),
            all_inks: ByInk::default(),
            gear_most: [0; AXLES],
            swap_most: 0,
        };
        for (sector, gear) in problem.sectors.iter_mut().zip(&player.gears) {
            *sector = cards.gear(gear.gear).sectors[gear.sector.index()];
        }
        let counts_inks = problem.sectors.iter().any(|sector| matches!(sector, Sector::InkFame(_)));
        problem.by_order = problem.wild.is_some() && problem.token && counts_inks;
        problem.set_bounds();
        problem
    }

    fn set_bounds(&mut self) {
        let axles: [i32; AXLES] = std::array::from_fn(|axle| match self.start.left[axle] {
            0 => 0,
            _ => self.use_most(self.sectors[axle]).max(0),
        });
        self.gear_most = axles;
        if self.start.can_swap {
            self.swap_most = self.most_of_swap();
        }
    }

    /// At most what two specialties gain by trading any two levels that they can stand at.
    fn most_of_swap(&self) -> i32 {
        let lowest = usize::from(self.start.levels.0.into_iter().min().unwrap_or(0));
        let mut most = 0;
        for (up, down) in
            self.worth.level.0.iter().flat_map(|a| self.worth.level.0.iter().map(move |b| (a, b)))
        {
            for low in lowest..up.len() {
                for high in low + 1..up.len() {
                    most = most.max(up[high] - up[low] - (down[high] - down[low]));
                }
            }
        }
        most
    }

    fn add_order(&mut self, cards: &CardSet, order: Order, kept: i32) {
        let (printing, refinement) =
            (cards.printing_card(order.printing), cards.refinement_card(order.refinement));
        let worth = &self.worth;
        let mut job = Job {
            order,
            letters: printing.letters,
            inks: refinement.inks,
            decoration: refinement.decoration,
            guilders: i32::from(printing.guilders),
            colour_fame: i32::from(refinement.colour_fame),
            decoration_fame: i32::from(refinement.decoration_fame),
            bonus: refinement.bonus,
            base: i32::from(printing.guilders) * worth.guilder - kept,
            counted: [0; 3],
            bonus_most: self.bonus_most(refinement.bonus),
            tokens_least: self.tokens_least(&refinement.inks),
        };
        for axle in 0..AXLES {
            let fame = i32::from(self.start.left[axle]) * ORDER_FAME * worth.fame;
            match self.sectors[axle] {
                Sector::LetterFame(letter) if job.letters[letter] > 0 => job.counted[0] += fame,
                Sector::InkFame(ink) if self.may_count(&job, ink) => job.counted[1] += fame,
                Sector::SpecialtyFame(of) if job.decoration[of] > 0 => job.counted[2] += fame,
                _ => {}
            }
        }
        self.all_letters = self.all_letters.plus(&job.letters);
        self.all_inks = self.all_inks.plus(&job.inks);
        self.jobs.push(job);
    }

    fn may_count(&self, job: &Job, ink: Ink) -> bool {
        job.inks[ink] > 0 || self.token && self.wild == Some(ink)
    }

    fn tokens_least(&self, inks: &ByInk<u8>) -> i32 {
        let wild = self.wild.map_or(i32::MAX, |wild| self.worth.ink[wild]);
        Ink::ALL.into_iter().map(|ink| i32::from(inks[ink]) * self.worth.ink[ink].min(wild)).sum()
    }

    /// At most what one level is worth, wherever it is gained from here on.
    fn level_most(&self) -> i32 {
        let worth = &self.worth;
        let lowest = usize::from(self.start.levels.0.into_iter().min().unwrap_or(0));
        let steps = worth.level.0.iter().flat_map(|of| of.windows(2).skip(lowest).map(|two| two[1] - two[0]));
        let track = if self.start.disc < TOP_LEVEL { worth.track.into_iter().max().unwrap_or(0) } else { 0 };
        (steps.max().unwrap_or(0) + track).max(BEYOND_TOP * worth.guilder)
    }

    fn bonus_most(&self, bonus: Bonus) -> i32 {
        let worth = &self.worth;
        match bonus {
            Bonus::Inks(count) => i32::from(count) * dearest(&worth.ink.0),
            Bonus::Guilders(count) => i32::from(count) * worth.guilder,
            Bonus::Fame(count) => i32::from(count) * worth.fame,
            Bonus::Specialty => self.level_most(),
            Bonus::Order => worth.order,
        }
    }

    fn use_most(&self, sector: Sector) -> i32 {
        let worth = &self.worth;
        match sector {
            Sector::ExchangeInk => dearest(&worth.ink.0) - cheapest(&worth.ink.0),
            Sector::ExchangeLetter => dearest(&worth.letter.0) - cheapest(&worth.letter.0),
            Sector::RaiseLowest | Sector::Raise(_) => self.level_most(),
            Sector::RoundFame => self.round * worth.fame,
            Sector::Order => worth.order,
            Sector::SellLetter => self.sale() - cheapest(&worth.letter.0),
            Sector::TakeInk(ink) => worth.ink[ink],
            Sector::InkForTwo(ink) => {
                let wild = self.wild.map_or(i32::MAX, |wild| worth.ink[wild]);
                2 * dearest(&worth.ink.0) - worth.ink[ink].min(wild)
            }
            Sector::CheapLetter(letter) => self.cheap_most(worth.letter[letter]),
            Sector::InkFame(_) | Sector::LetterFame(_) | Sector::SpecialtyFame(_) => 0,
        }
    }

    /// What a sold type brings (GRW-6).
    pub(super) fn sale(&self) -> i32 {
        (TYPE_FAME * self.worth.fame).max(TYPE_GUILDERS * self.worth.guilder)
    }

    /// At most what GRW-11 is worth for a letter, used for the declaration or for keeps.
    fn cheap_most(&self, letter: i32) -> i32 {
        let first = (self.start.types() + 1 - i32::from(MOST_USES)).max(1) - CHEAPER;
        let count = if self.many { i32::from(MANY_TYPES) } else { 1 };
        let kept: i32 =
            (first..first + count).map(|price| (letter - price.max(0) * self.worth.guilder).max(0)).sum();
        kept.max(CHEAPER * self.worth.guilder)
    }

    /// How many types one use of GRW-11 may buy, and pay for from this hand: those that are worth their price and so
    /// many more.
    pub(super) fn counts(&self, hand: &Hand, letter: Letter, more: u8) -> impl Iterator<Item = u8> + use<> {
        let (types, guilders) = (hand.types(), hand.guilders);
        let (worth, guilder) = (self.worth.letter[letter], self.worth.guilder);
        let most = if self.many { MANY_TYPES } else { 1 };
        let mut more = i32::from(more);
        (1..=most).take_while(move |&count| {
            let price = cheap_price(types + i32::from(count) - 1, 1);
            more -= i32::from(price * guilder >= worth);
            more >= 0 && cheap_price(types, i32::from(count)) <= guilders
        })
    }
}

fn start(table: &Table, player: &Player) -> Hand {
    let twice = player.is(Character::Schoeffer);
    let mut left = [0; AXLES];
    for (left, gear) in left.iter_mut().zip(&player.gears) {
        *left = (1 + u8::from(twice)).saturating_sub(gear.uses);
    }
    let all_left = MOST_USES.saturating_sub(player.gear_uses());
    Hand {
        letters: player.letters,
        inks: player.inks,
        bag: table.bag,
        levels: player.levels,
        disc: player.disc,
        left: left.map(|uses| uses.min(all_left)),
        all_left,
        can_swap: player.is(Character::Plantin) && !player.swapped,
        parted: 0,
        tops: 0,
        guilders: i32::from(player.guilders),
        value: 0,
    }
}

fn sound(worth: &Worth) -> Worth {
    Worth {
        fame: worth.fame.max(0),
        guilder: worth.guilder.max(0),
        ink: ByInk(worth.ink.0.map(|ink| ink.max(0))),
        letter: ByLetter(worth.letter.0.map(|letter| letter.max(0))),
        track: worth.track.map(|space| space.max(0)),
        order: worth.order.max(0),
        ..*worth
    }
}

pub(super) fn dearest(worths: &[i32; 4]) -> i32 {
    worths.iter().copied().max().unwrap_or(0)
}

pub(super) fn cheapest(worths: &[i32; 4]) -> i32 {
    worths.iter().copied().min().unwrap_or(0)
}
