//! FRE-1, 2, 4, 5 and 6: buying types, what is not offered, and rewards that are resolved to their end.

use crate::short::{
    buy, declare, disc, gear_for, level, offers_gear, offers_type, order, plan, specialty_card, swap,
    type_gained, use_gear, with_gear,
};
use platen_rules::cards::Bonus;
use platen_rules::vocabulary::{
    BoardAction, BySpecialty, Character, Ink, InkSetNo, Letter, Specialty, TrackReward,
};
use platen_rules::{Action, Event, Extra, GearChoice, Phase, Why};
use platen_testkit::{Bench, Scenario, letters, seat};

const SWAP: (Specialty, Specialty) = (Specialty::Typesetting, Specialty::Binding);

/// Seat 0 is Plantin with a gear of that sector; seat 1 has a gear that gives fame.
fn plantin(active: &str) -> Scenario {
    with_gear(active)
        .gear_tile(2, ["GRW-4"; 3])
        .gear(1, 2, 0)
        .levels(0, [1, 0, 0, 0])
        .character(0, Character::Plantin)
}

#[track_caller]
fn nothing_free(bench: &mut Bench) {
    for number in [0, 1] {
        for action in [buy(Letter::A), use_gear(1), swap(SWAP.0, SWAP.1)] {
            bench.refused(number, action, "FRE-5", "reward_first");
        }
    }
}

#[test]
fn fre_1_the_nth_type_costs_n_guilders() {
    for (owned, price) in (0..12).zip(1u16..) {
        let types = "AIOU".repeat(3);
        let scenario = Scenario::players(2).types(0, &types[..owned]).guilders(0, 20);
        let mut bench = scenario.planning();
        let events = bench.act(0, buy(Letter::U));
        assert_eq!(events, [type_gained(Letter::U, Why::Bought, Some(price))]);
        assert_eq!(bench.player(0).guilders, 20 - price);
    }
}

#[test]
fn fre_1_the_fourth_and_the_fifth_type_cost_4_and_5_guilders() {
    let mut bench = Scenario::players(2).types(0, "AIO").planning();
    bench.act(0, buy(Letter::U));
    bench.act(0, buy(Letter::U));
    assert_eq!(bench.player(0).guilders, 10 - 9);
    assert_eq!(bench.player(0).letters, letters("AIOUU"));
    assert_eq!(bench.player(1).guilders, 10, "it is paid to the bank");
}

#[test]
fn fre_1_any_number_of_any_letter_as_far_as_the_money_goes() {
    let mut bench = Scenario::players(2).planning();
    for letter in [Letter::O, Letter::O, Letter::A, Letter::I] {
        bench.act(0, buy(letter));
    }
    assert_eq!((bench.player(0).guilders, bench.player(0).letters), (0, letters("AIOO")));
    let refusal = bench.refused(0, buy(Letter::A), "FRE-1", "too_few_guilders");
    assert!(refusal.to_string().contains("it costs 5 guilders and there are 0"), "{refusal}");
}

#[test]
fn fre_1_no_action_is_used() {
    let mut bench = Scenario::players(2).ink_set(1, "red red red").turn(BoardAction::Inks, &[0, 1]);
    bench.act(0, buy(Letter::A));
    assert_eq!(bench.awaited(), [0]);
    bench.act(0, Action::TakeInks { set: InkSetNo::new(1).expect("a set"), count: 1 });
    bench.act(0, buy(Letter::A));
    bench.act(0, Action::EndTurn);
}

#[test]
fn fre_2_gears_and_plantins_swap_are_free_actions() {
    let mut bench = plantin("GRW-4").turn(BoardAction::Inks, &[0, 1]);
    bench.act(0, use_gear(1));
    let events = bench.act(0, swap(SWAP.0, SWAP.1));
    assert_eq!(events, [Event::LevelsSwapped { seat: seat(0), a: SWAP.0, b: SWAP.1 }]);
    assert_eq!(bench.player(0).levels, BySpecialty([0, 0, 1, 0]));
    assert_eq!(bench.game.table().phase, Phase::Turn { action: BoardAction::Inks, at: 0, acted: false });
}

#[test]
fn fre_4_a_type_is_offered_only_to_who_can_pay_it() {
    let with = |guilders| Scenario::players(2).types(0, "AIO").guilders(0, guilders).planning();
    let mut bench = with(3);
    assert!(!offers_type(&bench, 0));
    let refusal = bench.refused(0, buy(Letter::A), "FRE-1", "too_few_guilders");
    assert!(refusal.to_string().contains("it costs 4 guilders and there are 3"), "{refusal}");
    assert!(offers_type(&with(4), 0));
}

#[test]
fn fre_4_inks_and_extra_cards_that_cannot_be_paid_are_not_offered() {
    let scenario = Scenario::players(2).ink_set(1, "red red red").guilders(0, 1);
    let mut bench = scenario.turn(BoardAction::Inks, &[0]);
    let set = InkSetNo::new(1).expect("a set");
    let refusal = bench.refused(0, Action::TakeInks { set, count: 3 }, "INK-1", "too_few_guilders");
    assert!(refusal.to_string().contains("it costs 3 guilders and there are 1"), "{refusal}");
    assert!(bench.offers(0, |action| *action == Action::TakeInks { set, count: 2 }));

    let mut bench = with_gear("GRW-5").guilders(0, 1).planning();
    bench.act(0, use_gear(1));
    assert!(!bench.offers(0, |action| matches!(action, Action::DrawMore { .. })));
    bench.refused(0, Action::DrawMore { extra: Extra::Printing }, "ORD-5", "too_few_guilders");
}

#[test]
fn fre_4_a_gear_that_can_do_nothing_is_not_offered() {
    for active in ["GRW-1", "GRW-2", "GRW-6", "GRW-7:red", "GRW-9:red", "GRW-10:A", "GRW-12:binding"] {
        assert!(!offers_gear(&with_gear(active).planning(), 0), "{active}");
    }
    let bench = plantin("GRW-1").levels(0, [1; 4]).planning();
    assert!(!bench.offers(0, |action| matches!(action, Action::SwapLevels { .. })), "no levels that differ");
}

#[test]
fn fre_4_everything_offered_can_be_paid() {
    let bench = plantin("GRW-11:A").types(0, "AAAA").guilders(0, 2).turn(BoardAction::Inks, &[0]);
    for action in bench.legal(0) {
        bench.clone().act(0, action);
    }
    assert!(offers_gear(&bench, 0) && !offers_type(&bench, 0), "5 is too much, 5 less 3 is not");
}

#[test]
fn fre_5_nobody_does_anything_free_in_the_middle_of_a_gears_order() {
    let mut bench = plantin("GRW-5").planning();
    bench.act(0, use_gear(1));
    nothing_free(&mut bench);
    bench.act(0, Action::DrawMore { extra: Extra::Both });
    nothing_free(&mut bench);
    bench.act(0, Action::KeepNone);
    bench.act(0, swap(SWAP.0, SWAP.1));
    bench.act(1, use_gear(1));
    bench.act(1, buy(Letter::A));
}

#[test]
fn fre_5_a_reward_is_resolved_with_all_that_it_sets_off() {
    let mut bench = plantin("GRW-13:typesetting").levels(0, [4, 0, 0, 0]).turn(BoardAction::Inks, &[0, 1]);
    let events = bench.act(0, use_gear(1));
    assert_eq!(events[1..], [level(Specialty::Typesetting, 5, Why::Gear(13))]);
    nothing_free(&mut bench);
    let events = bench.act(0, Action::DrawOrder);
    assert_eq!(events[0], disc(5, TrackReward::Order, true));
    nothing_free(&mut bench);
    bench.act(0, Action::DrawMore { extra: Extra::Refinement });
    nothing_free(&mut bench);
    bench.act(0, Action::KeepNone);
    bench.act(1, buy(Letter::A));
}

#[test]
fn fre_5_the_rewards_of_a_main_choice_come_first_too() {
    let scenario = plantin("GRW-4").levels(0, [4, 0, 0, 0]).specialty_space(1, 101);
    let mut bench = scenario.turn(BoardAction::Specialties, &[0, 1]);
    bench.act(0, specialty_card(101, None));
    nothing_free(&mut bench);
    bench.act(0, Action::DeclineReward);
    nothing_free(&mut bench);
    bench.act(0, Action::TakeType { letter: Letter::A });
    bench.act(0, use_gear(1));
}

#[test]
fn fre_5_the_reward_of_a_bonus_comes_first_too() {
    let mut bench = plantin("GRW-4")
        .levels(0, [1, 0, 0, 0])
        .printing_card(1, "A", 1)
        .refinement_card(51, ("red", 1), ([1, 0, 0, 0], 1), Bonus::Specialty)
        .order(0, 1, 51)
        .types(0, "A")
        .inks(0, "red")
        .fulfil(0);
    bench.act(0, declare(&[order(1, Some("red"), true)]));
    let level = bench.legal(0).into_iter().find(|action| matches!(action, Action::TakeBonus { .. }));
    bench.act(0, level.expect("typesetting to II"));
    nothing_free(&mut bench);
    bench.act(0, Action::TakeInk { ink: Ink::Red });
    bench.act(0, use_gear(1));
}

#[test]
fn fre_5_money_for_extra_cards_must_be_in_hand_before() {
    let scenario = with_gear("GRW-5").gear_tile(2, ["GRW-6"; 3]).gear(0, 2, 0).types(0, "A").guilders(0, 1);
    let sell = gear_for(2, GearChoice::SellForGuilders { letter: Letter::A });
    let mut late = scenario.clone().planning();
    late.act(0, use_gear(1));
    let refusal = late.refused(0, sell, "FRE-5", "reward_first");
    assert!(refusal.to_string().contains("seat 0 is resolving a reward"), "{refusal}");
    late.refused(0, Action::DrawMore { extra: Extra::Both }, "ORD-5", "too_few_guilders");

    let mut early = scenario.planning();
    early.act(0, sell);
    early.act(0, use_gear(1));
    early.act(0, Action::DrawMore { extra: Extra::Both });
    assert_eq!(early.player(0).guilders, 1 + 5 - 2);
}

#[test]
fn fre_5_another_players_reward_holds_up_the_turn() {
    let mut bench = plantin("GRW-5").turn(BoardAction::Inks, &[1, 0]);
    bench.act(0, use_gear(1));
    assert_eq!(bench.awaited(), [0]);
    assert_eq!(bench.legal(1), []);
    let refusal = bench.refused(1, Action::Pass, "FRE-5", "reward_first");
    assert!(refusal.to_string().contains("seat 0 is resolving a reward"), "{refusal}");
    bench.act(0, Action::KeepNone);
    assert_eq!(bench.awaited(), [1]);
    bench.act(1, Action::Pass);
}

#[test]
fn fre_6_free_actions_during_planning_take_effect_at_once() {
    let mut bench = plantin("GRW-4").planning();
    let events = bench.act(0, buy(Letter::A));
    assert_eq!(events, [type_gained(Letter::A, Why::Bought, Some(1))]);
    let view = bench.game.view(Some(seat(1)));
    assert_eq!(view.table.players[seat(0)].letters, letters("A"), "everyone sees it");
    assert_eq!(bench.awaited(), [0, 1]);
}

#[test]
fn fre_6_they_are_for_players_who_have_committed_too_and_undo_nothing() {
    let mut bench = plantin("GRW-4").planning();
    bench.act(0, plan(1, 6));
    for action in [buy(Letter::A), use_gear(1), swap(SWAP.0, SWAP.1)] {
        bench.act(0, action);
        assert_eq!(bench.awaited(), [1], "still committed");
    }
    let events = bench.act(1, plan(2, 6));
    assert!(events.iter().any(|event| matches!(event, Event::Plan { .. })), "{events:?}");
    assert_eq!(bench.game.table().markers[seat(0)].0, [0, 0, 0, 6, 1], "the plan is as it was committed");
}

#[test]
fn fre_6_they_show_nothing_of_a_plan() {
    let committed = |of_plan: Action| {
        let mut bench = plantin("GRW-4").planning();
        let mut events = bench.act(0, of_plan);
        events.extend(bench.act(0, use_gear(1)));
        events.extend(bench.act(0, buy(Letter::A)));
        let views = [bench.game.view(None), bench.game.view(Some(seat(1)))];
        (events, views)
    };
    assert_eq!(committed(plan(1, 6)), committed(plan(6, 1)));
}

#[test]
fn fre_6_plans_are_committed_and_taken_back_while_another_resolves_a_reward() {
    let mut bench = plantin("GRW-5").planning();
    bench.act(0, use_gear(1));
    assert_eq!(bench.awaited(), [0, 1]);
    bench.act(1, plan(2, 6));
    bench.act(1, Action::TakeBackPlan);
    bench.act(1, plan(3, 5));
    bench.act(0, Action::KeepNone);
    assert_eq!(bench.awaited(), [0]);
}

#[test]
fn fre_6_the_reveal_waits_until_no_reward_is_being_resolved() {
    let mut bench = plantin("GRW-5").planning();
    bench.act(0, plan(1, 6));
    bench.act(0, use_gear(1));
    let events = bench.act(1, plan(2, 6));
    assert_eq!(events, [Event::PlanCommitted { seat: seat(1) }]);
    assert_eq!((bench.game.table().phase, bench.awaited()), (Phase::Planning, vec![0]));
    bench.refused(1, Action::TakeBackPlan, "PLN-2", "all_committed");
    let events = bench.act(0, Action::KeepNone);
    let plans = events.iter().filter(|event| matches!(event, Event::Plan { .. })).count();
    assert_eq!(plans, 2, "{events:?}");
    assert_eq!(bench.game.table().markers[seat(1)].0, [0, 0, 0, 6, 2]);
}

#[test]
fn fre_6_a_reward_that_sets_off_others_holds_the_reveal_to_its_end() {
    let mut bench = plantin("GRW-13:typesetting").levels(0, [4, 0, 0, 0]).planning();
    bench.act(0, plan(1, 6));
    bench.act(0, use_gear(1));
    bench.act(1, plan(2, 6));
    bench.act(0, Action::DrawOrder);
    assert_eq!(bench.game.table().phase, Phase::Planning);
    bench.act(0, Action::KeepNone);
    assert_ne!(bench.game.table().phase, Phase::Planning);
}
