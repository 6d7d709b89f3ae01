// A whole game by keyboard alone: the focus is always somewhere, and everything can be reached from there.

import assert from "node:assert/strict";
import { choice, goneOn, isOver, open, revision, screen, settled, shop, test } from "./platen.js";

const here = shop();
const GROUPS = ".row[data-region], .house, .draft, .choosing .choices";
const FULFIL = '.bench [data-do="declare"][aria-disabled="false"]';
const PLAN = [2, 2, 2, 1, 1];

/** What has the focus, as it is heard. */
function focused(page) {
  return page.evaluate(() => {
    const at = document.activeElement;
    return { tag: at.tagName, name: at.getAttribute("aria-label") ?? at.textContent.trim(), ring: at.matches(":focus-visible") };
  });
}

/** Whether the focus is on what a selector means, or in the same group, where arrows lead on. */
function distance(page, selector) {
  return page.evaluate(([selector, groups]) => {
    const seen = (element) => element.getClientRects().length > 0;
    const wanted = [...document.querySelectorAll(selector)].filter(seen);
    const at = document.activeElement;
    if (wanted.includes(at)) return "there";
    const group = at.closest(groups);
    return group && wanted.some((element) => group.contains(element)) ? "near" : "far";
  }, [selector, GROUPS]);
}

/** Goes to something by the tabulator, and by arrows within its group. */
async function reach(page, selector) {
  for (let presses = 0; presses < 150; presses++) {
    const far = await distance(page, selector);
    if (far === "there") return;
    await page.keyboard.press(far === "near" ? "ArrowRight" : "Tab");
  }
  throw new Error(`${selector} cannot be reached by keys; the focus is on ${JSON.stringify(await focused(page))}`);
}

/** Goes to something and presses it; the focus is then somewhere, and that has a name. */
async function press(page, selector, key = "Enter") {
  await reach(page, selector);
  const at = await focused(page);
  assert.ok(at.name, `${selector} has no name`);
  assert.ok(at.ring, `${selector} shows no focus`);
  await page.keyboard.press(key);
  await settled(page);
  await hasFocus(page, `${selector} was pressed`);
}

async function hasFocus(page, when) {
  const soon = page.waitForFunction(() => document.activeElement && document.activeElement !== document.body, null, { timeout: 6000 });
  await soon.catch(() => assert.fail(`nothing has the focus after ${when}`));
}

async function plan(page) {
  let left = Number(await page.getAttribute("[data-left]", "data-left"));
  for (const [place, row] of ["orders", "inks", "specialties", "gears", "patronage"].entries()) {
    await reach(page, `[data-row="${row}"]`);
    await page.keyboard.press(String(Math.min(PLAN[place], left)));
    left = Number(await page.getAttribute("[data-left]", "data-left"));
  }
  await reach(page, '[data-row="patronage"]');
  for (; left > 0; left--) await page.keyboard.press("ArrowRight");
  await press(page, '[data-do="commit"]');
}

/** Makes one decision. */
async function decide(page, turn) {
  const before = await revision(page);
  for (let taps = 0; taps < 14 && (await revision(page)) === before; taps++) {
    const sheet = (await page.$(".choosing")) ? ".choosing " : "";
    if (await page.$('[data-do="commit"]')) await plan(page);
    else if (!sheet && (await page.$(FULFIL))) await press(page, FULFIL);
    else await press(page, `${sheet}[data-target="${await choice(page)}"]`, turn % 2 ? "Space" : "Enter");
  }
  await goneOn(page, before);
  await settled(page);
  await hasFocus(page, "the table went on");
}

test("a whole game is played by keyboard alone", async () => {
  const { context, page, errors } = await open(here);
  await screen(page, "start");
  await press(page, '[data-do="solitaire"]');
  await screen(page, "table");
  for (let turn = 0; !(await isOver(page)); turn++) await decide(page, turn);
  await screen(page, "end");
  const inside = () => page.evaluate(() => Boolean(document.activeElement.closest('[data-screen="end"]')));
  await page.waitForFunction(() => document.activeElement.closest('[data-screen="end"]'));
  for (let tabs = 0; tabs < 20; tabs++) {
    await page.keyboard.press("Tab");
    assert.ok(await inside(), "the focus leaves the end");
  }
  await press(page, '[data-do="to-start"]');
  await screen(page, "start");
  assert.deepEqual(errors, []);
  await context.close();
});

test("what is opened holds the focus and gives it back", async () => {
  const { context, page, errors } = await open(here);
  await screen(page, "start");
  for (const door of ["new", "games", "options", "about", "rules"]) {
    await press(page, `[data-do="${door}"]`);
    await page.waitForSelector("dialog[open]");
    for (let tabs = 0; tabs < 40; tabs++) {
      await page.keyboard.press("Tab");
      const out = await page.evaluate(() => document.activeElement !== document.body && !document.activeElement.closest("dialog[open]"));
      assert.ok(!out, `the focus leaves ${door}`);
    }
    await page.keyboard.press("Escape");
    await page.waitForSelector("dialog[open]", { state: "detached" });
    await page.waitForFunction((door) => document.activeElement?.dataset.do === door, door);
  }
  await press(page, '[data-do="solitaire"]');
  await screen(page, "table");
  await page.keyboard.press("Escape");
  for (const key of ["?", "l", "b"]) {
    await reach(page, '[data-do="menu"]');
    await page.keyboard.press(key);
    await page.waitForSelector("dialog[open]");
    await page.keyboard.press("Escape");
    await page.waitForSelector("dialog[open]", { state: "detached" });
    await page.waitForFunction(() => document.activeElement?.dataset.do === "menu");
  }
  assert.deepEqual(errors, []);
  await context.close();
});

test("a sheet of choices keeps the focus on what was picked", async () => {
  const { context, page, errors } = await open(here);
  await screen(page, "start");
  await press(page, '[data-do="solitaire"]');
  await screen(page, "table");
  for (let turn = 0; !(await page.$('.choosing [data-target="cast-A"]')); turn++) await decide(page, turn);
  await press(page, '.choosing [data-target="cast-O"]');
  assert.equal(await page.evaluate(() => document.activeElement.dataset.target), "cast-O");
  await page.keyboard.press("Escape");
  await settled(page);
  assert.ok(await page.evaluate(() => document.activeElement.closest(".choosing")));
  assert.deepEqual(errors, []);
  await context.close();
});
