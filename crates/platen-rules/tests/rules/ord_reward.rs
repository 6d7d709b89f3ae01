//! ORD-5 and ORD-6: an order as a reward.

use platen_rules::cards::Bonus;
use platen_rules::vocabulary::{Axle, BoardAction, Letter, PrintingNo, RefinementNo, Specialty, TrackReward};
use platen_rules::{
    Action, BonusGain, Declaration, Event, Extra, Frame, Fulfilment, GearChoice, Order, OrderFrom, Phase, Why,
};
use platen_testkit::{Bench, Scenario, inks, seat};

const USE_AXLE_1: Action = Action::UseGear { axle: AXLE_1, choice: GearChoice::Nothing };
const AXLE_1: Axle = match Axle::new(1) {
    Some(axle) => axle,
    None => panic!("an axle"),
};

fn printing(no: u8) -> PrintingNo {
    PrintingNo::new(no).expect("a printing card")
}

fn refinement(no: u8) -> RefinementNo {
    RefinementNo::new(no).expect("a refinement card")
}

fn keep(printing_no: u8, refinement_no: u8, discard: Option<u8>) -> Action {
    Action::KeepOrder {
        printing: printing(printing_no),
        refinement: refinement(refinement_no),
        discard: discard.map(printing),
    }
}

fn more(extra: Extra) -> Action {
    Action::DrawMore { extra }
}

/// Known cards on top of both decks.
fn decks() -> Scenario {
    Scenario::players(2).deck_tops(&[21, 22, 23, 24, 25], &[71, 72, 73, 74, 75])
}

fn four_orders(scenario: Scenario) -> Scenario {
    scenario.order(0, 1, 51).order(0, 2, 52).order(0, 3, 53).order(0, 4, 54)
}

/// The patronage reward of an order, its cards drawn.
fn drawn(scenario: Scenario) -> Bench {
    let mut bench = scenario.turn(BoardAction::Patronage, &[0]);
    bench.act(0, Action::PatronageOrder);
    bench
}

/// The cards drawn, the money paid and the reason, of the only such event.
fn drawing(events: &[Event]) -> (Vec<u8>, Vec<u8>, u8, Why) {
    let all: Vec<_> = events
        .iter()
        .filter_map(|event| match event {
            Event::CardsDrawn { seat, printing, refinement, paid, why } if seat.number() == 0 => Some((
                printing.iter().map(|card| card.number()).collect(),
                refinement.iter().map(|card| card.number()).collect(),
                *paid,
                *why,
            )),
            _ => None,
        })
        .collect();
    assert_eq!(all.len(), 1, "{events:?}");
    all[0].clone()
}

fn held(bench: &Bench) -> Vec<u8> {
    bench.player(0).orders.iter().map(|order| order.printing.number()).collect()
}

/// An order of one A, one red ink and binding I, which gives an order as its bonus.
fn with_bonus(scenario: Scenario) -> Scenario {
    scenario
        .printing_card(40, "A", 1)
        .refinement_card(90, ("red", 2), ([0, 0, 1, 0], 1), Bonus::Order)
        .order(0, 40, 90)
        .types(0, "A")
        .inks(0, "red")
        .levels(0, [0, 0, 1, 0])
}

fn declare_bonus() -> Action {
    let fulfilment =
        Fulfilment { printing: printing(40), left_out: None, inks: Some(inks("red")), decoration: true };
    Action::Declare { declaration: Declaration::new(&[fulfilment]).expect("one order") }
}

#[test]
fn ord_5_patronage_draws_two_of_each() {
    let mut bench = decks().turn(BoardAction::Patronage, &[0]);
    let events = bench.act(0, Action::PatronageOrder);
    assert_eq!(drawing(&events), (vec![21, 22], vec![71, 72], 0, Why::Patronage));
    assert_eq!(bench.awaited(), [0]);
}

#[test]
fn ord_5_a_gear_draws_two_of_each() {
    let mut bench = decks().gear(0, 7, 1).planning();
    let events = bench.act(0, USE_AXLE_1);
    assert_eq!(drawing(&events), (vec![21, 22], vec![71, 72], 0, Why::Gear(5)));
    bench.act(0, keep(22, 71, None));
    assert_eq!(held(&bench), [22]);
}

#[test]
fn ord_5_level_v_draws_two_of_each_if_the_player_likes() {
    let mut bench = decks().levels(0, [4, 0, 0, 0]).turn(BoardAction::Patronage, &[0]);
    bench.act(0, Action::PatronageSpecialty { specialty: Specialty::Typesetting });
    assert_eq!(bench.legal(0), [Action::DrawOrder, Action::DeclineReward]);
    let mut other = bench.clone();
    let events = bench.act(0, Action::DrawOrder);
    assert_eq!(drawing(&events), (vec![21, 22], vec![71, 72], 0, Why::Track));
    let events = other.act(0, Action::DeclineReward);
    assert!(matches!(events[..], [Event::Disc { level: 5, reward: TrackReward::Order, taken: false, .. }]));
    assert!(other.game.table().frames.is_empty());
}

#[test]
fn ord_5_a_bonus_draws_two_of_each() {
    let mut bench = with_bonus(decks()).fulfil(0);
    bench.act(0, declare_bonus());
    let events = bench.act(0, Action::TakeBonus { refinement: refinement(90), gain: BonusGain::Nothing });
    assert_eq!(drawing(&events), (vec![21, 22], vec![71, 72], 0, Why::Bonus));
    bench.act(0, keep(21, 72, None));
    assert_eq!(held(&bench), [21]);
}

#[test]
fn ord_5_one_of_each_is_kept_as_an_order_and_the_rest_discarded() {
    let mut bench = drawn(decks());
    let events = bench.act(0, keep(22, 71, None));
    let (printing_22, refinement_71, from) = (printing(22), refinement(71), OrderFrom::Reward);
    let taken = Event::OrderTaken { seat: seat(0), printing: printing_22, refinement: refinement_71, from };
    assert_eq!(events, [taken]);
    let order = Order { printing: printing_22, refinement: refinement_71 };
    assert_eq!(bench.player(0).orders.as_slice(), [order]);
    let table = bench.game.table();
    assert!(table.printing.discard.contains(printing(21)) && !table.printing.discard.contains(printing(22)));
    assert!(table.refinement.discard.contains(refinement(72)));
    assert!(table.drawn.printing.is_empty() && table.drawn.refinement.is_empty());
}

#[test]
fn ord_5_only_cards_that_were_drawn_can_be_kept() {
    let mut bench = drawn(decks());
    let refusal = bench.refused(0, keep(23, 71, None), "ORD-5", "card_not_there");
    assert!(refusal.to_string().contains("no. 23"), "{refusal}");
    bench.refused(0, keep(21, 73, None), "ORD-5", "card_not_there");
    let mut pairs = bench.legal(0);
    pairs.retain(|action| matches!(action, Action::KeepOrder { .. }));
    assert_eq!(pairs.len(), 4);
}

#[test]
fn ord_5_two_guilders_draw_two_more_in_three_ways() {
    let ways = [
        (Extra::Printing, vec![23, 24], vec![]),
        (Extra::Refinement, vec![], vec![73, 74]),
        (Extra::Both, vec![23], vec![73]),
    ];
    for (extra, printing, refinement) in ways {
        let mut bench = drawn(decks().guilders(0, 7));
        let events = bench.act(0, more(extra));
        assert_eq!(drawing(&events), (printing, refinement, 2, Why::Patronage));
        assert_eq!(bench.player(0).guilders, 5);
    }
}

#[test]
fn ord_5_as_often_as_they_can_pay_and_kept_among_all_drawn() {
    let mut bench = drawn(decks().guilders(0, 5));
    bench.act(0, more(Extra::Both));
    bench.act(0, more(Extra::Both));
    let refusal = bench.refused(0, more(Extra::Printing), "ORD-5", "too_few_guilders");
    assert!(refusal.to_string().contains("it costs 2 guilders and there are 1"), "{refusal}");
    assert!(!bench.offers(0, |action| matches!(action, Action::DrawMore { .. })));
    let mut pairs = bench.legal(0);
    pairs.retain(|action| matches!(action, Action::KeepOrder { .. }));
    assert_eq!(pairs.len(), 4 * 4);
    bench.act(0, keep(21, 74, None));
    assert_eq!(held(&bench), [21]);
    assert!(bench.game.table().printing.discard.contains(printing(24)));
}

#[test]
fn ord_5_exactly_two_guilders_are_enough() {
    let mut bench = drawn(decks().guilders(0, 2));
    bench.act(0, more(Extra::Refinement));
    assert_eq!(bench.player(0).guilders, 0);
}

#[test]
fn ord_5_after_the_choice_nothing_more_is_drawn() {
    let mut bench = drawn(decks());
    bench.act(0, keep(21, 71, None));
    bench.refused(0, more(Extra::Both), "PLN-4", "already_acted");
    let mut bench = decks().planning();
    bench.refused(0, more(Extra::Both), "PLN-1", "not_asked");
}

#[test]
fn ord_5_nobody_comes_between_and_no_other_choice_is_open() {
    let mut bench = drawn(decks());
    bench.refused(1, keep(21, 71, None), "FRE-5", "reward_first");
    bench.refused(0, Action::BuyType { letter: Letter::A }, "FRE-5", "reward_first");
    let refusal = bench.refused(0, Action::EndTurn, "FRE-5", "not_asked");
    assert!(refusal.to_string().contains("keep an order, draw more cards, or keep none"), "{refusal}");
}

#[test]
fn ord_5_with_room_nothing_is_discarded_for_the_new_order() {
    let mut bench = drawn(decks().order(0, 1, 51));
    bench.refused(0, keep(21, 71, Some(1)), "ORD-2", "has_room");
}

#[test]
fn ord_6_none_need_be_kept_and_the_money_is_gone() {
    let mut bench = drawn(decks());
    bench.act(0, more(Extra::Printing));
    let events = bench.act(0, Action::KeepNone);
    assert_eq!(events, [Event::CardsDeclined { seat: seat(0) }]);
    assert_eq!(bench.player(0).guilders, 8);
    assert!(bench.player(0).orders.is_empty());
    let table = bench.game.table();
    assert!([21, 22, 23, 24].iter().all(|&no| table.printing.discard.contains(printing(no))));
    assert!([71, 72].iter().all(|&no| table.refinement.discard.contains(refinement(no))));
}

#[test]
fn ord_6_with_four_the_cards_are_seen_before_one_is_discarded() {
    let mut bench = drawn(four_orders(decks()));
    assert_eq!(bench.game.table().drawn.printing.len(), 2, "the cards lie open");
    let refusal = bench.refused(0, keep(21, 72, None), "ORD-2", "holds_four");
    assert!(refusal.to_string().contains("4 orders are held"), "{refusal}");
    bench.refused(0, keep(21, 72, Some(22)), "ORD-2", "no_such_order");
    let events = bench.act(0, keep(21, 72, Some(3)));
    let gone = Event::OrderDiscarded { seat: seat(0), printing: printing(3), refinement: refinement(53) };
    assert_eq!(events[0], gone);
    assert_eq!(held(&bench), [1, 2, 4, 21]);
    assert!(bench.game.table().refinement.discard.contains(refinement(53)));
}

#[test]
fn ord_6_with_four_none_need_be_kept_either() {
    let mut bench = drawn(four_orders(decks()));
    bench.act(0, Action::KeepNone);
    assert_eq!(held(&bench), [1, 2, 3, 4]);
}

#[test]
fn ord_6_needs_slot_the_patronage_reward_gives_nothing_with_four() {
    let mut bench = four_orders(decks())
        .option("reward_order_when_full", "needs_slot")
        .turn(BoardAction::Patronage, &[0]);
    let events = bench.act(0, Action::PatronageOrder);
    assert!(matches!(events[..], [Event::PatronageReward { .. }]), "{events:?}");
    assert!(bench.game.table().frames.is_empty());
    assert_eq!(bench.game.table().rewards_marked, [true, false, false, false], "but it is marked");
    bench.act(0, Action::EndTurn);
}

#[test]
fn ord_6_needs_slot_a_gear_cannot_be_used_with_four() {
    let scenario = four_orders(decks()).gear(0, 7, 1);
    let mut bench = scenario.clone().option("reward_order_when_full", "needs_slot").planning();
    let refusal = bench.refused(0, USE_AXLE_1, "ORD-6", "no_slot");
    assert!(refusal.to_string().contains("4 orders are held"), "{refusal}");
    let mut bench = scenario.option("reward_order_when_full", "discard").planning();
    bench.act(0, USE_AXLE_1);
    bench.act(0, keep(21, 71, Some(1)));
}

#[test]
fn ord_6_needs_slot_the_reward_of_level_v_is_lost_with_four() {
    let mut bench = four_orders(decks())
        .levels(0, [4, 0, 0, 0])
        .option("reward_order_when_full", "needs_slot")
        .turn(BoardAction::Patronage, &[0]);
    let events = bench.act(0, Action::PatronageSpecialty { specialty: Specialty::Typesetting });
    let lost = Event::Disc { seat: seat(0), level: 5, reward: TrackReward::Order, taken: false };
    assert_eq!(events.last(), Some(&lost));
    assert!(bench.game.table().frames.is_empty());
    assert_eq!(bench.player(0).disc, 5, "the disc moves all the same");
}

#[test]
fn ord_6_needs_slot_a_bonus_is_lost_only_if_the_slot_was_filled_meanwhile() {
    let scenario = with_bonus(decks().order(0, 1, 51).order(0, 2, 52).order(0, 3, 53))
        .gear(0, 7, 1)
        .option("reward_order_when_full", "needs_slot");
    let take = Action::TakeBonus { refinement: refinement(90), gain: BonusGain::Nothing };
    let mut bench = scenario.clone().fulfil(0);
    bench.act(0, declare_bonus());
    bench.act(0, take);
    assert!(matches!(bench.game.table().frames.as_slice(), [Frame::Order { why: Why::Bonus, .. }]));
    let mut bench = scenario.fulfil(0);
    bench.act(0, declare_bonus());
    bench.act(0, USE_AXLE_1);
    bench.act(0, keep(21, 71, None));
    assert_eq!(bench.player(0).orders.len(), 4);
    assert!(!bench.lists(seat(0), &take));
    bench.act(0, Action::DeclineBonus { refinement: refinement(90) });
}

#[test]
fn ord_6_needs_slot_with_three_orders_the_reward_is_as_always() {
    let scenario = decks().order(0, 1, 51).order(0, 2, 52).order(0, 3, 53);
    let mut bench = drawn(scenario.option("reward_order_when_full", "needs_slot"));
    bench.act(0, keep(22, 72, None));
    assert_eq!(held(&bench), [1, 2, 3, 22]);
    assert!(matches!(bench.game.table().phase, Phase::Turn { acted: true, .. }));
}
