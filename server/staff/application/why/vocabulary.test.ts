import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECK_KINDS } from '@hearthline/providers/checks/port.ts';
import { findingOf } from '@hearthline/providers/checks/scenarios.ts';
import { NOTARY_OBSTACLES } from '@hearthline/providers/notary/port.ts';
import { inWords } from '@hearthline/journey/fact-sentences/row.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stepErrorText } from './step-vocabulary.ts';
import { FINDINGS, IDENTITY, NOTARY_ENDED, wordsIn } from './vocabulary.ts';

const ROOT = join(import.meta.dirname, '../../../..');
/** The sources below a folder of the codebase, without tests. */
const sourcesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !/(^|\/)(testing|world)\//.test(name))
    .map((name) => readFileSync(join(ROOT, folder, name), 'utf8'));
const codesIn = (sources: readonly string[], ...patterns: readonly RegExp[]): string[] => [
  ...new Set(sources.flatMap((source) => patterns.flatMap((pattern) => [...source.matchAll(pattern)].map(([, code = '']) => code)))),
];

/** Ports that no job of an application calls. */
const NOT_OF_JOBS = /^(chat|mail|text|address|market-rates|insurance|wire|world|testing)$/;
const jobPorts = readdirSync(join(ROOT, 'providers'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !NOT_OF_JOBS.test(entry.name))
  .map(({ name }) => `providers/${name}`);

test('every code with which a job gives up, or a vendor of a job answers, has words', () => {
  const ofJobs = codesIn(sourcesIn('server/steps'), /GiveUp\('([A-Z_]+)'\)/g, /gaveUp = '([A-Z_]+)'/g);
  const ofVendors = codesIn(jobPorts.flatMap(sourcesIn), /reasonCode: '([A-Z_]+)'/g, /endedAnswer\('[A-Z_]+', '([A-Z_]+)'/g);
  const ofAnyCall = codesIn(sourcesIn('providers/wire'), /failed\([^)]*'(?:RETRYABLE|FATAL)', '([A-Z_]+)'/g);
  expect([ofJobs.length > 25, ofVendors.length > 25, ofAnyCall.length > 5]).toEqual([true, true, true]);
  // The name at a bank is in the words of server/staff/payees.ts.
  const known = (code: string) => stepErrorText(code) !== inWords(code) || Object.hasOwn(IDENTITY, code) || code === 'NAME_UNSURE';
  expect([...ofJobs, ...ofVendors, ...ofAnyCall].filter((code) => !known(code)).toSorted()).toEqual([]);
});

test('every finding of a check, and everything that keeps a notary from meeting by video, has words', () => {
  const findings = CHECK_KINDS.flatMap((kind) =>
    ['HIT', 'CLEAR', 'EMPLOYER_UNREACHABLE'].flatMap((requested) => findingOf(kind, undefined, requested).findings),
  );
  expect(findings.length).toBeGreaterThan(8);
  expect(findings.filter((code) => !Object.hasOwn(FINDINGS, code))).toEqual([]);
  expect(NOTARY_OBSTACLES.filter((code) => !Object.hasOwn(NOTARY_ENDED, code))).toEqual([]);
});

test('a code that nobody knows is words too: no capitals joined by underscores reach a page', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z]{2,8}(_[A-Z0-9]{1,8}){1,4}$/), (code) => {
      for (const text of [stepErrorText(code), wordsIn(FINDINGS, code), stepErrorText(`NOTARY_RETURN_LACKS_${code}`)])
        expect(text).not.toMatch(/[A-Z0-9]_[A-Z0-9]/);
    }),
  );
});
