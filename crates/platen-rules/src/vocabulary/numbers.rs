//! Numbers printed on components, each kind a type of its own, and sets of them.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::marker::PhantomData;

/// A number that counts from [`Number::FIRST`] and stands for one component of a kind.
pub trait Number: Copy + Eq + Default + 'static {
    /// The lowest number of the kind.
    const FIRST: u8;
    /// How many there are; at most 64.
    const COUNT: usize;
    /// What it numbers, with its article.
    const WHAT: &'static str;
    /// The position, from 0.
    fn index(self) -> usize;
    /// The number at a position below [`Number::COUNT`].
    fn at(index: usize) -> Self;
}

macro_rules! numbers {
    ($($(#[$doc:meta])* $name:ident: $first:literal, $count:literal, $what:literal;)+) => { $(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(try_from = "u8", into = "u8")]
        pub struct $name(u8);

        impl $name {
            /// How many there are.
            pub const COUNT: usize = $count;

            /// The component of that number, if there is one.
            pub const fn new(number: u8) -> Option<Self> {
                if (number.wrapping_sub($first) as usize) < $count { Some($name(number)) } else { None }
            }

            /// The printed number.
            #[inline]
            pub const fn number(self) -> u8 { self.0 }

            /// The position, from 0.
            #[inline]
            pub const fn index(self) -> usize {
                let index = self.0.wrapping_sub($first) as usize;
                // Holds by construction; written so that arrays by number need no bounds check.
                if index < $count { index } else { 0 }
            }

            /// Every number of the kind.
            pub fn all() -> impl DoubleEndedIterator<Item = Self> { (0..$count).map(<Self as Number>::at) }
        }

        impl Default for $name {
            fn default() -> Self { $name($first) }
        }

        impl Number for $name {
            const FIRST: u8 = $first;
            const COUNT: usize = $count;
            const WHAT: &'static str = $what;
            #[inline]
            fn index(self) -> usize { self.index() }
            #[inline]
            fn at(index: usize) -> Self { $name($first + if index < $count { index as u8 } else { 0 }) }
        }

        impl TryFrom<u8> for $name {
            type Error = String;
            fn try_from(number: u8) -> Result<Self, String> {
                $name::new(number).ok_or_else(|| {
                    format!("{number} is not {}; they are numbered {} to {}", $what, $first, $first + $count - 1)
                })
            }
        }

        impl From<$name> for u8 {
            fn from(number: $name) -> u8 { number.0 }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result { self.0.fmt(f) }
        }

        impl std::str::FromStr for $name {
            type Err = String;
            fn from_str(text: &str) -> Result<Self, String> {
                let number: u8 = text.parse().map_err(|_| {
                    let shown: String = text.chars().take(40).collect();
                    format!("{shown:?} is not {}; they are numbered {} to {}", $what, $first, $first + $count - 1)
                })?;
                number.try_into()
            }
        }
    )+ };
}

numbers! {
    /// A printing card.
    PrintingNo: 1, 50, "a printing card";
    /// A refinement card.
    RefinementNo: 51, 50, "a refinement card";
    /// A specialty card.
    SpecialtyNo: 101, 10, "a specialty card";
    /// A patronage card.
    PatronageNo: 111, 16, "a patronage card";
    /// A planning card of the automa.
    PlanningNo: 131, 10, "a planning card";
    /// A gear.
    GearNo: 1, 32, "a gear";
    /// A set of three inks on the board.
    InkSetNo: 1, 4, "a set of inks";
    /// An axle of a printing house.
    Axle: 1, 3, "an axle";
    /// A sector of a gear, listed clockwise (TRN-3).
    SectorNo: 0, 3, "a sector";
}

impl SectorNo {
    /// The sector that a clockwise turn makes active (TRN-3).
    #[must_use]
    pub const fn clockwise(self) -> SectorNo {
        SectorNo((self.0 + 2) % 3)
    }

    /// The sector that a counter-clockwise turn makes active (TRN-3).
    #[must_use]
    pub const fn counter_clockwise(self) -> SectorNo {
        SectorNo((self.0 + 1) % 3)
    }
}

impl Axle {
    /// The sector that the turning of the gears makes active on this axle (TRN-2).
    #[must_use]
    pub const fn turned(self, sector: SectorNo) -> SectorNo {
        if self.0 == 2 { sector.counter_clockwise() } else { sector.clockwise() }
    }
}

/// A set of components of one kind: a discard pile, or what a deck holds.
pub struct CardBits<N>(u64, PhantomData<N>);

impl<N> Clone for CardBits<N> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<N> Copy for CardBits<N> {}
impl<N> PartialEq for CardBits<N> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}
impl<N> Eq for CardBits<N> {}
impl<N> std::hash::Hash for CardBits<N> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}
impl<N> Default for CardBits<N> {
    fn default() -> Self {
        CardBits(0, PhantomData)
    }
}
impl<N: Number + fmt::Debug> fmt::Debug for CardBits<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<N: Number> CardBits<N> {
    /// Every component of the kind.
    pub fn full() -> Self {
        CardBits(u64::MAX >> (64 - N::COUNT), PhantomData)
    }

    /// Whether the component is in the set.
    #[inline]
    pub fn contains(self, number: N) -> bool {
        self.0 >> number.index() & 1 == 1
    }

    /// Adds a component.
    #[inline]
    pub fn insert(&mut self, number: N) {
        self.0 |= 1 << number.index();
    }

    /// Takes a component out.
    #[inline]
    pub fn remove(&mut self, number: N) {
        self.0 &= !(1 << number.index());
    }

    /// Adds every component of the other set.
    #[inline]
    pub fn insert_all(&mut self, other: Self) {
        self.0 |= other.0;
    }

    /// Whether the set is empty.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of components in the set.
    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The components, lowest number first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = N> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            (bits != 0).then(|| {
                let index = bits.trailing_zeros() as usize;
                bits &= bits - 1;
                N::at(index)
            })
        })
    }
}

impl<N: Number> FromIterator<N> for CardBits<N> {
    fn from_iter<I: IntoIterator<Item = N>>(numbers: I) -> Self {
        let mut set = CardBits::default();
        for number in numbers {
            set.insert(number);
        }
        set
    }
}

impl<N: Number + Serialize> Serialize for CardBits<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, N: Number + Deserialize<'de>> Deserialize<'de> for CardBits<N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<N>::deserialize(deserializer)?.into_iter().collect())
    }
}
