//! Where a search loses, by kind of decision:
//! `cargo run --release -p platen-lab --example regret -- GAMES PLAYERS SET.toml JUDGE ITERATIONS …`.
//!
//! `journeyman` plays the games. Every third decision is also left to searches of so many iterations each, and what they choose is
//! judged by one of `JUDGE` iterations and more choices. Printed are, by kind of decision, how many were judged, what each search
//! loses in fame for a game and a player, and its mean and longest time. The judge is none of the evaluation, which is its own, and
//! holds the best of many for a little too good.

use platen_bots::search::{Iterations, Judged, Search};
use platen_bots::value::Net;
use platen_bots::{Effort, Question};
use platen_lab::{Clock, run};
use platen_rules::cards::{CardSet, read_set};
use platen_rules::{Action, Game, GameOptions, Phase, Seed, View};
use std::collections::BTreeMap;
use std::io::Write;
use std::sync::Arc;
use std::time::Instant;

type Failure = Box<dyn std::error::Error + Send + Sync>;

/// One decision in so many is judged.
const ONE_IN: usize = 3;
/// Choices that the judge looks at.
const JUDGED: usize = 80;

struct Task {
    cards: Arc<CardSet>,
    options: GameOptions,
    judge: u32,
    tried: Vec<u32>,
}

/// A decision that was judged.
struct Loss {
    kind: String,
    fame: Vec<f64>,
    took: Vec<std::time::Duration>,
}

#[derive(Default)]
struct Sum {
    count: u32,
    fame: Vec<f64>,
    clocks: Vec<Clock>,
}

fn main() -> Result<(), Failure> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [games, players, set, judge, tried @ ..] = args.as_slice() else {
        return Err("usage: regret GAMES PLAYERS SET.toml JUDGE ITERATIONS …".into());
    };
    let text = std::fs::read_to_string(set).map_err(|error| format!("{set}: {error}"))?;
    let problems = |problems: Vec<_>| format!("{set}: {} problems; see `platen set check`", problems.len());
    let task = Task {
        cards: Arc::new(read_set(&text).map_err(problems)?),
        options: GameOptions::new(players.parse()?),
        judge: judge.parse()?,
        tried: tried.iter().map(|number| number.parse()).collect::<Result<_, _>>()?,
    };
    let threads = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let (games, mut sums) = (games.parse()?, BTreeMap::new());
    run(
        0..games,
        threads,
        |game| task.play(Seed::from_number(game)),
        |_, losses| -> Result<(), Failure> {
            losses?.into_iter().for_each(|loss| add(&mut sums, loss));
            Ok(())
        },
    )?;
    print(&sums, games as f64 * f64::from(task.options.players))
}

impl Task {
    fn play(&self, seed: Seed) -> Result<Vec<Loss>, Failure> {
        let mut game =
            Game::new(Arc::clone(&self.cards), self.options, seed).map_err(|error| error.to_string())?;
        let (mut losses, mut decisions) = (Vec::new(), 0);
        while let Some(seat) = game.awaited().first() {
            let view = game.view(Some(seat));
            let question = Question::new(game.cards(), &view).ok_or("nothing to choose")?;
            let effort = Effort::of(seed.of_player(seat));
            let action = match question.forced() {
                Some(forced) => forced,
                None => first(&Search::JOURNEYMAN.run(Net::trained(), &question, &effort))?,
            };
            if question.forced().is_none() {
                decisions += 1;
                if decisions % ONE_IN == 0 {
                    losses.push(self.judge(&view, &question, &effort)?);
                }
            }
            game.apply_unchecked(seat, &action);
        }
        Ok(losses)
    }

    fn judge(&self, view: &View, question: &Question<'_>, effort: &Effort<'_>) -> Result<Loss, Failure> {
        let search =
            |iterations, most| Search { iterations: Iterations::even(iterations), most, ..Search::MASTER };
        // Chance of its own: the judge is not to make the same mistakes.
        let judging = Effort { seed: effort.seed.of_game(1), ..*effort };
        let judged = search(self.judge, JUDGED).run(Net::trained(), question, &judging);
        let value = |action| judged.iter().find(|judged| judged.action == action).map(|judged| judged.value);
        let best = judged.iter().map(|judged| judged.value).fold(f64::NEG_INFINITY, f64::max);
        let mut loss = Loss { kind: kind(view), fame: Vec::new(), took: Vec::new() };
        for &iterations in &self.tried {
            let begun = Instant::now();
            let found =
                first(&search(iterations, Search::MASTER.most).run(Net::trained(), question, effort))?;
            loss.took.push(begun.elapsed());
            loss.fame.push(value(found).map_or(0.0, |value| best - value));
        }
        Ok(loss)
    }
}

fn first(judged: &[Judged]) -> Result<Action, Failure> {
    judged.first().map(|judged| judged.action).ok_or_else(|| "no choice".into())
}

fn kind(view: &View) -> String {
    match view.table.phase {
        _ if !view.table.frames.is_empty() => "reward".into(),
        Phase::Turn { action, acted: false, .. } => format!("{action:?}"),
        Phase::Turn { acted: true, .. } => "the rest of a turn".into(),
        Phase::Fulfil { .. } => "fulfilling".into(),
        Phase::Planning => "planning".into(),
        _ => "once in a game".into(),
    }
}

fn add(sums: &mut BTreeMap<String, Sum>, loss: Loss) {
    let sum = sums.entry(loss.kind).or_default();
    sum.count += 1;
    sum.fame.resize(loss.fame.len(), 0.0);
    sum.clocks.resize(loss.took.len(), Clock::default());
    sum.fame.iter_mut().zip(loss.fame).for_each(|(sum, fame)| *sum += fame);
    sum.clocks.iter_mut().zip(loss.took).for_each(|(clock, took)| clock.add(took));
}

fn print(sums: &BTreeMap<String, Sum>, players: f64) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    for (kind, sum) in sums {
        let cells = sum.fame.iter().zip(&sum.clocks).map(|(fame, clock)| {
            let lost = fame * ONE_IN as f64 / players;
            format!("{lost:6.2} {:8.1} ms {:7.0} max", clock.mean(), clock.max())
        });
        writeln!(out, "{kind:<20} {:>5} {}", sum.count, cells.collect::<Vec<_>>().join(" |"))?;
    }
    Ok(())
}
