//! The items of a kind, with a name and a line on what is printed on them.

use super::Report;
use super::tally::{Group, Item, Tally};
use super::values::{Worth, worth};
use platen_rules::cards::{Bonus, CardSet};
use platen_rules::vocabulary::{
    BoardAction, ByInk, ByLetter, BySpecialty, Character, GearNo, Ink, Letter, PatronageNo, PrintingNo,
    RefinementNo, Specialty,
};

/// A kind of items.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Printing,
    Refinement,
    Gear,
    Patronage,
    Bonus,
    Character,
    Shape,
    Markers,
}

/// An item and what it is worth.
#[derive(Clone, Debug)]
pub(crate) struct Row {
    pub(crate) name: String,
    pub(crate) face: String,
    pub(crate) worth: Worth,
}

/// Every item of a kind, with what it is worth to a bot's players.
pub(crate) fn rows(report: &Report, groups: &[(&Tally, &Group)], kind: Kind) -> Vec<Row> {
    let row = |item: Item| {
        let cards = report.cards.as_deref();
        Row {
            name: name(item),
            face: cards.map_or(String::new(), |cards| face(cards, item)),
            worth: worth(groups, item),
        }
    };
    let all: Vec<Item> = match kind {
        Kind::Printing => PrintingNo::all().map(Item::Printing).collect(),
        Kind::Refinement => RefinementNo::all().map(Item::Refinement).collect(),
        Kind::Gear => GearNo::all().map(Item::Gear).collect(),
        Kind::Patronage => PatronageNo::all().map(Item::Patronage).collect(),
        Kind::Bonus => (0..Bonus::ALL.len()).map(Item::Bonus).collect(),
        Kind::Character => Character::ALL.map(Item::Character).to_vec(),
        Kind::Shape => found(groups, |item| matches!(item, Item::Shape(_))),
        Kind::Markers => found(groups, |item| matches!(item, Item::Markers(..))),
    };
    all.into_iter().map(row).collect()
}

fn found(groups: &[(&Tally, &Group)], is: impl Fn(&Item) -> bool) -> Vec<Item> {
    let mut items: Vec<Item> = groups.iter().flat_map(|(_, group)| group.cells.keys()).copied().collect();
    items.retain(is);
    items.sort_unstable();
    items.dedup();
    items
}

fn name(item: Item) -> String {
    match item {
        Item::Printing(no) => no.to_string(),
        Item::Refinement(no) => no.to_string(),
        Item::Gear(no) => no.to_string(),
        Item::Patronage(no) => no.to_string(),
        Item::Bonus(place) => bonus(Bonus::ALL[place]),
        Item::Character(character) => title_case(character.code()),
        Item::Shape(shape) => shape.map(|n| n.to_string()).join("-"),
        Item::Markers(action, n) => format!("{action} {n}"),
        Item::Seat(seat) => format!("seat {seat}"),
        Item::Place(place) => format!("place {}", place + 1),
    }
}

fn face(cards: &CardSet, item: Item) -> String {
    match item {
        Item::Printing(no) => {
            let card = cards.printing_card(no);
            format!("{} → {} guilders", letters(&card.letters), card.guilders)
        }
        Item::Refinement(no) => {
            let card = cards.refinement_card(no);
            let (inks, decoration) = (inks(&card.inks), levels(&card.decoration));
            let (colours, decorated) = (card.colour_fame, card.decoration_fame);
            format!("{inks} → {colours} · {decoration} → {decorated} · {}", bonus(card.bonus))
        }
        Item::Gear(no) => {
            let gear = cards.gear(no);
            let sectors = gear.sectors.map(|sector| sector.to_string()).join(" · ");
            if gear.three_plus { format!("{sectors} (3+)") } else { sectors }
        }
        Item::Patronage(no) => {
            let card = cards.patronage_card(no);
            let parts = [levels(&card.specialties), inks(&card.inks), letters(&card.letters)];
            parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
        }
        _ => String::new(),
    }
}

fn letters(letters: &ByLetter<u8>) -> String {
    letters.each().map(Letter::code).collect()
}

fn inks(inks: &ByInk<u8>) -> String {
    inks.each().map(Ink::code).collect::<Vec<_>>().join(" ")
}

fn levels(levels: &BySpecialty<u8>) -> String {
    const ROMAN: [&str; 7] = ["", "I", "II", "III", "IV", "V", "VI"];
    let asked = Specialty::ALL.into_iter().filter(|&specialty| levels[specialty] > 0);
    let asked = asked.map(|specialty| {
        format!("{specialty} {}", ROMAN.get(usize::from(levels[specialty])).copied().unwrap_or_default())
    });
    asked.collect::<Vec<_>>().join(" ")
}

fn bonus(bonus: Bonus) -> String {
    match bonus {
        Bonus::Inks(n) => format!("{n} ink{}", if n == 1 { "" } else { "s" }),
        Bonus::Guilders(n) => format!("{n} guilder{}", if n == 1 { "" } else { "s" }),
        Bonus::Fame(n) => format!("{n} fame"),
        Bonus::Specialty => "a specialty level".to_string(),
        Bonus::Order => "an order".to_string(),
    }
}

/// "gutenberg" as a name.
pub(crate) fn title_case(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}

/// The worth of so many markers on an action, in rounds.
pub(crate) fn markers(groups: &[(&Tally, &Group)], action: BoardAction, n: u8) -> Worth {
    worth(groups, Item::Markers(action, n))
}
