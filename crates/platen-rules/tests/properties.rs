//! What holds after every action of every game, in every mode.

use platen_rules::cards::published_set;
use platen_rules::vocabulary::{ByAction, ByInk, Letter, Seat};
use platen_rules::{Action, Declaration, Event, Fulfilment, Game, Seed, Session, Setup, View};
use platen_testkit::{every_option, modes, play_keenly, seats_of, universe};
use rand_core::Rng;

/// Plays games of every mode and option and looks at each position before an action.
fn each_position(games: u64, mut look: impl FnMut(&Game, Seat, &Action)) {
    let cards = published_set("house-1").expect("the house set");
    for (mode, options) in modes().into_iter().chain(every_option()).enumerate() {
        for game in 0..games {
            let seed = Seed::from_number(1000 * mode as u64 + game);
            let mut rng = seed.player_rng(Seat::default());
            let mut game = Game::new(cards.clone(), options, seed).expect("sound options");
            play_keenly(&mut game, &mut rng, &mut (), &mut look);
            assert!(game.result().is_some());
        }
    }
}

/// Every n-th position.
fn some_positions(games: u64, every: usize, mut look: impl FnMut(&Game, Seat, &Action)) {
    let mut n = 0;
    each_position(games, |game, seat, action| {
        n += 1;
        if n % every == 0 {
            look(game, seat, action);
        }
    });
}

#[test]
fn every_reachable_position_is_sound() {
    each_position(12, |game, seat, action| {
        let problems = game.setup().problems(game.cards());
        assert!(problems.is_empty(), "{problems:#?} before {action:?} of {seat}: {:#?}", game.setup());
    });
}

#[test]
fn listed_actions_are_exactly_those_accepted() {
    let mut listed = Vec::new();
    some_positions(2, 3, |game, _, _| {
        for seat in game.table().options.player_seats().iter() {
            game.legal_actions(seat, &mut listed);
            for (i, action) in listed.iter().enumerate() {
                assert_eq!(game.check(seat, action), Ok(()), "listed: {action:?}");
                assert!(!listed[..i].contains(action), "listed twice: {action:?}");
            }
            for action in universe(game, seat) {
                let accepted = game.check(seat, &action).is_ok();
                assert!(!accepted || listed.contains(&action), "accepted but not listed: {action:?}");
            }
        }
    });
}

#[test]
fn whoever_is_awaited_has_a_choice_and_nobody_else_must_act() {
    let mut listed = Vec::new();
    each_position(2, |game, _, _| {
        assert!(!game.awaited().is_empty());
        for seat in game.awaited().iter() {
            game.legal_actions(seat, &mut listed);
            let plans = game.plans(seat).map_or(0, |plans| plans.count());
            assert!(listed.len() + plans > 0, "{seat} has no choice: {:?}", game.table().phase);
        }
    });
}

#[test]
fn plans_are_exactly_those_accepted() {
    let mut seen = Vec::new();
    some_positions(1, 1, |game, _, _| {
        for seat in game.table().options.player_seats().iter() {
            let markers = game.table().players[seat].markers;
            let Some(plans) = game.plans(seat) else { continue };
            if seen.contains(&markers) {
                continue;
            }
            seen.push(markers);
            let all: Vec<ByAction<u8>> = plans.iter().collect();
            assert_eq!(all.len(), plans.count());
            let mut accepted = 0;
            for n in 0..8u32.pow(5) {
                let plan = ByAction(std::array::from_fn(|i| (n / 8u32.pow(i as u32) % 8) as u8));
                let ok = game.check(seat, &Action::CommitPlan { plan }).is_ok();
                assert_eq!(ok, all.contains(&plan), "{plan:?}");
                accepted += usize::from(ok);
            }
            assert_eq!(accepted, all.len());
        }
    });
    seen.sort_unstable();
    assert_eq!(seen, [7, 8, 9, 10]);
}

/// A declaration made up at random from the orders held, legal or not.
fn made_up(game: &Game, seat: Seat, rng: &mut impl Rng) -> Option<Declaration> {
    let mut orders = Vec::new();
    for order in &game.table().players[seat].orders {
        if rng.next_u32().is_multiple_of(3) {
            continue;
        }
        let needs = game.cards().refinement_card(order.refinement).inks;
        let mut tokens: ByInk<u8> = needs;
        if rng.next_u32().is_multiple_of(2) {
            let (from, to) = (rng.next_u32() as usize % 4, rng.next_u32() as usize % 4);
            let moved = tokens.0[from].min(1);
            tokens.0[from] -= moved;
            tokens.0[to] += moved;
        }
        orders.push(Fulfilment {
            printing: order.printing,
            left_out: rng.next_u32().is_multiple_of(4).then(|| Letter::ALL[rng.next_u32() as usize % 4]),
            inks: rng.next_u32().is_multiple_of(2).then_some(tokens),
            decoration: rng.next_u32().is_multiple_of(2),
        });
    }
    Declaration::new(&orders)
}

#[test]
fn declarations_are_exactly_those_accepted() {
    let mut rng = Seed::from_number(99).player_rng(Seat::default());
    let (mut positions, mut accepted) = (0, 0);
    each_position(4, |game, seat, _| {
        let Some(declarations) = game.declarations(seat) else { return };
        let all: Vec<Declaration> = declarations.iter().collect();
        assert_eq!(all.len(), declarations.count() as usize);
        for (n, declaration) in all.iter().enumerate() {
            assert_eq!(game.check(seat, &Action::Declare { declaration: *declaration }), Ok(()));
            assert_eq!(declarations.nth(n as u32).as_ref(), Some(declaration));
            assert!(!all[..n].contains(declaration), "twice: {declaration:?}");
        }
        assert_eq!(declarations.nth(all.len() as u32), None);
        for _ in 0..40 {
            let Some(declaration) = made_up(game, seat, &mut rng) else { continue };
            let ok = game.check(seat, &Action::Declare { declaration }).is_ok();
            assert_eq!(ok, all.contains(&declaration), "{declaration:?}");
            accepted += u32::from(ok);
        }
        positions += 1;
    });
    assert!(positions > 300 && accepted > 300, "{positions} positions, {accepted} accepted");
}

#[test]
fn samplers_are_uniform_over_their_spaces() {
    let mut rng = Seed::from_number(5).player_rng(Seat::default());
    let mut spaces = 0;
    each_position(2, |game, seat, _| {
        let Some(declarations) = game.declarations(seat).filter(|all| (2..=9).contains(&all.count())) else {
            return;
        };
        let all: Vec<Declaration> = declarations.iter().collect();
        let mut hits = vec![0u32; all.len()];
        for _ in 0..200 * all.len() {
            let drawn = declarations.sample(&mut rng).expect("not empty");
            hits[all.iter().position(|other| *other == drawn).expect("a member")] += 1;
        }
        // 200 expected, a standard deviation of at most 14.
        assert!(hits.iter().all(|&n| (120..280).contains(&n)), "{hits:?}");
        spaces += 1;
    });
    assert!(spaces > 20);
    let plans = platen_rules::Plans::of(7);
    let mut hits = vec![0u32; plans.count()];
    for _ in 0..200 * plans.count() {
        let drawn = plans.sample(&mut rng).expect("not empty");
        hits[plans.iter().position(|other| other == drawn).expect("a member")] += 1;
    }
    assert!(hits.iter().all(|&n| (120..280).contains(&n)), "{hits:?}");
}

#[test]
fn a_refused_action_changes_nothing_and_says_why() {
    let mut refused = 0;
    some_positions(1, 60, |game, _, _| {
        for seat in (0..4).filter_map(Seat::new) {
            for action in universe(game, seat) {
                let mut copy = game.clone();
                let mut events: Vec<Event> = Vec::new();
                if let Err(refusal) = copy.apply_into(seat, &action, &mut events) {
                    assert_eq!(copy, *game);
                    assert_eq!(events, []);
                    assert!(platen_rules::Obstacle::CODES.contains(&refusal.code()));
                    assert!(refusal.to_string().ends_with(&format!("({})", refusal.rule)));
                    refused += 1;
                }
            }
        }
    });
    assert!(refused > 10_000);
}

#[test]
fn positions_views_actions_and_events_survive_serde() {
    some_positions(1, 5, |game, seat, action| {
        let text = serde_json::to_string(game.setup()).expect("serialises");
        let setup: Setup = serde_json::from_str(&text).expect("reads back");
        assert_eq!(setup, *game.setup());
        assert_eq!(setup.into_game(game.cards()).expect("sound"), *game);
        let view = game.view(Some(seat));
        let text = serde_json::to_string(&view).expect("serialises");
        assert_eq!(serde_json::from_str::<View>(&text).expect("reads back"), view);
        let text = serde_json::to_string(action).expect("serialises");
        assert_eq!(serde_json::from_str::<Action>(&text).expect("reads back"), *action);
        let mut next = game.clone();
        let events = next.apply(seat, action).expect("legal");
        let text = serde_json::to_string(&events).expect("serialises");
        assert_eq!(serde_json::from_str::<Vec<Event>>(&text).expect("reads back"), events);
    });
}

#[test]
fn equal_records_give_equal_games() {
    let cards = published_set("house-1").expect("the house set");
    for (mode, options) in modes().into_iter().chain(every_option()).enumerate() {
        let seed = Seed::from_number(mode as u64);
        let mut session = Session::new(cards.clone(), options, seed, seats_of(&options)).expect("options");
        let mut rng = seed.player_rng(Seat::default());
        let mut buffer = Vec::new();
        while let Some(seat) = session.game().awaited().first() {
            let look = session.game().look();
            let action = look.random_action(seat, &mut rng, &mut buffer).expect("a choice");
            session.act(seat, &action).expect("legal");
            if rng.next_u32().is_multiple_of(5) && session.check_undo(seat).is_ok() {
                session.undo(seat).expect("allowed");
            }
        }
        let text = session.to_text();
        let records = platen_rules::read_records(&text).expect("reads back");
        let again = records[0].replay(None).expect("replays");
        assert_eq!(again.game(), session.game());
        assert_eq!(again.trace(0), session.trace(0));
        assert_eq!(again.to_text(), text);
    }
}

#[test]
fn an_unchecked_action_never_panics() {
    some_positions(1, 120, |game, _, _| {
        for seat in game.table().options.player_seats().iter() {
            for action in universe(game, seat) {
                if game.check(seat, &action).is_ok() {
                    game.clone().apply_unchecked(seat, &action);
                }
            }
        }
    });
}
