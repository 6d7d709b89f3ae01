//! How a table changes by what happens: the same whether it was decided here or elsewhere, now or long ago.

use super::{Desk, Item, Step, TABLE};
use crate::store::{StoreError, Stored};
use platen_fair::{Part, Share};
use platen_host::Head;
use platen_protocol::{Pace, Stage};
use platen_rules::Phase;
use platen_rules::vocabulary::Seat;

impl Desk {
    /// Enters what happened since, for those who look on.
    pub fn follow(&mut self, stored: &Stored) -> Result<Step, StoreError> {
        if stored.number != self.items + 1 {
            return Err(StoreError::Damaged);
        }
        self.enter(stored, &Item::read(stored)?)
    }

    /// Enters all that happened so far. A game without a clock is replayed in one go.
    pub(super) fn enter_all(&mut self, stored: &[Stored]) -> Result<(), StoreError> {
        let mut lines = Vec::new();
        for (stored, number) in stored.iter().zip(self.items + 1..) {
            let item = Item::read(stored)?;
            if stored.number != number {
                return Err(StoreError::Damaged);
            }
            match item {
                Item::Did { lines: more } if self.terms.pace == Pace::Unhurried => {
                    lines.extend(more);
                    self.items += 1;
                }
                item => {
                    self.catch_up(&mut lines, stored.at)?;
                    self.enter(stored, &item)?;
                }
            }
        }
        self.catch_up(&mut lines, stored.last().map_or(self.made, |last| last.at))
    }

    fn catch_up(&mut self, lines: &mut Vec<String>, at: i64) -> Result<(), StoreError> {
        if self.story.is_some() {
            lines.clear();
        }
        if !lines.is_empty() {
            self.host.follow(TABLE, &std::mem::take(lines)).map_err(|no| damaged(&no.code))?;
            self.went_on(at, &mut Step::default());
        }
        Ok(())
    }

    /// Enters an item and tells those who look on.
    pub(super) fn enter(&mut self, stored: &Stored, item: &Item) -> Result<Step, StoreError> {
        let mut step = Step::default();
        match item {
            Item::Gathered { .. } => return Err(StoreError::Damaged),
            Item::Sat { person, name, seat } => {
                // Who sits elsewhere moves; what they put into the seed was for another seat.
                if let Some(before) = self.seat_of(*person) {
                    self.free(before)?;
                }
                self.own(*seat)?.person = Some((*person, name.clone()));
            }
            Item::GotUp { seat } => self.got_up(*seat)?,
            Item::Committed { seat, commitment } => {
                self.own(*seat)?.part = Part::Withheld { commitment: *commitment };
            }
            Item::Called {} => self.fairness.called = Some(stored.at),
            Item::Opened { seat, share } => self.opened(*seat, *share)?,
            Item::Started { .. } if self.story.is_some() => self.stage = Stage::Over,
            Item::Did { .. } if self.story.is_some() => {}
            Item::Started { head } => self.begin(head, &mut step)?,
            Item::Did { lines } => {
                let effects = self.host.follow(TABLE, lines).map_err(|no| damaged(&no.code))?;
                step.add(effects);
            }
            Item::StoodIn { seat, level } => {
                self.stand_in(*seat, level.clone(), &mut step)?;
                self.clock.begin(*seat, stored.at);
            }
            Item::Resigned { seat, level } => {
                self.own(*seat)?.resigned = true;
                self.stand_in(*seat, Some(level.clone()), &mut step)?;
            }
            Item::Again { table } => self.rematch = Some(*table),
            Item::Closed { .. } => self.stage = Stage::Closed,
        }
        self.items = stored.number;
        let moved = matches!(item, Item::Did { .. });
        let shares = matches!(item, Item::Committed { .. } | Item::Opened { .. });
        step.listed |= !moved && !shares;
        self.went_on(stored.at, &mut step);
        if !moved && !shares {
            step.tells.extend(self.told_to_all());
        }
        if !moved {
            step.tells.extend(self.fair_to_all());
        }
        Ok(step)
    }

    /// If whoever made the table is gone, the next who sits there is in their place.
    fn got_up(&mut self, seat: Seat) -> Result<(), StoreError> {
        self.free(seat)?;
        if self.seat_of(self.maker).is_none() {
            let next = self.sitters().next();
            self.maker = next.unwrap_or(self.maker);
        }
        Ok(())
    }

    fn free(&mut self, seat: Seat) -> Result<(), StoreError> {
        let place = self.own(seat)?;
        (place.person, place.part) = (None, Part::Missing);
        Ok(())
    }

    fn opened(&mut self, seat: Seat, share: Share) -> Result<(), StoreError> {
        let part = &mut self.own(seat)?.part;
        let Part::Withheld { commitment } = *part else { return Err(StoreError::Damaged) };
        *part = Part::Given { commitment, share };
        Ok(())
    }

    fn own(&mut self, seat: Seat) -> Result<&mut super::Place, StoreError> {
        self.place_mut(seat).map_err(|_| StoreError::Damaged)
    }

    fn begin(&mut self, head: &Head, step: &mut Step) -> Result<(), StoreError> {
        self.host.restore(TABLE, head, &[]).map_err(|no| damaged(&no.code))?;
        self.host.tell_at_end(TABLE).map_err(|no| damaged(&no.code))?;
        self.stage = Stage::Playing;
        let clients: Vec<_> = self.visitors.iter().map(|(client, who)| (*client, who.person)).collect();
        for (client, person) in clients {
            let seat = person.and_then(|person| self.seat_of(person));
            step.add(self.host.seat(client, TABLE, seat.as_slice(), None).unwrap_or_default());
        }
        Ok(())
    }

    fn stand_in(&mut self, seat: Seat, level: Option<String>, step: &mut Step) -> Result<(), StoreError> {
        if self.story.is_none() {
            let effects =
                self.host.stand_in(TABLE, seat, level.as_deref()).map_err(|no| damaged(&no.code))?;
            step.add(effects);
        }
        self.own(seat)?.stand_in = level;
        Ok(())
    }

    /// The table has changed: so may whose time runs, and whether the game is over.
    pub(super) fn went_on(&mut self, at: i64, step: &mut Step) {
        let Some(session) = self.host.session(TABLE) else { return };
        let over = session.game().table().phase == Phase::Over;
        let awaited = session.game().awaited();
        let last = session.record().entries.len() as u32;
        let acted = session.actions().last().map(|(seat, _)| *seat);
        self.clock.went_on(awaited, acted, last, at);
        self.seal_plans(step);
        if over && self.stage == Stage::Playing {
            self.stage = Stage::Over;
            step.listed = true;
            step.tells.extend(self.told_to_all());
            step.tells.extend(self.fair_to_all());
        } else if self.terms.pace != Pace::Unhurried {
            step.listed = true;
            step.tells.extend(self.told_to_all());
        }
    }
}

fn damaged(code: &str) -> StoreError {
    tracing::error!(code, "what is stored of a table cannot be played");
    StoreError::Damaged
}
