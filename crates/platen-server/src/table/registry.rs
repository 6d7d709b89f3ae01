//! All tables that are played at here, by their names.

use super::task::Task;
use super::{Bots, Inbox, Mail, Reply};
use crate::clock::Clock;
use crate::config::Limits;
use crate::desk::{Desk, Item, Visitor, card_without_name, check_terms, sitters, unplayable, without_name};
use crate::error::Refused;
use crate::ids::{PersonId, TableId, random};
use crate::limits::Buckets;
use crate::store::{Listed, News, Order, Store, StoreError, Stored};
use crate::telemetry::Telemetry;
use platen_fair::Secret;
use platen_host::ClientNo;
use platen_protocol::{DeskRequest, Stage, Terms};
use platen_rules::Seed;
use std::collections::{HashMap, HashSet};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::{Notify, mpsc, oneshot, watch};

/// How many messages wait for a table; who comes then waits to be let in.
const WAITING: usize = 64;

/// Of how many people at most one sits down at a time.
const SITTING: usize = 64;

/// How many tables are taken up at a time.
const ADOPTED: u32 = 32;

/// How tables are run.
#[derive(Clone, Copy, Debug)]
pub struct TablesConfig {
    /// How long a table stays loaded when nobody is there.
    pub idle: Duration,
    /// How long a bot waits before it tries again when the store has trouble.
    pub pause: Duration,
    /// At how many tables that wait for players or are played a person may sit.
    pub most: u32,
    /// What one person says, a minute: so many on average, and so many at once.
    pub sayings: (u32, u32),
    /// How often one person gets up, comes back or commits to a share, a minute.
    pub changes: (u32, u32),
}

impl Default for TablesConfig {
    fn default() -> Self {
        let Limits { sayings, changes, .. } = Limits::default();
        TablesConfig {
            idle: Duration::from_mins(1),
            pause: Duration::from_millis(500),
            sayings,
            changes,
            most: u32::MAX,
        }
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
    sitting: [tokio::sync::Mutex<()>; SITTING],
    standing: watch::Sender<Standing>,
    /// Rings when everyone is sent away. Every socket waits for it, so it is the smallest thing that can be waited for.
    away: Notify,
    /// Tables that were given up because the store did not answer or they died, and are to be taken up again.
    given_up: Mutex<HashSet<TableId>>,
    loaded: Mutex<HashMap<TableId, mpsc::Sender<Mail>>>,
    clients: AtomicU64,
}

/// How this copy of the server stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Standing {
    /// Whether it ends.
    is_leaving: bool,
    /// Whether the store has not answered for so long that other copies take over.
    is_cut_off: bool,
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
                sitting: std::array::from_fn(|_| tokio::sync::Mutex::default()),
                standing: watch::Sender::default(),
                away: Notify::new(),
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
        self.shared.standing.borrow().is_leaving
    }

    /// Waits until the server ends.
    pub(crate) fn left(&self) -> impl Future<Output = ()> + Send + use<> {
        self.until(|standing| standing.is_leaving)
    }

    /// Whether other copies of the server take over because this one does not reach the store.
    pub(crate) fn is_cut_off(&self) -> bool {
        self.shared.standing.borrow().is_cut_off
    }

    /// Waits until this copy of the server does not reach the store any more, or does again.
    pub(crate) fn until_cut_off(&self, is_cut_off: bool) -> impl Future<Output = ()> + Send + use<> {
        self.until(move |standing| standing.is_cut_off == is_cut_off)
    }

    /// Waits until people have to connect to another copy of the server.
    pub(crate) async fn sent_away(&self) {
        loop {
            let ringing = self.shared.away.notified();
            if self.is_leaving() || self.is_cut_off() {
                return;
            }
            ringing.await;
        }
    }

    fn until<F>(&self, mut is_so: F) -> impl Future<Output = ()> + Send + use<F>
    where
        F: FnMut(&Standing) -> bool + Send,
    {
        let mut standing = self.shared.standing.subscribe();
        // Without a server there is nothing to wait for.
        async move { drop(standing.wait_for(&mut is_so).await) }
    }

    /// The store has not answered for too long, or answers again. Meanwhile everyone is to connect to another copy.
    pub(crate) fn set_cut_off(&self, is_cut_off: bool) {
        let set =
            |standing: &mut Standing| std::mem::replace(&mut standing.is_cut_off, is_cut_off) != is_cut_off;
        if self.shared.standing.send_if_modified(set) {
            self.shared.away.notify_waiters();
            tracing::warn!(is_cut_off, "this copy of the server is cut off from the store, or no longer is");
        }
    }

    /// The server ends: everyone at a socket is told to connect again.
    pub(crate) fn leave(&self) {
        self.shared.standing.send_modify(|standing| standing.is_leaving = true);
        self.shared.away.notify_waiters();
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
    pub async fn obey(&self, order: &Order) -> Result<(), Refused> {
        tracing::info!(?order, "an order is carried out");
        match *order {
            Order::TakeUp { ref tables } => self.adopt_all(tables).await,
            Order::Close { table } => match self.close(table, "operator").await {
                // One that is not there is closed enough.
                Err(Refused::NoSuchTable) => Ok(()),
                closed => closed,
            },
            Order::Ban { person } => self.dismiss(person).await,
            Order::Unsay { table, number } => {
                self.shared.send_if_loaded(table, Inbox::Unsay { number }).await;
                Ok(())
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
        check_terms(&terms)?;
        let person = by.person.ok_or(Refused::Unknown)?;
        self.shared.check_tables(person).await?;
        let table = TableId::random()?;
        let item = Item::Gathered { by: person, terms: Box::new(terms), secret: Secret(random()?) };
        let stored = Stored { number: 1, at: self.shared.clock.now(), body: item.body() };
        let desk = Desk::load(table, std::slice::from_ref(&stored), Seed(random()?))?;
        self.shared.store.append(table, stored, Some(desk.listed(&item))).await.map_err(Refused::not_kept)?;
        self.run(table, desk);
        if let Err(refused) = self.request(table, by.clone(), DeskRequest::TakeSeat { seat: None }).await {
            // Nobody sits there, so nobody could ever start it.
            self.close_unneeded(table, "empty").await;
            return Err(refused);
        }
        Ok(table)
    }

    async fn close_unneeded(&self, table: TableId, why: &'static str) {
        if let Err(refused) = self.close(table, why).await {
            tracing::warn!(%table, %refused, "a table that nobody needs cannot be closed");
        }
    }

    /// Where those of a table play again. If that was not agreed, or is no longer possible there, it is at a new table.
    pub async fn again(&self, table: TableId, by: &Visitor) -> Result<TableId, Refused> {
        let who = || Box::new(by.clone());
        let gone = match self.ask(table, |reply| Inbox::Rematch { by: who(), reply }).await?? {
            Some(agreed) if self.is_open(agreed).await? => return Ok(agreed),
            agreed => agreed,
        };
        let terms = self.ask(table, |reply| Inbox::Terms { reply }).await?;
        // It is there before anyone is told of it.
        let fresh = self.make(by, terms).await?;
        let message = |reply| Inbox::Again { by: who(), table: fresh, gone, reply };
        let agreed = self.ask(table, message).await.flatten();
        if agreed != Ok(fresh) {
            self.close_unneeded(fresh, "agreed_elsewhere").await;
        }
        agreed
    }

    /// Whether a table is there and not closed.
    async fn is_open(&self, table: TableId) -> Result<bool, Refused> {
        match self.ask(table, |reply| Inbox::Card { reply }).await {
            Ok(card) => Ok(card.stage != Stage::Closed),
            Err(Refused::Unavailable) => Err(Refused::Unavailable),
            Err(_) => Ok(false),
        }
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
            News::Anything => self.shared.send_to_loaded(|| Inbox::Anything).await,
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
        if let Some(inbox) = self.shared.running(table) {
            return Ok(inbox);
        }
        let desk = self.shared.load(table).await?;
        Ok(self.run(table, desk))
    }

    /// Lets a table run, unless it does already, and gives the way to send it something.
    fn run(&self, table: TableId, desk: Desk) -> mpsc::Sender<Mail> {
        let (sender, receiver) = mpsc::channel(WAITING);
        let mut loaded = self.shared.loaded();
        if let Some(inbox) = loaded.get(&table).filter(|inbox| !inbox.is_closed()) {
            return inbox.clone();
        }
        loaded.insert(table, sender.clone());
        drop(loaded);
        let task = Task::new(table, desk, Arc::clone(&self.shared), sender.clone(), receiver);
        tokio::spawn(Box::new(task).run());
        sender
    }

    /// Forgets a person, and takes their name out of all tables. Games stay.
    pub async fn erase(&self, person: PersonId) -> Result<(), Refused> {
        let now = self.shared.clock.now();
        self.shared.store.erase(person, now).await.map_err(Refused::not_kept)?;
        if let Err(refused) = self.dismiss(person).await {
            // It was ordered, too, and is tried again.
            tracing::warn!(%refused, "a name is not taken out of all tables yet");
        }
        Ok(())
    }

    /// Lets someone go from all tables who is not welcome any more or has erased their name.
    async fn dismiss(&self, person: PersonId) -> Result<(), Refused> {
        let store = &self.shared.store;
        let is_erased = match store.person(person).await {
            // They are welcome again.
            Ok(Some(_)) => return Ok(()),
            Ok(None) => true,
            Err(StoreError::Banned) => false,
            Err(error) => return Err(error.into()),
        };
        // A table that is gone has let everyone go.
        self.shared.send_to_loaded(|| Inbox::Ban { person }).await;
        let mut done = Ok(());
        for table in store.all_games_of(person).await? {
            done = done.and(self.dismiss_from(table, person, is_erased).await);
        }
        done
    }

    async fn dismiss_from(&self, table: TableId, person: PersonId, is_erased: bool) -> Result<(), Refused> {
        if is_erased {
            self.take_name_out(table, person).await?;
        }
        let dismissed = self.ask(table, |reply| Inbox::Dismiss { person, is_erased, reply }).await.flatten();
        if is_erased {
            self.take_name_off_card(table, person).await?;
        }
        match dismissed {
            // Nobody sits at one that cannot be loaded.
            Err(Refused::RulesChanged | Refused::NoSuchTable | Refused::TableClosed) => Ok(()),
            dismissed => dismissed,
        }
    }

    /// Takes a name out of all that is stored of a table.
    async fn take_name_out(&self, table: TableId, person: PersonId) -> Result<(), Refused> {
        let store = &self.shared.store;
        let mut seat = None;
        for stored in store.items(table, 0).await? {
            // One that cannot be read says who is not known here.
            let Ok(item) = Item::read(&stored) else { continue };
            if let Some(item) = item.without_name(person, &mut seat).filter(|other| *other != item) {
                store.take_name_out(table, stored.number, &item.body()).await?;
            }
        }
        if let (Some(seat), Some(story)) = (seat, store.story(table).await?) {
            store.take_name_out_of_story(table, &without_name(&story, seat)?).await?;
        }
        Ok(())
    }

    /// Takes a name out of what lists show of a table. It is loaded without the name by now, or cannot be.
    async fn take_name_off_card(&self, table: TableId, person: PersonId) -> Result<(), Refused> {
        let store = &self.shared.store;
        let sitters = sitters(&store.items(table, 0).await?);
        let seat = sitters.iter().find(|(_, other)| **other == person).map(|(seat, _)| *seat);
        if let (Some(seat), Some(card)) = (seat, store.card(table).await?) {
            store.set_card(table, &card_without_name(&card, seat)).await?;
        }
        Ok(())
    }

    /// Takes up tables that nobody keeps any more, so that bots go on although nobody looks: all after one in the order of their names,
    /// and gives the last.
    pub async fn adopt(&self, after: Option<TableId>) -> Result<Option<TableId>, Refused> {
        let given_up: Vec<TableId> = self.shared.given_up().drain().collect();
        self.adopt_all(&given_up).await.inspect_err(|_| self.shared.given_up().extend(&given_up))?;
        let (mut last, mut seen) = (after, HashSet::new());
        loop {
            let mut orphans = self.shared.store.orphans(last, ADOPTED).await?;
            // Of PostgreSQL, one that could not be taken up is found again; that has time.
            orphans.retain(|table| seen.insert(*table));
            if orphans.is_empty() {
                return Ok(last);
            }
            self.adopt_all(&orphans).await?;
            last = orphans.last().copied();
        }
    }

    async fn adopt_all(&self, tables: &[TableId]) -> Result<(), Refused> {
        let mut adopted = Vec::new();
        for &table in tables {
            let (reply, answer) = oneshot::channel();
            match self.send(table, Inbox::Adopt { reply }).await {
                Err(Refused::Unavailable) => return Err(Refused::Unavailable),
                // What cannot be played needs no keeper.
                Err(_) => self.shared.store.release(table).await?,
                Ok(_) => adopted.push(answer),
            }
        }
        for answer in adopted {
            // A table that is given up meanwhile is taken up the next time.
            let _ = answer.await;
        }
        Ok(())
    }

    /// Wakes tables where a time runs out, and closes those that waited too long for players.
    pub async fn sweep(&self, patience: Duration) -> Result<(), Refused> {
        let now = self.shared.clock.now();
        let soon = now + self.shared.config.idle.as_millis() as i64;
        for table in self.shared.store.due(soon).await? {
            match self.inbox(table).await {
                Ok(_) => {}
                Err(Refused::Unavailable) => return Err(Refused::Unavailable),
                // Where nothing can be played, no time runs out.
                Err(_) => self.shared.store.set_not_due(table).await?,
            }
        }
        for table in self.shared.store.forgotten(now - patience.as_millis() as i64).await? {
            if let Err(refused) = self.close(table, "expired").await {
                tracing::warn!(%table, %refused, "a table that waited too long cannot be closed");
            }
        }
        Ok(())
    }

    /// Closes a table without an end, unless it has one; also one that cannot be loaded.
    pub async fn close(&self, table: TableId, why: &'static str) -> Result<(), Refused> {
        match self.ask(table, |reply| Inbox::Close { why, reply }).await {
            Ok(closed) => closed,
            Err(Refused::TableClosed) => Ok(()),
            Err(Refused::RulesChanged | Refused::NoSuchTable) => self.close_unplayed(table, why).await,
            Err(refused) => Err(refused),
        }
    }

    /// Closes a table that cannot be loaded. Lists show it as before.
    async fn close_unplayed(&self, table: TableId, why: &str) -> Result<(), Refused> {
        let store = &self.shared.store;
        let last = store.items(table, 0).await?.pop().ok_or(Refused::NoSuchTable)?;
        let card = store.card(table).await?.unwrap_or_default();
        let at = self.shared.clock.now();
        let body = Item::Closed { why: why.to_string() }.body();
        let stored = Stored { number: last.number + 1, at, body };
        store.append(table, stored, Some(Listed::closed(card))).await.map_err(Refused::not_kept)
    }
}

impl Shared {
    fn loaded(&self) -> MutexGuard<'_, HashMap<TableId, mpsc::Sender<Mail>>> {
        self.loaded.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The way to send something to a table that is loaded. One whose task has died is not.
    fn running(&self, table: TableId) -> Option<mpsc::Sender<Mail>> {
        self.loaded().get(&table).filter(|inbox| !inbox.is_closed()).cloned()
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

    /// Takes a table out because the store does not answer, or it died. It is taken up again by whoever looks for such tables.
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

    /// Waits until someone does not sit down anywhere else at this moment, and does not until what is given back goes: their tables are
    /// counted before they have one more. Where nobody counts, nobody waits.
    pub(super) async fn sits_down_alone(&self, person: PersonId) -> Option<tokio::sync::MutexGuard<'_, ()>> {
        if self.config.most == u32::MAX {
            return None;
        }
        let mut hasher = DefaultHasher::new();
        person.hash(&mut hasher);
        Some(self.sitting[hasher.finish() as usize % SITTING].lock().await)
    }

    /// Says no if someone sits at too many tables already.
    pub(super) async fn check_tables(&self, person: PersonId) -> Result<(), Refused> {
        let most = self.config.most;
        if most < u32::MAX && self.store.games_running(person).await? >= most {
            return Err(Refused::TooMuch { what: "tables".to_string(), most: most as usize });
        }
        Ok(())
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
        Err(if error == StoreError::Damaged { unplayable(&items) } else { error.into() })
    }
}
