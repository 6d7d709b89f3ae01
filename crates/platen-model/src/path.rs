//! By which taps an action is reached.

use crate::target::{Target, Verb};
use platen_rules::vocabulary::{InkSetNo, Seat, SectorNo};
use platen_rules::{Action, BonusGain, GearChoice, Table};

/// The taps that lead to an action, stage after stage; within a stage in any order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Path(pub Vec<Vec<Target>>);

impl Path {
    fn of(stages: impl IntoIterator<Item = Vec<Target>>) -> Path {
        Path(stages.into_iter().filter(|stage| !stage.is_empty()).collect())
    }

    fn tap(target: Target) -> Path {
        Path::of([vec![target]])
    }

    fn then(target: Target, stages: impl IntoIterator<Item = Vec<Target>>) -> Path {
        Path::of(std::iter::once(vec![target]).chain(stages))
    }

    /// What is still to be tapped in the stage that the picks have come to; nothing if they are on another path, and an
    /// empty list if the path is done.
    pub fn rest(&self, picked: &[Target]) -> Option<Vec<Target>> {
        let mut stages = self.0.iter();
        let mut open = stages.next().cloned().unwrap_or_default();
        for pick in picked {
            let place = open.iter().position(|target| target == pick)?;
            open.remove(place);
            if open.is_empty() {
                open = stages.next().cloned().unwrap_or_default();
            }
        }
        Some(open)
    }

    /// Every tap, in an order that leads there.
    pub fn taps(&self) -> impl Iterator<Item = Target> + '_ {
        self.0.iter().flatten().copied()
    }
}

/// The taps that lead to an action of a seat; none for plans and declarations, which are put together elsewhere.
pub fn path(table: &Table, seat: Seat, action: &Action) -> Path {
    match *action {
        Action::CommitPlan { .. } | Action::Declare { .. } => Path::default(),
        Action::KeepCharacter { character } => Path::tap(Target::Character(character)),
        Action::KeepGear { gear, sector } => Path::then(Target::Gear(gear), [vec![Target::Position(sector)]]),
        Action::RaiseTwo { to_one, to_two } => {
            Path::of([vec![Target::Level(to_one, 1), Target::Level(to_two, 2)]])
        }
        Action::TakeTypes { types } => Path::of([types.each().map(Target::Cast).collect()]),
        Action::NameWild { ink } => Path::tap(Target::Wild(ink)),
        Action::TakeBackPlan => Path::tap(Target::Do(Verb::TakeBackPlan)),
        Action::ShiftMarker { from, to } => Path::then(Target::From(from), [vec![Target::To(to)]]),
        Action::LeaveMarkers => Path::tap(Target::Do(Verb::LeaveMarkers)),
        Action::TakeOrder { printing, refinement, discard }
        | Action::KeepOrder { printing, refinement, discard } => Path::of([
            vec![Target::Printing(printing), Target::Refinement(refinement)],
            discard.map(Target::Order).into_iter().collect(),
        ]),
        Action::TakeInks { set, count } => Path::tap(Target::Well(set, place_of(table, set, count))),
        Action::TakeSpecialtyCard { card, raise } => {
            Path::then(Target::SpecialtyCard(card), [vec![raise.map_or(Target::Symbols, Target::Track)]])
        }
        Action::InstallGear { gear, sector, discard } => Path::then(
            Target::Gear(gear),
            [discard.map(Target::Axle).into_iter().collect(), vec![Target::Position(sector)]],
        ),
        Action::TurnGear { axle, sector } => Path::tap(Target::Sector(axle, sector)),
        Action::Pass => Path::tap(Target::Do(Verb::Pass)),
        Action::EndTurn => Path::tap(Target::Do(Verb::EndTurn)),
        Action::BuyType { letter } | Action::TakeType { letter } => Path::tap(Target::Cast(letter)),
        Action::UseGear { axle, choice } => {
            let gears = &table.players[seat].gears;
            let active = gears.get(axle.index()).map_or(SectorNo::default(), |gear| gear.sector);
            Path::then(Target::Sector(axle, active), gear_stages(choice))
        }
        Action::SwapLevels { pair } => {
            let (a, b) = pair.both();
            Path::then(Target::Do(Verb::Swap), [vec![Target::Track(a), Target::Track(b)]])
        }
        Action::TakeInk { ink } => Path::tap(Target::Bag(ink)),
        Action::DrawOrder => Path::tap(Target::Do(Verb::DrawOrder)),
        Action::DeclineReward => Path::tap(Target::Do(Verb::Decline)),
        Action::DrawMore { extra } => Path::tap(Target::Do(extra.into())),
        Action::KeepNone => Path::tap(Target::Do(Verb::KeepNone)),
        Action::PatronageOrder
        | Action::PatronageSpecialty { .. }
        | Action::PatronageGuilders
        | Action::PatronageInks { .. }
        | Action::TakePatronageCard { .. } => patronage_path(action),
        Action::TakeBonus { refinement, gain } => Path::then(Target::Bonus(refinement), [bonus_stage(gain)]),
        Action::DeclineBonus { refinement } => {
            Path::then(Target::Bonus(refinement), [vec![Target::Do(Verb::Decline)]])
        }
    }
}

fn patronage_path(action: &Action) -> Path {
    use platen_rules::vocabulary::PatronageReward as Reward;
    match *action {
        Action::PatronageOrder => Path::tap(Target::Reward(Reward::Order)),
        Action::PatronageGuilders => Path::tap(Target::Reward(Reward::Guilders)),
        Action::PatronageSpecialty { specialty } => {
            Path::then(Target::Reward(Reward::Specialty), [vec![Target::Track(specialty)]])
        }
        Action::PatronageInks { inks } => {
            Path::then(Target::Reward(Reward::Inks), [inks.each().map(Target::Bag).collect()])
        }
        Action::TakePatronageCard { card, inks } => {
            Path::then(Target::Patronage(card), [inks.each().map(Target::Ink).collect()])
        }
        _ => Path::default(),
    }
}

fn gear_stages(choice: GearChoice) -> Vec<Vec<Target>> {
    let two = |first: Target, second: Target| vec![vec![first], vec![second]];
    match choice {
        GearChoice::Nothing => Vec::new(),
        GearChoice::ExchangeInk { give, take } => two(Target::Ink(give), Target::Bag(take)),
        GearChoice::ExchangeType { give, take } => two(Target::Letter(give), Target::Cast(take)),
        GearChoice::Raise { specialty } => vec![vec![Target::Track(specialty)]],
        GearChoice::SellForFame { letter } => two(Target::Letter(letter), Target::Do(Verb::ForFame)),
        GearChoice::SellForGuilders { letter } => two(Target::Letter(letter), Target::Do(Verb::ForGuilders)),
        GearChoice::InkForTwo { give, take } => {
            vec![vec![Target::Ink(give)], take.each().map(Target::Bag).collect()]
        }
        GearChoice::Buy { count } => vec![vec![Target::Count(count)]],
    }
}

fn bonus_stage(gain: BonusGain) -> Vec<Target> {
    match gain {
        BonusGain::Nothing => vec![Target::Do(Verb::Take)],
        BonusGain::Inks { inks } => inks.each().map(Target::Bag).collect(),
        BonusGain::Specialty { specialty } => vec![Target::Track(specialty)],
    }
}

/// The place of the `count`-th ink that is left in a set.
fn place_of(table: &Table, set: InkSetNo, count: u8) -> u8 {
    let mut left = (0u8..).zip(&table.ink_sets[set.index()]).filter(|(_, ink)| ink.is_some());
    left.nth(usize::from(count).saturating_sub(1)).map_or(count, |(place, _)| place)
}
