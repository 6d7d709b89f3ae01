//! Printing houses: one's own with what can be done there at any time, and those of others to look at.
#![expect(unreachable_pub, reason = "the component macro makes its functions public")]

mod orders;
mod stock;
mod tracks;
mod works;

use crate::stage::stage;
use crate::words::say;
use leptos::prelude::*;
use orders::Orders;
pub(crate) use orders::lacking;
use platen_model::House as Model;
use platen_rules::vocabulary::Seat;
use platen_texts::Args;
use stock::Stock;
use tracks::Tracks;
use works::Works;

/// What a part of a house is made from: whose it is and whether it can be touched.
#[derive(Clone, Copy)]
struct Part {
    house: Memo<Option<Model>>,
    open: bool,
}

impl Part {
    fn of(seat: Signal<Option<Seat>>, open: bool) -> Part {
        let stage = stage();
        let house = move |_: Option<&Option<Model>>| {
            let seat = seat.get()?;
            stage.with(|now| Model::of(now.scene(), &now.table.info, seat))
        };
        Part { house: Memo::new(house), open }
    }

    /// A value of the house, said anew when it changes.
    fn read<T: PartialEq + Send + Sync + 'static>(self, read: fn(&Model) -> T) -> Memo<Option<T>> {
        Memo::new(move |_| self.house.with(|house| house.as_ref().map(read)))
    }
}

/// The printing house of the seat at the device; for who only watches, of whoever is to decide.
#[component]
pub(crate) fn House() -> impl IntoView {
    let stage = stage();
    let seat = Signal::derive(move || stage.with(|now| now.table.looked_at()).flatten());
    let is_yours = move || stage.with(|now| now.table.viewer().is_some()).unwrap_or_default();
    let part = Part::of(seat, true);
    let label = move || match seat.get().filter(|_| !is_yours()) {
        Some(seat) => label_of(seat),
        None => Some(say("ui-house-yours")()),
    };
    view! { <section class=class_of(part) aria-label=label>{parts(part)}</section> }
}

/// The printing house of another, to look at.
#[component]
pub(crate) fn RivalHouse(
    /// Whose.
    seat: Seat,
) -> impl IntoView {
    let part = Part::of(Signal::derive(move || Some(seat)), false);
    view! { <section class=class_of(part) aria-label=move || label_of(seat)>{parts(part)}</section> }
}

fn label_of(seat: Seat) -> Option<String> {
    let speaker = stage().speaker()?;
    Some(speaker.say_with("ui-house-of", Args::new().with("seat", speaker.name(seat).to_string())))
}

fn class_of(part: Part) -> impl Fn() -> String {
    let mark = part.read(|house| house.mark.code());
    move || format!("house p-{}", mark.get().unwrap_or_default())
}

fn parts(part: Part) -> impl IntoView {
    view! { <Stock part /><Works part /><Tracks part /><Orders part /> }
}
