//! The one task that writes. It takes all that is waiting, writes it in one transaction, and answers everyone once
//! that is on the disk: the more is waiting, the less each costs.

use super::pools::{Pools, answer_in_time, in_time, on};
use super::{StoreError, Stored, unavailable};
use std::collections::HashSet;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};

/// The most that is written at once.
const MOST_AT_ONCE: usize = 512;

/// How often the log of SQLite is written into its file.
const FILING: Duration = Duration::from_millis(500);

/// How items are added, all in one statement.
#[derive(Clone, Copy)]
struct Appending {
    /// All or, if the number of one is taken, none: the usual case, in which no rows have to be given back.
    all: Option<&'static str>,
    /// Those that are not there already, which are given back.
    each: &'static str,
}

const SQLITE: Appending = Appending { all: Some(ALL_SQLITE), each: EACH_SQLITE };
const POSTGRES: Appending = Appending { all: None, each: EACH_POSTGRES };

const ALL_SQLITE: &str = "INSERT INTO items (game, number, at, body) \
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each($1)";
const EACH_SQLITE: &str = "INSERT INTO items (game, number, at, body) \
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each($1) WHERE true \
    ON CONFLICT DO NOTHING RETURNING game, number";
/// Without what is added by a keeper that is none any more: as long as its item is not committed, nobody
/// else becomes the keeper. Other copies of the server are told when it is committed.
const EACH_POSTGRES: &str = "WITH given AS (SELECT value ->> 0 AS game, (value ->> 1)::bigint AS number, \
    (value ->> 2)::bigint AS at, value ->> 3 AS body, (value ->> 4)::bigint AS fence \
    FROM json_array_elements($1::json)), \
    fences AS (SELECT k.game, k.epoch FROM keepers k \
    WHERE k.game IN (SELECT game FROM given WHERE fence IS NOT NULL) FOR SHARE OF k), \
    added AS (INSERT INTO items (game, number, at, body) SELECT game, number, at, body FROM given g \
    WHERE g.fence IS NULL OR EXISTS (SELECT 1 FROM fences f WHERE f.game = g.game AND f.epoch = g.fence) \
    ON CONFLICT DO NOTHING RETURNING game, number) \
    SELECT game, number FROM added, pg_notify('platen', game || ' ' || number)";

/// How a write ended: how many rows it changed.
type Reply<T> = oneshot::Sender<Result<T, StoreError>>;

/// Something to write.
pub(super) enum Write {
    Append(Append),
    Change(Change, Reply<u64>),
}

/// An item to add, and what changes with it if it is added.
pub(super) struct Append {
    pub(super) game: String,
    pub(super) item: Stored,
    /// The epoch of the keeper who adds it.
    pub(super) fence: Option<i64>,
    pub(super) besides: Vec<Change>,
    pub(super) reply: Reply<()>,
}

/// A statement with its values.
#[derive(Clone, Debug)]
pub(super) struct Change {
    sql: &'static str,
    values: Vec<Bound>,
}

#[derive(Clone, Debug)]
enum Bound {
    Text(String),
    Number(Option<i64>),
}

impl Change {
    pub(super) fn new(sql: &'static str) -> Change {
        Change { sql, values: Vec::new() }
    }

    pub(super) fn text(mut self, value: impl std::fmt::Display) -> Change {
        self.values.push(Bound::Text(format!("{value}")));
        self
    }

    pub(super) fn number(self, value: i64) -> Change {
        self.maybe(Some(value))
    }

    pub(super) fn maybe(mut self, value: Option<i64>) -> Change {
        self.values.push(Bound::Number(value));
        self
    }
}

/// Writes a batch on a connection, in one transaction: one statement is a transaction by itself.
macro_rules! write_batch {
    ($connection:expr, $append:expr, $batch:expr) => {{
        let (connection, batch): (_, &[Write]) = ($connection, $batch);
        let alone = batch.iter().all(|write| changes(write, true).is_empty());
        if !alone {
            sqlx::raw_sql("BEGIN").execute(&mut *connection).await?;
        }
        let (rows, append): (_, Appending) = (rows(batch), $append);
        let all = match append.all {
            Some(all) => is_added(sqlx::query(all).bind(rows.as_str()).execute(&mut *connection).await)?,
            None => false,
        };
        let mut written = if all {
            batch.iter().map(|write| write.append().is_some().into()).collect()
        } else {
            let each = sqlx::query_as(append.each).bind(rows.as_str());
            added_of(batch, each.fetch_all(&mut *connection).await?)
        };
        for (write, count) in batch.iter().zip(&mut written) {
            for change in changes(write, *count > 0) {
                let mut query = sqlx::query(change.sql);
                for value in &change.values {
                    query = match value {
                        Bound::Text(text) => query.bind(text),
                        Bound::Number(number) => query.bind(number),
                    };
                }
                let done = query.execute(&mut *connection).await?;
                if matches!(write, Write::Change(..)) {
                    *count = done.rows_affected();
                }
            }
        }
        if !alone {
            sqlx::raw_sql("COMMIT").execute(&mut *connection).await?;
        }
        written
    }};
}

/// Writes until the store is closed. After any trouble the connection is thrown away with all that it may have begun: on a
/// new one, nothing can be taken for written that is not.
pub(super) async fn run(pools: Pools, mut waiting: mpsc::Receiver<Write>) {
    let append = match pools {
        Pools::Sqlite(_) => SQLITE,
        Pools::Postgres(_) => POSTGRES,
    };
    let filing = tokio::spawn(file_away(pools.clone()));
    let mut batch = Vec::new();
    on!(&pools, pool => {
        let mut held = None;
        while waiting.recv_many(&mut batch, MOST_AT_ONCE).await > 0 {
            let connection = match held.take() {
                Some(connection) => Ok(connection),
                None => in_time(pool.acquire()).await.map(sqlx::pool::PoolConnection::detach),
            };
            let written = match connection {
                Err(error) => Err(error),
                Ok(mut connection) => {
                    let writing = async { sqlx::Result::Ok(write_batch!(&mut connection, append, &batch)) };
                    let written: sqlx::Result<Written> = answer_in_time(writing).await;
                    held = written.is_ok().then_some(connection);
                    written.map_err(not_written)
                }
            };
            batch.drain(..).enumerate().for_each(|(n, write)| answer(write, n, &written));
        }
    });
    filing.abort();
}

/// Writes the log of SQLite into its file bit by bit, beside what is added. Otherwise whoever happens to add an item when it is long
/// enough would wait until all of it is written.
async fn file_away(pools: Pools) {
    let Pools::Sqlite(pool) = pools else { return };
    loop {
        tokio::time::sleep(FILING).await;
        // What is not written now is later, at the latest when the log is long enough.
        let _ = sqlx::raw_sql("PRAGMA wal_checkpoint(PASSIVE)").execute(&pool).await;
    }
}

/// How codes begin with which PostgreSQL says that it ends, in the middle of anything.
const ENDING: &str = "57P";

/// Why a batch was not written. Unless the database itself says so, nobody knows that it was not.
fn not_written(error: sqlx::Error) -> StoreError {
    let says_no =
        |error: &dyn sqlx::error::DatabaseError| !error.code().is_some_and(|code| code.starts_with(ENDING));
    let is_sure = error.as_database_error().is_some_and(says_no);
    let unavailable = unavailable(error);
    if is_sure { unavailable } else { StoreError::Unsure }
}

/// What came of a batch: for each write how many rows it changed.
type Written = Vec<u64>;

fn answer(write: Write, place: usize, written: &Result<Written, StoreError>) {
    let rows = written.as_ref().map(|written| written[place]).map_err(|error| *error);
    // Whoever does not wait for the answer any more does not need it.
    let _ = match write {
        Write::Append(append) => append
            .reply
            .send(rows.and_then(|rows| if rows > 0 { Ok(()) } else { Err(StoreError::Taken) }))
            .is_ok(),
        Write::Change(_, reply) => reply.send(rows).is_ok(),
    };
}

/// The items of a batch as one text.
fn rows(batch: &[Write]) -> String {
    let rows: Vec<_> = batch.iter().filter_map(row).collect();
    serde_json::to_string(&rows).unwrap_or_default()
}

fn row(write: &Write) -> Option<(&str, u32, i64, &str, Option<i64>)> {
    let Append { game, item, fence, .. } = write.append()?;
    Some((game, item.number, item.at, &item.body, *fence))
}

/// Whether all was added. If a number was taken, the statement has done nothing, and what it is a part of goes on.
fn is_added<T>(done: sqlx::Result<T>) -> sqlx::Result<bool> {
    match done {
        Ok(_) => Ok(true),
        Err(sqlx::Error::Database(error)) if error.is_unique_violation() => Ok(false),
        Err(error) => Err(error),
    }
}

/// Which items of a batch were added. Of two with one number in a batch, that is the first.
fn added_of(batch: &[Write], added: Vec<(String, i64)>) -> Written {
    let mut added: HashSet<(String, i64)> = added.into_iter().collect();
    let is_added = |append: &Append| added.remove(&(append.game.clone(), i64::from(append.item.number)));
    let mut is_added = is_added;
    batch.iter().map(|write| write.append().is_some_and(&mut is_added).into()).collect()
}

/// What changes by a write: with an item that was not added, nothing does.
fn changes(write: &Write, added: bool) -> &[Change] {
    match write {
        Write::Append(append) if added => &append.besides,
        Write::Append(_) => &[],
        Write::Change(change, _) => std::slice::from_ref(change),
    }
}

impl Write {
    fn append(&self) -> Option<&Append> {
        match self {
            Write::Append(append) => Some(append),
            Write::Change(..) => None,
        }
    }
}
