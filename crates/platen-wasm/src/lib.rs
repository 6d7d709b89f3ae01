//! Two exported functions by which a script can hand a record to the rules in WebAssembly and get its digest back.

use platen_rules::{Session, read_records};
use std::cell::RefCell;

thread_local! {
    /// Where the script writes a record, and where it reads the answer.
    static BUFFER: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Makes room for a text of that many bytes and says where it is to be written.
#[unsafe(no_mangle)]
pub extern "C" fn platen_buffer(bytes: usize) -> *mut u8 {
    BUFFER.with_borrow_mut(|buffer| {
        buffer.clear();
        buffer.resize(bytes, 0);
        buffer.as_mut_ptr()
    })
}

/// Replays the records in the buffer and leaves there the records written anew, each with the digest of its game, or the
/// reason why one cannot be replayed; says how many bytes that is.
#[unsafe(no_mangle)]
pub extern "C" fn platen_replay() -> usize {
    BUFFER.with_borrow_mut(|buffer| {
        let answer = replay(&String::from_utf8_lossy(buffer));
        *buffer = answer.into_bytes();
        buffer.len()
    })
}

/// Where the answer stands.
#[unsafe(no_mangle)]
pub extern "C" fn platen_answer() -> *const u8 {
    BUFFER.with_borrow(Vec::as_ptr)
}

fn replay(text: &str) -> String {
    let replayed = read_records(text).and_then(|records| {
        let sessions: Result<Vec<_>, _> = records.iter().map(|record| record.replay(None)).collect();
        sessions
    });
    match replayed {
        Ok(sessions) => sessions.iter().map(Session::to_text).collect(),
        Err(error) => format!("error: {error}"),
    }
}
