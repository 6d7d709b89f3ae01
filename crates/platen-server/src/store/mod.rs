//! What is kept: the items of every table, what the lists show of them, people, tokens and chat.
//!
//! One [`Store`] over SQLite or PostgreSQL. Everything written goes through one task that writes all that is waiting at
//! once ([`write`]); when a write is answered, it is on the disk. Items are only ever added, each under its number: who
//! comes second with a number is told [`StoreError::Taken`] and has to look again.

mod backup;
mod bring_back;
mod games;
mod journal;
mod keeper;
mod news;
mod orders;
mod people;
mod pools;
mod write;

pub use backup::{BackupError, backup, is_there, restore};
pub use bring_back::{BroughtBack, bring_back};
pub use games::{Listed, Sitters};
pub use keeper::{Fence, LIFE};
pub use news::{Gossip, News, Revoked};
pub use orders::Order;
pub use people::{Person, Said, Token};

use crate::ids::{TableId, random_token};
use keeper::Heart;
use pools::{Pools, in_time, on};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio::task::AbortHandle;
use tokio::time::Instant;
use write::{Append, Change, Write};

/// The most writes that wait; who comes then waits to be let in.
const MOST_WAITING: usize = 4096;

/// How long it is tried to find out whether something was written, and how often.
const LONGEST: Duration = Duration::from_secs(12);
const PAUSE: Duration = Duration::from_millis(100);

/// Why something is not kept or not found. The cause is logged; it is nobody's business.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// An item of that number is there already.
    #[error("someone else was first")]
    Taken,
    /// The store cannot be reached, or has no room. Later tries may work.
    #[error("the store does not answer")]
    Unavailable,
    /// It was lost while it was written: it may be there or not, and that cannot be found out now.
    #[error("the store does not answer, and may have it or not")]
    Unsure,
    /// What is stored cannot be understood.
    #[error("what is stored cannot be understood")]
    Damaged,
    /// The person is not welcome any more.
    #[error("the person was banned")]
    Banned,
}

/// Why a store cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// It is neither a file nor an address that can be one.
    #[error("no database is named: {0}")]
    Name(&'static str),
    /// Another program has it.
    #[error("the database {0} is in use by another Platen")]
    InUse(String),
    /// The database says no.
    #[error("the database cannot be opened: {0}")]
    Database(#[from] sqlx::Error),
    /// It is of another version.
    #[error("the database cannot be brought up to date: {0}")]
    Migration(#[from] sqlx::migrate::MigrateError),
    /// The file says no.
    #[error("the database cannot be opened: {0}")]
    File(#[from] std::io::Error),
}

/// Something that happened at a table, as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stored {
    /// Its number, from 1.
    pub number: u32,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// What, as JSON.
    pub body: String,
}

/// Everything that is kept. Clones share it.
#[derive(Clone, Debug)]
pub struct Store {
    pools: Pools,
    writer: mpsc::Sender<Write>,
    writing: AbortHandle,
    /// What this copy of the server is called among others.
    copy: Arc<str>,
    heart: Heart,
    /// Held as long as the store is open, so that no other program writes to the same file.
    _lock: Option<Arc<std::fs::File>>,
}

impl Store {
    /// Opens a database: an address `postgres://…`, or else a file of SQLite, which is made if it is not there.
    pub async fn open(database: &str) -> Result<Store, OpenError> {
        if orders::is_postgres(database) {
            return Store::over(Pools::postgres(database).await?, None);
        }
        let path = file_of(database)?;
        let lock = lock(path)?;
        Store::over(Pools::sqlite(path).await?, Some(Arc::new(lock)))
    }

    fn over(pools: Pools, lock: Option<Arc<std::fs::File>>) -> Result<Store, OpenError> {
        let copy = random_token().map_err(std::io::Error::other)?.into();
        let (writer, waiting) = mpsc::channel(MOST_WAITING);
        let writing = tokio::spawn(write::run(pools.clone(), waiting)).abort_handle();
        Ok(Store { pools, writer, writing, copy, heart: Heart::default(), _lock: lock })
    }

    /// Adds an item to a table. Once this returns, it stays, whatever happens.
    pub async fn append(
        &self,
        table: TableId,
        item: Stored,
        listed: Option<Listed>,
    ) -> Result<(), StoreError> {
        self.append_as(Fence::default(), table, item, listed).await
    }

    /// Adds an item to a table as its keeper, if one still is. Who no longer is, is told [`StoreError::Taken`].
    ///
    /// If the store was lost meanwhile, the same is tried again, as its number can be added but once; so whether it is there is found
    /// out as soon as the store answers again.
    pub async fn append_as(
        &self,
        fence: Fence,
        table: TableId,
        item: Stored,
        listed: Option<Listed>,
    ) -> Result<(), StoreError> {
        let done = self.append_once(fence, table, item.clone(), listed.as_ref()).await;
        if done != Err(StoreError::Unsure) {
            return done;
        }
        // Boxed, as everything that is added would keep the room for it.
        match Box::pin(again(|| self.append_once(fence, table, item.clone(), listed.as_ref()))).await {
            Err(StoreError::Taken) => self.is_there(table, &item).await,
            done => done,
        }
    }

    /// Whether the number of an item is taken by itself.
    async fn is_there(&self, table: TableId, item: &Stored) -> Result<(), StoreError> {
        let items = self.items(table, item.number - 1).await.map_err(|_| StoreError::Unsure)?;
        if items.first() == Some(item) { Ok(()) } else { Err(StoreError::Taken) }
    }

    async fn append_once(
        &self,
        fence: Fence,
        table: TableId,
        item: Stored,
        listed: Option<&Listed>,
    ) -> Result<(), StoreError> {
        let mut besides = listed.map(|listed| games::changes(table, item.at, listed)).unwrap_or_default();
        besides.extend(self.keeping(table, fence));
        let (reply, answer) = oneshot::channel();
        let append = Append { table, item, fence: fence.epoch(), besides, reply };
        self.writer.send(Write::Append(append)).await.map_err(|_| StoreError::Unavailable)?;
        answer.await.map_err(|_| StoreError::Unavailable)?
    }

    /// The items of a table after a number.
    pub async fn items(&self, table: TableId, after: u32) -> Result<Vec<Stored>, StoreError> {
        let sql = match self.pools {
            Pools::Sqlite(_) => journal::ITEMS,
            Pools::Postgres(_) => {
                "SELECT number, at, body FROM items WHERE game = $1 AND number > $2 ORDER BY number"
            }
        };
        let rows: Vec<(i64, i64, String)> = on!(&self.pools, pool => in_time(sqlx::query_as(sql).bind(table.to_string()).bind(i64::from(after)).fetch_all(pool)).await)?;
        let item = |(number, at, body)| Ok(Stored { number: number_of(number)?, at, body });
        rows.into_iter().map(item).collect()
    }

    /// A secret of this installation by its name; the one that is given if there is none yet.
    pub async fn secret(&self, name: &'static str, fresh: &str) -> Result<String, StoreError> {
        let insert = "INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        self.change(Change::new(insert).text(name).text(fresh)).await?;
        let select = "SELECT value FROM secrets WHERE name = $1";
        let (value,): (String,) =
            on!(&self.pools, pool => in_time(sqlx::query_as(select).bind(name).fetch_one(pool)).await)?;
        Ok(value)
    }

    /// Waits until nothing can be written any more, since the task that writes has died.
    pub async fn broken(&self) {
        self.writer.closed().await;
    }

    /// Whether nothing can be written any more.
    pub fn is_broken(&self) -> bool {
        self.writer.is_closed()
    }

    /// Lets the task that writes die. For tests of what comes then.
    #[doc(hidden)]
    pub fn stop_writing(&self) {
        self.writing.abort();
    }

    /// Whether the store answers, and takes what is to be written.
    pub async fn is_ready(&self) -> bool {
        !self.writer.is_closed()
            && on!(&self.pools, pool => in_time(sqlx::query("SELECT 1").execute(pool)).await.is_ok())
    }

    /// Ends all connections, once what is written is on the disk. A file of SQLite is then all there is of it.
    pub async fn close(&self) {
        // What cannot be filed now lies beside it, and is found there the next time.
        let _ = self.rest().await;
        on!(&self.pools, pool => pool.close().await);
    }

    /// Changes something and says how many rows that were.
    async fn change(&self, change: Change) -> Result<u64, StoreError> {
        self.change_all(vec![change]).await
    }

    /// Makes all changes or none, and says how many rows the last has changed. If the store was lost meanwhile, the same is tried again, so
    /// they are such as may be made twice.
    async fn change_all(&self, changes: Vec<Change>) -> Result<u64, StoreError> {
        let done = self.change_once(changes.clone()).await;
        if done != Err(StoreError::Unsure) {
            return done;
        }
        Box::pin(again(|| self.change_once(changes.clone()))).await
    }

    async fn change_once(&self, changes: Vec<Change>) -> Result<u64, StoreError> {
        let (reply, answer) = oneshot::channel();
        self.writer.send(Write::Change(changes, reply)).await.map_err(|_| StoreError::Unavailable)?;
        answer.await.map_err(|_| StoreError::Unavailable)?
    }
}

/// Tries something again of which nobody knows whether it was done, until the store says so.
async fn again<T, F>(attempt: impl Fn() -> F) -> Result<T, StoreError>
where
    F: Future<Output = Result<T, StoreError>>,
{
    let begun = Instant::now();
    while begun.elapsed() < LONGEST {
        tokio::time::sleep(PAUSE).await;
        match attempt().await {
            Err(StoreError::Unsure | StoreError::Unavailable) => {}
            done => return done,
        }
    }
    Err(StoreError::Unsure)
}

/// The file of SQLite that is named. What it says of one that cannot be does not repeat it: there may be a password in it.
fn file_of(database: &str) -> Result<&Path, OpenError> {
    let file = database.trim_start_matches("sqlite://");
    match file {
        "" => Err(OpenError::Name("the name is empty")),
        ":memory:" => Err(OpenError::Name("what is in memory alone is not kept")),
        _ if file.contains("://") => Err(OpenError::Name("of addresses, only postgres:// can be one")),
        _ => Ok(Path::new(file)),
    }
}

/// Makes a file that nobody but its owner reads, unless it is there: in it are hidden cards, and what cookies are made with.
fn make_private(options: &mut std::fs::OpenOptions, path: &Path) -> std::io::Result<std::fs::File> {
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(options, 0o600);
    options.append(true).open(path)
}

/// Takes hold of a file, as long as what is given back lives.
fn lock(path: &Path) -> Result<std::fs::File, OpenError> {
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder)?;
    }
    let mut name = path.as_os_str().to_owned();
    name.push(".lock");
    let file = std::fs::File::options().create(true).append(true).open(name)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(std::fs::TryLockError::WouldBlock) => Err(OpenError::InUse(path.display().to_string())),
        Err(std::fs::TryLockError::Error(error)) => Err(error.into()),
    }
}

/// A number as it is stored.
fn number_of(stored: i64) -> Result<u32, StoreError> {
    stored.try_into().map_err(|_| StoreError::Damaged)
}

/// Logs why a store does not answer, and says only that it does not.
#[expect(clippy::needless_pass_by_value, reason = "it is what an error is mapped by")]
fn unavailable(error: sqlx::Error) -> StoreError {
    tracing::error!(%error, "the store does not answer");
    StoreError::Unavailable
}
