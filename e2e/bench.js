// The bench at its fullest: Manuzio, who may leave out a letter, with four of the hardest orders.

import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deal, decide, isAwaited } from "./platen.js";

/** A file of cards that each ask for as much as any card of the house set: six types, four inks, two levels. */
function hardCards() {
  const printing = /types = "[AIOU]+", *guilders = *\d+/g;
  const refinement = /inks = \[[^\]]*\], *colour_fame = *\d+, decoration = \{[^}]*\}/g;
  const path = join(mkdtempSync(join(tmpdir(), "platen-")), "hard.toml");
  const cards = readFileSync("../crates/platen-rules/sets/house-3.toml", "utf8")
    .replace('name = "house-3"', 'name = "hard"')
    .replace(printing, 'types = "AAIOUU", guilders = 11')
    .replace(refinement, 'inks = ["red", "blue", "gold", "silver"], colour_fame = 11, decoration = { woodcutting = 5, illuminating = 6 }');
  writeFileSync(path, cards);
  return path;
}

/** What of the bench is longer than its place, and what there is smaller than a thumb or a pointer needs. */
export function crowded(page, thumb) {
  return page.evaluate((thumb) => {
    const shown = (selector) => [...document.querySelectorAll(selector)].filter((element) => element.getClientRects().length > 0);
    // Boxes of text in a line have no height of their own.
    const boxes = shown(".bench, .bench *:not(svg, svg *)").filter((element) => getComputedStyle(element).display !== "inline" && element.clientHeight > 0);
    const long = boxes.filter((element) => element.scrollHeight > element.clientHeight + 1 && element.querySelector("button, .refine, .gain"));
    const small = shown(".bench button:not(.rule)").filter((button) => {
      const { width, height } = button.getBoundingClientRect();
      return width < thumb - 0.5 || height < thumb - 0.5;
    });
    const foot = document.querySelector(".bench").getBoundingClientRect().bottom;
    const below = shown(".bench button").filter((button) => button.getBoundingClientRect().bottom > foot + 1);
    const beside = shown(".bench, .bench button").filter((element) => element.getBoundingClientRect().right > innerWidth + 1 || element.getBoundingClientRect().left < -1);
    const lines = new Set(shown(".forme-card.is-open .bed .piece").map((piece) => Math.round(piece.getBoundingClientRect().top)));
    const name = (why) => (element) => `${why}: ${element.className} ${element.scrollHeight} in ${element.clientHeight}`;
    return [...long.map(name("long")), ...small.map(name("small")), ...below.map(name("below")), ...beside.map(name("beside")), ...(lines.size > 1 ? [`types in ${lines.size} lines`] : [])];
  }, thumb);
}

/** Plays a game with the hardest cards until Manuzio is to fulfil four orders. */
export async function atHardBench(page, press) {
  await deal(page, ["person", "bot", "bot", "bot"], "novice", "1455", hardCards());
  for (let step = 0; step < 160; step++) {
    const reached = (await page.locator(".rounds > li.is-now:nth-child(3)").count()) && (await page.getAttribute("#prompt", "data-asked")) === "fulfil";
    if (reached && (await isAwaited(page))) break;
    if (await isAwaited(page)) await decide(page, press);
    else await page.waitForTimeout(40);
  }
}
