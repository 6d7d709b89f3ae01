//! Looking through records: any that a client brings, and what was played at its tables so far.

use super::making::sound_record;
use super::{Answer, ClientNo, Host};
use crate::protocol::{Message, Reel, ReplayNo, SetChoice, SetName, Shown, Sight, TableNo, Trouble};
use crate::table::Cards;
use platen_rules::vocabulary::Seat;
use platen_rules::{Action, Entry, Event, Game, Record};
use std::sync::Arc;

/// The most replays that a client looks at.
const MOST_REPLAYS: usize = 8;

/// A record that is being looked through.
#[derive(Clone, Debug)]
pub(super) struct Replay {
    /// The table where it was played, if it was played here.
    table: Option<TableNo>,
    /// The record, with the actions that were not undone alone.
    record: Record,
    cards: Cards,
}

impl Replay {
    fn new(table: Option<TableNo>, mut record: Record, cards: Cards, actions: &[(Seat, Action)]) -> Replay {
        let act = |&(seat, action): &(Seat, Action)| Entry::Act { seat, action };
        record.entries = actions.iter().map(act).collect();
        Replay { table, record, cards }
    }

    pub(super) fn table(&self) -> Option<TableNo> {
        self.table
    }

    fn reel(&self, replay: ReplayNo) -> Message {
        let Record { set, set_hash, options, seats, entries, .. } = &self.record;
        Message::Reel(Box::new(Reel {
            replay,
            set: SetName { name: set.clone(), hash: set_hash.clone() },
            options: *options,
            seats: seats.clone(),
            steps: entries.len() as u32,
        }))
    }

    fn entries_to(&self, step: u32) -> Result<&[Entry], Trouble> {
        let last = self.record.entries.len() as u32;
        self.record.entries.get(..step as usize).ok_or(Trouble::NoStep { step, last })
    }

    /// The record up to a step, with its cards.
    pub(super) fn record_to(&self, step: u32) -> Result<(Record, Cards), Trouble> {
        let entries = self.entries_to(step)?.to_vec();
        Ok((Record { entries, ..self.record.clone() }, self.cards.clone()))
    }

    fn shown(&self, replay: ReplayNo, step: u32, viewer: Option<Seat>) -> Result<Message, Trouble> {
        let mut events: Vec<Event> = Vec::new();
        let Record { options, seed, .. } = self.record;
        let mut game = Game::begin(Arc::clone(&self.cards.0), options, seed, &mut events)?;
        let mut last = None;
        for entry in self.entries_to(step)? {
            let Entry::Act { seat, action } = entry else { continue };
            events.clear();
            // Every action was accepted when the record was opened.
            let _ = game.apply_into(*seat, action, &mut events);
            last = Some((*seat, *action));
        }
        let secret = |(seat, action): &(Seat, Action)| {
            matches!(action, Action::CommitPlan { .. }) && viewer != Some(*seat)
        };
        Ok(Message::Shown(Box::new(Shown {
            replay,
            step,
            seat: last.map(|(seat, _)| seat),
            action: last.filter(|last| !secret(last)).map(|(_, action)| action),
            events,
            sight: Sight::past(game.cards(), game.view(viewer)),
        })))
    }
}

impl Host {
    pub(super) fn replay_record(&mut self, client: ClientNo, text: &str, set: &SetChoice) -> Answer {
        let (session, cards) = sound_record(text, set)?;
        let replay = Replay::new(None, session.record().clone(), cards, session.actions());
        self.look_through(client, replay)
    }

    pub(super) fn replay_table(&mut self, client: ClientNo, table: TableNo) -> Answer {
        let (found, _) = self.place(client, table)?;
        let session = found.session();
        let replay = Replay::new(Some(table), session.record().clone(), found.cards(), session.actions());
        self.look_through(client, replay)
    }

    fn look_through(&mut self, client: ClientNo, replay: Replay) -> Answer {
        let client = self.clients.entry(client).or_default();
        if client.replays.len() >= MOST_REPLAYS {
            return Err(Trouble::TooMany { what: "replays", most: MOST_REPLAYS }.into());
        }
        client.next_replay = client.next_replay.wrapping_add(1);
        let number = ReplayNo(client.next_replay);
        let message = replay.reel(number);
        client.replays.insert(number, replay);
        Ok(Some(message))
    }

    pub(super) fn replay(&self, client: ClientNo, replay: ReplayNo) -> Result<&Replay, Trouble> {
        let known = self.clients.get(&client).and_then(|client| client.replays.get(&replay));
        known.ok_or(Trouble::NoReplay { replay })
    }

    pub(super) fn replay_step(
        &mut self,
        client: ClientNo,
        number: ReplayNo,
        step: u32,
        viewer: Option<Seat>,
    ) -> Answer {
        let replay = self.replay(client, number)?;
        if let Some(table) = replay.table.filter(|&table| self.is_running(table)) {
            let (_, place) = self.place(client, table)?;
            if viewer.is_some() && viewer != place.at {
                return Err(Trouble::NotYourView.into());
            }
        }
        Ok(Some(replay.shown(number, step, viewer)?))
    }

    pub(super) fn replay_close(&mut self, client: ClientNo, replay: ReplayNo) -> Answer {
        self.replay(client, replay)?;
        if let Some(client) = self.clients.get_mut(&client) {
            client.replays.remove(&replay);
        }
        Ok(Some(Message::Done))
    }
}
