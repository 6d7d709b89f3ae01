//! The proof as lines of a record file. They begin with `# fair`, so that every reader of records passes over them.

use crate::commitment::{BadHex, Commitment, Secret};
use crate::draw::{Draw, Part};
use crate::proof::{Proof, Seal};
use platen_rules::vocabulary::Seat;
use std::fmt;
use std::str::SplitWhitespace;

/// What each line begins with.
const MARK: &str = "# fair ";

/// Why a proof cannot be read, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct ProofError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub problem: ProofProblem,
}

/// What can be wrong with the lines of a proof.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ProofProblem {
    /// There is no proof at all.
    #[error("there is no proof in this record; games played on one device have none")]
    None,
    /// A number is wrong.
    #[error(transparent)]
    Hex(#[from] BadHex),
    /// A line that is none of a proof.
    #[error("{0:?} is no line of a proof")]
    Line(String),
    /// A line that must be there once.
    #[error("the line `fair {0} …` is not there exactly once")]
    Once(&'static str),
}

impl fmt::Display for Proof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{MARK}table {}", self.draw.table)?;
        writeln!(f, "{MARK}house {} {}", self.draw.house, self.secret)?;
        for (seat, part) in &self.draw.parts {
            match part {
                Part::Given { commitment, share } => writeln!(f, "{MARK}share {seat} {commitment} {share}")?,
                Part::Withheld { commitment } => writeln!(f, "{MARK}share {seat} {commitment} withheld")?,
                Part::Missing => writeln!(f, "{MARK}share {seat} missing")?,
            }
        }
        self.seals.iter().try_for_each(|seal| writeln!(f, "{MARK}seal {} {}", seal.number, seal.commitment))
    }
}

/// Reads the proof that stands in the text of a record.
pub fn read_proof(text: &str) -> Result<Proof, ProofError> {
    let mut lines = Lines::default();
    let mut last = 1;
    for (line, rest) in
        (1..).zip(text.lines()).filter_map(|(line, text)| Some((line, text.strip_prefix(MARK)?)))
    {
        last = line;
        lines.read(rest).map_err(|problem| ProofError { line, problem })?;
    }
    lines.proof().map_err(|problem| ProofError { line: last, problem })
}

/// What was read so far.
#[derive(Default)]
struct Lines {
    tables: Vec<String>,
    houses: Vec<(Commitment, Secret)>,
    parts: Vec<(Seat, Part)>,
    seals: Vec<Seal>,
}

impl Lines {
    fn read(&mut self, rest: &str) -> Result<(), ProofProblem> {
        let strange = || ProofProblem::Line(rest.chars().take(60).collect());
        let mut words = rest.split_whitespace();
        match words.next() {
            Some("table") => self.tables.push(words.next().ok_or_else(strange)?.to_string()),
            Some("house") => self.houses.push((hex(&mut words)?, hex(&mut words)?)),
            Some("share") => {
                let number = words.next().and_then(|word| word.parse().ok()).and_then(Seat::new);
                self.parts.push((number.ok_or_else(strange)?, part(&mut words)?));
            }
            Some("seal") => {
                let number = words.next().and_then(|word| word.parse().ok()).ok_or_else(strange)?;
                self.seals.push(Seal { number, commitment: hex(&mut words)? });
            }
            _ => return Err(strange()),
        }
        if words.next().is_some() { Err(strange()) } else { Ok(()) }
    }

    fn proof(self) -> Result<Proof, ProofProblem> {
        let Lines { tables, houses, parts, seals } = self;
        if tables.is_empty() && houses.is_empty() && parts.is_empty() && seals.is_empty() {
            return Err(ProofProblem::None);
        }
        let table = only(tables).ok_or(ProofProblem::Once("table"))?;
        let (house, secret) = only(houses).ok_or(ProofProblem::Once("house"))?;
        Ok(Proof { draw: Draw { table, house, parts }, secret, seals })
    }
}

fn part(words: &mut SplitWhitespace<'_>) -> Result<Part, ProofProblem> {
    let first = words.next().unwrap_or_default();
    if first == "missing" {
        return Ok(Part::Missing);
    }
    let commitment = first.parse()?;
    match words.next().unwrap_or_default() {
        "withheld" => Ok(Part::Withheld { commitment }),
        share => Ok(Part::Given { commitment, share: share.parse()? }),
    }
}

fn hex<T: std::str::FromStr<Err = BadHex>>(words: &mut SplitWhitespace<'_>) -> Result<T, ProofProblem> {
    Ok(words.next().unwrap_or_default().parse()?)
}

fn only<T>(mut all: Vec<T>) -> Option<T> {
    all.pop().filter(|_| all.is_empty())
}
