//! The levels above `random`.

use crate::effort::Effort;
use crate::policy::Policy;
use crate::question::Question;
use crate::registry::Bot;
use crate::search::Search;
use crate::value::Net;
use platen_rules::Action;

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

/// The levels that search.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Searching(pub(crate) Search);

impl Searching {
    pub(crate) const JOURNEYMAN: Searching =
        Searching(Search { iterations: 48, rounds: 1, most: 8, tries: 0 });
    pub(crate) const EXPERT: Searching = Searching(Search { iterations: 400, rounds: 1, most: 12, tries: 0 });
    pub(crate) const MASTER: Searching =
        Searching(Search { iterations: 1200, rounds: 1, most: 16, tries: 0 });
}

impl Bot for Searching {
    fn choose(&self, question: &Question<'_>, effort: &Effort<'_>) -> Action {
        let judged = self.0.run(Net::trained(), question, effort);
        judged.first().map_or_else(|| Novice.choose(question, effort), |best| best.action)
    }
}
