//! Seats, clockwise round the table.

use serde::{Deserialize, Serialize};

/// The most seats a game has, the automa's included (SET-1).
pub const MAX_SEATS: usize = 4;

/// A place at the table, 0-based and clockwise. With the automa, it is seat 0 (AUT-1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl Seat {
    /// The seat of that number, if there is one at any table.
    pub const fn new(number: u8) -> Option<Seat> {
        if (number as usize) < MAX_SEATS { Some(Seat(number)) } else { None }
    }

    /// The place in arrays by seat.
    #[inline]
    pub const fn index(self) -> usize {
        (self.0 & 3) as usize
    }

    /// The number of the seat, from 0.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The seat of an index that is known to be below [`MAX_SEATS`].
    #[inline]
    pub(crate) const fn at(index: usize) -> Seat {
        Seat((index & 3) as u8)
    }
}

impl TryFrom<u8> for Seat {
    type Error = String;
    fn try_from(number: u8) -> Result<Self, String> {
        Seat::new(number).ok_or_else(|| format!("there is no seat {number}; seats are 0 to 3"))
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

impl std::fmt::Display for Seat {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// One seat alone.
    pub const fn one(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.index())
    }

    /// The seats from one index up to another that is not included.
    #[inline]
    pub(crate) const fn range(from: usize, to: usize) -> SeatSet {
        SeatSet(SeatSet::below(to).0 & !SeatSet::below(from).0)
    }

    const fn below(index: usize) -> SeatSet {
        if index < MAX_SEATS { SeatSet((1 << index) - 1) } else { SeatSet(0b1111) }
    }

    /// Whether the seat is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.index()) != 0
    }

    /// The set with the seat.
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.index())
    }

    /// The set without the seat.
    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.index()))
    }

    /// Whether no seat is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of seats in the set.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The lowest seat of the set.
    pub fn first(self) -> Option<Seat> {
        (!self.is_empty()).then(|| Seat::at(self.0.trailing_zeros() as usize))
    }

    /// The seats of the set, in seat order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..MAX_SEATS).map(Seat::at).filter(move |&seat| self.contains(seat))
    }
}

impl TryFrom<u8> for SeatSet {
    type Error = String;
    fn try_from(bits: u8) -> Result<Self, String> {
        if bits >> MAX_SEATS == 0 {
            Ok(SeatSet(bits))
        } else {
            Err(format!("{bits} is no set of the seats 0 to 3"))
        }
    }
}

impl From<SeatSet> for u8 {
    fn from(seats: SeatSet) -> u8 {
        seats.0
    }
}

impl std::fmt::Display for SeatSet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut separator = "";
        self.iter().try_for_each(|seat| write!(f, "{}{seat}", std::mem::replace(&mut separator, ", ")))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}
