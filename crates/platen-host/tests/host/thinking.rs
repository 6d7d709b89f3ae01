//! Bots think outside of the host, and what comes too late is dropped.

use crate::wire::{Desk, PAGE, Wire, bot, cards, person, run, seat, told};
use platen_bots::{Effort, FALLBACK, Question, Seated};
use platen_host::protocol::{Message, TableNo};
use platen_host::{ClientNo, Effect, Job, Task};
use platen_rules::vocabulary::Seat;
use platen_rules::{Action, GameOptions, Phase, Plans, Seed};
use serde_json::json;

fn jobs(wire: &Wire) -> Vec<Job> {
    wire.host.thinking().cloned().collect()
}

/// A table in its first planning: Anna, and a bot that has not thought yet.
fn planning() -> (Wire, TableNo, Desk) {
    let mut wire = Wire::new(1);
    let options = GameOptions::new(2).without_characters();
    let table = wire.make(&options, 3, &[person("Anna"), bot("random")]);
    let mut desk = wire.desk(PAGE, table, &[seat(0)]);
    let mut rng = Seed::from_number(2).player_rng(Seat::default());
    while desk.state.sight.view.table.phase != Phase::Planning {
        match desk.awaited() {
            Some(_) => {
                let action = desk.choose(&mut rng).expect("a choice");
                desk.act(&mut wire, &action);
            }
            None => wire.think(),
        }
        desk.listen(&wire);
    }
    (wire, table, desk)
}

fn heard(wire: &Wire) -> Vec<Message> {
    wire.heard[&PAGE].iter().map(|text| told(text).message).collect()
}

#[test]
fn a_job_holds_what_its_seat_sees_and_nothing_else() {
    let (wire, table, desk) = planning();
    let [job] = &jobs(&wire)[..] else { panic!("one bot thinks") };
    assert_eq!(desk.state.thinking, Some(seat(1)));
    let session = wire.host.session(table).expect("a table");
    assert_eq!(job.view, session.game().view(Some(seat(1))));
    assert_eq!((job.table, job.revision), (table, desk.state.revision));
    assert_eq!(job.task, Task::Decide { level: "random".to_string() });
    let text = serde_json::to_string(job).expect("text");
    assert!(!text.contains(&session.record().seed.to_string()));
    assert_eq!(run(&text), run(&text), "equal jobs have equal outcomes");
}

#[test]
fn an_outcome_that_comes_too_late_is_dropped() {
    let (mut wire, table, mut desk) = planning();
    let late = jobs(&wire).remove(0);
    let late_outcome = run(&serde_json::to_string(&late).expect("text"));
    let free = desk.state.sight.choices.listed[0];
    desk.act(&mut wire, &free);
    let anew = jobs(&wire).remove(0);
    assert_ne!(anew.number, late.number);
    assert_eq!(anew.revision, desk.state.revision);
    let record = wire.record(table);
    wire.finish(&late_outcome);
    assert_eq!(wire.record(table), record);
    let outcome = run(&serde_json::to_string(&anew).expect("text"));
    wire.finish(&outcome);
    assert_ne!(wire.record(table), record);
    let record = wire.record(table);
    wire.finish(&outcome);
    assert_eq!(wire.record(table), record, "an outcome counts once");
}

#[test]
fn a_plan_in_secret_does_not_make_a_bot_think_anew() {
    let (mut wire, _, mut desk) = planning();
    let before = jobs(&wire);
    let plan = Plans::of(desk.state.sight.choices.plans.expect("planning").markers).nth(7).expect("a plan");
    desk.act(&mut wire, &Action::CommitPlan { plan });
    assert_eq!(jobs(&wire), before);
    wire.think();
    desk.listen(&wire);
    assert_ne!(desk.state.sight.view.table.phase, Phase::Planning);
}

#[test]
fn a_bot_that_dies_or_cheats_loses_the_decision_to_the_fallback() {
    let (wire, table, _) = planning();
    let job = jobs(&wire).remove(0);
    let cheat = job.interrupted(Action::Pass);
    let mut ends = Vec::new();
    for outcome in [job.abandoned(), cheat] {
        let mut world = wire.clone();
        world.finish(&serde_json::to_string(&outcome).expect("text"));
        let session = world.host.session(table).expect("a table");
        assert!(session.game().table().committed.contains(seat(1)));
        ends.push(world.record(table));
    }
    assert_eq!(ends[0], ends[1]);
}

#[test]
fn a_bot_that_is_interrupted_does_the_best_it_had_found() {
    let (mut wire, table, desk) = planning();
    assert_eq!(wire.ask(PAGE, &json!({ "ask": "stop", "table": table })), Message::Done);
    assert_eq!(wire.hurried, 1);
    let job = jobs(&wire).remove(0);
    let markers = desk.state.sight.view.table.players[seat(1)].markers;
    let plan = Plans::of(markers).nth(11).expect("a plan");
    wire.finish(&serde_json::to_string(&job.interrupted(Action::CommitPlan { plan })).expect("text"));
    let session = wire.host.session(table).expect("a table");
    assert_eq!(session.actions().last(), Some(&(seat(1), Action::CommitPlan { plan })));
}

#[test]
fn advice_is_found_for_whoever_asked() {
    let (mut wire, table, desk) = planning();
    let hint = json!({ "ask": "hint", "table": table, "seat": 0, "iterations": 6 });
    assert_eq!(wire.ask_text(PAGE, &hint), "", "the answer comes when it is found");
    assert_eq!(wire.refused(PAGE, &hint).0, "too_many");
    let job = jobs(&wire).into_iter().find(|job| job.task == Task::Advise).expect("a job");
    let effects = wire.host.progress(table, job.number, 3, 6);
    assert_eq!(effects.len(), 1);
    wire.carry_out(effects);
    let bots = jobs(&wire).into_iter().find(|job| job.task != Task::Advise).expect("the bot thinks too");
    assert!(wire.host.progress(table, bots.number, 3, 6).is_empty(), "nobody is told how far a bot is");
    assert_eq!(wire.ask(PAGE, &json!({ "ask": "stop", "table": table })), Message::Done);
    assert_eq!(wire.hurried, 2, "the bot and the advice");
    let record = wire.record(table);
    let outcome = run(&serde_json::to_string(&job).expect("text"));
    wire.finish(&outcome);
    assert_eq!(wire.record(table), record);
    let Some(Message::Advice { advice, revision, .. }) = heard(&wire).pop() else { panic!("no advice") };
    assert_eq!((advice.seat, revision), (seat(0), desk.state.revision));
    assert!(matches!(advice.choices[0].action, Action::CommitPlan { .. }));
}

#[test]
fn a_request_for_advice_is_always_answered() {
    let hint = |table: TableNo| json!({ "ask": "hint", "table": table, "seat": 0, "iterations": 4 });
    let last = |wire: &Wire| {
        let refused = |message: &Message| matches!(message, Message::Refused(_));
        match heard(wire).into_iter().rfind(refused) {
            Some(Message::Refused(no)) => no.code,
            other => panic!("{other:?}"),
        }
    };
    let (mut wire, table, mut desk) = planning();
    wire.ask_text(PAGE, &hint(table));
    let free = desk.state.sight.choices.listed[0];
    desk.act(&mut wire, &free);
    assert_eq!(last(&wire), "superseded");

    for request in
        [json!({ "ask": "hand_over", "table": table, "to": null }), json!({ "ask": "leave", "table": table })]
    {
        let (mut wire, table, _) = planning();
        wire.ask_text(PAGE, &hint(table));
        wire.ask(PAGE, &request);
        assert_eq!(last(&wire), "superseded");
        assert!(jobs(&wire).iter().all(|job| job.task != Task::Advise));
    }

    let (mut wire, table, _) = planning();
    wire.ask_text(PAGE, &hint(table));
    let job = jobs(&wire).into_iter().find(|job| job.task == Task::Advise).expect("a job");
    wire.finish(&serde_json::to_string(&job.abandoned()).expect("text"));
    assert_eq!(last(&wire), "nothing_found");

    let (mut wire, table, _) = planning();
    wire.ask_text(PAGE, &hint(table));
    wire.host.disconnect(ClientNo(PAGE));
    assert!(jobs(&wire).iter().all(|job| job.task != Task::Advise), "nobody is left to be told");
}

/// What a novice would do in place of the seat at the device.
fn sensible(desk: &Desk) -> Action {
    let (cards, view) = (cards(), desk.state.sight.view);
    let question = Question::new(&cards, &view).expect("a question");
    Seated::new(&FALLBACK).decide(&question, &Effort::of(Seed::from_number(1))).action
}

#[test]
fn the_proposal_is_legal_step_by_step() {
    let mut wire = Wire::new(1);
    let table = wire.make(&GameOptions::new(1), 9, &[person("Anna")]);
    let mut desk = wire.desk(PAGE, table, &[seat(1)]);
    let propose = json!({ "ask": "propose", "table": table, "seat": 1 });
    let (mut declared, mut afterwards, mut fame) = (0, 0, 0);
    while !desk.state.sight.over {
        let Message::Proposal(proposal) = wire.ask(PAGE, &propose) else { panic!("no proposal") };
        let open = &desk.state.sight.view.table;
        match open.phase {
            Phase::Fulfil { .. } if !open.frames.is_empty() => desk.act(&mut wire, &sensible(&desk.clone())),
            Phase::Fulfil { declared: false, .. } => {
                let first = proposal.steps[0];
                declared += u32::from(matches!(first, Action::Declare { .. }));
                fame += u32::from(proposal.fame.colours + proposal.fame.decoration);
                desk.act(&mut wire, &first);
            }
            Phase::Fulfil { declared: true, .. } => {
                assert!(proposal.steps.is_empty());
                afterwards += 1;
                desk.act(&mut wire, proposal.after.first().unwrap_or(&Action::EndTurn));
            }
            _ => desk.act(&mut wire, &sensible(&desk.clone())),
        }
    }
    assert!(declared > 2 && afterwards > 2 && fame > 0, "{declared} {afterwards} {fame}");
    assert_eq!(wire.refused(PAGE, &propose).0, "nothing_to_decide");
}

#[test]
fn a_table_that_could_not_be_kept_is_closed_and_comes_back_from_the_store() {
    let (mut wire, table, desk) = planning();
    let before = wire.record(table);
    let plan = Plans::of(desk.state.sight.choices.plans.expect("planning").markers).nth(7).expect("a plan");
    let ask = json!({ "id": 9, "request": desk.act_request(&Action::CommitPlan { plan }) });
    let effects = wire.host.handle_text(ClientNo(PAGE), &ask.to_string());
    assert!(matches!(effects[0], Effect::Keep(_)));
    // The store is full: nothing of this is carried out.
    let effects = wire.host.close(table, "not_kept");
    wire.carry_out(effects);
    assert_eq!(heard(&wire).pop(), Some(Message::Closed { table, why: "not_kept".to_string() }));
    assert_eq!(wire.host.thinking().count(), 0);
    let stored = wire.store[&table].clone();
    wire.host.restore(table, &stored.head(), &stored.entries).expect("restored");
    assert_eq!(wire.record(table), before);
    assert_eq!(
        wire.host.restore(table, &stored.head(), &stored.entries).expect_err("twice").code,
        "table_exists"
    );
    assert_eq!(wire.desk(PAGE, table, &[seat(0)]).state.sight, desk.state.sight);
}
