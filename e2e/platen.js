// What the tests share: a server, a browser, and a player who clicks.

import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test as once } from "node:test";
import { chromium } from "playwright-core";

const program = process.env.PLATEN ?? "../target/debug/platen";
export const site = process.env.PLATEN_SITE ?? "../target/web";
const shots = process.env.PLATEN_SHOTS;
const FULFIL = '[data-do="declare"][aria-disabled="false"]';
const browsers = [process.env.CHROMIUM, "/usr/bin/chromium", "/usr/bin/google-chrome"];

const shops = [];

/**
 * A test. In CI, where a busy machine may starve a browser, one that fails is run again in fresh pages, and what went wrong is told:
 * such a test is to be mended. Elsewhere it fails at once.
 */
export function test(name, deed) {
  once(name, async (t) => {
    try {
      await deed(t);
    } catch (error) {
      if (!process.env.CI) throw error;
      t.diagnostic(`second try of "${name}" after: ${error.stack}`);
      for (const { browser } of shops) await Promise.all(browser.contexts().map((context) => context.close()));
      await deed(t);
    }
  });
}

/** A server and a browser, which last as long as the tests of a file. */
export function shop() {
  const shop = {};
  shops.push(shop);
  before(async () => {
    shop.server = await serve();
    shop.browser = await browse();
  });
  after(async () => {
    await shop.browser?.close();
    shop.server?.stop();
  });
  return shop;
}

/** Does something with a server and a browser of its own. */
export async function visit(deed) {
  const shop = { server: await serve(), browser: await browse() };
  try {
    await deed(shop);
  } finally {
    await shop.browser.close();
    shop.server.stop();
  }
}

/** Starts a server on a free port, with a database of its own and perhaps `more` said to it. */
export async function serve(...more) {
  const folder = mkdtempSync(join(tmpdir(), "platen-tables-"));
  const database = ["--database", join(folder, "tables.db")];
  const server = spawn(program, ["serve", "--port", "0", "--no-open", "--site", site, ...database, ...more], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  server.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  let told = "";
  for await (const piece of server.stdout) {
    told += piece;
    const url = told.match(/http:\/\/\S+/)?.[0];
    if (url) return { url, stop: () => server.kill() };
  }
  throw new Error(`the server said: ${told}`);
}

export function browse() {
  const executablePath = browsers.find((path) => path && existsSync(path));
  return chromium.launch({ executablePath, args: ["--no-sandbox"] });
}

/** A page in a fresh profile, with everything that went wrong in it. `device` says what the browser runs on. */
export async function open({ browser, server }, address = "", device = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...device });
  const page = await context.newPage();
  const errors = watch(page);
  await page.goto(server.url + address);
  return { context, page, errors };
}

/** A page at the table of a new game against the automa. */
export async function solitaire(shop) {
  const opened = await open(shop);
  await screen(opened.page, "start");
  await opened.page.click('[data-do="solitaire"]');
  await screen(opened.page, "table");
  return opened;
}

/** Takes a picture for whoever wants to look, if a folder for it is named. */
export async function shoot(page, name) {
  if (shots) await page.screenshot({ path: `${shots}/${name}.png` });
}

/** Gathers errors of a page and of its console. */
export function watch(page) {
  const errors = [];
  page.on("pageerror", (error) => errors.push(`page: ${error}`));
  page.on("console", (message) => message.type() === "error" && errors.push(`console: ${message.text()}`));
  return errors;
}

/** Waits for a screen. Nothing here holds on to an element: the browser would keep it, with all that it lay in. */
export function screen(page, name) {
  return page.locator(`[data-screen="${name}"]`).first().waitFor();
}

/** Whether something is there. */
export async function isThere(page, selector) {
  return (await page.locator(selector).count()) > 0;
}

/** What the table tells of itself: `revision`, `over`, `awaited`. */
function told(page, what) {
  return page.getAttribute('[data-screen="table"]', `data-${what}`);
}

export async function revision(page) {
  return Number(await told(page, "revision"));
}

export async function isOver(page) {
  return (await told(page, "over")) === "true";
}

/** Whether whoever is at the device is to decide. */
export async function isAwaited(page) {
  return (await told(page, "awaited")) === "true";
}

/** Waits until the table has gone on from a revision. */
export function goneOn(page, from) {
  return page.waitForFunction((before) => {
    const table = document.querySelector('[data-screen="table"]');
    return table && Number(table.dataset.revision) > before;
  }, from);
}

/** Lays a sheet of choices aside, which may still be on its way and in which something may be begun; then presses. */
export async function besideSheets(page, selector, press = "click") {
  for (let look = 0; look < 10; look++) {
    if (await isThere(page, ".choosing")) await page.keyboard.press("Escape");
    if (await page[press](selector, { timeout: 2000 }).then(() => true, () => false)) return;
  }
  await page[press](selector);
}

/** Leaves the table by its menu; a sheet of choices is laid aside first. */
export async function leave(page) {
  await besideSheets(page, '[data-do="menu"]');
  await page.click('[data-do="start"]');
  await screen(page, "start");
}

/** Presses with a mouse. */
const click = (locator) => locator.click();

/** Makes one decision by pressing what is lit. */
export async function decide(page, press = click) {
  const before = await revision(page);
  for (let taps = 0; taps < 12 && (await revision(page)) === before; taps++) {
    if (await isThere(page, '[data-do="commit"]')) {
      await plan(page, press);
      break;
    }
    if (await isThere(page, FULFIL)) await press(page.locator(FULFIL));
    else await tap(page, await choice(page), press);
    await settled(page);
  }
  await goneOn(page, before);
}

/** Spreads the markers over the rows and commits. */
async function plan(page, press) {
  const rows = ["orders", "inks", "specialties", "gears", "patronage"];
  for (let row = 0; Number(await page.getAttribute("[data-left]", "data-left")) > 0; row++) {
    const at = rows[row % rows.length];
    const filled = Number(await page.getAttribute(`[data-row="${at}"]`, "aria-valuenow"));
    await press(page.locator(`[data-slot="${at}-${filled + 1}"]`));
  }
  await press(page.locator('[data-do="commit"]'));
  // A bot's plan may have come before: the table went on, but not yet by this one.
  await page.locator('[data-do="commit"]').waitFor({ state: "detached" });
}

/** Waits until the page has drawn what a tap led to; an answer that does not come, as without a network, is not waited for. */
export function settled(page) {
  return page.evaluate(async () => {
    const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 30)));
    const until = performance.now() + 3000;
    do await drawn();
    while (document.querySelector("[data-asking]") && performance.now() < until);
  });
}

/** Taps a target where it lies uppermost: in a sheet, or else on the table. */
async function tap(page, target, press) {
  const at = (await isThere(page, ".choosing")) ? ".choosing " : "";
  await press(page.locator(`${at}[data-target="${target}"]`).filter({ visible: true }).first());
}

/** What a simple player taps: something that goes on, free actions only if there is nothing else. */
export async function choice(page) {
  const dull = /^(sector|cast|do-(swap|take-back-plan|pass|decline|keep-none|draw-(printing|refinement|both)))/;
  const last = /^do-(pass|end-turn|decline|keep-none)/;
  for (let look = 0; look < 40; look++) {
    const lit = await litTargets(page);
    const best = lit.find((target) => !dull.test(target)) ?? lit.find((target) => last.test(target)) ?? lit[0];
    if (best) return best;
    await settled(page);
  }
  throw new Error("nothing is lit");
}

/** The targets that can be tapped: those of a sheet, or else of the table. */
function litTargets(page) {
  return page.evaluate(() => {
    const sheet = document.querySelector(".choosing");
    const lit = sheet
      ? sheet.querySelectorAll(".is-lit[data-target], footer [data-target]")
      : document.querySelectorAll(".is-lit[data-target], .prompt [data-target]");
    return [...lit].filter((element) => element.getClientRects().length > 0).map((element) => element.dataset.target);
  });
}

/** Deals a game: `kinds` says person, bot or empty for each seat. A seed makes it the same each time; `cards` is a file of cards. */
export async function deal(page, kinds, level = "novice", seed, cards) {
  await screen(page, "start");
  await page.click('[data-do="new"]');
  for (const [seat, kind] of kinds.entries()) {
    await page.click(`[data-kind="${kind}"][data-of="${seat}"]`);
    if (kind === "bot") await page.selectOption(`select[data-seat="${seat}"]`, level);
  }
  if (seed) {
    await page.click(".more > summary");
    await page.fill("#seed", seed);
  }
  if (cards) {
    await page.setInputFiles('[data-file="set"]', cards);
    await page.waitForFunction(() => document.querySelector(".set > b")?.textContent);
  }
  await page.click('[data-do="company"]');
  await screen(page, "table");
}

/** Two at one device decide in turn until one of them plans. */
export async function reachPlanning(page) {
  for (let step = 0; step < 30; step++) {
    if (await isThere(page, '[data-do="commit"]')) break;
    if (await isAwaited(page)) await decide(page);
    else await page.click('[data-do="hand-over"]');
    await page.waitForTimeout(60);
  }
}

/** Changes the language by the menu. */
export async function speak(page, lang) {
  await besideSheets(page, '[data-do="menu"]');
  await page.click('[data-do="options"]');
  await page.click(`[data-choice="${lang}"]`);
  for (const sheet of ["options", "menu"]) {
    await page.keyboard.press("Escape");
    await page.waitForSelector(`[data-sheet="${sheet}"]`, { state: "detached" });
  }
  await page.waitForFunction((lang) => document.documentElement.lang === lang, lang);
}
