//! Who is to think: bots whose decision is awaited, and advice that people asked for.

use super::{Answer, ClientNo, Effect, Host, Out, Wanted};
use crate::job::{Found, Job, JobNo, Outcome, Task};
use crate::protocol::{Message, TableNo, Trouble};
use crate::table::Table;
use platen_bots::{Effort, FALLBACK, Question, Seated};
use platen_rules::vocabulary::Seat;
use platen_rules::{Action, Seed};

/// The most iterations that a person may ask for.
const MOST_ITERATIONS: u32 = 20_000;

impl Host {
    /// The jobs that are to be run now, at most one for the bots of a table. A job that is no longer here may be stopped:
    /// its outcome would be dropped.
    pub fn thinking(&self) -> impl Iterator<Item = &Job> {
        self.jobs.values().map(|wanted| &*wanted.job)
    }

    /// Takes the outcome of a job. One that came too late changes nothing. A bot's job that came to nothing, or to what
    /// the rules forbid, loses the decision to the fallback.
    pub fn finished(&mut self, outcome: Outcome) -> Vec<Effect> {
        let mut out = Out::default();
        let Outcome { table, number, found } = outcome;
        if let Some(Wanted { job, asker }) = self.jobs.remove(&(table, number)) {
            match asker {
                None => self.decide(&job, &found, &mut out),
                Some((client, id)) => out.tell(client, Some(id), advice(&job, found)),
            }
        }
        self.spread(&mut out);
        out.effects
    }

    /// Tells whoever asked for advice how far it is. Nobody is told how far a bot is.
    pub fn progress(&self, table: TableNo, number: JobNo, done: u32, of: u32) -> Vec<Effect> {
        let mut out = Out::default();
        if let Some((client, _)) = self.jobs.get(&(table, number)).and_then(|wanted| wanted.asker) {
            out.tell(client, None, Message::Progress { table, done, of });
        }
        out.effects
    }

    fn decide(&mut self, job: &Job, found: &Found, out: &mut Out) {
        let Some((table, seat)) = self.tables.get_mut(&job.table).zip(job.view.viewer) else { return };
        let before = table.before();
        let done = match found {
            Found::Action { action, .. } => table.act(seat, action).is_ok(),
            Found::Advice { .. } | Found::Nothing => false,
        };
        if done || fallback(table, seat).is_some_and(|action| table.act(seat, &action).is_ok()) {
            out.keep_entry(table);
        }
        self.changed(job.table, before, out);
    }

    /// Makes the jobs of a table fit how it stands: a bot that is awaited thinks, and what came too late is dropped.
    pub(super) fn reconsider(&mut self, table: TableNo, out: &mut Out) {
        let Some(found) = self.tables.get(&table) else { return };
        let stale = |job: &Job| job.view.viewer.is_none_or(|seat| found.is_stale(seat, job.revision));
        let dropped: Vec<JobNo> = self
            .jobs_at(table)
            .map(|wanted| &wanted.job)
            .filter(|job| stale(job))
            .map(|job| job.number)
            .collect();
        for job in dropped {
            if let Some((client, id)) = self.jobs.remove(&(table, job)).and_then(|wanted| wanted.asker) {
                out.tell(client, Some(id), Message::Refused(Trouble::Superseded.into()));
            }
        }
        if self.thinking_bot(table).is_none() {
            self.wake_bot(table);
        }
    }

    fn wake_bot(&mut self, table: TableNo) {
        let Some(found) = self.tables.get(&table) else { return };
        let Some((seat, kind)) = found.awaited_bot() else { return };
        let task = Task::Decide { level: kind.name.to_string() };
        // What a bot draws upon follows from the record, so a game that is resumed goes on alike.
        let seed = found.session().record().seed.of_player(seat);
        let job = job(found, seat, task, seed, None, JobNo(self.next_job));
        self.want(job, None);
    }

    fn want(&mut self, job: Job, asker: Option<(ClientNo, u32)>) {
        self.next_job = self.next_job.wrapping_add(1);
        self.jobs.insert((job.table, job.number), Wanted { job: Box::new(job), asker });
    }

    /// The bot that is thinking at a table.
    pub(super) fn thinking_bot(&self, table: TableNo) -> Option<Seat> {
        let bot = self.jobs_at(table).find(|wanted| wanted.asker.is_none());
        bot.and_then(|wanted| wanted.job.view.viewer)
    }

    fn jobs_at(&self, table: TableNo) -> impl Iterator<Item = &Wanted> {
        let all = (table, JobNo(0))..=(table, JobNo(u32::MAX));
        self.jobs.range(all).map(|(_, wanted)| wanted)
    }

    pub(super) fn hint(
        &mut self,
        client: ClientNo,
        id: u32,
        table: TableNo,
        seat: Seat,
        iterations: Option<u32>,
    ) -> Answer {
        let found = self.own(client, table, seat)?;
        if !found.house().hints {
            return Err(Trouble::HintsOff.into());
        }
        if !found.game().awaited().contains(seat) {
            return Err(Trouble::NothingToDecide { seat }.into());
        }
        if self.hints_of(client, table).next().is_some() {
            return Err(Trouble::TooMany { what: "hints at a time", most: 1 }.into());
        }
        let iterations = iterations.map(|asked| asked.min(MOST_ITERATIONS));
        // A constant seed: advice follows from what the seat sees, and from nothing that is hidden.
        let seed = Seed::from_number(0);
        let job = job(found, seat, Task::Advise, seed, iterations, JobNo(self.next_job));
        self.want(job, Some((client, id)));
        Ok(None)
    }

    /// What a client asked for at a table, with the numbers of the requests.
    fn hints_of(&self, client: ClientNo, table: TableNo) -> impl Iterator<Item = (JobNo, u32)> {
        self.jobs_at(table).filter_map(move |wanted| {
            let (asker, id) = wanted.asker?;
            (asker == client).then_some((wanted.job.number, id))
        })
    }

    /// Drops what a client asked for at a table, for someone who is no longer at the device.
    pub(super) fn forget_hints(&mut self, client: ClientNo, table: TableNo, out: &mut Out) {
        let dropped: Vec<_> = self.hints_of(client, table).collect();
        for (job, id) in dropped {
            self.jobs.remove(&(table, job));
            out.tell(client, Some(id), Message::Refused(Trouble::Superseded.into()));
        }
    }

    pub(super) fn stop(&mut self, client: ClientNo, out: &mut Out, table: TableNo) -> Answer {
        if self.place(client, table)?.1.holds.is_empty() {
            return Err(Trouble::Spectator.into());
        }
        let theirs = |wanted: &&Wanted| wanted.asker.is_none_or(|(asker, _)| asker == client);
        let jobs = self.jobs_at(table).filter(theirs);
        out.effects.extend(jobs.map(|wanted| Effect::Hurry { table, job: wanted.job.number }));
        Ok(Some(Message::Done))
    }
}

fn job(table: &Table, seat: Seat, task: Task, seed: Seed, iterations: Option<u32>, number: JobNo) -> Job {
    Job {
        number,
        table: table.number(),
        revision: table.revision(),
        set: table.set_choice(),
        view: table.game().view(Some(seat)),
        task,
        seed,
        iterations,
    }
}

fn advice(job: &Job, found: Found) -> Message {
    match found {
        Found::Advice { advice } => Message::Advice { table: job.table, revision: job.revision, advice },
        Found::Action { .. } | Found::Nothing => Message::Refused(Trouble::NothingFound.into()),
    }
}

/// What the fallback does for a bot that did not answer.
fn fallback(table: &Table, seat: Seat) -> Option<Action> {
    let view = table.game().view(Some(seat));
    let question = Question::new(table.game().cards(), &view)?;
    let seed = table.session().record().seed.of_player(seat);
    Some(Seated::new(&FALLBACK).decide(&question, &Effort::of(seed)).action)
}
