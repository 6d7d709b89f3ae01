//! What every bot chooses in fixed positions. The step `wasm` of `cargo xtask test` proves that it is the same in
//! WebAssembly.
//!
//! `PLATEN_BLESS=1 cargo test -p platen-wasm` writes the choices anew, after a change to the bots.

use platen_bots::Question;
use platen_rules::cards::{DEFAULT_SET, published_set};
use platen_rules::vocabulary::Seat;
use platen_rules::{Game, Seed};
use platen_testkit::{modes, play_keenly};
use platen_wasm::{Position, choose};
use std::collections::BTreeMap;
use std::path::PathBuf;

/// Decisions between two positions of a game.
const APART: usize = 40;

/// Positions of one game of every third mode, without choices.
fn positions() -> String {
    let mut text = String::new();
    for (n, options) in modes().into_iter().step_by(3).enumerate() {
        let cards = published_set(DEFAULT_SET).expect("the house set");
        let seed = Seed::from_number(n as u64);
        let mut game = Game::new(cards, options, seed).expect("sound options");
        let mut step = 0;
        play_keenly(&mut game, &mut seed.player_rng(Seat::default()), &mut (), |game, seat, _| {
            let view = game.view(Some(seat));
            let open = Question::new(game.cards(), &view).is_some_and(|one| one.forced().is_none());
            step += usize::from(open);
            if open && step % APART == 10 {
                let seed = step as u64;
                let position = Position { seed, iterations: 8, view, choices: BTreeMap::new() };
                text += &serde_json::to_string(&position).expect("serialises");
                text.push('\n');
            }
        });
    }
    text
}

#[test]
fn choices_are_as_they_were() {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden/choices.jsonl");
    if std::env::var_os("PLATEN_BLESS").is_some() {
        std::fs::write(&file, choose(&positions()).expect("positions")).expect("writes");
    }
    let text = std::fs::read_to_string(&file).expect("the choices; PLATEN_BLESS=1 writes them");
    assert!(text.lines().count() >= 16);
    let again = choose(&text).expect("positions");
    for (line, (found, expected)) in again.lines().zip(text.lines()).enumerate() {
        assert_eq!(found, expected, "{}:{}", file.display(), line + 1);
    }
}
