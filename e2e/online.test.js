// Playing together: two browsers at one table and a third that watches, by clicks; lost networks, secrets, names.

import assert from "node:assert/strict";
import { createServer } from "node:http";
import { connect, createServer as listen } from "node:net";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { besideSheets, choice, decide, goneOn, isAwaited, isOver, open, revision, screen, serve, settled, shoot, shop, test } from "./platen.js";

const here = shop();
/** How long a network is gone. */
const A_MINUTE = 60_000;
/** What a browser says of a network that is gone. */
const GONE = /WebSocket connection|net::ERR_|Failed to load resource/;

/** Opens the page and gathers what comes and goes on its sockets. */
async function visitor(address = "", server = here.server, device = {}) {
  const opened = await open({ browser: here.browser, server }, "", device);
  const frames = { received: [], sent: [] };
  opened.page.on("websocket", (socket) => {
    socket.on("framereceived", ({ payload }) => frames.received.push(String(payload)));
    socket.on("framesent", ({ payload }) => frames.sent.push(String(payload)));
  });
  if (address) await opened.page.goto(server.url + address);
  return { ...opened, frames };
}

/** Chooses a name where one is asked for. */
async function callMe(page, name) {
  await page.fill('[data-field="begin"]', name);
  await page.click('[data-do="begin"]');
}

/** Makes a table by clicks; `arrange` changes what is set up. Gives the part of the invitation behind the address. */
async function makeTable(page, name, arrange = async () => {}) {
  await screen(page, "start");
  await page.click('[data-do="together"]');
  if (name) await callMe(page, name);
  await page.click('[data-do="share"]');
  await arrange(page);
  await page.click('[data-do="make-table"]');
  await screen(page, "room");
  const link = await page.inputValue('[data-copied="invitation"]');
  return link.slice(link.indexOf("#"));
}

/** Comes by an invitation and sits down. */
async function sitDown(address, name, server) {
  const guest = await visitor(address, server);
  await screen(guest.page, "room");
  await callMe(guest.page, name);
  await guest.page.click('[data-do="sit"]');
  await guest.page.waitForSelector('[data-do="get-up"]');
  return guest;
}

/** A table of two that has begun; the second may come another way. */
async function tableOfTwo(arrange, server, second = here.server) {
  const anna = await visitor("", server);
  const address = await makeTable(anna.page, "Anna", arrange);
  const bert = await sitDown(address, "Bert", second);
  await anna.page.waitForSelector('.seat-row:has-text("Bert")');
  await anna.page.click('[data-do="start-game"]');
  await Promise.all([anna, bert].map(({ page }) => screen(page, "table")));
  return { anna, bert, address };
}

/** A network between a page and the server that can be cut. */
async function network() {
  const target = Number(new URL(here.server.url).port);
  const wires = new Set();
  let isCut = false;
  const proxy = listen((near) => {
    if (isCut) return near.destroy();
    const far = connect(target, "127.0.0.1");
    for (const [from, to] of [[near, far], [far, near]]) {
      wires.add(from);
      from.pipe(to);
      from.on("error", () => to.destroy());
      from.on("close", () => {
        wires.delete(from);
        to.destroy();
      });
    }
  });
  await new Promise((done) => proxy.listen(0, "127.0.0.1", done));
  const cut = () => {
    isCut = true;
    wires.forEach((wire) => wire.destroy());
  };
  return { url: `http://127.0.0.1:${proxy.address().port}/`, cut, mend: () => (isCut = false), stop: () => proxy.close() };
}

const menu = (page) => besideSheets(page, '[data-do="menu"]');
const openTalk = (page) => besideSheets(page, '[data-do="talk"]');

/** Decides; a server that is busy may answer later than the taps. */
async function decideAt(page) {
  const before = await revision(page);
  await decide(page).catch(() => goneOn(page, before));
}

/** Lets whoever is awaited decide once. */
async function oneDecides(pages) {
  for (let look = 0; look < 200; look++) {
    for (const page of pages) {
      if (await isAwaited(page)) return decideAt(page);
      if (await isOver(page)) return;
    }
    await settled(pages[0]);
  }
  throw new Error("nobody is awaited");
}

async function play(pages, until) {
  for (let step = 0; step < 600 && !(await until()); step++) await oneDecides(pages);
}

/** Decides without a connection: taps until what was decided waits. */
async function decideUnheard(page) {
  for (let taps = 0; taps < 12 && !(await page.$('[data-line="waiting"]')); taps++) {
    const at = (await page.$(".choosing")) ? ".choosing " : "";
    await page.locator(`${at}[data-target="${await choice(page)}"]`).filter({ visible: true }).first().click();
    await settled(page);
  }
  await page.waitForSelector('[data-line="waiting"]');
}

/** Waits until all pages show the same revision. */
async function agree(pages) {
  const reached = Math.max(...(await Promise.all(pages.map(revision))));
  await Promise.all(pages.map((page) => goneOn(page, reached - 1)));
  return reached;
}

const plans = (page) => async () => (await page.$('[data-do="commit"]')) !== null;
const isIn = (frames, text) => frames.some((frame) => frame.includes(text));

test("two play a whole game against each other, a third watches, one reloads, one loses the network", async () => {
  const wire = await network();
  const { anna, bert, address } = await tableOfTwo(undefined, wire);
  const cora = await visitor(address);
  await screen(cora.page, "table");
  const [a, b, c] = [anna.page, bert.page, cora.page];
  const pages = [a, b];

  // A plan that is committed is nobody else's to know before the reveal.
  await play(pages, async () => (await plans(a)()) && (await plans(b)()));
  await agree([a, b, c]);
  await a.focus('[data-row="orders"]');
  await a.keyboard.press("6");
  const rest = Number(await a.getAttribute("[data-left]", "data-left"));
  await a.focus('[data-row="patronage"]');
  await a.keyboard.press(String(rest));
  const [before, seen] = [await revision(a), { b: bert.frames.received.length, c: cora.frames.received.length }];
  await a.click('[data-do="commit"]');
  await goneOn(a, before);
  await agree([a, b, c]);
  const plan = `[6,0,0,0,${rest}]`;
  assert.ok(isIn(anna.frames.sent, plan), "the plan went out");
  assert.ok(!isIn(bert.frames.received.slice(seen.b), plan), "it did not come to the other player");
  assert.ok(!isIn(cora.frames.received.slice(seen.c), plan), "nor to who watches");
  assert.equal(await b.locator(".slot.is-on").count(), 0);
  await oneDecides([b]);
  await agree([a, b, c]);
  assert.ok(isIn(bert.frames.received, plan) && isIn(cora.frames.received, plan), "the reveal tells it");
  await shoot(a, "online-table");
  await shoot(c, "online-watching");

  // Who watches decides nothing.
  assert.equal(await isAwaited(c), false);
  assert.equal(await c.locator(".is-lit[data-target]").count(), 0);

  // One reloads in the middle.
  const kept = await agree(pages);
  await b.reload();
  await screen(b, "table");
  assert.equal(await revision(b), kept);

  // One loses the network while it is to decide: what it decides waits, and goes out by itself.
  await play(pages, async () => (await isAwaited(a)) && !(await plans(a)()));
  await anna.context.setOffline(true);
  wire.cut();
  await a.waitForSelector('[data-line="lost"]', { timeout: 30000 });
  await shoot(a, "online-lost");
  await pause(A_MINUTE);
  const waiting = await revision(a);
  await decideUnheard(a);
  assert.equal(await revision(b), waiting);
  wire.mend();
  await anna.context.setOffline(false);
  await goneOn(a, waiting);
  await a.waitForSelector("[data-line]", { state: "detached" });
  await goneOn(b, waiting);

  await play(pages, () => isOver(a));
  await agree([a, b, c]);
  for (const page of [a, b, c]) await page.waitForSelector('[data-screen="end"]');
  assert.equal(await c.textContent("#verdict"), await a.textContent("#verdict"));
  // That nobody chose the cards is checked on every device; both put a share in.
  for (const page of [a, b, c]) await page.waitForSelector('[data-proven="true"]');
  assert.match(await a.textContent("[data-proven]"), /Anna.*Bert/);
  await shoot(a, "online-end");
  // The finished game is looked through on the device.
  await b.click('[data-do="replay"]');
  await b.waitForSelector('[data-screen="replay"]');
  assert.deepEqual(anna.errors.filter((error) => !GONE.test(error)), []);
  assert.deepEqual([...bert.errors, ...cora.errors], []);
  for (const { context } of [anna, bert, cora]) await context.close();
  wire.stop();
});

test("two tabs of one player agree, and what is said is heard, as text, unless it is muted", async () => {
  const { anna, bert, address } = await tableOfTwo();
  const second = await anna.context.newPage();
  await second.goto(here.server.url + address);
  await screen(second, "table");
  for (let step = 0; step < 4; step++) await oneDecides([anna.page, bert.page]);
  await agree([anna.page, second, bert.page]);
  await play([second, bert.page], () => isAwaited(second));
  await decideAt(second);
  await agree([anna.page, second, bert.page]);

  await openTalk(bert.page);
  await bert.page.fill('[data-field="say"]', "<b>Good luck</b> & joy");
  await bert.page.click('button[data-do="say"]');
  await anna.page.waitForSelector(".talk-button b");
  await openTalk(anna.page);
  await anna.page.waitForSelector('#talk li:has-text("<b>Good luck</b> & joy")');
  await shoot(anna.page, "online-talk");
  assert.equal(await anna.page.locator("#talk li b").count(), 1, "only the name is bold");
  await anna.page.click('[data-do="mute"]');
  await anna.page.waitForSelector("#talk", { state: "detached" });
  await anna.page.keyboard.press("Escape");
  await bert.page.fill('[data-field="say"]', "Still there?");
  await bert.page.click('button[data-do="say"]');
  await bert.page.waitForSelector('#talk li:has-text("Still there?")');
  assert.equal(await anna.page.locator(".talk-button b").count(), 0);
  assert.deepEqual([...anna.errors, ...bert.errors], []);
  for (const { context } of [anna, bert]) await context.close();
});

test("who leaves is played for by a bot until they return; who gives up, to the end; then they play again", async () => {
  const arrange = async (page) => {
    await page.selectOption('[data-option="pace"]', "10m");
    await page.selectOption('[data-option="stand-in"]', "novice");
  };
  const { anna, bert } = await tableOfTwo(arrange);
  await anna.page.waitForSelector('[role="timer"]');
  await menu(anna.page);
  await anna.page.click('[data-do="leave"]');
  await bert.page.waitForSelector("[data-stand-in]");
  await anna.page.waitForSelector('[data-do="come-back"]');
  await shoot(anna.page, "online-away");
  await anna.page.click('[data-do="come-back"]');
  await bert.page.waitForSelector("[data-stand-in]", { state: "detached" });
  assert.match(await anna.page.title(), /Platen/);
  for (const { page } of [anna, bert]) {
    await menu(page);
    await page.click('[data-do="resign"]');
    await page.click('[data-do="resign-sure"]');
  }
  for (const { page } of [anna, bert]) await page.waitForSelector('[data-screen="end"]', { timeout: 180000 });
  await anna.page.click('[data-do="again"]');
  await screen(anna.page, "room");
  await bert.page.click('[data-do="again"]');
  await screen(bert.page, "room");
  await bert.page.waitForSelector('[data-do="get-up"]');
  await anna.page.waitForSelector('.seat-row:has-text("Bert")');
  assert.equal(new URL(anna.page.url()).hash, new URL(bert.page.url()).hash);
  assert.deepEqual([...anna.errors, ...bert.errors], []);
  for (const { context } of [anna, bert]) await context.close();
});

/** Notes what the browser would notify of, and lets the page believe that nobody looks. */
const lookAway = () => {
  window.notified = [];
  Object.defineProperty(document, "hidden", { get: () => true });
  window.Notification = class {
    static permission = "granted";
    static requestPermission = async () => "granted";
    constructor(text, options) {
      if (window.isPhone) throw new TypeError("Illegal constructor");
      window.notified.push({ text, tag: options.tag });
    }
  };
  ServiceWorkerRegistration.prototype.showNotification = async (text, options) => {
    window.notified.push({ text, tag: options.tag, byWorker: true });
  };
};

test("the tab says whose turn it is, and who looks elsewhere is notified when it becomes theirs", async () => {
  const { anna, bert, address } = await tableOfTwo();
  const pages = [anna.page, bert.page];
  await anna.page.addInitScript(lookAway);
  await anna.page.goto(here.server.url);
  await anna.page.reload();
  await screen(anna.page, "start");
  await anna.page.click('[data-do="together"]');
  await anna.page.click('[data-do="me"]');
  if ((await anna.page.getAttribute('[data-do="notify"]', "aria-checked")) === "false") await anna.page.click('[data-do="notify"]');
  await anna.page.goto(here.server.url + address);
  await screen(anna.page, "table");
  const named = (page, title) => page.waitForFunction((title) => document.title === title, title);
  const heard = { text: "Your turn!", tag: "Platen" };
  // On a phone only the service worker may notify.
  for (const [isPhone, told] of [[false, heard], [true, { ...heard, byWorker: true }]]) {
    await play(pages, async () => !(await isAwaited(anna.page)) && (await isAwaited(bert.page)));
    await named(anna.page, "Bert to play · Platen");
    await named(bert.page, "Your turn! · Platen");
    const before = await anna.page.evaluate((isPhone) => ((window.isPhone = isPhone), window.notified.length), isPhone);
    await play([bert.page], async () => isAwaited(anna.page));
    await named(anna.page, "Your turn! · Platen");
    await anna.page.waitForFunction((before) => window.notified.length > before, before);
    assert.deepEqual(await anna.page.evaluate(() => window.notified.at(-1)), told);
  }
  assert.deepEqual([...anna.errors, ...bert.errors], []);
  for (const { context } of [anna, bert]) await context.close();
});

test("a slow game over days: a move a day; who is late is played for, visibly, and plays on when they return", async () => {
  const clock = join(mkdtempSync(join(tmpdir(), "platen-clock-")), "ahead");
  const server = await serve("--clock", clock);
  let ahead = 0;
  const later = async (hours, ...pages) => {
    ahead += hours * 3600000;
    writeFileSync(clock, String(ahead));
    for (const page of pages) await page.clock.setSystemTime(Date.now() + ahead);
  };
  const aDay = (page) => page.selectOption('[data-option="pace"]', "1d");
  const { anna, bert, address } = await tableOfTwo(aDay, server, server);
  const pages = [anna.page, bert.page];

  // A day each: what is decided gives the next the whole day.
  for (let day = 0; day < 2; day++) {
    const before = await agree(pages);
    await later(20, ...pages);
    await anna.page.waitForFunction(() => /^[34] h/.test(document.querySelector('[role="timer"] b')?.textContent));
    assert.equal(await anna.page.locator("[data-stand-in]").count(), 0, "nobody is late");
    await oneDecides(pages);
    assert.equal(await agree(pages), before + 1);
    await anna.page.waitForFunction(() => /^(23 h|1 d)/.test(document.querySelector('[role="timer"] b')?.textContent));
  }

  // Who is to decide closes the page: the other sees it, and after a day the bot that plays on.
  const [late, other] = (await isAwaited(anna.page)) ? [anna, bert] : [bert, anna];
  const reached = await agree(pages);
  await late.page.close();
  await other.page.waitForSelector("[data-absent]");
  await later(25, other.page);
  await other.page.waitForSelector("[data-stand-in]");
  assert.equal(await other.page.locator("[data-absent]").count(), 0);
  await goneOn(other.page, reached);
  await shoot(other.page, "online-late");

  // They return: the bot steps back, and they decide.
  const page = await late.context.newPage();
  await page.goto(server.url + address);
  await screen(page, "table");
  await page.clock.setSystemTime(Date.now() + ahead);
  await other.page.waitForSelector("[data-stand-in]", { state: "detached" });
  assert.equal(await other.page.locator("[data-absent]").count(), 0);
  await play([page, other.page], () => isAwaited(page));
  const back = await agree([page, other.page]);
  await decideAt(page);
  await goneOn(other.page, back);
  assert.deepEqual([...anna.errors, ...bert.errors], []);
  for (const { context } of [anna, bert]) await context.close();
  server.stop();
});

test("a plan that is not the one that was sealed is noticed at its reveal", async () => {
  const honest = await visitor();
  const address = await makeTable(honest.page, "Anna");
  const cheated = await visitor(address);
  const salt = /"salt":"[0-9a-f]{64}"/g;
  await cheated.page.routeWebSocket(/socket/, (near) => {
    const far = near.connectToServer();
    far.onMessage((text) => near.send(String(text).replace(salt, `"salt":"${"1".repeat(64)}"`)));
  });
  await cheated.page.reload();
  await honest.page.click('[data-do="start-game"]');
  await Promise.all([honest, cheated].map(({ page }) => screen(page, "table")));
  await play([honest.page], async () => (await cheated.page.locator('[data-notice="seals"]').count()) > 0);
  await cheated.page.waitForSelector('[data-notice="seals"]');
  await shoot(cheated.page, "online-seal");
  assert.equal(await honest.page.locator('[data-notice="seals"]').count(), 0, "nothing is wrong with the plan itself");
  assert.deepEqual([...honest.errors, ...cheated.errors], []);
  for (const { context } of [honest, cheated]) await context.close();
});

test("an open table is found in the list; a code brings a name to another device; a name can be erased", async () => {
  const anna = await visitor();
  await makeTable(anna.page, "Anna", async (page) => {
    await shoot(page, "online-new");
    await page.click('[data-switch="open"]');
    await page.click('[data-kind="bot"][data-of="2"]');
  });
  await shoot(anna.page, "online-room");
  const bert = await visitor();
  await screen(bert.page, "start");
  await bert.page.click('[data-do="together"]');
  await shoot(bert.page, "online-name");
  await bert.page.click('#far-tables [data-do="join"]');
  await screen(bert.page, "room");
  assert.equal(await bert.page.locator('[data-do="sit"]').count(), 0, "a name comes first");

  await anna.page.click('[data-do="together"]');
  await anna.page.waitForSelector("#far-games li");
  await shoot(anna.page, "online-lobby");
  await anna.page.click('[data-do="me"]');
  const code = await anna.page.inputValue('[data-copied="code"]');
  await shoot(anna.page, "online-me");
  const other = await visitor();
  await screen(other.page, "start");
  await other.page.click('[data-do="together"]');
  await other.page.click(".name-form summary");
  await other.page.fill('[data-field="recover"]', code.toLowerCase());
  await other.page.click('button[data-do="recover"]');
  await other.page.waitForSelector("#far-games li");
  assert.match(await other.page.textContent('[data-do="me"]'), /Anna/);
  assert.deepEqual(anna.errors, []);
  await anna.context.close();
  await other.page.click('[data-do="me"]');
  await other.page.click('[data-do="erase"]');
  await other.page.click('[data-do="erase-sure"]');
  await other.page.waitForSelector('[data-field="begin"]');
  assert.deepEqual([...bert.errors, ...other.errors], []);
  for (const { context } of [bert, other]) await context.close();
});

test("whoever made a table frees a seat and closes it; everyone there sees that", async () => {
  const anna = await visitor();
  const address = await makeTable(anna.page, "Anna");
  const bert = await sitDown(address, "Bert");
  assert.equal(await bert.page.$('[data-do="close-table"], [data-do="free-seat"]'), null, "not for guests");
  await anna.page.click('[data-do="free-seat"]');
  await bert.page.waitForSelector('[data-do="get-up"]', { state: "detached" });
  await bert.page.click('[data-do="sit"]');
  await anna.page.waitForSelector('.seat-row:has-text("Bert")');
  await anna.page.click('[data-do="close-table"]');
  const open = '[data-do="sit"], [data-do="get-up"], [data-do="start-game"]';
  for (const { page } of [anna, bert]) await page.waitForSelector(open, { state: "detached" });
  for (const { errors, context } of [anna, bert]) {
    assert.deepEqual(errors, []);
    await context.close();
  }
});

test("a table that is not there is said so, a wrong code too, and an outdated page is to reload", async () => {
  const lost = await visitor("#table=00000000000000000000000000");
  await lost.page.waitForSelector('[data-screen="room"] h1');
  await shoot(lost.page, "online-missing");
  await lost.page.click('[data-do="together"]');
  await lost.page.click(".name-form summary");
  await lost.page.fill('[data-field="recover"]', "nonsense");
  await lost.page.click('button[data-do="recover"]');
  await lost.page.waitForSelector('[data-code="bad_code"]');
  assert.deepEqual(lost.errors.filter((error) => !GONE.test(error)), []);
  await lost.context.close();

  const anna = await visitor();
  const address = await makeTable(anna.page, "Anna");
  const old = await anna.context.newPage();
  await old.routeWebSocket(/\/socket/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) => server.send(String(text).replace('"protocol":1', '"protocol":0')));
  });
  await old.goto(here.server.url + address);
  await old.waitForSelector('[data-line="outdated"] [data-do="reload"]');
  assert.deepEqual(anna.errors, []);
  await anna.context.close();
});

test("where there are no shared tables, no door leads to them", async () => {
  const plain = createServer(async (request, response) => {
    const found = await fetch(new URL(request.url, here.server.url), { method: request.method });
    response.writeHead(found.status, { "content-type": found.headers.get("content-type") ?? "" });
    response.end(Buffer.from(await found.arrayBuffer()));
  });
  await new Promise((done) => plain.listen(0, "127.0.0.1", done));
  const server = { url: `http://127.0.0.1:${plain.address().port}/` };
  const { context, page, errors } = await open({ browser: here.browser, server });
  await screen(page, "start");
  await page.waitForLoadState("networkidle");
  assert.equal(await page.locator('[data-do="together"]').count(), 0);
  assert.deepEqual(errors, []);
  await context.close();
  plain.close();
});
