//! Cards in few signs, for the narrow places of the drawn table.

use platen_rules::Order;
use platen_rules::vocabulary::{ByInk, ByLetter, BySpecialty, Letter, PatronageNo, RefinementNo, Specialty};
use platen_texts::{Args, Speaker, roman};

/// Types as one word: `AIO`.
pub(crate) fn letters(letters: &ByLetter<u8>) -> String {
    letters.each().map(Letter::code).collect()
}

/// Each ink as its sign: `RRB`.
pub(crate) fn signs(speaker: &Speaker, inks: &ByInk<u8>) -> String {
    inks.each().map(|ink| speaker.ink_sign(ink)).collect()
}

/// Money in few signs: `3g`.
pub(crate) fn guilders(speaker: &Speaker, count: u16) -> String {
    speaker.say_with("table-guilders", Args::new().with("count", count))
}

/// Fame in few signs: `4f`.
pub(crate) fn fame(speaker: &Speaker, count: u8) -> String {
    speaker.say_with("table-fame", Args::new().with("count", count))
}

/// Levels with short names: `typeset II bind I`.
pub(crate) fn short_levels(speaker: &Speaker, levels: &BySpecialty<u8>) -> String {
    let shown = Specialty::ALL.into_iter().filter(|&specialty| levels[specialty] > 0);
    let level = |specialty| format!("{} {}", speaker.specialty_short(specialty), roman(levels[specialty]));
    shown.map(level).collect::<Vec<_>>().join(" ")
}

/// The bonus for both refinements: `both: 1 ink`.
pub(crate) fn both(speaker: &Speaker, no: RefinementNo) -> String {
    let bonus = speaker.bonus(speaker.cards.refinement_card(no).bonus);
    speaker.say_with("table-both", Args::new().with("bonus", bonus))
}

/// A refinement card: `61  B 2f · woodcut III illum II 4f · both: 1 ink`.
pub(crate) fn short_refinement(speaker: &Speaker, no: RefinementNo) -> String {
    let card = speaker.cards.refinement_card(no);
    let inks: Vec<String> = card.inks.each().map(|ink| speaker.ink_sign(ink)).collect();
    let colours = format!("{} {}", inks.join(" "), fame(speaker, card.colour_fame));
    let levels = short_levels(speaker, &card.decoration);
    let decoration = format!("{levels} {}", fame(speaker, card.decoration_fame));
    format!("{no}  {colours} · {decoration} · {}", both(speaker, no))
}

/// An order.
pub(crate) fn short_order(speaker: &Speaker, order: Order) -> String {
    let card = speaker.cards.printing_card(order.printing);
    let (types, pay) = (letters(&card.letters), guilders(speaker, card.guilders.into()));
    format!("{} {types} {pay} + {}", order.printing, short_refinement(speaker, order.refinement))
}

/// What a patronage card requires.
pub(crate) fn short_requirements(speaker: &Speaker, no: PatronageNo) -> String {
    let card = speaker.cards.patronage_card(no);
    let mut parts = Vec::new();
    if card.specialties.total() > 0 {
        parts.push(short_levels(speaker, &card.specialties));
    }
    if card.inks.total() > 0 {
        parts.push(speaker.say_with("needs-inks", Args::new().with("inks", signs(speaker, &card.inks))));
    }
    if card.letters.total() > 0 {
        parts.push(speaker.say_with("needs-types", Args::new().with("letters", letters(&card.letters))));
    }
    parts.join(", ")
}
