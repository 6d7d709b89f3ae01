//! The words of the game: small `Copy` enums and numbers that cannot be mixed up, and arrays indexed by them.

mod by;
mod character;
mod numbers;
mod seat;
mod words;

pub use by::{ByAction, ByInk, ByLetter, BySeat, BySpecialty};
pub use character::Character;
pub use numbers::{
    Axle, CardBits, GearNo, InkSetNo, Number, PatronageNo, PlanningNo, PrintingNo, RefinementNo, SectorNo,
    SpecialtyNo,
};
pub use seat::{MAX_SEATS, Seat, SeatSet};
pub use words::{BoardAction, Edition, Ink, Letter, PatronageReward, Specialty, TrackReward, UnknownWord};
