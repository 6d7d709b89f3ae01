//! What a position is worth to a player: fame at hand and fame to come.

mod anchor;
mod features;
mod net;

pub(crate) use anchor::Anchor;
pub(crate) use features::players_ahead;
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

#[cfg(test)]
mod tests {
    use super::*;

    const EMBEDDED: &str = include_str!("../../weights/value.txt");

    #[test]
    fn the_embedded_weights_are_read_and_written_alike() {
        let net = Net::from_text(EMBEDDED).expect("the embedded file is sound");
        let notes: Vec<&str> = EMBEDDED.lines().filter_map(|line| line.strip_prefix("# ")).collect();
        assert_eq!(net.to_text(&notes.join("\n")), EMBEDDED);
        assert_ne!(net, Net::default());
    }

    #[test]
    fn a_file_that_is_no_evaluation_says_why() {
        let cut = EMBEDDED.lines().take(9).collect::<Vec<_>>().join("\n");
        for (text, why) in [
            ("", "train the weights anew"),
            (cut.as_str(), "ends too early"),
            (&format!("{}x\n", EMBEDDED.trim_end()), "not a whole number"),
            (&format!("{EMBEDDED}7\n"), "after the last number"),
        ] {
            let error = Net::from_text(text).expect_err(why).to_string();
            assert!(error.contains(why), "{error}");
        }
    }
}
