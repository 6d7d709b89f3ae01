//! For whoever hears the page: what happened, as it happens.

use super::log::news;
use super::ui::ui;
use leptos::prelude::*;

/// Says what happened as it happens.
#[component]
pub(crate) fn Live() -> impl IntoView {
    let ui = ui();
    let said = RwSignal::new(String::new());
    Effect::new(move |heard: Option<usize>| {
        let length = ui.seen.with(|now| now.as_ref().map_or(0, |now| now.table.log.len()));
        if let Some(heard) = heard.filter(|heard| *heard < length) {
            said.set(news(ui, heard).join(" "));
        }
        length
    });
    view! { <div class="vh" aria-live="polite" id="news">{said}</div> }
}
