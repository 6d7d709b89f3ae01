//! People who play to the end of their games whatever happens to servers, and what they remember.

use platen_host::protocol::Message;
use platen_load::{Api, LoadError, Player, chance};
use platen_protocol::{Heard, Stage};
use platen_rules::vocabulary::Edition;
use platen_rules::{Seed, read_records, write_action};
use platen_server::desk::{Desk, Item};
use platen_server::store::Store;
use std::collections::{BTreeMap, BTreeSet};
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// How long nothing may go on at a table: far more than it takes until another copy keeps it.
const PATIENCE: Duration = Duration::from_mins(1);
/// How long is waited before one connects again.
const PAUSE: Duration = Duration::from_millis(50);
/// What a server may say no with while it or its store is in trouble.
const TROUBLE: [&str; 3] = ["stale", "not_kept", "unavailable"];

/// Where the copies of the server are.
pub(crate) type Copies = Arc<Mutex<Vec<SocketAddr>>>;

/// What the people at a table remember.
#[derive(Clone, Debug, Default)]
pub(crate) struct Book {
    /// Everything that was sent, as it would stand in the record.
    pub(crate) sent: Vec<String>,
    /// What was said to be done, by the revision that it led to.
    pub(crate) done: BTreeMap<u32, String>,
    /// How often something was refused because of trouble.
    pub(crate) refused: usize,
    /// How often a connection was lost or could not be made.
    pub(crate) lost: usize,
}

/// A book that the people at a table share.
pub(crate) type Shared = Arc<Mutex<Book>>;

/// One's seat at a table.
#[derive(Clone, Debug)]
pub(crate) struct Playing {
    pub(crate) api: Api,
    pub(crate) copies: Copies,
    pub(crate) table: String,
    pub(crate) number: u64,
    pub(crate) book: Shared,
    /// How long one thinks, so that games last.
    pub(crate) thought: Duration,
}

impl Playing {
    /// Plays to the end: by one copy, and when that is gone, by another.
    pub(crate) async fn play(self) -> u32 {
        let mut tries = self.number;
        let end = Instant::now() + PATIENCE * 10;
        loop {
            let address = {
                let copies = self.copies.lock().expect("the copies");
                copies[tries as usize % copies.len()]
            };
            tries += 1;
            let api = Api { address, ..self.api.clone() };
            match self.sit(&api, tries * 1000 + self.number).await {
                Ok(revision) => return revision,
                Err(LoadError::Strange(said)) => panic!("{said}"),
                Err(_) => tokio::time::sleep(PAUSE).await,
            }
            self.book().lost += 1;
            assert!(Instant::now() < end, "it does not end");
        }
    }

    /// Plays until the game is over or the copy is gone.
    async fn sit(&self, api: &Api, number: u64) -> Result<u32, LoadError> {
        let mut player = Player::connect(api, &self.table, None).await?;
        let (mut rng, mut waiting) = (chance(number), None);
        loop {
            let heard = tokio::time::timeout(PATIENCE, player.hear()).await.expect("it goes on")?;
            if let Some(line) = answered(&mut waiting, &heard) {
                self.remember(&heard, line);
            }
            if player.is_over() {
                return Ok(player.state.map_or(0, |state| state.revision));
            }
            if let Some(action) = player.choose(&mut rng).filter(|_| waiting.is_none()) {
                let line =
                    format!("{} {}", player.seat.expect("a seat"), write_action(&action, Edition::Second));
                tokio::time::sleep(self.thought).await;
                self.book().sent.push(line.clone());
                waiting = Some((player.act(action).await?.id, line));
            }
        }
    }

    fn remember(&self, heard: &Heard, line: String) {
        let refused = match heard {
            Heard::Game(told) => match &told.message {
                Message::State(state) => {
                    let twice = self.book().done.insert(state.revision, line);
                    assert_eq!(twice, None, "revision {} of {} is told twice", state.revision, self.table);
                    return;
                }
                Message::Refused(no) => no,
                other => panic!("{other:?}"),
            },
            Heard::Desk(told) => panic!("{told:?}"),
        };
        assert!(TROUBLE.contains(&refused.code.as_str()), "{refused:?}");
        self.book().refused += usize::from(refused.code != "stale");
    }

    fn book(&self) -> std::sync::MutexGuard<'_, Book> {
        self.book.lock().expect("the book")
    }
}

fn answered(waiting: &mut Option<(u32, String)>, heard: &Heard) -> Option<String> {
    let is_answer = waiting.as_ref().is_some_and(|(id, _)| heard.to() == Some(*id));
    if is_answer { waiting.take().map(|(_, line)| line) } else { None }
}

/// What is stored of a table: one list without a gap that has all that was said to be done, nothing of what people sent more
/// often than they did, and whose game is over, replays to the same and is proven to be fair.
pub(crate) async fn check(store: &Store, table: &str, book: &Book) -> u32 {
    let items = store.items(table.parse().expect("a table"), 0).await.expect("items");
    let desk = Desk::load(table.parse().expect("a table"), &items, Seed::from_number(1)).expect("sound");
    assert_eq!(desk.stage(), Stage::Over);
    let read = |item| Item::read(item).expect("an item");
    let lines = items.iter().flat_map(|item| match read(item) {
        Item::Did { lines } => lines,
        _ => Vec::new(),
    });
    let lines: Vec<String> = lines.collect();
    for (revision, line) in &book.done {
        assert_eq!(lines.get(*revision as usize - 1), Some(line), "revision {revision} of {table}");
    }
    let seat_of = |line: &str| line.split(' ').next().map(str::to_string);
    let seats: BTreeSet<_> = book.sent.iter().map(|line| seat_of(line)).collect();
    let mut sent = book.sent.clone();
    for line in lines.iter().filter(|line| seats.contains(&seat_of(line))) {
        let at = sent.iter().position(|other| other == line);
        sent.swap_remove(at.unwrap_or_else(|| panic!("{line} of {table} was done more often than sent")));
    }
    let text = desk.record().expect("a record");
    let found = read_records(&text).expect("a record");
    let again = found[0].replay(None).expect("it replays");
    let session = desk.host().session(platen_server::desk::TABLE).expect("a game");
    assert_eq!(again.game().digest(), session.game().digest());
    platen_fair::read_proof(&text).expect("a proof").check(&found[0].record).expect("it is proven");
    desk.revision()
}
