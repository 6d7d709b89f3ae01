//! Messages as text. The open table, which is the larger part of a state, is written once for all who are told of it.

use super::{Choices, Log, Message, Sight, State, TableNo, Told, UndoBounds};
use platen_rules::vocabulary::{ByAction, Seat};
use platen_rules::{GameResult, Table, View};
use serde::Serialize;
use serde_json::value::RawValue;

/// Most messages are no longer: growing bit by bit costs more than writing them.
const USUAL: usize = 1000;

/// Writes messages one after the other.
#[derive(Debug, Default)]
pub struct Texts {
    /// The open table that was written last.
    table: Option<(Table, Box<RawValue>)>,
    /// The message that was written last.
    text: Vec<u8>,
}

impl Texts {
    /// A message as one line of JSON: the same as [`Told::text`].
    pub fn text(&mut self, told: &Told) -> &str {
        self.text.clear();
        self.text.reserve(USUAL);
        let written = match &told.message {
            Message::State(state) => self.write_state(told.to, state),
            _ => serde_json::to_writer(&mut self.text, told),
        };
        // What cannot be written is no message.
        written.ok().and_then(|()| std::str::from_utf8(&self.text).ok()).unwrap_or_default()
    }

    fn write_state(&mut self, to: Option<u32>, state: &State) -> serde_json::Result<()> {
        let known = self.table.take().filter(|(known, _)| *known == state.sight.view.table);
        let (table, open) = match known {
            Some(known) => known,
            None => (state.sight.view.table, serde_json::value::to_raw_value(&state.sight.view.table)?),
        };
        let written =
            serde_json::to_writer(&mut self.text, &StateLine { to, message: StateText::new(state, &open) });
        self.table = Some((table, open));
        written
    }
}

/// [`Told`], [`State`], [`Sight`] and [`View`] with the table as text.
#[derive(Serialize)]
struct StateLine<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    to: Option<u32>,
    message: StateText<'a>,
}

#[derive(Serialize)]
#[serde(tag = "tell", rename = "state")]
struct StateText<'a> {
    table: TableNo,
    revision: u32,
    sight: SightText<'a>,
    log: &'a Log,
    undo: &'a UndoBounds,
    thinking: Option<Seat>,
}

#[derive(Serialize)]
struct SightText<'a> {
    view: ViewText<'a>,
    awaited: &'a [Seat],
    choices: &'a Choices,
    standing: &'a GameResult,
    over: bool,
}

#[derive(Serialize)]
struct ViewText<'a> {
    viewer: Option<Seat>,
    table: &'a RawValue,
    own_plan: Option<ByAction<u8>>,
}

impl<'a> StateText<'a> {
    fn new(state: &'a State, open: &'a RawValue) -> StateText<'a> {
        let State { table, revision, sight, log, undo, thinking } = state;
        let Sight { view, awaited, choices, standing, over } = sight;
        let View { viewer, table: _, own_plan } = view;
        let view = ViewText { viewer: *viewer, table: open, own_plan: *own_plan };
        let sight = SightText { view, awaited, choices, standing, over: *over };
        StateText { table: *table, revision: *revision, sight, log, undo, thinking: *thinking }
    }
}
