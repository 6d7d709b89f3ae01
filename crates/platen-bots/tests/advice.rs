//! Advice: sound figures, for every decision of whole games, from what the seat sees and nothing else.

use platen_bots::{Advice, Advisor, Effort, Progress, Question, Watch};
use platen_rules::cards::{DEFAULT_SET, published_set};
use platen_rules::vocabulary::Seat;
use platen_rules::{Action, Game, GameOptions, Phase, Seed};
use platen_testkit::{Scenario, play_keenly};
use std::collections::BTreeSet;
use std::sync::atomic::{AtomicU32, Ordering};

const SMALL: Advisor = Advisor { iterations: 16, most: 3, line: 3 };

fn advise(advisor: Advisor, game: &Game, seat: Seat, effort: &Effort<'_>) -> Option<Advice> {
    let view = game.view(Some(seat));
    advisor.advise(&Question::new(game.cards(), &view)?, effort)
}

fn small(game: &Game, seat: Seat) -> Option<Advice> {
    advise(SMALL, game, seat, &Effort::of(Seed::from_number(5)))
}

/// Positions of keenly played games, every `step`-th decision.
fn positions(options: GameOptions, step: usize) -> Vec<(Game, Seat)> {
    let cards = published_set(DEFAULT_SET).expect("the house set");
    let seed = Seed::from_number(3);
    let mut game = Game::new(cards, options, seed).expect("sound options");
    let mut met = Vec::new();
    play_keenly(&mut game, &mut seed.player_rng(Seat::default()), &mut (), |game, _, _| {
        met.extend(game.awaited().first().map(|seat| (game.clone(), seat)));
    });
    met.into_iter().step_by(step).collect()
}

#[track_caller]
fn is_sound(game: &Game, seat: Seat, advice: &Advice) {
    assert_eq!(advice.seat, seat);
    assert!(!advice.choices.is_empty() && advice.choices.len() <= SMALL.most && advice.worlds >= 4);
    let sure: f64 = advice.choices.iter().map(|choice| choice.sure).sum();
    assert!((sure - 1.0).abs() < 1e-9, "{sure}");
    for choice in &advice.choices {
        assert_eq!(game.check(seat, &choice.action), Ok(()));
        assert!((choice.fame.mean - choice.sources.total()).abs() < 1e-9, "{choice:?}");
        assert!(choice.fame.error >= 0.0 && choice.line.len() <= SMALL.line);
        let chances: f64 = choice.titles.iter().map(|of| of.chance).sum();
        match (game.table().options.players, choice.win) {
            (1, None) => assert!((chances - 1.0).abs() < 1e-9, "{chances}"),
            (2.., Some(win)) => assert!((0.0..=1.0).contains(&win) && choice.titles.is_empty()),
            other => panic!("{other:?}"),
        }
    }
    assert!(advice.choices.is_sorted_by(|a, b| a.value.mean >= b.value.mean));
    for (choice, other) in advice.choices.iter().zip([1, 0, 0]) {
        let apart = advice.choices.get(other).map_or(0.0, |other| choice.fame.mean - other.fame.mean);
        assert!((choice.difference.total() - apart).abs() < 1e-9, "{apart}");
    }
}

#[test]
fn every_phase_of_whole_games_gets_sound_advice() {
    let mut phases = BTreeSet::new();
    for (players, automa) in [(1, true), (2, false), (3, true), (4, false)] {
        for (game, seat) in positions(GameOptions { automa, ..GameOptions::new(players) }, 5) {
            let advice = small(&game, seat).expect("advice");
            is_sound(&game, seat, &advice);
            phases.insert(format!("{:?}", game.table().phase).split(' ').next().map(String::from));
        }
    }
    assert!(phases.len() >= 6, "{phases:?}");
}

#[test]
fn equal_questions_get_equal_advice_with_any_threads() {
    for (game, seat) in positions(GameOptions::new(2), 17) {
        let one = small(&game, seat);
        for threads in [1, 2, 3] {
            let effort = Effort { threads, ..Effort::of(Seed::from_number(5)) };
            assert_eq!(advise(SMALL, &game, seat, &effort), one, "{threads} threads");
        }
    }
}

#[test]
fn what_is_hidden_changes_nothing() {
    let mut other_chance = Seed::from_number(77).player_rng(Seat::default());
    for (game, seat) in positions(GameOptions::new(3), 23) {
        let mut other = game.clone();
        other.redeal(seat, &mut other_chance);
        assert_ne!(game, other);
        assert_eq!(small(&game, seat), small(&other, seat));
    }
}

#[test]
fn a_forced_decision_is_certain() {
    let mut forced = 0;
    for (game, seat) in positions(GameOptions::new(1), 1) {
        let view = game.view(Some(seat));
        let question = Question::new(game.cards(), &view).expect("a question");
        let Some(only) = question.forced().filter(|_| forced < 5) else { continue };
        let advice = small(&game, seat).expect("advice");
        assert_eq!(advice.choices.iter().map(|choice| choice.action).collect::<Vec<_>>(), [only]);
        assert!((advice.choices[0].sure - 1.0).abs() < 1e-9);
        forced += 1;
    }
    assert_eq!(forced, 5);
}

#[test]
fn nobody_is_advised_out_of_turn() {
    let (game, seat) = positions(GameOptions::new(2), 1).swap_remove(0);
    let other = game.table().options.player_seats().iter().find(|&other| other != seat).expect("two");
    assert_eq!(small(&game, other), None);
}

#[test]
fn the_last_chance_to_fulfil_an_order_is_taken_for_sure() {
    // No. 1 is A I for 3 guilders; no. 51 red for 2 fame.
    let scenario = Scenario::players(2).round(6).types(0, "AI").inks(0, "red").order(0, 1, 51);
    let bench = scenario.fulfil(0);
    let advice = small(&bench.game, platen_testkit::seat(0)).expect("advice");
    let first = &advice.choices[0];
    assert!(matches!(first.action, Action::Declare { .. }), "{advice:?}");
    assert!(first.sure > 0.95, "{advice:?}");
    assert!(first.difference.colours >= 0.0 && first.fame.mean >= 2.0);
    let pass = advice.choices.iter().find(|choice| choice.action == Action::Pass);
    assert!(pass.is_none_or(|pass| pass.difference.total() < -1.0), "{advice:?}");
}

#[test]
fn the_order_is_that_of_the_search_and_equal_choices_are_told() {
    let (mut equal, mut apart) = (0, 0);
    let advisor = Advisor { iterations: 120, ..SMALL };
    for (game, seat) in positions(GameOptions::new(2), 9) {
        let advice = advise(advisor, &game, seat, &Effort::of(Seed::from_number(5))).expect("advice");
        let [first, others @ ..] = advice.choices.as_slice() else { panic!("{advice:?}") };
        assert_eq!(first.equal, others.iter().any(|other| other.equal));
        for other in others {
            let behind = first.value.mean - other.value.mean;
            assert!(other.equal || behind > 0.25, "{behind} is no difference");
            // Both ends of a game of two are known: what one leads by, the other is behind.
            assert!((-150.0..150.0).contains(&other.lead.mean));
            (equal, apart) = (equal + u32::from(other.equal), apart + u32::from(!other.equal));
        }
    }
    assert!(equal > 0 && apart > 0, "{equal} {apart}");
}

#[test]
fn advice_is_data_that_survives_json() {
    let at_planning = |(game, _): &(Game, Seat)| game.table().phase == Phase::Planning;
    let (game, seat) = positions(GameOptions::new(2), 1).into_iter().find(at_planning).expect("planning");
    let advice = small(&game, seat).expect("advice");
    assert!(advice.choices.iter().any(|choice| matches!(choice.action, Action::CommitPlan { .. })));
    let text = serde_json::to_string(&advice).expect("JSON");
    let again: Advice = serde_json::from_str(&text).expect("it can be read");
    assert_eq!(again.choices.len(), advice.choices.len());
    assert_eq!(again.choices[0].action, advice.choices[0].action);
}

/// Stops a search at once, and counts how often it was asked.
#[derive(Default)]
struct Hurry(AtomicU32);

impl Watch for Hurry {
    fn go_on(&self, progress: &Progress) -> bool {
        assert!(progress.done <= progress.of);
        self.0.fetch_add(1, Ordering::Relaxed);
        false
    }
}

#[test]
fn a_watcher_can_stop_it() {
    let (game, seat) = positions(GameOptions::new(1), 1).swap_remove(9);
    let hurry = Hurry::default();
    let effort = Effort { iterations: Some(100_000), watch: &hurry, ..Effort::of(Seed::from_number(5)) };
    let advice = advise(Advisor { iterations: 1, ..SMALL }, &game, seat, &effort).expect("advice");
    assert!(advice.worlds <= 16 && hurry.0.load(Ordering::Relaxed) <= 1);
}
