//! The keyboard: arrows go from component to component and from region to region, letters are buttons.

use super::ui::{Sheet, Ui};
use super::veil;
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use platen_model::{Arrow, step};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// What can take the focus within a region.
const STOPS: &str = "[data-target], [data-stop], [data-do], .switch, .piece, .slots, .rule";

/// The parts of the table, some of which are made elsewhere.
const REGIONS: &str = "[data-region], .choosing, .house, .bench, .draft";

/// Every shortcut with the text that tells what it does.
pub(crate) const SHORTCUTS: [(&str, &str); 16] = [
    ("Tab", "play-key-tab"),
    ("← →", "play-key-across"),
    ("↑ ↓", "play-key-regions"),
    ("1 – 5", "play-key-rows"),
    ("0", "play-key-prompt"),
    ("Enter", "play-key-choose"),
    ("Esc", "play-key-back"),
    ("U", "play-key-undo"),
    ("P", "play-key-pass"),
    ("E", "play-key-end"),
    ("H", "play-key-hint"),
    ("R", "play-key-rule"),
    ("S", "play-key-lesson"),
    ("L", "play-key-log"),
    ("B", "play-key-words"),
    ("?", "play-key-keys"),
];

/// A key came down at the table.
pub(crate) fn pressed(ui: Ui, event: &KeyboardEvent) {
    let held = event.ctrl_key() || event.meta_key() || event.alt_key();
    if held || is_typing(event) || untrack(|| veil::is_down(ui.stage)) {
        return;
    }
    let covered = ui.sheet.with_untracked(Option::is_some)
        || ui.stage.session.over.with_untracked(Option::is_some)
        || document().query_selector("[data-screen=\"end\"]").ok().flatten().is_some();
    if !covered && !is_choosing(event) && known(ui, &event.key()) {
        event.prevent_default();
    }
}

/// A sheet of choices knows its own way back.
fn is_choosing(event: &KeyboardEvent) -> bool {
    let element = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let inside = element.is_some_and(|element| element.closest(".choosing").ok().flatten().is_some());
    inside && event.key() == "Escape"
}

fn is_typing(event: &KeyboardEvent) -> bool {
    let element = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    element.is_some_and(|element| element.matches("input, select, textarea").unwrap_or_default())
}

fn known(ui: Ui, key: &str) -> bool {
    match key {
        "ArrowRight" => across(Arrow::Next),
        "ArrowLeft" => across(Arrow::Back),
        "Home" => across(Arrow::Home),
        "End" => across(Arrow::End),
        "ArrowDown" => regions(Arrow::Next),
        "ArrowUp" => regions(Arrow::Back),
        "1" => enter("row-orders"),
        "2" => enter("row-inks"),
        "3" => enter("row-specialties"),
        "4" => enter("row-gears"),
        "5" => enter("row-patronage"),
        "0" => enter("prompt"),
        "Escape" => ui.close(),
        "u" | "U" => press("[data-do=\"undo\"]"),
        "p" | "P" => press("[data-target=\"do-pass\"]"),
        "e" | "E" => press("[data-target=\"do-end-turn\"], [data-do=\"commit\"]"),
        "h" | "H" => press("[data-do=\"hint\"]"),
        "r" | "R" => press(".tip .rule"),
        "s" | "S" => enter("lesson"),
        "l" | "L" => open(ui, Sheet::Log),
        "b" | "B" => open(ui, Sheet::Words),
        "?" => open(ui, Sheet::Keys),
        _ => false,
    }
}

fn open(ui: Ui, sheet: Sheet) -> bool {
    let now = ui.sheet.get_untracked();
    ui.sheet.set((now != Some(sheet)).then_some(sheet));
    true
}

fn press(selector: &str) -> bool {
    let found = document().query_selector(selector).ok().flatten();
    let button = found.and_then(|found| found.dyn_into::<HtmlElement>().ok());
    button.map(|button| button.click()).is_some()
}

/// The next stop in the region of what has the focus.
fn across(arrow: Arrow) -> bool {
    let Some(at) = document().active_element() else { return false };
    let Some(region) = at.closest(REGIONS).ok().flatten() else { return enter("prompt") };
    let stops = stops(&region);
    let place = stops.iter().position(|stop| stop == &at).unwrap_or_default();
    focus(stops.get(step(arrow, place, stops.len())))
}

/// The first stop of the next region.
fn regions(arrow: Arrow) -> bool {
    let regions = all_on_page(REGIONS);
    let regions: Vec<Element> = regions.into_iter().filter(|region| !stops(region).is_empty()).collect();
    let at = document().active_element().and_then(|at| at.closest(REGIONS).ok().flatten());
    let place = at.and_then(|at| regions.iter().position(|region| region == &at));
    match place {
        Some(place) => regions.get(step(arrow, place, regions.len())).is_some_and(first),
        None => regions.first().is_some_and(first),
    }
}

fn enter(region: &str) -> bool {
    let found = document().query_selector(&format!("[data-region=\"{region}\"]")).ok().flatten();
    found.is_some_and(|region| first(&region))
}

/// Focuses what is lit in a region, or else its first stop.
fn first(region: &Element) -> bool {
    let stops = stops(region);
    let lit = stops
        .iter()
        .find(|stop| stop.class_list().contains("is-lit") || stop.class_list().contains("btn-main"));
    focus(lit.or_else(|| stops.first()))
}

fn focus(element: Option<&Element>) -> bool {
    let element = element.and_then(|element| element.dyn_ref::<HtmlElement>());
    element.is_some_and(|element| element.focus().is_ok())
}

/// The stops of a region that can be seen.
fn stops(region: &Element) -> Vec<Element> {
    let seen = |element: &Element| element.get_client_rects().length() > 0;
    all(region, STOPS).into_iter().filter(seen).collect()
}

fn all_on_page(selector: &str) -> Vec<Element> {
    document().document_element().map(|page| all(&page, selector)).unwrap_or_default()
}

fn all(within: &Element, selector: &str) -> Vec<Element> {
    let Ok(list) = within.query_selector_all(selector) else { return Vec::new() };
    (0..list.length()).filter_map(|place| list.item(place)?.dyn_into().ok()).collect()
}

/// Shows on the table what an advice means.
pub(crate) fn mark_advised(targets: &[platen_model::Target]) {
    for element in all_on_page(".is-advised") {
        // A class that cannot be changed does no harm.
        let _ = element.class_list().remove_1("is-advised");
    }
    for target in targets {
        for element in all_on_page(&format!("[data-target=\"{}\"]", target.code())) {
            let _ = element.class_list().add_1("is-advised");
        }
    }
}
