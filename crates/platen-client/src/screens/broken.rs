//! When nothing can be done here.

use leptos::prelude::*;
use platen_host::protocol::No;

#[component]
pub(crate) fn Broken(no: No) -> impl IntoView {
    let reload = |_| drop(window().location().reload());
    view! {
        <main class="plain" data-screen="broken" data-code=no.code>
            <h1>"Platen cannot go on here"</h1>
            <p>{no.text}</p>
            <p>"Games are stored in this browser; private windows and blocked storage prevent that."</p>
            <button class="btn" on:click=reload>"Try again"</button>
        </main>
    }
}
