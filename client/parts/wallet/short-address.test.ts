import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shortAddress } from './short-address.ts';

test.each([
  ['sx1q9w8e7r6', 'sx1q9w8e7r6'],
  ['sx1q9w8e7r6t', 'sx1q...7r6t'],
  ['', ''],
])('%s is shown as %s', (address, shown) => {
  expect(shortAddress(address)).toBe(shown);
});

test('is never longer than eleven characters, begins and ends as the address does, and is left alone when short', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 80 }), (address) => {
      const shown = shortAddress(address);
      expect(shown.length).toBeLessThanOrEqual(11);
      expect(address.startsWith(shown.slice(0, 4))).toBe(true);
      expect(address.endsWith(shown.slice(-4))).toBe(true);
      expect(shortAddress(shown)).toBe(shown);
    }),
  );
});
