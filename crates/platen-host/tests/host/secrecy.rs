//! What a client is told does not depend on what is hidden from it: worlds that differ only there tell the same, byte for
//! byte.

use crate::wire::{Desk, PAGE, Wire, bot, cards, person, seat, told};
use platen_host::protocol::{Message, ReplayNo, TableNo};
use platen_rules::vocabulary::Seat;
use platen_rules::{Action, Entry, GameOptions, Phase, Plans, SeatKind, Seed};
use platen_testkit::universe;
use serde_json::json;

/// The client that listens.
const EAR: u64 = 60;

/// Everything that a viewer can ask at a table without changing it, and all that it is told.
fn everything(wire: &mut Wire, table: TableNo, viewer: Option<Seat>) -> Vec<String> {
    let mut desk = wire.desk(EAR, table, viewer.as_slice());
    if let Some(me) = viewer {
        ask_all(wire, &mut desk, me);
    }
    let jobs = wire.host.thinking().filter(|job| viewer.is_some() && job.view.viewer == viewer);
    let jobs: Vec<String> = jobs.map(|job| serde_json::to_string(job).expect("text")).collect();
    wire.ask(EAR, &json!({ "ask": "watch", "table": table, "since": 0 }));
    wire.heard[&EAR].iter().cloned().chain(jobs).collect()
}

fn ask_all(wire: &mut Wire, desk: &mut Desk, me: Seat) {
    let (table, listed) = (desk.table(), desk.state.sight.choices.listed.clone());
    let mut rng = Seed::from_number(1).player_rng(me);
    let game = desk.state.sight.view.determinise(&cards(), &mut rng).expect("a view is sound");
    let some: Vec<Action> = universe(&game, me).into_iter().step_by(23).take(150).collect();
    wire.ask(EAR, &json!({ "ask": "why", "table": table, "seat": me, "actions": some }));
    wire.ask(EAR, &json!({ "ask": "propose", "table": table, "seat": me }));
    wire.ask_text(EAR, &json!({ "ask": "hint", "table": table, "seat": me, "iterations": 4 }));
    wire.ask(EAR, &json!({ "ask": "try_begin", "table": table }));
    for action in listed.iter().step_by(3).take(8) {
        wire.ask(EAR, &json!({ "ask": "try_act", "table": table, "action": action }));
        wire.ask(EAR, &json!({ "ask": "try_undo", "table": table }));
    }
    let late = json!({ "ask": "undo", "table": table, "seat": me, "revision": 100_000 });
    assert_eq!(wire.refused(EAR, &late).0, "stale");
}

fn digest(wire: &Wire, table: TableNo) -> String {
    wire.host.session(table).expect("a table").game().digest()
}

/// What the viewer hears of the next action in either world; nothing if the action reveals something.
fn next_action(worlds: &mut [Wire; 2], desk: &Desk, action: &Action) -> Option<[Vec<String>; 2]> {
    let table = desk.table();
    let setup = |wire: &Wire| *wire.host.session(table).expect("a table").game().setup();
    let before = setup(&worlds[0]);
    for world in worlds.iter_mut() {
        assert!(matches!(world.ask(PAGE, &desk.act_request(action)), Message::State(_)));
    }
    let reveals = before.reveals(&setup(&worlds[0]));
    (!reveals).then(|| [0, 1].map(|n: usize| worlds[n].heard[&EAR].clone()))
}

#[test]
fn worlds_that_differ_in_what_is_hidden_tell_a_viewer_the_same() {
    let people =
        |n: usize| -> Vec<_> { ["Anna", "Bert", "Carla"][..n].iter().map(|name| person(name)).collect() };
    let tables = [
        (GameOptions::new(1), people(1)),
        (GameOptions::new(2), people(2)),
        (GameOptions::new(3).with_automa(), people(3)),
        (GameOptions::new(3), vec![person("Anna"), bot("random"), person("Bert")]),
    ];
    let (mut compared, mut went_on) = (0, 0);
    for (n, (options, sitters)) in (0..).zip(tables) {
        let mut wire = Wire::new(9);
        let table = wire.make(&options, 300 + n, &sitters);
        let seats = wire.desk(PAGE, table, &[]).info.seats;
        let people = seats.iter().filter(|info| info.kind == SeatKind::Human);
        let people: Vec<Seat> = people.map(|info| info.seat).collect();
        let mut desk = wire.desk(PAGE, table, &people);
        let mut rng = Seed::from_number(n).player_rng(Seat::default());
        loop {
            wire.think();
            desk.listen(&wire);
            let Some(acting) = desk.awaited() else { break };
            desk.take_device(&mut wire, acting);
            let action = desk.choose(&mut rng).expect("something to do");
            for viewer in people.iter().copied().map(Some).chain([None]) {
                if !(desk.state.revision as usize + viewer.map_or(0, Seat::index)).is_multiple_of(4) {
                    continue;
                }
                let mut worlds = [wire.clone(), wire.clone()];
                worlds[1].host.redeal(table, viewer, Seed::from_number(1000 + compared));
                assert_ne!(digest(&worlds[0], table), digest(&worlds[1], table));
                let [ours, theirs] = worlds.each_mut().map(|world| everything(world, table, viewer));
                assert_eq!(ours, theirs);
                compared += 1;
                let own_plan = matches!(action, Action::CommitPlan { .. }) && viewer == Some(acting);
                if let Some([ours, theirs]) = next_action(&mut worlds, &desk, &action).filter(|_| !own_plan) {
                    assert_eq!(ours, theirs);
                    went_on += 1;
                }
            }
            desk.act(&mut wire, &action);
        }
    }
    assert!(compared > 200 && went_on > 100, "{compared} {went_on}");
}

/// Two worlds in which everything is the same until Anna commits one of two plans; the device is laid down after that.
fn two_plans(sitters: &[serde_json::Value], options: &GameOptions) -> (TableNo, [Wire; 2], Desk) {
    let mut wire = Wire::new(2);
    let table = wire.make(options, 17, sitters);
    let people: Vec<Seat> = options.player_seats().iter().collect();
    let mut desk = wire.desk(PAGE, table, &people);
    let mut rng = Seed::from_number(5).player_rng(Seat::default());
    desk.play_until(&mut wire, &mut rng, |desk| {
        let view = &desk.state.sight.view.table;
        view.phase == Phase::Planning && view.round == 2 && view.frames.is_empty()
    });
    desk.take_device(&mut wire, seat(0));
    let plans = Plans::of(desk.state.sight.choices.plans.expect("planning").markers);
    let worlds = [0, plans.count() - 1].map(|n| {
        let mut world = wire.clone();
        let plan = plans.nth(n).expect("a plan");
        let commit = desk.act_request(&Action::CommitPlan { plan });
        assert!(matches!(world.ask(PAGE, &commit), Message::State(_)));
        world.ask(PAGE, &json!({ "ask": "hand_over", "table": table, "to": null }));
        world.heard.clear();
        world
    });
    (table, worlds, desk)
}

#[test]
fn a_hidden_plan_reaches_nobody_before_the_reveal() {
    let options = GameOptions::new(3).without_characters();
    let sitters = [person("Anna"), person("Bert"), person("Carla")];
    let (table, worlds, _) = two_plans(&sitters, &options);
    assert_ne!(digest(&worlds[0], table), digest(&worlds[1], table));
    let [ours, theirs] = worlds.map(|mut world| {
        world.ask(PAGE, &json!({ "ask": "hand_over", "table": table, "to": 1 }));
        let Message::Reel(reel) = world.ask(PAGE, &json!({ "ask": "replay_table", "table": table })) else {
            panic!("no replay")
        };
        for step in 0..=reel.steps {
            for viewer in [None, Some(1)] {
                let look = json!({ "ask": "replay_step", "replay": reel.replay, "step": step, "viewer": viewer });
                assert!(matches!(world.ask(PAGE, &look), Message::Shown(_)));
            }
        }
        let as_anna = json!({ "ask": "replay_step", "replay": reel.replay, "step": reel.steps, "viewer": 0 });
        assert_eq!(world.refused(PAGE, &as_anna).0, "not_your_view");
        let play_on = json!({ "ask": "play_on", "replay": reel.replay, "step": 0 });
        assert_eq!(world.refused(PAGE, &play_on).0, "game_running");
        let act = json!({ "ask": "act", "table": table, "seat": 0, "action": { "do": "take_back_plan" }, "revision": 0 });
        assert_eq!(world.refused(PAGE, &act).0, "not_at_device");
        world.ask(PAGE, &json!({ "ask": "save", "table": table }));
        let mut heard = world.heard[&PAGE].clone();
        heard.extend(everything(&mut world, table, Some(seat(1))));
        heard.extend(everything(&mut world, table, Some(seat(2))));
        heard.extend(everything(&mut world, table, None));
        heard
    });
    assert_eq!(ours, theirs);
}

#[test]
fn the_plan_is_shown_again_to_whom_it_belongs() {
    let options = GameOptions::new(2).without_characters();
    let (table, worlds, _) = two_plans(&[person("Anna"), person("Bert")], &options);
    let seen = worlds.map(|mut world| {
        let state = world.ask(PAGE, &json!({ "ask": "hand_over", "table": table, "to": 0 }));
        let Message::State(state) = state else { panic!("not handed over") };
        state.sight.view.own_plan.expect("her own plan")
    });
    assert_ne!(seen[0], seen[1]);
}

#[test]
fn who_sits_down_for_several_is_shown_what_everyone_sees() {
    let options = GameOptions::new(2).without_characters();
    let (table, [mut wire, _], _) = two_plans(&[person("Anna"), person("Bert")], &options);
    let desk = wire.desk(PAGE, table, &[seat(0), seat(1)]);
    assert_eq!((desk.viewer(), desk.state.sight.view.own_plan), (None, None));
    assert!(desk.state.sight.choices.listed.is_empty());
}

#[test]
fn no_message_of_a_running_game_names_its_seed() {
    let mut wire = Wire::new(6);
    let sitters = [person("Anna"), person("Bert"), bot("random")];
    let table = wire.make(&GameOptions::new(3), 0xfeed_beef_1234_5678, &sitters);
    let mut desk = wire.desk(PAGE, table, &[seat(0), seat(1)]);
    let mut rng = Seed::from_number(5).player_rng(Seat::default());
    let save = json!({ "ask": "save", "table": table });
    desk.play_until(&mut wire, &mut rng, |_| false);
    let session = wire.host.session(table).expect("a table");
    let seeds =
        [session.record().seed, session.record().seed.of_player(seat(2))].map(|seed| seed.to_string());
    let heard: Vec<String> = wire.heard[&PAGE].clone();
    assert!(heard.len() > 100 && heard.iter().all(|text| seeds.iter().all(|seed| !text.contains(seed))));
    assert!(wire.ask_text(PAGE, &save).contains(&seeds[0]), "once it is over, everyone may know");
}

#[test]
fn the_record_of_a_running_game_goes_into_a_file_unseen() {
    let mut wire = Wire::new(6);
    let table = wire.make(&GameOptions::new(1), 5, &[person("Anna")]);
    let save = json!({ "ask": "save", "table": table });
    assert_eq!(wire.ask(PAGE, &save), Message::Done);
    assert_eq!(wire.files, [wire.record(table)]);
    let effects = wire.host.seat(platen_host::ClientNo(8), table, &[seat(1)], None).expect("seated");
    wire.carry_out(effects);
    assert_eq!(wire.refused(8, &save).0, "game_running");
}

#[test]
fn a_replay_hides_plans_from_those_who_did_not_see_them() {
    let mut wire = Wire::new(6);
    let table = wire.make(&GameOptions::new(2), 5, &[person("Anna"), bot("random")]);
    let mut desk = wire.desk(PAGE, table, &[seat(0)]);
    let mut rng = Seed::from_number(5).player_rng(Seat::default());
    desk.play_until(&mut wire, &mut rng, |_| false);
    wire.ask(PAGE, &json!({ "ask": "replay_table", "table": table }));
    let actions = wire.host.session(table).expect("a table").actions().to_vec();
    let mut plans = 0;
    for (step, (who, action)) in (1..).zip(actions) {
        for viewer in [None, Some(seat(0)), Some(seat(1))] {
            let look = json!({ "ask": "replay_step", "replay": ReplayNo(1), "step": step, "viewer": viewer });
            let Message::Shown(shown) = wire.ask(PAGE, &look) else { panic!("not shown") };
            let hidden = matches!(action, Action::CommitPlan { .. }) && viewer != Some(who);
            assert_eq!(shown.action, (!hidden).then_some(action));
            plans += u32::from(hidden);
        }
    }
    assert!(plans >= 24, "{plans}");
}

#[test]
fn what_is_kept_tells_everything_and_what_is_told_does_not() {
    let options = GameOptions::new(2).without_characters();
    let (table, [wire, _], _) = two_plans(&[person("Anna"), person("Bert")], &options);
    let session = wire.host.session(table).expect("a table");
    let Some(Entry::Act { action, .. }) = session.record().entries.last() else { panic!("a plan") };
    let line = platen_rules::write_action(action, options.edition);
    assert!(wire.store[&table].entries.last().expect("kept").ends_with(&line));
    assert!(wire.heard.values().flatten().all(|text| told(text).to.is_some() && !text.contains(&line)));
}
