//! Planning in the heads of the rows: six slots each, filled to the one that is tapped.

use super::ui::{Ui, ui};
use crate::markup::{Markup, element};
use crate::pieces::sign;
use leptos::ev::{KeyboardEvent, MouseEvent, PointerEvent};
use leptos::prelude::*;
use platen_model::Mark;
use platen_rules::vocabulary::BoardAction;
use platen_texts::Args;
use std::cell::Cell;
use wasm_bindgen::JsCast;
use web_sys::Element;

/// How many slots a row has (PLN-1).
const SLOTS: u8 = 6;

thread_local! {
    /// The row from which a marker is being dragged.
    static DRAGGED: Cell<Option<BoardAction>> = const { Cell::new(None) };
}

/// The slots of a row, while plans are made or waited for.
#[component]
pub(crate) fn Slots(action: BoardAction) -> impl IntoView {
    let ui = ui();
    let filled = Memo::new(move |_| filled(ui, action));
    let reach = Memo::new(move |_| ui.open_draft().map_or(0, |draft| draft.reach(action)));
    let slots = move || {
        let (filled, reach) = (filled.get(), reach.get());
        (1..=SLOTS).map(|place| slot(action, place, filled, reach)).collect::<Markup>()
    };
    let label = move || {
        let speaker = ui.stage.speaker()?;
        let args = Args::new().with("row", speaker.row(action)).with("count", filled.get());
        Some(speaker.say_with("play-slots", args))
    };
    let open = Memo::new(move |_| ui.open_draft().is_some());
    let class = move || {
        let whose = ui.stage.with(|now| now.table.viewer().map(|seat| Mark::of(now.scene(), seat).code()));
        format!("slots p-{}", whose.flatten().unwrap_or_default())
    };
    view! {
        <div
            class=class
            role="slider"
            tabindex="0"
            aria-label=label
            aria-valuemin="0"
            aria-valuemax=SLOTS.to_string()
            aria-valuenow=move || filled.get().to_string()
            aria-disabled=move || (!open.get()).to_string()
            data-row=action.to_string()
            data-stop=""
            on:keydown=move |event| keyed(ui, action, &event)
            on:click=move |event| tapped(ui, action, &event)
            on:pointerdown=move |_| DRAGGED.set(Some(action))
            on:pointerup=move |event| dropped(ui, &event)
        >
            {slots}
            <span class="sum" aria-hidden="true">{move || Some(filled.get()).filter(|count| *count > 0)}</span>
        </div>
    }
}

/// The markers on a row: of the plan that is being made, or of the one that is committed.
fn filled(ui: Ui, action: BoardAction) -> u8 {
    let committed = ui.stage.with(|now| now.table.state.sight.view.own_plan).flatten();
    match (committed, ui.open_draft()) {
        (Some(plan), _) => plan[action],
        (None, Some(draft)) => draft.plan()[action],
        (None, None) => 0,
    }
}

/// A slot: with a marker, free, or out of reach.
fn slot(action: BoardAction, place: u8, filled: u8, reach: u8) -> Markup {
    let (class, marker) = match place {
        place if place <= filled => ("slot is-on", Some(sign("marker"))),
        place if place <= reach => ("slot", None),
        _ => ("slot is-out", None),
    };
    element("span", &[("class", class), ("data-slot", &format!("{action}-{place}"))], marker)
}

/// A tap on a slot fills the row to it.
fn tapped(ui: Ui, action: BoardAction, event: &MouseEvent) {
    let slot = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let slot = slot.and_then(|slot| slot.closest("[data-slot]").ok().flatten());
    let code = slot.and_then(|slot| slot.get_attribute("data-slot")).unwrap_or_default();
    let place = code.rsplit_once('-').and_then(|(_, place)| place.parse().ok());
    if let Some(place) = place.filter(|_| untrack(|| ui.open_draft()).is_some()) {
        ui.change_draft(|draft| draft.tap(action, place));
    }
}

/// Arrows and figures change the row; up and down are left to whoever moves the focus.
fn keyed(ui: Ui, action: BoardAction, event: &KeyboardEvent) {
    let key = event.key();
    let figure = key.parse::<u8>().ok().filter(|figure| *figure <= SLOTS);
    match key.as_str() {
        "ArrowRight" | "+" => ui.change_draft(|draft| _ = draft.put(action)),
        "ArrowLeft" | "-" | "Backspace" | "Delete" => ui.change_draft(|draft| _ = draft.take(action)),
        _ => match figure {
            Some(figure) => ui.change_draft(|draft| {
                while draft.take(action) {}
                (0..figure).for_each(|_| _ = draft.put(action));
            }),
            None => return,
        },
    }
    event.prevent_default();
    event.stop_propagation();
}

/// A marker dragged from one row and let go over another.
fn dropped(ui: Ui, event: &PointerEvent) {
    let Some(from) = DRAGGED.take() else { return };
    let under = document().element_from_point(event.client_x() as f32, event.client_y() as f32);
    let row = under.and_then(|under| under.closest("[data-row]").ok().flatten());
    let to = row.and_then(|row| row.unchecked_into::<Element>().get_attribute("data-row"));
    let to = to.and_then(|to| to.parse::<BoardAction>().ok());
    if let Some(to) = to.filter(|to| *to != from && untrack(|| ui.open_draft()).is_some()) {
        ui.change_draft(|draft| _ = draft.drag(from, to));
    }
}
