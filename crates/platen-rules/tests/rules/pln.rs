//! PLN-1 to PLN-5: plans, their reveal, and the order of play that follows from them.

use platen_rules::vocabulary::{Axle, BoardAction, ByAction, InkSetNo, Letter};
use platen_rules::{Action, Event, GameOptions, GearChoice, Phase, Plans};
use platen_testkit::{Bench, Scenario, seat};

fn commit(plan: [u8; 5]) -> Action {
    Action::CommitPlan { plan: ByAction(plan) }
}

/// Who acts on each action, in order, and who fulfils.
fn turns(events: &[Event]) -> [Vec<u8>; 6] {
    let mut turns: [Vec<u8>; 6] = Default::default();
    for event in events {
        if let Event::Turn { seat, action } = event {
            turns[action.map_or(5, BoardAction::index)].push(seat.number());
        }
    }
    turns
}

/// Commits these plans in seat order and plays the round to its end without doing anything.
fn play_round(bench: &mut Bench, plans: &[(u8, [u8; 5])]) -> Vec<Event> {
    let round = bench.game.table().round;
    let mut events = Vec::new();
    for &(number, plan) in plans {
        events.extend(bench.plan(number, plan));
    }
    events.extend(bench.until(|game| game.table().round > round || game.result().is_some()));
    events
}

#[test]
fn pln_1_all_markers_are_placed_no_more_and_no_fewer() {
    let mut bench = Scenario::players(2).planning();
    let refusal = bench.refused(0, commit([2, 2, 2, 1, 1]), "PLN-1", "marker_count");
    assert!(refusal.to_string().contains("8 markers placed; all 7 are placed"), "{refusal}");
    let refusal = bench.refused(0, commit([2, 2, 2, 0, 0]), "PLN-1", "marker_count");
    assert!(refusal.to_string().contains("6 markers placed; all 7 are placed"), "{refusal}");
    bench.refused(0, commit([0; 5]), "PLN-1", "marker_count");
    bench.plan(0, [2, 2, 2, 1, 0]);
    let refusal = bench.refused(1, commit([2, 2, 2, 1, 0]), "PLN-1", "marker_count");
    assert!(refusal.to_string().contains("7 markers placed; all 8"), "{refusal}");
}

#[test]
fn pln_1_at_most_six_lie_on_an_action() {
    for action in BoardAction::ALL {
        let mut bench = Scenario::players(2).planning();
        let mut plan = ByAction::default();
        plan[action] = 7;
        let refusal = bench.refused(0, Action::CommitPlan { plan }, "PLN-1", "too_many_on_action");
        let message = format!("7 markers on {action}; at most 6");
        assert!(refusal.to_string().contains(&message), "{refusal}");
        plan[action] = 6;
        plan[BoardAction::ALL[(action.index() + 1) % 5]] = 1;
        bench.act(0, Action::CommitPlan { plan });
    }
    let mut bench = Scenario::players(2).planning();
    bench.refused(0, commit([255; 5]), "PLN-1", "too_many_on_action");
}

#[test]
fn pln_1_every_split_of_seven_to_ten_markers_is_a_plan() {
    let counts: Vec<usize> = [7, 8, 9, 10].map(|markers| Plans::of(markers).count()).to_vec();
    assert_eq!(counts, [325, 470, 640, 826], "splits over five actions with at most six on each");
    let bench = Scenario::players(4).planning();
    for number in 0..4 {
        let plans = bench.game.plans(seat(number)).expect("all plan");
        assert_eq!(plans.count(), counts[usize::from(number)]);
        assert!(
            plans.iter().all(|plan| bench.game.check(seat(number), &Action::CommitPlan { plan }).is_ok())
        );
    }
}

#[test]
fn pln_1_all_plan_at_the_same_time() {
    let mut bench = Scenario::players(3).planning();
    assert_eq!(bench.awaited(), [0, 1, 2]);
    bench.plan(2, [2, 2, 2, 2, 1]);
    assert_eq!(bench.awaited(), [0, 1]);
    bench.plan(0, [2, 2, 1, 1, 1]);
    assert_eq!(bench.awaited(), [1]);
}

#[test]
fn pln_2_a_commit_tells_only_that_it_was_made() {
    let mut bench = Scenario::players(3).planning();
    let events = bench.plan(1, [6, 2, 0, 0, 0]);
    assert_eq!(events, [Event::PlanCommitted { seat: seat(1) }]);
    assert_eq!(bench.game.table().markers[seat(1)], ByAction([0; 5]), "nothing lies on the table yet");
    assert_eq!(bench.game.view(Some(seat(1))).own_plan, Some(ByAction([6, 2, 0, 0, 0])));
    for viewer in [None, Some(seat(0)), Some(seat(2))] {
        assert_eq!(bench.game.view(viewer).own_plan, None);
        assert!(bench.game.view(viewer).table.committed.contains(seat(1)), "that it is committed is seen");
    }
}

#[test]
fn pln_2_what_others_see_does_not_depend_on_the_plan() {
    let seen = |plan| {
        let mut bench = Scenario::players(2).planning();
        let events = bench.plan(1, plan);
        (events, bench.game.view(Some(seat(0))), bench.game.view(None), bench.legal(0))
    };
    assert_eq!(seen([6, 2, 0, 0, 0]), seen([0, 1, 2, 2, 3]));
}

#[test]
fn pln_2_plans_are_revealed_together_when_the_last_has_committed() {
    let mut bench = Scenario::players(3).planning();
    bench.plan(2, [1, 2, 2, 2, 2]);
    bench.plan(0, [2, 2, 1, 1, 1]);
    let events = bench.plan(1, [2, 2, 2, 1, 1]);
    let expected = [
        Event::PlanCommitted { seat: seat(1) },
        Event::Plan { seat: seat(0), markers: ByAction([2, 2, 1, 1, 1]) },
        Event::Plan { seat: seat(1), markers: ByAction([2, 2, 2, 1, 1]) },
        Event::Plan { seat: seat(2), markers: ByAction([1, 2, 2, 2, 2]) },
        Event::Turn { seat: seat(0), action: Some(BoardAction::Orders) },
    ];
    assert_eq!(events, expected);
    let table = bench.game.table();
    assert_eq!(table.markers.0.map(|placed| placed.total()), [7, 8, 9, 0]);
    assert!(table.committed.is_empty());
    assert_eq!(bench.game.setup().secrets.plans.0, [ByAction([0; 5]); 4], "nothing is secret any more");
}

#[test]
fn pln_2_a_committed_plan_may_be_taken_back_and_made_anew() {
    let mut bench = Scenario::players(2).planning();
    let refusal = bench.refused(0, Action::TakeBackPlan, "PLN-2", "not_committed");
    assert!(refusal.to_string().contains("no plan is committed"), "{refusal}");
    bench.plan(0, [6, 1, 0, 0, 0]);
    bench.refused(0, commit([1, 1, 1, 2, 2]), "PLN-2", "already_committed");
    let events = bench.act(0, Action::TakeBackPlan);
    assert_eq!(events, [Event::PlanTakenBack { seat: seat(0) }]);
    assert_eq!(bench.awaited(), [0, 1]);
    assert_eq!(bench.game.view(Some(seat(0))).own_plan, None);
    bench.plan(0, [1, 1, 1, 2, 2]);
    bench.plan(1, [2, 2, 2, 1, 1]);
    assert_eq!(bench.game.table().markers[seat(0)], ByAction([1, 1, 1, 2, 2]));
}

#[test]
fn pln_2_nobody_else_can_take_it_back_and_nobody_after_the_reveal() {
    let mut bench = Scenario::players(2).planning();
    bench.plan(0, [6, 1, 0, 0, 0]);
    bench.refused(1, Action::TakeBackPlan, "PLN-2", "not_committed");
    bench.plan(1, [6, 2, 0, 0, 0]);
    bench.refused(0, Action::TakeBackPlan, "RND-1", "not_asked");
    assert_eq!(bench.game.check(seat(1), &Action::TakeBackPlan).expect_err("too late").code(), "not_awaited");
}

#[test]
fn pln_2_nothing_is_taken_back_once_the_last_has_committed() {
    let axle = Axle::new(1).expect("an axle");
    let mut bench = Scenario::players(2).gear(0, 7, 1).planning();
    bench.plan(0, [6, 1, 0, 0, 0]);
    bench.act(0, Action::UseGear { axle, choice: GearChoice::Nothing });
    let events = bench.plan(1, [6, 2, 0, 0, 0]);
    assert_eq!(events, [Event::PlanCommitted { seat: seat(1) }], "the reveal waits for the order (FRE-6)");
    let refusal = bench.refused(1, Action::TakeBackPlan, "PLN-2", "all_committed");
    assert!(refusal.to_string().contains("the last plan is committed"), "{refusal}");
    let events = bench.act(0, Action::KeepNone);
    assert!(events.iter().any(|event| matches!(event, Event::Plan { .. })), "then all are revealed");
}

#[test]
fn pln_3_the_automas_card_is_turned_up_and_applied_after_the_last_commit() {
    let mut bench =
        Scenario::new(GameOptions::new(2).with_automa()).automa_cards(&[136, 131, 133]).planning();
    let before = bench.game.table().markers[seat(0)];
    bench.plan(2, [2, 2, 2, 2, 1]);
    assert!(bench.game.table().planning_cards.is_empty());
    assert_eq!(bench.game.table().markers[seat(0)], before);
    let events = bench.plan(1, [2, 2, 2, 1, 1]);
    let kinds: Vec<&str> = events
        .iter()
        .map(|event| match event {
            Event::PlanCommitted { .. } => "commit",
            Event::Plan { .. } => "plan",
            Event::AutomaPlan { card, .. } if card.number() == 136 => "card 136",
            Event::Turn { .. } => "turn",
            _ => "other",
        })
        .collect();
    assert_eq!(kinds[..5], ["commit", "plan", "plan", "card 136", "turn"]);
    assert_ne!(bench.game.table().markers[seat(0)], before);
    assert_eq!(bench.game.table().markers[seat(0)].total(), 7);
}

#[test]
fn pln_4_the_worked_example_of_the_rulebooks() {
    let mut bench = Scenario::players(3).planning();
    let plans = [(0, [2, 2, 1, 0, 2]), (1, [2, 2, 2, 1, 1]), (2, [1, 1, 3, 3, 1])];
    let events = play_round(&mut bench, &plans);
    let [orders, inks, specialties, gears, patronage, fulfil] = turns(&events);
    assert_eq!(orders, [0, 1, 2], "2 / 2 / 1");
    assert_eq!(inks, [0, 1, 2], "2 / 2 / 1");
    assert_eq!(specialties, [2, 1, 0], "1 / 2 / 3");
    assert_eq!(gears, [2, 1], "0 / 1 / 3");
    assert_eq!(patronage, [0, 1, 2], "2 / 1 / 1");
    assert_eq!(fulfil, [0, 1, 2]);
}

#[test]
fn pln_4_the_worked_example_with_another_first_player() {
    let mut bench = Scenario::players(3).first(2).planning();
    let plans = [(2, [2, 2, 1, 0, 2]), (0, [2, 2, 2, 1, 1]), (1, [1, 1, 3, 3, 1])];
    let events = play_round(&mut bench, &plans);
    let expected: [&[u8]; 6] = [&[2, 0, 1], &[2, 0, 1], &[1, 0, 2], &[1, 0], &[2, 0, 1], &[2, 0, 1]];
    assert_eq!(turns(&events).each_ref().map(Vec::as_slice), expected);
}

#[test]
fn pln_4_ties_are_in_player_order_with_four_and_with_two() {
    let mut bench = Scenario::players(4).first(1).planning();
    let plans = [(1, [2, 1, 1, 1, 2]), (2, [2, 1, 1, 2, 2]), (3, [2, 1, 1, 3, 2]), (0, [2, 1, 1, 4, 2])];
    let [orders, inks, _, gears, ..] = turns(&play_round(&mut bench, &plans));
    assert_eq!(orders, [1, 2, 3, 0]);
    assert_eq!(inks, [1, 2, 3, 0]);
    assert_eq!(gears, [0, 3, 2, 1], "most markers first");
    let mut bench = Scenario::players(2).first(1).planning();
    let [orders, inks, ..] = turns(&play_round(&mut bench, &[(0, [2, 3, 1, 1, 1]), (1, [2, 2, 1, 1, 1])]));
    assert_eq!((orders, inks), (vec![1, 0], vec![0, 1]));
}

#[test]
fn pln_4_the_automa_keeps_its_place_in_player_order() {
    let table = |first: u8| {
        let mut scenario = Scenario::new(GameOptions::new(2).with_automa()).first(first).automa_cards(&[131]);
        scenario.card_set().planning[0].moves.clear();
        let markers = scenario.setup().table.players[seat(0)].markers;
        scenario.setup().table.markers[seat(0)] = ByAction([2, 2, 0, 0, markers - 4]);
        scenario.planning()
    };
    let orders = |first: u8, plans: [(u8, [u8; 5]); 2]| turns(&play_round(&mut table(first), &plans));
    let [orders_1, inks_1, specialties_1, ..] = orders(0, [(1, [2, 3, 1, 1, 1]), (2, [2, 1, 2, 2, 2])]);
    assert_eq!((orders_1, inks_1, specialties_1), (vec![0, 1, 2], vec![1, 0, 2], vec![2, 1]));
    let [orders_2, ..] = orders(1, [(1, [2, 2, 1, 1, 1]), (2, [2, 2, 2, 1, 1])]);
    assert_eq!(orders_2, [1, 2, 0], "last in player order, last in a tie");
    let [orders_3, ..] = orders(2, [(1, [2, 2, 2, 2, 1]), (2, [2, 2, 1, 1, 1])]);
    assert_eq!(orders_3, [2, 0, 1]);
}

#[test]
fn pln_4_a_player_without_a_marker_on_an_action_may_not_do_it() {
    let mut bench = Scenario::players(2).turn(BoardAction::Inks, &[1]);
    let take = Action::TakeInks { set: InkSetNo::default(), count: 1 };
    let refusal = bench.refused(0, take, "PLN-4", "not_awaited");
    assert!(refusal.to_string().contains("seat 0 is not to decide this now; awaited: 1"), "{refusal}");
    bench.act(1, take);
    let events = bench.act(1, Action::EndTurn);
    assert_eq!(turns(&events)[1], [0; 0], "nobody else acts on inks");
    assert!(events.iter().any(|event| matches!(event, Event::BoardCleared { .. })));
}

#[test]
fn pln_4_an_action_without_any_marker_is_passed_over() {
    let mut bench = Scenario::players(2).planning();
    let events = play_round(&mut bench, &[(0, [0, 0, 6, 0, 1]), (1, [0, 0, 6, 0, 2])]);
    let expected: [&[u8]; 6] = [&[], &[], &[0, 1], &[], &[1, 0], &[0, 1]];
    assert_eq!(turns(&events).each_ref().map(Vec::as_slice), expected);
    let cleared = events.iter().filter(|event| matches!(event, Event::BoardCleared { .. })).count();
    assert_eq!(cleared, 4, "the board is cleared all the same");
}

#[test]
fn pln_4_nobody_acts_before_their_turn_and_nobody_twice() {
    let mut bench = Scenario::players(2).turn(BoardAction::Inks, &[1, 0]);
    let take = |set| Action::TakeInks { set: InkSetNo::new(set).expect("a set"), count: 1 };
    bench.refused(0, take(1), "PLN-4", "not_awaited");
    bench.act(1, take(1));
    let refusal = bench.refused(1, take(2), "PLN-4", "already_acted");
    assert!(refusal.to_string().contains("end the turn"), "{refusal}");
    bench.refused(1, Action::Pass, "PLN-4", "already_acted");
    bench.act(1, Action::EndTurn);
    bench.act(0, take(2));
}

#[test]
fn pln_5_an_acting_player_may_pass() {
    for action in BoardAction::ALL {
        let mut bench = Scenario::players(2).turn(action, &[0, 1]);
        bench.refused(0, Action::EndTurn, "PLN-5", "not_acted");
        let events = bench.act(0, Action::Pass);
        let expected = [
            Event::Passed { seat: seat(0), action: Some(action) },
            Event::TurnEnded { seat: seat(0), action: Some(action) },
            Event::Turn { seat: seat(1), action: Some(action) },
        ];
        assert_eq!(events, expected);
    }
}

#[test]
fn pln_5_one_for_whom_nothing_is_left_has_the_turn_all_the_same() {
    let mut bench =
        Scenario::players(2).ink_set(1, "red").ink_set(2, "").guilders(1, 3).turn(BoardAction::Inks, &[0, 1]);
    bench.act(0, Action::TakeInks { set: InkSetNo::default(), count: 1 });
    let events = bench.act(0, Action::EndTurn);
    assert_eq!(events.last(), Some(&Event::Turn { seat: seat(1), action: Some(BoardAction::Inks) }));
    let mut choices = bench.legal(1);
    choices.retain(|action| !matches!(action, Action::BuyType { .. }));
    assert_eq!(choices, [Action::Pass], "it can only pass");
    bench.act(1, Action::BuyType { letter: Letter::O });
    assert_eq!(bench.awaited(), [1], "a free action is not the turn");
    bench.act(1, Action::Pass);
}

#[test]
fn pln_5_free_actions_come_before_and_after_the_choice_of_a_turn() {
    let mut bench = Scenario::players(2).turn(BoardAction::Patronage, &[0]);
    bench.act(0, Action::BuyType { letter: Letter::A });
    bench.act(0, Action::PatronageGuilders);
    bench.act(0, Action::BuyType { letter: Letter::I });
    assert_eq!(bench.player(0).guilders, 10 - 1 + 3 - 2);
    bench.act(0, Action::EndTurn);
    assert!(matches!(bench.game.table().phase, Phase::Fulfil { .. }));
}
