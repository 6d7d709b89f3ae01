//! A button that opens a file of the person's.

use crate::words::say;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Event, File, HtmlInputElement};

/// A button with the text of `label`; `open` gets the name and the text of the file.
#[component]
pub(crate) fn FileButton(
    name: &'static str,
    label: &'static str,
    #[prop(into)] open: Callback<(String, String)>,
) -> impl IntoView {
    let chosen = move |event: Event| {
        let input: Option<HtmlInputElement> = event.target().and_then(|target| target.dyn_into().ok());
        let Some(input) = input else { return };
        let file = input.files().and_then(|files| files.get(0));
        if let Some(file) = file {
            spawn_local(async move { open.run((file.name(), text_of(&file).await)) });
        }
        // The same file can be chosen again after it was mended.
        input.set_value("");
    };
    view! {
        <label class="btn file">
            {say(label)}
            <input class="vh" type="file" data-file=name accept=".txt,.toml,.platen,text/plain" on:change=chosen />
        </label>
    }
}

async fn text_of(file: &File) -> String {
    JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string()).unwrap_or_default()
}
