//! A bot at a table: whatever it does, the game goes on.

use crate::effort::Effort;
use crate::question::Question;
use crate::random::Random;
use crate::registry::{Bot, BotKind, FALLBACK};
use platen_rules::vocabulary::Seat;
use platen_rules::{Action, Refusal};
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// A bot that sits at a table.
pub struct Seated {
    name: String,
    bot: Box<dyn Bot>,
}

/// What was decided.
#[derive(Clone, Debug, PartialEq)]
pub struct Decided {
    /// A legal action.
    pub action: Action,
    /// What the bot did wrong, if the fallback had to decide for it.
    pub trouble: Option<Trouble>,
}

/// What a bot did wrong.
#[derive(Clone, Debug, PartialEq)]
pub struct Trouble {
    /// The bot.
    pub bot: String,
    /// Where it sits.
    pub seat: Seat,
    /// What happened.
    pub fault: Fault,
}

/// The two ways to fail.
#[derive(Clone, Debug, PartialEq)]
pub enum Fault {
    /// It chose what the rules forbid.
    Illegal(Refusal),
    /// It panicked, with this message.
    Panicked(String),
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Trouble { bot, seat, fault } = self;
        match fault {
            Fault::Illegal(refusal) => write!(f, "bot {bot} at seat {seat} chose badly ({refusal})")?,
            Fault::Panicked(message) => write!(f, "bot {bot} at seat {seat} failed ({message})")?,
        }
        write!(f, "; {} decided for it", FALLBACK.name)
    }
}

impl fmt::Debug for Seated {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seated({})", self.name)
    }
}

impl Seated {
    /// A bot of a known kind.
    pub fn new(kind: &BotKind) -> Seated {
        Seated::with(kind.name, (kind.make)())
    }

    /// Any bot at all, under a name for warnings.
    pub fn with(name: impl Into<String>, bot: Box<dyn Bot>) -> Seated {
        Seated { name: name.into(), bot }
    }

    /// The bot's name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Answers a question with a legal action. Forced decisions are free. A bot that fails loses the decision to the
    /// fallback.
    pub fn decide(&self, question: &Question<'_>, effort: &Effort<'_>) -> Decided {
        self.decide_or(question, effort, &*(FALLBACK.make)())
    }

    fn decide_or(&self, question: &Question<'_>, effort: &Effort<'_>, fallback: &dyn Bot) -> Decided {
        if let Some(action) = question.forced() {
            return Decided { action, trouble: None };
        }
        let answer = catch_unwind(AssertUnwindSafe(|| self.bot.choose(question, effort)));
        let fault = match answer {
            Ok(action) => match question.look().check(question.seat(), &action) {
                Ok(()) => return Decided { action, trouble: None },
                Err(refusal) => Fault::Illegal(refusal),
            },
            Err(panic) => Fault::Panicked(words_of(&*panic)),
        };
        let trouble = Trouble { bot: self.name.clone(), seat: question.seat(), fault };
        let action = decided_for(fallback, question, effort);
        Decided { action, trouble: Some(trouble) }
    }
}

/// What the fallback does; should even that fail, anything legal.
fn decided_for(fallback: &dyn Bot, question: &Question<'_>, effort: &Effort<'_>) -> Action {
    let answer = catch_unwind(AssertUnwindSafe(|| fallback.choose(question, effort)));
    let legal = |action: &Action| question.look().check(question.seat(), action).is_ok();
    answer.ok().filter(legal).unwrap_or_else(|| Random.choose(question, effort))
}

fn words_of(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(ToString::to_string);
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_else(|| "no message".to_string())
}

#[cfg(test)]
mod tests {
    use super::{Bot, Effort, Question, Seated};
    use platen_rules::cards::{DEFAULT_SET, published_set};
    use platen_rules::{Action, Game, GameOptions, Seed};

    struct Panics;

    impl Bot for Panics {
        fn choose(&self, _: &Question<'_>, _: &Effort<'_>) -> Action {
            panic!("out of ink")
        }
    }

    #[test]
    fn the_game_goes_on_even_if_the_fallback_fails() {
        let (cards, seed) = (published_set(DEFAULT_SET).expect("a set"), Seed::from_number(4));
        let mut game = Game::new(cards, GameOptions::new(1), seed).expect("a game");
        let bot = Seated::with("panics", Box::new(Panics));
        while let Some(seat) = game.awaited().first() {
            let view = game.view(Some(seat));
            let question = Question::new(game.cards(), &view).expect("awaited");
            let decided = bot.decide_or(&question, &Effort::of(seed), &Panics);
            assert_eq!(decided.trouble.is_none(), question.forced().is_some());
            game.apply(seat, &decided.action).expect("legal");
        }
        assert!(game.result().is_some());
    }
}
