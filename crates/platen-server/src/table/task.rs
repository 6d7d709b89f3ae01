//! The task of one table.

use super::bots::Stop;
use super::registry::Shared;
use super::{Inbox, Outbox, Reply};
use crate::desk::{Desk, Step, Visitor};
use crate::error::Refused;
use crate::ids::TableId;
use crate::store::{Said, StoreError, Stored};
use axum::extract::ws::Utf8Bytes;
use platen_host::protocol::{Ask, No};
use platen_host::{ClientNo, JobNo};
use platen_protocol::{DeskAsk, DeskMessage, DeskRequest, DeskTold, LONGEST_SAYING, ask_name};
use std::collections::HashMap;
use std::sync::Arc;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};

/// How often something is tried again because another copy was first.
const MOST_TRIES: u32 = 8;
/// How much of what was said is told to those who come.
const SAID: u32 = 50;

/// A table with everyone who is there.
pub(super) struct Task {
    table: TableId,
    desk: Desk,
    shared: Arc<Shared>,
    inbox: mpsc::Receiver<Inbox>,
    /// For bots, who answer into the inbox.
    own: mpsc::Sender<Inbox>,
    guests: HashMap<ClientNo, (Visitor, Outbox)>,
    bots: HashMap<JobNo, Stop>,
    /// How often the table was restored; what bots found before counts no more.
    epoch: u32,
    said: Option<Vec<Said>>,
    /// Since when nobody is there.
    idle_since: Instant,
}

/// The store does not give the table: it is no longer here.
struct Gone;

impl Task {
    pub(super) fn new(
        table: TableId,
        desk: Desk,
        shared: Arc<Shared>,
        own: mpsc::Sender<Inbox>,
        inbox: mpsc::Receiver<Inbox>,
    ) -> Task {
        let (guests, bots) = (HashMap::new(), HashMap::new());
        Task {
            table,
            desk,
            shared,
            inbox,
            own,
            guests,
            bots,
            epoch: 0,
            said: None,
            idle_since: Instant::now(),
        }
    }

    /// Takes one thing at a time until nobody needs the table any more.
    pub(super) async fn run(mut self) {
        self.let_bots_think();
        loop {
            let done = match self.next().await {
                Wake::Inbox(message) => self.take(message).await,
                Wake::Late => self.late().await,
                Wake::Idle if self.shared.forget_unused(self.table, &self.own) => return,
                Wake::Idle => {
                    self.idle_since = Instant::now();
                    Ok(())
                }
            };
            if done.is_err() {
                tracing::warn!(table = %self.table, "a table was given up");
                return self.shared.forget(self.table, &self.own);
            }
            self.let_bots_think();
        }
    }

    /// What comes next.
    async fn next(&mut self) -> Wake {
        let late = self.desk.due().map(|at| self.shared.clock.instant(at));
        let is_idle = self.guests.is_empty() && self.bots.is_empty();
        let idle = is_idle.then(|| self.idle_since + self.shared.config.idle);
        let pause = late.into_iter().chain(idle).min();
        tokio::select! {
            biased;
            Some(message) = self.inbox.recv() => Wake::Inbox(message),
            () = sleep_until(pause.unwrap_or_else(Instant::now)), if pause.is_some() => {
                if pause == late { Wake::Late } else { Wake::Idle }
            }
            else => Wake::Idle,
        }
    }

    async fn take(&mut self, message: Inbox) -> Result<(), Gone> {
        match message {
            Inbox::Connect { client, visitor, since, outbox } => {
                self.connect(client, visitor, since, outbox).await
            }
            Inbox::Disconnect { client } => {
                self.let_go(client);
                Ok(())
            }
            Inbox::Ask { client, text } => self.ask(client, &text).await,
            Inbox::Request { by, request, reply } => {
                let done = self.carry_out(|desk, now| split(desk.request(&by, &request, now))).await?;
                answer(reply, done.flatten());
                Ok(())
            }
            Inbox::Again { by, table, reply } => {
                let done = self.carry_out(|desk, now| match desk.again(&by, table, now) {
                    Ok((at, step)) => (step, Ok(at)),
                    Err(refused) => (Step::default(), Err(refused)),
                });
                answer(reply, done.await?.flatten());
                Ok(())
            }
            Inbox::Card { reply } => {
                answer(reply, self.desk.card());
                Ok(())
            }
            Inbox::Mine { person, reply } => {
                answer(reply, self.desk.mine(person));
                Ok(())
            }
            Inbox::Record { reply } => {
                answer(reply, self.desk.record());
                Ok(())
            }
            Inbox::Thought { epoch, outcome } => self.thought(epoch, outcome).await,
            Inbox::News { number } if number <= self.desk.items() => Ok(()),
            Inbox::News { .. } => self.catch_up().await,
            Inbox::Reload => {
                self.said = None;
                self.restore().await
            }
            Inbox::Close { why } => self.carry_out(|desk, now| (desk.close(why, now), ())).await.map(|_| ()),
            Inbox::Redeal { viewer, seed } => {
                self.desk.redeal(viewer, seed);
                Ok(())
            }
        }
    }

    async fn connect(
        &mut self,
        client: ClientNo,
        visitor: Visitor,
        since: Option<u32>,
        outbox: Outbox,
    ) -> Result<(), Gone> {
        self.guests.insert(client, (visitor.clone(), outbox));
        let come = |desk: &mut Desk, now| (desk.connect(client, visitor.clone(), since, now), ());
        if self.carry_out(come).await?.is_err() {
            // That they are back could not be stored; they see how it stands all the same.
            let step = self.desk.look(client, visitor, since);
            self.tell(step);
        }
        let said: Vec<Utf8Bytes> = self.said().await.iter().map(said_text).collect();
        said.into_iter().for_each(|text| self.send(client, text));
        Ok(())
    }

    async fn ask(&mut self, client: ClientNo, text: &str) -> Result<(), Gone> {
        if ask_name(text) == Some("say") {
            return self.hear(client, text).await;
        }
        let done = self.carry_out(|desk, now| (desk.ask(client, text, now), ())).await?;
        if let Err(refused) = done {
            let to = Ask::read(text).map_or_else(|(to, _)| to, |ask| Some(ask.id));
            self.send(client, told(to, DeskMessage::Refused(No::from(&refused))));
        }
        Ok(())
    }

    async fn thought(&mut self, epoch: u32, outcome: platen_host::Outcome) -> Result<(), Gone> {
        if epoch != self.epoch {
            return Ok(());
        }
        self.bots.remove(&outcome.number);
        let done = self.carry_out(|desk, now| (desk.finished(outcome.clone(), now), ())).await?;
        if done.is_err() {
            // The table was restored, and so the bot will think again; not at once, as the store has trouble.
            tokio::time::sleep(self.shared.config.pause).await;
        }
        Ok(())
    }

    async fn late(&mut self) -> Result<(), Gone> {
        let done = self.carry_out(|desk, now| (desk.late(now).unwrap_or_default(), ())).await?;
        if done.is_err() {
            tokio::time::sleep(self.shared.config.pause).await;
        }
        Ok(())
    }

    /// Lets the desk do something, keeps it, and tells. If another copy was first, the desk does it again on what is so
    /// now. If it cannot be kept, it did not happen.
    async fn carry_out<T>(
        &mut self,
        deed: impl Fn(&mut Desk, i64) -> (Step, T),
    ) -> Result<Result<T, Refused>, Gone> {
        for _ in 0..MOST_TRIES {
            let now = self.shared.clock.now();
            let (step, value) = deed(&mut self.desk, now);
            match self.keep(&step, now).await {
                Ok(()) => {
                    self.tell(step);
                    return Ok(Ok(value));
                }
                Err(StoreError::Taken) => self.restore().await?,
                Err(StoreError::Unavailable | StoreError::Damaged) => {
                    self.restore().await?;
                    return Ok(Err(Refused::NotKept));
                }
            }
        }
        Ok(Err(Refused::NotKept))
    }

    async fn keep(&self, step: &Step, at: i64) -> Result<(), StoreError> {
        let Some(item) = &step.item else { return Ok(()) };
        let stored = Stored { number: self.desk.items(), at, body: item.body() };
        let listed = step.listed.then(|| self.desk.listed());
        self.shared.store.append(self.table, stored, listed).await
    }

    /// Makes the table again from what is stored, and tells everyone how it stands.
    async fn restore(&mut self) -> Result<(), Gone> {
        self.desk = self.shared.load(self.table).await.map_err(|_| Gone)?;
        self.epoch += 1;
        self.bots.drain().for_each(|(_, stop)| stop.now());
        let guests: Vec<_> = self.guests.iter().map(|(client, (who, _))| (*client, who.clone())).collect();
        for (client, visitor) in guests {
            let step = self.desk.look(client, visitor, None);
            self.tell(step);
        }
        Ok(())
    }

    /// Follows what other copies have added.
    async fn catch_up(&mut self) -> Result<(), Gone> {
        let news = self.shared.store.items(self.table, self.desk.items()).await.map_err(|_| Gone)?;
        for item in news {
            let step = self.desk.follow(&item).map_err(|_| Gone)?;
            self.tell(step);
        }
        Ok(())
    }

    fn tell(&mut self, step: Step) {
        step.tells.into_iter().for_each(|(client, text)| self.send(client, text));
        step.hurried.iter().filter_map(|job| self.bots.get(job)).for_each(Stop::now);
    }

    /// Sends something. Who does not take it in time is let go, and comes back when it can.
    fn send(&mut self, client: ClientNo, text: Utf8Bytes) {
        let sent = self.guests.get(&client).is_none_or(|(_, outbox)| outbox.try_send(text).is_ok());
        if !sent {
            self.let_go(client);
        }
    }

    fn let_go(&mut self, client: ClientNo) {
        self.guests.remove(&client);
        self.desk.disconnect(client);
        self.idle_since = Instant::now();
    }

    /// Lets bots think about what is to be decided, and stops those who think about what is not.
    fn let_bots_think(&mut self) {
        if self.bots.is_empty() && self.desk.thinking().next().is_none() {
            return;
        }
        let wanted: Vec<_> = self.desk.thinking().cloned().collect();
        self.bots.retain(|number, stop| {
            let stays = wanted.iter().any(|job| job.number == *number);
            if !stays {
                stop.now();
            }
            stays
        });
        for job in wanted {
            let (number, epoch, own) = (job.number, self.epoch, self.own.clone());
            self.bots.entry(number).or_insert_with(|| self.shared.bots.think(job, epoch, own));
        }
    }

    /// Someone says something: it is kept, then everyone hears it.
    async fn hear(&mut self, client: ClientNo, text: &str) -> Result<(), Gone> {
        let asked = serde_json::from_str::<DeskAsk>(text);
        let to = asked.as_ref().ok().map(|ask| ask.id);
        let answer = match asked {
            Ok(DeskAsk { request: DeskRequest::Say { text }, .. }) => self.say(client, &text).await,
            _ => Err(Refused::BadRequest { problem: "`say` has a text".to_string() }),
        };
        let message =
            answer.map_or_else(|refused| DeskMessage::Refused(No::from(&refused)), |()| DeskMessage::Done);
        self.send(client, told(to, message));
        Ok(())
    }

    async fn say(&mut self, client: ClientNo, text: &str) -> Result<(), Refused> {
        let (visitor, _) = self.guests.get(&client).ok_or(Refused::NotSeated)?;
        let (person, name) = (visitor.person.ok_or(Refused::Unknown)?, visitor.name.clone());
        let text = one_paragraph(text);
        if text.is_empty() || text.chars().count() > LONGEST_SAYING {
            return Err(Refused::TooMuch { what: "characters".to_string(), most: LONGEST_SAYING });
        }
        let number = self.said().await.last().map_or(1, |last| last.number + 1);
        let said = Said { number, at: self.shared.clock.now(), name, text };
        if self.shared.store.say(self.table, person, &said).await.is_err() {
            self.said = None;
            return Err(Refused::NotKept);
        }
        let told = said_text(&said);
        let clients: Vec<ClientNo> = self.guests.keys().copied().collect();
        clients.into_iter().for_each(|client| self.send(client, told.clone()));
        if let Some(all) = &mut self.said {
            all.push(said);
            all.drain(..all.len().saturating_sub(SAID as usize));
        }
        Ok(())
    }

    /// What was said last.
    async fn said(&mut self) -> &[Said] {
        if self.said.is_none() {
            self.said = self.shared.store.said(self.table, SAID).await.ok();
        }
        self.said.as_deref().unwrap_or_default()
    }
}

/// Why a table goes on.
enum Wake {
    Inbox(Inbox),
    /// A time has run out.
    Late,
    /// Nobody came for a while.
    Idle,
}

fn split(done: Result<Step, Refused>) -> (Step, Result<(), Refused>) {
    match done {
        Ok(step) => (step, Ok(())),
        Err(refused) => (Step::default(), Err(refused)),
    }
}

/// Answers someone. Whoever does not wait any more does not need it.
fn answer<T>(reply: Reply<T>, value: T) {
    let _ = reply.send(value);
}

fn told(to: Option<u32>, message: DeskMessage) -> Utf8Bytes {
    serde_json::to_string(&DeskTold { to, message }).unwrap_or_default().into()
}

fn said_text(said: &Said) -> Utf8Bytes {
    let Said { number, at, name, text } = said.clone();
    told(None, DeskMessage::Said(platen_protocol::Said { number, at, name, text }))
}

/// A text without line breaks and other signs that are no letters.
pub(crate) fn one_paragraph(text: &str) -> String {
    let clean: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    clean.split_whitespace().collect::<Vec<_>>().join(" ")
}
