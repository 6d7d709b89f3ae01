//! One sample of every request and message, and of what is kept and thought about: the wire format cannot change unnoticed.
//! `PLATEN_BLESS=1` writes the files anew.

use crate::wire::{Desk, PAGE, SET, Wire, bot, person, seat};
use platen_bots::{Advice, Advised, Mean, Sources, TitleChance};
use platen_host::protocol::{Ask, Message, Request, TableNo, Told};
use platen_host::{ClientNo, Found, Job, Keep, Outcome, Task};
use platen_rules::vocabulary::{Letter, Seat};
use platen_rules::{Action, GameOptions, Phase, Plans, Seed, Title};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::path::Path;

/// What was said while a short story was played.
struct Story {
    wire: Wire,
    asked: Vec<String>,
}

impl Story {
    fn ask(&mut self, request: &Value) -> Message {
        // As a client in Rust would write it: every field there, in its place.
        let request: Request = serde_json::from_value(request.clone()).expect("a request");
        let ask = Ask { id: self.asked.len() as u32 + 1, request: request.clone() };
        self.asked.push(serde_json::to_string(&ask).expect("text"));
        let value = serde_json::to_value(request).expect("a value");
        let text = self.wire.ask_text(PAGE, &value);
        if text.is_empty() { Message::Done } else { crate::wire::told(&text).message }
    }

    fn think(&mut self) {
        self.wire.think();
    }
}

/// A story in which everything that can be asked is asked, and everything that can be told is told.
fn story() -> (Story, Vec<String>) {
    let mut story = Story { wire: Wire::new(1), asked: Vec::new() };
    story.ask(&json!({ "ask": "hello", "protocol": 1 }));
    let options = GameOptions::new(2).without_characters();
    let sitters = [person("Anna"), bot("random")];
    story.ask(&json!({ "ask": "make", "options": options, "set": { "published": SET }, "seed": "1455", "sitters": sitters.as_slice() }));
    let table = TableNo(1);
    story.ask(&json!({ "ask": "sit", "table": table, "seats": [0], "since": 0 }));
    let job = story.wire.host.thinking().next().expect("the bot begins");
    assert!(matches!(job.task, Task::Decide { .. }));
    let mut extra = vec![serde_json::to_string(job).expect("text")];
    let mut desk = story.wire.desk(PAGE, table, &[seat(0)]);
    let mut rng = Seed::from_number(2).player_rng(Seat::default());
    desk.play_until(&mut story.wire, &mut rng, |desk| desk.state.sight.view.table.phase == Phase::Planning);
    help(&mut story, &mut desk, &mut extra);
    let bought = desk.state.sight.choices.listed[0];
    act(&mut story, &mut desk, &bought);
    story.ask(
        &json!({ "ask": "undo", "table": table, "seat": 0, "revision": desk.state.revision, "steps": 1 }),
    );
    desk.listen(&story.wire);
    story.ask(&json!({ "ask": "hand_over", "table": table, "to": 0 }));
    story.ask(&json!({ "ask": "save", "table": table }));
    story.think();
    desk.listen(&story.wire);
    desk.play_until(&mut story.wire, &mut rng, |_| false);
    story.ask(&json!({ "ask": "save", "table": table }));
    replay(&mut story, table);
    story.ask(&json!({ "ask": "watch", "table": table, "since": desk.state.revision }));
    story.ask(&json!({ "ask": "leave", "table": table }));
    story.ask(&json!({ "ask": "watch", "table": table, "since": desk.state.revision }));
    story.wire.host.tell_changes(ClientNo(PAGE));
    let short = story.wire.desk(PAGE, TableNo(2), &[seat(1)]);
    story.ask(&short.act_request(&short.state.sight.choices.listed[0]));
    let effects = story.wire.host.close(table, "not_kept");
    story.wire.carry_out(effects);
    (story, extra)
}

/// Questions, a hint, and a trial that another's action ends.
fn help(story: &mut Story, desk: &mut Desk, extra: &mut Vec<String>) {
    let table = desk.table();
    story.ask(&json!({ "ask": "why", "table": table, "seat": 0, "actions": [{ "do": "pass" }] }));
    story.ask(&json!({ "ask": "propose", "table": table, "seat": 0 }));
    story.ask(&json!({ "ask": "hint", "table": table, "seat": 0, "iterations": 2 }));
    let job: Job = story.wire.host.thinking().next().expect("a hint").clone();
    let effects = story.wire.host.progress(table, job.number, 1, 2);
    story.wire.carry_out(effects);
    story.ask(&json!({ "ask": "stop", "table": table }));
    extra.push(serde_json::to_string(&job).expect("text"));
    let advised = Outcome { found: Found::Advice { advice: advice() }, ..job.abandoned() };
    story.wire.finish(&serde_json::to_string(&advised).expect("text"));
    let free = desk.state.sight.choices.listed[0];
    story.ask(&json!({ "ask": "try_begin", "table": table }));
    story.ask(&json!({ "ask": "try_act", "table": table, "action": free }));
    story.ask(&json!({ "ask": "try_undo", "table": table }));
    story.ask(&json!({ "ask": "try_leave", "table": table }));
    story.ask(&json!({ "ask": "try_begin", "table": table }));
    let plan = Plans::of(desk.state.sight.choices.plans.expect("planning").markers).nth(9).expect("a plan");
    act(story, desk, &Action::CommitPlan { plan });
    // Hers was the last plan, so it is too late for that.
    act(story, desk, &Action::TakeBackPlan);
    let decided = job.interrupted(Action::CommitPlan { plan });
    extra.push(serde_json::to_string(&decided).expect("text"));
    extra.push(serde_json::to_string(&job.abandoned()).expect("text"));
}

/// Advice made up, so that the sample does not change when bots learn.
fn advice() -> Advice {
    let mean = Mean { mean: 120.5, error: 1.25 };
    let choice = Advised {
        action: Action::Pass,
        fame: mean,
        lead: mean,
        value: mean,
        sure: 0.75,
        equal: true,
        win: Some(0.5),
        titles: vec![TitleChance { title: Title::MasterOfPrinting, chance: 0.5 }],
        sources: Sources { colours: 20.5, ..Sources::default() },
        difference: Sources { gears: -1.5, ..Sources::default() },
        line: vec![Action::BuyType { letter: Letter::ALL[0] }],
    };
    Advice { seat: seat(0), worlds: 4, considered: 9, choices: vec![choice] }
}

fn act(story: &mut Story, desk: &mut Desk, action: &Action) {
    story.ask(&desk.act_request(action));
    desk.listen(&story.wire);
}

fn replay(story: &mut Story, table: TableNo) {
    let record = short_record(story);
    story.ask(&json!({ "ask": "open", "record": record }));
    story.ask(&json!({ "ask": "replay_record", "record": record }));
    story.ask(&json!({ "ask": "replay_table", "table": table }));
    story.ask(&json!({ "ask": "replay_step", "replay": 1, "step": 1, "viewer": 1 }));
    story.ask(
        &json!({ "ask": "play_on", "replay": 2, "step": 2, "sitters": [person("Bert"), bot("novice")] }),
    );
    story.ask(&json!({ "ask": "replay_close", "replay": 2 }));
}

/// A record with one entry, so that the sample can be read.
fn short_record(story: &Story) -> String {
    let mut wire = Wire::new(1);
    let table = wire.make(&GameOptions::new(1), 1455, &[person("Anna")]);
    let mut desk = wire.desk(PAGE, table, &[seat(1)]);
    let action = desk.state.sight.choices.listed[0];
    desk.act(&mut wire, &action);
    assert!(!story.asked.is_empty());
    wire.record(table)
}

/// The first line of each kind.
fn first_of_each(lines: impl IntoIterator<Item = String>, kind: impl Fn(&str) -> String) -> Vec<String> {
    let mut seen = BTreeSet::new();
    lines.into_iter().filter(|line| seen.insert(kind(line))).collect()
}

fn tag(line: &str, part: &str, name: &str) -> String {
    let value: Value = serde_json::from_str(line).expect("JSON");
    value[part][name].as_str().unwrap_or_default().to_string()
}

fn compare(name: &str, lines: &[String]) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name);
    let text = lines.join("\n") + "\n";
    if std::env::var_os("PLATEN_BLESS").is_some() {
        std::fs::write(&path, &text).expect("the golden file can be written");
    }
    let golden = std::fs::read_to_string(&path).expect("the golden file");
    for (n, (found, expected)) in (1..).zip(lines.iter().zip(golden.lines())) {
        assert_eq!(found, expected, "{name}:{n}: the wire format changed; if that is meant, bless it");
    }
    assert_eq!(lines.len(), golden.lines().count(), "{name} has lines too many or too few");
}

#[test]
fn every_request_and_message_is_written_as_it_was() {
    let (story, extra) = story();
    let requests = first_of_each(story.asked.clone(), |line| tag(line, "request", "ask"));
    let heard = story.wire.heard[&PAGE].iter();
    let program = format!("\"program\":\"{}\"", env!("CARGO_PKG_VERSION"));
    let heard = heard.map(|line| line.replace(&program, "\"program\":\"0.0.0\""));
    let messages = first_of_each(heard, |line| tag(line, "message", "tell"));
    let kinds = |lines: &[String], part: &str, name: &str| -> BTreeSet<String> {
        lines.iter().map(|line| tag(line, part, name)).collect()
    };
    assert_eq!(kinds(&requests, "request", "ask"), known(REQUESTS));
    assert_eq!(kinds(&messages, "message", "tell"), known(MESSAGES));
    compare("requests.jsonl", &requests);
    compare("messages.jsonl", &messages);
    let stored = &story.wire.store[&TableNo(1)];
    let keeps = [
        Keep::Table { table: TableNo(1), head: stored.head() },
        Keep::Entry { table: TableNo(1), revision: 1, entry: stored.entries[0].clone() },
    ];
    let mut kept: Vec<String> = keeps.iter().map(|keep| serde_json::to_string(keep).expect("text")).collect();
    kept.extend(extra);
    compare("kept_and_thought.jsonl", &kept);
}

#[test]
fn golden_lines_are_read_and_written_the_same() {
    for line in include_str!("../golden/requests.jsonl").lines() {
        let ask: Ask = serde_json::from_str(line).expect("a request");
        assert_eq!(serde_json::to_string(&ask).expect("text"), line);
        let _: &str = request_kind(&ask.request);
    }
    for line in include_str!("../golden/messages.jsonl").lines() {
        let told: Told = serde_json::from_str(line).expect("a message");
        assert_eq!(told.text(), line);
        assert_eq!(message_kind(&told.message), tag(line, "message", "tell"));
    }
}

#[test]
fn the_document_names_every_request_and_message() {
    let document = include_str!("../../../../docs/protocol.md");
    for name in REQUESTS.iter().chain(MESSAGES) {
        assert!(document.contains(&format!("`{name}`")), "docs/protocol.md does not name `{name}`");
    }
}

fn known(list: &[&str]) -> BTreeSet<String> {
    list.iter().map(ToString::to_string).collect()
}

const REQUESTS: &[&str] = &[
    "hello",
    "make",
    "open",
    "sit",
    "watch",
    "leave",
    "hand_over",
    "act",
    "undo",
    "why",
    "hint",
    "propose",
    "stop",
    "try_begin",
    "try_act",
    "try_undo",
    "try_leave",
    "save",
    "replay_record",
    "replay_table",
    "replay_step",
    "replay_close",
    "play_on",
];

const MESSAGES: &[&str] = &[
    "hello",
    "seated",
    "state",
    "changed",
    "done",
    "refused",
    "reasons",
    "progress",
    "advice",
    "proposal",
    "trial",
    "trial_ended",
    "record",
    "reel",
    "shown",
    "closed",
];

/// A new kind of request must get a sample: the compiler says so here.
fn request_kind(request: &Request) -> &'static str {
    match request {
        Request::Hello { .. } => "hello",
        Request::Make { .. } => "make",
        Request::Open { .. } => "open",
        Request::Sit { .. } => "sit",
        Request::Watch { .. } => "watch",
        Request::Leave { .. } => "leave",
        Request::HandOver { .. } => "hand_over",
        Request::Act { .. } => "act",
        Request::Undo { .. } => "undo",
        Request::Why { .. } => "why",
        Request::Hint { .. } => "hint",
        Request::Propose { .. } => "propose",
        Request::Stop { .. } => "stop",
        Request::TryBegin { .. } => "try_begin",
        Request::TryAct { .. } => "try_act",
        Request::TryUndo { .. } => "try_undo",
        Request::TryLeave { .. } => "try_leave",
        Request::Save { .. } => "save",
        Request::ReplayRecord { .. } => "replay_record",
        Request::ReplayTable { .. } => "replay_table",
        Request::ReplayStep { .. } => "replay_step",
        Request::ReplayClose { .. } => "replay_close",
        Request::PlayOn { .. } => "play_on",
    }
}

/// A new kind of message must get a sample: the compiler says so here.
fn message_kind(message: &Message) -> &'static str {
    match message {
        Message::Hello { .. } => "hello",
        Message::Seated { .. } => "seated",
        Message::State(_) => "state",
        Message::Changed(_) => "changed",
        Message::Done => "done",
        Message::Refused(_) => "refused",
        Message::Reasons { .. } => "reasons",
        Message::Progress { .. } => "progress",
        Message::Advice { .. } => "advice",
        Message::Proposal(_) => "proposal",
        Message::Trial(_) => "trial",
        Message::TrialEnded { .. } => "trial_ended",
        Message::Record { .. } => "record",
        Message::Reel(_) => "reel",
        Message::Shown(_) => "shown",
        Message::Closed { .. } => "closed",
    }
}
