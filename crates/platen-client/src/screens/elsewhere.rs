//! A game that another tab has open.

use super::session;
use crate::wire::GameNo;
use leptos::prelude::*;

#[component]
pub(crate) fn Elsewhere(game: GameNo) -> impl IntoView {
    let session = session();
    view! {
        <main class="plain" data-screen="elsewhere">
            <h1>"This game is open in another tab"</h1>
            <button class="btn" data-do="take-over" on:click=move |_| session.open(game, true)>"Go on here"</button>
            <button class="btn" data-do="start" on:click=move |_| session.go_to_start()>"Other games"</button>
        </main>
    }
}
