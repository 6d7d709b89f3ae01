//! Which of two searches is the stronger, and how long they take:
//! `cargo run --release -p platen-lab --example duel -- DEALS SEARCH SEARCH [PLAYERS [SET.toml]]`.
//!
//! A search is `PLANS:TURNS:REST:CHOICES:COST:FORESIGHT`, as 1500:300:75:24:100000:3: the iterations for plans, for turns and for the rest, the choices looked at most, what a decision may cost, and the
//! part that goes to what others may plan. Each deal is played once with
//! every rotation; with more players than two the first search plays against several of the second. After every deal a line tells how
//! it stands.

use platen_bots::search::{Iterations, Search};
use platen_lab::{Contest, Contestant, Games, LabError, Standing};
use platen_rules::cards::{CardSet, DEFAULT_SET, published_set, read_set};
use platen_rules::{GameOptions, Seed};
use std::collections::BTreeSet;
use std::io::Write;
use std::sync::Arc;

type Failure = Box<dyn std::error::Error + Send + Sync>;

fn main() -> Result<(), Failure> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [deals, first, second, more @ ..] = args.as_slice() else {
        return Err("usage: duel DEALS SEARCH SEARCH [PLAYERS [SET.toml]]".into());
    };
    let players = more.first().map_or(Ok(2), |text| text.parse())?;
    let mut bots = vec![contestant(first)?];
    bots.resize(players, contestant(second)?);
    let contest = Contest {
        cards: cards(more.get(1))?,
        options: GameOptions::new(players as u8),
        bots,
        seed: Seed::from_number(1),
        deals: deals.parse()?,
        iterations: None,
        chance_keeps: false,
        timed: true,
    };
    let mut standing = Standing::new(contest.header());
    let threads = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    contest.play(threads, &BTreeSet::new(), |played| -> Result<(), LabError> {
        let deals = standing.deals;
        standing.add(&played);
        if standing.deals > deals {
            let _ = writeln!(std::io::stdout(), "{}", line(&standing));
        }
        Ok(())
    })?;
    Ok(())
}

fn cards(path: Option<&String>) -> Result<Arc<CardSet>, Failure> {
    let Some(path) = path else { return published_set(DEFAULT_SET).ok_or_else(|| "no cards".into()) };
    let text = std::fs::read_to_string(path).map_err(|error| format!("{path}: {error}"))?;
    let problems = |problems: Vec<_>| format!("{path}: {} problems; see `platen set check`", problems.len());
    Ok(Arc::new(read_set(&text).map_err(problems)?))
}

fn contestant(numbers: &str) -> Result<Contestant, Failure> {
    let read: Result<Vec<u32>, _> = numbers.split(':').map(str::parse).collect();
    let Ok([plans, turns, rest, most, cost, foresight]) = read.as_deref() else {
        return Err(format!(
            "`{numbers}` is not PLANS:TURNS:REST:CHOICES:COST:FORESIGHT, as 1500:300:75:24:100000:3"
        )
        .into());
    };
    let iterations = Iterations { plans: *plans, shifts: 5 * *plans, turns: *turns, rest: *rest };
    let search = Search {
        iterations,
        most_cost: *cost,
        most: *most as usize,
        foresight: *foresight,
        ..Search::MASTER
    };
    Ok(Contestant::with(numbers, move || Box::new(search)))
}

fn line(standing: &Standing) -> String {
    let (share, [low, high]) =
        (standing.win_share(&standing.sides[0]), standing.interval(&standing.sides[0]));
    let sides = standing.sides.iter().map(|side| {
        let (fame, clock) = (side.scores.mean(), &side.clock);
        format!("{fame:.1} fame, {:.1} ms a decision, {:.0} at most", clock.mean(), clock.max())
    });
    let sides: Vec<String> = sides.collect();
    format!("{} games: {share:.3} ({low:.3} to {high:.3}); {}", standing.games, sides.join("; "))
}
