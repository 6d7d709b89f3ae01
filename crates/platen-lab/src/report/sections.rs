//! The sections of the page, each from what was measured.

use super::Report;
use super::chart::{Axis, BarRow, BoxRow, DotRow, bars, boxes, dots, histogram, legend, spark};
use super::checks::Verdict;
use super::faces::{Kind, Row, markers, rows, title_case};
use super::figures::{AT_END, SOURCES};
use super::page::{Cell, FEW, Table, figure, grid};
use super::tally::{Group, Item, Tally};
use super::values::{Estimate, Worth, worth};
use crate::stats::ratio;
use platen_rules::vocabulary::BoardAction;
use platen_rules::{ROUNDS, Title};

type Section = (&'static str, &'static str, String);

/// Every section that has something to show: its anchor, its title, its body.
pub(crate) fn all(report: &Report) -> Vec<Section> {
    let sections = [
        ("played", "What was played", played(report)),
        ("calibration", "Calibration", calibration(report)),
        ("scores", "Scores", scores(report)),
        ("titles", "Solitaire titles", titles(report)),
        ("seats", "Seats", seats(report)),
        ("characters", "Characters", characters(report)),
        ("sources", "Where fame comes from", sources(report)),
        ("orders", "Orders fulfilled", orders(report)),
        ("plans", "Plans", plans(report)),
        ("printing", "Printing cards", printing(report)),
        ("refinement", "Refinement cards", refinement(report)),
        ("bonuses", "Bonuses", bonuses(report)),
        ("gears", "Gears", gears(report)),
        ("patronage", "Patronage cards", patronage(report)),
        ("length", "Length of a game", length(report)),
        ("rules", "Rules at work", rules(report)),
    ];
    sections.into_iter().filter(|(_, _, body)| !body.is_empty()).collect()
}

/// "expert, 3 players", or who sat at a mixed table.
fn table_name(tally: &Tally) -> String {
    let bots = if tally.is_mirror() { tally.groups[0].bot.clone() } else { tally.header.bots.join(", ") };
    format!("{bots}, {}", players(tally))
}

fn players(tally: &Tally) -> String {
    let automa = if tally.header.options.automa && tally.players() > 1 { " and automa" } else { "" };
    match tally.players() {
        1 => "solitaire".to_string(),
        n => format!("{n} players{automa}"),
    }
}

fn group_name(tally: &Tally, group: &Group) -> String {
    if tally.is_mirror() {
        table_name(tally)
    } else {
        format!("{} against {}, {}", group.bot, others(tally, group), players(tally))
    }
}

/// A name for the rows of charts.
fn short_name(tally: &Tally, group: &Group) -> String {
    if tally.is_mirror() {
        table_name(tally)
    } else {
        format!("{} v. {} ({})", group.bot, others(tally, group), tally.players())
    }
}

fn others(tally: &Tally, group: &Group) -> String {
    let others = tally.groups.iter().map(|other| other.bot.as_str()).filter(|bot| *bot != group.bot);
    others.collect::<Vec<_>>().join(", ")
}

fn played(report: &Report) -> String {
    let heads =
        ["players", "games", "set", "seed", "<options that are not default", "decisions lost by failing"];
    let mut table = Table::new("Every line is a match in duplicate deals.", &heads);
    for tally in &report.tallies {
        let header = &tally.header;
        let usual = platen_rules::GameOptions::new(header.options.players);
        let unusual =
            header.options.values().into_iter().zip(usual.values()).filter(|(is, usual)| is != usual);
        let unusual: Vec<String> = unusual.map(|((name, value), _)| format!("{name}={value}")).collect();
        let unusual = if unusual.is_empty() { "none".to_string() } else { unusual.join(" ") };
        let seed = header.seed.to_string();
        let cells = [
            Cell::text(&table_name(tally)),
            Cell::count(tally.games),
            Cell::text(&header.set),
            Cell::text(short_seed(&seed)),
            Cell::text(&unusual).class("left"),
            Cell::count(tally.stumbles),
        ];
        table.row(&cells, false);
    }
    table.finish()
}

/// A small seed without its zeros.
fn short_seed(seed: &str) -> &str {
    let trimmed = seed.trim_end_matches('0');
    if trimmed.len() <= 16 { &seed[..16] } else { seed }
}

fn calibration(report: &Report) -> String {
    let checks = report.checks();
    if checks.is_empty() {
        return String::new();
    }
    let caption = "What the cards must be (point 4 of the calibration), and what these games say. Seats and characters are \
        judged where all players are the same bot.";
    let mut table = Table::new(caption, &["what", "<verdict", "<found", "<limit", "games", "games wanted"]);
    for check in checks {
        let verdict = check.verdict();
        let within = if check.within { "within so far" } else { "beyond so far" };
        let (class, word) = match verdict {
            Verdict::Pass => ("pass", "pass".to_string()),
            Verdict::Fail => ("fail", "fail".to_string()),
            Verdict::TooFew => ("wait", format!("too few games; {within}")),
        };
        let cells = [
            Cell::text(&check.what),
            Cell::text(&word).class(class),
            Cell::text(&check.found).class("left"),
            Cell::face(&check.limit),
            Cell::count(check.games),
            Cell::count(check.wanted),
        ];
        table.row(&cells, false);
    }
    table.finish()
}

fn scores(report: &Report) -> String {
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

fn titles(report: &Report) -> String {
    let alone: Vec<&Tally> = report.tallies.iter().filter(|tally| tally.players() == 1).collect();
    if alone.is_empty() {
        return String::new();
    }
    let names = Title::ALL.map(Title::name);
    let row = |tally: &&Tally| BarRow {
        label: tally.groups[0].bot.clone(),
        parts: tally.titles.iter().map(|&count| 100.0 * ratio(count, tally.games)).collect(),
    };
    let all: Vec<BarRow> = alone.iter().map(row).collect();
    let axis = Axis { label: "part of the games, in %", from: 0.0, to: 100.0 };
    let chart = bars("Solitaire titles", &all, &names, &axis) + &legend(&names);
    let mut heads = vec!["bot", "games", "median fame"];
    heads.extend(names);
    let mut table = Table::new("Games by title.", &heads);
    for tally in alone {
        let median = tally.groups[0].scores.quantile(50);
        let mut cells =
            vec![Cell::text(&tally.groups[0].bot), Cell::count(tally.games), Cell::number(median, 1)];
        cells.extend(tally.titles.iter().map(|&count| Cell::count(count)));
        table.row(&cells, false);
    }
    grid(&figure("Titles by level", &chart, "END-4: from Student (to 100 fame) to Guildmaster (above 150)."))
        + &table.finish()
}

fn share_axis(rows: &[DotRow]) -> Axis<'static> {
    let ends = |row: &DotRow| row.ends.unwrap_or([row.value, row.value]);
    let low = rows.iter().map(|row| ends(row)[0].min(row.fair)).fold(100.0, f64::min);
    let high = rows.iter().map(|row| ends(row)[1].max(row.fair)).fold(0.0, f64::max);
    Axis { label: "win share, in %", from: (low - 3.0).max(0.0), to: (high + 3.0).min(100.0) }
}

fn dot(label: String, share: Estimate, fair: f64) -> DotRow {
    let share = share.times(100.0);
    DotRow { label, value: share.value, ends: share.interval(), fair }
}

fn seats(report: &Report) -> String {
    let mut figures = String::new();
    for (tally, group) in
        report.groups_of(report.strongest()).into_iter().filter(|(tally, _)| tally.players() > 1)
    {
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
        let chart = dots("Win share by seat", &all, &share_axis(&all));
        figures += &figure(&group_name(tally, group), &chart, "");
    }
    if figures.is_empty() {
        return String::new();
    }
    let note = "How often each place in the first round's player order won, and each seat at the table. The dashed line is the \
        share of that bot at that table, which is the fair share where all players are equal; orange means that the interval leaves it out.";
    format!("<p>{note}</p>{}", grid(&figures))
}

fn ordinal(place: u8) -> &'static str {
    ["1st", "2nd", "3rd", "4th"].get(usize::from(place)).copied().unwrap_or("")
}

fn characters(report: &Report) -> String {
    let groups = report.groups_of(report.strongest());
    let mut all = rows(report, &groups, Kind::Character);
    all.retain(|row| row.worth.n + row.worth.seen > 0);
    if all.is_empty() {
        return String::new();
    }
    let worth_of = |row: &Row| row.worth.share.unwrap_or(row.worth.fame).value;
    all.sort_by(|a, b| worth_of(b).total_cmp(&worth_of(a)));
    let dots_of = all.iter().filter_map(|row| Some(dot(row.name.clone(), row.worth.share?, 0.0)));
    let dots_of: Vec<DotRow> = dots_of.collect();
    let reach = dots_of
        .iter()
        .map(|row| row.ends.map_or(row.value.abs(), |[low, high]| high.max(-low)))
        .fold(3.0, f64::max);
    let axis = Axis { label: "win share above fair, in points of a hundred", from: -reach, to: reach };
    let mut figures = String::new();
    if !dots_of.is_empty() {
        let chart = dots("Win share by character", &dots_of, &axis);
        figures = grid(&figure(
            "Win share by character, all player counts",
            &chart,
            "The limit of the calibration is 6 points either way.",
        ));
    }
    let heads = ["character", "kept", "kept when dealt", FAME, SHARE];
    let mut table = Table::new(&shown_for(report, "who kept it"), &heads);
    let (most_fame, most_share) = most(&all);
    for row in &all {
        let worth = &row.worth;
        let mut cells =
            vec![Cell::text(&row.name), Cell::count(worth.n), percent(ratio(worth.n, worth.seen))];
        cells.extend(worth_cells(worth, most_fame, most_share));
        table.row(&cells, worth.n < FEW);
    }
    figures + &table.finish()
}

/// For whom the figures of a section are.
fn shown_for(report: &Report, who: &str) -> String {
    let bot = report.strongest();
    let others = if report.bots().len() > 1 { " Those of other levels are in the JSON." } else { "" };
    format!("Players of {bot} {who}, against all players of {bot} at such tables.{others}")
}

fn percent(share: f64) -> Cell {
    Cell::html(format!("{:.1} %", 100.0 * share), share)
}

/// The greatest ends of the intervals, for the scale of the small charts; rare items do not count.
fn most(rows: &[Row]) -> (f64, f64) {
    let end = |estimate: Estimate| estimate.value.abs() + estimate.reach.unwrap_or(0.0);
    let often = || rows.iter().filter(|row| row.worth.n >= FEW);
    let fame = often().map(|row| end(row.worth.fame)).fold(0.5, f64::max);
    let share = often().filter_map(|row| row.worth.share).map(end).fold(0.02, f64::max);
    (fame, share)
}

const FAME: &str = "fame above average";
const SHARE: &str = "win share above average, in points";

fn worth_cells(worth: &Worth, most_fame: f64, most_share: f64) -> [Cell; 2] {
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

fn sources(report: &Report) -> String {
    let groups = report.groups_of(report.strongest());
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

fn orders(report: &Report) -> String {
    let mut heads: Vec<String> = vec!["players".to_string()];
    heads.extend((1..=ROUNDS).map(|round| format!("round {round}")));
    heads.push("all".to_string());
    let heads: Vec<&str> = heads.iter().map(String::as_str).collect();
    let mut table = Table::new("Orders fulfilled per player, by round.", &heads);
    for (tally, group) in
        report.tallies.iter().flat_map(|tally| tally.groups.iter().map(move |group| (tally, group)))
    {
        let mut cells = vec![Cell::text(&group_name(tally, group))];
        cells.extend(group.orders.iter().map(|&count| Cell::number(ratio(count, group.n), 2)));
        cells.push(Cell::number(ratio(group.orders.iter().sum(), group.n), 2));
        table.row(&cells, false);
    }
    table.finish()
}

fn plans(report: &Report) -> String {
    let groups = report.groups_of(report.strongest());
    let heads = ["split, most first", "times", FAME, SHARE];
    let mut table =
        Table::new(&shown_for(report, "who split their markers like that in a round"), &heads).tall();
    let mut shapes = rows(report, &groups, Kind::Shape);
    shapes.sort_by_key(|row| std::cmp::Reverse(row.worth.n));
    let (most_fame, most_share) = most(&shapes);
    for row in &shapes {
        let mut cells = vec![Cell::text(&row.name), Cell::count(row.worth.n)];
        cells.extend(worth_cells(&row.worth, most_fame, most_share));
        table.row(&cells, row.worth.n < FEW);
    }
    let heads = ["action", "markers", "times", FAME, SHARE];
    let mut by_action =
        Table::new(&shown_for(report, "who put so many markers on an action in a round"), &heads).tall();
    let all = rows(report, &groups, Kind::Markers);
    let (most_fame, most_share) = most(&all);
    for action in BoardAction::ALL {
        for n in 0..=10 {
            let worth = markers(&groups, action, n);
            if worth.n == 0 {
                continue;
            }
            let mut cells =
                vec![Cell::text(&title_case(action.code())), Cell::count(n.into()), Cell::count(worth.n)];
            cells.extend(worth_cells(&worth, most_fame, most_share));
            by_action.row(&cells, worth.n < FEW);
        }
    }
    by_action.finish() + &table.finish()
}

/// A table of cards: some figures of their own, then what they are worth.
fn cards(
    report: &Report,
    kind: Kind,
    who: &str,
    heads: &[&str],
    own: impl Fn(&Worth) -> Vec<Cell>,
) -> String {
    let groups = report.groups_of(report.strongest());
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

/// Why no card of a kind stands at 0.
const MORE_IS_BETTER: &str = "<p>Whoever fulfils more orders ends better, whatever the cards: compare the cards with each \
    other rather than with 0.</p>";

fn printing(report: &Report) -> String {
    let heads = ["no.", "taken", "fulfilled", "fulfilled when taken"];
    let table = cards(report, Kind::Printing, "who fulfilled an order with it", &heads, |worth| {
        vec![Cell::count(worth.seen), Cell::count(worth.n), percent(ratio(worth.n, worth.seen))]
    });
    format!("{MORE_IS_BETTER}{table}")
}

fn refinement(report: &Report) -> String {
    let heads = ["no.", "taken", "fulfilled", "fulfilled when taken", "fame when fulfilled"];
    let table = cards(report, Kind::Refinement, "who fulfilled an order with it", &heads, |worth| {
        let fame = Cell::number(ratio(worth.gave, worth.n), 1);
        vec![Cell::count(worth.seen), Cell::count(worth.n), percent(ratio(worth.n, worth.seen)), fame]
    });
    format!("{MORE_IS_BETTER}{table}")
}

fn bonuses(report: &Report) -> String {
    cards(report, Kind::Bonus, "who took it", &["bonus", "taken"], |worth| vec![Cell::count(worth.n)])
}

fn gears(report: &Report) -> String {
    let heads = ["no.", "installed", "uses each", "fame each"];
    cards(report, Kind::Gear, "who installed it", &heads, |worth| {
        let each = |sum| Cell::number(ratio(sum, worth.n), 2);
        vec![Cell::count(worth.n), each(worth.seen), each(worth.gave)]
    })
}

fn patronage(report: &Report) -> String {
    cards(report, Kind::Patronage, "who took it", &["no.", "taken"], |worth| vec![Cell::count(worth.n)])
}

fn length(report: &Report) -> String {
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

fn rules(report: &Report) -> String {
    let tallies: Vec<&Tally> = report.tallies.iter().collect();
    let mut names: Vec<&String> = tallies.iter().flat_map(|tally| tally.rules.keys()).collect();
    names.sort_by_key(|name| rule_order(name));
    names.dedup();
    let mut heads: Vec<String> = vec!["rule".to_string()];
    heads.extend(tallies.iter().map(|tally| table_name(tally)));
    let heads: Vec<&str> = heads.iter().map(String::as_str).collect();
    let mut table =
        Table::new("How often a rule was seen at work, per game, all players together.", &heads).tall();
    for name in names {
        let mut cells = vec![Cell::text(name)];
        cells.extend(
            tallies.iter().map(|tally| {
                Cell::number(ratio(tally.rules.get(name).copied().unwrap_or(0), tally.games), 3)
            }),
        );
        table.row(&cells, false);
    }
    table.finish()
}

/// Family, then number, then the rest: GRW-2 before GRW-10.
fn rule_order(name: &str) -> (String, u32, String) {
    let (family, rest) = name.split_once('-').unwrap_or((name, ""));
    let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
    (family.to_string(), digits.parse().unwrap_or(0), rest.to_string())
}
