//! The ten characters (CHR-1 to CHR-10).

use super::words::words;
use serde::{Deserialize, Serialize};

words! {
    /// A character tile, kept at set-up (SET-10).
    #[derive(Default)]
    Character, "a character":
    /// Moves a marker after the reveal (CHR-1).
    #[default] Gutenberg = "gutenberg",
    /// Begins with two gears (CHR-2).
    Guillard = "guillard",
    /// Leaves out a letter (CHR-3).
    Manuzio = "manuzio",
    /// Begins with levels I and II (CHR-4).
    Ungler = "ungler",
    /// Uses one gear twice (CHR-5).
    Schoeffer = "schoeffer",
    /// Earns fame for inks that fit his orders (CHR-6).
    Tory = "tory",
    /// Swaps two levels once a round (CHR-7).
    Plantin = "plantin",
    /// Names a wild colour each round (CHR-8).
    Caxton = "caxton",
    /// Earns bonuses with one refinement (CHR-9).
    Fiol = "fiol",
    /// Doubles the fame of his guilders (CHR-10).
    Vietor = "vietor"
}
