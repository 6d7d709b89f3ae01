//! The score sheet: fame by where it came from.

use crate::screen::{Line, Style, columns_of};
use platen_rules::{Event, GameResult, Score};
use platen_texts::{Axles, Speaker};
use std::fmt::Write;

const NAME_WIDTH: usize = 16;
const SOURCE_WIDTH: usize = 18;

/// A line of the sheet: the source of fame, and how much it gave.
type Row = (&'static str, fn(&Score) -> u16);

const ROWS: [Row; 9] = [
    ("colours", |score| score.fame.colours),
    ("decoration", |score| score.fame.decoration),
    ("bonus", |score| score.fame.bonus),
    ("gears", |score| score.fame.gears),
    ("tory", |score| score.fame.tory),
    ("specialties", |score| score.specialties),
    ("patronage", |score| score.patronage),
    ("guilders", |score| score.guilders),
    ("total", |score| score.total),
];

/// The sheet as a table, one column a player, and the result under it when the game is over.
pub(crate) fn sheet(result: &GameResult, over: bool, speaker: &Speaker) -> String {
    let names = result.scores.iter().map(|score| speaker.name(score.seat).to_string());
    let head = speaker.say(if over { "score-final" } else { "score-so-far" });
    let mut text = row(&head, names);
    for (source, value) in ROWS {
        if source == "tory" && result.scores.iter().all(|score| score.fame.tory == 0) {
            continue;
        }
        let values = result.scores.iter().map(|score| value(score).to_string());
        text += &row(&speaker.score_source(source), values);
    }
    if over {
        let told = Event::Result { ranking: result.ranking.clone(), title: result.title };
        let _ = writeln!(text, "\n{}", speaker.event(&told, &Axles::new()));
    }
    text
}

fn row(head: &str, cells: impl Iterator<Item = String>) -> String {
    let head = Line::of(Style::Plain, head).padded(SOURCE_WIDTH);
    let cells = cells.map(|cell| columns_of(&cell, NAME_WIDTH));
    format!("{}{}\n", head.text(), cells.collect::<String>())
}
