//! What would come of an action: it is done on a copy in which all that is hidden is imagined.

use crate::scene::Scene;
use platen_rules::vocabulary::Seat;
use platen_rules::{Action, Event, Game, Player, Refusal, Seed, Table};

/// A copy of the game as a viewer sees it. Only what is certain may be read from it: cards drawn there are imagined.
#[derive(Clone, Debug)]
pub struct Preview {
    game: Game,
    seat: Seat,
}

impl Preview {
    /// A copy of what the viewer sees; none for a spectator.
    pub fn of(scene: Scene<'_>) -> Option<Preview> {
        let seat = scene.viewer()?;
        let mut rng = Seed::from_number(0).player_rng(seat);
        let game = scene.view().determinise(scene.cards, &mut rng).ok()?;
        Some(Preview { game, seat })
    }

    /// The table there.
    pub fn table(&self) -> &Table {
        self.game.table()
    }

    /// The viewer's things there.
    pub fn player(&self) -> &Player {
        &self.game.table().players[self.seat]
    }

    /// Whose copy it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Whether the viewer could do this there; if not, why not.
    pub fn check(&self, action: &Action) -> Result<(), Refusal> {
        self.game.check(self.seat, action)
    }

    /// Does an action, or changes nothing and says why not.
    pub fn act(&mut self, action: &Action) -> Result<Vec<Event>, Refusal> {
        self.game.apply(self.seat, action)
    }

    /// What would come of an action.
    pub fn after(&self, action: &Action) -> Result<(Preview, Vec<Event>), Refusal> {
        let mut next = self.clone();
        let events = next.act(action)?;
        Ok((next, events))
    }

    /// Declines rewards that ask for a choice, so that the viewer's own decision goes on.
    pub(crate) fn decline_rewards(&mut self) {
        while self.table().frames.last().is_some_and(|frame| frame.seat() == self.seat) {
            let declined = [Action::DeclineReward, Action::KeepNone].iter().any(|no| self.act(no).is_ok());
            if !declined {
                return;
            }
        }
    }
}
