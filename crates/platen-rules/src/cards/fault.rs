//! What can be wrong with a set file, as data: a code and its facts, which a client says in its own language.

use serde::Serialize;
use std::fmt;

/// Something wrong with a set file.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct SetProblem {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong and what is expected.
    pub fault: SetFault,
}

impl fmt::Display for SetProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.fault)
    }
}

/// What is wrong and what is expected. It serialises with the tag `code`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, thiserror::Error)]
#[serde(tag = "code", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are the facts of the message")]
pub enum SetFault {
    /// Longer than anything that is read.
    #[error("the file has {bytes} bytes; a set has at most {most}")]
    FileTooLong { bytes: usize, most: usize },
    /// Not TOML.
    #[error("{problem}")]
    Syntax { problem: String },
    /// A field that no such table has.
    #[error("unknown field {found:?}; expected one of: {expected}")]
    UnknownField { found: String, expected: String },
    /// A field that every such table has.
    #[error("the field {field:?} is missing")]
    MissingField { field: String },
    /// A value of another kind.
    #[error("{field:?} should be {kind}, not {found}")]
    WrongKind { field: String, kind: FieldKind, found: FieldKind },
    /// A list that is too short or too long.
    #[error("{field:?} should have {} entries, not {found}", bounds(least, most))]
    WrongLength { field: String, least: usize, most: usize, found: usize },
    /// A number out of its range.
    #[error("{field:?} should be {}, not {found}", bounds(least, most))]
    OutOfRange { field: String, least: u8, most: u8, found: String },
    /// A word that is not of the vocabulary.
    #[error("{found:?} is not {what}; expected one of: {expected}")]
    UnknownWord { what: &'static str, found: String, expected: String },
    /// Too few or too many letters.
    #[error("{field:?} should have {least} to {most} letters, not {found}")]
    LetterCount { field: String, least: usize, most: usize, found: usize },
    /// Nothing asked for.
    #[error("{field:?} should name a specialty with its level")]
    NoSpecialty { field: String },
    /// A name that records could not carry.
    #[error("a set's name is 1 to 40 letters, digits, hyphens, dots or underscores")]
    BadName,
    /// Numbers of a deck that are not there.
    #[error("{deck:?} has {found} of {count} entries; missing: no. {numbers}")]
    MissingEntries { deck: String, found: usize, count: usize, numbers: String },
    /// A number of a deck that is there again.
    #[error("no. {number} is here twice, first on line {first}")]
    Twice { number: u8, first: usize },
    /// Too few gears for two players.
    #[error("only {found} gears without three_plus; two players need at least {least}")]
    FewBasicGears { found: usize, least: usize },
    /// A patronage card for nothing.
    #[error("a patronage card should ask for something")]
    AsksNothing,
    /// A move that is not a pair.
    #[error("a move is a pair, for instance [\"max\", \"min\"]")]
    NotAPair,
    /// A move to where it comes from.
    #[error("a move from {end:?} to itself does nothing")]
    IdleMove { end: &'static str },
    /// Rounds out of order.
    #[error("\"patronage_rounds\" should rise from space to space")]
    UnsortedRounds,
    /// Another reward where Ungler takes an ink.
    #[error("level II of the reward track gives an ink (Ungler takes it at set-up)")]
    FirstReward,
    /// Another number of markers than the automa has.
    #[error("the automa starts with 7 markers, not {found}")]
    AutomaStart { found: u8 },
}

/// A kind of value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names of the kinds")]
pub enum FieldKind {
    Text,
    WholeNumber,
    Fraction,
    TrueOrFalse,
    Date,
    List,
    Table,
}

impl fmt::Display for FieldKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            FieldKind::Text => "a text",
            FieldKind::WholeNumber => "a whole number",
            FieldKind::Fraction => "a number with a fraction",
            FieldKind::TrueOrFalse => "true or false",
            FieldKind::Date => "a date",
            FieldKind::List => "a list",
            FieldKind::Table => "a table",
        })
    }
}

fn bounds<T: PartialEq + fmt::Display>(least: &T, most: &T) -> String {
    if least == most { least.to_string() } else { format!("{least} to {most}") }
}
