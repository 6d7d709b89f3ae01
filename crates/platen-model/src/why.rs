//! Why something cannot be done: the action about which a host is asked.

use crate::scene::Scene;
use crate::target::{Target, Verb};
use platen_rules::cards::{Bonus, Sector};
use platen_rules::vocabulary::{
    Axle, ByInk, GearNo, Ink, InkSetNo, Letter, PatronageReward, PrintingNo, RefinementNo, SectorNo,
    Specialty,
};
use platen_rules::{AXLES, Action, BonusGain, Declaration, Fulfilment, GearChoice, MAX_ORDERS, Pair, Player};

/// What a tap on a component that is not lit would mean: the request `why` is made with it. None for targets that are
/// never without a reason, such as answers to questions.
pub fn ask_why(scene: Scene<'_>, target: Target) -> Option<Action> {
    let player = scene.player(scene.viewer()?);
    match target {
        Target::Printing(card) => Some(take_order(scene, player, Some(card), None)),
        Target::Refinement(card) => Some(take_order(scene, player, None, Some(card))),
        Target::Order(printing) => {
            let orders = [Fulfilment { printing, ..Fulfilment::default() }];
            Declaration::new(&orders).map(|declaration| Action::Declare { declaration })
        }
        Target::Well(set, place) => Some(Action::TakeInks { set, count: count_to(scene, set, place) }),
        Target::SpecialtyCard(card) => Some(Action::TakeSpecialtyCard { card, raise: None }),
        Target::Gear(gear) => Some(install(player, gear)),
        Target::Sector(axle, sector) => gear_action(scene, player, axle, sector),
        Target::Reward(reward) => Some(take_reward(scene, reward)),
        Target::Patronage(card) => {
            Some(Action::TakePatronageCard { card, inks: scene.cards.patronage_card(card).inks })
        }
        Target::Bonus(refinement) => Some(take_bonus(scene, refinement)),
        Target::Cast(letter) => Some(Action::BuyType { letter }),
        Target::Do(verb) => button(verb, player),
        _ => None,
    }
}

fn take_order(
    scene: Scene<'_>,
    player: &Player,
    printing: Option<PrintingNo>,
    refinement: Option<RefinementNo>,
) -> Action {
    let table = scene.table();
    let printing = printing.or_else(|| table.printing_spaces.iter().flatten().next().copied());
    let refinement = refinement.or_else(|| table.refinement_spaces.iter().flatten().next().copied());
    let full = player.orders.len() == MAX_ORDERS;
    Action::TakeOrder {
        printing: printing.unwrap_or_default(),
        refinement: refinement.unwrap_or_default(),
        discard: player.orders.first().filter(|_| full).map(|order| order.printing),
    }
}

/// How many inks are taken with that place: those left of it and its own.
fn count_to(scene: Scene<'_>, set: InkSetNo, place: u8) -> u8 {
    let inks = &scene.table().ink_sets[set.index()];
    inks.iter().take(usize::from(place)).flatten().count() as u8 + 1
}

fn install(player: &Player, gear: GearNo) -> Action {
    let full = player.gears.len() == AXLES;
    let unused = Axle::all().zip(&player.gears).find(|(_, gear)| gear.uses == 0);
    let discard = unused.map(|(axle, _)| axle).or(Some(Axle::default())).filter(|_| full);
    Action::InstallGear { gear, sector: SectorNo::default(), discard }
}

/// The active sector is used, another one is turned to.
fn gear_action(scene: Scene<'_>, player: &Player, axle: Axle, sector: SectorNo) -> Option<Action> {
    let gear = player.gears.get(axle.index())?;
    if gear.sector != sector {
        return Some(Action::TurnGear { axle, sector });
    }
    let reward = scene.cards.gear(gear.gear).sectors[sector.index()];
    Some(Action::UseGear { axle, choice: some_choice(scene, player, reward) })
}

/// A choice that fits the sector, with things that are there as far as possible.
fn some_choice(scene: Scene<'_>, player: &Player, sector: Sector) -> GearChoice {
    let held = Ink::ALL.into_iter().find(|&ink| player.inks[ink] > 0).unwrap_or_default();
    let letter = Letter::ALL.into_iter().find(|&letter| player.letters[letter] > 0).unwrap_or_default();
    let bag = &scene.table().bag;
    match sector {
        Sector::ExchangeInk => {
            let others = || Ink::ALL.into_iter().filter(|&ink| ink != held);
            let take = others().find(|&ink| bag[ink] > 0).or_else(|| others().next()).unwrap_or_default();
            GearChoice::ExchangeInk { give: held, take }
        }
        Sector::ExchangeLetter => {
            let take = if letter == Letter::A { Letter::I } else { Letter::A };
            GearChoice::ExchangeType { give: letter, take }
        }
        Sector::RaiseLowest => {
            let lowest = Specialty::ALL.into_iter().min_by_key(|&specialty| player.levels[specialty]);
            GearChoice::Raise { specialty: lowest.unwrap_or_default() }
        }
        Sector::SellLetter => GearChoice::SellForFame { letter },
        Sector::InkForTwo(ink) => {
            let wild = player.wild.filter(|&wild| player.inks[ink] == 0 && player.inks[wild] > 0);
            let give = wild.unwrap_or(ink);
            GearChoice::InkForTwo { give, take: some_inks(&bag.plus(&ByInk::count([give])), 2) }
        }
        Sector::CheapLetter(_) => GearChoice::Buy { count: 1 },
        _ => GearChoice::Nothing,
    }
}

fn some_inks(bag: &ByInk<u8>, count: usize) -> ByInk<u8> {
    ByInk::count(bag.each().take(count))
}

fn take_reward(scene: Scene<'_>, reward: PatronageReward) -> Action {
    match reward {
        PatronageReward::Order => Action::PatronageOrder,
        PatronageReward::Specialty => Action::PatronageSpecialty { specialty: Specialty::default() },
        PatronageReward::Guilders => Action::PatronageGuilders,
        PatronageReward::Inks => Action::PatronageInks { inks: some_inks(&scene.table().bag, 2) },
    }
}

fn take_bonus(scene: Scene<'_>, refinement: RefinementNo) -> Action {
    let gain = match scene.cards.refinement_card(refinement).bonus {
        Bonus::Inks(count) => BonusGain::Inks { inks: some_inks(&scene.table().bag, usize::from(count)) },
        Bonus::Specialty => BonusGain::Specialty { specialty: Specialty::default() },
        Bonus::Guilders(_) | Bonus::Fame(_) | Bonus::Order => BonusGain::Nothing,
    };
    Action::TakeBonus { refinement, gain }
}

fn button(verb: Verb, player: &Player) -> Option<Action> {
    match verb {
        Verb::Pass => Some(Action::Pass),
        Verb::EndTurn => Some(Action::EndTurn),
        Verb::TakeBackPlan => Some(Action::TakeBackPlan),
        Verb::LeaveMarkers => Some(Action::LeaveMarkers),
        Verb::Swap => swap(player),
        Verb::DrawOrder => Some(Action::DrawOrder),
        Verb::KeepNone => Some(Action::KeepNone),
        Verb::DrawPrinting => Some(Action::DrawMore { extra: platen_rules::Extra::Printing }),
        Verb::DrawRefinement => Some(Action::DrawMore { extra: platen_rules::Extra::Refinement }),
        Verb::DrawBoth => Some(Action::DrawMore { extra: platen_rules::Extra::Both }),
        Verb::Take | Verb::Decline | Verb::ForFame | Verb::ForGuilders => None,
    }
}

/// Two levels that differ, if there are any.
fn swap(player: &Player) -> Option<Action> {
    let differs = |pair: &Pair| {
        let (a, b) = pair.both();
        player.levels[a] != player.levels[b]
    };
    let pair = Pair::all().find(differs).or_else(|| Pair::all().next())?;
    Some(Action::SwapLevels { pair })
}
