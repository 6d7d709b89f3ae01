//! For whoever hears the page: what happened, what is asked, and the board in words.

use super::board_of;
use super::log::news;
use super::names::name;
use super::ui::ui;
use crate::stage::Now;
use leptos::prelude::*;
use platen_model::{House, Mark, Row, board_components};
use platen_rules::vocabulary::Specialty;
use platen_texts::{Args, Speaker};

/// Says what happened as it happens.
#[component]
pub(crate) fn Live() -> impl IntoView {
    let ui = ui();
    let said = RwSignal::new(String::new());
    Effect::new(move |heard: Option<usize>| {
        let length = ui.stage.with(|now| now.table.log.len()).unwrap_or_default();
        if let Some(heard) = heard.filter(|heard| *heard < length) {
            said.set(news(ui, heard).join(" "));
        }
        length
    });
    view! { <div class="vh" aria-live="polite" id="news">{said}</div> }
}

/// The table in sentences.
#[component]
pub(crate) fn InWords() -> impl IntoView {
    let ui = ui();
    move || {
        let (speaker, now) = (ui.stage.speaker()?, ui.stage.now.get()?);
        let rows: Vec<_> = board_of(&now).rows.iter().map(|row| row_words(&speaker, &now, row)).collect();
        let houses: Vec<_> = House::all(now.scene(), &now.table.info)
            .iter()
            .filter(|house| house.mark != Mark::Automa)
            .map(|house| house_words(&speaker, house))
            .collect();
        Some(view! { <div class="in-words scroll" tabindex="0">{rows}{houses}</div> })
    }
}

fn row_words(speaker: &Speaker, now: &Now, row: &Row) -> impl IntoView + use<> {
    let order = row.turns.iter().map(|turn| {
        let args = Args::new().with("seat", speaker.name(turn.seat).to_string()).with("count", turn.markers);
        speaker.say_with("play-turn", args)
    });
    let order = order.collect::<Vec<_>>().join("; ");
    let there: Vec<_> = board_components(now.scene(), row.action)
        .into_iter()
        .map(|target| view! { <li>{name(speaker, now, &[], target)}</li> })
        .collect();
    view! { <section><h3>{speaker.row(row.action)}</h3><p>{order}</p><ul>{there}</ul></section> }
}

fn house_words(speaker: &Speaker, house: &House) -> impl IntoView + use<> {
    let name = speaker.name(house.seat).to_string();
    let title = speaker.say_with("play-house-of", Args::new().with("seat", name));
    let levels = Specialty::ALL.map(|specialty| speaker.level(specialty, house.levels[specialty]));
    let goods = [
        speaker.fame(house.fame),
        speaker.guilders(house.guilders),
        speaker.letters(&house.letters),
        speaker.inks(&house.inks),
        speaker.list(levels),
    ];
    let orders: Vec<_> =
        house.orders.iter().map(|held| view! { <li>{speaker.order_full(held.order)}</li> }).collect();
    let gears: Vec<_> = house
        .gears
        .iter()
        .flatten()
        .map(|gear| view! { <li>{speaker.sector_effect(gear.reward())}</li> })
        .collect();
    view! { <section><h3>{title}</h3><p>{goods.join("; ")}</p><ul>{orders}{gears}</ul></section> }
}
