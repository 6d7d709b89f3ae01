//! Fixed games to measure: the same seeds, the same random players, every time.

mod peer;
mod plot;

pub use peer::{build_peer, copy_peer, run_peer};
pub use plot::{Panel, plot};

use platen_rules::cards::{DEFAULT_SET, published_set};
use platen_rules::vocabulary::Seat;
use platen_rules::{Game, GameOptions, Seed};

/// A game with all its decisions ahead.
///
/// # Panics
/// If the options do not make a table.
pub fn fresh(options: GameOptions, seed: u64) -> Game {
    let cards = published_set(DEFAULT_SET).expect("the house set");
    Game::new(cards, options, Seed::from_number(seed)).expect("sound options")
}

/// Plays games out at random; counts the decisions.
pub fn play_out(games: &[Game]) -> u32 {
    let mut rng = Seed::from_number(7).player_rng(Seat::default());
    let mut buffer = Vec::with_capacity(1024);
    games.iter().map(|game| game.clone().play_out(&mut rng, &mut buffer)).sum()
}

/// The value in the middle; 0 where there is none.
pub fn median(values: &mut [f64]) -> f64 {
    quantile(values, 50)
}

/// The value that so many of a hundred do not exceed; 0 where there is none.
pub fn quantile(values: &mut [f64], hundredths: usize) -> f64 {
    values.sort_by(f64::total_cmp);
    let place = (values.len() * hundredths / 100).min(values.len().saturating_sub(1));
    values.get(place).copied().unwrap_or(0.0)
}
