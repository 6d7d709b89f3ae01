//! Plays the games of a measurement: kept in a file, with progress and with warnings about bots that fail.

use crate::failure::Outcome;
use crate::output;
use crate::progress::Progress;
use platen_lab::{Games, Header, Played, ResultFile, counted};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// Warnings about one bot before the rest is only counted.
const WARNINGS: u64 = 3;

/// Plays what is not yet in the result file, and hands over every game, in any order.
pub(crate) fn play(
    games: &impl Games,
    threads: usize,
    quiet: bool,
    results: Option<&Path>,
    mut each: impl FnMut(&Played),
) -> Outcome {
    let header = games.header();
    let (mut file, done) = open(results, &header, &mut each)?;
    let mut warned = BTreeMap::new();
    let mut progress = Progress::new(header.games, done.len() as u64, quiet);
    let played = games.play(threads, &done, |played| {
        file.as_mut().map_or(Ok(()), |file| file.append(&played))?;
        warn(&progress, &played, &mut warned);
        each(&played);
        progress.step();
        Ok(())
    });
    progress.finish();
    tell_silenced(&header, &warned);
    played?;
    Ok(file.map_or(Ok(()), |mut file| file.sync())?)
}

fn open(
    results: Option<&Path>,
    header: &Header,
    each: &mut impl FnMut(&Played),
) -> Outcome<(Option<ResultFile>, BTreeSet<u64>)> {
    let Some(path) = results else { return Ok((None, BTreeSet::new())) };
    let keep = |played: Played| {
        each(&played);
        Ok(())
    };
    let (file, done) = ResultFile::open(path, header, keep)?;
    if !done.is_empty() {
        let (games, are) = (counted(done.len() as u64, "game"), if done.len() == 1 { "is" } else { "are" });
        output::note(format_args!("{games} {are} already in {}", path.display()));
    }
    Ok((Some(file), done))
}

/// One line a bot and game that failed, the first few times.
fn warn(progress: &Progress, played: &Played, warned: &mut BTreeMap<u8, u64>) {
    for stumble in &played.stumbles {
        let count = warned.entry(stumble.bot).or_default();
        *count += 1;
        if *count <= WARNINGS {
            let (game, times) = (played.game, counted(u64::from(stumble.count), "time"));
            progress.note(&format!("warning: game {game}: {} ({times} in this game)", stumble.what));
        }
    }
}

fn tell_silenced(header: &Header, warned: &BTreeMap<u8, u64>) {
    for (&bot, &count) in warned.iter().filter(|(_, count)| **count > WARNINGS) {
        let name = header.bots.get(usize::from(bot)).map_or("", String::as_str);
        let games = counted(count - WARNINGS, "further game");
        output::note(format_args!("warning: bot {name} failed in {games}"));
    }
}
