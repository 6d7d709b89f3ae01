//! TRN-1 to TRN-3: the turning of gears at the start of a round.

use platen_rules::vocabulary::{Axle, Character, SectorNo};
use platen_rules::{Action, Event, GearChoice, Phase};
use platen_testkit::{Bench, Scenario, seat};

/// The active sectors of a seat, axle by axle.
fn active(bench: &Bench, number: u8) -> Vec<u8> {
    bench.player(number).gears.iter().map(|gear| gear.sector.number()).collect()
}

/// Plays the round to its end; what happened.
fn next_round(bench: &mut Bench) -> Vec<Event> {
    let round = bench.game.table().round;
    bench.until(|game| game.table().round == round + 1)
}

fn turned(events: &[Event]) -> Vec<(u8, Vec<u8>)> {
    let turns = events.iter().filter_map(|event| match event {
        Event::GearsTurned { seat, active } => {
            Some((seat.number(), active.iter().map(|sector| sector.number()).collect()))
        }
        _ => None,
    });
    turns.collect()
}

#[test]
fn trn_1_nothing_turns_in_round_1() {
    let options = platen_rules::GameOptions::new(2);
    let tables = (0..1000).map(|seed| Bench::begin(options, seed).0);
    let mut bench = tables
        .into_iter()
        .find(|bench| {
            let chooser = bench.awaited()[0];
            bench.player(chooser).dealt.contains(&Character::Guillard)
        })
        .expect("Guillard is dealt some day");
    let chooser = bench.awaited()[0];
    bench.act(chooser, Action::KeepCharacter { character: Character::Guillard });
    let mut events = bench.until(|game| !matches!(game.table().phase, Phase::Characters { .. }));
    assert_eq!(active(&bench, chooser), [0, 0], "her gears, each with its first sector");
    events.extend(bench.until(|game| game.table().round == 1 && game.table().phase == Phase::Planning));
    assert!(turned(&events).is_empty());
    assert_eq!(active(&bench, chooser), [0, 0]);
    let events = next_round(&mut bench);
    assert_eq!(turned(&events), [(chooser, vec![2, 1])]);
}

#[test]
fn trn_1_every_players_gears_turn_at_the_start_of_the_round_before_anything_else() {
    let mut bench = Scenario::players(3).gear(0, 1, 0).gear(2, 2, 1).gear(2, 3, 1).fulfil(2);
    let events = bench.act(2, Action::Pass);
    let start = events.iter().position(|event| matches!(event, Event::RoundStarted { round: 2, .. }));
    let after = &events[start.expect("round 2") + 1..];
    assert_eq!(turned(after), [(0, vec![2]), (2, vec![0, 2])]);
    assert_eq!(after.len(), 2, "nothing else has happened yet: {after:?}");
    assert_eq!(active(&bench, 0), [2]);
    assert_eq!(active(&bench, 2), [0, 2]);
}

#[test]
fn trn_1_a_player_without_gears_turns_nothing() {
    let mut bench = Scenario::players(2).gear(0, 1, 0).fulfil(1);
    let events = bench.act(1, Action::Pass);
    assert_eq!(turned(&events), [(0, vec![2])]);
    assert!(bench.player(1).gears.is_empty());
}

#[test]
fn trn_1_it_is_compulsory_and_nobody_chooses_anything() {
    let mut bench = Scenario::players(2).gear(0, 1, 0).gear(1, 2, 2).fulfil(1);
    bench.act(1, Action::Pass);
    assert_eq!(bench.game.table().phase, Phase::Planning, "straight on to the plans");
    assert_eq!((active(&bench, 0), active(&bench, 1)), (vec![2], vec![1]));
}

#[test]
fn trn_1_a_gear_used_last_round_turns_like_any_other() {
    let mut bench = Scenario::players(2).gear(0, 1, 1).used(0, 1, 1).fulfil(1);
    bench.act(1, Action::Pass);
    assert_eq!(active(&bench, 0), [0]);
    assert_eq!(bench.player(0).gears[0].uses, 0);
}

#[test]
fn trn_1_gears_turn_before_caxton_names_his_colour() {
    let mut bench = Scenario::players(2).character(0, Character::Caxton).gear(0, 1, 0).fulfil(1);
    let events = bench.act(1, Action::Pass);
    assert_eq!(turned(&events), [(0, vec![2])]);
    assert_eq!(bench.game.table().phase, Phase::NameWild);
}

#[test]
fn trn_2_three_gears_mesh_over_all_rounds() {
    let mut bench = Scenario::players(2).gear(0, 1, 0).gear(0, 2, 0).gear(0, 3, 0).planning();
    for expected in [[2, 1, 2], [1, 2, 1], [0, 0, 0], [2, 1, 2], [1, 2, 1]] {
        let events = next_round(&mut bench);
        assert_eq!(turned(&events), [(0, expected.to_vec())]);
        assert_eq!(active(&bench, 0), expected);
    }
    assert_eq!(bench.game.table().round, 6);
}

#[test]
fn trn_2_one_gear_turns_clockwise_and_a_second_against_it() {
    let mut bench = Scenario::players(2).gear(0, 1, 1).gear(1, 2, 1).gear(1, 3, 2).planning();
    next_round(&mut bench);
    assert_eq!((active(&bench, 0), active(&bench, 1)), (vec![0], vec![0, 0]));
    next_round(&mut bench);
    assert_eq!((active(&bench, 0), active(&bench, 1)), (vec![2], vec![2, 1]));
    next_round(&mut bench);
    assert_eq!((active(&bench, 0), active(&bench, 1)), (vec![1], vec![1, 2]));
}

#[test]
fn trn_3_a_clockwise_turn_activates_the_sector_numbered_one_lower() {
    let sector = |number| SectorNo::new(number).expect("a sector");
    let after = |turn: fn(SectorNo) -> SectorNo| [0, 1, 2].map(|number| turn(sector(number)).number());
    assert_eq!(after(SectorNo::clockwise), [2, 0, 1]);
    assert_eq!(after(SectorNo::counter_clockwise), [1, 2, 0]);
}

#[test]
fn trn_3_the_reward_that_comes_up_is_that_of_the_new_sector() {
    let axle = |number| Axle::new(number).expect("an axle");
    let mut bench = Scenario::players(2)
        .gear_tile(1, ["GRW-4", "GRW-8:red", "GRW-8:blue"])
        .gear_tile(2, ["GRW-4", "GRW-8:gold", "GRW-8:silver"])
        .gear(0, 1, 0)
        .gear(0, 2, 0)
        .planning();
    next_round(&mut bench);
    for (number, reward) in [(1, "GRW-8:blue"), (2, "GRW-8:gold")] {
        let events = bench.act(0, Action::UseGear { axle: axle(number), choice: GearChoice::Nothing });
        let Event::GearUsed { reward: given, .. } = &events[0] else { panic!("{events:?}") };
        assert_eq!(given.to_string(), reward);
    }
    assert_eq!(bench.game.table().first, seat(1), "it is round 2 now");
}
