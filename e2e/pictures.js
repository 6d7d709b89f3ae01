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

/** A game of three from a seed, in its fourth round. */
async function table(here, device, name) {
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
  await until(page, ".rounds > li.is-now:nth-child(4)");
  await until(page, ".row-orders.is-now .is-lit");
  await take(page, name);
  if (device === DESK) {
    await until(page, ".bench");
    await take(page, "bench");
  }
  await context.close();
}

await visit(async (here) => {
  await start(here, DESK, "start");
  await table(here, DESK, "table");
  await table(here, { ...DESK, colorScheme: "dark" }, "night");
  await table(here, PHONE, "phone");
});
