//! What a player lacks for orders and patronage cards.

use platen_rules::cards::{CardSet, PatronageCard};
use platen_rules::vocabulary::{ByInk, BySpecialty, Character, Ink};
use platen_rules::{Order, Player};

/// Levels, inks and types that the player lacks for the card.
pub(super) fn lacking_for_patronage(player: &Player, card: &PatronageCard) -> (u8, u8, u8) {
    (
        lacking_levels(player, &card.specialties),
        lacking_inks(player, &card.inks),
        shortfall(&card.letters.0, &player.letters.0),
    )
}

/// Inks that the player lacks; Caxton's colour stands for any, before he names it the one that serves best (CHR-8).
pub(super) fn lacking_inks(player: &Player, asked: &ByInk<u8>) -> u8 {
    let spare = |ink: Ink| player.inks[ink].saturating_sub(asked[ink]);
    let wild = match player.wild {
        Some(wild) => spare(wild),
        None if player.is(Character::Caxton) => Ink::ALL.into_iter().map(spare).max().unwrap_or(0),
        None => 0,
    };
    shortfall(&asked.0, &player.inks.0).saturating_sub(wild)
}

/// Levels that the player lacks; Plantin may swap two first (CHR-7).
pub(super) fn lacking_levels(player: &Player, asked: &BySpecialty<u8>) -> u8 {
    let mut least = shortfall(&asked.0, &player.levels.0);
    if least > 0 && player.is(Character::Plantin) && !player.swapped {
        for (a, b) in [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)] {
            let mut levels = player.levels.0;
            levels.swap(a, b);
            least = least.min(shortfall(&asked.0, &levels));
        }
    }
    least
}

pub(super) fn shortfall(needs: &[u8; 4], has: &[u8; 4]) -> u8 {
    needs.iter().zip(has).map(|(needs, has)| needs.saturating_sub(*has)).sum()
}

/// How far an order is from being fulfilled.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Distance {
    pub(super) letters: u8,
    pub(super) inks: u8,
    pub(super) levels: u8,
}

pub(super) fn distance(cards: &CardSet, player: &Player, order: &Order) -> Distance {
    let refinement = cards.refinement_card(order.refinement);
    Distance {
        letters: shortfall(&cards.printing_card(order.printing).letters.0, &player.letters.0),
        inks: lacking_inks(player, &refinement.inks),
        levels: lacking_levels(player, &refinement.decoration),
    }
}

/// What that many types cost now (FRE-1).
pub(super) fn letters_cost(player: &Player, count: u8) -> u16 {
    let first = player.letter_price();
    (0..u16::from(count)).map(|i| first + i).sum()
}
