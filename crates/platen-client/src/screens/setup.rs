//! Setting up a new game.

mod rules;
mod seats;

use super::refused::Refused;
use super::sheet::Sheet;
use super::{session, title};
use crate::keepsake::{keep_new_game, new_game};
use crate::words::say;
use leptos::prelude::*;
pub(super) use rules::{Deal, Rules};
pub(super) use seats::Seats;

#[component]
pub(crate) fn SetUp() -> impl IntoView {
    let session = session();
    let game = RwSignal::new(new_game());
    let deal = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        game.with_untracked(|game| {
            keep_new_game(game);
            session.make(game);
        });
    };
    view! {
        <Sheet name="new" title=title("ui-new") close=move |()| session.look_back()>
            <form on:submit=deal>
                <Refused />
                <Seats game />
                <Rules game />
                <Deal game />
                <footer class="deal">
                    <button class="btn btn-main" data-do="company">{say("ui-deal")}</button>
                </footer>
            </form>
        </Sheet>
    }
}

/// A switch with what it means.
pub(super) fn switch<T: Send + Sync + 'static>(
    name: &'static str,
    label: impl Fn() -> String + Send + Sync + 'static,
    about: impl Fn() -> String + Send + Sync + 'static,
    is_on: impl Fn(&T) -> bool + Send + Sync + Copy + 'static,
    is_fixed: impl Fn(&T) -> bool + Send + Sync + Copy + 'static,
    set: impl Fn(&mut T, bool) + Copy + 'static,
    agreed: RwSignal<T>,
) -> impl IntoView {
    let turn = move |_| {
        if !agreed.with_untracked(is_fixed) {
            let now = agreed.with_untracked(is_on);
            agreed.update(|agreed| set(agreed, !now));
        }
    };
    let id = format!("about-{name}");
    view! {
        <div class="option">
            <button
                type="button"
                class="switch"
                role="switch"
                data-switch=name
                aria-describedby=id.clone()
                aria-checked=move || agreed.with(is_on).to_string()
                aria-disabled=move || agreed.with(is_fixed).to_string()
                on:click=turn
            >
                <span class="track"></span>
                {label}
            </button>
            <small id=id>{about}</small>
        </div>
    }
}
