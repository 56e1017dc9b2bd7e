/**
 * `npm run simulate`: journeys of random people and random faults over the real core, engine, handlers and jobs, each with its own seed and virtual time.
 * Every borrower stays to the end.
 * `-- --journeys N` (10,000) `--from SEED` `--seconds S` `--seed N` (one journey, with its trace) `--leave` (most borrowers give up within a few moments)
 * `--bug NAME` (one planted bug); `npm run simulate -- bugs` plants all of them, one after another.
 * `npm run simulate -- outage`: 200 journeys in which every vendor that a job calls is down for six hours from its first call on; nobody may have to act.
 * Ends with 1 when an invariant does not hold or a planted bug is not found.
 */
import { parseArgs } from 'node:util';
import { type Bug, BUGS } from './bugs.ts';
import { play } from './worker-pool.ts';
import { count, failureText, tally, tallyText } from './tally.ts';

/** Journeys within which a planted bug has to be found. */
const MAX_RUNS_PER_BUG = 1000;
const JOURNEYS = 10_000;
const OUTAGES = 200;
const PROCESSES = 2;
/** Failures after which a run stops and whose traces are printed. */
const ENOUGH = 3;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    journeys: { type: 'string' },
    from: { type: 'string' },
    seconds: { type: 'string' },
    seed: { type: 'string' },
    bug: { type: 'string' },
    leave: { type: 'boolean' },
  },
});
const [task, ...tooMany] = positionals;
if ((task !== undefined && task !== 'bugs' && task !== 'outage') || tooMany.length > 0)
  throw new Error(`npm run simulate knows no ${positionals.join(' ')}; only: bugs, outage`);
const isOutage = task === 'outage';
const number = (text: string | undefined, otherwise: number) => (text === undefined ? otherwise : Number(text));
const bugNamed = (name: string): Bug => {
  const found = BUGS.find((b) => b.name === name);
  if (!found) throw new Error(`There is no bug ${name}. Bugs: ${BUGS.map((b) => b.name).join(', ')}`);
  return found;
};

async function playOne(seed: number, bug: string | null): Promise<boolean> {
  let good = true;
  await play(
    {
      from: seed,
      count: 1,
      processes: 1,
      bug,
      whole: values.leave !== true || bug !== null,
      walk: isOutage || BUGS.find(({ name }) => name === bug)?.walk === 'outage' ? 'outage' : null,
    },
    (played) => {
      good = played.wrong.length === 0;
      console.log(failureText(played, bug, Infinity));
      return false;
    },
  );
  return good;
}

async function playMany(): Promise<boolean> {
  const sum = tally();
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  const longest = number(values.seconds, Infinity);
  await play(
    {
      from: number(values.from, 1),
      count: number(values.journeys, isOutage ? OUTAGES : JOURNEYS),
      processes: PROCESSES,
      bug: null,
      whole: values.leave !== true,
      walk: isOutage ? 'outage' : null,
    },
    (played) => {
      count(sum, played);
      return sum.failed.length >= ENOUGH || seconds() > longest;
    },
  );
  for (const failed of sum.failed.slice(0, ENOUGH)) console.log(failureText(failed, null));
  console.log(tallyText(sum, seconds()));
  return sum.failed.length === 0;
}

/** Whether a bug is found, after how many journeys, and the milliseconds of processor time that took, where one process looks for it. */
async function find(bug: Bug, processes: number): Promise<{ readonly isFound: boolean; readonly spent: number }> {
  let journeys = 0;
  let spent = 0;
  let found: Parameters<Parameters<typeof play>[1]>[0] | null = null;
  await play(
    {
      from: number(values.from, 1),
      count: number(values.journeys, MAX_RUNS_PER_BUG),
      processes,
      bug: bug.name,
      whole: true,
      walk: bug.walk ?? null,
    },
    (played) => {
      if (found) return true;
      journeys += 1;
      spent = Math.max(spent, played.spent);
      if (played.wrong.length > 0) found = played;
      return found !== null;
    },
  );
  const { seed, wrong } = found ?? { seed: 0, wrong: [] };
  console.log(
    found
      ? `found      ${bug.name.padEnd(58)} journey ${String(journeys).padStart(3)}, seed ${seed}: ${(wrong[0] ?? '').split('\n')[0]?.slice(0, 110)}`
      : `NOT FOUND  ${bug.name.padEnd(58)} in ${journeys} journeys`,
  );
  return { isFound: found !== null, spent };
}

async function findAll(bugs: readonly Bug[]): Promise<boolean> {
  const left = [...bugs];
  const began = performance.now();
  let good = true;
  let spent = 0;
  // One process for each bug, as many at a time as there are processors.
  const hunters = Array.from({ length: PROCESSES }, async () => {
    for (let bug = left.shift(); bug; bug = left.shift()) {
      const one = await find(bug, 1);
      good &&= one.isFound;
      spent += one.spent;
    }
  });
  await Promise.all(hunters);
  const time = `${((performance.now() - began) / 1000).toFixed(0)} s, ${(spent / 1000).toFixed(0)} s of processor time`;
  console.log(`${bugs.length} planted bugs, ${good ? 'all found' : 'NOT all found'} in ${time}`);
  return good;
}

const bug = values.bug === undefined ? null : bugNamed(values.bug);
const good =
  values.seed !== undefined
    ? await playOne(Number(values.seed), bug?.name ?? null)
    : task === 'bugs'
      ? await findAll(BUGS)
      : bug
        ? await findAll([bug])
        : await playMany();
process.exitCode = good ? 0 : 1;
