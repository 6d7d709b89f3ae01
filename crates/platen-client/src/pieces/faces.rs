//! The faces of cards: what stands inside a [`Card`](super::Card).

use super::signs::{
    bonus, fame, guilders, ink, ink_missing, ink_small, level, portrait, sign_of, socket, sort,
};
use crate::markup::{Markup, counted, div, element, span};
use platen_bots::Missing;
use platen_rules::Order;
use platen_rules::cards::PatronageCard;
use platen_rules::vocabulary::{
    ByInk, ByLetter, BySpecialty, Character, Ink, Letter, PatronageReward, PrintingNo, RefinementNo,
    Specialty, SpecialtyNo,
};
use platen_texts::Speaker;

/// The letters and the pay of a printing card.
pub(crate) fn printing_face(no: PrintingNo, speaker: &Speaker) -> Markup {
    let card = speaker.cards.printing_card(no);
    let sorts: Markup = card.letters.each().map(|letter| sort(letter, speaker)).collect();
    let pay = guilders(u16::from(card.guilders), speaker);
    (span("pieces", sorts), span("line", (span("no", no.number()), pay))).into()
}

/// The colours, the decoration and the bonus of a refinement card.
pub(crate) fn refinement_face(no: RefinementNo, speaker: &Speaker) -> Markup {
    let card = speaker.cards.refinement_card(no);
    let inks: Markup = card.inks.each().map(|colour| ink_small(colour, speaker)).collect();
    let colours = (span(&ink_pieces(&card.inks), inks), fame(u16::from(card.colour_fame), speaker));
    let levels = span(&level_pieces("pieces", &card.decoration), levels(&card.decoration, speaker));
    let decoration = (levels, fame(u16::from(card.decoration_fame), speaker));
    let both = (span("no", no.number()), bonus(card.bonus, speaker));
    (span("line", colours), span("line", decoration), span("line", both)).into()
}

/// The class of so many inks in a line, which come closer together.
fn ink_pieces(inks: &ByInk<u8>) -> String {
    counted("pieces", "inks", usize::from(inks.total()), &[3, 4])
}

/// The class of the levels in a line.
fn level_pieces(class: &str, levels: &BySpecialty<u8>) -> String {
    let asked = Specialty::ALL.into_iter().filter(|&specialty| levels[specialty] > 0).count();
    counted(class, "levels", asked, &[2])
}

fn levels(asked: &BySpecialty<u8>, speaker: &Speaker) -> Markup {
    let shown = Specialty::ALL.into_iter().filter(|&specialty| asked[specialty] > 0);
    shown.map(|specialty| level(specialty, asked[specialty], false, speaker)).collect()
}

/// The symbols of a specialty card.
pub(crate) fn specialty_face(no: SpecialtyNo, speaker: &Speaker) -> Markup {
    let symbols = speaker.cards.specialty_card(no).symbols;
    symbols.each().map(|specialty| sign_of(&format!("spec-{specialty}"), "i-l")).collect()
}

/// A patronage reward: its sign and a few words.
pub(crate) fn reward_face(reward: PatronageReward, speaker: &Speaker) -> Markup {
    let words = span("", speaker.patronage_reward(reward));
    (sign_of(&format!("reward-{reward}"), "i-l"), words).into()
}

/// What a patronage card requires.
pub(crate) fn patronage_face(card: &PatronageCard, speaker: &Speaker) -> Markup {
    let inks: Markup = card.inks.each().map(|colour| ink_small(colour, speaker)).collect();
    let sorts: Markup = card.letters.each().map(|letter| sort(letter, speaker)).collect();
    let sorts = (!sorts.is_empty()).then(|| span("pieces", sorts));
    (levels(&card.specialties, speaker), inks, sorts).into()
}

/// A character: portrait, name and power.
pub(crate) fn character_face(character: Character, speaker: &Speaker) -> Markup {
    let name = element("b", &[], speaker.character(character));
    (portrait(character), name, element("small", &[], speaker.power(character))).into()
}

/// An order: both cards linked. What is lacking shows as sockets; nothing lacks where nobody counts.
pub(crate) fn order_lines(order: Order, missing: Option<&Missing>, speaker: &Speaker) -> Markup {
    let (printing, card) =
        (speaker.cards.printing_card(order.printing), speaker.cards.refinement_card(order.refinement));
    let none = (ByLetter::default(), ByInk::default(), BySpecialty::default());
    let (letters, inks, lacking) =
        missing.map_or(none, |missing| (missing.letters, missing.inks, missing.levels));
    let levels: Markup = Specialty::ALL
        .into_iter()
        .filter(|&specialty| card.decoration[specialty] > 0)
        .map(|specialty| level(specialty, card.decoration[specialty], lacking[specialty] > 0, speaker))
        .collect();
    let pay = span("pay", guilders(u16::from(printing.guilders), speaker));
    let colours = (
        span(&ink_pieces(&card.inks), colours(&card.inks, inks, speaker)),
        fame(u16::from(card.colour_fame), speaker),
    );
    let decoration = (
        span(&level_pieces("pieces levels-asked", &card.decoration), levels),
        fame(u16::from(card.decoration_fame), speaker),
    );
    let both = (span("muted", speaker.say("ui-house-both")), bonus(card.bonus, speaker));
    let lines = (div("line", colours), div("line", decoration), div("line", both));
    (div("forme", (div("pieces", forme(&printing.letters, letters, speaker)), pay)), div("lines", lines))
        .into()
}

/// The letters of an order, the missing ones as sockets.
fn forme(needs: &ByLetter<u8>, lacking: ByLetter<u8>, speaker: &Speaker) -> Markup {
    let of = |letter: Letter| {
        let there = needs[letter].saturating_sub(lacking[letter]);
        (0..needs[letter]).map(move |i| if i < there { sort(letter, speaker) } else { socket(letter) })
    };
    Letter::ALL.into_iter().flat_map(of).collect()
}

/// The colours of an order, the missing ones pale.
fn colours(needs: &ByInk<u8>, lacking: ByInk<u8>, speaker: &Speaker) -> Markup {
    let of = |colour: Ink| {
        let there = needs[colour].saturating_sub(lacking[colour]);
        (0..needs[colour])
            .map(move |i| if i < there { ink(colour, speaker) } else { ink_missing(colour, speaker) })
    };
    Ink::ALL.into_iter().flat_map(of).collect()
}
