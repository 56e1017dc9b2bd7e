import fc from 'fast-check';
import { expect, test } from 'vitest';
import { phoneText } from './PhoneField.tsx';

test.each([
  ['', ''],
  ['6', '(6'],
  ['602', '(602'],
  ['6025', '(602) 5'],
  ['6025550142', '(602) 555-0142'],
  ['602.555.0142', '(602) 555-0142'],
  ['+1 602 555 0142', '(602) 555-0142'],
  ['60255501429', '(602) 555-0142'],
  ['1602555014', '(160) 255-5014'],
])('%s is formatted as %s', (typed, text) => {
  expect(phoneText(typed)).toBe(text);
});
test('at most 14 characters, and formatting twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const text = phoneText(typed);
      expect(text.length).toBeLessThanOrEqual(14);
      expect(phoneText(text)).toBe(text);
    }),
  );
});
