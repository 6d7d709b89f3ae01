//! What a character makes of what the player has.

use super::lacking::{Distance, distance, letters_cost, shortfall};
use super::orders::{Asked, bonus_worth};
use super::stock::sorted;
use super::{OF_CHARACTER, Taker};
use platen_rules::cards::CardSet;
use platen_rules::vocabulary::Character;
use platen_rules::{Order, Player};

/// What a character makes of the stock.
pub(super) fn of_character(cards: &CardSet, player: &Player, asked: &Asked, out: &mut impl Taker) {
    let inks = f32::from(player.inks.total());
    let gears = player.gears.len() as f32;
    match player.character {
        Some(Character::Vietor) => out.set(OF_CHARACTER, f32::from(player.guilders) / 10.0),
        Some(Character::Tory) => {
            let idle = shortfall(&player.inks.0, &asked.inks.0);
            out.flag(OF_CHARACTER + 1, inks > 0.0 && idle == 0);
            out.set(OF_CHARACTER + 2, f32::from(idle) / 4.0);
            out.set(OF_CHARACTER + 3, f32::from(asked.inks.total()) / 6.0);
        }
        Some(Character::Caxton) => {
            out.set(OF_CHARACTER + 4, inks / 6.0);
            out.set(OF_CHARACTER + 5, f32::from(sorted(player.inks.0)[0]) / 3.0);
            out.set(OF_CHARACTER + 11, player.wild.map_or(0.0, |wild| f32::from(player.inks[wild]) / 3.0));
        }
        Some(Character::Schoeffer) => out.set(OF_CHARACTER + 6, gears / 3.0),
        Some(Character::Manuzio) => {
            let lacking = shortfall(&asked.letters.0, &player.letters.0);
            out.flag(OF_CHARACTER + 7, player.orders.len() > 1);
            out.set(OF_CHARACTER + 8, f32::from(lacking) / 6.0);
            // One letter may be left out, so the dearest need not be bought.
            let cost = letters_cost(player, lacking.saturating_sub(1).min(12));
            out.flag(OF_CHARACTER + 12, player.orders.len() > 1 && cost <= player.guilders);
            out.set(OF_CHARACTER + 13, f32::from(cost.min(60)) / 30.0);
        }
        Some(Character::Plantin) => {
            let levels = sorted(player.levels.0);
            out.set(OF_CHARACTER + 9, f32::from(levels[0]) / 6.0);
            out.set(OF_CHARACTER + 10, f32::from(levels[0] - levels[3]) / 6.0);
        }
        Some(Character::Fiol) => {
            let nearness = |order: &Order| {
                let Distance { inks, levels, .. } = distance(cards, player, order);
                let refinement = cards.refinement_card(order.refinement);
                bonus_worth(refinement.bonus) / f32::from(1 + inks.min(levels))
            };
            out.set(OF_CHARACTER + 14, player.orders.iter().map(nearness).sum());
            let bonuses = player.orders.iter().map(|order| cards.refinement_card(order.refinement).bonus);
            out.set(OF_CHARACTER + 15, bonuses.map(bonus_worth).sum());
        }
        _ => {}
    }
}
