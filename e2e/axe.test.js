// A checker of accessibility looks at every screen, by day and by night, wide and narrow, and finds nothing serious.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { besideSheets, choice, deal, decide, isOver, leave, open, reachPlanning, screen, settled, shop, solitaire, test } from "./platen.js";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
// The figures on a card are a drawing of what its name says in a sentence, not a label to be spoken.
const RULES = { "label-content-name-mismatch": { enabled: false } };
const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 390, height: 844 };

const here = shop();

const WAYS = [[NARROW, "light"], [NARROW, "dark"], [WIDE, "dark"], [WIDE, "light"]];

/** Nothing serious is found, wide and narrow, by day and by night. */
async function isSound(page, name) {
  for (const [size, theme] of WAYS) {
    await page.setViewportSize(size);
    await page.evaluate((theme) => { document.documentElement.dataset.theme = theme; }, theme);
    await settled(page);
    const found = await page.evaluate(async (rules) => {
      const { violations } = await window.axe.run(document, { resultTypes: ["violations"], rules });
      const grave = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
      return grave.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map((node) => node.html.slice(0, 160)).join(" ")}`);
    }, RULES);
    assert.deepEqual(found, [], `${name}, ${size.width} wide, ${theme}`);
  }
  await page.setViewportSize(WIDE);
}

/** Loads the checker; nothing moves, so that no colour is half way. */
async function prepare(page) {
  await page.evaluate(axe);
  await page.evaluate(() => { document.documentElement.dataset.motion = "off"; });
}

async function close(page) {
  await page.keyboard.press("Escape");
  await page.waitForSelector("dialog[open]", { state: "detached" });
}

test("the start and everything it opens", async () => {
  const { context, page, errors } = await open(here);
  await screen(page, "start");
  await prepare(page);
  await isSound(page, "start");
  for (const door of ["new", "games", "options", "about"]) {
    await page.click(`[data-do="${door}"]`);
    await page.waitForSelector("dialog[open]");
    await isSound(page, door);
    await close(page);
  }
  await page.click('[data-do="rules"]');
  for (const book of ["rules", "printers", "history", "titles"]) {
    await page.click(`[data-book="${book}"]`);
    await isSound(page, book);
  }
  await close(page);
  assert.deepEqual(errors, []);
  await context.close();
});

test("the table in each phase, what is opened over it, the end and a replay", async () => {
  const { context, page, errors } = await solitaire(here);
  await prepare(page);
  const seen = new Set();
  const look = async (name) => {
    if (seen.has(name)) return;
    seen.add(name);
    await isSound(page, name);
  };
  while (!(await isOver(page))) {
    const asked = await page.getAttribute("#prompt", "data-asked");
    const sheet = Boolean(await page.$(".choosing"));
    if (!asked.startsWith("frame-order")) await look(sheet ? `${asked}, sheet` : asked);
    if (await page.$('[data-do="go-on"]')) await look("reveal");
    if (asked === "turn-inks" && !seen.has("hint")) await over(page, look);
    if (asked === "turn-specialties" && !sheet && !seen.has("picked")) {
      await page.locator(`[data-target="${await choice(page)}"]`).first().click();
      await settled(page);
      await look("picked");
    }
    await decide(page);
  }
  for (const phase of ["planning", "turn-orders", "turn-gears", "turn-patronage", "fulfil", "reveal"]) assert.ok(seen.has(phase), `${phase} was not seen`);
  await screen(page, "end");
  await look("end");
  await page.click('[data-screen="end"] [data-do="replay"]');
  await page.waitForSelector(".replay");
  await look("replay");
  assert.deepEqual(errors, []);
  await context.close();
});

/** What can be opened over the table. */
async function over(page, look) {
  for (const [key, name] of [["?", "keys"], ["l", "log"], ["b", "words"]]) {
    await page.keyboard.press(key);
    await page.waitForSelector("dialog[open]");
    await look(name);
    await close(page);
  }
  await page.click('[data-do="menu"]');
  await page.waitForSelector("dialog[open]");
  await look("menu");
  await close(page);
  await page.hover(".row-inks .well.is-lit");
  await page.waitForSelector(".tip");
  await look("tooltip");
  await page.click('[data-do="hint"]');
  await page.waitForSelector(".hint ol");
  await look("hint");
  await page.click('[data-do="hint-close"]');
}

test("the lesson, the deal of the day, and the veil between two at one device", async () => {
  const { context, page, errors } = await open(here);
  await screen(page, "start");
  await prepare(page);
  await page.click('[data-do="first"]');
  await page.waitForSelector(".lesson");
  await isSound(page, "lesson, reading");
  while (await page.$('[data-do="lesson-on"]')) {
    await page.click('[data-do="lesson-on"]');
    await settled(page);
  }
  await isSound(page, "lesson, doing");
  await leave(page);
  await page.click('[data-do="daily"]');
  await screen(page, "table");
  await isSound(page, "daily");
  await leave(page);
  await deal(page, ["person", "person", "empty", "empty"]);
  await reachPlanning(page);
  await decide(page);
  await page.click('.prompt [data-do="hand-over"]');
  await page.waitForSelector(".hand-over");
  await page.waitForFunction(() => document.activeElement.closest(".hand-over"));
  await isSound(page, "veil");
  assert.deepEqual(errors, []);
  await context.close();
});

test("playing together: name, tables, the waiting room, talk", async () => {
  const { context, page, errors } = await open(here);
  await screen(page, "start");
  await prepare(page);
  await page.click('[data-do="together"]');
  await page.waitForSelector("dialog[open]");
  await isSound(page, "choosing a name");
  await page.fill('[data-field="begin"]', "Anna");
  await page.click('[data-do="begin"]');
  await page.click('[data-do="me"]');
  await page.waitForSelector('[data-copied="code"]');
  await isSound(page, "one's name");
  await close(page);
  await page.click('[data-do="together"]');
  await page.click('[data-do="share"]');
  await page.waitForSelector('[data-sheet="share"]');
  await isSound(page, "a new table");
  await page.selectOption('[data-option="pace"]', "3m");
  await page.click('[data-do="make-table"]');
  await screen(page, "room");
  await isSound(page, "the waiting room");
  await page.fill('[data-field="say"]', "Is anyone there?");
  await page.click('button[data-do="say"]');
  await page.click('[data-do="start-game"]');
  await screen(page, "table");
  await besideSheets(page, '[data-do="talk"]');
  await page.waitForSelector("#talk li");
  await isSound(page, "talk");
  await close(page);
  await besideSheets(page, '[data-do="menu"]');
  await page.click('[data-do="resign"]');
  await isSound(page, "the menu of a shared table");
  assert.deepEqual(errors, []);
  await context.close();
});
