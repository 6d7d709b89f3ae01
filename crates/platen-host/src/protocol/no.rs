//! Why a request was refused: a stable code, the rule where a rule is the reason, and the facts that matter.

use super::problem::{Problem, tagged};
use super::{ReplayNo, TableNo};
use platen_rules::cards::SetProblem;
use platen_rules::vocabulary::Seat;
use platen_rules::{OptionsError, RecordError, Refusal, UndoRefusal};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

/// A refusal as it is told to a client. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct No {
    /// The stable code: of the rules ([`platen_rules::Obstacle::CODES`]), of undo, or of the host ([`Trouble`]).
    pub code: String,
    /// The rule, if a rule is the reason.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// A sentence in English, for clients that do not know the code.
    pub text: String,
    /// The numbers and names of the sentence.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub facts: BTreeMap<String, Value>,
    /// Everything that is wrong with a file, in the order of its lines.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub problems: Vec<Problem>,
}

/// What a host says no to by itself.
#[derive(Clone, Debug, PartialEq, Serialize, thiserror::Error)]
#[serde(tag = "code", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are the facts of the message")]
pub enum Trouble {
    /// Not a request.
    #[error("this is no request of protocol {}: {problem}", super::PROTOCOL)]
    BadRequest { problem: String },
    /// Longer than anything that is read.
    #[error("the request has {bytes} bytes; at most {most} are read")]
    TooLong { bytes: usize, most: usize },
    /// Another version of the protocol.
    #[error("the client speaks protocol {client}, and the host {host}: reload the page")]
    Outdated { client: u32, host: u32 },
    /// Not for a guest.
    #[error("a guest may not do that; whoever runs the host decides who sits where")]
    NotAllowed,
    /// Who only watches changes nothing.
    #[error("a spectator changes nothing")]
    Spectator,
    /// No such table.
    #[error("there is no table {}", table.0)]
    NoTable { table: TableNo },
    /// The number is taken.
    #[error("table {} is there already; close it first", table.0)]
    TableExists { table: TableNo },
    /// Not there.
    #[error("you neither sit at table {} nor watch it", table.0)]
    NotAtTable { table: TableNo },
    /// The seat is not among those held.
    #[error("seat {seat} is not yours")]
    NotYourSeat { seat: Seat },
    /// Someone else, or nobody, is at the device.
    #[error("seat {seat} is not at the device; hand it over first")]
    NotAtDevice { seat: Seat, at: Option<Seat> },
    /// Nobody is at the device.
    #[error("nobody is at the device; hand it to someone first")]
    NobodyAtDevice,
    /// No person sits there.
    #[error("no person sits at seat {seat}")]
    NoPerson { seat: Seat },
    /// No seat was named.
    #[error("name at least one seat, or watch")]
    NoSeats,
    /// Decided on a table that has changed since.
    #[error("that was decided on revision {made_for}, and the table is at {revision}: look again")]
    Stale { made_for: u32, revision: u32 },
    /// No published set of that name.
    #[error("no set is published under the name {name:?}")]
    UnknownSet { name: String },
    /// The set file does not check.
    #[error("the set cannot be played with; everything wrong with it is listed")]
    BadSet {
        #[serde(skip)]
        problems: Vec<SetProblem>,
    },
    /// Not a seed.
    #[error("{seed:?} is not a seed; a seed is a whole number below 2^64 or 64 hex digits")]
    BadSeed { seed: String },
    /// The options do not go together.
    #[error("{problem}")]
    BadOptions { problem: String, why: &'static str },
    /// Too few or too many sitters.
    #[error("{named} sitters named for {players} players")]
    SitterCount { named: usize, players: u8 },
    /// No bot of that level.
    #[error("there is no bot {level:?}")]
    UnknownLevel { level: String },
    /// The record cannot be replayed.
    #[error("the record cannot be replayed; what is wrong is listed")]
    BadRecord {
        #[serde(skip)]
        problems: Vec<RecordError>,
    },
    /// Not exactly one record.
    #[error("the text holds {found} records; one is opened at a time")]
    SeveralRecords { found: usize },
    /// Hints are switched off.
    #[error("this table plays without hints")]
    HintsOff,
    /// Undo is switched off.
    #[error("this table plays without undo")]
    UndoOff,
    /// Nobody waits for the seat.
    #[error("seat {seat} has nothing to decide now")]
    NothingToDecide { seat: Seat },
    /// The table went on before the answer was found.
    #[error("the table went on before the answer was found")]
    Superseded,
    /// No answer was found.
    #[error("no answer was found; ask again")]
    NothingFound,
    /// No trial was begun.
    #[error("no trial was begun")]
    NoTrial,
    /// The trial has nothing to undo.
    #[error("nothing was tried yet")]
    NothingTried,
    /// The trial ends where something hidden would come to light.
    #[error("that would reveal something hidden; a trial goes as far as what is known")]
    WouldReveal,
    /// Too much of something.
    #[error("at most {most} {what}")]
    TooMany { what: &'static str, most: usize },
    /// Only of a finished game.
    #[error("the game is still running, and its record tells what is hidden")]
    GameRunning,
    /// Only one's own view.
    #[error("while the game is running, it is shown only as you see it")]
    NotYourView,
    /// No such replay.
    #[error("there is no replay {}", replay.0)]
    NoReplay { replay: ReplayNo },
    /// No such step.
    #[error("there is no step {step}; steps are 0 to {last}")]
    NoStep { step: u32, last: u32 },
}

impl From<Trouble> for No {
    fn from(trouble: Trouble) -> No {
        let text = trouble.to_string();
        let problems = match &trouble {
            Trouble::BadSet { problems } => problems.iter().map(Problem::from).collect(),
            Trouble::BadRecord { problems } => problems.iter().map(Problem::from).collect(),
            _ => Vec::new(),
        };
        No { problems, ..No::of(None, text, &trouble) }
    }
}

impl From<&Refusal> for No {
    fn from(refusal: &Refusal) -> No {
        No::of(Some(refusal.rule), refusal.obstacle.to_string(), &refusal.obstacle)
    }
}

impl From<Refusal> for No {
    fn from(refusal: Refusal) -> No {
        No::from(&refusal)
    }
}

impl From<UndoRefusal> for No {
    fn from(refusal: UndoRefusal) -> No {
        No::of(None, refusal.to_string(), &refusal)
    }
}

impl From<OptionsError> for Trouble {
    fn from(error: OptionsError) -> Trouble {
        let why = match &error {
            OptionsError::PlayerCount { .. } => "players",
            OptionsError::FirstPlayer { .. } => "first_player",
            OptionsError::UnknownOption { .. } | OptionsError::Value { .. } => "unknown",
        };
        Trouble::BadOptions { problem: error.to_string(), why }
    }
}

impl From<RecordError> for Trouble {
    fn from(error: RecordError) -> Trouble {
        Trouble::BadRecord { problems: vec![error] }
    }
}

impl No {
    /// A refusal whose code and facts are those of a value that serialises with the tag `code`.
    fn of(rule: Option<&str>, text: String, reason: &impl Serialize) -> No {
        let (code, facts) = tagged(reason);
        No { code, rule: rule.map(str::to_string), text, facts, problems: Vec::new() }
    }
}
