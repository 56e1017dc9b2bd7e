/**
 * `npm run bench`: what the product costs, as ratios to lower bounds measured in the same run. Times on a shared machine are noisy;
 * bytes and requests are exact. `npm run bench -- screen`, `-- endpoints`, `-- engine`, `-- waiters` or `-- idle` runs one part; `--rounds 3` is quicker. Exits
 * with 1 when a goal is missed (bench/goals.ts, docs/quality.md).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { launchPostgres } from '@hearthline/database/launcher/launcher.ts';

import { startProduct } from '../tools/product.ts';
import { endpoints } from './endpoints/endpoints.ts';
import { UNLIMITED } from './endpoints/load.ts';
import { firstScreen } from './first-screen/first-screen.ts';
import { type Goal, report } from './goals.ts';
import { engine } from './engine/engine.ts';
import { idle } from './idle/idle.ts';
import { GAUGE } from './measured/read-gauge.ts';
import { waiters } from './waiters/waiters.ts';

const words = process.argv.slice(2);
const rounds = words.includes('--rounds') ? Number(words[words.indexOf('--rounds') + 1]) : 7;
const PARTS = ['screen', 'endpoints', 'engine', 'waiters', 'idle'];
const VALUES = new Set(['--rounds', '--journeys']);
const strange = words.filter((word, at) => !PARTS.includes(word) && !VALUES.has(word) && !VALUES.has(words[at - 1] ?? ''));
if (strange.length > 0) throw new Error(`npm run bench knows no ${strange.join(', ')}; its parts are ${PARTS.join(', ')}`);
const wants = (part: string) => !words.some((word) => PARTS.includes(word)) || words.includes(part);

// Its own database, which the lower bound uses too.
const data = mkdtempSync(join(tmpdir(), 'hearthline-bench-'));
const database = await launchPostgres({ folder: join(data, 'postgres') });
const databaseUrl = process.env['BENCH_DATABASE_URL'] ?? database.url('postgres');
try {
  console.log(`Node ${process.version}, ${process.platform} ${process.arch}`);
  const goals: Goal[] = [];
  if (wants('idle')) goals.push(...(await idle(data, databaseUrl)));
  if (wants('waiters')) goals.push(...(await waiters(data, databaseUrl)));
  if (wants('screen') || wants('endpoints') || wants('engine')) {
    const product = await startProduct({
      data,
      withoutClient: !wants('screen'),
      env: { DATABASE_URL: databaseUrl, LOG_LEVEL: 'warn', ROLE: 'web', NODE_OPTIONS: GAUGE, ...UNLIMITED },
    });
    try {
      if (wants('screen')) goals.push(...(await firstScreen(product.url, rounds)));
      if (wants('endpoints')) goals.push(...(await endpoints(product, databaseUrl)));
      if (wants('engine')) goals.push(...(await engine(product, databaseUrl)));
    } finally {
      await product.stop({ keep: true });
    }
  }
  process.exitCode = report(goals) ? 0 : 1;
} finally {
  await database.stop();
  rmSync(data, { recursive: true, force: true });
}
