//! A table as a value: gathering, starting, leaving and coming back, giving up, and clocks. Everything that is known of it
//! follows from its items.

use platen_bots::Unwatched;
use platen_fair::{Secret, Share, read_proof};
use platen_host::ClientNo;
use platen_host::protocol::{House, Message, No, SetChoice};
use platen_protocol::{Chair, DeskCard, DeskMessage, DeskRequest, Heard, Pace, Sitting, Stage, Terms};
use platen_rules::vocabulary::Seat;
use platen_rules::{Action, GameOptions, Phase, Seed, read_records};
use platen_server::Refused;
use platen_server::desk::{Desk, Item, Opening, Step, TABLE, Visitor, check_terms};
use platen_server::ids::{PersonId, TableId};
use platen_server::store::Stored;
use platen_testkit::keen_action;
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
        let by = by.person.expect("someone");
        let body = Item::Gathered { by, terms: Box::new(terms), secret: Secret([42; 32]) }.body();
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
        let step = self.desk.connect(ClientNo(number), visitor.clone(), Opening::default(), self.now);
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
    assert_eq!(room.heard[&page].len(), 2, "there is no game yet, only the table and what it promises");
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
    assert_eq!(room.desk.again(&bert, again, None, 0).map(|(at, _)| at).err(), Some(Refused::Running));
    room.ask(&bert, DeskRequest::LeaveSeat {}).expect("he may go");
    room.think();
    assert_eq!(room.card().stage, Stage::Over);
    let (at, step) = room.desk.again(&bert, again, None, room.now).expect("again");
    assert_eq!(at, again);
    room.take(step);
    let other = TableId::random().expect("chance");
    let agreed = room.desk.again(&anna, other, None, room.now).expect("again").0;
    assert_eq!(agreed, again, "both play at the same");
    let (at, step) = room.desk.again(&anna, other, Some(again), room.now).expect("again");
    room.take(step);
    assert_eq!(at, other, "unless that is gone");
    let late = room.desk.again(&bert, again, Some(again), room.now).expect("again").0;
    assert_eq!(late, other, "who finds that out later, too");
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
fn who_was_never_away_gains_no_time_by_coming_back() {
    let (anna, bert) = (visitor("Anna"), visitor("Bert"));
    let pace = Pace::Live { minutes: 2 };
    let mut room = Room::new(&anna, Terms { pace, ..terms(&[Chair::Person, Chair::Person]) });
    room.ask(&anna, DeskRequest::TakeSeat { seat: None }).expect("a seat");
    room.ask(&bert, DeskRequest::TakeSeat { seat: None }).expect("a seat");
    assert_eq!(room.ask(&anna, DeskRequest::ComeBack {}), Err(Refused::NotBegun));
    room.ask(&anna, DeskRequest::Start {}).expect("started");
    let (before, items) = (room.card().deadline, room.desk.items());
    room.now += MINUTE;
    for person in [&anna, &bert] {
        assert_eq!(room.ask(person, DeskRequest::ComeBack {}), Ok(()));
        assert_eq!((room.card().deadline, room.desk.items()), (before, items));
    }
    for person in [&anna, &bert] {
        room.ask(person, DeskRequest::LeaveSeat {}).expect("they may go");
    }
    room.think();
    assert_eq!(room.card().stage, Stage::Over);
    let items = room.desk.items();
    assert_eq!(room.ask(&anna, DeskRequest::ComeBack {}), Err(Refused::TableClosed));
    room.connect(1, &anna);
    assert_eq!(room.desk.items(), items, "there is nothing to come back to");
}

#[test]
fn who_is_sent_away_gets_up_before_the_game_and_is_stood_in_for_during_it() {
    let people @ [anna, bert, carla] = &["Anna", "Bert", "Carla"].map(visitor);
    let mut room = Room::new(anna, terms(&[Chair::Person, Chair::Person, Chair::Person]));
    for person in people {
        room.ask(person, DeskRequest::TakeSeat { seat: None }).expect("a seat");
    }
    let dismiss = |room: &mut Room, visitor: &Visitor| {
        let step = room.desk.dismiss(visitor.person.expect("someone"), room.now).expect("they go");
        room.take(step);
    };
    dismiss(&mut room, anna);
    assert_eq!(room.card().seats[0].sitting, Sitting::Nobody);
    assert_eq!(room.ask(carla, DeskRequest::Start {}), Err(Refused::NotMaker));
    room.ask(bert, DeskRequest::Start {}).expect("the next who sits there starts");
    let items = room.desk.items();
    dismiss(&mut room, anna);
    assert_eq!(room.desk.items(), items, "she does not sit there");
    dismiss(&mut room, carla);
    dismiss(&mut room, carla);
    assert_eq!(room.card().seats[2].stand_in.as_deref(), Some("random"));
    assert_eq!(room.desk.items(), items + 1);
}

#[test]
fn the_maker_frees_seats_and_closes_the_table_before_the_game() {
    let [anna, bert, carla] = &["Anna", "Bert", "Carla"].map(visitor);
    let mut room = Room::new(anna, terms(&[Chair::Person, Chair::Person, bot()]));
    for person in [anna, bert] {
        room.ask(person, DeskRequest::TakeSeat { seat: None }).expect("a seat");
    }
    let free = |number| DeskRequest::FreeSeat { seat: seat(number) };
    assert_eq!(room.ask(bert, free(0)), Err(Refused::NotMaker));
    assert_eq!(room.ask(anna, free(3)), Err(Refused::NotFound));
    assert_eq!(room.ask(anna, free(1)), Ok(()));
    assert_eq!(room.card().seats[1].sitting, Sitting::Nobody);
    let items = room.desk.items();
    assert_eq!(room.ask(anna, free(1)), Ok(()), "it is free");
    assert_eq!(room.ask(anna, free(2)), Ok(()), "nobody sits there");
    assert_eq!(room.desk.items(), items);
    room.ask(carla, DeskRequest::TakeSeat { seat: None }).expect("a seat");
    assert_eq!(room.ask(carla, DeskRequest::CloseTable {}), Err(Refused::NotMaker));
    room.ask(anna, DeskRequest::LeaveSeat {}).expect("she may go");
    assert_eq!(
        room.ask(anna, DeskRequest::CloseTable {}),
        Err(Refused::NotMaker),
        "she is the maker no more"
    );
    room.ask(carla, DeskRequest::CloseTable {}).expect("closed");
    assert_eq!(room.card().stage, Stage::Closed);

    let mut room = Room::new(anna, terms(&[Chair::Person, bot()]));
    room.ask(anna, DeskRequest::TakeSeat { seat: None }).expect("a seat");
    room.ask(anna, DeskRequest::Start {}).expect("started");
    assert_eq!(room.ask(anna, free(0)), Err(Refused::Begun));
    assert_eq!(room.ask(anna, DeskRequest::CloseTable {}), Err(Refused::Begun));
}

#[test]
fn who_sits_moves_to_another_seat_and_stays_the_maker() {
    let (anna, bert) = (visitor("Anna"), visitor("Bert"));
    let mut room = Room::new(&anna, terms(&[Chair::Person, Chair::Person, Chair::Person]));
    room.ask(&anna, DeskRequest::TakeSeat { seat: None }).expect("a seat");
    room.ask(&bert, DeskRequest::TakeSeat { seat: None }).expect("a seat");
    let (_, commit) = share_of(&room, 0);
    room.ask(&anna, commit).expect("committed");
    let to = |number| DeskRequest::TakeSeat { seat: Some(seat(number)) };
    assert_eq!(room.ask(&anna, to(0)), Err(Refused::SeatedAlready));
    assert_eq!(room.ask(&anna, to(1)), Err(Refused::SeatTaken));
    assert_eq!(room.ask(&anna, to(2)), Ok(()));
    let card = room.card();
    assert_eq!(card.seats[0].sitting, Sitting::Nobody);
    assert_eq!(card.seats[2].sitting, Sitting::Person { name: "Anna".to_string() });
    let parts = room.desk.fair().parts;
    assert!(parts.iter().all(|part| part.commitment.is_none()), "her share was for another seat");
    let sitters = platen_server::desk::sitters(&room.stored);
    let seats: Vec<u8> = sitters.keys().map(|seat| seat.number()).collect();
    assert_eq!(seats, [1, 2]);
    room.ask(&anna, DeskRequest::Start {}).expect("she still is the maker");
}

#[test]
fn who_gets_up_last_closes_the_table() {
    let (anna, bert) = (visitor("Anna"), visitor("Bert"));
    let mut room = Room::new(&anna, terms(&[Chair::Person, Chair::Person]));
    for person in [&anna, &bert] {
        room.ask(person, DeskRequest::TakeSeat { seat: None }).expect("a seat");
    }
    room.ask(&anna, DeskRequest::LeaveSeat {}).expect("she may go");
    assert_eq!(room.card().stage, Stage::Gathering);
    room.ask(&bert, DeskRequest::LeaveSeat {}).expect("he may go");
    assert_eq!(room.card().stage, Stage::Closed);
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
    let many = GameOptions { players: 9, ..good.options };
    let bad = [
        (Terms { chairs: vec![bot(), bot()], ..good.clone() }, "nobody_plays", json!({})),
        (
            Terms { chairs: vec![Chair::Person], ..good.clone() },
            "sitter_count",
            json!({ "named": 1, "players": 2 }),
        ),
        (
            Terms { stand_in: "nobody".to_string(), ..good.clone() },
            "unknown_level",
            json!({ "level": "nobody" }),
        ),
        (
            Terms { pace: Pace::Live { minutes: 0 }, ..good.clone() },
            "bad_pace",
            json!({ "unit": "minutes", "most": 60 }),
        ),
        (
            Terms { pace: Pace::Slow { hours: 10_000 }, ..good.clone() },
            "bad_pace",
            json!({ "unit": "hours", "most": 336 }),
        ),
        (
            Terms { set: SetChoice::Published("none".to_string()), ..good.clone() },
            "unknown_set",
            json!({ "name": "none" }),
        ),
        (Terms { set: SetChoice::Text("x".to_string()), ..good.clone() }, "bad_set", json!({})),
    ];
    for (terms, code, facts) in bad {
        let no = No::from(&refused(terms));
        assert_eq!((no.code.as_str(), json!(no.facts)), (code, facts));
        assert_eq!(no.problems.is_empty(), code != "bad_set", "what is wrong with a file is listed");
    }
    let no = No::from(&refused(Terms { options: many, ..good.clone() }));
    assert_eq!((no.code.as_str(), &no.facts["why"]), ("bad_options", &json!("players")));
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

fn share_of(room: &Room, number: u8) -> (Share, DeskRequest) {
    let share = Share([number; 32]);
    let commitment = share.commitment(&room.table.to_string(), seat(number));
    (share, DeskRequest::CommitShare { commitment })
}

/// A table of three people, of whom the first two have committed to a share.
fn committed() -> (Room, [Visitor; 3]) {
    let people = ["Anna", "Bert", "Carla"].map(visitor);
    let mut room = Room::new(&people[0], terms(&[Chair::Person, Chair::Person, Chair::Person, bot()]));
    for person in &people {
        room.ask(person, DeskRequest::TakeSeat { seat: None }).expect("a seat");
    }
    for (number, person) in (0..2).zip(&people) {
        let (_, commit) = share_of(&room, number);
        room.ask(person, commit).expect("committed");
    }
    (room, people)
}

#[test]
fn shares_are_committed_to_before_any_is_opened_and_who_has_none_is_missing() {
    let (mut room, [anna, bert, carla]) = committed();
    let (ours, theirs) = (share_of(&room, 0), share_of(&room, 1));
    let open = |share| DeskRequest::OpenShare { share };
    assert_eq!(room.ask(&anna, open(ours.0)), Err(Refused::NotBegun), "others could still choose theirs");
    assert_eq!(room.ask(&visitor("Dora"), ours.1.clone()), Err(Refused::NotSeated));
    room.ask(&anna, DeskRequest::Start {}).expect("called");
    assert_eq!(room.card().stage, Stage::Gathering);
    assert_eq!(room.desk.fair().until, Some(room.now + 4000));
    assert_eq!(room.ask(&anna, DeskRequest::Start {}), Err(Refused::Begun));
    assert_eq!(room.ask(&carla, share_of(&room, 2).1), Err(Refused::Begun), "too late to commit");
    assert_eq!(room.ask(&carla, DeskRequest::LeaveSeat {}), Err(Refused::Begun));
    assert_eq!(room.ask(&bert, open(ours.0)), Err(Refused::BadShare));
    assert_eq!(room.ask(&carla, open(ours.0)), Err(Refused::BadShare));
    room.ask(&anna, open(ours.0)).expect("opened");
    assert_eq!(room.ask(&anna, open(ours.0)), Err(Refused::BadShare), "it is open already");
    assert!(room.desk.late(room.now).is_none(), "Bert has time");
    room.ask(&bert, open(theirs.0)).expect("opened");
    let step = room.desk.late(room.now).expect("all are there");
    room.take(step);
    assert_eq!(room.card().stage, Stage::Playing);
    let shares: Vec<_> = room.desk.fair().parts.iter().map(|part| part.share).collect();
    assert_eq!(shares, [Some(ours.0), Some(theirs.0), None]);
}

#[test]
fn a_share_that_is_not_opened_in_time_does_not_stop_the_table() {
    let (mut room, [anna, bert, _]) = committed();
    let (ours, theirs) = (share_of(&room, 0).0, share_of(&room, 1).0);
    room.ask(&anna, DeskRequest::Start {}).expect("called");
    room.ask(&anna, DeskRequest::OpenShare { share: ours }).expect("opened");
    room.now += 3999;
    assert!(room.desk.late(room.now).is_none());
    room.now += 1;
    let step = room.desk.late(room.now).expect("time is up");
    room.take(step);
    assert_eq!(room.ask(&bert, DeskRequest::OpenShare { share: theirs }), Err(Refused::Begun));
    let parts = room.desk.fair().parts;
    assert!(parts[1].commitment.is_some() && parts[1].share.is_none(), "withheld");
    assert_eq!(room.desk.record(), Err(Refused::Running), "a running game gives no record");
}

#[test]
fn whoever_gets_up_takes_the_share_along_and_nobody_waits_where_there_is_none() {
    let (mut room, [anna, bert, _]) = committed();
    room.ask(&bert, DeskRequest::LeaveSeat {}).expect("he may go");
    room.ask(&bert, DeskRequest::TakeSeat { seat: None }).expect("he may come");
    assert_eq!(room.desk.fair().parts[1].commitment, None);
    room.ask(&anna, DeskRequest::LeaveSeat {}).expect("she may go");
    room.ask(&bert, DeskRequest::Start {}).expect("started");
    assert_eq!(room.card().stage, Stage::Playing);
}

#[test]
fn plans_are_sealed_when_locked_and_their_salts_told_when_revealed() {
    let anna = visitor("Anna");
    let mut room = Room::new(&anna, terms(&[Chair::Person, bot(), bot()]));
    room.ask(&anna, DeskRequest::TakeSeat { seat: None }).expect("a seat");
    room.ask(&anna, DeskRequest::Start {}).expect("started");
    room.ask(&anna, DeskRequest::LeaveSeat {}).expect("she may go");
    let watcher = room.connect(9, &Visitor { person: None, name: String::new() });
    let mut hidden = 0;
    let next = |room: &Room| room.desk.thinking().next().cloned();
    while let Some(job) = next(&room) {
        let step = room.desk.finished(job.run(&Unwatched, 1), room.now);
        room.take(step);
        let session = room.desk.host().session(TABLE).expect("a game");
        let table = session.game().table();
        let locked = if table.phase == Phase::Planning { table.committed.len() as usize } else { 0 };
        let seals = room.desk.fair().seals;
        assert_eq!(seals.iter().filter(|seal| seal.salt.is_none()).count(), locked);
        hidden = hidden.max(locked);
    }
    assert_eq!(hidden, 2, "the third plan reveals all");
    let seals = room.desk.fair().seals;
    assert!(seals.len() >= 18 && seals.iter().all(|seal| seal.salt.is_some()));
    let told = room.heard[&watcher].iter().filter(|text| text.contains("\"tell\":\"sealed\"")).count();
    assert_eq!(told, seals.len(), "one message a plan");
    assert!(room.desk.fair().secret.is_some());
    let text = room.desk.record().expect("a record");
    let found = read_records(&text).expect("a record").remove(0);
    assert_eq!(
        read_proof(&text).expect("a proof").check(&found.record).map(|found| found.plans),
        Ok(seals.len() as u32)
    );
}

#[test]
fn the_salt_of_a_plan_that_was_taken_back_is_not_told() {
    let (anna, bert) = (visitor("Anna"), visitor("Bert"));
    let mut room = Room::new(&anna, terms(&[Chair::Person, Chair::Person]));
    room.ask(&anna, DeskRequest::TakeSeat { seat: None }).expect("a seat");
    room.ask(&bert, DeskRequest::TakeSeat { seat: None }).expect("a seat");
    room.ask(&anna, DeskRequest::Start {}).expect("started");
    let pages = [room.connect(1, &anna), room.connect(2, &bert)];
    let mut rng = Seed::from_number(3).player_rng(seat(0));
    let act = |room: &mut Room, seat: Seat, action: Action| {
        let revision = room.card().revision;
        let request =
            json!({ "ask": "act", "table": 1, "seat": seat, "action": action, "revision": revision });
        let heard = room.say(pages[usize::from(seat.number())], &request);
        assert!(
            matches!(&heard, Heard::Game(told) if matches!(told.message, Message::State(_))),
            "{heard:?}"
        );
    };
    let (mut taken_back, mut buffer) = (None, Vec::new());
    while room.desk.fair().seals.iter().filter(|seal| seal.salt.is_some()).count() < 2 {
        let game = room.desk.host().session(TABLE).expect("a game").game().clone();
        let seat = game.awaited().first().expect("it goes on");
        let action = keen_action(&game, seat, &mut rng, &mut buffer).expect("a choice");
        act(&mut room, seat, action);
        if matches!(action, Action::CommitPlan { .. }) && taken_back.is_none() {
            taken_back = Some(room.card().revision);
            act(&mut room, seat, Action::TakeBackPlan);
        }
    }
    let seals = room.desk.fair().seals;
    assert_eq!(seals.len(), 3);
    let number = taken_back.expect("one was taken back");
    assert!(seals.iter().all(|seal| seal.salt.is_none() == (seal.number == number)), "{seals:?}");
}
