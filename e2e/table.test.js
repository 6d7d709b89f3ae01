// The table: played with bots, by keys, by two people at one device; what it says and what it hides.

import assert from "node:assert/strict";
import { deal, decide, goneOn, isAwaited, isOver, open, reachPlanning, revision, screen, shoot, shop, solitaire, test, watch } from "./platen.js";

const here = shop();

/** Decides until the prompt asks for something. */
async function until(page, asked) {
  for (let step = 0; step < 60 && (await page.getAttribute("#prompt", "data-asked")) !== asked; step++) await decide(page);
}

test("a game of four with bots is played to its end by taps", async () => {
  const { context, page, errors } = await open(here);
  await deal(page, ["person", "bot", "bot", "bot"]);
  assert.equal(await page.locator(".rival").count(), 3);
  for (let step = 0; step < 400 && !(await isOver(page)); step++) {
    const before = await revision(page);
    await ((await isAwaited(page)) ? decide(page) : goneOn(page, before));
  }
  assert.equal(await isOver(page), true);
  await shoot(page, "four");
  assert.deepEqual(errors, []);
  await context.close();
});

test("a plan is made in the rows, its markers can be taken back, and it is committed only when whole", async () => {
  const { context, page, errors } = await solitaire(here);
  await until(page, "planning");
  assert.equal(await page.getAttribute("[data-left]", "data-left"), "8");
  await page.click('[data-slot="inks-3"]');
  assert.equal(await page.getAttribute('[data-row="inks"]', "aria-valuenow"), "3");
  await page.click('[data-slot="inks-3"]');
  assert.equal(await page.getAttribute('[data-row="inks"]', "aria-valuenow"), "2", "a second tap takes it back");
  const before = await revision(page);
  await page.click('[data-do="commit"]', { force: true });
  assert.equal(await revision(page), before, "six markers are left");
  await page.focus('[data-row="gears"]');
  await page.keyboard.press("6");
  assert.equal(await page.getAttribute("[data-left]", "data-left"), "0");
  await page.click('[data-do="commit"]');
  await goneOn(page, before);
  await page.waitForSelector(".is-reveal .balls");
  assert.deepEqual(errors, []);
  await context.close();
});

test("what cannot be chosen says why and by which rule", async () => {
  const { context, page, errors } = await solitaire(here);
  await until(page, "planning");
  await page.click('.row-inks [data-target^="well-"]');
  const tip = await page.waitForSelector(".tip .why");
  assert.match(await tip.textContent(), /\w+/);
  const rule = await page.getAttribute(".tip .rule", "data-rule");
  assert.match(rule, /^[A-Z]{3}-\d+$/);
  assert.deepEqual(errors, []);
  await context.close();
});

test("a plan is made and committed by keys, the keys are listed, and what happened is said", async () => {
  const { context, page, errors } = await solitaire(here);
  await until(page, "planning");
  const before = await revision(page);
  await page.keyboard.press("1");
  await page.keyboard.press("4");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("4");
  await page.keyboard.press("e");
  await goneOn(page, before);
  await page.keyboard.press("?");
  await page.waitForSelector('[data-sheet="keys"]');
  await page.keyboard.press("Escape");
  await page.waitForSelector('[data-sheet="keys"]', { state: "detached" });
  assert.match(await page.textContent("#news"), /\w+/, "what happened is said");
  assert.deepEqual(errors, []);
  await context.close();
});

test("two at one device plan behind a veil", async () => {
  const { context, page, errors } = await open(here);
  await deal(page, ["person", "person", "empty", "empty"]);
  await reachPlanning(page);
  await page.click('[data-slot="orders-2"]');
  await decide(page);
  await page.click('.prompt [data-do="hand-over"]');
  await page.waitForSelector(".hand-over");
  assert.equal(await page.locator("[data-slot], .house, .board").count(), 0, "nothing of a seat is on the page");
  await page.click('.hand-over [data-do="hand-over"]');
  await page.waitForSelector('[data-do="commit"]');
  assert.equal(await page.locator(".slot.is-on").count(), 0, "the other's plan is not seen");
  assert.deepEqual(errors, []);
  await context.close();
});

test("two at one device play a whole game, and no plan is on the page before the reveal", async () => {
  const { context, page, errors } = await open(here);
  await deal(page, ["person", "person", "empty", "empty"]);
  let [reveals, hidden] = [0, []];
  for (let step = 0; step < 1000 && !(await isOver(page)); step++) {
    const isPlanning = (await page.locator('[data-do="commit"]').count()) > 0;
    if (await page.locator(".hand-over").count()) {
      hidden.push(await page.content());
      await page.click('.hand-over [data-do="hand-over"]');
      await page.waitForSelector(".hand-over", { state: "detached" });
    } else if (await isAwaited(page)) {
      // Whoever plans second looks at a page on which the first plan is nowhere.
      if (isPlanning && hidden.length) hidden.push(await page.content());
      const before = await revision(page);
      await decide(page);
      await goneOn(page, before);
    } else {
      // The table may be on its way to whoever decides next.
      const hand = page.locator('.prompt [data-do="hand-over"]').first();
      await ((await hand.count()) > 0 ? hand.click({ timeout: 2000 }).catch(() => {}) : page.waitForTimeout(60));
    }
    const revealed = await page.evaluate(() => [...document.querySelectorAll(".is-reveal .turns > li:not(.tie, .none)")].map((turn) => turn.dataset.tells));
    if (revealed.length && hidden.length) {
      for (const turn of revealed) assert.ok(!hidden.some((seen) => seen.includes(turn)), `"${turn}" was on the page before the reveal`);
      [reveals, hidden] = [reveals + 1, []];
    }
  }
  assert.equal(await isOver(page), true);
  assert.equal(reveals, 6, "every reveal was looked at");
  assert.deepEqual(errors, []);
  await context.close();
});

/** Remembers, in the page, every text and attribute that is ever in the document, and every message that the page is told, from `listen` on. */
function remember() {
  let isOn = false;
  const [seen, heard] = [new Set(), []];
  const Whole = globalThis.Worker;
  globalThis.Worker = class extends Whole {
    constructor(...all) {
      super(...all);
      this.addEventListener("message", ({ data }) => isOn && heard.push(data));
    }
  };
  const look = (root) => {
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walk.currentNode; node; node = walk.nextNode()) {
      if (node.nodeType === Node.TEXT_NODE) seen.add(node.data);
      else for (const { name, value } of node.attributes ?? []) seen.add(`${name}=${value}`);
    }
  };
  new MutationObserver(() => isOn && look(document)).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  globalThis.listen = () => {
    isOn = true;
    look(document);
  };
  globalThis.told = () => ({ seen: [...seen].sort(), heard });
}

/** The first of two plans in secret; tells all that is seen and heard while the second has the device, and then at the reveal. */
async function planInSecret(rows) {
  const context = await here.browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addInitScript(remember);
  const page = await context.newPage();
  const errors = watch(page);
  await page.goto(here.server.url);
  await deal(page, ["person", "person", "empty", "empty"], "novice", "1455");
  await reachPlanning(page);
  for (const [row, count] of Object.entries(rows)) await page.click(`[data-slot="${row}-${count}"]`);
  assert.equal(await page.getAttribute("[data-left]", "data-left"), "0");
  await page.click('[data-do="commit"]');
  await page.click('.prompt [data-do="hand-over"]');
  await page.waitForSelector(".hand-over");
  await page.mouse.move(2, 2);
  await page.evaluate(() => globalThis.listen());
  await page.click('.hand-over [data-do="hand-over"]');
  await page.waitForSelector('[data-do="commit"]');
  assert.equal(await page.locator(".slot.is-on").count(), 0, "no marker is on the board");
  for (const [key, sheet] of [["l", "log"], ["b", "words"]]) {
    await page.keyboard.press(key);
    await page.waitForSelector(`[data-sheet="${sheet}"]`);
    await page.keyboard.press("Escape");
    await page.waitForSelector(`[data-sheet="${sheet}"]`, { state: "detached" });
  }
  const before = await page.evaluate(() => globalThis.told());
  const from = await revision(page);
  await decide(page);
  await goneOn(page, from);
  await page.waitForSelector(".is-reveal .balls");
  const after = await page.evaluate(() => globalThis.told());
  assert.deepEqual(errors, []);
  await context.close();
  return { before, after };
}

test("whatever the first of two planned, the second sees the same page and is told the same, up to the reveal", async () => {
  const one = await planInSecret({ orders: 6, inks: 2 });
  const other = await planInSecret({ gears: 3, patronage: 5 });
  assert.ok(one.before.seen.length > 200 && one.before.heard.length > 0, "there was something to see and to hear");
  assert.deepEqual(one.before.seen, other.before.seen);
  assert.deepEqual(one.before.heard, other.before.heard);
  assert.notDeepEqual(one.after.seen, other.after.seen, "the reveal shows what they planned");
});

test("a trial ends when the device is handed over, and nothing of it stays", async () => {
  const { context, page, errors } = await open(here);
  await deal(page, ["person", "person", "empty", "empty"]);
  await reachPlanning(page);
  await page.click('[data-do="try"]');
  await page.waitForSelector('[data-trial="true"]');
  await page.focus('[data-row="orders"]');
  await page.keyboard.press("6");
  await page.focus('[data-row="inks"]');
  await page.keyboard.press("6");
  await page.click('[data-do="commit"]');
  await page.click('.prompt [data-do="hand-over"]');
  await page.waitForSelector(".hand-over");
  assert.equal(await page.locator("[data-slot], .house, .board").count(), 0, "nothing of a seat is on the page");
  await page.click('.hand-over [data-do="hand-over"]');
  await page.waitForSelector('[data-do="commit"]');
  assert.equal(await page.locator('[data-trial="true"]').count(), 0);
  assert.deepEqual(errors, []);
  await context.close();
});

test("Escape hurries a bot that thinks, stops the advice with what was found, and then lays it aside", async () => {
  const { context, page, errors } = await open(here);
  await deal(page, ["person", "bot", "empty", "empty"], "master");
  await page.evaluate(() => {
    const post = Worker.prototype.postMessage;
    globalThis.stops = 0;
    Worker.prototype.postMessage = function (message, ...more) {
      if (/"stop"/.test(message)) globalThis.stops++;
      return post.call(this, message, ...more);
    };
  });
  const stops = () => page.evaluate(() => globalThis.stops);
  for (let step = 0; step < 60 && !(await stops()); step++) {
    if (await isAwaited(page)) await decide(page);
    else if (await page.locator('[data-do="hurry"]').count()) await page.keyboard.press("Escape");
    else await page.waitForTimeout(20);
  }
  assert.ok((await stops()) > 0, "a bot was hurried");
  for (let step = 0; step < 400 && !(await page.locator('[data-do="commit"]').count()); step++) {
    if (await isAwaited(page)) await decide(page);
    else await page.waitForTimeout(60);
  }
  const before = await stops();
  await page.click('[data-do="hint"]');
  await page.waitForSelector(".hint.is-thinking");
  await page.keyboard.press("Escape");
  await page.waitForSelector(".hint li", { timeout: 60_000 });
  assert.equal(await stops(), before + 1);
  await page.keyboard.press("Escape");
  await page.waitForSelector(".hint", { state: "detached" });
  assert.deepEqual(errors, []);
  await context.close();
});

test("a hint tells the best choices and a trial changes nothing", async () => {
  const { context, page, errors } = await solitaire(here);
  await until(page, "planning");
  await page.click('[data-do="hint"]');
  await page.waitForSelector(".hint li", { timeout: 60000 });
  assert.ok((await page.locator(".hint li").count()) > 0);
  await page.click('[data-do="hint-close"]');
  const before = await revision(page);
  await page.click('[data-do="try"]');
  await page.waitForSelector('[data-trial="true"]');
  await page.click('[data-do="try-leave"]');
  await page.waitForSelector('[data-trial="true"]', { state: "detached" });
  assert.equal(await revision(page), before);
  assert.deepEqual(errors, []);
  await context.close();
});
