//! What the operator wants done. Orders are written into the database, by a program of their own, and every copy of the server
//! looks for them; each may be carried out more than once.

use super::pools::{Pools, in_time, on};
use super::write::Change;
use super::{OpenError, Store, StoreError, number_of};
use crate::ids::{PersonId, TableId};
use serde::{Deserialize, Serialize};
use std::path::Path;

/// Something the operator wants done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "order", rename_all = "snake_case")]
pub enum Order {
    /// A table is closed without an end.
    Close {
        /// Which.
        table: TableId,
    },
    /// A person is sent away, from all tables. The store knows already that they are not welcome, or does not know them any more,
    /// as they have erased their name: then it is taken out, too.
    Ban {
        /// Who.
        person: PersonId,
    },
    /// Something that was said is taken back. The store has it no longer.
    Unsay {
        /// Where.
        table: TableId,
        /// Its number.
        number: u32,
    },
}

impl Order {
    /// What gives the order.
    pub(super) fn given(&self, at: i64) -> Change {
        let body = serde_json::to_string(self).unwrap_or_default();
        Change::new("INSERT INTO orders (at, body) VALUES ($1, $2)").number(at).text(body)
    }
}

impl Store {
    /// Opens a database that a server may have open, to give orders. It is neither made nor brought up to date.
    pub async fn visit(database: &str) -> Result<Store, OpenError> {
        if is_postgres(database) {
            return Store::over(Pools::postgres_as_it_is(database).await?, None);
        }
        let path = Path::new(database.trim_start_matches("sqlite://"));
        Store::over(Pools::sqlite_as_it_is(path).await?, None)
    }

    /// Gives an order to all copies of the server, those that run and the next that does.
    pub async fn give_order(&self, order: &Order, at: i64) -> Result<(), StoreError> {
        self.change(order.given(at)).await.map(|_| ())
    }

    /// The orders after a number, with their numbers.
    pub async fn orders(&self, after: u32) -> Result<Vec<(u32, Order)>, StoreError> {
        let sql = "SELECT number, body FROM orders WHERE number > $1 ORDER BY number";
        let rows: Vec<(i64, String)> = on!(&self.pools, pool => in_time(sqlx::query_as(sql).bind(i64::from(after)).fetch_all(pool)).await)?;
        let order = |(number, body): (i64, String)| {
            Ok((number_of(number)?, serde_json::from_str(&body).map_err(|_| StoreError::Damaged)?))
        };
        rows.into_iter().map(order).collect()
    }

    /// A person is no longer welcome: what proves who they are is worth nothing, from now on and for ever.
    pub async fn ban(&self, person: PersonId) -> Result<u64, StoreError> {
        let sql = "UPDATE people SET banned = 1, recovery = NULL WHERE person = $1";
        let tokens = Change::new("DELETE FROM tokens WHERE person = $1").text(person);
        self.change_all(vec![tokens, Change::new(sql).text(person)]).await
    }

    /// Empties something that was said. Its number stays taken.
    pub async fn unsay(&self, table: TableId, number: u32) -> Result<u64, StoreError> {
        let sql = "UPDATE chat SET text = '' WHERE game = $1 AND number = $2";
        self.change(Change::new(sql).text(table).number(number.into())).await
    }

    /// Who said something.
    pub async fn sayer(&self, table: TableId, number: u32) -> Result<Option<PersonId>, StoreError> {
        let sql = "SELECT person FROM chat WHERE game = $1 AND number = $2";
        let found: Option<(String,)> = on!(&self.pools, pool => in_time(sqlx::query_as(sql).bind(table.to_string()).bind(i64::from(number)).fetch_optional(pool)).await)?;
        found.map(|(person,)| person.parse().map_err(|_| StoreError::Damaged)).transpose()
    }
}

/// Whether a database is named by an address of PostgreSQL.
pub(super) fn is_postgres(database: &str) -> bool {
    database.starts_with("postgres://") || database.starts_with("postgresql://")
}
