//! The best way to do a player's own fulfilling step (FUL-7), found exactly under the terms below.
//!
//! Given what things are [worth](Worth) to a player, [`solve`] finds the declaration with its tokens and letters, the
//! types to buy for it, the uses of gears before and after it with their choices, Plantin's swap and the bonuses. The
//! answer is the best there is under these terms, and the tests hold it to a walk through all that the rules and the terms
//! allow. What the terms leave out is never found, though the rules allow it: a type bought to be sold by GRW-6, or
//! bought because it is worth more than its price when the step is over.
//!
//! - A reward of the track is worth its constant if that is more than 0, and does nothing else.
//! - A rewarded order is worth its constant if a slot is free for it when it is drawn (those drawn before it in this
//!   step fill slots too), and 0 otherwise; it does nothing else. Cards are drawn if the piles hold any (GRW-15).
//! - Types are bought at their full price (FRE-1) only for the declaration: none of a letter bought is over when it is
//!   made, none is of a letter that was exchanged away or sold before it in this step, and after the first such
//!   purchase only purchases and GRW-11 come before it. GRW-11 may be used at any time.
//! - All of this may be asked for at any time in a round; the answer is then as if the step came now.
//!
//! Nothing here uses floats or the heap.

mod after;
mod before;
mod bound;
mod declare;
mod hand;
mod missing;
mod problem;
mod solution;

pub use missing::{Missing, missing};
pub use solution::{Gains, Rest, Solution, Step};

use after::after;
use before::Search;
use declare::Declared;
use platen_rules::Table;
use platen_rules::cards::CardSet;
use platen_rules::vocabulary::{ByInk, ByLetter, BySpecialty, Seat};
use problem::Problem;

/// What things are worth to the player when the step is over, in hundredths of fame. Only levels and kept orders may
/// be worth less than 0; any other worth below 0 is taken as 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worth {
    /// One fame.
    pub fame: i32,
    /// One guilder.
    pub guilder: i32,
    /// One ink of each colour.
    pub ink: ByInk<i32>,
    /// One type of each letter.
    pub letter: ByLetter<i32>,
    /// Each specialty at level 0 to VI.
    pub level: BySpecialty<[i32; 7]>,
    /// The rewards for first reaching II, IV, V and VI (SPC-4).
    pub track: [i32; 4],
    /// A rewarded order (ORD-5).
    pub order: i32,
    /// Each order held, by its place among the player's orders, if it is not fulfilled.
    pub kept: [i32; 4],
}

impl Worth {
    /// What a bot might set halfway through a game, for trials and measurements.
    pub const MIDDLING: Worth = Worth {
        fame: 100,
        guilder: 40,
        ink: ByInk([90, 90, 110, 100]),
        letter: ByLetter([110, 120, 115, 100]),
        level: BySpecialty([[0, 60, 140, 230, 380, 600, 900]; 4]),
        track: [90, 150, 200, 120],
        order: 250,
        kept: [300, 280, 260, 240],
    };
}

impl Default for Worth {
    /// Fame for what END-2 gives for it, and nothing for the rest.
    fn default() -> Worth {
        Worth {
            fame: 100,
            guilder: 33,
            ink: ByInk::default(),
            letter: ByLetter::default(),
            level: BySpecialty([[0, 0, 0, 0, 100, 300, 600]; 4]),
            track: [0; 4],
            order: 0,
            kept: [0; 4],
        }
    }
}

/// The best way for a seat to do its fulfilling step, as if it came now.
pub fn solve(cards: &CardSet, table: &Table, seat: Seat, worth: &Worth) -> Solution {
    let problem = Problem::new(cards, table, seat, worth);
    Search::run(&problem, u32::MAX)
}

/// A good way, found soon: [`solve`], broken off after so many uses of gears and swaps before the declaration.
pub(crate) fn solve_soon(cards: &CardSet, table: &Table, seat: Seat, worth: &Worth, most: u32) -> Solution {
    let problem = Problem::new(cards, table, seat, worth);
    Search::run(&problem, most)
}

/// The best way to go on after the declaration of the step that a seat is in, under the same terms. With it a bot that
/// remembers nothing does what [`solve`] meant.
pub fn finish(cards: &CardSet, table: &Table, seat: Seat, worth: &Worth) -> Rest {
    let problem = Problem::declared(cards, table, seat, worth);
    let rest = after(&problem, &problem.start, &Declared::of_table(table));
    Rest { value: rest.value, steps: rest.steps }
}
