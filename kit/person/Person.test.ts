import { expect, test } from 'vitest';
import { initialsOf, isOwnPicture } from './Person.tsx';

test.each([
  ['Grace Happy', 'GH'],
  ['  dana  van mercer ', 'DM'],
  ['Cher', 'C'],
  ['', ''],
])('%j is %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test.each([
  ['/pictures/dana.webp', true],
  ['data:image/svg+xml,%3Csvg/%3E', true],
  ['//elsewhere.example/dana.webp', false],
  ['https://elsewhere.example/dana.webp', false],
  ['data:text/html,x', false],
  ['', false],
])('%j may be loaded: %s', (address, may) => {
  expect(isOwnPicture(address)).toBe(may);
});
