//! ORD: taking orders, and orders as a reward.

use platen_rules::vocabulary::BoardAction;
use platen_rules::{Action, Event, OrderFrom};
use platen_testkit::Scenario;

fn four_orders() -> Scenario {
    Scenario::players(2).order(0, 1, 51).order(0, 2, 52).order(0, 3, 53).order(0, 4, 54)
}

#[test]
fn ord_1_a_printing_and_a_refinement_card_of_the_board_become_one_order() {
    let mut bench = Scenario::players(2)
        .printing_space(1, 12)
        .printing_space(2, 13)
        .refinement_space(1, 63)
        .refinement_space(2, 64)
        .turn(BoardAction::Orders, &[0, 1]);
    let events = bench.act(0, Scenario::take_order(12, 64, None));
    assert!(matches!(events[..], [Event::OrderTaken { from: OrderFrom::Board, .. }]), "{events:?}");
    assert_eq!(bench.player(0).orders.len(), 1);
    bench.refused(0, Scenario::take_order(13, 63, None), "PLN-4", "already_acted");
    bench.act(0, Action::EndTurn);
    bench.refused(1, Scenario::take_order(12, 63, None), "ORD-1", "card_not_there");
}

#[test]
fn ord_2_a_fifth_order_first_costs_a_held_one() {
    let mut bench =
        four_orders().printing_space(1, 12).refinement_space(1, 63).turn(BoardAction::Orders, &[0]);
    let refusal = bench.refused(0, Scenario::take_order(12, 63, None), "ORD-2", "holds_four");
    assert!(refusal.to_string().contains("4 orders are held"), "{refusal}");
    bench.refused(0, Scenario::take_order(12, 63, Some(9)), "ORD-2", "no_such_order");
    let events = bench.act(0, Scenario::take_order(12, 63, Some(2)));
    assert!(matches!(events[..], [Event::OrderDiscarded { .. }, Event::OrderTaken { .. }]), "{events:?}");
    assert_eq!(bench.player(0).orders.len(), 4);
}
