// Draws the icons of the page from its `icon.svg`: `node icons.js`. They are kept in the repository.

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { browse } from "./platen.js";

const web = new URL("../crates/platen-client/web/", import.meta.url);
/** The drawing lies within the circle that every mask leaves, and its ground fills the whole square. */
const SIZES = { "icon-192": 192, "icon-512": 512, "apple-touch": 180 };

const drawing = readFileSync(new URL("icon.svg", web), "utf8");
const browser = await browse();
mkdirSync(new URL("icons/", web), { recursive: true });
for (const [name, size] of Object.entries(SIZES)) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>* { margin: 0 } svg { display: block; width: ${size}px; height: ${size}px }</style>${drawing}`);
  writeFileSync(new URL(`icons/${name}.png`, web), await page.screenshot());
}
await browser.close();
