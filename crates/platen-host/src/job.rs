//! What bots are to think about. A job is data: whoever embeds the host runs it where it likes, in slices of a watched
//! search, on another thread or in another worker, and hands the outcome back.

use crate::protocol::{SetChoice, TableNo};
use crate::table::cards_of;
use platen_bots::{Advice, Advisor, Effort, FALLBACK, Question, Seated, Watch, find};
use platen_rules::{Action, Seed, View};
use serde::{Deserialize, Serialize};

/// The number of a job at its host.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct JobNo(pub u32);

/// A decision to think about. It holds what its seat sees, and nothing else of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Job {
    /// Its number.
    pub number: JobNo,
    /// The table.
    pub table: TableNo,
    /// The revision on which it was asked.
    pub revision: u32,
    /// The cards.
    pub set: SetChoice,
    /// What the seat sees, and which seat that is.
    pub view: View,
    /// What is to be found.
    pub task: Task,
    /// What the bot's chance follows from.
    pub seed: Seed,
    /// Iterations instead of the usual number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub iterations: Option<u32>,
}

/// What is to be found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Task {
    /// A bot's decision.
    Decide {
        /// The level.
        level: String,
    },
    /// Advice for a person.
    Advise,
}

/// What became of a job.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Outcome {
    /// At which table.
    pub table: TableNo,
    /// Which job.
    pub number: JobNo,
    /// What was found.
    pub found: Found,
}

/// What was found.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Found {
    /// What the bot does.
    Action {
        /// The action.
        action: Action,
        /// What the bot did wrong, in English, if another had to decide for it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        trouble: Option<String>,
    },
    /// Advice.
    Advice {
        /// The advice.
        advice: Advice,
    },
    /// Nothing: there is nothing to decide, or whoever thought died.
    Nothing,
}

impl Job {
    /// Thinks to the end, or until the watcher stops it. Equal jobs that are not stopped have equal outcomes.
    pub fn run(&self, watch: &dyn Watch, threads: usize) -> Outcome {
        Outcome {
            table: self.table,
            number: self.number,
            found: self.find(watch, threads).unwrap_or(Found::Nothing),
        }
    }

    fn find(&self, watch: &dyn Watch, threads: usize) -> Option<Found> {
        let (cards, _) = cards_of(&self.set).ok()?;
        let question = Question::new(&cards, &self.view)?;
        let effort = Effort { seed: self.seed, iterations: self.iterations, threads, watch };
        match &self.task {
            Task::Decide { level } => {
                let kind = find(level).unwrap_or(FALLBACK);
                let decided = Seated::new(&kind).decide(&question, &effort);
                let trouble = decided.trouble.map(|trouble| trouble.to_string());
                Some(Found::Action { action: decided.action, trouble })
            }
            Task::Advise => {
                let advice = Advisor::default().advise(&question, &effort)?;
                Some(Found::Advice { advice })
            }
        }
    }

    /// The outcome of a bot that was interrupted, with the best it had found ([`platen_bots::Progress::best`]).
    pub fn interrupted(&self, best: Action) -> Outcome {
        let found = Found::Action { action: best, trouble: None };
        Outcome { table: self.table, number: self.number, found }
    }

    /// The outcome if nobody thinks about it: for a worker that died.
    pub fn abandoned(&self) -> Outcome {
        Outcome { table: self.table, number: self.number, found: Found::Nothing }
    }
}
