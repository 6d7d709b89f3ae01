//! Which copy of the server runs the bots and clocks of a table.
//!
//! Anyone may add to a table, but what happens there by itself is to be done by one. With PostgreSQL, copies say every
//! second that they are alive, and one takes a table under an epoch that only grows; what it adds as its keeper counts as long as that
//! epoch is the last. A copy that is killed or cut off is replaced once it no longer counts as alive. SQLite is one
//! program's alone, which keeps all tables.

use super::pools::{Pools, in_time};
use super::write::Change;
use super::{Store, StoreError};
use crate::ids::TableId;
use sqlx::postgres::{PgConnection, PgPool};
use sqlx::{ConnectOptions, Connection};
use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Mutex;

/// How long a copy counts as alive after it said so.
pub const LIFE: Duration = Duration::from_secs(4);

/// Says that a copy is alive.
const LIVE: &str = "INSERT INTO copies (copy, until) \
    VALUES ($1, (extract(epoch FROM clock_timestamp()) * 1000)::bigint + $2) \
    ON CONFLICT (copy) DO UPDATE SET until = excluded.until";
/// Forgets copies that were last alive an hour ago.
const FORGET: &str =
    "DELETE FROM copies WHERE until < (extract(epoch FROM clock_timestamp()) * 1000)::bigint - 3600000";
/// Takes a table whose keeper is no longer alive, or that nobody keeps.
const TAKE: &str = "INSERT INTO keepers (game, copy, epoch) VALUES ($1, $2, 1) \
    ON CONFLICT (game) DO UPDATE SET copy = excluded.copy, epoch = keepers.epoch + 1 \
    WHERE keepers.copy = excluded.copy OR NOT EXISTS (SELECT 1 FROM copies c WHERE c.copy = keepers.copy \
    AND c.until > (extract(epoch FROM clock_timestamp()) * 1000)::bigint) RETURNING epoch";
/// A copy will keep a table that nobody keeps.
const WANT: &str = "INSERT INTO keepers (game, copy, epoch) VALUES ($1, $2, 0) \
    ON CONFLICT (game) DO UPDATE SET copy = excluded.copy WHERE keepers.copy = ''";
/// Tables whose keeper is no longer alive and did not let go of them, in any order, so that several copies share them.
const ORPHANS: &str = "SELECT k.game FROM keepers k WHERE k.copy <> '' AND NOT EXISTS (SELECT 1 FROM copies c \
    WHERE c.copy = k.copy AND c.until > (extract(epoch FROM clock_timestamp()) * 1000)::bigint) \
    ORDER BY random() LIMIT $1";
/// Nobody needs to keep a table whose keeper is no longer alive.
const RELEASE: &str = "UPDATE keepers SET copy = '' WHERE game = $1 AND NOT EXISTS (SELECT 1 FROM copies c \
    WHERE c.copy = keepers.copy AND c.until > (extract(epoch FROM clock_timestamp()) * 1000)::bigint)";

/// As whom a copy adds to a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Fence {
    /// As anyone may.
    #[default]
    None,
    /// As one who will be the keeper if there is none, since something is to happen by itself from now on. That is stored with what is
    /// added: if this copy is killed before it keeps the table, others find it.
    Wanted,
    /// As the keeper, under the epoch in which it took the table.
    Epoch(i64),
}

impl Fence {
    pub(super) fn epoch(self) -> Option<i64> {
        match self {
            Fence::Epoch(epoch) => Some(epoch),
            Fence::None | Fence::Wanted => None,
        }
    }
}

/// A connection for saying that one is alive, so that nothing else that is asked delays it.
#[derive(Clone, Debug, Default)]
pub(super) struct Heart(Arc<Mutex<Option<PgConnection>>>);

impl Heart {
    /// Says it. If that does not work, or is given up, the connection goes with it.
    async fn beat(&self, pool: &PgPool, copy: &str) -> sqlx::Result<()> {
        let mut held = self.0.lock().await;
        let mut connection = match held.take() {
            Some(connection) => connection,
            None => {
                let mut connection = pool.connect_options().connect().await?;
                sqlx::query(FORGET).execute(&mut connection).await?;
                connection
            }
        };
        sqlx::query(LIVE).bind(copy).bind(LIFE.as_millis() as i64).execute(&mut connection).await?;
        *held = Some(connection);
        Ok(())
    }

    async fn stop(&self) {
        if let Some(connection) = self.0.lock().await.take() {
            // It ends with the program otherwise.
            let _ = connection.close().await;
        }
    }
}

impl Store {
    /// Says that this copy is alive.
    pub async fn live(&self) -> Result<(), StoreError> {
        let Pools::Postgres(pool) = &self.pools else { return Ok(()) };
        in_time(self.heart.beat(pool, &self.copy)).await
    }

    /// Becomes the keeper of a table, unless another copy is.
    pub async fn keep(&self, table: TableId) -> Result<Option<Fence>, StoreError> {
        let Pools::Postgres(pool) = &self.pools else { return Ok(Some(Fence::None)) };
        let taken = sqlx::query_as(TAKE).bind(table.to_string()).bind(&*self.copy);
        let epoch: Option<(i64,)> = in_time(taken.fetch_optional(pool)).await?;
        Ok(epoch.map(|(epoch,)| Fence::Epoch(epoch)))
    }

    /// What changes about who keeps a table with an item that is added to it.
    pub(super) fn keeping(&self, table: TableId, fence: Fence) -> Option<Change> {
        let is_wanted = fence == Fence::Wanted && matches!(self.pools, Pools::Postgres(_));
        is_wanted.then(|| Change::new(WANT).text(table).text(&self.copy))
    }

    /// Lets others keep a table. Who has taken it anew meanwhile, in this copy too, keeps it.
    pub async fn let_go(&self, table: TableId, fence: Fence) -> Result<(), StoreError> {
        let (Pools::Postgres(pool), Some(epoch)) = (&self.pools, fence.epoch()) else { return Ok(()) };
        let sql = "UPDATE keepers SET copy = '' WHERE game = $1 AND copy = $2 AND epoch = $3";
        let query = sqlx::query(sql).bind(table.to_string()).bind(&*self.copy).bind(epoch);
        in_time(query.execute(pool)).await.map(|_| ())
    }

    /// Tables that no living copy keeps although one did to the last, so that something may have to happen there. Of
    /// SQLite, whose only program has just begun, those that are played, after one in the order of their names.
    pub async fn orphans(&self, after: Option<TableId>, most: u32) -> Result<Vec<TableId>, StoreError> {
        let rows: Vec<(String,)> = match &self.pools {
            Pools::Postgres(pool) => {
                in_time(sqlx::query_as(ORPHANS).bind(i64::from(most)).fetch_all(pool)).await?
            }
            Pools::Sqlite(pool) => {
                let sql =
                    "SELECT game FROM games WHERE stage = 'playing' AND game > $1 ORDER BY game LIMIT $2";
                let after = after.map(|table| table.to_string()).unwrap_or_default();
                in_time(sqlx::query_as(sql).bind(after).bind(i64::from(most)).fetch_all(pool)).await?
            }
        };
        rows.into_iter().map(|(game,)| game.parse().map_err(|_| StoreError::Damaged)).collect()
    }

    /// The copies of the server that are alive.
    pub async fn copies(&self) -> Result<HashSet<String>, StoreError> {
        let Pools::Postgres(pool) = &self.pools else { return Ok(HashSet::new()) };
        let sql =
            "SELECT copy FROM copies WHERE until > (extract(epoch FROM clock_timestamp()) * 1000)::bigint";
        let rows: Vec<(String,)> = in_time(sqlx::query_as(sql).fetch_all(pool)).await?;
        Ok(rows.into_iter().map(|(copy,)| copy).collect())
    }

    /// Nobody has to keep a table whose keeper is no longer alive.
    pub async fn release(&self, table: TableId) -> Result<(), StoreError> {
        let Pools::Postgres(pool) = &self.pools else { return Ok(()) };
        in_time(sqlx::query(RELEASE).bind(table.to_string()).execute(pool)).await.map(|_| ())
    }

    /// This copy ends: others keep all its tables from now on.
    pub async fn leave(&self) -> Result<(), StoreError> {
        let Pools::Postgres(pool) = &self.pools else { return Ok(()) };
        self.heart.stop().await;
        let sql = "DELETE FROM copies WHERE copy = $1";
        in_time(sqlx::query(sql).bind(&*self.copy).execute(pool)).await.map(|_| ())
    }
}
