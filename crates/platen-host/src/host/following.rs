//! What others decided elsewhere: entries that another host of the same table kept, and bots that play for people.

use super::{Effect, Host, Out};
use crate::protocol::{No, TableNo, Trouble};
use crate::table::Before;
use platen_bots::find;
use platen_rules::vocabulary::Seat;

impl Host {
    /// Does what is kept already: the next entries of a table's record, as lines. Everyone there is told; nothing is to be
    /// kept.
    pub fn follow(&mut self, table: TableNo, entries: &[String]) -> Result<Vec<Effect>, No> {
        let found = self.tables.get_mut(&table).ok_or(Trouble::NoTable { table })?;
        let before = found.before();
        found.follow(entries)?;
        Ok(self.go_on(table, before))
    }

    /// When the game of this table is over, whoever embeds the host tells everyone what was hidden: from then on nothing is
    /// undone. It is not kept, and is said again after a restore.
    pub fn tell_at_end(&mut self, table: TableNo) -> Result<(), No> {
        self.tables.get_mut(&table).ok_or(Trouble::NoTable { table })?.tell_at_end();
        Ok(())
    }

    /// Lets a bot of a level play for a person from here on, or the person again. It is not an entry of the record: whoever
    /// embeds the host keeps it, and says it again after a restore.
    pub fn stand_in(&mut self, table: TableNo, seat: Seat, level: Option<&str>) -> Result<Vec<Effect>, No> {
        let unknown = |level: &str| Trouble::UnknownLevel { level: level.chars().take(40).collect() };
        let kind = level.map(|level| find(level).ok_or_else(|| unknown(level))).transpose()?;
        let found = self.tables.get_mut(&table).ok_or(Trouble::NoTable { table })?;
        if !found.people().contains(seat) {
            return Err(Trouble::NoPerson { seat }.into());
        }
        let before = found.before();
        found.stand_in(seat, kind);
        self.jobs.retain(|(at, _), wanted| {
            *at != table || wanted.asker.is_some() || wanted.job.view.viewer != Some(seat)
        });
        Ok(self.go_on(table, before))
    }

    fn go_on(&mut self, table: TableNo, before: Before) -> Vec<Effect> {
        let mut out = Out::default();
        self.changed(table, before, &mut out);
        self.spread(&mut out);
        out.effects
    }
}
