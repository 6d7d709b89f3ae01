//! A game that another tab has open.

use super::session;
use crate::wire::GameNo;
use crate::words::say;
use leptos::prelude::*;

#[component]
pub(crate) fn Elsewhere(game: GameNo) -> impl IntoView {
    let session = session();
    view! {
        <main class="notice-page" data-screen="elsewhere">
            <h1>{say("ui-elsewhere")}</h1>
            <p>{say("ui-elsewhere-about")}</p>
            <p class="does">
                <button class="btn" data-do="start" on:click=move |_| session.go_to_start()>{say("ui-other-games")}</button>
                <button class="btn btn-main" data-do="take-over" on:click=move |_| session.open(game, true)>{say("ui-go-on-here")}</button>
            </p>
        </main>
    }
}
