// What may go wrong around a game: no room, no storage, spoilt saves, dying workers, newer versions of the page.

import assert from "node:assert/strict";
import { cpSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { decide, goneOn, isAwaited, leave, open, revision, screen, shop, site, solitaire, test, watch } from "./platen.js";

const here = shop();

/** A page in a profile of its own, prepared before anything is loaded. */
async function prepared(prepare, options = {}) {
  const context = await here.browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: "block", ...options });
  const page = await context.newPage();
  const errors = watch(page);
  await prepare(page);
  await page.goto(here.server.url);
  return { context, page, errors };
}

/** The worker of the host. */
function host(page) {
  return page.workers()[0];
}

function gone(page, selector) {
  return page.waitForSelector(selector, { state: "detached" });
}

/** A game with a bot, which has to move, too. */
async function withBot() {
  const opened = await open(here);
  await screen(opened.page, "start");
  await opened.page.click('[data-do="new"]');
  await opened.page.selectOption('select[data-seat="1"]', "novice");
  await opened.page.click('[data-do="company"]');
  await screen(opened.page, "table");
  return opened;
}

/** Goes on by so many revisions, whoever is to decide. */
async function goOn(page, count) {
  const end = (await revision(page)) + count;
  while ((await revision(page)) < end) {
    const before = await revision(page);
    await ((await isAwaited(page)) ? decide(page) : goneOn(page, before));
  }
}

/** Waits until the bots have nothing to do, so that nothing changes by itself. */
function myTurn(page) {
  return page.waitForSelector('[data-screen="table"][data-awaited="true"]');
}

test("who clicks twice on a new game gets one", async () => {
  const { context, page, errors } = await open(here);
  await screen(page, "start");
  await page.$eval('[data-do="solitaire"]', (door) => { door.click(); door.click(); });
  await screen(page, "table");
  await leave(page);
  await page.click('[data-do="games"]');
  await page.waitForSelector("#games li");
  assert.equal(await page.locator("#games li").count(), 1);
  assert.deepEqual(errors, []);
  await context.close();
});

test("a game opened by its address takes the place of the other, which is free for another tab", async () => {
  const { context, page, errors } = await solitaire(here);
  const first = page.url();
  await leave(page);
  await page.click('[data-do="solitaire"]');
  await screen(page, "table");
  const second = page.url();
  await decide(page);
  await page.evaluate((hash) => { location.hash = hash; }, new URL(first).hash);
  await page.waitForSelector('[data-screen="table"][data-revision="0"]');
  const other = await context.newPage();
  await other.goto(second);
  await screen(other, "table");
  assert.equal(await revision(other), 1);
  assert.deepEqual(errors, []);
  await context.close();
});

test("the browser is asked not to clear games away once there is one", async () => {
  const { context, page, errors } = await prepared((page) => page.addInitScript(() => {
    globalThis.asked = 0;
    navigator.storage.persist = async () => Boolean(++globalThis.asked);
  }));
  await screen(page, "start");
  assert.equal(await page.evaluate(() => globalThis.asked), 0);
  await page.click('[data-do="solitaire"]');
  await screen(page, "table");
  assert.ok(await page.evaluate(() => globalThis.asked) > 0);
  assert.deepEqual(errors, []);
  await context.close();
});

test("without room a game goes on in memory, says so, is saved as a file, and is saved again once there is room", async () => {
  const { context, page, errors } = await withBot();
  await goOn(page, 2);
  await host(page).evaluate(() => {
    const begin = IDBDatabase.prototype.transaction;
    self.tries = 0;
    self.makeRoom = () => { IDBDatabase.prototype.transaction = begin; };
    IDBDatabase.prototype.transaction = function (stores, mode, ...more) {
      if (mode === "readonly") return begin.call(this, stores, mode, ...more);
      self.tries++;
      throw new DOMException("no room", "QuotaExceededError");
    };
  });
  await goOn(page, 4);
  await page.waitForSelector('[data-notice="unsaved"][data-code="storage_full"]');
  await myTurn(page);
  const tries = await host(page).evaluate(() => self.tries);
  await page.waitForTimeout(500);
  assert.equal(await host(page).evaluate(() => self.tries), tries, "nothing is tried again and again");
  const [download] = await Promise.all([page.waitForEvent("download"), page.click('[data-do="save-file"]')]);
  assert.match(readFileSync(await download.path(), "utf8"), /\S/);

  await host(page).evaluate(() => self.makeRoom());
  await page.click('[data-do="save-again"]');
  await gone(page, '[data-notice="unsaved"]');
  const reached = await revision(page);
  await page.reload();
  await screen(page, "table");
  assert.equal(await revision(page), reached, "all that was in memory is saved");
  assert.deepEqual(errors, []);
  await context.close();
});

test("a connection to the storage that was closed is opened again", async () => {
  const { context, page, errors } = await solitaire(here);
  await decide(page);
  await host(page).evaluate(() => {
    const begin = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function (...all) {
      IDBDatabase.prototype.transaction = begin;
      this.close();
      return begin.apply(this, all);
    };
  });
  await decide(page);
  assert.equal(await page.$('[data-notice="unsaved"]'), null);
  const reached = await revision(page);
  await page.reload();
  await screen(page, "table");
  assert.equal(await revision(page), reached);
  assert.deepEqual(errors, []);
  await context.close();
});

test("where nothing can be stored, games are played in memory", async () => {
  const { context, page, errors } = await prepared((page) => page.route("**/worker.js", async (route) => {
    const answer = await route.fetch();
    const without = 'Object.defineProperty(self, "indexedDB", { value: undefined });';
    await route.fulfill({ response: answer, body: (await answer.text()) + without });
  }));
  await screen(page, "start");
  await page.waitForSelector('[data-notice="unsaved"][data-code="no_storage"]');
  await page.click('[data-do="solitaire"]');
  await screen(page, "table");
  await decide(page);
  await decide(page);
  await leave(page);
  await page.click('[data-do="continue"]');
  await screen(page, "table");
  assert.equal(await revision(page), 2);
  await decide(page);
  const [download] = await Promise.all([page.waitForEvent("download"), page.click('[data-do="save-file"]')]);
  assert.match(readFileSync(await download.path(), "utf8"), /\S/);
  assert.deepEqual(errors, []);
  await context.close();
});

/** Copies the only stored game under other numbers, each copy damaged in its own way. */
function damage(page) {
  return page.evaluate(async () => {
    const wait = (request) => new Promise((done, fail) => {
      request.onsuccess = () => done(request.result);
      request.onerror = () => fail(request.error);
    });
    const database = await wait(indexedDB.open("platen"));
    const names = ["heads", "entries", "summaries"];
    const stored = database.transaction(names);
    const [[game], ...parts] = await Promise.all([
      wait(stored.objectStore("heads").getAllKeys()),
      ...names.map((name) => wait(stored.objectStore(name).getAll())),
    ]);
    const [[head], lines, [summary]] = parts;
    const put = async (number, { head: itsHead = head, lines: itsLines = lines, summary: itsSummary = summary }) => {
      const all = database.transaction(names, "readwrite");
      all.objectStore("heads").put(itsHead, number);
      all.objectStore("summaries").put(itsSummary, number);
      itsLines.forEach((line, index) => all.objectStore("entries").put(line, [number, index + 1]));
      await new Promise((done) => { all.oncomplete = done; });
    };
    const changed = (change) => JSON.stringify({ ...JSON.parse(head), record: change(JSON.parse(head).record) });
    await put(1, { summary: "{" });
    await put(2, { lines: lines.slice(0, -1) });
    await put(3, { head: "not even JSON" });
    await put(4, { head: changed((record) => record.replace(/^set \S+ \S+$/m, `set unheard-of ${"0".repeat(32)}`)) });
    await put(5, { head: changed((record) => record.replace(/\d+/, "999")) });
    await put(6, { lines: lines.with(0, "garbage") });
    await put(7, { lines: lines.with(0, 5) });
    database.close();
    return game;
  });
}

test("damaged games are shown as such, can be saved and removed, and hinder no other", async () => {
  const { context, page, errors } = await solitaire(here);
  await decide(page);
  await decide(page);
  await leave(page);
  const whole = await damage(page);
  await page.reload();
  await screen(page, "start");
  const damaged = () => page.$$eval("[data-damaged]", (rows) => rows.map((row) => Number(row.dataset.game)).sort());
  await page.click('[data-do="games"]');
  await page.waitForSelector("[data-damaged]");
  assert.deepEqual(await damaged(), [1, 2, 3, 4, 5]);

  for (const found of [6, 7]) {
    await page.click(`[data-game="${found}"] [data-do="open"]`);
    await page.waitForSelector(".refused");
    await page.waitForSelector(`[data-damaged][data-game="${found}"]`);
  }
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.click('[data-game="6"] [data-do="give-raw"]'),
  ]);
  assert.equal(JSON.parse(readFileSync(await download.path(), "utf8")).entries[0], "garbage");
  await page.click('[data-game="3"] [data-do="remove-damaged"]');
  await gone(page, '[data-game="3"]');
  assert.deepEqual(await damaged(), [1, 2, 4, 5, 6, 7]);
  await page.click(`[data-game="${whole}"] [data-do="open"]`);
  await screen(page, "table");
  assert.equal(await revision(page), 2);
  assert.deepEqual(errors, []);
  await context.close();
});

test("a bot whose worker dies, or never starts, does not stop the game", async () => {
  const deaths = {
    dies: () => {
      const Whole = self.Worker;
      self.Worker = class extends Whole {
        constructor(...all) {
          super(...all);
          setTimeout(() => this.dispatchEvent(new ErrorEvent("error")), 5);
        }
      };
    },
    neverStarts: () => {
      self.Worker = class {
        constructor() { throw new Error("no worker"); }
      };
    },
  };
  for (const death of Object.values(deaths)) {
    const { context, page, errors } = await open(here);
    await screen(page, "start");
    await host(page).evaluate(death);
    await page.click('[data-do="new"]');
    await page.selectOption('select[data-seat="1"]', "expert");
    await page.click('[data-do="company"]');
    await screen(page, "table");
    await goOn(page, 8);
    assert.deepEqual(errors, []);
    await context.close();
  }
});

test("if the host's worker cannot start at all, that is said", async () => {
  const { context, page } = await prepared((page) => page.route("**/worker.js", (route) => route.fulfill({ status: 404 })));
  await screen(page, "broken");
  await context.close();
});

test("a panic of the page is said in the person's language, with a way to go on", async () => {
  const { context, page } = await prepared(() => {}, { locale: "fr-CH" });
  await screen(page, "start");
  await page.click('[data-do="solitaire"]');
  await screen(page, "table");
  await decide(page);
  const reached = await revision(page);
  await page.evaluate(() => setTimeout(() => { throw new WebAssembly.RuntimeError("unreachable"); }));
  await page.waitForSelector("#broke");
  assert.match(await page.textContent("#broke"), /enregistrée/);
  await page.click("#broke button");
  await gone(page, "#broke");
  await screen(page, "table");
  assert.equal(await revision(page), reached);
  await context.close();
});

test("a browser without WebAssembly, and a start that fails, are told so", async () => {
  const lacking = await prepared((page) => page.addInitScript(() => { delete globalThis.WebAssembly; }), { locale: "it-IT" });
  await lacking.page.waitForFunction(() => document.getElementById("boot-text").textContent.includes("WebAssembly"));
  assert.match(await lacking.page.textContent("#boot-text"), /Platen ha bisogno/);
  await lacking.context.close();
  const failing = await prepared((page) => page.route("**/*.wasm", (route) => route.fulfill({ status: 404 })));
  await failing.page.waitForFunction(() => document.getElementById("boot-text").textContent.includes("could not start"));
  await failing.context.close();
});

test("only the language that is spoken is fetched, and English if it cannot be had", async () => {
  const asked = [];
  const french = await prepared((page) => {
    page.on("request", (request) => /texts\/(\w+)\.txt/.test(request.url()) && asked.push(RegExp.$1));
  }, { locale: "fr-FR" });
  await screen(french.page, "start");
  assert.deepEqual(asked, ["fr"]);
  assert.equal(await french.page.getAttribute("html", "lang"), "fr");
  await french.context.close();
  const without = await prepared((page) => page.route("**/texts/ja.txt", (route) => route.fulfill({ status: 404 })), { locale: "ja-JP" });
  await screen(without.page, "start");
  assert.equal(await without.page.getAttribute("html", "lang"), "en");
  await without.page.click('[data-do="options"]');
  await without.page.click('[data-choice="ja"]');
  await without.page.waitForSelector('[data-choice="en"][aria-pressed="true"]');
  await without.context.close();
});

const KINDS = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".wasm": "application/wasm" };

/** Serves a folder as any plain web server would. */
async function servePlainly(folder) {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url, "http://x").pathname);
    try {
      const file = readFileSync(join(folder, path.endsWith("/") ? `${path}index.html` : path));
      response.writeHead(200, { "content-type": KINDS[extname(path)] ?? (path.endsWith("/") ? "text/html" : "application/octet-stream") });
      response.end(file);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  return { url: `http://127.0.0.1:${server.address().port}/`, stop: () => server.close() };
}

/** Puts a newer version, alike but for its name, in place of the one in a folder. */
function deployNewer(folder) {
  const [before] = readdirSync(folder).filter((name) => /^[0-9a-f]{16}$/.test(name));
  const after = "f".repeat(16);
  renameSync(join(folder, before), join(folder, after));
  for (const name of ["index.html", "sw.js"]) {
    writeFileSync(join(folder, name), readFileSync(join(folder, name), "utf8").replaceAll(before, after));
  }
  return after;
}

/** A folder that is removed after use. */
async function withFolder(use) {
  const folder = mkdtempSync(join(tmpdir(), "platen-"));
  try {
    await use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function isKept(page) {
  return page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
}

test("a newer page is announced during a game, taken by a reload, and the game goes on", () => withFolder(async (folder) => {
  cpSync(site, folder, { recursive: true });
  const server = await servePlainly(folder);
  const { context, page, errors } = await open({ browser: here.browser, server });
  await screen(page, "start");
  await isKept(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await page.click('[data-do="solitaire"]');
  await screen(page, "table");
  await decide(page);
  const reached = await revision(page);

  const version = deployNewer(folder);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await page.waitForSelector('[data-notice="version"]');
  await decide(page);
  await page.click('[data-do="reload"]');
  await page.waitForSelector(`script[src^="${version}/"]`, { state: "attached" });
  await screen(page, "table");
  assert.equal(await revision(page), reached + 1);
  await context.setOffline(true);
  await page.reload();
  await screen(page, "table");
  assert.equal(await page.locator(`script[src^="${version}/boot"]`).count(), 1, "the newer page is kept");
  assert.deepEqual(errors, []);
  await context.close();
  server.stop();
}));

test("two copies of the page on one origin leave each other alone", () => withFolder(async (folder) => {
  cpSync(site, join(folder, "inner"), { recursive: true });
  cpSync(site, folder, { recursive: true });
  deployNewer(join(folder, "inner"));
  const server = await servePlainly(folder);
  const { context, page, errors } = await open({ browser: here.browser, server });
  await screen(page, "start");
  await isKept(page);
  await page.goto(`${server.url}inner/`);
  await screen(page, "start");
  await isKept(page);
  assert.equal(await page.locator(`script[src^="${"f".repeat(16)}/boot"]`).count(), 1, "the inner copy is not the outer one");
  await context.setOffline(true);
  for (const [path, isInner] of [["", 0], ["inner/", 1]]) {
    await page.goto(server.url + path);
    await screen(page, "start");
    assert.equal(await page.locator(`script[src^="${"f".repeat(16)}/boot"]`).count(), isInner);
  }
  assert.deepEqual(errors, []);
  await context.close();
  server.stop();
}));
