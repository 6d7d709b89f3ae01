//! Fixed games to measure: the same seeds, the same random players, every time.

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
