//! The components as data: what every card and gear asks and gives, and how a set is read, checked and written.
//!
//! A set is one TOML file (`docs/card-sets.md`). Published sets are embedded and never change.

mod check;
mod export;
mod faces;
mod fault;
mod fields;
mod house;
mod read;
mod sector;

pub use check::{FairnessProblem, fairness_problems};
pub(crate) use export::{letters_text, sector_name};
pub use export::{set_to_json, set_to_toml};
pub use faces::{
    Board, Bonus, CardSet, GearTile, MoveEnd, PatronageCard, PlanningCard, PlanningMove, PrintingCard,
    Provenance, RefinementCard, SpecialtyCard,
};
pub use fault::{FieldKind, SetFault, SetProblem};
pub use house::{DEFAULT_SET, published_set, published_sets};
pub use read::read_set;
pub use sector::Sector;
