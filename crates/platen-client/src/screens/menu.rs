//! What the menu of a table leads to outside of it.

use super::session;
use crate::pieces::sign;
use crate::place::{Book, Over};
use crate::words::say;
use leptos::prelude::*;

/// Buttons for the menu: rules, options, a file of the game, its replay.
#[component]
pub(crate) fn MenuMore() -> impl IntoView {
    let session = session();
    let opens = move |name: &'static str, icon: &'static str, label: &'static str, over: Over| {
        view! {
            <button class="btn" data-do=name on:click=move |_| session.look_at(over.clone())>{sign(icon)}{say(label)}</button>
        }
    };
    // The record of a running game tells what is hidden: nobody takes it from a shared table.
    let is_over =
        session.table.with_untracked(|table| table.as_ref().is_some_and(|table| table.state.sight.over));
    let can_save = is_over || !session.is_shared();
    view! {
        {opens("rules", "ui-rules", "ui-rules", Over::Book(Book::Rules, None))}
        {opens("options", "ui-options", "ui-options", Over::Options)}
        {can_save.then(|| view! {
            <button class="btn" data-do="save" on:click=move |_| session.save()>{sign("order")}{say("ui-file-save")}</button>
        })}
        <button class="btn" data-do="replay" on:click=move |_| session.replay_table()>{sign("ui-replay")}{say("ui-replay")}</button>
    }
}
