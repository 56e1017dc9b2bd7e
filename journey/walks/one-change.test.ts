import { expect, test } from 'vitest';
import type { Facts } from '../facts.ts';
import { derived, difference } from './derived.ts';
import { HISTORY } from './history.ts';
import { isSameIn, oneChangeEach, withValues } from './one-change.ts';
import { OTHER_VALUES } from './other-values.ts';

/**
 * What follows from an application, and what becomes of it when a single member of the facts is left out, turned round, or has another value: a rule of
 * two conditions shows what each of them does. The application before it, whose members are not varied again: null varies all.
 */
const BEFORE = {
  created: null,
  priced: null,
  verified: HISTORY.priced,
  prepared: HISTORY.verified,
  signed: HISTORY.prepared,
  fundable: HISTORY.signed,
  paying: null,
  Texas: HISTORY.prepared,
  open: HISTORY.fundable,
  unwound: HISTORY.signed,
  refused: HISTORY.fundable,
} as const satisfies Readonly<Record<keyof typeof HISTORY, Facts | null>>;
/** Characters of a line that is shortened where it comes again. */
const LONG = 60;
const NAMES = Object.keys(BEFORE) as (keyof typeof BEFORE)[];

test.each(NAMES)('one change of an application: %s', async (name) => {
  const facts = HISTORY[name];
  const earlier = BEFORE[name];
  const here = derived(facts);
  const changes = [
    ...oneChangeEach(facts).filter((change) => earlier === null || !isSameIn(facts, earlier, change)),
    ...(OTHER_VALUES[name] ?? []).map((values) => withValues(facts, values)),
  ].map(({ what, facts: other }) => [what, ...difference(here, derived(other)).map((text) => `  ${text}`)]);
  const rows = [difference(earlier === null ? new Map() : derived(earlier), here), ...changes.filter((lines) => lines.length > 1)];
  expect(rows.flat().filter((line) => line.includes('fails:'))).toEqual([]);
  const told = new Set<string>();
  /** What was told in full above is told by its beginning. */
  const brief = (line: string): string => {
    if (told.has(line) && line.length > LONG) return `${line.slice(0, LONG)}…`;
    told.add(line);
    return line;
  };
  await expect(`${rows.map((lines) => lines.map(brief).join('\n')).join('\n\n')}\n`).toMatchFileSnapshot(`one-change/${name}.txt`);
});
