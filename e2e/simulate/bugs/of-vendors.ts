/** Planted in orders, keys, cancels and outages of vendors. */
import type { Bug } from './bug.ts';

export const OF_VENDORS: readonly Bug[] = [
  {
    name: 'a-letter-is-printed-at-each-try',
    file: 'server/steps/documents/mailings.ts',
    healthy: '{ idempotencyKey: row.id },',
    sick: '{ idempotencyKey: row.id + row.tries },',
  },
  {
    name: 'an-outage-of-an-hour-is-given-up',
    file: 'server/engine/run.ts',
    healthy: 'export const LONGEST_OUTAGE = 24 * 3_600_000;',
    sick: 'export const LONGEST_OUTAGE = 3_600_000;',
    walk: 'outage',
  },
  {
    name: 'a-job-that-waits-is-forgotten',
    file: 'server/engine/run.ts',
    healthy: '    for (const job of jobs) await ctx.jobs.send(client, job);\n',
    sick: '',
    walk: 'outage',
  },
];
