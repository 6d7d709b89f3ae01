//! Whatever is asked wrongly is refused with a code, and changes nothing.

use crate::wire::{PAGE, Wire, bot, person, seat, told};
use platen_host::protocol::{MOST_BYTES, Message, TableNo};
use platen_host::{ClientNo, Effect, Rights};
use platen_rules::vocabulary::Seat;
use platen_rules::{Action, GameOptions, Phase, Seed};
use serde_json::{Value, json};

const GUEST: u64 = 20;

fn code(wire: &mut Wire, client: u64, request: &Value) -> String {
    wire.refused(client, request).0
}

/// Two people at one device, and nothing done yet.
fn table() -> (Wire, TableNo) {
    let mut wire = Wire::new(1);
    let table = wire.make(&GameOptions::new(2), 3, &[person("Anna"), person("Bert")]);
    (wire, table)
}

fn make(change: impl FnOnce(&mut Value)) -> Value {
    let mut request =
        json!({ "ask": "make", "options": GameOptions::new(2), "sitters": [person("Anna"), bot("novice")] });
    change(&mut request);
    request
}

#[test]
fn what_is_no_request_is_refused_with_its_number_if_it_has_one() {
    let mut wire = Wire::new(1);
    let mut answer = |text: &str| {
        let effects = wire.host.handle_text(ClientNo(PAGE), text);
        let [Effect::Tell { told: answer, .. }] = &effects[..] else { panic!("{effects:?}") };
        let Message::Refused(no) = told(&answer.text()).message else { panic!("{answer:?}") };
        (answer.to, no.code)
    };
    let bad = "bad_request".to_string();
    assert_eq!(answer("gears"), (None, bad.clone()));
    assert_eq!(answer("{}"), (None, bad.clone()));
    assert_eq!(answer(r#"{"id":4}"#), (Some(4), bad.clone()));
    assert_eq!(answer(r#"{"id":5,"request":{"ask":"dance"}}"#), (Some(5), bad.clone()));
    assert_eq!(answer(r#"{"id":6,"request":{"ask":"leave","table":1,"more":2}}"#), (Some(6), bad));
    assert_eq!(answer(&" ".repeat(MOST_BYTES + 1)), (None, "too_long".to_string()));
}

#[test]
fn another_version_of_the_protocol_is_told_to_reload() {
    let mut wire = Wire::new(1);
    assert!(matches!(wire.ask(PAGE, &json!({ "ask": "hello", "protocol": 1 })), Message::Hello { .. }));
    let Message::Refused(no) = wire.ask(PAGE, &json!({ "ask": "hello", "protocol": 9 })) else {
        panic!("served")
    };
    assert_eq!(
        (no.code.as_str(), &no.facts["client"], &no.facts["host"]),
        ("outdated", &json!(9), &json!(1))
    );
}

#[test]
fn tables_are_made_of_sound_things() {
    let mut wire = Wire::new(1);
    let mut refuse = |change: &dyn Fn(&mut Value)| code(&mut wire, PAGE, &make(change));
    assert_eq!(refuse(&|request| request["options"]["players"] = json!(9)), "bad_options");
    assert_eq!(refuse(&|request| request["options"]["players"] = json!(3)), "sitter_count");
    assert_eq!(refuse(&|request| request["sitters"][1] = bot("grandmaster")), "unknown_level");
    assert_eq!(refuse(&|request| request["seed"] = json!("lucky")), "bad_seed");
    assert_eq!(refuse(&|request| request["set"] = json!({ "published": "atlantis" })), "unknown_set");
    let set = make(|request| request["set"] = json!({ "text": "name = 3\nprinting = []\n" }));
    let Message::Refused(no) = wire.ask(PAGE, &set) else { panic!("made") };
    assert_eq!(no.code, "bad_set");
    assert!(
        no.problems.len() > 2
            && no.problems.iter().all(|problem| problem.line > 0 && !problem.text.is_empty())
    );
    assert_eq!(wire.host.tables().count(), 0);
    assert!(wire.store.is_empty());
}

#[test]
fn records_are_opened_if_they_are_sound() {
    let (mut wire, table) = table();
    let record = wire.record(table);
    let open = |text: &str| json!({ "ask": "open", "record": text });
    let Message::Refused(no) = wire.ask(PAGE, &open(&record.replace("end 0", "0 keep gutenber\nend 1")))
    else {
        panic!("opened")
    };
    assert_eq!((no.code.as_str(), no.problems[0].line), ("bad_record", record.lines().count()));
    assert_eq!(code(&mut wire, PAGE, &open("")), "bad_record");
    assert_eq!(code(&mut wire, PAGE, &open(&format!("{record}{record}"))), "several_records");
    let replay = json!({ "ask": "replay_record", "record": record.replace("platen", "lead") });
    assert_eq!(code(&mut wire, PAGE, &replay), "bad_record");
    let head = wire.store[&table].head();
    let no = wire.host.restore(TableNo(8), &head, &["0 keep gear".to_string()]).expect_err("no entry");
    assert_eq!((no.code.as_str(), no.problems[0].line), ("bad_record", record.lines().count()));
}

#[test]
fn guests_do_what_they_were_seated_for() {
    let (mut wire, table) = table();
    let record = wire.record(table);
    let requests = [
        make(|_| ()),
        json!({ "ask": "open", "record": record }),
        json!({ "ask": "sit", "table": table, "seats": [0] }),
        json!({ "ask": "watch", "table": table }),
        json!({ "ask": "play_on", "replay": 1, "step": 0 }),
    ];
    for request in requests {
        assert_eq!(code(&mut wire, GUEST, &request), "not_allowed");
    }
    let stop = json!({ "ask": "stop", "table": table });
    assert_eq!(code(&mut wire, GUEST, &stop), "not_at_table");
    let effects = wire.host.seat(ClientNo(GUEST), table, &[], None).expect("watches");
    wire.carry_out(effects);
    assert_eq!(code(&mut wire, GUEST, &stop), "spectator");
    let effects = wire.host.seat(ClientNo(GUEST), table, &[seat(1)], None).expect("sits");
    wire.carry_out(effects);
    assert_eq!(wire.ask(GUEST, &stop), Message::Done);
    assert_eq!(
        wire.host.seat(ClientNo(GUEST), table, &[seat(3)], None).expect_err("nobody").code,
        "no_person"
    );
    wire.host.connect(ClientNo(GUEST), Rights::Device);
    assert!(matches!(wire.ask(GUEST, &make(|_| ())), Message::Seated { .. }));
}

#[test]
fn one_acts_for_ones_own_seat_at_the_device() {
    let (mut wire, table) = table();
    let act = |table: u32, seat: u8| json!({ "ask": "act", "table": table, "seat": seat, "action": { "do": "pass" }, "revision": 0 });
    assert_eq!(code(&mut wire, PAGE, &act(99, 0)), "no_table");
    assert_eq!(code(&mut wire, PAGE, &json!({ "ask": "watch", "table": 99 })), "no_table");
    assert_eq!(code(&mut wire, PAGE, &act(table.0, 0)), "not_at_device");
    assert_eq!(code(&mut wire, PAGE, &act(table.0, 3)), "not_your_seat");
    assert_eq!(
        code(&mut wire, PAGE, &json!({ "ask": "hand_over", "table": table, "to": 3 })),
        "not_your_seat"
    );
    assert_eq!(code(&mut wire, PAGE, &json!({ "ask": "sit", "table": table, "seats": [] })), "no_seats");
    assert_eq!(code(&mut wire, PAGE, &json!({ "ask": "sit", "table": table, "seats": [2] })), "no_person");
    assert_eq!(code(&mut wire, PAGE, &json!({ "ask": "try_begin", "table": table })), "nobody_at_device");
    assert_eq!(code(&mut wire, PAGE, &json!({ "ask": "try_leave", "table": table })), "no_trial");
    assert_eq!(code(&mut wire, PAGE, &json!({ "ask": "replay_close", "replay": 5 })), "no_replay");
}

#[test]
fn what_was_decided_on_an_older_revision_is_refused() {
    let mut wire = Wire::new(1);
    let table = wire.make(&GameOptions::new(1), 3, &[person("Anna")]);
    let mut desk = wire.desk(PAGE, table, &[seat(1)]);
    let mut rng = Seed::from_number(2).player_rng(Seat::default());
    let mut request = Value::Null;
    while desk.state.undo.steps == 0 {
        let action = desk.choose(&mut rng).expect("a choice");
        request = desk.act_request(&action);
        desk.act(&mut wire, &action);
    }
    let (made_for, revision) = (request["revision"].clone(), json!(desk.state.revision));
    let Message::Refused(no) = wire.ask(PAGE, &request) else { panic!("done twice") };
    assert_eq!(
        (no.code.as_str(), &no.facts["made_for"], &no.facts["revision"]),
        ("stale", &made_for, &revision)
    );
    let mut ahead = desk.undo_request(1);
    ahead["revision"] = json!(700);
    assert_eq!(code(&mut wire, PAGE, &ahead), "stale");
    assert!(matches!(wire.ask(PAGE, &desk.undo_request(1)), Message::State(_)));
    // The table looks as it did, but it is not the one that was looked at.
    assert_eq!(code(&mut wire, PAGE, &request), "stale");
}

#[test]
fn every_greyed_out_choice_says_why_with_rule_and_numbers() {
    let mut wire = Wire::new(1);
    let table = wire.make(&GameOptions::new(1), 3, &[person("Anna")]);
    let mut desk = wire.desk(PAGE, table, &[seat(1)]);
    let mut rng = Seed::from_number(2).player_rng(Seat::default());
    let mut asked = 0;
    desk.play_until(&mut wire, &mut rng, |desk| desk.state.sight.view.table.phase == Phase::Planning);
    let game = wire.host.session(table).expect("a table").game().clone();
    for actions in platen_testkit::universe(&game, seat(1)).chunks(200).take(40) {
        let why = json!({ "ask": "why", "table": table, "seat": 1, "actions": actions });
        let Message::Reasons { reasons, revision, .. } = wire.ask(PAGE, &why) else { panic!("no reasons") };
        assert_eq!((reasons.len(), revision), (actions.len(), desk.state.revision));
        for (action, reason) in actions.iter().zip(reasons) {
            match (game.check(seat(1), action), reason) {
                (Ok(()), None) => {}
                (Err(refusal), Some(no)) => {
                    assert_eq!((no.code.as_str(), no.rule.as_deref()), (refusal.code(), Some(refusal.rule)));
                    assert_eq!(no.text, refusal.obstacle.to_string());
                    asked += 1;
                }
                (rules, told) => panic!("{action:?}: {rules:?}, {told:?}"),
            }
        }
    }
    assert!(asked > 500, "{asked}");
    let plan = json!({ "do": "commit_plan", "plan": [6, 6, 6, 6, 6] });
    let why = json!({ "ask": "why", "table": table, "seat": 1, "actions": [plan] });
    let Message::Reasons { reasons, .. } = wire.ask(PAGE, &why) else { panic!("no reasons") };
    let no = reasons[0].as_ref().expect("too many");
    assert_eq!(
        (no.code.as_str(), no.rule.as_deref(), &no.facts["placed"]),
        ("marker_count", Some("PLN-1"), &json!(30))
    );
    let many = vec![Action::Pass; 201];
    assert_eq!(
        code(&mut wire, PAGE, &json!({ "ask": "why", "table": table, "seat": 1, "actions": many })),
        "too_many"
    );
}

#[test]
fn an_illegal_action_is_refused_by_its_rule() {
    let (mut wire, table) = table();
    let mut desk = wire.desk(PAGE, table, &[seat(0), seat(1)]);
    let acting = desk.awaited().expect("someone");
    desk.take_device(&mut wire, acting);
    let refused = wire.refused(PAGE, &desk.act_request(&Action::Pass));
    assert_eq!(refused, ("not_asked".to_string(), Some("RND-1".to_string())));
}

#[test]
fn a_table_can_be_played_without_hints() {
    let mut wire = Wire::new(1);
    let request = make(|request| request["house"] = json!({ "hints": false, "undo": true }));
    let Message::Seated { info, .. } = wire.ask(PAGE, &request) else { panic!("not made") };
    for ask in ["hint", "propose"] {
        assert_eq!(
            code(&mut wire, PAGE, &json!({ "ask": ask, "table": info.table, "seat": 0 })),
            "hints_off"
        );
    }
}

#[test]
fn only_who_is_to_decide_is_advised() {
    let (mut wire, table) = table();
    let mut desk = wire.desk(PAGE, table, &[seat(0), seat(1)]);
    let other = seat(1 - desk.awaited().expect("someone").number());
    desk.take_device(&mut wire, other);
    assert_eq!(
        code(&mut wire, PAGE, &json!({ "ask": "hint", "table": table, "seat": other })),
        "nothing_to_decide"
    );
}

#[test]
fn a_client_looks_at_a_few_replays_at_a_time() {
    let (mut wire, table) = table();
    let replay = json!({ "ask": "replay_table", "table": table });
    for _ in 0..8 {
        assert!(matches!(wire.ask(PAGE, &replay), Message::Reel(_)));
    }
    assert_eq!(code(&mut wire, PAGE, &replay), "too_many");
    assert_eq!(wire.ask(PAGE, &json!({ "ask": "replay_close", "replay": 3 })), Message::Done);
    assert!(matches!(wire.ask(PAGE, &replay), Message::Reel(_)));
}
