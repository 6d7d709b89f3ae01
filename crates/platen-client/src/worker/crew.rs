//! The bot workers: who thinks about what. One that is no longer needed, or is to answer at once, is ended.

use super::desk::Input;
use crate::wire::{FromBot, ToBot};
use futures_channel::mpsc::UnboundedSender;
use platen_host::protocol::TableNo;
use platen_host::{Job, JobNo, Outcome, Task};
use platen_rules::Action;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::{Closure, JsValue};
use web_sys::{Event, MessageEvent, Worker, WorkerOptions, WorkerType};

/// At most one bot and one hint at a time.
const MOST: usize = 2;
/// Iterations for an answer at once.
const FEW: u32 = 32;

/// The number of a bot worker, never used again for another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct BotNo(u32);

/// The bot workers.
pub(super) struct Crew {
    bots: Vec<Bot>,
    next: u32,
    desk: UnboundedSender<Input>,
}

struct Bot {
    number: BotNo,
    worker: Worker,
    task: Option<Thinking>,
    _on_message: Closure<dyn FnMut(MessageEvent)>,
    _on_error: Closure<dyn FnMut(Event)>,
}

struct Thinking {
    job: Job,
    /// What it would choose if it stopped now.
    best: Option<Action>,
}

impl Drop for Bot {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

impl Crew {
    pub(super) fn new(desk: UnboundedSender<Input>) -> Crew {
        Crew { bots: Vec::new(), next: 0, desk }
    }

    /// Ends who thinks in vain, and sets someone to each job that nobody thinks about.
    pub(super) fn assign<'a>(&mut self, jobs: impl Iterator<Item = &'a Job>) {
        let jobs: Vec<&Job> = jobs.collect();
        self.bots.retain(|bot| {
            bot.task.as_ref().is_none_or(|task| jobs.iter().any(|job| is_same(job, &task.job)))
        });
        for job in jobs {
            let taken =
                self.bots.iter().any(|bot| bot.task.as_ref().is_some_and(|task| is_same(job, &task.job)));
            if !taken {
                self.set_to_work(job);
            }
        }
    }

    fn set_to_work(&mut self, job: &Job) {
        let idle = self.bots.iter().position(|bot| bot.task.is_none());
        let index = match idle {
            Some(index) => index,
            None if self.bots.len() < MOST => {
                let Ok(bot) = self.hire() else { return self.give_up(job) };
                self.bots.push(bot);
                self.bots.len() - 1
            }
            None => return,
        };
        self.bots[index].begin(job.clone());
    }

    /// Hands in that nobody thinks about a job, so that the game goes on.
    fn give_up(&self, job: &Job) {
        let _ = self.desk.unbounded_send(Input::Finished(job.abandoned()));
    }

    fn hire(&mut self) -> Result<Bot, JsValue> {
        let number = BotNo(self.next);
        self.next += 1;
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        options.set_name("platen-bot");
        let url = super::scope().location().href();
        let worker = Worker::new_with_options(&url, &options)?;
        let (heard, died) = (self.desk.clone(), self.desk.clone());
        let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let text = event.data().as_string().unwrap_or_default();
            if let Ok(told) = serde_json::from_str(&text) {
                let _ = heard.unbounded_send(Input::Bot(number, told));
            }
        });
        let on_error = Closure::<dyn FnMut(Event)>::new(move |event: Event| {
            event.prevent_default();
            let _ = died.unbounded_send(Input::BotDied(number));
        });
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        Ok(Bot { number, worker, task: None, _on_message: on_message, _on_error: on_error })
    }

    /// Takes what a bot tells: its outcome, or how far it is.
    pub(super) fn heard(&mut self, number: BotNo, told: FromBot) -> Option<Heard> {
        let bot = self.bots.iter_mut().find(|bot| bot.number == number)?;
        match told {
            FromBot::Outcome(outcome) => {
                bot.task = None;
                Some(Heard::Outcome(outcome))
            }
            FromBot::Progress { number, done, of, best } => {
                let task = bot.task.as_mut().filter(|task| task.job.number == number)?;
                task.best = Some(best);
                Some(Heard::Progress { table: task.job.table, job: number, done, of })
            }
        }
    }

    /// Ends a bot that died; its job is given up.
    pub(super) fn died(&mut self, number: BotNo) -> Option<Outcome> {
        let index = self.bots.iter().position(|bot| bot.number == number)?;
        let mut bot = self.bots.swap_remove(index);
        bot.task.take().map(|task| task.job.abandoned())
    }

    /// Lets a job end now: with the best that was told, or else with a short search.
    pub(super) fn hurry(&mut self, table: TableNo, job: JobNo) -> Option<Outcome> {
        let is_it = |task: &Thinking| task.job.table == table && task.job.number == job;
        let index = self.bots.iter().position(|bot| bot.task.as_ref().is_some_and(is_it))?;
        let mut bot = self.bots.swap_remove(index);
        let Thinking { job, best } = bot.task.take()?;
        drop(bot);
        match (best, &job.task) {
            (Some(best), Task::Decide { .. }) => Some(job.interrupted(best)),
            _ => {
                self.set_to_work(&Job { iterations: Some(FEW), ..job });
                None
            }
        }
    }
}

/// What a bot told.
pub(super) enum Heard {
    Outcome(Outcome),
    Progress { table: TableNo, job: JobNo, done: u32, of: u32 },
}

impl Bot {
    fn begin(&mut self, job: Job) {
        let text = serde_json::to_string(&ToBot { job: job.clone() }).unwrap_or_default();
        // Text can always be sent.
        let _ = self.worker.post_message(&text.into());
        self.task = Some(Thinking { job, best: None });
    }
}

/// Whether it is that job, in a hurry or not.
fn is_same(job: &Job, other: &Job) -> bool {
    (job.table, job.number) == (other.table, other.number)
}
