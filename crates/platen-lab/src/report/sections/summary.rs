//! What stands out, in a few lines: where to look first.

use super::names::{group_name, table_name};
use crate::report::Report;
use crate::report::cells::Item;
use crate::report::chart::escape;
use crate::report::checks::Verdict;
use crate::report::faces::{Kind, Row, rows};
use crate::report::never::never_seen;
use crate::report::page::FEW;
use crate::report::tally::Group;
use crate::report::values::Estimate;

/// Further from its kind than that, in fame, and beyond its interval: worth a look.
const FAR: f64 = 1.0;

const KINDS: [(Kind, &str, &str); 6] = [
    (Kind::Character, "Character", "characters"),
    (Kind::Printing, "Printing card", "printing"),
    (Kind::Refinement, "Refinement card", "refinement"),
    (Kind::Gear, "Gear", "gears"),
    (Kind::Patronage, "Patronage card", "patronage"),
    (Kind::Bonus, "Bonus", "bonuses"),
];

pub(super) fn summary(report: &Report) -> String {
    let mut lines = verdicts(report);
    lines.extend(matches(report));
    lines.extend(plan(report));
    lines.extend(KINDS.iter().flat_map(|kind| far_off(report, kind)));
    lines.extend(silent_rules(report));
    lines.extend(failures(report));
    if lines.is_empty() {
        return "<p>Nothing: all limits are kept or wait for more games, and no card is far from its kind.</p>".to_string();
    }
    let items =
        lines.iter().map(|(anchor, line)| format!("<li>{} <a href='#{anchor}'>more</a></li>", escape(line)));
    format!("<ul>{}</ul>\n", items.collect::<String>())
}

/// Where to read more, and what there is to say.
type Line = (&'static str, String);

/// Limits that are broken, and how many could not be judged.
fn verdicts(report: &Report) -> Vec<Line> {
    let checks = report.checks();
    let failed = checks.iter().filter(|check| check.verdict() == Verdict::Fail);
    let mut lines: Vec<Line> = failed
        .map(|check| ("calibration", format!("{}: {} (limit: {}).", check.what, check.found, check.limit)))
        .collect();
    let open =
        checks.iter().filter(|check| !matches!(check.verdict(), Verdict::Fail | Verdict::Pass)).count();
    if open > 0 {
        lines.push((
            "calibration",
            format!("{open} of {} limits cannot be judged by these games.", checks.len()),
        ));
    }
    lines
}

fn matches(report: &Report) -> Vec<Line> {
    let mixed = report.tallies.iter().filter(|tally| !tally.is_mirror());
    let ahead = mixed.filter_map(|tally| {
        let over = |group: &&Group| tally.win_share(group).1[0] > tally.fair_share(group);
        let group = tally.groups.iter().find(over)?;
        let (share, [low, high]) = tally.win_share(group);
        let [share, low, high] = [share, low, high].map(|part| 100.0 * part);
        let who = group_name(tally, group);
        Some(("winners", format!("{who}: wins {share:.1} % ({low:.1} to {high:.1}).")))
    });
    ahead.collect()
}

/// The plan that is made most often.
fn plan(report: &Report) -> Option<Line> {
    let bot = report.shown()?;
    let all = rows(report, &report.groups_shown(), Kind::Plan);
    let times: u64 = all.iter().map(|row| row.worth.n).sum();
    let first = all.iter().max_by_key(|row| row.worth.n).filter(|row| row.worth.n >= FEW)?;
    let part = 100.0 * crate::stats::ratio(first.worth.n, times);
    Some(("plans", format!("The most frequent plan of {bot} is {} ({part:.1} %).", first.name)))
}

/// The item of a kind that is worth most, and the one that is worth least, if they are far from the others.
fn far_off(report: &Report, &(kind, noun, anchor): &(Kind, &'static str, &'static str)) -> Vec<Line> {
    let mut all = rows(report, &report.groups_shown(), kind);
    all.retain(|row| row.worth.n >= FEW);
    let usual = median(&all);
    let far = |row: &&Row| {
        let Estimate { value, reach } = row.worth.fame;
        (value - usual).abs() > FAR + reach.unwrap_or(f64::INFINITY)
    };
    let by_fame = |a: &&Row, b: &&Row| a.worth.fame.value.total_cmp(&b.worth.fame.value);
    let most = all.iter().filter(far).max_by(by_fame).filter(|row| row.worth.fame.value > usual);
    let least = all.iter().filter(far).min_by(by_fame).filter(|row| row.worth.fame.value < usual);
    let ends = [(most, "more"), (least, "less")].into_iter();
    let told = ends.filter_map(|(row, word)| {
        let row = row?;
        let (fame, reach) = ((row.worth.fame.value - usual).abs(), row.worth.fame.reach?);
        let face = if row.face.is_empty() { String::new() } else { format!(" ({})", row.face) };
        let name =
            if matches!(row.item, Item::Bonus(_)) { format!("“{}”", row.name) } else { row.name.clone() };
        Some((
            anchor,
            format!("{noun} {name}{face}: {fame:.1} ± {reach:.1} fame {word} than the middle of its kind."),
        ))
    });
    told.collect()
}

fn median(rows: &[Row]) -> f64 {
    let mut values: Vec<f64> = rows.iter().map(|row| row.worth.fame.value).collect();
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or(0.0)
}

fn silent_rules(report: &Report) -> Option<Line> {
    let never = never_seen(report);
    let first = report.words.rule(never.first()?);
    let line = match never.len() {
        1 => format!("One rule was never seen at work: {first}."),
        n => format!("{n} rules were never seen at work, among them: {first}."),
    };
    Some(("rules", line))
}

fn failures(report: &Report) -> Vec<Line> {
    let lost = report.tallies.iter().filter(|tally| tally.stumbles > 0);
    lost.map(|tally| {
        ("played", format!("{}: {} decisions were lost by failing.", table_name(tally), tally.stumbles))
    })
    .collect()
}
