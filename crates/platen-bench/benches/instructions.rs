//! Instruction counts of fixed games: the same on every machine, whatever else it does.
//!
//! `cargo xtask bench` (or `cargo bench -p platen-bench --features instructions --bench instructions` where valgrind and
//! gungraun-runner are installed).

use gungraun::prelude::*;
use platen_bench::{fresh, play_out};
use platen_rules::{Game, GameOptions};
use std::hint::black_box;

fn games(players: u8) -> Vec<Game> {
    (0..10).map(|seed| fresh(GameOptions::new(players), seed)).collect()
}

#[library_benchmark]
#[bench::solo(games(1))]
#[bench::two(games(2))]
#[bench::four(games(4))]
fn ten_random_games(games: Vec<Game>) -> u32 {
    black_box(play_out(black_box(&games)))
}

/// Options, with the card set read beforehand.
fn ready(options: GameOptions) -> GameOptions {
    black_box(fresh(options, 0));
    options
}

#[library_benchmark]
#[bench::four(ready(GameOptions::new(4)))]
fn set_up(options: GameOptions) -> Game {
    black_box(fresh(black_box(options), 1))
}

library_benchmark_group!(name = games_of_fixed_seeds, benchmarks = [ten_random_games, set_up]);
main!(library_benchmark_groups = games_of_fixed_seeds);
