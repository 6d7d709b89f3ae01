//! A game looked through step by step: forth and back, as any player saw it, and on from anywhere.

mod houses;
mod reel;

use super::{Still, session};
use crate::bench::Work;
use crate::pieces::sign;
use crate::place::Over;
use crate::session::Replaying;
use crate::stage::Stage;
use crate::teacher::teacher;
use crate::words::say;
use houses::Houses;
use leptos::context::Provider;
use leptos::prelude::*;
use leptos::task::spawn_local;
use platen_host::protocol::Shown;
use platen_rules::vocabulary::Seat;
use reel::{Controls, Story};
use std::sync::Arc;

/// Where a replay is.
#[derive(Clone, Copy)]
struct At {
    replaying: StoredValue<Arc<Replaying>>,
    step: RwSignal<u32>,
    viewer: RwSignal<Option<Seat>>,
    shown: RwSignal<Option<Arc<Shown>>>,
}

#[component]
pub(crate) fn Replay() -> impl IntoView {
    let session = session();
    move || match session.replaying.get() {
        Some(replaying) => Some(view! { <Playing replaying /> }.into_any()),
        None if session.over.get_untracked() == Some(Over::Replay) => {
            open_or_leave();
            None
        }
        None => None,
    }
}

/// An address that names a replay opens that of the game at the table; without one there is nothing to see.
fn open_or_leave() {
    let session = session();
    if session.table.with(Option::is_some) {
        session.replay_table();
    } else {
        session.over.set(None::<Over>);
    }
}

#[component]
fn Playing(replaying: Arc<Replaying>) -> impl IntoView {
    let session = session();
    let (replay, viewer) = (replaying.reel.replay, replaying.viewer);
    let at = At {
        replaying: StoredValue::new(replaying),
        step: RwSignal::new(0),
        viewer: RwSignal::new(viewer),
        shown: RwSignal::new(None),
    };
    Effect::new(move |_| {
        let (step, viewer) = (at.step.get(), at.viewer.get());
        spawn_local(async move {
            let shown = session.step(replay, step, viewer).await;
            // Whoever is faster than the answers sees the last.
            if let (Ok(shown), true) = (shown, at.step.try_get_untracked() == Some(step)) {
                at.shown.set(Some(Arc::new(shown)));
            }
        });
    });
    let table = move || at.shown.get().map(|shown| at.replaying.get_value().table(&shown));
    let stage = Stage::following(session, table);
    view! {
        <div class="replay" data-screen="replay" data-step=move || at.step.get()>
            <header>
                <button class="btn btn-quiet" data-do="close" on:click=move |_| session.look_back()>{sign("ui-undo")}{say("ui-back")}</button>
                <h2>{say("ui-replay")}</h2>
                <Viewer at />
                <PlayOn at />
            </header>
            <Provider value=stage><Provider value=Work::of(session, stage, teacher())><Still /></Provider></Provider>
            <Houses at />
            <Story at />
            <Controls at />
        </div>
    }
}

/// Whose eyes it is seen with. Of a running game only a spectator's.
#[component]
fn Viewer(at: At) -> impl IntoView {
    let replaying = at.replaying.get_value();
    if replaying.is_running {
        return None;
    }
    let speaker = move || reel::speaker(&at.replaying.get_value());
    let option = move || {
        let speaker = speaker();
        let seats = at.replaying.get_value().reel.options.player_seats();
        seats
            .iter()
            .map(|seat| view! { <option value=seat.number() selected=at.viewer.get_untracked() == Some(seat)>{speaker.name(seat).to_string()}</option> })
            .collect_view()
    };
    let choose = move |event| at.viewer.set(event_target_value(&event).parse().ok().and_then(Seat::new));
    Some(view! {
        <label class="viewer">
            {say("ui-seen-by")}
            <select data-do="viewer" on:change=choose><option value="">{say("ui-spectator")}</option>{option}</select>
        </label>
    })
}

/// Goes on from here as a new game.
#[component]
fn PlayOn(at: At) -> impl IntoView {
    let session = session();
    let replaying = at.replaying.get_value();
    let replay = replaying.reel.replay;
    let go_on = move |_| {
        let step = at.step.get_untracked();
        spawn_local(async move { _ = session.play_on(replay, step).await });
    };
    (!replaying.is_running).then(|| {
        view! { <button class="btn" data-do="play-on" on:click=go_on>{sign("manicule")}{say("ui-play-on")}</button> }
    })
}
