//! What runs in workers: the host, and the bots of the host.

mod bot;
mod crew;
mod desk;
mod host;
mod shelf;

use js_sys::Array;
use platen_bots::value::Net;
use serde::Serialize;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::{Closure, JsValue, wasm_bindgen};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// The name of the worker that runs the host; every other is a bot's.
pub(crate) const HOST: &str = "platen-host";

/// Begins the work of a worker. `weights` is what bots judge by; `early` has the messages that came before.
#[wasm_bindgen]
pub fn worker_run(name: &str, weights: &str, early: &Array) -> Result<(), JsValue> {
    console_error_panic_hook::set_once();
    Net::bring(weights).map_err(|error| JsValue::from_str(&error.to_string()))?;
    let hear: Box<dyn FnMut(&str)> = if name == HOST { host::start() } else { Box::new(bot::think) };
    listen(hear, early);
    Ok(())
}

fn listen(mut hear: Box<dyn FnMut(&str)>, early: &Array) {
    early.iter().filter_map(|data| data.as_string()).for_each(|text| hear(&text));
    let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        if let Some(text) = event.data().as_string() {
            hear(&text);
        }
    });
    scope().set_onmessage(Some(on_message.into_js_value().unchecked_ref()));
}

/// Sends a message to whoever made this worker.
fn post(message: &impl Serialize) {
    let text = serde_json::to_string(message).unwrap_or_default();
    // Only data that cannot be copied makes this fail; text can.
    let _ = scope().post_message(&JsValue::from_str(&text));
}

fn scope() -> DedicatedWorkerGlobalScope {
    js_sys::global().unchecked_into()
}
