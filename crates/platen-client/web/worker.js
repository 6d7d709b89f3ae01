// A worker: the same module as the page, without a document. Its name says what it does.

import init, { worker_run } from "./platen.js";

const early = [];
self.onmessage = (event) => early.push(event.data);

/** Whoever made this worker learns of errors thrown outside of promises alone. */
function fail(error) {
  setTimeout(() => { throw error; });
}

self.addEventListener("unhandledrejection", (event) => fail(event.reason));

/** What bots judge by. */
async function weights() {
  const answer = await fetch(new URL("weights.txt", import.meta.url));
  if (!answer.ok) throw new Error(`weights.txt: ${answer.status}`);
  return answer.text();
}

Promise.all([weights(), init({ module_or_path: new URL("platen_bg.wasm", import.meta.url) })])
  .then(([text]) => worker_run(self.name, text, early))
  .catch(fail);
