//! What other copies of the server add to a PostgreSQL that they share.

use super::pools::{Pools, in_time};
use super::{Store, StoreError};
use crate::ids::{PersonId, TableId};
use platen_rules::vocabulary::SeatSet;
use sqlx::PgPool;
use sqlx::postgres::PgListener;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;

/// How many news wait to be read.
const WAITING: usize = 1024;
/// How long it is waited before a lost connection is tried again.
const PAUSE: Duration = Duration::from_secs(1);

/// How copies of the server say that something was said at a table.
pub(super) const SAID: &str = "said";
/// How they ask who is at a table.
const WHO: &str = "?";

/// What is new.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// A table has an item of that number.
    Item(TableId, u32),
    /// Another copy of the server says something about a table.
    Heard {
        /// Which table.
        table: TableId,
        /// The copy.
        copy: String,
        /// What.
        gossip: Gossip,
    },
    /// What someone could show at another copy of the server is worth nothing any more.
    Revoked(PersonId, Revoked),
    /// The connection was lost for a while: anything may have happened.
    Anything,
}

/// What copies of the server tell each other about a table besides its items.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gossip {
    /// Something was said there. It is stored.
    Said,
    /// Who is there?
    Who,
    /// The people of these seats are connected.
    Present(SeatSet),
}

/// What is worth nothing any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Revoked {
    /// All tokens.
    Tokens,
    /// All cookies of earlier generations.
    Cookies {
        /// The first that is good.
        before: u32,
    },
}

/// How what is said about a person begins, so that it is not taken for a table.
const REVOKED: &str = "revoked";

impl Store {
    /// Tells the other copies that what someone could show is worth nothing any more.
    pub async fn tell_revoked(&self, person: PersonId, revoked: Revoked) -> Result<(), StoreError> {
        let what = match revoked {
            Revoked::Tokens => "tokens".to_string(),
            Revoked::Cookies { before } => before.to_string(),
        };
        self.notify(format!("{REVOKED} {person} {what}")).await
    }

    /// Tells the other copies something about a table.
    pub async fn gossip(&self, table: TableId, gossip: Gossip) -> Result<(), StoreError> {
        let word = match gossip {
            Gossip::Said => SAID.to_string(),
            Gossip::Who => WHO.to_string(),
            Gossip::Present(seats) => u8::from(seats).to_string(),
        };
        self.notify(format!("{table} {} {word}", self.copy)).await
    }

    async fn notify(&self, payload: String) -> Result<(), StoreError> {
        let Pools::Postgres(pool) = &self.pools else { return Ok(()) };
        let told = sqlx::query("SELECT pg_notify('platen', $1)").bind(payload).execute(pool);
        in_time(told).await.map(|_| ())
    }

    /// What is added to tables, as it is added, by this copy and others; nothing from SQLite, which one program has alone.
    pub fn news(&self) -> mpsc::Receiver<News> {
        let (sender, receiver) = mpsc::channel(WAITING);
        if let Pools::Postgres(pool) = &self.pools {
            tokio::spawn(listen(pool.clone(), Arc::clone(&self.copy), sender));
        }
        receiver
    }
}

async fn listen(pool: PgPool, copy: Arc<str>, news: mpsc::Sender<News>) {
    while !news.is_closed() {
        if let Err(error) = listen_once(&pool, &copy, &news).await {
            tracing::warn!(%error, "news cannot be heard");
        }
        tokio::time::sleep(PAUSE).await;
    }
}

/// Listens until the connection is lost.
async fn listen_once(pool: &PgPool, copy: &str, news: &mpsc::Sender<News>) -> sqlx::Result<()> {
    let mut listener = PgListener::connect_with(pool).await?;
    listener.listen("platen").await?;
    let mut sent = news.send(News::Anything).await;
    while sent.is_ok() {
        let heard = tokio::select! {
            heard = listener.try_recv() => heard?,
            () = news.closed() => None,
        };
        let Some(heard) = heard else { return Ok(()) };
        sent = match read(heard.payload(), copy) {
            Some(item) => news.send(item).await,
            None => Ok(()),
        };
    }
    Ok(())
}

/// What other copies say, and what any copy has added.
fn read(payload: &str, own: &str) -> Option<News> {
    let mut words = payload.split(' ');
    if payload.starts_with(REVOKED) {
        let (person, what) = (words.nth(1)?.parse().ok()?, words.next()?);
        let cookies = |before| Revoked::Cookies { before };
        let revoked = if what == "tokens" { Some(Revoked::Tokens) } else { what.parse().ok().map(cookies) };
        return Some(News::Revoked(person, revoked?));
    }
    let (table, second) = (words.next()?.parse().ok()?, words.next()?);
    let gossip = match words.next() {
        None => return Some(News::Item(table, second.parse().ok()?)),
        Some(SAID) => Gossip::Said,
        Some(WHO) => Gossip::Who,
        Some(seats) => Gossip::Present(SeatSet::try_from(seats.parse::<u8>().ok()?).ok()?),
    };
    (second != own).then(|| News::Heard { table, copy: second.to_string(), gossip })
}
