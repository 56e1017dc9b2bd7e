import { type FamilyName, questionLook, stackOf, USUAL } from './families.ts';
import { clamp, hexOf, oklchOf, rgbOf, rgbOfOklch, type Oklch } from './oklch.ts';

/** The four visual settings of a lender. */
export interface Brand {
  /** Any opaque color, "#rrggbb". */
  readonly color: string;
  /** Corner radius in px, 0–16; default 8. */
  readonly radius?: number | undefined;
  /** Families that ship with the product; without them its own. */
  readonly fontText?: FamilyName | null | undefined;
  readonly fontQuestion?: FamilyName | null | undefined;
}

const COLOR_NAMES = [
  'brand',
  'accent',
  'accent-strong',
  'accent-soft',
  'accent-line',
  'fill',
  'fill-hover',
  'on-fill',
  'focus',
  'ink',
  'ink-2',
  'edge',
  'line',
  'page',
  'sunken',
  'surface',
  'ok',
  'ok-soft',
  'warn',
  'warn-soft',
  'warn-line',
  'err',
  'err-soft',
] as const;
export type ColorName = (typeof COLOR_NAMES)[number];
export type Colors = Readonly<Record<ColorName, string>>;

const degrees = (d: number): number => (d * Math.PI) / 180;
/** Above this lightness a brand keeps its own color on buttons and gets dark text. */
const BRIGHT = 0.74;

/**
 * Every color of the product from one brand color, as hex: lightness fixed so that text is legible in any hue, neutrals tinted slightly
 * toward it, status colors fixed. Throws when the brand is not "#rrggbb".
 */
export function deriveColors(brandColor: string): Colors {
  const [l, c, h] = oklchOf(rgbOf(brandColor));
  const held = clamp(0.3, l, 0.5);
  const bright = l > BRIGHT;
  const dark = c * Math.min(1, 0.5 / (l || 1));
  const fill: Oklch = bright ? [l, c, h] : [held, dark, h];
  const meaning = (lightness: number, chroma: number, hue: number): Oklch => [lightness, chroma, degrees(hue)];
  const neutral = (lightness: number, most: number): Oklch => [lightness, Math.min(c, most), h];
  const table: Record<Exclude<ColorName, 'brand'>, Oklch> = {
    accent: [held, dark, h],
    'accent-strong': [held - 0.07, dark, h],
    'accent-soft': [0.955, Math.min(c * 0.2, 0.022), h],
    'accent-line': [0.84, Math.min(c * 0.55, 0.07), h],
    fill,
    'fill-hover': [fill[0] - 0.05, fill[1], h],
    'on-fill': bright ? [0.2, Math.min(c * 0.1, 0.015), h] : [1, 0, h],
    focus: [held, dark, h],
    ink: neutral(0.23, 0.016),
    'ink-2': neutral(0.43, 0.014),
    edge: neutral(0.58, 0.014),
    line: neutral(0.895, 0.008),
    page: neutral(0.982, 0.004),
    sunken: neutral(0.955, 0.006),
    surface: [1, 0, 0],
    ok: meaning(0.44, 0.1, 157),
    'ok-soft': meaning(0.962, 0.026, 157),
    warn: meaning(0.45, 0.095, 68),
    'warn-soft': meaning(0.968, 0.036, 88),
    'warn-line': meaning(0.8, 0.12, 80),
    err: meaning(0.485, 0.185, 27),
    'err-soft': meaning(0.968, 0.016, 25),
  };
  const entries = COLOR_NAMES.map((name) => [name, name === 'brand' ? brandColor.toLowerCase() : hexOf(rgbOfOklch(table[name]))] as const);
  return Object.fromEntries(entries) as Colors;
}

/**
 * All tokens of a lender by name without dashes: colors as hex, radius, fonts, and the weight and tracking of the question
 * (a sans question is set a little heavier and tighter). Throws when the radius is not 0–16.
 */
export function deriveTokens(brand: Brand): Readonly<Record<string, string>> {
  const radius = brand.radius ?? 8;
  if (!(radius >= 0 && radius <= 16)) throw new Error(`Radius must be 0 to 16 px, not ${radius}`);
  const question = brand.fontQuestion ?? USUAL.question;
  const { weight, tracking } = questionLook(question);
  return {
    ...deriveColors(brand.color),
    radius: `${radius}px`,
    'font-text': stackOf(brand.fontText ?? USUAL.text),
    'font-question': stackOf(question),
    'w-question': weight,
    'track-question': tracking,
  };
}
