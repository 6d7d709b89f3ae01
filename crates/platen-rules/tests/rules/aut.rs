//! AUT: the automa's place at the table, its plans, its markers at the round's end, and the result.
//! (What it takes by its execution cards is in `aut_execution`.)

use platen_rules::cards::published_set;
use platen_rules::vocabulary::{BoardAction, ByAction, Seat};
use platen_rules::{Action, Event, Game, GameOptions, Phase, Player, Seed, Title};
use platen_testkit::{Bench, Scenario, no, seat};

const ORDERS: BoardAction = BoardAction::Orders;
const INKS: BoardAction = BoardAction::Inks;
const SPECIALTIES: BoardAction = BoardAction::Specialties;
const GEARS: BoardAction = BoardAction::Gears;
const PATRONAGE: BoardAction = BoardAction::Patronage;

fn with_automa(players: u8) -> GameOptions {
    GameOptions { automa: true, ..GameOptions::new(players) }
}

fn commit(plan: [u8; 5]) -> Action {
    Action::CommitPlan { plan: ByAction(plan) }
}

/// A new game with what happens up to the first decision.
fn begin(options: GameOptions, seed: u64) -> (Bench, Vec<Event>) {
    let mut events = Vec::new();
    let cards = published_set("house-1").expect("the house set");
    let game = Game::begin(cards, options, Seed::from_number(seed), &mut events).expect("a table");
    (Bench { game }, events)
}

#[test]
fn aut_1_it_is_seat_0_has_the_token_and_seven_markers_on_their_places() {
    for players in 1..=3 {
        let (bench, events) = begin(with_automa(players), 7);
        assert_eq!(events[0], Event::FirstPlayer { seat: seat(0) });
        let table = bench.game.table();
        assert_eq!(table.first, seat(0));
        assert_eq!(table.markers[seat(0)], ByAction([2, 1, 1, 2, 1]));
        for (number, markers) in (0..=players).zip(7..) {
            assert_eq!(table.players[seat(number)].markers, markers);
        }
        assert_eq!(bench.awaited(), [1], "seat 1, on its left, begins");
    }
}

#[test]
fn aut_1_it_owns_nothing_from_the_first_deal_to_the_last_score() {
    for players in 1..=3 {
        let (mut bench, mut events) = begin(with_automa(players), 11);
        while let Some(me) = bench.game.awaited().first() {
            let automa = bench.game.table().players[seat(0)];
            assert_eq!(automa, Player { markers: automa.markers, ..Player::default() });
            let steps = std::cell::Cell::new(0);
            events.extend(bench.until(|_| steps.replace(steps.get() + 1) > 0));
            assert_ne!(me, seat(0), "it is never awaited");
        }
        let strange = events.iter().any(|event| match event {
            Event::CharactersDealt { seat, .. }
            | Event::CharacterKept { seat, .. }
            | Event::OrderTaken { seat, .. }
            | Event::OpeningTypes { seat, .. }
            | Event::Plan { seat, .. }
            | Event::Turn { seat, action: None }
            | Event::Final { seat, .. } => seat.number() == 0,
            _ => false,
        });
        assert!(!strange, "no character, order, types, fulfilling or score");
    }
}

#[test]
fn aut_1_nobody_decides_for_it() {
    let mut bench = Scenario::new(with_automa(1)).planning();
    let refusal = bench.refused(0, commit([3, 1, 1, 1, 1]), "SET-1", "no_player");
    assert!(refusal.to_string().contains("nobody plays at seat 0"), "{refusal}");
    assert!(bench.legal(0).is_empty());
}

#[test]
fn aut_1_set_up_counts_it_as_a_player() {
    for (players, spaces) in [(1, 2), (2, 3), (3, 4)] {
        let (bench, events) = begin(with_automa(players), 3);
        let shown = usize::from(2 * (players + 1) + 2 - 1);
        let display = |event: &Event| matches!(event, Event::Display { printing, refinement } if printing.len() == shown && refinement.len() == shown);
        assert!(events.iter().any(display), "{shown} cards of each kind, one fewer with the automa");
        let table = bench.game.table();
        assert_eq!(table.printing_spaces.iter().flatten().count(), spaces);
        assert_eq!(table.gear_spaces.iter().flatten().count(), spaces);
    }
}

#[test]
fn aut_1_six_of_its_ten_cards_are_dealt_one_for_each_round() {
    let mut bench = Scenario::new(with_automa(1)).planning();
    let secret: Vec<u8> =
        bench.game.setup().secrets.planning.iter().rev().map(|card| card.number()).collect();
    assert_eq!((secret.len(), bench.game.table().planning_cards.len()), (6, 0));
    let mut turned = Vec::new();
    for round in 1..=6 {
        let events = bench.until(|game| game.table().round > round);
        let of_the_round = events.iter().filter_map(|event| match event {
            Event::AutomaPlan { card, .. } => Some(card.number()),
            _ => None,
        });
        turned.push(of_the_round.collect::<Vec<_>>());
    }
    assert_eq!(turned.concat(), secret);
    assert!(turned.iter().all(|cards| cards.len() == 1));
    let mut different = secret.clone();
    different.sort_unstable();
    different.dedup();
    assert_eq!(different.len(), 6);
}

#[test]
fn aut_1_it_keeps_its_place_in_player_order_when_the_token_moves_on() {
    let plans = |markers: u8| match markers {
        7 => [2, 2, 1, 1, 1],
        8 => [2, 2, 2, 1, 1],
        _ => [2, 2, 2, 2, 1],
    };
    for (first, order) in [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])] {
        let mut scene = Scenario::new(with_automa(2))
            .first(first)
            .planning_face(131, &[], ORDERS, false)
            .automa_cards(&[131]);
        let markers = scene.setup().table.players[seat(0)].markers;
        let mut bench = scene.automa_at(plans(markers)).planning();
        for number in [1, 2] {
            let plan = commit(plans(bench.player(number).markers));
            bench.act(number, plan);
        }
        let acting: Vec<u8> = bench.game.table().turn_order.iter().copied().map(Seat::number).collect();
        assert_eq!(acting, order, "all have two markers on orders; first player {first}");
    }
}

/// Where the automa's seven markers lie after a card with these moves.
fn planned(markers: [u8; 5], centre: BoardAction, moves: &[(&str, &str)]) -> [u8; 5] {
    let mut bench = Scenario::new(with_automa(1))
        .planning_face(135, moves, centre, false)
        .automa_cards(&[135])
        .automa_at(markers)
        .planning();
    let events = bench.act(1, commit([2, 2, 2, 1, 1]));
    let after = events.iter().find_map(|event| match event {
        Event::AutomaPlan { card, markers } if card.number() == 135 => Some(*markers),
        _ => None,
    });
    let after = after.expect("its card is turned up");
    assert_eq!(bench.game.table().markers[seat(0)], after);
    after.0
}

#[test]
fn aut_2_its_card_is_turned_up_after_all_players_planned() {
    let mut bench = Scenario::new(with_automa(2)).planning();
    let first = bench.act(2, commit([5, 1, 1, 1, 1]));
    assert!(matches!(first[..], [Event::PlanCommitted { .. }]), "{first:?}");
    assert!(bench.game.table().planning_cards.is_empty());
    let second = bench.act(1, commit([4, 1, 1, 1, 1]));
    let opening = [
        Event::PlanCommitted { seat: seat(1) },
        Event::Plan { seat: seat(1), markers: ByAction([4, 1, 1, 1, 1]) },
        Event::Plan { seat: seat(2), markers: ByAction([5, 1, 1, 1, 1]) },
    ];
    assert_eq!(second[..3], opening);
    assert!(matches!(second[3], Event::AutomaPlan { .. }), "{second:?}");
}

#[test]
fn aut_2_the_next_card_each_round_in_the_sequence_dealt() {
    let cards = [140, 133, 131, 138, 136, 132];
    let mut bench = Scenario::new(with_automa(1)).automa_cards(&cards).planning();
    let events = bench.until(|_| false);
    let turned: Vec<u8> = events
        .iter()
        .filter_map(|event| match event {
            Event::AutomaPlan { card, .. } => Some(card.number()),
            _ => None,
        })
        .collect();
    assert_eq!(turned, cards);
}

#[test]
fn aut_2_a_move_takes_a_marker_from_x_to_y() {
    assert_eq!(planned([2, 1, 1, 2, 1], ORDERS, &[("orders", "inks")]), [1, 2, 1, 2, 1]);
    assert_eq!(planned([2, 1, 1, 2, 1], ORDERS, &[("patronage", "specialties")]), [2, 1, 2, 2, 0]);
    assert_eq!(planned([2, 1, 1, 2, 1], ORDERS, &[]), [2, 1, 1, 2, 1]);
}

#[test]
fn aut_2_if_x_has_none_the_marker_goes_from_y_to_x() {
    assert_eq!(planned([0, 3, 1, 2, 1], ORDERS, &[("orders", "inks")]), [1, 2, 1, 2, 1]);
    assert_eq!(planned([0, 2, 2, 2, 1], ORDERS, &[("min", "patronage")]), [1, 2, 2, 2, 0], "min has none");
}

#[test]
fn aut_2_if_neither_has_any_nothing_moves() {
    assert_eq!(planned([0, 0, 3, 3, 1], ORDERS, &[("orders", "inks")]), [0, 0, 3, 3, 1]);
    assert_eq!(planned([0, 0, 3, 3, 1], ORDERS, &[("inks", "min")]), [0, 0, 3, 3, 1]);
}

#[test]
fn aut_2_from_an_action_to_itself_nothing_moves() {
    for moves in [("orders", "orders"), ("max", "orders"), ("gears", "min"), ("max", "max"), ("min", "min")] {
        assert_eq!(planned([3, 2, 1, 0, 1], ORDERS, &[moves]), [3, 2, 1, 0, 1], "{moves:?}");
    }
}

#[test]
fn aut_2_no_marker_moves_to_an_action_that_has_six() {
    assert_eq!(planned([1, 6, 0, 0, 0], ORDERS, &[("orders", "inks")]), [1, 6, 0, 0, 0]);
    assert_eq!(planned([1, 6, 0, 0, 0], ORDERS, &[("orders", "max")]), [1, 6, 0, 0, 0]);
    assert_eq!(planned([2, 5, 0, 0, 0], ORDERS, &[("orders", "inks")]), [1, 6, 0, 0, 0]);
    assert_eq!(planned([1, 6, 0, 0, 0], ORDERS, &[("inks", "orders")]), [2, 5, 0, 0, 0]);
}

#[test]
fn aut_2_a_full_action_gives_to_x_when_x_has_none() {
    assert_eq!(planned([0, 6, 1, 0, 0], ORDERS, &[("orders", "inks")]), [1, 5, 1, 0, 0]);
}

#[test]
fn aut_2_moves_are_made_in_order_on_the_markers_as_they_then_lie() {
    let there_and_on = [("orders", "inks"), ("inks", "gears")];
    assert_eq!(planned([2, 0, 2, 2, 1], ORDERS, &there_and_on), [1, 0, 2, 3, 1]);
    let twice = [("orders", "inks"), ("orders", "inks")];
    assert_eq!(
        planned([1, 2, 2, 1, 1], ORDERS, &twice),
        [1, 2, 2, 1, 1],
        "there, and back since none is left"
    );
    assert_eq!(planned([2, 2, 1, 1, 1], ORDERS, &twice), [0, 4, 1, 1, 1]);
}

#[test]
fn aut_2_max_and_min_are_found_anew_for_each_move() {
    let once = ("max", "min");
    assert_eq!(planned([3, 1, 1, 1, 1], ORDERS, &[once]), [2, 2, 1, 1, 1]);
    assert_eq!(planned([3, 1, 1, 1, 1], ORDERS, &[once, once]), [1, 2, 2, 1, 1]);
    assert_eq!(planned([3, 1, 1, 1, 1], ORDERS, &[once, once, once]), [2, 1, 2, 1, 1]);
}

#[test]
fn aut_2_its_markers_decide_when_it_acts() {
    let mut bench = Scenario::new(with_automa(1))
        .planning_face(135, &[("inks", "orders")], ORDERS, false)
        .automa_cards(&[135])
        .automa_at([2, 2, 1, 1, 1])
        .planning();
    let events = bench.act(1, commit([3, 2, 1, 1, 1]));
    let turns: Vec<u8> = events
        .iter()
        .filter_map(|event| match event {
            Event::Turn { seat, action: Some(ORDERS) } => Some(seat.number()),
            _ => None,
        })
        .collect();
    assert_eq!(turns, [0, 1], "three each after its move: a tie in player order");
}

#[test]
fn aut_3_ties_are_scanned_from_the_centre_downward_and_round() {
    let table = [
        ([2, 2, 1, 1, 1], ORDERS, [1, 2, 2, 1, 1]),
        ([2, 2, 1, 1, 1], INKS, [2, 1, 2, 1, 1]),
        ([2, 2, 1, 1, 1], SPECIALTIES, [1, 2, 2, 1, 1]),
        ([2, 2, 1, 1, 1], GEARS, [1, 2, 1, 2, 1]),
        ([2, 2, 1, 1, 1], PATRONAGE, [1, 2, 1, 1, 2]),
        ([1, 1, 2, 2, 1], ORDERS, [2, 1, 1, 2, 1]),
        ([1, 1, 2, 2, 1], INKS, [1, 2, 1, 2, 1]),
        ([1, 1, 2, 2, 1], SPECIALTIES, [1, 1, 1, 2, 2]),
        ([1, 1, 2, 2, 1], GEARS, [1, 1, 2, 1, 2]),
        ([1, 1, 2, 2, 1], PATRONAGE, [1, 1, 1, 2, 2]),
        ([0, 0, 2, 3, 2], GEARS, [1, 0, 2, 2, 2]),
        ([2, 0, 2, 1, 2], SPECIALTIES, [2, 1, 1, 1, 2]),
        ([2, 0, 2, 1, 2], GEARS, [2, 1, 2, 1, 1]),
        ([2, 0, 2, 1, 2], ORDERS, [1, 1, 2, 1, 2]),
    ];
    for (markers, centre, after) in table {
        assert_eq!(planned(markers, centre, &[("max", "min")]), after, "{markers:?} from {centre}");
    }
}

#[test]
fn aut_3_max_and_min_serve_on_either_side_of_a_move() {
    assert_eq!(planned([1, 1, 3, 1, 1], ORDERS, &[("max", "gears")]), [1, 1, 2, 2, 1]);
    assert_eq!(planned([1, 1, 3, 1, 1], ORDERS, &[("gears", "max")]), [1, 1, 4, 0, 1]);
    assert_eq!(planned([2, 1, 2, 1, 1], GEARS, &[("min", "orders")]), [3, 1, 2, 0, 1]);
    assert_eq!(planned([2, 1, 2, 1, 1], PATRONAGE, &[("orders", "min")]), [1, 1, 2, 1, 2]);
    assert_eq!(planned([2, 1, 2, 1, 1], SPECIALTIES, &[("min", "max")]), [2, 1, 3, 0, 1]);
}

#[test]
fn aut_3_card_131_of_the_house_set_moves_from_max_to_min() {
    let mut bench = Scenario::new(with_automa(1)).automa_cards(&[131]).automa_at([2, 1, 1, 2, 1]).planning();
    let events = bench.act(1, commit([2, 2, 2, 1, 1]));
    let plan = Event::AutomaPlan { card: no(131), markers: ByAction([1, 2, 1, 2, 1]) };
    assert!(events.contains(&plan), "{events:?}");
}

/// A marker passed from a seat to another, and the automa's action that gave or got it.
type Passed = (u8, u8, Option<BoardAction>);

/// The end of a round in which a card with that centre lay open: the markers passed, and where the automa's lie.
fn round_end(players: u8, first: u8, markers: [u8; 5], centre: BoardAction) -> (Vec<Passed>, [u8; 5]) {
    let scene = Scenario::new(with_automa(players))
        .first(first)
        .planning_face(137, &[], centre, false)
        .automa_cards(&[137])
        .plan(0, markers);
    let last = scene.clone().setup().table.player_order().last().expect("a player").number();
    let mut bench = scene.fulfil(last);
    let events = bench.act(last, Action::Pass);
    let passed = events.iter().filter_map(|event| match event {
        Event::MarkerPassed { from, to, action } => Some((from.number(), to.number(), *action)),
        _ => None,
    });
    (passed.collect(), bench.game.table().markers[seat(0)].0)
}

#[test]
fn aut_6_it_gets_markers_one_by_one_on_its_action_with_fewest_at_that_moment() {
    let (passed, markers) = round_end(3, 0, [3, 1, 1, 1, 1], GEARS);
    assert_eq!(passed, [(1, 0, Some(GEARS)), (2, 0, Some(PATRONAGE)), (3, 0, Some(INKS))]);
    assert_eq!(markers, [3, 2, 1, 2, 2]);
    let (passed, markers) = round_end(2, 0, [2, 0, 2, 2, 1], SPECIALTIES);
    assert_eq!(passed, [(1, 0, Some(INKS)), (2, 0, Some(PATRONAGE))], "fewest is 0, then a tie of 1");
    assert_eq!(markers, [2, 1, 2, 2, 2]);
}

#[test]
fn aut_6_ties_of_fewest_are_scanned_from_the_centre() {
    for (centre, action) in
        [(ORDERS, INKS), (INKS, INKS), (SPECIALTIES, SPECIALTIES), (GEARS, PATRONAGE), (PATRONAGE, PATRONAGE)]
    {
        let (passed, _) = round_end(1, 0, [2, 1, 1, 2, 1], centre);
        assert_eq!(passed, [(1, 0, Some(action))], "centre {centre}");
    }
}

#[test]
fn aut_6_it_gives_from_its_action_with_most() {
    for (centre, action) in [
        (ORDERS, ORDERS),
        (INKS, SPECIALTIES),
        (SPECIALTIES, SPECIALTIES),
        (GEARS, PATRONAGE),
        (PATRONAGE, PATRONAGE),
    ] {
        let (passed, markers) = round_end(1, 1, [2, 1, 2, 1, 2], centre);
        assert_eq!(passed, [(0, 1, Some(action))], "centre {centre}");
        assert_eq!((markers[action.index()], markers.iter().sum::<u8>()), (1, 7));
    }
    let (passed, markers) = round_end(1, 1, [1, 1, 1, 4, 1], ORDERS);
    assert_eq!((passed, markers), (vec![(0, 1, Some(GEARS))], [1, 1, 1, 3, 1]));
}

#[test]
fn aut_6_it_gives_in_its_turn_like_anyone() {
    let (passed, markers) = round_end(3, 2, [2, 2, 2, 2, 1], INKS);
    assert_eq!(passed, [(3, 2, None), (0, 2, Some(INKS)), (1, 2, None)]);
    assert_eq!(markers, [2, 1, 2, 2, 1]);
}

#[test]
fn aut_6_ties_go_by_the_card_of_the_round_that_ends() {
    let mut bench = Scenario::new(with_automa(1))
        .round(2)
        .planning_face(131, &[], ORDERS, false)
        .planning_face(132, &[], GEARS, false)
        .planning_face(133, &[], SPECIALTIES, false)
        .automa_cards(&[131, 132, 133])
        .plan(0, [1, 2, 1, 1, 2])
        .fulfil(1);
    let events = bench.act(1, Action::Pass);
    assert!(
        events.contains(&Event::MarkerPassed { from: seat(1), to: seat(0), action: Some(GEARS) }),
        "{events:?}"
    );
}

#[test]
fn aut_6_its_markers_stay_on_its_board_between_rounds() {
    let mut bench = Scenario::new(with_automa(1))
        .planning_face(131, &[], ORDERS, false)
        .planning_face(132, &[("orders", "gears")], ORDERS, false)
        .automa_cards(&[131, 132])
        .plan(0, [3, 1, 1, 1, 1])
        .fulfil(1);
    bench.act(1, Action::Pass);
    assert_eq!(bench.game.table().phase, Phase::Planning);
    assert_eq!(bench.game.table().markers[seat(0)], ByAction([3, 2, 1, 1, 1]));
    assert_eq!(bench.game.table().markers[seat(1)], ByAction::default());
    bench.act(1, commit([3, 1, 1, 1, 1]));
    assert_eq!(bench.game.table().markers[seat(0)], ByAction([2, 2, 1, 2, 1]));
}

#[test]
fn aut_7_one_player_has_a_title_and_no_rival() {
    let mut bench = Scenario::new(with_automa(1)).round(6).fame(1, 120).guilders(1, 0).fulfil(1);
    let events = bench.act(1, Action::Pass);
    let result = bench.game.result().expect("the game is over");
    assert_eq!((result.scores.len(), result.scores[0].seat), (1, seat(1)));
    assert_eq!((result.title, &result.ranking), (Some(Title::Apprentice), &vec![vec![seat(1)]]));
    let finals = events.iter().filter(|event| matches!(event, Event::Final { .. })).count();
    assert_eq!(finals, 1);
}

#[test]
fn aut_7_two_or_three_players_are_ranked_among_themselves() {
    for players in [2, 3] {
        let mut scene = Scenario::new(with_automa(players)).round(6);
        for number in 1..=players {
            scene = scene.guilders(number, 0).fame(number, 90 + u16::from(number));
        }
        let mut bench = scene.fulfil(players);
        bench.act(players, Action::Pass);
        let result = bench.game.result().expect("the game is over");
        let best_first: Vec<Vec<Seat>> = (1..=players).rev().map(|number| vec![seat(number)]).collect();
        assert_eq!((result.ranking, result.title), (best_first, None));
        assert!(result.scores.iter().all(|score| score.seat != seat(0)));
    }
}
