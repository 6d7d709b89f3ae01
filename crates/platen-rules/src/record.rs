//! Records: what is stored of a game and replayed. The format is in `docs/records.md`.
//!
//! A record is options, seed and entries; a position follows from it, so equal records give equal games on every
//! platform. Nothing is ever taken out of a record: undo is an entry of its own.

use crate::action::Action;
use crate::cards::{CardSet, published_set};
use crate::chance::{GENERATOR, Seed, SeedError};
use crate::game::Game;
use crate::notation::{NotationError, read_action, write_action};
use crate::options::{GameOptions, OptionsError};
use crate::refusal::Refusal;
use crate::session::{Session, UndoRefusal};
use crate::trace::{SeatInfo, SeatKind};
use crate::vocabulary::{Edition, Seat, UnknownWord};
use std::fmt::Write;
use std::sync::Arc;

/// The version of the text format.
pub const RECORD_FORMAT: u32 = 1;
/// The revision of the rules; it goes up when the same entries would give another game.
pub const RULES_REVISION: u32 = 1;

/// What one seat did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    /// An action.
    Act {
        /// Whose.
        seat: Seat,
        /// What.
        action: Action,
    },
    /// The last action was undone.
    Undo {
        /// By whom.
        seat: Seat,
    },
}

impl Entry {
    /// The line of the entry in a record, with the names of inks of that edition.
    pub fn line(&self, edition: Edition) -> String {
        match self {
            Entry::Act { seat, action } => format!("{seat} {}", write_action(action, edition)),
            Entry::Undo { seat } => format!("{seat} undo"),
        }
    }
}

/// A game as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The name of the card set.
    pub set: String,
    /// The hash of the card set.
    pub set_hash: String,
    /// The options.
    pub options: GameOptions,
    /// The seed.
    pub seed: Seed,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// What was done, in order.
    pub entries: Vec<Entry>,
}

/// Why a text is not a record that can be replayed, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct RecordError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub problem: RecordProblem,
}

/// What can be wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordProblem {
    /// Not a record at all.
    #[error("this is not a Platen record; one begins with `platen record {RECORD_FORMAT}`")]
    Foreign,
    /// A format of another version.
    #[error("record format {found:?}; this program reads format {RECORD_FORMAT}")]
    Format {
        /// The version found.
        found: String,
    },
    /// Another revision of the rules or another generator.
    #[error("{what} {found:?}; this program plays {expected}")]
    Revision {
        /// What is of another revision.
        what: &'static str,
        /// The revision found.
        found: String,
        /// The revision known.
        expected: String,
    },
    /// A line of the head is missing or out of place.
    #[error("expected a line `{expected} …`, found {found:?}")]
    Head {
        /// The first word expected.
        expected: &'static str,
        /// The line found.
        found: String,
    },
    /// The options are wrong.
    #[error(transparent)]
    Options(#[from] OptionsError),
    /// An option is missing or there twice.
    #[error("the options name {name:?} not exactly once")]
    Option {
        /// The option.
        name: &'static str,
    },
    /// The seed is wrong.
    #[error(transparent)]
    Seed(#[from] SeedError),
    /// A seat or its kind is wrong.
    #[error("{0}")]
    Seat(String),
    /// The set is not known here.
    #[error("the set {name:?} ({hash}) is not known here; give its file with --set")]
    UnknownSet {
        /// Its name.
        name: String,
        /// Its hash.
        hash: String,
    },
    /// An entry cannot be read.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// An entry is not legal.
    #[error("this cannot be done: {0}")]
    Illegal(#[from] Refusal),
    /// An undo is not legal.
    #[error("this cannot be undone: {0}")]
    Undo(#[from] UndoRefusal),
    /// The record stops without its last line.
    #[error("the record is cut off: its last line `end …` is missing after {entries} entries")]
    CutOff {
        /// How many entries there are.
        entries: usize,
    },
    /// Entries are missing or too many.
    #[error("{found} entries, but the last line counts {counted}: entries are missing or were added")]
    Count {
        /// How many there are.
        found: usize,
        /// How many the last line counts.
        counted: String,
    },
    /// The game that the entries give is another one.
    #[error(
        "the entries give another game ({found}) than the one recorded ({recorded}): the record was changed"
    )]
    Digest {
        /// The digest of the game that was replayed.
        found: String,
        /// The digest that the record gives.
        recorded: String,
    },
}

impl Record {
    /// The record as text, with the digest of the game it leads to.
    pub fn to_text(&self, digest: &str) -> String {
        let mut text = self.head_text();
        for entry in &self.entries {
            let _ = writeln!(text, "{}", entry.line(self.options.edition));
        }
        let _ = writeln!(text, "end {} {digest}", self.entries.len());
        text
    }

    /// Everything above the entries, as text.
    pub fn head_text(&self) -> String {
        let mut text = String::new();
        let _ = writeln!(text, "platen record {RECORD_FORMAT}");
        let _ = writeln!(text, "rules {RULES_REVISION} {GENERATOR}");
        let _ = writeln!(text, "set {} {}", self.set, self.set_hash);
        let _ = writeln!(text, "options {}", self.options);
        for info in &self.seats {
            let kind = kind_word(info.kind);
            let name = info.name.as_deref().map(one_line).unwrap_or_default();
            let _ = writeln!(text, "{}", format!("seat {} {kind} {name}", info.seat).trim_end());
        }
        let _ = writeln!(text, "seed {}", self.seed);
        text
    }

    /// Finds the cards that the record was played with: the ones given, or a published set.
    pub fn card_set(&self, given: Option<&Arc<CardSet>>) -> Option<Arc<CardSet>> {
        let given = given.filter(|set| set.hash() == self.set_hash).map(Arc::clone);
        given.or_else(|| published_set(&self.set).filter(|set| set.hash() == self.set_hash))
    }
}

/// A record as it stands in a file: with its lines and its digest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordText {
    /// The record.
    pub record: Record,
    /// The line of the `set`, for errors.
    set_line: usize,
    /// The line of each entry.
    lines: Vec<usize>,
    /// The line of the end, and the digest there.
    end: (usize, String),
}

impl RecordText {
    /// Replays the record and checks each entry and the digest.
    pub fn replay(&self, given: Option<&Arc<CardSet>>) -> Result<Session, RecordError> {
        let record = &self.record;
        let at = |line: usize, problem: RecordProblem| RecordError { line, problem };
        let unknown =
            || RecordProblem::UnknownSet { name: record.set.clone(), hash: record.set_hash.clone() };
        let cards = record.card_set(given).ok_or_else(|| at(self.set_line, unknown()))?;
        let mut session = Session::new(cards, record.options, record.seed, record.seats.clone())
            .map_err(|error| at(self.set_line + 1, error.into()))?;
        for (entry, &line) in record.entries.iter().zip(&self.lines) {
            match *entry {
                Entry::Act { seat, ref action } => {
                    session.act(seat, action).map_err(|refusal| at(line, refusal.into()))?;
                }
                Entry::Undo { seat } => session.undo(seat).map_err(|refusal| at(line, refusal.into()))?,
            }
        }
        let (line, recorded) = &self.end;
        let found = session.game().digest();
        if *recorded != found {
            return Err(at(*line, RecordProblem::Digest { found, recorded: recorded.clone() }));
        }
        Ok(session)
    }
}

/// Reads a file of one or more records.
pub fn read_records(text: &str) -> Result<Vec<RecordText>, RecordError> {
    let mut reader =
        Reader { lines: text.lines().enumerate().map(|(i, line)| (i + 1, line)).collect(), next: 0 };
    let mut records = Vec::new();
    loop {
        records.push(reader.record()?);
        reader.skip_blank();
        if reader.next >= reader.lines.len() {
            return Ok(records);
        }
    }
}

struct Reader<'a> {
    lines: Vec<(usize, &'a str)>,
    next: usize,
}

impl<'a> Reader<'a> {
    fn skip_blank(&mut self) {
        while self
            .lines
            .get(self.next)
            .is_some_and(|(_, line)| line.trim().is_empty() || line.starts_with('#'))
        {
            self.next += 1;
        }
    }

    /// The next line that says something, and its number.
    fn line(&mut self) -> Option<(usize, &'a str)> {
        self.skip_blank();
        let line = self.lines.get(self.next).copied();
        self.next += 1;
        line.map(|(number, text)| (number, text.trim()))
    }

    fn last_line(&self) -> usize {
        self.lines.len().max(1)
    }

    /// A line of the head, without its first word.
    fn head(&mut self, expected: &'static str) -> Result<(usize, &'a str), RecordError> {
        let Some((line, text)) = self.line() else {
            return Err(RecordError {
                line: self.last_line(),
                problem: RecordProblem::CutOff { entries: 0 },
            });
        };
        match text.split_once(' ').filter(|(word, _)| *word == expected) {
            Some((_, rest)) => Ok((line, rest.trim())),
            None => Err(RecordError { line, problem: RecordProblem::Head { expected, found: short(text) } }),
        }
    }

    fn record(&mut self) -> Result<RecordText, RecordError> {
        self.magic()?;
        self.rules()?;
        let (set_line, text) = self.head("set")?;
        let (set, set_hash) = text.split_once(' ').unwrap_or((text, ""));
        let options = self.options()?;
        let seats = self.seats(&options)?;
        let (line, text) = self.head("seed")?;
        let seed = text.parse().map_err(|error: SeedError| RecordError { line, problem: error.into() })?;
        let (set, set_hash) = (short(set), short(set_hash));
        let record = Record { set, set_hash, options, seed, seats, entries: Vec::new() };
        self.entries(record, set_line)
    }

    fn magic(&mut self) -> Result<(), RecordError> {
        let (line, text) = self.line().unwrap_or((1, ""));
        match text.strip_prefix("platen record ") {
            Some(version) if version == RECORD_FORMAT.to_string() => Ok(()),
            Some(version) => {
                Err(RecordError { line, problem: RecordProblem::Format { found: short(version) } })
            }
            None => Err(RecordError { line, problem: RecordProblem::Foreign }),
        }
    }

    fn rules(&mut self) -> Result<(), RecordError> {
        let (line, text) = self.head("rules")?;
        let (revision, generator) = text.split_once(' ').unwrap_or((text, ""));
        let revisions = [
            ("rules revision", revision, RULES_REVISION.to_string()),
            ("generator", generator, GENERATOR.to_string()),
        ];
        for (what, found, expected) in revisions {
            if found != expected {
                let problem = RecordProblem::Revision { what, found: short(found), expected };
                return Err(RecordError { line, problem });
            }
        }
        Ok(())
    }

    fn options(&mut self) -> Result<GameOptions, RecordError> {
        let (line, text) = self.head("options")?;
        let at = |problem: OptionsError| RecordError { line, problem: problem.into() };
        let mut options = GameOptions::new(0);
        let names: Vec<&str> =
            text.split_whitespace().map(|word| word.split('=').next().unwrap_or(word)).collect();
        let expected = ["players"].into_iter().chain(GameOptions::NAMES);
        if let Some(missing) =
            expected.into_iter().find(|name| names.iter().filter(|word| word == &name).count() != 1)
        {
            return Err(RecordError { line, problem: RecordProblem::Option { name: missing } });
        }
        for word in text.split_whitespace() {
            let (name, value) = word.split_once('=').unwrap_or((word, ""));
            if name == "players" {
                let problem = || UnknownWord::new("a number of players", value, &["1", "2", "3", "4"]);
                options.players = value
                    .parse()
                    .map_err(|_| at(OptionsError::Value { name: "players", problem: problem() }))?;
            } else {
                options.set(name, value).map_err(at)?;
            }
        }
        options.check().map_err(at)?;
        Ok(options)
    }

    /// One line for each seat, the automa's included, in seat order.
    fn seats(&mut self, options: &GameOptions) -> Result<Vec<SeatInfo>, RecordError> {
        let mut seats = Vec::new();
        for number in 0..options.seat_count() {
            let (line, text) = self.head("seat")?;
            let at = |message| RecordError { line, problem: RecordProblem::Seat(message) };
            let info = read_seat(text).map_err(at)?;
            let automa = options.automa_seat() == Some(info.seat);
            if info.seat.index() != number || (info.kind == SeatKind::Automa) != automa {
                let expected = if options.automa && number == 0 { "automa" } else { "human` or `bot" };
                return Err(at(format!("{:?} should be seat {number}, `{expected}`", short(text))));
            }
            seats.push(info);
        }
        Ok(seats)
    }

    fn entries(&mut self, mut record: Record, set_line: usize) -> Result<RecordText, RecordError> {
        let mut lines = Vec::new();
        while let Some((line, text)) = self.line() {
            let at = |problem: RecordProblem| RecordError { line, problem };
            let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
            if word == "end" {
                let (counted, digest) = rest.split_once(' ').unwrap_or((rest, ""));
                let found = record.entries.len();
                if counted != found.to_string() {
                    return Err(at(RecordProblem::Count { found, counted: short(counted) }));
                }
                return Ok(RecordText { record, set_line, lines, end: (line, short(digest)) });
            }
            let entry = read_entry(word, rest, &record.options).map_err(at)?;
            record.entries.push(entry);
            lines.push(line);
        }
        let entries = record.entries.len();
        Err(RecordError { line: self.last_line(), problem: RecordProblem::CutOff { entries } })
    }
}

fn read_entry(word: &str, rest: &str, options: &GameOptions) -> Result<Entry, RecordProblem> {
    let number: Option<Seat> = word.parse().ok().and_then(Seat::new);
    let seat = number.ok_or_else(|| {
        RecordProblem::Seat(format!(
            "{:?} is not a seat; an entry is a seat and what it does, for instance `0 pass`",
            short(word)
        ))
    })?;
    match rest {
        "undo" => Ok(Entry::Undo { seat }),
        _ => Ok(Entry::Act { seat, action: read_action(rest, options.edition)? }),
    }
}

fn read_seat(text: &str) -> Result<SeatInfo, String> {
    let mut words = text.splitn(3, ' ');
    let (number, kind, name) = (words.next().unwrap_or(""), words.next().unwrap_or(""), words.next());
    let seat: Option<Seat> = number.parse().ok().and_then(Seat::new);
    let kinds = [SeatKind::Human, SeatKind::Bot, SeatKind::Automa];
    match (seat, kinds.into_iter().find(|&known| kind_word(known) == kind)) {
        (Some(seat), Some(kind)) => {
            let name = name.map(one_line).filter(|name| !name.is_empty());
            Ok(SeatInfo { seat, kind, name })
        }
        _ => Err(format!("{:?} does not say who sits where, for instance `seat 0 human Anna`", short(text))),
    }
}

fn kind_word(kind: SeatKind) -> &'static str {
    match kind {
        SeatKind::Human => "human",
        SeatKind::Bot => "bot",
        SeatKind::Automa => "automa",
    }
}

/// A name in one line with single spaces, read as it is written, so that it cannot break the format.
fn one_line(name: &str) -> String {
    name.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// At most the beginning of a text, for messages.
fn short(text: &str) -> String {
    text.chars().take(60).collect()
}

impl Game {
    /// A hash of the whole position, secrets included, as 32 hex digits: equal exactly for equal games.
    pub fn digest(&self) -> String {
        let text = serde_json::to_string(self.setup()).unwrap_or_default();
        blake3::hash(text.as_bytes()).to_hex()[..32].to_string()
    }
}
