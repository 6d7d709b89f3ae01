//! The browser page, and the workers in which its host and its bots run. One WebAssembly module serves all three.
//!
//! The page draws and asks; it never holds a game, only what it was told ([`table`]). The host worker runs a
//! [`platen_host::Host`], stores what is to be kept and only then tells the page. Bots think in workers of the host
//! worker, so that neither the page nor the host ever waits for them, and nothing they see passes through the page.
//! What goes between them is in [`wire`].
//!
//! Natively the crate has only what needs no browser.
#![warn(missing_docs)]

pub mod bests;
pub mod coach;
pub mod daily;
pub mod desk;
pub mod fair;
pub mod initials;
pub mod lesson;
pub mod line;
pub mod markup;
pub mod new_game;
pub mod new_table;
pub mod place;
pub mod seals;
pub mod settings;
pub mod sound;
pub mod table;
pub mod wire;

#[cfg(target_arch = "wasm32")]
mod api;
#[cfg(target_arch = "wasm32")]
mod app;
#[cfg(target_arch = "wasm32")]
mod art;
#[cfg(target_arch = "wasm32")]
mod bench;
#[cfg(target_arch = "wasm32")]
mod choosing;
#[cfg(target_arch = "wasm32")]
mod focus;
#[cfg(target_arch = "wasm32")]
mod hearing;
#[cfg(target_arch = "wasm32")]
mod house;
#[cfg(target_arch = "wasm32")]
mod keepsake;
#[cfg(target_arch = "wasm32")]
mod link;
#[cfg(target_arch = "wasm32")]
mod painted;
#[cfg(target_arch = "wasm32")]
mod pieces;
#[cfg(target_arch = "wasm32")]
mod screens;
#[cfg(target_arch = "wasm32")]
mod session;
#[cfg(target_arch = "wasm32")]
mod stage;
#[cfg(target_arch = "wasm32")]
mod store;
#[cfg(target_arch = "wasm32")]
mod teacher;
#[cfg(target_arch = "wasm32")]
mod together;
#[cfg(target_arch = "wasm32")]
mod turns;
#[cfg(target_arch = "wasm32")]
mod words;
#[cfg(target_arch = "wasm32")]
mod worker;

#[cfg(target_arch = "wasm32")]
pub use app::start_app;
#[cfg(target_arch = "wasm32")]
pub use worker::worker_run;
