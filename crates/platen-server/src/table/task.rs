//! The task of one table.

use super::bots::Stop;
use super::presence::Presence;
use super::registry::Shared;
use super::{Inbox, Mail, Reply};
use crate::desk::{Desk, Opening, Step, Tell, Visitor, ask_number};
use crate::error::Refused;
use crate::ids::{PersonId, TableId};
use crate::line::{MOST_WAITING, Outbox};
use crate::store::{Fence, Said, StoreError, Stored};
use axum::extract::ws::Utf8Bytes;
use platen_host::protocol::No;
use platen_host::{ClientNo, Job, JobNo};
use platen_protocol::{DeskMessage, DeskRequest, DeskTold, ask_name};
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{MutexGuard, mpsc};
use tokio::time::{Instant, sleep_until};

/// How often something is tried again because another copy was first.
pub(super) const MOST_TRIES: u32 = 8;
/// How long another copy keeps a table before it is asked again whether it still does.
const RETRY: Duration = Duration::from_secs(1);

/// A table with everyone who is there.
pub(super) struct Task {
    pub(super) table: TableId,
    pub(super) desk: Desk,
    pub(super) presence: Presence,
    pub(super) shared: Arc<Shared>,
    inbox: mpsc::Receiver<Mail>,
    /// For bots, who answer into the inbox.
    own: mpsc::Sender<Mail>,
    pub(super) guests: HashMap<ClientNo, Guest>,
    bots: HashMap<JobNo, Stop>,
    /// With what this copy of the server adds what bots and clocks do here, if it is the one that does.
    keeper: Option<Fence>,
    /// When it tries again to become that.
    next_try: Instant,
    /// How often the table was restored; what bots found before counts no more.
    epoch: u32,
    pub(super) said: Option<Vec<Said>>,
    /// Since when nobody is there.
    idle_since: Instant,
}

/// Someone who looks on.
pub(super) struct Guest {
    pub(super) visitor: Visitor,
    tell: Tell,
    outbox: Outbox,
}

/// The store does not give the table: it is no longer here.
pub(super) struct Gone;

impl Task {
    pub(super) fn new(
        table: TableId,
        desk: Desk,
        shared: Arc<Shared>,
        own: mpsc::Sender<Mail>,
        inbox: mpsc::Receiver<Mail>,
    ) -> Task {
        let (guests, bots) = (HashMap::new(), HashMap::new());
        Task {
            table,
            desk,
            presence: Presence::default(),
            shared,
            inbox,
            own,
            guests,
            bots,
            keeper: None,
            next_try: Instant::now(),
            epoch: 0,
            said: None,
            idle_since: Instant::now(),
        }
    }

    /// Takes one thing at a time until nobody needs the table any more.
    pub(super) async fn run(mut self: Box<Self>) {
        self.become_keeper().await;
        self.let_bots_think();
        loop {
            let done = match self.next().await {
                Wake::Inbox(message) => self.take(*message).await,
                Wake::Late => Box::pin(self.late()).await,
                Wake::Keep => Ok(()),
                Wake::Idle if self.shared.forget_unused(self.table, &self.own) => {
                    return self.let_others_keep().await;
                }
                Wake::Idle => {
                    self.idle_since = Instant::now();
                    Ok(())
                }
            };
            if done.is_err() {
                tracing::warn!(table = %self.table, "a table was given up");
                return self.shared.give_up(self.table, &self.own);
            }
            self.tell_presence().await;
            self.become_keeper().await;
            self.let_bots_think();
        }
    }

    /// What comes next.
    async fn next(&mut self) -> Wake {
        let late = self.desk.due().filter(|_| self.keeper.is_some()).map(|at| self.shared.clock.instant(at));
        let keep = (self.keeper.is_none() && self.goes_on_by_itself()).then_some(self.next_try);
        let is_idle = self.guests.is_empty() && self.bots.is_empty();
        let idle = is_idle.then(|| self.idle_since + self.shared.config.idle);
        let pause = late.into_iter().chain(keep).chain(idle).min();
        tokio::select! {
            biased;
            Some(message) = self.inbox.recv() => Wake::Inbox(message),
            () = sleep_until(pause.unwrap_or_else(Instant::now)), if pause.is_some() => match pause {
                _ if pause == late => Wake::Late,
                _ if pause == keep => Wake::Keep,
                _ => Wake::Idle,
            },
            else => Wake::Idle,
        }
    }

    /// Whether something is to happen without anyone asking: a bot decides, or a time runs out.
    fn goes_on_by_itself(&self) -> bool {
        self.desk.due().is_some() || self.desk.thinking().any(is_bot)
    }

    /// Becomes the one copy that does what happens here by itself, if that is needed and nobody else is.
    async fn become_keeper(&mut self) {
        if self.keeper.is_some() || Instant::now() < self.next_try || !self.goes_on_by_itself() {
            return;
        }
        self.next_try = Instant::now() + RETRY;
        // If the store does not answer, it is tried again. Boxed, as every table would keep the room for it.
        self.keeper = Box::pin(self.shared.store.keep(self.table)).await.unwrap_or(None);
    }

    /// Becomes the keeper in place of one that is gone. If nothing is to happen here by itself, nobody has to be.
    async fn adopt(&mut self) {
        self.next_try = Instant::now();
        self.become_keeper().await;
        if self.keeper.is_none() && !self.goes_on_by_itself() {
            // If that cannot be said, it is tried again by whoever looks for such tables next.
            let _ = self.shared.store.release(self.table).await;
        }
        if self.guests.is_empty() && !self.desk.thinking().any(is_bot) {
            // It need not stay loaded: many may be taken up at once. Clocks are looked after by whoever sweeps.
            self.idle_since = Instant::now().checked_sub(self.shared.config.idle).unwrap_or(self.idle_since);
        }
    }

    async fn let_others_keep(&mut self) {
        if let Some(keeper) = self.keeper.take() {
            // If that cannot be said, others find out when this copy ends.
            let _ = Box::pin(self.shared.store.let_go(self.table, keeper)).await;
        }
    }

    /// Takes a message. Every table has room for what it may have to do next, so all but the usual is boxed.
    async fn take(&mut self, message: Inbox) -> Result<(), Gone> {
        match message {
            Inbox::Ask { client, text } => self.ask(client, &text).await,
            rare => Box::pin(self.take_rare(rare)).await,
        }
    }

    async fn take_rare(&mut self, message: Inbox) -> Result<(), Gone> {
        match message {
            Inbox::Connect { client, visitor, opening, outbox } => {
                self.connect(client, *visitor, opening, outbox).await
            }
            Inbox::Disconnect { client } => {
                self.let_go(client);
                Ok(())
            }
            Inbox::Ask { client, text } => self.ask(client, &text).await,
            Inbox::Request { by, request, reply } => {
                answer(reply, self.request(&by, &request).await?);
                Ok(())
            }
            Inbox::Rematch { by, reply } => {
                answer(reply, self.desk.rematch(&by));
                Ok(())
            }
            Inbox::Again { by, table, gone, reply } => {
                let done = self.carry_out(|desk, now| match desk.again(&by, table, gone, now) {
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
            Inbox::Terms { reply } => {
                answer(reply, self.desk.terms().clone());
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
            Inbox::Thought { epoch, outcome } => self.thought(epoch, *outcome).await,
            Inbox::News { number } if number <= self.desk.items() => Ok(()),
            Inbox::News { .. } => self.catch_up().await,
            Inbox::Anything => {
                self.hear_elsewhere().await;
                self.catch_up().await
            }
            Inbox::Heard { copy, gossip } => {
                self.hear_of(copy, gossip).await;
                Ok(())
            }
            Inbox::Alive { copies } => {
                self.forget_all_but(&copies);
                Ok(())
            }
            Inbox::Adopt { reply } => {
                self.adopt().await;
                answer(reply, ());
                Ok(())
            }
            Inbox::Close { why, reply } => {
                let done = self.carry_out(|desk, now| (desk.close(why, now), ())).await?;
                answer(reply, done);
                Ok(())
            }
            Inbox::Ban { person } => {
                self.send_away(person);
                Ok(())
            }
            Inbox::Dismiss { person, is_erased, reply } => {
                self.send_away(person);
                if is_erased {
                    self.hear_elsewhere().await;
                    self.restore().await?;
                }
                let done = self.carry_out(|desk, now| split(desk.dismiss(person, now))).await?;
                answer(reply, done.flatten());
                Ok(())
            }
            Inbox::Unsay { number } => {
                self.unsay(number);
                Ok(())
            }
            Inbox::Die { why } => panic!("{why}"),
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
        opening: Opening,
        outbox: Outbox,
    ) -> Result<(), Gone> {
        let said = self.said().await;
        self.guests.insert(client, Guest { visitor: visitor.clone(), tell: opening.tell, outbox });
        let come = |desk: &mut Desk, now| (desk.connect(client, visitor.clone(), opening, now), ());
        if self.carry_out(come).await?.is_err() {
            // That they are back could not be stored; they see how it stands all the same.
            let step = self.desk.look(client, visitor, opening);
            self.tell(step);
        }
        self.send_all(client, &said);
        self.greet(client).await;
        Ok(())
    }

    /// Whether a person may do that now: what they say and what they change at a table is kept, so it is not without bounds.
    fn may_ask(&self, person: Option<PersonId>, name: &str) -> bool {
        let moves = || person.is_some_and(|person| self.desk.is_seated(person));
        let buckets = match name {
            "say" => &self.shared.sayings,
            "take_seat" if moves() => &self.shared.changes,
            "leave_seat" | "free_seat" | "come_back" | "commit_share" => &self.shared.changes,
            _ => return true,
        };
        person.is_none_or(|person| buckets.take(person, self.shared.clock.now()))
    }

    async fn ask(&mut self, client: ClientNo, text: &str) -> Result<(), Gone> {
        let name = ask_name(text).unwrap_or_default();
        let person = self.guests.get(&client).and_then(|guest| guest.visitor.person);
        if !self.may_ask(person, name) {
            self.send(client, &told(ask_number(text), DeskMessage::Refused(No::from(&Refused::TooFast))));
            return Ok(());
        }
        let done = match name {
            "say" => return Box::pin(self.hear(client, text)).await,
            "take_seat" => Box::pin(self.take_seat(client, text)).await,
            _ => self.carry_out(|desk, now| (desk.ask(client, text, now), ())).await,
        };
        let refused = match &done {
            Ok(Ok(())) => return Ok(()),
            Ok(Err(refused)) => refused,
            Err(Gone) => &Refused::Unavailable,
        };
        self.send(client, &told(ask_number(text), DeskMessage::Refused(No::from(refused))));
        done.map(|_| ())
    }

    /// What is asked over HTTP, not at a socket.
    async fn request(&mut self, by: &Visitor, request: &DeskRequest) -> Result<Result<(), Refused>, Gone> {
        if !self.may_ask(by.person, request.name()) {
            return Ok(Err(Refused::TooFast));
        }
        let shared = Arc::clone(&self.shared);
        let sits_down = by.person.filter(|_| matches!(request, DeskRequest::TakeSeat { .. }));
        let _alone = match self.room_for(&shared, sits_down).await {
            Ok(alone) => alone,
            Err(refused) => return Ok(Err(refused)),
        };
        let done = self.carry_out(|desk, now| split(desk.request(by, request, now))).await?;
        Ok(done.flatten())
    }

    /// Someone who is there wants to sit down.
    async fn take_seat(&mut self, client: ClientNo, text: &str) -> Result<Result<(), Refused>, Gone> {
        let shared = Arc::clone(&self.shared);
        // The desk answers whom nobody knows.
        let person = self.guests.get(&client).and_then(|guest| guest.visitor.person);
        let _alone = match self.room_for(&shared, person).await {
            Ok(alone) => alone,
            Err(refused) => return Ok(Err(refused)),
        };
        self.carry_out(|desk, now| (desk.ask(client, text, now), ())).await
    }

    /// Whoever sits down does so here alone for as long as what is given back stands, if there is room for them.
    async fn room_for<'a>(
        &self,
        shared: &'a Shared,
        person: Option<PersonId>,
    ) -> Result<Option<MutexGuard<'a, ()>>, Refused> {
        let Some(person) = person else { return Ok(None) };
        let alone = shared.sits_down_alone(person).await;
        self.may_sit(person).await.map(|()| alone)
    }

    /// Says no if someone sits at too many tables already. Who sits here may ask.
    async fn may_sit(&self, person: PersonId) -> Result<(), Refused> {
        if self.desk.is_seated(person) { Ok(()) } else { self.shared.check_tables(person).await }
    }

    async fn thought(&mut self, epoch: u32, outcome: platen_host::Outcome) -> Result<(), Gone> {
        if epoch != self.epoch {
            return Ok(());
        }
        self.bots.remove(&outcome.number);
        self.shared.telemetry.thought();
        self.carry_out_by_itself(|desk, now| desk.finished(outcome, now)).await
    }

    async fn late(&mut self) -> Result<(), Gone> {
        self.carry_out_by_itself(|desk, now| desk.late(now).unwrap_or_default()).await
    }

    /// Lets the desk do something that nobody asked for, as its keeper. Who turns out not to be that any more is none.
    async fn carry_out_by_itself(&mut self, deed: impl FnOnce(&mut Desk, i64) -> Step) -> Result<(), Gone> {
        let now = self.shared.clock.now();
        let step = deed(&mut self.desk, now);
        match self.keep(self.keeper.unwrap_or_default(), &step, now).await {
            Ok(()) => {
                self.tell(step);
                Ok(())
            }
            Err(error) => {
                (self.keeper, self.next_try) = (None, Instant::now());
                if error != StoreError::Taken {
                    // What is to be done will be tried again; not at once, as the store has trouble.
                    tokio::time::sleep(self.shared.config.pause).await;
                }
                self.restore().await
            }
        }
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
            let is_wanted = self.keeper.is_none() && self.goes_on_by_itself();
            let fence = if is_wanted { Fence::Wanted } else { Fence::None };
            match self.keep(fence, &step, now).await {
                Ok(()) => {
                    self.tell(step);
                    return Ok(Ok(value));
                }
                Err(StoreError::Taken) => Box::pin(self.restore()).await?,
                // It may have happened or not: whoever comes back will see.
                Err(StoreError::Unsure) => return Err(Gone),
                Err(_) => {
                    Box::pin(self.restore()).await?;
                    return Ok(Err(Refused::NotKept));
                }
            }
        }
        Ok(Err(Refused::NotKept))
    }

    async fn keep(&self, fence: Fence, step: &Step, at: i64) -> Result<(), StoreError> {
        let Some(item) = &step.item else { return Ok(()) };
        let stored = Stored { number: self.desk.items(), at, body: item.body() };
        let listed = step.listed.then(|| self.desk.listed(item));
        let begun = Instant::now();
        // Boxed, as every table would keep the room for it.
        let kept = Box::pin(self.shared.store.append_as(fence, self.table, stored, listed)).await;
        self.shared
            .telemetry
            .stored(begun.elapsed(), !matches!(kept, Err(StoreError::Unavailable | StoreError::Unsure)));
        kept
    }

    /// Makes the table again from what is stored, and tells everyone how it stands.
    async fn restore(&mut self) -> Result<(), Gone> {
        self.desk = self.shared.load(self.table).await.map_err(|_| Gone)?;
        self.epoch += 1;
        self.bots.drain().for_each(|(_, stop)| stop.now());
        let again = |(client, guest): (&ClientNo, &Guest)| (*client, guest.visitor.clone(), guest.tell);
        let guests: Vec<_> = self.guests.iter().map(again).collect();
        for (client, visitor, tell) in guests {
            let step = self.desk.look(client, visitor, Opening { since: None, tell });
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

    fn tell(&mut self, mut step: Step) {
        // What one is told stays in order.
        step.tells.sort_by_key(|(client, _)| *client);
        for told in step.tells.chunk_by(|(one, _), (other, _)| one == other) {
            match told {
                [(client, text)] => self.send(*client, text),
                _ => self.send_all(told[0].0, &told.iter().map(|(_, text)| text.clone()).collect::<Vec<_>>()),
            }
        }
        step.hurried.iter().filter_map(|job| self.bots.get(job)).for_each(Stop::now);
    }

    pub(super) fn send(&mut self, client: ClientNo, text: &Utf8Bytes) {
        self.send_all(client, std::slice::from_ref(text));
    }

    /// Sends something in one go. Who does not take it in time is let go, and comes back when it can.
    fn send_all(&mut self, client: ClientNo, texts: &[Utf8Bytes]) {
        let sent = self.guests.get(&client).is_none_or(|guest| guest.outbox.tell(texts, MOST_WAITING));
        if !sent {
            self.let_go(client);
        }
    }

    /// Sends something to everyone.
    pub(super) fn tell_all(&mut self, text: &Utf8Bytes) {
        let clients: Vec<ClientNo> = self.guests.keys().copied().collect();
        clients.into_iter().for_each(|client| self.send(client, text));
    }

    fn send_away(&mut self, person: PersonId) {
        let theirs =
            |(client, guest): (&ClientNo, &Guest)| (guest.visitor.person == Some(person)).then_some(*client);
        let clients: Vec<ClientNo> = self.guests.iter().filter_map(theirs).collect();
        clients.into_iter().for_each(|client| self.let_go(client));
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
        let here = |job: &&Job| self.keeper.is_some() || !is_bot(job);
        let wanted: Vec<_> = self.desk.thinking().filter(here).cloned().collect();
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
}

impl Drop for Task {
    /// A table that dies in the middle of something is made again from what is stored.
    fn drop(&mut self) {
        if std::thread::panicking() {
            tracing::error!(table = %self.table, "the task of a table has died");
            self.shared.give_up(self.table, &self.own);
        }
    }
}

/// Why a table goes on.
enum Wake {
    Inbox(Mail),
    /// A time has run out.
    Late,
    /// Another copy may have ended that kept the table.
    Keep,
    /// Nobody came for a while.
    Idle,
}

/// Whether a bot decides; otherwise it advises someone.
fn is_bot(job: &Job) -> bool {
    matches!(job.task, platen_host::Task::Decide { .. })
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

pub(super) fn told(to: Option<u32>, message: DeskMessage) -> Utf8Bytes {
    serde_json::to_string(&DeskTold { to, message }).unwrap_or_default().into()
}
