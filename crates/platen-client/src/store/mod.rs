//! Games in `IndexedDB`: heads and entries, which are only ever added, and summaries for the list of games.
//!
//! Everything is JSON text under a number. An entry is stored under its game and revision; a second entry of the same
//! revision is refused, so two tabs can never mix their games.

mod idb;
mod lock;

pub(crate) use lock::{Lock, lock};

use crate::wire::{GameNo, SavedGame, Summary};
use idb::Thrown;
use js_sys::{Array, Reflect};
use platen_host::Head;
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::JsValue;
use web_sys::{IdbDatabase, IdbKeyRange};

const NAME: &str = "platen";
const VERSION: u32 = 1;
const HEADS: &str = "heads";
const ENTRIES: &str = "entries";
const SUMMARIES: &str = "summaries";
const ALL: [&str; 3] = [HEADS, ENTRIES, SUMMARIES];

/// The games that this browser has stored.
pub(crate) struct Store {
    database: IdbDatabase,
}

/// What is added to a game at once, or not at all.
#[derive(Debug)]
pub(crate) struct Addition {
    pub(crate) game: GameNo,
    /// Of a new game.
    pub(crate) head: Option<Head>,
    /// Entries with their revisions.
    pub(crate) entries: Vec<(u32, String)>,
    /// How it stands then.
    pub(crate) summary: Summary,
}

/// Why nothing was stored or read, in English.
#[derive(Debug)]
pub(crate) struct StoreError(pub(crate) String);

type Stored<T = ()> = Result<T, StoreError>;

impl From<Thrown> for StoreError {
    fn from(thrown: Thrown) -> StoreError {
        let field = |name: &str| Reflect::get(&thrown, &name.into()).ok().and_then(|text| text.as_string());
        let told = field("name").zip(field("message")).map(|(name, message)| format!("{name}: {message}"));
        StoreError(told.or_else(|| thrown.as_string()).unwrap_or_else(|| "storing failed".to_string()))
    }
}

impl From<serde_json::Error> for StoreError {
    fn from(error: serde_json::Error) -> StoreError {
        StoreError(format!("what is stored cannot be read: {error}"))
    }
}

impl Store {
    pub(crate) async fn open() -> Stored<Store> {
        let database = idb::open(NAME, VERSION, make_stores).await?;
        Ok(Store { database })
    }

    /// Adds to a game. When this is done, it is on the disk.
    pub(crate) async fn add(&self, addition: &Addition) -> Stored {
        let Addition { game, head, entries, summary } = addition;
        let transaction = idb::begin(&self.database, &ALL, "readwrite")?;
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

    /// The games, the latest first.
    pub(crate) async fn games(&self) -> Stored<Vec<SavedGame>> {
        let transaction = idb::begin(&self.database, &[SUMMARIES], "readonly")?;
        let store = transaction.object_store(SUMMARIES)?;
        let (keys, values) = (store.get_all_keys()?, store.get_all()?);
        idb::finish(&transaction).await?;
        let keys = Array::from(&keys.result()?)
            .into_iter()
            .filter_map(|key| u32::try_from(key.as_f64()? as i64).ok());
        let values = Array::from(&values.result()?).into_iter();
        let mut games = keys
            .zip(values)
            .map(|(key, value)| Ok(SavedGame { game: GameNo(key), summary: read(&value)? }))
            .collect::<Stored<Vec<_>>>()?;
        games.sort_by(|one, other| other.summary.stored.total_cmp(&one.summary.stored));
        Ok(games)
    }

    /// All of a game, if it is there.
    pub(crate) async fn load(&self, game: GameNo) -> Stored<Option<(Head, Vec<String>)>> {
        let transaction = idb::begin(&self.database, &[HEADS, ENTRIES], "readonly")?;
        let head = transaction.object_store(HEADS)?.get(&game_key(game))?;
        let entries = transaction.object_store(ENTRIES)?.get_all_with_key(&entries_of(game)?)?;
        idb::finish(&transaction).await?;
        let head = head.result()?;
        if head.is_undefined() {
            return Ok(None);
        }
        let entries = Array::from(&entries.result()?).into_iter().filter_map(|entry| entry.as_string());
        Ok(Some((read(&head)?, entries.collect())))
    }

    /// Forgets a game for good.
    pub(crate) async fn remove(&self, game: GameNo) -> Stored {
        let transaction = idb::begin(&self.database, &ALL, "readwrite")?;
        transaction.object_store(HEADS)?.delete(&game_key(game))?;
        transaction.object_store(SUMMARIES)?.delete(&game_key(game))?;
        transaction.object_store(ENTRIES)?.delete(&entries_of(game)?)?;
        Ok(idb::finish(&transaction).await?)
    }
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

fn text(value: &impl Serialize) -> Stored<JsValue> {
    Ok(serde_json::to_string(value)?.into())
}

fn read<T: DeserializeOwned>(value: &JsValue) -> Stored<T> {
    Ok(serde_json::from_str(&value.as_string().unwrap_or_default())?)
}
