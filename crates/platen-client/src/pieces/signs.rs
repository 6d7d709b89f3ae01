//! Signs and small pieces.

use crate::initials::{SIGN, ink_face};
use crate::markup::{CITES, Markup, element, span};
use platen_model::Mark;
use platen_rules::cards::Bonus;
use platen_rules::vocabulary::{Character, Ink, Letter, Specialty};
use platen_texts::{Args, Speaker, roman};

/// A drawing of the document, for the eye only.
fn drawing(class: &str, view_box: &str, id: &str) -> Markup {
    svg(&[("class", class), ("viewBox", view_box), ("aria-hidden", "true")], id)
}

fn svg(attributes: &[(&str, &str)], id: &str) -> Markup {
    element("svg", attributes, element("use", &[("href", &format!("#{id}"))], ()))
}

/// Something that is seen, with the name by which it is heard and the rules it goes by.
fn image(class: &str, name: &str, cites: &str, inside: impl Into<Markup>) -> Markup {
    let attributes = [("class", class), ("role", "img"), ("aria-label", name), (CITES, cites)];
    element("span", &attributes, inside)
}

/// A sign of the sprite, for the eye only: `sign("guilder")`.
pub(crate) fn sign(id: &str) -> Markup {
    sign_of(id, "")
}

/// A sign with classes of its own: `sign_of("order", "i-l")`.
pub(crate) fn sign_of(id: &str, class: &str) -> Markup {
    drawing(&format!("i {class}"), SIGN, id)
}

/// A type: a letter cut in wood.
pub(crate) fn sort(letter: Letter, speaker: &Speaker) -> Markup {
    let id = format!("sort-{}", letter.code().to_lowercase());
    let name = speaker.letter(letter);
    let attributes = [("class", "sort"), ("viewBox", "0 0 24 28"), ("role", "img"), ("aria-label", &name)];
    svg(&[&attributes[..], &[(CITES, "FUL-2 FRE-1")]].concat(), &id)
}

/// The empty place of a type.
pub(crate) fn socket(letter: Letter) -> Markup {
    span("socket", sign(&format!("letter-{}", letter.code().to_lowercase())))
}

/// An ink: its hatching, its colour and its initial.
pub(crate) fn ink(ink: Ink, speaker: &Speaker) -> Markup {
    dab(ink, "ink", speaker)
}

/// An ink where there is little room.
pub(crate) fn ink_small(ink: Ink, speaker: &Speaker) -> Markup {
    dab(ink, "ink is-small", speaker)
}

/// An ink that is asked for and not there.
pub(crate) fn ink_missing(ink: Ink, speaker: &Speaker) -> Markup {
    dab(ink, "ink is-missing", speaker)
}

fn dab(ink: Ink, class: &str, speaker: &Speaker) -> Markup {
    let id = format!("ink-{}", speaker.edition.ink_name(ink));
    let initial = element("b", &[("aria-hidden", "true")], speaker.ink_sign(ink));
    image(class, &speaker.ink(ink), "FUL-3 INK-3", (drawing("", SIGN, &id), initial))
}

/// A sign with an initial on it, for the eye only.
pub(super) fn lettered(class: &str, inside: impl Into<Markup>) -> Markup {
    element("svg", &[("class", &format!("i {class}")), ("viewBox", SIGN), ("aria-hidden", "true")], inside)
}

/// An ink as a sign, for the eye only, beside a text that names it.
pub(crate) fn ink_sign(ink: Ink, class: &str, speaker: &Speaker) -> Markup {
    lettered(class, ink_face(ink, speaker))
}

/// The mark of a player, in the player's colour.
pub(crate) fn mark(mark: Mark) -> Markup {
    drawing(&format!("mark p-{}", mark.code()), SIGN, &format!("mark-{}", mark.code()))
}

/// The first player token.
pub(crate) fn first_player(class: &str, speaker: &Speaker) -> Markup {
    image("token", &speaker.say("play-tip-first"), "PLN-4 END-1", sign_of("first-player", class))
}

/// A number with a sign after it. `name` is what is heard in its place, and `cites` are the rules it goes by.
pub(crate) fn amount(value: impl Into<Markup>, id: &str, name: &str, cites: &str) -> Markup {
    image("amount", name, cites, (value, sign(id)))
}

/// So many initiative markers.
pub(crate) fn markers(count: u8, speaker: &Speaker) -> Markup {
    let name = speaker.say_with("count-markers", Args::new().with("count", count));
    amount(count, "marker", &name, "PLN-1 SET-8")
}

/// So many guilders.
pub(crate) fn guilders(count: u16, speaker: &Speaker) -> Markup {
    amount(count, "guilder", &speaker.guilders(count), "FRE-1 END-2")
}

/// So much fame.
pub(crate) fn fame(count: u16, speaker: &Speaker) -> Markup {
    amount(count, "fame", &speaker.fame(count), "END-2 END-3")
}

/// A level of a specialty; `missing` if it is asked for and not reached.
pub(crate) fn level(specialty: Specialty, level: u8, missing: bool, speaker: &Speaker) -> Markup {
    let class = if missing { "level is-missing" } else { "level" };
    let shown = (sign(&format!("spec-{specialty}")), element("b", &[], roman(level)));
    image(class, &speaker.level(specialty, level), "SPC-3 END-2", shown)
}

/// The bonus for colours and decoration together.
pub(crate) fn bonus(bonus: Bonus, speaker: &Speaker) -> Markup {
    let (count, id) = match bonus {
        Bonus::Inks(count) => (Some(count), "ink-any"),
        Bonus::Guilders(count) => (Some(count), "guilder"),
        Bonus::Fame(count) => (Some(count), "fame"),
        Bonus::Specialty => (None, "reward-specialty"),
        Bonus::Order => (None, "grw-5"),
    };
    amount(("+", count), id, &speaker.bonus(bonus), "FUL-4")
}

/// The portrait of a character.
pub(crate) fn portrait(character: Character) -> Markup {
    drawing("portrait", "0 0 200 200", &format!("portrait-{character}"))
}
