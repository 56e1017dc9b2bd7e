import { SURFACE_KEYS } from '@hearthline/rules/experiments.ts';
import { expect, test } from 'vitest';

import { isTest, read, SOURCES } from './tree.ts';

const CODE = SOURCES.filter((file) => /\.tsx?$/.test(file) && !isTest(file));
/** Code that prices, decides who is eligible, or writes what is disclosed. */
const DECIDES = /^(?:rules|journey|orgs|documents)\/|^server\/(?:engine|steps|messages)\//;
/** What code that reads a flag or an experiment contains: a name of them, or their tables. */
const READS =
  /isFlagOn|flagOf|publicFlags|assignedTo|variationOf|@openfeature|\b(?:from|join|update|into)\s+"?(?:flag|experiment|experiment_assignment|setting_change)"?\b/i;

/** Those of them with such a word, and why. */
const NAMED: Readonly<Record<string, string>> = {
  'rules/experiments.ts': 'the table of what an experiment may vary',
  'server/engine/retention.ts': 'deletes the assignments of visitors after thirteen months',
};

test('what prices, decides or discloses names no flag, no experiment and none of their tables', () => {
  const files = CODE.filter((file) => DECIDES.test(file));
  expect(files.length).toBeGreaterThan(250);
  expect(files.filter((file) => READS.test(read(file))).toSorted()).toEqual(Object.keys(NAMED).toSorted());
});

test('such a read would be found', () => {
  for (const planted of [
    "if (await isFlagOn(ctx, 'x', org)) rate -= 1",
    'select enabled from flag where key = $1',
    'update experiment set state',
  ])
    expect(planted).toMatch(READS);
});

test('every surface an experiment may vary is read by one screen of the client, and no other screen reads one', () => {
  const reading = CODE.filter((file) => /^client\/(?!services\/)/.test(file)).flatMap((file) =>
    [...read(file).matchAll(/\buseVariation\('([^']+)'\)/g)].map(([, surface]) => `${surface} in ${file}`),
  );
  expect(reading.toSorted()).toEqual([
    'registration-contact in client/screens/register/phone-and-email/PhoneAndEmail.tsx',
    'registration-reassurance in client/screens/register/legal-name/LegalName.tsx',
  ]);
  expect(SURFACE_KEYS.filter((key) => !reading.some((line) => line.startsWith(`${key} `)))).toEqual([]);
});
