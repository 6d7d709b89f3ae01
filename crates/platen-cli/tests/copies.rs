//! Three copies of the server on one PostgreSQL, of which one is restarted, killed, frozen or cut off from it every few seconds while
//! games with bots are played: all come to their end, and none forks.
//!
//! Six games unless `PLATEN_GAMES` says otherwise.

mod common;

use common::Dir;
use common::playing::{Copies, Playing, Shared, check};
use common::relay::{Relay, Way};
use common::serving::{Server, is_ready, place, serve, terms, until_ready};
use platen_load::Api;
use platen_protocol::Chair;
use platen_server::store::Store;
use platen_testkit::Cluster;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::Semaphore;

/// How long all copies run before one is disturbed.
const CALM: Duration = Duration::from_secs(3);
/// How long a copy is frozen or cut off: others have taken its tables then.
const AWAY: Duration = Duration::from_secs(6);
/// How long a person thinks, so that games last.
const THOUGHT: Duration = Duration::from_millis(50);

/// How many games are played at a time.
const AT_A_TIME: usize = 12;

/// A copy, with its own way to the database.
struct Copy {
    server: Server,
    relay: Relay,
}

/// The copies and what they are started with.
struct Fleet<'a> {
    dir: &'a Dir,
    database: &'a str,
    copies: Vec<Copy>,
    addresses: Copies,
    /// How often one was restarted, killed, frozen, and cut off.
    disturbed: [u32; 4],
}

impl Fleet<'_> {
    /// Disturbs one copy after the other, each in every way in turn, until that is enough.
    fn disturb(mut self, enough: &AtomicBool) -> [u32; 4] {
        for n in 0.. {
            std::thread::sleep(CALM);
            if enough.load(Ordering::Relaxed) {
                break;
            }
            let (place, way) = (n % self.copies.len(), n % 4);
            match way {
                0 => self.replace(place, Server::end),
                1 => self.replace(place, Server::kill),
                2 => freeze(&self.copies[place].server),
                _ => cut(&self.copies[place], if n % 2 == 0 { Way::Stalled } else { Way::Closed }),
            }
            self.disturbed[way] += 1;
        }
        self.copies.into_iter().for_each(|copy| copy.server.kill());
        self.disturbed
    }

    /// Ends a copy, as it is to end or not, and starts another in its place.
    fn replace(&mut self, place: usize, end: fn(Server)) {
        let Copy { server, relay } = self.copies.remove(place);
        end(server);
        std::thread::sleep(Duration::from_millis(500));
        let server = Server::start(serve(self.dir, &relay.database(self.database)));
        self.addresses.lock().expect("the copies")[place] = server.address;
        self.copies.insert(place, Copy { server, relay });
    }
}

/// Stops a copy for longer than it is waited for; then it wants to go on as if it had never been away.
fn freeze(server: &Server) {
    let signal = |name: &str| {
        let sent = std::process::Command::new("kill").arg(name).arg(server.child.id().to_string()).status();
        assert!(sent.is_ok_and(|status| status.success()));
    };
    signal("-STOP");
    std::thread::sleep(AWAY);
    signal("-CONT");
}

/// Cuts a copy off from the database. It knows that others have taken over, says so, and serves again when it can.
fn cut(copy: &Copy, way: Way) {
    copy.relay.set(way);
    std::thread::sleep(AWAY);
    assert!(!is_ready(copy.server.address), "a copy that is cut off does not say that it is ready");
    copy.relay.set(Way::Open);
    until_ready(copy.server.address);
}

#[test]
fn games_with_bots_end_although_copies_are_restarted_killed_frozen_and_cut_off_and_none_forks() {
    let games: u64 = std::env::var("PLATEN_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(6);
    let (dir, cluster) = (place(), Cluster::start());
    let database = cluster.new_database();
    let start = |_| {
        let relay = Relay::to(cluster.door());
        Copy { server: Server::start(serve(&dir, &relay.database(&database))), relay }
    };
    let copies: Vec<Copy> = (0..3).map(start).collect();
    let addresses: Copies = Arc::new(Mutex::new(copies.iter().map(|copy| copy.server.address).collect()));
    let enough = AtomicBool::new(false);
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let first = copies[0].server.address;
    let store = cluster.address(&database);
    let fleet = Fleet {
        dir: &dir,
        database: &database,
        copies,
        addresses: Arc::clone(&addresses),
        disturbed: [0; 4],
    };
    let (disturbed, actions) = std::thread::scope(|scope| {
        let people = runtime.block_on(async {
            [
                Api::begin(first, "Anna").await.expect("a name"),
                Api::begin(first, "Bert").await.expect("a name"),
            ]
        });
        let tables: Vec<String> = runtime.block_on(begin(&people, games));
        let disturber = scope.spawn(|| fleet.disturb(&enough));
        let actions = runtime.block_on(all(&people, &addresses, tables, &store));
        enough.store(true, Ordering::Relaxed);
        (disturber.join().expect("no panic"), actions)
    });
    let [restarted, killed, frozen, cut] = disturbed;
    println!(
        "proved: three copies on one PostgreSQL, every few seconds one restarted ({restarted} times), killed ({killed}), frozen \
         ({frozen}) or cut off ({cut}): {games} games with bots all came to their end, none forked; {actions} actions told as done and found, each once"
    );
    assert!(disturbed.iter().sum::<u32>() >= 3, "only {disturbed:?} were disturbed");
}

async fn begin(people: &[Api; 2], games: u64) -> Vec<String> {
    let bot = Chair::Bot { level: "novice".to_string() };
    let mut tables = Vec::new();
    for _ in 0..games {
        let table =
            people[0].make(&terms(&[Chair::Person, bot.clone(), Chair::Person])).await.expect("a table");
        people[1].done("POST", &format!("/tables/{table}/seat")).await.expect("a seat");
        people[0].done("POST", &format!("/tables/{table}/start")).await.expect("started");
        tables.push(table);
    }
    tables
}

/// Lets everyone play to the end, some games at a time, and counts what was done.
async fn all(people: &[Api; 2], copies: &Copies, tables: Vec<String>, database: &str) -> usize {
    let mut plays = Vec::new();
    let places = Arc::new(Semaphore::new(AT_A_TIME));
    for (table, number) in tables.into_iter().zip(0..) {
        let book = Shared::default();
        let playing = |n: usize| Playing {
            api: people[n].clone(),
            copies: Arc::clone(copies),
            table: table.clone(),
            number: number * 2 + n as u64,
            book: Arc::clone(&book),
            thought: THOUGHT,
        };
        let (ours, theirs, places) = (playing(0), playing(1), Arc::clone(&places));
        let play = async move {
            let _place = places.acquire().await.expect("a place");
            tokio::join!(ours.play(), theirs.play())
        };
        plays.push((table, book, tokio::spawn(play)));
    }
    let store = Store::open(database).await.expect("opened");
    let mut actions = 0;
    for (table, book, play) in plays {
        let (ours, theirs) = play.await.expect("no panic");
        let book = book.lock().expect("the book").clone();
        assert_eq!((ours, theirs), (check(&store, &table, &book).await, ours));
        actions += book.done.len();
    }
    actions
}
