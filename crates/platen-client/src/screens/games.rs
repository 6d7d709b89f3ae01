//! The stored games, and files.

use super::damaged::Damaged;
use super::files::FileButton;
use super::refused::Refused;
use super::sheet::Sheet;
use super::{MARKS, names, now, session, title};
use crate::pieces::mark;
use crate::wire::SavedGame;
use crate::words::{say, words};
use leptos::prelude::*;
use platen_host::protocol::{No, SetChoice};
use platen_rules::SeatKind;

#[component]
pub(crate) fn Games() -> impl IntoView {
    let session = session();
    let sure = RwSignal::new(None);
    let list = move || {
        let games = session.games.get();
        let none = (games.is_empty() && session.damaged.with(Vec::is_empty))
            .then(|| view! { <p class="muted">{say("ui-no-games")}</p> });
        let rows = games.into_iter().map(|game| row(game, sure)).collect_view();
        view! { {none} <ul id="games" class="games">{rows}</ul> }
    };
    let record = RwSignal::new(String::new());
    let open = move |(_, text): (String, String)| {
        record.set(text.clone());
        session.open_file(text, SetChoice::default());
    };
    let with_set = move |(_, set)| session.open_file(record.get_untracked(), SetChoice::Text(set));
    let lacks_set = move || {
        record.with(|text| !text.is_empty())
            && session.refused.with(|no| no.as_ref().is_some_and(lacks_cards))
    };
    view! {
        <Sheet name="games" title=title("ui-games") close=move |()| session.look_back()>
            <Refused />
            {list}
            <Damaged />
            <footer>
                <p class="muted">{say("ui-file-about")}</p>
                <Show when=lacks_set><FileButton name="record-set" label="ui-file-set" open=with_set /></Show>
                <FileButton name="record" label="ui-file-open" open=open />
            </footer>
        </Sheet>
    }
}

/// Whether a record was refused for want of the cards it was played with, or the cards given for it were.
fn lacks_cards(no: &No) -> bool {
    no.code == "bad_set" || no.problems.iter().any(|problem| problem.code == "record_unknown_set")
}

fn row(saved: SavedGame, sure: RwSignal<Option<u32>>) -> impl IntoView {
    let SavedGame { game, summary } = saved;
    let session = session();
    let asks = move || sure.get() == Some(game.0);
    let players = summary.seats.iter().filter(|info| info.kind != SeatKind::Automa).count();
    let marks = MARKS.into_iter().take(players).map(mark).collect_view();
    let (names, about) = (names(&summary), now(&summary));
    let when = when(summary.stored);
    view! {
        <li data-game=game.0>
            <button class="game" data-do="open" on:click=move |_| session.open(game, false)>
                <span class="marks">{marks}</span>
                <span><b>{names}</b><small>{about}" · "{when}</small></span>
            </button>
            <Show
                when=asks
                fallback=move || view! {
                    <button class="btn btn-quiet" data-do="remove" on:click=move |_| sure.set(Some(game.0))>{say("ui-remove")}</button>
                }
            >
                <div class="sure" role="alert">
                    <p>{say("ui-remove-sure")}</p>
                    <button class="btn" data-do="keep" on:click=move |_| sure.set(None)>{say("ui-remove-keep")}</button>
                    <button class="btn btn-main" data-do="remove-sure" on:click=move |_| session.remove(game)>{say("ui-remove")}</button>
                </div>
            </Show>
        </li>
    }
}

/// A time in the manner of the language.
fn when(milliseconds: f64) -> String {
    let lang = words().texts.with(|texts| texts.lang().code());
    let date = js_sys::Date::new(&milliseconds.into());
    date.to_locale_string(lang, &js_sys::Object::new()).into()
}
