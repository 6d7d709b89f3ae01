//! A table as a value: gathering, starting, leaving and coming back, giving up, and clocks. Everything that is known of it
//! follows from its items.

use platen_bots::Unwatched;
use platen_host::ClientNo;
use platen_host::protocol::{House, Message, SetChoice};
use platen_protocol::{Chair, DeskCard, DeskMessage, DeskRequest, Heard, Pace, Sitting, Stage, Terms};
use platen_rules::vocabulary::Seat;
use platen_rules::{GameOptions, Seed};
use platen_server::Refused;
use platen_server::desk::{Desk, Item, Step, TABLE, Visitor, check_terms};
use platen_server::ids::{PersonId, TableId};
use platen_server::store::Stored;
use serde_json::{Value, json};
use std::collections::BTreeMap;

const MINUTE: i64 = 60_000;

fn terms(chairs: &[Chair]) -> Terms {
    Terms {
        options: GameOptions::new(chairs.len() as u8),
        set: SetChoice::default(),
        house: House::default(),
        chairs: chairs.to_vec(),
        pace: Pace::Unhurried,
        stand_in: "random".to_string(),
        open: true,
    }
}

fn bot() -> Chair {
    Chair::Bot { level: "random".to_string() }
}

fn visitor(name: &str) -> Visitor {
    Visitor { person: Some(PersonId::random().expect("chance")), name: name.to_string() }
}

fn seat(number: u8) -> Seat {
    Seat::new(number).expect("a seat")
}

/// A desk with what is stored of it and what everyone heard.
struct Room {
    table: TableId,
    desk: Desk,
    stored: Vec<Stored>,
    heard: BTreeMap<ClientNo, Vec<String>>,
    now: i64,
}

impl Room {
    fn new(by: &Visitor, terms: Terms) -> Room {
        let table = TableId::random().expect("chance");
        check_terms(&terms).expect("terms");
        let body = Item::Gathered { by: by.person.expect("someone"), terms: Box::new(terms) }.body();
        let stored = vec![Stored { number: 1, at: 1000, body }];
        let desk = Desk::load(table, &stored, Seed::from_number(7)).expect("a desk");
        Room { table, desk, stored, heard: BTreeMap::new(), now: 1000 }
    }

    fn take(&mut self, step: Step) {
        if let Some(item) = &step.item {
            let number = self.stored.len() as u32 + 1;
            self.stored.push(Stored { number, at: self.now, body: item.body() });
        }
        for (client, text) in step.tells {
            self.heard.entry(client).or_default().push(text.to_string());
        }
        self.follows();
    }

    /// The desk is what its items say.
    fn follows(&self) {
        let again = Desk::load(self.table, &self.stored, Seed::from_number(8)).expect("it can be loaded");
        assert_eq!(again.card(), self.desk.card());
        let digest = |desk: &Desk| desk.host().session(TABLE).map(|session| session.game().digest());
        assert_eq!(digest(&again), digest(&self.desk));
        assert_eq!(again.items() as usize, self.stored.len());
    }

    #[expect(clippy::needless_pass_by_value, reason = "requests are written where they are asked")]
    fn ask(&mut self, by: &Visitor, request: DeskRequest) -> Result<(), Refused> {
        let step = self.desk.request(by, &request, self.now)?;
        self.take(step);
        Ok(())
    }

    fn connect(&mut self, number: u64, visitor: &Visitor) -> ClientNo {
        let step = self.desk.connect(ClientNo(number), visitor.clone(), None, self.now);
        self.take(step);
        ClientNo(number)
    }

    fn say(&mut self, client: ClientNo, request: &Value) -> Heard {
        let text = json!({ "id": 77, "request": request }).to_string();
        let step = self.desk.ask(client, &text, self.now);
        self.take(step);
        let last = self.heard[&client].iter().rev().find(|text| text.contains("\"to\":77"));
        Heard::read(last.expect("an answer")).expect("a message")
    }

    /// Lets bots play until a person is awaited.
    fn think(&mut self) {
        loop {
            let Some(job) = self.desk.thinking().next().cloned() else { return };
            let step = self.desk.finished(job.run(&Unwatched, 1), self.now);
            self.take(step);
        }
    }

    fn card(&self) -> DeskCard {
        self.desk.card()
    }
}

fn code(heard: &Heard) -> String {
    match heard {
        Heard::Desk(told) => match &told.message {
            DeskMessage::Refused(no) => no.code.clone(),
            other => format!("{other:?}"),
        },
        Heard::Game(told) => match &told.message {
            Message::Refused(no) => no.code.clone(),
            other => format!("{other:?}"),
        },
    }
}

#[test]
fn people_gather_and_only_the_maker_starts() {
    let (anna, bert, carla) = (visitor("Anna"), visitor("Bert"), visitor("Carla"));
    let mut room = Room::new(&anna, terms(&[Chair::Person, bot(), Chair::Person]));
    assert_eq!(room.ask(&anna, DeskRequest::TakeSeat { seat: None }), Ok(()));
    assert_eq!(room.ask(&anna, DeskRequest::TakeSeat { seat: None }), Err(Refused::SeatedAlready));
    assert_eq!(room.ask(&bert, DeskRequest::TakeSeat { seat: Some(seat(0)) }), Err(Refused::SeatTaken));
    assert_eq!(room.ask(&bert, DeskRequest::TakeSeat { seat: Some(seat(1)) }), Err(Refused::SeatTaken));
    assert_eq!(room.ask(&bert, DeskRequest::TakeSeat { seat: Some(seat(2)) }), Ok(()));
    assert_eq!(room.ask(&carla, DeskRequest::TakeSeat { seat: None }), Err(Refused::NoSeatFree));
    assert_eq!(room.ask(&bert, DeskRequest::Start {}), Err(Refused::NotMaker));
    assert_eq!(room.ask(&bert, DeskRequest::Resign {}), Err(Refused::NotBegun));
    assert_eq!(room.ask(&bert, DeskRequest::LeaveSeat {}), Ok(()));
    assert_eq!(room.ask(&bert, DeskRequest::LeaveSeat {}), Err(Refused::NotSeated));
    assert_eq!(room.ask(&carla, DeskRequest::TakeSeat { seat: None }), Ok(()));
    assert_eq!(room.ask(&anna, DeskRequest::Start {}), Ok(()));
    assert_eq!(room.ask(&anna, DeskRequest::Start {}), Err(Refused::Begun));
    assert_eq!(room.ask(&bert, DeskRequest::TakeSeat { seat: None }), Err(Refused::Begun));
    let card = room.card();
    assert_eq!(card.stage, Stage::Playing);
    assert_eq!(card.seats[2].sitting, Sitting::Person { name: "Carla".to_string() });
    assert_eq!(card.seats[1].sitting, Sitting::Bot { level: "random".to_string() });
}

#[test]
fn everyone_who_looks_on_is_seated_when_it_starts() {
    let (anna, bert) = (visitor("Anna"), visitor("Bert"));
    let mut room = Room::new(&anna, terms(&[Chair::Person, bot()]));
    room.ask(&anna, DeskRequest::TakeSeat { seat: None }).expect("a seat");
    let (page, watcher) = (room.connect(1, &anna), room.connect(2, &bert));
    assert_eq!(room.heard[&page].len(), 1, "there is no game yet");
    room.say(page, &json!({ "ask": "start" }));
    let seated = |client: &ClientNo| {
        room.heard[client].iter().find_map(|text| match Heard::read(text).expect("a message") {
            Heard::Game(told) => match told.message {
                Message::Seated { info, .. } => Some(info.holds),
                _ => None,
            },
            Heard::Desk(_) => None,
        })
    };
    assert_eq!(seated(&page), Some(vec![seat(0)]));
    assert_eq!(seated(&watcher), Some(vec![]));
}

#[test]
fn a_bot_plays_for_who_left_until_they_come_back() {
    let (anna, bert) = (visitor("Anna"), visitor("Bert"));
    let mut room = Room::new(&anna, terms(&[Chair::Person, Chair::Person]));
    room.ask(&anna, DeskRequest::TakeSeat { seat: None }).expect("a seat");
    room.ask(&bert, DeskRequest::TakeSeat { seat: None }).expect("a seat");
    room.ask(&anna, DeskRequest::Start {}).expect("started");
    let is_awaited = |visitor: &Visitor| room.desk.mine(visitor.person.expect("someone")).my_turn;
    let (leaver, number) = if is_awaited(&anna) { (anna, 0) } else { (bert, 1) };
    let page = room.connect(1, &leaver);
    room.ask(&leaver, DeskRequest::LeaveSeat {}).expect("they may go");
    assert_eq!(room.card().seats[number].stand_in.as_deref(), Some("random"));
    assert_eq!(room.ask(&leaver, DeskRequest::LeaveSeat {}), Err(Refused::StoodIn));
    let act = json!({ "ask": "undo", "table": 1, "seat": number, "revision": 0 });
    assert_eq!(code(&room.say(page, &act)), "stood_in");
    room.think();
    assert!(room.card().revision > 0, "the bot decides for them");
    assert!(room.desk.thinking().next().is_none(), "now the other is awaited");
    room.connect(2, &leaver);
    assert_eq!(room.card().seats[number].stand_in, None, "who comes plays again");
    assert_ne!(code(&room.say(page, &act)), "stood_in");
}

#[test]
fn who_gives_up_does_not_come_back_and_the_game_goes_on_to_its_end() {
    let (anna, bert) = (visitor("Anna"), visitor("Bert"));
    let mut room = Room::new(&anna, terms(&[Chair::Person, Chair::Person]));
    room.ask(&anna, DeskRequest::TakeSeat { seat: None }).expect("a seat");
    room.ask(&bert, DeskRequest::TakeSeat { seat: None }).expect("a seat");
    room.ask(&anna, DeskRequest::Start {}).expect("started");
    room.ask(&anna, DeskRequest::Resign {}).expect("she may");
    assert_eq!(room.ask(&anna, DeskRequest::ComeBack {}), Err(Refused::Resigned));
    room.connect(1, &anna);
    assert!(room.card().seats[0].resigned && room.card().seats[0].stand_in.is_some());
    let again = TableId::random().expect("chance");
    assert_eq!(room.desk.again(&bert, again, 0).map(|(at, _)| at).err(), Some(Refused::Running));
    room.ask(&bert, DeskRequest::LeaveSeat {}).expect("he may go");
    room.think();
    assert_eq!(room.card().stage, Stage::Over);
    let (at, step) = room.desk.again(&bert, again, room.now).expect("again");
    assert_eq!(at, again);
    room.take(step);
    let other = TableId::random().expect("chance");
    assert_eq!(room.desk.again(&anna, other, room.now).expect("again").0, again, "both play at the same");
}

#[test]
fn when_time_runs_out_a_bot_decides_and_the_clock_is_that_of_the_items() {
    let (anna, bert) = (visitor("Anna"), visitor("Bert"));
    let pace = Pace::Live { minutes: 2 };
    let mut room = Room::new(&anna, Terms { pace, ..terms(&[Chair::Person, Chair::Person]) });
    room.ask(&anna, DeskRequest::TakeSeat { seat: None }).expect("a seat");
    room.ask(&bert, DeskRequest::TakeSeat { seat: None }).expect("a seat");
    assert_eq!(room.card().deadline, None);
    room.ask(&anna, DeskRequest::Start {}).expect("started");
    let end = room.now + 2 * MINUTE;
    assert_eq!(room.card().deadline, Some(end));
    assert!(room.desk.late(end - 1).is_none());
    room.now = end;
    while let Some(step) = room.desk.late(room.now) {
        room.take(step);
    }
    let away = |room: &Room| room.card().seats.iter().filter(|seat| seat.stand_in.is_some()).count();
    assert!(away(&room) >= 1, "whoever was awaited");
    room.now += MINUTE;
    room.think();
    room.connect(1, &anna);
    room.connect(2, &bert);
    assert_eq!(away(&room), 0);
    assert_eq!(
        room.card().deadline,
        Some(room.now + 2 * MINUTE).filter(|_| room.card().stage == Stage::Playing)
    );
}

#[test]
fn a_closed_table_takes_nothing_more() {
    let anna = visitor("Anna");
    let mut room = Room::new(&anna, terms(&[Chair::Person, Chair::Person]));
    let step = room.desk.close("expired", room.now);
    room.take(step);
    assert_eq!(room.card().stage, Stage::Closed);
    assert_eq!(room.ask(&anna, DeskRequest::TakeSeat { seat: None }), Err(Refused::TableClosed));
}

#[test]
fn terms_that_do_not_go_together_are_refused() {
    let good = terms(&[Chair::Person, bot()]);
    let refused = |terms: Terms| check_terms(&terms).expect_err("bad terms");
    let bad = [
        Terms { chairs: vec![bot(), bot()], ..good.clone() },
        Terms { chairs: vec![Chair::Person], ..good.clone() },
        Terms { stand_in: "nobody".to_string(), ..good.clone() },
        Terms { pace: Pace::Live { minutes: 0 }, ..good.clone() },
        Terms { pace: Pace::Slow { hours: 10_000 }, ..good.clone() },
        Terms { set: SetChoice::Published("none".to_string()), ..good.clone() },
        Terms { set: SetChoice::Text("x".to_string()), ..good.clone() },
    ];
    for terms in bad {
        assert!(matches!(refused(terms), Refused::BadTerms { .. }));
    }
    let long = SetChoice::Text("x".repeat(70_000));
    assert!(matches!(refused(Terms { set: long, ..good.clone() }), Refused::TooMuch { .. }));
    assert_eq!(check_terms(&good), Ok(()));
}

#[test]
fn every_request_is_answered_also_one_that_cannot_be_read() {
    let anna = visitor("Anna");
    let mut room = Room::new(&anna, terms(&[Chair::Person, bot()]));
    let page = room.connect(1, &anna);
    let cases = [
        (json!({ "ask": "start", "x": 1 }), "bad_request"),
        (json!({ "ask": "take_seat", "seat": 99 }), "bad_request"),
        (json!({ "ask": "nonsense" }), "bad_request"),
        (
            json!({ "ask": "act", "table": 1, "seat": 0, "action": { "do": "pass" }, "revision": 0 }),
            "no_table",
        ),
        (json!({ "ask": "make", "options": GameOptions::new(2), "sitters": [] }), "not_allowed"),
    ];
    for (request, expected) in cases {
        let heard = room.say(page, &request);
        let found = code(&heard);
        assert!(
            found == expected || (expected == "no_table" && found == "not_at_table"),
            "{request}: {found}"
        );
    }
    let watcher = room.connect(2, &Visitor { person: None, name: String::new() });
    assert_eq!(code(&room.say(watcher, &json!({ "ask": "take_seat" }))), "unknown");
}
