//! A place to store things in, for each test its own.
#![allow(dead_code, unused_macros, unused_imports, reason = "each test file uses a part of it")]

use platen_load::Api;
use platen_protocol::{Chair, Pace, Terms};
use platen_rules::GameOptions;
use platen_server::ids::TableId;
use platen_server::store::Store;
use platen_server::{App, Config};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};

/// A folder that goes when the test ends.
#[derive(Debug)]
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new() -> Folder {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("platen-server-{}-{count}", std::process::id()));
        std::fs::create_dir_all(&path).expect("a folder for the test");
        Folder(path)
    }

    pub(crate) fn database(&self) -> String {
        self.0.join("platen.db").to_str().expect("a readable path").to_string()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // What is left in the temporary folder harms nobody.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The same test with a file of SQLite and with a database of PostgreSQL.
macro_rules! each_store {
    ($name:ident, |$store:ident| $body:block) => {
        mod $name {
            #[allow(unused_imports, reason = "not every test names something from outside")]
            use super::*;

            async fn holds($store: platen_server::store::Store) $body

            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn sqlite() {
                let folder = $crate::common::Folder::new();
                holds(platen_server::store::Store::open(&folder.database()).await.expect("opened")).await;
            }

            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn postgres() {
                let database = platen_testkit::postgres_database();
                holds(platen_server::store::Store::open(&database).await.expect("opened")).await;
            }
        }
    };
}
pub(crate) use each_store;

/// A server on this machine with a database of its own.
pub(crate) struct Server {
    pub(crate) address: SocketAddr,
    pub(crate) app: App,
    pub(crate) store: Store,
    _folder: Folder,
}

impl Server {
    pub(crate) async fn start() -> Server {
        Server::with(|config| config).await
    }

    pub(crate) async fn with(change: impl FnOnce(Config) -> Config) -> Server {
        let folder = Folder::new();
        let here = SocketAddr::from((Ipv4Addr::LOCALHOST, 0));
        let config = change(Config::new(folder.database(), here));
        let store = Store::open(&config.database).await.expect("opened");
        let app = App::new(config, store.clone()).await.expect("a server");
        let listener = tokio::net::TcpListener::bind(here).await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let answering = app.clone();
        tokio::spawn(async move { answering.answer(listener, axum::Router::new()).await });
        Server { address, app, store, _folder: folder }
    }

    pub(crate) async fn person(&self, name: &str) -> Api {
        Api::begin(self.address, name).await.expect("a name")
    }

    /// A game that has begun, with the people at it.
    pub(crate) async fn game(&self, terms: &Terms, people: &[Api]) -> String {
        let table = people[0].make(terms).await.expect("a table");
        for other in &people[1..] {
            other.done("POST", &format!("/tables/{table}/seat")).await.expect("a seat");
        }
        people[0].done("POST", &format!("/tables/{table}/start")).await.expect("started");
        table
    }
}

/// Lets the rules be others than those by which a game began.
pub(crate) async fn change_rules(store: &Store, table: TableId) {
    let items = store.items(table, 0).await.expect("items");
    let started = items.iter().find(|item| item.body.contains("rules 1 ")).expect("a head");
    let of_other_rules = started.body.replace("rules 1 ", "rules 99 ");
    store.take_name_out(table, started.number, &of_other_rules).await.expect("written");
}

pub(crate) fn bot(level: &str) -> Chair {
    Chair::Bot { level: level.to_string() }
}

/// A table that waits for so many people, open to all.
pub(crate) fn terms(chairs: &[Chair]) -> Terms {
    Terms {
        options: GameOptions::new(chairs.len() as u8),
        set: platen_host::protocol::SetChoice::default(),
        house: platen_host::protocol::House::default(),
        chairs: chairs.to_vec(),
        pace: Pace::Unhurried,
        stand_in: "random".to_string(),
        open: true,
    }
}
