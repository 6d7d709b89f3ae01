//! One's name among others: chosen, changed, brought to another device, signed out, erased.

use super::{Copied, OneField};
use crate::screens::refused::Refused;
use crate::screens::sheet::Sheet;
use crate::screens::{session, title};
use crate::together::together;
use crate::turns::{allow_notifications, are_allowed, has_notifications};
use crate::words::{say, words};
use leptos::prelude::*;
use platen_protocol::LONGEST_NAME;

/// The longest code, with its gaps.
const LONGEST_CODE: usize = 60;

/// Choosing a name, or bringing it here.
#[component]
pub(crate) fn NameForm() -> impl IntoView {
    let together = together();
    view! {
        <section class="name-form">
            <p>{say("far-name-about")}</p>
            <OneField name="begin" label="far-name" button="far-begin" longest=LONGEST_NAME is_main=true
                send=move |name| together.call_me(name) />
            <Recover />
        </section>
    }
}

#[component]
fn Recover() -> impl IntoView {
    let together = together();
    view! {
        <details class="more">
            <summary>{say("far-code-have")}</summary>
            <OneField name="recover" label="far-code-enter" button="far-code-use" longest=LONGEST_CODE
                send=move |code| together.recover(code) />
        </details>
    }
}

#[component]
pub(crate) fn Me() -> impl IntoView {
    let (session, together) = (session(), together());
    let known = move |name: String| {
        view! {
            <section>
                <OneField name="rename" label="far-name" button="far-name-keep" longest=LONGEST_NAME text=name
                    send=move |name| together.call_me(name) />
            </section>
            <RecoveryCode />
            <Notify />
            <SignOut />
            <Erase />
        }
        .into_any()
    };
    view! {
        <Sheet name="me" title=title("far-me") close=move |()| session.look_back()>
            <Refused />
            <div class="settings">
                {move || together.name.get().map_or_else(|| view! { <NameForm /> }.into_any(), known)}
            </div>
        </Sheet>
    }
}

/// The code, while it is known, and how to get another.
#[component]
pub(crate) fn RecoveryCode() -> impl IntoView {
    let together = together();
    let code = Signal::derive(move || together.code.get().unwrap_or_default());
    let body = move || {
        if together.code.with(Option::is_some) {
            view! {
                <p>{say("far-code-about")}</p>
                <Copied name="code" label=title("far-code") text=code />
            }
            .into_any()
        } else {
            view! {
            <p class="muted">{say("far-code-new-about")}</p>
            <button class="btn" data-do="new-code" on:click=move |_| together.make_code()>{say("far-code-new")}</button>
        }
        .into_any()
        }
    };
    view! { <section><h3>{say("far-code")}</h3>{body}</section> }
}

/// Whether the browser tells of one's turn.
#[component]
pub(crate) fn Notify() -> impl IntoView {
    let words = words();
    let is_on = move || are_allowed(words);
    let turn = move |_| allow_notifications(words, !untrack(is_on));
    has_notifications().then(|| {
        view! {
            <div class="option">
                <button class="switch" role="switch" data-do="notify" aria-checked=move || is_on().to_string() on:click=turn>
                    <span class="track"></span>
                    {say("far-notify")}
                </button>
                <small>{say("far-notify-about")}</small>
            </div>
        }
    })
}

#[component]
fn SignOut() -> impl IntoView {
    let together = together();
    let sure = RwSignal::new(false);
    let body = move || {
        if sure.get() {
            view! {
            <div class="sure" role="alert">
                <p>{say("far-sign-out-sure")}</p>
                <button class="btn" on:click=move |_| sure.set(false)>{say("far-sign-out-stay")}</button>
                <button class="btn" data-do="sign-out-everywhere" on:click=move |_| together.sign_out(true)>{say("far-sign-out-everywhere")}</button>
                <button class="btn btn-main" data-do="sign-out-here" on:click=move |_| together.sign_out(false)>{say("far-sign-out-here")}</button>
            </div>
        }
        .into_any()
        } else {
            view! { <button class="btn" data-do="sign-out" on:click=move |_| sure.set(true)>{say("far-sign-out")}</button> }
            .into_any()
        }
    };
    view! { <section><p class="muted">{say("far-sign-out-about")}</p>{body}</section> }
}

#[component]
fn Erase() -> impl IntoView {
    let together = together();
    let sure = RwSignal::new(false);
    let body = move || {
        if sure.get() {
            view! {
            <div class="sure" role="alert">
                <p>{say("far-erase-sure")}</p>
                <button class="btn" on:click=move |_| sure.set(false)>{say("far-erase-keep")}</button>
                <button class="btn btn-main" data-do="erase-sure" on:click=move |_| together.erase()>{say("far-erase")}</button>
            </div>
        }
        .into_any()
        } else {
            view! { <button class="btn" data-do="erase" on:click=move |_| sure.set(true)>{say("far-erase")}</button> }
            .into_any()
        }
    };
    view! { <section><p class="muted">{say("far-erase-about")}</p>{body}</section> }
}
