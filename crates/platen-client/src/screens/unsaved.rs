//! That games are in memory alone, and what can be done about it. It stays until all is saved again.

use super::session;
use crate::wire::code;
use crate::words::say;
use leptos::prelude::*;

#[component]
pub(crate) fn Unsaved() -> impl IntoView {
    let session = session();
    let why = Memo::new(move |_| session.unsaved.with(|no| no.as_ref().map(|no| no.code.clone())));
    warn_who_leaves(move || why.with_untracked(Option::is_some) && session.game.get_untracked().is_some());
    let has_game = move || session.table.with(Option::is_some);
    let notice = move |why: String| {
        let text = if why == code::FULL { say("ui-unsaved-full") } else { say("ui-unsaved-none") };
        view! {
            <p class="toast unsaved" data-notice="unsaved" data-code=why>
                {text}
                <Show when=has_game>
                    <button class="btn btn-quiet" data-do="save-file" on:click=move |_| session.save()>{say("ui-save-file")}</button>
                </Show>
                <button class="btn btn-quiet" data-do="save-again" on:click=move |_| session.save_again()>{say("ui-save-again")}</button>
            </p>
        }
    };
    view! { <div role="alert">{move || why.get().map(notice)}</div> }
}

/// Lets the browser ask whoever closes the tab while a game would be lost by it.
fn warn_who_leaves(is_lost: impl Fn() -> bool + 'static) {
    window_event_listener(leptos::ev::beforeunload, move |event| {
        if is_lost() {
            event.prevent_default();
        }
    });
}
