// What the tests share: a server, a browser, and a player who clicks.

import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright-core";

const program = process.env.PLATEN ?? "../target/debug/platen";
const site = process.env.PLATEN_SITE ?? "../target/web";
const shots = process.env.PLATEN_SHOTS;
const browsers = [process.env.CHROMIUM, "/usr/bin/chromium", "/usr/bin/google-chrome"];

/** Starts a server on a free port. */
export async function serve() {
  const server = spawn(program, ["serve", "--port", "0", "--no-open", "--site", site], {
    stdio: ["ignore", "pipe", "inherit"],
  });
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

/** A page in a fresh profile, with everything that went wrong in it. */
export async function open(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const errors = watch(page);
  await page.goto(url);
  return { context, page, errors };
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

export function screen(page, name) {
  return page.waitForSelector(`[data-screen="${name}"]`);
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

/** Makes one decision by clicking. */
export async function decide(page) {
  const before = await revision(page);
  if (await page.$('[data-do="plan"]')) await page.click('[data-do="plan"]');
  else if (await page.$('[data-do="propose"]')) await proposed(page);
  else await page.click(await choice(page));
  await goneOn(page, before);
}

/** The proposed step, or the first thing listed if nothing is proposed. */
async function proposed(page) {
  await page.click('[data-do="propose"]');
  await page.waitForSelector("[data-proposed] button, .refused", { timeout: 2000 }).catch(() => null);
  const step = await page.$("[data-proposed] button");
  await (step ? step.click() : page.click(await choice(page)));
}

/** What a simple player clicks: something that goes on, free actions only if there is nothing else. */
async function choice(page) {
  const actions = await page.$$eval("[data-action]", (buttons) => buttons.map((button) => button.dataset.action));
  const dull = /^(use|swap|buy|take-back|pass|decline)\b/;
  const best = actions.find((action) => !dull.test(action)) ?? actions.find((action) => /^(pass|end|decline)/.test(action))
    ?? actions[0];
  return `[data-action="${best}"]`;
}
