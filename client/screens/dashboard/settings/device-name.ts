import { DEVICES } from './copy.ts';

/** First match wins: Edge and Opera also contain "Chrome", Chrome also contains "Safari". */
const BROWSERS = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;
const SYSTEMS = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux|X11/, 'Linux'],
] as const;

const nameIn = (rows: readonly (readonly [RegExp, string])[], userAgent: string): string | undefined =>
  rows.find(([pattern]) => pattern.test(userAgent))?.[1];

/** A browser and system in plain words: "Chrome on Windows". */
export function deviceName(userAgent: string): string {
  const browser = nameIn(BROWSERS, userAgent);
  const system = nameIn(SYSTEMS, userAgent);
  return browser !== undefined && system !== undefined ? DEVICES.on(browser, system) : (browser ?? system ?? DEVICES.unknown);
}
