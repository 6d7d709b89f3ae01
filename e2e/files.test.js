// Files of one's own: cards that no published set has, in the words of the player, and games played with them.

import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { besideSheets, decide, open, revision, screen, shop, test } from "./platen.js";

const here = shop();
const folder = mkdtempSync(join(tmpdir(), "platen-"));
const published = readFileSync("../crates/platen-rules/sets/house-1.toml", "utf8");

/** Writes a file and tells its path. */
function file(name, text) {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const mine = file("mine.toml", published.replace('name = "house-1"', 'name = "mine"').replace("guilders = 3", "guilders = 4"));

/** Sets up a game for one with the cards of a file. */
async function withCards(page, path) {
  await screen(page, "start");
  await page.click('[data-do="new"]');
  for (const seat of [1, 2, 3]) await page.click(`[data-kind="empty"][data-of="${seat}"]`);
  await page.click(".more > summary");
  await page.setInputFiles('[data-file="set"]', path);
  await page.waitForFunction(() => document.querySelector(".set > b")?.textContent);
  await page.click('[data-do="company"]');
}

test("a damaged card set is told of line by line in the player's language", async () => {
  const damaged = file("damaged.toml", published.replace("guilders = 3", 'guilders = "3"').replace("no =  3,", "no =  2,"));
  for (const [locale, told] of [["fr", /doit être un nombre entier/], ["it", /deve essere un numero intero/], ["ja", /整数にしてください/]]) {
    const { context, page, errors } = await open(here, "", { locale });
    await withCards(page, damaged);
    await page.waitForSelector(".problems > li");
    const problems = await page.locator(".problems > li").allTextContents();
    assert.ok(problems.length > 1, problems.join("\n"));
    assert.ok(problems.some((problem) => told.test(problem)), problems.join("\n"));
    assert.ok(problems.every((problem) => !/should|missing|twice/.test(problem)), problems.join("\n"));
    assert.deepEqual(errors, []);
    await context.close();
  }
});

test("a game with cards of one's own is saved, and opened elsewhere with their file", async () => {
  const { context, page, errors } = await open(here);
  await withCards(page, mine);
  await screen(page, "table");
  await decide(page);
  const played = await revision(page);
  await besideSheets(page, '[data-do="menu"]');
  const [download] = await Promise.all([page.waitForEvent("download"), page.click('[data-do="save"]')]);
  const record = join(folder, "record.txt");
  await download.saveAs(record);
  assert.deepEqual(errors, []);
  await context.close();

  const other = await open(here, "", { locale: "fr" });
  await screen(other.page, "start");
  await other.page.click('[data-do="games"]');
  await other.page.setInputFiles('[data-file="record"]', record);
  await other.page.waitForSelector('.refused[data-code="bad_record"]');
  assert.match(await other.page.textContent(".problems"), /jeu de cartes «\u00a0mine\u00a0», inconnu ici/);
  await other.page.setInputFiles('[data-file="record-set"]', mine);
  await screen(other.page, "table");
  assert.equal(await revision(other.page), played);
  assert.deepEqual(other.errors, []);
  await other.context.close();
});
