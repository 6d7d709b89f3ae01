//! What was last refused.

use super::session;
use leptos::prelude::*;

#[component]
pub(crate) fn Refused() -> impl IntoView {
    let session = session();
    move || {
        session.refused.get().map(|no| {
            let rule = no.rule.map(|rule| format!(" ({rule})"));
            view! { <p class="refused" role="alert" data-code=no.code>{no.text}{rule}</p> }
        })
    }
}
