//! What a position is worth to a player: fame at hand and fame to come.

mod anchor;
mod features;
mod net;

pub(crate) use anchor::Anchor;
pub use features::{FEATURES, Features, features, standing};
pub use net::{HIDDEN, Net, NetError, RoundNet};

use platen_rules::cards::CardSet;
use platen_rules::vocabulary::Seat;
use platen_rules::{Phase, Table};
use std::sync::OnceLock;

impl Net {
    /// The trained evaluation.
    pub fn trained() -> &'static Net {
        static NET: OnceLock<Net> = OnceLock::new();
        NET.get_or_init(|| Net::from_text(include_str!("../../weights/value.txt")).unwrap_or_default())
    }

    /// The fame that a player will have at the end.
    #[inline]
    pub fn value(&self, cards: &CardSet, table: &Table, seat: Seat) -> f32 {
        let at_hand = standing(&table.players[seat]) as f32;
        match table.phase {
            Phase::Over => at_hand,
            _ => at_hand + self.future(table.round, &features(cards, table, seat)),
        }
    }
}
