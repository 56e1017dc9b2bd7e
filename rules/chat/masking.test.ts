import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maskNumbers, maskPreview } from './masking.ts';

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');
/** The digits with the check digit that makes a card's number of them. */
function card(digits: string): string {
  for (let check = 0; check < 10; check += 1) {
    const all = `${digits}${check}`;
    const sum = Array.from(all)
      .toReversed()
      .reduce((before, digit, at) => {
        const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
        return before + (value > 9 ? value - 9 : value);
      }, 0);
    if (sum % 10 === 0) return all;
  }
  throw new Error('no check digit');
}
const digits = (min: number, max: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: min, maxLength: max }).map((list) => list.join(''));
const gap = fc.constantFrom('', ' ', '-', '.', '–');
const words = fc.constantFrom('', 'My number is ', 'it is (', '"', 'x: ', 'Grace Happy,', 'No.', 'SSN-', '…');

describe('numbers in a chat', () => {
  test('of a card only the last four digits are left, however it is typed', () =>
    fc.assert(
      fc.property(words, digits(12, 18), gap, fc.integer({ min: 2, max: 6 }), (before, typed, between, size) => {
        const number = card(typed);
        const shown = number.match(new RegExp(`.{1,${size}}`, 'g'))?.join(between) ?? '';
        const masked = maskNumbers(`${before}${shown} thanks`);
        expect(digitsOf(masked)).toBe(number.slice(-4));
      }),
    ));

  test('of a Social Security number only the last four are left, together or with one kind of gap', () =>
    fc.assert(
      fc.property(words, digits(9, 9), gap, (before, ssn, between) => {
        const shown = [ssn.slice(0, 3), ssn.slice(3, 5), ssn.slice(5)].join(between);
        expect(digitsOf(maskNumbers(`${before}${shown}.`))).toBe(ssn.slice(-4));
      }),
    ));

  test.each(['account', 'Acct', 'account number', 'routing', 'my account no.', 'número de cuenta', 'seguro social'])(
    'of what is called %s only the last four are left',
    (name) => {
      expect(maskNumbers(`${name}: 12345678`)).toBe(`${name}: ••••5678`);
    },
  );

  test('masking twice is masking once', () =>
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string({ maxLength: 12 }), digits(4, 19), gap), { maxLength: 8 }), (parts) => {
        const once = maskNumbers(parts.join(''));
        expect(maskNumbers(once)).toBe(once);
      }),
    ));

  test('nothing but digits changes, and none is added', () =>
    fc.assert(
      fc.property(fc.string(), (message) => {
        const masked = maskNumbers(message);
        expect(masked.replaceAll(/[\d•]/g, '')).toBe(message.replaceAll(/[\d•]/g, ''));
        expect(masked).toHaveLength(message.length);
      }),
    ));

  test.each([
    'My offer is $123,456,789.00 and I need 85000 by 11/27/2026',
    'Call me at (602) 555-0101 or 602-555-0101 or 6025550101',
    'The ZIP is 85004-1234',
    'Order 1234567890123',
    'It was $250,000.00 at 8.45%',
    'Application 0198f000-0000-7000-8000-0000000000c1',
  ])('%s stays', (message) => {
    expect(maskNumbers(message)).toBe(message);
  });

  test.each([
    ['4111 1111 1111 1111 12/28 123', '•••• •••• •••• 1111 12/28 123'],
    ['4111111111111111 123', '••••••••••••1111 123'],
    ['4111111111111111-12-28', '••••••••••••1111-12-28'],
    ['666-10 1001', '•••-•• 1001'],
    ['666/10/1001', '•••/••/1001'],
    ['666\u00A010\u00A01001', '•••\u00A0••\u00A01001'],
    ['666 \u2011 10 \u2011 1001', '••• \u2011 •• \u2011 1001'],
    ['1980,666-10-1001', '1980,•••-••-1001'],
    ['６６６-１０-１００１', '•••-••-１００１'],
  ])('%s is masked', (typed, masked) => expect(maskNumbers(typed)).toBe(masked));

  test.each(['85004-1234', '(602) 555-0101', '$123456789', '$1,234,567.89 and 250,000', '2026-11-28 and 11/28/2026', 'loan 1002003'])(
    '%s stays',
    (typed) => expect(maskNumbers(typed)).toBe(typed),
  );

  test('a preview shows no digit of a number that is still being typed', () => {
    expect(maskPreview('My ssn is 666-10-100')).toBe('My ssn is •••-••-•••');
    expect(maskPreview('4111 1111 1111 11')).toBe('•••• •••• •••• ••');
    expect(maskPreview('in 2026 I paid 1200')).toBe('in 2026 I paid 1200');
  });
});
