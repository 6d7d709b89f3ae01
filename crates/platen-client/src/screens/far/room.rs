//! The waiting room of a shared table: who sits where, the invitation, and the start.

use super::me::{NameForm, Notify};
use super::terms::chips;
use super::{Copied, Talk, mark_of, sitter};
use crate::art::drawing;
use crate::desk::Desk;
use crate::pieces::sign;
use crate::screens::refused::Refused;
use crate::screens::{session, title};
use crate::session::Session;
use crate::together::together;
use crate::words::say;
use leptos::prelude::*;
use platen_protocol::{DeskRequest, SeatCard, Sitting, Stage};

/// What the room is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Calling,
    Gathering,
    Closed,
    Missing,
}

fn kind(desk: &Desk) -> Kind {
    match desk.stage() {
        _ if desk.missing.is_some() => Kind::Missing,
        Some(Stage::Gathering) => Kind::Gathering,
        Some(Stage::Closed) => Kind::Closed,
        _ => Kind::Calling,
    }
}

#[component]
pub(crate) fn Room() -> impl IntoView {
    let session = session();
    let hero = drawing("hero");
    let kind = Memo::new(move |_| session.desk.with(|desk| desk.as_ref().map_or(Kind::Calling, kind)));
    let body = move || match kind.get() {
        Kind::Calling => view! { <p class="calling" role="status">{say("far-calling")}</p> }.into_any(),
        Kind::Gathering => view! { <Gathering session /> }.into_any(),
        Kind::Closed => nothing("far-table-closed", "far-table-closed-about").into_any(),
        Kind::Missing => nothing("far-missing", "far-missing-about").into_any(),
    };
    view! {
        <div class="start" data-screen="room">
            <div class="hero" inner_html=move || hero.get()></div>
            <main class="entry room scroll">
                <button class="btn btn-quiet back" data-do="together" on:click=move |_| session.go_together()>
                    {sign("ui-undo")}{say("ui-back")}
                </button>
                {body}
            </main>
        </div>
    }
}

fn nothing(heading: &'static str, about: &'static str) -> impl IntoView {
    view! { <h1>{say(heading)}</h1><p>{say(about)}</p> }
}

#[component]
fn Gathering(session: Session) -> impl IntoView {
    let together = together();
    let is_known = move || together.name.with(Option::is_some);
    let agreed =
        move || session.desk.with(|desk| desk.as_ref().and_then(|desk| desk.card.as_ref()).map(chips));
    view! {
        <div>
            <h1>{say("far-room")}</h1>
            <p class="muted">{say("far-room-about")}</p>
        </div>
        {agreed}
        <Refused />
        {move || (!is_known()).then(|| view! { <NameForm /> })}
        {move || session.desk.with(|desk| desk.as_ref().map(|desk| seats(session, desk, is_known())))}
        {move || session.desk.with(|desk| desk.as_ref().map(|desk| deeds(session, desk)))}
        <Invitation session />
        {move || is_known().then(|| view! { <Notify /> })}
        <details class="more" prop:open=true><summary>{say("far-talk")}</summary><Talk /></details>
    }
}

fn seats(session: Session, desk: &Desk, is_known: bool) -> impl IntoView + use<> {
    // Who sits there already may move.
    let class = if desk.you.is_none() { "btn btn-main" } else { "btn btn-quiet" };
    let row = |card: &SeatCard| {
        let seat = card.seat;
        let free = card.sitting == Sitting::Nobody;
        let sit = (is_known && free).then(|| {
            let sit = move |_| session.ask_desk(DeskRequest::TakeSeat { seat: Some(seat) });
            view! { <button class=class data-do="sit" data-seat=seat.number() on:click=sit>{say("far-sit")}</button> }
        });
        let others = matches!(card.sitting, Sitting::Person { .. }) && desk.you != Some(seat);
        let free_it = (desk.maker && others).then(|| {
            let ask = move |_| session.ask_desk(DeskRequest::FreeSeat { seat });
            view! { <button class="btn btn-quiet" data-do="free-seat" data-seat=seat.number() on:click=ask>{say("far-free-seat")}</button> }
        });
        let chip = |text: &'static str| view! { <span class="chip">{say(text)}</span> };
        let kind = match card.sitting {
            Sitting::Bot { .. } => Some(chip("ui-bot")),
            _ if desk.you == Some(seat) => Some(chip("far-seat-you")),
            _ => desk.is_absent(seat).then(|| chip("far-absent")),
        };
        view! {
            <li class="seat-row" class:is-off=free data-seat=seat.number()>{mark_of(seat)}<b>{sitter(card)}</b>{kind}{sit}{free_it}</li>
        }
    };
    let rows = desk.seats().iter().map(row).collect_view();
    view! { <ul class="seats" aria-label=say("ui-seats")>{rows}</ul> }
}

/// Starting and closing, for whoever made the table; getting up, for whoever sits there.
fn deeds(session: Session, desk: &Desk) -> impl IntoView + use<> {
    let label = if desk.has_free_seat() { "far-start-bots" } else { "far-start" };
    let start = desk.maker.then(|| {
        let class = if desk.has_free_seat() { "btn" } else { "btn btn-main" };
        view! { <button class=class data-do="start-game" on:click=move |_| session.ask_desk(DeskRequest::Start {})>{say(label)}</button> }
    });
    let get_up = desk.you.is_some().then(|| {
        view! { <button class="btn btn-quiet" data-do="get-up" on:click=move |_| session.ask_desk(DeskRequest::LeaveSeat {})>{say("far-get-up")}</button> }
    });
    let close = desk.maker.then(|| {
        view! { <button class="btn btn-quiet" data-do="close-table" on:click=move |_| session.ask_desk(DeskRequest::CloseTable {})>{say("far-close-table")}</button> }
    });
    view! { <p class="does">{close}{get_up}{start}</p> }
}

#[component]
fn Invitation(session: Session) -> impl IntoView {
    let link = Signal::derive(move || session.invitation().unwrap_or_default());
    view! {
        <section class="field">
            <b>{say("far-invite")}</b>
            <Copied name="invitation" label=title("far-invite") text=link />
            <small class="muted">{say("far-invite-about")}</small>
        </section>
    }
}
