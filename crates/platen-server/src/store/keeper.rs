//! Which copy of the server runs the bots and clocks of a table.
//!
//! Anyone may add to a table, but what happens there by itself is to be done by one. With PostgreSQL, copies say every
//! second that they are alive, and one takes a table under an epoch that only grows; what it adds as its keeper counts as long as that
//! epoch is the last. A copy that is killed or cut off is replaced once it no longer counts as alive. SQLite is one
//! program's alone, which keeps all tables.

use super::pools::Pools;
use super::{Store, StoreError, unavailable};
use crate::ids::TableId;

/// How long a copy counts as alive after it said so, in milliseconds.
const LIFE: i64 = 4000;

/// Says that a copy is alive.
const LIVE: &str = "INSERT INTO copies (copy, until) \
    VALUES ($1, (extract(epoch FROM clock_timestamp()) * 1000)::bigint + $2) \
    ON CONFLICT (copy) DO UPDATE SET until = excluded.until";
/// Takes a table whose keeper is no longer alive, or that nobody keeps.
const TAKE: &str = "INSERT INTO keepers (game, copy, epoch) VALUES ($1, $2, 1) \
    ON CONFLICT (game) DO UPDATE SET copy = excluded.copy, epoch = keepers.epoch + 1 \
    WHERE keepers.copy = excluded.copy OR NOT EXISTS (SELECT 1 FROM copies c WHERE c.copy = keepers.copy \
    AND c.until > (extract(epoch FROM clock_timestamp()) * 1000)::bigint) RETURNING epoch";

/// What a keeper adds with: the epoch under which it took the table. Whoever is no keeper adds without.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Fence(pub(super) Option<i64>);

impl Store {
    /// Says that this copy is alive.
    pub async fn live(&self) -> Result<(), StoreError> {
        let Pools::Postgres(pool) = &self.pools else { return Ok(()) };
        sqlx::query(LIVE).bind(&*self.copy).bind(LIFE).execute(pool).await.map_err(unavailable)?;
        Ok(())
    }

    /// Becomes the keeper of a table, unless another copy is.
    pub async fn keep(&self, table: TableId) -> Result<Option<Fence>, StoreError> {
        let Pools::Postgres(pool) = &self.pools else { return Ok(Some(Fence(None))) };
        let taken = sqlx::query_as(TAKE).bind(table.to_string()).bind(&*self.copy);
        let epoch: Option<(i64,)> = taken.fetch_optional(pool).await.map_err(unavailable)?;
        Ok(epoch.map(|(epoch,)| Fence(Some(epoch))))
    }

    /// Lets others keep a table.
    pub async fn let_go(&self, table: TableId) -> Result<(), StoreError> {
        let Pools::Postgres(pool) = &self.pools else { return Ok(()) };
        let sql = "UPDATE keepers SET copy = '' WHERE game = $1 AND copy = $2";
        let done = sqlx::query(sql).bind(table.to_string()).bind(&*self.copy).execute(pool).await;
        done.map(|_| ()).map_err(unavailable)
    }

    /// This copy ends: others keep all its tables from now on.
    pub async fn leave(&self) -> Result<(), StoreError> {
        let Pools::Postgres(pool) = &self.pools else { return Ok(()) };
        let done = sqlx::query("DELETE FROM copies WHERE copy = $1").bind(&*self.copy).execute(pool).await;
        done.map(|_| ()).map_err(unavailable)
    }
}
