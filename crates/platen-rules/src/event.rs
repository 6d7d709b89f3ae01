//! What happened: an ordered stream of events, the same for everyone, and the secrets that only an audit may see.
//!
//! An [`Event`] holds only what lies open (RND-2), so one stream serves every player, spectator and log. What nobody
//! at the table sees is a [`SecretEvent`], a type that views and wires do not know.

use crate::cards::Sector;
use crate::chance::Source;
use crate::state::Declared;
use crate::vocabulary::{
    Axle, BoardAction, ByAction, ByLetter, BySeat, CardBits, Character, GearNo, Ink, InkSetNo, Letter,
    PatronageNo, PatronageReward, PlanningNo, PrintingNo, RefinementNo, Seat, SectorNo, Specialty,
    SpecialtyNo, TrackReward,
};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

/// The rule by which something was gained, lost or drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// FRE-1: bought.
    #[default]
    Bought,
    /// GRW-1 to GRW-13: a gear.
    Gear(u8),
    /// SPC-1: a specialty card.
    SpecialtyCard,
    /// SPC-3: a level beyond VI.
    BeyondTop,
    /// SPC-4: the reward track.
    Track,
    /// PAT-1: a patronage reward.
    Patronage,
    /// PAT-3: spent on a patronage card.
    PatronageCard,
    /// FUL-3: spent on colours.
    Spent,
    /// FUL-4: the guilders of a printing card.
    Printing,
    /// FUL-4: the fame of colours.
    Colours,
    /// FUL-4: the fame of a decoration.
    Decoration,
    /// FUL-4: a bonus.
    Bonus,
    /// CHR-2: Guillard.
    Guillard,
    /// CHR-4: Ungler.
    Ungler,
    /// CHR-6: Tory.
    Tory,
    /// GER-1: the action.
    Improved,
}

impl Why {
    /// The code of the rule, as traces give it.
    pub fn code(self) -> &'static str {
        const GEARS: [&str; 14] = [
            "", "GRW-1", "GRW-2", "GRW-3", "GRW-4", "GRW-5", "GRW-6", "GRW-7", "GRW-8", "GRW-9", "GRW-10",
            "GRW-11", "GRW-12", "GRW-13",
        ];
        match self {
            Why::Bought => "FRE-1",
            Why::Gear(n) => GEARS.get(usize::from(n)).copied().unwrap_or_default(),
            Why::SpecialtyCard => "SPC-1",
            Why::BeyondTop => "SPC-3",
            Why::Track => "SPC-4",
            Why::Patronage => "PAT-1",
            Why::PatronageCard => "PAT-3",
            Why::Spent => "FUL-3",
            Why::Printing => "FUL-4:printing",
            Why::Colours => "FUL-4:colours",
            Why::Decoration => "FUL-4:decoration",
            Why::Bonus => "FUL-4:bonus",
            Why::Guillard => "CHR-2",
            Why::Ungler => "CHR-4",
            Why::Tory => "CHR-6",
            Why::Improved => "GER-1",
        }
    }
}

/// The card that paid or earned something in a fulfilled order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PaidBy {
    /// Its printing card.
    Printing(PrintingNo),
    /// Its refinement card.
    Refinement(RefinementNo),
}

/// What the automa removed from a space (AUT-4, AUT-5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AutomaTook {
    /// A printing card.
    Printing(Option<PrintingNo>),
    /// A refinement card.
    Refinement(Option<RefinementNo>),
    /// What was left of an ink set.
    Inks(ArrayVec<[Ink; 3]>),
    /// A specialty card.
    Specialty(Option<SpecialtyNo>),
    /// A gear.
    Gear(Option<GearNo>),
    /// A patronage reward, marked.
    Reward(PatronageReward),
    /// A patronage card, which leaves the game.
    PatronageCard(PatronageNo),
}

/// Execution numbers turned up, in order; 0 marks a shuffle in between.
pub type Turned = ArrayVec<[u8; 16]>;

/// Everything on the spaces of the board that is refilled each round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Spaces {
    /// Printing cards.
    pub printing: ArrayVec<[Option<PrintingNo>; 4]>,
    /// Refinement cards.
    pub refinement: ArrayVec<[Option<RefinementNo>; 4]>,
    /// Ink sets.
    pub inks: ArrayVec<[[Option<Ink>; 3]; 4]>,
    /// Specialty cards.
    pub specialty: ArrayVec<[Option<SpecialtyNo>; 4]>,
    /// Gears.
    pub gears: ArrayVec<[Option<GearNo>; 4]>,
}

/// Something that happened, as everyone at the table sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "e", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are those of docs/trace.md")]
pub enum Event {
    /// SET-7: who begins.
    FirstPlayer { seat: Seat },
    /// SET-3: the opening display.
    Display { printing: ArrayVec<[PrintingNo; 10]>, refinement: ArrayVec<[RefinementNo; 10]> },
    /// SET-4, END-1: the board was filled.
    BoardFilled { round: u8, spaces: Spaces },
    /// SET-6: patronage cards were laid.
    PatronageLaid { cards: [Option<PatronageNo>; 4] },
    /// ORD-7: a deck was rebuilt from its discard pile.
    DeckRebuilt { deck: Source },
    /// SET-11: the cards left of the opening display were discarded.
    DisplayCleared { printing: CardBits<PrintingNo>, refinement: CardBits<RefinementNo> },
    /// SET-10: a player was dealt characters.
    CharactersDealt { seat: Seat, tiles: ArrayVec<[Character; 2]> },
    /// SET-10: a player kept a character.
    CharacterKept { seat: Seat, character: Character },
    /// CHR-2: gears were drawn for Guillard, who is to choose.
    GearsDrawn { seat: Seat, gears: ArrayVec<[GearNo; 4]> },
    /// CHR-2: Guillard kept two gears.
    GearsOffered { seat: Seat, gears: ArrayVec<[GearNo; 4]>, kept: [GearNo; 2] },
    /// SET-12: a player took three types.
    OpeningTypes { seat: Seat, types: ByLetter<u8> },
    /// RND-1: a round began.
    RoundStarted { round: u8, first: Seat, markers: BySeat<u8> },
    /// TRN-1: a player's gears turned.
    GearsTurned { seat: Seat, active: ArrayVec<[SectorNo; 3]> },
    /// CHR-8: Caxton named a colour.
    WildNamed { seat: Seat, ink: Ink },
    /// PLN-2: a player committed a plan; nothing of it is shown.
    PlanCommitted { seat: Seat },
    /// PLN-2: a player took the committed plan back.
    PlanTakenBack { seat: Seat },
    /// PLN-2: a plan was revealed.
    Plan { seat: Seat, markers: ByAction<u8> },
    /// AUT-2: the automa's card was applied.
    AutomaPlan { card: PlanningNo, markers: ByAction<u8> },
    /// CHR-1: Gutenberg moved a marker.
    MarkerShifted { seat: Seat, from: BoardAction, to: BoardAction },
    /// PLN-4: a turn began; no action means the fulfilling step.
    Turn { seat: Seat, action: Option<BoardAction> },
    /// A turn ended.
    TurnEnded { seat: Seat, action: Option<BoardAction> },
    /// PLN-5, FUL-1: nothing was done.
    Passed { seat: Seat, action: Option<BoardAction> },
    /// ORD-1, ORD-5, SET-11: an order was taken.
    OrderTaken { seat: Seat, printing: PrintingNo, refinement: RefinementNo, from: OrderFrom },
    /// ORD-2: an order was discarded for another.
    OrderDiscarded { seat: Seat, printing: PrintingNo, refinement: RefinementNo },
    /// ORD-5: cards were drawn for a rewarded order.
    CardsDrawn {
        seat: Seat,
        printing: ArrayVec<[PrintingNo; 2]>,
        refinement: ArrayVec<[RefinementNo; 2]>,
        paid: u8,
        why: Why,
    },
    /// ORD-6: no order was kept.
    CardsDeclined { seat: Seat },
    /// INK-1: inks were taken from a set.
    InksTaken { seat: Seat, set: InkSetNo, inks: ArrayVec<[Ink; 3]>, paid: u8 },
    /// SPC-1: a specialty card was used, for its symbols or for one specialty.
    SpecialtyCard { seat: Seat, card: SpecialtyNo, raise: Option<Specialty> },
    /// A specialty rose by one level.
    Level { seat: Seat, specialty: Specialty, level: u8, why: Why },
    /// SPC-4: the disc reached a reward.
    Disc { seat: Seat, level: u8, reward: TrackReward, taken: bool },
    /// An ink came out of the bag.
    InkGained { seat: Seat, ink: Ink, why: Why },
    /// An ink went into the bag.
    InkLost { seat: Seat, ink: Ink, why: Why },
    /// A type was gained; `paid` when it was bought.
    TypeGained { seat: Seat, letter: Letter, why: Why, paid: Option<u16> },
    /// A type was given up.
    TypeLost { seat: Seat, letter: Letter, why: Why },
    /// Guilders changed hands with the bank.
    Guilders { seat: Seat, amount: i16, why: Why, card: Option<PaidBy>, specialty: Option<Specialty> },
    /// Fame was gained.
    Fame { seat: Seat, amount: i16, why: Why, card: Option<PaidBy> },
    /// GER-1, CHR-2: a gear was installed.
    GearInstalled {
        seat: Seat,
        gear: GearNo,
        axle: Axle,
        sector: SectorNo,
        discarded: Option<GearNo>,
        why: Why,
    },
    /// GER-1: a gear was turned by hand.
    GearReset { seat: Seat, axle: Axle, sector: SectorNo },
    /// GER-5: a gear was used.
    GearUsed { seat: Seat, axle: Axle, gear: GearNo, sector: SectorNo, reward: Sector },
    /// CHR-7: Plantin swapped two levels.
    LevelsSwapped { seat: Seat, a: Specialty, b: Specialty },
    /// PAT-1: a patronage reward was taken.
    PatronageReward { seat: Seat, reward: PatronageReward },
    /// PAT-3: a patronage card was taken.
    PatronageCard { seat: Seat, card: PatronageNo, inks: ArrayVec<[Ink; 12]> },
    /// FUL-5: orders were declared.
    Fulfilled { seat: Seat, orders: ArrayVec<[Declared; 4]> },
    /// FUL-4: a bonus was taken or declined.
    Bonus { seat: Seat, refinement: RefinementNo, taken: bool },
    /// AUT-4, AUT-5: the automa removed something.
    AutomaTook { action: BoardAction, space: Option<u8>, took: AutomaTook, drawn: Turned },
    /// ORD-4, INK-2, SPC-2, GER-4: what was left on the board was cleared.
    BoardCleared { action: BoardAction, spaces: Spaces },
    /// CHR-6: whether Tory's inks fit his orders.
    Tory { seat: Seat, met: bool },
    /// END-1: a marker was passed.
    MarkerPassed { from: Seat, to: Seat, action: Option<BoardAction> },
    /// The round ended.
    RoundEnded { round: u8 },
    /// END-2: the final score of a player.
    Final {
        seat: Seat,
        fame: u16,
        specialties: u16,
        patronage: u16,
        guilders: u16,
        total: u16,
        types: u8,
        inks: u8,
    },
    /// END-3: the result.
    Result { ranking: Vec<Vec<Seat>>, title: Option<crate::result::Title> },
}

/// Where an order came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OrderFrom {
    /// The opening display.
    Display,
    /// The board.
    Board,
    /// A reward.
    Reward,
}

/// Something that happened out of everyone's sight, for audits of finished games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SecretEvent {
    /// A deck was shuffled; numbers from the top, characters by index.
    Shuffled {
        /// Which deck.
        deck: Source,
        /// All of it, top first.
        order: Vec<u8>,
        /// Whether it was rebuilt from its discard pile (ORD-7).
        again: bool,
    },
    /// The automa was dealt its planning cards, first one first.
    AutomaDealt {
        /// The six cards.
        cards: Vec<PlanningNo>,
    },
}

/// Receives what happens. Search passes `()`, which costs nothing.
pub trait Sink {
    /// Whether anything is done with events; if not, they are not even made.
    const LISTENS: bool = true;
    /// Something happened that everyone sees.
    fn event(&mut self, event: Event);
    /// Something happened that nobody sees.
    fn secret(&mut self, _secret: SecretEvent) {}
}

impl Sink for () {
    const LISTENS: bool = false;
    #[inline]
    fn event(&mut self, _event: Event) {}
}

impl Sink for Vec<Event> {
    fn event(&mut self, event: Event) {
        self.push(event);
    }
}
