//! The worker of the host: what comes in is laid on a desk and dealt with one after the other.

use super::desk::{Desk, Input};
use super::post;
use crate::store::Store;
use crate::wire::{FromHost, code, refusal};
use futures_channel::mpsc::{UnboundedReceiver, UnboundedSender, unbounded};
use wasm_bindgen_futures::spawn_local;

/// Starts the host and gives what takes messages of the page.
pub(super) fn start() -> Box<dyn FnMut(&str)> {
    let (desk, inputs) = unbounded();
    spawn_local(work(desk.clone(), inputs));
    Box::new(move |text| {
        if let Ok(message) = serde_json::from_str(text) {
            // The desk is gone only if the host could not start, and that was told.
            let _ = desk.unbounded_send(Input::Page(message));
        }
    })
}

async fn work(desk: UnboundedSender<Input>, inputs: UnboundedReceiver<Input>) {
    match Store::open().await {
        Ok(store) => Desk::new(store, desk).run(inputs).await,
        Err(error) => post(&FromHost::Broken(refusal(code::NO_STORAGE, error.0))),
    }
}
