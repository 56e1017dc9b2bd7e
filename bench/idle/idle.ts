/** What a product costs that nobody uses: every role in one process, no request, no work. */
import { setTimeout as pause } from 'node:timers/promises';

import pg from 'pg';

import { startProduct } from '../../tools/product.ts';
import { processorMs, serverOf } from '../engine/cost.ts';
import type { Goal } from '../goals.ts';
import { GAUGE, readGauge, sharePercent } from '../measured/read-gauge.ts';
import { table } from '../table.ts';

/** Milliseconds until the compilation and the collection of the start's garbage are over, and measured. */
const SETTLE_MS = 10_000;
const MEASURE_MS = 20_000;

/** Share of a core of the idle product and of its database; statements a second, as the database counts them. */
export async function idle(data: string, databaseUrl: string): Promise<Goal[]> {
  const product = await startProduct({
    data,
    withoutClient: true,
    env: { DATABASE_URL: databaseUrl, LOG_LEVEL: 'warn', NODE_OPTIONS: GAUGE },
  });
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  try {
    const pid = product.process.pid ?? 0;
    const postgres = await serverOf(pool);
    await pause(SETTLE_MS);
    const commits = async () =>
      Number(
        (await pool.query<{ n: string }>('select xact_commit as n from pg_stat_database where datname = current_database()')).rows[0]?.n,
      );
    const before = await readGauge(pid);
    const [databaseBefore, commitsBefore] = [processorMs([postgres]), await commits()];
    await pause(MEASURE_MS);
    const after = await readGauge(pid);
    const [databaseAfter, commitsAfter] = [processorMs([postgres]), await commits()];
    const share = sharePercent(before, after);
    const databaseShare =
      databaseBefore === null || databaseAfter === null ? NaN : (100 * (databaseAfter - databaseBefore)) / (after.at - before.at);
    console.log(`\nIdle for ${MEASURE_MS / 1000} s: all roles in one process, with the simulators of every vendor`);
    console.log(
      table(
        ['', '% of a core', 'transactions /s', 'MB'],
        [
          [
            'the product (process.cpuUsage)',
            share.toFixed(2),
            ((commitsAfter - commitsBefore) / (MEASURE_MS / 1000)).toFixed(1),
            (after.rss / 2 ** 20).toFixed(0),
          ],
          ['PostgreSQL, all its processes (/proc)', databaseShare.toFixed(2), '', ''],
        ],
      ),
    );
    return [
      { what: 'idle product: % of a core', value: share, atMost: 1 },
      { what: 'idle product: transactions a second', value: (commitsAfter - commitsBefore) / (MEASURE_MS / 1000), atMost: 15 },
    ];
  } finally {
    await pool.end();
    await product.stop({ keep: true });
  }
}
