//! What tables and groups of players are called.

use crate::report::players::Player;
use crate::report::tally::{Group, Tally};

/// "expert, 3 players", or who sat at a mixed table.
pub(super) fn table_name(tally: &Tally) -> String {
    let player = |bot: &String| Player::new(bot, &tally.header).to_string();
    let bots: Vec<String> = tally.header.bots.iter().map(player).collect();
    let bots = if tally.is_mirror() { bots[0].clone() } else { bots.join(", ") };
    format!("{bots}, {}", players(tally))
}

fn players(tally: &Tally) -> String {
    let automa = if tally.header.options.automa && tally.players() > 1 { " and automa" } else { "" };
    match tally.players() {
        1 => "solitaire".to_string(),
        n => format!("{n} players{automa}"),
    }
}

pub(super) fn group_name(tally: &Tally, group: &Group) -> String {
    if tally.is_mirror() {
        table_name(tally)
    } else {
        format!("{} against {}, {}", group.player, others(tally, group), players(tally))
    }
}

/// A name for the rows of charts.
pub(super) fn short_name(tally: &Tally, group: &Group) -> String {
    if tally.is_mirror() {
        table_name(tally)
    } else {
        format!("{} v. {} ({})", group.player, others(tally, group), tally.players())
    }
}

fn others(tally: &Tally, group: &Group) -> String {
    let others = tally.groups.iter().filter(|other| other.player != group.player);
    others.map(|other| other.player.to_string()).collect::<Vec<_>>().join(", ")
}
