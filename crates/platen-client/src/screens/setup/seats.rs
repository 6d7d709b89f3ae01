//! Who sits where.

use crate::new_game::{Kind, NewGame};
use crate::pieces::mark;
use crate::screens::{MARKS, plain_speaker, session};
use crate::words::{say, say_with, words};
use leptos::prelude::*;
use platen_rules::vocabulary::MAX_SEATS;
use platen_texts::Args;

#[component]
pub(crate) fn Seats(
    game: RwSignal<NewGame>,
    /// Whether the table is shared: then people bring their own names.
    #[prop(optional)]
    is_far: bool,
) -> impl IntoView {
    view! {
        <ul class="seats" aria-label=say("ui-seats")>
            {(0..MAX_SEATS).map(|seat| view! { <SeatRow seat game is_far /> }).collect_view()}
        </ul>
    }
}

#[component]
fn SeatRow(seat: usize, game: RwSignal<NewGame>, is_far: bool) -> impl IntoView {
    let kind = move || game.with(|game| game.seats[seat].kind);
    let number = move || Args::new().with("number", seat + 1);
    let set_name = move |event| game.update(|game| game.seats[seat].name = event_target_value(&event));
    let is_first =
        move || game.with(|game| game.seats.iter().position(|at| at.kind == Kind::Person) == Some(seat));
    let unnamed = move || {
        let id = match kind() {
            Kind::Bot => "seat-bot",
            Kind::Person if is_far && is_first() => "far-seat-you",
            Kind::Person if is_far => "far-seat-person",
            _ => "seat-player",
        };
        words().texts.with(|texts| texts.say_with(id, number()))
    };
    let field = move || {
        view! {
            <input
                maxlength="40"
                data-name=seat
                aria-label=say("ui-name")
                placeholder=unnamed
                disabled=move || kind() != Kind::Person
                prop:value=move || game.with(|game| game.seats[seat].name.clone())
                on:input=set_name
            />
        }
    };
    let about = move || {
        let level = game.with(|game| game.seats[seat].level.clone());
        let id = format!("bot-{level}.about");
        (kind() == Kind::Bot).then(|| words().texts.with(|texts| texts.say(&id)))
    };
    view! {
        <li class="seat-row" class:is-off=move || kind() == Kind::Empty aria-label=say_with("ui-seat", number)>
            {mark(MARKS[seat])}
            {if is_far { view! { <b class="who">{unnamed}</b> }.into_any() } else { field().into_any() }}
            <span class="seg" role="group">
                {[Kind::Person, Kind::Bot, Kind::Empty].map(|one| kind_button(seat, one, game)).collect_view()}
            </span>
            <Level seat game />
            <small class="about">{about}</small>
        </li>
    }
}

fn kind_button(seat: usize, kind: Kind, game: RwSignal<NewGame>) -> impl IntoView {
    let (name, label) = match kind {
        Kind::Person => ("person", say("ui-person")),
        Kind::Bot => ("bot", say("ui-bot")),
        Kind::Empty => ("empty", say("ui-empty")),
    };
    let is_on = move || game.with(|game| game.seats[seat].kind == kind).to_string();
    let choose = move |_| game.update(|game| game.seats[seat].kind = kind);
    view! {
        <button type="button" data-kind=name data-of=seat aria-pressed=is_on on:click=choose>{label}</button>
    }
}

#[component]
fn Level(seat: usize, game: RwSignal<NewGame>) -> impl IntoView {
    let session = session();
    let is_bot = move || game.with(|game| game.seats[seat].kind == Kind::Bot);
    let levels = move || {
        let speaker = plain_speaker();
        let option = |level: platen_host::protocol::Level| {
            let name = level.name.clone();
            let said = speaker.as_ref().map_or_else(|| name.clone(), |speaker| speaker.bot(&name));
            let is_on = game.with_untracked(|game| game.seats[seat].level == name);
            view! { <option value=name selected=is_on>{said}</option> }
        };
        session.levels.get().into_iter().map(option).collect_view()
    };
    let choose = move |event| game.update(|game| game.seats[seat].level = event_target_value(&event));
    view! {
        <select data-seat=seat aria-label=say("ui-level") disabled=move || !is_bot() on:change=choose>{levels}</select>
    }
}
