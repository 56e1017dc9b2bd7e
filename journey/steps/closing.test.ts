import { expect, test } from 'vitest';
import { foldedFacts, some } from '../application/testing/sample-facts.ts';
import { approvalsNeeded } from './funding.ts';

test.each([
  [249_999.99, 1],
  [250_000, 1],
  [250_000.01, 2],
])('a line of %d dollars is funded by %d (lending §1.2, row 38: above $250,000)', (lineAmount, people) => {
  expect(approvalsNeeded(foldedFacts(some('applicationCreated'), some('offerSelected', { lineAmount })))).toBe(people);
});
