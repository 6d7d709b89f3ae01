//! What is said at a shared table.

use super::OneField;
use crate::desk::Desk;
use crate::screens::session;
use crate::together::together;
use crate::words::{say, words};
use leptos::prelude::*;
use platen_protocol::{DeskRequest, LONGEST_SAYING, Said};

#[component]
pub(crate) fn Talk() -> impl IntoView {
    let (session, together) = (session(), together());
    let is_muted = Memo::new(move |_| session.desk.with(|desk| desk.as_ref().is_some_and(|desk| desk.muted)));
    let last = Memo::new(move |_| session.desk.with(|desk| desk.as_ref().map_or(0, Desk::last_said)));
    let list: NodeRef<leptos::html::Ol> = NodeRef::new();
    Effect::new(move |_| {
        last.track();
        session.read_said();
        if let Some(list) = list.get() {
            list.set_scroll_top(list.scroll_height());
        }
    });
    let speak = move |text| session.ask_desk(DeskRequest::Say { text });
    let lines = move || {
        last.track();
        session
            .desk
            .with_untracked(|desk| desk.as_ref().map(|desk| desk.said.iter().map(line).collect_view()))
    };
    let heard = move || {
        if is_muted.get() {
            view! { <p class="muted">{say("far-muted")}</p> }.into_any()
        } else {
            view! {
                {move || (last.get() == 0).then(|| view! { <p class="muted">{say("far-silence")}</p> })}
                <ol class="scroll" id="talk" aria-live="polite" tabindex="0" node_ref=list>{lines}</ol>
            }
            .into_any()
        }
    };
    view! {
        <section class="talk" aria-label=say("far-talk")>
            {heard}
            {move || together.name.with(Option::is_some).then(|| view! {
                <OneField name="say" label="far-say" button="far-send" longest=LONGEST_SAYING is_spent=true send=speak />
            })}
            <button class="switch" role="switch" data-do="mute" aria-checked=move || is_muted.get().to_string()
                on:click=move |_| session.mute(!is_muted.get_untracked())>
                <span class="track"></span>{say("far-mute")}
            </button>
        </section>
    }
}

fn line(said: &Said) -> impl IntoView + use<> {
    let Said { at, name, text, .. } = said.clone();
    let date = js_sys::Date::new(&(at as f64).into());
    let lang = words().texts.with_untracked(|texts| texts.lang().code());
    let when: String = date.to_locale_time_string(lang).into();
    view! { <li title=when><b>{name}</b>" "{text}</li> }
}
