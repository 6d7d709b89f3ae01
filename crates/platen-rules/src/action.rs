//! What a player may decide: one variant a choice, with everything that belongs to it.

use crate::state::{Installed, MAX_ORDERS};
use crate::vocabulary::{
    Axle, BoardAction, ByAction, ByInk, ByLetter, Character, GearNo, Ink, InkSetNo, Letter, PatronageNo,
    PrintingNo, RefinementNo, SectorNo, Specialty, SpecialtyNo,
};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

/// A decision of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are named by the words of the rules")]
pub enum Action {
    /// Keep one of the two characters dealt (SET-10).
    KeepCharacter { character: Character },
    /// Keep an offered gear, for the next axle (CHR-2).
    KeepGear { gear: GearNo, sector: SectorNo },
    /// Raise one specialty to I and another to II (CHR-4).
    RaiseTwo { to_one: Specialty, to_two: Specialty },
    /// Take three types at set-up (SET-12).
    TakeTypes { types: ByLetter<u8> },
    /// Name the wild colour (CHR-8).
    NameWild { ink: Ink },
    /// Commit a plan (PLN-1).
    CommitPlan { plan: ByAction<u8> },
    /// Take the committed plan back (PLN-2).
    TakeBackPlan,
    /// Move a marker after the reveal (CHR-1).
    ShiftMarker { from: BoardAction, to: BoardAction },
    /// Leave the markers as they are (CHR-1).
    LeaveMarkers,
    /// Take an order from the board or the opening display (ORD-1, SET-11).
    TakeOrder { printing: PrintingNo, refinement: RefinementNo, discard: Option<PrintingNo> },
    /// Take inks from a set (INK-1).
    TakeInks { set: InkSetNo, count: u8 },
    /// Use a specialty card for its symbols, or to raise one specialty (SPC-1).
    TakeSpecialtyCard { card: SpecialtyNo, raise: Option<Specialty> },
    /// Install a gear from the board (GER-1).
    InstallGear { gear: GearNo, sector: SectorNo, discard: Option<Axle> },
    /// Turn an installed gear by hand (GER-1).
    TurnGear { axle: Axle, sector: SectorNo },
    /// The patronage reward of an order (PAT-1).
    PatronageOrder,
    /// The patronage reward of a level (PAT-1).
    PatronageSpecialty { specialty: Specialty },
    /// The patronage reward of 3 guilders (PAT-1).
    PatronageGuilders,
    /// The patronage reward of inks (PAT-1).
    PatronageInks { inks: ByInk<u8> },
    /// Take a patronage card, spending these tokens (PAT-3).
    TakePatronageCard { card: PatronageNo, inks: ByInk<u8> },
    /// Do nothing and end the turn or the fulfilling step (PLN-5, FUL-1).
    Pass,
    /// End the turn or the fulfilling step.
    EndTurn,
    /// Declare the orders to fulfil (FUL-5).
    Declare { declaration: Declaration },
    /// Take the bonus of a fulfilled order (FUL-4).
    TakeBonus { refinement: RefinementNo, gain: BonusGain },
    /// Decline the bonus of a fulfilled order (FUL-4).
    DeclineBonus { refinement: RefinementNo },
    /// Buy a type (FRE-1).
    BuyType { letter: Letter },
    /// Use a gear (GER-5).
    UseGear { axle: Axle, choice: GearChoice },
    /// Swap two levels (CHR-7).
    SwapLevels { pair: Pair },
    /// Take the ink of a reward (SPC-4, CHR-4).
    TakeInk { ink: Ink },
    /// Take the type of a reward (SPC-4).
    TakeType { letter: Letter },
    /// Draw for the order of a reward (SPC-4).
    DrawOrder,
    /// Decline a reward of the track (SPC-5).
    DeclineReward,
    /// Pay 2 guilders for two more cards (ORD-5).
    DrawMore { extra: Extra },
    /// Keep an order of the cards drawn (ORD-5).
    KeepOrder { printing: PrintingNo, refinement: RefinementNo, discard: Option<PrintingNo> },
    /// Keep none of the cards drawn (ORD-6).
    KeepNone,
}

/// What is chosen with a gear's sector.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are named by the words of the rules")]
pub enum GearChoice {
    /// Nothing to choose.
    #[default]
    Nothing,
    /// GRW-1.
    ExchangeInk { give: Ink, take: Ink },
    /// GRW-2.
    ExchangeType { give: Letter, take: Letter },
    /// GRW-3.
    Raise { specialty: Specialty },
    /// GRW-6: for 3 fame.
    SellForFame { letter: Letter },
    /// GRW-6: for 5 guilders.
    SellForGuilders { letter: Letter },
    /// GRW-9.
    InkForTwo { give: Ink, take: ByInk<u8> },
    /// GRW-11.
    Buy { count: u8 },
}

/// What is chosen with a bonus (FUL-4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are named by the words of the rules")]
pub enum BonusGain {
    /// Nothing to choose: guilders, fame or an order.
    #[default]
    Nothing,
    /// These inks.
    Inks { inks: ByInk<u8> },
    /// This specialty.
    Specialty { specialty: Specialty },
}

/// Which two cards are drawn for 2 guilders (ORD-5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Extra {
    /// Two printing cards.
    Printing,
    /// Two refinement cards.
    Refinement,
    /// One of each.
    Both,
}

impl Extra {
    /// The three ways.
    pub const ALL: [Extra; 3] = [Extra::Printing, Extra::Refinement, Extra::Both];

    /// How many printing and refinement cards.
    pub const fn cards(self) -> (usize, usize) {
        match self {
            Extra::Printing => (2, 0),
            Extra::Refinement => (0, 2),
            Extra::Both => (1, 1),
        }
    }
}

/// Two different specialties, lower first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "[Specialty; 2]", into = "[Specialty; 2]")]
pub struct Pair {
    a: Specialty,
    b: Specialty,
}

impl Pair {
    /// The pair of two specialties, if they differ.
    pub fn new(a: Specialty, b: Specialty) -> Option<Pair> {
        match a.cmp(&b) {
            std::cmp::Ordering::Less => Some(Pair { a, b }),
            std::cmp::Ordering::Greater => Some(Pair { a: b, b: a }),
            std::cmp::Ordering::Equal => None,
        }
    }

    /// Both specialties.
    pub fn both(self) -> (Specialty, Specialty) {
        (self.a, self.b)
    }

    /// The six pairs.
    pub fn all() -> impl Iterator<Item = Pair> {
        let each = Specialty::ALL.into_iter();
        each.flat_map(|a| Specialty::ALL.into_iter().filter(move |&b| a < b).map(move |b| Pair { a, b }))
    }
}

impl TryFrom<[Specialty; 2]> for Pair {
    type Error = String;
    fn try_from([a, b]: [Specialty; 2]) -> Result<Self, String> {
        Pair::new(a, b).ok_or_else(|| format!("{a} is named twice; two different specialties are needed"))
    }
}

impl From<Pair> for [Specialty; 2] {
    fn from(pair: Pair) -> [Specialty; 2] {
        [pair.a, pair.b]
    }
}

/// One order of a declaration (FUL-3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fulfilment {
    /// The order, by its printing card.
    pub printing: PrintingNo,
    /// The letter left out (CHR-3).
    pub left_out: Option<Letter>,
    /// The tokens spent on the colours; none if they are left undone.
    pub inks: Option<ByInk<u8>>,
    /// Whether the decoration is fulfilled.
    pub decoration: bool,
}

/// The orders declared together (FUL-5), by ascending printing card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Vec<Fulfilment>", into = "Vec<Fulfilment>")]
pub struct Declaration(ArrayVec<[Fulfilment; MAX_ORDERS]>);

impl Declaration {
    /// The declaration of these orders, if there are at most four.
    pub fn new(orders: &[Fulfilment]) -> Option<Declaration> {
        if orders.len() > MAX_ORDERS {
            return None;
        }
        let mut list: ArrayVec<[Fulfilment; MAX_ORDERS]> = orders.iter().copied().collect();
        list.sort_by_key(|order| order.printing);
        Some(Declaration(list))
    }

    /// The orders, by ascending printing card.
    pub fn orders(&self) -> &[Fulfilment] {
        &self.0
    }
}

impl TryFrom<Vec<Fulfilment>> for Declaration {
    type Error = String;
    fn try_from(orders: Vec<Fulfilment>) -> Result<Self, String> {
        Declaration::new(&orders)
            .ok_or_else(|| format!("{} orders declared; at most 4 are held", orders.len()))
    }
}

impl From<Declaration> for Vec<Fulfilment> {
    fn from(declaration: Declaration) -> Self {
        declaration.0.to_vec()
    }
}

impl Installed {
    /// A gear as it is put on an axle: not used.
    pub fn new(gear: GearNo, sector: SectorNo) -> Installed {
        Installed { gear, sector, uses: 0 }
    }
}
