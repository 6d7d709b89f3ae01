//! A bot at a table: whatever it does, the game goes on.

use crate::effort::Effort;
use crate::question::Question;
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
        let action = (FALLBACK.make)().choose(question, effort);
        Decided { action, trouble: Some(trouble) }
    }
}

fn words_of(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(ToString::to_string);
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_else(|| "no message".to_string())
}
