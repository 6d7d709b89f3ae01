//! A line can be tried, and nothing of it stays.

use crate::wire::{PAGE, Wire, bot, person, seat};
use platen_host::protocol::{Message, Trial};
use platen_rules::vocabulary::Seat;
use platen_rules::{GameOptions, Phase, Seed};
use serde_json::json;

fn trial(message: Message) -> Trial {
    match message {
        Message::Trial(trial) => *trial,
        other => panic!("no trial: {other:?}"),
    }
}

#[test]
fn a_trial_follows_the_rules_and_leaves_no_trace() {
    let mut wire = Wire::new(1);
    let table = wire.make(&GameOptions::new(2), 12, &[person("Anna"), bot("random")]);
    let mut desk = wire.desk(PAGE, table, &[seat(0)]);
    let mut rng = Seed::from_number(1).player_rng(Seat::default());
    let (mut tried, mut revealing) = (0, 0);
    loop {
        wire.think();
        desk.listen(&wire);
        if desk.awaited().is_none() {
            break;
        }
        let untouched = wire.clone();
        let start = trial(wire.ask(PAGE, &json!({ "ask": "try_begin", "table": table })));
        assert_eq!((&start.sight, start.revision), (&desk.state.sight, desk.state.revision));
        let mut line = vec![start];
        for _ in 0..6 {
            let last = line.last().expect("the start");
            let choices = &last.sight.choices.listed;
            let Some(action) = choices.get(tried % choices.len().max(1)) else { break };
            match wire.ask(PAGE, &json!({ "ask": "try_act", "table": table, "action": action })) {
                Message::Refused(no) => {
                    assert_eq!(no.code, "would_reveal");
                    revealing += 1;
                    break;
                }
                message => line.push(trial(message)),
            }
            tried += 1;
        }
        while line.len() > 1 {
            line.pop();
            let back = trial(wire.ask(PAGE, &json!({ "ask": "try_undo", "table": table })));
            assert_eq!(Some(&back), line.last());
        }
        assert_eq!(wire.refused(PAGE, &json!({ "ask": "try_undo", "table": table })).0, "nothing_tried");
        assert_eq!(wire.ask(PAGE, &json!({ "ask": "try_leave", "table": table })), Message::Done);
        assert_eq!(wire.record(table), untouched.record(table));
        assert_eq!(wire.store[&table].entries, untouched.store[&table].entries);
        let action = desk.choose(&mut rng).expect("something to do");
        // The other world never heard of a trial, and its client not of its answers.
        let (mut other, mut untouched) = (desk.clone(), untouched);
        other.act(&mut untouched, &action);
        desk.act(&mut wire, &action);
        assert_eq!(desk.state, other.state);
    }
    assert!(tried > 50 && revealing > 4, "{tried} {revealing}");
}

#[test]
fn what_was_tried_comes_true_when_it_is_done() {
    let mut wire = Wire::new(1);
    let table = wire.make(&GameOptions::new(1), 4, &[person("Anna")]);
    let mut desk = wire.desk(PAGE, table, &[seat(1)]);
    let mut rng = Seed::from_number(2).player_rng(Seat::default());
    let mut came_true = 0;
    while desk.awaited().is_some() {
        let action = desk.choose(&mut rng).expect("something to do");
        wire.ask(PAGE, &json!({ "ask": "try_begin", "table": table }));
        let answer = wire.ask(PAGE, &json!({ "ask": "try_act", "table": table, "action": action }));
        desk.act(&mut wire, &action);
        if let Message::Trial(trial) = answer {
            assert_eq!(trial.sight, desk.state.sight);
            assert_eq!(Some(&trial.events), desk.events.last());
            came_true += 1;
        }
    }
    assert!(came_true > 30, "{came_true}");
}

#[test]
fn only_the_seat_at_the_device_acts_in_a_trial() {
    let mut wire = Wire::new(1);
    let table = wire.make(&GameOptions::new(2), 4, &[person("Anna"), person("Bert")]);
    let mut desk = wire.desk(PAGE, table, &[seat(0), seat(1)]);
    let begin = json!({ "ask": "try_begin", "table": table });
    assert_eq!(wire.refused(PAGE, &begin).0, "nobody_at_device");
    let acting = desk.awaited().expect("someone");
    let other = seat(1 - acting.number());
    desk.take_device(&mut wire, acting);
    let action = desk.state.sight.choices.listed[0];
    desk.take_device(&mut wire, other);
    trial(wire.ask(PAGE, &begin));
    let act = json!({ "ask": "try_act", "table": table, "action": action });
    assert_eq!(wire.refused(PAGE, &act), ("not_awaited".to_string(), Some("SET-10".to_string())));
}

#[test]
fn a_trial_ends_when_the_device_or_the_table_moves_on() {
    let mut wire = Wire::new(1);
    let options = GameOptions::new(2).without_characters();
    let table = wire.make(&options, 4, &[person("Anna"), person("Bert")]);
    let mut all = [wire.desk(2, table, &[seat(0)]), wire.desk(3, table, &[seat(1)])];
    let mut rng = Seed::from_number(2).player_rng(Seat::default());
    let begin = json!({ "ask": "try_begin", "table": table });
    let acting = all.iter().position(|desk| desk.awaited().is_some()).expect("someone");
    let other = all[1 - acting].client;
    trial(wire.ask(other, &begin));
    let action = all[acting].choose(&mut rng).expect("a choice");
    all[acting].act(&mut wire, &action);
    let ended = Message::TrialEnded { table };
    assert!(wire.heard[&other].iter().any(|text| crate::wire::told(text).message == ended));
    assert_eq!(wire.refused(other, &json!({ "ask": "try_undo", "table": table })).0, "no_trial");

    let mut shared = wire.desk(PAGE, table, &[seat(0), seat(1)]);
    shared.take_device(&mut wire, seat(0));
    trial(wire.ask(PAGE, &begin));
    shared.take_device(&mut wire, seat(1));
    assert_eq!(wire.refused(PAGE, &json!({ "ask": "try_leave", "table": table })).0, "no_trial");
}

#[test]
fn a_trial_goes_on_while_others_plan_in_secret() {
    let mut wire = Wire::new(1);
    let options = GameOptions::new(2).without_characters();
    let table = wire.make(&options, 4, &[person("Anna"), person("Bert")]);
    let mut rng = Seed::from_number(2).player_rng(Seat::default());
    let mut shared = wire.desk(PAGE, table, &[seat(0), seat(1)]);
    shared.play_until(&mut wire, &mut rng, |desk| desk.state.sight.view.table.phase == Phase::Planning);
    let (anna, mut bert) = (wire.desk(2, table, &[seat(0)]), wire.desk(3, table, &[seat(1)]));
    let free = anna.state.sight.choices.listed[0];
    let buy = json!({ "ask": "try_act", "table": table, "action": free });
    trial(wire.ask(2, &json!({ "ask": "try_begin", "table": table })));
    let plan = platen_rules::Plans::of(bert.state.sight.choices.plans.expect("planning").markers).nth(3);
    bert.act(&mut wire, &platen_rules::Action::CommitPlan { plan: plan.expect("a plan") });
    assert_eq!(trial(wire.ask(2, &buy)).steps.len(), 1);
    // Nor does it make what Anna decided too late.
    let plan = platen_rules::Plans::of(anna.state.sight.choices.plans.expect("planning").markers).nth(5);
    let commit = anna.act_request(&platen_rules::Action::CommitPlan { plan: plan.expect("a plan") });
    assert!(matches!(wire.ask(2, &commit), Message::State(_)));
}
