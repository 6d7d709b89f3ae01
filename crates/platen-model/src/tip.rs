//! What is said about a component: its face in numbers, and the rules that it goes by.

use crate::gears::strip;
use crate::scene::Scene;
use crate::target::Target;
use platen_rules::cards::{Bonus, PatronageCard, Sector};
use platen_rules::vocabulary::{
    Axle, BoardAction, ByInk, ByLetter, BySpecialty, Character, GearNo, Ink, InkSetNo, Letter,
    PatronageReward, Specialty, TrackReward,
};
use platen_rules::{Order, TRACK_LEVELS};

/// What a tooltip tells.
#[derive(Clone, Debug, PartialEq)]
pub struct Tip {
    /// What it is.
    pub fact: Fact,
    /// The rules it goes by.
    pub rules: Vec<&'static str>,
}

/// The face of a component.
#[derive(Clone, Debug, PartialEq)]
#[expect(missing_docs, reason = "the fields are named by the words of the rules")]
pub enum Fact {
    /// A printing card.
    Printing { number: u8, letters: ByLetter<u8>, guilders: u8 },
    /// A refinement card.
    Refinement {
        number: u8,
        inks: ByInk<u8>,
        colour_fame: u8,
        decoration: BySpecialty<u8>,
        decoration_fame: u8,
        bonus: Bonus,
    },
    /// An order, in its slot.
    Order { slot: usize, order: Order, guilders: u8, fame: u8, bonus: Bonus },
    /// An ink set up to a place: what is taken and what it costs.
    Inks { set: InkSetNo, inks: Vec<Ink>, cost: u16 },
    /// A specialty card.
    SpecialtyCard { number: u8, symbols: BySpecialty<u8> },
    /// A specialty of the viewer: its level, and the next reward of the track above the disc.
    Track { specialty: Specialty, level: u8, next: Option<(u8, TrackReward)> },
    /// A gear with its sectors.
    Gear { gear: GearNo, sectors: [Sector; 3] },
    /// A sector of an installed gear; `turns` is after how many rounds it is active.
    Sector { axle: Axle, sector: Sector, turns: usize, uses: u8 },
    /// A patronage reward.
    Reward { reward: PatronageReward, marked: bool },
    /// A patronage card; worth 8 fame at the end.
    Patronage { number: u8, needs: PatronageCard, from: u8 },
    /// The next type and its price.
    Type { letter: Letter, held: u8, price: u16 },
    /// An ink, held and in the bag.
    Ink { ink: Ink, held: u8, bag: u8, wild: bool },
    /// A character.
    Character(Character),
    /// A row of the board.
    Row(BoardAction),
}

impl Tip {
    /// What there is to say about a target; nothing about buttons and answers.
    pub fn of(scene: Scene<'_>, target: Target) -> Option<Tip> {
        let (fact, rules) = fact(scene, target)?;
        Some(Tip { fact, rules })
    }
}

type Told = (Fact, Vec<&'static str>);

fn fact(scene: Scene<'_>, target: Target) -> Option<Told> {
    match target {
        Target::Printing(card) => {
            let face = scene.cards.printing_card(card);
            let fact =
                Fact::Printing { number: card.number(), letters: face.letters, guilders: face.guilders };
            Some((fact, vec!["ORD-1", "FUL-2"]))
        }
        Target::Refinement(card) | Target::Bonus(card) => {
            let face = scene.cards.refinement_card(card);
            let fact = Fact::Refinement {
                number: card.number(),
                inks: face.inks,
                colour_fame: face.colour_fame,
                decoration: face.decoration,
                decoration_fame: face.decoration_fame,
                bonus: face.bonus,
            };
            Some((fact, vec!["FUL-3", "FUL-4"]))
        }
        Target::Well(set, place) => Some((inks(scene, set, place), vec!["INK-1"])),
        Target::SpecialtyCard(card) => {
            let symbols = scene.cards.specialty_card(card).symbols;
            Some((Fact::SpecialtyCard { number: card.number(), symbols }, vec!["SPC-1"]))
        }
        Target::Gear(gear) => {
            let sectors = scene.cards.gear(gear).sectors;
            Some((Fact::Gear { gear, sectors }, vec!["GER-1", "GER-2", "TRN-1"]))
        }
        Target::Reward(reward) => {
            Some((Fact::Reward { reward, marked: scene.table().is_marked(reward) }, vec!["PAT-1"]))
        }
        Target::Patronage(card) => {
            let place = scene.table().patronage_spaces.iter().position(|&there| there == Some(card))?;
            let from = scene.cards.board.patronage_rounds[place];
            let needs = *scene.cards.patronage_card(card);
            Some((Fact::Patronage { number: card.number(), needs, from }, vec!["PAT-2", "PAT-3", "END-2"]))
        }
        Target::Character(character) => Some((Fact::Character(character), vec![character_rule(character)])),
        Target::From(action) | Target::To(action) => Some((Fact::Row(action), vec!["PLN-1", "PLN-4"])),
        _ => own_fact(scene, target),
    }
}

/// The rules of the characters, in the order of their words.
const CHARACTER_RULES: [&str; 10] =
    ["CHR-1", "CHR-2", "CHR-3", "CHR-4", "CHR-5", "CHR-6", "CHR-7", "CHR-8", "CHR-9", "CHR-10"];

/// The rule of a character.
pub fn character_rule(character: Character) -> &'static str {
    CHARACTER_RULES[character.index()]
}

/// What stands in the viewer's house.
fn own_fact(scene: Scene<'_>, target: Target) -> Option<Told> {
    let player = scene.player(scene.viewer()?);
    match target {
        Target::Order(printing) => {
            let slot = player.orders.iter().position(|order| order.printing == printing)?;
            let order = player.orders[slot];
            let face = scene.cards.refinement_card(order.refinement);
            let guilders = scene.cards.printing_card(printing).guilders;
            let fame = face.colour_fame + face.decoration_fame;
            let fact = Fact::Order { slot, order, guilders, fame, bonus: face.bonus };
            Some((fact, vec!["FUL-1", "FUL-2", "FUL-3", "FUL-4"]))
        }
        Target::Track(specialty) | Target::Level(specialty, _) => {
            let track = TRACK_LEVELS.into_iter().zip(scene.cards.board.reward_track);
            let next = track.into_iter().find(|(level, _)| *level > player.disc);
            let level = player.levels[specialty];
            Some((Fact::Track { specialty, level, next }, vec!["SPC-3", "SPC-4"]))
        }
        Target::Sector(axle, sector) => {
            let gear = player.gears.get(axle.index())?;
            let reward = scene.cards.gear(gear.gear).sectors[sector.index()];
            let turns = strip(axle, gear.sector).iter().position(|&active| active == sector)?;
            let fact = Fact::Sector { axle, sector: reward, turns, uses: gear.uses };
            Some((fact, vec![reward.rule(), "GER-5"]))
        }
        Target::Cast(letter) | Target::Letter(letter) => {
            let (held, price) = (player.letters[letter], player.letter_price());
            Some((Fact::Type { letter, held, price }, vec!["FRE-1"]))
        }
        Target::Ink(ink) | Target::Bag(ink) | Target::Wild(ink) => {
            let wild = player.wild == Some(ink);
            let fact = Fact::Ink { ink, held: player.inks[ink], bag: scene.table().bag[ink], wild };
            Some((fact, if wild { vec!["INK-3", "CHR-8"] } else { vec!["INK-3"] }))
        }
        _ => None,
    }
}

fn inks(scene: Scene<'_>, set: InkSetNo, place: u8) -> Fact {
    let spaces = scene.table().ink_sets[set.index()].into_iter().zip(platen_rules::INK_PRICES);
    let taken: Vec<(Ink, u16)> =
        spaces.take(usize::from(place) + 1).filter_map(|(ink, price)| Some((ink?, price))).collect();
    Fact::Inks {
        set,
        inks: taken.iter().map(|(ink, _)| *ink).collect(),
        cost: taken.iter().map(|(_, price)| price).sum(),
    }
}
