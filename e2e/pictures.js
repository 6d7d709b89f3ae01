// Takes the pictures in docs/pictures anew: npm run pictures

import { fileURLToPath } from "node:url";
import { decide, isAwaited, open, screen, visit } from "./platen.js";

const folder = fileURLToPath(new URL("../docs/pictures", import.meta.url));
const DESK = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Plays on until the page shows something. */
async function until(page, selector) {
  for (let step = 0; step < 400 && !(await page.$(selector)); step++) {
    if (await isAwaited(page)) await decide(page);
    else await page.waitForTimeout(60);
  }
}

/** Takes a picture of the page at rest. */
async function take(page, name) {
  await page.mouse.move(0, 0);
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `${folder}/${name}.png` });
}

async function start(here, device, name) {
  const { context, page } = await open(here, "", device);
  await screen(page, "start");
  await take(page, name);
  await context.close();
}

/** A game of three from a seed. */
async function game(here, device) {
  const { context, page } = await open(here, "", device);
  await screen(page, "start");
  await page.click('[data-do="new"]');
  for (const seat of [1, 2]) {
    await page.click(`[data-kind="bot"][data-of="${seat}"]`);
    await page.selectOption(`select[data-seat="${seat}"]`, "novice");
  }
  await page.click(".more > summary");
  await page.fill("#seed", "1455");
  await page.click('[data-do="company"]');
  await screen(page, "table");
  return { context, page };
}

/** In its fourth round. */
async function table(here, device, name) {
  const { context, page } = await game(here, device);
  await until(page, ".rounds > li.is-now:nth-child(4)");
  await until(page, ".row-orders.is-now .is-lit");
  await take(page, name);
  if (device === DESK) {
    await until(page, ".bench");
    await take(page, "bench");
  }
  await context.close();
}

/** The lesson at one of its first steps, and the rulebook at a rule. */
async function learning(here) {
  const { context, page } = await open(here, "", DESK);
  await screen(page, "start");
  await page.click('[data-do="rules"]');
  await page.waitForSelector('[data-sheet="reader"]');
  await take(page, "rulebook");
  await page.keyboard.press("Escape");
  await page.click('[data-do="first"]');
  await screen(page, "table");
  for (let step = 0; step < 2; step++) await page.click('[data-do="lesson-on"]');
  await take(page, "lesson");
  await context.close();
}

/** At its end, and its replay at the middle. */
async function ending(here) {
  const { context, page } = await game(here, DESK);
  await until(page, '[data-screen="end"]');
  await take(page, "end");
  await page.click('[data-screen="end"] [data-do="replay"]');
  await screen(page, "replay");
  const reel = page.locator('input[type="range"]');
  await reel.fill(String(Math.round(Number(await reel.getAttribute("max")) * 0.55)));
  await take(page, "replay");
  await context.close();
}

/** Chooses a name where one is asked for. */
async function callMe(page, name) {
  await page.fill('[data-field="begin"]', name);
  await page.click('[data-do="begin"]');
}

/** A table that two share with a bot, one of whom talks. */
async function shared(here) {
  const { context, page: anna } = await open(here, "", DESK);
  await screen(anna, "start");
  await anna.click('[data-do="together"]');
  await callMe(anna, "Anna");
  await anna.click('[data-do="share"]');
  await anna.selectOption('[data-option="pace"]', "10m");
  await anna.click('[data-kind="bot"][data-of="2"]');
  await anna.click('[data-do="make-table"]');
  await screen(anna, "room");
  const guest = await open(here, new URL(await anna.inputValue('[data-copied="invitation"]')).hash, DESK);
  const bert = guest.page;
  await screen(bert, "room");
  await callMe(bert, "Bert");
  await bert.click('[data-do="sit"]');
  await anna.waitForSelector('.seat-row:has-text("Bert")');
  await anna.click('[data-do="start-game"]');
  for (const page of [anna, bert]) await screen(page, "table");
  for (let step = 0; step < 200 && !(await anna.$(".row-inks.is-now .is-lit")); step++) {
    // What another did meanwhile may take the place of a tap.
    for (const page of [anna, bert]) if (await isAwaited(page)) await decide(page).catch(() => {});
    await anna.waitForTimeout(60);
  }
  await bert.click('[data-do="talk"]');
  await bert.fill('[data-field="say"]', "Leave me some gold!");
  await bert.click('button[data-do="say"]');
  await take(anna, "shared");
  for (const one of [context, guest.context]) await one.close();
}

await visit(async (here) => {
  await learning(here);
  await ending(here);
  await shared(here);
  await start(here, DESK, "start");
  await table(here, DESK, "table");
  await table(here, { ...DESK, colorScheme: "dark" }, "night");
  await table(here, PHONE, "phone");
});
