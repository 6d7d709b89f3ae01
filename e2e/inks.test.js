// Inks without colour: wherever one is drawn its initial stands on it, in the language of the page, and can be read.

import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deal, decide, isAwaited, isThere, open, settled, shoot, shop, speak, test } from "./platen.js";

const INKS = ["red", "blue", "gold", "silver"];
const INITIALS = { en: "RBGS", fr: "RBDA", it: "RBOA", ja: "赤青金銀" };
const SIZES = { desk: [1440, 900], tablet: [1024, 768], phone: [390, 844] };
const PANELS = ["board", "house", "others", "log"];
const here = shop();

/** A file of cards in which every gear has three sectors with inks. */
function inkedGears() {
  let turned = 0;
  const sectors = () => {
    const ink = (step) => INKS[(turned + step) % INKS.length];
    turned++;
    return `sectors = ["GRW-7:${ink(0)}", "GRW-8:${ink(1)}", "GRW-9:${ink(2)}"]`;
  };
  const path = join(mkdtempSync(join(tmpdir(), "platen-")), "inked.toml");
  const cards = readFileSync("../crates/platen-rules/sets/house-3.toml", "utf8").replace('name = "house-3"', 'name = "inked"');
  writeFileSync(path, cards.replace(/sectors = \[[^\]]*\]/g, sectors));
  return path;
}

/** What is shown of inks in the page: how many in which place, and what is wrong with any of them. */
function looked(initials) {
  const LEAST = 9;
  const wrong = new Set();
  const met = {};
  const light = (colour) => {
    const [r, g, b] = colour.match(/[\d.]+/g).map((part) => Number(part) / 255).map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  };
  const contrast = (one, other) => Math.max(light(one), light(other)) / Math.min(light(one), light(other));
  const place = (element) => [".gear-tile", ".gears", ".gear-strip", ".sectors", ".log", ".log-peek", ".bench"].find((selector) => element.closest(selector)) ?? "elsewhere";
  const drawn = [...document.querySelectorAll("use")].filter((use) => /#(grw-[789]|ink)-(red|blue|gold|silver)$/.test(use.getAttribute("href")) && use.checkVisibility());
  for (const use of drawn) {
    const [, , colour] = use.getAttribute("href").match(/#(grw-\d|ink)-(\w+)$/);
    const sign = use.closest("svg");
    const letter = sign.querySelector("text") ?? sign.parentElement.querySelector("b");
    const at = place(use);
    const say = (what) => wrong.add(`${at}: ${use.getAttribute("href")} ${what}`);
    met[at] = (met[at] ?? 0) + 1;
    if (letter?.textContent !== initials[colour]) {
      say(`has ${letter?.textContent}`);
      continue;
    }
    if (letter.localName !== "text") continue;
    const { a, b, c } = letter.getScreenCTM();
    const { fill, stroke, fontSize } = getComputedStyle(letter);
    if (Math.abs(b) + Math.abs(c) > 0.01) say("is not upright");
    if (!at.startsWith(".log") && parseFloat(fontSize) * a < LEAST) say(`has ${(parseFloat(fontSize) * a).toFixed(1)} px`);
    if (contrast(fill, stroke) < 4.5) say(`has a contrast of ${contrast(fill, stroke).toFixed(1)}`);
    const [edge, box] = [sign, letter].map((element) => element.getBoundingClientRect());
    if (box.left < edge.left - 1 || box.right > edge.right + 1) say("reaches over its sign");
  }
  return { wrong: [...wrong], met };
}

test("every ink on gears, cards and in the log has its initial in every language, at every size, by day and by night", async () => {
  const { context, page, errors } = await open(here, "", { viewport: { width: 1440, height: 900 }, locale: "en" });
  await deal(page, ["person", "bot", "bot", "bot"], "novice", "1455", inkedGears());
  for (let step = 0; step < 120; step++) {
    if ((await isThere(page, '[data-do="commit"]')) && (await isThere(page, ".rounds > li.is-now:nth-child(2)"))) break;
    if (await isAwaited(page)) await decide(page);
    else await page.waitForTimeout(40);
  }
  // Gears that still turn are not upright yet.
  await page.waitForTimeout(1200);
  for (const [lang, letters] of Object.entries(INITIALS)) {
    await page.setViewportSize({ width: 1440, height: 900 });
    if (lang !== "en") await speak(page, lang);
    const initials = Object.fromEntries(INKS.map((ink, place) => [ink, [...letters][place]]));
    for (const [size, [width, height]] of Object.entries(SIZES)) {
      await page.setViewportSize({ width, height });
      const met = {};
      for (const [place, panel] of (size === "phone" ? PANELS : ["all"]).entries()) {
        if (size === "phone") await page.locator(".tabs > button").nth(place).click();
        for (const colorScheme of ["light", "dark"]) {
          await page.emulateMedia({ colorScheme });
          await settled(page);
          const seen = await page.evaluate(looked, initials);
          assert.deepEqual(seen.wrong, [], `${lang}, ${size}, ${panel}, ${colorScheme}`);
          Object.assign(met, seen.met);
          await shoot(page, `inks-${lang}-${size}-${panel}-${colorScheme}`);
        }
      }
      for (const place of [".gear-tile", ".gears", ".gear-strip", ".sectors"]) assert.ok(met[place] >= 3, `${lang}, ${size}: ${place} ${met[place]}`);
    }
  }
  assert.deepEqual(errors, []);
  await context.close();
});
