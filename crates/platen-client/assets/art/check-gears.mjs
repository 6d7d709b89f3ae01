// Checks the gears: neighbours never overlap and never part, at any angle of a turn: node check-gears.mjs
import { TEETH, chain, outline } from './gears.mjs';
const r = 100, deg = Math.PI / 180;
const points = (d) => { const out = []; for (const [, c, body] of d.matchAll(/([MLA])([^MLAZ]*)/g)) { const v = body.trim().split(/[ ,]+/).map(Number); out.push(v.slice(c === 'A' ? 5 : 0)); } return out; };
const turn = (ps, a) => ps.map(([x, y]) => [x * Math.cos(a * deg) - y * Math.sin(a * deg), x * Math.sin(a * deg) + y * Math.cos(a * deg)]);
const inside = ([x, y], g) => g.reduce((k, p, i) => { const q = g[(i + g.length - 1) % g.length]; return (p[1] > y) !== (q[1] > y) && x < ((q[0] - p[0]) * (y - p[1])) / (q[1] - p[1]) + p[0] ? !k : k; }, false);
const reach = (p, g) => Math.min(...g.map((q, i) => { const t = g[(i + 1) % g.length], l = (t[0] - q[0]) ** 2 + (t[1] - q[1]) ** 2 || 1, u = Math.max(0, Math.min(1, ((p[0] - q[0]) * (t[0] - q[0]) + (p[1] - q[1]) * (t[1] - q[1])) / l)); return Math.hypot(p[0] - q[0] - u * (t[0] - q[0]), p[1] - q[1] - u * (t[1] - q[1])); }));
let deepest = 0, widest = 0;
for (const bearings of [[90, 90], [90, 130], [60, 140], [180, 180]]) {
  const c = chain(r, bearings);
  for (let a = 0; a <= 360 / TEETH; a += 0.5) {
    const g = c.map(({ x, y, phase }, i) => turn(points(outline(r, TEETH, phase)), i % 2 ? -a : a).map(([u, v]) => [u + x, v + y]));
    for (let i = 0; i < 2; i++) {
      let near = Infinity;
      for (const [p, q] of [[g[i], g[i + 1]], [g[i + 1], g[i]]]) for (const v of p) { const d = reach(v, q); near = Math.min(near, d); if (inside(v, q)) deepest = Math.max(deepest, d); }
      widest = Math.max(widest, near);
    }
  }
}
const m = (2 * r) / TEETH;
console.log(`deepest overlap ${(deepest / m).toFixed(3)} modules, widest gap ${(widest / m).toFixed(3)} modules`);
process.exit(deepest / m < 0.03 && widest / m < 0.12 ? 0 : 1);
