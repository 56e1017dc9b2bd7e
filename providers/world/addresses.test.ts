import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findAddresses } from './addresses.ts';

const found = (search: string) => findAddresses(search).map(({ fullAddress }) => fullAddress);

test('fewer than three characters find nothing', () => {
  expect(found('10')).toEqual([]);
  expect(found('  1 ')).toEqual([]);
});

test('known sandbox addresses come first, with their unit', () => {
  expect(found('101 cl').slice(0, 3)).toEqual([
    '101 Clear Path Ln, Phoenix AZ 85004',
    '101 Clear Path Ln Unit 2, Phoenix AZ 85004',
    '101 Clear Palm Ct, Mesa AZ 85201',
  ]);
  expect(findAddresses('101 clear palm ct mesa')[0]).toEqual({
    street1: '101 Clear Palm Ct',
    street2: '',
    city: 'Mesa',
    state: 'AZ',
    zip: '85201',
    fullAddress: '101 Clear Palm Ct, Mesa AZ 85201',
  });
});

test.each(['101 Clear Path Lane', '101 clear path la', '101 CLEAR PATH LN, Phoenix', '101 clear path lan phoe'])(
  'long, short and half-typed spellings match: %s',
  (search) => {
    expect(found(search)[0]).toBe('101 Clear Path Ln, Phoenix AZ 85004');
  },
);

test('a city narrows a street that exists everywhere', () => {
  expect(found('12 oak st reno')).toEqual(['12 Oak St, Reno NV 89501']);
  expect(found('700 alamo')).toEqual(['700 Alamo St, San Antonio TX 78205']);
});

test.each(['TX', 'NY', 'HI', 'AK'])('%s has addresses', (state) => {
  expect(findAddresses(`12 Maple St ${{ TX: 'Austin', NY: 'Buffalo', HI: 'Honolulu', AK: 'Anchorage' }[state]}`)[0]).toMatchObject({
    state,
  });
});

test('any text finds at most ten complete addresses, the same each time', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.tuple(fc.nat(99_999), fc.constantFrom('m', 'oak', 'main st', 'clear p')).map((parts) => parts.join(' ')),
      ),
      (search) => {
        const answers = findAddresses(search);
        expect(answers.length).toBeLessThanOrEqual(10);
        expect(new Set(answers.map(({ fullAddress }) => fullAddress)).size).toBe(answers.length);
        for (const { street1, state, zip } of answers) expect(`${street1}|${state}|${zip}`).toMatch(/^\d+ .+\|[A-Z]{2}\|\d{5}$/);
        expect(findAddresses(search)).toEqual(answers);
      },
    ),
  );
});
