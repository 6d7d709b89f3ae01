//! A host with its clients, its store and its workers, all of which get JSON text and nothing else.

use platen_bots::Unwatched;
use platen_host::protocol::{Log, Message, State, TableInfo, TableNo, Texts, Told};
use platen_host::{ClientNo, Effect, Head, Host, Job, Keep, Outcome, Rights};
use platen_rules::cards::{CardSet, published_set};
use platen_rules::vocabulary::Seat;
use platen_rules::{Action, Event, GameOptions, Seed};
use platen_testkit::keen_action;
use rand_core::Rng;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The client on whose device the host runs.
pub(crate) const PAGE: u64 = 1;

/// The set that is played with: one that does not change when another becomes the default.
pub(crate) const SET: &str = "house-1";

pub(crate) fn cards() -> Arc<CardSet> {
    published_set(SET).expect("the house set")
}

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number).expect("a seat")
}

pub(crate) fn person(name: &str) -> Value {
    json!({ "person": { "name": name } })
}

pub(crate) fn bot(level: &str) -> Value {
    json!({ "bot": { "level": level } })
}

/// What a store keeps of a table.
#[derive(Clone, Debug, Default)]
pub(crate) struct Stored {
    pub(crate) head: String,
    pub(crate) entries: Vec<String>,
}

impl Stored {
    pub(crate) fn head(&self) -> Head {
        serde_json::from_str(&self.head).expect("a head")
    }
}

/// A host and everything around it.
#[derive(Clone, Debug)]
pub(crate) struct Wire {
    pub(crate) host: Host,
    pub(crate) store: BTreeMap<TableNo, Stored>,
    /// Every message to each client, as text, in order.
    pub(crate) heard: BTreeMap<u64, Vec<String>>,
    pub(crate) files: Vec<String>,
    pub(crate) hurried: u32,
    next: u32,
}

impl Wire {
    pub(crate) fn new(luck: u64) -> Wire {
        let mut host = Host::new(Seed::from_number(luck));
        host.connect(ClientNo(PAGE), Rights::Device);
        let (store, heard) = (BTreeMap::new(), BTreeMap::new());
        Wire { host, store, heard, files: Vec::new(), hurried: 0, next: 1 }
    }

    /// Sends a request as text and gives the text of its answer; empty if there is none yet.
    pub(crate) fn ask_text(&mut self, client: u64, request: &Value) -> String {
        let id = self.next;
        self.next += 1;
        let text = json!({ "id": id, "request": request }).to_string();
        let effects = self.host.handle_text(ClientNo(client), &text);
        let before = self.heard.get(&client).map_or(0, Vec::len);
        self.carry_out(effects);
        let answers = |text: &&String| told(text).to == Some(id);
        let heard = self.heard.get(&client).map_or(&[][..], |heard| &heard[before..]);
        let answers: Vec<&String> = heard.iter().filter(answers).collect();
        assert!(answers.len() <= 1, "{request} was answered {} times", answers.len());
        answers.first().map(ToString::to_string).unwrap_or_default()
    }

    /// Sends a request and gives what answers it.
    pub(crate) fn ask(&mut self, client: u64, request: &Value) -> Message {
        told(&self.ask_text(client, request)).message
    }

    /// Sends a request that is to be refused, and gives code and rule. Nothing may change by it.
    pub(crate) fn refused(&mut self, client: u64, request: &Value) -> (String, Option<String>) {
        let before: Vec<String> = self.records();
        let Message::Refused(no) = self.ask(client, request) else { panic!("{request} was not refused") };
        assert!(!no.text.is_empty(), "{no:?}");
        assert_eq!(self.records(), before, "{request} was refused and changed something");
        (no.code, no.rule)
    }

    fn records(&self) -> Vec<String> {
        self.host.tables().map(|table| self.record(table)).collect()
    }

    pub(crate) fn record(&self, table: TableNo) -> String {
        self.host.session(table).expect("a table").to_text()
    }

    /// Carries effects out: what is kept comes before anything is told.
    pub(crate) fn carry_out(&mut self, effects: Vec<Effect>) {
        let kept_after = effects.iter().skip_while(|effect| matches!(effect, Effect::Keep(_)));
        assert!(kept_after.clone().all(|effect| !matches!(effect, Effect::Keep(_))), "kept too late");
        let mut texts = Texts::default();
        for effect in effects {
            match effect {
                Effect::Keep(keep) => self.keep(&serde_json::to_string(&keep).expect("text")),
                Effect::Tell { client, told } => {
                    assert_eq!(texts.text(&told), told.text());
                    self.heard.entry(client.0).or_default().push(told.text());
                }
                Effect::File { text, .. } => self.files.push(text),
                Effect::Hurry { .. } => self.hurried += 1,
            }
        }
    }

    fn keep(&mut self, text: &str) {
        match serde_json::from_str(text).expect("something to keep") {
            Keep::Table { table, head } => {
                let head = serde_json::to_string(&head).expect("text");
                let new = self.store.insert(table, Stored { head, entries: Vec::new() });
                assert!(new.is_none(), "table {table:?} was made twice");
            }
            Keep::Entry { table, revision, entry } => {
                let stored = self.store.get_mut(&table).expect("the table was kept");
                stored.entries.push(entry);
                assert_eq!(stored.entries.len(), revision as usize, "entries are kept in order");
            }
        }
    }

    /// Lets everyone think until nobody has to.
    pub(crate) fn think(&mut self) {
        loop {
            let next = self.host.thinking().next().map(serde_json::to_string);
            let Some(text) = next else { return };
            let text = text.expect("text");
            let outcome = run(&text);
            self.finish(&outcome);
        }
    }

    pub(crate) fn finish(&mut self, outcome: &str) {
        let outcome: Outcome = serde_json::from_str(outcome).expect("an outcome");
        let effects = self.host.finished(outcome);
        self.carry_out(effects);
    }

    /// Makes a table and gives its number.
    pub(crate) fn make(&mut self, options: &GameOptions, seed: u64, sitters: &[Value]) -> TableNo {
        let (set, seed) = (json!({ "published": SET }), seed.to_string());
        let request =
            json!({ "ask": "make", "options": options, "set": set, "seed": seed, "sitters": sitters });
        match self.ask(PAGE, &request) {
            Message::Seated { info, .. } => info.table,
            other => panic!("no table was made: {other:?}"),
        }
    }

    /// A client that sits down at seats, or watches if there are none.
    pub(crate) fn desk(&mut self, client: u64, table: TableNo, seats: &[Seat]) -> Desk {
        self.host.connect(ClientNo(client), Rights::Device);
        let request = match seats {
            [] => json!({ "ask": "watch", "table": table }),
            _ => json!({ "ask": "sit", "table": table, "seats": seats }),
        };
        let Message::Seated { info, state } = self.ask(client, &request) else { panic!("not seated") };
        let heard = self.heard[&client].len();
        Desk { client, info: *info, events: log(Vec::new(), &state.log), state: *state, heard }
    }

    /// The record of a table in the words of a new host that has only what was stored.
    pub(crate) fn reopened(&self, table: TableNo) -> Host {
        let mut host = Host::new(Seed::from_number(77));
        let stored = &self.store[&table];
        host.restore(table, &stored.head(), &stored.entries).expect("what was kept can be restored");
        host
    }
}

/// Runs a job as another worker would.
pub(crate) fn run(job: &str) -> String {
    let job: Job = serde_json::from_str(job).expect("a job");
    serde_json::to_string(&job.run(&Unwatched, 1)).expect("text")
}

pub(crate) fn told(text: &str) -> Told {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// What a client knows of a table.
#[derive(Clone, Debug)]
pub(crate) struct Desk {
    pub(crate) client: u64,
    pub(crate) info: TableInfo,
    pub(crate) state: State,
    /// The log, one piece an action.
    pub(crate) events: Vec<Vec<Event>>,
    heard: usize,
}

/// A log with what a message says about it.
pub(crate) fn log(mut events: Vec<Vec<Event>>, told: &Log) -> Vec<Vec<Event>> {
    events.truncate(told.from as usize);
    assert_eq!(events.len(), told.from as usize, "the log has a hole");
    events.extend(told.happenings.iter().map(|happening| happening.events.clone()));
    events
}

impl Desk {
    /// Reads what was told since.
    pub(crate) fn listen(&mut self, wire: &Wire) {
        for text in &wire.heard[&self.client][self.heard..] {
            if let Message::State(state) = told(text).message {
                self.events = log(std::mem::take(&mut self.events), &state.log);
                self.state = *state;
            }
        }
        self.heard = wire.heard[&self.client].len();
    }

    pub(crate) fn table(&self) -> TableNo {
        self.info.table
    }

    pub(crate) fn viewer(&self) -> Option<Seat> {
        self.state.sight.view.viewer
    }

    /// The seat of this client that is to decide.
    pub(crate) fn awaited(&self) -> Option<Seat> {
        self.state.sight.awaited.iter().copied().find(|seat| self.info.holds.contains(seat))
    }

    /// Takes the device for a seat, if another has it.
    pub(crate) fn take_device(&mut self, wire: &mut Wire, seat: Seat) {
        if self.viewer() != Some(seat) {
            let request = json!({ "ask": "hand_over", "table": self.table(), "to": seat });
            assert!(matches!(wire.ask(self.client, &request), Message::State(_)));
            self.listen(wire);
            assert_eq!(self.viewer(), Some(seat));
        }
    }

    /// A choice of the seat at the device, from what it was told.
    pub(crate) fn choose(&self, rng: &mut impl Rng) -> Option<Action> {
        let view = &self.state.sight.view;
        let game = view.determinise(&cards(), rng).expect("a view is sound");
        let mut buffer = Vec::new();
        keen_action(&game, view.viewer?, rng, &mut buffer)
    }

    pub(crate) fn act_request(&self, action: &Action) -> Value {
        let (table, seat, revision) = (self.table(), self.viewer(), self.state.revision);
        json!({ "ask": "act", "table": table, "seat": seat, "action": action, "revision": revision })
    }

    /// Does an action for the seat at the device.
    pub(crate) fn act(&mut self, wire: &mut Wire, action: &Action) {
        let answer = wire.ask(self.client, &self.act_request(action));
        assert!(matches!(answer, Message::State(_)), "{action:?}: {answer:?}");
        self.listen(wire);
    }

    pub(crate) fn undo_request(&self, steps: u32) -> Value {
        let (table, seat, revision) = (self.table(), self.viewer(), self.state.revision);
        json!({ "ask": "undo", "table": table, "seat": seat, "revision": revision, "steps": steps })
    }

    /// Plays with random choices, bots included, until something holds or the game is over.
    pub(crate) fn play_until(
        &mut self,
        wire: &mut Wire,
        rng: &mut impl Rng,
        mut holds: impl FnMut(&Desk) -> bool,
    ) {
        wire.think();
        self.listen(wire);
        while !holds(self) {
            let Some(seat) = self.awaited() else { return };
            self.take_device(wire, seat);
            let action = self.choose(rng).expect("something to do");
            self.act(wire, &action);
            wire.think();
            self.listen(wire);
        }
    }
}
