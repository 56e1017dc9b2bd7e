/**
 * `npm run bench`: what the product costs, as ratios against floors measured in the same run. Times on a shared machine are noisy;
 * bytes and requests are exact. `npm run bench -- screen`, `-- endpoints` or `-- journeys` runs one part; `--rounds 3` is quicker.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { launchPostgres } from '@hearthline/database/launcher/launcher.ts';

import { startProduct } from '../tools/product.ts';
import { endpoints } from './endpoints/endpoints.ts';
import { firstScreen } from './first-screen/first-screen.ts';
import { journeys } from './journeys/journeys.ts';

const words = process.argv.slice(2);
const rounds = words.includes('--rounds') ? Number(words[words.indexOf('--rounds') + 1]) : 7;
const PARTS = ['screen', 'endpoints', 'journeys'];
const wants = (part: string) => !words.some((word) => PARTS.includes(word)) || words.includes(part);

// A database of its own, so that the floor can use the very same one.
const data = mkdtempSync(join(tmpdir(), 'hearthline-bench-'));
const database = await launchPostgres({ folder: join(data, 'postgres') });
const databaseUrl = process.env['BENCH_DATABASE_URL'] ?? database.url('postgres');
try {
  const product = await startProduct({
    data,
    withoutClient: !wants('screen'),
    env: {
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'warn',
      ROLE: 'web',
      THROTTLE_SESSION_PER_MINUTE: '1000000',
      THROTTLE_IP_PER_MINUTE: '1000000',
    },
  });
  try {
    console.log(`Node ${process.version}, ${process.platform} ${process.arch}`);
    if (wants('screen')) await firstScreen(product.url, rounds);
    if (wants('endpoints')) await endpoints(product, databaseUrl);
    if (wants('journeys')) await journeys(product, databaseUrl);
  } finally {
    await product.stop({ keep: true });
  }
} finally {
  await database.stop();
  rmSync(data, { recursive: true, force: true });
}
