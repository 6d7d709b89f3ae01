//! PLN-1, PLN-2, PLN-3, PLN-4, PLN-5: plans are made in secret, committed, taken back and revealed together.

use crate::action::Action;
use crate::event::{Event, Sink};
use crate::play::{Look, Play};
use crate::refusal::{Obstacle, Refusal, require};
use crate::state::{MOST_MARKERS, Phase};
use crate::vocabulary::{BoardAction, ByAction, Character, Seat};

impl Look<'_> {
    pub(crate) fn check_commit(&self, seat: Seat, plan: &ByAction<u8>) -> Result<(), Refusal> {
        require(!self.table.committed.contains(seat), "PLN-2", Obstacle::AlreadyCommitted)?;
        for action in BoardAction::ALL {
            let placed = plan[action];
            let obstacle = Obstacle::TooManyOnAction { action: action.code(), placed, most: MOST_MARKERS };
            require(placed <= MOST_MARKERS, "PLN-1", obstacle)?;
        }
        let (placed, has) = (plan.total(), self.player(seat).markers);
        require(placed == has, "PLN-1", Obstacle::MarkerCount { placed, has })
    }

    /// PLN-2: until the last commits, also while the reveal waits for a reward (FRE-6).
    pub(crate) fn check_take_back(&self, seat: Seat) -> Result<(), Refusal> {
        require(self.table.committed.contains(seat), "PLN-2", Obstacle::NotCommitted)?;
        require(self.table.committed != self.table.options.player_seats(), "PLN-2", Obstacle::AllCommitted)
    }

    pub(crate) fn list_take_back(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.check_take_back(seat).is_ok() {
            out.push(Action::TakeBackPlan);
        }
    }
}

impl<S: Sink> Play<'_, S> {
    pub(crate) fn commit_plan(&mut self, seat: Seat, plan: ByAction<u8>) {
        self.secrets.plans[seat] = plan;
        self.table.committed = self.table.committed.with(seat);
        self.tell(|_| Event::PlanCommitted { seat });
    }

    pub(crate) fn take_back_plan(&mut self, seat: Seat) {
        self.secrets.plans[seat] = ByAction::default();
        self.table.committed = self.table.committed.without(seat);
        self.tell(|_| Event::PlanTakenBack { seat });
    }

    /// PLN-2, PLN-3: all plans at once, then the automa's card, then Gutenberg's shift (CHR-1).
    pub(crate) fn reveal_plans(&mut self) {
        for seat in self.table.options.player_seats().iter() {
            let markers = std::mem::take(&mut self.secrets.plans[seat]);
            self.table.markers[seat] = markers;
            self.tell(|_| Event::Plan { seat, markers });
        }
        self.table.committed = crate::vocabulary::SeatSet::EMPTY;
        if self.table.options.automa {
            self.automa_plans();
        }
        if self.table.holder_of(Character::Gutenberg).is_some() {
            self.table.phase = Phase::ShiftMarker;
        } else {
            self.begin_action(BoardAction::Orders);
        }
    }
}
