import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Definition, deviceOf, NOT_VARIABLE, refusalsOf, SURFACE_KEYS, SURFACES, variationAt, wilson } from './experiments.ts';

const VALID: Definition = {
  surface: 'registration-reassurance',
  question: 'Does naming the way out first bring more people to their rate?',
  variations: [
    { key: 'encryption-first', weight: 50 },
    { key: 'stop-first', weight: 50 },
  ],
};
const fields = (change: Partial<Definition>) => refusalsOf({ ...VALID, ...change }).map(({ field }) => field);

describe('a definition', () => {
  test('over a surface of the table, with shares that add up to 100, is not refused', () => {
    expect(refusalsOf(VALID)).toEqual([]);
  });

  test.each([
    'apr',
    'origination-fee',
    'rate',
    'eligibility',
    'credit-score-minimum',
    'important-terms',
    'consent',
    '__proto__',
    'toString',
    '',
  ])('that would vary %s is refused, whatever its variations', (surface) => {
    expect(refusalsOf({ ...VALID, surface })).toEqual([{ field: 'surface', message: NOT_VARIABLE }]);
  });

  test('any other name than those of the table is refused', () => {
    fc.assert(fc.property(fc.string(), (surface) => SURFACE_KEYS.some((key) => key === surface) || fields({ surface })[0] === 'surface'));
  });

  test('is refused with one variation, one twice, an unknown one, or shares that are not whole or not 100', () => {
    const [first, second] = VALID.variations as [Definition['variations'][0], Definition['variations'][0]];
    expect(fields({ variations: [{ ...first, weight: 100 }] })).toContain('variations');
    expect(fields({ variations: [first, first] })).toEqual(['variations']);
    expect(fields({ variations: [first, { key: 'a-lower-rate', weight: 50 }] })).toEqual(['variations']);
    for (const weight of [49, 51, 50.5, 0, -1, Number.NaN])
      expect(fields({ variations: [first, { ...second, weight }] })).toEqual(['variations']);
    expect(fields({ question: 'Why?' })).toEqual(['question']);
  });
});

test('no surface and no variation is worded as a price, a fee, eligibility, a disclosure or a consent', () => {
  const told = SURFACE_KEYS.flatMap((key) => [key, SURFACES[key].shows, ...Object.entries(SURFACES[key].variations).flat()]).join('\n');
  expect(told).not.toMatch(/\b(?:apr|rate|price|fee|cost|payment|offer|eligib|qualif|score|disclos|notice|consent|terms|decline|amount)/i);
});

test('the control of a surface is one of its variations', () => {
  for (const key of SURFACE_KEYS) expect(Object.keys(SURFACES[key].variations)).toContain(SURFACES[key].control);
});

test('a point falls into the share it lies in, and every point below 1 into one', () => {
  const shares = fc.integer({ min: 1, max: 99 }).map((weight) => [
    { key: 'a', weight },
    { key: 'b', weight: 100 - weight },
  ]);
  fc.assert(
    fc.property(
      shares,
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      (variations, point) => variationAt(point, variations) === (point * 100 < (variations[0]?.weight ?? 0) ? 'a' : 'b'),
    ),
  );
});

test('the interval holds the share seen, lies within 0 and 1, and narrows with the visitors', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), fc.double({ min: 0, max: 1, noNaN: true }), (of, part) => {
      const hits = Math.round(of * part);
      const [low, high] = wilson(hits, of);
      const [lower, higher] = wilson(hits * 4, of * 4);
      expect(low >= 0 && high <= 1 && low <= hits / of + 1e-9 && high >= hits / of - 1e-9).toBe(true);
      expect(higher - lower).toBeLessThan(high - low);
    }),
  );
  expect(wilson(0, 0)).toEqual([0, 1]);
  // 10 of 50: Brown, Cai and DasGupta 2001 give 0.112 to 0.330
  expect(wilson(10, 50).map((one) => one.toFixed(3))).toEqual(['0.112', '0.330']);
});

test('a device is told by the width of the window', () => {
  expect([390, 767, 768, 1023, 1024].map(deviceOf)).toEqual(['phone', 'phone', 'tablet', 'tablet', 'computer']);
});
