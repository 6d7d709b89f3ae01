//! GRW-1 to GRW-6, 8, 9, 11 and 13: what the sectors give that can be used at any time.

use crate::short::{
    after_use, bag_alone, beyond, buy, caxton, disc, fame, gear_for, guilders, ink_gained, ink_lost, level,
    type_gained, type_lost, use_gear, with_gear,
};
use platen_rules::vocabulary::{BySpecialty, Ink, Letter, Specialty, TrackReward};
use platen_rules::{Action, CheapTypes, Event, Extra, Frame, GameOptions, GearChoice, OrderFrom, Why};
use platen_testkit::{inks, letters, seat};

fn exchange_ink(give: Ink, take: Ink) -> Action {
    gear_for(1, GearChoice::ExchangeInk { give, take })
}

fn exchange_type(give: Letter, take: Letter) -> Action {
    gear_for(1, GearChoice::ExchangeType { give, take })
}

fn raise(specialty: Specialty) -> Action {
    gear_for(1, GearChoice::Raise { specialty })
}

fn for_two(give: Ink, take: &str) -> Action {
    gear_for(1, GearChoice::InkForTwo { give, take: inks(take) })
}

fn cheap(count: u8) -> Action {
    gear_for(1, GearChoice::Buy { count })
}

/// The colour after this one, round again.
fn next_ink(ink: Ink) -> Ink {
    Ink::ALL[(ink.index() + 1) % 4]
}

#[test]
fn grw_1_an_ink_goes_into_the_bag_and_one_of_another_colour_comes_out() {
    let mut bench = with_gear("GRW-1").inks(0, "blue red").planning();
    let bag = bench.game.table().bag;
    let events = bench.act(0, exchange_ink(Ink::Blue, Ink::Gold));
    assert_eq!(after_use(&events), [ink_lost(Ink::Blue, Why::Gear(1)), ink_gained(Ink::Gold, Why::Gear(1))]);
    assert_eq!(bench.player(0).inks, inks("red gold"));
    let now = bench.game.table().bag;
    assert_eq!((now[Ink::Blue], now[Ink::Gold]), (bag[Ink::Blue] + 1, bag[Ink::Gold] - 1));
}

#[test]
fn grw_1_what_cannot_be_exchanged() {
    let mut bench = bag_alone(with_gear("GRW-1"), "red", 1).planning();
    let refusal = bench.refused(0, exchange_ink(Ink::Blue, Ink::Red), "GRW-1", "ink_lacking");
    assert!(refusal.to_string().contains("that takes 1 blue, and there are 0"), "{refusal}");

    let mut bench = with_gear("GRW-1").inks(0, "blue").planning();
    bench.refused(0, exchange_ink(Ink::Blue, Ink::Blue), "GRW-1", "same_thing");

    let mut bench = bag_alone(with_gear("GRW-1"), "red", 0).planning();
    let refusal = bench.refused(0, exchange_ink(Ink::Blue, Ink::Gold), "GRW-1", "bag_lacks");
    assert!(refusal.to_string().contains("the bag holds 0 gold, and 1 would be needed"), "{refusal}");
    bench.act(0, exchange_ink(Ink::Blue, Ink::Red));
}

#[test]
fn grw_1_the_first_edition_says_green() {
    let mut bench = bag_alone(with_gear("GRW-1").option("edition", "first"), "red", 0).planning();
    let refusal = bench.refused(0, exchange_ink(Ink::Blue, Ink::Silver), "GRW-1", "bag_lacks");
    assert!(refusal.to_string().contains("the bag holds 0 green"), "{refusal}");
}

#[test]
fn grw_1_wild_plays_no_part() {
    let mut bench = caxton(with_gear("GRW-1").inks(0, "red"), 0, Ink::Red).planning();
    bench.refused(0, exchange_ink(Ink::Red, Ink::Red), "GRW-1", "same_thing");
    bench.refused(0, exchange_ink(Ink::Blue, Ink::Red), "GRW-1", "ink_lacking");
    bench.act(0, exchange_ink(Ink::Red, Ink::Blue));
    assert_eq!(bench.player(0).inks, inks("blue"));
}

#[test]
fn grw_2_a_type_is_exchanged_for_another_letter() {
    let mut bench = with_gear("GRW-2").types(0, "AAI").planning();
    let events = bench.act(0, exchange_type(Letter::A, Letter::U));
    let why = Why::Gear(2);
    assert_eq!(after_use(&events), [type_lost(Letter::A, why), type_gained(Letter::U, why, None)]);
    assert_eq!((bench.player(0).letters, bench.player(0).guilders), (letters("AIU"), 10));
}

#[test]
fn grw_2_what_cannot_be_exchanged() {
    let mut bench = with_gear("GRW-2").types(0, "AAI").planning();
    bench.refused(0, exchange_type(Letter::A, Letter::A), "GRW-2", "same_thing");
    let refusal = bench.refused(0, exchange_type(Letter::O, Letter::A), "GRW-2", "type_lacking");
    assert!(refusal.to_string().contains("that takes 1 of the type O, and there are 0"), "{refusal}");
    let offered = bench.legal(0).into_iter().filter(|action| matches!(action, Action::UseGear { .. }));
    assert_eq!(offered.count(), 2 * 3, "two letters in hand, three others each");
}

#[test]
fn grw_3_the_lowest_specialty_rises_by_one() {
    let mut bench = with_gear("GRW-3").levels(0, [3, 0, 2, 1]).planning();
    let events = bench.act(0, raise(Specialty::Woodcutting));
    assert_eq!(after_use(&events), [level(Specialty::Woodcutting, 1, Why::Gear(3))]);
    assert_eq!(bench.player(0).levels, BySpecialty([3, 1, 2, 1]));
}

#[test]
fn grw_3_among_tied_ones_the_player_chooses() {
    let mut bench = with_gear("GRW-3").levels(0, [1, 3, 1, 2]).planning();
    for specialty in [Specialty::Typesetting, Specialty::Binding] {
        bench.clone().act(0, raise(specialty));
    }
    for (specialty, text) in [(Specialty::Woodcutting, "level 3"), (Specialty::Illuminating, "level 2")] {
        let refusal = bench.refused(0, raise(specialty), "GRW-3", "not_lowest");
        assert!(refusal.to_string().contains(text), "{refusal}");
        assert!(refusal.to_string().contains("the lowest is at 1"), "{refusal}");
    }
}

#[test]
fn grw_3_the_level_moves_the_disc() {
    let mut bench = with_gear("GRW-3").levels(0, [1; 4]).planning();
    bench.act(0, raise(Specialty::Binding));
    let events = bench.act(0, Action::TakeInk { ink: Ink::Gold });
    assert_eq!(events, [disc(2, TrackReward::Ink, true), ink_gained(Ink::Gold, Why::Track)]);
}

#[test]
fn grw_4_fame_equals_the_number_of_the_round() {
    for round in 1..=6 {
        let mut bench = with_gear("GRW-4").round(round).planning();
        let events = bench.act(0, use_gear(1));
        assert_eq!(after_use(&events), [fame(i16::from(round), Why::Gear(4))]);
        assert_eq!(bench.player(0).fame.gears, u16::from(round));
    }
}

#[test]
fn grw_5_an_order_is_drawn_for_and_kept() {
    let mut bench = with_gear("GRW-5").deck_tops(&[7, 8], &[57, 58]).planning();
    let events = bench.act(0, use_gear(1));
    let [Event::CardsDrawn { printing, refinement, paid: 0, why: Why::Gear(5), .. }] = after_use(&events)
    else {
        panic!("{events:?}")
    };
    assert_eq!(printing.iter().map(|card| card.number()).collect::<Vec<_>>(), [7, 8]);
    assert_eq!(refinement.iter().map(|card| card.number()).collect::<Vec<_>>(), [57, 58]);
    let keep = Action::KeepOrder { printing: printing[1], refinement: refinement[0], discard: None };
    let events = bench.act(0, keep);
    assert!(matches!(events[..], [Event::OrderTaken { from: OrderFrom::Reward, .. }]), "{events:?}");
    assert_eq!(bench.player(0).orders.len(), 1);
}

#[test]
fn grw_5_more_cards_are_paid_for_and_none_need_be_kept() {
    let mut bench = with_gear("GRW-5").guilders(0, 3).planning();
    bench.act(0, use_gear(1));
    bench.act(0, Action::DrawMore { extra: Extra::Both });
    let refusal = bench.refused(0, Action::DrawMore { extra: Extra::Both }, "ORD-5", "too_few_guilders");
    assert!(refusal.to_string().contains("it costs 2 guilders and there are 1"), "{refusal}");
    let events = bench.act(0, Action::KeepNone);
    assert_eq!(events, [Event::CardsDeclined { seat: seat(0) }]);
    assert_eq!(bench.player(0).gears[0].uses, 1, "the gear is used all the same");
}

#[test]
fn grw_6_a_type_is_discarded_for_3_fame_or_5_guilders() {
    let scenario = with_gear("GRW-6").types(0, "AO");
    let mut bench = scenario.clone().planning();
    let events = bench.act(0, gear_for(1, GearChoice::SellForFame { letter: Letter::O }));
    assert_eq!(after_use(&events), [type_lost(Letter::O, Why::Gear(6)), fame(3, Why::Gear(6))]);
    let player = bench.player(0);
    assert_eq!((player.letters, player.fame.gears, player.guilders), (letters("A"), 3, 10));

    let mut bench = scenario.planning();
    let events = bench.act(0, gear_for(1, GearChoice::SellForGuilders { letter: Letter::A }));
    assert_eq!(after_use(&events), [type_lost(Letter::A, Why::Gear(6)), guilders(5, Why::Gear(6))]);
    let player = bench.player(0);
    assert_eq!((player.letters, player.fame.gears, player.guilders), (letters("O"), 0, 15));
}

#[test]
fn grw_6_a_type_that_is_not_held_cannot_be_discarded() {
    let mut bench = with_gear("GRW-6").types(0, "A").planning();
    let choices =
        [GearChoice::SellForFame { letter: Letter::I }, GearChoice::SellForGuilders { letter: Letter::I }];
    for choice in choices {
        let refusal = bench.refused(0, gear_for(1, choice), "GRW-6", "type_lacking");
        assert!(refusal.to_string().contains("that takes 1 of the type I, and there are 0"), "{refusal}");
    }
}

#[test]
fn grw_6_the_next_type_is_cheaper_afterwards() {
    let mut bench = with_gear("GRW-6").types(0, "AAAA").planning();
    bench.act(0, gear_for(1, GearChoice::SellForFame { letter: Letter::A }));
    let events = bench.act(0, buy(Letter::A));
    assert_eq!(events, [type_gained(Letter::A, Why::Bought, Some(4))]);
}

#[test]
fn grw_8_one_ink_of_that_colour_is_taken_from_the_bag() {
    for ink in Ink::ALL {
        let mut bench = with_gear(&format!("GRW-8:{ink}")).planning();
        let bag = bench.game.table().bag[ink];
        let events = bench.act(0, use_gear(1));
        assert_eq!(after_use(&events), [ink_gained(ink, Why::Gear(8))]);
        assert_eq!((bench.player(0).inks[ink], bench.player(0).inks.total()), (1, 1));
        assert_eq!(bench.game.table().bag[ink], bag - 1);
    }
}

#[test]
fn grw_8_a_wild_colour_is_not_wild_for_the_taking() {
    let scenario = bag_alone(with_gear("GRW-8:blue"), "red red", 1);
    let mut bench = caxton(scenario, 0, Ink::Red).planning();
    let refusal = bench.refused(0, use_gear(1), "GRW-15", "bag_lacks");
    assert!(refusal.to_string().contains("the bag holds 0 blue"), "{refusal}");
}

#[test]
fn grw_9_one_ink_of_that_colour_for_any_two_of_the_bag() {
    for ink in Ink::ALL {
        let other = next_ink(ink);
        let mut bench = with_gear(&format!("GRW-9:{ink}")).inks(0, ink.code()).planning();
        let events = bench.act(0, for_two(ink, &format!("{other} {other}")));
        let why = Why::Gear(9);
        assert_eq!(after_use(&events), [ink_lost(ink, why), ink_gained(other, why), ink_gained(other, why)]);
        assert_eq!((bench.player(0).inks[other], bench.player(0).inks.total()), (2, 2));
    }
}

#[test]
fn grw_9_the_same_ink_may_come_back() {
    let mut scenario = bag_alone(with_gear("GRW-9:red"), "blue", 1);
    let players = &mut scenario.setup().table.players;
    players[seat(1)].inks[Ink::Red] -= 1;
    players[seat(0)].inks[Ink::Red] += 1;
    let mut bench = scenario.planning();
    assert_eq!(bench.game.table().bag, inks("blue"));
    bench.act(0, for_two(Ink::Red, "red blue"));
    assert_eq!(bench.player(0).inks, inks("red blue"));
    assert_eq!(bench.game.table().bag.total(), 0);
}

#[test]
fn grw_9_what_is_given_and_what_is_taken() {
    let mut bench = with_gear("GRW-9:red").inks(0, "blue").planning();
    bench.refused(0, for_two(Ink::Blue, "red red"), "GRW-9", "wrong_inks");
    let refusal = bench.refused(0, for_two(Ink::Red, "red red"), "GRW-9", "ink_lacking");
    assert!(refusal.to_string().contains("that takes 1 red, and there are 0"), "{refusal}");

    let mut bench = bag_alone(with_gear("GRW-9:red"), "blue silver silver", 0).planning();
    for taken in ["silver", "blue silver silver"] {
        let refusal = bench.refused(0, for_two(Ink::Red, taken), "INK-5", "ink_count");
        assert!(refusal.to_string().contains("it is exactly 2"), "{refusal}");
    }
    let refusal = bench.refused(0, for_two(Ink::Red, "blue blue"), "INK-3", "bag_lacks");
    assert!(refusal.to_string().contains("the bag holds 1 blue, and 2 would be needed"), "{refusal}");
    let refusal = bench.refused(0, for_two(Ink::Red, "red red"), "INK-3", "bag_lacks");
    assert!(refusal.to_string().contains("the bag holds 1 red, and 2 would be needed"), "{refusal}");
    bench.act(0, for_two(Ink::Red, "silver silver"));
}

#[test]
fn grw_9_from_an_empty_bag_only_the_ink_put_in_comes_out() {
    let mut bench = bag_alone(with_gear("GRW-9:red"), "", 0).planning();
    bench.refused(0, for_two(Ink::Red, "red red"), "INK-3", "bag_lacks");
    let events = bench.act(0, for_two(Ink::Red, "red"));
    assert_eq!(after_use(&events), [ink_lost(Ink::Red, Why::Gear(9)), ink_gained(Ink::Red, Why::Gear(9))]);
}

#[test]
fn grw_9_a_wild_ink_may_be_put_in_for_that_colour() {
    let mut bench = caxton(with_gear("GRW-9:red").inks(0, "blue gold"), 0, Ink::Blue).planning();
    let bag = bench.game.table().bag;
    bench.refused(0, for_two(Ink::Gold, "red red"), "GRW-9", "wrong_inks");
    let events = bench.act(0, for_two(Ink::Blue, "red red"));
    assert_eq!(after_use(&events)[0], ink_lost(Ink::Blue, Why::Gear(9)), "the token that it is");
    assert_eq!(bench.game.table().bag[Ink::Blue], bag[Ink::Blue] + 1);
    assert_eq!(bench.player(0).inks, inks("red red gold"));
}

#[test]
fn grw_11_one_of_that_type_for_3_guilders_less() {
    for letter in Letter::ALL {
        let mut bench = with_gear(&format!("GRW-11:{letter}")).types(0, "AIOU").planning();
        let events = bench.act(0, cheap(1));
        assert_eq!(after_use(&events), [type_gained(letter, Why::Gear(11), Some(2))], "5 less 3");
        assert_eq!((bench.player(0).letters[letter], bench.player(0).guilders), (2, 8));
    }
}

#[test]
fn grw_11_never_below_0() {
    for (owned, price) in [("", 0), ("A", 0), ("AA", 0), ("AAA", 1), ("AAAA", 2)] {
        let mut bench = with_gear("GRW-11:O").types(0, owned).planning();
        let events = bench.act(0, cheap(1));
        assert_eq!(after_use(&events), [type_gained(Letter::O, Why::Gear(11), Some(price))]);
        assert_eq!(bench.player(0).guilders, 10 - price);
    }
}

#[test]
fn grw_11_second_edition_one_type_a_use() {
    let mut bench = with_gear("GRW-11:O").planning();
    let refusal = bench.refused(0, cheap(2), "GRW-11", "one_type");
    assert!(refusal.to_string().contains("2 types named"), "{refusal}");
    bench.refused(0, cheap(0), "GRW-11", "zero_types");
    bench.act(0, cheap(1));
}

#[test]
fn grw_11_first_edition_any_number_each_at_its_own_price_less_3() {
    let mut bench = with_gear("GRW-11:O").option("edition", "first").types(0, "AA").planning();
    bench.refused(0, cheap(0), "GRW-11", "zero_types");
    let refusal = bench.refused(0, cheap(6), "GRW-15", "too_few_guilders");
    assert!(refusal.to_string().contains("it costs 15 guilders and there are 10"), "{refusal}");
    let why = Why::Gear(11);
    let events = bench.act(0, cheap(5));
    let bought: Vec<Event> = (0..5).map(|price| type_gained(Letter::O, why, Some(price))).collect();
    assert_eq!(after_use(&events), bought, "the 3rd to the 7th type");
    assert_eq!((bench.player(0).letters[Letter::O], bench.player(0).guilders), (5, 0));
    assert_eq!(bench.player(0).gears[0].uses, 1, "all in one use");
}

#[test]
fn grw_11_the_option_overrides_the_edition() {
    assert_eq!(GameOptions::new(2).cheap_types, CheapTypes::One);
    let mut one = with_gear("GRW-11:O").option("edition", "first").option("cheap_types", "one").planning();
    one.refused(0, cheap(2), "GRW-11", "one_type");
    let mut many = with_gear("GRW-11:O").option("cheap_types", "many").planning();
    many.act(0, cheap(3));
    assert_eq!(many.player(0).letters, letters("OOO"));
}

#[test]
fn grw_11_no_number_of_types_is_too_great_to_be_priced() {
    let scenario = with_gear("GRW-11:O").option("cheap_types", "many").guilders(0, 9999);
    let mut bench = scenario.types(0, &"A".repeat(150)).planning();
    let refusal = bench.refused(0, cheap(255), "GRW-15", "too_few_guilders");
    assert!(refusal.to_string().contains("there are 9999"), "{refusal}");
}

#[test]
fn grw_13_that_specialty_rises_by_one() {
    for specialty in Specialty::ALL {
        let mut bench = with_gear(&format!("GRW-13:{specialty}")).planning();
        let events = bench.act(0, use_gear(1));
        assert_eq!(after_use(&events), [level(specialty, 1, Why::Gear(13))]);
        assert_eq!(bench.player(0).levels.total(), 1);
    }
}

#[test]
fn grw_13_the_level_moves_the_disc_and_beyond_vi_it_gives_guilders() {
    let mut bench = with_gear("GRW-13:binding").levels(0, [0, 0, 4, 0]).planning();
    bench.act(0, use_gear(1));
    let track = Frame::Track { seat: seat(0), earned: [false, false, true, false] };
    assert_eq!(bench.game.table().frames.last(), Some(&track));
    let mut bench = with_gear("GRW-13:binding").levels(0, [0, 0, 6, 0]).planning();
    let events = bench.act(0, use_gear(1));
    assert_eq!(after_use(&events), [beyond(Specialty::Binding)]);
}
