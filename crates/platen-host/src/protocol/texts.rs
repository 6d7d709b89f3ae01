//! Messages as text. The open table, which is the larger part of a state, is written once for all who are told of it.

use super::{Choices, Log, Message, Sight, State, TableNo, Told, UndoBounds};
use platen_rules::vocabulary::{ByAction, Seat};
use platen_rules::{GameResult, Table, View};
use serde::Serialize;
use serde_json::value::RawValue;

/// How long the rest of a state is, but for the longest.
const REST: usize = 4096;

/// Writes messages one after the other.
#[derive(Debug, Default)]
pub struct Texts {
    /// The open table that was written last.
    table: Option<(Table, Box<RawValue>)>,
}

impl Texts {
    /// A message as one line of JSON: the same as [`Told::text`].
    pub fn text(&mut self, told: &Told) -> String {
        let Message::State(state) = &told.message else { return told.text() };
        let Some(table) = self.table(&state.sight.view.table) else { return told.text() };
        let mut text = Vec::with_capacity(table.get().len() + REST);
        let line = StateLine { to: told.to, message: StateText::new(state, table) };
        match serde_json::to_writer(&mut text, &line) {
            Ok(()) => String::from_utf8(text).unwrap_or_default(),
            Err(_) => String::new(),
        }
    }

    fn table(&mut self, table: &Table) -> Option<&RawValue> {
        if self.table.as_ref().is_none_or(|(known, _)| known != table) {
            self.table = Some((*table, serde_json::value::to_raw_value(table).ok()?));
        }
        self.table.as_ref().map(|(_, text)| &**text)
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
