//! Drawn signs, by their names in the sprite.

use leptos::prelude::*;
use platen_model::Mark;

/// A sign; `class` adds to its looks.
pub(crate) fn sign(id: impl Into<String>, class: &'static str) -> impl IntoView {
    let href = format!("#{}", id.into());
    view! { <svg class=format!("i {class}") viewBox="0 0 24 24" aria-hidden="true"><use href=href></use></svg> }
}

/// A printer's mark.
pub(crate) fn mark(mark: Mark) -> impl IntoView {
    let (class, href) = (format!("mark p-{}", mark.code()), format!("#mark-{}", mark.code()));
    view! { <svg class=class viewBox="0 0 24 24" aria-hidden="true"><use href=href></use></svg> }
}

/// So many of something.
pub(crate) fn amount(count: impl ToString, id: &'static str) -> impl IntoView {
    view! { <span class="amount">{count.to_string()}{sign(id, "")}</span> }
}
