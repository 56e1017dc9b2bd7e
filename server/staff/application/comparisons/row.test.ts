import { expect, test } from 'vitest';
import { amountsVerdict, birthDatesVerdict, gap, namesVerdict, placesVerdict, row, told } from './row.ts';

test.each([
  ['Grace Happy', 'HAPPY, Grace', 'SAME'],
  ['José Núñez', 'NUNEZ, Jose', 'SAME'],
  ['Grace Happy', 'HAPPY, Grace Elena', 'CLOSE'],
  ['Grace Happy', 'ELDERWOOD, Margaret', 'DIFFERENT'],
  ['Grace Happy', '', 'NOT_KNOWN'],
])('the names %s and %s are %s', (ours, theirs, verdict) => {
  expect(namesVerdict(ours, theirs)).toBe(verdict);
});

test.each([
  ['1984-05-17', ['1961', '1984-05-17'], 'SAME'],
  ['1984-05-17', ['1984'], 'CLOSE'],
  ['1984-05-17', ['1984-06'], 'CLOSE'],
  ['1984-05-17', ['1961-03-12'], 'DIFFERENT'],
  ['1984-05-17', [], 'NOT_KNOWN'],
  ['', ['1961'], 'NOT_KNOWN'],
])('the birth date %s and the listed %j are %s', (dob, listed, verdict) => {
  expect(birthDatesVerdict(dob, listed)).toBe(verdict);
});

test.each([
  [['101 Clear Path Ln, Phoenix AZ 85004'], 'SAME'],
  [['Phoenix, Arizona'], 'CLOSE'],
  [['United States'], 'CLOSE'],
  [['Culiacán, Sinaloa, Mexico'], 'DIFFERENT'],
  [[], 'NOT_KNOWN'],
])('a home in Phoenix and %j are %s', (places, verdict) => {
  expect(placesVerdict({ street1: '101 Clear Path Ln', city: 'Phoenix', state: 'AZ', zip: '85004' }, places)).toBe(verdict);
});

test('amounts within the share are close; how far they are apart is said in percent', () => {
  expect([amountsVerdict(100, 100), amountsVerdict(100, 105), amountsVerdict(100, 106), amountsVerdict(null, 1)]).toEqual([
    'SAME',
    'CLOSE',
    'DIFFERENT',
    'NOT_KNOWN',
  ]);
  expect([gap(512_000, 401_000), gap(100, 101), gap(100, 100), gap(null, 1)]).toEqual(['21.7% below', '1.0% above', null, null]);
});

test('what one of both does not say is not compared, and what nobody says has no row', () => {
  expect(row('Title', { ours: undefined, theirs: 'Teacher' })).toEqual({
    label: 'Title',
    ours: null,
    theirs: 'Teacher',
    unit: 'TEXT',
    verdict: 'NOT_KNOWN',
    note: null,
  });
  expect(row('Title', { ours: 'Nurse', theirs: 'Teacher' }).verdict).toBe('DIFFERENT');
  expect([told('Model', ''), told('Model', null), told('Sales', 0)].map((rows) => rows.length)).toEqual([0, 0, 1]);
});
