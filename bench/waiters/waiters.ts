/** What borrowers cost whose pages wait for a change (quality B5): while they wait, when they ask again, and how soon a change reaches them. */
import { setTimeout as pause } from 'node:timers/promises';

import { SANDBOX } from '@hearthline/sandbox/sandbox.ts';
import { buildContext } from '@hearthline/server/build-context.ts';
import { readConfig } from '@hearthline/server/config/config.ts';
import { buildLog } from '@hearthline/server/config/log.ts';
import { record } from '@hearthline/server/engine/record.ts';
import { mintToken } from '@hearthline/server/identity/access/tokens.ts';

import { startProduct } from '../../tools/product.ts';
import { startFloor } from '../endpoints/floor.ts';
import { UNLIMITED } from '../endpoints/load.ts';
import { played } from '../endpoints/endpoints.ts';
import type { Goal } from '../goals.ts';
import { GAUGE, readGauge, sharePercent } from '../measured/read-gauge.ts';
import { ratio, table } from '../table.ts';
import { people } from '../measured/people.ts';
import { wait, type Waiter } from './waiter.ts';

const WAITERS = 5000;
/** Seconds that a request waits, as the client asks (AMB-118), and over which the waiters arrive. */
const WAIT = 25;
const ARRIVE = 16;
/** Seconds in which nobody's wait is over yet. */
const QUIET = 4;
/** Applications that change, one after the other, recorded by another process. */
const CHANGES = 200;
const MB = 2 ** 20;

/** Lets one waiter begin after the other over `ARRIVE` seconds. */
async function arrive(make: (number: number) => Waiter[]): Promise<Waiter[][]> {
  const began = performance.now();
  const all: Waiter[][] = [];
  while (all.length < WAITERS) {
    const due = Math.min(WAITERS, Math.ceil(((performance.now() - began) / 1000 / ARRIVE) * WAITERS));
    while (all.length < due) all.push(make(all.length));
    await pause(10);
  }
  return all;
}

/** Prints the table and returns the goals; throws when a request failed. */
export async function waiters(data: string, databaseUrl: string): Promise<Goal[]> {
  const env = { DATABASE_URL: databaseUrl, LOG_LEVEL: 'warn', ROLE: 'web', NODE_OPTIONS: GAUGE, ...UNLIMITED };
  const product = await startProduct({ data, withoutClient: true, env });
  const config = readConfig({
    DATABASE_URL: databaseUrl,
    HEARTHLINE_DATA: data,
    ROLE: 'web',
    LOG_LEVEL: 'silent',
    PORT: String(product.port),
  });
  const { ctx, close } = await buildContext({ config, log: buildLog('silent'), sandbox: SANDBOX });
  const { uuid, jwt } = await played(product.url);
  const floor = await startFloor(databaseUrl, uuid);
  let all: Waiter[][] = [];
  try {
    const pids = [product.process.pid ?? 0, floor.pid] as const;
    const read = async () => Promise.all(pids.map(async (pid) => readGauge(pid)));
    const { rows: own } = await ctx.pool.query<{ identity: string; version: number }>(
      'select identity_uuid as identity, version from application where uuid = $1',
      [uuid],
    );
    const version = own[0]?.version ?? 0;
    const those = await people(ctx.pool, own[0]?.identity ?? '', WAITERS, true);
    const tokens = await Promise.all(
      those.map(async ({ identityUuid, sessionId, endsAt }) => mintToken(ctx, { identityUuid, sessionId, sessionEnds: endsAt })),
    );
    const status = (of: string, rest: string) => `/service-krang-heloc/borrower/secure/api/v1/${of}/status${rest}`;
    for (let warm = 0; warm < 300; warm += 1)
      await (await fetch(`${product.url}${status(uuid, '')}`, { headers: { authorization: `Bearer ${jwt}` } })).text();

    const failures: string[] = [];
    const failed = (what: string) => void failures.push(what);
    const query = `?after=${version}&wait=${WAIT}`;
    const empty = await Promise.all(pids.map(async (pid) => readGauge(pid, true)));
    const before = await read();
    all = await arrive((n) => [
      wait(product.port, status(those[n]?.uuid ?? '', ''), status(those[n]?.uuid ?? '', query), tokens[n] ?? '', failed),
      wait(Number(new URL(floor.url).port), `/status/${those[n]?.uuid ?? ''}`, `/hold/${WAIT}/${those[n]?.uuid ?? ''}`, null, failed),
    ]);
    // Every page has its first answer and waits.
    while (all.some((pair) => pair.some((waiter) => waiter.answers() === 0))) await pause(50);
    await pause(500);
    const held = await read();
    await pause(QUIET * 1000);
    const quiet = await read();
    const answered = () =>
      all.map((pair) => pair.map((waiter) => waiter.answers())).reduce((sum, pair) => sum.map((n, at) => n + (pair[at] ?? 0)), [0, 0]);
    const answersBefore = answered();
    await pause(WAIT * 1000);
    const cycle = await read();
    const answers = answered().map((n, at) => n - (answersBefore[at] ?? 0));

    const collected = await Promise.all(pids.map(async (pid) => readGauge(pid, true)));
    const kept = pids.map(
      (_, at) =>
        ((collected[at]?.heapUsed ?? 0) + (collected[at]?.external ?? 0) - (empty[at]?.heapUsed ?? 0) - (empty[at]?.external ?? 0)) / MB,
    );

    const late: number[] = [];
    const touched = those.slice(0, CHANGES);
    for (const [n, person] of touched.entries()) {
      const waiter = all[n]?.[0];
      const seen = async (): Promise<number> => {
        // A wait may end, and begin again, just before the change.
        for (let tries = 0; tries < 5; tries += 1) {
          const answer = await waiter?.next();
          if ((JSON.parse(answer?.body ?? '{}') as { version?: number }).version === version + 1) return answer?.at ?? NaN;
        }
        return NaN;
      };
      const answer = seen();
      await record(ctx, person.uuid ?? '', {
        by: { actor: 'staff', ref: null, source: 'bench' },
        facts: [{ type: 'ownershipStated', ownership: 'SOLE' }],
      });
      const recorded = performance.now();
      late.push(Math.max(0, (await answer) - recorded));
    }
    const after = await read();
    const slowest = late.toSorted((a, b) => a - b);
    const shares = (from: typeof before, to: typeof before) => pids.map((_, at) => sharePercent(from[at] as never, to[at] as never));
    const [waiting, asking] = [shares(held, quiet), shares(quiet, cycle)];
    const memory = pids.map((_, at) => Math.max(...[held, quiet, cycle, after].map((r) => r[at]?.rss ?? 0)) - (before[at]?.rss ?? 0));
    const row = (what: string, [ours = NaN, bare = NaN]: readonly number[], digits: number) => [
      what,
      ours.toFixed(digits),
      bare.toFixed(digits),
      ratio(ours, bare),
    ];
    console.log(
      `\n${WAITERS} borrowers wait, each for an application of their own, ${WAIT} s at a time; bare is node:http with the same statement and a timer`,
    );
    console.log(
      table(
        ['', 'product', 'bare', 'product / bare'],
        [
          row('% of a core while nobody asks', waiting, 2),
          row('% of a core while each asks again once in 25 s', asking, 2),
          row('answers meanwhile', answers, 0),
          row('MB held, after a collection', kept, 0),
          row(
            'MB of the process (RSS) at most, more than before',
            memory.map((bytes) => bytes / MB),
            0,
          ),
        ],
      ),
    );
    console.log(
      `${CHANGES} changes recorded by another process: answered ${slowest[Math.floor(CHANGES / 2)]?.toFixed(1)} ms after the commit at the median, ${slowest.at(-1)?.toFixed(1)} ms at the latest`,
    );
    for (const what of new Set(failures.map((failure) => failure.split('\r\n')[0]))) console.error(what);
    return [
      { what: `${WAITERS} waiters: % of a core while they wait`, value: waiting[0] ?? NaN, atMost: 3 },
      // What the answers themselves cost depends on the machine: compared with bare node:http in the same seconds.
      {
        what: `${WAITERS} waiters who ask again every ${WAIT} s: processor time / bare node:http`,
        value: (asking[0] ?? NaN) / (asking[1] ?? NaN),
        atMost: 2,
      },
      { what: `${WAITERS} waiters: MB held`, value: kept[0] ?? NaN, atMost: 100 },
      { what: 'waiters: ms from a commit in another process to the answer, at the latest', value: slowest.at(-1) ?? NaN, atMost: 500 },
      { what: 'waiters: failed requests', value: failures.length, atMost: 0 },
    ];
  } finally {
    for (const waiter of all.flat()) waiter.stop();
    await floor.stop();
    await close();
    await product.stop({ keep: true });
  }
}
