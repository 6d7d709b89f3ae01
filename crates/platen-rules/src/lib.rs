//! The rules of Gutenberg as a pure library.
#![warn(missing_docs)]

mod action;
pub mod cards;
mod chance;
mod choices;
mod decks;
mod event;
mod game;
mod legal;
mod notation;
mod options;
mod play;
mod refusal;
mod result;
mod rules;
mod sample;
mod setup;
mod state;
mod trace;
mod view;
pub mod vocabulary;

pub use action::*;
pub use chance::*;
pub use choices::*;
pub use event::*;
pub use game::*;
pub use notation::{NotationError, read_action, write_action};
pub use options::*;
pub use play::Look;
pub use refusal::*;
pub use result::*;
pub use setup::*;
pub use state::*;
pub use trace::*;
pub use view::*;
