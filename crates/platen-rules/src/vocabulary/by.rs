//! Arrays indexed by a word of the game instead of by a bare integer.

use super::{BoardAction, Ink, Letter, MAX_SEATS, Seat, Specialty};
use serde::{Deserialize, Serialize};
use std::ops::{Index, IndexMut};

macro_rules! by {
    ($(#[$doc:meta])* $name:ident, $key:ty, $n:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name<T>(pub [T; $n]);

        impl<T> Index<$key> for $name<T> {
            type Output = T;
            #[inline]
            fn index(&self, key: $key) -> &T { &self.0[key.index()] }
        }

        impl<T> IndexMut<$key> for $name<T> {
            #[inline]
            fn index_mut(&mut self, key: $key) -> &mut T { &mut self.0[key.index()] }
        }
    };
}

/// Defines the pairs and sums of an array of counts.
macro_rules! counts {
    ($name:ident, $key:ident) => {
        impl $name<u8> {
            /// The sum of all counts; 255 where it is more.
            #[inline]
            pub fn total(&self) -> u8 {
                self.0.iter().map(|&count| u16::from(count)).sum::<u16>().min(255) as u8
            }

            /// Whether every count is at most the other's.
            #[inline]
            pub fn fits_in(&self, other: &Self) -> bool {
                self.0.iter().zip(&other.0).all(|(a, b)| a <= b)
            }

            /// The counts of a list of single things.
            pub fn count(things: impl IntoIterator<Item = $key>) -> Self {
                let mut counts = Self::default();
                for thing in things {
                    counts[thing] += 1;
                }
                counts
            }

            /// Each thing as often as it is counted, in the order of the rules.
            pub fn each(&self) -> impl Iterator<Item = $key> + use<> {
                let counts = *self;
                $key::ALL.into_iter().flat_map(move |key| (0..counts[key]).map(move |_| key))
            }

            /// The sum, thing by thing; 255 where it is more.
            #[inline]
            pub fn plus(&self, other: &Self) -> Self {
                $name(std::array::from_fn(|i| self.0[i].saturating_add(other.0[i])))
            }
        }
    };
}

by!(
    /// One value a letter.
    ByLetter, Letter, 4
);
by!(
    /// One value an ink.
    ByInk, Ink, 4
);
by!(
    /// One value a specialty.
    BySpecialty, Specialty, 4
);
by!(
    /// One value an action.
    ByAction, BoardAction, 5
);
by!(
    /// One value a seat; seats that are not taken hold a default.
    BySeat, Seat, MAX_SEATS
);
counts!(ByLetter, Letter);
counts!(ByInk, Ink);
counts!(BySpecialty, Specialty);
counts!(ByAction, BoardAction);
