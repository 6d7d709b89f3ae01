//! The steps that are a command or two.

use super::{Choice, Outcome};
use crate::hostile;
use crate::repo::Repo;
use crate::shell;
use anyhow::{Context, Result, bail};
use std::path::PathBuf;
use std::process::Command;

pub(super) const WASM_CRATE: &str = "crates/platen-wasm";
pub(crate) const WASM_TARGET: &str = "wasm32-unknown-unknown";
const GOLDEN_CHOICES: &str = "crates/platen-wasm/tests/golden/choices.jsonl";
/// How many requests are made up for each that can be asked.
const REQUESTS: u32 = 5;
const GOLDEN_RECORDS: &str = "crates/platen-rules/tests/golden";

pub(super) fn fmt(repo: &Repo, _: &Choice) -> Result<Outcome> {
    shell::run(&mut cargo(repo, "fmt --all --check")).context("lay it out with `cargo fmt --all`")?;
    if repo.has("fuzz") {
        shell::run(&mut cargo(repo, "fmt --manifest-path fuzz/Cargo.toml --check"))?;
    }
    Ok(Outcome::passed(""))
}

pub(super) fn clippy(repo: &Repo, _: &Choice) -> Result<Outcome> {
    shell::run(&mut cargo(repo, "clippy --workspace --all-targets -- -D warnings"))?;
    let page = format!("clippy --target {WASM_TARGET} --package platen-client -- -D warnings");
    shell::run(&mut cargo(repo, &page))?;
    Ok(Outcome::passed(""))
}

pub(super) fn test(repo: &Repo, _: &Choice) -> Result<Outcome> {
    let mut count = 0;
    shell::run_listening(&mut cargo(repo, "test --workspace"), |line| count += passed_tests(line))?;
    if count == 0 {
        bail!("cargo test ran no test at all");
    }
    Ok(Outcome::passed(format!("{count} tests passed")))
}

pub(super) fn doc(repo: &Repo, _: &Choice) -> Result<Outcome> {
    println!("RUSTDOCFLAGS='-D warnings'");
    shell::run(cargo(repo, "doc --workspace --no-deps").env("RUSTDOCFLAGS", "-D warnings"))?;
    Ok(Outcome::passed(""))
}

pub(super) fn wasm(repo: &Repo, _: &Choice) -> Result<Outcome> {
    if !repo.has(WASM_CRATE) {
        return Ok(Outcome::LeftOut(format!("no {WASM_CRATE} yet")));
    }
    let checked = "-p platen-host -p platen-texts -p platen-model";
    shell::run(&mut cargo(repo, &format!("check --target {WASM_TARGET} {checked}")))?;
    let module = build_wasm(repo)?;
    let script = repo.path(WASM_CRATE).join("check.mjs");
    let arguments = [script, module, repo.path(GOLDEN_RECORDS), repo.path(GOLDEN_CHOICES)];
    shell::run(shell::command("node", arguments).current_dir(repo.root()))?;
    Ok(Outcome::passed(""))
}

/// Without a network the program that makes requests up cannot be had.
pub(super) fn api(repo: &Repo, _: &Choice) -> Result<Outcome> {
    match hostile::install(repo) {
        Ok(program) => hostile::run(repo, &program, REQUESTS).map(Outcome::passed),
        Err(error) => Ok(Outcome::Skipped(format!("schemathesis cannot be installed ({error:#})"))),
    }
}

/// Builds the WebAssembly module and says where it is.
pub(crate) fn build_wasm(repo: &Repo) -> Result<PathBuf> {
    shell::run(&mut cargo(repo, &format!("build --release --target {WASM_TARGET} -p platen-wasm")))?;
    Ok(repo.target_dir()?.join(WASM_TARGET).join("release/platen_wasm.wasm"))
}

/// Cargo with the words of `line`, at the root.
pub(crate) fn cargo(repo: &Repo, line: &str) -> Command {
    let mut command = shell::command("cargo", line.split(' '));
    command.current_dir(repo.root());
    command
}

/// The number in `test result: ok. 12 passed; …`.
fn passed_tests(line: &str) -> usize {
    let number = || line.strip_prefix("test result: ok. ")?.split_once(" passed")?.0.parse().ok();
    number().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::passed_tests;

    #[test]
    fn passed_tests_are_counted_from_the_closing_lines() {
        assert_eq!(passed_tests("test result: ok. 12 passed; 0 failed; 0 ignored"), 12);
        assert_eq!(passed_tests("test result: FAILED. 3 passed; 1 failed"), 0);
        assert_eq!(passed_tests("running 12 tests"), 0);
    }
}
