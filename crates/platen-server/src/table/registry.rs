//! All tables that are played at here, by their names.

use super::task::Task;
use super::{Bots, Inbox, Reply};
use crate::clock::Clock;
use crate::desk::{Desk, Item, Visitor, check_terms};
use crate::error::Refused;
use crate::ids::{PersonId, TableId, random};
use crate::store::{News, Order, Store, StoreError, Stored};
use crate::telemetry::Telemetry;
use platen_fair::Secret;
use platen_host::ClientNo;
use platen_protocol::{DeskRequest, Terms};
use platen_rules::Seed;
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot, watch};

/// How many messages wait for a table; who comes then waits to be let in.
const WAITING: usize = 64;

/// How tables are run.
#[derive(Clone, Copy, Debug)]
pub struct TablesConfig {
    /// How long a table stays loaded when nobody is there.
    pub idle: Duration,
    /// How long a bot waits before it tries again when the store has trouble.
    pub pause: Duration,
}

impl Default for TablesConfig {
    fn default() -> Self {
        TablesConfig { idle: Duration::from_mins(1), pause: Duration::from_millis(500) }
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
    /// Whether the server ends.
    leaving: watch::Sender<bool>,
    loaded: Mutex<HashMap<TableId, mpsc::Sender<Inbox>>>,
    clients: AtomicU64,
}

impl Tables {
    /// Tables that are kept in a store.
    pub fn new(store: Store, bots: Bots, clock: Clock, config: TablesConfig) -> Tables {
        let (loaded, clients) = (Mutex::default(), AtomicU64::new(1));
        let (telemetry, leaving) = (Telemetry::new(), watch::Sender::new(false));
        Tables {
            shared: Arc::new(Shared { store, bots, clock, config, telemetry, leaving, loaded, clients }),
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

    /// The server ends: everyone at a socket is told to connect again.
    pub(crate) fn leave(&self) {
        self.shared.leaving.send_replace(true);
    }

    /// Waits until every table has done what it was asked.
    pub(crate) async fn settle(&self) {
        let inboxes: Vec<_> = self.shared.loaded().values().cloned().collect();
        for inbox in inboxes {
            let (reply, answer) = oneshot::channel();
            if inbox.send(Inbox::Card { reply }).await.is_ok() {
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
            Order::Ban { person } => {
                let inboxes: Vec<_> = self.shared.loaded().values().cloned().collect();
                for inbox in inboxes {
                    // A table that is gone has let everyone go.
                    let _ = inbox.send(Inbox::Ban { person }).await;
                }
            }
            Order::Unsay { table, number } => {
                let inbox = self.shared.loaded().get(&table).cloned();
                if let Some(inbox) = inbox {
                    // The same.
                    let _ = inbox.send(Inbox::Unsay { number }).await;
                }
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
        let body = Item::Gathered { by: person, terms: Box::new(terms), secret: Secret(random()?) }.body();
        let stored = Stored { number: 1, at: self.shared.clock.now(), body };
        let desk = Desk::load(table, std::slice::from_ref(&stored), Seed::from_number(0))?;
        self.shared.store.append(table, stored, Some(desk.listed())).await.map_err(|_| Refused::NotKept)?;
        self.request(table, by.clone(), DeskRequest::TakeSeat { seat: None }).await
    }

    /// Asks something of a table from outside.
    pub async fn request(&self, table: TableId, by: Visitor, request: DeskRequest) -> Result<(), Refused> {
        self.ask(table, |reply| Inbox::Request { by, request, reply }).await?
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
    pub async fn send(&self, table: TableId, mut message: Inbox) -> Result<mpsc::Sender<Inbox>, Refused> {
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
        let (inboxes, number): (Vec<_>, _) = match news {
            News::Item(table, number) => {
                (self.shared.loaded().get(&table).cloned().into_iter().collect(), number)
            }
            News::Anything => (self.shared.loaded().values().cloned().collect(), u32::MAX),
        };
        for inbox in inboxes {
            // A table that is unloaded in this moment will be loaded with the news.
            let _ = inbox.send(Inbox::News { number }).await;
        }
    }

    async fn inbox(&self, table: TableId) -> Result<mpsc::Sender<Inbox>, Refused> {
        if let Some(inbox) = self.shared.loaded().get(&table) {
            return Ok(inbox.clone());
        }
        let desk = self.shared.load(table).await?;
        let (sender, receiver) = mpsc::channel(WAITING);
        let inbox = self.shared.loaded().entry(table).or_insert_with(|| sender.clone()).clone();
        if inbox.same_channel(&sender) {
            let task = Task::new(table, desk, Arc::clone(&self.shared), sender, receiver);
            tokio::spawn(task.run());
        }
        Ok(inbox)
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
            self.send(table, Inbox::Reload).await?;
        }
        store.erase(person).await.map_err(|_| Refused::NotKept)
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
    fn loaded(&self) -> MutexGuard<'_, HashMap<TableId, mpsc::Sender<Inbox>>> {
        self.loaded.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes a table out, if it is still the one that is loaded.
    pub(super) fn forget(&self, table: TableId, own: &mpsc::Sender<Inbox>) {
        let mut loaded = self.loaded();
        if loaded.get(&table).is_some_and(|inbox| inbox.same_channel(own)) {
            loaded.remove(&table);
        }
    }

    /// Takes a table out that nobody can send anything to, and says whether that is so: ways to send are given out under
    /// the same lock.
    pub(super) fn forget_unused(&self, table: TableId, own: &mpsc::Sender<Inbox>) -> bool {
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
        Desk::load(table, &items, luck).map_err(|error| {
            tracing::error!(%table, ?error, "a table cannot be loaded");
            if error == StoreError::Damaged { Refused::NoSuchTable } else { error.into() }
        })
    }
}
