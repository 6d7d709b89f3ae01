//! Any JSON is a position that can be played to its end, or has problems; a refused action never changes one.
#![no_main]

use libfuzzer_sys::fuzz_target;
use platen_rules::cards::published_set;
use platen_rules::vocabulary::Seat;
use platen_rules::{Action, Seed, Setup};

fuzz_target!(|bytes: &[u8]| {
    let (json, actions) = match bytes.iter().position(|&byte| byte == b'\n') {
        Some(place) => (&bytes[..place], &bytes[place + 1..]),
        None => (bytes, &[][..]),
    };
    let Ok(setup) = serde_json::from_slice::<Setup>(json) else { return };
    let Some(cards) = published_set("house-1") else { return };
    let Ok(mut game) = setup.into_game(&cards) else { return };
    for line in actions.split(|&byte| byte == b'\n') {
        if let Ok(action) = serde_json::from_slice::<Action>(line) {
            let before = game.clone();
            if game.apply(Seat::default(), &action).is_err() {
                assert!(game == before);
            }
        }
    }
    game.play_out(&mut Seed::from_number(2).player_rng(Seat::default()), &mut Vec::new());
    assert!(game.result().is_some());
});
