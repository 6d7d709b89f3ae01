//! SPC: specialty cards, levels and the reward track.

use crate::short::{
    bag_alone, beyond, buy, declare, disc, gear_for, ink_gained, level, order, specialty_card, swap,
    type_gained, use_gear, with_gear,
};
use platen_rules::cards::Bonus;
use platen_rules::vocabulary::Specialty::{Binding, Illuminating, Typesetting, Woodcutting};
use platen_rules::vocabulary::{
    BoardAction, BySpecialty, Character, Ink, Letter, RefinementNo, Specialty, SpecialtyNo, TrackReward,
};
use platen_rules::{Action, BonusGain, Event, GearChoice, Phase, Spaces, Why};
use platen_testkit::{Bench, Scenario, inks, letters, seat};

const CARD: Why = Why::SpecialtyCard;

/// Seat 0 is to develop, with cards 101 (typesetting twice) and 105 (typesetting, woodcutting) on the board.
fn developing(scenario: Scenario) -> Bench {
    scenario.specialty_space(1, 101).specialty_space(2, 105).turn(BoardAction::Specialties, &[0, 1])
}

/// Seat 0 is to develop, with these levels.
fn at_levels(levels: [u8; 4]) -> Bench {
    developing(Scenario::players(2).levels(0, levels))
}

fn told_card(number: u8, raise: Option<Specialty>) -> Event {
    let card = SpecialtyNo::new(number).expect("a specialty card");
    Event::SpecialtyCard { seat: seat(0), card, raise }
}

fn four_orders(scenario: Scenario) -> Scenario {
    scenario.order(0, 1, 51).order(0, 2, 52).order(0, 3, 53).order(0, 4, 54)
}

#[test]
fn spc_1_every_specialty_shown_rises_by_one_level() {
    let mut bench = at_levels([0, 0, 1, 0]);
    let events = bench.act(0, specialty_card(105, None));
    let expected = [told_card(105, None), level(Typesetting, 1, CARD), level(Woodcutting, 1, CARD)];
    assert_eq!(events, expected);
    assert_eq!(bench.player(0).levels, BySpecialty([1, 1, 1, 0]));
    assert_eq!(bench.player(0).guilders, 10, "it costs nothing");
}

#[test]
fn spc_1_a_symbol_shown_twice_raises_by_two_levels() {
    let mut bench = at_levels([2, 0, 0, 0]);
    let events = bench.act(0, specialty_card(101, None));
    let expected = [told_card(101, None), level(Typesetting, 3, CARD), level(Typesetting, 4, CARD)];
    assert_eq!(events, expected);
}

#[test]
fn spc_1_each_of_the_ten_cards_raises_what_it_shows() {
    let raised = [
        (101, [2, 0, 0, 0]),
        (102, [0, 2, 0, 0]),
        (103, [0, 0, 2, 0]),
        (104, [0, 0, 0, 2]),
        (105, [1, 1, 0, 0]),
        (106, [1, 0, 1, 0]),
        (107, [1, 0, 0, 1]),
        (108, [0, 1, 1, 0]),
        (109, [0, 1, 0, 1]),
        (110, [0, 0, 1, 1]),
    ];
    for (card, levels) in raised {
        let mut bench = Scenario::players(2).specialty_space(1, card).turn(BoardAction::Specialties, &[0]);
        bench.act(0, specialty_card(card, None));
        assert_eq!(bench.player(0).levels, BySpecialty(levels), "card {card}");
    }
}

#[test]
fn spc_1_or_any_single_specialty_rises_by_one_level_shown_or_not() {
    for specialty in Specialty::ALL {
        let mut bench = at_levels([0; 4]);
        let events = bench.act(0, specialty_card(101, Some(specialty)));
        assert_eq!(events, [told_card(101, Some(specialty)), level(specialty, 1, CARD)]);
        assert_eq!(bench.player(0).levels.total(), 1);
    }
}

#[test]
fn spc_1_one_card_of_the_board_a_turn_by_the_player_whose_turn_it_is() {
    let mut bench = at_levels([0; 4]);
    bench.refused(1, specialty_card(105, None), "PLN-4", "not_awaited");
    let refusal = bench.refused(0, specialty_card(109, None), "SPC-1", "card_not_there");
    assert!(refusal.to_string().contains("no. 109 is not there"), "{refusal}");
    bench.act(0, specialty_card(105, None));
    bench.refused(0, specialty_card(101, None), "PLN-4", "already_acted");
}

#[test]
fn spc_1_nobody_has_to_take_a_card() {
    let mut bench = at_levels([0; 4]);
    bench.act(0, Action::Pass);
    assert_eq!(bench.player(0).levels.total(), 0);
    assert_eq!(bench.awaited(), [1]);
}

#[test]
fn spc_2_the_card_taken_is_discarded_at_once() {
    for raise in [None, Some(Binding)] {
        let mut bench = at_levels([0; 4]);
        bench.act(0, specialty_card(105, raise));
        let card = SpecialtyNo::new(105).expect("a specialty card");
        assert!(bench.game.table().specialty.discard.contains(card));
        assert!(!bench.game.table().specialty_spaces.contains(&Some(card)));
        bench.act(0, Action::EndTurn);
        bench.refused(1, specialty_card(105, None), "SPC-1", "card_not_there");
    }
}

#[test]
fn spc_2_cards_left_are_discarded_when_all_have_acted() {
    let mut bench = at_levels([0; 4]);
    bench.act(0, specialty_card(105, None));
    let events = bench.act(0, Action::EndTurn);
    let cleared = |event: &Event| matches!(event, Event::BoardCleared { .. });
    assert!(!events.iter().any(cleared), "one is still to act: {events:?}");
    let left = SpecialtyNo::new(101);
    let events = bench.act(1, Action::Pass);
    let spaces = Spaces { specialty: [left, None].into_iter().collect(), ..Spaces::default() };
    assert!(events.contains(&Event::BoardCleared { action: BoardAction::Specialties, spaces }), "{events:?}");
    assert!(bench.game.table().specialty.discard.contains(left.expect("a specialty card")));
    assert_eq!(bench.game.table().specialty_spaces, [None; 4]);
}

#[test]
fn spc_3_a_level_beyond_vi_gives_3_guilders_instead() {
    let mut bench = at_levels([6, 0, 0, 0]);
    let events = bench.act(0, specialty_card(105, None));
    assert_eq!(events, [told_card(105, None), beyond(Typesetting), level(Woodcutting, 1, CARD)]);
    assert_eq!((bench.player(0).levels[Typesetting], bench.player(0).guilders), (6, 13));
}

#[test]
fn spc_3_each_of_two_levels_beyond_vi_gives_3_guilders() {
    let mut bench = at_levels([6, 0, 0, 0]);
    let events = bench.act(0, specialty_card(101, None));
    assert_eq!(events, [told_card(101, None), beyond(Typesetting), beyond(Typesetting)]);
    assert_eq!(bench.player(0).guilders, 16);
}

#[test]
fn spc_3_only_the_part_beyond_vi_gives_guilders() {
    let mut bench = at_levels([5, 0, 0, 0]);
    let events = bench.act(0, specialty_card(101, None));
    assert_eq!(events, [told_card(101, None), level(Typesetting, 6, CARD), beyond(Typesetting)]);
    assert_eq!(bench.player(0).guilders, 13);
}

#[test]
fn spc_3_a_specialty_at_vi_may_be_chosen_on_purpose_with_a_card() {
    let mut bench = at_levels([6, 0, 0, 0]);
    let events = bench.act(0, specialty_card(105, Some(Typesetting)));
    assert_eq!(events, [told_card(105, Some(Typesetting)), beyond(Typesetting)]);
}

#[test]
fn spc_3_a_specialty_at_vi_may_be_chosen_on_purpose_as_a_patronage_reward() {
    let mut bench = Scenario::players(2).levels(0, [0, 6, 0, 0]).turn(BoardAction::Patronage, &[0]);
    let events = bench.act(0, Action::PatronageSpecialty { specialty: Woodcutting });
    assert_eq!(events[1..], [beyond(Woodcutting)]);
    assert_eq!(bench.player(0).guilders, 13);
}

#[test]
fn spc_3_a_specialty_at_vi_may_be_chosen_on_purpose_as_a_bonus() {
    let mut bench = Scenario::players(2)
        .printing_card(1, "A", 0)
        .refinement_card(51, ("red", 2), ([1, 0, 0, 0], 1), Bonus::Specialty)
        .order(0, 1, 51)
        .types(0, "A")
        .inks(0, "red")
        .levels(0, [1, 0, 0, 6])
        .fulfil(0);
    bench.act(0, declare(&[order(1, Some("red"), true)]));
    let refinement = RefinementNo::new(51).expect("a refinement card");
    let gain = BonusGain::Specialty { specialty: Illuminating };
    let events = bench.act(0, Action::TakeBonus { refinement, gain });
    assert_eq!(events[1..], [beyond(Illuminating)]);
    assert_eq!(bench.player(0).guilders, 13);
}

#[test]
fn spc_3_a_gear_for_a_specialty_at_vi_gives_guilders() {
    let mut bench = with_gear("GRW-13:binding").levels(0, [0, 0, 6, 0]).planning();
    let events = bench.act(0, use_gear(1));
    assert_eq!(events[1..], [beyond(Binding)]);
    assert_eq!((bench.player(0).levels[Binding], bench.player(0).guilders), (6, 13));
}

#[test]
fn spc_3_the_gear_for_the_lowest_gives_guilders_only_if_all_are_at_vi() {
    let top = gear_for(1, GearChoice::Raise { specialty: Typesetting });
    let mut bench = with_gear("GRW-3").levels(0, [6, 6, 6, 5]).planning();
    let refusal = bench.refused(0, top, "GRW-3", "not_lowest");
    assert!(refusal.to_string().contains("typesetting is at level 6; the lowest is at 5"), "{refusal}");
    let mut bench = with_gear("GRW-3").levels(0, [6; 4]).planning();
    let events = bench.act(0, top);
    assert_eq!(events[1..], [beyond(Typesetting)]);
}

#[test]
fn spc_4_the_first_time_at_ii_iv_v_and_vi_gives_the_reward_of_the_space() {
    let track = [
        None,
        Some(TrackReward::Ink),
        None,
        Some(TrackReward::Ink),
        Some(TrackReward::Order),
        Some(TrackReward::Type),
    ];
    for (reached, reward) in (1..).zip(track) {
        let mut bench = at_levels([0, 0, reached - 1, 0]);
        bench.act(0, specialty_card(101, Some(Binding)));
        assert_eq!(bench.player(0).disc, reached);
        assert_eq!(bench.game.table().frames.len(), usize::from(reward.is_some()), "level {reached}");
        if let Some(reward) = reward {
            let events = bench.act(0, Action::DeclineReward);
            assert_eq!(events, [disc(reached, reward, false)]);
        }
    }
}

#[test]
fn spc_4_at_ii_and_iv_an_ink_of_choice_is_taken_from_the_bag() {
    for reached in [2, 4] {
        let mut bench = at_levels([reached - 1, 0, 0, 0]);
        bench.act(0, specialty_card(101, Some(Typesetting)));
        let bag = bench.game.table().bag[Ink::Gold];
        let events = bench.act(0, Action::TakeInk { ink: Ink::Gold });
        let expected = [disc(reached, TrackReward::Ink, true), ink_gained(Ink::Gold, Why::Track)];
        assert_eq!(events, expected);
        assert_eq!((bench.player(0).inks, bench.game.table().bag[Ink::Gold]), (inks("gold"), bag - 1));
    }
}

#[test]
fn spc_4_at_v_an_order_is_drawn_and_at_vi_a_type_of_choice_is_given() {
    let mut bench = at_levels([4, 0, 0, 0]);
    bench.act(0, specialty_card(101, Some(Typesetting)));
    let events = bench.act(0, Action::DrawOrder);
    let [told, Event::CardsDrawn { printing, refinement, paid: 0, why: Why::Track, .. }] = &events[..] else {
        panic!("{events:?}")
    };
    assert_eq!(*told, disc(5, TrackReward::Order, true));
    assert_eq!((printing.len(), refinement.len()), (2, 2));

    let mut bench = at_levels([5, 0, 0, 0]);
    bench.act(0, specialty_card(101, Some(Typesetting)));
    let events = bench.act(0, Action::TakeType { letter: Letter::O });
    let expected = [disc(6, TrackReward::Type, true), type_gained(Letter::O, Why::Track, None)];
    assert_eq!(events, expected);
    assert_eq!((bench.player(0).letters, bench.player(0).guilders), (letters("O"), 10));
}

#[test]
fn spc_4_another_reward_than_that_of_the_space_is_refused() {
    let mut bench = at_levels([4, 0, 0, 0]);
    bench.act(0, specialty_card(101, Some(Typesetting)));
    let refusal = bench.refused(0, Action::TakeInk { ink: Ink::Red }, "SPC-4", "wrong_reward");
    assert!(refusal.to_string().contains("the reward is: order"), "{refusal}");
    bench.refused(0, Action::TakeType { letter: Letter::A }, "SPC-4", "wrong_reward");
}

#[test]
fn spc_4_the_same_level_with_another_specialty_gives_nothing() {
    for reached in [2, 4, 5, 6] {
        let mut bench = at_levels([reached, reached - 1, 0, 0]);
        let events = bench.act(0, specialty_card(101, Some(Woodcutting)));
        let told = [told_card(101, Some(Woodcutting)), level(Woodcutting, reached, CARD)];
        assert_eq!(events, told);
        assert!(bench.game.table().frames.is_empty(), "level {reached}");
        bench.act(0, Action::EndTurn);
    }
}

#[test]
fn spc_4_two_specialties_reaching_a_level_together_give_one_reward() {
    let mut bench = at_levels([1, 1, 0, 0]);
    bench.act(0, specialty_card(105, None));
    bench.act(0, Action::TakeInk { ink: Ink::Red });
    assert_eq!(bench.player(0).levels, BySpecialty([2, 2, 0, 0]));
    assert_eq!(bench.player(0).inks, inks("red"));
    bench.act(0, Action::EndTurn);
}

#[test]
fn spc_4_the_disc_does_not_stop_at_a_lower_space_again() {
    let mut bench = at_levels([1, 3, 0, 0]);
    bench.act(0, specialty_card(105, None));
    let events = bench.act(0, Action::TakeInk { ink: Ink::Red });
    assert_eq!(events[0], disc(4, TrackReward::Ink, true), "level II of typesetting came too late");
    bench.act(0, Action::EndTurn);
}

#[test]
fn spc_4_the_disc_keeps_its_place_when_plantin_swaps_the_highest_away() {
    let mut bench = developing(Scenario::players(2).levels(0, [5, 1, 0, 0]).character(0, Character::Plantin));
    bench.act(0, swap(Typesetting, Woodcutting));
    assert_eq!((bench.player(0).levels, bench.player(0).disc), (BySpecialty([1, 5, 0, 0]), 5));
    let events = bench.act(0, specialty_card(101, None));
    assert_eq!(events.last(), Some(&level(Typesetting, 3, CARD)));
    bench.act(0, Action::EndTurn);
}

#[test]
fn spc_4_from_iv_to_vi_by_a_double_symbol_gives_the_order_and_then_the_type() {
    let mut bench = at_levels([4, 0, 0, 0]);
    let events = bench.act(0, specialty_card(101, None));
    assert_eq!(events, [told_card(101, None), level(Typesetting, 5, CARD), level(Typesetting, 6, CARD)]);
    bench.refused(0, Action::TakeType { letter: Letter::A }, "SPC-4", "wrong_reward");
    bench.act(0, Action::DrawOrder);
    bench.refused(0, Action::TakeType { letter: Letter::A }, "FRE-5", "not_asked");
    let kept = bench.legal(0).into_iter().find(|action| matches!(action, Action::KeepOrder { .. }));
    bench.act(0, kept.expect("an order to keep"));
    assert_eq!(bench.player(0).orders.len(), 1);
    let events = bench.act(0, Action::TakeType { letter: Letter::A });
    assert_eq!(events[0], disc(6, TrackReward::Type, true));
    assert_eq!((bench.player(0).disc, bench.player(0).letters), (6, letters("A")));
    bench.act(0, Action::EndTurn);
}

#[test]
fn spc_4_from_iii_to_v_gives_the_ink_and_then_the_order() {
    let mut bench = at_levels([3, 0, 0, 0]);
    bench.act(0, specialty_card(101, None));
    let events = bench.act(0, Action::TakeInk { ink: Ink::Blue });
    assert_eq!(events, [disc(4, TrackReward::Ink, true), ink_gained(Ink::Blue, Why::Track)]);
    let events = bench.act(0, Action::DrawOrder);
    assert_eq!(events[0], disc(5, TrackReward::Order, true));
}

#[test]
fn spc_4_a_jump_past_a_space_gives_its_reward() {
    let mut bench = at_levels([1, 0, 0, 0]);
    bench.act(0, specialty_card(101, None));
    let events = bench.act(0, Action::TakeInk { ink: Ink::Red });
    assert_eq!(events[0], disc(2, TrackReward::Ink, true));
    assert_eq!(bench.player(0).disc, 3, "the disc stands at the highest level reached");
    bench.act(0, Action::EndTurn);
}

#[test]
fn spc_5_levels_and_guilders_of_one_effect_come_before_its_rewards() {
    let mut bench = at_levels([5, 0, 0, 0]);
    let events = bench.act(0, specialty_card(101, None));
    assert_eq!(events.last(), Some(&beyond(Typesetting)));
    assert_eq!(bench.player(0).guilders, 13, "at once, before the reward is taken");
    let events = bench.act(0, Action::TakeType { letter: Letter::U });
    assert_eq!(events[0], disc(6, TrackReward::Type, true));
}

#[test]
fn spc_5_both_specialties_of_a_card_are_raised_before_the_first_reward() {
    let mut bench = at_levels([1, 3, 0, 0]);
    let events = bench.act(0, specialty_card(105, None));
    assert_eq!(events[1..], [level(Typesetting, 2, CARD), level(Woodcutting, 4, CARD)]);
    assert_eq!(bench.game.table().frames.len(), 1);
}

#[test]
fn spc_5_each_reward_may_be_declined_and_the_disc_moves_all_the_same() {
    let mut bench = at_levels([4, 0, 0, 0]);
    bench.act(0, specialty_card(101, None));
    assert_eq!(bench.act(0, Action::DeclineReward), [disc(5, TrackReward::Order, false)]);
    assert_eq!(bench.act(0, Action::DeclineReward), [disc(6, TrackReward::Type, false)]);
    let player = bench.player(0);
    assert_eq!((player.disc, player.orders.len(), player.letters.total()), (6, 0, 0));
    bench.act(0, Action::EndTurn);
}

#[test]
fn spc_5_declining_one_reward_leaves_the_next() {
    let mut bench = at_levels([4, 0, 0, 0]);
    bench.act(0, specialty_card(101, None));
    bench.act(0, Action::DeclineReward);
    bench.act(0, Action::TakeType { letter: Letter::I });
    assert_eq!((bench.player(0).orders.len(), bench.player(0).letters), (0, letters("I")));
}

#[test]
fn spc_5_a_free_type_makes_the_next_one_dearer_and_declining_it_does_not() {
    for (choice, price) in [(Action::TakeType { letter: Letter::I }, 5), (Action::DeclineReward, 4)] {
        let mut bench = developing(Scenario::players(2).levels(0, [5, 0, 0, 0]).types(0, "AAA"));
        bench.act(0, specialty_card(101, Some(Typesetting)));
        bench.act(0, choice);
        let events = bench.act(0, buy(Letter::O));
        assert_eq!(events, [type_gained(Letter::O, Why::Bought, Some(price))]);
    }
}

#[test]
fn spc_5_an_ink_is_lost_when_the_bag_is_empty() {
    let scenario = bag_alone(Scenario::players(2), "", 1).levels(0, [1, 0, 0, 0]);
    let mut bench = scenario
        .gear_tile(1, ["GRW-13:typesetting", "GRW-4", "GRW-4"])
        .gear(0, 1, 0)
        .turn(BoardAction::Specialties, &[0]);
    let events = bench.act(0, use_gear(1));
    assert_eq!(events[1..], [level(Typesetting, 2, Why::Gear(13)), disc(2, TrackReward::Ink, false)]);
    assert_eq!((bench.player(0).disc, bench.player(0).inks.total()), (2, 0));
    bench.act(0, Action::Pass);
}

#[test]
fn spc_5_a_lost_ink_does_not_hold_up_the_next_reward() {
    let mut bench = developing(bag_alone(Scenario::players(2), "", 1).levels(0, [3, 0, 0, 0]));
    let events = bench.act(0, specialty_card(101, None));
    assert_eq!(events.last(), Some(&disc(4, TrackReward::Ink, false)));
    let events = bench.act(0, Action::DrawOrder);
    assert_eq!(events[0], disc(5, TrackReward::Order, true));
}

#[test]
fn spc_5_an_order_that_needs_a_slot_is_lost_without_one() {
    let scenario = four_orders(Scenario::players(2)).option("reward_order_when_full", "needs_slot");
    let mut bench = developing(scenario.levels(0, [4, 0, 0, 0]));
    let events = bench.act(0, specialty_card(101, None));
    assert_eq!(events.last(), Some(&disc(5, TrackReward::Order, false)));
    bench.act(0, Action::TakeType { letter: Letter::A });
    bench.act(0, Action::EndTurn);

    let mut bench = developing(four_orders(Scenario::players(2)).levels(0, [4, 0, 0, 0]));
    bench.act(0, specialty_card(101, Some(Typesetting)));
    bench.act(0, Action::DrawOrder);
    assert!(bench.offers(0, |action| matches!(action, Action::KeepOrder { discard: Some(_), .. })));
}

#[test]
fn spc_5_the_ink_chosen_must_be_in_the_bag() {
    let mut bench = developing(bag_alone(Scenario::players(2), "red", 1).levels(0, [1, 0, 0, 0]));
    bench.act(0, specialty_card(101, Some(Typesetting)));
    let refusal = bench.refused(0, Action::TakeInk { ink: Ink::Blue }, "INK-3", "bag_lacks");
    assert!(refusal.to_string().contains("the bag holds 0 blue, and 1 would be needed"), "{refusal}");
    bench.act(0, Action::TakeInk { ink: Ink::Red });
}

#[test]
fn spc_5_rewards_come_before_anything_else_of_the_turn() {
    let mut bench = at_levels([1, 0, 0, 0]);
    bench.act(0, specialty_card(101, Some(Typesetting)));
    bench.refused(0, Action::EndTurn, "FRE-5", "not_asked");
    bench.refused(0, use_gear(1), "FRE-5", "reward_first");
    bench.act(0, Action::DeclineReward);
    assert_eq!(
        bench.game.table().phase,
        Phase::Turn { action: BoardAction::Specialties, at: 0, acted: true }
    );
}

#[test]
fn spc_5_a_level_from_patronage_earns_its_reward_too() {
    let mut bench = Scenario::players(2).levels(0, [1, 0, 0, 0]).turn(BoardAction::Patronage, &[0]);
    let events = bench.act(0, Action::PatronageSpecialty { specialty: Typesetting });
    assert_eq!(events[1..], [level(Typesetting, 2, Why::Patronage)]);
    bench.act(0, Action::TakeInk { ink: Ink::Silver });
    assert_eq!(bench.player(0).inks, inks("silver"));
    bench.act(0, Action::EndTurn);
}
