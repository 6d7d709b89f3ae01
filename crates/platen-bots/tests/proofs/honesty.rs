//! No bot can tell worlds apart that look alike to its seat.

use super::{choice, effort, kind, positions};
use platen_bots::{BOTS, Effort};
use platen_rules::vocabulary::Seat;
use platen_rules::{Action, Phase, Seed, View};
use std::collections::BTreeSet;

/// Other worlds for each position.
const WORLDS: usize = 2;

#[test]
fn choices_are_the_same_in_all_worlds_that_look_alike() {
    let mut rng = Seed::from_number(11).player_rng(Seat::default());
    let mut others = 0;
    for (game, seat) in positions(1) {
        let view = game.view(Some(seat));
        let mut worlds = vec![view.determinise(game.cards(), &mut rng).expect("a sound view")];
        for _ in 1..WORLDS {
            let mut world = game.clone();
            world.redeal(seat, &mut rng);
            worlds.push(world);
        }
        others += worlds.iter().filter(|world| world.setup() != game.setup()).count();
        for kind in BOTS {
            let bot = (kind.make)();
            let chosen = choice(&*bot, &game, &view, &effort(1));
            for world in &worlds {
                let seen = world.view(Some(seat));
                assert_eq!(choice(&*bot, world, &seen, &effort(1)), chosen, "{}", kind.name);
            }
        }
    }
    assert!(others > 50, "the worlds do differ: {others}");
}

#[test]
fn thinking_longer_does_not_tell_worlds_apart() {
    let mut rng = Seed::from_number(12).player_rng(Seat::default());
    let searched = ["plan", "name wild", "shift marker", "turn", "reward", "after declaring"];
    let mut met = BTreeSet::new();
    for (n, (game, seat)) in positions(1).into_iter().enumerate() {
        let kind_of_decision = kind(&game, seat);
        // Each level meets some of each kind.
        if !searched.contains(&kind_of_decision) || (n % 2 == 0 && !met.insert(kind_of_decision)) {
            continue;
        }
        let mut world = game.clone();
        world.redeal(seat, &mut rng);
        for level in BOTS {
            let bot = (level.make)();
            let effort = Effort { iterations: Some(60), ..effort(4) };
            let [chosen, other] =
                [&game, &world].map(|world| choice(&*bot, world, &world.view(Some(seat)), &effort));
            assert_eq!(chosen, other, "{} at a {kind_of_decision}", level.name);
        }
    }
    assert!(met.len() >= 4, "{met:?}");
}

#[test]
fn a_view_that_went_through_json_gets_the_same_choice() {
    for (game, seat) in positions(1).into_iter().step_by(2) {
        let view = game.view(Some(seat));
        let text = serde_json::to_string(&view).expect("serialises");
        let back: View = serde_json::from_str(&text).expect("reads");
        for kind in BOTS {
            let bot = (kind.make)();
            let chosen = choice(&*bot, &game, &view, &effort(2));
            assert_eq!(choice(&*bot, &game, &back, &effort(2)), chosen, "{}", kind.name);
        }
    }
}

#[test]
fn plans_of_others_do_not_matter_before_the_reveal() {
    let mut tried = 0;
    let planning = positions(2).into_iter().filter(|(game, _)| {
        game.table().phase == Phase::Planning && game.table().frames.is_empty() && game.awaited().len() > 1
    });
    for (game, seat) in planning {
        let Some(other) = game.awaited().iter().find(|&other| other != seat) else { continue };
        if !game.awaited().contains(seat) {
            continue;
        }
        let plans = game.plans(other).expect("planning");
        let worlds = [0, plans.count() / 2, plans.count() - 1].map(|n| {
            let mut world = game.clone();
            let plan = plans.nth(n).expect("a plan");
            world.apply(other, &Action::CommitPlan { plan }).expect("legal");
            world
        });
        tried += 1;
        for kind in BOTS {
            let bot = (kind.make)();
            let choices = worlds.each_ref().map(|world| {
                let view = world.view(Some(seat));
                choice(&*bot, world, &view, &effort(3))
            });
            assert_eq!([choices[0]; 3], choices, "{}", kind.name);
        }
    }
    assert!(tried >= 4, "{tried}");
}
