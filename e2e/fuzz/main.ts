/**
 * `npm run fuzz`: hostile requests over real HTTP to a product of its own, in parts: `npm run fuzz -- files` for one of them. It ends by itself. Fails when a
 * reply is 5xx, when `GET /healthz` waits too long meanwhile, or when the server keeps more memory than it had (quality R7, S4, S7).
 * `-- --seed 7 --count 200` repeats a run's choices, or makes it shorter.
 */
import { parseArgs } from 'node:util';

import { watchHealth } from '../../tools/health-watch.ts';
import { startProduct } from '../../tools/product.ts';
import { fuzzApi } from './api.ts';
import { fuzzFiles } from './files.ts';
import type { FuzzPart } from './part.ts';

const PARTS: Readonly<Record<string, FuzzPart>> = { files: fuzzFiles, api: fuzzApi };

/**
 * Milliseconds that one `GET /healthz` may wait: the goal, which is counted, and four times as much, which fails: this process and the processes that open the files share
 * the machine with the server. Where a timer in another thread is late as well, the machine is busy with other things. Bytes by which the server's resident memory may grow.
 */
const GOAL_WAIT_MS = 250;
const LONGEST_WAIT_MS = 4 * GOAL_WAIT_MS;
const MOST_GROWTH = 100 * 1_048_576;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, count: { type: 'string' } },
});
const unknown = positionals.filter((name) => !Object.hasOwn(PARTS, name));
if (unknown.length > 0) throw new Error(`npm run fuzz has no part ${unknown.join(', ')}. Parts: ${Object.keys(PARTS).join(', ')}`);
const seed = values.seed === undefined ? Math.floor(performance.timeOrigin) % 100_000 : Number(values.seed);
const count = values.count === undefined ? null : Number(values.count);

const problems: string[] = [];
for (const [name, part] of Object.entries(PARTS)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  console.log(`── ${name}: seed ${seed}`);
  const product = await startProduct({ withoutClient: true, env: { LOG_LEVEL: 'error', ...part.env } });
  try {
    const began = performance.now();
    const { warm, run } = await part.prepare(product.url, { seed, count });
    // Before it is measured, the product has done each kind of work once: loaded code is no growth.
    await warm();
    const watch = await watchHealth(product.url, product.process.pid ?? 0);
    const told = await run().catch((error: unknown) => ({ figures: [], problems: [String(error)] }));
    const { longestMs, latestMs, slowOnes, grownBytes, asked, failed } = await watch.end(GOAL_WAIT_MS);
    console.log(told.figures.join('\n'));
    console.log(
      `GET /healthz: ${asked} asked, longest wait ${longestMs.toFixed(0)} ms, ${slowOnes} over ${GOAL_WAIT_MS} ms, ${failed} not answered, a timer beside it ${latestMs.toFixed(0)} ms late; ` +
        `server's memory +${(grownBytes / 1_048_576).toFixed(0)} MB at most; ${((performance.now() - began) / 1000).toFixed(0)} s`,
    );
    problems.push(...told.problems.map((problem) => `${name}: ${problem}`));
    if (longestMs > Math.max(LONGEST_WAIT_MS, 4 * latestMs))
      problems.push(`${name}: GET /healthz waited ${longestMs.toFixed(0)} ms beside a timer that was ${latestMs.toFixed(0)} ms late`);
    if (failed > 0 || asked === 0) problems.push(`${name}: ${failed} of ${asked} GET /healthz were not answered`);
    if (grownBytes > MOST_GROWTH) problems.push(`${name}: the server grew by more than 100 MB`);
    if (problems.length > 0) console.error(product.log());
  } finally {
    await product.stop();
  }
}
for (const problem of problems) console.error(`✗ ${problem}`);
console.log(problems.length === 0 ? `1 passed, 0 failed (seed ${seed})` : `0 passed, 1 failed (seed ${seed}): ${problems.length} problems`);
process.exit(problems.length === 0 ? 0 : 1);
