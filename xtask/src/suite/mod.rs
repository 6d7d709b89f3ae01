//! `cargo xtask test`: everything that must hold before a change is merged.

mod audit;
pub(crate) mod browser;
mod choice;
mod fuzz;
pub(crate) mod steps;
mod summary;
pub(crate) mod tools;

pub use choice::Choice;

use crate::repo::Repo;
use anyhow::{Result, bail};
use std::time::{Duration, Instant};
use summary::Row;

/// One thing to prove, and how.
struct Step {
    name: &'static str,
    proves: &'static str,
    run: fn(&Repo, &Choice) -> Result<Outcome>,
}

/// How a step ended that did not fail.
enum Outcome {
    Passed(String),
    /// There is nothing to check yet.
    LeftOut(String),
    /// It could not be checked here; said loudly.
    Skipped(String),
}

impl Outcome {
    fn passed(note: impl Into<String>) -> Self {
        Self::Passed(note.into())
    }
}

const STEPS: [Step; 10] = [
    Step { name: "tools", proves: "what the other steps need is installed", run: tools::prepare },
    Step { name: "fmt", proves: "the code is laid out by rustfmt", run: steps::fmt },
    Step { name: "clippy", proves: "no warning of the compiler or of clippy", run: steps::clippy },
    Step {
        name: "test",
        proves: "every test of every crate passes, doctests and tidy too",
        run: steps::test,
    },
    Step { name: "doc", proves: "the documentation builds and its links hold", run: steps::doc },
    Step {
        name: "wasm",
        proves: "recorded games end, and bots choose, the same in WebAssembly",
        run: steps::wasm,
    },
    Step {
        name: "web",
        proves: "the page is played in a browser: to the end, offline, over reloads, in two tabs",
        run: browser::run,
    },
    Step {
        name: "audit",
        proves: "an independent program finds no rule broken in simulated games",
        run: audit::run,
    },
    Step {
        name: "api",
        proves: "requests made up from the server's description are answered as described",
        run: steps::api,
    },
    Step { name: "fuzz", proves: "no input makes the rules panic", run: fuzz::run },
];

/// Runs the chosen steps in order, up to the first that fails, and sums up.
pub fn run(repo: &Repo, choice: &Choice) -> Result<()> {
    if choice.list {
        for step in &STEPS {
            println!("{:<8} {}", step.name, step.proves);
        }
        return Ok(());
    }
    let started = Instant::now();
    let mut rows = Vec::new();
    let mut failure = None;
    for step in STEPS.iter().filter(|step| choice.has(step.name)) {
        if failure.is_some() {
            rows.push(Row::not_run(step.name));
            continue;
        }
        let (row, error) = run_step(step, repo, choice);
        rows.push(row);
        failure = error.map(|error| (step.name, error));
    }
    println!("\n{}", summary::table(&rows, started.elapsed()));
    match failure {
        None => Ok(()),
        Some((name, error)) => {
            bail!("step `{name}` failed: {error:#}\nonce it is mended: cargo xtask test --only {name}")
        }
    }
}

fn run_step(step: &Step, repo: &Repo, choice: &Choice) -> (Row, Option<anyhow::Error>) {
    println!("\n==== {}: {}", step.name, step.proves);
    let started = Instant::now();
    let result = (step.run)(repo, choice);
    let took = started.elapsed();
    let row = Row::of(step.name, &result, took);
    println!("---- {}: {} in {}", step.name, row.verdict(), seconds(took));
    (row, result.err())
}

fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}
