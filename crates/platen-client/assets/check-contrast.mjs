// Checks that the colours of the page can be read: node check-contrast.mjs
// Text pairs need 4.5 (WCAG AA), signs and edges that carry meaning 3.
import { readFileSync } from 'node:fs';
const css = readFileSync(new URL('./style/02-tokens.css', import.meta.url), 'utf8');
const token = {};
for (const [, name, value] of css.matchAll(/^\s*--([a-z-]+):\s*(light-dark\([^)]*\)|#[0-9A-Fa-f]{6});/gm)) {
  const c = value.match(/#[0-9A-Fa-f]{6}/g);
  token[name] ??= { day: c[0], night: c[1] ?? c[0] };
}
const lum = (hex) => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16) / 255)
  .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)).reduce((s, c, i) => s + c * [0.2126, 0.7152, 0.0722][i], 0);
const ratio = (a, b) => { const [x, y] = [lum(a), lum(b)].sort((p, q) => q - p); return (x + 0.05) / (y + 0.05); };
const grounds = ['paper', 'raised', 'sunk', 'lit'];
const text = [
  ...grounds.flatMap((g) => [['ink', g], ['muted', g]]), ...['paper', 'raised', 'lit', 'rubric-wash'].map((g) => ['rubric', g]),
  ['on-rubric', 'rubric'], ['ink', 'rubric-wash'], ['ink', 'gold-wash'], ['gold-text', 'raised'], ['gold-text', 'paper'], ['gold-text', 'gold-wash'], ['paper', 'ink'],
  ['wood-line', 'wood'], ['ink', 'ink-line'], ['muted', 'gold-wash'], ['back-line', 'back'],
];
const sign = [
  ...['lozenge', 'orb', 'shield', 'knot', 'automa'].flatMap((m) => [[`mark-${m}`, 'raised'], [`mark-${m}`, 'paper'], ['on-player', `mark-${m}`]]),
  ['rule-strong', 'raised'], ['rule-strong', 'paper'], ['ink-line', 'ink-red'], ['ink-line', 'ink-blue'], ['ink-line', 'ink-green'], ['gold-dot', 'ink-gold'],
  ['wood-line', 'wood-edge'], ['ink', 'coin'], ['rubric', 'sunk'],
];
let bad = 0;
for (const [kind, pairs, least] of [['text', text, 4.5], ['sign', sign, 3]]) {
  for (const [a, b] of pairs) for (const theme of ['day', 'night']) {
    if (!token[a] || !token[b]) throw new Error(`no token ${token[a] ? b : a}`);
    const r = ratio(token[a][theme], token[b][theme]);
    if (r < least) { bad++; console.log(`${theme}: ${a} on ${b} is ${r.toFixed(2)}, ${kind} needs ${least}`); }
  }
}
console.log(bad ? `${bad} pairs fail` : `${(text.length + sign.length) * 2} pairs pass`);
process.exit(bad ? 1 : 0);
