//! What each held order lacks.

use super::Worth;
use super::declare::lacking;
use super::hand::full_price;
use super::problem::{Job, Problem};
use platen_rules::cards::CardSet;
use platen_rules::vocabulary::{ByInk, ByLetter, BySpecialty, Seat};
use platen_rules::{MAX_ORDERS, Order, Table};
use tinyvec::ArrayVec;

/// What an order lacks if it is fulfilled alone, without gears and characters other than Caxton.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Missing {
    /// The order.
    pub order: Order,
    /// The types lacking.
    pub letters: ByLetter<u8>,
    /// What buying them costs now (FRE-1).
    pub cost: u16,
    /// The symbols of its colours for which no ink is held.
    pub inks: ByInk<u8>,
    /// How many of them no wild ink stands in for either (CHR-8).
    pub inks_lacking: u8,
    /// The levels lacking.
    pub levels: BySpecialty<u8>,
    /// Whether its types are there or can be bought.
    pub base: bool,
    /// Whether its colours can be fulfilled too.
    pub colours: bool,
    /// Whether its decoration can be fulfilled too.
    pub decoration: bool,
}

/// What each order of a seat lacks now.
pub fn missing(cards: &CardSet, table: &Table, seat: Seat) -> ArrayVec<[Missing; MAX_ORDERS]> {
    let problem = Problem::new(cards, table, seat, &Worth::default());
    let hand = &problem.start;
    let lacks = |job: &Job| {
        let letters = lacking(&job.letters, &hand.letters);
        let cost = full_price(hand.types(), i32::from(letters.total()));
        let inks_lacking = problem.inks_lacking(&job.inks, &hand.inks);
        let levels =
            BySpecialty(std::array::from_fn(|i| job.decoration.0[i].saturating_sub(hand.levels.0[i])));
        let base = cost <= hand.guilders;
        Missing {
            order: job.order,
            letters,
            cost: u16::try_from(cost).unwrap_or(u16::MAX),
            inks: ByInk(std::array::from_fn(|i| job.inks.0[i].saturating_sub(hand.inks.0[i]))),
            inks_lacking,
            levels,
            base,
            colours: base && inks_lacking == 0,
            decoration: base && levels == BySpecialty::default(),
        }
    };
    problem.jobs.iter().map(lacks).collect()
}
