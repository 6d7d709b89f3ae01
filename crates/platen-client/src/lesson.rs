//! Which stored game is the lesson, and how far it was read: what the device keeps of it.

use crate::wire::GameNo;

/// The mark on the game that is the lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    /// The stored game.
    pub game: GameNo,
    /// The step up to which it was read.
    pub read_to: usize,
    /// Whether the learner plays on without the lesson.
    pub left: bool,
}

impl Mark {
    /// The mark on a lesson that begins.
    pub fn new(game: GameNo) -> Mark {
        Mark { game, read_to: 0, left: false }
    }

    /// Reads what was kept. A game without a step is none that can be led through.
    pub fn read(text: &str) -> Option<Mark> {
        let mut words = text.split(' ');
        let game = GameNo(words.next()?.parse().ok()?);
        let read_to = words.next().and_then(|word| word.parse().ok());
        let left = read_to.is_none() || words.next().is_some();
        Some(Mark { game, read_to: read_to.unwrap_or_default(), left })
    }

    /// The text to keep.
    pub fn text(&self) -> String {
        format!("{} {}{}", self.game.0, self.read_to, if self.left { " left" } else { "" })
    }
}

#[cfg(test)]
mod tests {
    use super::Mark;
    use crate::wire::GameNo;
    use platen_model::{Deed, STEPS};
    use platen_texts::{Lang, Texts};

    #[test]
    fn what_was_kept_is_read_again() {
        for (read_to, left) in [(0, false), (12, false), (36, true)] {
            let mark = Mark { game: GameNo(7), read_to, left };
            assert_eq!(Mark::read(&mark.text()), Some(mark));
        }
        assert_eq!(Mark::read("7"), Some(Mark { game: GameNo(7), read_to: 0, left: true }));
        assert_eq!([Mark::read(""), Mark::read("x 3")], [None, None]);
    }

    #[test]
    fn every_step_is_told_in_every_language() {
        for texts in Lang::ALL.map(Texts::new) {
            for step in STEPS {
                let asks = step.deed != Deed::Read;
                let lang = texts.lang().code();
                assert!(texts.has(step.text), "{lang}: {}", step.text);
                assert_eq!(texts.has(&format!("{}.do", step.text)), asks, "{lang}: {}", step.text);
                assert!(texts.has(&format!("rule-{}", step.rule.to_lowercase())), "{lang}: {}", step.rule);
            }
        }
    }

    #[test]
    fn what_is_said_is_short() {
        for texts in Lang::ALL.map(Texts::new) {
            for step in STEPS {
                let said = texts.say(step.text).chars().count();
                assert!(said <= 260, "{} {}: {said} letters", texts.lang().code(), step.text);
            }
        }
    }
}
