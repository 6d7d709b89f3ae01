//! That a new version of the page is ready. It is taken when the page is loaded again, never during a game.

use crate::words::say;
use leptos::ev::Custom;
use leptos::prelude::*;

/// The event by which the boot script tells.
const READY: &str = "platen-new-version";

/// Whether the boot script told before anyone listened.
fn is_known() -> bool {
    document().document_element().is_some_and(|root| root.has_attribute("data-newer"))
}

#[component]
pub(crate) fn Notice() -> impl IntoView {
    let ready = RwSignal::new(is_known());
    window_event_listener(Custom::<web_sys::Event>::new(READY), move |_| ready.set(true));
    let reload = |_| drop(window().location().reload());
    view! {
        <div role="status">
            <Show when=move || ready.get()>
                <p class="toast" data-notice="version">
                    {say("ui-new-version")}
                    <button class="btn btn-quiet" data-do="reload" on:click=reload>{say("ui-reload")}</button>
                    <button class="btn btn-quiet" on:click=move |_| ready.set(false)>{say("ui-close")}</button>
                </p>
            </Show>
        </div>
    }
}
