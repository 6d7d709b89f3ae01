//! What a server costs: `platen load` against `platen serve`, turn about with the load of a peer, boardgame.io, against its
//! own server, with shakmaty's figure of the same run before and after.
//!
//! `cargo xtask bench server` builds the program and names it in the environment. `PLATEN_SECONDS` and `PLATEN_TURNS` make
//! it shorter or longer.

use platen_bench::{build_peer, copy_peer, median, run_peer};
use std::path::{Path, PathBuf};
use std::process::Command;

/// One run of a load.
#[derive(Clone, Copy)]
struct Load {
    tables: u32,
    /// Moves a second; 0 for as fast as it goes.
    rate: u32,
}

const FAST: Load = Load { tables: 100, rate: 0 };
const PACED: Load = Load { tables: 100, rate: 500 };
const MANY: Load = Load { tables: 1000, rate: 100 };

/// What a load tells, each as it stands in its line.
const FIGURES: [&str; 5] = ["moves/s", "p50", "p99", "us server CPU/move", "MiB RSS"];

fn main() {
    let platen = std::env::var_os("PLATEN").map(PathBuf::from).expect("PLATEN names the program");
    let number = |name: &str, usual| std::env::var(name).ok().and_then(|n| n.parse().ok()).unwrap_or(usual);
    let (seconds, turns) = (number("PLATEN_SECONDS", 6), number("PLATEN_TURNS", 3));
    let peer = install_peer().expect("boardgame.io's server can be installed");
    tell_shakmaty();
    for (name, load) in [("as fast as it goes", FAST), ("paced", PACED), ("many tables", MANY)] {
        let Load { tables, rate } = load;
        println!(
            "{name}: {tables} tables of two players, {rate} moves a second (0: no pace), {turns} turns of {seconds} s"
        );
        let runs: Vec<_> =
            (0..turns).map(|_| [ours(&platen, load, seconds), theirs(&peer, load, seconds)]).collect();
        FIGURES.iter().for_each(|figure| tell(figure, &runs));
    }
    tell_shakmaty();
}

/// The medians of a figure, and of the ratios of each turn.
fn tell(figure: &str, runs: &[[String; 2]]) {
    let of = |which: usize| runs.iter().filter_map(|run| read(&run[which], figure)).collect::<Vec<f64>>();
    let (mut ours, mut theirs) = (of(0), of(1));
    let mut ratios: Vec<f64> = ours.iter().zip(&theirs).map(|(ours, theirs)| ours / theirs).collect();
    let (ours, theirs, ratio) = (median(&mut ours), median(&mut theirs), median(&mut ratios));
    println!("  {figure:<20} platen {ours:>9.2}   boardgame.io {theirs:>9.2}   ratio {ratio:.3}");
}

/// A figure in a line such as `3000 moves/s  p50 30.10 ms  p99 82.00 ms  280 us server CPU/move  141 MiB RSS`.
fn read(line: &str, figure: &str) -> Option<f64> {
    let part = line.split("  ").find(|part| part.contains(figure))?;
    part.split(' ').find_map(|word| word.parse().ok())
}

fn ours(platen: &Path, Load { tables, rate }: Load, seconds: u32) -> String {
    let mut command = Command::new(platen);
    command.args(["load", "--tables", &tables.to_string(), "--seconds", &seconds.to_string()]);
    if rate > 0 {
        command.args(["--rate", &rate.to_string()]);
    }
    said(&mut command)
}

fn theirs(peer: &Path, Load { tables, rate }: Load, seconds: u32) -> String {
    let words = [seconds, rate, tables].map(|number| number.to_string());
    said(Command::new("node").arg("load.js").args(words).current_dir(peer))
}

fn said(command: &mut Command) -> String {
    let output = command.output().expect("a load runs");
    assert!(output.status.success(), "a load failed: {}", String::from_utf8_lossy(&output.stderr));
    let line = String::from_utf8_lossy(&output.stdout).trim().to_string();
    println!("    {line}");
    line
}

/// The peer with what it needs, in `target/peers`.
fn install_peer() -> Option<PathBuf> {
    let copy = copy_peer("boardgameio", &["package.json", "load.js", "server.js"])?;
    let installed =
        Command::new("npm").args(["install", "--no-audit", "--no-fund"]).current_dir(&copy).status();
    installed.is_ok_and(|status| status.success()).then_some(copy)
}

fn tell_shakmaty() {
    if let Some(games) = build_peer().and_then(|peer| run_peer(&peer, 2)) {
        println!("shakmaty-playout in the same run: {games:.0} random games a second");
    }
}
