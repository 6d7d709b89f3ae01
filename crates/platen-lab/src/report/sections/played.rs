//! What was played, whether the cards are as they must be, and who won.

use super::names::{group_name, short_name, table_name};
use crate::report::chart::{DotRow, dots};
use crate::report::checks::Verdict;
use crate::report::page::{Cell, Table, figure, grid};
use crate::report::sections::fair::share_axis;
use crate::report::tally::{Group, Tally};
use crate::report::words::games_of;
use crate::report::{Report, set_name};
use crate::stats::ratio;
use platen_rules::GameOptions;

pub(super) fn played(report: &Report) -> String {
    let heads = [
        "players",
        "games",
        "seed",
        "iterations",
        "characters kept by",
        "<options that are not default",
        "decisions lost by failing",
    ];
    let mut table = Table::new(&with_what(report), &heads);
    for tally in &report.tallies {
        let header = &tally.header;
        let usual = GameOptions::new(header.options.players);
        let unusual =
            header.options.values().into_iter().zip(usual.values()).filter(|(is, usual)| is != usual);
        let unusual: Vec<String> = unusual.map(|((name, value), _)| format!("{name}={value}")).collect();
        let unusual = if unusual.is_empty() { "none".to_string() } else { unusual.join(" ") };
        let iterations = header.iterations.map_or("the level's own".to_string(), |n| n.to_string());
        let keeper = match (header.options.characters, header.chance_keeps) {
            (false, _) => "–",
            (true, true) => "chance",
            (true, false) => "the bots",
        };
        let seeds: Vec<String> =
            tally.seeds.iter().map(|seed| short_seed(&seed.to_string()).to_string()).collect();
        let cells = [
            Cell::text(&table_name(tally)),
            Cell::html(games_of(tally.games, header.games), ratio(tally.games, 1)),
            Cell::text(&seeds.join(", ")),
            Cell::text(&iterations),
            Cell::text(keeper),
            Cell::text(&unusual).class("left"),
            Cell::count(tally.stumbles),
        ];
        table.row(&cells, false);
    }
    table.finish()
}

/// The cards, the rules and the bots, which are the same for all games of a report.
fn with_what(report: &Report) -> String {
    let every = "Every line is a match in duplicate deals.";
    let Some(tally) = report.tallies.first() else { return every.to_string() };
    let header = &tally.header;
    let set = set_name(&header.set, &header.set_hash);
    let (rules, bots) = (header.rules, &header.bots_hash);
    let faces = if report.cards.is_some() {
        ""
    } else {
        " Their faces are not shown: it is no published set, and its file was not given by --set."
    };
    format!("{every} Cards: {set}.{faces} Rules: revision {rules}. Bots: revision {bots}.")
}

/// A small seed without its zeros.
fn short_seed(seed: &str) -> &str {
    let trimmed = seed.trim_end_matches('0');
    if trimmed.len() <= 16 { &seed[..16] } else { seed }
}

pub(super) fn calibration(report: &Report) -> String {
    let checks = report.checks();
    if checks.is_empty() {
        return String::new();
    }
    let caption = "What the cards must be, and what these games say. Titles are judged for the weakest, the second and the \
        strongest level as they are. Seats and characters are judged where all players are the same bot, think for a few \
        milliseconds a decision, and, for characters, where chance kept them: a bot keeps what it likes better.";
    let mut table = Table::new(caption, &["what", "<verdict", "<found", "<limit", "games"]);
    for check in checks {
        let verdict = check.verdict();
        let within = if check.within { "within so far" } else { "beyond so far" };
        let (class, word) = match verdict {
            Verdict::Pass => ("pass", "pass".to_string()),
            Verdict::Fail => ("fail", "fail".to_string()),
            Verdict::TooFew => ("wait", format!("too few games; {within}")),
            Verdict::Unfit(why) => ("unfit", format!("{why}; {within}")),
        };
        let cells = [
            Cell::text(&check.what),
            Cell::text(&word).class(class),
            Cell::text(&check.found).class("left"),
            Cell::face(&check.limit),
            Cell::html(format!("{} of {}", check.games, check.wanted), ratio(check.games, check.wanted)),
        ];
        table.row(&cells, false);
    }
    table.finish()
}

/// How the levels did against each other.
pub(super) fn winners(report: &Report) -> String {
    let mixed = report.tallies.iter().filter(|tally| !tally.is_mirror());
    let all: Vec<(&Tally, &Group)> =
        mixed.flat_map(|tally| tally.groups.iter().map(move |group| (tally, group))).collect();
    if all.is_empty() {
        return String::new();
    }
    let heads = ["players", "games", "win share", "95 % interval", "if all were equal", "mean fame"];
    let mut table = Table::new("Shares of the wins in whole deals; shared wins are divided.", &heads);
    let mut rows = Vec::new();
    for (tally, group) in all {
        let ((share, [low, high]), fair) = (tally.win_share(group), tally.fair_share(group));
        let cells = [
            Cell::text(&group_name(tally, group)),
            Cell::count(tally.games),
            Cell::html(format!("{:.1} %", 100.0 * share), share),
            Cell::html(format!("{:.1} to {:.1} %", 100.0 * low, 100.0 * high), low),
            Cell::html(format!("{:.1} %", 100.0 * fair), fair),
            Cell::number(group.mean_fame(), 1),
        ];
        table.row(&cells, false);
        let ends = Some([100.0 * low, 100.0 * high]);
        rows.push(DotRow { label: short_name(tally, group), value: 100.0 * share, ends, fair: 100.0 * fair });
    }
    let chart = dots("Win shares", &rows, &share_axis(&rows), None);
    let caption = "The dashed line is the share if all were equally strong.";
    grid(&figure("Win shares of levels against each other", &chart, caption)) + &table.finish()
}
