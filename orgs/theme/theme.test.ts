import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faintPairs } from './testing/faint-pairs.ts';
import { tokensCss } from './testing/tokens-css.ts';
import { COLOR_USES, contrastOf, differenceOf, nearestPassing, passesAll } from './color-uses.ts';
import { contrastRatio } from './contrast.ts';
import { deriveColors, deriveTokens } from './derive-tokens.ts';
import { familiesOf, standInRules } from './families.ts';
import { hexOf, oklchOf, rgbOf, rgbOfOklch } from './oklch.ts';

const color = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

describe('color arithmetic', () => {
  test('a color survives the round trip', () => {
    fc.assert(
      fc.property(color, (hex) => {
        expect(hexOf(rgbOfOklch(oklchOf(rgbOf(hex))))).toBe(hex);
      }),
    );
  });
  test('ratios agree with WCAG examples', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });
  test('anything but a color is refused', () => {
    for (const bad of ['green', '#fff', '#12345g', '']) expect(() => deriveColors(bad)).toThrow('Not a color');
  });
});

/** Where little is left for the arithmetic: yellow, neon, nearly white, nearly black, gray, and both sides of the switch to dark words. */
const HARD =
  '14543f 6d2f6f f4c20d ffff00 ccff00 00ff00 39ff14 00ffff ff00ff ff0000 0000ff ff7a00 24cc18 0ce448 ffffff fefefe fffff0 f0f8ff 000000 010101 00000a 0a0000 808080 7f7f7f 767676 c0c0c0 b1acae aaadac 999999'
    .split(' ')
    .map((hex) => `#${hex}`);

describe('a lender’s colors', () => {
  test.each(HARD)('%s has no words, edge, icon or ring with too little contrast', (hex) => {
    expect(faintPairs(hex)).toEqual([]);
  });
  test('nor has any other brand color', () => {
    fc.assert(
      fc.property(color, (hex) => {
        expect(faintPairs(hex)).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });
  test('words need 4.5, and what is not words 3', () => {
    for (const { what, atLeast } of COLOR_USES) expect([what, atLeast]).toEqual([what, what === 'words' ? 4.5 : 3]);
    for (const state of ['rest', 'hover', 'pressed', 'focus', 'chosen', 'error', 'warning', 'disabled'])
      expect(COLOR_USES.some((use) => use.state === state)).toBe(true);
  });
  test('a logo in the brand’s own color fails where the color is too bright', () => {
    const logo = (hex: string) =>
      contrastOf(hex).flatMap(({ what, ground, ratio, passes }) => (what === 'logo' ? [{ ground, ratio, passes }] : []));
    expect(logo('#14543f').map(({ passes }) => passes)).toEqual([true, true]);
    expect(logo('#f4c20d')).toEqual([
      { ground: 'surface', ratio: contrastRatio('#f4c20d', '#ffffff'), passes: false },
      { ground: 'page', ratio: contrastRatio('#f4c20d', deriveColors('#f4c20d').page), passes: false },
    ]);
  });
  test('a dark brand color is used as it is, a bright one keeps its button and darkens its text', () => {
    expect(deriveColors('#14543f').fill).toBe('#14543f');
    const yellow = deriveColors('#f4c20d');
    expect(yellow.fill).toBe('#f4c20d');
    expect(contrastRatio(yellow.accent, yellow.page)).toBeGreaterThan(4.5);
    expect(yellow['on-fill']).not.toBe('#ffffff');
  });
  test('status colors are the same for all lenders', () => {
    const [one, other] = [deriveColors('#14543f'), deriveColors('#f4c20d')];
    for (const name of ['ok', 'warn', 'err', 'ok-soft', 'warn-soft', 'err-soft', 'warn-line'] as const) expect(one[name]).toBe(other[name]);
  });
});

describe('the nearest color that passes', () => {
  const [dark, yellow] = ['#14543f', '#f4c20d'];
  const hueOf = (hex: string) => oklchOf(rgbOf(hex));

  test('is the color itself where it passes', () => {
    expect(passesAll(dark)).toBe(true);
    expect(nearestPassing('#14543F')).toBe(dark);
  });
  test('passes every pair, in the same hue and no more vivid, for any color', () => {
    fc.assert(
      fc.property(fc.oneof(color, fc.constantFrom(...HARD)), (hex) => {
        const found = nearestPassing(hex);
        expect(contrastOf(found).filter(({ passes }) => !passes)).toEqual([]);
        const [[, chroma, hue], [, chromaThere, hueThere]] = [hueOf(hex), hueOf(found)];
        expect(chromaThere).toBeLessThan(chroma + 0.01);
        // of a gray, the hue says nothing
        expect(Math.min(chroma, chromaThere) * Math.abs(Math.sin((hueThere - hue) / 2)) * 2).toBeLessThan(0.012);
      }),
      { numRuns: 300 },
    );
  });
  test('has no color between it and the asked one on the straight way to black, and a gray stays gray', () => {
    for (const hex of HARD.filter((one) => !passesAll(one))) {
      const best = differenceOf(hex, nearestPassing(hex));
      const [lightness, chroma, hue] = hueOf(hex);
      for (let part = 0; part < 1; part += 0.004) {
        const between = hexOf(rgbOfOklch([lightness * part, chroma * part, hue]));
        expect([hex, between, differenceOf(hex, between) < best - 0.002 && passesAll(between)]).toEqual([hex, between, false]);
      }
    }
    expect(nearestPassing('#ffffff')).toMatch(/^#(..)\1\1$/);
    expect(contrastRatio(nearestPassing(yellow), deriveColors(nearestPassing(yellow)).page)).toBeLessThan(3.1);
  });
});

describe('tokens', () => {
  test('defaults, and a sans question font', () => {
    expect(deriveTokens({ color: '#14543f' })).toMatchObject({ radius: '8px', 'w-question': '600' });
    const sans = 'Public Sans';
    expect(deriveTokens({ color: '#6d2f6f', radius: 14, fontText: sans, fontQuestion: sans })).toMatchObject({
      radius: '14px',
      'w-question': '680',
      'track-question': '-.018em',
      'font-question': '"Public Sans Variable", "Public Sans Fallback", system-ui, sans-serif',
    });
    expect(deriveTokens({ color: '#6d2f6f', fontQuestion: 'Lora' })).toMatchObject({
      'font-text': '"Source Sans 3 Variable", "Source Sans Fallback", system-ui, sans-serif',
      'font-question': '"Lora Variable", "Lora Fallback", "Lora Fallback Times", serif',
      'w-question': '600',
    });
  });
  test('the families of a brand, each once, and the rules of the stand-ins of those that are not the product’s own', () => {
    expect(familiesOf({ fontText: null, fontQuestion: null })).toEqual(['Source Sans 3', 'Source Serif 4']);
    expect(familiesOf({ fontText: 'Public Sans', fontQuestion: 'Public Sans' })).toEqual(['Public Sans']);
    expect(standInRules(['Source Sans 3', 'Source Serif 4'])).toBe('');
    expect(standInRules(['Source Sans 3', 'Lora'])).toBe(
      "@font-face{font-family:'Lora Fallback';src:local('Georgia');font-weight:200 900;size-adjust:107.1%;ascent-override:93.9%;descent-override:25.6%;line-gap-override:0%}" +
        "@font-face{font-family:'Lora Fallback Times';src:local('Times New Roman'),local('TimesNewRomanPSMT'),local('Liberation Serif'),local('Times');font-weight:200 900;size-adjust:117.6%;ascent-override:85.5%;descent-override:23.3%;line-gap-override:0%}",
    );
  });
  test('a radius over 16 is refused', () => {
    expect(() => deriveTokens({ color: '#14543f', radius: 17 })).toThrow('Radius');
  });
  test('the tokens as one CSS rule', () => {
    expect(tokensCss({ color: '#14543F' })).toMatch(/^:root\{--brand:#14543f;--accent:#[0-9a-f]{6};.*\}$/);
  });
});
