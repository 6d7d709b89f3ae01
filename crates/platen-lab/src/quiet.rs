//! A bot that panics is told in one line by its host; the usual report of a panic would say it twice.

use std::cell::Cell;
use std::panic::{set_hook, take_hook};
use std::sync::Once;

thread_local! {
    static THINKING: Cell<bool> = const { Cell::new(false) };
}

/// From now on, panics of bots inside a [`crate::Sitting`] print nothing. Others print what they always did.
pub fn silence_bots() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let usual = take_hook();
        set_hook(Box::new(move |panic| {
            if !THINKING.get() {
                usual(panic);
            }
        }));
    });
}

/// Does something whose panics are caught and told elsewhere.
pub(crate) fn thinking<T>(think: impl FnOnce() -> T) -> T {
    THINKING.set(true);
    let thought = think();
    THINKING.set(false);
    thought
}
