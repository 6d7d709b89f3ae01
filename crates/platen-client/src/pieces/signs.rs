//! Signs and small pieces.

use leptos::prelude::*;
use platen_model::Mark;
use platen_rules::cards::Bonus;
use platen_rules::vocabulary::{Character, Ink, Letter, Specialty};
use platen_texts::{Speaker, roman};

/// A sign of the sprite, for the eye only: `sign("guilder")`.
pub(crate) fn sign(id: impl Into<String>) -> AnyView {
    sign_of(id, "")
}

/// A sign with classes of its own: `sign_of("order", "i-l")`.
pub(crate) fn sign_of(id: impl Into<String>, class: &'static str) -> AnyView {
    let href = format!("#{}", id.into());
    let class = format!("i {class}");
    view! { <svg class=class viewBox="0 0 24 24" aria-hidden="true"><use_ href=href /></svg> }.into_any()
}

/// A type: a letter cut in wood.
pub(crate) fn sort(letter: Letter, speaker: &Speaker) -> AnyView {
    let href = format!("#sort-{}", letter.code().to_lowercase());
    let name = speaker.letter(letter);
    view! { <svg class="sort" viewBox="0 0 24 28" role="img" aria-label=name><use_ href=href /></svg> }
        .into_any()
}

/// The empty place of a type.
pub(crate) fn socket(letter: Letter) -> AnyView {
    let id = format!("letter-{}", letter.code().to_lowercase());
    view! { <span class="socket">{sign(id)}</span> }.into_any()
}

/// An ink: its hatching, its colour and its initial.
pub(crate) fn ink(ink: Ink, speaker: &Speaker) -> AnyView {
    dab(ink, "ink", speaker)
}

/// An ink without its initial, for narrow places.
pub(crate) fn ink_small(ink: Ink, speaker: &Speaker) -> AnyView {
    dab(ink, "ink is-small", speaker)
}

/// An ink that is asked for and not there.
pub(crate) fn ink_missing(ink: Ink, speaker: &Speaker) -> AnyView {
    dab(ink, "ink is-missing", speaker)
}

fn dab(ink: Ink, class: &'static str, speaker: &Speaker) -> AnyView {
    let href = format!("#ink-{}", speaker.edition.ink_name(ink));
    let (name, initial) = (speaker.ink(ink), speaker.ink_sign(ink));
    view! {
        <span class=class role="img" aria-label=name>
            <svg viewBox="0 0 24 24" aria-hidden="true"><use_ href=href /></svg>
            <b aria-hidden="true">{initial}</b>
        </span>
    }
    .into_any()
}

/// The mark of a player, in the player's colour.
pub(crate) fn mark(mark: Mark) -> AnyView {
    let (class, href) = (format!("mark p-{}", mark.code()), format!("#mark-{}", mark.code()));
    view! { <svg class=class viewBox="0 0 24 24" aria-hidden="true"><use_ href=href /></svg> }.into_any()
}

/// A number with a sign after it. `name` is what is heard in its place.
pub(crate) fn amount(value: impl IntoView + 'static, id: &'static str, name: String) -> AnyView {
    view! {
        <span class="amount" role="img" aria-label=name>{value.into_any()}{sign(id)}</span>
    }
    .into_any()
}

/// So many guilders.
pub(crate) fn guilders(count: u16, speaker: &Speaker) -> AnyView {
    amount(count, "guilder", speaker.guilders(count))
}

/// So much fame.
pub(crate) fn fame(count: u16, speaker: &Speaker) -> AnyView {
    amount(count, "fame", speaker.fame(count))
}

/// A level of a specialty; `missing` if it is asked for and not reached.
pub(crate) fn level(specialty: Specialty, level: u8, missing: bool, speaker: &Speaker) -> AnyView {
    let name = speaker.level(specialty, level);
    view! {
        <span class="level" class:is-missing=missing role="img" aria-label=name>
            {sign(format!("spec-{specialty}"))}<b>{roman(level)}</b>
        </span>
    }
    .into_any()
}

/// The bonus for colours and decoration together.
pub(crate) fn bonus(bonus: Bonus, speaker: &Speaker) -> AnyView {
    let (count, id) = match bonus {
        Bonus::Inks(count) => (Some(count), "ink-any"),
        Bonus::Guilders(count) => (Some(count), "guilder"),
        Bonus::Fame(count) => (Some(count), "fame"),
        Bonus::Specialty => (None, "reward-specialty"),
        Bonus::Order => (None, "grw-5"),
    };
    let count = count.map(|count| count.to_string()).unwrap_or_default();
    amount(format!("+{count}"), id, speaker.bonus(bonus))
}

/// The portrait of a character.
pub(crate) fn portrait(character: Character) -> AnyView {
    let href = format!("#portrait-{character}");
    view! { <svg class="portrait" viewBox="0 0 200 200" aria-hidden="true"><use_ href=href /></svg> }
        .into_any()
}
