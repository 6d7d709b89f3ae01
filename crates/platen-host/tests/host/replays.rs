//! Any record can be looked through, step by step, and played on from any of them.

use crate::wire::{Desk, PAGE, Wire, bot, cards, person, seat};
use platen_host::protocol::{Message, Reel, Shown, TableNo};
use platen_rules::vocabulary::Seat;
use platen_rules::{Event, Game, GameOptions, Seed, Session, read_records};
use serde_json::{Value, json};

/// A finished game, with undone actions in it.
fn finished(wire: &mut Wire, options: &GameOptions, sitters: &[Value]) -> (TableNo, Desk) {
    let table = wire.make(options, 31, sitters);
    let mut desk = wire.desk(PAGE, table, &[seat(0)]);
    let mut rng = Seed::from_number(3).player_rng(Seat::default());
    let mut undone = 0;
    while undone < 5 {
        desk.play_until(wire, &mut rng, |desk| desk.state.undo.steps > 0);
        assert!(matches!(wire.ask(PAGE, &desk.undo_request(1)), Message::State(_)));
        desk.listen(wire);
        let action = desk.choose(&mut rng).expect("something to do");
        desk.act(wire, &action);
        undone += 1;
    }
    desk.play_until(wire, &mut rng, |_| false);
    assert!(desk.state.sight.over);
    (table, desk)
}

fn reel(message: Message) -> Reel {
    match message {
        Message::Reel(reel) => *reel,
        other => panic!("no replay: {other:?}"),
    }
}

fn shown(wire: &mut Wire, reel: &Reel, step: u32, viewer: Option<Seat>) -> Shown {
    let look = json!({ "ask": "replay_step", "replay": reel.replay, "step": step, "viewer": viewer });
    match wire.ask(PAGE, &look) {
        Message::Shown(shown) => *shown,
        other => panic!("not shown: {other:?}"),
    }
}

#[test]
fn every_step_of_a_record_is_shown_as_it_was() {
    let mut wire = Wire::new(7);
    let (table, _) = finished(&mut wire, &GameOptions::new(2), &[person("Anna"), bot("novice")]);
    let text = wire.record(table);
    let session: Session = read_records(&text).expect("a record")[0].replay(None).expect("replays");
    let by_table = reel(wire.ask(PAGE, &json!({ "ask": "replay_table", "table": table })));
    let by_text = reel(wire.ask(PAGE, &json!({ "ask": "replay_record", "record": text })));
    assert_eq!((by_table.steps, &by_table.seats), (by_text.steps, &by_text.seats));
    assert_eq!(by_text.steps as usize, session.actions().len());

    let mut events: Vec<Event> = Vec::new();
    let mut game =
        Game::begin(cards(), session.record().options, session.record().seed, &mut events).expect("begins");
    for step in 0..=by_text.steps {
        if let Some((seat, action)) = step.checked_sub(1).map(|last| session.actions()[last as usize]) {
            events = game.apply(seat, &action).expect("legal");
        }
        for viewer in [None, Some(seat(0)), Some(seat(1))] {
            let there = shown(&mut wire, &by_text, step, viewer);
            assert_eq!(there.sight.view, game.view(viewer));
            assert_eq!(there.events, events);
            assert!(there.sight.choices.listed.is_empty());
            let here = shown(&mut wire, &by_table, step, viewer);
            assert_eq!(Shown { replay: there.replay, ..here }, there);
        }
    }
    let beyond = json!({ "ask": "replay_step", "replay": by_text.replay, "step": by_text.steps + 1 });
    assert_eq!(wire.refused(PAGE, &beyond).0, "no_step");
}

#[test]
fn a_replay_is_played_on_from_any_step() {
    let mut wire = Wire::new(7);
    let (table, _) = finished(&mut wire, &GameOptions::new(2), &[person("Anna"), bot("random")]);
    let actions = wire.host.session(table).expect("a table").actions().to_vec();
    let reel = reel(wire.ask(PAGE, &json!({ "ask": "replay_table", "table": table })));
    let sitters = [bot("random"), person("Bert")];
    for step in [0, 1, reel.steps / 2, reel.steps - 1] {
        let request =
            json!({ "ask": "play_on", "replay": reel.replay, "step": step, "sitters": sitters.as_slice() });
        let Message::Seated { info, state } = wire.ask(PAGE, &request) else { panic!("not seated") };
        assert_ne!(info.table, table);
        assert_eq!((state.revision, info.holds.as_slice()), (step, [seat(1)].as_slice()));
        assert_eq!(state.sight.view.table, shown(&mut wire, &reel, step, None).sight.view.table);
        let session = wire.host.session(info.table).expect("a table");
        assert_eq!(session.actions(), &actions[..step as usize]);
        let mut desk = wire.desk(PAGE, info.table, &[seat(1)]);
        let mut rng = Seed::from_number(3).player_rng(Seat::default());
        desk.play_until(&mut wire, &mut rng, |_| false);
        assert!(desk.state.sight.over);
        let reopened = wire.reopened(info.table);
        assert_eq!(reopened.session(info.table).expect("kept").to_text(), wire.record(info.table));
    }
}

#[test]
fn a_saved_game_is_opened_where_it_stopped() {
    let mut wire = Wire::new(7);
    let table = wire.make(&GameOptions::new(2), 31, &[person("Anna"), bot("random")]);
    let mut desk = wire.desk(PAGE, table, &[seat(0)]);
    let mut rng = Seed::from_number(3).player_rng(Seat::default());
    let mut opened = 0;
    while !desk.state.sight.over {
        let revision = desk.state.revision;
        desk.play_until(&mut wire, &mut rng, |desk| desk.state.revision > revision + 9);
        let record = wire.record(table);
        let mut other = Wire::new(8);
        let request = json!({ "ask": "open", "record": record });
        let Message::Seated { info, state } = other.ask(PAGE, &request) else { panic!("not seated") };
        assert_eq!(other.record(info.table), record);
        assert_eq!((state.sight, state.undo), (desk.state.sight.clone(), desk.state.undo.clone()));
        assert_eq!(other.reopened(info.table).session(info.table).expect("kept").to_text(), record);
        opened += 1;
    }
    assert!(opened > 5, "{opened}");
}

#[test]
fn a_set_of_ones_own_is_played_with_and_kept() {
    let mut own = (*cards()).clone();
    own.name = "own".to_string();
    own.printing[0].guilders += 1;
    let text = platen_rules::cards::set_to_toml(&own);
    let mut wire = Wire::new(7);
    let request = json!({
        "ask": "make", "options": GameOptions::new(1), "sitters": [person("Anna")], "set": { "text": text },
    });
    let Message::Seated { info, .. } = wire.ask(PAGE, &request) else { panic!("not seated") };
    assert_eq!((info.set.name.as_str(), &info.set_text), ("own", &Some(text.clone())));
    assert_ne!(info.set.hash, cards().hash());
    let record = wire.record(info.table);
    assert_eq!(wire.reopened(info.table).session(info.table).expect("kept").to_text(), record);
    let open = json!({ "ask": "open", "record": record });
    assert_eq!(wire.refused(PAGE, &open).0, "bad_record");
    let open = json!({ "ask": "open", "record": record, "set": { "text": text } });
    assert!(matches!(wire.ask(PAGE, &open), Message::Seated { .. }));
    let replay = json!({ "ask": "replay_record", "record": record, "set": { "text": text } });
    assert_eq!(reel(wire.ask(PAGE, &replay)).steps, 0);
}
