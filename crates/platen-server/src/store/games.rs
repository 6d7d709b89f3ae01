//! What the lists show of tables. It is written together with the item that changes it, and follows from the items.

use super::pools::{in_time, on};
use super::write::Change;
use super::{Store, StoreError};
use crate::ids::{PersonId, TableId};
use platen_protocol::Stage;

/// What the lists show of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// How far it is: `gathering`, `playing`, `over` or `closed`.
    pub stage: &'static str,
    /// Whether strangers find it in the list.
    pub open: bool,
    /// When the first time runs out, in milliseconds since 1970.
    pub due: Option<i64>,
    /// What is shown of it, as JSON.
    pub card: String,
    /// Who sits there.
    pub sitters: Sitters,
    /// What is told of it from now on, whatever becomes of the rules: once the game is over.
    pub story: Option<String>,
}

/// Who sits at a table, by what changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sitters {
    /// The same as before.
    Same,
    /// One more.
    More(PersonId),
    /// These and nobody else.
    All(Vec<PersonId>),
}

impl Listed {
    /// A table that was closed and cannot be loaded: lists no longer show it.
    pub fn closed(card: String) -> Listed {
        let (stage, sitters) = (Stage::Closed.code(), Sitters::Same);
        Listed { stage, open: false, due: None, card, sitters, story: None }
    }
}

/// The columns of a row of a list.
type Row = (String, i64, String);

impl Store {
    /// The cards of tables that wait for players and are open to all, the newest first.
    pub async fn open_games(&self, most: u32) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT card FROM games WHERE stage = 'gathering' AND open = 1 ORDER BY made DESC LIMIT $1";
        let rows: Vec<(String,)> = on!(&self.pools, pool => in_time(sqlx::query_as(sql).bind(i64::from(most)).fetch_all(pool)).await)?;
        Ok(rows.into_iter().map(|(card,)| card).collect())
    }

    /// The tables where a person sits, the newest first, with their stages and cards.
    pub async fn games_of(&self, person: PersonId, most: u32) -> Result<Vec<(TableId, String)>, StoreError> {
        let sql = "SELECT g.game, g.changed, g.card FROM sitters s JOIN games g ON g.game = s.game \
            WHERE s.person = $1 AND g.stage <> 'closed' ORDER BY g.changed DESC LIMIT $2";
        let rows: Vec<Row> = on!(&self.pools, pool => in_time(sqlx::query_as(sql).bind(person.to_string()).bind(i64::from(most)).fetch_all(pool)).await)?;
        let game = |(game, _, card): Row| Ok((game.parse().map_err(|_| StoreError::Damaged)?, card));
        rows.into_iter().map(game).collect()
    }

    /// All tables where a person ever sat down, also those where they got up again.
    pub async fn all_games_of(&self, person: PersonId) -> Result<Vec<TableId>, StoreError> {
        self.filed().await?;
        // As the index `items_sat` has it.
        let sql = "SELECT DISTINCT game FROM items \
            WHERE substr(body, 1, 24) = '{\"item\":\"sat\",\"person\":\"' AND substr(body, 25, 26) = $1";
        let rows: Vec<(String,)> = on!(&self.pools, pool => in_time(sqlx::query_as(sql).bind(person.to_string()).fetch_all(pool)).await)?;
        rows.into_iter().map(|(game,)| game.parse().map_err(|_| StoreError::Damaged)).collect()
    }

    /// Writes an item anew from which a name was taken out. Nothing else is ever changed.
    pub async fn take_name_out(&self, table: TableId, number: u32, body: &str) -> Result<(), StoreError> {
        self.filed().await?;
        let sql = "UPDATE items SET body = $1 WHERE game = $2 AND number = $3";
        let change = Change::new(sql).text(body).text(table).number(number.into());
        self.change(change).await.map(|_| ())
    }

    /// What is told of a game that is over.
    pub async fn story(&self, table: TableId) -> Result<Option<String>, StoreError> {
        let sql = "SELECT body FROM stories WHERE game = $1";
        let row: Option<(String,)> = on!(&self.pools, pool => in_time(sqlx::query_as(sql).bind(table.to_string()).fetch_optional(pool)).await)?;
        Ok(row.map(|(story,)| story))
    }

    /// Tells of a game that is over without a name that was taken out.
    pub async fn take_name_out_of_story(&self, table: TableId, story: &str) -> Result<(), StoreError> {
        let change = Change::new("UPDATE stories SET body = $1 WHERE game = $2").text(story).text(table);
        self.change(change).await.map(|_| ())
    }

    /// How many tables of a person wait for players or are played.
    pub async fn games_running(&self, person: PersonId) -> Result<u32, StoreError> {
        let sql = "SELECT COUNT(*) FROM sitters s JOIN games g ON g.game = s.game \
            WHERE s.person = $1 AND g.stage IN ('gathering', 'playing')";
        let (count,): (i64,) = on!(&self.pools, pool => in_time(sqlx::query_as(sql).bind(person.to_string()).fetch_one(pool)).await)?;
        Ok(u32::try_from(count).unwrap_or(u32::MAX))
    }

    /// Tables that have waited for players since before a time.
    pub async fn forgotten(&self, before: i64) -> Result<Vec<TableId>, StoreError> {
        let sql = "SELECT game FROM games WHERE stage = 'gathering' AND changed < $1 LIMIT 100";
        self.tables(sql, before).await
    }
}

impl Store {
    /// Tables where a time runs out before another.
    pub async fn due(&self, before: i64) -> Result<Vec<TableId>, StoreError> {
        self.tables("SELECT game FROM games WHERE due < $1 ORDER BY due LIMIT 1000", before).await
    }

    /// No time runs out at a table, until something happens there.
    pub async fn set_not_due(&self, table: TableId) -> Result<(), StoreError> {
        let change = Change::new("UPDATE games SET due = NULL WHERE game = $1").text(table);
        self.change(change).await.map(|_| ())
    }

    /// What lists show of a table.
    pub async fn card(&self, table: TableId) -> Result<Option<String>, StoreError> {
        let sql = "SELECT card FROM games WHERE game = $1";
        let row: Option<(String,)> = on!(&self.pools, pool => in_time(sqlx::query_as(sql).bind(table.to_string()).fetch_optional(pool)).await)?;
        Ok(row.map(|(card,)| card))
    }

    /// Lists show something else of a table.
    pub async fn set_card(&self, table: TableId, card: &str) -> Result<(), StoreError> {
        let change = Change::new("UPDATE games SET card = $1 WHERE game = $2").text(card).text(table);
        self.change(change).await.map(|_| ())
    }

    async fn tables(&self, sql: &'static str, before: i64) -> Result<Vec<TableId>, StoreError> {
        let rows: Vec<(String,)> =
            on!(&self.pools, pool => in_time(sqlx::query_as(sql).bind(before).fetch_all(pool)).await)?;
        rows.into_iter().map(|(game,)| game.parse().map_err(|_| StoreError::Damaged)).collect()
    }
}

/// What is written besides an item of a table.
pub(super) fn changes(table: TableId, at: i64, listed: &Listed) -> Vec<Change> {
    let upsert = "INSERT INTO games (game, made, changed, stage, open, card, due) \
        VALUES ($1, $2, $2, $3, $4, $5, $6) \
        ON CONFLICT (game) DO UPDATE SET changed = excluded.changed, stage = excluded.stage, \
        open = excluded.open, card = excluded.card, due = excluded.due";
    let game = Change::new(upsert).text(table).number(at);
    let game = game.text(listed.stage).number(listed.open.into()).text(&listed.card).maybe(listed.due);
    let sit = |person: &PersonId| {
        let insert = "INSERT INTO sitters (game, person) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        Change::new(insert).text(table).text(person)
    };
    let mut changes = vec![game];
    match &listed.sitters {
        Sitters::Same => {}
        Sitters::More(person) => changes.push(sit(person)),
        Sitters::All(people) => {
            changes.push(Change::new("DELETE FROM sitters WHERE game = $1").text(table));
            changes.extend(people.iter().map(sit));
        }
    }
    let tell = "INSERT INTO stories (game, body) VALUES ($1, $2) ON CONFLICT DO NOTHING";
    changes.extend(listed.story.iter().map(|story| Change::new(tell).text(table).text(story)));
    changes
}
