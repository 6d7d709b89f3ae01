//! A game in progress with its record: acting, and undoing as far as information allows.

use crate::action::Action;
use crate::cards::CardSet;
use crate::chance::Seed;
use crate::event::{Event, Sink};
use crate::game::Game;
use crate::options::{GameOptions, OptionsError};
use crate::record::{Entry, Record};
use crate::refusal::Refusal;
use crate::state::{Phase, Setup};
use crate::trace::{SeatInfo, Trace};
use crate::vocabulary::Seat;
use rand_core::Rng;
use serde::Serialize;
use std::collections::VecDeque;
use std::sync::Arc;

/// How many actions a seat can undo one after another: more than anyone does, and little memory.
pub const UNDO_DEPTH: usize = 500;

/// A game with its record. What was done can be undone by the seat that did it, back to the last entry of another seat
/// or the last thing revealed.
#[derive(Clone, Debug)]
pub struct Session {
    game: Game,
    record: Record,
    /// The actions that were not undone.
    actions: Vec<(Seat, Action)>,
    /// The positions that the seat of the last entry may go back to, newest last. Boxed: a list would keep room for several at every
    /// table, and there is seldom more than one.
    back: VecDeque<Box<Setup>>,
    barrier: UndoRefusal,
}

/// What stops an undo.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum UndoRefusal {
    /// Nothing was done yet.
    #[error("nothing has been done yet")]
    NothingDone,
    /// Another seat did something since.
    #[error("seat {seat} has acted since, and only one's own actions can be undone")]
    OtherSeat {
        /// Who.
        seat: Seat,
    },
    /// Too long ago.
    #[error("only the last {UNDO_DEPTH} actions can be undone")]
    TooFar,
    /// Something hidden has come to light.
    #[error(
        "the last action revealed something (cards, inks, plans or the automa's doings), and that cannot be unseen"
    )]
    Revealed,
}

impl UndoRefusal {
    /// The stable code.
    pub fn code(self) -> &'static str {
        match self {
            UndoRefusal::NothingDone => "nothing_done",
            UndoRefusal::OtherSeat { .. } => "other_seat",
            UndoRefusal::TooFar => "too_far",
            UndoRefusal::Revealed => "revealed",
        }
    }
}

impl Session {
    /// Begins a game and its record.
    pub fn new(
        cards: Arc<CardSet>,
        options: GameOptions,
        seed: Seed,
        seats: Vec<SeatInfo>,
    ) -> Result<Session, OptionsError> {
        let record = Record {
            set: cards.name.clone(),
            set_hash: cards.hash(),
            options,
            seed,
            seats,
            entries: Vec::new(),
        };
        let game = Game::new(cards, options, seed)?;
        Ok(Session {
            game,
            record,
            actions: Vec::new(),
            back: VecDeque::new(),
            barrier: UndoRefusal::NothingDone,
        })
    }

    /// The game as it stands.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The record so far.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// The record as text.
    pub fn to_text(&self) -> String {
        self.record.to_text(&self.game.digest())
    }

    /// The actions that led here, without those undone.
    pub fn actions(&self) -> &[(Seat, Action)] {
        &self.actions
    }

    /// Does an action, records it and tells what happened.
    pub fn act(&mut self, seat: Seat, action: &Action) -> Result<Vec<Event>, Refusal> {
        let before = *self.game.setup();
        let events = self.game.apply(seat, action)?;
        if self.last_seat().is_some_and(|last| last != seat) {
            self.back.clear();
            self.barrier = UndoRefusal::OtherSeat { seat };
        }
        if self.back.len() == UNDO_DEPTH {
            self.back.pop_front();
            self.barrier = UndoRefusal::TooFar;
        }
        self.back.push_back(Box::new(before));
        if before.reveals(self.game.setup()) {
            self.back.clear();
            self.barrier = UndoRefusal::Revealed;
        }
        self.actions.push((seat, *action));
        self.record.entries.push(Entry::Act { seat, action: *action });
        Ok(events)
    }

    fn last_seat(&self) -> Option<Seat> {
        self.actions.last().map(|(seat, _)| *seat)
    }

    /// Whether a seat may undo its last action; if not, what stops it.
    pub fn check_undo(&self, seat: Seat) -> Result<(), UndoRefusal> {
        match self.last_seat() {
            None => Err(UndoRefusal::NothingDone),
            Some(last) if last != seat => Err(UndoRefusal::OtherSeat { seat: last }),
            Some(_) if self.back.is_empty() => Err(self.barrier),
            Some(_) => Ok(()),
        }
    }

    /// How many actions a seat could undo one after another.
    pub fn undo_depth(&self, seat: Seat) -> usize {
        if self.check_undo(seat).is_ok() { self.back.len() } else { 0 }
    }

    /// Undoes the last action of a seat and records that.
    pub fn undo(&mut self, seat: Seat) -> Result<(), UndoRefusal> {
        self.check_undo(seat)?;
        let Some(setup) = self.back.pop_back() else { return Err(self.barrier) };
        self.game = Game::from_sound_setup(Arc::clone(self.game.cards()), *setup);
        self.actions.pop();
        self.record.entries.push(Entry::Undo { seat });
        Ok(())
    }

    /// Deals anew all that is hidden from a viewer, the seed included. For tests of what a host tells: the record no
    /// longer leads to this game.
    #[doc(hidden)]
    pub fn redeal(&mut self, viewer: Option<Seat>, rng: &mut impl Rng) {
        let view = self.game.view(viewer);
        if let Ok(game) = view.determinise(self.game.cards(), rng) {
            self.game = game;
        }
        rng.fill_bytes(&mut self.record.seed.0);
    }

    /// Plays the game again from its first card and tells a sink everything that counted.
    pub fn retell(&self, sink: &mut impl Sink) {
        let cards = Arc::clone(self.game.cards());
        let Ok(mut game) = Game::begin(cards, self.record.options, self.record.seed, sink) else { return };
        for (seat, action) in &self.actions {
            if game.apply_into(*seat, action, sink).is_err() {
                return;
            }
        }
    }

    /// The audit trace of the game, as the `i`-th of a file.
    pub fn trace(&self, i: u64) -> String {
        let Record { options, seed, seats, .. } = &self.record;
        let mut trace = Trace::new(i, self.game.cards(), options, *seed, seats);
        self.retell(&mut trace);
        trace.take_lines()
    }
}

impl Setup {
    /// Whether what led from here to there brought something hidden to light: a draw, a shuffle, the plans, or the
    /// automa's doings.
    pub fn reveals(&self, after: &Setup) -> bool {
        let (old, new) = (&self.secrets, &after.secrets);
        let plans = self.table.phase == Phase::Planning && after.table.phase != Phase::Planning;
        let drawn = old.printing != new.printing
            || old.refinement != new.refinement
            || old.specialty != new.specialty
            || old.gears != new.gears
            || old.planning != new.planning;
        plans || drawn || old.chance != new.chance
    }
}
