//! The orders held: each by itself, the nearest first, and all together.

use super::lacking::{Distance, distance, lacking_inks, lacking_levels, letters_cost, shortfall};
use super::{EACH_ORDER, OF_AN_ORDER, ORDERS, TOGETHER, Taker};
use platen_rules::cards::{Bonus, CardSet};
use platen_rules::vocabulary::{ByInk, ByLetter, BySpecialty, Character, Specialty};
use platen_rules::{Order, Player};
use tinyvec::ArrayVec;

/// What the orders of a player ask for together.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Asked {
    pub(super) letters: ByLetter<u8>,
    pub(super) inks: ByInk<u8>,
    pub(super) levels: BySpecialty<u8>,
}

/// Each order held, the nearest first; and what all of them ask for.
pub(super) fn orders(cards: &CardSet, player: &Player, out: &mut impl Taker) -> Asked {
    out.set(ORDERS + player.orders.len().min(4), 1.0);
    let mut held: ArrayVec<[(Distance, Order); 4]> =
        player.orders.iter().map(|order| (distance(cards, player, order), *order)).collect();
    held.sort_unstable_by_key(|(distance, order)| {
        (3 * distance.letters + 2 * distance.inks + 2 * distance.levels, order.printing.number())
    });
    let mut asked = Asked::default();
    for (place, (distance, order)) in held.iter().enumerate() {
        one_order(cards, player, EACH_ORDER + OF_AN_ORDER * place, *distance, order, out);
        let refinement = cards.refinement_card(order.refinement);
        asked.letters = asked.letters.plus(&cards.printing_card(order.printing).letters);
        asked.inks = asked.inks.plus(&refinement.inks);
        for specialty in Specialty::ALL {
            asked.levels[specialty] = asked.levels[specialty].max(refinement.decoration[specialty]);
        }
    }
    asked
}

fn one_order(
    cards: &CardSet,
    player: &Player,
    first: usize,
    distance: Distance,
    order: &Order,
    out: &mut impl Taker,
) {
    let printing = cards.printing_card(order.printing);
    let refinement = cards.refinement_card(order.refinement);
    let (colours, decoration) = (f32::from(refinement.colour_fame), f32::from(refinement.decoration_fame));
    let cost = letters_cost(player, distance.letters);
    let affordable = cost <= player.guilders;
    out.set(first, f32::from(distance.letters) / 3.0);
    out.flag(first + 1, distance.letters == 0);
    out.flag(first + 2, affordable);
    out.set(first + 3, f32::from(cost.min(30)) / 15.0);
    out.set(first + 4, f32::from(printing.guilders) / 8.0);
    out.set(first + 5, f32::from(distance.inks) / 3.0);
    out.flag(first + 6, distance.inks == 0);
    out.set(first + 7, colours / 8.0);
    out.set(first + 8, f32::from(distance.levels) / 4.0);
    out.flag(first + 9, distance.levels == 0);
    out.set(first + 10, decoration / 5.0);
    out.set(first + 11, if distance.inks == 0 { colours / 8.0 } else { 0.0 });
    out.set(first + 12, if distance.levels == 0 { decoration / 5.0 } else { 0.0 });
    let either = player.is(Character::Fiol) && (distance.inks == 0 || distance.levels == 0);
    let whole = either || (distance.inks == 0 && distance.levels == 0);
    out.set(first + 13, if whole { bonus_worth(refinement.bonus) } else { 0.0 });
    let ready = f32::from(u8::from(affordable)) * 0.5 + f32::from(u8::from(distance.letters == 0)) * 0.5;
    let fame =
        if distance.inks == 0 { colours } else { 0.0 } + if distance.levels == 0 { decoration } else { 0.0 };
    out.set(first + 14, ready * (fame + f32::from(printing.guilders) / 3.0) / 10.0);
}

pub(super) fn bonus_worth(bonus: Bonus) -> f32 {
    match bonus {
        Bonus::Inks(n) => 0.35 * f32::from(n),
        Bonus::Guilders(n) => 0.15 * f32::from(n),
        Bonus::Fame(n) => 0.3 * f32::from(n),
        Bonus::Specialty | Bonus::Order => 0.6,
    }
}

/// All orders at once: what is lacking, and what is at hand.
pub(super) fn together(cards: &CardSet, player: &Player, asked: &Asked, out: &mut impl Taker) {
    let letters = shortfall(&asked.letters.0, &player.letters.0);
    let cost = letters_cost(player, letters.min(12));
    out.set(TOGETHER, f32::from(letters) / 6.0);
    let (lacking, short) = (lacking_inks(player, &asked.inks), shortfall(&asked.inks.0, &player.inks.0));
    out.set(TOGETHER + 1, f32::from(lacking) / 6.0);
    out.set(TOGETHER + 2, f32::from(lacking_levels(player, &asked.levels)) / 8.0);
    out.flag(TOGETHER + 3, cost <= player.guilders);
    out.set(TOGETHER + 4, f32::from(cost.min(60)) / 30.0);
    let spare = shortfall(&player.inks.0, &asked.inks.0) - (short - lacking);
    out.set(TOGETHER + 5, f32::from(spare) / 4.0);
    let (mut pay, mut fame) = (0.0, 0.0);
    for order in &player.orders {
        let refinement = cards.refinement_card(order.refinement);
        pay += f32::from(cards.printing_card(order.printing).guilders);
        fame += f32::from(refinement.colour_fame) + f32::from(refinement.decoration_fame);
    }
    out.set(TOGETHER + 6, pay / 20.0);
    out.set(TOGETHER + 7, fame / 40.0);
}
