//! Playing together: one's name, games and tables, the waiting room, talk, and how the line stands.

mod line;
mod lobby;
mod me;
mod new_table;
mod room;
mod talk;
mod terms;

pub(crate) use line::LineNotice;
pub(crate) use lobby::Lobby;
pub(crate) use me::Me;
pub(crate) use new_table::ShareTable;
pub(crate) use room::Room;
pub(crate) use talk::Talk;

use super::plain_speaker;
use crate::words::{say, words};
use leptos::prelude::*;
use leptos::task::spawn_local;
use platen_protocol::{SeatCard, Sitting};
use platen_rules::vocabulary::Seat;
use platen_texts::Args;
use wasm_bindgen_futures::JsFuture;

/// Who sits at a seat, tracked.
pub(crate) fn sitter(card: &SeatCard) -> String {
    let texts = words().texts.get();
    match &card.sitting {
        Sitting::Nobody => texts.say("far-nobody"),
        // Whoever erased their name is called by the seat.
        Sitting::Person { name } if name.is_empty() => {
            texts.say_with("seat-player", Args::new().with("number", card.seat.number() + 1))
        }
        Sitting::Person { name } => name.clone(),
        Sitting::Bot { level } => bot(level),
    }
}

/// A bot by its level, tracked.
pub(crate) fn bot(level: &str) -> String {
    plain_speaker().map_or_else(|| level.to_string(), |speaker| speaker.bot(level))
}

/// The printer's mark of a seat.
fn mark_of(seat: Seat) -> crate::markup::Markup {
    crate::pieces::mark(super::MARKS[usize::from(seat.number()) % super::MARKS.len()])
}

/// Copies a text, and says so.
pub(crate) fn copy(text: String, is_copied: RwSignal<bool>) {
    spawn_local(async move {
        let written = window().navigator().clipboard().write_text(&text);
        is_copied.set(JsFuture::from(written).await.is_ok());
    });
}

/// A text to take elsewhere, with a button that copies it.
#[component]
pub(crate) fn Copied(name: &'static str, label: Signal<String>, text: Signal<String>) -> impl IntoView {
    let is_copied = RwSignal::new(false);
    let copy = move |_| copy(text.get_untracked(), is_copied);
    let said = move || if is_copied.get() { say("far-copied")() } else { say("far-copy")() };
    view! {
        <span class="copied">
            <input readonly data-copied=name aria-label=label prop:value=text on:focus=move |event| select(&event) />
            <button type="button" class="btn" data-do=format!("copy-{name}") on:click=copy>{said}</button>
        </span>
    }
}

fn select(event: &leptos::ev::FocusEvent) {
    use wasm_bindgen::JsCast;
    let input = event.target().and_then(|target| target.dyn_into::<web_sys::HtmlInputElement>().ok());
    input.iter().for_each(web_sys::HtmlInputElement::select);
}

/// A form of one field and one button.
#[component]
pub(crate) fn OneField(
    name: &'static str,
    label: &'static str,
    button: &'static str,
    longest: usize,
    #[prop(optional)] text: String,
    /// Whether the button is the one to press.
    #[prop(optional)]
    is_main: bool,
    /// Whether the field is empty again after it was sent.
    #[prop(optional)]
    is_spent: bool,
    #[prop(into)] send: Callback<String>,
) -> impl IntoView {
    let written = RwSignal::new(text);
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let text = written.get_untracked();
        if !text.trim().is_empty() {
            send.run(text);
            if is_spent {
                written.set(String::new());
            }
        }
    };
    view! {
        <form class="one-field" on:submit=submit>
            <input
                data-field=name
                autocomplete="off"
                maxlength=longest
                aria-label=say(label)
                placeholder=say(label)
                prop:value=written
                on:input=move |event| written.set(event_target_value(&event))
            />
            <button class=if is_main { "btn btn-main" } else { "btn" } data-do=name>{say(button)}</button>
        </form>
    }
}
