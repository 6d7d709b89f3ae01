//! What a player has while the step goes on, and what it is worth.

use super::Worth;
use platen_rules::cards::Sector;
use platen_rules::vocabulary::{ByInk, ByLetter, BySpecialty, Ink, Letter, Specialty};
use platen_rules::{AXLES, GearChoice, Pair, TOP_LEVEL, TRACK_LEVELS};

/// What a level beyond VI gives instead (SPC-3).
pub(super) const BEYOND_TOP: i32 = 3;
/// Fame for a type (GRW-6).
pub(super) const TYPE_FAME: i32 = 3;
/// Guilders for a type (GRW-6).
pub(super) const TYPE_GUILDERS: i32 = 5;
/// How much less GRW-11 asks.
pub(super) const CHEAPER: i32 = 3;

/// A player's goods. `value` follows every change, so that it is what was gained since the start.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hand {
    pub(super) letters: ByLetter<u8>,
    pub(super) inks: ByInk<u8>,
    pub(super) bag: ByInk<u8>,
    pub(super) levels: BySpecialty<u8>,
    pub(super) disc: u8,
    /// How often each gear may still be used.
    pub(super) left: [u8; AXLES],
    /// How often gears may still be used in all.
    pub(super) all_left: u8,
    pub(super) can_swap: bool,
    /// The letters of which a type was exchanged or sold, a bit each.
    pub(super) parted: u8,
    /// How many levels were gained beyond VI.
    pub(super) tops: u8,
    pub(super) guilders: i32,
    pub(super) value: i32,
}

impl Hand {
    #[inline]
    pub(super) fn may_use(&self, axle: usize) -> bool {
        self.left[axle] > 0 && self.all_left > 0
    }

    /// How many types are owned.
    #[inline]
    pub(super) fn types(&self) -> i32 {
        self.letters.0.iter().map(|&count| i32::from(count)).sum()
    }

    #[inline]
    pub(super) fn mark_used(&mut self, axle: usize) {
        self.left[axle] -= 1;
        self.all_left -= 1;
    }

    #[inline]
    pub(super) fn earn(&mut self, guilders: i32, worth: &Worth) {
        self.guilders += guilders;
        self.value += guilders * worth.guilder;
    }

    #[inline]
    pub(super) fn give_ink(&mut self, ink: Ink, worth: &Worth) {
        self.inks[ink] -= 1;
        self.bag[ink] += 1;
        self.value -= worth.ink[ink];
    }

    #[inline]
    pub(super) fn take_ink(&mut self, ink: Ink, worth: &Worth) {
        self.bag[ink] -= 1;
        self.inks[ink] += 1;
        self.value += worth.ink[ink];
    }

    #[inline]
    pub(super) fn take_inks(&mut self, inks: &ByInk<u8>, worth: &Worth) {
        for ink in Ink::ALL {
            self.bag[ink] -= inks[ink];
            self.inks[ink] += inks[ink];
            self.value += worth.ink[ink] * i32::from(inks[ink]);
        }
    }

    #[inline]
    pub(super) fn spend_inks(&mut self, inks: &ByInk<u8>, worth: &Worth) {
        for ink in Ink::ALL {
            self.bag[ink] += inks[ink];
            self.inks[ink] -= inks[ink];
            self.value -= worth.ink[ink] * i32::from(inks[ink]);
        }
    }

    #[inline]
    pub(super) fn gain_letters(&mut self, letter: Letter, count: u8, worth: &Worth) {
        self.letters[letter] += count;
        self.value += worth.letter[letter] * i32::from(count);
    }

    #[inline]
    fn lose_letter(&mut self, letter: Letter, worth: &Worth) {
        self.letters[letter] -= 1;
        self.parted |= 1 << letter.index();
        self.value -= worth.letter[letter];
    }

    /// SPC-3, SPC-4.
    #[inline]
    pub(super) fn raise(&mut self, specialty: Specialty, worth: &Worth) {
        let level = self.levels[specialty];
        if level >= TOP_LEVEL {
            self.tops += 1;
            return self.earn(BEYOND_TOP, worth);
        }
        let steps = &worth.level[specialty];
        self.levels[specialty] = level + 1;
        self.value += steps[usize::from(level) + 1] - steps[usize::from(level)];
        if level + 1 > self.disc {
            self.disc = level + 1;
            if let Some(place) = TRACK_LEVELS.iter().position(|&of| of == level + 1) {
                self.value += worth.track[place];
            }
        }
    }

    /// CHR-7.
    pub(super) fn swap(&mut self, pair: Pair, worth: &Worth) {
        let (a, b) = pair.both();
        let (of_a, of_b) = (usize::from(self.levels[a]), usize::from(self.levels[b]));
        self.value += worth.level[a][of_b] + worth.level[b][of_a];
        self.value -= worth.level[a][of_a] + worth.level[b][of_b];
        self.levels.0.swap(a.index(), b.index());
        self.can_swap = false;
    }

    /// What a gear gives, where nothing but the hand matters. The choice must be one that the sector allows.
    pub(super) fn reward(&mut self, sector: Sector, choice: GearChoice, worth: &Worth) {
        match choice {
            GearChoice::ExchangeInk { give, take } => {
                self.give_ink(give, worth);
                self.take_ink(take, worth);
            }
            GearChoice::ExchangeType { give, take } => {
                self.lose_letter(give, worth);
                self.gain_letters(take, 1, worth);
            }
            GearChoice::Raise { specialty } => self.raise(specialty, worth),
            GearChoice::SellForFame { letter } => {
                self.lose_letter(letter, worth);
                self.value += TYPE_FAME * worth.fame;
            }
            GearChoice::SellForGuilders { letter } => {
                self.lose_letter(letter, worth);
                self.earn(TYPE_GUILDERS, worth);
            }
            GearChoice::InkForTwo { give, take } => {
                self.give_ink(give, worth);
                self.take_inks(&take, worth);
            }
            GearChoice::Buy { count } => {
                self.earn(-cheap_price(self.types(), i32::from(count)), worth);
                if let Sector::CheapLetter(letter) = sector {
                    self.gain_letters(letter, count, worth);
                }
            }
            GearChoice::Nothing => match sector {
                Sector::TakeInk(ink) => self.take_ink(ink, worth),
                Sector::Raise(specialty) => self.raise(specialty, worth),
                _ => {}
            },
        }
    }
}

/// What `count` types cost by GRW-11 to an owner of `types`.
#[inline]
pub(super) fn cheap_price(types: i32, count: i32) -> i32 {
    (types + 1..=types + count).map(|price| (price - CHEAPER).max(0)).sum()
}

/// What `count` types cost by FRE-1 to an owner of `types`.
#[inline]
pub(super) fn full_price(types: i32, count: i32) -> i32 {
    count * types + count * (count + 1) / 2
}
