//! GER: installing gears, turning them by hand, and using them.

use crate::short::{axle, gear, gear_for, install, offers_gear, sector, turn, use_gear};
use platen_rules::cards::{Bonus, Sector};
use platen_rules::vocabulary::{BoardAction, Character, GearNo, Letter, SectorNo};
use platen_rules::{Action, Event, GearChoice, Installed, Phase, Source, Spaces, Why};
use platen_testkit::{Bench, Scenario, seat};

/// Two players, gears 11 and 12 on the board; gears 1 to 3 give fame in every sector.
fn fame_gears() -> Scenario {
    let fame = ["GRW-4"; 3];
    let scenario = Scenario::players(2).gear_space(1, 11).gear_space(2, 12);
    scenario.gear_tile(1, fame).gear_tile(2, fame).gear_tile(3, fame)
}

/// The same with gears 1 to `count` installed at seat 0, sector 0 active.
fn with_gears(count: u8) -> Scenario {
    (1..=count).fold(fame_gears(), |scenario, number| scenario.gear(0, number, 0))
}

fn improving(scenario: Scenario) -> Bench {
    scenario.turn(BoardAction::Gears, &[0, 1])
}

fn sectors(bench: &Bench) -> Vec<u8> {
    bench.player(0).gears.iter().map(|gear| gear.sector.number()).collect()
}

fn numbers(bench: &Bench) -> Vec<u8> {
    bench.player(0).gears.iter().map(|gear| gear.gear.number()).collect()
}

fn installs(action: &Action) -> bool {
    matches!(action, Action::InstallGear { .. })
}

fn turns(action: &Action) -> bool {
    matches!(action, Action::TurnGear { .. })
}

fn installed(number: u8, on: u8, active: u8, discarded: Option<GearNo>) -> Event {
    let (axle, sector, why) = (axle(on), sector(active), Why::Improved);
    Event::GearInstalled { seat: seat(0), gear: gear(number), axle, sector, discarded, why }
}

#[test]
fn ger_1_a_gear_of_the_board_is_taken_and_installed() {
    let mut bench = improving(fame_gears());
    let events = bench.act(0, install(12, 1, None));
    assert_eq!(events, [installed(12, 1, 1, None)]);
    assert_eq!(bench.player(0).gears[0], Installed::new(gear(12), sector(1)));
    assert_eq!(bench.game.table().gear_spaces, [Some(gear(11)), None, None, None]);
    assert_eq!(bench.player(0).guilders, 10, "it costs nothing");
    bench.act(0, Action::EndTurn);
    let refusal = bench.refused(1, install(12, 0, None), "GER-1", "gear_not_there");
    assert!(refusal.to_string().contains("gear 12 is not there"), "{refusal}");
}

#[test]
fn ger_1_or_an_installed_gear_is_turned_to_another_sector_on_its_axle() {
    for active in [1, 2] {
        let mut bench = improving(with_gears(3));
        let events = bench.act(0, turn(2, active));
        assert_eq!(events, [Event::GearReset { seat: seat(0), axle: axle(2), sector: sector(active) }]);
        assert_eq!(numbers(&bench), [1, 2, 3]);
        assert_eq!(sectors(&bench), [0, active, 0], "the others do not turn");
    }
}

#[test]
fn ger_1_installing_turns_no_other_gear() {
    let mut bench = improving(fame_gears().gear(0, 1, 1).gear(0, 2, 2));
    bench.act(0, install(11, 0, None));
    assert_eq!(sectors(&bench), [1, 2, 0]);
}

#[test]
fn ger_1_only_one_of_the_two_a_turn() {
    let mut bench = improving(with_gears(1));
    let mut other = bench.clone();
    bench.act(0, install(11, 0, None));
    bench.refused(0, turn(1, 1), "PLN-4", "already_acted");
    bench.refused(0, install(12, 0, None), "PLN-4", "already_acted");
    other.act(0, turn(1, 1));
    other.refused(0, install(11, 0, None), "PLN-4", "already_acted");
}

#[test]
fn ger_1_what_cannot_be_turned() {
    let mut bench = improving(with_gears(1));
    let refusal = bench.refused(0, turn(1, 0), "GER-1", "same_sector");
    assert!(refusal.to_string().contains("sector 0 is active already"), "{refusal}");
    let refusal = bench.refused(0, turn(2, 1), "GER-1", "empty_axle");
    assert!(refusal.to_string().contains("axle 2 is empty; 1 gears are installed"), "{refusal}");
    bench.refused(1, turn(1, 1), "PLN-4", "not_awaited");
}

#[test]
fn ger_1_both_are_optional() {
    let mut bench = improving(with_gears(1));
    bench.act(0, Action::Pass);
    assert_eq!((numbers(&bench), sectors(&bench)), (vec![1], vec![0]));
}

#[test]
fn ger_2_a_new_gear_goes_on_the_first_free_axle_with_any_sector_active() {
    for held in 0..3 {
        for active in 0..3 {
            let mut bench = improving(with_gears(held));
            let events = bench.act(0, install(11, active, None));
            assert_eq!(events, [installed(11, held + 1, active, None)]);
            assert_eq!(bench.player(0).gears.len(), usize::from(held) + 1);
        }
    }
}

#[test]
fn ger_2_a_new_gear_may_be_used_in_the_same_round() {
    let mut bench = improving(fame_gears().gear_tile(11, ["GRW-1", "GRW-4", "GRW-1"]).round(3));
    bench.act(0, install(11, 1, None));
    bench.act(0, use_gear(1));
    assert_eq!(bench.player(0).fame.gears, 3);
}

#[test]
fn ger_2_a_fourth_gear_takes_the_axle_of_one_that_is_discarded() {
    let mut bench = improving(with_gears(3));
    bench.refused(0, install(11, 2, None), "GER-2", "axles_full");
    let events = bench.act(0, install(11, 2, Some(2)));
    assert_eq!(events, [installed(11, 2, 2, Some(gear(2)))]);
    assert_eq!((numbers(&bench), sectors(&bench)), (vec![1, 11, 3], vec![0, 2, 0]));
    assert!(bench.game.table().gears.discard.contains(gear(2)));
}

#[test]
fn ger_2_with_three_gears_one_that_is_not_used_is_discarded() {
    let mut bench = improving(with_gears(3).used(0, 1, 1).used(0, 3, 1));
    let refusal = bench.refused(0, install(11, 0, Some(1)), "GER-3", "gear_used");
    assert!(refusal.to_string().contains("the gear on axle 1 was used this round"), "{refusal}");
    bench.refused(0, install(11, 0, Some(3)), "GER-3", "gear_used");
    bench.act(0, install(11, 0, Some(2)));
    assert_eq!(bench.player(0).gears[1].uses, 0, "the new one may be used");
}

#[test]
fn ger_2_with_three_used_gears_none_can_be_taken() {
    let mut bench = improving(with_gears(3).used(0, 1, 1).used(0, 2, 1).used(0, 3, 1));
    assert!(!bench.offers(0, installs));
    bench.refused(0, install(11, 0, None), "GER-2", "axles_full");
    for number in 1..=3 {
        bench.refused(0, install(11, 0, Some(number)), "GER-3", "gear_used");
    }
    assert_eq!(bench.legal(0).iter().filter(|action| **action == Action::Pass).count(), 1);
}

#[test]
fn ger_2_with_fewer_than_three_nothing_can_be_discarded() {
    let mut bench = improving(with_gears(2));
    let refusal = bench.refused(0, install(11, 0, Some(1)), "GER-2", "axle_free");
    assert!(refusal.to_string().contains("2 gears are installed"), "{refusal}");
    bench.act(0, install(11, 0, None));
}

#[test]
fn ger_3_second_edition_a_used_gear_is_neither_discarded_nor_turned() {
    let mut bench = improving(with_gears(3).used(0, 1, 1));
    let refusal = bench.refused(0, turn(1, 1), "GER-3", "gear_used");
    assert!(refusal.to_string().contains("axle 1"), "{refusal}");
    bench.refused(0, install(11, 0, Some(1)), "GER-3", "gear_used");
    assert!(bench.offers(0, |action| *action == turn(2, 1)), "another may be turned");
}

#[test]
fn ger_3_first_edition_a_used_gear_may_be_turned_but_not_discarded() {
    let mut bench = improving(with_gears(3).option("edition", "first").used(0, 1, 1));
    bench.refused(0, install(11, 0, Some(1)), "GER-3", "gear_used");
    let events = bench.act(0, turn(1, 2));
    assert_eq!(events, [Event::GearReset { seat: seat(0), axle: axle(1), sector: sector(2) }]);
}

#[test]
fn ger_3_first_edition_a_used_gear_that_is_turned_stays_used() {
    let mut bench = improving(with_gears(1).option("edition", "first"));
    bench.act(0, use_gear(1));
    bench.act(0, turn(1, 1));
    assert_eq!(bench.player(0).gears[0].uses, 1);
    bench.refused(0, use_gear(1), "GER-5", "used_up");
}

#[test]
fn ger_3_a_gear_that_is_used_in_the_turn_is_used_from_then_on() {
    let mut bench = improving(with_gears(1));
    assert!(bench.offers(0, turns));
    bench.act(0, use_gear(1));
    assert!(!bench.offers(0, turns));
    bench.refused(0, turn(1, 1), "GER-3", "gear_used");
}

#[test]
fn ger_4_gears_left_are_discarded_when_all_have_acted() {
    let mut bench = improving(fame_gears());
    bench.act(0, install(11, 0, None));
    let events = bench.act(0, Action::EndTurn);
    assert!(!events.iter().any(|event| matches!(event, Event::BoardCleared { .. })), "{events:?}");
    let events = bench.act(1, Action::Pass);
    let spaces = Spaces { gears: [None, Some(gear(12))].into_iter().collect(), ..Spaces::default() };
    assert!(events.contains(&Event::BoardCleared { action: BoardAction::Gears, spaces }), "{events:?}");
    assert!(bench.game.table().gears.discard.contains(gear(12)));
    assert_eq!(bench.game.table().gear_spaces, [None; 4]);
}

#[test]
fn ger_4_an_empty_gear_deck_is_rebuilt_from_its_discards_when_a_gear_is_needed() {
    let mut scenario = fame_gears();
    let table = &mut scenario.setup().table;
    let all = std::mem::take(&mut table.gears.deck);
    table.gears.discard.insert_all(all);
    scenario.setup().secrets.gears.clear();
    let mut bench = improving(scenario);
    let events = bench.until(|game| game.table().round == 2);
    let rebuilt = Event::DeckRebuilt { deck: Source::Gears };
    assert_eq!(events.iter().filter(|event| **event == rebuilt).count(), 1);
    let table = bench.game.table();
    assert_eq!(table.gear_spaces.iter().flatten().count(), 2);
    assert_eq!((table.gears.discard.len(), table.gears.deck.len()), (0, 14), "16 with two players");
}

#[test]
fn ger_5_only_the_active_sector_gives_its_reward() {
    let tile = ["GRW-4", "GRW-13:binding", "GRW-8:red"];
    let whys = [Why::Gear(4), Why::Gear(13), Why::Gear(8)];
    for (active, why) in (0..).zip(whys) {
        let mut bench = Scenario::players(2).gear_tile(1, tile).gear(0, 1, active).planning();
        let events = bench.act(0, use_gear(1));
        let reward = tile[usize::from(active)].parse::<Sector>().expect("a sector");
        let (axle, gear, sector) = (axle(1), gear(1), sector(active));
        assert_eq!(events[0], Event::GearUsed { seat: seat(0), axle, gear, sector, reward });
        assert_eq!(events.len(), 2, "{events:?}");
        assert_eq!(why_of(&events[1]), Some(why));
    }
}

#[test]
fn ger_5_a_gear_is_used_once_a_round() {
    let mut bench = with_gears(1).planning();
    bench.act(0, use_gear(1));
    assert_eq!(bench.player(0).gears[0].uses, 1, "marked used");
    let refusal = bench.refused(0, use_gear(1), "GER-5", "used_up");
    assert!(refusal.to_string().contains("axle 1 was used 1 times"), "{refusal}");
    bench.until(|game| matches!(game.table().phase, Phase::Fulfil { .. }));
    bench.refused(0, use_gear(1), "GER-5", "used_up");
}

#[test]
fn ger_5_the_mark_is_taken_off_at_the_rounds_end() {
    let mut bench = with_gears(1).planning();
    bench.act(0, use_gear(1));
    bench.until(|game| game.table().round == 2);
    assert_eq!(bench.player(0).gears[0].uses, 0);
    bench.act(0, use_gear(1));
    assert_eq!(bench.player(0).fame.gears, 1 + 2);
}

#[test]
fn ger_5_each_of_three_gears_may_be_used_in_any_sequence() {
    let mut bench = with_gears(3).planning();
    for number in [2, 3, 1] {
        bench.act(0, use_gear(number));
    }
    assert_eq!(bench.player(0).fame.gears, 3);
    assert!(!offers_gear(&bench, 0));
    let refusal = bench.refused(0, use_gear(1), "GER-5", "three_uses");
    assert!(refusal.to_string().contains("gears were used 3 times"), "{refusal}");
}

#[test]
fn ger_5_an_empty_axle_has_nothing_to_use() {
    let mut bench = with_gears(1).planning();
    let refusal = bench.refused(0, use_gear(3), "GER-5", "empty_axle");
    assert!(refusal.to_string().contains("axle 3 is empty; 1 gears are installed"), "{refusal}");
    bench.refused(1, use_gear(1), "GER-5", "empty_axle");
}

#[test]
fn ger_5_schoeffer_uses_one_gear_twice() {
    let mut bench = with_gears(2).character(0, Character::Schoeffer).planning();
    bench.act(0, use_gear(1));
    bench.act(0, use_gear(1));
    let refusal = bench.refused(0, use_gear(1), "CHR-5", "used_up");
    assert!(refusal.to_string().contains("axle 1 was used 2 times"), "{refusal}");
    bench.act(0, use_gear(2));
    assert_eq!(bench.player(0).fame.gears, 3);
}

#[test]
fn ger_5_schoeffers_other_gears_are_used_once() {
    let mut bench = with_gears(2).character(0, Character::Schoeffer).used(0, 1, 2).planning();
    bench.act(0, use_gear(2));
    bench.refused(0, use_gear(2), "GER-5", "three_uses");
    let mut bench = with_gears(2).character(0, Character::Schoeffer).planning();
    bench.act(0, use_gear(2));
    bench.act(0, use_gear(1));
    bench.act(0, use_gear(2));
    assert_eq!(bench.player(0).gears.iter().map(|gear| gear.uses).collect::<Vec<_>>(), [1, 2]);
}

#[test]
fn ger_5_at_most_three_uses_a_round_for_schoeffer_too() {
    let mut bench = with_gears(3).character(0, Character::Schoeffer).used(0, 1, 2).used(0, 2, 1).planning();
    let refusal = bench.refused(0, use_gear(3), "GER-5", "three_uses");
    assert!(refusal.to_string().contains("3 times"), "{refusal}");
    assert!(!offers_gear(&bench, 0));
    let mut bench = improving(with_gears(2).character(0, Character::Schoeffer).used(0, 1, 2).used(0, 2, 1));
    bench.act(0, install(11, 0, None));
    bench.refused(0, use_gear(3), "GER-5", "three_uses");
}

#[test]
fn ger_5_schoeffer_uses_the_sector_then_active() {
    let tile = ["GRW-4", "GRW-8:blue", "GRW-4"];
    let scenario = Scenario::players(2).gear_tile(1, tile).gear(0, 1, 0).character(0, Character::Schoeffer);
    let mut first = scenario.clone().option("edition", "first").turn(BoardAction::Gears, &[0]);
    first.act(0, use_gear(1));
    first.act(0, turn(1, 1));
    let events = first.act(0, use_gear(1));
    assert_eq!(why_of(&events[1]), Some(Why::Gear(8)));
    let mut second = scenario.turn(BoardAction::Gears, &[0]);
    second.act(0, use_gear(1));
    second.refused(0, turn(1, 1), "GER-3", "gear_used");
}

/// What an event was for.
fn why_of(event: &Event) -> Option<Why> {
    match *event {
        Event::Level { why, .. }
        | Event::CardsDrawn { why, .. }
        | Event::InkGained { why, .. }
        | Event::InkLost { why, .. }
        | Event::TypeGained { why, .. }
        | Event::TypeLost { why, .. }
        | Event::Guilders { why, .. }
        | Event::Fame { why, .. } => Some(why),
        _ => None,
    }
}

/// Seat 0 has declared an order that shows everything and still has a type and an ink of each kind.
fn everything_declared(active: Sector) -> Bench {
    let mut bench = Scenario::players(2)
        .gear_tile(1, [&active.to_string(), "GRW-4", "GRW-4"])
        .gear(0, 1, 0)
        .printing_card(1, "AIOU", 5)
        .refinement_card(51, ("red blue gold silver", 9), ([1, 1, 1, 1], 4), Bonus::Fame(2))
        .order(0, 1, 51)
        .types(0, "AIOU")
        .inks(0, "red red blue blue gold gold silver silver")
        .levels(0, [1; 4])
        .fulfil(0);
    bench.act(0, crate::short::declare(&[crate::short::order(1, Some("red blue gold silver"), true)]));
    bench
}

#[test]
fn ger_5_each_of_the_34_sectors_is_used_by_its_own_rule() {
    assert_eq!(Sector::all().len(), 34);
    for active in Sector::all() {
        let mut bench = everything_declared(active);
        let uses = |action: &Action| matches!(action, Action::UseGear { .. });
        let action =
            bench.legal(0).into_iter().find(uses).unwrap_or_else(|| panic!("{active} is not offered"));
        let events = bench.act(0, action);
        assert!(matches!(events[0], Event::GearUsed { reward, .. } if reward == active), "{events:?}");
        let why = why_of(&events[1]).map(Why::code);
        assert_eq!(why, Some(active.rule()), "{events:?}");
        assert_eq!(bench.player(0).gears[0].uses, 1);
    }
}

#[test]
fn ger_5_a_choice_that_belongs_to_another_sector_is_refused() {
    let strange = GearChoice::SellForFame { letter: Letter::A };
    for active in Sector::all().into_iter().filter(|&active| active != Sector::SellLetter) {
        let mut bench = everything_declared(active);
        let refusal = bench.refused(0, gear_for(1, strange), active.rule(), "wrong_choice");
        assert!(refusal.to_string().contains(&active.to_string()), "{refusal}");
    }
    let mut bench = everything_declared(Sector::SellLetter);
    bench.refused(0, use_gear(1), "GRW-6", "wrong_choice");
}

#[test]
fn ger_5_exactly_one_sector_is_active_after_the_gears_turn() {
    let mut bench = with_gears(3).planning();
    bench.until(|game| game.table().round == 2);
    let active: Vec<SectorNo> = bench.player(0).gears.iter().map(|gear| gear.sector).collect();
    assert_eq!(active, [sector(2), sector(1), sector(2)]);
    let uses = bench.legal(0).into_iter().filter(|action| matches!(action, Action::UseGear { .. })).count();
    assert_eq!(uses, 3, "one reward a gear");
}
