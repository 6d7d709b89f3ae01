// Fingers: on a tablet and on a phone everything that can be tapped is at least 44 px wide and high, or stands so free that nothing
// else can be hit instead.

import assert from "node:assert/strict";
import { besideSheets, deal, decide, isAwaited, isOver, open, screen, settled, shop, test } from "./platen.js";

const DEVICES = {
  tablet: { viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

const here = shop();

/** Presses with a finger. */
const finger = (locator) => locator.tap();

/** What is too small for a finger, in the page. Words in a sentence and what the browser itself draws are left out. */
function tooSmall() {
  const THUMB = 43.5;
  const KINDS = 'button, a[href], input, select, summary, [role="switch"], [role="slider"], [role="tab"]';
  // What can be looked at but not taken now does nothing.
  const QUIET = "[data-target]:is(.card, .well, .held, .buy, .pad-sector, .order, .patron):not(.is-lit, .is-chosen)";
  const top = [...document.querySelectorAll("dialog[open], .choosing")].at(-1) ?? document;
  const shown = [...top.querySelectorAll(KINDS)].filter((element) => {
    if (element.matches(QUIET)) return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  });
  const isInline = (element) => getComputedStyle(element).display === "inline" || element.closest("p, .tip, .cites") !== null;
  /** The box that takes a tap: the element's, and what its edge reaches beyond it. */
  const reach = (element) => {
    const box = element.getBoundingClientRect();
    const edge = getComputedStyle(element, "::after");
    const wide = edge.content !== "none" && edge.position === "absolute" ? edge : {};
    const width = Math.max(box.width, parseFloat(wide.width) || 0);
    const height = Math.max(box.height, parseFloat(wide.height) || 0);
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    return { element, x, y, width, height };
  };
  /** Whether a thumb in its middle touches anything else. */
  const isFree = ({ element, x, y }) => !shown.some((other) => {
    if (other === element || other.contains(element) || element.contains(other)) return false;
    const box = other.getBoundingClientRect();
    return box.left < x + THUMB / 2 && box.right > x - THUMB / 2 && box.top < y + THUMB / 2 && box.bottom > y - THUMB / 2;
  });
  const small = shown.filter((element) => !isInline(element)).map(reach)
    .filter((target) => (target.width < THUMB || target.height < THUMB) && !isFree(target));
  return small.map(({ element, width, height }) => {
    const name = element.dataset.target ?? element.dataset.slot ?? element.dataset.do ?? element.textContent.slice(0, 30);
    return `${element.tagName.toLowerCase()}.${element.className} ${name}: ${width.toFixed(0)} by ${height.toFixed(0)}`;
  });
}

/** Notes what is too small on a screen, so that one run tells all. */
async function look({ page, small }, when) {
  await settled(page);
  for (const found of new Set(await page.evaluate(tooSmall))) small.push(`${when}: ${found}`);
}

async function visitor(device) {
  return { ...(await open(here, "", device)), small: [] };
}

/** Nothing was too small, and nothing went wrong. */
async function leaves({ context, errors, small }) {
  assert.deepEqual(small, []);
  assert.deepEqual(errors, []);
  await context.close();
}

async function close(page) {
  await page.click('dialog[open] [data-do="close"]');
  await page.waitForSelector("dialog[open]", { state: "detached" });
}

for (const [name, device] of Object.entries(DEVICES)) {
  test(`the start and what it opens, on a ${name}`, async () => {
    const at = await visitor(device);
    const { page } = at;
    await screen(page, "start");
    await look(at, "start");
    for (const door of ["new", "games", "options", "about"]) {
      await page.tap(`[data-do="${door}"]`);
      await page.waitForSelector("dialog[open]");
      await look(at, door);
      await close(page);
    }
    await page.tap('[data-do="rules"]');
    for (const book of ["rules", "printers", "history", "titles"]) {
      await page.tap(`[data-book="${book}"]`);
      await look(at, book);
    }
    await leaves(at);
  });

  test(`the table in each phase, what is opened over it, the end and a replay, on a ${name}`, async () => {
    const at = await visitor(device);
    const { page } = at;
    await deal(page, ["person", "bot", "bot", "empty"]);
    const seen = new Set();
    for (let step = 0; step < 900 && !(await isOver(page)); step++) {
      const asked = await page.getAttribute("#prompt", "data-asked");
      const phase = `${asked}${(await page.$(".choosing")) ? ", sheet" : ""}`;
      if ((await isAwaited(page)) && !seen.has(phase)) {
        seen.add(phase);
        await look(at, phase);
        if (asked === "turn-inks") await over(at);
      }
      await ((await isAwaited(page)) ? decide(page, finger) : page.waitForTimeout(40));
    }
    for (const phase of ["planning", "turn-orders", "turn-gears", "turn-patronage", "fulfil"]) assert.ok(seen.has(phase), phase);
    await screen(page, "end");
    await look(at, "end");
    await page.tap('[data-screen="end"] [data-do="replay"]');
    await page.waitForSelector(".replay");
    await look(at, "replay");
    await leaves(at);
  });

  test(`playing together, on a ${name}`, async () => {
    const at = await visitor(device);
    const { page } = at;
    await screen(page, "start");
    await page.tap('[data-do="together"]');
    await page.waitForSelector('[data-field="begin"]');
    await look(at, "choosing a name");
    await page.fill('[data-field="begin"]', "Anna");
    await page.tap('[data-do="begin"]');
    await page.waitForSelector('[data-do="share"]');
    await look(at, "tables");
    await page.tap('[data-do="me"]');
    await page.waitForSelector('[data-copied="code"]');
    await look(at, "one's name");
    await close(page);
    await page.tap('[data-do="together"]');
    await page.tap('[data-do="share"]');
    await page.waitForSelector('[data-sheet="share"]');
    await look(at, "a new table");
    await page.selectOption('[data-option="pace"]', "3m");
    await page.tap('[data-do="make-table"]');
    await screen(page, "room");
    await look(at, "the waiting room");
    await page.tap('[data-do="start-game"]');
    await screen(page, "table");
    if (await page.$(".choosing")) await page.keyboard.press("Escape");
    await look(at, "a shared table");
    await besideSheets(page, '[data-do="talk"]', "tap");
    await page.waitForSelector('[data-field="say"]');
    await look(at, "talk");
    await close(page);
    await page.tap('[data-do="menu"]');
    await page.waitForSelector("dialog[open]");
    await look(at, "the menu of a shared table");
    await leaves(at);
  });
}

/** What can be opened over the table. */
async function over(at) {
  const { page } = at;
  for (const key of ["l", "b"]) {
    await page.keyboard.press(key);
    await page.waitForSelector("dialog[open]");
    await look(at, `opened by ${key}`);
    await close(page);
  }
  await page.tap('[data-do="menu"]');
  await page.waitForSelector("dialog[open]");
  await look(at, "menu");
  await close(page);
  await page.tap('[data-do="hint"]');
  await page.waitForSelector(".hint ol", { timeout: 120_000 });
  await look(at, "hint");
  await page.tap('[data-do="hint-close"]');
}
