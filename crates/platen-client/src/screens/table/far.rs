//! What a shared table has besides: talk, the time that is left, bots that stand in, and ways to leave.

use super::prompt::opens;
use super::ui::{Sheet, ui};
use crate::api;
use crate::desk::{Desk, Left};
use crate::pieces::{sign, sign_of};
use crate::screens::far::{bot, copy as copy_text};
use crate::session::Session;
use crate::words::{say, words};
use leptos::prelude::*;
use platen_protocol::DeskRequest;
use platen_rules::vocabulary::Seat;
use platen_texts::Args;
use std::time::Duration;

/// Reads the shared table, tracked; nothing elsewhere.
fn with<T>(session: Session, read: impl FnOnce(&Desk) -> T) -> Option<T> {
    session.desk.with(|desk| desk.as_ref().map(read))
}

/// Opens the talk, and says how much of it is new.
#[component]
pub(crate) fn TalkButton() -> impl IntoView {
    let ui = ui();
    let session = ui.stage.session;
    let unread = move || with(session, Desk::unread).unwrap_or_default();
    let label = move || match unread() {
        0 => say("far-talk")(),
        count => {
            words().texts.with(|texts| texts.say_with("far-talk-unread", Args::new().with("count", count)))
        }
    };
    let button = move || {
        view! {
            <button class="btn btn-quiet btn-icon talk-button" data-do="talk" aria-label=label title=label on:click=opens(ui, Sheet::Talk)>
                {sign("ui-talk")}
                {move || Some(unread()).filter(|count| *count > 0).map(|count| view! { <b class="num">{count}</b> })}
            </button>
        }
    };
    session.is_shared().then(button)
}

/// The time that is left for the decision that is awaited longest.
#[component]
pub(crate) fn Clock() -> impl IntoView {
    let session = ui().stage.session;
    let now = RwSignal::new(api::now());
    let tick = || set_interval_with_handle(move || now.set(api::now()), Duration::from_secs(1)).ok();
    let ticking = session.is_shared().then(tick).flatten();
    on_cleanup(move || ticking.iter().for_each(IntervalHandle::clear));
    move || {
        let left = with(session, |desk| desk.left(now.get())).flatten().map(Left::of)?;
        let time = told(left);
        let label =
            words().texts.with(|texts| texts.say_with("far-left", Args::new().with("time", time.clone())));
        let class = if left.is_short() { "chip clock is-short" } else { "chip clock" };
        Some(
            view! { <span class=class role="timer" aria-label=label>{sign_of("ui-clock", "i-s")}<b class="num">{time}</b></span> },
        )
    }
}

fn told(left: Left) -> String {
    words().texts.with(|texts| match left {
        Left::Minutes(minutes, seconds) => format!("{minutes}:{seconds:02}"),
        Left::Hours(hours, minutes) => {
            texts.say_with("far-left-hours", Args::new().with("hours", hours).with("minutes", minutes))
        }
        Left::Days(days, hours) => {
            texts.say_with("far-left-days", Args::new().with("days", days).with("hours", hours))
        }
    })
}

/// That a bot plays for whoever sits here, if one does, tracked.
pub(crate) fn away(session: Session) -> Option<String> {
    let level = with(session, |desk| {
        let own = desk.you.filter(|_| desk.is_away()).and_then(|seat| desk.stand_in(seat));
        own.and_then(|card| card.stand_in.clone())
    })??;
    Some(words().texts.with(|texts| texts.say_with("far-away", Args::new().with("level", bot(&level)))))
}

/// Takes one's seat back from the bot.
#[component]
pub(crate) fn ComeBack() -> impl IntoView {
    let session = ui().stage.session;
    let is_away = move || with(session, Desk::is_away).unwrap_or_default();
    let come = move |_| session.ask_desk(DeskRequest::ComeBack {});
    move || {
        is_away().then(
            || view! { <button class="btn btn-main" data-do="come-back" on:click=come>{say("far-come-back")}</button> },
        )
    }
}

/// That a bot plays at a seat of a person, or that they are not connected, tracked.
pub(crate) fn absence(session: Session, seat: Seat) -> Option<AnyView> {
    stand_in(session, seat).or_else(|| {
        let is_absent = with(session, |desk| desk.is_absent(seat)).unwrap_or_default();
        let chip = || view! { <span class="chip" data-absent=seat.number()>{say("far-absent")}</span> };
        is_absent.then(|| chip().into_any())
    })
}

fn stand_in(session: Session, seat: Seat) -> Option<AnyView> {
    let (level, gave_up) = with(session, |desk| {
        desk.stand_in(seat).map(|card| (card.stand_in.clone().unwrap_or_default(), card.resigned))
    })??;
    let said = if gave_up { say("far-gave-up") } else { say("far-stands-in") };
    Some(view! { <span class="chip" data-stand-in=seat.number() title=bot(&level)>{said}</span> }.into_any())
}

/// What the menu of a shared table leads to.
#[component]
pub(crate) fn MenuFar() -> impl IntoView {
    let ui = ui();
    let session = ui.stage.session;
    let is_shared = with(session, |_| ()).is_some();
    let playing = move || with(session, Desk::is_playing).unwrap_or_default();
    let away = move || with(session, Desk::is_away).unwrap_or_default();
    let leave = move |_| {
        session.ask_desk(DeskRequest::LeaveSeat {});
        ui.sheet.set(None);
    };
    is_shared.then(|| {
        view! {
            <button class="btn" on:click=opens(ui, Sheet::Talk)>{sign("ui-talk")}{say("far-talk")}</button>
            <CopyLink session />
            {move || (playing() && !away()).then(|| view! {
                <button class="btn" data-do="leave" title=say("far-leave-about") on:click=leave>{sign("ui-clock")}{say("far-leave")}</button>
            })}
            {move || playing().then(|| view! { <Resign session /> })}
        }
    })
}

#[component]
fn CopyLink(session: Session) -> impl IntoView {
    let is_copied = RwSignal::new(false);
    let copy = move |_| {
        if let Some(link) = untrack(|| session.invitation()) {
            copy_text(link, is_copied);
        }
    };
    let label = move || if is_copied.get() { say("far-copied")() } else { say("far-invite-copy")() };
    view! { <button class="btn" data-do="copy-link" on:click=copy>{sign("ui-link")}{label}</button> }
}

#[component]
fn Resign(session: Session) -> impl IntoView {
    let ui = ui();
    let sure = RwSignal::new(false);
    let resign = move |_| {
        session.ask_desk(DeskRequest::Resign {});
        ui.sheet.set(None);
    };
    move || {
        if sure.get() {
            view! {
            <div class="sure" role="alert">
                <p>{say("far-resign-sure")}</p>
                <button class="btn" on:click=move |_| sure.set(false)>{say("far-resign-keep")}</button>
                <button class="btn btn-main" data-do="resign-sure" on:click=resign>{say("far-resign")}</button>
            </div>
        }
        .into_any()
        } else {
            view! {
            <button class="btn" data-do="resign" on:click=move |_| sure.set(true)>{sign("ui-flag")}{say("far-resign")}</button>
        }
        .into_any()
        }
    }
}
