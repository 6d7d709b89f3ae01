//! When nothing can be done here.

use crate::wire::code;
use crate::words::say;
use leptos::prelude::*;
use platen_host::protocol::No;

#[component]
pub(crate) fn Broken(no: No) -> impl IntoView {
    let reload = |_| drop(window().location().reload());
    let why = if no.code == code::NO_STORAGE { say("ui-broken-storage") } else { say("ui-broken-worker") };
    view! {
        <main class="notice-page" data-screen="broken" data-code=no.code>
            <h1>{say("ui-broken")}</h1>
            <p>{why}</p>
            <p class="muted" lang="en">{no.text}</p>
            <button class="btn btn-main" on:click=reload>{say("ui-try-again")}</button>
        </main>
    }
}
