//! The figures of every item as CSV, for a spreadsheet.

use super::Report;
use super::faces::{Row, rows as rows_of};
use super::figures::KINDS;
use super::values::Estimate;
use std::fmt::Write;

const HEAD: &str = "bot,kind,name,face,players,seen,fame_above_average,fame_low,fame_high,\
    win_share_above_average,win_share_low,win_share_high\n";

/// A row for each bot and item that came up.
pub(crate) fn rows(report: &Report) -> String {
    let mut text = HEAD.to_string();
    for bot in report.bots() {
        let groups = report.groups_of(bot);
        for (kind, name) in KINDS {
            let seen =
                rows_of(report, &groups, kind).into_iter().filter(|row| row.worth.n + row.worth.seen > 0);
            seen.for_each(|row| add(&mut text, &quoted(&bot.to_string()), name, &row));
        }
    }
    text
}

fn add(text: &mut String, bot: &str, kind: &str, row: &Row) {
    let worth = &row.worth;
    let (fame, share) = (numbers(Some(worth.fame)), numbers(worth.share));
    let (name, face) = (quoted(&row.name), quoted(&row.face));
    let _ = writeln!(text, "{bot},{kind},{name},{face},{},{},{fame},{share}", worth.n, worth.seen);
}

/// The value and both ends; empty where nothing is known.
fn numbers(estimate: Option<Estimate>) -> String {
    let Some(estimate) = estimate else { return ",,".to_string() };
    let ends = estimate.interval().map_or(",".to_string(), |[low, high]| format!("{low:.5},{high:.5}"));
    format!("{:.5},{ends}", estimate.value)
}

fn quoted(text: &str) -> String {
    if text.contains([',', '"', '\n']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.to_string()
    }
}
