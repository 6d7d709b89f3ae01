//! `cargo xtask mutants`: does a test notice when the rules are changed?
//!
//! `docs/mutants.md` may list survivors that no test can or need catch, one a line, as in
//! `` - `crates/platen-rules/src/a.rs:12 replace f -> bool with true` — why ``.
//! The line number helps the reader and is not compared; each entry excuses one survivor.

use crate::args::Args;
use crate::repo::Repo;
use crate::{shell, suite};
use anyhow::{Context, Result, bail};
use std::fmt;
use std::path::Path;

const ACCEPTED: &str = "docs/mutants.md";
/// Survivors without a reason must be fewer than one in this many mutants.
const ONE_IN: usize = 20;

/// What part of the mutants to try.
#[derive(Debug, Default)]
pub struct Request {
    shard: Option<String>,
    extra: Vec<String>,
}

impl Request {
    pub(crate) fn parse(mut args: Args) -> Result<Self> {
        let mut request = Self::default();
        while let Some(word) = args.next() {
            match word.as_str() {
                "--shard" => request.shard = Some(shard(&args.value("--shard")?)?),
                "--" => {
                    request.extra = args.rest();
                    break;
                }
                other => bail!("unknown argument `{other}`; see `cargo xtask help`"),
            }
        }
        Ok(request)
    }
}

/// Tries the mutants of the rules crate and fails if too many survive.
pub fn run(repo: &Repo, request: &Request) -> Result<()> {
    suite::tools::ensure_cargo_mutants()?;
    let output = repo.target_dir()?.join("mutants");
    std::fs::create_dir_all(&output)?;
    let mut command = shell::command("cargo", ["mutants", "--package", "platen-rules", "--output"]);
    command.arg(&output).args(["--no-shuffle", "--colors", "never"]).current_dir(repo.root());
    if let Some(shard) = &request.shard {
        command.args(["--sharding", "round-robin", "--shard", shard]);
    }
    // Mutants are built in copies of the tree; a shared target directory would mix them up.
    let status = shell::status(command.args(&request.extra).env_remove("CARGO_TARGET_DIR"))?;
    // 0: all caught; 2: some survived; 3: some ran out of time. Anything else says nothing of the tests.
    if !matches!(status.code(), Some(0 | 2 | 3)) {
        bail!("cargo-mutants could not do its work ({status}); do the tests pass without mutants?");
    }
    let tally = Tally::read(&output.join("mutants.out"), &accepted(repo)?)?;
    println!("{}", tally.text(request.shard.is_none() && request.extra.is_empty()));
    tally.verdict()
}

#[derive(Debug, Default)]
struct Tally {
    caught: usize,
    unviable: usize,
    /// Survivors that the list of accepted ones does not explain.
    unexplained: Vec<Mutant>,
    explained: usize,
    /// Entries of the list that excused nobody.
    stale: Vec<Mutant>,
}

/// A mutation, told apart from others by its file and description.
#[derive(Clone, Debug)]
struct Mutant {
    file: String,
    line: String,
    description: String,
}

impl Tally {
    fn read(directory: &Path, accepted: &[Mutant]) -> Result<Self> {
        let list = |name: &str| -> Result<Vec<String>> {
            let path = directory.join(name);
            let text =
                std::fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
            Ok(text.lines().filter(|line| !line.trim().is_empty()).map(str::to_owned).collect())
        };
        let caught = list("caught.txt")?.len() + list("timeout.txt")?.len();
        let survivors = list("missed.txt")?.iter().filter_map(|line| Mutant::parse(line)).collect();
        Ok(Self { caught, unviable: list("unviable.txt")?.len(), ..Self::sort(survivors, accepted) })
    }

    fn sort(survivors: Vec<Mutant>, accepted: &[Mutant]) -> Self {
        let mut tally = Self { stale: accepted.to_vec(), ..Self::default() };
        for survivor in survivors {
            match tally.stale.iter().position(|entry| entry.is_same(&survivor)) {
                Some(index) => {
                    tally.stale.remove(index);
                    tally.explained += 1;
                }
                None => tally.unexplained.push(survivor),
            }
        }
        tally
    }

    fn tried(&self) -> usize {
        self.caught + self.explained + self.unexplained.len()
    }

    fn text(&self, complete: bool) -> String {
        let alive = self.explained + self.unexplained.len();
        let (tried, left) = (self.tried(), self.unexplained.len());
        let mut lines = vec![
            format!(
                "mutants: {tried} tried, {} caught, {alive} missed ({})",
                self.caught,
                percent(alive, tried)
            ),
            format!("  missed with a reason in {ACCEPTED}: {}", self.explained),
            format!("  missed without: {left} ({})", percent(left, tried)),
            format!("  not counted, since they do not compile: {}", self.unviable),
        ];
        lines.extend(self.unexplained.iter().map(|mutant| format!("missed: {mutant}")));
        let stale = self.stale.iter().filter(|_| complete);
        lines.extend(stale.map(|entry| format!("{ACCEPTED} excuses nobody: {entry}")));
        lines.join("\n")
    }

    fn verdict(&self) -> Result<()> {
        if self.tried() == 0 {
            bail!("no mutant was tried");
        }
        if self.unexplained.len() * ONE_IN >= self.tried() {
            let share = percent(self.unexplained.len(), self.tried());
            bail!("{share} of the mutants survive, not under 5 %: test them, or say why in {ACCEPTED}");
        }
        Ok(())
    }
}

impl fmt::Display for Mutant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{} {}", self.file, self.line, self.description)
    }
}

impl Mutant {
    /// Reads `FILE:LINE[:COLUMN:] DESCRIPTION`, which is how cargo-mutants and our list write it.
    fn parse(text: &str) -> Option<Self> {
        let (place, description) = text.trim().split_once(' ')?;
        let mut place = place.split(':');
        let (file, line) = (place.next()?, place.next()?);
        let is_line = !line.is_empty() && line.bytes().all(|byte| byte.is_ascii_digit());
        let mutant = || Self { file: file.into(), line: line.into(), description: description.trim().into() };
        is_line.then(mutant)
    }

    fn is_same(&self, other: &Self) -> bool {
        self.file == other.file && self.description == other.description
    }
}

fn accepted(repo: &Repo) -> Result<Vec<Mutant>> {
    if repo.has(ACCEPTED) { accepted_in(&repo.read(ACCEPTED)?.text) } else { Ok(vec![]) }
}

/// Reads the list; an entry without a reason is refused.
fn accepted_in(text: &str) -> Result<Vec<Mutant>> {
    let mut found = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let entry = line.trim_start_matches(['-', '*', ' ']).replace('`', "");
        let Some(mutant) = Mutant::parse(&entry) else {
            continue;
        };
        match mutant.description.split_once(" — ") {
            Some((description, reason)) if !reason.trim().is_empty() => {
                found.push(Mutant { description: description.trim().to_owned(), ..mutant });
            }
            _ => bail!("{ACCEPTED}:{}: an accepted survivor needs ` — ` and a reason", index + 1),
        }
    }
    Ok(found)
}

fn shard(text: &str) -> Result<String> {
    let parts =
        text.split_once('/').and_then(|(k, n)| Some((k.parse::<u32>().ok()?, n.parse::<u32>().ok()?)));
    match parts {
        Some((k, n)) if k < n => Ok(text.to_owned()),
        _ => bail!("--shard needs K/N with K from 0 to N-1, such as 0/8, not `{text}`"),
    }
}

fn percent(part: usize, whole: usize) -> String {
    let tenths = (part * 1000 + whole / 2).checked_div(whole).unwrap_or(0);
    format!("{}.{} %", tenths / 10, tenths % 10)
}

#[cfg(test)]
mod tests {
    use super::{Mutant, Tally, accepted_in, percent, shard};

    fn mutants(lines: &[&str]) -> Vec<Mutant> {
        lines.iter().map(|line| Mutant::parse(line).expect("a mutant")).collect()
    }

    #[test]
    fn accepted_survivors_are_matched_without_their_line_numbers() {
        let accepted =
            accepted_in("# Survivors\n\n- `a.rs:9 replace f -> bool with true` — equal by END-3\n");
        let survivors =
            mutants(&["a.rs:12:5: replace f -> bool with true", "b.rs:12:5: replace f -> bool with true"]);
        let tally = Tally::sort(survivors, &accepted.expect("well formed"));
        assert_eq!((tally.explained, tally.unexplained.len(), tally.stale.len()), (1, 1, 0));
        assert_eq!(tally.unexplained[0].file, "b.rs");
    }

    #[test]
    fn an_entry_excuses_one_survivor_and_is_stale_without_one() {
        let accepted = accepted_in("a.rs:9 replace + with - in f — why\nc.rs:1 delete ! in g — why")
            .expect("well formed");
        let survivors = mutants(&["a.rs:1:1: replace + with - in f", "a.rs:2:2: replace + with - in f"]);
        let tally = Tally::sort(survivors, &accepted);
        assert_eq!((tally.explained, tally.unexplained.len(), tally.stale.len()), (1, 1, 1));
        assert!(tally.text(true).contains("excuses nobody: c.rs:1 delete ! in g"), "{}", tally.text(true));
        assert!(!tally.text(false).contains("excuses nobody"));
    }

    #[test]
    fn an_entry_without_a_reason_is_refused_with_its_place() {
        let error = accepted_in("text\n- `a.rs:9 delete ! in g`\n").expect_err("no reason").to_string();
        assert!(error.starts_with("docs/mutants.md:2:"), "{error}");
        assert!(accepted_in("- `a.rs:9 delete ! in g` — \n").is_err());
    }

    #[test]
    fn five_in_a_hundred_are_too_many() {
        let unexplained = mutants(&["a.rs:1:1: delete ! in g"; 5]);
        let tally = |caught| Tally { caught, unexplained: unexplained.clone(), ..Tally::default() };
        assert!(tally(95).verdict().is_err());
        assert!(tally(96).verdict().is_ok());
        assert!(Tally::default().verdict().is_err());
    }

    #[test]
    fn shards_count_from_nought() {
        assert!(shard("0/8").is_ok());
        for wrong in ["8/8", "1", "a/b", "1/0"] {
            assert!(shard(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn shares_are_rounded_to_a_tenth() {
        assert_eq!(
            (percent(1, 3).as_str(), percent(0, 0).as_str(), percent(1, 1).as_str()),
            ("33.3 %", "0.0 %", "100.0 %")
        );
    }
}
