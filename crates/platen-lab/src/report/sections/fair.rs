//! Whether seats and characters are fair.

use super::items::{FAME, SHARE, most, rate_cell, shown_for, worth_cells};
use super::names::group_name;
use crate::report::Report;
use crate::report::cells::Item;
use crate::report::chart::{Axis, DotRow, dots};
use crate::report::checks::CHARACTER_POINTS;
use crate::report::faces::{Kind, Row, rows};
use crate::report::page::{Cell, FEW, Table, figure, grid};
use crate::report::tally::{Group, Tally};
use crate::report::values::{Estimate, worth};

pub(super) fn seats(report: &Report) -> String {
    let mut figures = String::new();
    for (tally, group) in report.groups_shown().into_iter().filter(|(tally, _)| tally.players() > 1) {
        let automa = u8::from(tally.header.options.automa);
        let seats = tally.header.options.seat_count() as u8;
        let average = group.mean_share();
        let mut all = Vec::new();
        for (item, word) in [(Item::Place as fn(u8) -> Item, "in player order"), (Item::Seat, "seat")] {
            for number in automa..seats {
                let Some(share) = worth(&[(tally, group)], item(number)).share else { continue };
                let label = if word == "seat" {
                    format!("seat {number}")
                } else {
                    format!("{} {word}", ordinal(number - automa))
                };
                all.push(dot(label, share.plus(average), 100.0 * average));
            }
        }
        let chart = dots("Win share by seat", &all, &share_axis(&all), None);
        figures += &figure(&group_name(tally, group), &chart, "");
    }
    if figures.is_empty() {
        return String::new();
    }
    let note = "How often each place in the first round's player order won, and each seat at the table. The dashed line is the \
        share of that bot at that table, which is the fair share where all players are equal; orange means that the interval, which is that of the difference, leaves it out.";
    format!("<p>{note}</p>{}", grid(&figures))
}

fn ordinal(place: u8) -> &'static str {
    ["1st", "2nd", "3rd", "4th"].get(usize::from(place)).copied().unwrap_or("")
}

pub(super) fn characters(report: &Report) -> String {
    let groups = report.groups_shown();
    let mut all = rows(report, &groups, Kind::Character);
    all.retain(|row| row.worth.n + row.worth.seen > 0);
    if all.is_empty() {
        return String::new();
    }
    let worth_of = |row: &Row| row.worth.share.unwrap_or(row.worth.fame).value;
    all.sort_by(|a, b| worth_of(b).total_cmp(&worth_of(a)));
    let counts = 2..=4;
    let charts: String = counts.filter_map(|players| character_chart(report, &groups, players)).collect();
    let heads = ["character", "kept", "kept when dealt", FAME, SHARE];
    let mut table = Table::new(&shown_for(report, "who kept it"), &heads);
    let (most_fame, most_share) = most(&all);
    for row in &all {
        let worth = &row.worth;
        let mut cells = vec![Cell::text(&row.name), Cell::count(worth.n), rate_cell(worth.rate())];
        cells.extend(worth_cells(worth, most_fame, most_share));
        table.row(&cells, worth.n < FEW);
    }
    let charts = if charts.is_empty() { charts } else { grid(&charts) };
    charts + &table.finish()
}

/// Win shares by character at tables of so many players.
fn character_chart(report: &Report, groups: &[(&Tally, &Group)], players: u64) -> Option<String> {
    let equal = |tally: &Tally| tally.players() == players && tally.is_mirror();
    let groups: Vec<(&Tally, &Group)> = groups.iter().copied().filter(|(tally, _)| equal(tally)).collect();
    let all = rows(report, &groups, Kind::Character);
    let mut all: Vec<DotRow> =
        all.iter().filter_map(|row| Some(dot(row.name.clone(), row.worth.share?, 0.0))).collect();
    all.sort_by(|a, b| b.value.total_cmp(&a.value));
    let end = |row: &DotRow| row.ends.map_or(row.value.abs(), |[low, high]| high.max(-low));
    let reach = 1.05 * all.iter().map(end).reduce(f64::max)?.max(CHARACTER_POINTS);
    let axis = Axis { label: "points above the fair share", from: -reach, to: reach };
    let chart = dots("Win share by character", &all, &axis, Some(CHARACTER_POINTS));
    let by_chance = groups.iter().any(|(tally, _)| tally.header.chance_keeps);
    let keeper = if by_chance { "chance" } else { "the bots" };
    let caption = format!(
        "Between equal players, kept by {keeper}. The dotted lines are the limit of the calibration, {CHARACTER_POINTS} points either way."
    );
    Some(figure(&format!("Win share by character, {players} players"), &chart, &caption))
}

pub(super) fn share_axis(rows: &[DotRow]) -> Axis<'static> {
    let ends = |row: &DotRow| row.ends.unwrap_or([row.value, row.value]);
    let low = rows.iter().map(|row| ends(row)[0].min(row.fair)).fold(100.0, f64::min);
    let high = rows.iter().map(|row| ends(row)[1].max(row.fair)).fold(0.0, f64::max);
    Axis { label: "win share, in %", from: (low - 3.0).max(0.0), to: (high + 3.0).min(100.0) }
}

fn dot(label: String, share: Estimate, fair: f64) -> DotRow {
    let share = share.times(100.0);
    DotRow { label, value: share.value, ends: share.interval(), fair }
}
