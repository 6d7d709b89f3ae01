//! A table at one keyboard: people, the automa and bots.

mod choices;
mod command;
mod console;
mod draw;
mod host;
mod menu;
mod paths;
mod propose;
mod seating;
mod speech;
mod view;

pub(crate) use console::Console;
pub(crate) use host::Host;
pub(crate) use seating::Seating;
