//! Searching the rulebook.

use super::{book_text, session};
use crate::place::{Book, Over};
use crate::words::{say, words};
use leptos::prelude::*;
use platen_texts::Args;

#[component]
pub(super) fn SearchField(query: RwSignal<String>) -> impl IntoView {
    view! {
        <input
            class="search"
            type="search"
            id="search"
            aria-label=say("ui-search")
            placeholder=say("ui-search")
            prop:value=query
            on:input=move |event| query.set(event_target_value(&event))
        />
    }
}

/// The rules and tips that have every word of the query.
#[component]
pub(super) fn Found(query: RwSignal<String>) -> impl IntoView {
    let texts = words().texts;
    let found = move || {
        let wanted = query.get().to_lowercase();
        let words: Vec<&str> = wanted.split_whitespace().collect();
        let mut found = Vec::new();
        for chapter in texts.with(|texts| texts.chapters().to_vec()) {
            let rules = chapter.rules.iter().map(|number| (chapter.rule(number), chapter.name(number)));
            let tips = chapter.tips.iter().map(|number| (chapter.tip(number), chapter.family.to_uppercase()));
            let texts = rules.chain(tips).map(|(id, name)| (name, book_text(&id)));
            found.extend(texts.filter(|(name, text)| has_all(name, text, &words)));
        }
        found
    };
    move || {
        let found = found();
        let count = found.len();
        let heading = words().texts.with(|texts| match count {
            0 => texts.say("ui-not-found"),
            _ => texts.say_with("ui-found", Args::new().with("count", count)),
        });
        let rows = found.into_iter().map(|(name, text)| passage(name, text)).collect_view();
        view! { <h1 class="found" role="status">{heading}</h1> {rows} }
    }
}

fn has_all(name: &str, text: &str, words: &[&str]) -> bool {
    let (name, text) = (name.to_lowercase(), text.to_lowercase());
    words.iter().all(|word| text.contains(word) || name == *word)
}

fn passage(name: String, text: String) -> impl IntoView {
    let session = session();
    let at = name.clone();
    let go = move |_| session.look_at(Over::Book(Book::Rules, Some(at.clone())));
    view! {
        <p class="rule-text">
            <button class="id" on:click=go>{name}</button>
            {text}
        </p>
    }
}
