//! The items of a kind, with a name and a line on what is printed on them.

use super::Report;
use super::cells::Item;
use super::tally::{Group, Tally};
use super::values::{Worth, worth};
use super::words::Words;
use platen_rules::cards::{Bonus, CardSet};
use platen_rules::vocabulary::{Character, GearNo, PatronageNo, PrintingNo, RefinementNo};
use platen_texts::Speaker;

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
    Plan,
    Markers,
}

/// An item and what it is worth.
#[derive(Clone, Debug)]
pub(crate) struct Row {
    pub(crate) item: Item,
    pub(crate) name: String,
    pub(crate) face: String,
    pub(crate) worth: Worth,
}

/// Every item of a kind, with what it is worth to a bot's players.
pub(crate) fn rows(report: &Report, groups: &[(&Tally, &Group)], kind: Kind) -> Vec<Row> {
    let row = |item: Item| {
        let known = report.cards.as_deref().zip(report.words.speaker());
        Row {
            item,
            name: name(&report.words, item),
            face: known.map_or(String::new(), |(cards, speaker)| face(cards, speaker, item)),
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
        Kind::Plan => found(groups, |item| matches!(item, Item::Plan(_))),
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

fn name(words: &Words, item: Item) -> String {
    match item {
        Item::Printing(no) => no.to_string(),
        Item::Refinement(no) => no.to_string(),
        Item::Gear(no) => no.to_string(),
        Item::Patronage(no) => no.to_string(),
        Item::Bonus(place) => words.bonus(Bonus::ALL[place]),
        Item::Character(character) => words.character(character),
        Item::Shape(shape) => shape.map(|n| n.to_string()).join("-"),
        Item::Plan(markers) => words.plan(markers),
        Item::Markers(action, n) => format!("{} {n}", words.action(action)),
        Item::Seat(seat) => format!("seat {seat}"),
        Item::Place(place) => format!("place {}", place + 1),
    }
}

fn face(cards: &CardSet, speaker: &Speaker, item: Item) -> String {
    match item {
        Item::Printing(no) => {
            let card = cards.printing_card(no);
            format!("{} → {}", speaker.letters(&card.letters), speaker.guilders(card.guilders.into()))
        }
        Item::Refinement(no) => {
            let card = cards.refinement_card(no);
            let (inks, levels) = (speaker.colours(&card.inks), speaker.levels(&card.decoration));
            let (colours, decoration) = (card.colour_fame, card.decoration_fame);
            format!("{inks} → {colours} · {levels} → {decoration} · both: {}", speaker.bonus(card.bonus))
        }
        Item::Gear(no) => {
            let gear = cards.gear(no);
            let sectors = gear.sectors.map(|sector| speaker.sector(sector)).join(" · ");
            if gear.three_plus { format!("{sectors} (3+ players)") } else { sectors }
        }
        Item::Patronage(no) => speaker.requirements(no),
        _ => String::new(),
    }
}
