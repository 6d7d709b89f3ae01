//! Whole games by messages are the games that the rules play; and killed at any moment, a table comes back as it was.

use crate::wire::{Desk, PAGE, Wire, bot, cards, log, person, seat, told};
use platen_bots::{Effort, Question, Seated, find};
use platen_host::protocol::{Message, Request, TableNo, Told};
use platen_host::{ClientNo, Effect, Host, Rights};
use platen_rules::vocabulary::{Edition, Seat};
use platen_rules::{Action, Event, GameOptions, SeatKind, Seed, Session};
use rand_core::Rng;
use serde_json::{Value, json};
use std::collections::VecDeque;

/// What a person did.
#[derive(Clone, Copy, Debug)]
enum Did {
    Act(Seat, Action),
    Undo(Seat),
}

/// Several people, each with a device of their own, or sharing one.
fn desks(wire: &mut Wire, table: TableNo, shared: bool) -> Vec<Desk> {
    let session = wire.host.session(table).expect("a table");
    let people = session.record().seats.iter().filter(|info| info.kind == SeatKind::Human);
    let people: Vec<Seat> = people.map(|info| info.seat).collect();
    let groups: Vec<Vec<Seat>> =
        if shared { vec![people] } else { people.iter().map(|&seat| vec![seat]).collect() };
    (PAGE..).zip(groups).map(|(client, seats)| wire.desk(client, table, &seats)).collect()
}

/// Plays a game to its end, bots as soon as they are awaited; tells what people did.
fn play(
    wire: &mut Wire,
    desks: &mut [Desk],
    rng: &mut impl Rng,
    mut each: impl FnMut(&Wire, &[Desk]),
) -> Vec<Did> {
    let mut done = Vec::new();
    loop {
        wire.think();
        desks.iter_mut().for_each(|desk| desk.listen(wire));
        each(wire, desks);
        let Some(at) = desks.iter().position(|desk| desk.awaited().is_some()) else { return done };
        let acting = &mut desks[at];
        let seat = acting.awaited().expect("just found");
        acting.take_device(wire, seat);
        if acting.state.undo.steps > 0 && rng.next_u32().is_multiple_of(6) {
            assert!(matches!(wire.ask(acting.client, &acting.undo_request(1)), Message::State(_)));
            done.push(Did::Undo(seat));
        } else {
            let action = acting.choose(rng).expect("something to do");
            acting.act(wire, &action);
            done.push(Did::Act(seat, action));
        }
    }
}

/// The same game without a host: what people did, and bots asked directly.
fn direct(record: &platen_rules::Record, done: Vec<Did>) -> Session {
    let seats = record.seats.clone();
    let mut session = Session::new(cards(), record.options, record.seed, seats).expect("options");
    let level = |seat: Seat| {
        let info = record.seats.iter().find(|info| info.seat == seat && info.kind == SeatKind::Bot)?;
        find(info.name.as_deref()?)
    };
    let mut done = VecDeque::from(done);
    loop {
        let bot = session.game().awaited().iter().find_map(|seat| Some((seat, level(seat)?)));
        let did = match bot {
            Some((seat, kind)) => {
                let view = session.game().view(Some(seat));
                let question = Question::new(session.game().cards(), &view).expect("a question");
                let effort = Effort::of(record.seed.of_player(seat));
                Did::Act(seat, Seated::new(&kind).decide(&question, &effort).action)
            }
            None => match done.pop_front() {
                Some(did) => did,
                None => return session,
            },
        };
        match did {
            Did::Act(seat, action) => drop(session.act(seat, &action).expect("legal")),
            Did::Undo(seat) => session.undo(seat).expect("can be undone"),
        }
    }
}

/// A mode of play: options, who sits there, and whether people share a device.
fn tables() -> Vec<(GameOptions, Vec<Value>, bool)> {
    let (anna, bert, carla) = (person("Anna"), person("Bert"), person("  Carla \n B. "));
    vec![
        (GameOptions::new(1), vec![anna.clone()], false),
        (GameOptions::new(1).with_edition(Edition::First), vec![anna.clone()], false),
        (GameOptions::new(2), vec![anna.clone(), bot("novice")], false),
        (GameOptions::new(2).with_automa(), vec![anna.clone(), bert.clone()], true),
        (GameOptions::new(3), vec![bot("random"), anna.clone(), bot("novice")], false),
        (GameOptions::new(3).without_characters(), vec![anna.clone(), bert.clone(), carla.clone()], false),
        (GameOptions::new(4), vec![anna, bot("random"), bert, bot("random")], true),
        (GameOptions::new(4), vec![carla, bot("random"), bot("novice"), bot("random")], false),
        (GameOptions::new(2), vec![bot("random"), bot("novice")], false),
    ]
}

#[test]
fn games_by_messages_are_the_games_that_the_rules_play() {
    for (n, (options, sitters, shared)) in (0..).zip(tables()) {
        let mut wire = Wire::new(3);
        let table = wire.make(&options, 40 + n, &sitters);
        let mut all = desks(&mut wire, table, shared);
        let mut watcher = wire.desk(50, table, &[]);
        let mut rng = Seed::from_number(n).player_rng(Seat::default());
        let done = play(&mut wire, &mut all, &mut rng, |_, _| {});
        let record = wire.host.session(table).expect("a table").record().clone();
        let played = direct(&record, done);
        let save = json!({ "ask": "save", "table": table });
        let Message::Record { text, .. } = wire.ask(PAGE, &save) else { panic!("the game is over") };
        assert_eq!(text, played.to_text());
        assert!(wire.files.is_empty());
        watcher.listen(&wire);
        let mut events: Vec<Event> = Vec::new();
        played.retell(&mut events);
        for desk in all.iter().chain([&watcher]) {
            assert!(desk.state.sight.over);
            assert_eq!(desk.state.sight.view, played.game().view(desk.viewer()));
            assert_eq!(Some(&desk.state.sight.standing), played.game().result().as_ref());
            assert_eq!(desk.events.concat(), events);
        }
    }
}

#[test]
fn what_is_told_is_what_the_rules_say() {
    let mut wire = Wire::new(5);
    let table = wire.make(&GameOptions::new(3), 8, &[person("Anna"), bot("random"), person("Bert")]);
    let mut all = desks(&mut wire, table, false);
    let (mut plans, mut declarations, mut listed) = (0, 0, Vec::new());
    let mut rng = Seed::from_number(8).player_rng(Seat::default());
    play(&mut wire, &mut all, &mut rng, |wire, desks| {
        let session = wire.host.session(table).expect("a table");
        for desk in desks {
            let (sight, me) = (&desk.state.sight, desk.viewer().expect("a seat"));
            assert_eq!(desk.state.revision as usize, session.record().entries.len());
            assert_eq!(sight.view, session.game().view(Some(me)));
            assert_eq!(sight.awaited, session.game().awaited().iter().collect::<Vec<_>>());
            session.game().legal_actions(me, &mut listed);
            assert_eq!(sight.choices.listed, listed);
            let all = session.game().plans(me).map(|plans| plans.count());
            assert_eq!(sight.choices.plans.map(|plans| plans.count), all);
            let any = session.game().declarations(me).map(|all| all.count() > 0);
            assert_eq!(sight.choices.declarations.map(|all| all.any), any);
            assert_eq!(desk.state.undo.steps as usize, session.undo_depth(me));
            assert_eq!(desk.state.undo.stopped.is_none(), desk.state.undo.steps > 0);
            (plans, declarations) =
                (plans + u32::from(all.is_some()), declarations + u32::from(any.is_some()));
        }
    });
    assert!(plans > 10 && declarations > 10, "{plans} {declarations}");
}

/// What a host tells a client that sits down anew, or watches, as text.
fn sitting_anew(host: &Host, table: TableNo, seats: &[Seat]) -> Vec<String> {
    let mut host = host.clone();
    let client = ClientNo(99);
    host.connect(client, Rights::Device);
    let request = if seats.is_empty() {
        Request::Watch { table, since: None }
    } else {
        Request::Sit { table, seats: seats.to_vec(), since: None }
    };
    let text = serde_json::to_string(&json!({ "id": 1, "request": request })).expect("text");
    let tell = |effect: Effect| match effect {
        Effect::Tell { told, .. } => told.text(),
        other => panic!("{other:?}"),
    };
    host.handle_text(client, &text).into_iter().map(tell).collect()
}

#[test]
fn a_table_that_was_killed_at_any_moment_comes_back_as_it_was() {
    for (n, (options, sitters, shared)) in (0..).zip(tables()).step_by(3) {
        let mut wire = Wire::new(11);
        let table = wire.make(&options, 60 + n, &sitters);
        let mut all = desks(&mut wire, table, shared);
        let mut rng = Seed::from_number(n).player_rng(Seat::default());
        let mut moments = 0;
        play(&mut wire, &mut all, &mut rng, |wire, desks| {
            let reopened = wire.reopened(table);
            let text = |host: &Host| host.session(table).expect("a table").to_text();
            assert_eq!(text(&reopened), text(&wire.host));
            let holds = &desks[0].info.holds;
            for seats in [&holds[..], &[]] {
                let (ours, theirs) =
                    (sitting_anew(&wire.host, table, seats), sitting_anew(&reopened, table, seats));
                assert_eq!(ours, theirs);
            }
            moments += 1;
        });
        assert!(moments > 40, "{moments}");
    }
}

#[test]
fn what_was_kept_up_to_any_revision_is_the_table_as_it_was_told_then() {
    for (n, (options, sitters, shared)) in (0..).zip(tables()).skip(2).step_by(2) {
        let mut wire = Wire::new(13);
        let table = wire.make(&options, 80 + n, &sitters);
        let mut all = desks(&mut wire, table, shared);
        let first = wire.desk(50, table, &[]).state.sight;
        let mut rng = Seed::from_number(n).player_rng(Seat::default());
        play(&mut wire, &mut all, &mut rng, |_, _| {});
        let states = wire.heard[&50].iter().filter_map(|text| match told(text).message {
            Message::State(state) => Some(state.sight),
            _ => None,
        });
        let then: Vec<_> = [first].into_iter().chain(states).collect();
        let stored = wire.store[&table].clone();
        assert_eq!(then.len(), stored.entries.len() + 1, "told of every revision");
        for (revision, sight) in then.into_iter().enumerate() {
            wire.host.close(table, "test");
            wire.host.restore(table, &stored.head(), &stored.entries[..revision]).expect("restored");
            let state = wire.desk(50, table, &[]).state;
            assert_eq!((state.revision as usize, state.sight), (revision, sight));
        }
    }
}

#[test]
fn a_game_goes_on_alike_after_it_was_reopened() {
    let sitters = [person("Anna"), bot("random"), bot("novice")];
    let play_with = |reopen_at: Option<u32>| {
        let mut wire = Wire::new(2);
        let table = wire.make(&GameOptions::new(3), 21, &sitters);
        let mut rng = Seed::from_number(6).player_rng(Seat::default());
        let mut desk = wire.desk(PAGE, table, &[seat(0)]);
        desk.play_until(&mut wire, &mut rng, |desk| {
            Some(desk.state.revision) >= reopen_at && reopen_at.is_some()
        });
        wire.host = wire.reopened(table);
        let mut desk = wire.desk(PAGE, table, &[seat(0)]);
        desk.play_until(&mut wire, &mut rng, |_| false);
        wire.record(table)
    };
    let whole = play_with(None);
    for revision in [1, 10, 30, 60] {
        assert_eq!(play_with(Some(revision)), whole, "reopened at {revision}");
    }
}

#[test]
fn a_client_that_was_away_is_told_what_it_missed() {
    let mut wire = Wire::new(4);
    let table = wire.make(&GameOptions::new(2), 5, &[person("Anna"), person("Bert")]);
    let mut all = desks(&mut wire, table, true);
    let mut rng = Seed::from_number(4).player_rng(Seat::default());
    let mut known: Vec<(u32, Vec<Vec<Event>>)> = Vec::new();
    let done = play(&mut wire, &mut all, &mut rng, |_, desks| {
        known.push((desks[0].state.revision, desks[0].events.clone()));
    });
    assert!(done.iter().filter(|did| matches!(did, Did::Undo(_))).count() > 5);
    wire.host.connect(ClientNo(7), Rights::Device);
    for (since, events) in known {
        let request = json!({ "ask": "watch", "table": table, "since": since });
        let Message::Seated { state, .. } = wire.ask(7, &request) else { panic!("not seated") };
        assert_eq!(log(events, &state.log), all[0].events);
    }
}

#[test]
fn everyone_at_the_table_is_told_once_of_every_action() {
    let mut wire = Wire::new(4);
    let table = wire.make(&GameOptions::new(2), 5, &[person("Anna"), person("Bert")]);
    let mut all =
        [wire.desk(2, table, &[seat(0)]), wire.desk(3, table, &[seat(1)]), wire.desk(4, table, &[])];
    wire.ask(PAGE, &json!({ "ask": "leave", "table": table }));
    let mut rng = Seed::from_number(1).player_rng(Seat::default());
    play(&mut wire, &mut all[..2], &mut rng, |_, _| {});
    let revisions = |client: u64| -> Vec<u32> {
        let states = wire.heard[&client].iter().filter_map(|text| {
            let Told { message: Message::State(state), .. } = told(text) else { return None };
            Some(state.revision)
        });
        states.collect()
    };
    let entries = wire.host.session(table).expect("a table").record().entries.len() as u32;
    let every: Vec<u32> = (1..=entries).collect();
    assert_eq!([2, 3, 4].map(revisions), [every.clone(), every.clone(), every]);
}
