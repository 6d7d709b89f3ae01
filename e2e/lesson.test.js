// The lesson: played through by clicks on what it points at, left and gone on with, and told in every language.

import assert from "node:assert/strict";
import { decide, goneOn, leave, open, revision, screen, shoot, shop, test } from "./platen.js";

const here = shop();

/** Where the lesson is, what it points at, and whether it is to be read on; nothing when it is over. */
async function lesson(page) {
  const found = await page.waitForFunction(() => {
    const panel = document.querySelector(".lesson");
    if (!panel) return { over: true };
    const spots = panel.dataset.spots.split(",").filter(Boolean);
    const reads = Boolean(panel.querySelector('[data-do="lesson-on"]'));
    const shown = (spot) => [...document.querySelectorAll(spot)].some((element) => element.getClientRects().length > 0);
    // A phone shows the rest once the first is done.
    const first = innerWidth < 700 ? spots.slice(0, 1) : spots;
    return (reads || spots.length > 0) && first.every(shown) && { step: panel.dataset.step, spots, reads };
  });
  const at = await found.jsonValue();
  return at.over ? null : at;
}

async function begin(page) {
  await screen(page, "start");
  await page.click('.door.is-first[data-do="first"]');
  await page.waitForSelector('.lesson[data-step="lesson-welcome"]');
}

/** Waits until the lesson points elsewhere, or is at another step. */
function pointsElsewhere(page, { step, spots }) {
  return page.waitForFunction(([step, spots]) => {
    const panel = document.querySelector(".lesson");
    return !panel || panel.dataset.step !== step || panel.dataset.spots !== spots;
  }, [step, spots.join(",")]);
}

/** Does what the lesson says: reads on, fills the rows of a plan, or taps the first thing it points at. */
async function learn(page, at) {
  if (at.reads) await page.click('[data-do="lesson-on"]');
  else if (at.spots[0] === ".row .slots") for (const row of ["orders-1", "inks-2", "specialties-2", "gears-1", "patronage-1"]) await page.click(`[data-slot="${row}"]`);
  else await page.locator(at.spots[0]).filter({ visible: true }).first().click();
  await pointsElsewhere(page, at);
}

/** Goes through steps until one is reached, or the lesson is over. Gives the steps seen. */
async function learnTo(page, end) {
  const steps = [];
  for (let at = await lesson(page); at && at.step !== end; at = await lesson(page)) {
    if (steps.at(-1) !== at.step) steps.push(at.step);
    await learn(page, at);
  }
  return steps;
}

test("the lesson is played through by what it points at, and the game goes on with a coach", async () => {
  const { context, page, errors } = await open(here);
  await begin(page);
  const steps = await learnTo(page);
  assert.equal(steps.length, 37);
  assert.equal(new Set(steps).size, steps.length);
  await page.waitForSelector(".coach");
  assert.ok(await page.$('[data-do="hint"]'));
  await decide(page);
  assert.deepEqual(errors, []);
  await context.close();
});

test("on a phone, too, each step shows what it points at", async () => {
  const { context, page, errors } = await open(here, "", { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await begin(page);
  assert.equal((await learnTo(page)).length, 37);
  assert.deepEqual(errors, []);
  await context.close();
});

test("nothing else can be done in a step, and that is said kindly", async () => {
  const { context, page, errors } = await open(here);
  await begin(page);
  await learnTo(page, "lesson-order");
  assert.equal(await page.locator(".is-lit[data-target]").count(), 2);
  await page.click('[data-target="printing-6"]', { force: true });
  await page.waitForSelector('.tip .why:text("later in the lesson")');
  await learnTo(page, "lesson-plan");
  await page.click('[data-slot="orders-6"]');
  await page.click('[data-slot="inks-2"]');
  await page.click('[data-do="commit"]', { force: true });
  await page.waitForSelector(".lesson [role=alert]");
  assert.equal((await lesson(page)).step, "lesson-plan");
  assert.deepEqual(errors, []);
  await context.close();
});

test("a lesson survives a reload, is left and gone on with, and goes back a step", async () => {
  const { context, page, errors } = await open(here);
  await begin(page);
  await learnTo(page, "lesson-automa");
  await page.reload();
  await page.waitForSelector('.lesson[data-step="lesson-automa"]');
  await leave(page);
  await page.click('[data-do="continue"]');
  await page.waitForSelector('.lesson[data-step="lesson-automa"]');
  await page.click('[data-do="lesson-back"]');
  await page.waitForSelector('.lesson[data-step="lesson-board"]');
  await page.click('[data-do="lesson-back"]');
  await page.waitForSelector('.lesson[data-step="lesson-types"]');
  assert.deepEqual(errors, []);
  await context.close();
});

test("each step can be done for the learner, and the lesson can be left for good or begun again", async () => {
  const { context, page, errors } = await open(here);
  await begin(page);
  for (let at = await lesson(page); at.step !== "lesson-end-round"; at = await lesson(page)) {
    await page.click(at.reads ? '[data-do="lesson-on"]' : '[data-do="lesson-for-me"]');
    await page.waitForFunction((step) => document.querySelector(".lesson").dataset.step !== step, at.step);
  }
  await page.click('[data-do="lesson-leave"]');
  await page.waitForSelector(".lesson", { state: "detached" });
  const before = await revision(page);
  await page.click('[data-target="do-end-turn"]');
  await goneOn(page, before);
  await leave(page);
  await page.click('[data-do="first"]');
  await page.waitForSelector('.lesson[data-step="lesson-welcome"]');
  assert.deepEqual(errors, []);
  await context.close();
});

/** Nothing that the lesson says is cut off at its side, whatever the size of the window. */
async function isWhole(page, when) {
  for (const [width, height] of [[390, 844], [1024, 768], [1440, 900]]) {
    await page.setViewportSize({ width, height });
    const cut = await page.$eval(".lesson", (lesson) => {
      const edge = lesson.getBoundingClientRect();
      const out = [...lesson.querySelectorAll("*")].filter((part) => part.getBoundingClientRect().right > edge.right + 1);
      return [...out.map((part) => part.className || part.tagName), ...(edge.right > innerWidth ? ["the panel"] : [])];
    });
    assert.deepEqual(cut, [], `${when} at ${width}`);
  }
}

test("the lesson begins in every language", async () => {
  const { context, page, errors } = await open(here);
  await screen(page, "start");
  const told = new Set();
  for (const lang of ["fr", "it", "ja"]) {
    await page.click(`[data-lang="${lang}"]`);
    await page.click('[data-do="first"]');
    await page.waitForSelector('.lesson[data-step="lesson-welcome"]');
    await isWhole(page, `${lang}, welcome`);
    await learnTo(page, "lesson-inks");
    await isWhole(page, `${lang}, inks`);
    const said = await page.innerText(".lesson .said");
    assert.ok(!said.includes("lesson-") && !told.has(said), said);
    told.add(said);
    await shoot(page, `lesson-${lang}`);
    await leave(page);
  }
  assert.deepEqual(errors, []);
  await context.close();
});
