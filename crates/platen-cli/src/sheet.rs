//! The score sheet: fame by where it came from.

use platen_rules::vocabulary::Seat;
use platen_rules::{GameResult, Score};
use std::fmt::Write;

const NAME_WIDTH: usize = 16;

/// A line of the sheet and its rule.
type Row = (&'static str, fn(&Score) -> u16);

const ROWS: [Row; 9] = [
    ("colours", |score| score.fame.colours),
    ("decorations", |score| score.fame.decoration),
    ("bonuses", |score| score.fame.bonus),
    ("gears", |score| score.fame.gears),
    ("Tory", |score| score.fame.tory),
    ("levels IV to VI", |score| score.specialties),
    ("patronage cards", |score| score.patronage),
    ("guilders", |score| score.guilders),
    ("total", |score| score.total),
];

/// The sheet as a table, one column a player, and the result under it when the game is over.
pub(crate) fn sheet(result: &GameResult, over: bool, name: impl Fn(Seat) -> String) -> String {
    let mut text = String::new();
    let _ = write_sheet(&mut text, result, over, name);
    text
}

fn write_sheet(
    text: &mut String,
    result: &GameResult,
    over: bool,
    name: impl Fn(Seat) -> String,
) -> std::fmt::Result {
    let cut = |seat: Seat| name(seat).chars().take(NAME_WIDTH - 2).collect::<String>();
    write!(text, "{:<18}", if over { "Final score" } else { "If it ended now" })?;
    for score in &result.scores {
        write!(text, "{:>NAME_WIDTH$}", cut(score.seat))?;
    }
    writeln!(text)?;
    for (row, value) in ROWS {
        if row == "Tory" && result.scores.iter().all(|score| score.fame.tory == 0) {
            continue;
        }
        write!(text, "{row:<18}")?;
        for score in &result.scores {
            write!(text, "{:>NAME_WIDTH$}", value(score))?;
        }
        writeln!(text)?;
    }
    if !over {
        return Ok(());
    }
    let winners: Vec<String> = result.winners().iter().map(|&seat| name(seat)).collect();
    match result.title {
        Some(title) => writeln!(text, "\n{}: {}", winners.join(""), title.name()),
        None if winners.len() == 1 => writeln!(text, "\n{} wins.", winners.join("")),
        None => writeln!(text, "\n{} share the win.", winners.join(" and ")),
    }
}
