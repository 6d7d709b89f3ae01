//! Three copies of the server on one PostgreSQL, of which one is killed or frozen every few seconds while games with bots are played:
//! all come to their end, and none forks.
//!
//! Six games unless `PLATEN_GAMES` says otherwise.

mod common;

use common::Dir;
use common::serving::{Server, place, serve, terms};
use platen_host::protocol::Message;
use platen_load::{Api, LoadError, Player, chance};
use platen_protocol::{Chair, Heard, Stage};
use platen_rules::vocabulary::Edition;
use platen_rules::{Seed, read_records, write_action};
use platen_server::desk::{Desk, Item};
use platen_server::store::Store;
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// How long a copy runs before one is killed.
const CALM: Duration = Duration::from_secs(3);
/// How long a copy is frozen: others have taken its tables then.
const FROZEN: Duration = Duration::from_secs(6);
/// How long a person thinks, so that games last.
const THOUGHT: Duration = Duration::from_millis(50);
/// How long nothing may go on at a table: far more than it takes until another copy keeps it.
const PATIENCE: Duration = Duration::from_mins(1);

/// Where the copies are.
type Copies = Arc<Mutex<Vec<SocketAddr>>>;
/// What a table said was done, by the revision that it led to.
type Done = Arc<Mutex<BTreeMap<u32, String>>>;

/// Plays one's seat to the end: by one copy, and when that is gone, by another.
async fn play(api: Api, copies: Copies, table: String, number: u64, done: Done) -> u32 {
    let mut tries = number;
    let end = Instant::now() + PATIENCE * 10;
    loop {
        let address = {
            let copies = copies.lock().expect("the copies");
            copies[tries as usize % copies.len()]
        };
        tries += 1;
        let api = Api { address, ..api.clone() };
        match sit(&api, &table, tries * 1000 + number, &done).await {
            Ok(revision) => return revision,
            Err(LoadError::Strange(said)) => panic!("{said}"),
            Err(_) => tokio::time::sleep(Duration::from_millis(50)).await,
        }
        assert!(Instant::now() < end, "it does not end");
    }
}

/// Plays until the game is over or the copy is gone.
async fn sit(api: &Api, table: &str, number: u64, done: &Done) -> Result<u32, LoadError> {
    let mut player = Player::connect(api, table, None).await?;
    let (mut rng, mut waiting) = (chance(number), None);
    loop {
        let heard = tokio::time::timeout(PATIENCE, player.hear()).await.expect("it goes on")?;
        if let Some(line) = answered(&mut waiting, &heard) {
            let Heard::Game(told) = &heard else { panic!("{heard:?}") };
            match &told.message {
                Message::State(state) => {
                    let twice = done.lock().expect("done").insert(state.revision, line);
                    assert_eq!(twice, None, "revision {} of {table} is told twice", state.revision);
                }
                Message::Refused(no) => assert!(["stale", "not_kept"].contains(&no.code.as_str()), "{no:?}"),
                other => panic!("{other:?}"),
            }
        }
        if player.is_over() {
            return Ok(player.state.map_or(0, |state| state.revision));
        }
        if let Some(action) = player.choose(&mut rng).filter(|_| waiting.is_none()) {
            let line = format!("{} {}", player.seat.expect("a seat"), write_action(&action, Edition::Second));
            tokio::time::sleep(THOUGHT).await;
            waiting = Some((player.act(action).await?.id, line));
        }
    }
}

fn answered(waiting: &mut Option<(u32, String)>, heard: &Heard) -> Option<String> {
    let is_answer = waiting.as_ref().is_some_and(|(id, _)| heard.to() == Some(*id));
    if is_answer { waiting.take().map(|(_, line)| line) } else { None }
}

/// Kills one copy after the other and starts another in its place, until that is enough. Every third is frozen instead for longer
/// than it is waited for, and then wants to go on as if it had never been away.
fn disturb(dir: &Dir, database: &str, mut servers: Vec<Server>, copies: &Copies, enough: &AtomicBool) -> u32 {
    let mut kills = 0;
    while !enough.load(Ordering::Relaxed) {
        std::thread::sleep(CALM);
        let place = kills as usize % servers.len();
        if kills % 3 == 2 {
            freeze(&servers[place]);
        } else {
            servers.remove(place).kill();
            std::thread::sleep(Duration::from_millis(500));
            let server = Server::start(serve(dir, database));
            copies.lock().expect("the copies")[place] = server.address;
            servers.insert(place, server);
        }
        kills += 1;
    }
    servers.into_iter().for_each(Server::kill);
    kills
}

fn freeze(server: &Server) {
    let signal = |name: &str| {
        let sent = std::process::Command::new("kill").arg(name).arg(server.child.id().to_string()).status();
        assert!(sent.is_ok_and(|status| status.success()));
    };
    signal("-STOP");
    std::thread::sleep(FROZEN);
    signal("-CONT");
}

/// What is stored of a table: one list without a gap that has all that was said to be done, and whose game is over.
async fn check(store: &Store, table: &str, done: &BTreeMap<u32, String>) -> u32 {
    let items = store.items(table.parse().expect("a table"), 0).await.expect("items");
    let desk = Desk::load(table.parse().expect("a table"), &items, Seed::from_number(1)).expect("sound");
    assert_eq!(desk.stage(), Stage::Over);
    let read = |item| Item::read(item).expect("an item");
    let lines = items.iter().flat_map(|item| match read(item) {
        Item::Did { lines } => lines,
        _ => Vec::new(),
    });
    let lines: Vec<String> = lines.collect();
    for (revision, line) in done {
        assert_eq!(lines.get(*revision as usize - 1), Some(line), "revision {revision} of {table}");
    }
    let text = desk.record().expect("a record");
    read_records(&text).expect("a record")[0].replay(None).expect("it replays");
    let record = &read_records(&text).expect("a record")[0].record;
    platen_fair::read_proof(&text).expect("a proof").check(record).expect("it is proven");
    desk.revision()
}

#[test]
fn games_with_bots_end_although_copies_are_killed_and_none_forks() {
    let games: u64 = std::env::var("PLATEN_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(6);
    let (dir, database) = (place(), platen_testkit::postgres_database());
    let servers: Vec<Server> = (0..3).map(|_| Server::start(serve(&dir, &database))).collect();
    let copies: Copies = Arc::new(Mutex::new(servers.iter().map(|server| server.address).collect()));
    let enough = AtomicBool::new(false);
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let first = servers[0].address;
    let (kills, actions) = std::thread::scope(|scope| {
        let people = runtime.block_on(async {
            [
                Api::begin(first, "Anna").await.expect("a name"),
                Api::begin(first, "Bert").await.expect("a name"),
            ]
        });
        let tables: Vec<String> = runtime.block_on(begin(&people, games));
        let disturber = scope.spawn(|| disturb(&dir, &database, servers, &copies, &enough));
        let actions = runtime.block_on(all(&people, &copies, tables, &database));
        enough.store(true, Ordering::Relaxed);
        (disturber.join().expect("no panic"), actions)
    });
    println!(
        "proved: three copies on one PostgreSQL, one killed or frozen every few seconds ({kills} times): {games} games with bots \
         all came to their end, none forked; {actions} actions told as done and found, each once"
    );
    assert!(kills >= 2, "only {kills} were disturbed");
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

/// Lets everyone play to the end, and counts what was done.
async fn all(people: &[Api; 2], copies: &Copies, tables: Vec<String>, database: &str) -> usize {
    let mut plays = Vec::new();
    for (table, number) in tables.into_iter().zip(0..) {
        let done = Done::default();
        let seats = [0, 1].map(|n: usize| {
            let seat = play(
                people[n].clone(),
                Arc::clone(copies),
                table.clone(),
                number * 2 + n as u64,
                Arc::clone(&done),
            );
            tokio::spawn(seat)
        });
        plays.push((table, done, seats));
    }
    let store = Store::open(database).await.expect("opened");
    let mut actions = 0;
    for (table, done, [ours, theirs]) in plays {
        let (ours, theirs) = (ours.await.expect("no panic"), theirs.await.expect("no panic"));
        let done = done.lock().expect("done").clone();
        assert_eq!((ours, theirs), (check(&store, &table, &done).await, ours));
        actions += done.len();
    }
    actions
}
