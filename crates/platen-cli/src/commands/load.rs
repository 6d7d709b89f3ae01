//! `platen load`: how much a server can do.

use crate::failure::{Failure, Outcome};
use crate::output;
use clap::Args;
use platen_load::{Figures, Swarm};
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// Measure a server: programs play legal games at many tables, each by its socket
#[derive(Debug, Args)]
pub(crate) struct LoadArgs {
    /// How many tables
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=20_000))]
    tables: u32,
    /// How many players at each: two, or one and the automa
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u8).range(1..=2))]
    players: u8,
    /// How long
    #[arg(long, value_name = "S", default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=3600))]
    seconds: u64,
    /// Moves a second in all; as fast as it goes if none is named
    #[arg(long, value_name = "R")]
    rate: Option<u32>,
    /// End with the first game that does, so that nothing but moves is measured
    #[arg(long)]
    within_games: bool,
    /// At how many tables besides two bots of the highest level play against each other
    #[arg(long, value_name = "N", default_value_t = 0)]
    thinking: u32,
    /// The database of the server that is measured; a new file of SQLite if none is named
    #[arg(long, value_name = "DATABASE")]
    database: Option<String>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &LoadArgs) -> Outcome {
    let folder = std::env::temp_dir().join(format!("platen-load-{}", std::process::id()));
    let file = folder.join("tables.db").to_string_lossy().into_owned();
    let server = Server::start(args.database.as_deref().unwrap_or(&file), &folder)?;
    let runtime = tokio::runtime::Runtime::new()?;
    let rate = args.rate;
    let swarm = Swarm {
        address: server.address,
        tables: args.tables as usize,
        players: args.players,
        time: Duration::from_secs(args.seconds),
        rate,
        within_games: args.within_games,
        thinking: args.thinking as usize,
    };
    let mut before = 0.0;
    let played = runtime.block_on(swarm.play(|| before = server.cpu_seconds().unwrap_or(0.0)));
    let cpu = server.cpu_seconds().map(|after| after - before);
    let memory = server.memory();
    drop(server);
    // What is left in the temporary folder harms nobody.
    let _ = std::fs::remove_dir_all(folder);
    let figures = played.map_err(|error| Failure::could_not(format_args!("the load ended: {error}")))?;
    show(args, &figures, cpu, memory)
}

fn show(args: &LoadArgs, figures: &Figures, cpu: Option<f64>, memory: Option<f64>) -> Outcome {
    let milliseconds = |percent| figures.at(percent).as_secs_f64() * 1000.0;
    let (rate, p50, p99) = (figures.moves as f64 / figures.seconds, milliseconds(50), milliseconds(99));
    let cpu = cpu.map(|seconds| seconds * 1e6 / figures.moves.max(1) as f64);
    if args.json {
        let value = serde_json::json!({
            "tables": args.tables, "players": args.players, "seconds": figures.seconds, "moves": figures.moves, "refused": figures.refused,
            "games": figures.games, "moves_per_second": rate, "p50_ms": p50, "p99_ms": p99,
            "server_cpu_us_per_move": cpu, "server_memory_mib": memory,
        });
        return output::print(format_args!("{value}\n"));
    }
    let shown = |value: Option<f64>| value.map_or_else(|| "?".to_string(), |value| format!("{value:.0}"));
    output::print(format_args!(
        "{rate:.0} moves/s  p50 {p50:.2} ms  p99 {p99:.2} ms  {} us server CPU/move  {} MiB RSS  ({} tables, {} games ended, {} refused)\n",
        shown(cpu),
        shown(memory),
        args.tables,
        figures.games,
        figures.refused
    ))
}

/// The server that is measured: this program once more, with nothing limited.
struct Server {
    child: Child,
    address: SocketAddr,
}

impl Server {
    fn start(database: &str, folder: &Path) -> Outcome<Server> {
        let site = folder.join("site");
        std::fs::create_dir_all(&site)?;
        std::fs::write(site.join("index.html"), "")?;
        let mut command = Command::new(std::env::current_exe()?);
        command.args(["serve", "--port", "0", "--no-open", "--no-limits", "--database", database, "--site"]);
        let mut child = command.arg(site).stdin(Stdio::null()).stdout(Stdio::piped()).spawn()?;
        let mut line = String::new();
        if let Some(stdout) = child.stdout.take() {
            BufReader::new(stdout).read_line(&mut line)?;
        }
        let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next()?.parse().ok());
        match address {
            Some(address) => Ok(Server { child, address }),
            None => Err(Failure::could_not("the server does not start").hint("its own message stands above")),
        }
    }

    /// The seconds that it has computed so far, where the system tells.
    fn cpu_seconds(&self) -> Option<f64> {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id())).ok()?;
        let fields: Vec<&str> = stat.rsplit_once(") ")?.1.split(' ').collect();
        let ticks: f64 = fields.get(11..13)?.iter().filter_map(|field| field.parse::<f64>().ok()).sum();
        Some(ticks / TICKS)
    }

    /// Its memory in MiB, where the system tells.
    fn memory(&self) -> Option<f64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        line.trim().split(' ').next()?.parse::<f64>().ok().map(|kib| kib / 1024.0)
    }
}

/// How many ticks Linux counts a second.
const TICKS: f64 = 100.0;

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill().and_then(|()| self.child.wait());
    }
}
