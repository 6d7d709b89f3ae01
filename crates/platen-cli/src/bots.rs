//! The bots that can sit at a table: one table, from which help and messages are made.

use crate::failure::{Failure, Outcome};
use platen_rules::vocabulary::Seat;
use platen_rules::{Action, Look, Seed};
use rand_core::Rng;

/// A program that decides for one seat, from what lies open.
pub(crate) trait Bot {
    /// A legal choice of the seat; none if it has none.
    fn choose(&mut self, look: &Look<'_>, seat: Seat) -> Option<Action>;
}

/// A kind of bot.
#[derive(Clone, Copy)]
pub(crate) struct BotKind {
    pub(crate) name: &'static str,
    pub(crate) about: &'static str,
    make: fn(Seed, Seat) -> Box<dyn Bot>,
}

impl BotKind {
    /// A bot for a seat of the game with that seed.
    pub(crate) fn sit_down(&self, seed: Seed, seat: Seat) -> Box<dyn Bot> {
        (self.make)(seed, seat)
    }
}

/// Every kind there is.
const BOTS: [BotKind; 1] = [BotKind {
    name: "random",
    about: "every legal choice with the same chance",
    make: |seed, seat| Box::new(Random { rng: seed.player_rng(seat), buffer: Vec::new() }),
}];

/// The list for help texts.
pub(crate) fn help() -> String {
    let lines: Vec<String> = BOTS.iter().map(|bot| format!("  {:<8} {}", bot.name, bot.about)).collect();
    format!(
        "Who plays: a comma list of bots, one for each player, or one name for all seats\n\nBots:\n{}",
        lines.join("\n")
    )
}

/// Reads a comma list: one name for all seats, or one for each.
pub(crate) fn read_list(list: &str, seats: usize) -> Outcome<Vec<BotKind>> {
    let kinds = list.split(',').map(|name| find(name.trim())).collect::<Outcome<Vec<BotKind>>>()?;
    match kinds.as_slice() {
        [one] => Ok(vec![*one; seats]),
        _ if kinds.len() == seats => Ok(kinds),
        _ => Err(Failure::could_not(format_args!("{} bots named for {seats} seats", kinds.len()))
            .hint("name one bot for all seats, or one for each; the automa needs none")),
    }
}

fn find(name: &str) -> Outcome<BotKind> {
    BOTS.iter().find(|bot| bot.name == name).copied().ok_or_else(|| {
        let known: Vec<&str> = BOTS.iter().map(|bot| bot.name).collect();
        Failure::could_not(format_args!("unknown bot {name:?}"))
            .hint(format!("bots are: {}", known.join(" ")))
    })
}

struct Random<R> {
    rng: R,
    buffer: Vec<Action>,
}

impl<R: Rng> Bot for Random<R> {
    fn choose(&mut self, look: &Look<'_>, seat: Seat) -> Option<Action> {
        look.random_action(seat, &mut self.rng, &mut self.buffer)
    }
}
