import fc from 'fast-check';
import { expect, test } from 'vitest';
import { draggedTo, keyedTo, nearestAllowed } from './slider-steps.ts';

const range = { min: 15_000, max: 302_144, step: 1000, pageStep: 10_000 };

test.each([
  ['ArrowRight', 100_000, 101_000],
  ['ArrowUp', 87_213, 88_000],
  ['ArrowLeft', 100_000, 99_000],
  ['ArrowDown', 87_213, 87_000],
  ['PageUp', 100_000, 110_000],
  ['PageDown', 100_000, 90_000],
  ['Home', 100_000, 15_000],
  ['End', 100_000, 302_144],
  ['ArrowRight', 302_000, 302_144],
  ['ArrowLeft', 15_000, 15_000],
  ['a', 100_000, null],
] as const)('%s from %d leads to %j', (key, from, to) => {
  expect(keyedTo(key, from, range)).toBe(to);
});
test('a drag ends on a whole step or at an end of the range', () => {
  expect(draggedTo(87_213, range)).toBe(87_000);
  expect(draggedTo(302_144, range)).toBe(302_144);
  expect(draggedTo(15_000, range)).toBe(15_000);
});
test('no key or drag leads out of range', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e6, max: 1e7 }), fc.constantFrom('ArrowUp', 'ArrowDown', 'PageUp', 'PageDown'), (amount, key) => {
      for (const to of [nearestAllowed(amount, range), draggedTo(amount, range), keyedTo(key, amount, range)]) {
        expect(to).toBeGreaterThanOrEqual(range.min);
        expect(to).toBeLessThanOrEqual(range.max);
      }
    }),
  );
});
