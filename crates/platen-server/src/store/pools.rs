//! Connections to SQLite or PostgreSQL.

use super::{OpenError, StoreError, make_private, unavailable};
use sqlx::postgres::{PgConnectOptions, PgConnection, PgPool, PgPoolOptions};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection};
use std::path::Path;
use std::time::Duration;

/// How long a connection is waited for.
const PATIENCE: Duration = Duration::from_secs(5);
/// How long anything may take that is asked of a database. Longer than a connection is waited for: a network that was cut tells
/// nobody.
const LIMIT: Duration = Duration::from_secs(8);
/// How long a connection that is taken or given back may take to say that it stands.
const SOON: Duration = Duration::from_secs(1);
/// How many connections read at the same time.
const READERS: u32 = 2;
/// After how many pages the log of SQLite is written into its file.
const CHECKPOINT: &str = "4000";
/// How much of the file a connection keeps in memory; negative for KiB. The system keeps it too.
const CACHE: &str = "-100";

/// Connections of one kind.
#[derive(Clone, Debug)]
pub(super) enum Pools {
    Sqlite(SqlitePool),
    Postgres(PgPool),
}

/// Does the same with either kind: the statements are written so that both understand them.
macro_rules! on {
    ($pools:expr, $pool:ident => $body:expr) => {
        match $pools {
            $crate::store::pools::Pools::Sqlite($pool) => $body,
            $crate::store::pools::Pools::Postgres($pool) => $body,
        }
    };
}
pub(super) use on;

/// The answer of a database, if it comes in time.
pub(super) async fn in_time<T>(asked: impl Future<Output = sqlx::Result<T>>) -> Result<T, StoreError> {
    answer_in_time(asked).await.map_err(unavailable)
}

/// The same, with what the database says if it says no.
pub(super) async fn answer_in_time<T>(asked: impl Future<Output = sqlx::Result<T>>) -> sqlx::Result<T> {
    tokio::time::timeout(LIMIT, asked).await.unwrap_or(Err(sqlx::Error::PoolTimedOut))
}

impl Pools {
    /// A file of SQLite, made and brought up to date.
    pub(super) async fn sqlite(path: &Path) -> Result<Pools, OpenError> {
        // What SQLite makes beside it may be read by whoever may read the file.
        make_private(std::fs::File::options().create(true), path)?;
        let pool = sqlite_pool(sqlite_options(path)).await?;
        sqlx::migrate!("migrations/sqlite").run(&pool).await?;
        Ok(Pools::Sqlite(pool))
    }

    /// A file of SQLite that is there.
    pub(super) async fn sqlite_as_it_is(path: &Path) -> Result<Pools, OpenError> {
        Ok(Pools::Sqlite(sqlite_pool(sqlite_options(path)).await?))
    }

    /// A file of SQLite that is only read.
    pub(super) async fn sqlite_to_read(path: &Path) -> Result<Pools, OpenError> {
        let options = SqliteConnectOptions::new().filename(path).read_only(true).immutable(true);
        Ok(Pools::Sqlite(sqlite_pool(options).await?))
    }

    /// A database of PostgreSQL, brought up to date.
    pub(super) async fn postgres(url: &str) -> Result<Pools, OpenError> {
        let pool = postgres_pool(url).await?;
        sqlx::migrate!("migrations/postgres").run(&pool).await?;
        Ok(Pools::Postgres(pool))
    }

    /// A database of PostgreSQL as it is.
    pub(super) async fn postgres_as_it_is(url: &str) -> Result<Pools, OpenError> {
        Ok(Pools::Postgres(postgres_pool(url).await?))
    }
}

/// What is committed is on the disk (`synchronous = FULL`), and readers do not wait for the writer (WAL).
fn sqlite_options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .busy_timeout(PATIENCE)
        .pragma("wal_autocheckpoint", CHECKPOINT)
        .pragma("cache_size", CACHE)
        .disable_statement_logging()
}

async fn sqlite_pool(options: SqliteConnectOptions) -> sqlx::Result<SqlitePool> {
    // A connection to a file always stands; the one that writes is taken out of the pool.
    let pool = SqlitePoolOptions::new().max_connections(READERS).test_before_acquire(false);
    pool.acquire_timeout(PATIENCE).connect_with(options).await
}

async fn postgres_pool(url: &str) -> sqlx::Result<PgPool> {
    let pool = PgPoolOptions::new().max_connections(READERS + 1).acquire_timeout(PATIENCE);
    // One that does not stand is closed; without a bound, it would be waited for as long as the network pleases.
    let pool = pool.test_before_acquire(false).before_acquire(|connection, _| Box::pin(stands(connection)));
    let pool = pool.after_release(|connection, _| Box::pin(stands(connection)));
    let options: PgConnectOptions = url.parse()?;
    pool.connect_with(options.disable_statement_logging()).await
}

async fn stands(connection: &mut PgConnection) -> sqlx::Result<bool> {
    let answer = tokio::time::timeout(SOON, connection.ping()).await;
    answer.unwrap_or(Err(sqlx::Error::PoolTimedOut)).map(|()| true)
}
