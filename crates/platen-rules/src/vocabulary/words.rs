//! Letters, inks, specialties, actions, editions and the two kinds of fixed rewards.

use serde::{Deserialize, Serialize};

/// A text that is none of the words that were expected in its place.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{found:?} is not {what}; expected one of: {expected}")]
pub struct UnknownWord {
    /// What was looked for, with its article: "an ink".
    pub what: &'static str,
    /// The text found.
    pub found: String,
    /// The words that are known, separated by spaces.
    pub expected: String,
}

impl UnknownWord {
    pub(crate) fn new(what: &'static str, found: &str, expected: &[&str]) -> Self {
        let found = found.chars().take(40).collect();
        UnknownWord { what, found, expected: expected.join(" ") }
    }
}

/// Defines a vocabulary enum with `ALL`, a stable text code, `Display`, `FromStr` and its index.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident, $what:literal: $($(#[$vdoc:meta])* $variant:ident = $code:literal),+ $(,)?) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[repr(u8)]
        pub enum $name { $(#[doc = concat!("`", $code, "`. ")] $(#[$vdoc])* #[serde(rename = $code)] $variant),+ }

        impl $name {
            /// Every value, in the order of the rules.
            pub const ALL: [$name; { [$($code),+].len() }] = [$($name::$variant),+];
            const CODES: [&'static str; { [$($code),+].len() }] = [$($code),+];

            /// The position in [`Self::ALL`].
            #[inline]
            pub const fn index(self) -> usize { self as usize }

            /// The stable text code, the same in notation, traces and files.
            pub const fn code(self) -> &'static str { Self::CODES[self as usize] }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result { f.pad(self.code()) }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::vocabulary::UnknownWord;
            fn from_str(text: &str) -> Result<Self, Self::Err> {
                Self::ALL
                    .into_iter()
                    .find(|word| word.code() == text)
                    .ok_or_else(|| $crate::vocabulary::UnknownWord::new($what, text, &Self::CODES))
            }
        }
    };
}
pub(crate) use words;

words! {
    /// A type: one of the four letters that are cast, bought and laid. ("Type" is a Rust keyword.)
    #[derive(Default)]
    Letter, "a type": #[default] A = "A", I = "I", O = "O", U = "U"
}

words! {
    /// An ink colour. The fourth is silver in the second edition and green in the first.
    #[derive(Default)]
    Ink, "an ink": #[default] Red = "red", Blue = "blue", Gold = "gold", Silver = "silver"
}

words! {
    /// One of the four crafts of the printing house, each at level 0 to VI.
    #[derive(Default)]
    Specialty, "a specialty":
    #[default] Typesetting = "typesetting", Woodcutting = "woodcutting", Binding = "binding",
    Illuminating = "illuminating"
}

words! {
    /// One of the five actions that markers are planned on.
    #[derive(Default)]
    BoardAction, "an action":
    #[default] Orders = "orders", Inks = "inks", Specialties = "specialties", Gears = "gears",
    Patronage = "patronage"
}

words! {
    /// Which printing of the rules is played.
    #[derive(Default)]
    Edition, "an edition": #[default] Second = "second", First = "first"
}

words! {
    /// One of the four patronage rewards that are free once a round (PAT-1).
    PatronageReward, "a patronage reward":
    Order = "order", Specialty = "specialty", Guilders = "guilders", Inks = "inks"
}

words! {
    /// What a space of the reward track gives (SPC-4).
    TrackReward, "a reward of the track": Ink = "ink", Order = "order", Type = "type"
}

impl BoardAction {
    /// The action after this one in the round, if any.
    pub fn next(self) -> Option<BoardAction> {
        Self::ALL.get(self.index() + 1).copied()
    }
}

impl Edition {
    /// The name of an ink in this edition.
    pub const fn ink_name(self, ink: Ink) -> &'static str {
        match (self, ink) {
            (Edition::First, Ink::Silver) => "green",
            _ => ink.code(),
        }
    }

    /// Reads the name of an ink as this edition writes it.
    pub fn ink(self, name: &str) -> Result<Ink, UnknownWord> {
        Ink::ALL
            .into_iter()
            .find(|&ink| self.ink_name(ink) == name)
            .ok_or_else(|| UnknownWord::new("an ink", name, &Ink::ALL.map(|ink| self.ink_name(ink))))
    }

    /// The patronage rewards by the number that execution cards name (1-4).
    pub const fn patronage_rewards(self) -> [PatronageReward; 4] {
        use PatronageReward::{Guilders, Inks, Order, Specialty};
        match self {
            Edition::Second => [Order, Specialty, Guilders, Inks],
            Edition::First => [Order, Inks, Guilders, Specialty],
        }
    }
}
