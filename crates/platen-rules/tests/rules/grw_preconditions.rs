//! GRW-15: a gear can be used only if its reward can be taken; each precondition both ways.

use crate::short::{bag_alone, caxton, declare, gear_for, offers_gear, order, use_gear, with_gear};
use platen_rules::vocabulary::{CardBits, Ink, Letter, Specialty};
use platen_rules::{Action, GearChoice, Look};
use platen_testkit::{Bench, Scenario, inks, seat};

fn four_orders(scenario: Scenario, count: u8) -> Scenario {
    (1..=count).fold(scenario, |scenario, number| scenario.order(0, number, 50 + number))
}

/// Gives one ink of seat 1, who holds all that are neither in the bag nor with seat 0, to seat 0.
fn hand_over(mut scenario: Scenario, ink: Ink) -> Scenario {
    let players = &mut scenario.setup().table.players;
    players[seat(1)].inks[ink] -= 1;
    players[seat(0)].inks[ink] += 1;
    scenario
}

#[track_caller]
fn can(bench: &Bench) {
    assert!(offers_gear(bench, 0), "the gear is not offered");
}

#[track_caller]
fn cannot(bench: &Bench) {
    assert!(!offers_gear(bench, 0), "the gear is offered");
}

#[test]
fn grw_15_exchanging_an_ink_takes_one_in_hand_and_another_colour_in_the_bag() {
    cannot(&with_gear("GRW-1").planning());
    can(&with_gear("GRW-1").inks(0, "blue").planning());
    let only_blue = || bag_alone(with_gear("GRW-1"), "blue", 1);
    let mut bench = hand_over(only_blue(), Ink::Blue).planning();
    cannot(&bench);
    let exchange = GearChoice::ExchangeInk { give: Ink::Blue, take: Ink::Red };
    bench.refused(0, gear_for(1, exchange), "GRW-1", "bag_lacks");
    can(&hand_over(only_blue(), Ink::Red).planning());
    cannot(&hand_over(bag_alone(with_gear("GRW-1"), "", 1), Ink::Red).planning());
}

#[test]
fn grw_15_exchanging_or_selling_a_type_takes_one_in_hand() {
    for active in ["GRW-2", "GRW-6"] {
        cannot(&with_gear(active).planning());
        can(&with_gear(active).types(0, "U").planning());
    }
    let exchange = GearChoice::ExchangeType { give: Letter::A, take: Letter::I };
    with_gear("GRW-2").planning().refused(0, gear_for(1, exchange), "GRW-2", "type_lacking");
    let sell = GearChoice::SellForGuilders { letter: Letter::A };
    with_gear("GRW-6").planning().refused(0, gear_for(1, sell), "GRW-6", "type_lacking");
}

/// No game can come to this, since players and spaces hold 20 cards of a kind at most; the rule holds all the same.
#[test]
fn grw_15_an_order_takes_a_printing_and_a_refinement_card_to_draw() {
    for (no_printing, no_refinement) in [(true, false), (false, true), (false, false)] {
        let (cards, mut setup) = with_gear("GRW-5").raw();
        let table = &mut setup.table;
        if no_printing {
            (table.printing.deck, table.printing.discard) = (CardBits::default(), CardBits::default());
        }
        if no_refinement {
            (table.refinement.deck, table.refinement.discard) = (CardBits::default(), CardBits::default());
        }
        let counts = (table.printing.left(), table.refinement.left());
        let look = Look::new(&cards, &setup.table);
        let mut listed = Vec::new();
        look.legal_actions(seat(0), &mut listed);
        let Err(refusal) = look.check(seat(0), &use_gear(1)) else {
            assert!(counts.0 > 0 && counts.1 > 0 && listed.contains(&use_gear(1)));
            continue;
        };
        assert_eq!((refusal.rule, refusal.code()), ("GRW-15", "no_order_to_draw"));
        let numbers = format!("{} printing and {} refinement cards are left", counts.0, counts.1);
        assert!(refusal.to_string().contains(&numbers), "{refusal}");
        assert!(counts.0 == 0 || counts.1 == 0);
        assert!(!listed.contains(&use_gear(1)));
    }
}

#[test]
fn grw_15_an_empty_deck_with_discards_serves_an_order() {
    can(&with_gear("GRW-5").decks_discarded().planning());
}

#[test]
fn grw_15_an_order_takes_a_free_slot_where_rewards_need_one() {
    let full = |count| four_orders(with_gear("GRW-5"), count).option("reward_order_when_full", "needs_slot");
    let mut bench = full(4).planning();
    cannot(&bench);
    let refusal = bench.refused(0, use_gear(1), "ORD-6", "no_slot");
    assert!(refusal.to_string().contains("4 orders are held"), "{refusal}");
    can(&full(3).planning());
    can(&four_orders(with_gear("GRW-5"), 4).planning());
}

#[test]
fn grw_15_counting_gears_take_an_order_that_counts() {
    let counting =
        [("GRW-7:red", "GRW-7:gold"), ("GRW-10:A", "GRW-10:U"), ("GRW-12:binding", "GRW-12:typesetting")];
    for (counts, does_not) in counting {
        for (active, usable) in [(counts, true), (does_not, false)] {
            let mut bench = with_gear(active)
                .printing_card(1, "A", 1)
                .refinement_card(51, ("red", 2), ([0, 0, 1, 0], 1), platen_rules::cards::Bonus::Fame(2))
                .order(0, 1, 51)
                .types(0, "A")
                .inks(0, "red")
                .levels(0, [0, 0, 1, 0])
                .fulfil(0);
            bench.act(0, declare(&[order(1, Some("red"), true)]));
            assert_eq!(offers_gear(&bench, 0), usable, "{active}");
            if !usable {
                bench.refused(0, use_gear(1), "GRW-15", "nothing_counts");
            }
        }
    }
}

#[test]
fn grw_15_taking_an_ink_takes_that_colour_in_the_bag() {
    for ink in Ink::ALL {
        let active = format!("GRW-8:{ink}");
        let others: Vec<&str> = Ink::ALL.into_iter().filter(|&other| other != ink).map(Ink::code).collect();
        let mut bench = bag_alone(with_gear(&active), &others.join(" "), 1).planning();
        cannot(&bench);
        let refusal = bench.refused(0, use_gear(1), "GRW-15", "bag_lacks");
        assert!(refusal.to_string().contains(&format!("the bag holds 0 {ink}, and 1")), "{refusal}");
        can(&bag_alone(with_gear(&active), ink.code(), 1).planning());
    }
}

#[test]
fn grw_15_one_ink_for_two_takes_an_ink_of_that_colour_in_hand() {
    cannot(&with_gear("GRW-9:red").planning());
    cannot(&with_gear("GRW-9:red").inks(0, "blue gold silver").planning());
    can(&with_gear("GRW-9:red").inks(0, "red").planning());
    can(&hand_over(bag_alone(with_gear("GRW-9:red"), "", 1), Ink::Red).planning());
}

#[test]
fn grw_15_one_ink_for_two_takes_a_wild_ink_as_well() {
    let scenario = || with_gear("GRW-9:red").inks(0, "gold");
    can(&caxton(scenario(), 0, Ink::Gold).planning());
    cannot(&caxton(scenario(), 0, Ink::Blue).planning());
    cannot(&caxton(with_gear("GRW-9:red"), 0, Ink::Gold).planning());
    let mut bench = caxton(scenario(), 0, Ink::Blue).planning();
    let choice = GearChoice::InkForTwo { give: Ink::Gold, take: inks("red red") };
    bench.refused(0, gear_for(1, choice), "GRW-9", "wrong_inks");
}

#[test]
fn grw_15_a_cheap_type_takes_the_price() {
    let with = |guilders| with_gear("GRW-11:A").types(0, "AAAA").guilders(0, guilders).planning();
    let mut bench = with(1);
    cannot(&bench);
    let refusal = bench.refused(0, gear_for(1, GearChoice::Buy { count: 1 }), "GRW-15", "too_few_guilders");
    assert!(refusal.to_string().contains("it costs 2 guilders and there are 1"), "{refusal}");
    can(&with(2));
    can(&with_gear("GRW-11:A").guilders(0, 0).planning());
}

#[test]
fn grw_15_many_cheap_types_are_offered_as_far_as_the_money_goes() {
    let scenario = with_gear("GRW-11:A").option("cheap_types", "many").types(0, "AAA").guilders(0, 6);
    let bench = scenario.planning();
    let counts: Vec<u8> = (1..10)
        .filter(|&count| bench.offers(0, |action| *action == gear_for(1, GearChoice::Buy { count })))
        .collect();
    assert_eq!(counts, [1, 2, 3], "1 + 2 + 3 guilders");
}

#[test]
fn grw_15_raising_and_the_rounds_fame_always_can() {
    let poor = |active: &str| with_gear(active).guilders(0, 0);
    can(&poor("GRW-4").planning());
    for levels in [[0; 4], [6; 4]] {
        can(&poor("GRW-3").levels(0, levels).planning());
        for specialty in Specialty::ALL {
            can(&poor(&format!("GRW-13:{specialty}")).levels(0, levels).planning());
        }
    }
}

#[test]
fn grw_15_a_gear_that_becomes_usable_is_offered_from_then_on() {
    let mut bench = with_gear("GRW-6").planning();
    cannot(&bench);
    bench.act(0, Action::BuyType { letter: Letter::A });
    can(&bench);
}
