//! Shorthands for the actions and events of gears, levels and free actions.

use platen_rules::vocabulary::{
    Axle, BoardAction, ByAction, Character, GearNo, Ink, Letter, PrintingNo, Seat, SectorNo, Specialty,
    SpecialtyNo, TrackReward,
};
use platen_rules::{Action, Declaration, Event, Fulfilment, GearChoice, Pair, Why};
use platen_testkit::{Bench, Scenario, inks, seat};

/// The axle of a number from 1.
pub(crate) fn axle(number: u8) -> Axle {
    Axle::new(number).expect("an axle")
}

/// The sector of a number from 0.
pub(crate) fn sector(number: u8) -> SectorNo {
    SectorNo::new(number).expect("a sector")
}

/// The gear of a number.
pub(crate) fn gear(number: u8) -> GearNo {
    GearNo::new(number).expect("a gear")
}

/// Uses the gear on an axle, with nothing to choose.
pub(crate) fn use_gear(number: u8) -> Action {
    gear_for(number, GearChoice::Nothing)
}

/// Uses the gear on an axle with a choice.
pub(crate) fn gear_for(number: u8, choice: GearChoice) -> Action {
    Action::UseGear { axle: axle(number), choice }
}

/// Installs a gear of the board.
pub(crate) fn install(number: u8, active: u8, discard: Option<u8>) -> Action {
    Action::InstallGear { gear: gear(number), sector: sector(active), discard: discard.map(axle) }
}

/// Turns a gear by hand.
pub(crate) fn turn(number: u8, active: u8) -> Action {
    Action::TurnGear { axle: axle(number), sector: sector(active) }
}

/// Buys a type.
pub(crate) fn buy(letter: Letter) -> Action {
    Action::BuyType { letter }
}

/// Swaps the levels of two specialties.
pub(crate) fn swap(a: Specialty, b: Specialty) -> Action {
    Action::SwapLevels { pair: Pair::new(a, b).expect("two that differ") }
}

/// Takes a specialty card for its symbols, or for one specialty.
pub(crate) fn specialty_card(number: u8, raise: Option<Specialty>) -> Action {
    Action::TakeSpecialtyCard { card: SpecialtyNo::new(number).expect("a specialty card"), raise }
}

/// An order of a declaration: its printing card, the inks spent on its colours, whether it is decorated.
pub(crate) fn order(printing: u8, colours: Option<&str>, decoration: bool) -> Fulfilment {
    let printing = PrintingNo::new(printing).expect("a printing card");
    Fulfilment { printing, left_out: None, inks: colours.map(inks), decoration }
}

/// Declares these orders.
pub(crate) fn declare(orders: &[Fulfilment]) -> Action {
    Action::Declare { declaration: Declaration::new(orders).expect("at most four orders") }
}

/// A plan with that many markers on patronage, and up to six on the actions before it, last ones first.
pub(crate) fn plan(patronage: u8, others: u8) -> Action {
    let mut plan = ByAction::default();
    plan[BoardAction::Patronage] = patronage;
    plan[BoardAction::Gears] = others.min(6);
    plan[BoardAction::Specialties] = others - plan[BoardAction::Gears];
    Action::CommitPlan { plan }
}

/// A player of two, seat 0, with one gear: this sector is active, the two others give fame.
pub(crate) fn with_gear(active: &str) -> Scenario {
    Scenario::players(2).gear_tile(1, [active, "GRW-4", "GRW-4"]).gear(0, 1, 0)
}

/// No inks on the board, the named ones in the bag, and the others with a seat; do this before anything else with
/// inks.
pub(crate) fn bag_alone(scenario: Scenario, bag: &str, rest_to: u8) -> Scenario {
    let sets = 1..=2;
    sets.fold(scenario, |scenario, set| scenario.ink_set(set, "- - -")).bag(bag, rest_to)
}

/// Caxton, with a colour named.
pub(crate) fn caxton(scenario: Scenario, number: u8, wild: Ink) -> Scenario {
    let mut scenario = scenario.character(number, Character::Caxton);
    scenario.setup().table.players[seat(number)].wild = Some(wild);
    scenario
}

/// Whether a seat is offered a use of any gear.
pub(crate) fn offers_gear(bench: &Bench, number: u8) -> bool {
    bench.offers(number, |action| matches!(action, Action::UseGear { .. }))
}

/// Whether a seat is offered a type to buy.
pub(crate) fn offers_type(bench: &Bench, number: u8) -> bool {
    bench.offers(number, |action| matches!(action, Action::BuyType { .. }))
}

/// What is left of the events when the report of the gear's use is taken off the front.
#[track_caller]
pub(crate) fn after_use(events: &[Event]) -> &[Event] {
    match events {
        [Event::GearUsed { .. }, rest @ ..] => rest,
        _ => panic!("no gear was used first: {events:?}"),
    }
}

/// The event of a level, for seat 0.
pub(crate) fn level(specialty: Specialty, level: u8, why: Why) -> Event {
    Event::Level { seat: Seat::default(), specialty, level, why }
}

/// The event of 3 guilders for a level beyond VI, for seat 0.
pub(crate) fn beyond(specialty: Specialty) -> Event {
    let specialty = Some(specialty);
    Event::Guilders { seat: Seat::default(), amount: 3, why: Why::BeyondTop, card: None, specialty }
}

/// The event of the disc at a reward, for seat 0.
pub(crate) fn disc(level: u8, reward: TrackReward, taken: bool) -> Event {
    Event::Disc { seat: Seat::default(), level, reward, taken }
}

/// The event of guilders gained, for seat 0.
pub(crate) fn guilders(amount: i16, why: Why) -> Event {
    Event::Guilders { seat: Seat::default(), amount, why, card: None, specialty: None }
}

/// The event of fame gained, for seat 0.
pub(crate) fn fame(amount: i16, why: Why) -> Event {
    Event::Fame { seat: Seat::default(), amount, why, card: None }
}

/// The event of an ink gained, for seat 0.
pub(crate) fn ink_gained(ink: Ink, why: Why) -> Event {
    Event::InkGained { seat: Seat::default(), ink, why }
}

/// The event of an ink lost, for seat 0.
pub(crate) fn ink_lost(ink: Ink, why: Why) -> Event {
    Event::InkLost { seat: Seat::default(), ink, why }
}

/// The event of a type gained, for seat 0.
pub(crate) fn type_gained(letter: Letter, why: Why, paid: Option<u16>) -> Event {
    Event::TypeGained { seat: Seat::default(), letter, why, paid }
}

/// The event of a type lost, for seat 0.
pub(crate) fn type_lost(letter: Letter, why: Why) -> Event {
    Event::TypeLost { seat: Seat::default(), letter, why }
}
