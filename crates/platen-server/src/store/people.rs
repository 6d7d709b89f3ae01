//! People, what proves who they are, and what they say. Of codes and tokens only hashes are kept.

use super::news::SAID;
use super::pools::{Pools, in_time, on};
use super::write::Change;
use super::{Order, Store, StoreError, again, number_of};
use crate::ids::{PersonId, TableId, plain};

/// Someone who plays here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Who.
    pub id: PersonId,
    /// The name.
    pub name: String,
}

/// A token by which a program plays for a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token {
    /// What it is for.
    pub label: String,
    /// When it was made, in milliseconds since 1970.
    pub made: i64,
}

/// Something said at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// Its number, from 1.
    pub number: u32,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// The name of who said it.
    pub name: String,
    /// What was said.
    pub text: String,
}

const SAY: &str = "INSERT INTO chat (game, number, at, person, name, text) VALUES ($1, $2, $3, $4, $5, $6) \
    ON CONFLICT DO NOTHING";
/// The same, and other copies of the server are told when it is committed.
const SAY_POSTGRES: &str = "WITH added AS (INSERT INTO chat (game, number, at, person, name, text) \
    VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING RETURNING game) \
    SELECT pg_notify('platen', game || ' ' || $7) FROM added";

type Found = Option<(String, String, i64)>;

impl Store {
    /// A new person.
    pub async fn add_person(&self, person: &Person, code: &str, at: i64) -> Result<(), StoreError> {
        let sql = "INSERT INTO people (person, name, made, recovery) VALUES ($1, $2, $3, $4) \
            ON CONFLICT (person) DO NOTHING";
        let change = Change::new(sql).text(person.id).text(&person.name).number(at).text(hash(code));
        self.change(change).await.map(|_| ())
    }

    /// Gives a person another name.
    pub async fn rename(&self, person: PersonId, name: &str) -> Result<(), StoreError> {
        let sql = "UPDATE people SET name = $1 WHERE person = $2";
        self.change(Change::new(sql).text(name).text(person)).await.map(|_| ())
    }

    /// Gives a person another code; the one before is worth nothing any more, and no cookie that was made before.
    pub async fn set_code(&self, person: PersonId, code: &str) -> Result<(), StoreError> {
        let sql = "UPDATE people SET recovery = $1, generation = generation + 1 WHERE person = $2";
        self.change(Change::new(sql).text(hash(code)).text(person)).await.map(|_| ())
    }

    /// Signs a person out everywhere: no cookie that was made before is worth anything any more.
    pub async fn sign_out(&self, person: PersonId) -> Result<(), StoreError> {
        let sql = "UPDATE people SET generation = generation + 1 WHERE person = $1";
        self.change(Change::new(sql).text(person)).await.map(|_| ())
    }

    /// The generation of cookies that is good for a person.
    pub async fn generation(&self, person: PersonId) -> Result<u32, StoreError> {
        let sql = "SELECT generation FROM people WHERE person = $1";
        let found: Option<(i64,)> = on!(&self.pools, pool => in_time(sqlx::query_as(sql).bind(person.to_string()).fetch_optional(pool)).await)?;
        found.map_or(Ok(0), |(generation,)| number_of(generation))
    }

    /// A person who shows a cookie of a generation, if that is the one that is good.
    pub async fn signed_in(&self, person: PersonId, generation: u32) -> Result<Option<Person>, StoreError> {
        let sql = "SELECT person, name, banned FROM people WHERE person = $1 AND generation = $2";
        let found: Found = on!(&self.pools, pool => in_time(sqlx::query_as(sql).bind(person.to_string()).bind(i64::from(generation)).fetch_optional(pool)).await)?;
        welcome(found)
    }

    /// Forgets a person, and orders that their name is taken out of all tables. Games stay.
    pub async fn erase(&self, person: PersonId, at: i64) -> Result<(), StoreError> {
        let changes = vec![
            Change::new("DELETE FROM tokens WHERE person = $1").text(person),
            Change::new("UPDATE chat SET name = '' WHERE person = $1").text(person),
            Order::Ban { person }.given(at),
            Change::new("DELETE FROM people WHERE person = $1").text(person),
        ];
        self.change_all(changes).await.map(|_| ())
    }

    /// A person by name of the person.
    pub async fn person(&self, person: PersonId) -> Result<Option<Person>, StoreError> {
        self.find("SELECT person, name, banned FROM people WHERE person = $1", person.to_string()).await
    }

    /// The person to whom a code belongs.
    pub async fn person_of_code(&self, code: &str) -> Result<Option<Person>, StoreError> {
        self.find("SELECT person, name, banned FROM people WHERE recovery = $1", hash(code)).await
    }

    /// The person for whom a program with a token plays.
    pub async fn person_of_token(&self, token: &str) -> Result<Option<Person>, StoreError> {
        let sql = "SELECT p.person, p.name, p.banned FROM tokens t JOIN people p ON p.person = t.person WHERE t.hash = $1";
        self.find(sql, hash(token)).await
    }

    async fn find(&self, sql: &'static str, value: String) -> Result<Option<Person>, StoreError> {
        let found: Found =
            on!(&self.pools, pool => in_time(sqlx::query_as(sql).bind(value).fetch_optional(pool)).await)?;
        welcome(found)
    }

    /// Lets programs with a token play for a person, unless they have so many already: says whether it does.
    pub async fn add_token(
        &self,
        person: PersonId,
        token: &str,
        made: &Token,
        most: usize,
    ) -> Result<bool, StoreError> {
        let sql = "INSERT INTO tokens (hash, person, label, made) SELECT $1, $2, $3, $4 \
            WHERE (SELECT COUNT(*) FROM tokens WHERE person = $2) < $5 ON CONFLICT (hash) DO NOTHING";
        let change = Change::new(sql).text(hash(token)).text(person).text(&made.label).number(made.made);
        Ok(self.change(change.number(most as i64)).await? > 0)
    }

    /// The tokens of a person, the oldest first.
    pub async fn tokens(&self, person: PersonId) -> Result<Vec<Token>, StoreError> {
        let sql = "SELECT label, made FROM tokens WHERE person = $1 ORDER BY made, label";
        let rows: Vec<(String, i64)> = on!(&self.pools, pool => in_time(sqlx::query_as(sql).bind(person.to_string()).fetch_all(pool)).await)?;
        Ok(rows.into_iter().map(|(label, made)| Token { label, made }).collect())
    }

    /// Takes all tokens of a person back.
    pub async fn drop_tokens(&self, person: PersonId) -> Result<u64, StoreError> {
        self.change(Change::new("DELETE FROM tokens WHERE person = $1").text(person)).await
    }

    /// Keeps something that was said at a table. Who comes second with a number is told [`StoreError::Taken`]. If the store was lost
    /// meanwhile, it is found out whether it is there.
    pub async fn say(&self, table: TableId, person: PersonId, said: &Said) -> Result<(), StoreError> {
        let done = self.say_once(table, person, said).await;
        if done != Err(StoreError::Unsure) {
            return done;
        }
        match Box::pin(again(|| self.say_once(table, person, said))).await {
            Err(StoreError::Taken) => self.is_said(table, person, said).await,
            done => done,
        }
    }

    /// Whether the number of something that was said is taken by itself.
    async fn is_said(&self, table: TableId, person: PersonId, said: &Said) -> Result<(), StoreError> {
        let sql = "SELECT person, at, text FROM chat WHERE game = $1 AND number = $2";
        let found: Result<(String, i64, String), _> = on!(&self.pools, pool => in_time(sqlx::query_as(sql).bind(table.to_string()).bind(i64::from(said.number)).fetch_one(pool)).await);
        let found = found.map_err(|_| StoreError::Unsure)?;
        if found == (person.to_string(), said.at, said.text.clone()) {
            Ok(())
        } else {
            Err(StoreError::Taken)
        }
    }

    async fn say_once(&self, table: TableId, person: PersonId, said: &Said) -> Result<(), StoreError> {
        let is_shared = matches!(self.pools, Pools::Postgres(_));
        let change = Change::new(if is_shared { SAY_POSTGRES } else { SAY });
        let change = change.text(table).number(said.number.into()).number(said.at);
        let mut change = change.text(person).text(&said.name).text(&said.text);
        if is_shared {
            change = change.text(format_args!("{} {SAID}", self.copy));
        }
        match self.change_once(vec![change]).await? {
            0 => Err(StoreError::Taken),
            _ => Ok(()),
        }
    }

    /// What was said last at a table, the oldest first.
    pub async fn said(&self, table: TableId, most: u32) -> Result<Vec<Said>, StoreError> {
        let sql = "SELECT number, at, name, text FROM chat WHERE game = $1 ORDER BY number DESC LIMIT $2";
        let rows: Vec<(i64, i64, String, String)> = on!(&self.pools, pool => in_time(sqlx::query_as(sql).bind(table.to_string()).bind(i64::from(most)).fetch_all(pool)).await)?;
        let said = |(number, at, name, text)| Ok(Said { number: number_of(number)?, at, name, text });
        rows.into_iter().rev().map(said).collect()
    }
}

/// Whoever was found, unless they are not welcome.
fn welcome(found: Found) -> Result<Option<Person>, StoreError> {
    match found {
        Some((_, _, banned)) if banned != 0 => Err(StoreError::Banned),
        Some((id, name, _)) => Ok(Some(Person { id: id.parse().map_err(|_| StoreError::Damaged)?, name })),
        None => Ok(None),
    }
}

/// What is kept of a code or a token. Their 128 random bits need no salt.
fn hash(code: &str) -> String {
    blake3::Hash::from_bytes(blake3::derive_key("platen 2026 codes and tokens", plain(code).as_bytes()))
        .to_hex()
        .to_string()
}
