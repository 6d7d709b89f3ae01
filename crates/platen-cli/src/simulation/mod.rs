//! Many games by bots, on several threads, with results in the order of the games.

mod one;
mod summary;

pub(crate) use one::Finished;
pub(crate) use summary::Summary;

use crate::failure::Outcome;
use platen_lab::Contestant;
use platen_rules::cards::CardSet;
use platen_rules::vocabulary::Seat;
use platen_rules::{GameOptions, SeatInfo, SeatKind, Seed};
use std::sync::Arc;

/// What is to be played.
pub(crate) struct Run {
    pub(crate) cards: Arc<CardSet>,
    pub(crate) options: GameOptions,
    /// One for each player, in seat order.
    pub(crate) bots: Vec<Contestant>,
    pub(crate) seed: Seed,
    pub(crate) games: u64,
    pub(crate) threads: usize,
    /// Whether records are wanted.
    pub(crate) records: bool,
    /// Whether traces are wanted.
    pub(crate) traces: bool,
}

impl Run {
    /// Plays all games and hands each over, in order.
    pub(crate) fn play(&self, mut each: impl FnMut(Finished) -> Outcome) -> Outcome {
        platen_lab::run_in_order(self.games, self.threads, |i| one::play(self, i), |game| each(game?))
    }

    /// The players' seats with their bots.
    pub(crate) fn seats(&self) -> impl Iterator<Item = (Seat, &Contestant)> {
        self.options.player_seats().iter().zip(&self.bots)
    }

    /// Who sits where, the automa included.
    pub(crate) fn seat_infos(&self) -> Vec<SeatInfo> {
        let automa = self.options.automa_seat();
        let automa = automa.map(|seat| SeatInfo { seat, kind: SeatKind::Automa, name: None });
        let bots = self.seats().map(|(seat, bot)| SeatInfo {
            seat,
            kind: SeatKind::Bot,
            name: Some(bot.name.clone()),
        });
        automa.into_iter().chain(bots).collect()
    }
}
