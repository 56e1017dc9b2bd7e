import { contrastRatio } from './contrast.ts';
import { type ColorName, type Colors, deriveColors } from './derive-tokens.ts';
import { hexOf, type Oklch, oklchOf, rgbOf, rgbOfOklch } from './oklch.ts';

/** Words need a ratio of 4.5 (WCAG 1.4.3); edges, icons and the ring of the focus 3 (1.4.11). A logo needs none by WCAG; here it needs 3. */
const RATIOS = { words: 4.5, edge: 3, icon: 3, ring: 3, logo: 3 } as const;

export type ColorUse = {
  /** Of the product, as people name it: "Solid button". */
  readonly part: string;
  readonly state: 'rest' | 'hover' | 'pressed' | 'focus' | 'chosen' | 'error' | 'warning' | 'disabled';
  readonly what: keyof typeof RATIOS;
  readonly front: ColorName;
  readonly ground: ColorName;
  readonly atLeast: 3 | 4.5;
};

const PLAIN = ['surface', 'page'] as const;
const GROUNDS = [...PLAIN, 'sunken', 'accent-soft'] as const;
const EVERYWHERE = [...GROUNDS, 'ok-soft', 'warn-soft', 'err-soft'] as const;

type Row = readonly [state: ColorUse['state'], what: ColorUse['what'], front: ColorName, grounds: readonly ColorName[]];

/** The pairs of colors that each part uses. WCAG asks nothing of what is disabled; here it stays readable (design §7). */
const PARTS: Readonly<Record<string, readonly Row[]>> = {
  Text: [
    ['rest', 'words', 'ink', EVERYWHERE],
    ['hover', 'words', 'ink', ['page', 'sunken', 'accent-soft']],
  ],
  'Secondary text': [
    ['rest', 'words', 'ink-2', EVERYWHERE],
    ['hover', 'words', 'ink-2', ['page', 'sunken', 'accent-soft']],
  ],
  Link: [
    ['rest', 'words', 'accent', EVERYWHERE],
    ['hover', 'words', 'accent-strong', EVERYWHERE],
    ['focus', 'ring', 'focus', EVERYWHERE],
    ['error', 'words', 'err', ['surface']],
  ],
  'Solid button': [
    ['rest', 'words', 'on-fill', ['fill']],
    ['rest', 'edge', 'accent', GROUNDS],
    ['hover', 'words', 'on-fill', ['fill-hover']],
    ['pressed', 'words', 'on-fill', ['fill-hover']],
    ['focus', 'ring', 'focus', GROUNDS],
    ['disabled', 'words', 'ink-2', ['sunken']],
    ['disabled', 'edge', 'edge', GROUNDS],
  ],
  'Outlined button': [
    ['rest', 'words', 'ink', ['surface']],
    ['rest', 'edge', 'edge', GROUNDS],
    ['hover', 'words', 'ink', ['sunken']],
    ['hover', 'edge', 'ink-2', GROUNDS],
    ['focus', 'ring', 'focus', GROUNDS],
  ],
  'Button that deletes': [
    ['rest', 'words', 'err', ['surface']],
    ['rest', 'edge', 'err', PLAIN],
    ['hover', 'words', 'err', ['err-soft']],
    ['hover', 'edge', 'err', ['err-soft', ...PLAIN]],
    ['focus', 'ring', 'focus', GROUNDS],
  ],
  'Button of words': [
    ['rest', 'words', 'accent', GROUNDS],
    ['hover', 'words', 'accent-strong', GROUNDS],
    ['disabled', 'words', 'ink-2', GROUNDS],
  ],
  Field: [
    ['rest', 'words', 'ink', ['surface']],
    ['rest', 'edge', 'edge', GROUNDS],
    ['hover', 'edge', 'ink-2', GROUNDS],
    ['hover', 'words', 'accent', ['sunken']],
    ['focus', 'edge', 'accent', GROUNDS],
    ['focus', 'ring', 'focus', GROUNDS],
    ['error', 'edge', 'err', PLAIN],
    ['error', 'words', 'err', PLAIN],
    ['warning', 'words', 'warn', PLAIN],
    ['disabled', 'words', 'ink-2', ['sunken']],
  ],
  Choice: [
    ['rest', 'edge', 'edge', PLAIN],
    ['hover', 'edge', 'ink-2', PLAIN],
    ['chosen', 'edge', 'accent', ['accent-soft', ...PLAIN]],
    ['chosen', 'icon', 'surface', ['accent']],
    ['chosen', 'words', 'ink', ['accent-soft']],
    ['chosen', 'words', 'ink-2', ['accent-soft']],
    ['focus', 'ring', 'focus', PLAIN],
    ['error', 'edge', 'err', PLAIN],
    ['disabled', 'words', 'ink-2', ['sunken']],
    ['disabled', 'edge', 'edge', ['sunken']],
  ],
  Switch: [
    ['rest', 'icon', 'surface', ['edge']],
    ['chosen', 'icon', 'surface', ['accent']],
    ['chosen', 'icon', 'accent', ['surface']],
    ['disabled', 'icon', 'edge', ['sunken']],
  ],
  Slider: [
    ['rest', 'icon', 'accent', ['surface']],
    ['rest', 'edge', 'edge', PLAIN],
    ['focus', 'ring', 'focus', PLAIN],
  ],
  Menu: [
    ['rest', 'words', 'ink', ['surface']],
    ['hover', 'words', 'ink', ['page', 'sunken']],
    ['chosen', 'words', 'accent-strong', ['accent-soft']],
    ['chosen', 'words', 'ink', ['page']],
    ['chosen', 'icon', 'accent', ['page']],
  ],
  'Progress line': [
    ['rest', 'icon', 'accent', ['line', ...PLAIN]],
    ['rest', 'edge', 'edge', PLAIN],
    ['rest', 'icon', 'accent', ['sunken']],
    ['chosen', 'icon', 'surface', ['accent']],
  ],
  Chart: [
    ['rest', 'icon', 'accent', PLAIN],
    ['rest', 'icon', 'ink-2', ['surface']],
    ['rest', 'edge', 'edge', PLAIN],
  ],
  Tag: [
    ['rest', 'words', 'ink-2', ['sunken']],
    ['rest', 'words', 'accent-strong', ['accent-soft']],
    ['rest', 'words', 'ok', ['ok-soft']],
    ['warning', 'words', 'warn', ['warn-soft']],
    ['error', 'words', 'err', ['err-soft']],
    ['error', 'words', 'surface', ['err']],
  ],
  Message: [
    ['rest', 'icon', 'ok', ['ok-soft', ...PLAIN]],
    ['rest', 'words', 'ok', PLAIN],
    ['rest', 'icon', 'accent', ['accent-soft']],
    ['warning', 'icon', 'warn', ['warn-soft', ...PLAIN]],
    ['error', 'icon', 'err', ['err-soft', ...PLAIN]],
    ['rest', 'words', 'surface', ['ink']],
    ['focus', 'ring', 'surface', ['ink']],
  ],
  Logo: [['rest', 'logo', 'brand', PLAIN]],
};

/** Every pair of colors that is used on each other, by part and state. */
export const COLOR_USES: readonly ColorUse[] = Object.entries(PARTS).flatMap(([part, rows]) =>
  rows.flatMap(([state, what, front, grounds]) => grounds.map((ground) => ({ part, state, what, front, ground, atLeast: RATIOS[what] }))),
);

/** Lightness and the two axes of color of Oklab. */
function oklabOf(hex: string): readonly [number, number, number] {
  const [lightness, chroma, hue] = oklchOf(rgbOf(hex));
  return [lightness, chroma * Math.cos(hue), chroma * Math.sin(hue)];
}

/** Whether a screen can show a color as it is: one that it cannot would come out in another hue. */
function isShown(color: Oklch): boolean {
  const [lightness, chroma, hue] = oklchOf(rgbOfOklch(color));
  const [l, c, h] = color;
  return Math.hypot(lightness - l, chroma * Math.cos(hue) - c * Math.cos(h), chroma * Math.sin(hue) - c * Math.sin(h)) < 0.006;
}

const WHITE = deriveColors('#ffffff');

export type Contrast = ColorUse & { readonly ratio: number; readonly passes: boolean };

/** The ratio of every pair for one brand color. */
export function contrastOf(color: string): Contrast[] {
  const colors = deriveColors(color);
  const known = new Map<string, number>();
  return COLOR_USES.map((use) => {
    const pair = `${use.front} ${use.ground}`;
    const ratio = known.get(pair) ?? contrastRatio(colors[use.front], colors[use.ground]);
    known.set(pair, ratio);
    return { ...use, ratio, passes: ratio >= use.atLeast };
  });
}

/** The pairs each once, with the highest ratio that a part needs of it. */
const PAIRS = [
  ...new Map(COLOR_USES.toSorted((a, b) => a.atLeast - b.atLeast).map((use) => [`${use.front} ${use.ground}`, use] as const)).values(),
];
/** Those of the brand's own color, on grounds that are nearly white: the first to fail. */
const OWN = PAIRS.filter(({ front }) => front === 'brand');

/** Whether every pair has enough contrast with this brand color. */
export function passesAll(color: string): boolean {
  const passes = (colors: Colors) => (pair: ColorUse) => contrastRatio(colors[pair.front], colors[pair.ground]) >= pair.atLeast;
  return OWN.every(passes({ ...WHITE, brand: color })) && PAIRS.every(passes(deriveColors(color)));
}

/** How different two colors look: their distance in Oklab, of which about 0.02 is the least that is seen. */
export function differenceOf(one: string, other: string): number {
  const [[l1, a1, b1], [l2, a2, b2]] = [oklabOf(one), oklabOf(other)];
  return Math.hypot(l1 - l2, a1 - a2, b1 - b2);
}

const upTo = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step);

/** The color of this hue that looks most like `color` of those that pass, among lightnesses and chromas a `step` apart; undefined for none. */
function nearestOfHue(color: string, lightnesses: readonly number[], chromas: readonly number[]): string | undefined {
  const [, , hue] = oklchOf(rgbOf(color));
  return lightnesses
    .flatMap((lightness) => chromas.map((chroma): Oklch => [lightness, chroma, hue]))
    .filter(isShown)
    .map((one) => hexOf(rgbOfOklch(one)))
    .map((hex) => ({ hex, difference: differenceOf(color, hex) }))
    .toSorted((a, b) => a.difference - b.difference)
    .find(({ hex }) => passesAll(hex))?.hex;
}

const COARSE = 0.01;
const FINE = 0.001;

/** The color of the same hue that looks most like this one of those that pass every pair; the color itself when it does. */
export function nearestPassing(color: string): string {
  if (passesAll(color)) return color.toLowerCase();
  const [, most] = oklchOf(rgbOf(color));
  const coarse = nearestOfHue(color, upTo(0, 1, COARSE), [...upTo(0, most, COARSE), most]);
  if (coarse === undefined) throw new Error(`No color passes near ${color}`);
  const [lightness, chroma] = oklchOf(rgbOf(coarse));
  const around = (value: number): number[] => upTo(Math.max(0, value - COARSE), value + COARSE, FINE);
  return (
    nearestOfHue(
      color,
      around(lightness),
      around(chroma).filter((one) => one <= most + FINE),
    ) ?? coarse
  );
}
