//! Whether a set is fair: no letter, ink or specialty is favoured, and no card is worse than another in every way.

use super::Sector;
use super::faces::{Bonus, CardSet, GearTile, PatronageCard, RefinementCard};
use crate::vocabulary::{
    BySpecialty, GearNo, Ink, Letter, Number, PatronageNo, PrintingNo, RefinementNo, Specialty, SpecialtyNo,
};
use std::fmt;

/// How many gears a fair set marks "3+": as many as it leaves to two players.
const THREE_PLUS_GEARS: usize = GearNo::COUNT / 2;

const LETTERS: [&str; 4] = ["A", "I", "O", "U"];
const INKS: [&str; 4] = ["red", "blue", "gold", "silver"];
const SPECIALTIES: [&str; 4] = ["typesetting", "woodcutting", "binding", "illuminating"];
/// The kinds of sectors that have a parameter, with its values.
const PARAMETERS: [(&str, [&str; 4]); 7] = [
    ("GRW-7", INKS),
    ("GRW-8", INKS),
    ("GRW-9", INKS),
    ("GRW-10", LETTERS),
    ("GRW-11", LETTERS),
    ("GRW-12", SPECIALTIES),
    ("GRW-13", SPECIALTIES),
];

/// Something by which a set favours a letter, an ink, a specialty or a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FairnessProblem {
    /// What should come equally often, within one, does not.
    Uneven {
        /// The deck, or the part of it.
        deck: &'static str,
        /// What is counted.
        what: &'static str,
        /// How often each comes.
        counts: [(&'static str, usize); 4],
    },
    /// A card asks for at least as much of everything as another and gives no more of anything.
    Dominated {
        /// The deck.
        deck: &'static str,
        /// The worse card.
        no: u8,
        /// The better card; of two equal cards each is better.
        by: u8,
    },
    /// Two gears are the same when one is turned.
    EqualGears {
        /// The lower number.
        no: GearNo,
        /// The higher number.
        other: GearNo,
    },
    /// No gear has this sector.
    NoSector(Sector),
    /// The gears are not halved by the mark "3+".
    ThreePlusGears {
        /// How many are marked.
        count: usize,
    },
}

impl fmt::Display for FairnessProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FairnessProblem::Uneven { deck, what, counts } => {
                let counts = counts.map(|(name, count)| format!("{name} {count}")).join(", ");
                write!(f, "{deck}: {what} are not even within one: {counts}")
            }
            FairnessProblem::Dominated { deck, no, by } => {
                write!(f, "{deck}: no. {no} asks for no less than no. {by} and gives no more")
            }
            FairnessProblem::EqualGears { no, other } => {
                write!(f, "gears: no. {other} is no. {no}, turned")
            }
            FairnessProblem::NoSector(sector) => write!(f, "gears: none has the sector {sector}"),
            FairnessProblem::ThreePlusGears { count } => {
                write!(f, "gears: {count} are marked three_plus, not {THREE_PLUS_GEARS}")
            }
        }
    }
}

/// Everything unfair about a set, deck by deck. The house sets have none; a set that is not fair can be played.
pub fn fairness_problems(set: &CardSet) -> Vec<FairnessProblem> {
    let mut judge = Judge { set, problems: Vec::new() };
    judge.printing();
    judge.refinement();
    judge.specialty();
    judge.patronage();
    judge.gears();
    judge.problems
}

struct Judge<'a> {
    set: &'a CardSet,
    problems: Vec<FairnessProblem>,
}

impl Judge<'_> {
    fn printing(&mut self) {
        let (deck, cards) = ("printing", &self.set.printing);
        self.even(
            deck,
            "types",
            LETTERS,
            cards.iter().flat_map(|card| card.letters.each()).map(Letter::code),
        );
        self.undominated::<PrintingNo, _>(deck, cards, |worse, better| {
            better.letters.fits_in(&worse.letters) && worse.guilders <= better.guilders
        });
    }

    fn refinement(&mut self) {
        let (deck, cards) = ("refinement", &self.set.refinement);
        self.even(deck, "inks", INKS, cards.iter().flat_map(|card| card.inks.each()).map(Ink::code));
        self.even_levels(deck, &cards.map(|card| card.decoration));
        self.undominated::<RefinementNo, _>(deck, cards, refinement_dominated);
    }

    fn specialty(&mut self) {
        let (deck, cards) = ("specialty", &self.set.specialty);
        let symbols = cards.iter().flat_map(|card| card.symbols.each());
        self.even(deck, "symbols", SPECIALTIES, symbols.map(Specialty::code));
        self.undominated::<SpecialtyNo, _>(deck, cards, |worse, better| {
            worse.symbols.fits_in(&better.symbols)
        });
    }

    fn patronage(&mut self) {
        let (deck, cards) = ("patronage", &self.set.patronage);
        self.even_levels(deck, &cards.map(|card| card.specialties));
        self.even(deck, "inks", INKS, cards.iter().flat_map(|card| card.inks.each()).map(Ink::code));
        self.even(
            deck,
            "types",
            LETTERS,
            cards.iter().flat_map(|card| card.letters.each()).map(Letter::code),
        );
        self.undominated::<PatronageNo, _>(deck, cards, patronage_dominated);
    }

    fn gears(&mut self) {
        let set = self.set;
        let count = set.gears.iter().filter(|gear| gear.three_plus).count();
        if count != THREE_PLUS_GEARS {
            self.problems.push(FairnessProblem::ThreePlusGears { count });
        }
        let sectors = |gears: &mut dyn Iterator<Item = &GearTile>| -> Vec<Sector> {
            gears.flat_map(|gear| gear.sectors).collect()
        };
        let all = sectors(&mut set.gears.iter());
        let missing = Sector::all().into_iter().filter(|sector| !all.contains(sector));
        self.problems.extend(missing.map(FairnessProblem::NoSector));
        self.even_sectors("gears", &all);
        // With two players these are the whole deck (SET-5).
        let basic = sectors(&mut set.gears.iter().filter(|gear| !gear.three_plus));
        self.even_sectors("gears without 3+", &basic);
        self.unequal_gears();
    }

    /// Checks the parameters of each kind of sector and of all kinds together.
    fn even_sectors(&mut self, deck: &'static str, sectors: &[Sector]) {
        for (what, names) in [("inks", INKS), ("types", LETTERS), ("specialties", SPECIALTIES)] {
            self.even(deck, what, names, sectors.iter().filter_map(|sector| sector.parameter()));
        }
        for (rule, names) in PARAMETERS {
            let of_rule = sectors.iter().filter(|sector| sector.rule() == rule);
            self.even(deck, rule, names, of_rule.filter_map(|sector| sector.parameter()));
        }
    }

    fn unequal_gears(&mut self) {
        for no in GearNo::all() {
            for other in GearNo::all().filter(|other| *other > no) {
                if equal_turned(self.set.gear(no).sectors, self.set.gear(other).sectors) {
                    self.problems.push(FairnessProblem::EqualGears { no, other });
                }
            }
        }
    }

    /// Checks how often each specialty is asked for, and the sums of the levels.
    fn even_levels(&mut self, deck: &'static str, levels: &[BySpecialty<u8>]) {
        let sums = levels.iter().flat_map(BySpecialty::each);
        let symbols = levels.iter().flat_map(|levels| BySpecialty(levels.0.map(|level| level.min(1))).each());
        self.even(deck, "specialties", SPECIALTIES, symbols.map(Specialty::code));
        self.even(deck, "sums of levels", SPECIALTIES, sums.map(Specialty::code));
    }

    /// Counts the words that are among the names.
    fn even(
        &mut self,
        deck: &'static str,
        what: &'static str,
        names: [&'static str; 4],
        words: impl Iterator<Item = &'static str>,
    ) {
        let mut counts = names.map(|name| (name, 0_usize));
        for word in words {
            counts.iter_mut().filter(|(name, _)| *name == word).for_each(|(_, count)| *count += 1);
        }
        let most = counts.iter().map(|(_, count)| count).max();
        let least = counts.iter().map(|(_, count)| count + 1).min();
        if most > least.as_ref() {
            self.problems.push(FairnessProblem::Uneven { deck, what, counts });
        }
    }

    fn undominated<N: Number + Into<u8>, T>(
        &mut self,
        deck: &'static str,
        cards: &[T],
        dominated: impl Fn(&T, &T) -> bool,
    ) {
        for (worse, card) in cards.iter().enumerate() {
            for (better, other) in cards.iter().enumerate().filter(|(better, _)| *better != worse) {
                if dominated(card, other) {
                    let (no, by) = (N::at(worse).into(), N::at(better).into());
                    self.problems.push(FairnessProblem::Dominated { deck, no, by });
                }
            }
        }
    }
}

fn refinement_dominated(worse: &RefinementCard, better: &RefinementCard) -> bool {
    better.inks.fits_in(&worse.inks)
        && better.decoration.fits_in(&worse.decoration)
        && worse.colour_fame <= better.colour_fame
        && worse.decoration_fame <= better.decoration_fame
        && no_more_bonus(worse.bonus, better.bonus)
}

/// Whether a bonus gives no more of anything than the other: a little of another kind is more of that kind.
fn no_more_bonus(one: Bonus, other: Bonus) -> bool {
    match (one, other) {
        (Bonus::Inks(one), Bonus::Inks(other))
        | (Bonus::Guilders(one), Bonus::Guilders(other))
        | (Bonus::Fame(one), Bonus::Fame(other)) => one <= other,
        _ => one == other,
    }
}

/// Every patronage card gives the same (END-2), so that the one that asks for more is worse.
fn patronage_dominated(worse: &PatronageCard, better: &PatronageCard) -> bool {
    better.specialties.fits_in(&worse.specialties)
        && better.inks.fits_in(&worse.inks)
        && better.letters.fits_in(&worse.letters)
}

fn equal_turned([a, b, c]: [Sector; 3], other: [Sector; 3]) -> bool {
    [[a, b, c], [b, c, a], [c, a, b]].contains(&other)
}
