//! Bytes play a game to some position and then change numbers in it: what is accepted can be played to its end.
#![no_main]

use libfuzzer_sys::fuzz_target;
use platen_rules::cards::published_set;
use platen_rules::vocabulary::{Edition, Seat};
use platen_rules::{Game, GameOptions, Seed, Setup};
use serde_json::{Value, json};

/// Every leaf of a JSON value.
fn leaves(value: &mut Value) -> Vec<&mut Value> {
    match value {
        Value::Array(items) => items.iter_mut().flat_map(leaves).collect(),
        Value::Object(fields) => fields.values_mut().flat_map(leaves).collect(),
        leaf => vec![leaf],
    }
}

fuzz_target!(|bytes: &[u8]| {
    let [mode, seed, steps, edits @ ..] = bytes else { return };
    let Some(cards) = published_set("house-1") else { return };
    let mut options = GameOptions::new(1 + mode % 4);
    options.automa |= mode & 4 != 0;
    options.characters = mode & 8 == 0;
    options = options.with_edition(if mode & 16 == 0 { Edition::Second } else { Edition::First });
    let Ok(mut game) = Game::new(cards.clone(), options, Seed::from_number(u64::from(*seed))) else { return };
    let mut rng = Seed::from_number(u64::from(*steps)).player_rng(Seat::default());
    let mut buffer = Vec::new();
    for _ in 0..usize::from(*steps) {
        let Some(seat) = game.awaited().first() else { break };
        let Some(action) = game.look().random_action(seat, &mut rng, &mut buffer) else { return };
        game.apply_unchecked(seat, &action);
    }
    let mut position = serde_json::to_value(game.setup()).expect("serialises");
    for edit in edits.chunks_exact(3).take(4) {
        let place = usize::from(edit[0]) << 8 | usize::from(edit[1]);
        let mut all = leaves(&mut position);
        let n = all.len();
        *all[place % n] = match edit[2] {
            255 => Value::Null,
            254 => json!(true),
            253 => json!(false),
            number => json!(number),
        };
    }
    let Ok(setup) = serde_json::from_value::<Setup>(position) else { return };
    let Ok(mut game) = setup.into_game(&cards) else { return };
    for seat in (0..4).filter_map(Seat::new) {
        let view = game.view(Some(seat));
        let other = view.determinise(&cards, &mut rng).expect("the view of a sound position is sound");
        assert!(other.view(Some(seat)) == view);
    }
    game.play_out(&mut rng, &mut buffer);
    assert!(game.result().is_some());
});
