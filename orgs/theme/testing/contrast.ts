import { deriveColors, type ColorName } from '../derive-tokens.ts';
import { linear, type Rgb, rgbOf } from '../oklch.ts';

/** Relative luminance of WCAG 2, 0–1. */
const luminance = ([r, g, b]: Rgb): number => 0.2126 * linear(r / 255) + 0.7152 * linear(g / 255) + 0.0722 * linear(b / 255);

/** The WCAG 2.2 contrast ratio of two hex colors, 1–21. */
export function contrastRatio(one: string, other: string): number {
  const a = luminance(rgbOf(one));
  const b = luminance(rgbOf(other));
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

export interface Pair {
  readonly front: ColorName;
  readonly ground: ColorName;
  readonly atLeast: 4.5 | 3;
}

const GROUNDS = ['surface', 'page', 'sunken', 'accent-soft'] as const;
const MEANINGS = ['ok', 'warn', 'err'] as const;
const words = (front: ColorName, ...grounds: readonly ColorName[]): Pair[] => grounds.map((ground) => ({ front, ground, atLeast: 4.5 }));
const control = (front: ColorName, ...grounds: readonly ColorName[]): Pair[] => grounds.map((ground) => ({ front, ground, atLeast: 3 }));

/** Every pair of colors used on each other: text needs a ratio of 4.5, borders and icons 3 (WCAG 1.4.3, 1.4.11). */
export const PAIRS: readonly Pair[] = [
  ...(['ink', 'ink-2', 'accent', 'accent-strong'] as const).flatMap((front) => words(front, ...GROUNDS)),
  ...(['ink', 'ink-2'] as const).flatMap((front) => words(front, 'warn-soft', 'err-soft', 'ok-soft')),
  ...words('accent', 'warn-soft', 'err-soft', 'ok-soft'),
  ...words('on-fill', 'fill', 'fill-hover'),
  ...words('surface', 'ink', 'err'),
  ...MEANINGS.flatMap((front) => words(front, `${front}-soft`, 'surface', 'page')),
  ...(['edge', 'accent'] as const).flatMap((front) => control(front, ...GROUNDS)),
  ...control('accent', 'line'),
  ...control('surface', 'accent', 'edge'),
  ...control('err', 'page', 'surface'),
];

export interface FaintPair extends Pair {
  readonly ratio: number;
}

/** The pairs with too little contrast for a brand color; lender settings with any are refused. */
export function faintPairs(brandColor: string): FaintPair[] {
  const colors = deriveColors(brandColor);
  return PAIRS.map((pair) => ({ ...pair, ratio: contrastRatio(colors[pair.front], colors[pair.ground]) })).filter(
    ({ ratio, atLeast }) => ratio < atLeast,
  );
}
