//! Many games by bots, on several threads, with results in the order of the games.

mod one;
mod stats;
mod summary;

pub(crate) use one::Finished;
pub(crate) use summary::Summary;

use crate::failure::Outcome;
use platen_bots::BotKind;
use platen_rules::cards::CardSet;
use platen_rules::vocabulary::Seat;
use platen_rules::{GameOptions, SeatInfo, SeatKind, Seed};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{SyncSender, sync_channel};

/// Games that a thread plays before it hands them over.
const BATCH: u64 = 8;

/// What is to be played.
pub(crate) struct Run {
    pub(crate) cards: Arc<CardSet>,
    pub(crate) options: GameOptions,
    /// One for each player, in seat order.
    pub(crate) bots: Vec<BotKind>,
    pub(crate) seed: Seed,
    pub(crate) games: u64,
    pub(crate) threads: usize,
    /// Whether records are wanted.
    pub(crate) records: bool,
    /// Whether traces are wanted.
    pub(crate) traces: bool,
}

type Batch = (u64, Vec<Outcome<Finished>>);

impl Run {
    /// Plays all games and hands each over, in order.
    pub(crate) fn play(&self, mut each: impl FnMut(Finished) -> Outcome) -> Outcome {
        let next = AtomicU64::new(0);
        let (sender, receiver) = sync_channel(2 * self.threads);
        std::thread::scope(|scope| {
            for _ in 0..self.threads {
                let (sender, next) = (sender.clone(), &next);
                scope.spawn(move || self.work(next, &sender));
            }
            drop(sender);
            // When a game cannot be handed over, the receiver goes and with it the threads.
            let receiver = receiver;
            let mut waiting: BTreeMap<u64, Vec<Outcome<Finished>>> = BTreeMap::new();
            let mut due = 0;
            while let Ok((first, games)) = receiver.recv() {
                waiting.insert(first, games);
                while let Some(games) = waiting.remove(&due) {
                    due += BATCH;
                    games.into_iter().try_for_each(|game| each(game?))?;
                }
            }
            Ok(())
        })
    }

    fn work(&self, next: &AtomicU64, sender: &SyncSender<Batch>) {
        loop {
            let first = next.fetch_add(BATCH, Ordering::Relaxed);
            if first >= self.games {
                return;
            }
            let last = self.games.min(first.saturating_add(BATCH));
            let games = (first..last).map(|i| one::play(self, i)).collect();
            if sender.send((first, games)).is_err() {
                return;
            }
        }
    }

    /// The players' seats with their bots.
    pub(crate) fn seats(&self) -> impl Iterator<Item = (Seat, &BotKind)> {
        self.options.player_seats().iter().zip(&self.bots)
    }

    /// Who sits where, the automa included.
    pub(crate) fn seat_infos(&self) -> Vec<SeatInfo> {
        let automa = self.options.automa_seat();
        let automa = automa.map(|seat| SeatInfo { seat, kind: SeatKind::Automa, name: None });
        let bots = self.seats().map(|(seat, bot)| SeatInfo {
            seat,
            kind: SeatKind::Bot,
            name: Some(bot.name.to_string()),
        });
        automa.into_iter().chain(bots).collect()
    }
}
