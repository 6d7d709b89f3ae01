//! Stored games that cannot be opened: what is wrong, and what can still be done with them.

use super::refused::said;
use super::session;
use crate::wire::{DamagedGame, code};
use crate::words::say;
use leptos::prelude::*;

#[component]
pub(super) fn Damaged() -> impl IntoView {
    let session = session();
    move || {
        let games = session.damaged.get();
        (!games.is_empty())
            .then(|| view! { <ul class="games damaged">{games.into_iter().map(row).collect_view()}</ul> })
    }
}

fn row(DamagedGame { game, why }: DamagedGame) -> impl IntoView {
    let session = session();
    // What the host says about a record is more than that it is damaged.
    let more = (why.code != code::DAMAGED).then(|| format!(" {}", said(&why)));
    view! {
        <li data-game=game.0 data-damaged=why.code>
            <div class="game">
                <span><b>{say("ui-damaged")}</b><small>{say("ui-damaged-about")}{more}</small></span>
            </div>
            <button class="btn btn-quiet" data-do="give-raw" on:click=move |_| session.give_raw(game)>{say("ui-give-raw")}</button>
            <button class="btn btn-quiet" data-do="remove-damaged" on:click=move |_| session.remove(game)>{say("ui-remove")}</button>
        </li>
    }
}
