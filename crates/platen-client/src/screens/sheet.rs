//! A sheet over what is shown: the browser keeps the focus in it, and Escape closes it.

use crate::pieces::sign;
use crate::words::say;
use leptos::prelude::*;
use web_sys::HtmlDialogElement;

/// A sheet with a heading. `name` is for tests and styles.
#[component]
pub(crate) fn Sheet(
    name: &'static str,
    title: Signal<String>,
    #[prop(into)] close: Callback<()>,
    children: Children,
) -> impl IntoView {
    let dialog: NodeRef<leptos::html::Dialog> = NodeRef::new();
    Effect::new(move |_| dialog.get().map(|dialog| show(&dialog)));
    let cancel = move |event: web_sys::Event| {
        event.prevent_default();
        close.run(());
    };
    let class = match name {
        "log" | "talk" => "sheet sheet-side",
        "house" => "sheet sheet-wide",
        _ => "sheet",
    };
    let (id, labelled) = (format!("sheet-{name}"), format!("sheet-{name}"));
    view! {
        <dialog class=class data-sheet=name aria-labelledby=labelled node_ref=dialog on:cancel=cancel>
            <header>
                <h2 id=id.clone()>{title}</h2>
                <button class="btn btn-quiet btn-icon" data-do="close" aria-label=say("ui-close") on:click=move |_| close.run(())>
                    {sign("ui-close")}
                </button>
            </header>
            {children()}
        </dialog>
    }
}

fn show(dialog: &HtmlDialogElement) {
    if !dialog.open() {
        // Fails only for a dialog that is no longer there.
        let _ = dialog.show_modal();
    }
}
