//! The coach after the lesson: what is said at a decision that is new to the player, until the round is known.

use platen_model::Asked;
use platen_rules::vocabulary::BoardAction;

/// The rounds that the coach stays for.
pub const ROUNDS: u8 = 3;

/// The texts about a decision in a round, with the chapter of the rulebook to read on in; none when nothing new is asked.
pub fn lesson(asked: Asked, round: u8) -> Option<(&'static [&'static str], &'static str)> {
    match (asked, round) {
        (Asked::OpeningOrder { second: false }, _) => Some((&["lesson-order"], "SET-11")),
        (Asked::OpeningOrder { second: true }, _) => Some((&["lesson-refinement", "tip-set-1"], "SET-11")),
        (Asked::OpeningTypes, _) => Some((&["lesson-types", "tip-set-2"], "SET-12")),
        (Asked::Plan { .. }, 1) => Some((&["lesson-board", "tip-pln-1"], "PLN-1")),
        (Asked::Plan { .. }, 2) => Some((&["tip-pln-1", "tip-pln-2"], "PLN-1")),
        (Asked::Plan { .. }, _) => Some((&["lesson-patrons", "tip-rnd-1"], "PAT-2")),
        (Asked::Turn { acted: true, .. }, 1 | 2) => Some((&["tip-fre-1"], "FRE-1")),
        (Asked::Turn { action, acted: false }, 1 | 2) => Some(action_lesson(action)),
        (Asked::Track { .. }, 1 | 2) => Some((&["family-spc-intro"], "SPC-4")),
        (Asked::Fulfil { declared: false, .. }, 1 | 2) => Some((&["tip-ful-1", "tip-ful-2"], "FUL-1")),
        (Asked::Fulfil { declared: false, .. }, ROUNDS) => Some((&["lesson-score"], "END-2")),
        _ => None,
    }
}

fn action_lesson(action: BoardAction) -> (&'static [&'static str], &'static str) {
    match action {
        BoardAction::Orders => (&["tip-ord-1", "tip-ord-2"], "ORD-1"),
        BoardAction::Inks => (&["family-ink-intro", "tip-ink-1"], "INK-1"),
        BoardAction::Specialties => (&["tip-spc-1", "tip-spc-2"], "SPC-1"),
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
    fn every_remark_has_texts_and_a_rule_in_every_language() {
        let turns = BoardAction::ALL
            .into_iter()
            .flat_map(|action| [false, true].map(|acted| Asked::Turn { action, acted }));
        let others = [
            Asked::OpeningOrder { second: false },
            Asked::OpeningOrder { second: true },
            Asked::OpeningTypes,
            Asked::Plan { committed: false },
            Asked::Fulfil { declared: false, bonuses: 0 },
        ];
        for texts in Lang::ALL.map(Texts::new) {
            let asked = others.into_iter().chain(turns.clone());
            let remarks = asked.flat_map(|asked| (1..=ROUNDS).filter_map(move |round| lesson(asked, round)));
            let mut count = 0;
            for (said, rule) in remarks {
                assert!(said.iter().all(|id| texts.has(id)), "{said:?}");
                assert!(texts.has(&format!("rule-{}", rule.to_lowercase())), "{rule}");
                count += 1;
            }
            assert_eq!(count, 35);
        }
    }
}
