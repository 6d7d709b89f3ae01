//! What the bots advise, with the components that it means.

use crate::choices::Offers;
use crate::target::Target;
use platen_bots::{Advice, Advised};
use platen_rules::Action;

/// A choice that is advised.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint {
    /// The choice.
    pub action: Action,
    /// What is tapped for it; nothing for plans and declarations.
    pub targets: Vec<Target>,
    /// The final fame to expect.
    pub fame: f64,
    /// How far it may be off.
    pub error: f64,
    /// How much worse it is than the best, in what the choices are ordered by.
    pub behind: f64,
    /// Whether it is as good as the best, as far as can be told.
    pub equal: bool,
    /// The chance that it is the best of those told about.
    pub sure: f64,
    /// By source, where it brings more or less than the first choice; for the first, than the second. Only what is at least
    /// a tenth of a fame, largest first.
    pub because: Vec<(&'static str, f64)>,
    /// What the seat does next.
    pub line: Vec<Action>,
}

/// Fame below which a difference is not worth a word.
const WORTH_A_WORD: f64 = 0.1;

/// The choices advised, best first.
pub fn hints(offers: &Offers, advice: &Advice) -> Vec<Hint> {
    let best = advice.choices.first().map_or(0.0, |first| first.value.mean);
    advice.choices.iter().map(|advised| hint(offers, advised, best)).collect()
}

fn hint(offers: &Offers, advised: &Advised, best: f64) -> Hint {
    let offer = offers.list.iter().find(|offer| offer.action == advised.action);
    let mut because: Vec<_> =
        advised.difference.each().into_iter().filter(|(_, fame)| fame.abs() >= WORTH_A_WORD).collect();
    because.sort_by(|a, b| b.1.abs().total_cmp(&a.1.abs()));
    Hint {
        action: advised.action,
        targets: offer.map(|offer| offer.path.taps().collect()).unwrap_or_default(),
        fame: advised.fame.mean,
        error: advised.fame.error,
        behind: best - advised.value.mean,
        equal: advised.equal,
        sure: advised.sure,
        because,
        line: advised.line.clone(),
    }
}
