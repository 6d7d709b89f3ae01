//! The rules of Gutenberg as a pure library: a game for 1 to 4 players, with or without automa and characters, in
//! either edition, from set-up to the final score.
//!
//! The crate does no I/O, reads no clock, starts no threads, uses no floats and draws no randomness but from the seed
//! of the game. It does not panic on any input. Equal records give equal games on every platform.
//!
//! ```
//! use platen_rules::cards::{DEFAULT_SET, published_set};
//! use platen_rules::vocabulary::Seat;
//! use platen_rules::{Game, GameOptions, Seed};
//!
//! let cards = published_set(DEFAULT_SET).expect("a published set");
//! let mut game = Game::new(cards, GameOptions::new(2), Seed::from_number(1455))?;
//! let mut rng = Seed::from_number(7).player_rng(Seat::default());
//! let mut actions = Vec::new();
//! while let Some(seat) = game.awaited().first() {
//!     let choice = game.view(Some(seat)).look(game.cards()).random_action(seat, &mut rng, &mut actions);
//!     let events = game.apply(seat, &choice.expect("an awaited seat can do something"))?;
//!     assert!(!events.is_empty() || !game.awaited().is_empty());
//! }
//! let result = game.result().expect("the game is over");
//! assert_eq!(result.scores.len(), 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The verbs are those of [`Game`]: who is [awaited](Game::awaited), which actions are [legal](Game::legal_actions),
//! [check](Game::check) without change, [apply](Game::apply), [view](Game::view), [result](Game::result). A [`View`]
//! can be [determinised](View::determinise) into a full game, a [`Setup`] [checked](Setup::into_game) into one, and a
//! [`Session`] keeps the [`Record`] from which a game can be replayed.
#![warn(missing_docs)]

pub mod cards;
pub mod vocabulary;

mod action;
mod chance;
mod choices;
mod decks;
mod event;
mod game;
mod legal;
mod notation;
mod options;
mod play;
mod record;
mod refusal;
mod result;
mod rules;
mod sample;
mod session;
mod setup;
mod snapshot;
mod state;
mod trace;
mod view;

pub use action::{Action, BonusGain, Declaration, Extra, Fulfilment, GearChoice, Pair};
pub use chance::{Chance, Drawn, GENERATOR, Script, ScriptTrouble, Seed, SeedError, Source};
pub use choices::{Declarations, Plans};
pub use event::{AutomaTook, Event, OrderFrom, PaidBy, SecretEvent, Sink, Spaces, Turned, Why};
pub use game::{Game, ScriptedStartError};
pub use notation::{NotationError, read_action, write_action};
pub use options::{
    CheapTypes, FirstPlayer, FreeActions, GameOptions, GearCountsInk, OptionsError, RewardOrderWhenFull,
};
pub use play::Look;
pub use record::{
    Entry, RECORD_FORMAT, RULES_REVISION, Record, RecordError, RecordProblem, RecordText, read_records,
};
pub use refusal::{Obstacle, Refusal};
pub use result::{GameResult, Score, Title};
pub use session::{Session, UNDO_DEPTH, UndoRefusal};
pub use setup::SetupProblem;
pub use snapshot::{SNAPSHOT_FORMAT, Snapshot, SnapshotError};
pub use state::{
    AXLES, Cards, Declared, FameSources, Frame, INK_PRICES, INKS_OF_A_COLOUR, Installed, MAX_ORDERS,
    MOST_MARKERS, Order, Phase, Pile, Player, ROUNDS, Secrets, Setup, TOP_LEVEL, TRACK_LEVELS, Table,
};
pub use trace::{SeatInfo, SeatKind, Trace};
pub use view::View;
