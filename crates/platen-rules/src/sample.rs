//! Uniformly random play: every legal choice has the same chance, plans and declarations included.

use crate::action::Action;
use crate::chance::below;
use crate::game::Game;
use crate::play::Look;
use crate::vocabulary::Seat;
use rand_core::Rng;

impl Look<'_> {
    /// A choice of the seat, each with the same chance: listed actions (without taking a plan back), plans and
    /// declarations. None if it has no choice. `buffer` is overwritten.
    pub fn random_action(&self, seat: Seat, rng: &mut impl Rng, buffer: &mut Vec<Action>) -> Option<Action> {
        self.legal_actions(seat, buffer);
        if buffer.first() == Some(&Action::TakeBackPlan) {
            buffer.swap_remove(0);
        }
        let plans = self.plans(seat);
        let declarations = self.declarations(seat);
        let n_plans = plans.map_or(0, |plans| plans.count() as u32);
        let n_declarations = declarations.as_ref().map_or(0, crate::choices::Declarations::count);
        let listed = buffer.len() as u32;
        let total = listed + n_plans + n_declarations;
        if total == 0 {
            return None;
        }
        let n = below(total, || rng.next_u32());
        if n < listed {
            return buffer.get(n as usize).copied();
        }
        if let Some(plan) = plans.and_then(|plans| plans.nth((n - listed) as usize)) {
            return Some(Action::CommitPlan { plan });
        }
        declarations?.nth(n - listed - n_plans).map(|declaration| Action::Declare { declaration })
    }
}

impl Game {
    /// Plays on at random to the end, only awaited seats acting; counts the decisions.
    pub fn play_out(&mut self, rng: &mut impl Rng, buffer: &mut Vec<Action>) -> u32 {
        let mut decisions = 0;
        while let Some(seat) = self.awaited().first() {
            let Some(action) = self.look().random_action(seat, rng, buffer) else { return decisions };
            self.apply_unchecked(seat, &action);
            decisions += 1;
        }
        decisions
    }
}
