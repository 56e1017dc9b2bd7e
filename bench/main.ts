/**
 * `npm run bench`: what the product costs, as ratios to lower bounds measured in the same run. Times on a shared machine are noisy;
 * bytes and requests are exact. `npm run bench -- screen`, `-- steps`, `-- endpoints`, `-- engine`, `-- waiters`, `-- desk`, `-- bot`, `-- chats`,
 * `-- lenders` or `-- idle` runs one part; `--rounds 3` is quicker. Exits
 * with 1 when a goal is missed (bench/goals.ts, docs/quality.md).
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { launchPostgres } from '@hearthline/database/launcher/launcher.ts';
import pg from 'pg';

import { endWithSignal, type Product, startProduct } from '../tools/product.ts';
import { chats } from './chats/chats.ts';
import { bot } from './bot/bot.ts';
import { desk } from './desk/desk.ts';
import { endpoints } from './endpoints/endpoints.ts';
import { UNLIMITED } from './endpoints/load.ts';
import { firstScreen } from './first-screen/first-screen.ts';
import { type Goal, report } from './goals.ts';
import { engine } from './engine/engine.ts';
import { idle } from './idle/idle.ts';
import { lenders } from './lenders/lenders.ts';
import { GAUGE } from './measured/read-gauge.ts';
import { steps } from './steps/steps.ts';
import { waiters } from './waiters/waiters.ts';

const words = process.argv.slice(2);
const rounds = words.includes('--rounds') ? Number(words[words.indexOf('--rounds') + 1]) : 7;

/** Runs a part against a web process. */
const against =
  (measure: (product: Product, databaseUrl: string) => Promise<Goal[]>, withoutClient = true, role: 'web' | 'all' = 'web') =>
  async (data: string, databaseUrl: string): Promise<Goal[]> => {
    const env = { DATABASE_URL: databaseUrl, LOG_LEVEL: 'warn', ROLE: role, NODE_OPTIONS: GAUGE, ...UNLIMITED };
    const product = await startProduct({ data, withoutClient, env });
    try {
      return await measure(product, databaseUrl);
    } finally {
      await product.stop({ keep: true });
    }
  };

/** The parts in their order; each has a data folder and a database of its own, which its lower bound uses too. */
const PARTS: Readonly<Record<string, (data: string, databaseUrl: string) => Promise<Goal[]>>> = {
  idle,
  waiters,
  screen: against(async ({ url }) => firstScreen(url, rounds), false),
  steps: against(async ({ url }) => steps(url, rounds), false, 'all'),
  endpoints: against(endpoints),
  engine: against(engine),
  desk: against(desk),
  bot,
  chats,
  lenders,
};
const VALUES = new Set(['--rounds', '--journeys']);
const strange = words.filter((word, at) => !Object.hasOwn(PARTS, word) && !VALUES.has(word) && !VALUES.has(words[at - 1] ?? ''));
if (strange.length > 0) throw new Error(`npm run bench knows no ${strange.join(', ')}; its parts are ${Object.keys(PARTS).join(', ')}`);
const named = Object.keys(PARTS).filter((part) => words.includes(part));

const top = mkdtempSync(join(tmpdir(), 'hearthline-bench-'));
const server = await launchPostgres({ folder: join(top, 'postgres') });
const clear = async (): Promise<void> => {
  await server.stop();
  rmSync(top, { recursive: true, force: true });
};
endWithSignal(clear);

/** An empty database of this name. A part counts and copies all applications that it finds: another part's would be in its figures. */
async function databaseOf(part: string): Promise<string> {
  const client = new pg.Client({ connectionString: server.url('postgres') });
  await client.connect();
  try {
    await client.query(`create database bench_${part}`);
  } finally {
    await client.end();
  }
  return server.url(`bench_${part}`);
}

try {
  console.log(`Node ${process.version}, ${process.platform} ${process.arch}`);
  const goals: Goal[] = [];
  for (const part of named.length > 0 ? named : Object.keys(PARTS)) {
    const data = join(top, part);
    mkdirSync(data);
    goals.push(...((await PARTS[part]?.(data, await databaseOf(part))) ?? []));
  }
  process.exitCode = report(goals) ? 0 : 1;
} finally {
  await clear();
}
