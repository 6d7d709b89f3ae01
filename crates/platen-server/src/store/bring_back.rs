//! Tables of a backup brought back into a store that is used meanwhile.
//!
//! What is there stays as it is: a table comes back if nothing of it is there, whole or not at all, and a person who is not known.
//! Whoever has erased their name since does not come back, and their name is taken out of what does; whoever was banned stays so.

use super::backup::{BackupError, check};
use super::orders::is_postgres;
use super::pools::{Pools, in_time, on};
use super::write::Change;
use super::{Order, Store, StoreError, make_private};
use crate::ids::{PersonId, TableId, random_token};
use std::collections::HashSet;
use std::io;
use std::path::{Path, PathBuf};

/// How many rows are read at a time.
const PAGE: i64 = 500;
/// How many tables the servers are told of at a time.
const TOLD: usize = 32;

const KNOWN: &str = "SELECT COUNT(*) FROM people WHERE person = $1";

/// How much came back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BroughtBack {
    /// Tables.
    pub tables: usize,
    /// People.
    pub people: usize,
}

/// Brings back what a backup has and a database has not, whoever uses that database. The backup is a file, or the address of a database
/// of PostgreSQL into which one was put.
pub async fn bring_back(backup: &str, database: &str, at: i64) -> Result<BroughtBack, BackupError> {
    let into = Store::visit(database).await?;
    if is_postgres(backup) {
        let from = Store::visit(backup).await?;
        return Ok(Bringing { from: &from, into: &into, at }.run().await?);
    }
    check(backup.as_ref()).await?;
    let copy = Copy::of(backup.as_ref())?;
    let from = Store::over(Pools::sqlite(&copy.file()).await?, None)?;
    let done = Bringing { from: &from, into: &into, at }.run().await;
    from.close().await;
    Ok(done?)
}

/// A copy of a backup, as one of an earlier version is brought up to date before it is read; the backup stays as it is. It goes when it
/// is no longer used.
struct Copy(PathBuf);

impl Copy {
    fn of(backup: &Path) -> io::Result<Copy> {
        let folder =
            std::env::temp_dir().join(format!("platen-{}", random_token().map_err(io::Error::other)?));
        std::fs::create_dir(&folder)?;
        let copy = Copy(folder);
        let mut file = make_private(std::fs::File::options().create_new(true), &copy.file())?;
        io::copy(&mut std::fs::File::open(backup)?, &mut file)?;
        Ok(copy)
    }

    fn file(&self) -> PathBuf {
        self.0.join("backup.db")
    }
}

impl Drop for Copy {
    fn drop(&mut self) {
        // What is left in a folder for passing things harms nobody: only its owner reads it.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

struct Bringing<'a> {
    from: &'a Store,
    into: &'a Store,
    at: i64,
}

/// A person: who, the name, when made, the hash of the code, banned, the generation of cookies.
type PersonRow = (String, String, i64, Option<String>, i64, i64);
/// A table: which, when made and changed, its stage, whether it is open, when a time runs out, its card.
type GameRow = (String, i64, i64, String, i64, Option<i64>, String);
/// Something said: its number, when, who, the name, what.
type SaidRow = (i64, i64, String, String, String);

impl Bringing<'_> {
    async fn run(&self) -> Result<BroughtBack, StoreError> {
        let erased = self.into.erased().await?;
        let mut back = BroughtBack::default();
        let mut last = String::new();
        loop {
            let people = self.from.people_after(&last).await?;
            let Some(end) = people.last() else { break };
            last.clone_from(&end.0);
            for person in people.iter().filter(|person| !erased.contains(&person.0)) {
                back.people += usize::from(self.bring_person(person).await?);
            }
        }
        back.tables = self.bring_tables(&erased).await?;
        Ok(back)
    }

    /// Says whether the person was not known.
    async fn bring_person(&self, person: &PersonRow) -> Result<bool, StoreError> {
        let (id, name, made, recovery, banned, generation) = person;
        if self.into.counts(KNOWN, id).await? {
            return Ok(false);
        }
        let sql = "INSERT INTO people (person, name, made, recovery, banned, generation) \
            VALUES ($1, $2, $3, NULLIF($4, ''), $5, $6) ON CONFLICT DO NOTHING";
        let known = Change::new(sql).text(id).text(name).number(*made);
        let known = known.text(recovery.as_deref().unwrap_or_default()).number(*banned).number(*generation);
        let sql =
            "INSERT INTO tokens (hash, person, label, made) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING";
        let tokens = self.from.tokens_of(id).await?.into_iter();
        let mut changes: Vec<Change> = tokens
            .map(|(hash, label, made)| Change::new(sql).text(hash).text(id).text(label).number(made))
            .collect();
        changes.push(known);
        Ok(self.into.change_all(changes).await? > 0)
    }

    /// Says how many were not there. Servers are told of them, so that bots and clocks go on.
    async fn bring_tables(&self, erased: &HashSet<String>) -> Result<usize, StoreError> {
        let mut back = Vec::new();
        let mut last = String::new();
        loop {
            let games = self.from.games_after(&last).await?;
            let Some(end) = games.last() else { break };
            last.clone_from(&end.0);
            for game in &games {
                if self.bring_table(game, erased).await? {
                    back.push(game.0.parse().map_err(|_| StoreError::Damaged)?);
                }
            }
        }
        // Names go before anyone is shown the tables.
        for person in erased.iter().filter(|_| !back.is_empty()) {
            let person: PersonId = person.parse().map_err(|_| StoreError::Damaged)?;
            self.into.give_order(&Order::Ban { person }, self.at).await?;
        }
        for tables in back.chunks(TOLD) {
            self.into.give_order(&Order::TakeUp { tables: tables.to_vec() }, self.at).await?;
        }
        Ok(back.len())
    }

    /// Says whether the table was not there.
    async fn bring_table(&self, game: &GameRow, erased: &HashSet<String>) -> Result<bool, StoreError> {
        let (id, made, changed, stage, open, due, card) = game;
        if self.into.counts("SELECT COUNT(*) FROM games WHERE game = $1", id).await? {
            return Ok(false);
        }
        let table: TableId = id.parse().map_err(|_| StoreError::Damaged)?;
        let mut changes = self.parts_of(table, erased).await?;
        let sql = "INSERT INTO games (game, made, changed, stage, open, due, card) \
            VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING";
        let listed = Change::new(sql).text(id).number(*made).number(*changed).text(stage);
        changes.push(listed.number(*open).maybe(*due).text(card));
        Ok(self.into.change_all(changes).await? > 0)
    }

    /// Everything of a table but what lists show.
    async fn parts_of(&self, table: TableId, erased: &HashSet<String>) -> Result<Vec<Change>, StoreError> {
        let mut changes = Vec::new();
        let sql = "INSERT INTO items (game, number, at, body) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING";
        for item in self.from.items(table, 0).await? {
            changes.push(
                Change::new(sql).text(table).number(item.number.into()).number(item.at).text(item.body),
            );
        }
        let sql = "INSERT INTO sitters (game, person) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        for person in self.from.sitters_of(table).await? {
            changes.push(Change::new(sql).text(table).text(person));
        }
        let sql = "INSERT INTO chat (game, number, at, person, name, text) VALUES ($1, $2, $3, $4, $5, $6) \
            ON CONFLICT DO NOTHING";
        for (number, at, person, name, text) in self.from.chat_of(table).await? {
            let name = if erased.contains(&person) { String::new() } else { name };
            let said = Change::new(sql).text(table).number(number).number(at);
            changes.push(said.text(person).text(name).text(text));
        }
        let sql = "INSERT INTO stories (game, body) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        changes.extend(self.from.story(table).await?.map(|story| Change::new(sql).text(table).text(story)));
        Ok(changes)
    }
}

impl Store {
    /// Whoever has erased their name: they were ordered away, and are not known. Who was banned still is.
    async fn erased(&self) -> Result<HashSet<String>, StoreError> {
        let mut erased = HashSet::new();
        for (_, order) in self.orders(0).await? {
            if let Order::Ban { person } = order
                && !self.counts(KNOWN, &person.to_string()).await?
            {
                erased.insert(person.to_string());
            }
        }
        Ok(erased)
    }

    /// Whether there is any row of something.
    async fn counts(&self, sql: &'static str, of: &str) -> Result<bool, StoreError> {
        let (count,): (i64,) =
            on!(&self.pools, pool => in_time(sqlx::query_as(sql).bind(of).fetch_one(pool)).await)?;
        Ok(count > 0)
    }

    async fn people_after(&self, last: &str) -> Result<Vec<PersonRow>, StoreError> {
        let sql = "SELECT person, name, made, recovery, banned, generation FROM people WHERE person > $1 \
            ORDER BY person LIMIT $2";
        on!(&self.pools, pool => in_time(sqlx::query_as(sql).bind(last).bind(PAGE).fetch_all(pool)).await)
    }

    async fn tokens_of(&self, person: &str) -> Result<Vec<(String, String, i64)>, StoreError> {
        let sql = "SELECT hash, label, made FROM tokens WHERE person = $1";
        on!(&self.pools, pool => in_time(sqlx::query_as(sql).bind(person).fetch_all(pool)).await)
    }

    async fn games_after(&self, last: &str) -> Result<Vec<GameRow>, StoreError> {
        let sql = "SELECT game, made, changed, stage, open, due, card FROM games WHERE game > $1 \
            ORDER BY game LIMIT $2";
        on!(&self.pools, pool => in_time(sqlx::query_as(sql).bind(last).bind(PAGE).fetch_all(pool)).await)
    }

    async fn sitters_of(&self, table: TableId) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT person FROM sitters WHERE game = $1";
        let rows: Vec<(String,)> = on!(&self.pools, pool => in_time(sqlx::query_as(sql).bind(table.to_string()).fetch_all(pool)).await)?;
        Ok(rows.into_iter().map(|(person,)| person).collect())
    }

    async fn chat_of(&self, table: TableId) -> Result<Vec<SaidRow>, StoreError> {
        let sql = "SELECT number, at, person, name, text FROM chat WHERE game = $1";
        on!(&self.pools, pool => in_time(sqlx::query_as(sql).bind(table.to_string()).fetch_all(pool)).await)
    }
}
