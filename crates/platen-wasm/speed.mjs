// Times games played on from a fixed position in WebAssembly: `node speed.mjs FILE.wasm SECONDS` prints playouts a second.
import { readFileSync } from "node:fs";

const [wasmFile, seconds] = process.argv.slice(2);
const { instance } = await WebAssembly.instantiate(readFileSync(wasmFile), {});
const { platen_playouts } = instance.exports;

platen_playouts(20);
const start = performance.now();
let count = 0;
while (performance.now() - start < 1000 * Number(seconds)) {
  platen_playouts(20);
  count += 20;
}
console.log((count * 1000) / (performance.now() - start));
