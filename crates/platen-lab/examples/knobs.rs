//! Which change of cards helps or hurts which character, many changes at once:
//! `cargo run --release -p platen-lab --example knobs -- [--weights FILE] [--with CHARACTER] PLAYERS GAMES ITERATIONS BASE.toml CHANGED.toml …`.
//!
//! Each further file is the base with some faces changed. Every game is played by `journeyman` with so many iterations (by
//! `novice` with 0), characters kept by chance, with a set of its own: each change is in or out by the toss of a coin. As the coins are independent, what a
//! change does is the difference between the games with and without it, and all games tell about every change. Printed are, for
//! each character, its wins in points above the fair share and the lead in fame over the others at the table when all coins are
//! even, and what each change adds to that lead; last what it adds to everyone's fame. `--weights` names an evaluation to play by; with
//! `--with` only those games are played that this character takes part in.

use platen_lab::{Contestant, Sitting, run};
use platen_rules::cards::{CardSet, read_set};
use platen_rules::vocabulary::{Character, Seat};
use platen_rules::{Game, GameOptions, Seed};
use rand_core::Rng;
use std::io::Write;
use std::sync::Arc;

type Failure = Box<dyn std::error::Error + Send + Sync>;

/// What is shown of some leads, or of everyone's fame.
type Shown<'a> = dyn Fn(&[&Lead], fn(&Lead) -> f64) -> f64 + 'a;

/// The lead of one character in one game, and which changes were in.
struct Lead {
    character: Character,
    ahead: f64,
    /// Its part of the win, in points above the fair share.
    won: f64,
    fame: f64,
    changes: u32,
}

fn main() -> Result<(), Failure> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let mut args = args.as_slice();
    let mut with = None;
    while let [flag, value, rest @ ..] = args
        && flag.starts_with("--")
    {
        match flag.as_str() {
            "--weights" => platen_bots::value::Net::bring(&std::fs::read_to_string(value)?)?,
            "--with" => with = Some(value.parse::<Character>().map_err(|_| format!("no character {value}"))?),
            _ => return Err(format!("no flag {flag}").into()),
        }
        args = rest;
    }
    let [players, games, iterations, base, changed @ ..] = args else {
        return Err(
            "usage: knobs [--weights FILE] [--with CHARACTER] PLAYERS GAMES ITERATIONS BASE.toml CHANGED.toml …".into(),
        );
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
        |game| {
            let play = |iterations| play(&base, &changed, options, Seed::from_number(game), iterations);
            // Chance gives the same characters to whoever plays, and nobody plays sooner than who looks one step ahead.
            if with.is_some() && !play(0)?.iter().any(|lead| Some(lead.character) == with) {
                return Ok(Vec::new());
            }
            play(iterations)
        },
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
    let level = if iterations == 0 { "novice" } else { "journeyman" };
    let kind = platen_bots::find(level).ok_or("no such level")?;
    let bots = vec![Contestant::from(&kind); usize::from(options.players)];
    let game = Game::new(cards, options, seed).map_err(|error| error.to_string())?;
    let mut sitting = Sitting::new(game, seed, &bots);
    (sitting.iterations, sitting.chance_keeps) = (Some(iterations), true);
    sitting.play(&mut (), |_| ())?;
    Ok(leads(&sitting.game, changes))
}

/// The base with those changes that are in; of two that change the same thing about a face, the later.
fn mixed(base: &CardSet, changed: &[CardSet], changes: u32) -> CardSet {
    fn take<T: Clone + PartialEq>(now: &mut T, base: &T, changed: &T) {
        if base != changed {
            now.clone_from(changed);
        }
    }
    let mut cards = base.clone();
    for (_, set) in changed.iter().enumerate().filter(|(place, _)| changes >> place & 1 == 1) {
        for ((now, base), set) in cards.printing.iter_mut().zip(&base.printing).zip(&set.printing) {
            take(&mut now.letters, &base.letters, &set.letters);
            take(&mut now.guilders, &base.guilders, &set.guilders);
        }
        for ((now, base), set) in cards.refinement.iter_mut().zip(&base.refinement).zip(&set.refinement) {
            take(&mut now.inks, &base.inks, &set.inks);
            take(&mut now.colour_fame, &base.colour_fame, &set.colour_fame);
            take(&mut now.decoration, &base.decoration, &set.decoration);
            take(&mut now.decoration_fame, &base.decoration_fame, &set.decoration_fame);
            take(&mut now.bonus, &base.bonus, &set.bonus);
        }
        for ((now, base), set) in cards.patronage.iter_mut().zip(&base.patronage).zip(&set.patronage) {
            take(now, base, set);
        }
        for ((now, base), set) in cards.gears.iter_mut().zip(&base.gears).zip(&set.gears) {
            let sectors = now.sectors.iter_mut().zip(&base.sectors).zip(&set.sectors);
            sectors.for_each(|((now, base), set)| take(now, base, set));
        }
    }
    cards
}

/// How far each player is ahead of the others' mean.
fn leads(game: &Game, changes: u32) -> Vec<Lead> {
    let result = game.standing();
    let all: f64 = result.scores.iter().map(|score| f64::from(score.total)).sum();
    let players = result.scores.len() as f64;
    let winners = result.winners();
    let lead = |score: &platen_rules::Score| {
        let own = f64::from(score.total);
        let part = if winners.contains(&score.seat) { 1.0 / winners.len() as f64 } else { 0.0 };
        Some(Lead {
            character: game.table().players[score.seat].character?,
            ahead: own - (all - own) / (players - 1.0).max(1.0),
            won: 100.0 * (part - 1.0 / players),
            fame: own,
            changes,
        })
    };
    result.scores.iter().filter_map(lead).collect()
}

fn print(paths: &[String], leads: &[Lead]) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    let names: Vec<String> = Character::ALL.iter().map(|character| format!("{character:>9?}")).collect();
    writeln!(out, "{} {:>9}  change", names.join(" "), "fame")?;
    let row = |shown: &Shown<'_>| {
        let own = |character| leads.iter().filter(|lead| lead.character == character).collect::<Vec<_>>();
        let mut cells: Vec<f64> = Character::ALL.map(|one| shown(&own(one), |lead| lead.ahead)).to_vec();
        cells.push(shown(&leads.iter().collect::<Vec<_>>(), |lead| lead.fame));
        cells.iter().map(|cell| format!("{cell:+9.2}")).collect::<Vec<_>>().join(" ")
    };
    let points =
        |character| leads.iter().filter(move |lead| lead.character == character).map(|lead| lead.won);
    let won = Character::ALL.map(|character| mean_of(points(character)));
    let cells: Vec<String> = won.iter().map(|(mean, _)| format!("{mean:+9.2}")).collect();
    let within = won.iter().map(|(_, error)| error).fold(0.0_f64, |most, error| most.max(*error));
    writeln!(out, "{} {:9}  points above the fair share, within {within:.1}", cells.join(" "), "")?;
    writeln!(
        out,
        "{}  half of the changes in",
        row(&|leads, of| mean_of(leads.iter().map(|lead| of(lead))).0)
    )?;
    for (place, path) in paths.iter().enumerate() {
        let added = |leads: &[&Lead], of: fn(&Lead) -> f64| {
            let side = |inside| {
                leads.iter().filter(move |lead| lead.changes >> place & 1 == inside).map(|lead| of(lead))
            };
            mean_of(side(1)).0 - mean_of(side(0)).0
        };
        writeln!(out, "{}  {path}", row(&added))?;
    }
    let error = row(&|leads, of| 2.0 * mean_of(leads.iter().map(|lead| of(lead))).1);
    writeln!(out, "{error}  95 of 100 changes without effect are within")?;
    Ok(())
}

/// The mean, and how far it may be off in 95 of 100 cases.
fn mean_of(values: impl Iterator<Item = f64> + Clone) -> (f64, f64) {
    let count = values.clone().count().max(1) as f64;
    let mean = values.clone().sum::<f64>() / count;
    let squares: f64 = values.map(|value| (value - mean).powi(2)).sum();
    (mean, 1.96 * (squares / (count - 1.0).max(1.0) / count).sqrt())
}
