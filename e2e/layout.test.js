// Room: at a full table, on a tablet and on a phone, in every language, nothing on a card reaches over its edge, no page scrolls, and
// the start shows all its doors.

import assert from "node:assert/strict";
import { deal, decide, goneOn, isAwaited, open, revision, screen, settled, shop, test } from "./platen.js";

const SIZES = {
  tablet: { viewport: { width: 1024, height: 768 } },
  phone: { viewport: { width: 390, height: 844 } },
};
const here = shop();

/** What reaches over the edge of the card, row or house that it belongs to, in the page. What scrolls inside may be longer, and turns move at the reveal. */
function spilt() {
  const HOSTS = ".card, .patron, .order, .row-head, .rival, .forme-card";
  const SLACK = 1.5;
  const found = new Set();
  for (const host of document.querySelectorAll(`#table :is(${HOSTS})`)) {
    if (!host.checkVisibility()) continue;
    const edge = host.getBoundingClientRect();
    for (const piece of host.querySelectorAll("*:not(svg *, .vh, .turns *)")) {
      const scrolls = piece.closest(".refines, .slots") !== null;
      const box = piece.getBoundingClientRect();
      const beyond = Math.max(box.right - edge.right, edge.left - box.left, scrolls ? 0 : box.bottom - edge.bottom);
      if (box.width > 0 && beyond > SLACK && piece.checkVisibility()) found.add(`${host.className} > ${piece.className?.baseVal ?? piece.className} "${piece.textContent.slice(0, 24)}" by ${beyond.toFixed(0)}`);
    }
  }
  const { scrollHeight, scrollWidth } = document.scrollingElement;
  if (scrollHeight > innerHeight || scrollWidth > innerWidth) found.add(`the page: ${scrollWidth} by ${scrollHeight}`);
  return [...found];
}

for (const [size, device] of Object.entries(SIZES)) {
  for (const locale of ["en", "fr", "it", "ja"]) {
    test(`a full table has room for everything (${size}, ${locale})`, async () => {
      const { context, page, errors } = await open(here, "", { ...device, locale });
      await deal(page, ["person", "bot", "bot", "bot"]);
      const found = new Set();
      for (let step = 0; step < 90; step++) {
        const before = await revision(page);
        if (!(await isAwaited(page))) {
          await goneOn(page, before);
          continue;
        }
        await settled(page);
        const asked = await page.getAttribute("#prompt", "data-asked");
        for (const what of await page.evaluate(spilt)) found.add(`${asked}: ${what}`);
        if (await page.locator(".rounds > li.is-now:nth-child(3)").count()) break;
        await decide(page);
      }
      assert.deepEqual([...found], []);
      assert.deepEqual(errors, []);
      await context.close();
    });
  }
}

test("the start shows all its doors at once on a tablet and on a phone", async () => {
  for (const device of Object.values(SIZES)) {
    const { context, page } = await open(here, "", device);
    await screen(page, "start");
    const hidden = await page.evaluate(() => [...document.querySelectorAll(".door")].filter((door) => door.getBoundingClientRect().bottom > innerHeight + 1).length);
    assert.equal(hidden, 0);
    await context.close();
  }
});
