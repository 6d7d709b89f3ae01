//! The button round a face.

use crate::stage::stage;
use leptos::prelude::*;
use platen_model::Target;

/// Something that can be tapped: `class` names the kind (`card printing`, `choice`), `label` is what is heard. It is lit while a tap
/// leads on, chosen once picked. With `weighed` it is quiet otherwise; a tap then asks why.
#[component]
pub(crate) fn Card(
    target: Target,
    #[prop(into)] class: String,
    #[prop(into)] label: String,
    #[prop(optional, into)] weighed: Signal<bool>,
    children: Children,
) -> impl IntoView {
    let stage = stage();
    let lit = Memo::new(move |_| stage.is_lit(target));
    let picked = Memo::new(move |_| stage.is_picked(target));
    let quiet = move || weighed.get() && !lit.get() && !picked.get();
    view! {
        <button
            type="button"
            id=target.code()
            class=class
            class:is-lit=move || lit.get() && !picked.get()
            class:is-chosen=picked
            class:is-quiet=quiet
            aria-label=label
            aria-describedby="tip"
            aria-pressed=move || picked.get().then_some("true")
            aria-disabled=move || quiet().then_some("true")
            data-target=target.code()
            on:click=move |_| stage.tap(target)
        >
            {children()}
        </button>
    }
}
