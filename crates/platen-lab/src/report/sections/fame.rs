//! Scores, titles, where fame comes from, orders, and how long a game is.

use super::items::rate_cell;
use super::names::{group_name, short_name, table_name};
use crate::report::Report;
use crate::report::chart::{Axis, BarRow, BoxRow, bars, boxes, histogram, legend};
use crate::report::figures::{AT_END, SOURCES};
use crate::report::page::{Cell, Table, figure, grid};
use crate::report::tally::{Group, Tally};
use crate::stats::ratio;
use platen_rules::{ROUNDS, Title};

pub(super) fn scores(report: &Report) -> String {
    let groups: Vec<(&Tally, &Group)> = report
        .tallies
        .iter()
        .flat_map(|tally| tally.groups.iter().map(move |group| (tally, group)))
        .collect();
    let most = groups.iter().map(|(_, group)| group.scores.quantile(95)).fold(20.0, f64::max);
    let axis = Axis { label: "final fame", from: 0.0, to: most * 1.05 };
    let row = |&(tally, group): &(&Tally, &Group)| BoxRow {
        label: short_name(tally, group),
        quantiles: [5, 25, 50, 75, 95].map(|part| group.scores.quantile(part)),
        mean: group.scores.mean(),
    };
    let all: Vec<BoxRow> = groups.iter().map(row).collect();
    let caption =
        "Box: the middle half. Line: the median. Whiskers: 5 to 95 of a hundred. Red dot: the mean.";
    let mut figures =
        figure("Final fame by level and player count", &boxes("Final fame", &all, &axis), caption);
    let end = groups.iter().map(|(_, group)| group.scores.end().div_ceil(STEP) * STEP).max().unwrap_or(STEP);
    let axis = Axis { label: "final fame, in steps of 5", from: 0.0, to: ratio(end as u64, 1) };
    for (tally, group) in &groups {
        let counts: Vec<u64> =
            (0..end / STEP).map(|bin| group.scores.between(STEP * bin, STEP * (bin + 1))).collect();
        let title = group_name(tally, group);
        let chart = histogram(&title, &counts, STEP, &axis);
        let (n, mean, median) = (group.n, group.scores.mean(), group.scores.quantile(50));
        let told = format!("{n} players; mean {mean:.1}, median {median:.1}");
        figures += &figure(&title, &chart, &told);
    }
    grid(&figures)
}

/// The width of a column of a histogram of fame.
const STEP: usize = 5;

pub(super) fn titles(report: &Report) -> String {
    let alone: Vec<&Tally> = report.tallies.iter().filter(|tally| tally.players() == 1).collect();
    if alone.is_empty() {
        return String::new();
    }
    let names = Title::ALL.map(Title::name);
    let row =
        |tally: &&Tally| BarRow { label: tally.groups[0].player.to_string(), parts: tally.titles.percents() };
    let all: Vec<BarRow> = alone.iter().map(row).collect();
    let axis = Axis { label: "part of the games, in %", from: 0.0, to: 100.0 };
    let chart = bars("Solitaire titles", &all, &names, &axis) + &legend(&names);
    let mut heads = vec!["bot", "games", "median fame"];
    heads.extend(names);
    let mut table = Table::new("Part of the games with each title, with its 95 % interval.", &heads);
    for tally in alone {
        let median = tally.groups[0].scores.quantile(50);
        let mut cells = vec![
            Cell::text(&tally.groups[0].player.to_string()),
            Cell::count(tally.games),
            Cell::number(median, 1),
        ];
        cells.extend(Title::ALL.map(|title| rate_cell(tally.titles.share(title))));
        table.row(&cells, false);
    }
    grid(&figure("Titles by level", &chart, "END-4: from Student (to 100 fame) to Guildmaster (above 150)."))
        + &table.finish()
}

pub(super) fn sources(report: &Report) -> String {
    let groups = report.groups_shown();
    let mut figures = String::new();
    for (tally, group) in &groups {
        let round = |(at, round): (usize, &[u64; 5])| BarRow {
            label: format!("round {}", at + 1),
            parts: round.iter().map(|&sum| ratio(sum, group.n)).collect(),
        };
        let mut all: Vec<BarRow> = group.fame.iter().enumerate().map(round).collect();
        let mut end = vec![0.0; SOURCES.len()];
        end.extend(group.at_end.map(|sum| ratio(sum, group.n)));
        all.push(BarRow { label: "at the end".to_string(), parts: end });
        let most = all.iter().map(|row| row.parts.iter().sum()).fold(1.0, f64::max);
        let axis = Axis { label: "fame per player", from: 0.0, to: most * 1.05 };
        let chart = bars("Fame by round", &all, &source_names(), &axis);
        figures += &figure(&group_name(tally, group), &chart, "");
    }
    let mut heads = vec!["players"];
    heads.extend(source_names());
    heads.push("all");
    let mut table = Table::new("Mean fame per player by source, over the whole game.", &heads);
    for (tally, group) in
        report.tallies.iter().flat_map(|tally| tally.groups.iter().map(move |group| (tally, group)))
    {
        let rounds = (0..SOURCES.len()).map(|source| group.fame.iter().map(|round| round[source]).sum());
        let sums: Vec<u64> = rounds.chain(group.at_end).collect();
        let mut cells = vec![Cell::text(&group_name(tally, group))];
        cells.extend(sums.iter().map(|&sum| Cell::number(ratio(sum, group.n), 1)));
        cells.push(Cell::number(group.scores.mean(), 1));
        table.row(&cells, false);
    }
    legend(&source_names()) + &grid(&figures) + &table.finish()
}

fn source_names() -> Vec<&'static str> {
    SOURCES.into_iter().chain(AT_END).collect()
}

pub(super) fn orders(report: &Report) -> String {
    let groups: Vec<(&Tally, &Group)> = report
        .tallies
        .iter()
        .flat_map(|tally| tally.groups.iter().map(move |group| (tally, group)))
        .collect();
    let mut heads: Vec<String> = vec!["players".to_string()];
    heads.extend((1..=ROUNDS).map(|round| format!("round {round}")));
    heads.push("all".to_string());
    let heads: Vec<&str> = heads.iter().map(String::as_str).collect();
    let row = |(tally, group): &(&Tally, &Group)| BarRow {
        label: short_name(tally, group),
        parts: group.orders.iter().map(|&count| ratio(count, group.n)).collect(),
    };
    let bars_of: Vec<BarRow> = groups.iter().map(row).collect();
    let most = bars_of.iter().map(|row| row.parts.iter().sum()).fold(1.0, f64::max);
    let axis = Axis { label: "orders fulfilled per player", from: 0.0, to: most * 1.05 };
    let rounds = &heads[1..=usize::from(ROUNDS)];
    let chart = bars("Orders fulfilled", &bars_of, rounds, &axis) + &legend(rounds);
    let mut table = Table::new("Orders fulfilled per player, by round.", &heads);
    for (tally, group) in groups {
        let mut cells = vec![Cell::text(&group_name(tally, group))];
        cells.extend(group.orders.iter().map(|&count| Cell::number(ratio(count, group.n), 2)));
        cells.push(Cell::number(ratio(group.orders.iter().sum(), group.n), 2));
        table.row(&cells, false);
    }
    grid(&figure("Orders fulfilled per player, by round", &chart, "")) + &table.finish()
}

pub(super) fn length(report: &Report) -> String {
    let most = report.tallies.iter().map(|tally| tally.length.quantile(95)).fold(10.0, f64::max);
    let axis = Axis { label: "decisions in a game, of all players", from: 0.0, to: most * 1.05 };
    let row = |tally: &Tally| BoxRow {
        label: table_name(tally),
        quantiles: [5, 25, 50, 75, 95].map(|part| tally.length.quantile(part)),
        mean: tally.length.mean(),
    };
    let all: Vec<BoxRow> = report.tallies.iter().map(row).collect();
    let chart = boxes("Decisions in a game", &all, &axis);
    grid(&figure("Decisions in a game", &chart, "Free actions and choices with one outcome count too."))
}
