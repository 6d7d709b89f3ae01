//! The gears: what they give now and in the next two rounds, and how well it fits the orders.

use super::orders::Asked;
use super::{FITTING, GEARS, SECTOR_KINDS, SECTORS, Taker};
use platen_rules::cards::{CardSet, Sector};
use platen_rules::vocabulary::{Ink, Letter, Specialty};
use platen_rules::{Order, Player};

const fn kind(sector: Sector) -> usize {
    match sector {
        Sector::ExchangeInk => 0,
        Sector::ExchangeLetter => 1,
        Sector::RaiseLowest => 2,
        Sector::RoundFame => 3,
        Sector::Order => 4,
        Sector::SellLetter => 5,
        Sector::InkFame(_) => 6,
        Sector::TakeInk(_) => 7,
        Sector::InkForTwo(_) => 8,
        Sector::LetterFame(_) => 9,
        Sector::CheapLetter(_) => 10,
        Sector::SpecialtyFame(_) => 11,
        Sector::Raise(_) => 12,
    }
}

/// The sectors that are active now and in the next two rounds, and how well they fit the orders.
pub(super) fn gears(cards: &CardSet, player: &Player, asked: &Asked, out: &mut impl Taker) {
    out.set(GEARS, player.gears.len() as f32 / 3.0);
    out.set(GEARS + 1, f32::from(player.gear_uses()) / 3.0);
    let mut counts = [0.0_f32; 3 * SECTOR_KINDS];
    let mut fitting = [0.0_f32; 8];
    for (axle, gear) in player.gears.iter().enumerate() {
        let sectors = &cards.gear(gear.gear).sectors;
        let mut active = gear.sector;
        for later in 0..3 {
            let sector = sectors[active.index()];
            if later > 0 || gear.uses == 0 {
                counts[later * SECTOR_KINDS + kind(sector)] += 1.0;
                if later < 2 {
                    let (group, fit) = fit(cards, player, asked, sector);
                    fitting[4 * later + group] += fit;
                }
            }
            active = if axle == 1 { active.counter_clockwise() } else { active.clockwise() };
        }
    }
    counts.iter().enumerate().for_each(|(i, &count)| out.set(SECTORS + i, count));
    fitting.iter().enumerate().for_each(|(i, &fit)| out.set(FITTING + i, fit));
}

/// How well a sector fits: by inks, letters, levels or orders that count.
fn fit(cards: &CardSet, player: &Player, asked: &Asked, sector: Sector) -> (usize, f32) {
    let lacks_ink = |ink: Ink| f32::from(u8::from(asked.inks[ink] > player.inks[ink]));
    let lacks_letter = |letter: Letter| f32::from(u8::from(asked.letters[letter] > player.letters[letter]));
    let lacks_level =
        |specialty: Specialty| f32::from(u8::from(asked.levels[specialty] > player.levels[specialty]));
    let counted =
        |test: &dyn Fn(&Order) -> bool| player.orders.iter().filter(|order| test(order)).count() as f32 / 2.0;
    match sector {
        Sector::TakeInk(ink) => (0, lacks_ink(ink)),
        Sector::InkForTwo(ink) => (0, if player.inks[ink] > 0 { 0.5 } else { 0.0 }),
        Sector::CheapLetter(letter) => (1, lacks_letter(letter)),
        Sector::Raise(specialty) => (2, lacks_level(specialty)),
        Sector::InkFame(ink) => (3, counted(&|order| cards.refinement_card(order.refinement).inks[ink] > 0)),
        Sector::LetterFame(letter) => {
            (3, counted(&|order| cards.printing_card(order.printing).letters[letter] > 0))
        }
        Sector::SpecialtyFame(specialty) => {
            (3, counted(&|order| cards.refinement_card(order.refinement).decoration[specialty] > 0))
        }
        _ => (0, 0.0),
    }
}
