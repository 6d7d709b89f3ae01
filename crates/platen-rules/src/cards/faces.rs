//! The faces of the components, as compact tables.

use super::Sector;
use crate::vocabulary::{
    BoardAction, ByAction, ByInk, ByLetter, BySpecialty, GearNo, MAX_SEATS, PatronageNo, PlanningNo,
    PrintingNo, RefinementNo, SpecialtyNo, TrackReward, UnknownWord,
};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// Where the face of a component comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Provenance {
    /// Known from a printing of the game.
    Printed,
    /// Concluded from what is known.
    Inferred,
    /// This project's own.
    House,
}

/// A printing card: the letters it asks for and the guilders it pays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PrintingCard {
    /// How many of each letter must be laid.
    pub letters: ByLetter<u8>,
    /// What the customer pays.
    pub guilders: u8,
    /// Where the face comes from.
    pub from: Provenance,
}

/// A refinement card: colours, decoration and the bonus for both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RefinementCard {
    /// The inks of the colours.
    pub inks: ByInk<u8>,
    /// The fame of the colours.
    pub colour_fame: u8,
    /// The level asked of each specialty; 0 where none is shown.
    pub decoration: BySpecialty<u8>,
    /// The fame of the decoration.
    pub decoration_fame: u8,
    /// What fulfilling both gives on top (FUL-4).
    pub bonus: Bonus,
    /// Where the face comes from.
    pub from: Provenance,
}

/// The bonus of a refinement card (FUL-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Bonus {
    /// That many inks of choice from the bag, 1 or 2.
    Inks(u8),
    /// That many guilders, 1 or 2.
    Guilders(u8),
    /// That much fame, 2 or 3.
    Fame(u8),
    /// One specialty up one level.
    Specialty,
    /// An order (ORD-5).
    Order,
}

impl Bonus {
    /// The eight bonuses there are.
    pub const ALL: [Bonus; 8] = [
        Bonus::Inks(1),
        Bonus::Inks(2),
        Bonus::Guilders(1),
        Bonus::Guilders(2),
        Bonus::Fame(2),
        Bonus::Fame(3),
        Bonus::Specialty,
        Bonus::Order,
    ];

    /// The stable text code.
    pub const fn code(self) -> &'static str {
        match self {
            Bonus::Inks(1) => "inks:1",
            Bonus::Inks(_) => "inks:2",
            Bonus::Guilders(1) => "guilders:1",
            Bonus::Guilders(_) => "guilders:2",
            Bonus::Fame(2) => "fame:2",
            Bonus::Fame(_) => "fame:3",
            Bonus::Specialty => "specialty",
            Bonus::Order => "order",
        }
    }
}

impl fmt::Display for Bonus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Bonus {
    type Err = UnknownWord;
    fn from_str(text: &str) -> Result<Self, UnknownWord> {
        Bonus::ALL
            .into_iter()
            .find(|bonus| bonus.code() == text)
            .ok_or_else(|| UnknownWord::new("a bonus", text, &Bonus::ALL.map(Bonus::code)))
    }
}

/// A specialty card: two symbols (SPC-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SpecialtyCard {
    /// How often each specialty is shown.
    pub symbols: BySpecialty<u8>,
    /// Where the face comes from.
    pub from: Provenance,
}

/// A patronage card: what it requires (PAT-3); each is worth 8 fame (END-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PatronageCard {
    /// The levels to show.
    pub specialties: BySpecialty<u8>,
    /// The inks to spend.
    pub inks: ByInk<u8>,
    /// The letters to show.
    pub letters: ByLetter<u8>,
    /// Where the face comes from.
    pub from: Provenance,
}

/// One end of a move on a planning card (AUT-2, AUT-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveEnd {
    /// That action.
    Action(BoardAction),
    /// The action with most markers.
    Max,
    /// The action with fewest markers.
    Min,
}

impl MoveEnd {
    /// The stable text code.
    pub const fn code(self) -> &'static str {
        match self {
            MoveEnd::Action(action) => action.code(),
            MoveEnd::Max => "max",
            MoveEnd::Min => "min",
        }
    }
}

impl FromStr for MoveEnd {
    type Err = UnknownWord;
    fn from_str(text: &str) -> Result<Self, UnknownWord> {
        match text {
            "max" => Ok(MoveEnd::Max),
            "min" => Ok(MoveEnd::Min),
            _ => text.parse().map(MoveEnd::Action).map_err(|_| {
                let known = ["orders", "inks", "specialties", "gears", "patronage", "max", "min"];
                UnknownWord::new("the end of a move", text, &known)
            }),
        }
    }
}

/// A move "X > Y" on a planning card (AUT-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlanningMove {
    /// Where a marker is taken from.
    pub from: MoveEnd,
    /// Where it goes.
    pub to: MoveEnd,
}

/// A planning card of the automa.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlanningCard {
    /// The moves, made in order.
    pub moves: Vec<PlanningMove>,
    /// Where the scan for ties begins (AUT-3).
    pub centre: BoardAction,
    /// Whether it shows a patronage card (AUT-5).
    pub patronage: bool,
    /// Where the face comes from.
    pub from: Provenance,
}

/// A gear: three sectors, listed clockwise (TRN-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GearTile {
    /// Whether it is left out with player count 2 (SET-5).
    pub three_plus: bool,
    /// The rewards of the sectors.
    pub sectors: [Sector; 3],
    /// Where the face comes from.
    pub from: Provenance,
}

/// What is printed on the board and the printing houses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// Spaces of each kind with 2, 3 and 4 players (SET-2), each 1 to 4.
    pub spaces: [u8; 3],
    /// From which round the card of each patronage space can be taken (PAT-2).
    pub patronage_rounds: [u8; 4],
    /// The rewards of the reward track at levels II, IV, V and VI (SPC-4).
    pub reward_track: [TrackReward; 4],
    /// Where the automa's seven markers begin (AUT-1).
    pub automa_start: ByAction<u8>,
    /// Where the board comes from.
    pub from: Provenance,
}

impl Board {
    /// The spaces of each kind for a player count of 2 to 4.
    pub fn spaces(&self, player_count: usize) -> usize {
        usize::from(self.spaces[player_count.clamp(2, MAX_SEATS) - 2])
    }
}

/// A whole set of components.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardSet {
    /// The name, as records give it.
    pub name: String,
    /// Printing cards 1-50.
    pub printing: [PrintingCard; PrintingNo::COUNT],
    /// Refinement cards 51-100.
    pub refinement: [RefinementCard; RefinementNo::COUNT],
    /// Specialty cards 101-110.
    pub specialty: [SpecialtyCard; SpecialtyNo::COUNT],
    /// Patronage cards 111-126.
    pub patronage: [PatronageCard; PatronageNo::COUNT],
    /// Planning cards 131-140.
    pub planning: [PlanningCard; PlanningNo::COUNT],
    /// Gears 1-32.
    pub gears: [GearTile; GearNo::COUNT],
    /// The board.
    pub board: Board,
}

impl CardSet {
    /// The face of a printing card.
    #[inline]
    pub fn printing_card(&self, no: PrintingNo) -> &PrintingCard {
        &self.printing[no.index()]
    }

    /// The face of a refinement card.
    #[inline]
    pub fn refinement_card(&self, no: RefinementNo) -> &RefinementCard {
        &self.refinement[no.index()]
    }

    /// The face of a specialty card.
    #[inline]
    pub fn specialty_card(&self, no: SpecialtyNo) -> &SpecialtyCard {
        &self.specialty[no.index()]
    }

    /// The face of a patronage card.
    #[inline]
    pub fn patronage_card(&self, no: PatronageNo) -> &PatronageCard {
        &self.patronage[no.index()]
    }

    /// The face of a planning card.
    #[inline]
    pub fn planning_card(&self, no: PlanningNo) -> &PlanningCard {
        &self.planning[no.index()]
    }

    /// A gear.
    #[inline]
    pub fn gear(&self, no: GearNo) -> &GearTile {
        &self.gears[no.index()]
    }
}
