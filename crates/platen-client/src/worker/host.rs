//! The worker of the host: what comes in is laid on a desk and dealt with one after the other.

use super::desk::{Desk, Input};
use futures_channel::mpsc::unbounded;
use wasm_bindgen_futures::spawn_local;

/// Starts the host and gives what takes messages of the page.
pub(super) fn start() -> Box<dyn FnMut(&str)> {
    let (desk, inputs) = unbounded();
    spawn_local(Desk::new(desk.clone()).run(inputs));
    Box::new(move |text| {
        if let Ok(message) = serde_json::from_str(text) {
            // The desk is there as long as the worker.
            let _ = desk.unbounded_send(Input::Page(message));
        }
    })
}
