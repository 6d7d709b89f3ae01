//! All figures of a report as JSON.

use super::Report;
use super::cells::Item;
use super::faces::{Kind, Row, rows};
use super::never::never_seen;
use super::players::Player;
use super::tally::{Group, Tally};
use super::values::win_share;
use crate::standing::options_json;
use crate::stats::ratio;
use platen_rules::vocabulary::Character;
use serde_json::{Map, Value, json};

/// The version of the JSON.
const VERSION: u32 = 2;

/// The sources of fame that are counted round by round.
pub(crate) const SOURCES: [&str; 5] = ["colours", "decoration", "bonus", "gears", "Tory"];
/// The sources of fame that are counted at the end.
pub(crate) const AT_END: [&str; 3] = ["specialties", "patronage", "guilders"];

pub(crate) const KINDS: [(Kind, &str); 9] = [
    (Kind::Printing, "printing_cards"),
    (Kind::Refinement, "refinement_cards"),
    (Kind::Gear, "gears"),
    (Kind::Patronage, "patronage_cards"),
    (Kind::Bonus, "bonuses"),
    (Kind::Character, "characters"),
    (Kind::Shape, "plan_shapes"),
    (Kind::Plan, "plans"),
    (Kind::Markers, "plan_markers"),
];

pub(crate) fn figures(report: &Report) -> Value {
    json!({
        "format": "platen-report",
        "version": VERSION,
        "games": report.games(),
        "contests": report.tallies.iter().map(contest).collect::<Vec<_>>(),
        "calibration": report.checks().iter().map(super::checks::Check::to_json).collect::<Vec<_>>(),
        "rules_never_seen": never_seen(report),
        "bots": report.bots().into_iter().map(|bot| bot_figures(report, bot)).collect::<Vec<_>>(),
    })
}

fn contest(tally: &Tally) -> Value {
    let header = &tally.header;
    let per_game = tally.rules.iter().map(|(rule, count)| (rule.clone(), json!(ratio(*count, tally.games))));
    let mut value = json!({
        "bots": header.bots, "players": tally.players(), "games": tally.games, "games_asked": header.games,
        "seeds": tally.seeds,
        "bots_hash": header.bots_hash, "set": header.set, "set_hash": header.set_hash, "options": options_json(header),
        "iterations": header.iterations, "chance_keeps": header.chance_keeps, "lost_decisions": tally.stumbles,
        "decisions_per_game": {
            "mean": tally.length.mean(), "p5": tally.length.quantile(5), "median": tally.length.quantile(50),
            "p95": tally.length.quantile(95),
        },
        "rules_per_game": Value::Object(per_game.collect()),
        "players_of": tally.groups.iter().map(|group| players_of(tally, group)).collect::<Vec<_>>(),
    });
    if tally.players() == 1 {
        value["titles"] = tally.titles.to_json();
    }
    value
}

fn players_of(tally: &Tally, group: &Group) -> Value {
    let (n, scores) = (group.n, &group.scores);
    let at_end =
        AT_END.iter().zip(group.at_end).map(|(name, sum)| ((*name).to_string(), json!(ratio(sum, n))));
    let rounds = group.fame.iter().map(|round| round.map(|sum| ratio(sum, n)));
    let bins = (0..scores.end().div_ceil(5)).map(|bin| scores.between(5 * bin, 5 * bin + 5));
    let mut value = json!({
        "bot": group.player.to_string(), "n": n, "mean_fame": scores.mean(),
        "fame": { "p5": scores.quantile(5), "p25": scores.quantile(25), "median": scores.quantile(50),
            "p75": scores.quantile(75), "p95": scores.quantile(95) },
        "fame_in_steps_of_5": bins.collect::<Vec<_>>(),
        "decisions": ratio(group.decisions, n),
        "fame_sources": SOURCES,
        "fame_by_round": rounds.collect::<Vec<_>>(),
        "fame_at_end": Value::Object(at_end.collect::<Map<_, _>>()),
        "orders_by_round": group.orders.map(|count| ratio(count, n)),
    });
    if tally.players() > 1 {
        let (share, interval) = tally.win_share(group);
        value["win_share"] = json!(share);
        value["interval"] = json!(interval);
        value["fair_share"] = json!(tally.fair_share(group));
        let seats = || 0..tally.header.options.seat_count() as u8;
        let characters = Character::ALL.map(|character| (character.code(), Item::Character(character)));
        value["by_seat"] = shares(group, seats().map(|seat| (seat, Item::Seat(seat))));
        value["by_place"] = shares(group, seats().map(|place| (place, Item::Place(place))));
        value["by_character"] = shares(group, characters);
    }
    value
}

fn shares<N: ToString>(group: &Group, items: impl IntoIterator<Item = (N, Item)>) -> Value {
    let found = items.into_iter().filter_map(|(name, item)| {
        let cell = group.cells.get(&item).filter(|cell| cell.n > 0)?;
        Some((name.to_string(), json!({ "n": cell.n, "win_share": win_share(cell).to_json() })))
    });
    Value::Object(found.collect())
}

fn bot_figures(report: &Report, bot: &Player) -> Value {
    let groups = report.groups_of(bot);
    let mut value = json!({ "bot": bot.to_string() });
    for (kind, name) in KINDS {
        let seen: Vec<Row> =
            rows(report, &groups, kind).into_iter().filter(|row| row.worth.n + row.worth.seen > 0).collect();
        value[name] = seen.iter().map(|row| row_json(kind, row)).collect();
    }
    value
}

fn row_json(kind: Kind, row: &Row) -> Value {
    let worth = &row.worth;
    let mut value = json!({
        "name": row.name, "n": worth.n, "fame_above_average": worth.fame.to_json(),
        "win_share_above_average": worth.share.map(super::values::Estimate::to_json),
    });
    if !row.face.is_empty() {
        value["face"] = json!(row.face);
    }
    match kind {
        Kind::Printing => value["taken"] = json!(worth.seen),
        Kind::Refinement => {
            value["taken"] = json!(worth.seen);
            value["fame_when_fulfilled"] = json!(ratio(worth.gave, worth.n));
        }
        Kind::Gear => {
            value["uses_per_install"] = json!(ratio(worth.seen, worth.n));
            value["fame_per_install"] = json!(ratio(worth.gave, worth.n));
        }
        Kind::Character => value["dealt"] = json!(worth.seen),
        Kind::Patronage | Kind::Bonus | Kind::Shape | Kind::Plan | Kind::Markers => {}
    }
    let rate = match kind {
        Kind::Printing | Kind::Refinement => "fulfilled_when_taken",
        Kind::Character => "kept_when_dealt",
        _ => return value,
    };
    let (share, interval) = worth.rate();
    value[rate] = json!({ "value": share, "interval": interval });
    value
}
