//! A readable dump of one game for every kind of table and every option. A difference shows what a change did.
//!
//! `PLATEN_BLESS=1 cargo test --test playthroughs` writes them anew.

use platen_rules::{GameOptions, Seed};
use platen_testkit::{every_option, modes, playthrough};
use std::path::PathBuf;

/// One mode in three, and every option.
fn tables() -> Vec<GameOptions> {
    modes().into_iter().step_by(3).chain(every_option()).collect()
}

#[test]
fn playthroughs_are_as_they_were() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs");
    for (n, options) in tables().into_iter().enumerate() {
        let file = folder.join(format!("{n:02}.txt"));
        let text = playthrough(options, Seed::from_number(n as u64));
        if std::env::var_os("PLATEN_BLESS").is_some() {
            std::fs::create_dir_all(&folder).expect("a folder");
            std::fs::write(&file, &text).expect("writes");
        }
        let expected = std::fs::read_to_string(&file).expect("a playthrough; PLATEN_BLESS=1 writes them");
        for (line, (found, expected)) in text.lines().zip(expected.lines()).enumerate() {
            assert_eq!(found, expected, "{}:{}", file.display(), line + 1);
        }
        assert_eq!(text.lines().count(), expected.lines().count(), "{}", file.display());
    }
}

#[test]
fn every_option_value_has_a_playthrough() {
    for name in GameOptions::NAMES {
        for value in GameOptions::choices(name) {
            let seat = name == "first_player" && value != "random";
            let shown = tables().iter().any(|options| options.values().contains(&(name, value)));
            assert!(shown || seat && value != "2", "{name}={value}");
        }
    }
}
