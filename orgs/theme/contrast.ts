import { linear, type Rgb, rgbOf } from './oklch.ts';

/** Relative luminance of WCAG 2, 0–1. */
const luminance = ([r, g, b]: Rgb): number => 0.2126 * linear(r / 255) + 0.7152 * linear(g / 255) + 0.0722 * linear(b / 255);

/** The WCAG 2.2 contrast ratio of two hex colors, 1–21. */
export function contrastRatio(one: string, other: string): number {
  const a = luminance(rgbOf(one));
  const b = luminance(rgbOf(other));
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
