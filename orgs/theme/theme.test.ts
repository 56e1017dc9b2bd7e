import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tokensCss } from './testing/tokens-css.ts';
import { contrastRatio, faintPairs, PAIRS } from './testing/contrast.ts';
import { deriveColors, deriveTokens } from './derive-tokens.ts';
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

describe('a lender’s colors', () => {
  test.each(['#14543f', '#6d2f6f', '#f4c20d', '#ffffff', '#000000', '#808080', '#ff0000'])(
    '%s has no pair with too little contrast',
    (hex) => {
      expect(faintPairs(hex)).toEqual([]);
    },
  );
  test('nor has any other brand color', () => {
    fc.assert(
      fc.property(color, (hex) => {
        expect(faintPairs(hex)).toEqual([]);
      }),
      { numRuns: 2000 },
    );
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
  test('every pair names derived colors', () => {
    const colors = deriveColors('#14543f');
    for (const { front, ground } of PAIRS) expect([colors[front], colors[ground]]).not.toContain(undefined);
  });
});

describe('tokens', () => {
  test('defaults, and a sans question font', () => {
    expect(deriveTokens({ color: '#14543f' })).toMatchObject({ radius: '8px', 'w-question': '600' });
    const sans = 'Arial, sans-serif';
    expect(deriveTokens({ color: '#6d2f6f', radius: 14, fontText: sans, fontQuestion: sans })).toMatchObject({
      radius: '14px',
      'w-question': '680',
      'track-question': '-.018em',
    });
  });
  test('a radius over 16 is refused', () => {
    expect(() => deriveTokens({ color: '#14543f', radius: 17 })).toThrow('Radius');
  });
  test('the tokens as one CSS rule', () => {
    expect(tokensCss({ color: '#14543F' })).toMatch(/^:root\{--brand:#14543f;--accent:#[0-9a-f]{6};.*\}$/);
  });
});
