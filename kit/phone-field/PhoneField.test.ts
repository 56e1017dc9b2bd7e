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
  ['+', '+'],
  ['+1 602', '+1602'],
  ['+44 20 7946 0958', '+442079460958'],
  ['60255501429', '(602) 555-0142'],
  ['1602555014', '(160) 255-5014'],
])('%s is formatted as %s', (typed, text) => {
  expect(phoneText(typed)).toBe(text);
});
test('at most 14 characters, or a plus and 15 digits, and formatting twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const text = phoneText(typed);
      expect(text.length).toBeLessThanOrEqual(text.startsWith('+') ? 16 : 14);
      expect(phoneText(text)).toBe(text);
    }),
  );
});
