//! Games with a clock: who does not decide in time is stood in for, visibly, until they are back; also over days on which nobody
//! looks, and over restarts.

mod common;

use common::{Folder, change_rules, terms};
use platen_protocol::{Chair, DeskCard, DeskRequest, Pace, Stage, Terms};
use platen_server::Clock;
use platen_server::desk::Visitor;
use platen_server::ids::{PersonId, TableId};
use platen_server::store::Store;
use platen_server::table::{Bots, Inbox, Tables, TablesConfig};
use std::time::Duration;

const HOUR: Duration = Duration::from_hours(1);
const MONTH: Duration = Duration::from_hours(30 * 24);

struct Room {
    tables: Tables,
    clock: Clock,
    store: Store,
    _folder: Folder,
}

impl Room {
    async fn new() -> Room {
        let folder = Folder::new();
        let store = Store::open(&folder.database()).await.expect("opened");
        let clock = Clock::from(1_800_000_000_000);
        Room { tables: tables(&store, &clock), clock, store, _folder: folder }
    }

    async fn card(&self, table: TableId) -> DeskCard {
        self.tables.ask(table, |reply| Inbox::Card { reply }).await.expect("a card")
    }

    /// Waits until a table is as it is to be.
    async fn until(&self, table: TableId, is_so: impl Fn(&DeskCard) -> bool) -> DeskCard {
        for _ in 0..3000 {
            let card = self.card(table).await;
            if is_so(&card) {
                return card;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        panic!("it never came to be: {:?}", self.card(table).await);
    }
}

fn tables(store: &Store, clock: &Clock) -> Tables {
    let config = TablesConfig { idle: Duration::from_millis(20), ..TablesConfig::default() };
    Tables::new(store.clone(), Bots::new(2), clock.clone(), config)
}

fn visitor(name: &str) -> Visitor {
    Visitor { person: Some(PersonId::random().expect("chance")), name: name.to_string() }
}

fn away(card: &DeskCard) -> usize {
    card.seats.iter().filter(|seat| seat.stand_in.is_some()).count()
}

async fn slow_game(room: &Room) -> (TableId, [Visitor; 2]) {
    let people = [visitor("Anna"), visitor("Bert")];
    let terms = Terms { pace: Pace::Slow { hours: 24 }, ..terms(&[Chair::Person, Chair::Person]) };
    let table = room.tables.make(&people[0], terms).await.expect("a table");
    room.tables
        .request(table, people[1].clone(), DeskRequest::TakeSeat { seat: None })
        .await
        .expect("a seat");
    room.tables.request(table, people[0].clone(), DeskRequest::Start {}).await.expect("started");
    (table, people)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn after_a_day_a_bot_plays_on_until_they_are_back() {
    let room = Room::new().await;
    let (table, people) = slow_game(&room).await;
    room.clock.skip(23 * HOUR);
    room.tables.sweep(MONTH).await.expect("swept");
    let before = room.card(table).await;
    assert_eq!((away(&before), before.revision), (0, 0));
    room.clock.skip(HOUR);
    room.tables.sweep(MONTH).await.expect("swept");
    let after = room.until(table, |card| card.revision > 0).await;
    assert!(away(&after) >= 1, "a bot plays, and everyone sees it");
    for person in &people {
        let done = room.tables.request(table, person.clone(), DeskRequest::ComeBack {}).await;
        assert_eq!(done, Ok(()));
    }
    assert_eq!(away(&room.card(table).await), 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_that_nobody_looks_at_any_more_comes_to_its_end() {
    let room = Room::new().await;
    let (table, _) = slow_game(&room).await;
    while room.tables.loaded() > 0 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    // Another program on the same store, as after a restart.
    let room = Room { tables: tables(&room.store, &room.clock), ..room };
    let mut days = 0;
    while room.card(table).await.stage != Stage::Over {
        days += 1;
        assert!(days < 3000, "it does not end");
        room.clock.skip(25 * HOUR);
        room.tables.sweep(MONTH).await.expect("swept");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let over = room.card(table).await;
    assert_eq!((away(&over), over.deadline), (2, None));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_that_cannot_be_played_any_more_does_not_stop_the_clocks_of_others() {
    let room = Room::new().await;
    let (broken, _) = slow_game(&room).await;
    room.clock.skip(HOUR);
    let (sound, people) = slow_game(&room).await;
    let waiting =
        room.tables.make(&people[0], terms(&[Chair::Person, Chair::Person])).await.expect("a table");
    while room.tables.loaded() > 0 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    change_rules(&room.store, broken).await;
    room.clock.skip(MONTH + HOUR);
    assert_eq!(room.store.due(room.clock.now()).await, Ok(vec![broken, sound]));
    room.tables.sweep(MONTH).await.expect("swept");
    room.until(sound, |card| card.revision > 0).await;
    room.until(waiting, |card| card.stage == Stage::Closed).await;
    let due = room.store.due(room.clock.now()).await.expect("tables");
    assert!(!due.contains(&broken), "it does not come again");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn however_many_tables_there_are_all_are_taken_up_at_once() {
    let room = Room::new().await;
    let mut made = Vec::new();
    for _ in 0..40 {
        made.push(slow_game(&room).await.0);
    }
    let others = tables(&room.store, &room.clock);
    made.sort_by_key(ToString::to_string);
    assert_eq!(others.adopt(None).await, Ok(made.last().copied()));
}

#[tokio::test]
async fn a_table_that_waits_too_long_for_players_is_closed() {
    let room = Room::new().await;
    let anna = visitor("Anna");
    let table = room.tables.make(&anna, terms(&[Chair::Person, Chair::Person])).await.expect("a table");
    room.tables.sweep(MONTH).await.expect("swept");
    assert_eq!(room.card(table).await.stage, Stage::Gathering);
    room.clock.skip(MONTH + HOUR);
    room.tables.sweep(MONTH).await.expect("swept");
    room.until(table, |card| card.stage == Stage::Closed).await;
    assert_eq!(room.store.open_games(9).await, Ok(vec![]));
}
