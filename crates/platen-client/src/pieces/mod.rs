//! What things look like: signs and pieces, the faces of cards, gears. Each takes data of the rules and gives the markup for
//! the style sheet; what is said about it comes from the [`Speaker`](platen_texts::Speaker).
//!
//! - Signs: [`sign`], [`sort`], [`socket`], [`ink`], [`mark`], [`guilders`], [`fame`], [`level`], [`bonus`], [`portrait`]. They are
//!   `<use>`s of the drawings that the document holds once, so they follow `currentColor` and need no network.
//! - Faces: [`printing_face`] and so on, the inside of a card. A [`Card`] is the button round it, lit or quiet by its target.
//! - Gears: [`gear_tile`] for a single one, [`GearChain`] for those of a house, meshing and turning.
#![expect(unreachable_pub, reason = "the component macro makes its functions public")]

mod card;
mod drawn;
mod faces;
mod gears;
mod signs;

pub(crate) use card::Card;
pub(crate) use faces::{
    character_face, order_lines, patronage_face, printing_face, refinement_face, reward_face, specialty_face,
};
pub(crate) use gears::{GearChain, gear_strip, gear_tile, sector_in, sector_sign, sector_sign_of};
pub(crate) use signs::{
    amount, bonus, fame, first_player, guilders, ink, ink_missing, ink_sign, ink_small, level, mark, markers,
    portrait, sign, sign_of, socket, sort,
};
