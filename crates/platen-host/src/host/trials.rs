//! Trying a line on a copy.
//!
//! The copy is not the game: all that is hidden from the seat is dealt anew in it, so nothing can leak through it. And it
//! goes only as far as what is known: an action that would draw, shuffle, reveal plans or set off the automa is refused,
//! so nothing imagined is ever shown as if it were true. Only the seat at the device acts in it.

use super::{Answer, ClientNo, Host};
use crate::protocol::{Message, No, Sight, TableNo, Trial, Trouble};
use crate::table::Table;
use platen_rules::vocabulary::Seat;
use platen_rules::{Action, Event, Game};

/// The longest line that can be tried.
const MOST_STEPS: usize = 200;

/// A line that is being tried.
#[derive(Clone, Debug)]
pub(super) struct Trying {
    revision: u32,
    seat: Seat,
    start: Game,
    /// What was done, what happened by it, and where it led.
    steps: Vec<(Action, Vec<Event>, Game)>,
}

impl Trying {
    /// Whether the table went on since it was begun.
    pub(super) fn is_stale(&self, table: &Table) -> bool {
        table.is_stale(self.seat, self.revision)
    }

    fn game(&self) -> &Game {
        self.steps.last().map_or(&self.start, |(_, _, game)| game)
    }

    fn act(&mut self, action: &Action) -> Result<(), No> {
        if self.steps.len() == MOST_STEPS {
            return Err(Trouble::TooMany { what: "steps", most: MOST_STEPS }.into());
        }
        let mut next = self.game().clone();
        let events = next.apply(self.seat, action)?;
        if self.game().setup().reveals(next.setup()) {
            return Err(Trouble::WouldReveal.into());
        }
        self.steps.push((*action, events, next));
        Ok(())
    }

    fn told(&self, table: TableNo) -> Message {
        let game = self.game();
        Message::Trial(Box::new(Trial {
            table,
            revision: self.revision,
            sight: Sight::of(game.cards(), game.view(Some(self.seat))),
            steps: self.steps.iter().map(|(action, _, _)| *action).collect(),
            events: self.steps.iter().flat_map(|(_, events, _)| events.iter().cloned()).collect(),
        }))
    }
}

impl Host {
    pub(super) fn try_begin(&mut self, client: ClientNo, table: TableNo) -> Answer {
        let mut rng = self.luck.player_rng(Seat::default());
        let (found, place) = self.place_mut(client, table)?;
        let seat = place.at.ok_or(Trouble::NobodyAtDevice)?;
        let game = found.game();
        let start = game.view(Some(seat)).determinise(game.cards(), &mut rng);
        let start = start.map_err(|_| Trouble::NothingToDecide { seat })?;
        let trial = Trying { revision: found.revision(), seat, start, steps: Vec::new() };
        let message = trial.told(table);
        place.trial = Some(Box::new(trial));
        Ok(Some(message))
    }

    pub(super) fn try_act(&mut self, client: ClientNo, table: TableNo, action: &Action) -> Answer {
        let trial = self.trial(client, table)?;
        trial.act(action)?;
        Ok(Some(trial.told(table)))
    }

    pub(super) fn try_undo(&mut self, client: ClientNo, table: TableNo) -> Answer {
        let trial = self.trial(client, table)?;
        trial.steps.pop().ok_or(Trouble::NothingTried)?;
        Ok(Some(trial.told(table)))
    }

    pub(super) fn try_leave(&mut self, client: ClientNo, table: TableNo) -> Answer {
        self.trial(client, table)?;
        self.place_mut(client, table)?.1.trial = None;
        Ok(Some(Message::Done))
    }

    fn trial(&mut self, client: ClientNo, table: TableNo) -> Result<&mut Trying, Trouble> {
        self.place_mut(client, table)?.1.trial.as_deref_mut().ok_or(Trouble::NoTrial)
    }
}
