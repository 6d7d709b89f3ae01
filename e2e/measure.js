// Measures the page for docs/performance.md: `cargo xtask bench page`. Prints figures, judges nothing.

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { brotliCompressSync, constants } from "node:zlib";
import { browse, decide, goneOn, isAwaited, isOver, screen, serve, site } from "./platen.js";

const GAMES = Number(process.env.PLATEN_GAMES ?? 10);
const VISITS = 9;
/** How long bots are watched thinking, in milliseconds. */
const WATCHED = Number(process.env.PLATEN_WATCHED ?? 90_000);
/** How long a hand rests before it presses, and how long the page is left alone after. */
const HAND = 40;
const ANSWER = 120;

function quantile(values, part) {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

function told(values) {
  return `p50 ${quantile(values, 0.5).toFixed(0)}, p95 ${quantile(values, 0.95).toFixed(0)}, max ${Math.max(0, ...values).toFixed(0)}`;
}

function times(taps) {
  return taps.map(({ took }) => took);
}

/** What the slowest tenth was: from which question to which, how often, and the longest. */
function slowest(taps) {
  const slow = taps.toSorted((one, other) => other.took - one.took).slice(0, Math.ceil(taps.length / 10));
  const kinds = [...new Set(slow.map(({ what }) => what))].map((what) => slow.filter((tap) => tap.what === what));
  return kinds.map((all) => `${all[0].what} ${all.length} x, ${all[0].took.toFixed(0)}`).join("; ");
}

function moduleSize() {
  const folder = readdirSync(site).find((name) => /^[0-9a-f]{16}$/.test(name));
  const bytes = readFileSync(join(site, folder, "platen_bg.wasm"));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 };
  return [bytes.length, brotliCompressSync(bytes, { params }).length];
}

/** A page in a fresh profile, not yet anywhere. */
async function fresh(browser) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: "block" });
  return { context, page: await context.newPage() };
}

/** Milliseconds until something is painted and until the start is there, and the bytes that were sent by then. */
async function visit(browser, server) {
  const { context, page } = await fresh(browser);
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  let bytes = 0;
  session.on("Network.loadingFinished", ({ encodedDataLength }) => { bytes += encodedDataLength; });
  await page.goto(server.url);
  await screen(page, "start");
  const ready = await page.evaluate(() => performance.now());
  await page.waitForLoadState("networkidle");
  const painted = await page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime);
  await context.close();
  return { painted, ready, bytes };
}

/** What a trace has of frames and of marks. */
const TRACED = ["disabled-by-default-devtools.timeline", "blink.user_timing"];

/**
 * Notes, in the page, each tap that led to a new revision: from which question to which, and how long it was from the release of the
 * button, which is what acts, until the page was changed. When that was painted is in a trace, in which the change is marked.
 */
function watchTaps(page) {
  return page.evaluate(() => {
    globalThis.taps = [];
    let released = null;
    let asked = "";
    const question = () => document.querySelector("[data-asked]")?.dataset.asked ?? "";
    addEventListener("click", (event) => {
      released = event.timeStamp;
      asked = question();
    }, { capture: true });
    const table = document.querySelector('[data-screen="table"]');
    new MutationObserver(() => {
      if (released === null) return;
      performance.mark(`changed ${globalThis.taps.length}`);
      globalThis.taps.push({ what: `${asked} > ${question()}`, changed: performance.now() - released });
      released = null;
    }).observe(table, { attributeFilter: ["data-revision"] });
  });
}

/** The taps while something is done, with how long each took until the first frame after its change was painted. */
async function tapped(browser, page, deed) {
  await watchTaps(page);
  await browser.startTracing(page, { categories: TRACED });
  await deed();
  const { traceEvents } = JSON.parse(await browser.stopTracing());
  const marked = new Map(traceEvents.filter(({ name }) => name.startsWith("changed ")).map((event) => [event.name, event]));
  const frames = traceEvents.filter(({ name, ph }) => name === "Commit" && ph === "X").sort((one, other) => one.ts - other.ts);
  const taps = await page.evaluate(() => globalThis.taps);
  return taps.map(({ what, changed }, number) => {
    const mark = marked.get(`changed ${number}`);
    const frame = frames.find(({ pid, tid, ts }) => pid === mark?.pid && tid === mark.tid && ts >= mark.ts);
    if (!frame) throw new Error(`no frame is traced after tap ${number} of ${taps.length} (${what})`);
    return { what, took: changed + (frame.ts + frame.dur - mark.ts) / 1000 };
  });
}

/** Presses as a hand does, and leaves the page alone until it has answered: looking on would be measured too. */
async function press(locator) {
  const page = locator.page();
  await locator.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await locator.boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  await pause(HAND);
  await page.mouse.down();
  await page.mouse.up();
  await pause(ANSWER);
}

function watchLongTasks(page) {
  return page.evaluate(() => {
    globalThis.long = [];
    new PerformanceObserver((list) => globalThis.long.push(...list.getEntries().map((entry) => entry.duration)))
      .observe({ type: "longtask", buffered: false });
  });
}

async function play(page) {
  for (let step = 0; step < 900 && !(await isOver(page)); step++) {
    const before = Number(await page.getAttribute('[data-screen="table"]', "data-revision"));
    await ((await isAwaited(page)) ? decide(page, press) : goneOn(page, before));
  }
}

async function solitaires(browser, server) {
  const { context, page } = await fresh(browser);
  await page.goto(server.url);
  await screen(page, "start");
  let taps = [];
  for (let game = 0; game < GAMES; game++) {
    await page.click('[data-do="solitaire"]');
    await screen(page, "table");
    await page.locator('[data-screen="table"][data-over="false"]').waitFor();
    taps = taps.concat(await tapped(browser, page, () => play(page)));
    if (game === 0) console.log(`tap to painted result over a solitaire game, ${taps.length} actions, ms: ${told(times(taps))}`);
    await page.evaluate(() => { location.hash = ""; });
    await screen(page, "start");
  }
  console.log(`the same over ${GAMES} games, ${taps.length} actions, ms: ${told(times(taps))}`);
  console.log(`the slowest, ms: ${slowest(taps)}`);
  await memory(browser, context, page);
  await context.close();
}

/** What the tab's process has for itself (RssAnon), its workers included, and the heap of the page's scripts. */
async function memory(browser, context, page) {
  const metrics = await context.newCDPSession(page);
  await metrics.send("Performance.enable");
  await metrics.send("HeapProfiler.collectGarbage");
  const heap = (await metrics.send("Performance.getMetrics")).metrics.find(({ name }) => name === "JSHeapUsedSize").value;
  const { processInfo } = await (await browser.newBrowserCDPSession()).send("SystemInfo.getProcessInfo");
  const own = processInfo.filter(({ type }) => type === "renderer").map(({ id }) => {
    const status = readFileSync(`/proc/${id}/status`, "utf8");
    return Number(status.match(/RssAnon:\s+(\d+)/)?.[1] ?? 0) / 1000;
  });
  console.log(`memory after ${GAMES} games, MB: process of the tab ${Math.max(...own).toFixed(0)}, script heap ${(heap / 1e6).toFixed(1)}`);
}

async function longTasks(browser, server) {
  const { context, page } = await fresh(browser);
  await page.goto(server.url);
  await screen(page, "start");
  await page.click('[data-do="new"]');
  for (const seat of [1, 2, 3]) {
    await page.click(`[data-kind="bot"][data-of="${seat}"]`);
    await page.selectOption(`select[data-seat="${seat}"]`, "expert");
  }
  await page.click('[data-do="company"]');
  await screen(page, "table");
  await watchLongTasks(page);
  const begun = Date.now();
  const taps = await tapped(browser, page, async () => {
    while (Date.now() - begun < WATCHED && !(await isOver(page))) {
      const before = Number(await page.getAttribute('[data-screen="table"]', "data-revision"));
      await ((await isAwaited(page)) ? decide(page) : goneOn(page, before));
    }
  });
  const long = await page.evaluate(() => globalThis.long);
  const over = long.filter((duration) => duration > 100);
  console.log(`four players, three expert bots, ${((Date.now() - begun) / 1000).toFixed(0)} s: long tasks over 100 ms ${over.length}, longest ${Math.max(0, ...long).toFixed(0)} ms; taps, ms: ${told(times(taps))}`);
  await context.close();
}

const server = await serve();
const browser = await browse();
try {
  const [raw, sent] = moduleSize();
  console.log(`module, kB: ${(raw / 1000).toFixed(0)}, sent ${(sent / 1000).toFixed(0)}`);
  const visits = [];
  for (let n = 0; n < VISITS; n++) visits.push(await visit(browser, server));
  console.log(`first load with Latin fonts, kB: ${(Math.max(...visits.map(({ bytes }) => bytes)) / 1000).toFixed(0)}`);
  console.log(`first contentful paint, cold, ms: ${told(visits.map(({ painted }) => painted))} of ${VISITS}`);
  console.log(`start ready, cold, ms: ${told(visits.map(({ ready }) => ready))}`);
  await longTasks(browser, server);
  await solitaires(browser, server);
} finally {
  await browser.close();
  server.stop();
}
