//! The planning board: markers are put on five rows of six slots until none is left (PLN-1).

use platen_host::protocol::PlanBounds;
use platen_rules::Action;
use platen_rules::vocabulary::{BoardAction, ByAction};

/// A plan that is being put together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlanDraft {
    plan: ByAction<u8>,
    bounds: PlanBounds,
}

impl PlanDraft {
    /// An empty plan within bounds.
    pub fn new(bounds: PlanBounds) -> PlanDraft {
        PlanDraft { plan: ByAction::default(), bounds }
    }

    /// A plan that begins with one made before, as far as the bounds go.
    pub fn from(bounds: PlanBounds, plan: &ByAction<u8>) -> PlanDraft {
        let mut draft = PlanDraft::new(bounds);
        BoardAction::ALL.into_iter().for_each(|action| draft.fill(action, plan[action]));
        draft
    }

    /// The markers on each action.
    pub fn plan(&self) -> ByAction<u8> {
        self.plan
    }

    /// Markers not yet placed.
    pub fn left(&self) -> u8 {
        self.bounds.markers.saturating_sub(self.plan.total())
    }

    /// How many slots a row has.
    pub fn slots(&self) -> u8 {
        self.bounds.most
    }

    /// Up to which slot a row could be filled now.
    pub fn reach(&self, action: BoardAction) -> u8 {
        self.bounds.most.min(self.plan[action] + self.left())
    }

    /// Taps a slot, counted from 1: fills up to it, as far as markers are left; tapped again, takes its marker back.
    pub fn tap(&mut self, action: BoardAction, slot: u8) {
        let filled = self.plan[action];
        self.fill(action, if slot == filled { slot.saturating_sub(1) } else { slot });
    }

    /// Puts one marker on an action; tells whether there was one and room for it.
    pub fn put(&mut self, action: BoardAction) -> bool {
        let filled = self.plan[action];
        self.fill(action, filled + 1);
        self.plan[action] > filled
    }

    /// Takes one marker back; tells whether there was one.
    pub fn take(&mut self, action: BoardAction) -> bool {
        let filled = self.plan[action];
        self.fill(action, filled.saturating_sub(1));
        self.plan[action] < filled
    }

    /// Moves a marker from one action to another; tells whether it could.
    pub fn drag(&mut self, from: BoardAction, to: BoardAction) -> bool {
        let can = from != to && self.plan[from] > 0 && self.plan[to] < self.bounds.most;
        if can {
            self.plan[from] -= 1;
            self.plan[to] += 1;
        }
        can
    }

    /// Takes all markers back.
    pub fn clear(&mut self) {
        self.plan = ByAction::default();
    }

    /// The action, once all markers are placed.
    pub fn action(&self) -> Option<Action> {
        (self.left() == 0).then_some(Action::CommitPlan { plan: self.plan })
    }

    fn fill(&mut self, action: BoardAction, to: u8) {
        self.plan[action] = to.min(self.reach(action));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use platen_rules::Plans;

    fn bounds(markers: u8) -> PlanBounds {
        PlanBounds { markers, most: 6, count: Plans::of(markers).count() }
    }

    #[test]
    fn every_plan_is_reached_by_one_tap_a_row() {
        for markers in 7..=10 {
            for plan in Plans::of(markers).iter() {
                let mut draft = PlanDraft::new(bounds(markers));
                for action in BoardAction::ALL.into_iter().filter(|&action| plan[action] > 0) {
                    draft.tap(action, plan[action]);
                }
                assert_eq!(draft.action(), Some(Action::CommitPlan { plan }));
            }
        }
    }

    #[test]
    fn nothing_leaves_the_bounds() {
        let mut draft = PlanDraft::new(bounds(7));
        draft.tap(BoardAction::Inks, 6);
        draft.tap(BoardAction::Gears, 6);
        assert_eq!((draft.plan().0, draft.left()), ([0, 6, 0, 1, 0], 0));
        assert!(!draft.put(BoardAction::Orders));
        assert!(!draft.drag(BoardAction::Gears, BoardAction::Inks));
        assert!(draft.drag(BoardAction::Inks, BoardAction::Orders));
        draft.tap(BoardAction::Inks, 5);
        assert_eq!((draft.plan().0, draft.left(), draft.action()), ([1, 4, 0, 1, 0], 1, None));
        assert_eq!(draft.reach(BoardAction::Patronage), 1);
        assert!(draft.take(BoardAction::Orders) && !draft.take(BoardAction::Orders));
        draft.clear();
        assert_eq!(draft, PlanDraft::new(bounds(7)));
    }

    #[test]
    fn an_older_plan_is_cut_to_fewer_markers() {
        let draft = PlanDraft::from(bounds(7), &ByAction([2, 2, 2, 2, 2]));
        assert_eq!((draft.plan().0, draft.left()), ([2, 2, 2, 1, 0], 0));
    }
}
