//! The chores of this repository, one module per command.
//!
//! They are a library so that `cargo test --workspace` runs the tidy checks as an ordinary test.

mod args;
pub mod bench;
mod hostile;
pub mod mutants;
pub mod play;
pub mod prove;
pub mod repo;
mod shell;
pub mod suite;
pub mod tidy;
pub mod web;

use anyhow::{Result, bail};
use args::Args;
use repo::Repo;
use std::process::ExitCode;

const HELP: &str = "\
cargo xtask COMMAND

  test      everything that must hold before a change is merged
            --list                 name the steps and what each proves
            --only STEP[,STEP]     run these alone (their tools are still looked for)
            --skip STEP[,STEP]     leave these out
            --fuzz-seconds N       time for each fuzz target (30)
            --audit-games N        games for each audited mode (25)
  tidy      the repository's own conventions, also part of `cargo test --workspace`
  mutants   mutation testing of the rules crate
            --shard K/N            only the K-th of N parts, K from 0
            -- ARGS                passed on to cargo-mutants
  bench     random games a second against a peer, and instruction counts of fixed games
            bots                   instead: playouts a second natively and in WebAssembly, milliseconds a
                                   decision of each bot, and the solver
            page                   instead: sizes, first paint, taps, long tasks and memory of the page in
                                   a browser
            server                 instead: moves a second, CPU a move, latency and memory of the server,
                                   turn about with boardgame.io's, and a plot of how it grows
  prove     what the tests show in short, at full count; writes docs/proof.md
            --kills N              how often a server is killed under load, for each database (50)
            --games N              how many games are played while copies of a server are killed (100)
            --requests N           how many requests of each kind are made up (100)
  web       the browser page as a static site, in target/web
            --dev                  soon ready and large instead, in target/web-dev
  play      builds the page and serves it, as `cargo play`
            --terminal             a game in the terminal instead
            --dev                  the page and the program without optimisation
            ARGS                   passed on to `platen serve` or `platen play`
  help      this text";

/// Runs the command that the words of the command line name.
pub fn run(words: Vec<String>) -> Result<ExitCode> {
    let mut args = Args::new(words);
    let command = args.next().unwrap_or_else(|| "help".to_owned());
    if command == "play" {
        return play::run(&Repo::find()?, &play::Request::parse(args));
    }
    chore(&command, args).map(|()| ExitCode::SUCCESS)
}

fn chore(command: &str, args: Args) -> Result<()> {
    match command {
        "test" => suite::run(&Repo::find()?, &suite::Choice::parse(args)?),
        "tidy" => {
            args.finish()?;
            tidy::run(&Repo::find()?)
        }
        "mutants" => mutants::run(&Repo::find()?, &mutants::Request::parse(args)?),
        "web" => web::run(&Repo::find()?, web::Build::parse(args)?).map(drop),
        "bench" => bench::run(&Repo::find()?, bench::Subject::parse(args)?),
        "prove" => prove::run(&Repo::find()?, prove::Counts::parse(args)?),
        "help" | "--help" | "-h" => {
            println!("{HELP}");
            Ok(())
        }
        other => bail!("there is no command `{other}`\n\n{HELP}"),
    }
}
