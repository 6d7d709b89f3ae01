//! Which table is which stored game, and who has it open.

use super::desk::Input;
use crate::store::{Lock, Row, lock};
use crate::wire::{DamagedGame, GameNo, SavedGame, Summary, code, refusal};
use futures_channel::mpsc::UnboundedSender;
use platen_host::protocol::{No, TableNo};
use platen_host::{Head, Host};
use platen_rules::vocabulary::Seat;
use platen_rules::{Phase, SeatKind, Seed, Session};
use std::collections::BTreeMap;

/// The games that are open here.
pub(super) struct Shelf {
    open: BTreeMap<TableNo, Open>,
    /// Games that could not be opened.
    damaged: BTreeMap<GameNo, No>,
    desk: UnboundedSender<Input>,
}

struct Open {
    game: GameNo,
    _lock: Lock,
}

impl Shelf {
    pub(super) fn new(desk: UnboundedSender<Input>) -> Shelf {
        Shelf { open: BTreeMap::new(), damaged: BTreeMap::new(), desk }
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

    /// Notes that a game cannot be opened, if that is because of what is stored.
    pub(super) fn note_damage(&mut self, game: GameNo, why: &No) {
        if ![code::NO_GAME, code::NO_STORAGE, code::FULL].contains(&why.code.as_str()) {
            self.damaged.insert(game, why.clone());
        }
    }

    /// Lets others open a game.
    pub(super) fn release(&mut self, table: TableNo) {
        self.open.remove(&table);
    }
}

/// The games that can be opened, the latest first, and those that cannot, as far as is known without playing them through.
pub(super) fn listed(rows: Vec<Row>, shelf: &Shelf) -> (Vec<SavedGame>, Vec<DamagedGame>) {
    let (mut games, mut damaged) = (Vec::new(), Vec::new());
    for row in rows {
        let game = row.game;
        let known = shelf.damaged.get(&game).cloned();
        match known.map_or_else(|| whole(row), Err) {
            Ok(summary) => games.push(SavedGame { game, summary }),
            Err(why) => damaged.push(DamagedGame { game, why }),
        }
    }
    games.sort_by(|one, other| other.summary.stored.total_cmp(&one.summary.stored));
    (games, damaged)
}

/// How a game stands whose head can be read and that has all its entries.
fn whole(row: Row) -> Result<Summary, No> {
    let Row { head, summary, entries, .. } = row;
    can_begin(&head.map_err(|error| error.no())?)?;
    let summary = summary.map_err(|error| error.no())?;
    let lacks = || refusal(code::DAMAGED, format!("{entries} of {} steps are stored", summary.revision));
    if entries == summary.revision { Ok(summary) } else { Err(lacks()) }
}

/// Whether a table can be made from a head: its version and its set are known here.
fn can_begin(head: &Head) -> Result<(), No> {
    Host::new(Seed([0; 32])).restore(TableNo(1), head, &[])
}

/// A number that no game has; if one had it all the same, the store would refuse.
pub(super) fn fresh_game() -> GameNo {
    GameNo(getrandom::u32().unwrap_or_default())
}

/// What the players have; the end is counted when it has come.
fn fame(session: &Session) -> Vec<u16> {
    let table = session.game().table();
    match session.game().result() {
        Some(result) => result.scores.iter().map(|score| score.total).collect(),
        None => table.options.player_seats().iter().map(|seat| table.players[seat].fame.total()).collect(),
    }
}

/// How a game stands, as far as everyone may know.
pub(super) fn summary(session: &Session) -> Summary {
    let (record, table) = (session.record(), session.game().view(None).table);
    Summary {
        options: record.options,
        seats: record.seats.clone(),
        round: table.round,
        over: table.phase == Phase::Over,
        fame: fame(session),
        revision: record.entries.len() as u32,
        stored: js_sys::Date::now(),
    }
}

/// The seats of people.
pub(super) fn people(session: &Session) -> Vec<Seat> {
    let seats = session.record().seats.iter();
    seats.filter(|info| info.kind == SeatKind::Human).map(|info| info.seat).collect()
}
