import { expect, test } from 'vitest';
import { BOXES, bodyOf, DEFAULTS, SCHEMA } from './hmda-answers.ts';

const send = (values: Partial<typeof DEFAULTS>) => bodyOf({ ...DEFAULTS, ...values });

test('nothing is required: an empty page is sent, and is not a refusal', () => {
  expect(SCHEMA.safeParse(DEFAULTS).success).toBe(true);
  expect(send({})).toEqual({
    ethnicities: [],
    ethnicityRefused: false,
    races: [],
    raceRefused: false,
    sexes: [],
    sexRefused: false,
  });
});

test('every box of the form may be checked at once, in the order of the form', () => {
  const codes = (group: keyof typeof BOXES) =>
    BOXES[group].flatMap(({ code, within = [] }) => [code, ...within.map((one) => one.code)]).map(String);
  const data = send({ ethnicities: codes('ethnicities').toReversed(), races: codes('races'), sexes: codes('sexes') });
  expect(data.ethnicities).toEqual([1, 11, 12, 13, 14, 2]);
  expect(data.races).toEqual([1, 2, 21, 22, 23, 24, 25, 26, 27, 3, 4, 41, 42, 43, 44, 5]);
  expect(data.sexes).toEqual([2, 1]);
});

test('a free text is sent trimmed, also without its box; 100 characters are the most', () => {
  expect(send({ tribe: ' Tohono O’odham ' })).toMatchObject({ tribe: 'Tohono O’odham', races: [] });
  expect(SCHEMA.safeParse({ ...DEFAULTS, otherAsian: 'x'.repeat(101) }).success).toBe(false);
});
