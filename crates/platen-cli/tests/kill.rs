//! A server that is killed in the middle of everything, again and again, loses nothing that it said was done.
//!
//! Three times each unless `PLATEN_KILLS` says otherwise.

mod common;

use common::Dir;
use common::serving::{self, Server, place, serve};
use platen_host::protocol::Message;
use platen_load::{Api, LoadError, Player, chance};
use platen_protocol::{Chair, DeskCard, Heard, Terms};
use platen_rules::vocabulary::Seat;
use platen_rules::{Entry, Record, Session, View, read_records, write_action};
use platen_server::desk::{Desk, Item, TABLE};
use platen_server::store::Store;
use std::collections::{BTreeMap, HashMap};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// How many tables are added each time.
const TABLES: usize = 4;

/// What the players of a table remember.
#[derive(Clone, Debug, Default)]
struct Book {
    /// Everything that was sent, as it would stand in the record.
    sent: Vec<String>,
    /// What the server said was done, by the revision that it led to.
    done: BTreeMap<u32, String>,
    /// How often the server said that something could not be stored.
    not_kept: usize,
    /// What each seat saw last, and on which revision.
    seen: HashMap<Seat, (u32, View)>,
}

type Books = BTreeMap<String, Arc<Mutex<Book>>>;

fn terms() -> Terms {
    serving::terms(&[Chair::Person, Chair::Person])
}

/// Plays until the game is over or the server is gone.
async fn play(api: Api, table: String, book: Arc<Mutex<Book>>, number: u64) -> Result<(), LoadError> {
    let mut player = Player::connect(&api, &table, None).await?;
    let mut rng = chance(number);
    let mut waiting: Option<(u32, String)> = None;
    loop {
        let heard = player.hear().await?;
        if let (Some((id, line)), Some(to)) = (&waiting, heard.to()) {
            assert_eq!(*id, to);
            remember(&book, &player, &heard, line);
            waiting = None;
            if is_refused(&heard) {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        }
        if player.is_over() {
            return Ok(());
        }
        if let Some(action) = player.choose(&mut rng).filter(|_| waiting.is_none()) {
            let line = format!(
                "{} {}",
                player.seat.expect("a seat"),
                write_action(&action, terms().options.edition)
            );
            book.lock().expect("the book").sent.push(line.clone());
            waiting = Some((player.act(action).await?.id, line));
        }
    }
}

fn is_refused(heard: &Heard) -> bool {
    matches!(heard, Heard::Game(told) if matches!(told.message, Message::Refused(_)))
}

fn remember(book: &Mutex<Book>, player: &Player, heard: &Heard, line: &str) {
    let Heard::Game(told) = heard else { panic!("{heard:?}") };
    let mut book = book.lock().expect("the book");
    match &told.message {
        Message::State(state) => {
            let twice = book.done.insert(state.revision, line.to_string());
            assert_eq!(twice, None, "revision {} is told twice", state.revision);
            book.seen.insert(player.seat.expect("a seat"), (state.revision, state.sight.view));
        }
        Message::Refused(no) if no.code == "not_kept" => book.not_kept += 1,
        Message::Refused(no) => assert_eq!(no.code, "stale"),
        other => panic!("{other:?}"),
    }
}

/// Starts more tables and lets everyone play until the server is killed.
async fn round(dir: &Dir, database: &str, people: &mut Vec<Api>, books: &mut Books, round: u64) {
    let server = Server::start(serve(dir, database));
    if people.is_empty() {
        for name in ["Anna", "Bert"] {
            people.push(Api::begin(server.address, name).await.expect("a name"));
        }
    }
    people.iter_mut().for_each(|api| api.address = server.address);
    for (table, book) in books.iter() {
        let card: DeskCard =
            people[0].asked("GET", &format!("/tables/{table}"), None::<&()>).await.expect("a card");
        let done = book.lock().expect("the book").done.last_key_value().map_or(0, |(revision, _)| *revision);
        assert!(card.revision >= done, "{table} was at {done} and is at {}", card.revision);
    }
    for _ in 0..TABLES {
        let table = people[0].make(&terms()).await.expect("a table");
        people[1].done("POST", &format!("/tables/{table}/seat")).await.expect("a seat");
        people[0].done("POST", &format!("/tables/{table}/start")).await.expect("started");
        books.insert(table, Arc::default());
    }
    let players = books.iter().flat_map(|(table, book)| {
        people.iter().map(move |api| (api.clone(), table.clone(), Arc::clone(book)))
    });
    let numbered = players.zip(round * 1000..);
    let plays: Vec<_> =
        numbered.map(|((api, table, book), number)| tokio::spawn(play(api, table, book, number))).collect();
    tokio::time::sleep(Duration::from_millis(300 + (round * 397) % 900)).await;
    server.kill();
    for play in plays {
        let ended = play.await.expect("no panic");
        assert!(matches!(ended, Ok(()) | Err(LoadError::Broken(_))), "{ended:?}");
    }
}

/// What is stored has everything that was said to be done, once, and replays to what was seen.
async fn check(store: &Store, table: &str, book: &Book) -> usize {
    let items = store.items(table.parse().expect("a table"), 0).await.expect("items");
    let desk = Desk::load(table.parse().expect("a table"), &items, platen_rules::Seed::from_number(1))
        .expect("sound");
    let session = desk.host().session(TABLE).expect("a game");
    let mut lines = Vec::new();
    for item in &items {
        if let Item::Did { lines: more } = Item::read(item).expect("an item") {
            lines.extend(more);
        }
    }
    for (revision, line) in &book.done {
        assert_eq!(lines.get(*revision as usize - 1), Some(line), "revision {revision} of {table}");
    }
    let mut sent = book.sent.clone();
    for line in &lines {
        let at = sent.iter().position(|other| other == line);
        sent.swap_remove(at.unwrap_or_else(|| panic!("{line} of {table} was done more often than sent")));
    }
    let again = read_records(&session.to_text()).expect("a record")[0].replay(None).expect("it replays");
    assert_eq!(again.game().digest(), session.game().digest());
    for (seat, (revision, view)) in &book.seen {
        assert_eq!(at_revision(session.record(), *revision).game().view(Some(*seat)), *view, "{table}");
    }
    book.done.len()
}

fn at_revision(record: &Record, revision: u32) -> Session {
    let cards = record.card_set(None).expect("published cards");
    let mut session =
        Session::new(cards, record.options, record.seed, record.seats.clone()).expect("options");
    for entry in &record.entries[..revision as usize] {
        match entry {
            Entry::Act { seat, action } => drop(session.act(*seat, action).expect("legal")),
            Entry::Undo { seat } => session.undo(*seat).expect("possible"),
        }
    }
    session
}

fn nothing_is_lost(name: &str, database: impl Fn(&Dir) -> String) {
    let dir = place();
    let database = database(&dir);
    let kills: u64 = std::env::var("PLATEN_KILLS").ok().and_then(|text| text.parse().ok()).unwrap_or(3);
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let (mut people, mut books) = (Vec::new(), Books::new());
        for number in 1..=kills {
            round(&dir, &database, &mut people, &mut books, number).await;
        }
        let store = Store::open(&database).await.expect("opened");
        let mut done = 0;
        for (table, book) in &books {
            let book = book.lock().expect("the book").clone();
            done += check(&store, table, &book).await;
        }
        println!(
            "proved: {name} loses nothing that was told: a server under load killed {kills} times, {} tables, {done} \
             actions told as done and found, each once",
            books.len()
        );
        assert!(done as u64 > 20 * kills, "only {done} actions were done");
    });
}

#[test]
fn sqlite_loses_nothing_that_was_told() {
    nothing_is_lost("SQLite", |dir| {
        dir.path().join("tables.db").to_str().expect("a readable path").to_string()
    });
}

#[test]
fn postgres_loses_nothing_that_was_told() {
    nothing_is_lost("PostgreSQL", |_| platen_testkit::postgres_database());
}

/// How much room there is at first, in kB.
const LITTLE: u32 = 1000;

/// A disk that is soon full.
enum Disk {
    /// One of its own, where it can be mounted.
    Tmpfs(PathBuf),
    /// Files that cannot grow.
    Bounded(PathBuf),
}

impl Disk {
    fn new(dir: &Dir) -> Disk {
        let folder = dir.path().join("disk");
        std::fs::create_dir_all(&folder).expect("a folder");
        let size = format!("size={LITTLE}k");
        let mounted =
            Command::new("mount").args(["-t", "tmpfs", "-o", &size, "platen-test"]).arg(&folder).output();
        let is_mounted = mounted.is_ok_and(|output| output.status.success());
        if is_mounted { Disk::Tmpfs(folder) } else { Disk::Bounded(folder) }
    }

    fn database(&self) -> String {
        let (Disk::Tmpfs(folder) | Disk::Bounded(folder)) = self;
        folder.join("tables.db").to_str().expect("a readable path").to_string()
    }

    fn server(&self, dir: &Dir) -> Server {
        Server::start(match self {
            Disk::Tmpfs(_) => serve(dir, &self.database()),
            Disk::Bounded(_) => cramped(dir, &self.database(), LITTLE),
        })
    }

    fn give_room(&self, server: &Server) {
        let mut command = match self {
            Disk::Tmpfs(_) => Command::new("mount"),
            Disk::Bounded(_) => Command::new("prlimit"),
        };
        match self {
            Disk::Tmpfs(folder) => command.args(["-o", "remount,size=200m"]).arg(folder),
            Disk::Bounded(_) => {
                command.arg(format!("--pid={}", server.child.id())).arg("--fsize=unlimited:unlimited")
            }
        };
        assert!(command.status().is_ok_and(|status| status.success()), "there is room");
    }

    fn name(&self) -> &'static str {
        match self {
            Disk::Tmpfs(_) => "a full disk (a small tmpfs)",
            Disk::Bounded(_) => "a full disk (files that cannot grow)",
        }
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        if let Disk::Tmpfs(folder) = self {
            // What stays mounted is in a folder of the test, and goes with the machine.
            let _ = Command::new("umount").arg("-l").arg(folder).status();
        }
    }
}

/// A server whose files cannot grow beyond so many kB, until it is allowed.
fn cramped(dir: &Dir, database: &str, kilobytes: u32) -> Command {
    let served = serve(dir, database);
    let script = format!("trap '' XFSZ; ulimit -S -f {kilobytes}; exec \"$0\" \"$@\"");
    let mut command = Command::new("bash");
    command.arg("-c").arg(script).arg(served.get_program()).args(served.get_args());
    command.current_dir(dir.path()).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
    command
}

#[test]
fn a_full_disk_is_said_and_it_goes_on_when_there_is_room() {
    let dir = place();
    let disk = Disk::new(&dir);
    let database = disk.database();
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let server = disk.server(&dir);
        let people = [Api::begin(server.address, "Anna").await.expect("a name"), Api::begin(server.address, "Bert").await.expect("a name")];
        let table = people[0].make(&terms()).await.expect("a table");
        people[1].done("POST", &format!("/tables/{table}/seat")).await.expect("a seat");
        people[0].done("POST", &format!("/tables/{table}/start")).await.expect("started");
        let book: Arc<Mutex<Book>> = Arc::default();
        let filler = tokio::spawn(fill(people[0].clone()));
        let players = (1..).zip(people.clone());
        let plays: Vec<_> = players.map(|(number, api)| tokio::spawn(play(api, table.clone(), Arc::clone(&book), number))).collect();
        let count = |book: &Mutex<Book>| book.lock().expect("the book").not_kept;
        while count(&book) < 3 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        filler.abort();
        let card: DeskCard = people[0].asked("GET", &format!("/tables/{table}"), None::<&()>).await.expect("it reads");
        disk.give_room(&server);
        let before = card.revision;
        loop {
            let card: DeskCard = people[0].asked("GET", &format!("/tables/{table}"), None::<&()>).await.expect("it reads");
            if card.revision > before + 20 || card.stage == platen_protocol::Stage::Over {
                break;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        server.kill();
        for play in plays {
            play.abort();
        }
        let store = Store::open(&database).await.expect("opened");
        let book = book.lock().expect("the book").clone();
        let done = check(&store, &table, &book).await;
        println!(
            "proved: {} is said ({} times not_kept), nothing is damaged, {done} actions told as done and found",
            disk.name(),
            book.not_kept
        );
    });
}

/// Makes tables until it is ended: each takes room.
async fn fill(api: Api) {
    loop {
        // Once the disk is full they are refused.
        let _ = api.make(&terms()).await;
    }
}
