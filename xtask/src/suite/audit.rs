//! Simulated games of many modes, re-checked by a program that shares no code with the rules crate.

use super::steps::cargo;
use super::{Choice, Outcome, tools};
use crate::repo::Repo;
use crate::shell;
use anyhow::{Context, Result};
use std::path::Path;

pub(super) const AUDIT: &str = "audit/audit.py";

/// Players (the automa comes on top) and whether it plays; alone one always plays with it.
const TABLES: [(u8, bool); 6] = [(1, true), (2, false), (2, true), (3, false), (3, true), (4, false)];
const EDITIONS: [&str; 2] = ["second", "first"];
/// Every option that has another value than its default.
const OPTIONS: [&str; 7] = [
    "first_player=1",
    "free_actions=own_decisions",
    "reward_order_when_full=needs_slot",
    "gear_counts_ink=token",
    "left_out_counts=off",
    "cheap_types=many",
    "tory_without_inks=on",
];

/// One way of playing.
#[derive(Clone, Debug, Default)]
struct Mode {
    players: u8,
    automa: bool,
    no_characters: bool,
    edition: &'static str,
    options: Vec<&'static str>,
}

pub(super) fn run(repo: &Repo, choice: &Choice) -> Result<Outcome> {
    if !repo.has(AUDIT) {
        return Ok(Outcome::LeftOut(format!("no {AUDIT} yet")));
    }
    let python = tools::python().context("python3 of at least 3.11 is missing; run the step `tools`")?;
    let directory = repo.target_dir()?.join("audit");
    std::fs::create_dir_all(&directory)?;
    let modes = matrix();
    for (index, mode) in modes.iter().enumerate() {
        let trace = directory.join(format!("{}.jsonl", mode.name()));
        audit(repo, &python, &mode.arguments(choice.audit_games, index + 1), &trace)
            .with_context(|| format!("mode {}", mode.name()))?;
    }
    audit_keen_games(repo, &python, choice.audit_games, &directory)?;
    Ok(Outcome::passed(format!(
        "{} modes, {} games each, and as many played keenly",
        modes.len(),
        choice.audit_games
    )))
}

/// Games whose players rarely pass, so that every rule fires.
fn audit_keen_games(repo: &Repo, python: &str, games: u32, directory: &Path) -> Result<()> {
    let trace = directory.join("keen.jsonl");
    let mut play = cargo(repo, "run --release -q -p platen-testkit --example keen_traces --");
    shell::run(play.arg(&trace).arg(games.to_string()))?;
    check(repo, python, &trace)?;
    let self_test = "audit/test_audit.py";
    let mut test = shell::command(python, [Path::new(self_test)]);
    shell::run(test.current_dir(repo.root()).env("PLATEN_TRACE", &trace)).context("the auditor's own test")
}

fn audit(repo: &Repo, python: &str, arguments: &[String], trace: &Path) -> Result<()> {
    let mut simulate = cargo(repo, "run --release -q -p platen-cli --bin platen --");
    shell::run(simulate.args(arguments).arg("--trace").arg(trace))?;
    check(repo, python, trace)
}

fn check(repo: &Repo, python: &str, trace: &Path) -> Result<()> {
    shell::run(shell::command(python, [Path::new(AUDIT), trace]).current_dir(repo.root()))
}

/// Every table with both editions, with and without characters; then each option, and all together.
fn matrix() -> Vec<Mode> {
    let mut modes = Vec::new();
    for (players, automa) in TABLES {
        for edition in EDITIONS {
            for no_characters in [false, true] {
                modes.push(Mode { players, automa, no_characters, edition, options: vec![] });
            }
        }
    }
    let three = Mode { players: 3, edition: "second", ..Mode::default() };
    modes.extend(OPTIONS.map(|option| Mode { options: vec![option], ..three.clone() }));
    modes.push(Mode { edition: "first", options: vec!["cheap_types=one"], ..three.clone() });
    modes.push(Mode { players: 4, options: OPTIONS.to_vec(), ..three });
    modes
}

impl Mode {
    fn name(&self) -> String {
        let automa = if self.automa { "-automa" } else { "" };
        let characters = if self.no_characters { "-plain" } else { "" };
        let options = match self.options.as_slice() {
            [] => String::new(),
            [one] => format!("-{one}"),
            _ => "-all-options".to_owned(),
        };
        format!("{}p{automa}-{}{characters}{options}", self.players, self.edition)
    }

    fn arguments(&self, games: u32, seed: usize) -> Vec<String> {
        let automa = if self.automa && self.players > 1 { " --automa" } else { "" };
        let characters = if self.no_characters { " --no-characters" } else { "" };
        let options: String = self.options.iter().flat_map(|option| [" --option ", option]).collect();
        let Self { players, edition, .. } = self;
        let table = format!("--players {players} --edition {edition}{automa}{characters}{options}");
        let line = format!("simulate --games {games} {table} --seed {seed}");
        line.split(' ').map(str::to_owned).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::matrix;
    use std::collections::BTreeSet;

    #[test]
    fn every_mode_has_its_own_trace_and_a_legal_table() {
        let modes = matrix();
        let names: BTreeSet<String> = modes.iter().map(super::Mode::name).collect();
        assert_eq!(names.len(), modes.len());
        assert!(modes.iter().all(|mode| (2..=4).contains(&(mode.players + u8::from(mode.automa)))));
    }

    #[test]
    fn a_mode_is_spelled_out_on_the_command_line() {
        let lines: Vec<String> = matrix().iter().map(|mode| mode.arguments(5, 9).join(" ")).collect();
        let has =
            |line: &str| assert!(lines.iter().any(|other| other == line), "{line} is not in {lines:#?}");
        has("simulate --games 5 --players 1 --edition second --seed 9");
        has("simulate --games 5 --players 3 --edition first --automa --no-characters --seed 9");
        has("simulate --games 5 --players 3 --edition second --option gear_counts_ink=token --seed 9");
    }
}
