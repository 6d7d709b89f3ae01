//! Naming bots on the command line.

use crate::failure::{Failure, Outcome};
use platen_bots::{BOTS, BotKind};
use platen_lab::counted;

/// The list for help texts.
pub(crate) fn help() -> String {
    help_with("Who plays: a comma list of bots, one for each player, or one name for all seats")
}

/// The list for help texts of matches.
pub(crate) fn help_for_matches() -> String {
    help_with("Who plays: a comma list of 1 to 4 bots; a name may be given more than once")
}

/// The list, under a line of its own.
pub(crate) fn help_with(head: &str) -> String {
    let lines: Vec<String> = BOTS.iter().map(|bot| format!("  {:<10} {}", bot.name, bot.about)).collect();
    format!("{head}\n\nBots:\n{}", lines.join("\n"))
}

/// Reads a comma list: one name for all seats, or one for each.
pub(crate) fn read_list(list: &str, seats: usize) -> Outcome<Vec<BotKind>> {
    let kinds = read_names(list)?;
    match kinds.as_slice() {
        [one] => Ok(vec![*one; seats]),
        _ if kinds.len() == seats => Ok(kinds),
        _ => Err(Failure::could_not(format_args!(
            "{} named for {}",
            counted(kinds.len() as u64, "bot"),
            counted(seats as u64, "seat")
        ))
        .hint("name one bot for all seats, or one for each; the automa needs none")),
    }
}

/// Reads a comma list of any length.
pub(crate) fn read_names(list: &str) -> Outcome<Vec<BotKind>> {
    list.split(',').map(|name| find(name.trim())).collect()
}

fn find(name: &str) -> Outcome<BotKind> {
    platen_bots::find(name).ok_or_else(|| {
        let known: Vec<&str> = BOTS.iter().map(|bot| bot.name).collect();
        Failure::could_not(format_args!("unknown bot {name:?}"))
            .hint(format!("bots are: {}", known.join(" ")))
    })
}
