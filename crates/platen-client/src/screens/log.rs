//! What happened, as it was told.

use super::{session, sitter};
use leptos::prelude::*;
use platen_host::protocol::Happening;
use platen_rules::SeatInfo;

#[component]
pub(crate) fn LogView() -> impl IntoView {
    let session = session();
    let lines = move || {
        session.table.with(|table| {
            let table = table.as_ref();
            let line =
                |happening: &Happening, seats: &[SeatInfo]| view! { <li>{line(happening, seats)}</li> };
            table.map(|table| {
                table.log.iter().rev().map(|happening| line(happening, &table.info.seats)).collect_view()
            })
        })
    };
    view! { <ol class="log" id="log" reversed="reversed">{lines}</ol> }
}

fn line(happening: &Happening, seats: &[SeatInfo]) -> String {
    let who = happening.seat.map_or_else(|| "set-up".to_string(), |seat| sitter(seats, seat));
    let events: Vec<String> = happening.events.iter().map(|event| format!("{event:?}")).collect();
    format!("{who}: {}", events.join("; "))
}
