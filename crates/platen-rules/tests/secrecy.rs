//! Nobody learns what the rules hide (RND-2, PLN-2): worlds that differ only in hidden things look and sound the same.

use platen_rules::cards::published_set;
use platen_rules::vocabulary::Seat;
use platen_rules::{Action, Event, Game, GameOptions, Phase, Seed, Setup};
use platen_testkit::{every_option, modes, play_keenly};

/// Another world that the viewer cannot tell from this one.
fn other_world(game: &Game, viewer: Option<Seat>, n: u64) -> Game {
    let mut rng = Seed::from_number(n).player_rng(Seat::default());
    game.view(viewer).determinise(game.cards(), &mut rng).expect("a true view is sound")
}

fn hidden_differs(a: &Setup, b: &Setup) -> bool {
    a.secrets != b.secrets && a.table == b.table
}

fn each_position(every: usize, mut look: impl FnMut(&Game, Seat, &Action)) {
    let cards = published_set("house-1").expect("the house set");
    let mut n = 0;
    for (mode, options) in modes().into_iter().chain(every_option()).enumerate() {
        let seed = Seed::from_number(700 + mode as u64);
        let mut rng = seed.player_rng(Seat::default());
        let mut game = Game::new(cards.clone(), options, seed).expect("sound options");
        play_keenly(&mut game, &mut rng, &mut (), |game, seat, action| {
            n += 1;
            if n % every == 0 {
                look(game, seat, action);
            }
        });
    }
}

#[test]
fn rnd_2_worlds_that_differ_in_secrets_give_equal_views_to_players_and_spectators() {
    let mut differing = 0;
    each_position(2, |game, _, _| {
        let viewers = game.table().options.player_seats().iter().map(Some).chain([None]);
        for viewer in viewers {
            let other = other_world(game, viewer, 1);
            assert_eq!(other.view(viewer), game.view(viewer));
            let (ours, theirs) =
                (serde_json::to_string(&game.view(viewer)), serde_json::to_string(&other.view(viewer)));
            assert_eq!(ours.expect("serialises"), theirs.expect("serialises"));
            differing += u32::from(hidden_differs(game.setup(), other.setup()));
        }
    });
    assert!(differing > 1000);
}

#[test]
fn rnd_2_a_game_dealt_anew_looks_the_same_to_the_seat_and_hides_other_things() {
    let (mut dealt, mut differing) = (0, 0);
    each_position(5, |game, seat, _| {
        let mut other = game.clone();
        other.redeal(seat, &mut Seed::from_number(3).player_rng(seat));
        assert_eq!(other.view(Some(seat)), game.view(Some(seat)));
        assert_eq!(other.setup().problems(game.cards()), []);
        dealt += 1;
        differing += u32::from(hidden_differs(game.setup(), other.setup()));
    });
    assert!(differing > 0 && differing == dealt, "{differing} of {dealt} hide other things");
}

#[test]
fn rnd_2_nothing_of_a_game_can_be_told_from_the_seed_of_its_players() {
    let seed = Seed::from_number(1455);
    let seats: Vec<Seat> = GameOptions::new(4).player_seats().iter().collect();
    let mut seeds: Vec<Seed> = seats.iter().map(|&seat| seed.of_player(seat)).collect();
    seeds.push(seed);
    for (i, one) in seeds.iter().enumerate() {
        assert!(seeds[i + 1..].iter().all(|other| other != one), "{one}");
    }
}

#[test]
fn rnd_2_legal_actions_and_refusals_do_not_depend_on_secrets() {
    let (mut ours, mut theirs) = (Vec::new(), Vec::new());
    each_position(3, |game, seat, action| {
        for viewer in game.table().options.player_seats().iter() {
            let other = other_world(game, Some(viewer), 2);
            game.legal_actions(viewer, &mut ours);
            other.legal_actions(viewer, &mut theirs);
            assert_eq!(ours, theirs);
            assert_eq!(game.check(viewer, action), other.check(viewer, action));
        }
        assert_eq!(game.check(seat, action), Ok(()));
    });
}

/// Whether an action touched anything hidden.
fn touches_secrets(before: &Game, after: &Game) -> bool {
    let (old, new) = (&before.setup().secrets, &after.setup().secrets);
    let decks = old.printing != new.printing
        || old.refinement != new.refinement
        || old.specialty != new.specialty
        || old.gears != new.gears
        || old.planning != new.planning
        || old.chance != new.chance;
    let revealed = before.table().phase == Phase::Planning && after.table().phase != Phase::Planning;
    decks || revealed
}

#[test]
fn rnd_2_events_say_the_same_in_every_world_until_something_is_revealed() {
    let mut compared = 0;
    each_position(1, |game, seat, action| {
        let mut ours = game.clone();
        let events = ours.apply(seat, action).expect("legal");
        if touches_secrets(game, &ours) {
            return;
        }
        for viewer in game.table().options.player_seats().iter().map(Some).chain([None]) {
            let mut theirs = other_world(game, viewer, 3);
            assert_eq!(theirs.apply(seat, action).expect("legal there too"), events);
            if viewer == Some(seat) || !matches!(action, Action::CommitPlan { .. }) {
                assert_eq!(theirs.view(viewer), ours.view(viewer));
            }
            compared += 1;
        }
    });
    assert!(compared > 5000);
}

#[test]
fn pln_2_a_committed_plan_shows_nothing_but_that_it_is_committed() {
    let cards = published_set("house-1").expect("the house set");
    let mut game =
        Game::new(cards, GameOptions::new(3).without_characters(), Seed::from_number(4)).expect("options");
    let mut buffer = Vec::new();
    let mut rng = Seed::from_number(4).player_rng(Seat::default());
    while game.table().phase != Phase::Planning {
        let seat = game.awaited().first().expect("set-up");
        let action = game.look().random_action(seat, &mut rng, &mut buffer).expect("a choice");
        game.apply(seat, &action).expect("legal");
    }
    let [zero, one, two] = [0, 1, 2].map(|n| Seat::new(n).expect("a seat"));
    let plans: Vec<_> = game.plans(zero).expect("planning").iter().collect();
    let mut worlds = [plans[0], plans[plans.len() - 1]].map(|plan| {
        let mut world = game.clone();
        let events = world.apply(zero, &Action::CommitPlan { plan }).expect("legal");
        assert_eq!(events, [Event::PlanCommitted { seat: zero }]);
        world
    });
    for viewer in [Some(one), Some(two), None] {
        assert_eq!(worlds[0].view(viewer), worlds[1].view(viewer));
        assert_eq!(worlds[0].view(viewer).own_plan, None);
    }
    assert_ne!(worlds[0].view(Some(zero)), worlds[1].view(Some(zero)));
    for world in &mut worlds {
        let events = world.apply(zero, &Action::TakeBackPlan).expect("legal");
        assert_eq!(events, [Event::PlanTakenBack { seat: zero }]);
        assert_eq!(*world, game);
    }
}

#[test]
fn a_view_names_neither_seed_nor_deck_order() {
    let cards = published_set("house-1").expect("the house set");
    let seed = Seed::from_number(0xfeed_beef_1234_5678);
    let game = Game::new(cards, GameOptions::new(4), seed).expect("options");
    let text = serde_json::to_string(&game.view(Some(Seat::default()))).expect("serialises");
    assert!(!text.contains(&seed.to_string()));
    for word in ["seed", "secrets", "chance", "positions"] {
        assert!(!text.contains(word), "{word}");
    }
}
