//! How long the solver takes: `cargo run --release -p platen-bots --example solver_speed`.

#[path = "../tests/solver/positions.rs"]
mod positions;

use platen_bots::{Worth, solve};
use platen_rules::vocabulary::{Character, Seat};
use platen_rules::{Game, Seed};
use positions::{below, made_up, real_steps, worth};
use std::hint::black_box;
use std::time::Instant;

/// Solved so often in a row.
const REPEATS: u32 = 4;
/// Measured so often.
const BATCHES: u32 = 6;

/// A step with the number of gears that can still be used and whether the character matters in it.
struct Step {
    game: Game,
    seat: Seat,
    gears: usize,
    special: bool,
}

/// Steps as they come in games.
fn played() -> Vec<Step> {
    let mut games = real_steps(240);
    // One position a step: the first, before any free action of others.
    games.dedup_by_key(|game| (game.table().options, game.table().round, game.table().active()));
    games.into_iter().filter_map(step).collect()
}

/// Steps of players who have much to choose from.
fn rich() -> Vec<Step> {
    let (from, mut rng) = (real_steps(36), Seed::from_number(7).player_rng(Seat::default()));
    let games = (0..6_000).filter_map(|n| {
        let game = &from[below(&mut rng, from.len())];
        made_up(game, Character::ALL[n % Character::ALL.len()], &mut rng)
    });
    games.filter_map(step).collect()
}

fn step(game: Game) -> Option<Step> {
    let seat = game.table().active()?;
    let player = &game.table().players[seat];
    let gears = player.gears.iter().filter(|gear| gear.uses == 0).count();
    let special = player.character.is_some_and(matters);
    Some(Step { game, seat, gears, special })
}

fn matters(character: Character) -> bool {
    use Character::{Caxton, Fiol, Manuzio, Plantin, Schoeffer};
    matches!(character, Caxton | Fiol | Manuzio | Plantin | Schoeffer)
}

/// Microseconds for one solution: the best of some batches, so that other work on the machine does not count.
fn measure(step: &Step, worth: &Worth) -> f64 {
    let batch = || {
        let begun = Instant::now();
        for _ in 0..REPEATS {
            black_box(solve(step.game.cards(), step.game.table(), step.seat, black_box(worth)));
        }
        begun.elapsed().as_secs_f64() * 1e6 / f64::from(REPEATS)
    };
    (0..BATCHES).map(|_| batch()).fold(f64::INFINITY, f64::min)
}

fn report(name: &str, mut times: Vec<f64>) {
    times.sort_by(f64::total_cmp);
    let at = |hundredths: usize| times.get((times.len() * hundredths / 100).min(times.len() - 1));
    let [Some(median), Some(ninety), Some(ninety_nine), Some(most)] = [at(50), at(90), at(99), at(100)]
    else {
        return println!("{name}: no steps");
    };
    let count = times.len();
    println!(
        "{name}: {count} steps, median {median:.2} µs, 90 % {ninety:.2} µs, 99 % {ninety_nine:.2} µs, most {most:.2} µs"
    );
}

fn table(title: &str, steps: &[Step], worth_of: &mut dyn FnMut() -> Worth) {
    println!("{title}");
    let timed: Vec<(&Step, f64)> = steps.iter().map(|step| (step, measure(step, &worth_of()))).collect();
    let of = |keep: &dyn Fn(&Step) -> bool| {
        timed.iter().filter(|(step, _)| keep(step)).map(|(_, time)| *time).collect::<Vec<f64>>()
    };
    report("  all", of(&|_| true));
    report("  at most 1 gear, no special character", of(&|step| step.gears <= 1 && !step.special));
    for gears in 2..=3 {
        report(&format!("  {gears} gears"), of(&|step| step.gears == gears));
    }
    for character in Character::ALL.into_iter().filter(|&character| matters(character)) {
        let is = |step: &Step| step.game.table().players[step.seat].is(character);
        report(&format!("  {character}"), of(&is));
    }
}

fn main() {
    let mut rng = Seed::from_number(9).player_rng(Seat::default());
    table("steps of keen players, middling worths", &played(), &mut || Worth::MIDDLING);
    let rich = rich();
    table("rich steps, middling worths", &rich, &mut || Worth::MIDDLING);
    table("rich steps, any worths", &rich, &mut || worth(&mut rng));
}
