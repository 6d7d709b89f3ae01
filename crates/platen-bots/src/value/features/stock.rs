//! What the player is and owns.

use super::lacking::lacking_for_patronage;
use super::{AUTOMA, CHARACTER, DISC, GUILDERS, INKS, LEVELS, PATRONAGE, SEATS, TYPES, Taker};
use platen_rules::cards::CardSet;
use platen_rules::{Player, Table};

pub(super) fn table_and_character(table: &Table, player: &Player, out: &mut impl Taker) {
    out.set(SEATS + table.seat_count().clamp(2, 4) - 2, 1.0);
    out.flag(AUTOMA, table.options.automa);
    if let Some(character) = player.character {
        out.set(CHARACTER + character.index(), 1.0);
    }
}

pub(super) fn stock(player: &Player, out: &mut impl Taker) {
    let guilders = f32::from(player.guilders);
    out.set(GUILDERS, guilders / 10.0);
    for (i, most) in [3.0, 6.0, 12.0].into_iter().enumerate() {
        out.set(GUILDERS + 1 + i, guilders.min(most) / most);
    }
    let letters = sorted(player.letters.0);
    out.set(TYPES, f32::from(player.letters.total()) / 8.0);
    out.flag(TYPES + 1, player.guilders >= player.letter_price());
    out.set(TYPES + 2, letters.iter().filter(|&&count| count > 0).count() as f32 / 4.0);
    set_counts(TYPES + 3, letters, out);
    let inks = sorted(player.inks.0);
    out.set(INKS, f32::from(player.inks.total()) / 6.0);
    set_counts(INKS + 1, inks, out);
    for (i, level) in sorted(player.levels.0).into_iter().enumerate() {
        (0..usize::from(level.min(6))).for_each(|step| out.set(LEVELS + 6 * i + step, 1.0));
    }
    for (i, level) in [2, 4, 5, 6].into_iter().enumerate() {
        out.flag(DISC + i, player.disc >= level);
    }
}

pub(super) fn sorted(mut counts: [u8; 4]) -> [u8; 4] {
    counts.sort_unstable_by(|a, b| b.cmp(a));
    counts
}

fn set_counts(first: usize, counts: [u8; 4], out: &mut impl Taker) {
    for (i, count) in counts.into_iter().enumerate() {
        out.set(first + i, f32::from(count) / 3.0);
    }
}

pub(super) fn patronage(cards: &CardSet, table: &Table, player: &Player, out: &mut impl Taker) {
    out.set(PATRONAGE, player.patronage.len() as f32 / 2.0);
    for (space, card) in table.patronage_spaces.iter().enumerate() {
        let Some(card) = card else { continue };
        let first = PATRONAGE + 1 + 4 * space;
        let lacking = lacking_for_patronage(player, cards.patronage_card(*card));
        let total = lacking.0 + lacking.1 + lacking.2;
        out.set(first, 1.0);
        out.set(first + 1, 1.0 / f32::from(1 + total));
        out.set(first + 2, f32::from(lacking.0) / 4.0);
        out.flag(first + 3, total == 0);
    }
}
