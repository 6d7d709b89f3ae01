//! Every action that could be tried in a position, sensible or not: the yardstick for "listed = accepted".

use platen_rules::vocabulary::{
    Axle, BoardAction, ByInk, ByLetter, Character, GearNo, Ink, InkSetNo, Letter, PatronageNo, PrintingNo,
    RefinementNo, Seat, SectorNo, Specialty, SpecialtyNo,
};
use platen_rules::{Action, BonusGain, Extra, Game, GearChoice, Pair};

/// All counts of four things, each at most `most`.
fn counts(most: u8) -> Vec<[u8; 4]> {
    let each = || 0..=most;
    each()
        .flat_map(|a| each().flat_map(move |b| each().flat_map(move |c| each().map(move |d| [a, b, c, d]))))
        .collect()
}

/// Every action but plans and declarations. Cards are those that lie about, and one that does not.
pub fn universe(game: &Game, seat: Seat) -> Vec<Action> {
    let mut all = vec![
        Action::TakeBackPlan,
        Action::LeaveMarkers,
        Action::PatronageOrder,
        Action::PatronageGuilders,
        Action::Pass,
        Action::EndTurn,
        Action::DrawOrder,
        Action::DeclineReward,
        Action::KeepNone,
    ];
    all.extend(Character::ALL.map(|character| Action::KeepCharacter { character }));
    all.extend(Ink::ALL.map(|ink| Action::NameWild { ink }));
    all.extend(Ink::ALL.map(|ink| Action::TakeInk { ink }));
    all.extend(Letter::ALL.map(|letter| Action::TakeType { letter }));
    all.extend(Letter::ALL.map(|letter| Action::BuyType { letter }));
    all.extend(Specialty::ALL.map(|specialty| Action::PatronageSpecialty { specialty }));
    all.extend(Extra::ALL.map(|extra| Action::DrawMore { extra }));
    all.extend(Pair::all().map(|pair| Action::SwapLevels { pair }));
    all.extend(counts(3).into_iter().map(|types| Action::TakeTypes { types: ByLetter(types) }));
    all.extend(counts(2).into_iter().map(|inks| Action::PatronageInks { inks: ByInk(inks) }));
    for from in BoardAction::ALL {
        all.extend(BoardAction::ALL.map(|to| Action::ShiftMarker { from, to }));
    }
    for to_one in Specialty::ALL {
        all.extend(Specialty::ALL.map(|to_two| Action::RaiseTwo { to_one, to_two }));
    }
    for set in InkSetNo::all() {
        all.extend((0..=4).map(|count| Action::TakeInks { set, count }));
    }
    for card in SpecialtyNo::all() {
        let raises = [None].into_iter().chain(Specialty::ALL.map(Some));
        all.extend(raises.map(|raise| Action::TakeSpecialtyCard { card, raise }));
    }
    for sector in SectorNo::all() {
        all.extend(Axle::all().map(|axle| Action::TurnGear { axle, sector }));
        for gear in GearNo::all() {
            all.push(Action::KeepGear { gear, sector });
            let discards = [None].into_iter().chain(Axle::all().map(Some));
            all.extend(discards.map(|discard| Action::InstallGear { gear, sector, discard }));
        }
    }
    gear_uses(&mut all);
    orders(game, seat, &mut all);
    patronage_cards(game, &mut all);
    bonuses(game, &mut all);
    all
}

fn gear_uses(all: &mut Vec<Action>) {
    let mut choices = vec![GearChoice::Nothing];
    choices.extend(Specialty::ALL.map(|specialty| GearChoice::Raise { specialty }));
    choices.extend(Letter::ALL.map(|letter| GearChoice::SellForFame { letter }));
    choices.extend(Letter::ALL.map(|letter| GearChoice::SellForGuilders { letter }));
    choices.extend((0..=6).map(|count| GearChoice::Buy { count }));
    for give in Ink::ALL {
        choices.extend(Ink::ALL.map(|take| GearChoice::ExchangeInk { give, take }));
        choices.extend(counts(2).into_iter().map(|take| GearChoice::InkForTwo { give, take: ByInk(take) }));
    }
    for give in Letter::ALL {
        choices.extend(Letter::ALL.map(|take| GearChoice::ExchangeType { give, take }));
    }
    for axle in Axle::all() {
        all.extend(choices.iter().map(|&choice| Action::UseGear { axle, choice }));
    }
}

fn orders(game: &Game, seat: Seat, all: &mut Vec<Action>) {
    let table = game.table();
    let mut printing: Vec<PrintingNo> = table.printing_spaces.iter().flatten().copied().collect();
    printing.extend(table.display.printing.iter().chain(table.drawn.printing.iter()));
    printing.extend(table.printing.deck.iter().next());
    let mut refinement: Vec<RefinementNo> = table.refinement_spaces.iter().flatten().copied().collect();
    refinement.extend(table.display.refinement.iter().chain(table.drawn.refinement.iter()));
    refinement.extend(table.refinement.deck.iter().next());
    let held = table.players[seat].orders;
    let discards: Vec<Option<PrintingNo>> = [None, PrintingNo::new(50)]
        .into_iter()
        .chain(held.iter().map(|order| Some(order.printing)))
        .collect();
    for &printing in &printing {
        for &refinement in &refinement {
            for &discard in discards.iter().collect::<std::collections::BTreeSet<_>>() {
                all.push(Action::TakeOrder { printing, refinement, discard });
                all.push(Action::KeepOrder { printing, refinement, discard });
            }
        }
    }
}

fn patronage_cards(game: &Game, all: &mut Vec<Action>) {
    let mut cards: Vec<PatronageNo> = game.table().patronage_spaces.iter().flatten().copied().collect();
    cards.extend(PatronageNo::all().find(|card| !cards.contains(card)));
    for card in cards {
        all.extend(counts(3).into_iter().map(|inks| Action::TakePatronageCard { card, inks: ByInk(inks) }));
    }
}

fn bonuses(game: &Game, all: &mut Vec<Action>) {
    let mut cards: Vec<RefinementNo> = game.table().bonuses.iter().copied().collect();
    cards.extend(RefinementNo::all().find(|card| !cards.contains(card)));
    for refinement in cards {
        all.push(Action::DeclineBonus { refinement });
        let mut gains = vec![BonusGain::Nothing];
        gains.extend(Specialty::ALL.map(|specialty| BonusGain::Specialty { specialty }));
        gains.extend(counts(2).into_iter().map(|inks| BonusGain::Inks { inks: ByInk(inks) }));
        all.extend(gains.into_iter().map(|gain| Action::TakeBonus { refinement, gain }));
    }
}
