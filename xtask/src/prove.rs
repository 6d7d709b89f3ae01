//! `cargo xtask prove`: what the tests show in short, at full count; written to docs/proof.md.

use crate::args::Args;
use crate::hostile;
use crate::repo::Repo;
use crate::shell;
use anyhow::{Context, Result, bail};

const FILE: &str = "docs/proof.md";
const HEAD: &str = "\
# Proof

Written by `cargo xtask prove`, which runs what CI runs in short at full count.
";
/// What a test says that is worth keeping begins so.
const MARK: &str = "proved: ";

/// How many spoilt frames are sent for each request that is made up.
const FRAMES: u32 = 200;

/// How often.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counts {
    kills: u32,
    games: u32,
    requests: u32,
}

impl Counts {
    pub(crate) fn parse(mut args: Args) -> Result<Counts> {
        let mut counts = Counts { kills: 50, games: 100, requests: 100 };
        while let Some(word) = args.next() {
            match word.as_str() {
                "--kills" => counts.kills = args.number("--kills")?,
                "--requests" => counts.requests = args.number("--requests")?,
                "--games" => counts.games = args.number("--games")?,
                other => bail!("unknown argument `{other}`; see `cargo xtask help`"),
            }
        }
        Ok(counts)
    }
}

/// Runs the proofs and writes down what they showed.
pub fn run(repo: &Repo, counts: Counts) -> Result<()> {
    let mut proved = test(repo, counts, "platen-cli", &["kill", "outage", "copies"])?;
    proved.extend(test(repo, counts, "platen-server", &["leak", "hostile"])?);
    proved.push(hostile::run(repo, &hostile::install(repo)?, counts.requests)?);
    let lines = proved.join("\n- ");
    std::fs::write(repo.path(FILE), format!("{HEAD}\n- {lines}\n"))
        .with_context(|| format!("cannot write {FILE}"))
}

/// Runs tests of a package at full count, and gives what they showed.
fn test(repo: &Repo, counts: Counts, package: &str, tests: &[&str]) -> Result<Vec<String>> {
    let named = tests.iter().flat_map(|test| ["--test", test]);
    let words = ["test", "--package", package].into_iter().chain(named);
    let words = words.chain(["--", "--nocapture", "--test-threads", "1"]);
    let mut command = shell::command("cargo", words);
    command.current_dir(repo.root());
    command.env("PLATEN_KILLS", counts.kills.to_string()).env("PLATEN_GAMES", counts.games.to_string());
    command.env("PLATEN_WORLDS", (counts.games / 4).max(3).to_string());
    command.env("PLATEN_FRAMES", (counts.requests * FRAMES).to_string());
    let mut proved = Vec::new();
    shell::run_listening(&mut command, |line| proved.extend(proof_in(line)))?;
    if proved.is_empty() {
        bail!("{package} proved nothing");
    }
    Ok(proved)
}

fn proof_in(line: &str) -> Option<String> {
    line.split_once(MARK).map(|(_, proof)| proof.trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::{Args, Counts, proof_in};

    #[test]
    fn counts_can_be_named() {
        let parse =
            |line: &str| Counts::parse(Args::new(line.split_whitespace().map(str::to_owned).collect()));
        assert_eq!(parse("").expect("counts"), Counts { kills: 50, games: 100, requests: 100 });
        assert_eq!(
            parse("--kills 3 --games 7 --requests 9").expect("counts"),
            Counts { kills: 3, games: 7, requests: 9 }
        );
        assert!(parse("--kill 3").is_err() && parse("--kills x").is_err());
    }

    #[test]
    fn what_was_proved_is_found_in_the_output_of_a_test() {
        assert_eq!(proof_in("test it_holds ... proved: 3 kills").as_deref(), Some("3 kills"));
        assert_eq!(proof_in("test it_holds ... ok"), None);
    }
}
