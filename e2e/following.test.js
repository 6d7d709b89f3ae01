// Following a game: the order of play at the reveal, what the others did, what is only tried, and how it moves.

import assert from "node:assert/strict";
import { besideSheets, decide, goneOn, isAwaited, open, revision, screen, shop, solitaire, test } from "./platen.js";

const here = shop();

/** Decides until there is a plan to make. */
async function reachPlanning(page) {
  for (let step = 0; step < 40 && !(await page.$('[data-do="commit"]')); step++) {
    if (await isAwaited(page)) await decide(page);
    else await page.waitForTimeout(40);
  }
}

/** Puts markers on rows and commits. */
async function plan(page, rows) {
  for (const [row, count] of Object.entries(rows)) await page.click(`[data-slot="${row}-${count}"]`);
  await page.click('[data-do="commit"]');
}

test("the reveal shows for each row who acts in which order, more markers first", async () => {
  const { context, page, errors } = await solitaire(here);
  await reachPlanning(page);
  const before = await revision(page);
  await plan(page, { orders: 6, patronage: 2 });
  await goneOn(page, before);
  await page.waitForSelector(".is-reveal .turns .balls");
  const counts = await page.$$eval(".row", (rows) =>
    rows.map((row) => [...row.querySelectorAll(".turns .balls")].map((balls) => Number(balls.textContent))));
  assert.equal(counts.length, 5);
  for (const order of counts) assert.deepEqual(order, order.toSorted((a, b) => b - a));
  assert.equal(counts[0][0], 6, "mine are first among the orders");
  const told = await page.textContent(".row-orders .turns .is-you .vh");
  assert.match(told, /6/, "and it is said to whoever hears the page");
  assert.deepEqual(errors, []);
  await context.close();
});

test("what is tried can be gone through and leaves no trace", async () => {
  const { context, page, errors } = await solitaire(here);
  await reachPlanning(page);
  const planned = await revision(page);
  await plan(page, { orders: 6, inks: 2 });
  await goneOn(page, planned);
  const lit = '.row-orders [data-target^="printing-"].is-lit';
  for (let step = 0; step < 5 && !(await page.$(lit)); step++) await decide(page);
  const orders = () => page.locator(".house .order:not(.is-empty)").count();
  const [before, held] = [await revision(page), await orders()];
  await page.click('[data-do="try"]');
  await page.waitForSelector('[data-trial="true"]');
  await page.locator(lit).first().click();
  await page.locator('.row-orders [data-target^="refinement-"].is-lit').first().click();
  await page.waitForFunction((held) => document.querySelectorAll(".house .order:not(.is-empty)").length > held, held);
  await page.click('[data-do="try-leave"]');
  await page.waitForSelector('[data-trial="true"]', { state: "detached" });
  await page.waitForSelector(lit);
  assert.equal(await orders(), held, "the order was only tried");
  assert.equal(await revision(page), before);
  assert.deepEqual(errors, []);
  await context.close();
});

test("a trial goes no further than what is known, and says so", async () => {
  const { context, page, errors } = await solitaire(here);
  await reachPlanning(page);
  await page.click('[data-do="try"]');
  await page.waitForSelector('[data-trial="true"]');
  const before = await revision(page);
  await plan(page, { orders: 6, inks: 2 });
  await page.waitForSelector(".prompt .refused");
  await page.click('[data-do="try-leave"]');
  await page.waitForSelector('[data-trial="true"]', { state: "detached" });
  await page.waitForSelector('[data-do="commit"]');
  assert.equal(await revision(page), before, "the plan is still to be committed");
  assert.deepEqual(errors, []);
  await context.close();
});

test("what the others did since is told in a recap", async () => {
  const { context, page, errors } = await open(here);
  await screen(page, "start");
  await page.click('[data-do="new"]');
  await page.selectOption('select[data-seat="1"]', "novice");
  await page.click('[data-do="company"]');
  await screen(page, "table");
  await reachPlanning(page);
  for (let step = 0; step < 40 && !(await page.$('[data-do="recap"]')); step++) {
    if (await isAwaited(page)) await decide(page);
    else await page.waitForTimeout(60);
  }
  await besideSheets(page, '[data-do="recap"]');
  const sheet = page.locator('[data-sheet="recap"]');
  await sheet.waitFor();
  const rival = await page.textContent(".rival .name");
  assert.ok((await sheet.textContent()).includes(rival), `${rival} acted`);
  assert.deepEqual(errors, []);
  await context.close();
});

/** How long what moves takes: the turn of a gear and a change of anything else. */
function motion(page) {
  return page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    const moving = [...document.querySelectorAll("body *")].filter((element) => {
      const { animationName, transitionDuration } = getComputedStyle(element);
      return animationName !== "none" || transitionDuration.split(",").some((time) => parseFloat(time) > 0.13);
    });
    return { gear: style.getPropertyValue("--gear-turn").trim(), moving: moving.length };
  });
}

test("motion is normal, fast or off, and off where the system asks for none; sound is off at first", async () => {
  const { context, page, errors } = await solitaire(here);
  const choose = async (speed) => {
    await besideSheets(page, '[data-do="menu"]');
    await page.click('[data-do="options"]');
    await page.click(`[data-sheet="options"] [data-choice="${speed}"]`);
    const sound = await page.getAttribute('[data-do="sound"]', "aria-checked");
    await page.keyboard.press("Escape");
    await page.waitForSelector('[data-sheet="options"]', { state: "detached" });
    await page.keyboard.press("Escape");
    await page.waitForSelector('[data-sheet="menu"]', { state: "detached" });
    return sound;
  };
  const normal = await motion(page);
  assert.equal(normal.gear, "900ms");
  assert.ok(normal.moving > 0);
  assert.equal(await choose("fast"), "false");
  assert.notEqual((await motion(page)).gear, "900ms");
  await choose("off");
  assert.deepEqual(await motion(page), { gear: "0ms", moving: 0 });
  await page.reload();
  await screen(page, "table");
  assert.equal((await motion(page)).moving, 0, "the choice is kept");
  assert.deepEqual(errors, []);
  await context.close();

  const still = await open(here, "", { reducedMotion: "reduce" });
  await screen(still.page, "start");
  await still.page.click('[data-do="solitaire"]');
  await screen(still.page, "table");
  const moves = await still.page.evaluate(() => document.getAnimations().filter((one) => one.effect.getComputedTiming().duration > 130).length);
  assert.equal(moves, 0);
  await still.context.close();
});
