//! What holds after every action of every game, in every mode.

use platen_rules::cards::published_set;
use platen_rules::vocabulary::Seat;
use platen_rules::{Action, Game, Seed};
use platen_testkit::{every_option, modes, play_keenly};

const GAMES: u64 = 6;

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

#[test]
fn every_reachable_position_is_sound() {
    each_position(GAMES, |game, seat, action| {
        let problems = game.setup().problems(game.cards());
        assert!(problems.is_empty(), "{problems:#?} before {action:?} of {seat}: {:#?}", game.setup());
    });
}
