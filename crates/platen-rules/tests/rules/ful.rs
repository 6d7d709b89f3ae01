//! FUL: fulfilling orders. (What the eight bonuses give, and their sequence, is in `ful_bonuses`.)

use platen_rules::cards::Bonus;
use platen_rules::vocabulary::{ByAction, Letter, Seat, Specialty};
use platen_rules::{Action, BonusGain, Event, GameOptions, GearChoice, PaidBy, Why};
use platen_testkit::{
    Bench, Scenario, coloured, complete, declare, decorated, inks, letters, no, plain, seat,
};

/// Cards of the house set: no. 1 is A I for 3 guilders, no. 51 red for 2 fame and binding I for 1, bonus 2 guilders;
/// no. 2 is A O for 3, no. 53 blue for 2 and woodcutting II for 2, bonus 1 guilder.
fn two_orders() -> Scenario {
    Scenario::players(2).order(0, 1, 51).order(0, 2, 53)
}

fn fame(bench: &Bench) -> (u16, u16) {
    let fame = bench.player(0).fame;
    assert_eq!(fame.total(), fame.colours + fame.decoration);
    (fame.colours, fame.decoration)
}

/// The seats whose fulfilling steps began.
fn steps(events: &[Event]) -> Vec<u8> {
    events
        .iter()
        .filter_map(|event| match event {
            Event::Turn { seat, action: None } => Some(seat.number()),
            _ => None,
        })
        .collect()
}

#[test]
fn ful_1_players_fulfil_in_player_order_and_the_automa_does_not() {
    let mut with_automa = GameOptions::new(3);
    with_automa.automa = true;
    let tables = [
        (GameOptions::new(2), 1, vec![1, 0]),
        (GameOptions::new(3), 2, vec![2, 0, 1]),
        (GameOptions::new(4), 1, vec![1, 2, 3, 0]),
        (GameOptions::new(1), 0, vec![1]),
        (with_automa, 0, vec![1, 2, 3]),
        (with_automa, 2, vec![2, 3, 1]),
    ];
    for (options, first, order) in tables {
        let mut bench = Scenario::new(options).first(first).planning();
        let events = bench.until(|game| game.table().round == 2);
        assert_eq!(steps(&events), order, "{options}, first player {first}");
    }
}

#[test]
fn ful_1_only_the_player_whose_step_it_is_declares() {
    let mut bench =
        Scenario::players(2).order(0, 1, 51).order(1, 2, 53).types(0, "AI").types(1, "AO").fulfil(0);
    let refusal = bench.refused(1, declare(&[plain(2)]), "FUL-1", "not_awaited");
    assert!(refusal.to_string().contains("seat 1 is not to decide this now; awaited: 0"), "{refusal}");
    bench.refused(1, Action::Pass, "FUL-1", "not_awaited");
    bench.act(0, declare(&[plain(1)]));
    bench.act(0, Action::EndTurn);
    bench.act(1, declare(&[plain(2)]));
}

#[test]
fn ful_1_any_orders_all_at_once_or_none() {
    let scene = two_orders().types(0, "AAIO");
    let mut none = scene.clone().fulfil(0);
    let events = none.act(0, Action::Pass);
    assert_eq!(events[0], Event::Passed { seat: seat(0), action: None });
    assert_eq!(none.player(0).orders.len(), 2);

    let mut one = scene.clone().fulfil(0);
    one.act(0, declare(&[plain(2)]));
    assert_eq!((one.player(0).orders.len(), one.player(0).guilders), (1, 13));

    let mut both = scene.fulfil(0);
    let events = both.act(0, declare(&[plain(2), plain(1)]));
    let Event::Fulfilled { orders, .. } = &events[0] else { panic!("{events:?}") };
    assert_eq!(orders.len(), 2);
    assert_eq!((both.player(0).orders.len(), both.player(0).guilders), (0, 16));
}

#[test]
fn ful_1_all_four_orders_can_be_declared_together() {
    let mut bench = Scenario::players(2)
        .order(0, 1, 51)
        .order(0, 2, 52)
        .order(0, 3, 53)
        .order(0, 4, 54)
        .types(0, "AAAIIOOU")
        .fulfil(0);
    bench.act(0, declare(&[plain(1), plain(2), plain(3), plain(4)]));
    assert_eq!((bench.player(0).orders.len(), bench.player(0).guilders), (0, 22));
}

#[test]
fn ful_1_a_declaration_names_orders_that_are_held() {
    let mut bench = two_orders().order(1, 3, 52).types(0, "AAIOU").fulfil(0);
    bench.refused(0, declare(&[]), "FUL-1", "nothing_declared");
    let refusal = bench.refused(0, declare(&[plain(1), plain(3)]), "FUL-1", "no_such_order");
    assert!(refusal.to_string().contains("no order with printing card 3 is held"), "{refusal}");
    bench.refused(0, Action::EndTurn, "FUL-1", "not_acted");
}

#[test]
fn ful_2_the_types_of_the_printing_card_are_needed_whatever_else_is_there() {
    let mut bench = two_orders().types(0, "AAOU").inks(0, "red").levels(0, [0, 0, 1, 0]).fulfil(0);
    let refusal = bench.refused(0, declare(&[complete(1, "red")]), "FUL-2", "type_lacking");
    assert!(refusal.to_string().contains("that takes 1 of the type I, and there are 0"), "{refusal}");
    bench.act(0, declare(&[plain(2)]));
}

#[test]
fn ful_2_a_card_that_shows_a_letter_twice_needs_it_twice() {
    let mut bench = Scenario::players(2).order(0, 12, 51).types(0, "AIIIO").fulfil(0);
    let refusal = bench.refused(0, declare(&[plain(12)]), "FUL-2", "type_lacking");
    assert!(refusal.to_string().contains("that takes 2 of the type A, and there are 1"), "{refusal}");
}

#[test]
fn ful_2_a_type_serves_one_order_a_round_and_is_kept() {
    let mut bench = two_orders().types(0, "AIO").fulfil(0);
    let refusal = bench.refused(0, declare(&[plain(1), plain(2)]), "FUL-2", "type_lacking");
    assert!(refusal.to_string().contains("that takes 2 of the type A, and there are 1"), "{refusal}");
    bench.refused(0, declare(&[plain(1), plain(1)]), "FUL-2", "declared_twice");
    let events = bench.act(0, declare(&[plain(1)]));
    assert!(!events.iter().any(|event| matches!(event, Event::TypeLost { .. })), "{events:?}");
    assert_eq!(bench.player(0).letters, letters("AIO"));
}

#[test]
fn ful_2_kept_types_serve_again_in_the_next_round() {
    let mut bench = two_orders().types(0, "AIO").fulfil(0);
    bench.act(0, declare(&[plain(1)]));
    bench.until(|game| game.table().round == 2 && game.declarations(seat(0)).is_some());
    bench.act(0, declare(&[plain(2)]));
    assert_eq!(bench.player(0).guilders, 16);
}

#[test]
fn ful_3_colours_and_decoration_are_each_optional_and_independent() {
    let table = [
        (plain(1), (0, 0), "red"),
        (coloured(1, "red"), (2, 0), ""),
        (decorated(1), (0, 1), "red"),
        (complete(1, "red"), (2, 1), ""),
    ];
    for (order, gains, left) in table {
        let mut bench = two_orders().types(0, "AI").inks(0, "red").levels(0, [0, 0, 1, 0]).fulfil(0);
        let bag = bench.game.table().bag.total();
        bench.act(0, declare(&[order]));
        assert_eq!((fame(&bench), bench.player(0).inks), (gains, inks(left)), "{order:?}");
        assert_eq!(bench.game.table().bag.total(), bag + 1 - inks(left).total(), "spent inks are in the bag");
        assert_eq!(bench.player(0).guilders, 13);
        assert_eq!(bench.player(0).levels.0, [0, 0, 1, 0], "levels are only shown");
    }
}

#[test]
fn ful_3_all_the_inks_shown_or_none() {
    let mut bench =
        Scenario::players(2).order(0, 1, 97).types(0, "AI").inks(0, "red red blue gold silver").fulfil(0);
    for tokens in ["", "red", "red red blue", "red red blue gold", "red red blue silver gold"] {
        let refusal = bench.refused(0, declare(&[coloured(1, tokens)]), "FUL-3", "wrong_inks");
        let says = format!("the {} inks named do not pay for the 4 symbols", inks(tokens).total());
        assert!(refusal.to_string().contains(&says), "{refusal}");
    }
    bench.act(0, declare(&[coloured(1, "red red blue silver")]));
    assert_eq!((fame(&bench), bench.player(0).inks), ((10, 0), inks("gold")));
}

#[test]
fn ful_3_an_ink_is_spent_on_one_order() {
    let mut bench =
        Scenario::players(2).order(0, 1, 51).order(0, 2, 52).types(0, "AAIO").inks(0, "red blue").fulfil(0);
    let refusal =
        bench.refused(0, declare(&[coloured(1, "red"), coloured(2, "red")]), "FUL-3", "ink_lacking");
    assert!(refusal.to_string().contains("that takes 2 red, and there are 1"), "{refusal}");
    bench.act(0, declare(&[plain(1), coloured(2, "red")]));
    assert_eq!(fame(&bench), (2, 0));
}

#[test]
fn ful_3_inks_must_be_held() {
    let mut bench = two_orders().types(0, "AI").inks(0, "blue").fulfil(0);
    let refusal = bench.refused(0, declare(&[coloured(1, "red")]), "FUL-3", "ink_lacking");
    assert!(refusal.to_string().contains("that takes 1 red, and there are 0"), "{refusal}");
}

#[test]
fn ful_3_every_specialty_shown_is_at_its_level_or_higher() {
    let card = |levels| {
        Scenario::players(2)
            .refinement_card(51, ("red", 2), ([2, 0, 4, 0], 5), Bonus::Fame(2))
            .order(0, 1, 51)
            .types(0, "AI")
            .levels(0, levels)
            .fulfil(0)
    };
    for (levels, says) in [
        ([1, 6, 4, 6], "that takes typesetting at level 2, and it is at 1"),
        ([6, 6, 3, 6], "that takes binding at level 4, and it is at 3"),
    ] {
        let refusal = card(levels).refused(0, declare(&[decorated(1)]), "FUL-3", "level_lacking");
        assert!(refusal.to_string().contains(says), "{refusal}");
    }
    for levels in [[2, 0, 4, 0], [6, 0, 5, 0]] {
        let mut bench = card(levels);
        bench.act(0, declare(&[decorated(1)]));
        assert_eq!(fame(&bench), (0, 5));
    }
}

#[test]
fn ful_4_the_declaration_gives_guilders_and_fame_card_by_card() {
    let mut bench = two_orders().types(0, "AAIO").inks(0, "red blue").levels(0, [0, 2, 1, 0]).fulfil(0);
    let events = bench.act(0, declare(&[complete(1, "red"), decorated(2)]));
    let (me, refinement) = (seat(0), |card| Some(PaidBy::Refinement(no(card))));
    let guilders = |card| Event::Guilders {
        seat: me,
        amount: 3,
        why: Why::Printing,
        card: Some(PaidBy::Printing(no(card))),
        specialty: None,
    };
    let gains: Vec<&Event> =
        events.iter().filter(|event| !matches!(event, Event::InkLost { .. })).skip(1).collect();
    let expected = [
        guilders(1),
        Event::Fame { seat: me, amount: 2, why: Why::Colours, card: refinement(51) },
        Event::Fame { seat: me, amount: 1, why: Why::Decoration, card: refinement(51) },
        guilders(2),
        Event::Fame { seat: me, amount: 2, why: Why::Decoration, card: refinement(53) },
    ];
    assert_eq!(gains, expected.iter().collect::<Vec<_>>());
    assert_eq!((fame(&bench), bench.player(0).guilders), ((2, 3), 16));
}

#[test]
fn ful_5_a_player_declares_at_most_once_a_round() {
    let mut bench = two_orders().types(0, "AAIO").fulfil(0);
    bench.act(0, declare(&[plain(1)]));
    bench.refused(0, declare(&[plain(2)]), "FUL-5", "already_acted");
    bench.refused(0, Action::Pass, "FUL-5", "already_acted");
    assert!(bench.game.declarations(seat(0)).is_none());
    bench.act(0, Action::EndTurn);
    bench.refused(0, declare(&[plain(2)]), "FUL-1", "not_awaited");
}

#[test]
fn ful_5_nothing_gained_later_serves_the_same_round() {
    let scene = two_orders()
        .types(0, "AIO")
        .guilders(0, 1)
        .inks(0, "red")
        .levels(0, [0, 1, 1, 0])
        .refinement_card(51, ("red", 2), ([0, 0, 1, 0], 1), Bonus::Inks(1));
    let mut bench = scene.fulfil(0);
    let both = declare(&[complete(1, "red"), complete(2, "blue")]);
    bench.refused(0, both, "FUL-3", "ink_lacking");
    bench.act(0, declare(&[complete(1, "red")]));
    bench.act(0, Action::TakeBonus { refinement: no(51), gain: BonusGain::Inks { inks: inks("blue") } });
    bench.act(0, Action::BuyType { letter: Letter::A });
    assert_eq!((bench.player(0).inks, bench.player(0).letters), (inks("blue"), letters("AAIO")));
    bench.refused(0, declare(&[coloured(2, "blue")]), "FUL-5", "already_acted");
    bench.refused(0, declare(&[plain(2)]), "FUL-5", "already_acted");
    assert_eq!(bench.player(0).orders.len(), 1);
}

#[test]
fn ful_5_a_level_of_a_bonus_decorates_no_order_of_the_same_declaration() {
    let mut bench = two_orders()
        .types(0, "AAIO")
        .inks(0, "red")
        .levels(0, [0, 1, 1, 0])
        .refinement_card(51, ("red", 2), ([0, 0, 1, 0], 1), Bonus::Specialty)
        .fulfil(0);
    bench.refused(0, declare(&[complete(1, "red"), decorated(2)]), "FUL-3", "level_lacking");
    bench.act(0, declare(&[complete(1, "red"), plain(2)]));
    let gain = BonusGain::Specialty { specialty: Specialty::Woodcutting };
    bench.act(0, Action::TakeBonus { refinement: no(51), gain });
    assert_eq!(bench.player(0).levels.0, [0, 2, 1, 0]);
    bench.until(|game| !game.awaited().contains(seat(0)));
    assert_eq!(fame(&bench), (2, 1));
}

#[test]
fn ful_5_guilders_of_the_declaration_buy_no_type_for_it() {
    let mut bench = two_orders().types(0, "AI").guilders(0, 0).fulfil(0);
    bench.refused(0, declare(&[plain(1), plain(2)]), "FUL-2", "type_lacking");
    bench.act(0, declare(&[plain(1)]));
    bench.act(0, Action::BuyType { letter: Letter::O });
    bench.refused(0, declare(&[plain(2)]), "FUL-5", "already_acted");
}

#[test]
fn ful_5_nothing_lost_or_swapped_later_undoes_an_order() {
    let mut bench = two_orders()
        .types(0, "AI")
        .gear_tile(1, ["GRW-2", "GRW-4", "GRW-3"])
        .gear_tile(2, ["GRW-6", "GRW-4", "GRW-3"])
        .gear_tile(3, ["GRW-10:A", "GRW-4", "GRW-3"])
        .gear(0, 1, 0)
        .gear(0, 2, 0)
        .gear(0, 3, 0)
        .fulfil(0);
    bench.act(0, declare(&[plain(1)]));
    let swap = GearChoice::ExchangeType { give: Letter::A, take: Letter::U };
    bench.act(0, Action::UseGear { axle: no(1), choice: swap });
    bench.act(0, Action::UseGear { axle: no(2), choice: GearChoice::SellForFame { letter: Letter::I } });
    bench.act(0, Action::UseGear { axle: no(3), choice: GearChoice::Nothing });
    assert_eq!(bench.player(0).letters, letters("U"));
    assert_eq!(bench.player(0).fame.gears, 3 + 2, "the order still counts for its A");
    assert_eq!(bench.player(0).guilders, 13);
}

#[test]
fn ful_6_both_cards_are_discarded_whatever_was_left_undone() {
    for order in [plain(1), coloured(1, "red"), decorated(1), complete(1, "red")] {
        let mut bench = two_orders().types(0, "AI").inks(0, "red").levels(0, [0, 0, 1, 0]).fulfil(0);
        assert!(!bench.game.table().printing.discard.contains(no(1)));
        bench.act(0, declare(&[order]));
        let table = bench.game.table();
        assert!(table.printing.discard.contains(no(1)) && table.refinement.discard.contains(no(51)));
        assert_eq!(
            bench.player(0).orders.as_slice(),
            [platen_rules::Order { printing: no(2), refinement: no(53) }]
        );
    }
}

#[test]
fn ful_6_the_slot_is_free_and_the_cards_are_discarded_before_any_bonus() {
    let mut bench = Scenario::players(2)
        .refinement_card(51, ("red", 2), ([0, 0, 1, 0], 1), Bonus::Order)
        .order(0, 1, 51)
        .order(0, 2, 52)
        .order(0, 3, 53)
        .order(0, 4, 54)
        .types(0, "AI")
        .inks(0, "red")
        .levels(0, [0, 0, 1, 0])
        .decks_discarded()
        .option("reward_order_when_full", "needs_slot")
        .fulfil(0);
    bench.act(0, declare(&[complete(1, "red")]));
    assert_eq!(bench.player(0).orders.len(), 3);
    assert!(bench.game.table().printing.discard.contains(no(1)));
    bench.act(0, Action::TakeBonus { refinement: no(51), gain: BonusGain::Nothing });
    let table = bench.game.table();
    let in_play = |deck: bool, drawn: bool| deck ^ drawn;
    assert!(in_play(table.printing.deck.contains(no(1)), table.drawn.printing.contains(no(1))));
    assert!(in_play(table.refinement.deck.contains(no(51)), table.drawn.refinement.contains(no(51))));
    let keep = bench.legal(0).into_iter().find(|action| matches!(action, Action::KeepOrder { .. }));
    bench.act(0, keep.expect("a slot is free, so nothing is discarded for it"));
    assert_eq!(bench.player(0).orders.len(), 4);
}

#[test]
fn ful_6_unfulfilled_orders_stay_over_the_rounds() {
    let mut bench = two_orders().fulfil(0);
    let held = bench.player(0).orders;
    bench.until(|game| game.table().round == 3);
    assert_eq!(bench.player(0).orders, held);
}

#[test]
fn ful_7_free_actions_come_before_the_declaration_too() {
    let mut bench = two_orders()
        .types(0, "A")
        .guilders(0, 2)
        .gear_tile(1, ["GRW-8:red", "GRW-4", "GRW-3"])
        .gear(0, 1, 0)
        .fulfil(0);
    bench.refused(0, declare(&[coloured(1, "red")]), "FUL-3", "ink_lacking");
    bench.act(0, Action::BuyType { letter: Letter::I });
    bench.act(0, Action::UseGear { axle: no(1), choice: GearChoice::Nothing });
    bench.act(0, declare(&[coloured(1, "red")]));
    assert_eq!((fame(&bench), bench.player(0).guilders), ((2, 0), 3));
}

#[test]
fn ful_7_the_declaration_comes_with_all_its_gains_and_no_bonus() {
    let mut bench = two_orders().types(0, "AAIO").inks(0, "red blue").levels(0, [0, 2, 1, 0]).fulfil(0);
    let events = bench.act(0, declare(&[complete(1, "red"), complete(2, "blue")]));
    assert!(matches!(events[0], Event::Fulfilled { .. }));
    let lost = events.iter().filter(|event| matches!(event, Event::InkLost { why: Why::Spent, .. })).count();
    assert_eq!(lost, 2);
    assert!(!events.iter().any(|event| matches!(event, Event::Bonus { .. })), "{events:?}");
    assert_eq!((fame(&bench), bench.player(0).guilders), ((4, 3), 16));
    assert_eq!(bench.awaited(), [0]);
    assert_eq!(bench.game.table().bonuses.as_slice(), [no(51), no(53)]);
}

#[test]
fn ful_7_the_step_ends_when_no_bonus_is_open() {
    let mut bench = two_orders().types(0, "AAIO").inks(0, "red blue").levels(0, [0, 2, 1, 0]).fulfil(0);
    bench.act(0, declare(&[complete(1, "red"), complete(2, "blue")]));
    let refusal = bench.refused(0, Action::EndTurn, "FUL-7", "bonuses_open");
    assert!(refusal.to_string().contains("2 bonuses are neither taken nor declined"), "{refusal}");
    bench.act(0, Action::DeclineBonus { refinement: no(53) });
    let refusal = bench.refused(0, Action::EndTurn, "FUL-7", "bonuses_open");
    assert!(refusal.to_string().contains("1 bonuses"), "{refusal}");
    bench.act(0, Action::TakeBonus { refinement: no(51), gain: BonusGain::Nothing });
    let events = bench.act(0, Action::EndTurn);
    let next = Event::Turn { seat: seat(1), action: None };
    assert_eq!(events, [Event::TurnEnded { seat: seat(0), action: None }, next]);
}

#[test]
fn ful_7_fame_for_orders_comes_between_the_declaration_and_the_end_of_the_step() {
    let mut bench = two_orders()
        .types(0, "AAIO")
        .inks(0, "red")
        .levels(0, [0, 0, 1, 0])
        .gear_tile(1, ["GRW-7:red", "GRW-4", "GRW-3"])
        .gear_tile(2, ["GRW-10:A", "GRW-4", "GRW-3"])
        .gear_tile(3, ["GRW-12:binding", "GRW-4", "GRW-3"])
        .gear(0, 1, 0)
        .gear(0, 2, 0)
        .gear(0, 3, 0)
        .fulfil(0);
    let gear = |axle| Action::UseGear { axle: no(axle), choice: GearChoice::Nothing };
    for axle in 1..=3 {
        bench.refused(0, gear(axle), "GRW-14", "not_fulfilling");
    }
    bench.act(0, declare(&[complete(1, "red"), plain(2)]));
    bench.act(0, gear(1));
    assert_eq!(bench.player(0).fame.gears, 2);
    bench.act(0, Action::TakeBonus { refinement: no(51), gain: BonusGain::Nothing });
    bench.act(0, gear(2));
    assert_eq!(bench.player(0).fame.gears, 2 + 4);
    bench.act(0, Action::EndTurn);
    bench.refused(0, gear(3), "GRW-14", "not_fulfilling");
}

#[test]
fn ful_7_orders_of_one_player_do_not_count_for_the_gears_of_another() {
    let mut bench =
        two_orders().types(0, "AI").gear_tile(1, ["GRW-10:A", "GRW-4", "GRW-3"]).gear(1, 1, 0).fulfil(0);
    bench.act(0, declare(&[plain(1)]));
    let gear = Action::UseGear { axle: no(1), choice: GearChoice::Nothing };
    bench.refused(1, gear, "GRW-14", "not_fulfilling");
}

#[test]
fn ful_7_a_declaration_leaves_the_plans_as_they_lie() {
    let mut bench = two_orders().types(0, "AI").plan(0, [3, 1, 1, 1, 1]).fulfil(0);
    bench.act(0, declare(&[plain(1)]));
    let first: Seat = seat(0);
    assert_eq!(bench.game.table().markers[first], ByAction([3, 1, 1, 1, 1]));
}

#[test]
fn ful_4_a_card_that_gives_nothing_is_fulfilled_without_a_word_of_gain() {
    let mut bench = Scenario::players(2)
        .printing_card(1, "AI", 0)
        .refinement_card(51, ("red", 0), ([0, 0, 1, 0], 0), Bonus::Fame(2))
        .order(0, 1, 51)
        .types(0, "AI")
        .inks(0, "red")
        .levels(0, [0, 0, 1, 0])
        .fulfil(0);
    let events = bench.act(0, declare(&[complete(1, "red")]));
    assert!(matches!(events[..], [Event::Fulfilled { .. }, Event::InkLost { .. }]), "{events:?}");
    bench.act(0, Action::TakeBonus { refinement: no(51), gain: BonusGain::Nothing });
    assert_eq!((bench.player(0).fame.total(), bench.player(0).guilders), (2, 10));
}
