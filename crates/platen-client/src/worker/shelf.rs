//! Which table is which stored game, and who has it open.

use super::desk::Input;
use crate::store::{Lock, lock};
use crate::wire::{GameNo, Summary};
use futures_channel::mpsc::UnboundedSender;
use platen_host::protocol::TableNo;
use platen_rules::vocabulary::Seat;
use platen_rules::{Phase, SeatKind, Session};
use std::collections::BTreeMap;

/// The games that are open here.
pub(super) struct Shelf {
    open: BTreeMap<TableNo, Open>,
    desk: UnboundedSender<Input>,
}

struct Open {
    game: GameNo,
    _lock: Lock,
}

impl Shelf {
    pub(super) fn new(desk: UnboundedSender<Input>) -> Shelf {
        Shelf { open: BTreeMap::new(), desk }
    }

    pub(super) fn game_at(&self, table: TableNo) -> Option<GameNo> {
        self.open.get(&table).map(|open| open.game)
    }

    pub(super) fn table_of(&self, game: GameNo) -> Option<TableNo> {
        self.open.iter().find(|(_, open)| open.game == game).map(|(table, _)| *table)
    }

    /// Takes the lock of a game, from another tab if `steal`.
    pub(super) async fn lock(&self, game: GameNo, steal: bool) -> Option<Lock> {
        let desk = self.desk.clone();
        let lost = move || drop(desk.unbounded_send(Input::TakenOver(game)));
        lock(&format!("platen-game-{}", game.0), steal, lost).await
    }

    pub(super) fn put(&mut self, table: TableNo, game: GameNo, lock: Lock) {
        self.open.insert(table, Open { game, _lock: lock });
    }

    /// Lets others open a game.
    pub(super) fn release(&mut self, table: TableNo) {
        self.open.remove(&table);
    }
}

/// A number that no game has; if one had it all the same, the store would refuse.
pub(super) fn fresh_game() -> GameNo {
    GameNo(getrandom::u32().unwrap_or_default())
}

/// How a game stands, as far as everyone may know.
pub(super) fn summary(session: &Session) -> Summary {
    let (record, table) = (session.record(), session.game().view(None).table);
    Summary {
        options: record.options,
        seats: record.seats.clone(),
        round: table.round,
        over: table.phase == Phase::Over,
        fame: session.game().standing().scores.iter().map(|score| score.total).collect(),
        revision: record.entries.len() as u32,
        stored: js_sys::Date::now(),
    }
}

/// The seats of people.
pub(super) fn people(session: &Session) -> Vec<Seat> {
    let seats = session.record().seats.iter();
    seats.filter(|info| info.kind == SeatKind::Human).map(|info| info.seat).collect()
}
