//! Playing together: tables that people and programs on different devices share.
//!
//! A table is a list of [items](desk::Item), and everything known of it follows from them: a [`Desk`](desk::Desk) is that
//! value, one task for each table carries it ([`table`]), and a [`Store`](store::Store) keeps the items. Nothing is told before it is
//! kept. The game itself goes through `platen-host`; no rule is known here.
#![warn(missing_docs)]

pub mod desk;
pub mod ids;
pub mod store;
pub mod table;

mod accept;
mod admission;
mod api;
mod app;
mod auth;
mod clock;
mod config;
mod error;
mod guard;
mod limits;
mod line;
mod patient;
mod run;
mod socket;
mod telemetry;
mod wire;

pub use app::App;
pub use clock::Clock;
pub use config::{BadUrl, Config, ConfigFile, Limits, LogFormat, share_processors};
pub use error::Refused;
pub use line::{Line, Outbox};
pub use run::{RunError, serve};
pub use socket::talk;
pub use wire::Wire;
