//! Games in `IndexedDB`: heads and entries, which are only ever added, and summaries for the list of games.
//!
//! Everything is JSON text under a number. An entry is stored under its game and revision; a second entry of the same
//! revision is refused, so two tabs can never mix their games.
//!
//! What cannot be stored, for want of room or of any storage, stays in memory and is tried again with all that comes
//! after it; whoever asks for the game gets both.

mod error;
mod idb;
mod lock;

pub(crate) use error::StoreError;
pub(crate) use lock::{Lock, lock};

use crate::wire::{GameNo, Summary};
use error::{Stored, read, text};
use idb::Thrown;
use js_sys::{Array, JSON, Object, Reflect};
use platen_host::Head;
use std::collections::BTreeMap;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::JsValue;
use web_sys::{IdbDatabase, IdbKeyRange, IdbTransaction};

const NAME: &str = "platen";
const VERSION: u32 = 1;
const HEADS: &str = "heads";
const ENTRIES: &str = "entries";
const SUMMARIES: &str = "summaries";
const ALL: [&str; 3] = [HEADS, ENTRIES, SUMMARIES];

/// The games that this browser has stored, and those that it could not store.
#[derive(Default)]
pub(crate) struct Store {
    database: Option<IdbDatabase>,
    unsaved: BTreeMap<GameNo, Addition>,
    trouble: Option<StoreError>,
}

/// What is added to a game at once, or not at all.
#[derive(Clone, Debug)]
pub(crate) struct Addition {
    pub(crate) game: GameNo,
    /// Of a new game.
    pub(crate) head: Option<Head>,
    /// Entries with their revisions.
    pub(crate) entries: Vec<(u32, String)>,
    /// How it stands then.
    pub(crate) summary: Summary,
}

/// What is stored of a game, in short. Each part may be damaged by itself.
pub(crate) struct Row {
    pub(crate) game: GameNo,
    pub(crate) head: Stored<Head>,
    pub(crate) summary: Stored<Summary>,
    /// How many entries there are.
    pub(crate) entries: u32,
}

impl Store {
    /// Adds to a game. When this is done it is on the disk, or in memory if there is [trouble](Store::trouble). Refused
    /// is only what another tab has stored meanwhile.
    pub(crate) async fn add(&mut self, addition: Addition) -> Stored {
        let all = match self.unsaved.remove(&addition.game) {
            Some(before) => before.and(addition),
            None => addition,
        };
        self.save(all).await?;
        if self.trouble.is_none() {
            self.save_again().await;
        }
        Ok(())
    }

    /// Tries to store everything that is in memory alone.
    pub(crate) async fn save_again(&mut self) {
        for (_, addition) in std::mem::take(&mut self.unsaved) {
            // What another tab has stored meanwhile is the game now.
            let _ = self.save(addition).await;
        }
    }

    async fn save(&mut self, addition: Addition) -> Stored {
        let saved = self.write(&addition).await;
        match self.heed(saved) {
            Err(error) if error.is_taken() => Err(error),
            Err(_) => {
                self.unsaved.insert(addition.game, addition);
                Ok(())
            }
            Ok(()) => Ok(()),
        }
    }

    /// Why games are in memory alone, as far as is known.
    pub(crate) fn trouble(&self) -> Option<&StoreError> {
        self.trouble.as_ref()
    }

    /// Notes whether the storage works.
    fn heed<T>(&mut self, came: Stored<T>) -> Stored<T> {
        self.trouble = came.as_ref().err().filter(|error| !error.is_taken()).cloned();
        came
    }

    async fn write(&mut self, addition: &Addition) -> Stored {
        let Addition { game, head, entries, summary } = addition;
        let transaction = self.begin("readwrite").await?;
        if let Some(head) = head {
            transaction.object_store(HEADS)?.add_with_key(&text(head)?, &game_key(*game))?;
        }
        let store = transaction.object_store(ENTRIES)?;
        for (revision, entry) in entries {
            store.add_with_key(&entry.into(), &entry_key(*game, *revision))?;
        }
        transaction.object_store(SUMMARIES)?.put_with_key(&text(summary)?, &game_key(*game))?;
        Ok(idb::finish(&transaction).await?)
    }

    /// A transaction; a connection that is closed is opened anew.
    async fn begin(&mut self, mode: &str) -> Stored<IdbTransaction> {
        if let Some(database) = &self.database
            && let Ok(transaction) = idb::begin(database, &ALL, mode)
        {
            return Ok(transaction);
        }
        let database = idb::open(NAME, VERSION, make_stores).await?;
        let transaction = idb::begin(&database, &ALL, mode)?;
        self.database = Some(database);
        Ok(transaction)
    }

    /// Every game, in no order. Without storage, those that are in memory.
    pub(crate) async fn games(&mut self) -> Vec<Row> {
        let stored = self.stored_games().await;
        let stored = self.heed(stored).unwrap_or_default();
        let mut rows: BTreeMap<GameNo, Row> = stored.into_iter().map(|row| (row.game, row)).collect();
        for addition in self.unsaved.values() {
            let before = rows.remove(&addition.game);
            rows.insert(addition.game, addition.row(before));
        }
        rows.into_values().collect()
    }

    async fn stored_games(&mut self) -> Stored<Vec<Row>> {
        let transaction = self.begin("readonly").await?;
        let (heads, summaries) = (transaction.object_store(HEADS)?, transaction.object_store(SUMMARIES)?);
        let (heads, head_keys) = (heads.get_all()?, heads.get_all_keys()?);
        let (summaries, keys) = (summaries.get_all()?, summaries.get_all_keys()?);
        let entries = transaction.object_store(ENTRIES)?.get_all_keys()?;
        idb::finish(&transaction).await?;
        let heads = by_game(&head_keys.result()?, &heads.result()?);
        let summaries = by_game(&keys.result()?, &summaries.result()?);
        let mut counts: BTreeMap<GameNo, u32> = BTreeMap::new();
        for game in
            Array::from(&entries.result()?).iter().filter_map(|key| game_of(&Array::from(&key).get(0)))
        {
            *counts.entry(game).or_default() += 1;
        }
        let part = |parts: &BTreeMap<GameNo, JsValue>, game| parts.get(&game).cloned().unwrap_or_default();
        let games = heads.keys().chain(summaries.keys().filter(|game| !heads.contains_key(game)));
        let row = |&game: &GameNo| Row {
            game,
            head: read(&part(&heads, game)),
            summary: read(&part(&summaries, game)),
            entries: counts.get(&game).copied().unwrap_or_default(),
        };
        Ok(games.map(row).collect())
    }

    /// All of a game, if it is there.
    pub(crate) async fn load(&mut self, game: GameNo) -> Stored<Option<(Head, Vec<String>)>> {
        let unsaved = self.unsaved.get(&game).cloned();
        if let Some(Addition { head: Some(head), entries, .. }) = unsaved {
            return Ok(Some((head, entries.into_iter().map(|(_, entry)| entry).collect())));
        }
        let transaction = self.begin("readonly").await?;
        let head = transaction.object_store(HEADS)?.get(&game_key(game))?;
        let entries = transaction.object_store(ENTRIES)?.get_all_with_key(&entries_of(game)?)?;
        idb::finish(&transaction).await?;
        let head = head.result()?;
        if head.is_undefined() {
            return Ok(None);
        }
        let entries = Array::from(&entries.result()?);
        let stored = entries.iter().map(|entry| entry.as_string().ok_or_else(StoreError::damaged));
        let unsaved = unsaved.into_iter().flat_map(|addition| addition.entries).map(|(_, entry)| Ok(entry));
        Ok(Some((read(&head)?, stored.chain(unsaved).collect::<Stored<_>>()?)))
    }

    /// All that is stored of a game as it is, readable or not.
    pub(crate) async fn raw(&mut self, game: GameNo) -> Stored<String> {
        let transaction = self.begin("readonly").await?;
        let head = transaction.object_store(HEADS)?.get(&game_key(game))?;
        let summary = transaction.object_store(SUMMARIES)?.get(&game_key(game))?;
        let entries = transaction.object_store(ENTRIES)?.get_all_with_key(&entries_of(game)?)?;
        idb::finish(&transaction).await?;
        let whole = Object::new();
        for (name, part) in [("head", head), ("entries", entries), ("summary", summary)] {
            Reflect::set(&whole, &name.into(), &part.result()?)?;
        }
        Ok(JSON::stringify(&whole)?.into())
    }

    /// Forgets a game for good; the room that it leaves is used.
    pub(crate) async fn remove(&mut self, game: GameNo) -> Stored {
        let was_unsaved = self.unsaved.remove(&game).is_some();
        let removed = self.delete(game).await;
        self.save_again().await;
        if was_unsaved { Ok(()) } else { removed }
    }

    async fn delete(&mut self, game: GameNo) -> Stored {
        let transaction = self.begin("readwrite").await?;
        transaction.object_store(HEADS)?.delete(&game_key(game))?;
        transaction.object_store(SUMMARIES)?.delete(&game_key(game))?;
        transaction.object_store(ENTRIES)?.delete(&entries_of(game)?)?;
        Ok(idb::finish(&transaction).await?)
    }
}

impl Addition {
    /// This and what came after it.
    fn and(mut self, later: Addition) -> Addition {
        self.entries.extend(later.entries);
        Addition { head: self.head, entries: self.entries, ..later }
    }

    /// What there is of the game with this, on top of what is stored.
    fn row(&self, stored: Option<Row>) -> Row {
        let (head, before) = stored.map_or((None, 0), |row| (Some(row.head), row.entries));
        let ours = self.head.clone().map(Ok);
        Row {
            game: self.game,
            head: ours.or(head).unwrap_or_else(|| Err(StoreError::damaged())),
            summary: Ok(self.summary.clone()),
            entries: before + self.entries.len() as u32,
        }
    }
}

fn by_game(keys: &JsValue, values: &JsValue) -> BTreeMap<GameNo, JsValue> {
    let rows = Array::from(keys).into_iter().zip(Array::from(values));
    rows.filter_map(|(key, value)| Some((game_of(&key)?, value))).collect()
}

fn game_of(key: &JsValue) -> Option<GameNo> {
    u32::try_from(key.as_f64()? as i64).ok().map(GameNo)
}

fn make_stores(database: &IdbDatabase) -> Result<(), Thrown> {
    ALL.iter().try_for_each(|name| database.create_object_store(name).map(drop))
}

fn game_key(game: GameNo) -> JsValue {
    f64::from(game.0).into()
}

fn entry_key(game: GameNo, revision: u32) -> JsValue {
    Array::of2(&game_key(game), &f64::from(revision).into()).into()
}

fn entries_of(game: GameNo) -> Result<JsValue, Thrown> {
    Ok(IdbKeyRange::bound(&entry_key(game, 0), &entry_key(game, u32::MAX))?.unchecked_into())
}
