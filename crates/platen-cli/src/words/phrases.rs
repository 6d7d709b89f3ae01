//! Short phrases for parts of events and for the board.

use platen_rules::vocabulary::{BoardAction, ByAction, PatronageReward, TrackReward};
use platen_rules::{Event, Source, Spaces, Why};
use std::fmt::Display;

pub(super) fn numbers<N: Display>(numbers: &[N]) -> String {
    numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// "2 orders, 1 gears".
pub(super) fn plan(markers: &ByAction<u8>) -> String {
    let placed = BoardAction::ALL.into_iter().filter(|&action| markers[action] > 0);
    placed.map(|action| format!("{action} {}", markers[action])).collect::<Vec<_>>().join(", ")
}

/// What a turn is about; none is the fulfilling step.
pub(super) fn step(action: Option<BoardAction>) -> &'static str {
    match action {
        Some(BoardAction::Orders) => "take orders",
        Some(BoardAction::Inks) => "take inks",
        Some(BoardAction::Specialties) => "develop specialties",
        Some(BoardAction::Gears) => "improve the printing house",
        Some(BoardAction::Patronage) => "patronage",
        None => "fulfil orders",
    }
}

/// The heading of a row of the board.
pub(crate) fn row_title(action: BoardAction) -> &'static str {
    match action {
        BoardAction::Orders => "Orders",
        BoardAction::Inks => "Inks",
        BoardAction::Specialties => "Specialties",
        BoardAction::Gears => "Gears",
        BoardAction::Patronage => "Patronage",
    }
}

pub(crate) fn reward_word(reward: PatronageReward) -> &'static str {
    match reward {
        PatronageReward::Order => "an order",
        PatronageReward::Specialty => "a level",
        PatronageReward::Guilders => "3 guilders",
        PatronageReward::Inks => "2 inks",
    }
}

pub(crate) fn track_word(reward: TrackReward) -> &'static str {
    match reward {
        TrackReward::Ink => "an ink",
        TrackReward::Order => "an order",
        TrackReward::Type => "a type",
    }
}

pub(super) fn reason(why: Why) -> &'static str {
    match why {
        Why::Printing => "the customer pays",
        Why::Colours => "colours",
        Why::Decoration => "decoration",
        Why::Bonus => "bonus",
        Why::Tory => "all inks fit",
        Why::BeyondTop => "a level beyond VI",
        Why::Patronage => "patronage",
        Why::Gear(_) => "a gear",
        _ => why.code(),
    }
}

pub(super) fn deck_word(deck: Source) -> &'static str {
    match deck {
        Source::Printing => "discarded printing cards",
        Source::Refinement => "discarded refinement cards",
        Source::Specialty => "discarded specialty cards",
        Source::Gears => "discarded gears",
        _ => "discards",
    }
}

pub(super) fn cleared(action: BoardAction, spaces: &Spaces) -> String {
    let (what, left) = match action {
        BoardAction::Orders => (
            "order cards",
            spaces.printing.iter().flatten().count() + spaces.refinement.iter().flatten().count(),
        ),
        BoardAction::Inks => ("inks", spaces.inks.iter().flatten().flatten().count()),
        BoardAction::Specialties => ("specialty cards", spaces.specialty.iter().flatten().count()),
        BoardAction::Gears => ("gears", spaces.gears.iter().flatten().count()),
        BoardAction::Patronage => ("rewards", 0),
    };
    let goes = if action == BoardAction::Inks { "go back into the bag" } else { "are discarded" };
    match left {
        0 => format!("No {what} are left on the board"),
        _ => format!("The {what} left on the board {goes} ({left})"),
    }
}

/// Whether an event tells a player something; the frame of turns and clearing does not.
pub(crate) fn is_news(event: &Event) -> bool {
    !matches!(
        event,
        Event::Turn { .. }
            | Event::TurnEnded { .. }
            | Event::BoardCleared { .. }
            | Event::BoardFilled { .. }
            | Event::MarkerPassed { .. }
            | Event::PlanCommitted { .. }
            | Event::Display { .. }
            | Event::PatronageLaid { .. }
            | Event::DisplayCleared { .. }
    )
}
