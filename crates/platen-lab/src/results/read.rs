//! Reading a result file, up to where it was cut off.

use super::header::{FirstLine, Header};
use super::{Extended, FORMAT, VERSION, unreadable};
use crate::error::{LabError, counted};
use crate::facts::{Fulfilled, Played, PlayerFacts, WIN};
use platen_rules::vocabulary::Seat;
use platen_rules::{FameSources, ROUNDS, Score, Title};
use std::collections::BTreeSet;
use std::fs::File;
use std::io::{BufRead, BufReader, Read};
use std::path::Path;

/// A line of a game has a few thousand bytes; what is far longer is none.
const LONGEST: u64 = 1 << 24;
/// How a line that makes a run longer begins.
const EXTENDED: &[u8] = b"{\"games\":";

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
    pub(super) whole: u64,
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

pub(super) fn scan(
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
                let played = scan.line(text).map_err(|what| damaged(path, lines.number, &what))?;
                whole += lines.bytes.len() as u64;
                played.map_or(Ok(()), |played| each(&scan.header, played))?;
            }
        }
    }
    scan.whole = whole;
    Ok(scan)
}

impl Scan {
    /// Reads a line after the first: a game, or how many games there are now.
    fn line(&mut self, text: &[u8]) -> Result<Option<Played>, String> {
        if text.starts_with(EXTENDED) {
            let extended: Extended = serde_json::from_slice(text).map_err(|error| error.to_string())?;
            self.header.games = self.header.games.max(extended.games);
            return Ok(None);
        }
        let played = read_game(&self.header, text)?;
        self.mark(&played)?;
        Ok(Some(played))
    }

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
        return Err(other_version(path, &value["version"]));
    }
    let first: FirstLine = serde_json::from_value(value)
        .map_err(|error| damaged(path, 1, &format!("the header does not fit: {error}")))?;
    fits_itself(&first.header).map_err(|what| damaged(path, 1, &what))?;
    Ok(first.header)
}

fn other_version(path: &Path, version: &serde_json::Value) -> LabError {
    let message = format!(
        "{}:1: this is version {version} of a result file, and only {VERSION} can be read",
        path.display()
    );
    let hint = if *version == 1 {
        "such files do not say which weights and levels played, so their games cannot be put together with others; use the \
         Platen that wrote it, or play the games again"
    } else {
        "use the Platen that wrote it, or play the games again"
    };
    LabError::new(message, hint)
}

/// A bot for each player; in a file of a limit one bot alone, and the searches it is measured by.
fn fits_itself(header: &Header) -> Result<(), String> {
    let (bots, players) = (header.bots.len(), usize::from(header.options.players));
    let fits = match header.clairvoyant {
        None => (1..=4).contains(&bots) && bots == players,
        Some(_) => (2..=3).contains(&bots) && players == 1,
    };
    if fits {
        return Ok(());
    }
    let [bots, players] = [(bots, "bot"), (players, "player")].map(|(n, noun)| counted(n as u64, noun));
    Err(format!("the header names {bots} for {players}"))
}

fn read_game(header: &Header, text: &[u8]) -> Result<Played, String> {
    let played: Played = serde_json::from_slice(text).map_err(|error| format!("expected a game: {error}"))?;
    let bots = header.bots.len();
    let seats: Vec<_> = header.options.player_seats().iter().collect();
    let found: Vec<_> = played.players.iter().map(|player| player.score.seat).collect();
    if seats != found {
        let list = |seats: &[Seat]| seats.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
        return Err(format!("expected the seats {}, found {}", list(&seats), list(&found)));
    }
    let rotation = played.game as usize % bots;
    let fits = |(place, bot): (usize, u8)| usize::from(bot) == (place + rotation) % bots;
    if !played.players.iter().map(|player| player.bot).enumerate().all(fits) {
        return Err(format!("the bots do not sit as they should in game {}", played.game));
    }
    if played.first.index() >= header.options.seat_count() {
        return Err(format!("nobody sits at seat {}, which is to have begun", played.first));
    }
    played.players.iter().try_for_each(|player| adds_up(&player.score))?;
    played.players.iter().try_for_each(lasts_six_rounds)?;
    won_by_score(&played)?;
    Ok(played)
}

/// END-2: the score is the sum of its sources.
fn adds_up(score: &Score) -> Result<(), String> {
    let FameSources { colours, decoration, bonus, gears, tory } = score.fame;
    let at_end = [score.specialties, score.patronage, score.guilders];
    let sources = [colours, decoration, bonus, gears, tory].into_iter().chain(at_end);
    let sum: u32 = sources.map(u32::from).sum();
    if sum == u32::from(score.total) {
        return Ok(());
    }
    Err(format!("the fame of seat {} is {sum} by source, not {}", score.seat, score.total))
}

/// END-3 and END-4: whoever has the best score wins, and who plays alone has the title of the score.
fn won_by_score(played: &Played) -> Result<(), String> {
    let players = &played.players;
    let shares: u64 = players.iter().map(|player| u64::from(player.share)).sum();
    if shares != WIN {
        return Err(format!("the shares of the win are {shares} twelfths"));
    }
    let best = players.iter().map(PlayerFacts::rank).min();
    let wins = |player: &&PlayerFacts| Some(player.rank()) == best;
    let winners = players.iter().filter(wins).count() as u64;
    let due = |player: &PlayerFacts| if wins(&player) { WIN / winners } else { 0 };
    if players.iter().any(|player| u64::from(player.share) != due(player)) {
        return Err("the shares of the win are not those of the scores".to_string());
    }
    let title = match &players[..] {
        [alone] => Some(Title::of(alone.score.total)),
        _ => None,
    };
    if played.title == title { Ok(()) } else { Err("the title is not that of the score".to_string()) }
}

fn lasts_six_rounds(player: &PlayerFacts) -> Result<(), String> {
    let (seat, plans, rounds) = (player.score.seat, player.plans.len(), player.fame.len());
    if [plans, rounds] != [usize::from(ROUNDS); 2] {
        return Err(format!(
            "seat {seat} has {} and the fame of {}",
            counted(plans as u64, "plan"),
            counted(rounds as u64, "round")
        ));
    }
    let never = |order: &&Fulfilled| !(1..=ROUNDS).contains(&order.round);
    match player.fulfilled.iter().find(never) {
        None => Ok(()),
        Some(order) => Err(format!("seat {seat} fulfilled an order in round {}", order.round)),
    }
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

fn foreign(path: &Path, line: usize, what: &str) -> LabError {
    LabError::new(
        format_args!("{}:{line}: this is no result file of Platen: {what}", path.display()),
        "name a file that `platen match --results FILE` wrote; nothing was changed",
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

#[cfg(test)]
mod tests {
    use super::scan;
    use crate::contest::{Contest, Contestant};
    use crate::games::Games;
    use crate::results::to_line;
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
