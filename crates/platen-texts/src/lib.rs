//! Everything Platen says, in four languages.
//!
//! [`Texts`] holds the sentences of one language, read from the Fluent files in `locales/`. A [`Speaker`] knows the table
//! besides (who sits where, which cards are played) and puts what the rules tell into words: events, questions, actions,
//! refusals, faces of cards. Nothing is decided here, and nothing panics: a text that is missing is said in English, and one
//! that is missing there too is its id in brackets.
//!
//! ```
//! use platen_texts::{Args, Lang, Texts};
//!
//! let texts = Texts::new(Lang::Fr);
//! assert_eq!(texts.say("noun-gear.plural"), "engrenages");
//! assert_eq!(texts.say_with("count-guilders", Args::new().with("count", 3)), "3 florins");
//! ```
#![warn(missing_docs)]

mod actions;
mod axles;
mod book;
mod events;
mod faces;
mod lang;
mod locales;
mod prompts;
mod refusals;
mod speaker;
mod texts;
mod words;

pub use axles::Axles;
pub use book::Chapter;
pub use events::is_news;
pub use lang::{Lang, UnknownLang};
pub use locales::files;
pub use refusals::Facts;
pub use speaker::{Names, Speaker};
pub use texts::{Args, Texts};
pub use words::roman;
