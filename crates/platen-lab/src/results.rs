//! Result files: a header line, then a line a game, appended as games end.
//!
//! A killed run leaves at worst a last line without its end, which is dropped and played again. Anything else that
//! does not fit is refused, and the file stays as it is.

use crate::error::LabError;
use crate::facts::{Played, WIN};
use platen_rules::{GameOptions, Seed};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::fs::{File, TryLockError};
use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

const FORMAT: &str = "platen-results";
const VERSION: u32 = 1;
/// A line of a game has a few thousand bytes; what is far longer is none.
const LONGEST: u64 = 1 << 24;
/// How often what was written is forced to the disk.
const SYNC: Duration = Duration::from_secs(1);

/// What a result file is about. Equal headers mean equal games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Header {
    /// The revision of the rules.
    pub rules: u32,
    /// The name of the set.
    pub set: String,
    /// The hash of the set.
    pub set_hash: String,
    /// The options.
    pub options: GameOptions,
    /// The bots, in the order named.
    pub bots: Vec<String>,
    /// The seed of the contest.
    pub seed: Seed,
    /// How many games there are in all.
    pub games: u64,
    /// Iterations of a search instead of the level's own.
    pub iterations: Option<u32>,
    /// Whether chance kept the characters, and not the bots.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub chance_keeps: bool,
    /// Iterations of the clairvoyant search, in files of a [`crate::Limit`]; all bots but the first are no bots then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clairvoyant: Option<u32>,
}

/// The first line of a file.
#[derive(Serialize, Deserialize)]
struct FirstLine {
    format: String,
    version: u32,
    #[serde(flatten)]
    header: Header,
}

impl Header {
    fn line(&self) -> Result<String, LabError> {
        let first = FirstLine { format: FORMAT.to_string(), version: VERSION, header: self.clone() };
        to_line(&first)
    }

    /// What another header says otherwise.
    fn differences(&self, wanted: &Header) -> Vec<String> {
        let bots = |header: &Header| header.bots.join(",");
        let iterations =
            |header: &Header| header.iterations.map_or("the level's own".into(), |n| n.to_string());
        let clairvoyant = |header: &Header| header.clairvoyant.map_or("none".into(), |n| n.to_string());
        let keeper =
            |header: &Header| if header.chance_keeps { "chance".to_string() } else { "bots".to_string() };
        let pairs = [
            ("rules revision", self.rules.to_string(), wanted.rules.to_string()),
            ("set", self.set.clone(), wanted.set.clone()),
            ("set hash", self.set_hash.clone(), wanted.set_hash.clone()),
            ("options", self.options.to_string(), wanted.options.to_string()),
            ("bots", bots(self), bots(wanted)),
            ("seed", self.seed.to_string(), wanted.seed.to_string()),
            ("games", self.games.to_string(), wanted.games.to_string()),
            ("iterations", iterations(self), iterations(wanted)),
            ("characters kept by", keeper(self), keeper(wanted)),
            ("clairvoyant iterations", clairvoyant(self), clairvoyant(wanted)),
        ];
        let differ = pairs.into_iter().filter(|(_, has, wants)| has != wants);
        differ.map(|(what, has, wants)| format!("{what} {has}, not {wants}")).collect()
    }
}

/// What was found in a result file.
#[derive(Clone, Debug)]
pub struct Scan {
    /// What it is about.
    pub header: Header,
    /// Which games are there.
    pub done: BTreeSet<u64>,
    /// The line that is cut off, if the last one is.
    pub torn: Option<usize>,
    /// The bytes of all whole lines.
    whole: u64,
}

impl Scan {
    /// How many games are there.
    pub fn games(&self) -> u64 {
        self.done.len() as u64
    }

    /// Says what is missing, if anything is.
    pub fn complete(&self, path: &Path) -> Result<(), LabError> {
        let (found, all) = (self.games(), self.header.games);
        if found == all {
            return Ok(());
        }
        let cut = self.torn.map_or(String::new(), |line| format!("; line {line} is cut off"));
        let message = format!("{} is not complete: {found} of {all} games{cut}", path.display());
        let hint = "run the command that wrote it once more, with the same arguments: it goes on where it stopped; or \
            give --partial to report on what is there";
        Err(LabError::new(message, hint))
    }
}

/// Reads a result file and hands over its games.
pub fn read_results(
    path: &Path,
    each: impl FnMut(&Header, Played) -> Result<(), LabError>,
) -> Result<Scan, LabError> {
    let file = File::open(path).map_err(|error| unreadable(path, &error))?;
    let scan = scan(path, file, each)?;
    if scan.header.clairvoyant.is_some() {
        let message = format!("{} is of `platen limit`: not all its games are of bots", path.display());
        return Err(LabError::new(message, "`platen limit` tells what is in it"));
    }
    Ok(scan)
}

fn scan(
    path: &Path,
    file: impl Read,
    mut each: impl FnMut(&Header, Played) -> Result<(), LabError>,
) -> Result<Scan, LabError> {
    let mut lines = Lines { reader: BufReader::new(file), path, number: 0, bytes: Vec::new() };
    let header = match lines.next()? {
        Line::Whole(text) => read_header(path, text)?,
        Line::Torn | Line::End => {
            return Err(foreign(path, 1, "there is no whole first line"));
        }
    };
    let mut whole = lines.bytes.len() as u64;
    let mut scan = Scan { done: BTreeSet::new(), torn: None, whole: 0, header };
    loop {
        match lines.next()? {
            Line::End => break,
            Line::Torn => {
                scan.torn = Some(lines.number);
                break;
            }
            Line::Whole(text) => {
                let played = read_game(&scan.header, text)
                    .and_then(|played| scan.mark(&played).map(|()| played))
                    .map_err(|what| damaged(path, lines.number, &what))?;
                whole += lines.bytes.len() as u64;
                each(&scan.header, played)?;
            }
        }
    }
    scan.whole = whole;
    Ok(scan)
}

impl Scan {
    fn mark(&mut self, played: &Played) -> Result<(), String> {
        let (number, games) = (played.game, self.header.games);
        if number >= games {
            return Err(format!(
                "it is game {number}, but there are only games 0 to {}",
                games.saturating_sub(1)
            ));
        }
        if self.done.insert(number) { Ok(()) } else { Err(format!("game {number} is there twice")) }
    }
}

fn read_header(path: &Path, text: &[u8]) -> Result<Header, LabError> {
    let value: serde_json::Value =
        serde_json::from_slice(text).map_err(|_| foreign(path, 1, "the first line is not JSON"))?;
    if value["format"] != FORMAT {
        return Err(foreign(path, 1, &format!("expected \"format\":\"{FORMAT}\"")));
    }
    if value["version"] != VERSION {
        let message = format!(
            "{}:1: this is version {} of a result file, and only {VERSION} can be read",
            path.display(),
            value["version"]
        );
        return Err(LabError::new(message, "use the Platen that wrote it, or play the games again"));
    }
    let first: FirstLine = serde_json::from_value(value)
        .map_err(|error| damaged(path, 1, &format!("the header does not fit: {error}")))?;
    Ok(first.header)
}

fn read_game(header: &Header, text: &[u8]) -> Result<Played, String> {
    let played: Played = serde_json::from_slice(text).map_err(|error| format!("expected a game: {error}"))?;
    let bots = header.bots.len();
    let seats: Vec<_> = header.options.player_seats().iter().collect();
    let found: Vec<_> = played.players.iter().map(|player| player.score.seat).collect();
    if seats != found {
        return Err(format!("expected the seats {seats:?}, found {found:?}"));
    }
    let rotation = played.game as usize % bots.max(1);
    let fits = |(place, bot): (usize, u8)| usize::from(bot) == (place + rotation) % bots;
    if !played.players.iter().map(|player| player.bot).enumerate().all(fits) {
        return Err(format!("the bots do not sit as they should in game {}", played.game));
    }
    let share: u64 = played.players.iter().map(|player| u64::from(player.share)).sum();
    if share != WIN {
        return Err(format!("the shares of the win are {share} twelfths"));
    }
    Ok(played)
}

enum Line<'a> {
    Whole(&'a [u8]),
    Torn,
    End,
}

struct Lines<'a, R> {
    reader: R,
    path: &'a Path,
    number: usize,
    bytes: Vec<u8>,
}

impl<R: BufRead> Lines<'_, R> {
    fn next(&mut self) -> Result<Line<'_>, LabError> {
        self.bytes.clear();
        self.number += 1;
        let line = (&mut self.reader).take(LONGEST).read_until(b'\n', &mut self.bytes);
        let length = line.map_err(|error| unreadable(self.path, &error))?;
        if length as u64 == LONGEST {
            return Err(foreign(self.path, self.number, "the line has no end"));
        }
        Ok(match self.bytes.split_last() {
            None => Line::End,
            Some((b'\n', line)) => Line::Whole(line),
            Some(_) => Line::Torn,
        })
    }
}

/// A result file that is being written.
#[derive(Debug)]
pub struct ResultFile {
    file: File,
    path: PathBuf,
    synced: Instant,
}

impl ResultFile {
    /// Begins a result file, or goes on with one that has the same header; its games are handed over.
    pub fn open(
        path: &Path,
        header: &Header,
        mut each: impl FnMut(Played) -> Result<(), LabError>,
    ) -> Result<(ResultFile, BTreeSet<u64>), LabError> {
        let file = File::options().read(true).write(true).create(true).truncate(false).open(path);
        let file = file.map_err(|error| unwritable(path, &error))?;
        if !file.metadata().is_ok_and(|data| data.is_file()) {
            let message = format!("{} is no plain file", path.display());
            return Err(LabError::new(
                message,
                "results are kept in a file that can be gone on with; name one",
            ));
        }
        lock(path, &file)?;
        let mut results = ResultFile { file, path: path.to_path_buf(), synced: Instant::now() };
        let first = header.line()?;
        if results.is_new(&first)? {
            results.start_at(0)?;
            results.write(&first)?;
            results.sync()?;
            return Ok((results, BTreeSet::new()));
        }
        let found = scan(path, &results.file, |_, _| Ok(()))?;
        let differences = found.header.differences(header);
        if !differences.is_empty() {
            let message = format!("{} holds other games: {}", path.display(), differences.join("; "));
            return Err(LabError::new(message, "ask for the same games as it holds, or name another file"));
        }
        results.rewind()?;
        let found = scan(path, &results.file, |_, played| each(played))?;
        results.start_at(found.whole)?;
        Ok((results, found.done))
    }

    /// Whether nothing but a part of the first line was ever written.
    fn is_new(&mut self, first: &str) -> Result<bool, LabError> {
        let mut start = Vec::new();
        let limit = first.len() as u64;
        let read = (&self.file).take(limit).read_to_end(&mut start);
        read.map_err(|error| unreadable(&self.path, &error))?;
        self.rewind()?;
        Ok(start.len() < first.len() && first.as_bytes().starts_with(&start))
    }

    fn rewind(&mut self) -> Result<(), LabError> {
        self.file.rewind().map_err(|error| unreadable(&self.path, &error))
    }

    /// Drops what comes after the whole lines, and goes on there.
    fn start_at(&mut self, whole: u64) -> Result<(), LabError> {
        let place = self.file.set_len(whole).and_then(|()| self.file.seek(SeekFrom::Start(whole)));
        place.map(|_| ()).map_err(|error| unwritable(&self.path, &error))
    }

    /// Appends a game.
    pub fn append(&mut self, played: &Played) -> Result<(), LabError> {
        let line = to_line(played)?;
        self.write(&line)?;
        if self.synced.elapsed() >= SYNC { self.sync() } else { Ok(()) }
    }

    fn write(&mut self, line: &str) -> Result<(), LabError> {
        self.file.write_all(line.as_bytes()).map_err(|error| unwritable(&self.path, &error))
    }

    /// Forces everything to the disk.
    pub fn sync(&mut self) -> Result<(), LabError> {
        self.synced = Instant::now();
        self.file.sync_data().map_err(|error| unwritable(&self.path, &error))
    }
}

fn lock(path: &Path, file: &File) -> Result<(), LabError> {
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => Err(LabError::new(
            format_args!("{} is being written by another run", path.display()),
            "wait for it, or name another file",
        )),
        // Some file systems know no locks; the run is no worse for it.
        Ok(()) | Err(TryLockError::Error(_)) => Ok(()),
    }
}

fn to_line(value: &impl Serialize) -> Result<String, LabError> {
    let text = serde_json::to_string(value).map_err(crate::sitting::broken)?;
    Ok(text + "\n")
}

fn foreign(path: &Path, line: usize, what: &str) -> LabError {
    LabError::new(
        format_args!("{}:{line}: this is no result file of Platen: {what}", path.display()),
        "name a file that `platen match --results FILE` wrote, or one that does not exist yet; nothing was changed",
    )
}

fn damaged(path: &Path, line: usize, what: &str) -> LabError {
    LabError::new(
        format_args!("{}:{line}: the result file is damaged: {what}", path.display()),
        format!(
            "cut the file off before line {line} and go on from there, or name another file; nothing was changed"
        ),
    )
}

fn unreadable(path: &Path, error: &io::Error) -> LabError {
    LabError::new(
        format_args!("cannot read {}: {error}", path.display()),
        "check the path; result files come from `platen match --results FILE`",
    )
}

fn unwritable(path: &Path, error: &io::Error) -> LabError {
    let hint = match error.kind() {
        io::ErrorKind::StorageFull => {
            "the disk is full; make room and start again with the same arguments: what was played is kept"
        }
        io::ErrorKind::NotFound => "the folder must exist",
        _ => "name a file that can be written",
    };
    LabError::new(format_args!("cannot write {}: {error}", path.display()), hint)
}

#[cfg(test)]
mod tests {
    use super::{scan, to_line};
    use crate::contest::{Contest, Contestant};
    use platen_rules::cards::{DEFAULT_SET, published_set};
    use platen_rules::{GameOptions, Seed};
    use std::path::Path;

    #[test]
    fn at_every_byte_a_cut_keeps_the_whole_lines_and_no_more() {
        let bots = vec![Contestant::from(&platen_bots::BOTS[0])];
        let contest = Contest {
            cards: published_set(DEFAULT_SET).expect("a published set"),
            options: GameOptions::new(1),
            bots,
            seed: Seed::from_number(1),
            deals: 3,
            iterations: None,
            chance_keeps: false,
            timed: false,
        };
        let mut text = contest.header().line().expect("a line");
        let header = text.len();
        for game in 0..3 {
            text += &to_line(&contest.play_one(game).expect("a game")).expect("a line");
        }
        for cut in header..=text.len() {
            let part = &text.as_bytes()[..cut];
            let found = scan(Path::new("x"), part, |_, _| Ok(())).expect("it can be read");
            let lines = part.split(|&byte| byte == b'\n').count() - 1;
            let whole = part.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1);
            assert_eq!((found.done.len(), found.whole), (lines - 1, whole as u64), "cut at {cut}");
            assert_eq!(found.torn, (whole < cut).then_some(lines + 1), "cut at {cut}");
        }
    }
}
