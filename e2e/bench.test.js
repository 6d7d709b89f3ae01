// The bench on a desk and on a tablet: with four of the hardest orders nothing on it needs scrolling, in every language.

import assert from "node:assert/strict";
import { atHardBench, crowded } from "./bench.js";
import { isThere, open, shoot, shop, test } from "./platen.js";

const SIZES = { desk: [1440, 900], tablet: [1024, 768] };
const POINTER = 24;
const here = shop();

for (const [size, [width, height]] of Object.entries(SIZES)) {
  for (const locale of ["en", "fr", "it", "ja"]) {
    test(`Manuzio's bench with four of the hardest orders needs no scrolling: ${size}, ${locale}`, async () => {
      const { context, page, errors } = await open(here, "", { viewport: { width, height }, locale });
      await atHardBench(page);
      assert.equal(await page.locator(".forme-card:not(.is-free)").count(), 4);
      assert.deepEqual(await crowded(page, POINTER), [], "nothing is laid");
      for (const place of [0, 1, 2, 3]) {
        await page.locator(".forme-card").nth(place).locator("header .switch").click();
        assert.deepEqual(await crowded(page, POINTER), [], `order ${place + 1} is laid`);
      }
      for (let bought = 0; bought < 8 && !(await isThere(page, ".bench .refusal .rule")); bought++) {
        await page.locator(".bed .is-bare").first().click();
        assert.deepEqual(await crowded(page, POINTER), [], `${bought + 1} bought`);
      }
      await shoot(page, `bench-${size}-${locale}`);
      assert.deepEqual(errors, []);
      await context.close();
    });
  }
}
