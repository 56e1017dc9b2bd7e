/**
 * No lender's page, mail, document, reply or row at the desk names another lender. In `npm test` for the first lender and the last; `npm run brands` asks
 * for every surface of every lender (main.ts).
 */
import { FILE_LENDERS } from '@hearthline/orgs/all.ts';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { EXCEPTIONS } from './exceptions.ts';
import { PLANTED, type Recorded } from './planted.ts';
import { IS_SHORT, isWanted, linesOf, PART, tellFound, tellProgress } from './report.ts';
import { findLeaks, type Found } from './run.ts';
import type { Search, Surface } from './search.ts';
import { sitesBelow } from './sites.ts';
import { PUBLIC_URL } from './stage.ts';
import { sharedFiles } from './surfaces/files.ts';

const TOP = join(import.meta.dirname, '..', '..');
const LENDERS = FILE_LENDERS.all;
const PAIR = [LENDERS[0], LENDERS.at(-1)].flatMap((one) => one ?? []);
const MINUTES = 60_000;

describe.runIf(PART === null)('two lenders', () => {
  const surfaces: Surface[] = [];
  let found: Found;
  let search: Search;
  beforeAll(async () => {
    const kept = (surface: Surface, by: Search) => {
      surfaces.push(surface);
      search = by;
    };
    found = await findLeaks({ lenders: PAIR, everything: false, clientFolder: null, kept });
  }, 2 * MINUTES);

  test('show nothing of any other lender, on surfaces of every kind', () => {
    expect(linesOf(found.leaks)).toEqual([]);
    expect(found.missing).toEqual([]);
    expect([...found.kinds.keys()].toSorted()).toEqual(['desk', 'mail', 'notice', 'page', 'pdf', 'picture', 'reply', 'text', 'vendor']);
    expect(found.surfaces).toBeGreaterThan(800);
  });

  test.each(PLANTED)('a planted leak is found: $what', async ({ plant, kind, where }) => {
    const [victim, culprit] = PAIR as [(typeof PAIR)[0], (typeof PAIR)[0]];
    const recorded: Recorded = (orgCode, name) => {
      const one = surfaces.find((surface) => surface.orgCode === orgCode && name.test(surface.name));
      if (!one) throw new Error(`${orgCode} has no surface ${String(name)}`);
      return one;
    };
    const planted = await plant({ victim, culprit, sites: sitesBelow(PUBLIC_URL), recorded });
    expect(planted.name).toMatch(where);
    const leaks = search.leaksIn(planted);
    expect(leaks.map((leak) => [leak.orgCode, leak.surface, leak.kind])).toContainEqual([culprit.orgCode, planted.name, kind]);
    expect(leaks.find((leak) => leak.kind === kind)?.of).toContain(victim.orgCode);
  });
});

/** One of the processes of `npm run brands`: every nth lender. */
test.runIf(PART !== null)(
  'every lender',
  async () => {
    const { index, of } = PART ?? { index: 0, of: 1 };
    const lenders = LENDERS.filter(({ orgCode }) => isWanted(orgCode)).filter((_, at) => at % of === index);
    const found = await findLeaks({
      lenders,
      everything: !IS_SHORT,
      clientFolder: join(TOP, 'client', 'dist'),
      progress: tellProgress,
      known: tellFound,
      shared: index === 0 ? ['client', 'desk'].flatMap((part) => [...sharedFiles(join(TOP, part, 'dist'))]) : [],
    });
    tellFound(found);
    expect(found.surfaces).toBeGreaterThan(lenders.length);
    expect(EXCEPTIONS.length).toBeGreaterThan(0);
  },
  60 * MINUTES,
);
