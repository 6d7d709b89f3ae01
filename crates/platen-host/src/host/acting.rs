//! Acting, undoing, and handing the device over.

use super::{Answer, ClientNo, Effect, Host, Out};
use crate::protocol::{Message, TableNo, Trouble};
use crate::table::Before;
use platen_rules::Action;
use platen_rules::vocabulary::Seat;

impl Host {
    pub(super) fn act(
        &mut self,
        client: ClientNo,
        out: &mut Out,
        table: TableNo,
        seat: Seat,
        action: &Action,
        revision: u32,
    ) -> Answer {
        self.check_fresh(client, table, seat, revision)?;
        let Some(found) = self.tables.get_mut(&table) else { return Err(Trouble::NoTable { table }.into()) };
        let before = found.before();
        found.act(seat, action)?;
        out.keep_entry(found);
        self.changed(table, before, out);
        Ok(Some(self.news(client, table, &before)?))
    }

    pub(super) fn undo(
        &mut self,
        client: ClientNo,
        out: &mut Out,
        table: TableNo,
        seat: Seat,
        revision: u32,
        steps: u32,
    ) -> Answer {
        self.check_fresh(client, table, seat, revision)?;
        let Some(found) = self.tables.get_mut(&table) else { return Err(Trouble::NoTable { table }.into()) };
        if !found.house().undo {
            return Err(Trouble::UndoOff.into());
        }
        found.may_undo(seat)?;
        let before = found.before();
        found.undo(seat)?;
        out.keep_entry(found);
        for _ in 1..steps {
            if found.undo(seat).is_err() {
                break;
            }
            out.keep_entry(found);
        }
        self.changed(table, before, out);
        Ok(Some(self.news(client, table, &before)?))
    }

    /// The seat is at the device of the client, and what it decided still counts.
    fn check_fresh(
        &self,
        client: ClientNo,
        table: TableNo,
        seat: Seat,
        made_for: u32,
    ) -> Result<(), Trouble> {
        let found = self.own(client, table, seat)?;
        let revision = found.revision();
        if found.still_counts(seat, made_for) { Ok(()) } else { Err(Trouble::Stale { made_for, revision }) }
    }

    /// A table has changed: who is to think changes with it, and everyone there will be told.
    pub(super) fn changed(&mut self, table: TableNo, before: Before, out: &mut Out) {
        out.changed.insert(table, before);
        self.reconsider(table, out);
    }

    pub(super) fn hand_over(
        &mut self,
        client: ClientNo,
        out: &mut Out,
        table: TableNo,
        to: Option<Seat>,
    ) -> Answer {
        let (_, place) = self.place_mut(client, table)?;
        if let Some(seat) = to.filter(|&seat| !place.holds.contains(seat)) {
            return Err(Trouble::NotYourSeat { seat }.into());
        }
        if place.at != to {
            place.trial = None;
            place.at = to;
            self.forget_hints(client, table, out);
        }
        Ok(Some(self.state(client, table)?))
    }

    pub(super) fn save(&mut self, client: ClientNo, out: &mut Out, table: TableNo) -> Answer {
        let (found, _) = self.place(client, table)?;
        let text = found.session().to_text();
        if found.is_over() {
            return Ok(Some(Message::Record { table, text }));
        }
        self.may_arrange(client).map_err(|_| Trouble::GameRunning)?;
        out.effects.push(Effect::File { client, table, text });
        Ok(Some(Message::Done))
    }

    pub(super) fn is_running(&self, table: TableNo) -> bool {
        self.tables.get(&table).is_some_and(|table| !table.is_over())
    }
}
