//! Checks an arrangement into a game and lists every problem: for puzzles, editors, snapshots and tests.
//!
//! The same checks are the invariants of every reachable position.

mod components;
mod phases;
mod players;

use crate::cards::CardSet;
use crate::game::Game;
use crate::state::{Phase, ROUNDS, Setup, Table};
use crate::vocabulary::SeatSet;
use std::fmt;
use std::sync::Arc;

/// The most guilders, and the most fame of a kind, that a position may have.
const MOST: u16 = 9999;
/// The most types that a player may own.
const MOST_TYPES: u16 = 150;

/// Something about an arrangement that cannot be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupProblem {
    /// The rule that it breaks.
    pub rule: &'static str,
    /// What is wrong.
    pub message: String,
}

impl fmt::Display for SetupProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.message, self.rule)
    }
}

impl Setup {
    /// Makes a game of this arrangement, or lists every problem with it.
    pub fn into_game(self, cards: &Arc<CardSet>) -> Result<Game, Vec<SetupProblem>> {
        let problems = self.problems(cards);
        if problems.is_empty() { Ok(Game::from_sound_setup(Arc::clone(cards), self)) } else { Err(problems) }
    }

    /// Every problem with this arrangement; none if it can be played.
    pub fn problems(&self, cards: &CardSet) -> Vec<SetupProblem> {
        let mut check = Check { setup: self, table: &self.table, cards, problems: Vec::new() };
        if let Err(error) = self.table.options.check() {
            check.problem("SET-1", format_args!("{error}"));
            return check.problems;
        }
        check.round();
        check.inks();
        check.cards();
        check.gears();
        check.patronage();
        check.players();
        check.characters();
        check.set_up_goods();
        check.markers();
        check.plans();
        check.spaces();
        check.phase();
        check.frames();
        check.decks();
        check.planning_cards();
        check.problems
    }
}

struct Check<'a> {
    setup: &'a Setup,
    table: &'a Table,
    cards: &'a CardSet,
    problems: Vec<SetupProblem>,
}

impl Check<'_> {
    fn problem(&mut self, rule: &'static str, message: fmt::Arguments<'_>) {
        self.problems.push(SetupProblem { rule, message: message.to_string() });
    }

    fn require(&mut self, holds: bool, rule: &'static str, message: fmt::Arguments<'_>) {
        if !holds {
            self.problem(rule, message);
        }
    }

    fn player_seats(&self) -> SeatSet {
        self.table.options.player_seats()
    }

    fn round(&mut self) {
        let (round, first) = (self.table.round, self.table.first);
        self.require(
            (1..=ROUNDS).contains(&round),
            "RND-1",
            format_args!("round {round}; rounds are 1 to {ROUNDS}"),
        );
        let seats = self.table.seat_count();
        self.require(
            first.index() < seats,
            "SET-7",
            format_args!("the first player sits at {first} of {seats} seats"),
        );
        if self.in_set_up() {
            self.require(round == 1, "RND-1", format_args!("set-up in round {round}"));
        }
    }

    fn in_set_up(&self) -> bool {
        matches!(
            self.table.phase,
            Phase::Characters { .. } | Phase::OpeningOrders { .. } | Phase::OpeningLetters { .. }
        )
    }
}
