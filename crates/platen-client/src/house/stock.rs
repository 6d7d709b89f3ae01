//! What the owner has: name, guilders, fame, markers, types and inks.

use super::Part;
use crate::markup::{CITES, Markup, TELLS, div, element, span};
use crate::pieces::{fame, first_player, guilders, ink, mark, markers, portrait, sign, sort};
use crate::stage::stage;
use leptos::prelude::*;
use platen_model::{House, Target, character_rule};
use platen_rules::vocabulary::{Ink, Letter};
use platen_texts::{Args, Speaker};

/// From so many on, pieces of a kind lie closer.
const MANY: u8 = 7;

#[component]
pub(super) fn Stock(part: Part) -> impl IntoView {
    let shown = move |show: fn(&House, &Speaker) -> Markup| {
        let speaker = stage().speaker()?;
        part.house.with(|house| house.as_ref().map(|house| show(house, &speaker)))
    };
    let letters = part.read(|house| (house.letters, house.letter_price));
    let inks = part.read(|house| (house.inks, house.wild));
    let many_letters = Memo::new(move |_| {
        part.open && letters.with(|held| held.is_some_and(|(letters, _)| letters.total() >= MANY))
    });
    let many_inks = Memo::new(move |_| inks.with(|held| held.is_some_and(|(inks, _)| inks.total() >= MANY)));
    view! {
        <div class="stock">
            {move || shown(owner)}
            {move || shown(purse)}
            <div class="tray sorts" class:is-crowded=many_letters>
                {move || letters.get().map(|(letters, price)| types(part, &letters.each().collect::<Vec<_>>(), price))}
            </div>
            <div class="tray inks" class:is-crowded=many_inks>
                {move || inks.get().map(|(inks, wild)| dabs(part, inks.each().collect(), wild))}
            </div>
        </div>
    }
}

fn owner(house: &House, speaker: &Speaker) -> Markup {
    let power = house.character.map(|character| speaker.power(character));
    let title = house.character.map(|character| speaker.character_full(character)).unwrap_or_default();
    let cites = house.character.map(character_rule).unwrap_or_default();
    let first = house.first.then(|| first_player("", speaker));
    let name = element("h2", &[("class", "name")], (mark(house.mark), speaker.name(house.seat), first));
    let power = element("p", &[("class", "power")], power);
    let class = if house.character.is_some() { "owner has-portrait" } else { "owner" };
    element(
        "div",
        &[("class", class), (TELLS, &title), (CITES, cites)],
        (house.character.map(portrait), name, power),
    )
}

fn purse(house: &House, speaker: &Speaker) -> Markup {
    let markers = markers(house.markers, speaker);
    div("purse", (guilders(house.guilders, speaker), fame(house.fame, speaker), markers))
}

/// The types held; below them the supply, where the next one can be bought.
fn types(part: Part, held: &[Letter], price: u16) -> Option<AnyView> {
    let speaker = stage().speaker()?;
    let sorts = held.iter().map(|&letter| held_sort(part, letter, &speaker)).collect_view();
    let cost = speaker.guilders(price);
    let label = speaker.say_with("ui-house-buy", Args::new().with("price", cost));
    let supply = part.open.then(|| {
        let casts = Letter::ALL.map(|letter| cast(letter, &speaker)).collect_view();
        view! {
            <div class="supply" role="group" aria-label=label>
                <span class="supply-price" aria-hidden="true" data-tells=label.clone() data-cites="FRE-1">{price.to_string()}{sign("guilder")}</span>{casts}
            </div>
        }
    });
    Some(view! { <div class="pieces">{sorts}</div>{supply} }.into_any())
}

fn held_sort(part: Part, letter: Letter, speaker: &Speaker) -> AnyView {
    let piece = sort(letter, speaker);
    if part.open {
        touchable(Target::Letter(letter), speaker.letter_type(letter), piece)
    } else {
        piece.into_any()
    }
}

/// A letter of the supply: a tap buys it, or takes it where one is to be taken.
fn cast(letter: Letter, speaker: &Speaker) -> AnyView {
    let stage = stage();
    let target = Target::Cast(letter);
    let id = format!("letter-{}", letter.code().to_lowercase());
    view! {
        <button
            type="button"
            class="buy"
            class:is-lit=move || stage.is_lit(target)
            class:is-chosen=move || stage.is_picked(target)
            id=target.code()
            data-target=target.code()
            aria-label=speaker.letter_type(letter)
            on:click=move |_| stage.tap(target)
        >
            {sign(&id)}
        </button>
    }
    .into_any()
}

/// The inks held, wild ones named.
fn dabs(part: Part, held: Vec<Ink>, wild: Option<Ink>) -> Option<AnyView> {
    let speaker = stage().speaker()?;
    let dab = |colour: Ink| {
        let is_wild = wild == Some(colour);
        let piece = span(if is_wild { "dab is-wild" } else { "dab" }, ink(colour, &speaker));
        if !part.open {
            return piece.into_any();
        }
        let name = if is_wild { wild_name(colour, &speaker) } else { speaker.ink_token(colour) };
        touchable(Target::Ink(colour), name, piece)
    };
    let none =
        held.is_empty().then(|| view! { <span class="muted">{speaker.say("ui-house-nothing-held")}</span> });
    Some(view! { {held.into_iter().map(dab).collect_view()}{none} }.into_any())
}

fn wild_name(colour: Ink, speaker: &Speaker) -> String {
    speaker.say_with("ui-house-wild", Args::new().with("ink", speaker.ink_token(colour)))
}

/// A piece that becomes a button while it can be given away.
fn touchable(target: Target, label: String, piece: Markup) -> AnyView {
    let stage = stage();
    view! {
        <button
            type="button"
            class="held"
            class:is-lit=move || stage.is_lit(target)
            class:is-chosen=move || stage.is_picked(target)
            tabindex=move || if stage.is_lit(target) || stage.is_picked(target) { "0" } else { "-1" }
            data-target=target.code()
            aria-label=label
            on:click=move |_| if stage.is_lit(target) || stage.is_picked(target) { stage.tap(target) }
        >
            {piece}
        </button>
    }
    .into_any()
}
