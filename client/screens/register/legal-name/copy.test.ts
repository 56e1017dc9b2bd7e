import { expect, test } from 'vitest';
import { nameFix } from './copy.ts';

test.each([
  ["O'Brien", /apostrophes and periods: OBrien/],
  ['O’Brien', /apostrophes/],
  ['St. John', /apostrophes/],
  ['Smith, Jr.', /apostrophes/],
  ['O', /at least two letters/],
  ['x'.repeat(61), /60 letters at most/],
  ['P3tra', /Leave out “3”/],
  ['Ann <b>', /Leave out “<”/],
] as const)('%j is told what to change', (name, fix) => {
  expect(nameFix(name)).toMatch(fix);
});
