//! `random`: every legal choice with the same chance.

use crate::effort::Effort;
use crate::question::Question;
use crate::registry::Bot;
use platen_rules::Action;

/// Chooses uniformly.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Random;

impl Bot for Random {
    fn choose(&self, question: &Question<'_>, effort: &Effort<'_>) -> Action {
        let mut rng = effort.rng(question);
        let chosen = question.look().random_action(question.seat(), &mut rng, &mut Vec::new());
        // A question is only posed where something can be chosen.
        chosen.unwrap_or(Action::Pass)
    }
}
