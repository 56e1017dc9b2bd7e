import { expect, test } from 'vitest';
import { tabStorage } from '../storage.ts';
import { EXPERIMENTS_KEY, storedExperiments } from './given-experiments.ts';

const GIVEN = { experiment: 'registration-reassurance-1', surface: 'registration-reassurance', variation: 'stop-first' };
const stored = (value: unknown) => {
  tabStorage.setItem(EXPERIMENTS_KEY, typeof value === 'string' ? value : JSON.stringify(value));
  return storedExperiments();
};

test('the experiments of the tab are read back', () => {
  expect(stored([GIVEN])).toEqual([GIVEN]);
});

test.each(['{', '7', 'null', '[1,null]'])('stored %s is no experiment', (text) => {
  expect(stored(text)).toEqual([]);
});

test('what is not of the table of surfaces is not shown, whichever experiment stored it', () => {
  expect(
    stored([
      { ...GIVEN, surface: 'apr' },
      { ...GIVEN, variation: 'a-lower-rate' },
      { ...GIVEN, surface: '__proto__' },
    ]),
  ).toEqual([]);
});
