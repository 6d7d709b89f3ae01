//! All tables that are played at here, by their names.

use super::task::Task;
use super::{Bots, Inbox, Mail, Reply};
use crate::clock::Clock;
use crate::config::Limits;
use crate::desk::{Desk, Item, Visitor, check_terms, without_name};
use crate::error::Refused;
use crate::ids::{PersonId, TableId, random};
use crate::limits::Buckets;
use crate::store::{News, Order, Store, StoreError, Stored};
use crate::telemetry::Telemetry;
use platen_fair::Secret;
use platen_host::ClientNo;
use platen_protocol::{DeskRequest, Terms};
use platen_rules::Seed;
use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot, watch};

/// How many messages wait for a table; who comes then waits to be let in.
const WAITING: usize = 64;

/// How many tables are taken up at a time.
const ADOPTED: u32 = 32;

/// How tables are run.
#[derive(Clone, Copy, Debug)]
pub struct TablesConfig {
    /// How long a table stays loaded when nobody is there.
    pub idle: Duration,
    /// How long a bot waits before it tries again when the store has trouble.
    pub pause: Duration,
    /// What one person says, a minute: so many on average, and so many at once.
    pub sayings: (u32, u32),
    /// How often one person gets up, comes back or commits to a share, a minute.
    pub changes: (u32, u32),
}

impl Default for TablesConfig {
    fn default() -> Self {
        let Limits { sayings, changes, .. } = Limits::default();
        TablesConfig { idle: Duration::from_mins(1), pause: Duration::from_millis(500), sayings, changes }
    }
}

/// All tables. Clones share them.
#[derive(Clone, Debug)]
pub struct Tables {
    shared: Arc<Shared>,
}

/// What all tables use.
#[derive(Debug)]
pub(super) struct Shared {
    pub(super) store: Store,
    pub(super) bots: Bots,
    pub(super) clock: Clock,
    pub(super) config: TablesConfig,
    pub(super) telemetry: Telemetry,
    pub(super) sayings: Buckets<PersonId>,
    pub(super) changes: Buckets<PersonId>,
    /// Whether the server ends.
    leaving: watch::Sender<bool>,
    /// Whether the store has not answered for so long that other copies take over.
    cut_off: watch::Sender<bool>,
    /// Tables that were given up because the store did not answer, and are to be taken up again.
    given_up: Mutex<HashSet<TableId>>,
    loaded: Mutex<HashMap<TableId, mpsc::Sender<Mail>>>,
    clients: AtomicU64,
}

impl Tables {
    /// Tables that are kept in a store.
    pub fn new(store: Store, bots: Bots, clock: Clock, config: TablesConfig) -> Tables {
        Tables {
            shared: Arc::new(Shared {
                store,
                bots,
                clock,
                config,
                telemetry: Telemetry::new(),
                sayings: Buckets::by_minute(config.sayings),
                changes: Buckets::by_minute(config.changes),
                leaving: watch::Sender::new(false),
                cut_off: watch::Sender::new(false),
                given_up: Mutex::default(),
                loaded: Mutex::default(),
                clients: AtomicU64::new(1),
            }),
        }
    }

    /// The figures of all of them.
    pub(crate) fn telemetry(&self) -> &Telemetry {
        &self.shared.telemetry
    }

    /// Whether the server ends.
    pub(crate) fn is_leaving(&self) -> bool {
        *self.shared.leaving.borrow()
    }

    /// Waits until the server ends.
    pub(crate) fn left(&self) -> impl Future<Output = ()> + Send + use<> {
        let mut leaving = self.shared.leaving.subscribe();
        // Without a server there is nothing to wait for.
        async move { drop(leaving.wait_for(|&leaving| leaving).await) }
    }

    /// Whether other copies of the server take over because this one does not reach the store.
    pub(crate) fn is_cut_off(&self) -> bool {
        *self.shared.cut_off.borrow()
    }

    /// Waits until this copy of the server does not reach the store any more, or does again.
    pub(crate) fn until_cut_off(&self, is_cut_off: bool) -> impl Future<Output = ()> + Send + use<> {
        let mut cut_off = self.shared.cut_off.subscribe();
        async move { drop(cut_off.wait_for(|&is| is == is_cut_off).await) }
    }

    /// The store has not answered for too long, or answers again. Meanwhile everyone is to connect to another copy.
    pub(crate) fn set_cut_off(&self, is_cut_off: bool) {
        let changed =
            self.shared.cut_off.send_if_modified(|was| std::mem::replace(was, is_cut_off) != is_cut_off);
        if changed {
            tracing::warn!(is_cut_off, "this copy of the server is cut off from the store, or no longer is");
        }
    }

    /// The server ends: everyone at a socket is told to connect again.
    pub(crate) fn leave(&self) {
        self.shared.leaving.send_replace(true);
    }

    /// Waits until every table has done what it was asked.
    pub(crate) async fn settle(&self) {
        let inboxes: Vec<_> = self.shared.loaded().values().cloned().collect();
        for inbox in inboxes {
            let (reply, answer) = oneshot::channel();
            if inbox.send(Inbox::Card { reply }.into()).await.is_ok() {
                // A table that is gone has nothing left to do.
                let _ = answer.await;
            }
        }
    }

    /// Carries out what the operator wants. It may be so already.
    pub async fn obey(&self, order: Order) {
        tracing::info!(?order, "an order of the operator");
        match order {
            // One that is not there is closed enough.
            Order::Close { table } => drop(self.send(table, Inbox::Close { why: "operator" }).await),
            // A table that is gone has let everyone go.
            Order::Ban { person } => self.shared.send_to_loaded(|| Inbox::Ban { person }).await,
            Order::Unsay { table, number } => {
                self.shared.send_if_loaded(table, Inbox::Unsay { number }).await;
            }
        }
    }

    /// A number for someone who connects, that nobody had before.
    pub fn client(&self) -> ClientNo {
        ClientNo(self.shared.clients.fetch_add(1, Ordering::Relaxed))
    }

    /// The time of day, in milliseconds since 1970.
    pub fn now(&self) -> i64 {
        self.shared.clock.now()
    }

    /// How many are loaded.
    pub fn loaded(&self) -> usize {
        self.shared.loaded().len()
    }

    /// How many sockets are open.
    pub fn sockets(&self) -> i64 {
        self.shared.telemetry.sockets()
    }

    /// Makes a table. Whoever makes it sits there.
    pub async fn make(&self, by: &Visitor, terms: Terms) -> Result<TableId, Refused> {
        let table = TableId::random()?;
        self.gather(table, by, terms).await?;
        Ok(table)
    }

    /// Makes a table under a name.
    pub async fn gather(&self, table: TableId, by: &Visitor, terms: Terms) -> Result<(), Refused> {
        check_terms(&terms)?;
        let person = by.person.ok_or(Refused::Unknown)?;
        let item = Item::Gathered { by: person, terms: Box::new(terms), secret: Secret(random()?) };
        let stored = Stored { number: 1, at: self.shared.clock.now(), body: item.body() };
        let desk = Desk::load(table, std::slice::from_ref(&stored), Seed(random()?))?;
        self.shared
            .store
            .append(table, stored, Some(desk.listed(&item)))
            .await
            .map_err(|_| Refused::NotKept)?;
        self.run(table, desk);
        self.request(table, by.clone(), DeskRequest::TakeSeat { seat: None }).await
    }

    /// Asks something of a table from outside.
    pub async fn request(&self, table: TableId, by: Visitor, request: DeskRequest) -> Result<(), Refused> {
        self.ask(table, |reply| Inbox::Request { by: by.into(), request: request.into(), reply }).await?
    }

    /// Sends a table something that it answers.
    pub async fn ask<T>(
        &self,
        table: TableId,
        message: impl FnOnce(Reply<T>) -> Inbox,
    ) -> Result<T, Refused> {
        let (reply, answer) = oneshot::channel();
        self.send(table, message(reply)).await?;
        answer.await.map_err(|_| Refused::Unavailable)
    }

    /// Sends a table something, which is loaded if it is not, and gives the way to send it more.
    pub async fn send(&self, table: TableId, message: Inbox) -> Result<mpsc::Sender<Mail>, Refused> {
        let mut message = Mail::new(message);
        loop {
            let inbox = self.inbox(table).await?;
            match inbox.send(message).await {
                Ok(()) => return Ok(inbox),
                // It was unloaded in this moment.
                Err(mpsc::error::SendError(back)) => message = back,
            }
        }
    }

    /// Lets tables that are loaded follow what was added to them.
    pub async fn hear(&self, news: News) {
        // A table that is unloaded in this moment will be loaded with the news.
        match news {
            News::Item(table, number) => self.shared.send_if_loaded(table, Inbox::News { number }).await,
            News::Heard { table, copy, gossip } => {
                self.shared.send_if_loaded(table, Inbox::Heard { copy, gossip }).await;
            }
            News::Revoked(..) => {}
            News::Anything => self.shared.send_to_loaded(|| Inbox::News { number: u32::MAX }).await,
        }
    }

    /// The clock was moved: times may have run out.
    pub(crate) async fn look_at_clock(&self) {
        self.shared.send_to_loaded(|| Inbox::News { number: 0 }).await;
    }

    /// Lets tables know which copies of the server are there.
    pub async fn know_alive(&self, copies: HashSet<String>) {
        let copies = Arc::new(copies);
        self.shared.send_to_loaded(|| Inbox::Alive { copies: Arc::clone(&copies) }).await;
    }

    async fn inbox(&self, table: TableId) -> Result<mpsc::Sender<Mail>, Refused> {
        if self.is_cut_off() {
            return Err(Refused::Unavailable);
        }
        if let Some(inbox) = self.shared.loaded().get(&table) {
            return Ok(inbox.clone());
        }
        let desk = self.shared.load(table).await?;
        Ok(self.run(table, desk))
    }

    /// Lets a table run, unless it does already, and gives the way to send it something.
    fn run(&self, table: TableId, desk: Desk) -> mpsc::Sender<Mail> {
        let (sender, receiver) = mpsc::channel(WAITING);
        let inbox = self.shared.loaded().entry(table).or_insert_with(|| sender.clone()).clone();
        if inbox.same_channel(&sender) {
            let task = Task::new(table, desk, Arc::clone(&self.shared), sender, receiver);
            tokio::spawn(Box::new(task).run());
        }
        inbox
    }

    /// Takes the name of a person out of all tables. Games stay.
    pub async fn erase(&self, person: PersonId) -> Result<(), Refused> {
        let store = &self.shared.store;
        for table in store.all_games_of(person).await? {
            let mut seat = None;
            for stored in store.items(table, 0).await? {
                if let Some(item) = Item::read(&stored)?.without_name(person, &mut seat) {
                    store.take_name_out(table, stored.number, &item.body()).await?;
                }
            }
            if let (Some(seat), Some(story)) = (seat, store.story(table).await?) {
                store.take_name_out_of_story(table, &without_name(&story, seat)?).await?;
            }
            self.send(table, Inbox::Reload).await?;
        }
        store.erase(person).await.map_err(|_| Refused::NotKept)
    }

    /// Takes up tables that nobody keeps any more, so that bots go on although nobody looks: some at a time, after one in the
    /// order of their names, and gives the last.
    pub async fn adopt(&self, after: Option<TableId>) -> Result<Option<TableId>, Refused> {
        let given_up: Vec<TableId> = self.shared.given_up().iter().copied().collect();
        let orphans = self.shared.store.orphans(after, ADOPTED).await?;
        for &table in given_up.iter().chain(&orphans) {
            match self.send(table, Inbox::Adopt).await {
                Err(Refused::Unavailable) => return Err(Refused::Unavailable),
                // What cannot be played needs no keeper.
                Err(_) => self.shared.store.release(table).await?,
                Ok(_) => {}
            }
            self.shared.given_up().remove(&table);
        }
        Ok(orphans.last().copied().or(after))
    }

    /// Wakes tables where a time runs out, and closes those that waited too long for players.
    pub async fn sweep(&self, patience: Duration) -> Result<(), Refused> {
        let now = self.shared.clock.now();
        let soon = now + self.shared.config.idle.as_millis() as i64;
        for table in self.shared.store.due(soon).await? {
            self.inbox(table).await?;
        }
        for table in self.shared.store.forgotten(now - patience.as_millis() as i64).await? {
            self.send(table, Inbox::Close { why: "expired" }).await?;
        }
        Ok(())
    }
}

impl Shared {
    fn loaded(&self) -> MutexGuard<'_, HashMap<TableId, mpsc::Sender<Mail>>> {
        self.loaded.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn send_if_loaded(&self, table: TableId, message: Inbox) {
        let inbox = self.loaded().get(&table).cloned();
        if let Some(inbox) = inbox {
            // One that is unloaded in this moment does not need it.
            let _ = inbox.send(message.into()).await;
        }
    }

    async fn send_to_loaded(&self, message: impl Fn() -> Inbox) {
        let inboxes: Vec<_> = self.loaded().values().cloned().collect();
        for inbox in inboxes {
            // The same.
            let _ = inbox.send(message().into()).await;
        }
    }

    fn given_up(&self) -> MutexGuard<'_, HashSet<TableId>> {
        self.given_up.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes a table out because the store does not answer. It is taken up again when it does.
    pub(super) fn give_up(&self, table: TableId, own: &mpsc::Sender<Mail>) {
        self.forget(table, own);
        self.given_up().insert(table);
    }

    /// Takes a table out, if it is still the one that is loaded.
    fn forget(&self, table: TableId, own: &mpsc::Sender<Mail>) {
        let mut loaded = self.loaded();
        if loaded.get(&table).is_some_and(|inbox| inbox.same_channel(own)) {
            loaded.remove(&table);
        }
    }

    /// Takes a table out that nobody can send anything to, and says whether that is so: ways to send are given out under
    /// the same lock.
    pub(super) fn forget_unused(&self, table: TableId, own: &mpsc::Sender<Mail>) -> bool {
        let mut loaded = self.loaded();
        let is_unused = own.strong_count() <= 2 && own.capacity() == own.max_capacity();
        if is_unused {
            loaded.remove(&table);
        }
        is_unused
    }

    /// A table as it is stored.
    pub(super) async fn load(&self, table: TableId) -> Result<Desk, Refused> {
        let items = self.store.items(table, 0).await?;
        if items.is_empty() {
            return Err(Refused::NoSuchTable);
        }
        let luck = Seed(random()?);
        let error = match Desk::load(table, &items, luck) {
            Ok(desk) => return Ok(desk),
            Err(error) => error,
        };
        // A game that is over is told as it was, when the rules have changed since.
        if let Some(story) = self.store.story(table).await?
            && let Ok(desk) = Desk::retold(table, &items, luck, &story)
        {
            return Ok(desk);
        }
        tracing::error!(%table, ?error, "a table cannot be loaded");
        Err(if error == StoreError::Damaged { Refused::NoSuchTable } else { error.into() })
    }
}
