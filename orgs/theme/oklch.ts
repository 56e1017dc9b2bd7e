/** Lightness 0–1, chroma 0–about .37, hue in radians. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];
/** Red, green and blue, 0–255. */
export type Rgb = readonly [red: number, green: number, blue: number];

export const linear = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const gamma = (v: number): number => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);

/** Clamps `value` to `low` and `high`. */
export function clamp(low: number, value: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}

/** "#14543f" as numbers. Throws on anything but six hex digits after #. */
export function rgbOf(hex: string): Rgb {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new Error(`Not a color: ${hex}`);
  const at = (start: number): number => Number.parseInt(hex.slice(start, start + 2), 16);
  return [at(1), at(3), at(5)];
}

/** Numbers as "#14543f". */
export function hexOf(rgb: Rgb): string {
  return `#${rgb.map((v) => v.toString(16).padStart(2, '0')).join('')}`;
}

/** sRGB to OKLCH (Björn Ottosson's matrices, as CSS Color 4 uses them). */
export function oklchOf(rgb: Rgb): Oklch {
  const [r, g, b] = [linear(rgb[0] / 255), linear(rgb[1] / 255), linear(rgb[2] / 255)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return [lightness, Math.hypot(a, bb), Math.atan2(bb, a)];
}

/** OKLCH to sRGB; out-of-gamut colors are clipped per channel, as browsers do. */
export function rgbOfOklch([lightness, chroma, hue]: Oklch): Rgb {
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const byte = (v: number): number => Math.round(clamp(0, gamma(clamp(0, v, 1)), 1) * 255);
  return [
    byte(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    byte(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    byte(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}
