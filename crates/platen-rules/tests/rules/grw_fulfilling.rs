//! GRW-7, 10, 12 and 14: the sectors that count orders being fulfilled.

use crate::short::{after_use, caxton, declare, fame, offers_gear, order, use_gear, with_gear};
use platen_rules::cards::Bonus;
use platen_rules::vocabulary::{BoardAction, Character, Ink, Letter, RefinementNo, Specialty};
use platen_rules::{Action, Fulfilment, Why};
use platen_testkit::{Bench, Scenario};

/// The thing after this one, round again.
fn next<T: Copy>(all: [T; 4], index: usize) -> T {
    all[(index + 1) % 4]
}

/// Refinement cards 51 to 53: those inks, and a decoration that costs typesetting I.
fn coloured(scenario: Scenario, inks: [&str; 3]) -> Scenario {
    (51..).zip(inks).fold(scenario, |scenario, (number, inks)| {
        scenario.refinement_card(number, (inks, 1), ([1, 0, 0, 0], 1), Bonus::Fame(2))
    })
}

/// Seat 0 holds orders 1 to 3, an A each, with refinements 51 to 53, and owns three A.
fn three_orders(scenario: Scenario) -> Scenario {
    (1..=3)
        .fold(scenario, |scenario, number| {
            scenario.printing_card(number, "A", 1).order(0, number, 50 + number)
        })
        .types(0, "AAA")
}

#[track_caller]
fn earns(bench: &mut Bench, amount: i16, why: u8) {
    let events = bench.act(0, use_gear(1));
    assert_eq!(after_use(&events), [fame(amount, Why::Gear(why))]);
}

#[track_caller]
fn counts_nothing(bench: &mut Bench) {
    let refusal = bench.refused(0, use_gear(1), "GRW-15", "nothing_counts");
    assert!(refusal.to_string().contains("none of the declared orders counts"), "{refusal}");
    assert!(!offers_gear(bench, 0));
}

#[test]
fn grw_7_two_fame_for_each_declared_order_with_that_ink() {
    for ink in Ink::ALL {
        let other = next(Ink::ALL, ink.index());
        let faces = [format!("{ink}"), format!("{ink} {other}"), format!("{other}")];
        let scenario = coloured(with_gear(&format!("GRW-7:{ink}")), [&faces[0], &faces[1], &faces[2]]);
        let mut bench = three_orders(scenario).inks(0, &faces.join(" ")).fulfil(0);
        let all: Vec<Fulfilment> =
            (1..).zip(&faces).map(|(number, inks)| order(number, Some(inks), false)).collect();
        bench.act(0, declare(&all));
        earns(&mut bench, 4, 7);
    }
}

#[test]
fn grw_7_only_orders_whose_colours_are_fulfilled() {
    let scenario = three_orders(coloured(with_gear("GRW-7:red"), ["red", "red", "blue"]));
    let scenario = scenario.inks(0, "red red blue").levels(0, [1, 0, 0, 0]);
    let mut bench = scenario.clone().fulfil(0);
    bench.act(0, declare(&[order(1, Some("red"), false), order(2, None, true)]));
    earns(&mut bench, 2, 7);
    let mut bench = scenario.fulfil(0);
    bench.act(0, declare(&[order(1, None, true), order(2, None, false), order(3, Some("blue"), false)]));
    counts_nothing(&mut bench);
}

#[test]
fn grw_7_orders_held_and_not_declared_do_not_count() {
    let scenario = three_orders(coloured(with_gear("GRW-7:red"), ["red"; 3])).inks(0, "red red red");
    let mut bench = scenario.fulfil(0);
    bench.act(0, declare(&[order(2, Some("red"), false)]));
    earns(&mut bench, 2, 7);
}

#[test]
fn grw_10_two_fame_for_each_declared_order_with_that_type() {
    for letter in Letter::ALL {
        let other = next(Letter::ALL, letter.index());
        let mut bench = with_gear(&format!("GRW-10:{letter}"))
            .printing_card(1, &format!("{letter}"), 1)
            .printing_card(2, &format!("{letter}{other}"), 1)
            .printing_card(3, &format!("{other}"), 1)
            .order(0, 1, 51)
            .order(0, 2, 52)
            .order(0, 3, 53)
            .types(0, &format!("{letter}{letter}{other}{other}"))
            .fulfil(0);
        bench.act(0, declare(&[order(1, None, false), order(2, None, false), order(3, None, false)]));
        earns(&mut bench, 4, 10);
    }
}

#[test]
fn grw_10_no_refinement_needs_to_be_fulfilled_but_the_letter_must_be_shown() {
    let scenario = with_gear("GRW-10:U").printing_card(1, "A", 1).printing_card(2, "U", 1);
    let scenario = scenario.order(0, 1, 51).order(0, 2, 52).types(0, "AU");
    let mut bench = scenario.clone().fulfil(0);
    bench.act(0, declare(&[order(2, None, false)]));
    earns(&mut bench, 2, 10);
    let mut bench = scenario.fulfil(0);
    bench.act(0, declare(&[order(1, None, false)]));
    counts_nothing(&mut bench);
}

/// Manuzio declares an A and an order with these letters, of which he leaves out a U.
fn leaving_out(shown: &str, option: &str) -> Bench {
    let mut bench = with_gear("GRW-10:U")
        .option("left_out_counts", option)
        .character(0, Character::Manuzio)
        .printing_card(1, "A", 1)
        .printing_card(2, shown, 1)
        .order(0, 1, 51)
        .order(0, 2, 52)
        .types(0, "AU")
        .fulfil(0);
    let short = Fulfilment { left_out: Some(Letter::U), ..order(2, None, false) };
    bench.act(0, declare(&[order(1, None, false), short]));
    bench
}

#[test]
fn grw_10_the_letter_that_manuzio_leaves_out_counts() {
    earns(&mut leaving_out("U", "on"), 2, 10);
    earns(&mut leaving_out("UU", "on"), 2, 10);
}

#[test]
fn grw_10_left_out_counts_off_takes_only_letters_really_laid() {
    counts_nothing(&mut leaving_out("U", "off"));
    earns(&mut leaving_out("UU", "off"), 2, 10);
}

#[test]
fn grw_12_two_fame_for_each_declared_order_with_that_specialty() {
    for specialty in Specialty::ALL {
        let other = next(Specialty::ALL, specialty.index());
        let level = |of: Specialty, wanted: &[Specialty]| u8::from(wanted.contains(&of));
        let shown = |wanted: &[Specialty]| Specialty::ALL.map(|of| level(of, wanted));
        let scenario = with_gear(&format!("GRW-12:{specialty}"))
            .refinement_card(51, ("red", 1), (shown(&[specialty]), 1), Bonus::Fame(2))
            .refinement_card(52, ("red", 1), (shown(&[specialty, other]), 1), Bonus::Fame(2))
            .refinement_card(53, ("red", 1), (shown(&[other]), 1), Bonus::Fame(2));
        let mut bench = three_orders(scenario).levels(0, [1; 4]).fulfil(0);
        bench.act(0, declare(&[order(1, None, true), order(2, None, true), order(3, None, true)]));
        earns(&mut bench, 4, 12);
    }
}

#[test]
fn grw_12_only_orders_whose_decoration_is_fulfilled() {
    let scenario = three_orders(coloured(with_gear("GRW-12:typesetting"), ["red"; 3]));
    let scenario = scenario.inks(0, "red red").levels(0, [1, 0, 0, 0]);
    let mut bench = scenario.clone().fulfil(0);
    bench.act(0, declare(&[order(1, Some("red"), false), order(2, None, true)]));
    earns(&mut bench, 2, 12);
    let mut bench = scenario.fulfil(0);
    bench.act(0, declare(&[order(1, Some("red"), false), order(2, Some("red"), false)]));
    counts_nothing(&mut bench);
}

#[test]
fn grw_14_an_order_counts_once_however_many_symbols_match() {
    let scenario = three_orders(coloured(with_gear("GRW-7:red"), ["red red red"; 3])).inks(0, "red red red");
    let mut bench = scenario.fulfil(0);
    bench.act(0, declare(&[order(1, Some("red red red"), false)]));
    earns(&mut bench, 2, 7);

    let scenario = with_gear("GRW-10:O").printing_card(1, "OOO", 1).order(0, 1, 51);
    let mut bench = scenario.types(0, "OOO").fulfil(0);
    bench.act(0, declare(&[order(1, None, false)]));
    earns(&mut bench, 2, 10);

    let scenario = with_gear("GRW-12:binding").printing_card(1, "O", 1).order(0, 1, 51);
    let scenario = scenario.refinement_card(51, ("red", 1), ([0, 0, 6, 0], 1), Bonus::Fame(2));
    let mut bench = scenario.levels(0, [0, 0, 6, 0]).types(0, "O").fulfil(0);
    bench.act(0, declare(&[order(1, None, true)]));
    earns(&mut bench, 2, 12);
}

/// Seat 0 and 1 each hold an order that would count for the active sector of their only gear.
fn both_count(active: &str) -> Scenario {
    with_gear(active)
        .gear_tile(2, [active, "GRW-4", "GRW-4"])
        .gear(1, 2, 0)
        .printing_card(1, "A", 1)
        .printing_card(2, "A", 1)
        .refinement_card(51, ("red", 1), ([1, 0, 0, 0], 1), Bonus::Fame(2))
        .refinement_card(52, ("red", 1), ([1, 0, 0, 0], 1), Bonus::Fame(2))
        .order(0, 1, 51)
        .order(1, 2, 52)
        .types(0, "A")
        .types(1, "A")
        .inks(0, "red")
        .inks(1, "red")
        .levels(0, [1, 0, 0, 0])
        .levels(1, [1, 0, 0, 0])
}

const COUNTING: [&str; 3] = ["GRW-7:red", "GRW-10:A", "GRW-12:typesetting"];

#[test]
fn grw_14_only_between_the_declaration_and_the_end_of_ones_own_step() {
    for active in COUNTING {
        let not_now = |bench: &mut Bench, number: u8| {
            bench.refused(number, use_gear(1), "GRW-14", "not_fulfilling");
        };
        not_now(&mut both_count(active).planning(), 0);
        not_now(&mut both_count(active).turn(BoardAction::Inks, &[0, 1]), 0);
        let mut bench = both_count(active).fulfil(0);
        not_now(&mut bench, 0);
        bench.act(0, declare(&[order(1, Some("red"), true)]));
        not_now(&mut bench, 1);
        assert!(offers_gear(&bench, 0), "{active}");
        bench.act(0, Action::DeclineBonus { refinement: RefinementNo::new(51).expect("a refinement card") });
        bench.act(0, Action::EndTurn);
        not_now(&mut bench, 0);
        not_now(&mut bench, 1);
        bench.act(1, declare(&[order(2, Some("red"), true)]));
        not_now(&mut bench, 0);
        bench.act(1, use_gear(1));
        assert_eq!((bench.player(0).fame.gears, bench.player(1).fame.gears), (0, 2), "{active}");
    }
}

#[test]
fn grw_14_a_gear_may_be_used_before_and_after_a_bonus() {
    for first in [true, false] {
        let mut bench = both_count("GRW-7:red").fulfil(0);
        bench.act(0, declare(&[order(1, Some("red"), true)]));
        let decline = Action::DeclineBonus { refinement: RefinementNo::new(51).expect("a refinement card") };
        if !first {
            bench.act(0, decline);
        }
        earns(&mut bench, 2, 7);
        if first {
            bench.act(0, decline);
        }
        bench.act(0, Action::EndTurn);
    }
}

#[test]
fn grw_14_a_player_who_passes_has_nothing_to_count() {
    let mut bench = both_count("GRW-10:A").fulfil(0);
    bench.act(0, Action::Pass);
    bench.refused(0, use_gear(1), "GRW-14", "not_fulfilling");
}

/// Caxton, whose blue is wild, declares an order that shows these symbols and spends these tokens on it.
fn wild_blue(active: &str, option: &str, symbols: &str, tokens: &str) -> Bench {
    let scenario = coloured(with_gear(active), [symbols; 3]).option("gear_counts_ink", option);
    let scenario = three_orders(caxton(scenario, 0, Ink::Blue)).inks(0, tokens);
    let mut bench = scenario.fulfil(0);
    bench.act(0, declare(&[order(1, Some(tokens), false)]));
    bench
}

#[test]
fn grw_14_a_wild_blue_token_on_a_red_symbol_counts_as_red_and_not_as_blue() {
    earns(&mut wild_blue("GRW-7:red", "symbol", "red", "blue"), 2, 7);
    counts_nothing(&mut wild_blue("GRW-7:blue", "symbol", "red", "blue"));
}

#[test]
fn grw_14_with_the_option_token_a_colour_counts_if_a_token_of_it_was_spent() {
    counts_nothing(&mut wild_blue("GRW-7:red", "token", "red", "blue"));
    earns(&mut wild_blue("GRW-7:blue", "token", "red", "blue"), 2, 7);
    earns(&mut wild_blue("GRW-7:red", "token", "red red", "red blue"), 2, 7);
    counts_nothing(&mut wild_blue("GRW-7:gold", "token", "red red", "red blue"));
}

#[test]
fn grw_14_the_symbol_counts_by_default() {
    let scenario = coloured(with_gear("GRW-7:red"), ["red"; 3]);
    let mut bench = three_orders(caxton(scenario, 0, Ink::Blue)).inks(0, "blue").fulfil(0);
    bench.act(0, declare(&[order(1, Some("blue"), false)]));
    earns(&mut bench, 2, 7);
}

#[test]
fn grw_14_without_wild_inks_both_options_count_alike() {
    for option in ["symbol", "token"] {
        let scenario = coloured(with_gear("GRW-7:red"), ["red blue"; 3]).option("gear_counts_ink", option);
        let mut bench = three_orders(scenario).inks(0, "red blue").fulfil(0);
        bench.act(0, declare(&[order(1, Some("red blue"), false)]));
        earns(&mut bench, 2, 7);
    }
}
