//! FRE-3: when free actions stand, in both options.

use crate::short::{bag_alone, buy, declare, order, plan, swap, use_gear, with_gear};
use platen_rules::cards::published_set;
use platen_rules::vocabulary::{BoardAction, Character, Ink, InkSetNo, Letter, Specialty};
use platen_rules::{Action, Event, Game, GameOptions, Phase, Seed};
use platen_testkit::{Bench, Scenario, inks, seat};

/// Seat 0 is Plantin, seat 1 plays this character; each has a gear that gives fame and an order of one A.
fn table(other: Character, option: &str) -> Scenario {
    with_gear("GRW-4")
        .gear_tile(2, ["GRW-4"; 3])
        .gear(1, 2, 0)
        .levels(0, [1, 0, 0, 0])
        .character(0, Character::Plantin)
        .character(1, other)
        .option("free_actions", option)
        .printing_card(1, "A", 1)
        .printing_card(2, "A", 1)
        .order(0, 1, 51)
        .order(1, 2, 52)
        .types(0, "A")
        .types(1, "A")
}

/// The three free actions of seat 0.
fn free() -> [Action; 3] {
    [buy(Letter::A), use_gear(1), swap(Specialty::Typesetting, Specialty::Binding)]
}

/// All three free actions of seat 0 are possible, and none changes who is awaited or what is asked.
#[track_caller]
fn open(bench: &Bench) {
    for action in free() {
        let mut bench = bench.clone();
        let before = (bench.awaited(), bench.game.table().phase);
        bench.act(0, action);
        assert_eq!((bench.awaited(), bench.game.table().phase), before, "{action:?}");
    }
}

/// None of the free actions of seat 0 is possible.
#[track_caller]
fn closed(bench: &Bench, rule: &str, code: &str) {
    for action in free() {
        bench.clone().refused(0, action, rule, code);
    }
}

/// Out of turn: possible by default, not with `own_decisions`.
#[track_caller]
fn out_of_turn(at: impl Fn(Scenario) -> Bench) {
    out_of_turn_with(Character::Vietor, at);
}

#[track_caller]
fn out_of_turn_with(other: Character, at: impl Fn(Scenario) -> Bench) {
    open(&at(table(other, "any_time")));
    let bench = at(table(other, "own_decisions"));
    closed(&bench, "FRE-3", "out_of_turn");
    let refusal = bench.clone().refused(0, buy(Letter::A), "FRE-3", "out_of_turn");
    assert!(refusal.to_string().contains("seat 0 is not to decide"), "{refusal}");
}

/// At a decision of one's own: possible with both options.
#[track_caller]
fn in_turn(at: impl Fn(Scenario) -> Bench) {
    for option in ["any_time", "own_decisions"] {
        open(&at(table(Character::Vietor, option)));
    }
}

fn take_ink() -> Action {
    Action::TakeInks { set: InkSetNo::new(1).expect("a set"), count: 1 }
}

#[test]
fn fre_3_planning_before_and_after_ones_own_commit() {
    in_turn(Scenario::planning);
    in_turn(|scenario| {
        let mut bench = scenario.planning();
        bench.act(0, plan(1, 6));
        bench
    });
}

#[test]
fn fre_3_planning_of_the_first_round_and_of_later_ones() {
    for round in 1..=6 {
        in_turn(|scenario| scenario.round(round).planning());
    }
}

#[test]
fn fre_3_before_and_after_the_main_choice_of_ones_own_turn() {
    let turn = |scenario: Scenario| scenario.ink_set(1, "red red red").turn(BoardAction::Inks, &[0, 1]);
    in_turn(turn);
    in_turn(|scenario| {
        let mut bench = turn(scenario);
        bench.act(0, take_ink());
        bench
    });
}

#[test]
fn fre_3_in_every_action_of_the_round() {
    for action in BoardAction::ALL {
        in_turn(|scenario| scenario.turn(action, &[0, 1]));
        out_of_turn(|scenario| scenario.turn(action, &[1, 0]));
    }
}

#[test]
fn fre_3_in_an_action_one_has_no_marker_on() {
    out_of_turn(|scenario| scenario.turn(BoardAction::Gears, &[1]));
}

#[test]
fn fre_3_before_and_after_the_main_choice_of_anothers_turn() {
    let turn = |scenario: Scenario| scenario.ink_set(1, "red red red").turn(BoardAction::Inks, &[1, 0]);
    out_of_turn(turn);
    out_of_turn(|scenario| {
        let mut bench = turn(scenario);
        bench.act(1, take_ink());
        bench
    });
}

#[test]
fn fre_3_before_and_after_the_declaration_of_ones_own_step() {
    in_turn(|scenario| scenario.fulfil(0));
    in_turn(|scenario| {
        let mut bench = scenario.fulfil(0);
        bench.act(0, declare(&[order(1, None, false)]));
        bench
    });
}

#[test]
fn fre_3_before_and_after_the_declaration_of_anothers_step() {
    out_of_turn(|scenario| scenario.fulfil(1));
    out_of_turn(|scenario| {
        let mut bench = scenario.fulfil(1);
        bench.act(1, declare(&[order(2, None, false)]));
        bench
    });
}

#[test]
fn fre_3_while_gutenberg_may_move_a_marker() {
    let revealed = |scenario: Scenario| {
        let mut bench = scenario.planning();
        bench.act(0, plan(1, 6));
        bench.act(1, plan(2, 6));
        assert_eq!(bench.game.table().phase, Phase::ShiftMarker);
        bench
    };
    out_of_turn_with(Character::Gutenberg, revealed);
    for option in ["any_time", "own_decisions"] {
        let mut bench = revealed(table(Character::Gutenberg, option));
        bench.act(1, use_gear(1));
        bench.act(1, buy(Letter::A));
        assert_eq!(bench.awaited(), [1], "the marker may still be moved");
    }
}

#[test]
fn fre_3_not_while_caxton_names_his_colour_but_from_then_on() {
    let (cards, mut setup) = table(Character::Caxton, "any_time").raw();
    setup.table.phase = Phase::NameWild;
    let mut bench = Bench { game: setup.into_game(&cards).expect("a sound position") };
    closed(&bench, "FRE-3", "no_free_actions");
    bench.refused(1, use_gear(1), "FRE-3", "no_free_actions");
    bench.act(1, Action::NameWild { ink: Ink::Gold });
    open(&bench);
}

#[test]
fn fre_3_not_during_set_up() {
    let cards = published_set("house-1").expect("the house set");
    let game = Game::new(cards, GameOptions::new(3), Seed::from_number(5)).expect("options");
    let mut bench = Bench { game };
    let mut seen = Vec::new();
    while bench.game.table().phase != Phase::Planning && bench.game.table().phase != Phase::NameWild {
        let phase = std::mem::discriminant(&bench.game.table().phase);
        if !seen.contains(&phase) {
            seen.push(phase);
        }
        for number in 0..3 {
            let free = |action: &Action| {
                matches!(action, Action::BuyType { .. } | Action::UseGear { .. } | Action::SwapLevels { .. })
            };
            assert!(!bench.offers(number, free));
            if bench.game.table().frames.is_empty() {
                let refusal = bench.refused(number, buy(Letter::A), "FRE-3", "no_free_actions");
                assert!(refusal.to_string().contains("from planning to the end"), "{refusal}");
            }
        }
        let before = bench.game.clone();
        bench.until(|game| *game != before);
    }
    assert_eq!(seen.len(), 3, "characters, orders, types");
}

#[test]
fn fre_3_not_after_the_end() {
    let mut bench = table(Character::Vietor, "any_time").round(6).fulfil(1);
    open(&bench);
    bench.act(1, Action::Pass);
    assert_eq!(bench.game.table().phase, Phase::Over);
    closed(&bench, "RND-1", "game_over");
    assert_eq!(bench.legal(0), []);
}

#[test]
fn fre_3_the_close_of_a_round_leaves_no_moment_before_the_gears_turn() {
    let mut bench = table(Character::Vietor, "any_time").fulfil(1);
    let events = bench.act(1, Action::Pass);
    let at = |wanted: fn(&Event) -> bool| events.iter().position(wanted).expect("that event");
    let closed = at(|event| matches!(event, Event::RoundEnded { .. }));
    let turned = at(|event| matches!(event, Event::GearsTurned { .. }));
    assert!(closed < turned, "{events:?}");
    assert_eq!((bench.game.table().round, bench.game.table().phase), (2, Phase::Planning));
    assert_eq!(bench.player(0).gears[0].sector.number(), 2, "turned before it can be used");
    open(&bench);
}

#[test]
fn fre_3_not_between_turns_nor_during_the_automas() {
    let scenario = Scenario::new(GameOptions::new(2).with_automa());
    let mut bench = scenario.turn(BoardAction::Gears, &[1, 0, 2]);
    let events = bench.act(1, Action::Pass);
    let turns: Vec<u8> = events
        .iter()
        .filter_map(|event| match event {
            Event::Turn { seat, .. } => Some(seat.number()),
            _ => None,
        })
        .collect();
    assert_eq!(turns, [0, 2], "the automa's turn is over before anyone can do anything");
    assert!(events.iter().any(|event| matches!(event, Event::AutomaTook { .. })), "{events:?}");
    bench.refused(0, buy(Letter::A), "SET-1", "no_player");
}

#[test]
fn fre_3_first_come_first_served() {
    let red = |first: u8| {
        let mut bench = bag_alone(with_gear("GRW-8:red"), "red", 1)
            .gear_tile(2, ["GRW-8:red"; 3])
            .gear(1, 2, 0)
            .turn(BoardAction::Patronage, &[0, 1]);
        bench.act(first, use_gear(1));
        let refusal = bench.refused(1 - first, use_gear(1), "GRW-15", "bag_lacks");
        assert!(refusal.to_string().contains("the bag holds 0 red"), "{refusal}");
        assert_eq!(bench.awaited(), [0], "whose decision it is does not change");
    };
    red(0);
    red(1);
}

#[test]
fn fre_3_a_choice_that_has_become_impossible_is_asked_for_again() {
    let mut bench = bag_alone(Scenario::players(2), "red blue blue", 0)
        .gear_tile(2, ["GRW-8:red"; 3])
        .gear(1, 2, 0)
        .turn(BoardAction::Patronage, &[0, 1]);
    let choice = Action::PatronageInks { inks: inks("red blue") };
    assert!(bench.lists(seat(0), &choice));
    bench.act(1, use_gear(1));
    let refusal = bench.refused(0, choice, "INK-3", "bag_lacks");
    assert!(refusal.to_string().contains("the bag holds 0 red, and 1 would be needed"), "{refusal}");
    assert_eq!(bench.awaited(), [0]);
    bench.act(0, Action::PatronageInks { inks: inks("blue blue") });
}

#[test]
fn fre_3_with_own_decisions_planning_is_open_to_all() {
    let mut bench = table(Character::Vietor, "own_decisions").planning();
    bench.act(0, plan(1, 6));
    bench.act(0, use_gear(1));
    bench.act(1, buy(Letter::A));
    bench.act(0, buy(Letter::A));
}
