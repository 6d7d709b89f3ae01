// A worker: the same module as the page, without a document. Its name says what it does.

import init, { worker_run } from "./platen.js";

const early = [];
self.onmessage = (event) => early.push(event.data);

/** Whoever made this worker learns of errors thrown outside of promises alone. */
function fail(error) {
  setTimeout(() => { throw error; });
}

self.addEventListener("unhandledrejection", (event) => fail(event.reason));

init({ module_or_path: new URL("platen_bg.wasm", import.meta.url) }).then(() => worker_run(self.name, early), fail);
