//! Large drawings: fetched when they are shown, from beside the module.

use crate::app::worker_url;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

/// A drawing as the text of an element, empty until it is there.
pub(crate) fn drawing(name: &'static str) -> RwSignal<String> {
    let drawn = RwSignal::new(String::new());
    spawn_local(async move {
        let url = worker_url().replace("worker.js", &format!("art/{name}.svg"));
        if let Some(text) = fetch(&url).await {
            // Whoever wanted it may have gone.
            drawn.try_set(text);
        }
    });
    drawn
}

async fn fetch(url: &str) -> Option<String> {
    let response: Response = JsFuture::from(window().fetch_with_str(url)).await.ok()?.dyn_into().ok()?;
    JsFuture::from(response.text().ok()?).await.ok()?.as_string()
}
