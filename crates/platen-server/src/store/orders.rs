//! What the operator wants done. Orders are written into the database, by a program of their own, and every copy of the server that
//! runs looks for them; each may be carried out more than once. One that nobody could carry out yet waits for the next who can.

use super::pools::{Pools, in_time, on};
use super::write::Change;
use super::{OpenError, Person, Store, StoreError, file_of, number_of};
use crate::ids::{PersonId, TableId};
use serde::{Deserialize, Serialize};

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
    /// Tables have come back from a backup: bots and clocks go on there.
    TakeUp {
        /// Which.
        tables: Vec<TableId>,
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
        Store::over(Pools::sqlite_as_it_is(file_of(database)?).await?, None)
    }

    /// Gives an order to all copies of the server, those that run and the next that does.
    pub async fn give_order(&self, order: &Order, at: i64) -> Result<(), StoreError> {
        self.change(order.given(at)).await.map(|_| ())
    }

    /// The number of the last order; 0 if there is none.
    pub async fn last_order(&self) -> Result<u32, StoreError> {
        let sql = "SELECT COALESCE(MAX(number), 0) FROM orders";
        let (number,): (i64,) = on!(&self.pools, pool => in_time(sqlx::query_as(sql).fetch_one(pool)).await)?;
        number_of(number)
    }

    /// An order was carried out.
    pub async fn set_done(&self, number: u32) -> Result<(), StoreError> {
        let sql = "UPDATE orders SET done = 1 WHERE number = $1";
        self.change(Change::new(sql).number(number.into())).await.map(|_| ())
    }

    /// The orders after a number, and those before that nobody has carried out, with their numbers. Those of a later version are not for
    /// this one.
    pub async fn orders(&self, after: u32) -> Result<Vec<(u32, Order)>, StoreError> {
        let sql = "SELECT number, body FROM orders WHERE number > $1 OR done = 0 ORDER BY number";
        let rows: Vec<(i64, String)> = on!(&self.pools, pool => in_time(sqlx::query_as(sql).bind(i64::from(after)).fetch_all(pool)).await)?;
        let order = |(number, body): (i64, String)| {
            Some((number_of(number).ok()?, serde_json::from_str(&body).ok()?))
        };
        Ok(rows.into_iter().filter_map(order).collect())
    }

    /// A person is no longer welcome: what proves who they are is worth nothing, from now on and for ever.
    pub async fn ban(&self, person: PersonId) -> Result<u64, StoreError> {
        let sql = "UPDATE people SET banned = 1, recovery = NULL WHERE person = $1";
        let tokens = Change::new("DELETE FROM tokens WHERE person = $1").text(person);
        self.change_all(vec![tokens, Change::new(sql).text(person)]).await
    }

    /// A person is welcome again, by the cookie that they have. Says whether they were not.
    pub async fn unban(&self, person: PersonId) -> Result<bool, StoreError> {
        let sql = "UPDATE people SET banned = 0 WHERE person = $1 AND banned <> 0";
        Ok(self.change(Change::new(sql).text(person)).await? > 0)
    }

    /// Everyone who is not welcome, by name.
    pub async fn banned(&self) -> Result<Vec<Person>, StoreError> {
        let sql = "SELECT person, name FROM people WHERE banned <> 0 ORDER BY name, person";
        let rows: Vec<(String, String)> =
            on!(&self.pools, pool => in_time(sqlx::query_as(sql).fetch_all(pool)).await)?;
        let person = |(id, name): (String, String)| {
            Ok(Person { id: id.parse().map_err(|_| StoreError::Damaged)?, name })
        };
        rows.into_iter().map(person).collect()
    }

    /// The cards of tables of a stage, or of all, with when they changed; the last first.
    pub async fn tables_listed(&self, stage: &str, most: u32) -> Result<Vec<(i64, String)>, StoreError> {
        let sql =
            "SELECT changed, card FROM games WHERE $1 = '' OR stage = $1 ORDER BY changed DESC LIMIT $2";
        on!(&self.pools, pool => in_time(sqlx::query_as(sql).bind(stage).bind(i64::from(most)).fetch_all(pool)).await)
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
