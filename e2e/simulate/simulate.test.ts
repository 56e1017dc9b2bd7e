import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BUGS } from './bugs.ts';
import { changesOf } from './bugs/bug.ts';
import { seedsOf, shapeOf } from './shape.ts';
import { type PlayedJourney, play } from './worker-pool.ts';

const LONG = 240_000;
/** Journeys of the short set. */
const JOURNEYS = 120;
/** Seeds that found what was wrong in the product. */
const FOUND = [21, 40, 54, 101, 235, 446];
/** Journeys of the outage. */
const DOWN = 10;
/** A seed whose vendor's first report of income is not ready. */
const SLOW_INCOME = 3914;
/** A seed whose borrower pays for the appraisal after cards that are declined. */
const DECLINED_CARDS = 7547;

async function wrongWith(
  plan: { from: number; count: number; processes: number },
  whole: boolean,
  bug: string | null = null,
): Promise<string[]> {
  const wrong: string[] = [];
  const hear = (played: PlayedJourney) => {
    wrong.push(...played.wrong.slice(0, 1).map((line) => `seed ${played.seed}: ${line}`));
    return wrong.length > 0;
  };
  await play({ ...plan, bug, whole }, hear);
  return wrong;
}

describe('the simulation', () => {
  test(
    'journeys of the first seeds hold every invariant',
    async () => expect(await wrongWith({ from: 1, count: JOURNEYS, processes: 2 }, false)).toEqual([]),
    LONG,
  );

  test.each(FOUND)(
    'seed %i, which once found a fault of the product, holds',
    async (seed) => expect(await wrongWith({ from: seed, count: 1, processes: 1 }, true)).toEqual([]),
    LONG,
  );

  test(
    'an honest borrower reads a report of income until it is ready: the application does not lapse meanwhile',
    async () => expect(await wrongWith({ from: SLOW_INCOME, count: 1, processes: 1 }, true)).toEqual([]),
    LONG,
  );

  test(
    'a borrower whose card is declined pays with another one: the application does not lapse meanwhile',
    async () => expect(await wrongWith({ from: DECLINED_CARDS, count: 1, processes: 1 }, true)).toEqual([]),
    LONG,
  );

  test(
    'every vendor that a job calls is down for six hours: nobody has to act, and every journey ends',
    async () => {
      const seen: PlayedJourney[] = [];
      await play({ from: 1, count: DOWN, processes: 2, bug: null, whole: true, walk: 'outage' }, (played) => seen.push(played) === 0);
      expect(seen.flatMap(({ wrong }) => wrong)).toEqual([]);
      expect(seen.reduce((sum, { faults }) => sum + (faults['vendors down for six hours'] ?? 0), 0)).toBeGreaterThan(3 * DOWN);
      expect(seen.filter(({ statuses }) => statuses.includes('COMPLETE')).length).toBeGreaterThan(0);
    },
    LONG,
  );

  test(
    'a seed plays the same again',
    async () => {
      const traces: string[] = [];
      for (let times = 0; times < 2; times += 1)
        await play({ from: 7, count: 1, processes: 1, bug: null, whole: true }, ({ trace }) => {
          traces.push(trace.join('\n'));
          return false;
        });
      expect(traces[0]?.length).toBeGreaterThan(100);
      expect(traces[1]).toBe(traces[0]);
    },
    LONG,
  );
});

describe('planted bugs', () => {
  test('each changes one place of each of its modules as it is now, and has a name of its own', () => {
    expect(new Set(BUGS.map(({ name }) => name)).size).toBe(BUGS.length);
    const top = join(import.meta.dirname, '..', '..');
    const lost = BUGS.flatMap((bug) =>
      changesOf(bug).flatMap(({ file, healthy }) =>
        readFileSync(join(top, file), 'utf8').split(healthy).length === 2 ? [] : [`${bug.name}: ${file}`],
      ),
    );
    expect(lost).toEqual([]);
  });

  test('a bug is looked for in seeds that the ordinary run plays the same way, none left out and none elsewhere', () => {
    for (const shape of ['owners', 'debts', 'held', 'ended'] as const)
      for (const from of [1, 2, 9, 40_008]) {
        const { first, step } = seedsOf(shape, from);
        const own = Array.from({ length: 40 }, (_, n) => from + n).filter((seed) => shapeOf(seed) === shape);
        expect(own).toEqual([0, 1, 2, 3].map((n) => first + n * step));
      }
  });

  /** Those that the first seeds find: one of locking, repeating, editing, the chain, money and time. `npm run simulate -- bugs` plants all of them. */
  const SOON_FOUND = [
    'a-file-is-not-locked',
    'a-job-that-ran-twice-counts-twice',
    'an-older-version-may-be-edited',
    'the-chain-forgets-its-last-link',
    'a-payment-that-stands-is-sent-again',
    'the-deed-is-recorded-before-the-time-to-cancel-is-over',
  ];
  const FOR_A_BUG = 60;

  test.each(SOON_FOUND)(
    '%s is found',
    async (bug) => expect(await wrongWith({ from: 1, count: FOR_A_BUG, processes: 2 }, true, bug)).not.toEqual([]),
    LONG,
  );
});
