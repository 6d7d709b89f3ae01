//! `platen replay`: a record is replayed, checked and told.

use crate::args::{LangArgs, SetArgs};
use crate::failure::{Failure, Outcome};
use crate::files::{read_bytes, shown, text_of, write_whole};
use crate::output;
use crate::sheet::sheet;
use crate::words::speaker;
use clap::Args;
use platen_rules::{Entry, Event, RecordError, RecordProblem, RecordText, Session, read_records};
use platen_texts::{Lang, Speaker};
use serde_json::{Value, json};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Replay a record, check it and tell the game
///
/// Every game of the file is replayed and checked. A file of one game, or a game named with --game, is told in words;
/// of several games each gets a line.
#[derive(Debug, Args)]
pub(crate) struct ReplayArgs {
    /// The record; `-` reads from stdin
    record: PathBuf,
    /// Which game of the file, counted from 0
    #[arg(long, value_name = "I")]
    game: Option<usize>,
    /// Stop after that many entries
    #[arg(long, value_name = "N")]
    upto: Option<usize>,
    #[command(flatten)]
    set: SetArgs,
    /// Write the audit trace to a file
    #[arg(long, value_name = "FILE")]
    trace: Option<PathBuf>,
    #[command(flatten)]
    lang: LangArgs,
    /// Print the game as JSON, its log in English
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &ReplayArgs) -> Outcome {
    let games = replay(args)?;
    if let Some(path) = &args.trace {
        if games.iter().any(|game| game.session.game().result().is_none()) {
            return Err(Failure::could_not("a trace tells every secret, so only finished games have one")
                .hint("play the game to its end, and leave --upto out"));
        }
        let lines: String = (0..).zip(&games).map(|(i, game)| game.session.trace(i)).collect();
        write_whole(path, &lines)?;
    }
    match (games.as_slice(), args.json) {
        ([game], true) => output::print_json(&json!({"games": [game.to_json(true)]})),
        (_, true) => {
            let games: Vec<Value> = games.iter().map(|game| game.to_json(false)).collect();
            output::print_json(&json!({"games": games}))
        }
        ([game], false) => output::print(game.account(args.lang.lang())),
        (_, false) => output::print(games.iter().map(|game| game.line(args.lang.lang())).collect::<String>()),
    }
}

/// Reads and replays the games that were asked for.
fn replay(args: &ReplayArgs) -> Outcome<Vec<Replayed>> {
    let given = args.set.given()?;
    let texts = load_records(&args.record)?;
    let chosen = choose(args, texts)?;
    let replayed = chosen.into_iter().map(|(i, text)| {
        let whole = text.replay(given.as_ref()).map_err(|error| damaged(&args.record, &error))?;
        let session = match args.upto {
            Some(entries) => part(&whole, entries, "--upto")?,
            None => whole,
        };
        Ok(Replayed { i, session })
    });
    replayed.collect()
}

/// Reads the records of a file.
pub(crate) fn load_records(path: &Path) -> Outcome<Vec<RecordText>> {
    read_records(&record_text(path)?).map_err(|error| damaged(path, &error))
}

/// Reads the text of a file of records.
pub(crate) fn record_text(path: &Path) -> Outcome<String> {
    text_of(read_bytes(path)?).map_err(|line| {
        Failure::bad(format_args!("{}:{line}: this is not UTF-8 text, so no record", shown(path)))
            .hint("a record is text that begins with `platen record`")
    })
}

/// The failure of a record that does not replay.
pub(crate) fn damaged(path: &Path, error: &RecordError) -> Failure {
    let RecordError { line, problem } = error;
    let hint = match problem {
        RecordProblem::Foreign => {
            "records are written by `platen play --record` and `platen simulate --record`"
        }
        RecordProblem::Format { .. } | RecordProblem::Revision { .. } => {
            "use the version of Platen that wrote it; `platen --version` names what this one reads"
        }
        RecordProblem::UnknownSet { .. } => "`platen set list` names the published sets",
        RecordProblem::CutOff { .. } => "the end of the file is missing; take an undamaged copy",
        RecordProblem::Notation(_) => "docs/notation.md lists what an entry can say",
        RecordProblem::Illegal(_) | RecordProblem::Undo(_) => {
            "the entries before that line replay well; `platen rules ID` prints the rule"
        }
        RecordProblem::Head { .. }
        | RecordProblem::Options(_)
        | RecordProblem::Option { .. }
        | RecordProblem::Seed(_)
        | RecordProblem::Seat(_) => "docs/records.md describes the head of a record",
        RecordProblem::Count { .. } | RecordProblem::Digest { .. } => {
            "the record was changed after it was written; take an undamaged copy"
        }
    };
    Failure::bad(format_args!("{}:{line}: {problem}", shown(path))).hint(hint)
}

fn choose(args: &ReplayArgs, texts: Vec<RecordText>) -> Outcome<Vec<(usize, RecordText)>> {
    let count = texts.len();
    let mut games: Vec<(usize, RecordText)> = texts.into_iter().enumerate().collect();
    if let Some(wanted) = args.game {
        games.retain(|(i, _)| *i == wanted);
    }
    if let (Some(wanted), true) = (args.game, games.is_empty()) {
        let message = format!("there is no game {wanted} in {}", shown(&args.record));
        return Err(Failure::could_not(message).hint(format!("its games are 0 to {}", count - 1)));
    }
    if args.upto.is_some() && games.len() > 1 {
        return Err(Failure::could_not(format_args!("--upto needs one game, and the file has {count}"))
            .hint("name one with --game"));
    }
    Ok(games)
}

/// The game after its first entries.
pub(crate) fn part(whole: &Session, entries: usize, flag: &str) -> Outcome<Session> {
    let record = whole.record();
    if entries > record.entries.len() {
        let has = record.entries.len();
        return Err(Failure::could_not(format_args!("{flag} {entries}: the game has {has} entries"))
            .hint(format!("leave {flag} out to take the whole game")));
    }
    let cards = Arc::clone(whole.game().cards());
    let mut session =
        Session::new(cards, record.options, record.seed, record.seats.clone()).map_err(Failure::could_not)?;
    for entry in &record.entries[..entries] {
        match entry {
            Entry::Act { seat, action } => drop(session.act(*seat, action).map_err(Failure::bad)?),
            Entry::Undo { seat } => session.undo(*seat).map_err(Failure::bad)?,
        }
    }
    Ok(session)
}

/// A game of the file.
struct Replayed {
    i: usize,
    session: Session,
}

impl Replayed {
    fn speaker(&self, lang: Lang) -> Speaker {
        speaker(lang, &self.session, &self.session.record().seats)
    }

    fn events(&self) -> Vec<Event> {
        let mut events: Vec<Event> = Vec::new();
        self.session.retell(&mut events);
        events
    }

    /// The whole game in words, then the score.
    fn account(&self, lang: Lang) -> String {
        let (speaker, events) = (self.speaker(lang), self.events());
        let mut text = self.head(&speaker);
        for (event, told) in events.iter().zip(speaker.log(&events)) {
            let heading = matches!(event, Event::RoundStarted { .. });
            let (before, indent) = if heading { ("\n", "") } else { ("", "  ") };
            let _ = writeln!(text, "{before}{indent}{told}");
        }
        let game = self.session.game();
        let _ = write!(text, "\n{}", sheet(&game.standing(), game.result().is_some(), &speaker));
        text
    }

    fn head(&self, speaker: &Speaker) -> String {
        let record = self.session.record();
        let mut text = format!("Game {} · set {} · {}\n", self.i, record.set, record.options);
        let _ = writeln!(text, "seed {}", record.seed);
        for info in &record.seats {
            let _ = writeln!(text, "seat {}  {}", info.seat, speaker.name(info.seat));
        }
        text
    }

    /// The game in one line.
    fn line(&self, lang: Lang) -> String {
        let speaker = self.speaker(lang);
        let standing = self.session.game().standing();
        let scores: Vec<String> = standing
            .scores
            .iter()
            .map(|score| format!("{} {}", speaker.name(score.seat), score.total))
            .collect();
        let entries = self.session.record().entries.len();
        let over = if self.session.game().result().is_some() { "" } else { ", not finished" };
        format!("game {}: {} ({entries} entries{over})\n", self.i, scores.join(", "))
    }

    fn to_json(&self, log: bool) -> Value {
        let (game, record) = (self.session.game(), self.session.record());
        let mut value = json!({
            "game": self.i,
            "set": {"name": record.set, "hash": record.set_hash},
            "options": record.options,
            "seed": record.seed,
            "seats": record.seats,
            "entries": record.entries.len(),
            "over": game.result().is_some(),
            "result": game.standing(),
            "digest": game.digest(),
        });
        if log {
            // Programs read it, so it does not change with the place.
            value["log"] = json!(self.speaker(Lang::En).log(&self.events()));
        }
        value
    }
}
