//! ORD-1 to ORD-4: taking orders from the board. (ORD-5 to ORD-7 are in `ord_reward` and `ord_decks`.)

use platen_rules::vocabulary::{BoardAction, PrintingNo, RefinementNo};
use platen_rules::{Action, Event, GameOptions, Order, OrderFrom};
use platen_testkit::{Scenario, seat};

fn four_orders() -> Scenario {
    Scenario::players(2).order(0, 1, 51).order(0, 2, 52).order(0, 3, 53).order(0, 4, 54)
}

fn board(scenario: Scenario) -> Scenario {
    scenario.printing_space(1, 12).printing_space(2, 13).refinement_space(1, 63).refinement_space(2, 64)
}

fn printing(no: u8) -> PrintingNo {
    PrintingNo::new(no).expect("a printing card")
}

fn refinement(no: u8) -> RefinementNo {
    RefinementNo::new(no).expect("a refinement card")
}

#[test]
fn ord_1_a_printing_and_a_refinement_card_of_the_board_become_one_order() {
    let mut bench = board(Scenario::players(2)).turn(BoardAction::Orders, &[0, 1]);
    let events = bench.act(0, Scenario::take_order(12, 64, None));
    let (printing, refinement, from) = (printing(12), refinement(64), OrderFrom::Board);
    assert_eq!(events, [Event::OrderTaken { seat: seat(0), printing, refinement, from }]);
    assert_eq!(bench.player(0).orders.as_slice(), [Order { printing, refinement }]);
    assert_eq!(bench.game.table().printing_spaces[0], None);
    assert_eq!(bench.game.table().refinement_spaces[1], None);
    bench.refused(0, Scenario::take_order(13, 63, None), "PLN-4", "already_acted");
    bench.act(0, Action::EndTurn);
    let refusal = bench.refused(1, Scenario::take_order(12, 63, None), "ORD-1", "card_not_there");
    assert!(refusal.to_string().contains("no. 12 is not there"), "{refusal}");
    bench.act(1, Scenario::take_order(13, 63, None));
}

#[test]
fn ord_1_any_of_one_kind_with_any_of_the_other() {
    for (players, pairs) in [(2, 4), (3, 9), (4, 16)] {
        let bench = Scenario::players(players).turn(BoardAction::Orders, &[0]);
        let mut orders = bench.legal(0);
        orders.retain(|action| matches!(action, Action::TakeOrder { .. }));
        assert_eq!(orders.len(), pairs, "{players} players");
    }
}

#[test]
fn ord_1_both_or_neither() {
    let mut scenario = board(Scenario::players(2));
    let table = &mut scenario.setup().table;
    for card in std::mem::take(&mut table.refinement_spaces).into_iter().flatten() {
        table.refinement.discard.insert(card);
    }
    let mut bench = scenario.turn(BoardAction::Orders, &[0]);
    bench.refused(0, Scenario::take_order(12, 63, None), "ORD-1", "card_not_there");
    assert!(!bench.offers(0, |action| matches!(action, Action::TakeOrder { .. })));
    bench.act(0, Action::Pass);
    assert!(bench.player(0).orders.is_empty());
}

#[test]
fn ord_1_nothing_need_be_taken() {
    let mut bench = board(Scenario::players(2)).turn(BoardAction::Orders, &[0]);
    let events = bench.act(0, Action::Pass);
    let action = Some(BoardAction::Orders);
    assert_eq!(events[0], Event::Passed { seat: seat(0), action });
    assert!(bench.player(0).orders.is_empty());
}

#[test]
fn ord_2_a_fifth_order_first_costs_a_held_one() {
    let mut bench = board(four_orders()).turn(BoardAction::Orders, &[0]);
    let refusal = bench.refused(0, Scenario::take_order(12, 63, None), "ORD-2", "holds_four");
    assert!(refusal.to_string().contains("4 orders are held"), "{refusal}");
    let refusal = bench.refused(0, Scenario::take_order(12, 63, Some(9)), "ORD-2", "no_such_order");
    assert!(refusal.to_string().contains("printing card 9"), "{refusal}");
    bench.refused(0, Scenario::take_order(12, 63, Some(12)), "ORD-2", "no_such_order");
    let events = bench.act(0, Scenario::take_order(12, 63, Some(2)));
    let expected = [
        Event::OrderDiscarded { seat: seat(0), printing: printing(2), refinement: refinement(52) },
        Event::OrderTaken {
            seat: seat(0),
            printing: printing(12),
            refinement: refinement(63),
            from: OrderFrom::Board,
        },
    ];
    assert_eq!(events, expected);
    let held: Vec<u8> = bench.player(0).orders.iter().map(|order| order.printing.number()).collect();
    assert_eq!(held, [1, 3, 4, 12]);
    let table = bench.game.table();
    assert!(table.printing.discard.contains(printing(2)), "both cards go to their discard piles");
    assert!(table.refinement.discard.contains(refinement(52)));
}

#[test]
fn ord_2_with_four_each_of_them_can_be_the_one() {
    let bench = board(four_orders()).turn(BoardAction::Orders, &[0]);
    let mut orders = bench.legal(0);
    orders.retain(|action| matches!(action, Action::TakeOrder { .. }));
    assert_eq!(orders.len(), 2 * 2 * 4);
    for held in 1..=4 {
        assert!(orders.contains(&Scenario::take_order(13, 64, Some(held))));
    }
}

#[test]
fn ord_2_with_room_nothing_is_discarded() {
    let scenario = Scenario::players(2).order(0, 1, 51).order(0, 2, 52).order(0, 3, 53);
    let mut bench = board(scenario).turn(BoardAction::Orders, &[0]);
    let refusal = bench.refused(0, Scenario::take_order(12, 63, Some(1)), "ORD-2", "has_room");
    assert!(refusal.to_string().contains("3 orders are held"), "{refusal}");
    bench.act(0, Scenario::take_order(12, 63, None));
    assert_eq!(bench.player(0).orders.len(), 4);
}

#[test]
fn ord_2_another_players_order_cannot_be_discarded() {
    let mut bench = board(four_orders().order(1, 9, 59)).turn(BoardAction::Orders, &[0]);
    bench.refused(0, Scenario::take_order(12, 63, Some(9)), "ORD-2", "no_such_order");
    assert_eq!(bench.player(1).orders.len(), 1);
}

#[test]
fn ord_2_a_player_with_four_who_passes_keeps_them() {
    let mut bench = board(four_orders()).turn(BoardAction::Orders, &[0]);
    bench.act(0, Action::Pass);
    assert_eq!(bench.player(0).orders.len(), 4);
}

#[test]
fn ord_3_the_two_cards_stay_together() {
    let mut bench = board(four_orders()).turn(BoardAction::Orders, &[0]);
    bench.act(0, Scenario::take_order(13, 63, Some(3)));
    bench.act(0, Action::EndTurn);
    bench.until(|game| game.table().round == 2);
    let held: Vec<(u8, u8)> = bench
        .player(0)
        .orders
        .iter()
        .map(|order| (order.printing.number(), order.refinement.number()))
        .collect();
    assert_eq!(held, [(1, 51), (2, 52), (4, 54), (13, 63)]);
}

#[test]
fn ord_3_a_held_card_cannot_go_into_another_order() {
    let mut bench = board(Scenario::players(2).order(0, 1, 51)).turn(BoardAction::Orders, &[0]);
    bench.refused(0, Scenario::take_order(1, 63, None), "ORD-1", "card_not_there");
    let refusal = bench.refused(0, Scenario::take_order(12, 51, None), "ORD-1", "card_not_there");
    assert!(refusal.to_string().contains("no. 51"), "{refusal}");
}

#[test]
fn ord_4_what_is_left_on_the_board_is_discarded_when_all_have_acted() {
    let mut bench = board(Scenario::players(2)).turn(BoardAction::Orders, &[0, 1]);
    bench.act(0, Scenario::take_order(12, 64, None));
    let events = bench.act(0, Action::EndTurn);
    assert!(!events.iter().any(|event| matches!(event, Event::BoardCleared { .. })), "not before all have");
    let events = bench.act(1, Action::Pass);
    let cleared = events.iter().find_map(|event| match event {
        Event::BoardCleared { action: BoardAction::Orders, spaces } => Some(*spaces),
        _ => None,
    });
    let cleared = cleared.expect("the orders are cleared");
    assert_eq!(cleared.printing.as_slice(), [None, Some(printing(13))]);
    assert_eq!(cleared.refinement.as_slice(), [Some(refinement(63)), None]);
    let table = bench.game.table();
    assert!(table.printing.discard.contains(printing(13)) && !table.printing.discard.contains(printing(12)));
    assert!(table.refinement.discard.contains(refinement(63)));
    assert_eq!((table.printing_spaces, table.refinement_spaces), ([None; 4], [None; 4]));
}

#[test]
fn ord_4_also_when_nobody_acted_on_orders() {
    let mut bench = board(Scenario::players(2)).planning();
    bench.plan(0, [0, 2, 2, 2, 1]);
    let events = bench.plan(1, [0, 2, 2, 2, 2]);
    let cleared =
        events.iter().any(|event| matches!(event, Event::BoardCleared { action: BoardAction::Orders, .. }));
    assert!(cleared);
    let table = bench.game.table();
    assert!([12, 13].iter().all(|&no| table.printing.discard.contains(printing(no))));
    assert!([63, 64].iter().all(|&no| table.refinement.discard.contains(refinement(no))));
}

#[test]
fn ord_4_what_the_automa_removed_is_discarded_too() {
    let mut bench = board(Scenario::new(GameOptions::new(1).without_characters()))
        .plan(0, [1, 0, 0, 0, 6])
        .plan(1, [2, 0, 0, 0, 6])
        .turn(BoardAction::Orders, &[1, 0]);
    bench.act(1, Action::Pass);
    let table = bench.game.table();
    assert!([12, 13].iter().all(|&no| table.printing.discard.contains(printing(no))));
    assert!([63, 64].iter().all(|&no| table.refinement.discard.contains(refinement(no))));
}
