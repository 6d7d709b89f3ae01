// Replays golden records in WebAssembly and lets the bots decide: `node check.mjs FILE.wasm FOLDER CHOICES`. The rules write each record anew with the
// digest of the game they reached, so the text that comes back must be the text that went in.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

const [wasmFile, folder, choices] = process.argv.slice(2);
const { instance } = await WebAssembly.instantiate(readFileSync(wasmFile), {});
const { memory, platen_buffer, platen_replay, platen_choose, platen_answer } = instance.exports;

function ask(verb, text) {
  const bytes = new TextEncoder().encode(text);
  const at = platen_buffer(bytes.length);
  new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
  const length = verb();
  return new TextDecoder().decode(new Uint8Array(memory.buffer, platen_answer(), length));
}

let passed = 0;
let failed = 0;
for (const name of readdirSync(folder).filter((name) => name.endsWith(".record")).sort()) {
  const text = readFileSync(join(folder, name), "utf8");
  const answer = ask(platen_replay, text);
  if (answer === text) {
    passed += 1;
  } else {
    failed += 1;
    console.error(`${name}: ${answer.startsWith("error") ? answer : "the game is another one in WebAssembly"}`);
  }
}
if (!ask(platen_replay, "not a record").startsWith("error: line 1")) {
  failed += 1;
  console.error("a foreign text is not refused");
}
for (const [place, line] of readFileSync(choices, "utf8").trim().split("\n").entries()) {
  const answer = ask(platen_choose, line).trim();
  if (answer === line) {
    passed += 1;
  } else {
    failed += 1;
    const what = answer.startsWith("error") ? answer : JSON.stringify(JSON.parse(answer).choices);
    console.error(`${choices}:${place + 1}: the bots choose otherwise in WebAssembly: ${what}`);
  }
}
console.log(`wasm: ${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
