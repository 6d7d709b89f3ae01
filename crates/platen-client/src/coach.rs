//! The coach of the first game: what is said at each decision, until the player knows the round.

use platen_model::Asked;
use platen_rules::vocabulary::BoardAction;

/// The rounds that the coach stays for.
pub const ROUNDS: u8 = 2;

/// The texts about a decision in a round, with the chapter of the rulebook to read on in; none when nothing new is asked.
pub fn lesson(asked: Asked, round: u8) -> Option<(&'static [&'static str], &'static str)> {
    match (asked, round) {
        (Asked::OpeningOrder { second: false }, _) => Some((&["lesson-1-say", "lesson-4-say"], "SET-11")),
        (Asked::OpeningOrder { second: true }, _) => Some((&["lesson-5-say", "tip-set-1"], "SET-11")),
        (Asked::OpeningTypes, _) => Some((&["lesson-6-say", "tip-set-2"], "SET-12")),
        (Asked::Plan { .. }, 1) => Some((&["lesson-3-say", "lesson-7-say"], "PLN-1")),
        (Asked::Plan { .. }, _) => Some((&["lesson-22-say", "lesson-23-say", "lesson-24-say"], "PLN-1")),
        (Asked::Turn { acted: true, .. }, 1) => Some((&["lesson-15-say", "lesson-17-say"], "FRE-1")),
        (Asked::Turn { action, .. }, 1) => Some(action_lesson(action)),
        (Asked::Turn { .. }, _) => Some((&["lesson-25-say"], "RND-1")),
        (Asked::Track { .. }, 1) => Some((&["family-spc-intro"], "SPC-4")),
        (Asked::Fulfil { declared: false, .. }, 1) => {
            Some((&["lesson-18-say", "lesson-21-say", "tip-ful-1"], "FUL-1"))
        }
        (Asked::Fulfil { .. }, ROUNDS) => Some((&["lesson-26-say"], "END-2")),
        _ => None,
    }
}

fn action_lesson(action: BoardAction) -> (&'static [&'static str], &'static str) {
    match action {
        BoardAction::Orders => (&["lesson-8-say", "lesson-10-say"], "ORD-1"),
        BoardAction::Inks => (&["family-ink-intro", "tip-ink-1"], "INK-1"),
        BoardAction::Specialties => (&["lesson-12-say", "tip-spc-1"], "SPC-1"),
        BoardAction::Gears => (&["family-ger-intro", "tip-ger-1"], "GER-1"),
        BoardAction::Patronage => (&["family-pat-intro", "tip-pat-1"], "PAT-1"),
    }
}

#[cfg(test)]
mod tests {
    use super::{ROUNDS, lesson};
    use platen_model::Asked;
    use platen_rules::vocabulary::BoardAction;
    use platen_texts::{Lang, Texts};

    #[test]
    fn every_lesson_has_texts_and_a_rule_in_every_language() {
        let turns = BoardAction::ALL
            .into_iter()
            .flat_map(|action| [false, true].map(|acted| Asked::Turn { action, acted }));
        let others = [
            Asked::OpeningOrder { second: false },
            Asked::OpeningOrder { second: true },
            Asked::OpeningTypes,
            Asked::Plan { committed: false },
        ];
        for texts in Lang::ALL.map(Texts::new) {
            for asked in others.into_iter().chain(turns.clone()) {
                for round in 1..=ROUNDS {
                    let (said, rule) = lesson(asked, round).expect("a lesson");
                    assert!(said.iter().all(|id| texts.has(id)), "{asked:?}: {said:?}");
                    assert!(texts.has(&format!("rule-{}", rule.to_lowercase())), "{rule}");
                }
            }
        }
    }
}
