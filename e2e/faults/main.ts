/**
 * `npm run faults`: the app is killed (SIGKILL, no warning) ten times while applicants are being prequalified, and started again on the
 * same data. Passes when every acknowledged answer is there, every file comes to rest at an offer, and no provider was asked twice for one thing.
 * Simulators run in this process, so that their ledgers outlive the app. `--seed 7 --kills 10` repeat a run's choices.
 */
import { setTimeout as pause } from 'node:timers/promises';

import { startProduct } from '../../tools/product.ts';
import { GOOD_ENDS, newcomer, walk } from './applicant.ts';
import type { Acknowledged } from './applicant.ts';
import { chance } from './chance.ts';
import { currentConsents } from './person.ts';
import { startSimulators } from './simulators.ts';
import { verify } from './verify.ts';

const option = (name: string, otherwise: number): number => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : Number(process.argv[at + 1]);
};
const seed = option('seed', Math.floor(performance.timeOrigin) % 100_000);
const kills = option('kills', 10);
const PER_ROUND = 4;
const PATIENCE_S = 90;

const random = chance(seed);
const simulators = await startSimulators();
let product = await startProduct({ env: simulators.env, withoutClient: true });
const { port, data, url } = product;
const consents = await currentConsents(url);
const run = seed.toString(36);
const said: Acknowledged[] = [];
const walks: Promise<unknown>[] = [];
const deadline = new AbortController();
const problems: string[] = [];

const arrive = () => {
  const record = newcomer(run, said.length);
  said.push(record);
  walks.push(
    walk(url, said.length, record, consents, deadline.signal).catch((problem: unknown) =>
      problems.push(problem instanceof Error ? problem.message : String(problem)),
    ),
  );
};

const inPrequalification = (record: Acknowledged) => record.uuid !== null && !GOOD_ENDS.has(record.status ?? '');

async function until(holds: () => boolean, most: number): Promise<void> {
  for (const from = performance.now(); !holds() && performance.now() - from < most;) await pause(10);
}

console.log(`seed ${seed}: ${kills} kills, ${PER_ROUND} applicants between each`);
let interrupted = 0;
let inside = 0;
let slowest = 0;
try {
  for (let kill = 1; kill <= kills; kill += 1) {
    for (let count = 0; count < PER_ROUND; count += 1) arrive();
    // Every other kill waits for a file in the middle of its outside work; the others fall anywhere.
    if (kill % 2 === 0) await until(() => said.some(inPrequalification), 20_000);
    await pause(random() * (kill % 2 === 0 ? 500 : 2500));
    interrupted += said.filter((record) => !GOOD_ENDS.has(record.status ?? '')).length;
    inside += said.filter(inPrequalification).length;
    product.process.kill('SIGKILL');
    const began = performance.now();
    product = await startProduct({ port, data, env: simulators.env, withoutClient: true });
    slowest = Math.max(slowest, performance.now() - began);
    process.stdout.write(`kill ${kill} · `);
  }
  const timer = setTimeout(() => deadline.abort(), PATIENCE_S * 1000);
  await Promise.all(walks);
  clearTimeout(timer);
  console.log('all applicants answered');
  const checked = await verify(url, said, simulators.ledgers());
  problems.push(...checked.problems);
  if (inside === 0) problems.push('No file was in prequalification at any kill: nothing was tested.');
  if (checked.files === 0 || checked.pulls === 0) problems.push('The checker found nothing to check.');
  const repeats = said.reduce((sum, record) => sum + record.repeats, 0);
  console.log(
    `${kills} kills in ${interrupted} journeys under way, ${inside} of them in prequalification; ${repeats} calls repeated, slowest start ${(slowest / 1000).toFixed(1)} s\n` +
      `${checked.answers} acknowledged answers looked up, ${checked.files} files at rest (${Object.entries(checked.ends)
        .map(([status, count]) => `${status} ${count}`)
        .join(', ')}), ${checked.pulls} provider effects, ${checked.doubled} doubled`,
  );
} finally {
  await product.stop();
  await simulators.stop();
}
for (const problem of problems) console.error(`✗ ${problem}`);
console.log(problems.length === 0 ? `1 passed, 0 failed (seed ${seed})` : `0 passed, 1 failed (seed ${seed})`);
process.exit(problems.length === 0 ? 0 : 1);
