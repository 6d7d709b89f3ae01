//! What plans, cards, gears and bonuses are worth.

use crate::report::chart::spark;
use crate::report::faces::{Kind, Row, rows};
use crate::report::page::{Cell, FEW, Table};
use crate::report::values::{Estimate, Worth};
use crate::report::{ENOUGH, Report};
use crate::stats::{Interval, ratio};

/// Exact plans that the page lists; the JSON and the CSV have all.
const PLANS: usize = 60;

pub(super) fn plans(report: &Report) -> String {
    let mut exact = rows(report, &report.groups_shown(), Kind::Plan);
    exact.sort_by_key(|row| std::cmp::Reverse(row.worth.n));
    let all = exact.len();
    exact.truncate(PLANS);
    let listed = format!("who planned exactly that in a round; the {} most frequent of {all}", exact.len());
    let mut shapes = rows(report, &report.groups_shown(), Kind::Shape);
    shapes.sort_by_key(|row| std::cmp::Reverse(row.worth.n));
    let markers = rows(report, &report.groups_shown(), Kind::Markers);
    table(report, &exact, "plan", &listed)
        + &table(report, &markers, "action and markers", "who put so many markers on an action in a round")
        + &table(report, &shapes, "split, most first", "who split their markers like that in a round")
}

fn table(report: &Report, rows: &[Row], what: &str, who: &str) -> String {
    let mut table = Table::new(&shown_for(report, who), &[what, "times", FAME, SHARE]).tall();
    let (most_fame, most_share) = most(rows);
    for row in rows {
        let mut cells = vec![Cell::text(&row.name), Cell::count(row.worth.n)];
        cells.extend(worth_cells(&row.worth, most_fame, most_share));
        table.row(&cells, row.worth.n < FEW);
    }
    table.finish()
}

/// A table of cards: some figures of their own, then what they are worth.
fn cards(
    report: &Report,
    kind: Kind,
    who: &str,
    heads: &[&str],
    own: impl Fn(&Worth) -> Vec<Cell>,
) -> String {
    let groups = report.groups_shown();
    let all = rows(report, &groups, kind);
    let faces = all.iter().any(|row| !row.face.is_empty());
    let mut names = vec![heads[0]];
    if faces {
        names.push("<face");
    }
    names.extend(&heads[1..]);
    names.extend([FAME, SHARE]);
    let mut table = Table::new(&shown_for(report, who), &names).tall();
    let (most_fame, most_share) = most(&all);
    for row in all.iter().filter(|row| row.worth.n + row.worth.seen > 0) {
        let mut cells = vec![number_or_text(&row.name)];
        if faces {
            cells.push(Cell::face(&row.face));
        }
        cells.extend(own(&row.worth));
        cells.extend(worth_cells(&row.worth, most_fame, most_share));
        table.row(&cells, row.worth.n < FEW);
    }
    table.finish()
}

fn number_or_text(name: &str) -> Cell {
    name.parse().map_or_else(|_| Cell::text(name), Cell::count)
}

/// A table of what players come by the more of the better they play, so that nothing in it stands at 0 by itself.
fn more_is_better(who: &str, table: &str) -> String {
    format!(
        "<p>Whoever {who} ends better more often than not, whichever they are: compare them with each other rather than \
         with 0.</p>{table}"
    )
}

pub(super) fn printing(report: &Report) -> String {
    let heads = ["no.", "taken", "fulfilled", "fulfilled when taken"];
    let table = cards(report, Kind::Printing, "who fulfilled an order with it", &heads, |worth| {
        vec![Cell::count(worth.seen), Cell::count(worth.n), rate_cell(worth.rate())]
    });
    more_is_better("fulfils more orders", &table)
}

pub(super) fn refinement(report: &Report) -> String {
    let heads = ["no.", "taken", "fulfilled", "fulfilled when taken", "fame when fulfilled"];
    let table = cards(report, Kind::Refinement, "who fulfilled an order with it", &heads, |worth| {
        let fame = Cell::number(ratio(worth.gave, worth.n), 1);
        vec![Cell::count(worth.seen), Cell::count(worth.n), rate_cell(worth.rate()), fame]
    });
    more_is_better("fulfils more orders", &table)
}

pub(super) fn bonuses(report: &Report) -> String {
    let heads = ["bonus", "taken"];
    let table = cards(report, Kind::Bonus, "who took it", &heads, |worth| vec![Cell::count(worth.n)]);
    more_is_better("takes more bonuses", &table)
}

pub(super) fn gears(report: &Report) -> String {
    let heads = ["no.", "installed", "uses each", "fame each"];
    let table = cards(report, Kind::Gear, "who installed it", &heads, |worth| {
        let each = |sum| Cell::number(ratio(sum, worth.n), 2);
        vec![Cell::count(worth.n), each(worth.seen), each(worth.gave)]
    });
    more_is_better("installs more gears", &table)
}

pub(super) fn patronage(report: &Report) -> String {
    let heads = ["no.", "taken"];
    let table = cards(report, Kind::Patronage, "who took it", &heads, |worth| vec![Cell::count(worth.n)]);
    more_is_better("takes more patronage cards", &table)
}

/// For whom the figures of a section are.
pub(super) fn shown_for(report: &Report, who: &str) -> String {
    let bot = report.shown().map_or(String::new(), ToString::to_string);
    let others = if report.bots().len() > 1 {
        format!(
            " Shown is the strongest level with {ENOUGH} players, or the one with most; others are in the JSON."
        )
    } else {
        String::new()
    };
    format!("Players of {bot} {who}, against all players of {bot} at such tables.{others}")
}

/// A rate with its interval.
pub(super) fn rate_cell((share, [low, high]): (f64, Interval)) -> Cell {
    let [share_of, low, high] = [share, low, high].map(|part| 100.0 * part);
    Cell::html(format!("{share_of:.1} % <span class='soft'>{low:.1} to {high:.1}</span>"), share)
}

/// The greatest ends of the intervals, for the scale of the small charts; rare items do not count.
pub(super) fn most(rows: &[Row]) -> (f64, f64) {
    let end = |estimate: Estimate| estimate.value.abs() + estimate.reach.unwrap_or(0.0);
    let often = || rows.iter().filter(|row| row.worth.n >= FEW);
    let fame = often().map(|row| end(row.worth.fame)).fold(0.5, f64::max);
    let share = often().filter_map(|row| row.worth.share).map(end).fold(0.02, f64::max);
    (fame, share)
}

pub(super) const FAME: &str = "fame above average";

pub(super) const SHARE: &str = "win share above average, in points";

pub(super) fn worth_cells(worth: &Worth, most_fame: f64, most_share: f64) -> [Cell; 2] {
    if worth.n == 0 {
        return [Cell::none(), Cell::none()];
    }
    let points = |share: Estimate| estimate_cell(share.times(100.0), 100.0 * most_share);
    [estimate_cell(worth.fame, most_fame), worth.share.map_or_else(Cell::none, points)]
}

fn estimate_cell(estimate: Estimate, most: f64) -> Cell {
    let Estimate { value, reach } = estimate;
    let sign = if value >= 0.0 { "+" } else { "−" };
    let html = match reach {
        Some(reach) => format!("{sign}{:.1} ± {reach:.1} {}", value.abs(), spark(value, reach, most)),
        None => format!("{sign}{:.1}", value.abs()),
    };
    Cell::html(html, value)
}
