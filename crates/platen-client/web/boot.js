// Starts the page, or says what is missing.

const here = new URL("./", import.meta.url);
const root = new URL("../", here);

/** What the browser lacks, if anything. */
function missing() {
  if (typeof WebAssembly !== "object") {
    return "Platen needs WebAssembly, which this browser lacks or has switched off (some do in a lockdown mode).";
  }
  if (!("indexedDB" in globalThis) || indexedDB === null) {
    return "Platen stores games in this browser, and storage is switched off. Please allow it for this page.";
  }
  return null;
}

function say(text) {
  document.getElementById("boot-text").textContent = text;
}

/** Keeps the page for times without a network. A newer page that waits is taken now, before anything runs. */
async function keepOffline() {
  if (!("serviceWorker" in navigator)) return;
  const registration = await navigator.serviceWorker.register(new URL("sw.js", root), { scope: root.pathname });
  if (registration.waiting && navigator.serviceWorker.controller) {
    const changed = new Promise((done) =>
      navigator.serviceWorker.addEventListener("controllerchange", done, { once: true }));
    registration.waiting.postMessage("take over");
    await changed;
    location.reload();
    await new Promise(() => {});
  }
}

/** Lays drawings into the page once: every sign is a `<use>` of one of them, takes its colours and needs no network. */
async function layOut(drawings) {
  const answer = await fetch(new URL(`art/${drawings}.svg`, here));
  const holder = document.createElement("div");
  holder.hidden = true;
  holder.innerHTML = await answer.text();
  document.body.append(holder);
}

async function start() {
  const lack = missing();
  if (lack) return say(lack);
  try {
    await keepOffline();
  } catch {
    // Without a service worker the page still plays; it only needs the network.
  }
  try {
    const { default: init, start_app } = await import("./platen.js");
    await Promise.all([init({ module_or_path: new URL("platen_bg.wasm", here) }), layOut("sprite")]);
    layOut("portraits");
    document.getElementById("boot").remove();
    start_app(new URL("worker.js", here).href);
  } catch (error) {
    say(`Platen could not start (${error}). Reloading the page may help.`);
    throw error;
  }
}

start();
