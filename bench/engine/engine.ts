/** Whole journeys: how many a minute, what each costs with 1,000 and with 10,000 applications, and whether anything slows down with their number. */
import { SANDBOX } from '@hearthline/sandbox/sandbox.ts';
import { buildContext } from '@hearthline/server/build-context.ts';
import { readConfig } from '@hearthline/server/config/config.ts';
import { buildLog } from '@hearthline/server/config/log.ts';
import pg from 'pg';

import type { Product } from '../../tools/product.ts';
import { serveFloor } from '../endpoints/floor.ts';
import { type Burst, repeat } from '../endpoints/load.ts';
import type { Goal } from '../goals.ts';
import { ratio, table } from '../table.ts';
import { copyApplications, savePlayed } from './copies.ts';
import { processorMs, serverOf, type Size, sizeOf } from './cost.ts';
import { play, playBare, type EndedJourney } from './play.ts';
import { type Read, readSoFar, readWhole } from './scans.ts';
import { sweeps } from './sweeps.ts';

/** Journeys in each measurement, and applications that the lower bound writes meanwhile. */
const asked = process.argv.indexOf('--journeys');
const JOURNEYS = asked < 0 ? 8 : Number(process.argv[asked + 1]);
const BARE = 20;
const SECONDS = 4;
/** Numbers of applications at which it is measured: half complete, half at their offers. */
const STEPS = [1000, 10_000] as const;

type Costs = { readonly perMinute: number; readonly processorMs: number | null };
type Stage = {
  readonly applications: number;
  readonly costs: Costs;
  readonly quiet: Burst;
  readonly busy: Burst;
  readonly bare: Burst;
  readonly sweeps: Record<string, number>;
  readonly whole: readonly Read[];
};

const perMinute = (count: number, began: number) => (count * 60_000) / (performance.now() - began);
/** Progress on stderr, because it takes minutes. */
const progress = (what: string) => console.error(what);
const rounded = (value: number | null, digits = 0) => (value === null ? '-' : value.toFixed(digits));

/**
 * Engine throughput, driven in process: the sandbox plays each application from its registration to COMPLETE inside one web process, which runs the
 * due jobs itself and moves the clock over every wait. No queue worker, no HTTP between people and API, no real waiting.
 */
export async function engine({ url, port, data, process: product }: Product, databaseUrl: string): Promise<Goal[]> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 6 });
  const config = readConfig({ DATABASE_URL: databaseUrl, HEARTHLINE_DATA: data, ROLE: 'web', LOG_LEVEL: 'silent', PORT: String(port) });
  const { ctx, close } = await buildContext({ config, log: buildLog('silent'), sandbox: SANDBOX });
  try {
    progress('warming up: 3 journeys');
    await play(url, 3);
    progress(`${JOURNEYS} journeys to COMPLETE, ${JOURNEYS} to their offers`);
    const before = await sizeOf(pool);
    const played = await play(url, JOURNEYS);
    const perApplication = costOf(before, await sizeOf(pool));
    const waiting = await play(url, JOURNEYS, 'OFFER_SELECTION');
    const pids = [product.pid ?? 0, await serverOf(pool)];

    const bareBegan = performance.now();
    await playBare(pool, played[0]?.uuid ?? '', BARE);
    const barePerMinute = perMinute(BARE, bareBegan);

    await savePlayed(pool);
    const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from played.public_application');
    const base = rows[0]?.count ?? 1;
    const stages: Stage[] = [];
    let copies = 0;
    for (const applications of STEPS) {
      const wanted = Math.ceil(applications / base) - 1 - copies;
      const began = performance.now();
      await copyApplications(pool, copies + 1, wanted);
      copies += wanted;
      progress(`${applications} applications exist after ${((performance.now() - began) / 1000).toFixed(0)} s of copying`);
      stages.push(await stage(applications, { url, port, pids, databaseUrl, application: waiting[0], ctx, pool }));
    }
    return report(stages, perApplication, barePerMinute);
  } finally {
    await close();
    await pool.end();
  }
}

const costOf = (before: Size, after: Size) => ({
  rows: (after.rows - before.rows) / JOURNEYS,
  bytes: (after.bytes - before.bytes) / JOURNEYS,
});

type Bench = {
  readonly url: string;
  readonly port: number;
  readonly pids: readonly number[];
  readonly databaseUrl: string;
  readonly application: EndedJourney | undefined;
  readonly ctx: Parameters<typeof sweeps>[0];
  readonly pool: pg.Pool;
};

async function stage(applications: number, { url, port, pids, databaseUrl, application, ctx, pool }: Bench): Promise<Stage> {
  if (!application) throw new Error('There is no application to read');
  const target = `http://localhost:${port}`;
  const status = {
    path: `/service-krang-heloc/borrower/secure/api/v1/${application.uuid}/status`,
    headers: { authorization: `Bearer ${application.jwt}` },
  };
  const floor = await serveFloor(databaseUrl, application.uuid);
  try {
    await repeat(target, status, 1);
    const quiet = await repeat(target, status, SECONDS);
    const bare = await repeat(floor.url, { path: `/status/${application.uuid}` }, SECONDS);
    const read = await readSoFar(pool);
    const swept = await sweeps(ctx, application.uuid);
    const cpu = processorMs(pids);
    const began = performance.now();
    await play(url, JOURNEYS);
    const costs: Costs = {
      perMinute: perMinute(JOURNEYS, began),
      processorMs: cpu === null ? null : ((processorMs(pids) ?? 0) - cpu) / JOURNEYS,
    };
    const whole = await readWhole(pool, read, JOURNEYS);
    // Reads while journeys run, after the journeys alone were measured.
    let over = false;
    const playing = (async () => {
      while (!over) await play(url, 3);
    })();
    const busy = await repeat(target, status, SECONDS, 2);
    over = true;
    await playing;
    return { applications, costs, quiet, busy, bare, sweeps: swept, whole };
  } finally {
    await floor.stop();
  }
}

/** Most that a read or a sweep may take longer with ten times the applications: the indexes grow by a level, no more. */
const MOST_GROWTH = 2;

function report(stages: readonly Stage[], perApplication: Size, barePerMinute: number): Goal[] {
  const [few, many] = stages;
  if (!few || !many) throw new Error('nothing was measured');
  const row = (what: string, of: (stage: Stage) => number | null, digits = 0) => {
    const [a, b] = [of(few), of(many)];
    return [what, rounded(a, digits), rounded(b, digits), a === null || b === null ? '-' : ratio(b, a)];
  };
  console.log(
    `\nEngine throughput, driven in process: registration to COMPLETE, 3 at once, no queue worker and no waiting; each writes ${perApplication.rows.toFixed(0)} rows, ${(perApplication.bytes / 1024).toFixed(0)} KB with indexes`,
  );
  console.log(
    `the same facts by bare pg, nothing else: ${barePerMinute.toFixed(0)} a minute; product / bare ${ratio(few.costs.perMinute, barePerMinute)}`,
  );
  console.log(
    table(
      ['', `${few.applications} files`, `${many.applications} files`, 'many / few'],
      [
        row('journeys a minute', (s) => s.costs.perMinute, 1),
        row('processor ms a journey, with the database', (s) => s.costs.processorMs),
        row('status reads /s', (s) => s.quiet.perSecond),
        row('status p50 / bare p50', (s) => s.quiet.p50 / Math.max(1, s.bare.p50), 2),
        row('status p50 ms', (s) => s.quiet.p50, 1),
        row('status p97.5 ms', (s) => s.quiet.p97, 1),
        row('status p97.5 / bare p97.5', (s) => s.quiet.p97 / Math.max(1, s.bare.p97), 2),
        row('status p50 ms while journeys run', (s) => s.busy.p50, 1),
        row('status p97.5 ms while journeys run', (s) => s.busy.p97, 1),
        ...Object.keys(few.sweeps).map((name) => row(`${name}, ms`, (s) => s.sweeps[name] ?? 0, 2)),
      ],
    ),
  );
  console.log(
    many.whole.length === 0
      ? `no growing table is scanned, by sweeps or by journeys`
      : table(
          ['scanned', 'rows a journey', 'rows it has'],
          many.whole.map(({ name, rows, has }) => [name, rounded(rows), rounded(has)]),
        ),
  );
  const bad = stages.reduce((sum, { quiet, busy, bare }) => sum + quiet.bad + busy.bad + bare.bad, 0);
  const growth = (what: string, of: (stage: Stage) => number): Goal => ({
    what: `engine: ${what}, ratio of ${many.applications} applications to ${few.applications}`,
    // Below a millisecond a time depends on the machine more than on the statement.
    value: Math.max(1, of(many)) / Math.max(1, of(few)),
    atMost: MOST_GROWTH,
  });
  return [
    growth('status p50', (s) => s.quiet.p50),
    ...Object.keys(few.sweeps).map((name) => growth(name, (s) => s.sweeps[name] ?? NaN)),
    { what: 'engine: growing tables that are scanned', value: many.whole.length, atMost: 0 },
    { what: 'engine: failed requests', value: bad, atMost: 0 },
  ];
}
