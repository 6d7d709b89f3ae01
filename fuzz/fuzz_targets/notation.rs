//! Any text is an action that is written back as one that reads the same, or is refused.
#![no_main]

use libfuzzer_sys::fuzz_target;
use platen_rules::vocabulary::Edition;
use platen_rules::{read_action, write_action};

fuzz_target!(|text: &str| {
    for edition in Edition::ALL {
        if let Ok(action) = read_action(text, edition) {
            assert_eq!(read_action(&write_action(&action, edition), edition), Ok(action));
        }
    }
});
