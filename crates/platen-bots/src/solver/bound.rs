//! What can be hoped for: never less than what can be had.

use super::declare::lacking;
use super::hand::{BEYOND_TOP, CHEAPER, Hand, TYPE_GUILDERS, full_price};
use super::problem::{Job, Problem, dearest};
use platen_rules::AXLES;
use platen_rules::cards::Sector;
use platen_rules::vocabulary::{ByInk, Ink, Letter};

/// How often gears could still help in each way.
struct Help {
    levels: u8,
    inks: u8,
    exchanges: i32,
    sales: i32,
    cheap: i32,
    guilders: i32,
}

impl Problem {
    /// At most what the gears and the swap are worth, without the orders that gears count.
    pub(super) fn gears_most(&self, hand: &Hand) -> i32 {
        let gears: i32 = (0..AXLES).map(|axle| i32::from(hand.left[axle]) * self.gear_most[axle]).sum();
        if hand.can_swap { gears + self.swap_most } else { gears }
    }

    /// How often GRW-11 may be used.
    pub(super) fn cheap_uses(&self, hand: &Hand) -> i32 {
        let cheap = |axle: &usize| matches!(self.sectors[*axle], Sector::CheapLetter(_));
        (0..AXLES).filter(cheap).map(|axle| i32::from(hand.left[axle])).sum()
    }

    /// Whether the colours can be paid (CHR-8).
    pub(super) fn payable(&self, job: &Job, inks: &ByInk<u8>) -> bool {
        self.inks_lacking(&job.inks, inks) == 0
    }

    /// How many inks are lacking for these symbols.
    pub(super) fn inks_lacking(&self, symbols: &ByInk<u8>, inks: &ByInk<u8>) -> u8 {
        let lacking: u8 = (0..4).map(|i| symbols.0[i].saturating_sub(inks.0[i])).sum();
        match self.wild {
            Some(wild) if lacking > 0 => lacking.saturating_sub(inks[wild].saturating_sub(symbols[wild])),
            _ => lacking,
        }
    }

    /// At most what an order is worth by itself, what is bought for it included.
    pub(super) fn job_most(&self, job: &Job, hand: &Hand, decoration: bool, colours: bool) -> i32 {
        let worth = &self.worth;
        let mut value = job.base + job.counted[0] + self.letters_most(job, hand);
        if decoration {
            value += job.decoration_fame * worth.fame + job.counted[2];
        }
        let bonus = job.bonus_most;
        let plain = if decoration && self.fiol { bonus } else { 0 };
        if !colours {
            return value + plain;
        }
        let earned = if decoration || self.fiol { bonus } else { 0 };
        let coloured = job.colour_fame * worth.fame + job.counted[1] - job.tokens_least + earned;
        value + plain.max(coloured)
    }

    /// At most what the types gain by which an order's purchases are worth more than they cost.
    fn letters_most(&self, job: &Job, hand: &Hand) -> i32 {
        let worth = &self.worth;
        let sales = i32::from(hand.all_left);
        let mut each = (dearest(&worth.letter.0) - worth.guilder * (hand.types() + 1 - sales).max(1)).max(0);
        if self.many && self.cheap_uses(hand) > 0 {
            each += CHEAPER * worth.guilder;
        }
        each * i32::from(job.letters.total())
    }

    /// At most what the step is worth from here on.
    pub(super) fn step_most(&self, hand: &Hand) -> i32 {
        let help = self.help(hand);
        let jobs: i32 = self.jobs.iter().map(|job| self.job_in_reach(job, hand, &help).max(0)).sum();
        hand.value + self.gears_most(hand) + jobs
    }

    fn job_in_reach(&self, job: &Job, hand: &Hand, help: &Help) -> i32 {
        if !self.letters_in_reach(job, hand, help) {
            return 0;
        }
        let levels: u8 = (0..4).map(|i| job.decoration.0[i].saturating_sub(hand.levels.0[i])).sum();
        let decoration = levels <= help.levels || hand.can_swap;
        let colours = self.inks_lacking(&job.inks, &hand.inks) <= help.inks;
        self.job_most(job, hand, decoration, colours)
    }

    fn letters_in_reach(&self, job: &Job, hand: &Hand, help: &Help) -> bool {
        let spared = help.exchanges + i32::from(self.manuzio);
        let count = i32::from(lacking(&job.letters, &hand.letters).total()) - spared;
        if count <= 0 {
            return true;
        }
        let cheap = if self.many { help.cheap.min(1) * count } else { help.cheap };
        let least = full_price((hand.types() - help.sales).max(0), count) - CHEAPER * cheap;
        least <= help.guilders
    }

    fn help(&self, hand: &Hand) -> Help {
        let mut help = Help { levels: 0, inks: 0, exchanges: 0, sales: 0, cheap: 0, guilders: hand.guilders };
        for axle in 0..AXLES {
            let left = hand.left[axle];
            match self.sectors[axle] {
                Sector::RaiseLowest | Sector::Raise(_) => help.levels += left,
                Sector::ExchangeInk | Sector::TakeInk(_) => help.inks += left,
                Sector::InkForTwo(_) => help.inks += 2 * left,
                Sector::ExchangeLetter => help.exchanges += i32::from(left),
                Sector::SellLetter => help.sales += i32::from(left),
                Sector::CheapLetter(_) => help.cheap += i32::from(left),
                _ => {}
            }
        }
        // A type bought for less can be exchanged or sold.
        help.guilders += TYPE_GUILDERS * help.sales + BEYOND_TOP * i32::from(help.levels);
        help
    }

    /// Whether all orders together ask for more of a letter than is owned.
    pub(super) fn wants_letter(&self, hand: &Hand, letter: Letter) -> bool {
        self.all_letters[letter] > hand.letters[letter]
    }

    /// How many tokens of an ink could be spent on all orders together (CHR-8).
    pub(super) fn all_asked(&self, ink: Ink) -> u8 {
        if self.wild == Some(ink) { self.all_inks.total() } else { self.all_inks[ink] }
    }

    /// Whether all orders together ask for more of an ink than is held, or GRW-9 could still turn it into two.
    pub(super) fn wants_ink(&self, hand: &Hand, ink: Ink) -> bool {
        let turns = |axle: usize| match self.sectors[axle] {
            Sector::InkForTwo(of) => hand.may_use(axle) && (of == ink || self.wild == Some(ink)),
            _ => false,
        };
        self.all_asked(ink) > hand.inks[ink] || (0..AXLES).any(turns)
    }

    /// Whether an order asks for a higher level than the player stands at.
    pub(super) fn wants_level(&self, hand: &Hand, place: usize) -> bool {
        self.jobs.iter().any(|job| job.decoration.0[place] > hand.levels.0[place])
    }
}
