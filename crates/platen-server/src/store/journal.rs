//! How items are added to SQLite: what is written at once is one row of a journal, which is filed under `items` twice a second, game by
//! game. Otherwise each item would cost a page of the file, as each game has a page of its own.
//!
//! SQLite is one program's alone, and its one writer knows the last number of each game that has something in the journal; of
//! other games it looks that up. So a number is taken once, although the journal itself would take it twice.

use super::pools::Pools;
use super::write::{Append, Write, Written, rows};
use super::{Store, StoreError};
use crate::ids::TableId;
use sqlx::SqliteConnection;
use std::collections::HashMap;
use std::time::Duration;
use tokio::sync::oneshot;
use tokio::time::Instant;

/// How long items lie in the journal, and how many at most.
const FILING: Duration = Duration::from_millis(500);
const MOST_ROWS: usize = 16_000;
/// How many last numbers are known at most.
const MOST_KNOWN: usize = 50_000;

const ADD: &str = "INSERT INTO journal (rows) VALUES ($1)";
const LAST: &str = "SELECT MAX(number) FROM items WHERE game = $1";
const FILE: &str = "BEGIN IMMEDIATE; \
    INSERT INTO items (game, number, at, body) \
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM journal, json_each(journal.rows) ORDER BY 1, 2; \
    DELETE FROM journal; COMMIT";

/// The items of a game after a number, filed or not: so they can be read although there is no room to file them.
pub(super) const ITEMS: &str = "SELECT number, at, body FROM items WHERE game = $1 AND number > $2 UNION ALL \
    SELECT value ->> 1, value ->> 2, value ->> 3 FROM journal, json_each(journal.rows) \
    WHERE value ->> 0 = $1 AND value ->> 1 > $2 ORDER BY 1";

/// What the writer knows of the journal.
#[derive(Debug, Default)]
pub(super) struct Journal {
    /// The last number of games, those that have something in the journal among them. Nothing if that is not known: before
    /// anything was filed, and after any trouble.
    last: Option<HashMap<TableId, u32>>,
    /// How many items are not filed.
    waiting: usize,
    /// Since when.
    since: Option<Instant>,
}

impl Journal {
    /// When it is to be filed.
    pub(super) fn due(&self) -> Option<Instant> {
        let since = self.since?;
        Some(if self.waiting >= MOST_ROWS { since } else { since + FILING })
    }

    /// Whether it is known what it has. If not, it has to be filed before anything is added.
    pub(super) fn is_known(&self) -> bool {
        self.last.is_some()
    }

    /// Nobody knows any more what it has. What is to be filed is tried again after a while: what hinders it may last.
    pub(super) fn forget(&mut self) {
        self.last = None;
        self.waiting = 0;
        self.since = self.since.map(|_| Instant::now());
    }

    /// Adds the items of a batch whose numbers are not taken: for each write whether it did.
    pub(super) async fn add(
        &mut self,
        connection: &mut SqliteConnection,
        batch: &[Write],
    ) -> sqlx::Result<Written> {
        let mut added = Vec::with_capacity(batch.len());
        for write in batch {
            added.push(match write.append() {
                Some(append) => self.admit(connection, append).await?.into(),
                None => 0,
            });
        }
        let count = added.iter().filter(|&&added| added > 0).count();
        if count > 0 {
            let admitted = batch.iter().zip(&added).filter(|(_, added)| **added > 0);
            let rows = rows(admitted.map(|(write, _)| write));
            sqlx::query(ADD).bind(rows).execute(connection).await?;
            self.waiting += count;
            self.since.get_or_insert_with(Instant::now);
        }
        Ok(added)
    }

    /// Whether the number of an item is not taken. From then on it is.
    async fn admit(&mut self, connection: &mut SqliteConnection, append: &Append) -> sqlx::Result<bool> {
        let Append { table, item, .. } = append;
        let known = self.last.get_or_insert_default();
        let last = match known.get(table) {
            Some(last) => *last,
            None => {
                let last = sqlx::query_as(LAST).bind(table.to_string());
                let (last,): (Option<u32>,) = last.fetch_one(connection).await?;
                last.unwrap_or(0)
            }
        };
        known.insert(*table, last.max(item.number));
        Ok(item.number > last)
    }

    /// Files what lies in the journal.
    pub(super) async fn file(&mut self, connection: &mut SqliteConnection) -> sqlx::Result<()> {
        sqlx::raw_sql(FILE).execute(connection).await?;
        (self.waiting, self.since) = (0, None);
        // Of a game that has nothing in the journal, the last number can be looked up.
        let known = self.last.get_or_insert_default();
        if known.len() > MOST_KNOWN {
            known.clear();
        }
        Ok(())
    }
}

impl Store {
    /// Waits until everything that was added lies in `items`.
    pub(super) async fn filed(&self) -> Result<(), StoreError> {
        if matches!(self.pools, Pools::Postgres(_)) {
            return Ok(());
        }
        self.file(Write::File).await
    }

    /// The same, and lets nothing be open for writing.
    pub(super) async fn rest(&self) -> Result<(), StoreError> {
        self.file(Write::Rest).await
    }

    async fn file(
        &self,
        write: impl FnOnce(oneshot::Sender<Result<u64, StoreError>>) -> Write,
    ) -> Result<(), StoreError> {
        let (reply, answer) = oneshot::channel();
        self.writer.send(write(reply)).await.map_err(|_| StoreError::Unavailable)?;
        answer.await.map_err(|_| StoreError::Unavailable)?.map(|_| ())
    }
}
