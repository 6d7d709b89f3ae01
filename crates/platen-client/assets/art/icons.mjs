// Cuts sprite.svg: one family of signs on a 24 px grid, one stroke, hatched fills.   node icons.mjs > sprite.svg
//
// Colours come from the page: currentColor for the line, --face for the paper inside a sign, --ink-*, --wood*, --gold.
// No url(#…) reference is used, so a symbol works inline, from a file and in every browser.
import { arc, dots, lines, n } from './draw.mjs';

const symbols = [];
const add = (id, body, box = '0 0 24 24') => symbols.push(`<symbol id="${id}" viewBox="${box}">${body}</symbol>`);

// The four ways of drawing: line, thin hatch, paper face, solid.
const L = (d, w = 1.5, more = '') => `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;
const H = (d, w = 0.8, colour = 'currentColor') => `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${w}"/>`;
const F = (d, colour = 'var(--face,#fcf7ea)', w = 1.5) => `<path d="${d}" fill="${colour}" stroke="currentColor" stroke-width="${w}" stroke-linejoin="round"/>`;
const B = (d, colour = 'currentColor') => `<path d="${d}" fill="${colour}" fill-rule="evenodd"/>`;
const G = (x, y, s, body) => `<g transform="translate(${n(x)} ${n(y)})${s === 1 ? '' : ` scale(${n(s)})`}">${body}</g>`;
const circle = (cx, cy, r) => `M${n(cx - r)} ${n(cy)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;
const rect = (x, y, w, h) => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`;
const ring = (x, y, w, h) => [[x, y], [x + w, y], [x + w, y + h], [x, y + h]];

// Figures, cut by hand, 4 wide and 7 high.
const figure = {
  1: 'M0.6 1.3L2.4 0V7M0.6 7H4', 2: 'M0 1.9Q0.2 0 2 0Q4 0 4 1.9Q4 3.4 0 7H4.2',
  3: 'M0.3 0.8Q1 0 2 0Q4 0 3.8 1.8Q3.6 3.2 1.8 3.3Q4.2 3.4 4 5.3Q3.7 7 1.8 7Q0.6 7 0 6.2',
  5: 'M4 0H0.8L0.5 3Q1.5 2.6 2.2 2.7Q4.2 3 4 5Q3.7 7 1.8 7Q0.6 7 0 6.3',
};
const fig = (c, x, y, s = 1, w = 1.5) => G(x, y, s, L(figure[c], w / s));

// ---- Letters: a textura drawn for this game, broken with a broad nib, told apart at 12 px.
const letter = {
  a: 'M12.4 2.2L19 7.6V16.6L21.2 18.8L17.7 21.8L14.5 19.2V14.4H9.5V17.2L11.2 18.9L7.7 21.8L3.6 18.8L5.1 17V9.2ZM9.5 11.8H14.5V9.4L11.9 7.2L9.5 9.5Z',
  i: 'M7.2 5.8L11 2.6L17 5.2L14.6 8V16.3L17 18.4L13.1 21.8L6.9 19L9.4 16.3V8Z',
  o: 'M4.6 7.8L12.6 2.2L19.4 7.2V16.2L11.4 21.8L4.6 17ZM9.2 9.2V16.2L12.1 18.3L14.8 16.2V8.2L11.9 6Z',
  u: 'M2.9 5.6L6.7 2.6L10.8 5.3L9.3 7.2V15.8L12 18L14.7 16V7.2L13.3 5.4L17 2.6L21 5.4L19.3 7.4V16.4L21.6 18.7L18 21.8L14.9 19.5L10.9 21.8L4.7 17.2V7.4Z',
};
for (const [k, d] of Object.entries(letter)) add(`letter-${k}`, B(d));

// ---- Sorts: a letter standing on its block of boxwood. 24 x 28, the foot shows the thickness and the nick.
const grain = 'M2.5 5.5Q8 4.6 13 5.4T21.5 5M2.5 19.6Q9 20.6 14 19.7T21.5 20.2';
const sort = (k) => `<path d="M1 2.5Q1 1 2.5 1H21.5Q23 1 23 2.5V25.5Q23 27 21.5 27H2.5Q1 27 1 25.5Z" fill="var(--wood-edge,#a97c3f)" stroke="var(--wood-line,#241a12)" stroke-width="1.2"/>`
  + `<path d="M1.6 22.6V2.6Q1.6 1.6 2.6 1.6H21.4Q22.4 1.6 22.4 2.6V22.6Z" fill="var(--wood,#e2c18a)"/>`
  + `<path d="M1.2 22.8H22.8" stroke="var(--wood-line,#241a12)" stroke-width="0.9"/>`
  + `<path d="M4 24.9H8M10 24.9H14M16 24.9H20" stroke="var(--wood-line,#241a12)" stroke-width="0.7" opacity=".7"/>`
  + `<path d="${grain}" fill="none" stroke="var(--wood-edge,#a97c3f)" stroke-width="0.7"/>`
  + (k ? `<g transform="translate(2.4 2.4) scale(.8)"><path d="${letter[k]}" fill="var(--wood-line,#241a12)" fill-rule="evenodd"/></g>` : '');
for (const k of 'aiou') add(`sort-${k}`, sort(k), '0 0 24 28');
add('sort', sort(''), '0 0 24 28');

// ---- Inks: a dab of ink with the heraldic hatching of its tincture. The initial is set by the page, in its language.
const dab = arc(12, 12, 10.2, 0, 360, 60);
const inner = arc(12, 12, 9.2, 0, 360, 60);
const tincture = {
  red: H(lines([inner], 90, 2.6, 1.3), 1.05, 'var(--ink-line,#fcf7ea)'),
  blue: H(lines([inner], 0, 2.6, 1.3), 1.05, 'var(--ink-line,#fcf7ea)'),
  green: H(lines([inner], 45, 2.6, 1.3), 1.05, 'var(--ink-line,#fcf7ea)'),
  gold: B(dots([inner], 3.5, 0.72, 0.1), 'var(--gold-dot,#241a12)'),
  silver: '',
};
const ink = (c, w = 1.5) => `<path d="${circle(12, 12, 10.2)}" fill="var(--ink-${c})" stroke="var(--ink-rim,currentColor)" stroke-width="${w}"/>${tincture[c]}`;
for (const c of Object.keys(tincture)) add(`ink-${c}`, ink(c));
add('ink-any', `${F(circle(12, 12, 10.2))}`
  + `<path d="M12 12V1.8A10.2 10.2 0 0 1 22.2 12Z" fill="var(--ink-red)"/><path d="M12 12H22.2A10.2 10.2 0 0 1 12 22.2Z" fill="var(--ink-blue)"/>`
  + `<path d="M12 12V22.2A10.2 10.2 0 0 1 1.8 12Z" fill="var(--ink-gold)"/><path d="M12 12H1.8A10.2 10.2 0 0 1 12 1.8Z" fill="var(--ink-silver)"/>`
  + H(lines([[[12.6, 11.4], ...arc(12, 12, 9.2, 3, 87, 12)]], 90, 2.6, 1.3), 1, 'var(--ink-line,#fcf7ea)')
  + H(lines([[[12.6, 12.6], ...arc(12, 12, 9.2, 93, 177, 12)]], 0, 2.6, 1.3), 1, 'var(--ink-line,#fcf7ea)')
  + B(dots([[[11.4, 12.6], ...arc(12, 12, 9.4, 183, 267, 12)]], 3, 0.7), 'var(--gold-dot,#241a12)')
  + L('M12 1.8V22.2M1.8 12H22.2', 1.2) + L(circle(12, 12, 10.2)));
add('ink-empty', `<path d="${circle(12, 12, 10)}" fill="none" stroke="currentColor" stroke-width="1.2" stroke-dasharray="2.2 2.4"/>`);

// ---- Specialties.
const stick = L('M2 8.2V18.4H22.2V16.2', 1.7) + L('M2 16.2H22.2', 1)
  + F(rect(4.2, 6.2, 3.2, 10), undefined, 1.3) + F(rect(7.4, 6.2, 3.2, 10), undefined, 1.3) + F(rect(10.6, 6.2, 3.2, 10), undefined, 1.3)
  + B('M4.9 7.2H6.7V9.6H4.9ZM8.1 7.2H9.9V9.6H8.1ZM11.3 7.2H13.1V9.6H11.3Z')
  + F('M15.4 9.4H17.4V14H21.6V16.4H15.4Z', 'currentColor', 1.1);
add('spec-typesetting', stick);
const graver = F('M13.2 8.4L15.6 10.8L6.4 19.2L2.6 21.4L4.8 17.6Z', undefined, 1.3) + B('M6.4 19.2L2.6 21.4L4.2 18.6Z')
  + H('M6.2 17.8L14.2 9.8', 0.8)
  + F('M12.4 7.6L16.4 11.6L18 10.8Q19 13 21 11.8Q23.4 9.2 22 5.8Q20.6 2.4 17.4 1.8Q13.6 1 12.2 3Q11 5 13.2 6Z', 'currentColor', 1.2)
  + L('M15.4 4.4Q18.6 4.8 19.6 8.2', 1, ' style="stroke:var(--face,#fcf7ea)"')
  + L('M9.4 21.4Q13.6 22.4 14.2 19.6Q14.2 17.2 12 17.6Q10.6 18.4 11.8 19.6', 1.2) + L('M16.6 21.8H22', 1.2);
add('spec-woodcutting', graver);
const book = F('M5.4 3H19.4Q20.8 3 20.8 4.4V20.9H6.2Q3.6 20.9 3.6 18.6V5Q3.6 3 5.4 3Z')
  + L('M3.8 18.6Q3.9 16.7 6.2 16.7H20.6', 1.2) + H('M7 18.1H20.6M7 19.5H20.6', 0.7)
  + L('M7.4 3.2V16.6', 1.2) + H('M3.8 6.2H7.2M3.8 9.6H7.2M3.8 13H7.2', 1.5)
  + L('M11 6.4H17.4V13.2H11Z', 0.9) + B('M14.2 7.6L16 9.8L14.2 12L12.4 9.8Z');
add('spec-binding', book);
const initial = F(rect(2.4, 2.4, 19.2, 19.2))
  + H(lines([ring(4, 4, 16, 16)], 45, 2.5, 0), 0.65)
  + `<path d="M7.3 5.4H12.6Q18.6 5.6 18.6 12T12.6 18.6H7.3V16.6H8.6V7.4H7.3Z" fill="currentColor" stroke="var(--face,#fcf7ea)" stroke-width="1.1"/>`
  + B('M11.3 7.6H12.2Q15.6 8 15.6 12T12.2 16.4H11.3Z', 'var(--face,#fcf7ea)')
  + B('M12.6 10Q14.4 10.4 13.7 12.2T12.3 14.4Q11.4 12.4 12.6 10Z');
add('spec-illuminating', initial);
const spec = { typesetting: stick, woodcutting: graver, binding: book, illuminating: initial };

// ---- Money, fame, markers.
const coin = F(circle(12, 12, 9.8), 'var(--coin,#e9cf8d)') + L(circle(12, 12, 7.2), 0.8)
  + L('M12 6.8V10.2M10.2 8.3H13.8', 1.4) + F(circle(12, 13.6, 3.3), 'none', 1.4) + L('M8.8 13.2H15.2', 1.1);
add('guilder', coin);
const leaf = (a, r, k = 1) => { const [x, y] = [12 + r * Math.sin(a), 12.2 - r * Math.cos(a)]; const t = (a * 180) / Math.PI;
  return `<path d="M0-3.6Q3-0.4 0 3.6Q-3-0.4 0-3.6Z" transform="translate(${n(x)} ${n(y)}) rotate(${n(t + (a < 0 ? 40 : -40))}) scale(${k})"/>`; };
const leaves = [0.5, 1.08, 1.66, 2.24].flatMap((a) => [leaf(a, 8.8), leaf(-a, 8.8)]).join('');
const laurel = `<g fill="currentColor">${leaves}</g>` + L('M7.4 20.4Q12 22.8 16.6 20.4', 1.5);
// Fame: the estoile, a gilt star of eight rays.
const starPath = (cx, cy, r, short = 0.62, waist = 0.36) => { let d = ''; for (let k = 0; k < 16; k++) { const q = k % 2 ? waist : k % 4 ? short : 1; const a = (k / 16) * 2 * Math.PI; d += `${k ? 'L' : 'M'}${n(cx + r * q * Math.sin(a))} ${n(cy - r * q * Math.cos(a))}`; } return `${d}Z`; };
const fameStar = (cx, cy, r, w = 1.3) => `<path d="${starPath(cx, cy, r)}" fill="var(--fame,#c99a35)" stroke="currentColor" stroke-width="${w}" stroke-linejoin="round"/>`;
add('fame', fameStar(12, 12, 11.2));
add('laurel', laurel);
// The inking ball: an initiative marker. Its head takes the player's colour.
const ball = F('M9.9 9.6L10.2 4.4Q10.2 2.2 12 2.2T13.8 4.4L14.1 9.6Z', 'var(--wood,#e2c18a)', 1.3)
  + F('M3.6 17.4Q3.6 9.2 12 9.2T20.4 17.4Q20.4 21.8 12 21.8T3.6 17.4Z', 'var(--player,currentColor)', 1.4)
  + L('M5.2 15.2H5.2M8 13.2H8M12 12.5H12M16 13.2H16M18.8 15.2H18.8', 1.5, ' style="stroke:var(--on-player,#fcf7ea)"')
  + L('M6.2 19Q5.6 17.8 5.8 16.8', 1, ' style="stroke:var(--face,#fcf7ea)" opacity=".85"') + L('M9.4 9.4H14.6', 1.8);
add('marker', ball);
// The screw press: the first player token.
const press = F('M3 3H21V5.8H3Z') + L('M4.6 5.8V21.4M19.4 5.8V21.4M2.2 21.6H21.8', 1.7)
  + L('M10.6 6V10.6M13.4 6V10.6M10.4 7.4L13.6 8.4M10.4 9L13.6 10', 1) + L('M13.4 9.4L18 8', 1.3)
  + F('M7.4 10.8H16.6V13.4H7.4Z', 'currentColor', 1) + F('M6.4 17H17.6V19.4H6.4Z') + L('M7.6 15.4H16.4', 1.4) + H('M8 19.2V17.2M10 19.2V17.2M12 19.2V17.2M14 19.2V17.2M16 19.2V17.2', 0.8);
add('first-player', press);
add('disc', F(circle(12, 12, 9.6), 'var(--wood,#e2c18a)') + H(lines([arc(12, 12, 9, 0, 360), arc(12, 12, 5.4, 0, 360)], 30, 2, 0.4), 0.7) + F(circle(12, 12, 5.2), undefined, 1.2) + B('M12 8.6L13 10.9L15.4 11.1L13.6 12.7L14.2 15.1L12 13.8L9.8 15.1L10.4 12.7L8.6 11.1L11 10.9Z'));

// ---- Order, cards and their backs.
// A commission: a sheet with deckled foot, a cut initial, and the patron's seal on its ribbon.
const sheet = F('M3.4 2H17.6V19.6L15.6 18.8L13.4 20L11 18.9L8.6 20.1L6.2 19L3.4 20Z') + B('M5.6 4.4H9.8V8.8H5.6ZM6.5 5.2V8H7.7L8.9 6.6L7.7 5.2Z')
  + H('M11.4 5H15.4M11.4 7.8H15.4M5.8 11H15.4M5.8 13.6H11', 1.1);
const seal = F('M13.8 18L12.6 23.2L15 21.8L16.4 23.4L17.4 19', undefined, 1.1) + F('M16.8 11.4L18.6 12.3L20.5 12.2L21 14.1L22.3 15.5L21.3 17.1L21.2 19L19.3 19.3L17.8 20.5L16.2 19.5L14.3 19.3L14 17.4L12.8 15.9L13.9 14.3L14.1 12.4L16 12.2Z', 'currentColor', 1);
const order = sheet + seal + `<path d="M17.6 13.4V18.2M15.4 15.2H19.8" fill="none" stroke="var(--face,#fcf7ea)" stroke-width="1.3"/>`;
add('order', order);
add('card-printing', F(rect(3, 4, 18, 16)) + L(rect(5.4, 6.4, 13.2, 11.2), 0.8) + G(6.6, 7.6, 0.36, B(letter.a)) + G(13.4, 9.4, 0.3, B(letter.o)) + H('M7 16.2H17', 0.8));
add('card-refinement', F(rect(3, 4, 18, 16)) + B('M3 4H10V20H3Z') + G(12, 6.6, 0.42, initial));
const backFrame = (body) => `<path d="M1 1H39V55H1Z" fill="var(--back,#4a3a2a)" stroke="currentColor" stroke-width="1.4"/>`
  + `<path d="M3.6 3.6H36.4V52.4H3.6ZM5.6 5.6H34.4V50.4H5.6Z" fill="none" stroke="var(--back-line,#e9d9b4)" stroke-width=".7"/>`
  + `<path d="${lines([ring(5.6, 5.6, 28.8, 44.8), arc(20, 28, 12, 0, 360)], 45, 2.6, 0)}${lines([ring(5.6, 5.6, 28.8, 44.8), arc(20, 28, 12, 0, 360)], -45, 2.6, 0)}" stroke="var(--back-line,#e9d9b4)" stroke-width=".35" opacity=".7"/>`
  + `<path d="${circle(20, 28, 12)}" fill="var(--back-line,#e9d9b4)"/><path d="${circle(20, 28, 10.7)}" fill="none" stroke="var(--back,#4a3a2a)" stroke-width=".6"/>`
  + `<g style="color:var(--back,#4a3a2a);--face:var(--back-line,#e9d9b4)" color="#4a3a2a" transform="translate(11.6 19.6) scale(.7)">${body}</g>`;
const gearGlyph = (() => { let d = ''; const t = 10; const r0 = 7.4, r1 = 10.4;
  for (let i = 0; i < t; i++) { const a = (k) => ((i + k) / t) * 2 * Math.PI; const p = (k, r) => `${n(12 + r * Math.sin(a(k)))} ${n(12 - r * Math.cos(a(k)))}`;
    d += `${i ? 'L' : 'M'}${p(-0.27, r0)}L${p(-0.15, r1)}L${p(0.15, r1)}L${p(0.27, r0)}`; } return `${d}Z`; })();
const gear = F(gearGlyph, 'var(--wood,#e2c18a)') + L(circle(12, 12, 2.2), 1.3) + L('M12 9.6V5.4M14.1 13.2L17.6 15.4M9.9 13.2L6.4 15.4', 1);
const crown = F('M3 18.4L2.2 7.4L7.4 11.8L12 4.4L16.6 11.8L21.8 7.4L21 18.4Z', 'var(--gold-face,#e9cf8d)') + L('M3 21H21', 1.7) + H('M4 15.6H20', 1.1)
  + B(circle(12, 3.6, 1.5) + circle(2.4, 6.4, 1.3) + circle(21.6, 6.4, 1.3)) + B('M12 12.4L13.3 14L12 15.6L10.7 14Z');
add('back-printing', backFrame(B(letter.a)), '0 0 40 56');
add('back-refinement', backFrame(initial), '0 0 40 56');
add('back-specialty', backFrame(graver), '0 0 40 56');
add('back-gear', backFrame(gear), '0 0 40 56');
add('back-patronage', backFrame(crown), '0 0 40 56');
add('back-automa', backFrame(press), '0 0 40 56');

// ---- The five actions, and the patronage rewards.
const plus = (x, y, s = 2.6, w = 1.7) => L(`M${n(x - s)} ${n(y)}H${n(x + s)}M${n(x)} ${n(y - s)}V${n(y + s)}`, w);
const up = (x, y, s = 1) => B(`M${n(x)} ${n(y - 5 * s)}L${n(x + 4 * s)} ${n(y)}H${n(x + 1.5 * s)}V${n(y + 5 * s)}H${n(x - 1.5 * s)}V${n(y)}H${n(x - 4 * s)}Z`);
add('act-orders', order);
const pot = F('M5.4 9.6H18.6L20 19Q20 21.6 17.4 21.6H6.6Q4 21.6 4 19Z') + F('M4.4 6.8H19.6V9.6H4.4Z')
  + H(lines([[[6, 11], [18, 11], [19, 19.4], [17.4, 20.6], [12, 20.6]]], 90, 1.9, 0.4), 0.8) + L('M13 6.6L18.4 1.8', 2.2);
add('act-inks', pot);
const mallet = '<g transform="rotate(45 12 12)">' + F('M10.8 8.6H13.2L13.6 23H10.4Z', 'var(--wood,#e2c18a)', 1.3) + F('M5.6 1.4H18.4V9H5.6Z', 'var(--wood,#e2c18a)', 1.4) + H('M7.4 3.4H16.6M7.4 5.2H16.6M7.4 7H16.6', 0.8) + '</g>';
const burin = '<g transform="rotate(-45 12 12)">' + F('M11 9H13V20L12 23.6L11 20Z', undefined, 1.2) + F('M8.6 3.6Q8.6 0.2 12 0.2T15.4 3.6Q15.4 5.8 13.6 6.8L13.4 9.6H10.6L10.4 6.8Q8.6 5.8 8.6 3.6Z', 'currentColor', 1.1) + '</g>';
add('act-specialties', mallet + burin);
add('act-gears', gear);
add('act-patronage', crown);
add('reward-order', order);
add('reward-specialty', G(0, 4.4, 0.8, mallet + burin) + `<path d="M19 0.6L24 6.8H21V13.2H17V6.8H14Z" fill="currentColor" stroke="var(--face,#fcf7ea)" stroke-width="1"/>`);
add('reward-guilders', G(-0.5, 4.6, 0.78, coin) + G(5.6, -0.6, 0.78, coin) + '');
add('reward-inks', G(0.2, 0.4, 0.62, ink('red', 2)) + G(8.8, 8.6, 0.62, ink('blue', 2)));
add('reward-type', G(2.2, 0.4, 0.82, sort('')) + `<path d="M8.6 9.8H15.4M12 6.4V13.2" fill="none" stroke="var(--wood-line,#241a12)" stroke-width="2" stroke-linecap="round"/>`);
add('bag', F('M8.4 6.4Q3 12 3 16.6Q3 21.6 12 21.6T21 16.6Q21 12 15.6 6.4Z') + F('M8.4 6.4L6.4 2.6Q9 3.8 12 2.6T17.6 2.6L15.6 6.4Z') + L('M7.8 6.6H16.2', 1.8) + H(lines([[[13, 8], [15.4, 8], [19.6, 14], [19.8, 17.6], [17, 20], [13, 20.6]]], 60, 1.8), 0.8));

// ---- Gear sectors: the thirteen kinds, 34 with their parameters. Read as a sentence: what goes, what comes.
const swap = L('M8.6 3.6Q13 1 17.2 4.4', 1.5) + B('M19.2 6.6L15.4 5.6L18.2 2.6Z') + L('M15.4 20.4Q11 23 6.8 19.6', 1.5) + B('M4.8 17.4L8.6 18.4L5.8 21.4Z');
const blank = (x, y, s) => G(x, y, s, F(rect(1.4, 1.4, 21.2, 21.2), 'var(--wood,#e2c18a)', 2.2) + L('M7 17.6L12 6.4L17 17.6M8.8 14H15.2', 2.2));
const arrow = (x, y) => L(`M${x} ${y}h4.4`, 1.5) + B(`M${n(x + 6.4)} ${y}l-3.2-2.5v5Z`);
const drop = (x, y, s, fill = 'var(--face,#fcf7ea)', w = 1.5) => G(x, y, s, `<path d="M12 1.6Q20 11 20 15.4A8 8 0 0 1 4 15.4Q4 11 12 1.6Z" fill="${fill}" stroke="currentColor" stroke-width="${n(w / s)}"/>`);
add('grw-1', swap + drop(0, 6, 0.5) + drop(12, 6, 0.5, 'currentColor'));
add('grw-2', swap + blank(0.8, 6.6, 0.44) + G(12.6, 6.6, 0.44, F(rect(1.4, 1.4, 21.2, 21.2), 'currentColor', 2.2) + `<path d="M12 5.4a6.4 6.4 0 1 0 .1 0Z" fill="none" stroke="var(--face,#fcf7ea)" stroke-width="2.4"/>`));
add('grw-3', F('M2.4 21.4V17.6H8V21.4Z', 'currentColor') + F('M8 21.4V11.4H14.4V21.4Z') + F('M14.4 21.4V6.6H21.6V21.4Z') + H(lines([[[9, 13], [13.6, 13], [13.6, 20.6], [9, 20.6]]], 90, 1.8), 0.7) + H(lines([[[15.4, 8], [20.8, 8], [20.8, 20.6], [15.4, 20.6]]], 90, 1.8), 0.7) + up(5.2, 10, 1));
const dial = (() => { let d = ''; for (let i = 0; i < 6; i++) { const [x, y] = arc(12, 12, 9.6, i * 60, i * 60 + 1, 1)[0]; d += circle(x, y, i < 4 ? 1.7 : 1); } return d; })();
add('grw-4', B(dial) + fameStar(12, 12, 7.4));
add('grw-5', G(-2, 0, 0.94, sheet) + G(0, 0, 1, `<path d="${circle(17, 16.4, 6.4)}" fill="var(--face,#fcf7ea)"/>`) + plus(17, 16.4, 4.6, 2.2));
add('grw-6', blank(0, 7.2, 0.4) + arrow(10.4, 12) + fameStar(20, 6, 4.6, 1) + G(15.2, 12.6, 0.38, coin) + '');
const twoFame = G(0, 0, 1, `<path d="M10.4 13.2H24V24H10.4Z" fill="var(--face,#fcf7ea)"/>`) + fig(2, 11.4, 14.9, 1.05, 1.8) + fameStar(19.7, 18.6, 5.2, 1);
const sortSmall = (k) => F(rect(1.4, 1.4, 21.2, 21.2), 'var(--wood,#e2c18a)', 1.9) + `<g transform="translate(2.4 2.4) scale(.8)"><path d="${letter[k]}" fill="var(--wood-line,#241a12)" fill-rule="evenodd"/></g>`;
// The ink of a sector is as large as the rest allows: the page sets its initial over it. Where it stands is also in pieces/signs.rs.
for (const c of Object.keys(tincture)) {
  add(`grw-7-${c}`, G(0.2, 0.2, 0.72, ink(c, 1.9)) + twoFame);
  add(`grw-8-${c}`, G(0.2, 0.2, 0.84, ink(c, 1.7)) + B(circle(18.9, 18.9, 5), 'var(--face,#fcf7ea)') + plus(18.9, 18.9, 3.4, 2));
  add(`grw-9-${c}`, G(0.2, 4.3, 0.64, ink(c, 2)) + B('M15.2 9.4L17.8 12L15.2 14.6Z') + drop(16.4, 1.4, 0.36, undefined, 1.2) + drop(16.4, 13.4, 0.36, 'currentColor', 1.2));
}
for (const k of 'aiou') {
  add(`grw-10-${k}`, G(0.6, 0.6, 0.58, sortSmall(k)) + twoFame);
  add(`grw-11-${k}`, G(0.4, 0.6, 0.6, sortSmall(k)) + G(9.6, 9.2, 0.6, F(circle(12, 12, 11), 'var(--coin,#e9cf8d)', 2.2)) + L('M12.2 16.4H15', 1.4) + fig(3, 16.4, 13.2, 0.92, 1.5));
}
for (const [k, body] of Object.entries(spec)) {
  add(`grw-12-${k}`, G(-0.6, -0.6, 0.68, body) + twoFame);
  add(`grw-13-${k}`, G(-0.6, 3.6, 0.82, body) + G(0, 0, 1, `<path d="M19 1.2L23.8 7H21V13.2H17V7H14.2Z" fill="currentColor" stroke="var(--face,#fcf7ea)" stroke-width="1"/>`));
}

// ---- Printer's marks: the players' devices, on a ground of the player's colour.
const ground = (d) => `<path d="${d}" fill="var(--player,currentColor)" stroke="currentColor" stroke-width="1.2" stroke-linejoin="round"/>`;
const P = (d, w = 1.7) => `<path d="${d}" fill="none" stroke="var(--on-player,#fcf7ea)" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"/>`;
add('mark-lozenge', ground('M12 0.8L23.2 12L12 23.2L0.8 12Z') + P('M12 5.4L18.6 12L12 18.6L5.4 12Z', 1.3) + P('M12 8.6V15.4M8.6 12H15.4', 1.7));
add('mark-orb', ground(circle(12, 12, 11.1)) + P(circle(12, 15, 4.7), 1.6) + P('M7.4 15H16.6M12 10.2V4.2M9.2 6.8H14.8', 1.6));
add('mark-shield', ground('M1.6 1.4H22.4V11Q22.4 19.6 12 23Q1.6 19.6 1.6 11Z') + P('M6 6.4L18 17.4M18 6.4L6 17.4', 1.8) + P('M12 4.6V7.4M12 16.6V19', 1.5));
const loop = (t) => `<ellipse cx="12" cy="12" rx="8.6" ry="3.6" transform="rotate(${t} 12 12)" fill="none" stroke="var(--on-player,#fcf7ea)" stroke-width="1.6"/>`;
add('mark-knot', ground('M7.2 1H16.8L23 7.2V16.8L16.8 23H7.2L1 16.8V7.2Z') + loop(45) + loop(-45));
add('mark-automa', ground('M1.6 1.6H22.4V22.4H1.6Z') + G(3.6, 3.6, 0.7, `<g style="color:var(--on-player,#fcf7ea)" color="#fcf7ea"><path d="${gearGlyph}" fill="none" stroke="currentColor" stroke-width="2"/><path d="${circle(12, 12, 3)}" fill="currentColor"/></g>`));

// ---- The house signs of the page.
add('ui-menu', L('M3.4 6H20.6M3.4 12H20.6M3.4 18H20.6', 1.8) + B('M10.4 4.4L12 6L10.4 7.6L8.8 6ZM15.4 10.4L17 12L15.4 13.6L13.8 12ZM8.4 16.4L10 18L8.4 19.6L6.8 18Z'));
add('ui-undo', L('M4.6 9.6H14Q20.4 9.6 20.4 15T14 20.4H8.4', 1.8) + B('M2 9.6L8.2 4.6V14.6Z'));
add('ui-redo', `<g transform="matrix(-1 0 0 1 24 0)">${L('M4.6 9.6H14Q20.4 9.6 20.4 15T14 20.4H8.4', 1.8) + B('M2 9.6L8.2 4.6V14.6Z')}</g>`);
// Candle: the hint.
add('ui-hint', F('M9 10.4H15V20H9Z') + H('M13 11V19.4M11 11.6V19.4', 0.8) + L('M5.6 21.4H18.4M7 19.8H17', 1.6) + F('M12 1.6Q15.6 5 14 7.8Q12 9.6 10 7.8Q8.8 5.4 12 1.6Z', 'var(--gold,#b98a2b)', 1.2) + L('M12 8.6V10.4', 1.2));
add('ui-log', F('M5 3H17.4Q19.6 3 19.6 5.4V17.4H8.8V19Q8.8 21.2 6.6 21.2T4.4 19V5') + L('M6.6 21.2H18Q20.6 21.2 20.6 18.6V17.4', 1.4) + H('M8 7H16.4M8 10.2H16.4M8 13.4H14', 1.2));
add('ui-rules', F('M12 5Q8 2.4 2.4 4V19Q8 17.6 12 20.4Q16 17.6 21.6 19V4Q16 2.4 12 5Z') + L('M12 5V20', 1.2) + H('M5 7.6Q7.4 7 9.6 8M5 10.8Q7.4 10.2 9.6 11.2M5 14Q7.4 13.4 9.6 14.4M14.4 8Q16.6 7 19 7.6M14.4 11.2Q16.6 10.2 19 10.8M14.4 14.4Q16.6 13.4 19 14', 1));
add('ui-options', L('M3 7H21M3 17H21', 1.5) + F(rect(6, 3.8, 4.4, 6.4)) + F(rect(13.6, 13.8, 4.4, 6.4)));
add('ui-close', L('M5 5L19 19M19 5L5 19', 2));
add('ui-check', L('M4 13.2L9.6 18.8L20.4 5.6', 2.4));
add('ui-next', L('M8 4.4L16 12L8 19.6', 2));
add('ui-chart', L('M3.6 3V20.4H21', 1.6) + L('M6 17L10.4 12.6L14 14.4L20 6', 1.8) + B(circle(10.4, 12.6, 1.7) + circle(14, 14.4, 1.7) + circle(20, 6, 1.7)));
add('ui-sun', F(circle(12, 12, 4.6), 'var(--gold,#b98a2b)', 1.4) + L('M12 2V4.6M12 19.4V22M2 12H4.6M19.4 12H22M5 5L6.8 6.8M17.2 17.2L19 19M19 5L17.2 6.8M6.8 17.2L5 19', 1.6));
add('ui-moon', F('M17.6 15.8A8.6 8.6 0 0 1 9 3.4A9.2 9.2 0 1 0 17.6 15.8Z', 'var(--gold,#b98a2b)', 1.4));
add('ui-sound', F('M3 9H7.4L12.6 4.6V19.4L7.4 15H3Z') + L('M15.6 8.6Q18 12 15.6 15.4M18.2 6Q22.2 12 18.2 18', 1.6));
add('ui-eye', F('M1.8 12Q6.6 5 12 5T22.2 12Q17.4 19 12 19T1.8 12Z') + F(circle(12, 12, 3.6), 'currentColor', 1) );
add('ui-lock', F(rect(4.4, 10.6, 15.2, 11)) + L('M7.6 10.4V7.4Q7.6 2.8 12 2.8T16.4 7.4V10.4', 1.8) + B('M12 13.6A1.7 1.7 0 0 1 12.9 16.8L13.4 19H10.6L11.1 16.8A1.7 1.7 0 0 1 12 13.6Z'));
add('ui-talk', F('M2.6 5.4Q2.6 3 5 3H15.4Q17.8 3 17.8 5.4V10.4Q17.8 12.8 15.4 12.8H9.4L5.6 16.4V12.8H5Q2.6 12.8 2.6 10.4Z') + L('M20 8.6Q21.8 9 21.8 11.2V15.6Q21.8 18 19.4 18H19V21.4L15.4 18H10.6', 1.4) + H('M6 6.4H14.4M6 9.4H12', 1.2));
add('ui-clock', F('M5 2.6H19M5 21.4H19', 'none', 1.8) + F('M6.6 3.2Q6.6 8.6 12 12Q17.4 8.6 17.4 3.2ZM6.6 20.8Q6.6 15.4 12 12Q17.4 15.4 17.4 20.8Z') + B('M8.6 20.4Q9 17.8 12 16.6Q15 17.8 15.4 20.4Z'));
// A shop door, a link of a chain, a key cap, a lowered flag, a reel of pages.
add('ui-door', F('M4.6 21.4V8.4Q4.6 2.6 12 2.6T19.4 8.4V21.4Z') + H('M9 4.4V21.2M12 3V21.2M15 4.4V21.2', 0.8) + L('M2.4 21.4H21.6', 1.8) + B(circle(16.9, 13.4, 1.4)));
add('ui-link', L('M10.2 13.8Q7.6 11.2 10.2 8.6L13.8 5Q16.4 2.4 19 5T19 10.2L16.8 12.4', 1.8) + L('M13.8 10.2Q16.4 12.8 13.8 15.4L10.2 19Q7.6 21.6 5 19T5 13.8L7.2 11.6', 1.8));
add('ui-key', F('M3 4.4H21V19.6H3Z') + L('M5.8 6.6H18.2V15.4H5.8Z', 1.1) + H('M3.4 19.2L5.8 15.4M20.6 19.2L18.2 15.4', 1) + L('M9.6 13L12 8.8L14.4 13M10.5 11.6H13.5', 1.3));
add('ui-flag', L('M5.4 22V2.4', 1.8) + F('M5.4 3.6Q9 1.8 12.4 3.8T19.6 4V13.4Q15.8 15.2 12.4 13.2T5.4 13Z') + H('M8.4 3.4V12.6M11.4 3.8V13M14.4 4.8V14M17.2 4.8V14', 0.8));
add('ui-replay', L('M4.2 9.2A8.6 8.6 0 1 1 3.4 13', 1.8) + B('M2 3.6L9.4 8.6L2.2 11.6Z') + F('M10 8.4L16 12L10 15.6Z', 'currentColor', 1));
// The manicule: yours to decide.
add('manicule', F('M1.6 7.6H5.6V18.4H1.6Z', 'currentColor', 1.2)
  + F('M5.6 8.2Q8.6 5.6 11.6 5.8L21 7.6Q22.8 8 22.6 9.4T20.6 10.6L14.6 10.2Q16.6 10.6 16.5 12T14.8 13.4Q16.2 13.8 16 15.1T14.2 16.3Q15 17 14.6 18T12.8 18.8L9.6 18.8Q7.2 18.6 5.6 17.6Z', undefined, 1.4)
  + L('M14.6 10.2H11.4M14.8 13.4H11.6M14.2 16.3H11.6', 1.1) + L('M9 8.8Q11 8 12.6 8.6', 1));
// A fleuron for empty places and headings.
add('fleuron', B('M12 21.6Q10.6 15.4 4.6 14.4Q9.4 12.6 11.2 15.4Q9.4 8.4 3.8 7.4Q9.6 4.8 11.6 10.8Q11 5.4 12 2.4Q13 5.4 12.4 10.8Q14.4 4.8 20.2 7.4Q14.6 8.4 12.8 15.4Q14.6 12.6 19.4 14.4Q13.4 15.4 12 21.6Z'));
// The stamp of a used gear.
add('used', `<path d="${circle(12, 12, 10.6)}${circle(12, 12, 8.8)}" fill="none" stroke="currentColor" stroke-width="1.3"/>` + L('M6.2 12.6L10.4 16.8L18 8', 2.6));

process.stdout.write(`<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`);
