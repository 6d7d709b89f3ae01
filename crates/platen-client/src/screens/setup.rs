//! Setting up a new game.

mod rules;
mod seats;

use super::refused::Refused;
use super::sheet::Sheet;
use super::{session, title};
use crate::keepsake::{keep_new_game, new_game};
use crate::new_game::NewGame;
use crate::words::say;
use leptos::prelude::*;
use rules::{Deal, Rules};
use seats::Seats;

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
fn switch(
    name: &'static str,
    label: impl Fn() -> String + Send + Sync + 'static,
    about: impl Fn() -> String + Send + Sync + 'static,
    is_on: impl Fn(&NewGame) -> bool + Send + Sync + Copy + 'static,
    is_fixed: impl Fn(&NewGame) -> bool + Send + Sync + Copy + 'static,
    set: impl Fn(&mut NewGame, bool) + Copy + 'static,
    game: RwSignal<NewGame>,
) -> impl IntoView {
    let turn = move |_| {
        if !game.with_untracked(is_fixed) {
            let now = game.with_untracked(is_on);
            game.update(|game| set(game, !now));
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
                aria-checked=move || game.with(is_on).to_string()
                aria-disabled=move || game.with(is_fixed).to_string()
                on:click=turn
            >
                <span class="track"></span>
                {label}
            </button>
            <small id=id>{about}</small>
        </div>
    }
}
