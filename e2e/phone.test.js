// A phone: a whole game by touch, one panel at a time, with nothing to scroll to and nothing too small for a thumb.

import assert from "node:assert/strict";
import { atHardBench, crowded } from "./bench.js";
import { deal, decide, isAwaited, isOver, isThere, open, screen, shoot, shop, test } from "./platen.js";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const THUMB = 44;

const here = shop();

async function solitaire() {
  const opened = await open(here, "", PHONE);
  await screen(opened.page, "start");
  await opened.page.tap('[data-do="solitaire"]');
  await screen(opened.page, "table");
  return opened;
}

/** Taps with a finger what is large enough for it, counting what its edges reach beyond its box. */
async function finger(locator) {
  await locator.scrollIntoViewIfNeeded();
  const { name, width, height } = await locator.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const edge = getComputedStyle(element, "::after");
    const reach = edge.content !== "none" && edge.position === "absolute" ? edge : {};
    return {
      name: element.dataset.target ?? element.dataset.slot ?? element.dataset.do,
      width: Math.max(box.width, parseFloat(reach.width) || 0),
      height: Math.max(box.height, parseFloat(reach.height) || 0),
    };
  });
  assert.ok(width >= THUMB - 0.5 && height >= THUMB - 0.5, `${name} is ${width} by ${height}`);
  await locator.tap();
}

/** The page itself never scrolls, no panel sideways, and the table not at all: all of each panel is there at once. */
async function isStill(page, when) {
  const wide = await page.evaluate(() => {
    const root = document.documentElement;
    const sideways = (element) => element.scrollWidth > element.clientWidth + 1;
    const down = (element) => element.scrollHeight > element.clientHeight + 1;
    const shown = (selector) => [...document.querySelectorAll(selector)].filter((panel) => panel.getClientRects().length > 0);
    const over = shown(".board, .house, .others, .bench, .draft, .sheet, .prompt").filter(sideways);
    // What lies under a sheet of choices is not read now.
    const low = document.querySelector(".choosing") ? [] : shown("#table > :is(.board, .house, .others, .draft), .formes, .refines").filter(down);
    return [down(root) && "page down", sideways(root) && "page", ...over.map((panel) => panel.className), ...low.map((panel) => `${panel.className} down`)].filter(Boolean);
  });
  assert.deepEqual(wide, [], when);
}

test("a whole game is played with a thumb, and nothing has to be scrolled to", async () => {
  const { context, page, errors } = await solitaire();
  for (let step = 0; step < 300 && !(await isOver(page)); step++) {
    const asked = await page.getAttribute("#prompt", "data-asked");
    await isStill(page, `step ${step}, ${asked}`);
    if (await isAwaited(page)) await decide(page, finger);
    else await page.waitForTimeout(40);
  }
  assert.equal(await isOver(page), true);
  await page.waitForSelector(".end");
  await isStill(page, "the end");
  await shoot(page, "phone-end");
  assert.deepEqual(errors, []);
  await context.close();
});

/** What is cut off: rows of the board while plans are made, lines of a forme, buttons that lie over each other. */
function cutOff(page) {
  return page.evaluate(() => {
    const shown = (selector) => [...document.querySelectorAll(selector)].filter((element) => element.getClientRects().length > 0);
    const down = (element) => element.scrollHeight > element.clientHeight + 1;
    const boxes = shown(".prompt .does > .btn").map((button) => button.getBoundingClientRect());
    const over = boxes.some((one, n) => boxes.slice(n + 1).some((other) => one.top < other.bottom && other.top < one.bottom && one.left < other.right && other.left < one.right));
    const spill = shown(".prompt .does > .btn").some((button) => button.scrollWidth > button.clientWidth + 1);
    const low = [...shown(".board.is-planning:not(.is-reveal)"), ...shown(".refines")].filter(down);
    return [...low.map((element) => element.className), ...(over || spill ? ["buttons"] : [])];
  });
}

/** The house and the others can be looked at while the bench lies in the place of the board; all of each is there at once. */
async function looksAround(page, when) {
  const tab = (place) => finger(page.locator(".tabs > button").nth(place));
  await isStill(page, when);
  await tab(1);
  await isStill(page, `${when}, house`);
  await tab(2);
  assert.equal(await page.locator(".others > .rival").first().isVisible(), true);
  await isStill(page, `${when}, others`);
  await tab(0);
}

/** Every order on the bench can be opened; its lines show, and still nothing scrolls. */
async function opensOrders(page, when) {
  for (const closed of await page.locator(".forme-card:not(.is-free)").all()) {
    const opens = closed.locator(".opens");
    if (await opens.isVisible()) await finger(opens);
    assert.equal(await closed.locator(".refines").isVisible(), true, `${when}: its lines are open`);
    assert.equal(await page.locator(".forme-card .refines").filter({ visible: true }).count(), 1, `${when}: those of the others are not`);
    await isStill(page, when);
  }
}

for (const locale of ["en", "fr", "it", "ja"]) {
  test(`planning, reveal and bench are whole on a phone: ${locale}`, async () => {
    const { context, page, errors } = await open(here, "", { ...PHONE, locale });
    await deal(page, ["person", "bot", "bot", "bot"], "novice", "7");
    const met = new Set();
    // To the bench of the second round, where there are four orders.
    for (let step = 0, benches = 0; step < 160 && benches < 2; step++) {
      if (!(await isAwaited(page))) {
        await page.waitForTimeout(40);
        continue;
      }
      const asked = await page.getAttribute("#prompt", "data-asked");
      met.add(asked);
      assert.deepEqual(await cutOff(page), [], `${locale}, ${asked}`);
      if (asked === "planning" || asked === "fulfil") await looksAround(page, `${locale}, ${asked}`);
      if (asked === "fulfil") {
        benches++;
        await opensOrders(page, `${locale}, bench`);
      }
      await decide(page, finger);
    }
    assert.ok(met.has("planning") && met.has("fulfil"), [...met].join(", "));
    assert.deepEqual(errors, []);
    await context.close();
  });
}

for (const locale of ["en", "fr", "it", "ja"]) {
  test(`Manuzio's bench with four of the hardest orders needs no scrolling: ${locale}`, async () => {
    const { context, page, errors } = await open(here, "", { ...PHONE, locale });
    await atHardBench(page, finger);
    await finger(page.locator(".tabs > button").nth(0));
    assert.equal(await page.locator(".forme-card:not(.is-free)").count(), 4);
    assert.equal(await page.locator(".is-open .seg > button").count(), 4, "Manuzio leaves out one of four letters");
    await shoot(page, `phone-manuzio-${locale}`);
    for (const place of [0, 1, 2, 3]) {
      const card = page.locator(".forme-card").nth(place);
      if (await card.locator(".opens").isVisible()) await finger(card.locator(".opens"));
      assert.deepEqual(await crowded(page, THUMB), [], `${locale}, order ${place + 1} is open`);
      await finger(card.locator("header .switch"));
      assert.deepEqual(await crowded(page, THUMB), [], `${locale}, order ${place + 1} is laid`);
    }
    // Types are bought until the money is spent: what is done first, why no more can be, and inks on the stone stand there together.
    for (let bought = 0; bought < 8 && !(await isThere(page, ".bench .refusal .rule")); bought++) {
      await finger(page.locator(".is-open .bed .is-bare").first());
      assert.deepEqual(await crowded(page, THUMB), [], `${locale}, ${bought + 1} bought`);
    }
    for (const part of [".first .chip", ".loose .piece", ".bench .refusal"]) assert.equal(await isThere(page, part), true, part);
    await shoot(page, `phone-manuzio-laid-${locale}`);
    assert.deepEqual(errors, []);
    await context.close();
  });
}

test("advice on a plan leaves every row to be seen, and is laid out at a tap", async () => {
  const { context, page, errors } = await solitaire();
  for (let step = 0; step < 12 && !(await isThere(page, '[data-do="commit"]')); step++) await decide(page, finger);
  await finger(page.locator('[data-do="hint"]'));
  await page.waitForSelector(".hint ol", { timeout: 120_000 });
  const covered = await page.evaluate(() => {
    const advice = document.querySelector(".hint").getBoundingClientRect();
    return [...document.querySelectorAll("[data-row]")].filter((row) => row.getBoundingClientRect().bottom > advice.top).map((row) => row.dataset.row);
  });
  assert.deepEqual(covered, [], "rows under the advice");
  await finger(page.locator(".hint .advice").first());
  assert.equal(await page.locator(".hint").isVisible(), false, "it makes room");
  assert.equal(await page.getAttribute("[data-left]", "data-left"), "0", "all markers are placed");
  await finger(page.locator('[data-do="hint"]'));
  assert.equal(await page.locator(".hint ol").isVisible(), true, "and comes back");
  await page.tap('[data-do="hint-close"]');
  await finger(page.locator('[data-do="commit"]'));
  await page.waitForSelector(".is-reveal .balls");
  assert.deepEqual(errors, []);
  await context.close();
});

test("each panel opens by its tab and fits the width", async () => {
  const { context, page, errors } = await solitaire();
  for (let step = 0; step < 12 && !(await isThere(page, '[data-do="commit"]')); step++) await decide(page, finger);
  for (const [place, panel] of ["board", "house", "others", "log"].entries()) {
    await finger(page.locator(".tabs > button").nth(place));
    await page.waitForSelector(`.table[data-panel="${panel}"]`);
    await isStill(page, panel);
    await shoot(page, `phone-${panel}`);
  }
  assert.deepEqual(errors, []);
  await context.close();
});

test("a long press tells what something is, and takes nothing", async () => {
  const { context, page, errors } = await solitaire();
  for (let step = 0; step < 12 && !(await isThere(page, '[data-do="commit"]')); step++) await decide(page, finger);
  const well = page.locator('.row-inks [data-target^="well-"]').first();
  const { x, y, width, height } = await well.boundingBox();
  const touch = await context.newCDPSession(page);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await page.waitForSelector(".tip");
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  assert.match(await page.textContent(".tip"), /INK-\d/);
  const inside = await page.evaluate(() => {
    const box = document.querySelector(".tip").getBoundingClientRect();
    return box.left >= 0 && box.right <= innerWidth && box.top >= 0 && box.bottom <= innerHeight;
  });
  assert.equal(inside, true, "the tip is on the screen");
  assert.deepEqual(errors, []);
  await context.close();
});
