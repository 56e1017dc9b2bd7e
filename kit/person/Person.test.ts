import { expect, test } from 'vitest';
import { initialsOf } from './Person.tsx';

test.each([
  ['Grace Happy', 'GH'],
  ['  dana  van mercer ', 'DM'],
  ['Cher', 'C'],
  ['', ''],
])('%j is %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
