//! The table in sentences: everything that lies open, for whoever does not see it.

use super::board_of;
use super::names::name;
use super::ui::ui;
use crate::house::lacking;
use crate::stage::Now;
use leptos::prelude::*;
use platen_model::{Content, GearOnAxle, House, HouseOrder, Mark, Row, Space};
use platen_rules::vocabulary::{ByAction, Seat, Specialty};
use platen_texts::{Args, Speaker, roman};

/// The table in sentences.
#[component]
pub(crate) fn InWords() -> impl IntoView {
    let ui = ui();
    move || {
        let (speaker, now) = (ui.stage.speaker()?, ui.stage.now.get()?);
        let rows: Vec<_> = board_of(&now).rows.iter().map(|row| row_words(&speaker, &now, row)).collect();
        let houses: Vec<_> = House::all(now.scene(), &now.table.info)
            .iter()
            .map(|house| section(title(&speaker, house), house_words(&speaker, house)))
            .collect();
        Some(
            view! { <div class="in-words scroll" tabindex="0">{now_words(&speaker, &now)}{rows}{houses}</div> },
        )
    }
}

fn section(title: String, lines: Vec<String>) -> AnyView {
    let lines: Vec<_> =
        lines.into_iter().filter(|line| !line.is_empty()).map(|line| view! { <li>{line}</li> }).collect();
    view! { <section><h3>{title}</h3><ul>{lines}</ul></section> }.into_any()
}

/// The round, what is asked, who comes first, the bag.
fn now_words(speaker: &Speaker, now: &Now) -> AnyView {
    let table = now.scene().table();
    let order = table.seats_in_order().map(|seat| speaker.name(seat).to_string());
    let lines = vec![
        speaker.prompt(table, now.table.viewer()),
        speaker.say_with("play-seat-order", Args::new().with("seats", speaker.list(order))),
        speaker.say_with("words-bag", Args::new().with("inks", speaker.inks(&table.bag))),
    ];
    section(speaker.say_with("ui-round-of", Args::new().with("round", table.round)), lines)
}

fn row_words(speaker: &Speaker, now: &Now, row: &Row) -> AnyView {
    let turns = row.turns.iter().map(|turn| {
        let args = Args::new().with("seat", speaker.name(turn.seat).to_string()).with("count", turn.markers);
        speaker.say_with("play-turn", args)
    });
    let turns = turns.collect::<Vec<_>>().join("; ");
    let spaces = row.spaces.iter().flat_map(|space| space_words(speaker, now, space));
    section(speaker.row(row.action), std::iter::once(turns).chain(spaces).collect())
}

/// What lies on a space, with who has taken of it.
fn space_words(speaker: &Speaker, now: &Now, space: &Space) -> Vec<String> {
    let inks = |content: Content| match content {
        Content::Inks(_, inks) => (0..3).filter(|place| inks[*place].0.is_some()).collect(),
        _ => vec![0],
    };
    let places: Vec<usize> =
        inks(space.content).into_iter().filter(|_| space.there || is_fixed(space)).collect();
    let there = places.into_iter().filter_map(|place| space.target(place as u8));
    let there: Vec<String> = there.map(|target| name(speaker, now, &[], target)).collect();
    let what = match (space.content, there.is_empty()) {
        (_, true) => vec![speaker.say("words-empty")],
        (Content::Patronage { from, .. }, _) => {
            let args = Args::new().with("round", from).with("card", there.join(" "));
            vec![speaker.say_with("words-from", args)]
        }
        _ => there,
    };
    if space.takers.is_empty() {
        return what;
    }
    let takers = space.takers.iter().map(|seat: &Seat| speaker.name(*seat).to_string());
    let args = Args::new().with("what", what.join("; ")).with("seats", speaker.list(takers));
    vec![speaker.say_with("words-taken", args)]
}

/// What stays to be seen when it is taken.
fn is_fixed(space: &Space) -> bool {
    matches!(space.content, Content::Reward(_))
}

fn title(speaker: &Speaker, house: &House) -> String {
    let first = if house.first { format!(" ({})", speaker.say("noun-first-player")) } else { String::new() };
    let name = speaker.name(house.seat).to_string();
    speaker.say_with("play-house-of", Args::new().with("seat", name)) + &first
}

fn house_words(speaker: &Speaker, house: &House) -> Vec<String> {
    let markers = speaker.say_with("count-markers", Args::new().with("count", house.markers));
    let placed = house.placed.map(|placed| speaker.plan(&ByAction(placed))).unwrap_or_default();
    let mut lines = vec![markers, placed];
    if house.mark == Mark::Automa {
        return lines;
    }
    lines.extend(house.character.map(|character| speaker.character_full(character)));
    lines.push(speaker.list([speaker.fame(house.fame), speaker.guilders(house.guilders)]));
    lines.push(speaker.letters(&house.letters));
    lines.push(
        speaker.say_with("words-price", Args::new().with("price", speaker.guilders(house.letter_price))),
    );
    lines.push(speaker.inks(&house.inks));
    lines.push(
        speaker.list(Specialty::ALL.map(|specialty| speaker.level(specialty, house.levels[specialty]))),
    );
    lines.push(speaker.say_with("words-disc", Args::new().with("level", roman(house.disc))));
    lines.extend(house.gears.iter().flatten().map(|gear| gear_words(speaker, *gear)));
    lines.extend(house.orders.iter().map(|order| order_words(speaker, order)));
    lines.extend(house.patronage.iter().map(|card| speaker.patronage_card_full(*card)));
    lines
}

fn gear_words(speaker: &Speaker, gear: GearOnAxle) -> String {
    let [now, next, after] = gear.forecast().map(|sector| speaker.sector(sector));
    let args =
        Args::new().with("axle", gear.axle.number()).with("now", now).with("next", next).with("after", after);
    speaker.say_with(if gear.uses > 0 { "words-gear.used" } else { "words-gear" }, args)
}

fn order_words(speaker: &Speaker, held: &HouseOrder) -> String {
    let order = speaker.order_full(held.order);
    lacking(held, speaker).map_or(order.clone(), |lacks| format!("{order} {lacks}"))
}
