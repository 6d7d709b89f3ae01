//! The levels above `random`.

use crate::effort::Effort;
use crate::policy::Policy;
use crate::question::Question;
use crate::registry::Bot;
use crate::search::{Iterations, Judged, Search};
use crate::value::Net;
use platen_rules::Action;
use rand_core::Rng;

/// Plans that differ by less fame count as equally good.
pub(crate) const INDIFFERENT: f64 = 0.25;

/// `novice`: one step ahead.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Novice;

impl Bot for Novice {
    fn choose(&self, question: &Question<'_>, effort: &Effort<'_>) -> Action {
        let mut rng = effort.rng(question);
        match question.view().determinise(question.cards(), &mut rng) {
            Ok(game) => Policy::new(Net::trained(), &game).choose(&game, question.seat(), &mut rng),
            Err(_) => question.listed().first().copied().unwrap_or(Action::Pass),
        }
    }
}

/// What the levels that search have in common.
const LEVEL: Search = Search {
    iterations: Iterations { plans: 1_500, shifts: 7_500, turns: 300, rest: 75 },
    most_cost: 120_000,
    rounds: 1,
    most: 24,
    prior: 3.0,
    later: 6,
    others: 4,
    foresight: 3,
};

impl Search {
    /// `journeyman`.
    pub const JOURNEYMAN: Search = LEVEL;
    /// `expert`.
    pub const EXPERT: Search = Search {
        iterations: Iterations { plans: 6_000, shifts: 30_000, turns: 5_000, rest: 1_200 },
        most_cost: 340_000,
        most: 40,
        ..LEVEL
    };
    /// `master`.
    pub const MASTER: Search = Search {
        iterations: Iterations { plans: 20_000, shifts: 60_000, turns: 20_000, rest: 5_000 },
        most_cost: 900_000,
        most: 64,
        ..LEVEL
    };
}

impl Bot for Search {
    fn choose(&self, question: &Question<'_>, effort: &Effort<'_>) -> Action {
        let judged = self.run(Net::trained(), question, effort);
        match judged.first().map(|best| best.action) {
            Some(Action::CommitPlan { .. }) => mixed(&judged, &mut effort.rng(question)),
            Some(action) => action,
            None => Novice.choose(question, effort),
        }
    }
}

/// One of the plans that the search holds for as good as the best, by chance: a plan that always follows from the
/// table could be read by the others.
fn mixed(judged: &[Judged], rng: &mut impl Rng) -> Action {
    let best = judged[0];
    let close = |plan: &&Judged| {
        let plan_too = matches!(plan.action, Action::CommitPlan { .. });
        plan_too && plan.worlds == best.worlds && best.value - plan.value <= INDIFFERENT
    };
    let good: Vec<&Judged> = judged.iter().filter(close).collect();
    good[rng.next_u32() as usize % good.len()].action
}

#[cfg(test)]
mod tests {
    use super::{Judged, mixed};
    use platen_rules::vocabulary::ByAction;
    use platen_rules::{Action, Seed};

    fn plan(first: u8, value: f64, worlds: u32) -> Judged {
        let plan = ByAction([first, 1, 1, 1, 1]);
        Judged { action: Action::CommitPlan { plan }, worlds, value, error: 1.0 }
    }

    fn drawn(judged: &[Judged]) -> Vec<Action> {
        let mut rng = Seed::from_number(3).player_rng(platen_rules::vocabulary::Seat::default());
        let mut drawn: Vec<Action> = (0..200).map(|_| mixed(judged, &mut rng)).collect();
        drawn.sort_by_key(|action| format!("{action:?}"));
        drawn.dedup();
        drawn
    }

    #[test]
    fn plans_as_good_as_the_best_are_all_drawn_and_no_other() {
        let judged = [
            plan(1, 100.0, 40),
            plan(2, 99.8, 40),
            plan(3, 99.7, 40),
            plan(4, 99.9, 20),
            Judged { action: Action::EndTurn, ..plan(5, 100.0, 40) },
        ];
        assert_eq!(
            drawn(&judged),
            [judged[0].action, judged[1].action],
            "the others are worse, or less tried"
        );
        assert_eq!(drawn(&judged[..1]), [judged[0].action]);
    }
}
