// The screens around the table: reached by clicks, keys and addresses, and sound for those who cannot see them.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { decide, isOver, open, revision, screen, shoot, shop, solitaire, test } from "./platen.js";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const SIZES = [[1440, 900], [1024, 768], [390, 844]];

const here = shop();

/** What a checker of accessibility finds wrong, and whether the page itself scrolls, at every size by day and night. */
async function isSound(page, name) {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    for (const theme of ["light", "dark"]) {
      await page.evaluate((theme) => { document.documentElement.dataset.theme = theme; }, theme);
      await page.waitForTimeout(400);
      await shoot(page, `${name}-${width}-${theme}`);
      await page.evaluate(axe);
      const { violations } = await page.evaluate(() => window.axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21aa"] }));
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).slice(0, 3).join(" ")}`);
      assert.deepEqual(found, [], `${name} at ${width}x${height}, ${theme}`);
    }
    const scrolls = await page.evaluate(() => {
      const root = document.documentElement;
      return root.scrollHeight > root.clientHeight || root.scrollWidth > root.clientWidth;
    });
    assert.equal(scrolls, false, `${name} scrolls at ${width}x${height}`);
  }
}

function sheet(page, name) {
  return page.waitForSelector(`[data-sheet="${name}"]`);
}

function isGone(page, name) {
  return page.waitForSelector(`[data-sheet="${name}"]`, { state: "detached" });
}

test("the start is sound at every size, and so is everything it opens", async () => {
  const { context, page, errors } = await open(here);
  await screen(page, "start");
  await isSound(page, "start");
  for (const [door, name] of [["new", "new"], ["games", "games"], ["options", "options"], ["about", "about"], ["rules", "reader"]]) {
    await page.click(`[data-do="${door}"]`);
    await sheet(page, name);
    await isSound(page, door);
    await page.keyboard.press("Escape");
    await isGone(page, name);
  }
  assert.deepEqual(errors, []);
  await context.close();
});

test("the language changes at once and is kept", async () => {
  const { context, page, errors } = await open(here);
  await screen(page, "start");
  await page.click('[data-do="options"]');
  await sheet(page, "options");
  for (const [lang, word] of [["fr", "Langue"], ["it", "Lingua"], ["ja", "言語"]]) {
    await page.click(`[data-choice="${lang}"]`);
    await page.waitForFunction((word) => document.querySelector("legend").textContent === word, word);
    assert.equal(await page.getAttribute("html", "lang"), lang);
  }
  await page.click('[data-choice="dark"]');
  await page.reload();
  await sheet(page, "options");
  assert.equal(await page.getAttribute("html", "lang"), "ja");
  assert.equal(await page.getAttribute("html", "data-theme"), "dark");
  assert.deepEqual(errors, []);
  await context.close();
});

test("a rule is opened by its address, found by a search, and the way back closes the book", async () => {
  const { context, page, errors } = await open(here, "#rules=ORD-2");
  await sheet(page, "reader");
  await page.waitForSelector('.is-asked[data-rule="ORD-2"]');
  await page.keyboard.press("Escape");
  await isGone(page, "reader");
  await page.click('[data-do="rules"]');
  await sheet(page, "reader");
  await page.fill("#search", "END-4");
  await page.click('button.id:text("END-4")');
  await page.waitForSelector('.is-asked[data-rule="END-4"]');
  await page.fill("#search", "nowhereatall");
  await page.waitForSelector("h1.found");
  assert.equal(await page.locator(".rule-text").count(), 0);
  await page.click('[data-book="titles"]');
  await page.waitForSelector(".titles dt");
  await page.goBack();
  await isGone(page, "reader");
  await screen(page, "start");
  assert.deepEqual(errors, []);
  await context.close();
});

test("a table is set up with names, bots, options and a seed, which deals the same game again", async () => {
  const { context, page, errors } = await open(here);
  await screen(page, "start");
  const deal = async () => {
    await page.click('[data-do="new"]');
    await sheet(page, "new");
    await page.fill('[data-name="0"]', "Anna");
    await page.click('[data-kind="bot"][data-of="2"]');
    await page.selectOption('select[data-seat="2"]', "novice");
    if ((await page.getAttribute('[data-switch="characters"]', "aria-checked")) === "true") await page.click('[data-switch="characters"]');
    await page.click(".more > summary");
    await page.fill("#seed", "1455");
    await page.selectOption('[data-option="first_player"]', "0");
    await page.click('[data-do="company"]');
    await screen(page, "table");
    await page.waitForSelector("[data-target]");
    return { url: page.url(), look: await page.textContent("main") };
  };
  const first = await deal();
  assert.match(await page.textContent("body"), /Anna/);
  await page.goBack();
  await screen(page, "start");
  const second = await deal();
  assert.notEqual(first.url, second.url, "two games");
  assert.equal(first.look, second.look, "one deal");
  assert.deepEqual(errors, []);
  await context.close();
});

test("everything wrong with a card set, a seed or a record is said", async () => {
  const { context, page } = await open(here);
  await screen(page, "start");
  await page.click('[data-do="new"]');
  await sheet(page, "new");
  await page.click(".more > summary");
  await page.fill("#seed", "no number");
  await page.click('[data-do="company"]');
  await page.waitForSelector('.refused[data-code="bad_seed"]');
  await page.fill("#seed", "");
  const set = { name: "mine.toml", mimeType: "text/plain", buffer: Buffer.from("name = 7\n[[cake]]\n") };
  await page.setInputFiles('[data-file="set"]', set);
  await page.click('[data-do="company"]');
  await page.waitForSelector('.refused[data-code="bad_set"] .problems li');
  await page.keyboard.press("Escape");
  await isGone(page, "new");
  await page.click('[data-do="games"]');
  await sheet(page, "games");
  const record = { name: "game.txt", mimeType: "text/plain", buffer: Buffer.from("this is no record") };
  await page.setInputFiles('[data-file="record"]', record);
  await page.waitForSelector('.refused[data-code="bad_record"] .problems li');
  await context.close();
});

test("the deal of the day is the same for everyone", async () => {
  const looks = [];
  for (let visit = 0; visit < 2; visit++) {
    const { context, page, errors } = await open(here);
    await screen(page, "start");
    await page.click('[data-do="daily"]');
    await screen(page, "table");
    await page.waitForSelector(".choosing [data-target]");
    looks.push(await page.locator(".board, .choosing").allTextContents());
    assert.deepEqual(errors, []);
    await context.close();
  }
  assert.deepEqual(looks[0], looks[1]);
});

test("a finished game is summed up, saved, replayed, played on and dealt again", async () => {
  const { context, page, errors } = await solitaire(here);
  for (let step = 0; step < 400 && !(await isOver(page)); step++) await decide(page);
  await screen(page, "end");
  const total = Number(await page.textContent(".scores tfoot td"));
  const parts = await page.$$eval(".scores tbody td", (cells) => cells.map((cell) => Number(cell.textContent)));
  assert.equal(parts.reduce((sum, part) => sum + part, 0), total);
  await isSound(page, "end");

  const [download] = await Promise.all([page.waitForEvent("download"), page.click('[data-do="save"]')]);
  const record = readFileSync(await download.path());

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.click('[data-do="replay"]');
  await screen(page, "replay");
  await page.waitForSelector(".a-house");
  await isSound(page, "replay");
  await page.click('[data-do="last"]');
  await page.waitForFunction((total) => document.querySelector(".a-house .amount")?.textContent === String(total), total);
  await page.click('[data-do="previous"]');
  await page.fill("#step", "5");
  await page.waitForSelector('[data-step="5"]');
  await page.click('.replay [data-do="play-on"]');
  await page.waitForSelector('[data-screen="replay"]', { state: "detached" });
  await page.waitForFunction(() => document.querySelector('[data-screen="table"]')?.dataset.over === "false");
  assert.equal(await revision(page), 5);
  await decide(page);

  await page.goto(here.server.url);
  await screen(page, "start");
  await page.click('[data-do="games"]');
  await sheet(page, "games");
  assert.equal(await page.locator("#games li").count(), 2);
  await page.setInputFiles('[data-file="record"]', { name: "record.txt", mimeType: "text/plain", buffer: record });
  await screen(page, "replay");
  await page.waitForSelector(".story li[data-of]");
  await page.goBack();
  await page.waitForSelector('[data-screen="replay"]', { state: "detached" });
  assert.deepEqual(errors, []);
  await context.close();
});
