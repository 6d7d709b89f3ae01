//! PostgreSQL goes away, under load, and a copy of the server is cut off from it: nothing that was told is lost, everyone is told
//! clearly, and all goes on by itself.
//!
//! Three restarts unless `PLATEN_KILLS` says otherwise.

mod common;

use common::playing::{Copies, Playing, Shared, check};
use common::relay::{Relay, Way};
use common::serving::{SOON, Server, is_ready, place, serve, terms, until_ready};
use platen_load::{Api, LoadError, Player, chance};
use platen_protocol::{Chair, Stage};
use platen_rules::Seed;
use platen_server::desk::Desk;
use platen_server::store::Store;
use platen_testkit::{Cluster, Stop};
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// How many tables are played at a time.
const TABLES: u64 = 4;
/// How long PostgreSQL runs between restarts.
const CALM: Duration = Duration::from_secs(1);
const NONE: Option<&()> = None;

/// What was played at a table, and to which revision.
type Played = (String, Shared, u32);

/// Makes tables and plays them to the end, one after the other, until that is enough.
async fn play(people: [Api; 2], number: u64, enough: Arc<AtomicBool>) -> Vec<Played> {
    let mut played = Vec::new();
    let copies: Copies = Arc::new(Mutex::new(vec![people[0].address]));
    while !enough.load(Ordering::Relaxed) {
        let table = begin(&people).await;
        let book = Shared::default();
        let playing = |n: usize| Playing {
            api: people[n].clone(),
            copies: Arc::clone(&copies),
            table: table.clone(),
            number: number + 100 * played.len() as u64 + n as u64,
            book: Arc::clone(&book),
            thought: Duration::ZERO,
        };
        let (ours, theirs) = tokio::join!(playing(0).play(), playing(1).play());
        assert_eq!(ours, theirs);
        played.push((table, book, ours));
    }
    played
}

/// Begins a game, however often that has to be tried.
async fn begin(people: &[Api; 2]) -> String {
    loop {
        let made = async {
            let table = people[0].make(&terms(&[Chair::Person, Chair::Person])).await?;
            people[1].done("POST", &format!("/tables/{table}/seat")).await?;
            people[0].done("POST", &format!("/tables/{table}/start")).await?;
            Ok(table)
        };
        match made.await {
            Ok(table) => return table,
            Err(LoadError::Refused { status: 503, body }) => {
                assert!(body.contains("\"not_kept\"") || body.contains("\"unavailable\""), "{body}");
            }
            // It was done before the answer was lost, or the answer was.
            Err(LoadError::Refused { status: 409, .. }) => {}
            Err(error) => panic!("{error}"),
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// Restarts PostgreSQL, in every way in turn: in order and as in a crash, at once and after a while.
fn restart(cluster: &Cluster, number: u64, address: SocketAddr) {
    std::thread::sleep(CALM);
    cluster.stop(if number.is_multiple_of(2) { Stop::Fast } else { Stop::Immediate });
    if number % 4 == 1 {
        // Longer than anything is waited for.
        std::thread::sleep(Duration::from_secs(5));
        assert!(!is_ready(address), "a server without its database does not say that it is ready");
    }
    cluster.serve();
    until_ready(address);
}

#[test]
fn a_postgres_that_is_restarted_under_load_loses_nothing_that_was_told() {
    let restarts: u64 = std::env::var("PLATEN_KILLS").ok().and_then(|text| text.parse().ok()).unwrap_or(3);
    let (dir, cluster) = (place(), Cluster::start());
    let database = cluster.database();
    let server = Server::start(serve(&dir, &database));
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let people = runtime.block_on(async {
        let begin = async |name| Api::begin(server.address, name).await.expect("a name");
        [begin("Anna").await, begin("Bert").await]
    });
    let enough = Arc::new(AtomicBool::new(false));
    let plays: Vec<_> = (0..TABLES)
        .map(|number| runtime.spawn(play(people.clone(), number * 10_000, Arc::clone(&enough))))
        .collect();
    (0..restarts).for_each(|number| restart(&cluster, number, server.address));
    enough.store(true, Ordering::Relaxed);
    runtime.block_on(async {
        let store = Store::open(&database).await.expect("opened");
        let (mut games, mut done, mut refused, mut lost) = (0, 0, 0, 0);
        for play in plays {
            for (table, book, revision) in play.await.expect("no panic") {
                let book = book.lock().expect("the book").clone();
                assert_eq!(check(&store, &table, &book).await, revision);
                games += 1;
                done += book.done.len();
                refused += book.refused;
                lost += book.lost;
            }
        }
        println!(
            "proved: PostgreSQL restarted {restarts} times under load: {games} games went on by themselves to their end, {done} \
             actions told as done and found, each once; meanwhile {refused} were refused with a code and {lost} connections \
             made again"
        );
        assert!(done as u64 > 20 * restarts, "only {done} actions were done");
    });
    server.kill();
}

/// Plays so many actions of one's own, and lets everyone else decide in between.
async fn act(player: &mut Player, count: u64) {
    let mut rng = chance(count);
    for _ in 0..count {
        while player.choose(&mut rng).is_none() && !player.is_over() {
            player.hear().await.expect("it goes on");
        }
        let Some(action) = player.choose(&mut rng) else { return };
        let sent = player.act(action).await.expect("sent");
        player.answer(sent.id).await.expect("an answer");
    }
}

async fn connect(api: &Api, address: SocketAddr, table: &str) -> Player {
    Player::connect(&Api { address, ..api.clone() }, table, None).await.expect("a socket")
}

/// One copy is cut off: its people are sent away, another goes on with their bots, and it comes back.
async fn is_replaced(relay: &Relay, way: Way, [cut, other]: [SocketAddr; 2]) -> Duration {
    let anna = Api::begin(cut, "Anna").await.expect("a name");
    let bot = Chair::Bot { level: "random".to_string() };
    let table = anna.make(&terms(&[Chair::Person, bot])).await.expect("a table");
    anna.done("POST", &format!("/tables/{table}/start")).await.expect("started");
    let mut player = connect(&anna, cut, &table).await;
    act(&mut player, 5).await;
    let revision = player.state.as_ref().expect("a state").revision;
    relay.set(way);
    let begun = Instant::now();
    tokio::time::timeout(SOON, async { while player.hear().await.is_ok() {} }).await.expect("it is closed");
    let answer = anna.ask("GET", &format!("/tables/{table}"), NONE).await.expect("an answer");
    assert!(answer.status == 503 && answer.body.contains("\"unavailable\""), "{answer:?}");
    let mut player = connect(&anna, other, &table).await;
    tokio::time::timeout(SOON, act(&mut player, 10)).await.expect("another copy lets the bot decide");
    let replaced = begun.elapsed();
    let after = player.state.as_ref().expect("a state").revision;
    assert!(after > revision + 10, "the bot has decided too");
    relay.set(Way::Open);
    let begun = Instant::now();
    while !is_ready(cut) {
        assert!(begun.elapsed() < SOON, "it serves again");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let mut back = connect(&anna, cut, &table).await;
    act(&mut back, 5).await;
    while player.state.as_ref().map(|state| state.revision) < back.state.as_ref().map(|state| state.revision)
    {
        tokio::time::timeout(SOON, player.hear()).await.expect("soon").expect("both copies agree");
    }
    replaced
}

#[test]
fn a_copy_that_is_cut_off_is_replaced_and_comes_back() {
    let (dir, cluster) = (place(), Cluster::start());
    let (database, relay) = (cluster.new_database(), Relay::to(cluster.door()));
    let cut = Server::start(serve(&dir, &relay.database(&database)));
    let other = Server::start(serve(&dir, &cluster.address(&database)));
    let addresses = [cut.address, other.address];
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    for way in [Way::Stalled, Way::Closed] {
        let replaced = runtime.block_on(is_replaced(&relay, way, addresses));
        println!(
            "proved: a copy that is cut off from PostgreSQL ({way:?}) sends its people away, another goes on with their bots after {} s",
            replaced.as_secs()
        );
        assert!(replaced < Duration::from_secs(15), "{replaced:?}");
    }
    [cut, other].into_iter().for_each(Server::kill);
}

/// A game that bots play on by themselves, nobody looking, at a server that is killed at once. Gives how much had happened.
async fn bots_alone(server: Server, store: &Store) -> (String, usize) {
    let anna = Api::begin(server.address, "Anna").await.expect("a name");
    let bot = Chair::Bot { level: "novice".to_string() };
    let table = anna.make(&terms(&[Chair::Person, bot.clone(), bot.clone(), bot])).await.expect("a table");
    anna.done("POST", &format!("/tables/{table}/start")).await.expect("started");
    anna.done("POST", &format!("/tables/{table}/resign")).await.expect("given up");
    server.kill();
    let desk = desk(store, &table).await;
    assert_eq!(desk.stage(), Stage::Playing, "it was killed in the middle");
    (table, desk.items() as usize)
}

async fn desk(store: &Store, table: &str) -> Desk {
    let table = table.parse().expect("a table");
    let items = store.items(table, 0).await.expect("items");
    Desk::load(table, &items, Seed::from_number(1)).expect("sound")
}

/// Waits until the game is over, without asking any server for it.
async fn goes_on(store: &Store, (table, before): (String, usize)) {
    let begun = Instant::now();
    let mut first = None;
    loop {
        let desk = desk(store, &table).await;
        if desk.items() as usize > before {
            first.get_or_insert(begun.elapsed());
        }
        if desk.stage() == Stage::Over {
            break;
        }
        assert!(begun.elapsed() < 3 * SOON, "it stands still at {} of {before} items", desk.items());
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    assert!(first.is_some_and(|first| first < SOON), "{first:?}");
}

#[test]
fn bots_whose_server_was_killed_play_on_although_nobody_looks() {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let dir = place();
    let database = platen_testkit::postgres_database();
    let (first, second) = (Server::start(serve(&dir, &database)), Server::start(serve(&dir, &database)));
    runtime.block_on(async {
        let store = Store::open(&database).await.expect("opened");
        let killed = bots_alone(first, &store).await;
        goes_on(&store, killed).await;
    });
    second.kill();
    let file = dir.path().join("tables.db").to_str().expect("a readable path").to_string();
    let first = Server::start(serve(&dir, &file));
    runtime.block_on(async {
        let store = Store::visit(&file).await.expect("opened");
        let killed = bots_alone(first, &store).await;
        let second = Server::start(serve(&dir, &file));
        goes_on(&store, killed).await;
        second.kill();
    });
}
