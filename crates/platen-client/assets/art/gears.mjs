// The geometry of the gears, to be ported to the page as it stands. Pure functions, no state.
//
// Angles are degrees clockwise from noon, as one looks at the table; lengths are SVG units, y down.
//
// * A gear is a true involute spur gear: pitch radius r, z teeth, module m = 2r/z, pressure angle 20 degrees, addendum 1 m,
//   dedendum 1.2 m. Two such gears whose pitch circles touch roll on each other without slip and without overlap at every angle.
// * z = 18 is a multiple of 3, so a turn of 120 degrees (6 teeth) puts the teeth where teeth were: the resting phases below
//   hold in every round. 18 is also more than the 17 under which a 20 degree involute would be undercut.
// * Neighbours turn opposite ways by the same angle (TRN-2) with the same easing, so they mesh in every frame.
// * Sector i has its middle at i * 120 in the gear's own frame (sectors are listed clockwise, TRN-3). With sector s active the
//   gear rests at -120 s; a clockwise turn adds 120 and makes s - 1 active, a counter-clockwise turn takes 120 and makes s + 1.
// * The teeth's phase is drawn into the outline (`outline(r, z, phase)`), apart from that rest angle: -120 s is a whole number
//   of teeth and so changes nothing for the mesh.
import { n, pt } from './draw.mjs';

export const TEETH = 18;
const rad = (deg) => (deg * Math.PI) / 180;
const polar = (r, deg) => [r * Math.sin(rad(deg)), -r * Math.cos(rad(deg))];

/** The outline of a gear round (0, 0) as path data; one tooth's middle lies at `phase`. */
export function outline(r, z = TEETH, phase = 0, backlash = 0.03) {
  const m = (2 * r) / z, tip = r + m, root = r - 1.2 * m, base = r * Math.cos(rad(20));
  const inv = (x) => Math.tan(x) - x;
  const half = (rho) => { // half the angle of a tooth at radius rho, in degrees
    const a = rho <= base ? 0 : Math.acos(base / rho);
    return ((Math.PI / (2 * z)) * (1 - backlash) + inv(rad(20)) - inv(a)) * (180 / Math.PI);
  };
  const rhos = [root, Math.max(base, root + 0.01), r, (r + tip) / 2, tip];
  let d = '';
  for (let k = 0; k < z; k++) {
    const c = phase + (360 / z) * k;
    const up = rhos.map((rho) => polar(rho, c - half(rho))), down = rhos.map((rho) => polar(rho, c + half(rho))).reverse();
    d += `${k ? 'L' : 'M'}${up.map(pt).join('L')}L${down.map(pt).join('L')}`;
    d += `A${n(root)} ${n(root)} 0 0 1 ${pt(polar(root, c + 360 / z - half(root)))}`;
  }
  return `${d}Z`;
}

/**
 * Where the gears of a chain stand: centres with touching pitch circles, and the phase of the teeth of each. `bearing` is the
 * direction from each gear to the next (90: in a row to the right); gear i has a tooth on the line where its neighbour has a gap.
 */
export function chain(r, bearings, z = TEETH) {
  const half = 180 / z;
  const out = [{ x: 0, y: 0, phase: bearings.length ? bearings[0] : 0 }];
  bearings.forEach((b, i) => {
    const p = out[i], [dx, dy] = polar(2 * r, b);
    // The tooth of p that is nearest the contact stands `off` before it; seen from the other gear the sense is mirrored.
    const off = ((b - p.phase) % (2 * half));
    out.push({ x: p.x + dx, y: p.y + dy, phase: b + 180 + half + off });
  });
  return out;
}

/** The rest angle with sector `s` active, after `turns` turns of gear `axle` (1, 2, 3) so far. */
export const rest = (s) => -120 * s;
export const turned = (angle, axle) => angle + (axle === 2 ? -120 : 120);

/** A sector's wedge between two radii, its middle at `mid`. */
export function wedge(r0, r1, mid, spread = 120) {
  const a = mid - spread / 2, b = mid + spread / 2, big = spread > 180 ? 1 : 0;
  return `M${pt(polar(r0, a))}L${pt(polar(r1, a))}A${n(r1)} ${n(r1)} 0 ${big} 1 ${pt(polar(r1, b))}L${pt(polar(r0, b))}A${n(r0)} ${n(r0)} 0 ${big} 0 ${pt(polar(r0, a))}Z`;
}

/** The gold crescent on the board that the active sector faces: over the teeth, at noon. */
export function crescent(r, z = TEETH, spread = 78) {
  const m = (2 * r) / z, inner = r + 1.5 * m, [x, y] = polar(inner, spread / 2);
  const fat = r * 0.085, outer = ((x * x) / (inner + fat + y) + (inner + fat + y)) / 2;
  return `M${pt([-x, y])}A${n(outer)} ${n(outer)} 0 0 1 ${pt([x, y])}A${n(inner)} ${n(inner)} 0 0 0 ${pt([-x, y])}Z`;
}

/** Where a sector's sign stands: the middle of the wedge. */
export const seat = (r, s) => polar(r * 0.51, 120 * s);
/** The side of an active sector's sign; the others are drawn at 0.7 of it. */
export const sign = (r) => r * 0.62;

/** Grain: arcs round the axle that turn with the wheel. */
export const grain = (r) => [[0.74, 12, 60], [0.66, 150, 215], [0.74, 255, 318], [0.4, 70, 130], [0.34, 210, 290], [0.6, 330, 362]]
  .map(([k, a, b]) => `M${pt(polar(r * k, a))}A${n(r * k)} ${n(r * k)} 0 0 1 ${pt(polar(r * k, b))}`).join('');
