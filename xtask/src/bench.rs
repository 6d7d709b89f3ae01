//! `cargo xtask bench`: the figures of docs/performance.md and docs/strength.md.

use crate::args::Args;
use crate::repo::Repo;
use crate::{shell, suite};
use anyhow::{Result, bail};
use std::path::PathBuf;

/// What to measure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// Random games and instruction counts.
    Rules,
    /// Playouts, decisions and the solver.
    Bots,
    /// The page in a browser.
    Page,
    /// The server against a peer.
    Server,
}

impl Subject {
    pub(crate) fn parse(mut args: Args) -> Result<Subject> {
        let subject = match args.next().as_deref() {
            None => Subject::Rules,
            Some("bots") => Subject::Bots,
            Some("page") => Subject::Page,
            Some("server") => Subject::Server,
            Some(other) => bail!("there is nothing to measure about `{other}`; see `cargo xtask help`"),
        };
        args.finish()?;
        Ok(subject)
    }
}

/// Runs benchmarks; installs what they need.
pub fn run(repo: &Repo, subject: Subject) -> Result<()> {
    match subject {
        Subject::Rules => {
            suite::tools::ensure_instruction_counter()?;
            bench(repo, &["--bench", "playouts"], &[])?;
            bench(repo, &["--features", "instructions", "--bench", "instructions"], &[])
        }
        Subject::Bots => {
            suite::tools::ensure_wasm()?;
            let module = suite::steps::build_wasm(repo)?;
            bench(repo, &["--bench", "bots"], &[("PLATEN_WASM", module)])
        }
        Subject::Page => {
            let surroundings = suite::browser::prepare(repo)?;
            bench(repo, &["--bench", "page"], &surroundings)
        }
        Subject::Server => {
            shell::run(&mut suite::steps::cargo(repo, "build --quiet --release --package platen-cli"))?;
            let program = repo.target_dir()?.join("release/platen");
            bench(repo, &["--bench", "server"], &[("PLATEN", program)])
        }
    }
}

fn bench(repo: &Repo, which: &[&str], surroundings: &[(&str, PathBuf)]) -> Result<()> {
    let mut command = shell::command("cargo", ["bench", "--quiet", "--package", "platen-bench"]);
    command.envs(surroundings.iter().map(|(name, path)| (name, path)));
    shell::run(command.args(which).current_dir(repo.root()))
}

#[cfg(test)]
mod tests {
    use super::{Args, Subject};

    #[test]
    fn the_subject_is_the_rules_unless_another_is_named() {
        let parse =
            |words: &[&str]| Subject::parse(Args::new(words.iter().map(ToString::to_string).collect()));
        assert_eq!(parse(&[]).expect("a subject"), Subject::Rules);
        assert_eq!(parse(&["bots"]).expect("a subject"), Subject::Bots);
        assert_eq!(parse(&["page"]).expect("a subject"), Subject::Page);
        assert_eq!(parse(&["server"]).expect("a subject"), Subject::Server);
        assert!(parse(&["cards"]).is_err());
        assert!(parse(&["bots", "twice"]).is_err());
    }
}
