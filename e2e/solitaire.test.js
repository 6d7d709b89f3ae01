// A whole game against the automa, by clicks.

import assert from "node:assert/strict";
import { decide, goneOn, isAwaited, isOver, leave, open, revision, screen, shoot, shop, solitaire, test, watch } from "./platen.js";

const here = shop();

async function play(page, until) {
  for (let step = 0; step < 400 && !(await isOver(page)) && !(await until?.()); step++) await decide(page);
}

test("a game is played to its end, over a reload and an undo", async () => {
  const { context, page, errors } = await solitaire(here);
  await play(page, async () => (await revision(page)) >= 12);

  const reached = await revision(page);
  const standing = await page.textContent(".fame-line");
  await page.reload();
  await screen(page, "table");
  assert.equal(await revision(page), reached, "a reload loses nothing");
  assert.equal(await page.textContent(".fame-line"), standing);

  await decideUntilUndoable(page);
  const done = await revision(page);
  await page.click('[data-do="undo"]');
  await goneOn(page, done);

  await play(page);
  assert.equal(await isOver(page), true);
  assert.match(await page.textContent(".verdict h1"), /\w+/);
  await shoot(page, "solitaire");
  assert.deepEqual(errors, []);
  await context.close();
});

async function decideUntilUndoable(page) {
  do await decide(page); while ((await page.getAttribute('[data-do="undo"]', "aria-disabled")) === "true");
}

test("without a network the page still opens and plays on", async () => {
  const { context, page, errors } = await open(here);
  await screen(page, "start");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await page.click('[data-do="solitaire"]');
  await screen(page, "table");
  await decide(page);
  const reached = await revision(page);
  await context.setOffline(true);
  await page.reload();
  await screen(page, "table");
  assert.equal(await revision(page), reached);
  await decide(page);
  assert.deepEqual(errors, []);
  await context.close();
});

test("bots think in workers of their own and can be hurried", async () => {
  const { context, page, errors } = await open(here);
  await screen(page, "start");
  await page.click('[data-do="new"]');
  await page.selectOption('select[data-seat="1"]', "expert");
  await page.click('[data-do="company"]');
  await screen(page, "table");
  let hurried = 0;
  for (let step = 0; step < 60; step++) {
    const before = await revision(page);
    if (await isAwaited(page)) await decide(page);
    else {
      // The bot may be done before the click.
      hurried += await page.click('[data-do="hurry"]', { timeout: 1000 }).then(() => 1, () => 0);
      await goneOn(page, before);
    }
  }
  assert.ok(hurried > 0, "a bot was seen thinking");
  assert.deepEqual(errors, []);
  await context.close();
});

test("a second tab is told that a game is open elsewhere, and can take it over", async () => {
  const { context, page, errors } = await solitaire(here);
  await decide(page);
  const reached = await revision(page);

  const second = await context.newPage();
  const more = watch(second);
  await second.goto(page.url());
  await screen(second, "elsewhere");
  await second.click('[data-do="take-over"]');
  await screen(second, "table");
  assert.equal(await revision(second), reached);
  await screen(page, "elsewhere");
  await decide(second);

  await leave(second);
  await page.click('[data-do="take-over"]');
  await screen(page, "table");
  assert.equal(await revision(page), reached + 1, "the first tab has what the second did");
  assert.deepEqual([...errors, ...more], []);
  await context.close();
});

test("if the host's worker dies, another goes on where it was", async () => {
  const { context, page, errors } = await solitaire(here);
  await decide(page);
  await decide(page);
  const reached = await revision(page);
  const [host] = page.workers();
  const another = page.waitForEvent("worker");
  await host.evaluate(() => setTimeout(() => { throw new Error("killed by the test"); }));
  await another;
  await screen(page, "table");
  await decide(page);
  assert.equal(await revision(page), reached + 1);
  assert.equal(errors.filter((error) => !error.includes("killed by the test")).length, 0, errors.join("\n"));
  await context.close();
});

test("stored games are listed, opened and forgotten", async () => {
  const { context, page, errors } = await solitaire(here);
  await decide(page);
  const reached = await revision(page);
  await leave(page);
  await page.click('[data-do="continue"]');
  await screen(page, "table");
  assert.equal(await revision(page), reached);
  await page.goBack();
  await screen(page, "start");
  await page.click('[data-do="games"]');
  await page.click('[data-do="remove"]');
  await page.click('[data-do="remove-sure"]');
  await page.waitForFunction(() => document.querySelectorAll("#games li").length === 0);
  assert.deepEqual(errors, []);
  await context.close();
});
