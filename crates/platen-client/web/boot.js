// Starts the page, or says what is missing.

const here = new URL("./", import.meta.url);
const root = new URL("../", here);

/** What can be said before the module with all texts is there. */
const TEXTS = {
  en: {
    opening: "Platen is opening…",
    wasm: "Platen needs WebAssembly, which this browser lacks or has switched off (some do in a lockdown mode).",
    storage: "Platen stores games in this browser, and storage is switched off. Please allow it for this page.",
    failed: "Platen could not start. Reloading the page may help.",
  },
  fr: {
    opening: "Platen s’ouvre…",
    wasm: "Platen a besoin de WebAssembly, qui manque à ce navigateur ou y est désactivé (par exemple en mode isolement).",
    storage: "Platen enregistre les parties dans ce navigateur, et le stockage est désactivé. Veuillez l’autoriser pour cette page.",
    failed: "Platen n’a pas pu démarrer. Recharger la page peut aider.",
  },
  it: {
    opening: "Platen si apre…",
    wasm: "Platen ha bisogno di WebAssembly, che in questo browser manca o è disattivato (per esempio in modalità di isolamento).",
    storage: "Platen salva le partite in questo browser, e l’archivio è disattivato. Consentilo per questa pagina.",
    failed: "Platen non è riuscito ad avviarsi. Ricaricare la pagina può aiutare.",
  },
  ja: {
    opening: "Platenを開いています…",
    wasm: "PlatenにはWebAssemblyが必要ですが、このブラウザーにはないか、無効になっています（ロックダウンモードなど）。",
    storage: "Platenはゲームをこのブラウザーに保存しますが、保存が無効になっています。このページで許可してください。",
    failed: "Platenを起動できませんでした。ページを読み込み直してください。",
  },
};

/** The language that was chosen before, or the first of the device's that there is. */
function texts() {
  let chosen = null;
  try {
    chosen = JSON.parse(localStorage.getItem("platen-settings"))?.lang;
  } catch {
    // Nothing was chosen.
  }
  const wanted = [chosen, ...(navigator.languages ?? [])].map((tag) => String(tag).slice(0, 2).toLowerCase());
  return TEXTS[wanted.find((code) => code in TEXTS) ?? "en"];
}

/** What the browser lacks, if anything. */
function missing() {
  if (typeof WebAssembly !== "object") return texts().wasm;
  if (!("indexedDB" in globalThis) || indexedDB === null) return texts().storage;
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
  registration.addEventListener("updatefound", () => tellOf(registration.installing));
}

/** Tells the page that a newer one is ready, once it is whole. The first that is ever kept is no news. */
function tellOf(worker) {
  worker?.addEventListener("statechange", () => {
    if (worker.state === "installed" && navigator.serviceWorker.controller) dispatchEvent(new Event("platen-new-version"));
  });
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
  say(texts().opening);
  try {
    await keepOffline();
  } catch {
    // Without a service worker the page still plays; it only needs the network.
  }
  try {
    const { default: init, start_app } = await import("./platen.js");
    await Promise.all([init({ module_or_path: new URL("platen_bg.wasm", here) }), layOut("sprite")]);
    layOut("portraits");
    import("./sound.js");
    document.getElementById("boot").remove();
    start_app(new URL("worker.js", here).href);
  } catch (error) {
    say(`${texts().failed} (${error})`);
    throw error;
  }
}

start();
