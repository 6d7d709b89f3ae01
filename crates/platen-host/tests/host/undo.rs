//! Undoing as far as information allows, and no further.

use crate::wire::{PAGE, SET, Wire, bot, person, seat};
use platen_host::protocol::Message;
use platen_rules::vocabulary::Seat;
use platen_rules::{Action, GameOptions, Phase, Seed};
use serde_json::json;

#[test]
fn actions_are_undone_up_to_the_barrier_and_the_log_with_them() {
    let mut wire = Wire::new(1);
    let table = wire.make(&GameOptions::new(1), 12, &[person("Anna")]);
    let mut desk = wire.desk(PAGE, table, &[seat(1)]);
    let mut rng = Seed::from_number(1).player_rng(Seat::default());
    let mut reached = 0;
    let mut positions = vec![(desk.state.sight.clone(), desk.events.clone())];
    while let Some(action) = desk.choose(&mut rng) {
        if desk.awaited().is_none() {
            break;
        }
        desk.act(&mut wire, &action);
        let deep = desk.state.undo.steps as usize;
        // As many positions as may be gone back to are still known; a barrier cuts them off.
        positions.push((desk.state.sight.clone(), desk.events.clone()));
        positions.drain(..positions.len() - 1 - deep);
        if deep < 3 || reached > 4 {
            continue;
        }
        reached += 1;
        for left in (0..deep).rev() {
            assert!(matches!(wire.ask(PAGE, &desk.undo_request(1)), Message::State(_)));
            desk.listen(&wire);
            positions.pop();
            let (sight, events) = positions.last().expect("one more");
            assert_eq!((&desk.state.sight, &desk.events), (sight, events));
            assert_eq!(desk.state.undo.steps as usize, left);
        }
        let stopped = desk.state.undo.stopped.clone().expect("a reason");
        assert_eq!(wire.refused(PAGE, &desk.undo_request(1)).0, stopped.code);
        assert!(["revealed", "nothing_done"].contains(&stopped.code.as_str()), "{stopped:?}");
    }
    assert!(reached > 4, "{reached}");
}

#[test]
fn many_steps_go_as_far_as_they_can() {
    let mut wire = Wire::new(1);
    let table = wire.make(&GameOptions::new(1), 12, &[person("Anna")]);
    let mut desk = wire.desk(PAGE, table, &[seat(1)]);
    let mut rng = Seed::from_number(1).player_rng(Seat::default());
    desk.play_until(&mut wire, &mut rng, |desk| desk.state.undo.steps >= 3);
    let before = desk.state.revision;
    let steps = desk.state.undo.steps;
    assert!(matches!(wire.ask(PAGE, &desk.undo_request(1000)), Message::State(_)));
    desk.listen(&wire);
    assert_eq!(desk.state.undo.steps, 0);
    assert_eq!(desk.state.revision, before + steps, "each is an entry of its own");
    let undone = wire.store[&table].entries.iter().rev().take_while(|entry| *entry == "1 undo").count();
    assert_eq!(undone, steps as usize);
}

#[test]
fn one_undoes_ones_own_actions_alone() {
    let mut wire = Wire::new(1);
    let table = wire.make(&GameOptions::new(2).without_characters(), 3, &[person("Anna"), bot("random")]);
    let mut desk = wire.desk(PAGE, table, &[seat(0)]);
    let mut rng = Seed::from_number(2).player_rng(Seat::default());
    desk.play_until(&mut wire, &mut rng, |desk| {
        desk.state.sight.view.table.phase == Phase::Planning && desk.state.undo.steps == 0
    });
    assert_eq!(desk.state.undo.stopped.as_ref().expect("a reason").code, "other_seat");
    assert_eq!(wire.refused(PAGE, &desk.undo_request(1)).0, "other_seat");
}

#[test]
fn a_plan_can_be_taken_back_and_a_commitment_undone() {
    let mut wire = Wire::new(1);
    let options = GameOptions::new(2).without_characters();
    let table = wire.make(&options, 3, &[person("Anna"), person("Bert")]);
    let mut desk = wire.desk(PAGE, table, &[seat(0), seat(1)]);
    let mut rng = Seed::from_number(2).player_rng(Seat::default());
    desk.play_until(&mut wire, &mut rng, |desk| desk.state.sight.view.table.phase == Phase::Planning);
    desk.take_device(&mut wire, seat(0));
    let bounds = desk.state.sight.choices.plans.expect("a plan is asked for");
    let plan = platen_rules::Plans::of(bounds.markers).nth(bounds.count / 2).expect("a plan");
    let before = desk.state.sight.clone();
    desk.act(&mut wire, &Action::CommitPlan { plan });
    assert_eq!(desk.state.sight.view.own_plan, Some(plan));
    desk.act(&mut wire, &Action::TakeBackPlan);
    assert_eq!(desk.state.sight, before);
    desk.act(&mut wire, &Action::CommitPlan { plan });
    assert!(matches!(wire.ask(PAGE, &desk.undo_request(1)), Message::State(_)));
    desk.listen(&wire);
    assert_eq!(desk.state.sight, before);
}

#[test]
fn a_table_can_be_played_without_undo() {
    let mut wire = Wire::new(1);
    let house = json!({ "hints": true, "undo": false });
    let request = json!({ "ask": "make", "options": GameOptions::new(1), "set": { "published": SET }, "sitters": [person("Anna")], "house": house });
    let Message::Seated { info, .. } = wire.ask(PAGE, &request) else { panic!("no table") };
    let mut desk = wire.desk(PAGE, info.table, &[seat(1)]);
    let action = desk.choose(&mut Seed::from_number(1).player_rng(Seat::default())).expect("a choice");
    desk.act(&mut wire, &action);
    assert_eq!(desk.state.undo.steps, 0);
    assert_eq!(desk.state.undo.stopped.as_ref().expect("a reason").code, "undo_off");
    assert_eq!(wire.refused(PAGE, &desk.undo_request(1)).0, "undo_off");
    assert!(!wire.reopened(info.table).session(info.table).expect("kept").record().entries.is_empty());
}
