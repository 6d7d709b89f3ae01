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

/// The text of the trained evaluation. Where weights are a file of their own (`--cfg weights_apart`), whoever runs the bots
/// brings it by [`Net::bring`].
#[cfg(not(weights_apart))]
const TRAINED: &str = include_str!("../../weights/value.txt");
#[cfg(weights_apart)]
const TRAINED: &str = "";

static NET: OnceLock<Net> = OnceLock::new();

impl Net {
    /// The trained evaluation.
    pub fn trained() -> &'static Net {
        NET.get_or_init(|| Net::from_text(TRAINED).unwrap_or_default())
    }

    /// What the file of the trained evaluation says about how it was made, line by line.
    pub fn history() -> impl Iterator<Item = &'static str> {
        TRAINED.lines().filter_map(|line| line.strip_prefix("# "))
    }

    /// Brings the text of the trained evaluation, before any bot thinks.
    pub fn bring(text: &str) -> Result<(), NetError> {
        let net = Net::from_text(text)?;
        NET.get_or_init(|| net);
        Ok(())
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
        let notes: Vec<&str> = Net::history().collect();
        assert!(notes.iter().any(|note| note.contains("--from nothing")), "the whole way is told: {notes:?}");
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
