// What is said about things: about every piece on the table, with its rule; about buttons that do nothing now; and how far undo goes.

import assert from "node:assert/strict";
import { deal, decide, goneOn, isAwaited, open, revision, settled, shop, test } from "./platen.js";

const here = shop();

/** Everything on the table that is a component, and is looked at where it cannot be tapped. */
const PIECES = [
  ".sort", ".ink", ".level", ".amount", ".token", ".tracks tr:not(.rewards)", ".rewards td:has(use)", ".owner.has-portrait", ".supply-price",
  ".rounds > li", ".row-head > h2", ".turns > li:not(.none)", ".mini-order:not(.is-empty)", ".sectors > span", ".gear-strip > li", ".fame-line",
  ".card:not(.is-gone, .is-taken, .inkset)", ".well:not(.is-empty)", ".patron:not(.is-taken)", ".order:not(.is-empty)", ".pad-sector", ".left",
];

/** Decides, or waits for the others, until the prompt asks for something. */
async function until(page, asked) {
  for (let step = 0; step < 60 && !(await page.getAttribute("#prompt", "data-asked")).startsWith(asked); step++) {
    const before = await revision(page);
    await ((await isAwaited(page)) ? decide(page) : goneOn(page, before));
  }
}

/** Pieces of these kinds about which nothing can be said, in the page. */
function mute(kinds) {
  const says = (element) => {
    if (element.closest("[data-target]")) return true;
    const told = element.closest("[data-cites]");
    return told !== null && /[A-Z]{3}-\d/.test(told.dataset.cites) && Boolean(told.dataset.tells ?? told.getAttribute("aria-label"));
  };
  const isMute = (element) => element.checkVisibility() && !element.closest(".choosing, dialog") && !says(element);
  return kinds.flatMap((kind) => [...document.querySelectorAll(`#table ${kind}`)].filter(isMute).map((element) => `${kind}: ${element.outerHTML.slice(0, 120)}`));
}

/** What the tooltip says once it is there. */
async function tip(page) {
  await page.waitForSelector(".tip");
  return { text: await page.textContent(".tip > p"), rules: await page.locator(".tip .rule").allTextContents() };
}

test("everything on the table says what it is, with its rule", async () => {
  const { context, page, errors } = await open(here);
  await deal(page, ["person", "bot", "bot", "empty"]);
  await until(page, "planning");
  assert.deepEqual(await page.evaluate(mute, PIECES), []);
  for (const piece of [".purse .amount", ".tracks tr:nth-child(2) td", ".row-gears h2", ".rounds > li", ".rival .level", ".mini-order:not(.is-empty)"]) {
    await page.mouse.move(2, 2);
    await page.waitForSelector(".tip", { state: "detached" });
    await page.locator(`#table ${piece}`).first().hover();
    const { text, rules } = await tip(page);
    assert.match(text, /\w+/, piece);
    assert.ok(rules.length > 0 && rules.every((rule) => /^[A-Z]{3}-\d+$/.test(rule)), piece);
  }
  await decide(page);
  await until(page, "turn");
  assert.deepEqual(await page.evaluate(mute, PIECES), []);
  await page.click(".row-patronage h2");
  await page.click(".tip .rule");
  await page.waitForSelector('[data-sheet="reader"]');
  assert.deepEqual(errors, []);
  await context.close();
});

test("a button that does nothing yet says why when it is pressed", async () => {
  const { context, page, errors } = await open(here, "", { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await deal(page, ["person", "bot", "empty", "empty"]);
  await until(page, "planning");
  for (const button of ["commit", "clear"]) {
    await page.tap(`[data-do="${button}"]`, { force: true });
    const { text, rules } = await tip(page);
    assert.match(text, /\w+/);
    assert.deepEqual(rules, ["PLN-1"]);
  }
  assert.deepEqual(errors, []);
  await context.close();
});

test("undo takes back one's own steps up to what was revealed, and then says what stops it", async () => {
  const { context, page, errors } = await open(here);
  await deal(page, ["person", "bot", "empty", "empty"]);
  await until(page, "planning");
  const undo = page.locator('[data-do="undo"]');
  const held = () => page.locator(".house .sorts .held").count();
  const before = await held();
  for (const letter of ["A", "O"]) {
    const from = await revision(page);
    await page.click(`.buy[data-target="cast-${letter}"]`);
    await goneOn(page, from);
  }
  assert.equal(await held(), before + 2);
  for (const left of [1, 0]) {
    const from = await revision(page);
    await undo.click();
    await goneOn(page, from);
    assert.equal(await held(), before + left);
  }
  const planned = await revision(page);
  await decide(page);
  await goneOn(page, planned);
  await page.waitForFunction(() => document.querySelector("#prompt")?.dataset.asked !== "planning");
  await settled(page);
  assert.equal(await undo.getAttribute("aria-disabled"), "true", "what was revealed cannot be taken back");
  const stopped = await revision(page);
  await undo.click({ force: true });
  assert.match((await tip(page)).text, /\w+/);
  assert.equal(await revision(page), stopped);
  assert.deepEqual(errors, []);
  await context.close();
});
