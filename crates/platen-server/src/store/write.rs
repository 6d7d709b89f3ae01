//! The one task that writes. It takes all that is waiting, writes it in one transaction, and answers everyone once
//! that is on the disk: the more is waiting, the less each costs.

use super::journal::Journal;
use super::pools::{Pools, answer_in_time, in_time, on};
use super::{StoreError, Stored, unavailable};
use crate::ids::TableId;
use sqlx::{Connection, PgConnection, SqliteConnection};
use std::collections::HashSet;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep_until};

/// The most that is written at once.
const MOST_AT_ONCE: usize = 512;

/// How often the log of SQLite is written into its file.
const LOGGING: Duration = Duration::from_millis(500);

/// Without what is added by a keeper that is none any more: as long as its item is not committed, nobody
/// else becomes the keeper. Other copies of the server are told when it is committed.
const ADD_POSTGRES: &str = "WITH given AS (SELECT value ->> 0 AS game, (value ->> 1)::bigint AS number, \
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
    /// Changes, all or none; the rows of the last are counted.
    Change(Vec<Change>, Reply<u64>),
    /// Nothing new, but what was added is to lie in `items`.
    File(Reply<u64>),
    /// The same, and the connection is closed: nothing is written for a while.
    Rest(Reply<u64>),
}

/// An item to add, and what changes with it if it is added.
pub(super) struct Append {
    pub(super) table: TableId,
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
    ($connection:expr, $journal:expr, $batch:expr) => {{
        let (connection, batch): (_, &[Write]) = ($connection, $batch);
        let alone = batch.iter().all(|write| changes(write, true).is_empty());
        if !alone {
            sqlx::raw_sql("BEGIN").execute(&mut *connection).await?;
        }
        let mut written = connection.add($journal, batch).await?;
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
    let filing = tokio::spawn(file_away(pools.clone()));
    let (mut batch, mut journal) = (Vec::new(), Journal::default());
    on!(&pools, pool => {
        let (mut held, mut leaving) = (None, None);
        while next_batch(&mut waiting, &journal, &mut batch).await {
            let file: Vec<Write> = batch.extract_if(.., |write| write.only_files()).collect();
            let connection = match held.take() {
                Some(connection) => Ok(connection),
                None => match gone(&mut leaving).await {
                    Ok(()) => in_time(pool.acquire()).await.map(sqlx::pool::PoolConnection::detach),
                    Err(error) => Err(error),
                },
            };
            let filed = match connection {
                Err(error) => {
                    answer_all(batch.drain(..), &Err(error));
                    Err(error)
                }
                Ok(mut connection) => {
                    let writing = async {
                        if !journal.is_known() && batch.iter().any(|write| write.append().is_some()) {
                            connection.file(&mut journal).await?;
                        }
                        sqlx::Result::Ok(write_batch!(&mut connection, &mut journal, &batch))
                    };
                    let written = answer_in_time(writing).await.map_err(not_written);
                    // What is on the disk is told at once: nobody waits for the journal to be filed.
                    answer_all(batch.drain(..), &written);
                    let is_due = !file.is_empty() || journal.due().is_some_and(|due| due <= Instant::now());
                    let filed = match written {
                        Ok(_) if is_due => answer_in_time(connection.file(&mut journal)).await.map_err(unavailable),
                        written => written.map(|_| ()),
                    };
                    if filed.is_ok() {
                        held = Some(connection);
                    } else {
                        leaving = connection.leave();
                    }
                    filed
                }
            };
            if file.iter().any(|write| matches!(write, Write::Rest(_))) {
                leaving = held.take().map_or(leaving, Adding::leave);
                // If it is not gone in time, whoever writes next waits for it.
                let _ = gone(&mut leaving).await;
            }
            if held.is_none() {
                journal.forget();
            }
            let filed = filed.map(|()| vec![0; file.len()]);
            answer_all(file, &filed);
        }
    });
    filing.abort();
}

/// Waits until a connection that was thrown away has done what was last asked of it. Until then nobody knows what will be written.
async fn gone(leaving: &mut Option<JoinHandle<()>>) -> Result<(), StoreError> {
    if let Some(leaving) = leaving {
        let left = async {
            // Whatever became of it, it is over.
            let _ = leaving.await;
            Ok(())
        };
        in_time(left).await?;
    }
    *leaving = None;
    Ok(())
}

/// Takes all that waits; nothing if only the journal is to be filed. Says whether there will be more.
async fn next_batch(waiting: &mut mpsc::Receiver<Write>, journal: &Journal, batch: &mut Vec<Write>) -> bool {
    let due = journal.due();
    tokio::select! {
        biased;
        count = waiting.recv_many(batch, MOST_AT_ONCE) => count > 0,
        () = sleep_until(due.unwrap_or_else(Instant::now)), if due.is_some() => true,
    }
}

/// A connection that items are added on.
trait Adding {
    /// Adds the items of a batch whose numbers are not taken: for each write whether it did.
    async fn add(&mut self, journal: &mut Journal, batch: &[Write]) -> sqlx::Result<Written>;
    /// Files what was added.
    async fn file(&mut self, journal: &mut Journal) -> sqlx::Result<()>;
    /// Throws the connection away. What is given back ends when nothing can be written by it any more; nothing if that does not matter.
    fn leave(self) -> Option<JoinHandle<()>>;
}

impl Adding for SqliteConnection {
    async fn add(&mut self, journal: &mut Journal, batch: &[Write]) -> sqlx::Result<Written> {
        journal.add(self, batch).await
    }

    async fn file(&mut self, journal: &mut Journal) -> sqlx::Result<()> {
        journal.file(self).await
    }

    /// A statement that was given up because it took too long may still be carried out: its number must not be given to another
    /// meanwhile, as the journal would take it twice.
    fn leave(self) -> Option<JoinHandle<()>> {
        // Whatever it began and did not commit is undone.
        Some(tokio::spawn(async move { drop(self.close().await) }))
    }
}

impl Adding for PgConnection {
    async fn add(&mut self, _: &mut Journal, batch: &[Write]) -> sqlx::Result<Written> {
        let added = sqlx::query_as(ADD_POSTGRES).bind(rows(batch.iter()));
        Ok(added_of(batch, added.fetch_all(self).await?))
    }

    async fn file(&mut self, _: &mut Journal) -> sqlx::Result<()> {
        Ok(())
    }

    /// The database itself takes a number only once.
    fn leave(self) -> Option<JoinHandle<()>> {
        None
    }
}

/// Writes the log of SQLite into its file bit by bit, beside what is added. Otherwise whoever happens to add an item when it is long
/// enough would wait until all of it is written.
async fn file_away(pools: Pools) {
    let Pools::Sqlite(pool) = pools else { return };
    loop {
        tokio::time::sleep(LOGGING).await;
        // What is not written now is later, at the latest when the log is long enough.
        let _ = sqlx::raw_sql("PRAGMA wal_checkpoint(PASSIVE)").execute(&pool).await;
    }
}

/// How codes begin with which PostgreSQL says that it ends, in the middle of anything.
const ENDING: &str = "57P";

/// Codes with which SQLite says that what it wrote may not have reached the disk. It may all the same, and be found there after a crash.
const SYNCING: [&str; 2] = ["1034", "1290"];

/// Whether by a code that it gives a database is sure that nothing was written.
fn says_no(code: &str) -> bool {
    !code.starts_with(ENDING) && !SYNCING.contains(&code)
}

/// Why a batch was not written. Unless the database itself says so, nobody knows that it was not.
fn not_written(error: sqlx::Error) -> StoreError {
    let is_sure =
        error.as_database_error().is_some_and(|error| error.code().is_none_or(|code| says_no(&code)));
    let unavailable = unavailable(error);
    if is_sure { unavailable } else { StoreError::Unsure }
}

/// What came of a batch: for each write how many rows it changed.
pub(super) type Written = Vec<u64>;

fn answer_all(writes: impl IntoIterator<Item = Write>, written: &Result<Written, StoreError>) {
    writes.into_iter().enumerate().for_each(|(place, write)| answer(write, place, written));
}

fn answer(write: Write, place: usize, written: &Result<Written, StoreError>) {
    let rows = written.as_ref().map(|written| written[place]).map_err(|error| *error);
    // Whoever does not wait for the answer any more does not need it.
    let _ = match write {
        Write::Append(append) => append
            .reply
            .send(rows.and_then(|rows| if rows > 0 { Ok(()) } else { Err(StoreError::Taken) }))
            .is_ok(),
        Write::Change(_, reply) | Write::File(reply) | Write::Rest(reply) => reply.send(rows).is_ok(),
    };
}

/// The items of writes as one text.
pub(super) fn rows<'a>(writes: impl Iterator<Item = &'a Write>) -> String {
    let rows: Vec<_> = writes.filter_map(row).collect();
    serde_json::to_string(&rows).unwrap_or_default()
}

fn row(write: &Write) -> Option<(TableId, u32, i64, &str, Option<i64>)> {
    let Append { table, item, fence, .. } = write.append()?;
    Some((*table, item.number, item.at, &item.body, *fence))
}

/// Which items of a batch were added. Of two with one number in a batch, that is the first.
fn added_of(batch: &[Write], added: Vec<(String, i64)>) -> Written {
    let mut added: HashSet<(String, i64)> = added.into_iter().collect();
    let is_added = |append: &Append| added.remove(&(append.table.to_string(), i64::from(append.item.number)));
    let mut is_added = is_added;
    batch.iter().map(|write| write.append().is_some_and(&mut is_added).into()).collect()
}

/// What changes by a write: with an item that was not added, nothing does.
fn changes(write: &Write, added: bool) -> &[Change] {
    match write {
        Write::Append(append) if added => &append.besides,
        Write::Change(changes, _) => changes,
        Write::Append(_) | Write::File(_) | Write::Rest(_) => &[],
    }
}

impl Write {
    pub(super) fn append(&self) -> Option<&Append> {
        match self {
            Write::Append(append) => Some(append),
            Write::Change(..) | Write::File(_) | Write::Rest(_) => None,
        }
    }

    fn only_files(&self) -> bool {
        matches!(self, Write::File(_) | Write::Rest(_))
    }
}

#[cfg(test)]
mod tests {
    use super::{Adding, gone, says_no};
    use sqlx::sqlite::SqliteConnectOptions;
    use sqlx::{ConnectOptions, Connection, SqliteConnection};
    use std::time::Duration;

    #[test]
    fn a_database_that_ends_or_cannot_sync_does_not_know_what_it_wrote() {
        for unsure in ["57P01", "57P03", "1034", "1290"] {
            assert!(!says_no(unsure), "{unsure}");
        }
        // No room, a broken constraint, a number that is taken, a lock.
        for sure in ["13", "53100", "1555", "23505", "5"] {
            assert!(says_no(sure), "{sure}");
        }
    }

    async fn rows(connection: &mut SqliteConnection) -> i64 {
        let counted = sqlx::query_as("SELECT COUNT(*) FROM journal").fetch_one(connection).await;
        let (count,): (i64,) = counted.expect("a number");
        count
    }

    #[tokio::test]
    async fn what_was_given_up_is_done_or_not_before_anything_else_is_written() {
        let folder = std::env::temp_dir().join(format!("platen-write-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let options = SqliteConnectOptions::new().filename(folder.join("tables.db")).create_if_missing(true);
        let options = options.busy_timeout(Duration::from_secs(20));
        let mut other = options.clone().connect().await.expect("connected");
        let begin = "CREATE TABLE journal (rows TEXT); BEGIN IMMEDIATE";
        sqlx::raw_sql(begin).execute(&mut other).await.expect("locked");
        let mut slow = options.connect().await.expect("connected");
        let adding = sqlx::query("INSERT INTO journal VALUES ('late')").execute(&mut slow);
        tokio::time::timeout(Duration::from_millis(300), adding)
            .await
            .expect_err("it waits, and is given up");
        let mut leaving = slow.leave();
        let early = tokio::time::timeout(Duration::from_millis(300), gone(&mut leaving)).await;
        early.expect_err("it may still be written");
        sqlx::raw_sql("COMMIT").execute(&mut other).await.expect("unlocked");
        assert_eq!(gone(&mut leaving).await, Ok(()));
        assert!(leaving.is_none());
        assert_eq!(rows(&mut other).await, 1, "it was written before it was gone");
        other.close().await.expect("closed");
        // What is left in the temporary folder harms nobody.
        let _ = std::fs::remove_dir_all(folder);
    }
}
