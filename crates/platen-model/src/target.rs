//! What can be tapped, dragged or reached by keys.

use platen_rules::Extra;
use platen_rules::vocabulary::{
    Axle, BoardAction, Character, GearNo, Ink, InkSetNo, Letter, PatronageNo, PatronageReward, PrintingNo,
    RefinementNo, SectorNo, Specialty, SpecialtyNo,
};

/// A component of the table or an answer to a question about one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Target {
    /// A character dealt.
    Character(Character),
    /// A printing card on the board, in the display or drawn.
    Printing(PrintingNo),
    /// A refinement card on the board, in the display or drawn.
    Refinement(RefinementNo),
    /// An order in the viewer's house, by its printing card.
    Order(PrintingNo),
    /// A place of an ink set: all inks from the left up to it.
    Well(InkSetNo, u8),
    /// A specialty card.
    SpecialtyCard(SpecialtyNo),
    /// The symbols of the specialty card, as they are shown.
    Symbols,
    /// A specialty of the viewer.
    Track(Specialty),
    /// A level on the track of a specialty.
    Level(Specialty, u8),
    /// A gear on the board or offered.
    Gear(GearNo),
    /// The position of a gear that is to be installed: which sector is active.
    Position(SectorNo),
    /// An axle of the viewer's house with the gear on it.
    Axle(Axle),
    /// A sector of an installed gear. The active one is used, another one is turned to.
    Sector(Axle, SectorNo),
    /// One of the four patronage rewards.
    Reward(PatronageReward),
    /// A patronage card.
    Patronage(PatronageNo),
    /// The bonus of a fulfilled order, by its refinement card.
    Bonus(RefinementNo),
    /// A type of the supply.
    Cast(Letter),
    /// A type of the viewer.
    Letter(Letter),
    /// An ink of the bag.
    Bag(Ink),
    /// An ink of the viewer.
    Ink(Ink),
    /// A colour to be wild.
    Wild(Ink),
    /// A marker of the viewer on an action.
    From(BoardAction),
    /// An action that a marker goes to.
    To(BoardAction),
    /// How many.
    Count(u8),
    /// A button.
    Do(Verb),
}

/// What a button does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Verb {
    /// Passes.
    Pass,
    /// Ends the turn or the step.
    EndTurn,
    /// Takes the plan back.
    TakeBackPlan,
    /// Leaves the markers as they are.
    LeaveMarkers,
    /// Begins to swap two levels.
    Swap,
    /// Draws for the order of a reward.
    DrawOrder,
    /// Takes what is offered.
    Take,
    /// Declines what is offered.
    Decline,
    /// Keeps none of the cards drawn.
    KeepNone,
    /// Two printing cards more.
    DrawPrinting,
    /// Two refinement cards more.
    DrawRefinement,
    /// One card more of each kind.
    DrawBoth,
    /// For fame.
    ForFame,
    /// For guilders.
    ForGuilders,
}

impl Verb {
    /// The stable code.
    pub const fn code(self) -> &'static str {
        match self {
            Verb::Pass => "pass",
            Verb::EndTurn => "end-turn",
            Verb::TakeBackPlan => "take-back-plan",
            Verb::LeaveMarkers => "leave-markers",
            Verb::Swap => "swap",
            Verb::DrawOrder => "draw-order",
            Verb::Take => "take",
            Verb::Decline => "decline",
            Verb::KeepNone => "keep-none",
            Verb::DrawPrinting => "draw-printing",
            Verb::DrawRefinement => "draw-refinement",
            Verb::DrawBoth => "draw-both",
            Verb::ForFame => "for-fame",
            Verb::ForGuilders => "for-guilders",
        }
    }
}

impl From<Extra> for Verb {
    fn from(extra: Extra) -> Verb {
        match extra {
            Extra::Printing => Verb::DrawPrinting,
            Extra::Refinement => Verb::DrawRefinement,
            Extra::Both => Verb::DrawBoth,
        }
    }
}

impl Target {
    /// A stable code, different for each target: it serves as an id on a page.
    pub fn code(self) -> String {
        match self {
            Target::Character(character) => format!("character-{character}"),
            Target::Printing(card) => format!("printing-{card}"),
            Target::Refinement(card) => format!("refinement-{card}"),
            Target::Order(card) => format!("order-{card}"),
            Target::Well(set, place) => format!("well-{set}-{place}"),
            Target::SpecialtyCard(card) => format!("specialty-{card}"),
            Target::Symbols => "symbols".to_string(),
            Target::Track(specialty) => format!("track-{specialty}"),
            Target::Level(specialty, level) => format!("level-{specialty}-{level}"),
            Target::Gear(gear) => format!("gear-{gear}"),
            Target::Position(sector) => format!("position-{sector}"),
            Target::Axle(axle) => format!("axle-{axle}"),
            Target::Sector(axle, sector) => format!("sector-{axle}-{sector}"),
            Target::Reward(reward) => format!("reward-{reward}"),
            Target::Patronage(card) => format!("patronage-{card}"),
            Target::Bonus(card) => format!("bonus-{card}"),
            Target::Cast(letter) => format!("cast-{letter}"),
            Target::Letter(letter) => format!("letter-{letter}"),
            Target::Bag(ink) => format!("bag-{ink}"),
            Target::Ink(ink) => format!("ink-{ink}"),
            Target::Wild(ink) => format!("wild-{ink}"),
            Target::From(action) => format!("from-{action}"),
            Target::To(action) => format!("to-{action}"),
            Target::Count(count) => format!("count-{count}"),
            Target::Do(verb) => format!("do-{}", verb.code()),
        }
    }
}
