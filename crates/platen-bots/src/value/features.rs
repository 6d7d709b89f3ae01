//! What the evaluation looks at: numbers about one player, read from the open table. Types, inks and specialties that
//! could be exchanged for each other give the same numbers.

mod board;
mod character;
mod gears;
mod lacking;
mod orders;
mod stock;
mod time;

pub(crate) use time::players_ahead;

use board::{board, pending};
use character::of_character;
use gears::gears;
use orders::{orders, together};
use platen_rules::cards::CardSet;
use platen_rules::vocabulary::{Character, Seat};
use platen_rules::{Player, Table};
use stock::{patronage, stock, table_and_character};
use time::{has_fulfilled, time};

/// Takes down features, each at most once; those that are zero are left out.
pub(crate) trait Taker {
    fn set(&mut self, feature: usize, value: f32);

    #[inline]
    fn flag(&mut self, feature: usize, on: bool) {
        if on {
            self.set(feature, 1.0);
        }
    }
}

/// The features that are not zero, with their values.
#[derive(Clone, Debug, Default)]
pub struct Features(Vec<(u16, f32)>);

impl Features {
    /// Each feature that is not zero.
    pub fn iter(&self) -> impl Iterator<Item = (usize, f32)> {
        self.0.iter().map(|&(feature, value)| (usize::from(feature), value))
    }
}

impl Taker for Features {
    #[inline]
    fn set(&mut self, feature: usize, value: f32) {
        if value != 0.0 {
            self.0.push((feature as u16, value));
        }
    }
}

const PLANNING: usize = 0;
const FULFIL_TO_COME: usize = 1;
const DECLARED: usize = 2;
const TURN_TO_COME: usize = 3;
const PLAYERS_AHEAD: usize = TURN_TO_COME + 5;
const MARKERS: usize = PLAYERS_AHEAD + 5;
const PLACE: usize = MARKERS + 1;
const SEATS: usize = PLACE + 1;
const AUTOMA: usize = SEATS + 3;
const CHARACTER: usize = AUTOMA + 1;
const GUILDERS: usize = CHARACTER + 10;
const TYPES: usize = GUILDERS + 4;
const INKS: usize = TYPES + 7;
const LEVELS: usize = INKS + 5;
const DISC: usize = LEVELS + 24;
const PATRONAGE: usize = DISC + 4;
const ORDERS: usize = PATRONAGE + 1 + 4 * 4;
const EACH_ORDER: usize = ORDERS + 5;
const OF_AN_ORDER: usize = 15;
const TOGETHER: usize = EACH_ORDER + 4 * OF_AN_ORDER;
const SECTORS: usize = TOGETHER + 8;
const SECTOR_KINDS: usize = 13;
const FITTING: usize = SECTORS + 3 * SECTOR_KINDS;
const GEARS: usize = FITTING + 8;
const FRAMES: usize = GEARS + 2;
const BONUSES: usize = FRAMES + 5;
const BOARD: usize = BONUSES + 8;
const OF_CHARACTER: usize = BOARD + 4;

/// How many features there are.
pub const FEATURES: usize = OF_CHARACTER + 16;

/// Reads the features of a player.
pub fn features(cards: &CardSet, table: &Table, seat: Seat) -> Features {
    let mut out = Features::default();
    read_features(cards, table, seat, &mut out);
    out
}

/// Reads the features of a player into anything that takes them.
pub(crate) fn read_features(cards: &CardSet, table: &Table, seat: Seat, out: &mut impl Taker) {
    let mut own = table.players[seat];
    if has_fulfilled(table, seat) {
        // The next order is fulfilled in the next round, with a new colour and a new swap.
        (own.wild, own.swapped) = (None, false);
    }
    let player = &own;
    time(table, seat, out);
    table_and_character(table, player, out);
    stock(player, out);
    patronage(cards, table, player, out);
    let asked = orders(cards, player, out);
    together(cards, player, &asked, out);
    gears(cards, player, &asked, out);
    pending(cards, table, seat, out);
    board(cards, table, seat, &asked, out);
    of_character(cards, player, &asked, out);
}

/// The fame of a player as if the game ended now (END-2).
pub fn standing(player: &Player) -> i32 {
    let levels: i32 =
        player.levels.0.iter().map(|&level| [0, 0, 0, 0, 1, 3, 6][usize::from(level.min(6))]).sum();
    let a_third = if player.is(Character::Vietor) { 2 } else { 1 };
    i32::from(player.fame.total())
        + levels
        + 8 * player.patronage.len() as i32
        + i32::from(player.guilders / 3) * a_third
}
