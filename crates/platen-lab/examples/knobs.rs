//! Which change of cards helps or hurts which character, many changes at once:
//! `cargo run --release -p platen-lab --example knobs -- PLAYERS GAMES ITERATIONS BASE.toml CHANGED.toml …`.
//!
//! Each further file is the base with some faces changed. Every game is played by `journeyman` with so many iterations, characters
//! kept by chance, with a set of its own: each change is in or out by the toss of a coin. As the coins are independent, what a
//! change does is the difference between the games with and without it, and all games tell about every change. Printed are, for
//! each character, the lead in fame over the others at the table when all coins are even, and what each change adds to it.

use platen_lab::{Contestant, Sitting, run};
use platen_rules::cards::{CardSet, read_set};
use platen_rules::vocabulary::{Character, Seat};
use platen_rules::{Game, GameOptions, Seed};
use rand_core::Rng;
use std::io::Write;
use std::sync::Arc;

type Failure = Box<dyn std::error::Error + Send + Sync>;

/// The lead of one character in one game, and which changes were in.
struct Lead {
    character: Character,
    fame: f64,
    changes: u32,
}

fn main() -> Result<(), Failure> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [players, games, iterations, base, changed @ ..] = args.as_slice() else {
        return Err("usage: knobs PLAYERS GAMES ITERATIONS BASE.toml CHANGED.toml …".into());
    };
    let options = GameOptions::new(players.parse()?);
    let (games, iterations): (u64, u32) = (games.parse()?, iterations.parse()?);
    let base = read(base)?;
    let paths = changed;
    let changed = paths.iter().map(|path| read(path)).collect::<Result<Vec<_>, _>>()?;
    let threads = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let mut leads: Vec<Lead> = Vec::new();
    run(
        0..games,
        threads,
        |game| play(&base, &changed, options, Seed::from_number(game), iterations),
        |_, played| -> Result<(), Failure> {
            leads.extend(played?);
            Ok(())
        },
    )?;
    print(paths, &leads)
}

fn read(path: &str) -> Result<CardSet, Failure> {
    let text = std::fs::read_to_string(path).map_err(|error| format!("{path}: {error}"))?;
    read_set(&text)
        .map_err(|problems| format!("{path}: {} problems; see `platen set check`", problems.len()).into())
}

fn play(
    base: &CardSet,
    changed: &[CardSet],
    options: GameOptions,
    seed: Seed,
    iterations: u32,
) -> Result<Vec<Lead>, Failure> {
    let changes = seed.player_rng(Seat::default()).next_u32();
    let cards = Arc::new(mixed(base, changed, changes));
    let kind = platen_bots::find("journeyman").ok_or("no such level")?;
    let bots = vec![Contestant::from(&kind); usize::from(options.players)];
    let game = Game::new(cards, options, seed).map_err(|error| error.to_string())?;
    let mut sitting = Sitting::new(game, seed, &bots);
    (sitting.iterations, sitting.chance_keeps) = (Some(iterations), true);
    sitting.play(&mut (), |_| ())?;
    Ok(leads(&sitting.game, changes))
}

/// The base with those changes that are in; of two that change the same face, the later.
fn mixed(base: &CardSet, changed: &[CardSet], changes: u32) -> CardSet {
    fn take<T: Clone + PartialEq>(faces: &mut [T], base: &[T], changed: &[T]) {
        for ((face, base), changed) in faces.iter_mut().zip(base).zip(changed) {
            if base != changed {
                *face = changed.clone();
            }
        }
    }
    let mut cards = base.clone();
    for (_, set) in changed.iter().enumerate().filter(|(place, _)| changes >> place & 1 == 1) {
        take(&mut cards.printing, &base.printing, &set.printing);
        take(&mut cards.refinement, &base.refinement, &set.refinement);
        take(&mut cards.patronage, &base.patronage, &set.patronage);
        take(&mut cards.gears, &base.gears, &set.gears);
    }
    cards
}

/// How far each player is ahead of the others' mean.
fn leads(game: &Game, changes: u32) -> Vec<Lead> {
    let result = game.standing();
    let all: f64 = result.scores.iter().map(|score| f64::from(score.total)).sum();
    let others = result.scores.len() as f64 - 1.0;
    let lead = |score: &platen_rules::Score| {
        let own = f64::from(score.total);
        let character = game.table().players[score.seat].character?;
        Some(Lead { character, fame: own - (all - own) / others.max(1.0), changes })
    };
    result.scores.iter().filter_map(lead).collect()
}

fn print(paths: &[String], leads: &[Lead]) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    for character in Character::ALL {
        let own: Vec<&Lead> = leads.iter().filter(|lead| lead.character == character).collect();
        let (mean, error) = mean_of(own.iter().map(|lead| lead.fame));
        writeln!(out, "{character:?}: {mean:+.1} ± {error:.1} in {} games", own.len())?;
        for (place, path) in paths.iter().enumerate() {
            let side = |inside: u32| {
                mean_of(own.iter().filter(|lead| lead.changes >> place & 1 == inside).map(|lead| lead.fame))
            };
            let ((with, one), (without, other)) = (side(1), side(0));
            writeln!(out, "    {path}: {:+.1} ± {:.1}", with - without, one.hypot(other))?;
        }
    }
    Ok(())
}

/// The mean, and how far it may be off in 95 of 100 cases.
fn mean_of(values: impl Iterator<Item = f64> + Clone) -> (f64, f64) {
    let count = values.clone().count().max(1) as f64;
    let mean = values.clone().sum::<f64>() / count;
    let squares: f64 = values.map(|value| (value - mean).powi(2)).sum();
    (mean, 1.96 * (squares / (count - 1.0).max(1.0) / count).sqrt())
}
