//! Any text is a set that a game can be played with to its end, or has problems with lines.
#![no_main]

use libfuzzer_sys::fuzz_target;
use platen_rules::cards::{read_set, set_to_toml};
use platen_rules::vocabulary::Seat;
use platen_rules::{Game, GameOptions, Seed};
use std::sync::Arc;

fuzz_target!(|text: &str| {
    match read_set(text) {
        Ok(set) => {
            assert_eq!(read_set(&set_to_toml(&set)).as_ref(), Ok(&set));
            let mut game =
                Game::new(Arc::new(set), GameOptions::new(2), Seed::from_number(1)).expect("two players");
            game.play_out(&mut Seed::from_number(2).player_rng(Seat::default()), &mut Vec::new());
            assert!(game.result().is_some());
        }
        Err(problems) => assert!(!problems.is_empty()),
    }
});
