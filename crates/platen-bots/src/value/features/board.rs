//! What the board still offers in this round, and rewards that are to be chosen.

use super::lacking::lacking_inks;
use super::orders::Asked;
use super::{BOARD, BONUSES, FRAMES, Taker};
use platen_rules::cards::{Bonus, CardSet};
use platen_rules::vocabulary::{BoardAction, ByInk, Character, Ink, Seat};
use platen_rules::{Frame, Phase, Player, Table};

/// What the board still offers in this round that the orders ask for.
pub(super) fn board(cards: &CardSet, table: &Table, seat: Seat, asked: &Asked, out: &mut impl Taker) {
    let player = &table.players[seat];
    let to_come = |action: BoardAction| match table.phase {
        Phase::Turn { action: now, .. } => now < action && table.markers[seat][action] > 0,
        Phase::Fulfil { .. } | Phase::Over => false,
        _ => true,
    };
    if to_come(BoardAction::Inks) {
        let serves = |set: &[Option<Ink>; 3]| {
            serving_inks(player, &asked.inks, &ByInk::count(set.iter().flatten().copied()))
        };
        best_two(table.ink_sets.iter().map(serves), BOARD, 3.0, out);
    }
    if to_come(BoardAction::Specialties) {
        let serves = |card: &platen_rules::vocabulary::SpecialtyNo| {
            let symbols = &cards.specialty_card(*card).symbols;
            let lacking = |i: usize| asked.levels.0[i].saturating_sub(player.levels.0[i]);
            (0..4).map(|i| symbols.0[i].min(lacking(i))).sum::<u8>()
        };
        best_two(table.specialty_spaces.iter().flatten().map(serves), BOARD + 2, 2.0, out);
    }
}

/// How many of the inks on offer serve what is asked for; those of Caxton's colour serve for any (CHR-8).
fn serving_inks(player: &Player, asked: &ByInk<u8>, offered: &ByInk<u8>) -> u8 {
    let lacking = |ink: Ink| asked[ink].saturating_sub(player.inks[ink]);
    let as_they_are = |wild: Option<Ink>| -> u8 {
        let plain = Ink::ALL.into_iter().filter(|&ink| Some(ink) != wild);
        plain.map(|ink| offered[ink].min(lacking(ink))).sum()
    };
    let with = |wild: Ink| {
        let total = lacking_inks(player, asked);
        let plain = as_they_are(Some(wild)).min(total);
        plain + offered[wild].min(total - plain)
    };
    match player.wild {
        Some(wild) => with(wild),
        None if player.is(Character::Caxton) => Ink::ALL.into_iter().map(with).max().unwrap_or(0),
        None => as_they_are(None),
    }
}

fn best_two(values: impl Iterator<Item = u8>, first: usize, most: f32, out: &mut impl Taker) {
    let (mut best, mut second) = (0, 0);
    for value in values {
        if value > best {
            (best, second) = (value, best);
        } else {
            second = second.max(value);
        }
    }
    out.set(first, f32::from(best) / most);
    out.set(first + 1, f32::from(second) / most);
}

/// Rewards that the player still has to choose.
pub(super) fn pending(cards: &CardSet, table: &Table, seat: Seat, out: &mut impl Taker) {
    let mut rewards = [false; 5];
    for frame in &table.frames {
        match *frame {
            Frame::Order { seat: whose, .. } if whose == seat => rewards[0] = true,
            Frame::Track { seat: whose, earned } if whose == seat => {
                (0..4).for_each(|i| rewards[1 + i] |= earned[i]);
            }
            _ => {}
        }
    }
    (0..5).for_each(|i| out.flag(FRAMES + i, rewards[i]));
    if table.active() == Some(seat) {
        let mut open = [0.0_f32; 8];
        for refinement in &table.bonuses {
            let bonus = cards.refinement_card(*refinement).bonus;
            let kind = Bonus::ALL.iter().position(|&other| other == bonus).unwrap_or(0);
            open[kind] += 1.0;
        }
        (0..8).for_each(|kind| out.set(BONUSES + kind, open[kind]));
    }
}
