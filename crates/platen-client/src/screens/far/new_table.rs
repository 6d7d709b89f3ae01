//! Setting up a table to share.

use super::terms::pace;
use crate::desk::PACES;
use crate::keepsake::{keep_new_table, new_table};
use crate::new_table::NewTable;
use crate::screens::refused::Refused;
use crate::screens::setup::{Deal, Rules, Seats, switch};
use crate::screens::sheet::Sheet;
use crate::screens::{plain_speaker, session, title};
use crate::together::together;
use crate::words::say;
use leptos::prelude::*;

#[component]
pub(crate) fn ShareTable() -> impl IntoView {
    let (session, together) = (session(), together());
    let kept = new_table();
    let (game, table) = (RwSignal::new(kept.game.clone()), RwSignal::new(kept));
    let make = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let table = NewTable { game: game.get_untracked(), ..table.get_untracked() };
        keep_new_table(&table);
        together.make(&table);
    };
    view! {
        <Sheet name="share" title=title("far-new") close=move |()| session.look_back()>
            <form on:submit=make>
                <Refused />
                <Seats game is_far=true />
                <div class="options">
                    <PaceChoice table />
                    <StandIn table />
                    {switch(
                        "open", say("far-open"), say("far-open-about"),
                        |table: &NewTable| table.open, |_| false, |table, on| table.open = on, table,
                    )}
                </div>
                <Rules game />
                <Deal game is_far=true />
                <footer class="deal">
                    <button class="btn btn-main" data-do="make-table">{say("far-make")}</button>
                </footer>
            </form>
        </Sheet>
    }
}

#[component]
fn PaceChoice(table: RwSignal<NewTable>) -> impl IntoView {
    let choose = move |event| table.update(|table| table.set_pace(&event_target_value(&event)));
    let options = move || {
        let now = table.with_untracked(|table| table.pace);
        PACES
            .map(|(name, one)| view! { <option value=name selected={one == now}>{pace(one)}</option> })
            .collect_view()
    };
    view! {
        <label class="option field">
            <span>{say("far-pace")}</span>
            <select data-option="pace" on:change=choose>{options}</select>
            <small>{say("far-pace-about")}</small>
        </label>
    }
}

#[component]
fn StandIn(table: RwSignal<NewTable>) -> impl IntoView {
    let session = session();
    let choose = move |event| table.update(|table| table.stand_in = event_target_value(&event));
    let options = move || {
        let (speaker, now) = (plain_speaker(), table.with_untracked(|table| table.stand_in.clone()));
        let option = |level: platen_host::protocol::Level| {
            let said =
                speaker.as_ref().map_or_else(|| level.name.clone(), |speaker| speaker.bot(&level.name));
            view! { <option selected={level.name == now} value=level.name>{said}</option> }
        };
        session.levels.get().into_iter().map(option).collect_view()
    };
    view! {
        <label class="option field">
            <span>{say("far-stand-in")}</span>
            <select data-option="stand-in" on:change=choose>{options}</select>
            <small>{say("far-stand-in-about")}</small>
        </label>
    }
}
