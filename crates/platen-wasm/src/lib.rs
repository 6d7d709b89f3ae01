//! Exported functions by which a script can hand records to the rules, and positions to the bots, in WebAssembly and
//! get the answer back.

mod choices;

pub use choices::{Position, choose, playouts, round_three};

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

/// Lets every bot decide in the positions in the buffer, a line of JSON each, and leaves there the lines written anew
/// with the choices; says how many bytes that is.
#[unsafe(no_mangle)]
pub extern "C" fn platen_choose() -> usize {
    BUFFER.with_borrow_mut(|buffer| {
        let answer = choose(&String::from_utf8_lossy(buffer));
        *buffer = answer.unwrap_or_else(|error| format!("error: {error}")).into_bytes();
        buffer.len()
    })
}

/// Plays so many games on from a fixed position, to be timed; counts the decisions.
#[unsafe(no_mangle)]
pub extern "C" fn platen_playouts(count: u32) -> u32 {
    playouts(&round_three(), count)
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
