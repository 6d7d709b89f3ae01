//! The faces of what lies on the board.

use super::art::{amount, sign};
use crate::stage::Now;
use leptos::prelude::*;
use platen_model::sector_icon;
use platen_rules::cards::Bonus;
use platen_rules::vocabulary::{GearNo, Ink, Letter, PatronageNo, PrintingNo, RefinementNo, Specialty, SpecialtyNo};
use platen_texts::roman;

/// A wooden type.
pub(crate) fn sort(letter: Letter) -> impl IntoView {
    let href = format!("#sort-{}", letter.code().to_lowercase());
    view! { <svg class="sort" viewBox="0 0 24 28" aria-hidden="true"><use href=href></use></svg> }
}

/// A dab of ink.
pub(crate) fn ink(now: &Now, ink: Ink, class: &'static str) -> impl IntoView + use<> {
    let name = now.table.info.options.edition.ink_name(ink);
    let initial = name.chars().next().map(|first| first.to_ascii_uppercase().to_string());
    let href = format!("#ink-{name}");
    view! {
        <span class=format!("ink {class}") aria-hidden="true"><svg viewBox="0 0 24 24"><use href=href></use></svg><b>{initial}</b></span>
    }
}

/// A specialty at a level.
pub(crate) fn level(specialty: Specialty, level: u8) -> impl IntoView {
    view! { <span class="level">{sign(format!("spec-{specialty}"), "")}<b>{roman(level)}</b></span> }
}

pub(crate) fn printing(now: &Now, card: PrintingNo) -> impl IntoView + use<> {
    let face = now.cards.printing_card(card);
    let sorts = face.letters.each().map(sort).collect_view();
    view! {
        <span class="pieces">{sorts}</span>
        <span class="line"><span class="no">{card.number()}</span><span class="amount pay">{face.guilders}{sign("guilder", "")}</span></span>
    }
}

pub(crate) fn refinement(now: &Now, card: RefinementNo) -> impl IntoView + use<> {
    let face = now.cards.refinement_card(card);
    let inks = face.inks.each().map(|colour| ink(now, colour, "is-small")).collect_view();
    let levels = Specialty::ALL.into_iter().filter(|&one| face.decoration[one] > 0).map(|one| level(one, face.decoration[one])).collect_view();
    view! {
        <span class="line"><span class="pieces">{inks}</span>{amount(face.colour_fame, "fame")}</span>
        <span class="line"><span class="pieces">{levels}</span>{amount(face.decoration_fame, "fame")}</span>
        <span class="line"><span class="no">{card.number()}</span>{bonus(face.bonus)}</span>
    }
}

pub(crate) fn bonus(bonus: Bonus) -> impl IntoView {
    let (count, icon) = match bonus {
        Bonus::Inks(count) => (Some(count), "ink-any"),
        Bonus::Guilders(count) => (Some(count), "guilder"),
        Bonus::Fame(count) => (Some(count), "fame"),
        Bonus::Specialty => (None, "reward-specialty"),
        Bonus::Order => (None, "grw-5"),
    };
    view! { <span class="amount">"+"{count}{sign(icon, "")}</span> }
}

pub(crate) fn specialty(now: &Now, card: SpecialtyNo) -> impl IntoView + use<> {
    let symbols = now.cards.specialty_card(card).symbols;
    symbols.each().map(|one| sign(format!("spec-{one}"), "i-l")).collect_view()
}

pub(crate) fn gear(now: &Now, gear: GearNo) -> impl IntoView + use<> {
    let edition = now.table.info.options.edition;
    now.cards.gear(gear).sectors.map(|sector| sign(sector_icon(sector, edition), "i-l")).collect_view()
}

pub(crate) fn patronage(now: &Now, card: PatronageNo) -> impl IntoView + use<> {
    let needs = now.cards.patronage_card(card);
    let levels = Specialty::ALL.into_iter().filter(|&one| needs.specialties[one] > 0).map(|one| level(one, needs.specialties[one])).collect_view();
    let inks = needs.inks.each().map(|colour| ink(now, colour, "is-small")).collect_view();
    let sorts = needs.letters.each().map(sort).collect_view();
    view! { {levels}{inks}<span class="pieces">{sorts}</span> }
}
