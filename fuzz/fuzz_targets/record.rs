//! Any text is a record that replays to the same text, or is refused.
#![no_main]

use libfuzzer_sys::fuzz_target;
use platen_rules::read_records;

fuzz_target!(|text: &str| {
    let Ok(records) = read_records(text) else { return };
    for record in &records {
        if let Ok(session) = record.replay(None) {
            let again = read_records(&session.to_text()).expect("what we write we read");
            assert_eq!(again[0].record, record.record);
        }
    }
});
