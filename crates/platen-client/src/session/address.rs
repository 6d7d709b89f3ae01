//! What the page does with its address, which names a [`Place`].

use crate::place::{Over, Place};
use crate::wire::GameNo;
use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::JsValue;
use web_sys::HtmlAnchorElement;

/// Marks the entries of the history that lie over another, to which the way back leads.
const LAID_OVER: &str = "over";

/// Where the address is.
pub(super) fn place_now() -> Place {
    Place::read(&window().location().hash().unwrap_or_default())
}

/// Names a game in the address, or none; what lay over it is gone.
pub(super) fn set_game(game: Option<GameNo>) {
    set_place(&Place { game, ..Place::default() });
}

/// Names a shared table in the address.
pub(super) fn set_table(table: String) {
    set_place(&Place { table: Some(table), ..Place::default() });
}

/// The address by which others come to a table.
pub(super) fn invitation(table: &str) -> String {
    let href = window().location().href().unwrap_or_default();
    let page = href.split('#').next().unwrap_or_default().to_string();
    let place = Place { table: Some(table.to_string()), ..Place::default() };
    format!("{page}#{}", place.text())
}

fn set_place(place: &Place) {
    let before = place_now();
    if *place == before.bare() && (place.is_start() || before.over.is_none()) {
        return;
    }
    if before.over.is_some() && before.is_start() {
        return replace(place, "");
    }
    // Fails only where there is no window to speak of.
    let _ = window().location().set_hash(&place.text());
}

/// Lays something over what is shown. What already lay there is replaced, so that one way back is enough.
pub(super) fn lay_over(over: Over) {
    let before = place_now();
    let place = Place { over: Some(over), ..before.clone() };
    if before.over.is_some() {
        return replace(&place, if is_laid_over() { LAID_OVER } else { "" });
    }
    if let Ok(history) = window().history() {
        let _ = history.push_state_with_url(&LAID_OVER.into(), "", Some(&format!("#{}", place.text())));
    }
}

/// Goes back to what lies below. Whether that will be heard as a change of the address.
pub(super) fn lay_aside() -> bool {
    if is_laid_over() {
        return window().history().and_then(|history| history.back()).is_ok();
    }
    replace(&Place { over: None, ..place_now() }, "");
    false
}

fn is_laid_over() -> bool {
    let state = window().history().and_then(|history| history.state()).unwrap_or(JsValue::NULL);
    state.as_string().as_deref() == Some(LAID_OVER)
}

fn replace(place: &Place, state: &str) {
    if let Ok(history) = window().history() {
        let _ = history.replace_state_with_url(&state.into(), "", Some(&format!("#{}", place.text())));
    }
}

/// Calls when the person goes back, forth or elsewhere.
pub(super) fn on_change(change: impl Fn() + 'static) {
    window_event_listener(ev::hashchange, move |_| change());
}

/// Asks the browser not to clear away what is stored, once there is a game; the browser may say no.
pub(super) fn keep_stored() {
    let _ = window().navigator().storage().persist();
}

/// Gives the person a file.
pub(super) fn give_file(url: &str, name: &str) {
    let Ok(element) = document().create_element("a") else { return };
    let link: HtmlAnchorElement = element.unchecked_into();
    link.set_href(url);
    link.set_download(name);
    link.click();
}
