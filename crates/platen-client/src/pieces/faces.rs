//! The faces of cards: what stands inside a [`Card`](super::Card).

use super::signs::{
    bonus, fame, guilders, ink, ink_missing, ink_small, level, portrait, sign_of, socket, sort,
};
use leptos::prelude::*;
use platen_bots::Missing;
use platen_rules::Order;
use platen_rules::cards::PatronageCard;
use platen_rules::vocabulary::{
    ByInk, ByLetter, BySpecialty, Character, Ink, Letter, PatronageReward, PrintingNo, RefinementNo,
    Specialty, SpecialtyNo,
};
use platen_texts::Speaker;

/// The letters and the pay of a printing card.
pub(crate) fn printing_face(no: PrintingNo, speaker: &Speaker) -> AnyView {
    let card = speaker.cards.printing_card(no);
    let sorts = card.letters.each().map(|letter| sort(letter, speaker)).collect_view();
    view! {
        <span class="pieces">{sorts}</span>
        <span class="line"><span class="no">{no.number()}</span>{guilders(u16::from(card.guilders), speaker)}</span>
    }
    .into_any()
}

/// The colours, the decoration and the bonus of a refinement card.
pub(crate) fn refinement_face(no: RefinementNo, speaker: &Speaker) -> AnyView {
    let card = speaker.cards.refinement_card(no);
    let inks = card.inks.each().map(|colour| ink_small(colour, speaker)).collect_view();
    view! {
        <span class="line"><span class="pieces">{inks}</span>{fame(u16::from(card.colour_fame), speaker)}</span>
        <span class="line">
            <span class="pieces">{levels(&card.decoration, speaker)}</span>
            {fame(u16::from(card.decoration_fame), speaker)}
        </span>
        <span class="line"><span class="no">{no.number()}</span>{bonus(card.bonus, speaker)}</span>
    }
    .into_any()
}

fn levels(asked: &BySpecialty<u8>, speaker: &Speaker) -> Vec<AnyView> {
    let shown = Specialty::ALL.into_iter().filter(|&specialty| asked[specialty] > 0);
    shown.map(|specialty| level(specialty, asked[specialty], false, speaker)).collect()
}

/// The symbols of a specialty card.
pub(crate) fn specialty_face(no: SpecialtyNo, speaker: &Speaker) -> AnyView {
    let symbols = speaker.cards.specialty_card(no).symbols;
    let signs = symbols.each().map(|specialty| sign_of(format!("spec-{specialty}"), "i-l"));
    signs.collect_view().into_any()
}

/// A patronage reward: its sign and a few words.
pub(crate) fn reward_face(reward: PatronageReward, speaker: &Speaker) -> AnyView {
    let words = speaker.patronage_reward(reward);
    view! { {sign_of(format!("reward-{reward}"), "i-l")}<span>{words}</span> }.into_any()
}

/// What a patronage card requires.
pub(crate) fn patronage_face(card: &PatronageCard, speaker: &Speaker) -> AnyView {
    let inks = card.inks.each().map(|colour| ink_small(colour, speaker)).collect_view();
    let sorts: Vec<AnyView> = card.letters.each().map(|letter| sort(letter, speaker)).collect();
    let sorts = (!sorts.is_empty()).then(|| view! { <span class="pieces">{sorts}</span> });
    view! { {levels(&card.specialties, speaker)}{inks}{sorts} }.into_any()
}

/// A character: portrait, name and power.
pub(crate) fn character_face(character: Character, speaker: &Speaker) -> AnyView {
    let (name, power) = (speaker.character(character), speaker.power(character));
    view! { {portrait(character)}<b>{name}</b><small>{power}</small> }.into_any()
}

/// An order: both cards linked. What is lacking shows as sockets; nothing lacks where nobody counts.
pub(crate) fn order_lines(order: Order, missing: Option<&Missing>, speaker: &Speaker) -> AnyView {
    let (printing, card) =
        (speaker.cards.printing_card(order.printing), speaker.cards.refinement_card(order.refinement));
    let none = (ByLetter::default(), ByInk::default(), BySpecialty::default());
    let (letters, inks, lacking) =
        missing.map_or(none, |missing| (missing.letters, missing.inks, missing.levels));
    let decoration = Specialty::ALL
        .into_iter()
        .filter(|&specialty| card.decoration[specialty] > 0)
        .map(|specialty| level(specialty, card.decoration[specialty], lacking[specialty] > 0, speaker));
    view! {
        <div class="forme">
            <div class="pieces">{forme(&printing.letters, letters, speaker)}</div>
            <span class="pay">{guilders(u16::from(printing.guilders), speaker)}</span>
        </div>
        <div class="lines">
            <div class="line"><span class="pieces">{colours(&card.inks, inks, speaker)}</span>{fame(u16::from(card.colour_fame), speaker)}</div>
            <div class="line"><span class="pieces levels-asked">{decoration.collect_view()}</span>{fame(u16::from(card.decoration_fame), speaker)}</div>
            <div class="line"><span class="muted">{speaker.say("ui-house-both")}</span>{bonus(card.bonus, speaker)}</div>
        </div>
    }
    .into_any()
}

/// The letters of an order, the missing ones as sockets.
fn forme(needs: &ByLetter<u8>, lacking: ByLetter<u8>, speaker: &Speaker) -> Vec<AnyView> {
    let of = |letter: Letter| {
        let there = needs[letter].saturating_sub(lacking[letter]);
        (0..needs[letter]).map(move |i| if i < there { sort(letter, speaker) } else { socket(letter) })
    };
    Letter::ALL.into_iter().flat_map(of).collect()
}

/// The colours of an order, the missing ones pale.
fn colours(needs: &ByInk<u8>, lacking: ByInk<u8>, speaker: &Speaker) -> Vec<AnyView> {
    let of = |colour: Ink| {
        let there = needs[colour].saturating_sub(lacking[colour]);
        (0..needs[colour])
            .map(move |i| if i < there { ink(colour, speaker) } else { ink_missing(colour, speaker) })
    };
    Ink::ALL.into_iter().flat_map(of).collect()
}
