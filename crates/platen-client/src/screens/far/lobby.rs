//! One's games with others, and tables that wait for players.

use super::me::NameForm;
use super::terms::{chips, pace};
use super::{mark_of, sitter};
use crate::pieces::sign;
use crate::place::Over;
use crate::screens::refused::Refused;
use crate::screens::sheet::Sheet;
use crate::screens::{session, title};
use crate::together::{Together, together};
use crate::words::{say, say_with, words};
use leptos::prelude::*;
use leptos::task::spawn_local;
use platen_protocol::{DeskCard, MyGame, Sitting, Stage};
use platen_texts::Args;
use std::time::Duration;

/// How often the lists are asked for while they are looked at.
const OFTEN: Duration = Duration::from_secs(10);

#[component]
pub(crate) fn Lobby() -> impl IntoView {
    let (session, together) = (session(), together());
    spawn_local(together.list());
    let asking = set_interval_with_handle(move || spawn_local(together.list()), OFTEN);
    on_cleanup(move || asking.iter().for_each(IntervalHandle::clear));
    let known = move || {
        if together.name.with(Option::is_some) {
            view! { <Known together /> }.into_any()
        } else {
            view! { <NameForm /> }.into_any()
        }
    };
    view! {
        <Sheet name="together" title=title("far-together") close=move |()| session.look_back()>
            <Refused />
            {known}
            <h3>{say("far-tables")}</h3>
            {move || tables(together)}
        </Sheet>
    }
}

/// For whoever has a name: what to do, and one's games.
#[component]
fn Known(together: Together) -> impl IntoView {
    let session = session();
    let name = move || Args::new().with("name", together.name.get().unwrap_or_default());
    view! {
        <div class="known">
            <button class="btn btn-quiet" data-do="me" on:click=move |_| session.look_at(Over::Me)>
                {sign("ui-options")}{say_with("far-you-are", name)}
            </button>
            <button class="btn btn-main" data-do="share" on:click=move |_| session.look_at(Over::NewTable)>{say("far-new")}</button>
        </div>
        <h3>{say("far-games")}</h3>
        {move || games(together)}
    }
}

fn games(together: Together) -> impl IntoView {
    together.games.with(|games| {
        let none = games.is_empty().then(|| view! { <p class="muted">{say("far-no-games")}</p> });
        view! { {none}<ul class="games" id="far-games">{games.iter().map(game).collect_view()}</ul> }
    })
}

fn game(MyGame { card, my_turn, .. }: &MyGame) -> impl IntoView + use<> {
    let now = match card.stage {
        Stage::Gathering => "far-gathering",
        Stage::Playing => "far-their-turn",
        Stage::Over => "ui-finished",
        Stage::Closed => "far-closed",
    };
    let turn = my_turn.then(|| view! { <b class="turn" data-turn="yours">{say("far-your-turn")}</b> });
    let about = if *my_turn { pace(card.terms.pace) } else { words().texts.with(|texts| texts.say(now)) };
    row(card, about, turn.into_any())
}

fn tables(together: Together) -> impl IntoView {
    let own =
        together.games.with(|games| games.iter().map(|game| game.card.table.clone()).collect::<Vec<_>>());
    together.tables.with(|tables| {
        let others = tables.iter().filter(|card| !own.contains(&card.table));
        let rows: Vec<_> = others.map(table).collect();
        let none = rows.is_empty().then(|| view! { <p class="muted">{say("far-no-tables")}</p> });
        view! { {none}<ul class="games" id="far-tables">{rows}</ul> }
    })
}

fn table(card: &DeskCard) -> impl IntoView + use<> {
    let free = card.seats.iter().filter(|seat| seat.sitting == Sitting::Nobody).count();
    let about = words().texts.with(|texts| texts.say_with("far-seats-free", Args::new().with("count", free)));
    row(card, about, chips(card).into_any())
}

/// A table with who sits there; a tap goes there.
fn row(card: &DeskCard, about: String, more: AnyView) -> impl IntoView + use<> {
    let session = session();
    let table = card.table.clone();
    let marks = card.seats.iter().map(|seat| mark_of(seat.seat)).collect_view();
    let names = card.seats.iter().map(sitter).collect::<Vec<_>>().join(", ");
    view! {
        <li data-table=card.table.clone()>
            <button class="game" data-do="join" on:click=move |_| session.join(&table)>
                <span class="marks">{marks}</span>
                <span><b>{names}</b><small>{about}</small></span>
            </button>
            {more}
        </li>
    }
}
