//! The orders, by their slots.

use super::Part;
use crate::markup::{Markup, element};
use crate::pieces::{Card, order_lines, sign_of};
use crate::stage::stage;
use crate::words::say;
use leptos::prelude::*;
use platen_bots::Missing;
use platen_model::{HouseOrder, Target};
use platen_rules::MAX_ORDERS;
use platen_texts::{Args, Speaker};

#[component]
pub(super) fn Orders(part: Part) -> impl IntoView {
    let orders = part.read(|house| house.orders.clone());
    let shown = move || {
        let speaker = stage().speaker()?;
        let orders = orders.get()?;
        let free = MAX_ORDERS.saturating_sub(orders.len());
        let slots = (0..free).map(|_| free_slot()).collect_view();
        Some(view! { {orders.iter().map(|order| slot(order, part.open, &speaker)).collect_view()}{slots} })
    };
    view! { <ol class="orders">{shown}</ol> }
}

fn free_slot() -> impl IntoView {
    view! { <li class="order is-empty">{sign_of("order", "i-l")}<span>{say("ui-house-slot")}</span></li> }
}

/// An order in its slot. Where one is to be discarded it is a button.
fn slot(order: &HouseOrder, open: bool, speaker: &Speaker) -> AnyView {
    let missing = open.then_some(&order.missing);
    let face = order_lines(order.order, missing, speaker);
    let note = open.then(|| element("p", &[("class", "note")], note(order, speaker)));
    let ready = open && !order.waits && order.missing.letters.total() == 0;
    let label = speaker.order_full(order.order);
    let target = Target::Order(order.order.printing);
    let inside = Markup::from((face, note));
    if !open {
        return element("li", &[("class", "order"), ("aria-label", &label)], inside).into_any();
    }
    let class = if ready { "order is-ready" } else { "order" };
    view! { <li class="order-slot"><Card target class label>{inside}</Card></li> }.into_any()
}

/// What an order lacks, or that it lacks nothing.
fn note(held: &HouseOrder, speaker: &Speaker) -> String {
    let lacks = (held.missing.letters.total() > 0).then(|| lacking(held, speaker)).flatten();
    let there = || if held.waits { speaker.say("ui-house-waits") } else { ready(&held.missing, speaker) };
    lacks.unwrap_or_else(there)
}

/// What an order lacks, if anything.
pub(crate) fn lacking(held: &HouseOrder, speaker: &Speaker) -> Option<String> {
    let Missing { letters, inks, levels, .. } = &held.missing;
    let asked = speaker.cards.refinement_card(held.order.refinement).decoration;
    let what = speaker.lacking(letters, inks, &asked, levels)?;
    Some(speaker.say_with("ui-house-lacks", Args::new().with("what", what)))
}

fn ready(missing: &Missing, speaker: &Speaker) -> String {
    let colours = missing.colours.then(|| speaker.say("noun-colours"));
    let decoration = missing.decoration.then(|| speaker.say("noun-decoration"));
    let with: Vec<String> = [colours, decoration].into_iter().flatten().collect();
    if with.is_empty() {
        return speaker.say("ui-house-ready.plain");
    }
    speaker.say_with("ui-house-ready", Args::new().with("what", speaker.list(with)))
}
