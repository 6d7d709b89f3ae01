//! When nothing can be done here.

use crate::words::say;
use leptos::prelude::*;
use platen_host::protocol::No;

#[component]
pub(crate) fn Broken(no: No) -> impl IntoView {
    let reload = |_| drop(window().location().reload());
    view! {
        <main class="notice-page" data-screen="broken" data-code=no.code>
            <h1>{say("ui-broken")}</h1>
            <p>{say("ui-broken-worker")}</p>
            <p class="muted" lang="en">{no.text}</p>
            <button class="btn btn-main" on:click=reload>{say("ui-try-again")}</button>
        </main>
    }
}
