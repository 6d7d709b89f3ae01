// Starts the page, or says what is missing; and says so if it breaks later.

const here = new URL("./", import.meta.url);
const root = new URL("../", here);

/** What must be said before the texts of the page are there, or when they are of no use any more. */
const TEXTS = {
  en: {
    opening: "Platen is opening…",
    wasm: "Platen needs WebAssembly, which this browser lacks or has switched off (some do in a lockdown mode).",
    failed: "Platen could not start. Reloading the page may help.",
    broke: "Something broke on this page. Your game is saved: reload the page to go on with it.",
    reload: "Reload",
  },
  fr: {
    opening: "Platen s’ouvre…",
    wasm: "Platen a besoin de WebAssembly, qui manque à ce navigateur ou y est désactivé (par exemple en mode isolement).",
    failed: "Platen n’a pas pu démarrer. Recharger la page peut aider.",
    broke: "Quelque chose s’est cassé sur cette page. Votre partie est enregistrée : rechargez la page pour la poursuivre.",
    reload: "Recharger",
  },
  it: {
    opening: "Platen si apre…",
    wasm: "Platen ha bisogno di WebAssembly, che in questo browser manca o è disattivato (per esempio in modalità di isolamento).",
    failed: "Platen non è riuscito ad avviarsi. Ricaricare la pagina può aiutare.",
    broke: "Qualcosa si è rotto in questa pagina. La tua partita è salvata: ricarica la pagina per continuarla.",
    reload: "Ricarica",
  },
  ja: {
    opening: "Platenを開いています…",
    wasm: "PlatenにはWebAssemblyが必要ですが、このブラウザーにはないか、無効になっています（ロックダウンモードなど）。",
    failed: "Platenを起動できませんでした。ページを読み込み直してください。",
    broke: "このページで問題が起きました。ゲームは保存されています。ページを読み込み直すと続きから遊べます。",
    reload: "読み込み直す",
  },
};
/** How long a newer page may take to be put in place of this one, in milliseconds. */
const PATIENCE = 3000;

/** The language that was chosen before, or the first of the device's that there is. */
function language() {
  let chosen = null;
  try {
    chosen = JSON.parse(localStorage.getItem("platen-settings"))?.lang;
  } catch {
    // Nothing was chosen.
  }
  const wanted = [chosen, ...(navigator.languages ?? [])].map((tag) => String(tag).slice(0, 2).toLowerCase());
  return wanted.find((code) => code in TEXTS) ?? "en";
}

function texts() {
  return TEXTS[language()];
}

function say(text) {
  document.getElementById("boot-text").textContent = text;
}

/**
 * A newer page that waits is taken now, before anything runs; if that takes too long, this one runs. Nothing may be on its way
 * to this page any more: browsers put no worker in place of one that is answering.
 */
async function takeNewer() {
  const { serviceWorker } = navigator;
  const waiting = serviceWorker?.controller && (await serviceWorker.getRegistration(root))?.waiting;
  if (!waiting) return;
  const taken = new Promise((done) => {
    serviceWorker.addEventListener("controllerchange", () => done(true), { once: true });
    setTimeout(done, PATIENCE, false);
  });
  waiting.postMessage("take over");
  if (!(await taken)) return;
  location.reload();
  await new Promise(() => {});
}

/** Keeps the page for times without a network, and looks for newer ones when it is turned to again. */
async function keepOffline() {
  if (!("serviceWorker" in navigator)) return;
  const registration = await navigator.serviceWorker.register(new URL("sw.js", root), { scope: root.pathname });
  registration.addEventListener("updatefound", () => tellOf(registration.installing));
  tellOf(registration.installing);
  tellOf(registration.waiting);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") registration.update().catch(() => {});
  });
}

/** Tells the page that a newer one is ready, once it is whole. The first that is ever kept is no news. */
function tellOf(worker) {
  const tell = () => {
    if (worker.state !== "installed" || !navigator.serviceWorker.controller) return;
    document.documentElement.dataset.newer = "true";
    dispatchEvent(new Event("platen-new-version"));
  };
  worker?.addEventListener("statechange", tell);
  if (worker) tell();
}

async function read(path) {
  const answer = await fetch(new URL(path, here));
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.text();
}

/** The texts of the language wanted, or else English. */
async function readTexts() {
  const code = language();
  try {
    return [code, await read(`texts/${code}.txt`)];
  } catch {
    return ["en", await read("texts/en.txt")];
  }
}

/** Lays drawings into the page once: every sign is a `<use>` of one of them, takes its colours and needs no network. */
async function layOut(drawings) {
  const holder = document.createElement("div");
  holder.hidden = true;
  holder.innerHTML = await read(`art/${drawings}.svg`);
  document.body.append(holder);
}

/** Says that the page broke: after a panic its module answers nothing any more. */
function tellBroken() {
  if (document.getElementById("broke")) return;
  const notice = document.createElement("div");
  notice.id = "broke";
  notice.setAttribute("role", "alertdialog");
  notice.setAttribute("aria-labelledby", "broke-text");
  const text = document.createElement("p");
  text.id = "broke-text";
  text.textContent = texts().broke;
  const button = document.createElement("button");
  button.className = "btn btn-main";
  button.textContent = texts().reload;
  button.addEventListener("click", () => location.reload());
  notice.append(text, button);
  // A dialog that is open lies above everything else; the notice lies in it then.
  (document.querySelector("dialog[open]") ?? document.body).append(notice);
  button.focus();
}

function listenForPanics() {
  const hear = (error) => error instanceof WebAssembly.RuntimeError && tellBroken();
  addEventListener("error", (event) => hear(event.error));
  addEventListener("unhandledrejection", (event) => hear(event.reason));
}

async function start() {
  if (typeof WebAssembly !== "object") return say(texts().wasm);
  say(texts().opening);
  try {
    const module = import("./platen.js").then(async (platen) => {
      await platen.default({ module_or_path: new URL("platen_bg.wasm", here) });
      return platen;
    });
    const [{ start_app }, [lang, words]] = await Promise.all([module, readTexts(), layOut("sprite")]);
    await takeNewer().catch(() => {});
    start_app(new URL("worker.js", here).href, new URL("texts/", here).href, lang, words);
  } catch (error) {
    say(`${texts().failed} (${error})`);
    throw error;
  }
  document.getElementById("boot").remove();
  listenForPanics();
  layOut("portraits");
  import("./sound.js");
  // Without a service worker the page still plays; it only needs the network.
  keepOffline().catch(() => {});
}

start();
