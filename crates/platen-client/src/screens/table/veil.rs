//! The hand-over: while nobody is at the device, nothing of any seat is on the page.

use super::ui::ui;
use crate::pieces::{mark, sign_of};
use crate::stage::Stage;
use leptos::prelude::*;
use platen_model::Mark;
use platen_rules::vocabulary::Seat;
use platen_texts::Args;

/// Whether the device lies between those who share it.
pub(crate) fn is_down(stage: Stage) -> bool {
    let down = stage.with(|now| {
        let table = &now.table;
        table.viewer().is_none() && !table.info.holds.is_empty() && !table.state.sight.over
    });
    down.unwrap_or_default()
}

#[component]
pub(crate) fn HandOver() -> impl IntoView {
    let stage = ui().stage;
    let hand = move |seat: Seat| {
        let label = move || {
            let speaker = stage.speaker()?;
            Some(speaker.say_with("play-i-am", Args::new().with("seat", speaker.name(seat).to_string())))
        };
        let whose = stage.with(|now| Mark::of(now.scene(), seat));
        view! {
            <button class="choice is-lit" data-do="hand-over" data-seat=seat.number() on:click=move |_| stage.session.hand_over(Some(seat))>
                {whose.map(mark)}<b>{label}</b>
            </button>
        }
    };
    let seats = move || {
        stage.with(|now| {
            let awaited: Vec<Seat> = now.table.awaited_here().collect();
            if awaited.is_empty() { now.table.info.holds.clone() } else { awaited }
        })
    };
    view! {
        <section class="hand-over" role="dialog" aria-modal="true" aria-labelledby="hand-over">
            {sign_of("ui-eye", "i-xl")}
            <h1 id="hand-over">{crate::words::say("play-hand-over")}</h1>
            <p class="muted">{crate::words::say("play-hand-over-why")}</p>
            <div class="choices">{move || seats().unwrap_or_default().into_iter().map(hand).collect_view()}</div>
            <button class="btn btn-quiet" data-do="start" on:click=move |_| stage.session.go_to_start()>{crate::words::say("play-to-start")}</button>
        </section>
    }
}
