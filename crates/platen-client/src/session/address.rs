//! What the page does with its address: `#game=7` names the stored game that is open.

use crate::wire::GameNo;
use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlAnchorElement;

/// The game that the address names.
pub(super) fn game() -> Option<GameNo> {
    let hash = window().location().hash().ok()?;
    hash.strip_prefix("#game=")?.parse().ok().map(GameNo)
}

/// Names a game in the address, or none.
pub(super) fn set_game(named: Option<GameNo>) {
    if named == game() {
        return;
    }
    let hash = named.map(|game| format!("game={}", game.0)).unwrap_or_default();
    // Fails only where there is no window to speak of.
    let _ = window().location().set_hash(&hash);
}

/// Calls when the person goes back, forth or elsewhere.
pub(super) fn on_change(change: impl Fn() + 'static) {
    window_event_listener(ev::hashchange, move |_| change());
}

/// Gives the person a file.
pub(super) fn give_file(url: &str, name: &str) {
    let Ok(element) = document().create_element("a") else { return };
    let link: HtmlAnchorElement = element.unchecked_into();
    link.set_href(url);
    link.set_download(name);
    link.click();
}
