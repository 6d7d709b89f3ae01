// The drawing tools: numbers to path data, and the woodcut hatching that all art of the game is cut with.
// No dependency; plain geometry on an SVG user space with y down.

let places = 100;
/** How many decimals are written: two on the 24 px grid, one in the large pictures. */
export const precision = (decimals) => { places = 10 ** decimals; };
export const n = (x) => String(Math.round(x * places) / places);
export const pt = ([x, y]) => `${n(x)} ${n(y)}`;
const rad = (deg) => (deg * Math.PI) / 180;

/** A circle, or an arc of one, as points; degrees clockwise from noon. */
export function arc(cx, cy, r, from = 0, to = 360, steps = 48, ry = r) {
  const out = [];
  for (let i = 0; i <= steps; i++) {
    const a = rad(from + ((to - from) * i) / steps - 90);
    out.push([cx + r * Math.cos(a), cy + ry * Math.sin(a)]);
  }
  return out;
}

/** A closed Catmull-Rom curve through the points, as points. */
export function smooth(points, closed = true, k = 6) {
  const out = [];
  const m = points.length;
  const at = (i) => (closed ? points[(i + m) % m] : points[Math.min(Math.max(i, 0), m - 1)]);
  for (let i = 0; i < (closed ? m : m - 1); i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let j = 0; j < k; j++) {
      const t = j / k, t2 = t * t, t3 = t2 * t;
      out.push([0, 1].map((d) => 0.5 * (2 * p1[d] + (p2[d] - p0[d]) * t
        + (2 * p0[d] - 5 * p1[d] + 4 * p2[d] - p3[d]) * t2 + (3 * p1[d] - p0[d] - 3 * p2[d] + p3[d]) * t3)));
    }
  }
  if (!closed) out.push(points[m - 1]);
  return out;
}

/** Points as cubic path data (Catmull-Rom), closed or open: the hand's line. */
export function curve(points, closed = false) {
  const m = points.length;
  const at = (i) => (closed ? points[(i + m) % m] : points[Math.min(Math.max(i, 0), m - 1)]);
  let d = `M${pt(points[0])}`;
  for (let i = 0; i < (closed ? m : m - 1); i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const c1 = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6];
    const c2 = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6];
    d += `C${pt(c1)} ${pt(c2)} ${pt(p2)}`;
  }
  return d + (closed ? 'Z' : '');
}

export const poly = (points, closed = true) => `M${points.map(pt).join('L')}${closed ? 'Z' : ''}`;

/** Where the parallel lines of a hatch cross a region (a list of rings, even-odd): segments [[x,y],[x,y]]. */
function chords(rings, angle, gap, phase = 0) {
  const a = rad(angle), c = Math.cos(a), s = Math.sin(a);
  const to = ([x, y]) => [x * c + y * s, -x * s + y * c];
  const back = ([u, v]) => [u * c - v * s, u * s + v * c];
  const rot = rings.map((r) => r.map(to));
  const vs = rot.flat().map((p) => p[1]);
  const out = [];
  const first = Math.ceil((Math.min(...vs) - phase) / gap) * gap + phase;
  for (let v = first; v < Math.max(...vs); v += gap) {
    const us = [];
    for (const r of rot) {
      for (let i = 0; i < r.length; i++) {
        const [p, q] = [r[i], r[(i + 1) % r.length]];
        if ((p[1] <= v) !== (q[1] <= v)) us.push(p[0] + ((v - p[1]) / (q[1] - p[1])) * (q[0] - p[0]));
      }
    }
    us.sort((x, y) => x - y);
    for (let i = 0; i + 1 < us.length; i += 2) out.push([back([us[i], v]), back([us[i + 1], v])]);
  }
  return out;
}

/** Straight hatching as one stroked path. */
export function lines(rings, angle, gap, phase = 0, inset = 0) {
  return chords(rings, angle, gap, phase).map(([p, q]) => {
    const l = Math.hypot(q[0] - p[0], q[1] - p[1]);
    if (l < inset * 2 + 0.2) return '';
    const k = inset / l;
    const mix = (t) => [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];
    return `M${pt(mix(k))}L${pt(mix(1 - k))}`;
  }).join('');
}

/**
 * Cut hatching as one filled path: each line swells from `thick` at one end to nothing at the other, as a knife leaves it.
 * `taper`: 'end' (thick at the start), 'start' (thick at the end) or 'both' (a spindle).
 */
export function cuts(rings, angle, gap, thick, taper = 'end', phase = 0, wander = 0) {
  let seed = 7;
  const rnd = () => ((seed = (seed * 16807) % 2147483647) / 2147483647) - 0.5;
  return chords(rings, angle, gap, phase).map(([p, q]) => {
    const l = Math.hypot(q[0] - p[0], q[1] - p[1]);
    if (l < 1.2) return '';
    const u = [(q[0] - p[0]) / l, (q[1] - p[1]) / l], w = [-u[1], u[0]];
    const at = (t, o) => [p[0] + u[0] * l * t + w[0] * o, p[1] + u[1] * l * t + w[1] * o];
    const h = thick / 2, m = 0.5 + 0.2 * rnd(), b = rnd() * wander, e = 1 - Math.abs(rnd()) * 0.12;
    if (taper === 'both') return `M${pt(at(0, 0))}Q${pt(at(m, b + h * 2))} ${pt(at(e, 0))}Q${pt(at(m, b - h * 2))} ${pt(at(0, 0))}Z`;
    if (taper === 'start') return `M${pt(at(1, -h))}Q${pt(at(m, b - h))} ${pt(at(1 - e, 0))}Q${pt(at(m, b + h))} ${pt(at(1, h))}Z`;
    return `M${pt(at(0, -h))}Q${pt(at(m, b - h))} ${pt(at(e, 0))}Q${pt(at(m, b + h))} ${pt(at(0, h))}Z`;
  }).join('');
}

/** Dots on a staggered grid inside a region (heraldic gold), as one filled path. */
export function dots(rings, gap, r, margin = 0) {
  const xs = rings.flat().map((p) => p[0]), ys = rings.flat().map((p) => p[1]);
  const inside = (x, y) => rings.reduce((k, g) => {
    for (let i = 0, j = g.length - 1; i < g.length; j = i++) {
      if ((g[i][1] > y) !== (g[j][1] > y) && x < ((g[j][0] - g[i][0]) * (y - g[i][1])) / (g[j][1] - g[i][1]) + g[i][0]) k = !k;
    }
    return k;
  }, false);
  let d = '', row = 0;
  const cx = (Math.min(...xs) + Math.max(...xs)) / 2, cy = (Math.min(...ys) + Math.max(...ys)) / 2;
  for (let k = -20; k <= 20; k++, row++) {
    for (let i = -20; i <= 20; i++) {
      const x = cx + (i + (k & 1 ? 0.5 : 0)) * gap, y = cy + k * gap * 0.866;
      if ([[-1, 0], [1, 0], [0, -1], [0, 1]].every(([a, b]) => inside(x + a * (r + margin), y + b * (r + margin)))) {
        d += `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;
      }
    }
  }
  return d;
}
