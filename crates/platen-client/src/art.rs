//! The drawings: fetched once, from beside the module.

use crate::app::worker_url;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

/// All signs, pieces and portraits, for every `<use>` of the page.
#[component]
#[expect(unreachable_pub, reason = "the component macro makes its functions public")]
pub(crate) fn Art() -> impl IntoView {
    let (signs, portraits) = (drawing("sprite"), drawing("portraits"));
    view! {
        <div hidden inner_html=move || signs.get()></div>
        <div hidden inner_html=move || portraits.get()></div>
    }
}

/// A drawing as the text of an element, empty until it is there.
pub(crate) fn drawing(name: &'static str) -> RwSignal<String> {
    let drawn = RwSignal::new(String::new());
    spawn_local(async move {
        if let Some(text) = fetch(&worker_url().replace("worker.js", &format!("art/{name}.svg"))).await {
            drawn.try_set(text);
        }
    });
    drawn
}

async fn fetch(url: &str) -> Option<String> {
    let response: Response = JsFuture::from(window().fetch_with_str(url)).await.ok()?.dyn_into().ok()?;
    JsFuture::from(response.text().ok()?).await.ok()?.as_string()
}

/// A sign by its name. It is mute: words stand beside it.
pub(crate) fn sign(name: impl std::fmt::Display) -> impl IntoView {
    let href = format!("#{name}");
    view! { <svg class="i" aria-hidden="true"><use href=href /></svg> }
}

/// A printer's mark by its code.
pub(crate) fn mark(code: &str) -> impl IntoView {
    let (class, href) = (format!("mark p-{code}"), format!("#mark-{code}"));
    view! { <svg class=class aria-hidden="true"><use href=href /></svg> }
}

/// A character's portrait.
pub(crate) fn portrait(character: impl std::fmt::Display) -> impl IntoView {
    let href = format!("#portrait-{character}");
    view! { <svg class="portrait" viewBox="0 0 200 200" aria-hidden="true"><use href=href /></svg> }
}
