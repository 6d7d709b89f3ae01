//! The table.

use super::MenuMore;
use super::choices::ChoicesView;
use super::log::LogView;
use super::refused::Refused;
use super::standing::Standing;
use super::{session, sitter};
use crate::table::Table;
use leptos::prelude::*;

#[component]
pub(crate) fn TableScreen() -> impl IntoView {
    let session = session();
    let read = move |what: fn(&Table) -> String| session.table.with(|table| table.as_ref().map(what));
    view! {
        <main
            class="plain"
            data-screen="table"
            data-revision=move || read(|table| table.state.revision.to_string())
            data-over=move || read(|table| table.state.sight.over.to_string())
            data-awaited=move || read(|table| table.is_awaited().to_string())
        >
            <p id="prompt">{move || session.table.with(|table| table.as_ref().map(prompt))}</p>
            <Refused />
            <ChoicesView />
            <Undo />
            <Device />
            <MenuMore />
            <button class="btn" data-do="start" on:click=move |_| session.go_to_start()>"To the start"</button>
            <Standing />
            <LogView />
        </main>
    }
}

fn prompt(table: &Table) -> String {
    let sight = &table.state.sight;
    let board = &sight.view.table;
    let names: Vec<String> = sight.awaited.iter().map(|seat| sitter(&table.info.seats, *seat)).collect();
    let who = if sight.over { "nobody".to_string() } else { names.join(", ") };
    format!("Round {}, {:?}: {who} to decide", board.round, board.phase)
}

#[component]
fn Undo() -> impl IntoView {
    let session = session();
    let steps = move || session.table.with(|table| table.as_ref().map_or(0, |table| table.state.undo.steps));
    view! {
        <button class="btn" data-do="undo" disabled=move || steps() == 0 on:click=move |_| session.undo()>
            {move || format!("Undo ({})", steps())}
        </button>
    }
}

/// Who is at the device, where several share it, and who is thinking.
#[component]
fn Device() -> impl IntoView {
    let session = session();
    let hands = move |table: &Table| {
        let viewer = table.viewer();
        let others: Vec<_> = table.awaited_here().filter(|seat| Some(*seat) != viewer).collect();
        let hand = |seat| {
            let label = format!("Hand to {}", sitter(&table.info.seats, seat));
            view! { <button class="btn" data-do="hand-over" on:click=move |_| session.hand_over(Some(seat))>{label}</button> }
        };
        others.into_iter().map(hand).collect_view()
    };
    let thinking = move |table: &Table| {
        table.state.thinking.map(|seat| {
            let label = format!("{} is thinking: hurry", sitter(&table.info.seats, seat));
            view! { <button class="btn" data-do="hurry" on:click=move |_| session.stop_thinking()>{label}</button> }
        })
    };
    move || session.table.with(|table| table.as_ref().map(|table| (hands(table), thinking(table))))
}
