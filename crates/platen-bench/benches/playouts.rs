//! Complete uniformly random 4-player games with characters per second, turn about with the peer `shakmaty-playout`.
//!
//! `cargo bench -p platen-bench --bench playouts`. The peer is looked for in `PLATEN_PEERS` (default
//! `../shared/peers` beside the repository); without it our figures are printed alone. It is built in a folder of its
//! own and never becomes a dependency.

use platen_bench::{build_peer, median, run_peer};
use platen_rules::cards::published_set;
use platen_rules::vocabulary::Seat;
use platen_rules::{Game, GameOptions, Seed};
use std::time::{Duration, Instant};

const PAIRS: usize = 7;
const SECONDS: u64 = 2;

fn main() {
    let peer = build_peer();
    let mut ours = Vec::new();
    let mut theirs = Vec::new();
    println!("4 players with characters, one thread, {PAIRS} pairs of {SECONDS} s each");
    for pair in 1..=PAIRS {
        let run = play_for(Duration::from_secs(SECONDS));
        print!(
            "{pair}: platen {:.0} games/s ({:.0} decisions, {:.1} ns each)",
            run.games, run.decisions, run.ns
        );
        ours.push(run.games);
        if let Some(games) = peer.as_deref().and_then(|peer| run_peer(peer, SECONDS)) {
            print!(", shakmaty {games:.0} games/s, ratio {:.2}", run.games / games);
            theirs.push(run.games / games);
        }
        println!();
    }
    println!("median: {:.0} games/s", median(&mut ours));
    if theirs.is_empty() {
        println!("no peer found in PLATEN_PEERS: no ratio");
    } else {
        println!("median ratio to shakmaty's games a second: {:.2}", median(&mut theirs));
    }
    println!("a position takes {} bytes", size_of::<platen_rules::Setup>());
}

struct Run {
    games: f64,
    decisions: f64,
    ns: f64,
}

#[expect(clippy::cast_precision_loss, reason = "a few million at most")]
fn play_for(time: Duration) -> Run {
    let cards = published_set("house-1").expect("the house set");
    let options = GameOptions::new(4);
    let mut rng = Seed::from_number(7).player_rng(Seat::default());
    let mut buffer = Vec::with_capacity(1024);
    let (mut games, mut decisions) = (0u64, 0u64);
    let start = Instant::now();
    while start.elapsed() < time {
        for _ in 0..50 {
            let mut game =
                Game::new(cards.clone(), options, Seed::from_number(games)).expect("sound options");
            decisions += u64::from(game.play_out(&mut rng, &mut buffer));
            games += 1;
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    let (games, decisions) = (games as f64, decisions as f64);
    Run { games: games / seconds, decisions: decisions / games, ns: seconds * 1e9 / decisions }
}
