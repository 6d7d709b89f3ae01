//! Keeps the focus where something is to be done: in what lies uppermost, back on what opened it, and on the next thing when what had it
//! is gone or drawn anew.
//!
//! Nothing has to be told to it: it hears where the focus goes and sees when the page changes.

use crate::painted::once_painted;
use leptos::prelude::*;
use std::cell::{Cell, RefCell};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{Element, HtmlElement, KeyboardEvent, MutationObserver, MutationObserverInit};

/// What lies over the rest and is to be left by its own ways, besides the browser's dialogs.
const LAYERS: &str = ".choosing, .hand-over, [data-screen=\"end\"], .replay";
/// What can take the focus.
const STOPS: &str = "button, a[href], input, select, textarea, summary, [tabindex=\"0\"]";
/// Groups with one stop for the tabulator, within which arrows move.
const GROUPS: &str = ".row[data-region], .house, .draft, .choosing .choices";
/// Attributes by which a component is found again after it was drawn anew.
const NAMES: [&str; 7] =
    ["data-target", "data-do", "data-switch", "data-row", "data-stop", "id", "aria-label"];
/// Where the focus goes when there is nothing to return to, best first.
const NEXT: [&str; 10] = [
    "[data-do=\"lesson-on\"]",
    ".board .is-lit[data-target], .draft .is-lit[data-target]",
    ".slots[aria-disabled=\"false\"]",
    ".bench [data-do=\"declare\"][aria-disabled=\"false\"]",
    ".prompt .btn-main",
    ".prompt [data-target]",
    ".bench .switch",
    ".prompt .say",
    ".door.is-first",
    ".door",
];

/// What a decision is made with, and what goes when it is made.
const DECIDING: &str =
    ":is(.choosing, .draft, .prompt) [data-target], [data-do=\"commit\"], [data-do=\"declare\"]";
/// What is ready but not shown.
const UNDER: &str = ".is-under";

/// A place that had the focus: what it lay in, and how to find it again.
struct Place {
    within: Option<Element>,
    selector: Option<String>,
    region: Option<String>,
}

thread_local! {
    /// Where the focus was last, for each thing that lies over another.
    static PLACES: RefCell<Vec<Place>> = const { RefCell::new(Vec::new()) };
    static IS_DUE: Cell<bool> = const { Cell::new(false) };
}

/// Begins to keep the focus, as long as the page lives.
pub(crate) fn keep() {
    window_event_listener(leptos::ev::focusin, |event| {
        if let Some(element) = event.target().and_then(|target| target.dyn_into::<Element>().ok()) {
            note(&element);
        }
    });
    window_event_listener(leptos::ev::keydown, |event| hold(&event));
    let changed = Closure::<dyn FnMut()>::new(look_soon);
    let wanted = MutationObserverInit::new();
    wanted.set_child_list(true);
    wanted.set_subtree(true);
    if let (Ok(observer), Some(body)) =
        (MutationObserver::new(changed.as_ref().unchecked_ref()), document().body())
    {
        // Fails only for a page without a body.
        let _ = observer.observe_with_options(&body, &wanted);
    }
    changed.forget();
}

/// Looks once the change was painted: before that, asking where things lie would lay the page out once more.
fn look_soon() {
    if !IS_DUE.replace(true) {
        once_painted(look);
    }
}

/// Takes the focus from what a decision was made with, before the page is drawn anew: an element that goes with the focus makes the
/// browser lay the half-drawn page out. It is given on as if it had been lost.
pub(crate) fn let_go() {
    let at = document().active_element().filter(|at| at.matches(DECIDING).unwrap_or_default());
    if let Some(at) = at.and_then(|at| at.dyn_into::<HtmlElement>().ok()) {
        // What cannot be blurred keeps it.
        let _ = at.blur();
        look_soon();
    }
}

fn look() {
    IS_DUE.set(false);
    rove();
    let at = document().active_element().filter(|at| at.tag_name() != "BODY");
    let lost = at.is_none() && PLACES.with_borrow(|places| !places.is_empty());
    let beneath = uppermost().is_some_and(|top| at.is_none_or(|at| !top.contains(Some(&at))));
    if lost || beneath {
        go_back();
    }
}

/// What lies uppermost, if anything lies over the page.
fn uppermost() -> Option<Element> {
    all("dialog[open]").pop().or_else(|| all(LAYERS).pop())
}

fn note(element: &Element) {
    let within = element.closest(&format!("dialog, {LAYERS}")).ok().flatten();
    let named = |name: &str| {
        let value = element.get_attribute(name).filter(|value| !value.is_empty())?;
        Some(format!("[{name}={value:?}]"))
    };
    let selector = NAMES.into_iter().find_map(named);
    let region = element
        .closest("[data-region]")
        .ok()
        .flatten()
        .and_then(|region| region.get_attribute("data-region"));
    PLACES.with_borrow_mut(|places| {
        if let Some(known) = places.iter().position(|place| place.within == within) {
            places.truncate(known);
        }
        places.push(Place { within, selector, region });
    });
    if element.closest(GROUPS).ok().flatten().is_some() {
        rove();
    }
}

/// Focuses what had the focus in what is now uppermost, or else what is to be done there.
fn go_back() {
    let top = uppermost();
    let found = PLACES.with_borrow_mut(|places| {
        places.retain(|place| place.within.as_ref().is_none_or(|within| within.is_connected()));
        let place = places.iter().rev().find(|place| place.within == top)?;
        let again = place.selector.as_deref().and_then(|selector| first_in(top.as_ref(), selector));
        again.or_else(|| {
            let region = place.region.as_deref()?;
            first_in(top.as_ref(), &format!("[data-region=\"{region}\"] .is-lit[data-target]"))
        })
    });
    let found = found.or_else(|| match &top {
        Some(top) => first_in(Some(top), ".is-lit, .btn-main").or_else(|| first_in(Some(top), STOPS)),
        None => NEXT.iter().find_map(|next| first_in(None, next)).or_else(|| first_in(None, STOPS)),
    });
    if let Some(found) = found.and_then(|found| found.dyn_into::<HtmlElement>().ok()) {
        // What cannot take it leaves it where it is.
        let _ = found.focus();
    }
}

/// The first that can be seen.
fn first_in(within: Option<&Element>, selector: &str) -> Option<Element> {
    let found = match within {
        Some(within) => all_in(within, selector),
        None => all(selector),
    };
    found.into_iter().find(is_seen)
}

fn is_seen(element: &Element) -> bool {
    element.closest(UNDER).is_ok_and(|under| under.is_none()) && element.get_client_rects().length() > 0
}

/// All in what the page shows: its drawings lie hidden beside that, and to look through them takes long.
fn all(selector: &str) -> Vec<Element> {
    let Some(body) = document().body() else { return Vec::new() };
    let parts = std::iter::successors(body.first_element_child(), Element::next_element_sibling);
    let shown = parts.filter(|part| !part.has_attribute("hidden"));
    let with_inner = |part: Element| {
        let inner = all_in(&part, selector);
        part.matches(selector).unwrap_or_default().then_some(part).into_iter().chain(inner)
    };
    shown.flat_map(with_inner).collect()
}

fn all_in(within: &Element, selector: &str) -> Vec<Element> {
    let Ok(list) = within.query_selector_all(selector) else { return Vec::new() };
    // A selector finds elements alone.
    (0..list.length()).filter_map(|place| Some(list.item(place)?.unchecked_into())).collect()
}

/// Lets the tabulator go round in what lies uppermost; dialogs do so by themselves.
fn hold(event: &KeyboardEvent) {
    let top = uppermost().filter(|top| event.key() == "Tab" && top.tag_name() != "DIALOG");
    let Some(top) = top else { return };
    let can = |stop: &Element| is_seen(stop) && stop.get_attribute("tabindex").as_deref() != Some("-1");
    let stops: Vec<Element> = all_in(&top, STOPS).into_iter().filter(can).collect();
    let at = document().active_element().and_then(|at| stops.iter().position(|stop| *stop == at));
    let to = match (at, event.shift_key()) {
        (Some(at), false) if at + 1 < stops.len() => return,
        (Some(at), true) if at > 0 => return,
        (_, false) => stops.first(),
        (_, true) => stops.last(),
    };
    if let Some(to) = to.and_then(|to| to.dyn_ref::<HtmlElement>()) {
        event.prevent_default();
        let _ = to.focus();
    }
}

/// Lets the tabulator stop once in each group; arrows go on from there.
fn rove() {
    let at = document().active_element();
    for group in all(GROUPS) {
        let stops = all_in(&group, "[data-target], [data-stop]");
        let kept = stops.iter().position(|stop| Some(stop) == at.as_ref());
        let lit = || stops.iter().position(|stop| stop.class_list().contains("is-lit") && is_seen(stop));
        let open = kept.or_else(lit).or_else(|| stops.iter().position(is_seen));
        for (place, stop) in stops.iter().enumerate() {
            let wanted = if Some(place) == open { "0" } else { "-1" };
            // Most are as they should be, and asking costs less than changing.
            if stop.get_attribute("tabindex").as_deref() != Some(wanted) {
                // An attribute that cannot be set leaves one stop more.
                let _ = stop.set_attribute("tabindex", wanted);
            }
        }
    }
}
