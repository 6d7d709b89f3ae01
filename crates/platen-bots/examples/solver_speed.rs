//! How long the solver takes: `cargo run --release -p platen-bots --example solver_speed`.

use platen_bots::{Worth, solve};
use platen_rules::cards::{DEFAULT_SET, published_set};
use platen_rules::vocabulary::{ByInk, ByLetter, BySpecialty, Character, Seat};
use platen_rules::{Game, Phase, Seed};
use platen_testkit::{modes, play_keenly};
use std::hint::black_box;
use std::time::Instant;

/// Solved so often in a row for one measurement.
const REPEATS: u32 = 20;

/// A step with the number of gears that can still be used and whether the character matters in it.
struct Step {
    game: Game,
    seat: Seat,
    gears: usize,
    special: bool,
}

/// Middling worths, as a bot might set them halfway through a game.
fn worth() -> Worth {
    Worth {
        fame: 100,
        guilder: 40,
        ink: ByInk([90, 90, 110, 100]),
        letter: ByLetter([110, 120, 115, 100]),
        level: BySpecialty([[0, 60, 140, 230, 380, 600, 900]; 4]),
        track: [90, 150, 200, 120],
        order: 250,
        kept: [300, 280, 260, 240],
    }
}

fn steps() -> Vec<Step> {
    let cards = published_set(DEFAULT_SET).expect("the house set");
    let mut steps: Vec<Step> = Vec::new();
    for (n, options) in (0..240).zip(modes().iter().cycle()) {
        let seed = Seed::from_number(n);
        let mut game = Game::new(cards.clone(), *options, seed).expect("sound options");
        let mut rng = seed.player_rng(Seat::default());
        let mut last = None;
        play_keenly(&mut game, &mut rng, &mut (), |game, _, _| {
            let Phase::Fulfil { at, declared: false } = game.table().phase else { return };
            let Some(seat) = game.table().active().filter(|_| game.table().frames.is_empty()) else { return };
            if last.replace((game.table().round, at)) != Some((game.table().round, at)) {
                let player = &game.table().players[seat];
                let gears = player.gears.iter().filter(|gear| gear.uses == 0).count();
                let special = player.character.is_some_and(matters);
                steps.push(Step { game: game.clone(), seat, gears, special });
            }
        });
    }
    steps
}

fn matters(character: Character) -> bool {
    use Character::{Caxton, Fiol, Manuzio, Plantin, Schoeffer};
    matches!(character, Caxton | Fiol | Manuzio | Plantin | Schoeffer)
}

/// Microseconds for one solution.
fn measure(step: &Step, worth: &Worth) -> f64 {
    let begun = Instant::now();
    for _ in 0..REPEATS {
        black_box(solve(step.game.cards(), step.game.table(), step.seat, black_box(worth)));
    }
    begun.elapsed().as_secs_f64() * 1e6 / f64::from(REPEATS)
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

fn main() {
    let (steps, worth) = (steps(), worth());
    let timed: Vec<(&Step, f64)> = steps.iter().map(|step| (step, measure(step, &worth))).collect();
    let of = |keep: &dyn Fn(&Step) -> bool| {
        timed.iter().filter(|(step, _)| keep(step)).map(|(_, time)| *time).collect::<Vec<f64>>()
    };
    report("all", of(&|_| true));
    report("at most 1 gear, no special character", of(&|step| step.gears <= 1 && !step.special));
    report("2 gears", of(&|step| step.gears == 2));
    report("3 gears", of(&|step| step.gears == 3));
    for character in [Character::Manuzio, Character::Schoeffer, Character::Plantin, Character::Caxton] {
        let is = |step: &Step| step.game.table().players[step.seat].is(character);
        report(character.code(), of(&is));
    }
}
