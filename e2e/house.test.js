// One's own printing house and the bench: buying, gears, and orders that are laid by dragging, by keys and by the proposal.

import assert from "node:assert/strict";
import { decide, goneOn, isOver, revision, shoot, shop, solitaire, test } from "./platen.js";

const here = shop();

/** Decides until something is on the page, or the game is over. */
async function until(page, selector) {
  while (!(await page.$(selector)) && !(await isOver(page))) await decide(page);
  return page.$(selector);
}

/** What pieces are called. */
function names(page, selector) {
  return page.$$eval(selector, (pieces) => pieces.map((piece) => piece.getAttribute("aria-label")));
}

/** What lies on the stone, each by itself. */
function stone(page) {
  const each = (heaps) => heaps.flatMap((heap) => [...heap.querySelectorAll(".sort, .ink")].map(() => heap.getAttribute("aria-label").replace(/^\d+ × /, "")));
  return page.$$eval(".loose .piece", each);
}

test("a type is bought in the house, and undo gives the money back", async () => {
  const { context, page, errors } = await solitaire(here);
  await until(page, '[data-do="commit"]');
  const types = () => page.locator(".tray.sorts .held").count();
  const [held, before] = [await types(), await revision(page)];
  await page.click("#cast-A");
  await goneOn(page, before);
  assert.equal(await types(), held + 1);
  await page.click('[data-do="undo"]');
  await goneOn(page, before + 1);
  assert.equal(await types(), held);
  assert.deepEqual(errors, []);
  await context.close();
});

/** A letter that lies on the stone and that an order lacks; rounds are passed until there is one. */
async function layable(page) {
  while (await until(page, ".bench")) {
    for (const on of await page.$$('.forme-card > header .switch[aria-checked="true"]')) await on.click();
    const [loose, places] = [await stone(page), await names(page, ".bed .piece")];
    const fits = (letter) => loose.some((name) => name.includes(`type ${letter} `)) && places.some((name) => name.includes(`type ${letter},`));
    const letter = ["A", "I", "O", "U"].find(fits);
    if (letter) return letter;
    const before = await revision(page);
    await page.click('[data-target="do-pass"]');
    await goneOn(page, before);
  }
  throw new Error("no order asks for a letter that is there");
}

test("pieces are dragged into an order and moved back by keys", async () => {
  const { context, page, errors } = await solitaire(here);
  const letter = await layable(page);
  const before = await stone(page);
  const from = await page.locator(`.loose .piece[aria-label*="type ${letter} "]`).first().boundingBox();
  const to = await page.locator(`.bed .piece[aria-label*="type ${letter},"]`).first().boundingBox();
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await page.mouse.up();
  assert.equal((await stone(page)).length, before.length - 1);
  await shoot(page, "bench");
  await page.locator(`.bed .piece[aria-label*="type ${letter}, laid"]`).first().focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  assert.deepEqual((await stone(page)).toSorted(), before.toSorted());
  assert.deepEqual(errors, []);
  await context.close();
});

test("the proposal is laid by one tap and done by another", async () => {
  const { context, page, errors } = await solitaire(here);
  const open = '.bench [data-do="declare"][aria-disabled="false"]';
  while (!(await isOver(page))) {
    if (!(await until(page, ".bench"))) break;
    await page.click('.bench [data-do="propose"]');
    const ready = await page.waitForSelector(open, { timeout: 1500 }).catch(() => null);
    const before = await revision(page);
    await (ready ?? (await page.$('[data-target="do-pass"]'))).click();
    await goneOn(page, before);
    if (ready) break;
  }
  await page.waitForSelector(".bench", { state: "detached" });
  assert.deepEqual(errors, []);
  await context.close();
});
