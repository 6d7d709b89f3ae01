//! What a server costs: `platen load` against `platen serve`, turn about with the load of a peer, boardgame.io, against its
//! own server, with shakmaty's figure of the same run before and after.
//!
//! Then how it grows with the number of tables, as a plot in `docs`.
//!
//! `cargo xtask bench server` builds the program and names it in the environment. `PLATEN_SECONDS` and `PLATEN_TURNS` make
//! it shorter or longer.

use platen_bench::{Panel, build_peer, copy_peer, median, plot, run_peer};
use std::path::{Path, PathBuf};
use std::process::Command;

/// One run of a load.
#[derive(Clone, Copy)]
struct Load {
    tables: u32,
    /// How many people at each.
    players: u32,
    /// Moves a second; 0 for as fast as it goes.
    rate: u32,
    seconds: u32,
    /// Whether ours ends with the first game that does. The peer's match never ends.
    within_games: bool,
    /// At how many tables of ours bots think besides.
    thinking: u32,
}

const USUAL: Load = Load { tables: 100, players: 2, rate: 0, seconds: 5, within_games: false, thinking: 0 };

const LOADS: [(&str, Load); 5] = [
    ("moves alone", Load { tables: 1000, within_games: true, ..USUAL }),
    ("moves, and games that end and begin", USUAL),
    ("paced", Load { rate: 500, seconds: 6, ..USUAL }),
    ("paced, beside bots that think", Load { rate: 500, seconds: 6, thinking: 4, ..USUAL }),
    ("many tables", Load { tables: 1000, rate: 100, seconds: 6, ..USUAL }),
];

/// How many tables are compared, each with one socket, at 500 moves a second in all.
const GROWTH: [u32; 5] = [100, 300, 1000, 3000, 10_000];

/// What a load tells, each as it stands in its line.
const FIGURES: [&str; 5] = ["moves/s", "p50", "p99", "us server CPU/move", "MiB RSS"];

fn main() {
    let platen = std::env::var_os("PLATEN").map(PathBuf::from).expect("PLATEN names the program");
    let number = |name: &str, usual| std::env::var(name).ok().and_then(|n| n.parse().ok()).unwrap_or(usual);
    let (seconds, turns) = (number("PLATEN_SECONDS", 0), number("PLATEN_TURNS", 3));
    let peer = install_peer().expect("boardgame.io's server can be installed");
    tell_shakmaty();
    for (name, load) in LOADS {
        let load = Load { seconds: if seconds > 0 { seconds } else { load.seconds }, ..load };
        let Load { tables, rate, seconds, .. } = load;
        println!(
            "{name}: {tables} tables of two players, {rate} moves a second (0: no pace), {turns} turns of {seconds} s"
        );
        let runs: Vec<_> = (0..turns).map(|_| [ours(&platen, load), theirs(&peer, load)]).collect();
        FIGURES.iter().for_each(|figure| tell(figure, &runs));
    }
    tell_growth(&platen);
    tell_shakmaty();
}

/// How latency and memory grow with the number of tables.
fn tell_growth(platen: &Path) {
    println!("growth: tables with one socket each, 500 moves a second in all");
    let load = |tables| Load { tables, players: 1, rate: 500, seconds: 6, ..USUAL };
    let runs = GROWTH.map(|tables| (f64::from(tables), ours(platen, load(tables))));
    let points = |figure| {
        let point = |(tables, line): &(f64, String)| Some((*tables, read(line, figure)?));
        runs.iter().filter_map(point).collect::<Vec<_>>()
    };
    let latencies = [("half of them", points("p50")), ("99 of 100", points("p99"))];
    let memory = [("in all", points("MiB RSS"))];
    let across = "tables, each with a socket; 500 moves a second in all";
    let panels = [
        Panel { title: "how long a move takes, in ms", across, lines: &latencies },
        Panel { title: "memory, in MiB", across, lines: &memory },
    ];
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/server-growth.svg");
    std::fs::write(file, plot(&panels)).expect("the plot can be written");
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

fn ours(platen: &Path, load: Load) -> String {
    let Load { tables, players, rate, seconds, within_games, thinking } = load;
    let mut command = Command::new(platen);
    let [tables, players, seconds, thinking] =
        [tables, players, seconds, thinking].map(|number| number.to_string());
    command.args(["load", "--tables", &tables, "--players", &players, "--seconds", &seconds]);
    command.args(["--thinking", &thinking]);
    if within_games {
        command.arg("--within-games");
    }
    if rate > 0 {
        command.args(["--rate", &rate.to_string()]);
    }
    said(&mut command)
}

fn theirs(peer: &Path, Load { tables, rate, seconds, .. }: Load) -> String {
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
