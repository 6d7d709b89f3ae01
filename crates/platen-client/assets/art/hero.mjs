// Cuts hero.svg: the shop on the start screen, 900 x 900, made to be cropped from any side.   node hero.mjs > hero.svg
import { arc, curve, cuts, lines, n, poly, precision, pt, smooth } from './draw.mjs';
import { outline } from './gears.mjs';

precision(1);
const INK = '#241a12', PAPER = 'var(--print-paper,#efe1c2)';
const wash = { ochre: '#d9b36a', brown: '#b08a62', blue: '#9fb0bb', grey: '#cdbf9f', pale: '#f7ecd2' };
const W = (k) => `var(--wash-${k},${wash[k]})`;
const ring = (x, y, w, h) => [[x, y], [x + w, y], [x + w, y + h], [x, y + h]];
const flat = (pts, fill = PAPER, w = 4, dx = 3, dy = 2.4) => `<path d="${poly(pts)}" fill="${PAPER}"/>` + (fill === PAPER ? '' : `<path d="${poly(pts)}" fill="${W(fill)}" transform="translate(${dx} ${dy})"/>`)
  + `<path d="${poly(pts)}" fill="none" stroke="${INK}" stroke-width="${w}" stroke-linejoin="round"/>`;
const box = (x, y, w, h, fill, sw = 4) => flat(ring(x, y, w, h), fill, sw);
const line = (pts, w = 3) => `<path d="${curve(pts)}" fill="none" stroke="${INK}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"/>`;
const cut = (region, angle, gap, thick, taper = 'end', wander = 3) => `<path d="${cuts([region], angle, gap, thick, taper, 0, wander)}" fill="${INK}"/>`;
/** A timber: tinted, grain along it, shadow on one long side. */
const timber = (x, y, w, h, fill = 'ochre') => { const tall = h > w; const s = box(x, y, w, h, fill);
  return s + (tall ? cut(ring(x + w * 0.58, y + 4, w * 0.38, h - 8), 0, 6.5, 3, 'start', 0) + cut(ring(x + 4, y + 6, w * 0.3, h - 12), 90, 9, 1.6, 'both', 2)
    : cut(ring(x + 4, y + h * 0.56, w - 8, h * 0.4), 90, 6.5, 3, 'start', 0) + cut(ring(x + 6, y + 4, w - 12, h * 0.3), 0, 8, 1.6, 'both', 2)); };

let s = `<path d="M0 0H900V900H0Z" fill="${PAPER}"/>`;
// Wall: lines that thin out round the light of the window.
s += cut([[300, 60], [900, 60], [900, 700], [640, 700], [560, 400]], 0, 11, 2.2, 'start') + cut([[0, 420], [200, 430], [330, 520], [340, 700], [0, 700]], 0, 11, 2.4, 'end');
// Window: a round arch with leaded panes, its light falling in.
const arch = [[50, 400], [50, 210], ...arc(150, 210, 100, -90, 90, 20), [250, 400]];
s += flat([[34, 416], [34, 210], ...arc(150, 210, 116, -90, 90, 24), [266, 416]], 'grey', 5) + `<path d="${poly(arch)}" fill="${W('pale')}"/>` + `<path d="${poly(arch)}" fill="var(--wash-sky,#9fb0bb)" opacity=".8"/>`
  + `<path d="${lines([arch], 58, 27)}${lines([arch], -58, 27)}" stroke="${INK}" stroke-width="2.6" fill="none"/><path d="${poly(arch)}" fill="none" stroke="${INK}" stroke-width="5"/>` + line([[150, 112], [150, 400]], 6) + line([[50, 270], [250, 270]], 5);
s += flat([[20, 416], [280, 416], [280, 434], [20, 434]], 'brown', 4);
// Ceiling beams.
s += timber(-20, 18, 940, 46, 'brown') + timber(100, 64, 44, 30) + timber(756, 64, 44, 30);
// Drying line with sheets.
const rope = smooth([[-10, 92], [180, 118], [450, 128], [720, 116], [910, 90]], false, 12);
const sheetAt = (x, w, h, lean) => { const y = rope.reduce((b, p) => (Math.abs(p[0] - x) < Math.abs(b[0] - x) ? p : b))[1]; const q = [[x - w / 2, y - 4], [x + w / 2, y - 2], [x + w / 2 + lean, y + h], [x + lean - w / 2, y + h - 5]];
  const body = Array.from({ length: 7 }, (_, k) => { const t = 0.2 + k * 0.11; const l = [x - w / 2 + lean * t + 9 + (k < 3 ? 24 : 0), y + h * t], r = [x + w / 2 + lean * t - 9 - (k === 6 ? 18 : 0), y + h * t + 1]; return `M${pt(l)}L${pt(r)}`; }).join('');
  return flat(q, 'pale', 3, 1, 1) + `<path d="${body}" stroke="${INK}" stroke-width="3" stroke-dasharray="9 3 5 3"/>` + `<path d="M${n(x - w / 2 + lean * 0.2 + 9)} ${n(y + h * 0.16)}h18v22h-18Z" fill="${INK}"/>` + line([[x - w / 4, y - 10], [x - w / 4, y + 5]], 4) + line([[x + w / 4, y - 10], [x + w / 4, y + 5]], 4); };
s += line([[-10, 92], [180, 118], [450, 128], [720, 116], [910, 90]], 3) + sheetAt(330, 76, 98, 5) + sheetAt(424, 76, 104, -4) + sheetAt(640, 76, 104, 4) + sheetAt(734, 76, 96, -5) + sheetAt(830, 76, 100, 5);
// Two gears on the wall: what the shop runs on.
const wheel = (x, y, r, phase) => `<g transform="translate(${x} ${y})"><path d="${outline(r, 18, phase)}" fill="${PAPER}"/><path d="${outline(r, 18, phase)}" fill="${W('ochre')}" transform="translate(3 2)"/><path d="${outline(r, 18, phase)}" fill="none" stroke="${INK}" stroke-width="3.6" stroke-linejoin="round"/><circle r="${r * 0.8}" fill="none" stroke="${INK}" stroke-width="2"/>${[30, 150, 270].map((t) => `<path transform="rotate(${t})" d="M0 ${-r * 0.2}V${-r * 0.8}" stroke="${INK}" stroke-width="3"/>`).join('')}<circle r="${r * 0.18}" fill="${W('brown')}" stroke="${INK}" stroke-width="3.4"/>${cut([...arc(0, 0, r * 0.98, 95, 215, 30), ...arc(0, 0, r * 0.8, 215, 95, 30)], 15, 6, 3, 'both')}</g>`;
s += wheel(752, 318, 66, 90) + wheel(884, 318, 66, 100);
// Floor.
s += `<path d="M-5 700H905V905H-5Z" fill="${PAPER}"/><path d="M-5 700H905V905H-5Z" fill="${W('brown')}" opacity=".45"/>` + line([[-5, 700], [905, 700]], 4)
  + [-700, -420, -180, 30, 220, 400, 500, 680, 870, 1080, 1320, 1600].map((x) => line([[450 + (x - 450) * 0.42, 700], [x, 905]], 2.6)).join('') + cut([[300, 800], [800, 790], [860, 850], [340, 870]], 2, 7, 3.4, 'both') + cut([[30, 790], [250, 790], [280, 830], [20, 840]], 2, 7, 3, 'both');
// Type case on its frame.
const casing = [[34, 560], [262, 520], [290, 640], [22, 690]];
s += line([[60, 680], [44, 812]], 12) + line([[250, 640], [268, 800]], 12) + line([[52, 760], [262, 750]], 7) + flat(casing, 'ochre', 5);
{ const at = (u, v) => { const a = casing[0].map((c, i) => c + (casing[1][i] - c) * u), b = casing[3].map((c, i) => c + (casing[2][i] - c) * u); return a.map((c, i) => c + (b[i] - c) * v); };
  for (let r = 0; r < 4; r++) for (let c = 0; c < 8; c++) { const q = [[c + 0.12, r + 0.14], [c + 0.9, r + 0.14], [c + 0.9, r + 0.86], [c + 0.12, r + 0.86]].map(([u, v]) => at(0.03 + (u / 8) * 0.94, 0.04 + (v / 4) * 0.92)); s += flat(q, 'pale', 2, 0, 0) + ((r * 5 + c * 3) % 4 ? cut(q, (r + c) % 2 ? 20 : 70, 5, 2.4) : ''); } }
// The press.
s += timber(286, 792, 380, 40, 'brown') + timber(300, 240, 52, 560) + timber(582, 240, 52, 560);
s += flat([[270, 252], [270, 206], [292, 188], [642, 188], [664, 206], [664, 252]], 'ochre', 5) + cut([[276, 230], [658, 230], [658, 250], [276, 250]], 90, 7, 3.4, 'start', 0) + line([[284, 208], [650, 208]], 2.4)
  + flat([[420, 188], [436, 160], [467, 148], [498, 160], [514, 188]], 'brown', 4) + timber(340, 352, 254, 36);
// Screw, hose and platen.
s += box(436, 252, 62, 104, 'grey') + Array.from({ length: 6 }, (_, k) => line([[436, 266 + k * 16], [467, 276 + k * 16], [498, 268 + k * 16]], 4)).join('') + cut(ring(474, 256, 22, 96), 0, 6, 2.6, 'start', 0);
s += box(444, 388, 46, 40, 'grey') + timber(416, 424, 102, 58, 'brown') + line([[490, 404], [590, 420], [720, 470], [800, 520]], 13) + `<path d="${curve([[494, 402], [590, 416], [716, 465], [790, 512]])}" fill="none" stroke="${W('ochre')}" stroke-width="6"/>` + flat(smooth([[784, 494], [824, 520], [836, 540], [822, 550], [796, 534], [774, 512]]), 'brown', 4)
  + flat([[384, 482], [550, 482], [562, 512], [372, 512]], 'ochre', 5) + cut([[380, 500], [556, 500], [560, 510], [374, 510]], 90, 7, 4, 'start', 0);
// Bed, tympan with a printed sheet, rails and crank.
s += timber(214, 566, 566, 32, 'ochre') + box(380, 534, 174, 32, 'grey') + Array.from({ length: 12 }, (_, k) => `<path d="M${392 + k * 13} 540h8v20h-8Z" fill="${INK}"/>`).join('')
  + flat([[560, 560], [734, 560], [812, 404], [650, 392]], 'brown', 5) + flat([[586, 548], [722, 548], [786, 418], [662, 408]], 'pale', 3, 0, 0)
  + Array.from({ length: 8 }, (_, k) => { const t = 0.12 + k * 0.1; const l = [586 + (662 - 586) * t + 12, 548 - 140 * t], r = [722 + (786 - 722) * t - 12, 548 - 130 * t]; const m = [(l[0] + r[0]) / 2, (l[1] + r[1]) / 2]; return `<path d="M${pt(l)}L${pt([m[0] - 6, m[1]])}M${pt([m[0] + 6, m[1]])}L${pt(r)}" stroke="${INK}" stroke-width="3.4" stroke-dasharray="10 3 6 3"/>`; }).join('');
s += timber(240, 598, 30, 206) + timber(716, 598, 30, 206) + timber(262, 660, 462, 22, 'brown') + `<circle cx="467" cy="640" r="30" fill="${W('ochre')}" stroke="${INK}" stroke-width="5"/><circle cx="467" cy="640" r="8" fill="${INK}"/>` + line([[467, 640], [510, 676], [516, 700]], 8);
// Books and ink balls in front.
const book = (x, y, w, h, fill, bands) => timber(x, y, w, h, fill) + bands.map((b) => line([[x + w * b, y], [x + w * b, y + h]], 5)).join('');
s += book(64, 826, 190, 36, 'brown', [0.16, 0.84]) + book(84, 792, 158, 34, 'blue', [0.2, 0.8]) + book(76, 764, 150, 28, 'ochre', [0.14, 0.86]);
const dabber = (x, y, k) => `<g transform="translate(${x} ${y}) scale(${k})">` + flat([[-9, -66], [9, -66], [12, -20], [-12, -20]], 'ochre', 4) + `<path d="${curve([[-46, 12], [-34, -16], [0, -26], [34, -16], [46, 12], [30, 32], [0, 38], [-30, 32]], true)}" fill="${INK}"/><path d="M-30 4Q-22-10-6-14M-34 14Q-33 10-31 7" fill="none" stroke="${W('pale')}" stroke-width="4" stroke-linecap="round"/></g>`;
s += timber(690, 812, 190, 60, 'ochre') + dabber(736, 790, 1) + dabber(826, 786, 1.05);
process.stdout.write(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${s}</svg>\n`);
