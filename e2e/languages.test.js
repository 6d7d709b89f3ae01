// Every language: a full round of a game with no id and no English left on the page, and a change at the table.

import assert from "node:assert/strict";
import { decide, isAwaited, open, screen, shoot, shop, speak, test } from "./platen.js";

const LANGUAGES = ["fr", "it", "ja"];
const SEED = "1455";
/** Ids of texts, arguments that nothing was given for, and codes of the notation. */
const RAW = /\{ ?\$|\b(ui|play|prompt|event|refusal|closed|noun|count|row|step|choice|option|bot|seat|sector|table|ask|say|help|lesson|card|face|needs|fulfilled|problem|why|deck|score|title|track-reward|patronage-reward|bonus|letter|ink|specialty|action|extra|gear-choice)-[a-z]+(-[a-z0-9]+)*\b/;
/** What is the same in two languages by right: names, ids of rules, and words that both have. */
const NAMES = "Platen|Automa|[A-Z]{3}-\\d+|(Johannes|Charlotte|Aldo|Helena|Florian|Peter|Geoffroy|Christophe|William|Schweipolt|Hieronymus) \\p{L}+";
const SHARED = {
  fr: new RegExp(`^(${NAMES}|Menu|Options)$`, "u"),
  it: new RegExp(`^(${NAMES}|Menu)$`, "u"),
  ja: /^(Platen|[A-Z]{3}-\d+)$/,
};

const here = shop();

/** A game against the automa from a seed that every language plays alike. */
async function seeded(lang) {
  const opened = await open(here, "", { locale: lang });
  const { page } = opened;
  await screen(page, "start");
  await page.click('[data-do="new"]');
  for (const seat of [1, 2, 3]) await page.click(`[data-kind="empty"][data-of="${seat}"]`);
  await page.click(".more > summary");
  await page.fill("#seed", SEED);
  await page.click('[data-do="company"]');
  await screen(page, "table");
  return opened;
}

/** Everything that is said: texts, names for those who hear the page, titles and hints in fields. */
function said(page) {
  return page.evaluate(() => {
    const texts = new Set();
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      if (!walk.currentNode.parentElement.closest("script, style, noscript, svg, #boot")) texts.add(walk.currentNode.data.trim());
    }
    for (const element of document.querySelectorAll("[aria-label], [title], [placeholder], [data-tells]")) {
      for (const name of ["aria-label", "title", "placeholder", "data-tells"]) texts.add(element.getAttribute(name)?.trim());
    }
    return [...texts].filter((text) => text && /\p{L}{2}/u.test(text));
  });
}

/** Plays a round and a little more, opening what can be opened on the way; tells all that was said. */
async function round(page) {
  const heard = new Set();
  const hear = async () => (await said(page)).forEach((text) => heard.add(text));
  for (let step = 0; step < 60; step++) {
    await hear();
    if (await page.$(".rounds > li.is-now:nth-child(2)")) break;
    if (await isAwaited(page)) await decide(page);
    else await page.waitForTimeout(40);
  }
  for (const door of ["log", "scores", "menu"]) {
    await page.locator(`[data-do="${door}"]`).filter({ visible: true }).first().click();
    await page.waitForTimeout(150);
    await hear();
    await page.keyboard.press("Escape");
  }
  await page.hover('.row-inks [data-target^="well-"]');
  await page.waitForSelector(".tip");
  await hear();
  return heard;
}

/** What the English page says, played once. */
let english;
async function inEnglish() {
  if (english) return english;
  const { context, page, errors } = await seeded("en");
  english = await round(page);
  assert.ok(english.size > 100, `${english.size} texts`);
  assert.deepEqual(errors, []);
  await context.close();
  return english;
}

/** Words of the English page; what has no word, like "II" or "R2", is no language. */
const isWord = (text) => /\p{Ll}{2}/u.test(text);

test("English shows no id", async () => {
  assert.deepEqual([...(await inEnglish())].filter((text) => RAW.test(text)), []);
});

for (const lang of LANGUAGES) {
  test(`a full round in ${lang} shows no id and no English`, async () => {
    const english = await inEnglish();
    const { context, page, errors } = await seeded(lang);
    assert.equal(await page.getAttribute("html", "lang"), lang);
    const heard = await round(page);
    await shoot(page, `round-${lang}`);
    assert.ok(heard.size > 100, `${heard.size} texts`);
    assert.deepEqual([...heard].filter((text) => RAW.test(text)), [], "ids");
    const left = [...heard].filter((text) => english.has(text) && isWord(text) && !SHARED[lang].test(text));
    assert.deepEqual(left, [], "English");
    assert.deepEqual(errors, []);
    await context.close();
  });
}

test("the language changes at the table, in the middle of a decision", async () => {
  const { context, page, errors } = await seeded("en");
  const asked = () => page.textContent(".prompt .say");
  const prompts = new Set([await asked()]);
  for (const lang of LANGUAGES) {
    await speak(page, lang);
    prompts.add(await asked());
  }
  assert.equal(prompts.size, 4, [...prompts].join(" | "));
  assert.deepEqual(errors, []);
  await context.close();
});
