//! One sample of everything that goes between a server and its clients, held fast: what was understood once is always understood.
//! `PLATEN_BLESS=1` writes the file anew; read the diff.

use platen_fair::{Commitment, Secret, Share};
use platen_host::protocol::{House, No, SetChoice};
use platen_protocol::{
    Chair, Code, DeskAsk, DeskCard, DeskMessage, DeskRequest, DeskTold, Fair, Heard, Known, MyGame, NewTable,
    NewToken, Pace, PartCard, Person, Said, SealCard, SeatCard, SeatChoice, SetCard, Sitting, Stage, Terms,
    TokenCard, TokenMade, ask_name,
};
use platen_rules::GameOptions;
use platen_rules::vocabulary::Seat;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;

const FILE: &str = "tests/golden/samples.jsonl";
const TABLE: &str = "00000000000000000000000001";

fn seat(number: u8) -> Seat {
    Seat::new(number).expect("a seat")
}

fn text(words: &str) -> String {
    words.to_string()
}

fn terms() -> Terms {
    Terms {
        options: GameOptions::new(2),
        set: SetChoice::Published(text("house-1")),
        house: House { hints: true, undo: false },
        chairs: vec![Chair::Person, Chair::Bot { level: text("novice") }],
        pace: Pace::Live { minutes: 5 },
        stand_in: text("random"),
        open: true,
    }
}

fn card(stage: Stage) -> DeskCard {
    let person = Sitting::Person { name: text("Anna") };
    let bot = Sitting::Bot { level: text("novice") };
    let seats = [(person, Some("random")), (bot, None), (Sitting::Nobody, None)];
    let seats = (0..).zip(seats).map(|(number, (sitting, stand_in))| SeatCard {
        seat: seat(number),
        sitting,
        stand_in: stand_in.map(text),
        resigned: number == 0,
    });
    DeskCard {
        table: text("00000000000000000000000001"),
        stage,
        terms: terms(),
        own_set: None,
        seats: seats.collect(),
        made: 1_800_000_000_000,
        revision: 12,
        deadline: Some(1_800_000_300_000),
        rematch: Some(text("00000000000000000000000002")),
    }
}

/// A sample as a line; it is read as it is written.
fn line<T: Serialize + DeserializeOwned + PartialEq + Debug>(name: &str, sample: &T) -> String {
    let written = serde_json::to_string(sample).expect("text");
    assert_eq!(&serde_json::from_str::<T>(&written).expect("it is read"), sample);
    format!("{name} {written}")
}

fn requests() -> Vec<DeskRequest> {
    vec![
        DeskRequest::TakeSeat { seat: Some(seat(2)) },
        DeskRequest::LeaveSeat {},
        DeskRequest::Start {},
        DeskRequest::CommitShare { commitment: share().commitment(TABLE, seat(2)) },
        DeskRequest::OpenShare { share: share() },
        DeskRequest::Resign {},
        DeskRequest::ComeBack {},
        DeskRequest::Say { text: text("Good evening") },
        DeskRequest::Ping {},
        DeskRequest::FreeSeat { seat: seat(1) },
        DeskRequest::CloseTable {},
    ]
}

fn share() -> Share {
    Share([9; 32])
}

/// What is published of a game at its end.
fn fair() -> Fair {
    let (share, secret) = (share(), Secret([7; 32]));
    let part = |number, commitment, share| PartCard { seat: seat(number), commitment, share };
    let hash = |number| share.commitment(TABLE, seat(number));
    let seal = |number, salt| SealCard { number, seat: seat(0), commitment: Commitment([5; 32]), salt };
    Fair {
        house: secret.commitment(TABLE),
        parts: vec![part(0, Some(hash(0)), Some(share)), part(1, Some(hash(1)), None), part(2, None, None)],
        until: Some(1_800_000_003_000),
        seals: vec![seal(4, None), seal(5, Some(secret.salt(TABLE, 5)))],
        secret: Some(secret),
    }
}

fn messages() -> Vec<DeskMessage> {
    let no = No {
        code: text("seat_taken"),
        rule: None,
        text: text("the seat is taken"),
        facts: std::collections::BTreeMap::default(),
        problems: vec![],
    };
    vec![
        DeskMessage::Desk { card: Box::new(card(Stage::Playing)), you: Some(seat(0)), maker: true },
        DeskMessage::Fair(Box::new(fair())),
        DeskMessage::Sealed { seals: fair().seals },
        DeskMessage::Said(Said {
            number: 3,
            at: 1_800_000_000_001,
            name: text("Bert"),
            text: text("Good evening"),
        }),
        DeskMessage::Unsaid { number: 3 },
        DeskMessage::Present { seats: vec![seat(0), seat(2)] },
        DeskMessage::Restarting,
        DeskMessage::Done,
        DeskMessage::Refused(no),
    ]
}

fn samples() -> Vec<String> {
    let mut lines = Vec::new();
    for (id, request) in (1..).zip(requests()) {
        lines.push(line("ask", &DeskAsk { id, request }));
    }
    for (to, message) in (1..).zip(messages()) {
        lines.push(line("tell", &DeskTold { to: (to > 2).then_some(to), message }));
    }
    let paces = [Pace::Unhurried, Pace::Live { minutes: 1 }, Pace::Slow { hours: 24 }];
    lines.extend(paces.iter().map(|pace| line("pace", pace)));
    let stages = [Stage::Gathering, Stage::Playing, Stage::Over, Stage::Closed];
    lines.extend(stages.iter().map(|stage| line(stage.code(), stage)));
    lines.push(line("terms", &terms()));
    lines.push(line("my_game", &MyGame { card: card(Stage::Gathering), seat: Some(seat(1)), my_turn: true }));
    lines.push(line("seat_choice", &SeatChoice { seat: Some(seat(1)) }));
    lines.push(line("new_table", &NewTable { table: text("00000000000000000000000001") }));
    lines.push(line("person", &Person { name: text("Anna") }));
    lines.push(line("known", &Known { name: text("Anna"), code: text("00000-00000-00000-00000-000000") }));
    lines.push(line("code", &Code { code: text("00000-00000-00000-00000-000000") }));
    lines.push(line("new_token", &NewToken { label: text("my bot") }));
    lines.push(line("token_made", &TokenMade { token: text("00000000000000000000000001") }));
    lines.push(line("token_card", &TokenCard { label: text("my bot"), made: 1_800_000_000_000 }));
    lines.push(line("set_card", &SetCard { name: text("of-mainz"), hash: "0".repeat(32) }));
    lines
}

#[test]
fn samples_stay_as_they_are() {
    let lines = samples().join("\n") + "\n";
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(FILE);
    if std::env::var_os("PLATEN_BLESS").is_some() {
        std::fs::write(&path, &lines).expect("written");
    }
    assert_eq!(std::fs::read_to_string(path).expect("the samples"), lines);
}

#[test]
fn every_request_of_a_table_is_known_by_its_name() {
    let names: Vec<String> = requests()
        .into_iter()
        .map(|request| {
            let name = request.name();
            let asked = serde_json::to_string(&DeskAsk { id: 1, request }).expect("text");
            assert_eq!(ask_name(&asked), Some(name));
            name.to_string()
        })
        .collect();
    assert_eq!(names, DeskRequest::NAMES);
    assert_eq!(ask_name("{}"), None);
}

#[test]
fn what_is_heard_is_of_the_game_or_of_the_table() {
    for message in messages() {
        let told = serde_json::to_string(&DeskTold { to: Some(9), message }).expect("text");
        assert_eq!(Heard::read(&told).expect("heard").to(), Some(9));
    }
    assert!(Heard::read("{\"message\":{\"tell\":\"nothing\"}}").is_err());
}

#[test]
fn terms_need_little() {
    let few = serde_json::json!({ "options": GameOptions::new(2), "chairs": ["person", "person"] });
    let terms: Terms = serde_json::from_value(few).expect("terms");
    assert_eq!((terms.pace, terms.open, terms.stand_in.as_str()), (Pace::Unhurried, false, "novice"));
    let strange = serde_json::json!({ "options": GameOptions::new(2), "chairs": [], "x": 1 });
    assert!(serde_json::from_value::<Terms>(strange).is_err());
}
