//! The worker of the host, seen from the page.

use crate::wire::{FromHost, ToHost};
use crate::worker::HOST;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::{Closure, JsValue};
use web_sys::{Event, MessageEvent, Worker, WorkerOptions, WorkerType};

/// A running worker. It ends when this is dropped.
pub(super) struct HostWorker {
    worker: Worker,
    _on_message: Closure<dyn FnMut(MessageEvent)>,
    _on_error: Closure<dyn FnMut(Event)>,
}

impl Drop for HostWorker {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

impl HostWorker {
    pub(super) fn start(
        mut told: impl FnMut(FromHost) + 'static,
        mut died: impl FnMut() + 'static,
    ) -> Result<HostWorker, String> {
        let worker = make().map_err(|thrown| format!("{thrown:?}"))?;
        let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let text = event.data().as_string().unwrap_or_default();
            match serde_json::from_str(&text) {
                Ok(message) => told(message),
                Err(error) => web_sys::console::error_1(&error.to_string().into()),
            }
        });
        let on_error = Closure::<dyn FnMut(Event)>::new(move |_| died());
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        Ok(HostWorker { worker, _on_message: on_message, _on_error: on_error })
    }

    pub(super) fn post(&self, message: &ToHost) {
        let text = serde_json::to_string(message).unwrap_or_default();
        // Text can always be sent.
        let _ = self.worker.post_message(&text.into());
    }
}

/// Starts the script that the page names as its worker.
fn make() -> Result<Worker, JsValue> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    options.set_name(HOST);
    Worker::new_with_options(&crate::app::worker_url(), &options)
}
