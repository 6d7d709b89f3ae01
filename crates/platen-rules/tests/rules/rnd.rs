//! RND-1 and RND-2: the course of a round, and what lies open.

use platen_rules::vocabulary::{BoardAction, Character, Ink, Seat};
use platen_rules::{Action, Event, GameOptions, Phase};
use platen_testkit::{Bench, Scenario, modes, seat};

/// The steps of a round, as events show them, repetitions left out.
fn steps(events: &[Event]) -> Vec<&'static str> {
    let mut steps: Vec<&'static str> = events
        .iter()
        .filter_map(|event| match event {
            Event::RoundStarted { .. } => Some("start"),
            Event::GearsTurned { .. } => Some("turn gears"),
            Event::WildNamed { .. } => Some("name a colour"),
            Event::PlanCommitted { .. } => Some("commit"),
            Event::Plan { .. } => Some("reveal"),
            Event::AutomaPlan { .. } => Some("automa"),
            Event::MarkerShifted { .. } => Some("shift"),
            Event::Turn { action: Some(action), .. } => Some(action.code()),
            Event::Turn { action: None, .. } => Some("fulfil"),
            Event::Tory { .. } => Some("tory"),
            Event::RoundEnded { .. } => Some("close"),
            Event::BoardFilled { .. } => Some("fill"),
            Event::MarkerPassed { .. } => Some("pass markers"),
            _ => None,
        })
        .collect();
    steps.dedup();
    steps
}

#[test]
fn rnd_1_a_game_has_six_rounds_in_every_mode() {
    for options in modes() {
        let (mut bench, mut events) = Bench::begin(options, 17);
        events.extend(bench.until(|game| game.result().is_some()));
        let started: Vec<u8> = events
            .iter()
            .filter_map(|event| match event {
                Event::RoundStarted { round, .. } => Some(*round),
                _ => None,
            })
            .collect();
        assert_eq!(started, [1, 2, 3, 4, 5, 6], "{options}");
        let filled: Vec<u8> = events
            .iter()
            .filter_map(|event| match event {
                Event::BoardFilled { round, .. } => Some(*round),
                _ => None,
            })
            .collect();
        assert_eq!(filled, [1, 2, 3, 4, 5, 6], "no board is prepared after the sixth");
        assert!(matches!(events.last(), Some(Event::Result { .. })));
    }
}

#[test]
fn rnd_1_the_steps_come_in_their_order() {
    let mut bench = Scenario::players(3)
        .character(0, Character::Gutenberg)
        .character(1, Character::Caxton)
        .character(2, Character::Tory)
        .gear(0, 1, 0)
        .round(2)
        .fulfil(2);
    let events = bench.act(2, Action::Pass);
    assert_eq!(steps(&events), ["tory", "close", "fill", "pass markers", "start", "turn gears"]);
    assert_eq!(bench.game.table().phase, Phase::NameWild);
    let mut events = bench.act(1, Action::NameWild { ink: Ink::Gold });
    bench.plan(0, [2, 2, 2, 2, 1]);
    bench.plan(1, [2, 2, 1, 1, 1]);
    events.extend(bench.plan(2, [2, 2, 2, 1, 1]));
    let from = BoardAction::Orders;
    events.extend(bench.act(0, Action::ShiftMarker { from, to: BoardAction::Inks }));
    events.extend(bench.until(|game| game.table().round == 4));
    let expected = [
        "name a colour",
        "commit",
        "reveal",
        "shift",
        "orders",
        "inks",
        "specialties",
        "gears",
        "patronage",
        "fulfil",
        "tory",
        "close",
        "fill",
        "pass markers",
        "start",
        "turn gears",
    ];
    assert_eq!(steps(&events), expected);
}

#[test]
fn rnd_1_caxton_names_his_colour_before_anyone_plans() {
    let mut bench = Scenario::players(2).character(0, Character::Caxton).fulfil(1);
    bench.act(1, Action::Pass);
    let plan = Action::CommitPlan { plan: platen_rules::vocabulary::ByAction([2, 2, 2, 1, 1]) };
    let refusal = bench.refused(0, plan, "RND-1", "not_asked");
    assert!(refusal.to_string().contains("name a colour"), "{refusal}");
    assert_eq!(bench.awaited(), [0]);
    assert!(bench.game.plans(seat(1)).is_none(), "nor may the other plan");
    bench.act(0, Action::NameWild { ink: Ink::Blue });
    assert_eq!(bench.awaited(), [0, 1]);
    bench.plan(1, [2, 2, 1, 1, 1]);
}

#[test]
fn rnd_1_the_game_is_over_after_the_sixth() {
    let mut bench = Scenario::players(2).round(6).fulfil(1);
    let events = bench.act(1, Action::Pass);
    assert_eq!(steps(&events), ["close"]);
    assert_eq!(bench.game.table().phase, Phase::Over);
    assert_eq!(bench.game.table().round, 6);
    assert!(bench.awaited().is_empty());
    assert!(bench.legal(0).is_empty());
    bench.refused(0, Action::Pass, "RND-1", "game_over");
    bench.refused(1, Action::BuyType { letter: platen_rules::vocabulary::Letter::A }, "RND-1", "game_over");
    assert!(bench.game.result().is_some());
}

#[test]
fn rnd_1_what_belongs_to_another_step_is_refused_and_the_step_is_named() {
    let set = platen_rules::vocabulary::InkSetNo::default();
    let inks = Action::TakeInks { set, count: 1 };
    let mut bench = Scenario::players(2).planning();
    let refusal = bench.refused(0, inks, "PLN-1", "not_asked");
    assert!(refusal.to_string().contains("to decide: plan"), "{refusal}");
    let mut bench = Scenario::players(2).turn(BoardAction::Orders, &[0]);
    let refusal = bench.refused(0, inks, "RND-1", "not_asked");
    assert!(refusal.to_string().contains("take an order or pass"), "{refusal}");
    let mut bench = Scenario::players(2).fulfil(0);
    let refusal = bench.refused(0, inks, "RND-1", "not_asked");
    assert!(refusal.to_string().contains("declare orders or pass"), "{refusal}");
}

#[test]
fn rnd_2_everyone_sees_the_whole_table() {
    let bench = Scenario::players(3)
        .types(0, "AIO")
        .inks(1, "red gold")
        .guilders(2, 3)
        .levels(0, [1, 2, 3, 4])
        .order(1, 5, 55)
        .gear(2, 8, 1)
        .planning();
    for viewer in [None, Some(seat(0)), Some(seat(1)), Some(seat(2))] {
        let view = bench.game.view(viewer);
        assert_eq!(view.viewer, viewer);
        assert_eq!(view.table, *bench.game.table(), "types, inks, levels, bag, discards: all of it");
    }
}

#[test]
fn rnd_2_cards_drawn_for_a_reward_lie_open() {
    let mut bench = Scenario::players(2).turn(BoardAction::Patronage, &[0]);
    bench.act(0, Action::PatronageOrder);
    let drawn = bench.game.table().drawn;
    assert_eq!((drawn.printing.len(), drawn.refinement.len()), (2, 2));
    assert_eq!(bench.game.view(Some(seat(1))).table.drawn, drawn);
    assert_eq!(bench.game.view(None).table.drawn, drawn);
}

#[test]
fn rnd_2_the_order_of_the_decks_is_hidden() {
    let scenario = Scenario::players(2);
    let mut other = scenario.clone();
    let secrets = &mut other.setup().secrets;
    secrets.printing.reverse();
    secrets.refinement.reverse();
    secrets.specialty.reverse();
    secrets.gears.reverse();
    let (one, two) = (scenario.planning(), other.planning());
    assert_ne!(one.game, two.game);
    for viewer in [None, Some(seat(0)), Some(seat(1))] {
        assert_eq!(one.game.view(viewer), two.game.view(viewer));
    }
}

#[test]
fn rnd_2_plans_are_hidden_before_the_reveal_and_open_after_it() {
    let table = |plan| {
        let mut bench = Scenario::players(2).planning();
        bench.plan(0, plan);
        bench
    };
    let (mut one, two) = (table([6, 1, 0, 0, 0]), table([0, 0, 0, 1, 6]));
    for viewer in [None, Some(seat(1))] {
        assert_eq!(one.game.view(viewer), two.game.view(viewer));
    }
    assert_ne!(one.game.view(Some(seat(0))), two.game.view(Some(seat(0))), "one's own is known");
    one.plan(1, [2, 2, 2, 1, 1]);
    assert_eq!(one.game.view(None).table.markers[seat(0)].0, [6, 1, 0, 0, 0]);
}

#[test]
fn rnd_2_the_automas_cards_to_come_are_hidden_and_those_turned_up_are_not() {
    let table = |cards: &[u8]| Scenario::new(GameOptions::new(1)).automa_cards(cards).planning();
    let (mut one, two) = (table(&[131, 132, 133, 134, 135, 136]), table(&[140, 139, 138, 137, 136, 135]));
    assert_ne!(one.game, two.game);
    assert_eq!(one.game.view(Some(seat(1))), two.game.view(Some(seat(1))));
    one.plan(1, [2, 2, 2, 1, 1]);
    let turned: Vec<u8> = one.game.view(None).table.planning_cards.iter().map(|card| card.number()).collect();
    assert_eq!(turned, [131]);
}

#[test]
fn rnd_2_chance_to_come_is_hidden() {
    let options = GameOptions::new(3).without_characters();
    let (mut bench, _) = Bench::begin(options, 40);
    bench.until(|game| game.table().phase == Phase::Planning);
    let shown = format!("{:?}", bench.game.view(Some(Seat::default())));
    let seed = platen_rules::Seed::from_number(40).to_string();
    assert!(!shown.contains(&seed), "the seed is in nobody's view");
    assert!(format!("{:?}", bench.game.setup().secrets).contains(&seed));
}
