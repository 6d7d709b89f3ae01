//! Every fuzz target for a while, from its seeds in `fuzz/seeds/TARGET` where there are any.

use super::{Choice, Outcome, tools};
use crate::repo::Repo;
use crate::shell;
use anyhow::{Context, Result, bail};
use std::process::Command;

pub(super) const FUZZ: &str = "fuzz";
const HOW_TO_GET_NIGHTLY: &str = "rustup toolchain install nightly --profile minimal --no-self-update";

pub(super) fn run(repo: &Repo, choice: &Choice) -> Result<Outcome> {
    if !repo.has(FUZZ) {
        return Ok(Outcome::LeftOut(format!("no {FUZZ}/ yet")));
    }
    let Some(nightly) = tools::nightly() else {
        println!(
            "!!!! NOT FUZZED: cargo-fuzz needs a nightly toolchain. Get one with:\n!!!! {HOW_TO_GET_NIGHTLY}"
        );
        return Ok(Outcome::Skipped(format!("no nightly toolchain: {HOW_TO_GET_NIGHTLY}")));
    };
    let list = shell::output(&mut cargo_fuzz(repo, &nightly, &["list"]))?;
    let targets: Vec<&str> = list.split_whitespace().collect();
    if targets.is_empty() {
        bail!("{FUZZ}/ has no targets");
    }
    for target in &targets {
        fuzz(repo, &nightly, target, choice.fuzz_seconds).with_context(|| {
            format!(
                "fuzz target {target}; what broke it lies in fuzz/artifacts/{target}/ and the lines above"
            )
        })?;
    }
    Ok(Outcome::passed(format!("{} targets, {} s each", targets.len(), choice.fuzz_seconds)))
}

fn fuzz(repo: &Repo, nightly: &str, target: &str, seconds: u32) -> Result<()> {
    let mut command = cargo_fuzz(repo, nightly, &["run", target]);
    let seeds = format!("fuzz/seeds/{target}");
    if repo.has(&seeds) {
        // The first directory takes what is found, the others are only read.
        let corpus = format!("fuzz/corpus/{target}");
        std::fs::create_dir_all(repo.path(&corpus))?;
        command.args([corpus, seeds]);
    }
    command.args(["--".to_owned(), format!("-max_total_time={seconds}")]);
    shell::run(&mut command)
}

fn cargo_fuzz(repo: &Repo, nightly: &str, arguments: &[&str]) -> Command {
    let mut command = shell::command("cargo", [&format!("+{nightly}"), "fuzz"]);
    // Cargo set the library path for the toolchain that runs xtask, which is another one.
    command.args(arguments).current_dir(repo.root()).env_remove("LD_LIBRARY_PATH");
    command
}
