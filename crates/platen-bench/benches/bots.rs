//! How fast the bots are: playouts a second natively and in WebAssembly, milliseconds a decision of each level, and
//! microseconds of the solver, with shakmaty's figure of the same run.
//!
//! `cargo xtask bench bots` builds the WebAssembly module and names it in `PLATEN_WASM`; without it our own figures
//! are printed alone.

use platen_bench::{build_peer, fresh, median, quantile, run_peer};
use platen_bots::policy::Policy;
use platen_bots::value::Net;
use platen_bots::{BOTS, BotKind, Effort, Question, Worth, solve};
use platen_rules::vocabulary::Seat;
use platen_rules::{Game, GameOptions, Phase, Seed};
use platen_wasm::{playouts, round_three};
use std::hint::black_box;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

/// Measured so often, turn about.
const TURNS: usize = 5;
const SECONDS: u64 = 1;
/// Each solver position is solved so often; the best counts, so that other work on the machine does not.
const REPEATS: usize = 8;
/// Games from which decisions are taken, and how many at least.
const GAMES: u64 = 12;
const DECISIONS: usize = 300;
/// Positions and seeds by which the variety of plans is measured.
const PLANS: usize = 12;
const SEEDS: u64 = 6;

fn main() {
    playout_speed();
    println!("milliseconds a decision that is not forced, one thread, own iterations:");
    let decisions = decisions();
    BOTS.iter().for_each(|kind| decision_times(kind, &decisions));
    plan_variety(&decisions);
    solver_times();
}

fn playout_speed() {
    let (peer, module) = (build_peer(), std::env::var_os("PLATEN_WASM"));
    let [mut native, mut wasm, mut chess] = [const { Vec::new() }; 3];
    for _ in 0..TURNS {
        native.push(native_playouts());
        wasm.extend(module.as_ref().and_then(|module| wasm_playouts(Path::new(module))));
        chess.extend(peer.as_deref().and_then(|peer| run_peer(peer, SECONDS)));
    }
    let mut ratios: Vec<f64> = wasm.iter().zip(&native).map(|(wasm, native)| wasm / native).collect();
    println!("policy playouts a second from round 3 to the end, 4 players, medians of {TURNS}:");
    println!("  native {:.0}", median(&mut native));
    if !wasm.is_empty() {
        println!("  WebAssembly in Node {:.0}, ratio {:.2}", median(&mut wasm), median(&mut ratios));
    }
    if !chess.is_empty() {
        println!("  shakmaty-playout in the same run: {:.0} random games a second", median(&mut chess));
    }
}

fn native_playouts() -> f64 {
    let start = round_three();
    black_box(playouts(&start, 20));
    let (begun, mut count) = (Instant::now(), 0.0);
    while begun.elapsed() < Duration::from_secs(SECONDS) {
        black_box(playouts(&start, 20));
        count += 20.0;
    }
    count / begun.elapsed().as_secs_f64()
}

fn wasm_playouts(module: &Path) -> Option<f64> {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../platen-wasm/speed.mjs");
    let output = Command::new("node").arg(script).arg(module).arg(SECONDS.to_string()).output().ok()?;
    String::from_utf8(output.stdout).ok()?.trim().parse().ok()
}

/// Decisions of whole games of one to four, evenly over the games, none of them forced.
fn decisions() -> Vec<(Game, Seat)> {
    let mut all = Vec::new();
    for seed in 0..GAMES {
        let mut game = fresh(GameOptions::new(1 + (seed % 4) as u8), seed);
        let mut rng = Seed::from_number(seed).player_rng(Seat::default());
        let mut policy = Policy::new(Net::trained(), &game.clone());
        while let Some(seat) = game.awaited().first() {
            let view = game.view(Some(seat));
            let question = Question::new(game.cards(), &view).expect("a decision");
            if question.forced().is_none() {
                all.push((game.clone(), seat));
            }
            let action = policy.choose(&game, seat, &mut rng);
            game.apply_unchecked(seat, &action);
        }
    }
    let step = (all.len() / DECISIONS).max(1);
    all.into_iter().step_by(step).collect()
}

#[expect(clippy::cast_precision_loss, reason = "a few hundred")]
fn decision_times(kind: &BotKind, decisions: &[(Game, Seat)]) {
    let bot = (kind.make)();
    let mut times = Vec::new();
    for (number, (game, seat)) in (0..).zip(decisions) {
        let view = game.view(Some(*seat));
        let question = Question::new(game.cards(), &view).expect("a decision");
        let begun = Instant::now();
        black_box(bot.choose(&question, &Effort::of(Seed::from_number(number))));
        times.push(1e3 * begun.elapsed().as_secs_f64());
    }
    let mean = times.iter().sum::<f64>() / times.len() as f64;
    let [middle, late, most] = [50, 99, 100].map(|part| quantile(&mut times, part));
    println!(
        "  {:<10} mean {mean:.2}, median {middle:.2}, 99 % {late:.2}, max {most:.2} ({} decisions)",
        kind.name,
        times.len()
    );
}

/// How often a plan varies from seed to seed at a level's own iterations.
fn plan_variety(decisions: &[(Game, Seat)]) {
    let plans: Vec<&(Game, Seat)> =
        decisions.iter().filter(|(game, seat)| game.plans(*seat).is_some()).take(PLANS).collect();
    println!("positions in which a plan varies over {SEEDS} seeds, of {}:", plans.len());
    for kind in &BOTS {
        let bot = (kind.make)();
        let varies = plans.iter().filter(|(game, seat)| {
            let view = game.view(Some(*seat));
            let question = Question::new(game.cards(), &view).expect("a decision");
            let plan = |seed| bot.choose(&question, &Effort::of(Seed::from_number(seed)));
            let first = plan(0);
            (1..SEEDS).any(|seed| plan(seed) != first)
        });
        println!("  {:<10} {}", kind.name, varies.count());
    }
}

/// Fulfilling steps of games played one step ahead.
fn steps() -> Vec<(Game, Seat)> {
    let mut steps = Vec::new();
    for seed in 0..24 {
        let mut game = fresh(GameOptions::new(1 + (seed % 4) as u8), seed);
        let mut rng = Seed::from_number(seed).player_rng(Seat::default());
        Policy::new(Net::trained(), &game.clone()).play_on(&mut game, &mut rng, |game, _| {
            if let (Phase::Fulfil { declared: false, .. }, Some(seat)) =
                (game.table().phase, game.table().active())
            {
                steps.push((game.clone(), seat));
            }
            true
        });
    }
    steps
}

fn solver_times() {
    let (steps, worth) = (steps(), Worth::MIDDLING);
    let once = |(game, seat): &(Game, Seat)| {
        let begun = Instant::now();
        black_box(solve(game.cards(), game.table(), *seat, black_box(&worth)));
        1e6 * begun.elapsed().as_secs_f64()
    };
    let best = |step| (0..REPEATS).map(|_| once(step)).fold(f64::INFINITY, f64::min);
    let mut times: Vec<f64> = steps.iter().map(best).collect();
    let (middle, late) = (median(&mut times), quantile(&mut times, 99));
    println!("solver: median {middle:.1} µs, 99 % {late:.1} µs ({} steps)", times.len());
}
