import { expect, test } from 'vitest';
import { nextRow } from './Typeahead.tsx';
import { typedPart } from './TypeaheadList.tsx';

test('the typed part is found regardless of case', () => {
  expect(typedPart('101 Clear Path Ln', '101 clear PA')).toEqual(['', '101 Clear Pa', 'th Ln']);
  expect(typedPart('101 Clear Path Ln', 'Oak')).toEqual(['101 Clear Path Ln', '', '']);
  expect(typedPart('101 Clear Path Ln', '  ')).toEqual(['101 Clear Path Ln', '', '']);
});
test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 2, 3],
  ['ArrowDown', 3, -1],
  ['ArrowUp', -1, 3],
  ['ArrowUp', 0, -1],
  ['Home', 2, 0],
  ['End', 0, 3],
  ['Home', -1, null],
  ['End', -1, null],
  ['a', 1, null],
] as const)('%s from row %d of 4 leads to %j', (key, from, to) => {
  expect(nextRow(key, from, 4)).toBe(to);
});
test('with no rows, keys lead nowhere', () => {
  expect(nextRow('ArrowDown', -1, 0)).toBeNull();
});
