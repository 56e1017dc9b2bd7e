/** Figures that are read when they are asked for: what waits in the database, the pool, the event loop. */
import { type Meter, metrics, type ObservableGauge } from '@opentelemetry/api';
import { applicationsByStatus, backlog, queueStates } from '@hearthline/database/stores/lender/operations.ts';
import { ageOfDays } from '@hearthline/database/stores/vendor/daily-run.ts';
import { openLateTasks } from '@hearthline/database/stores/vendor/late-effects.ts';
import { LATE_EFFECTS } from '@hearthline/journey/facts/any-time.ts';
import { waitingByVendor } from '@hearthline/database/stores/vendor/waiting-work.ts';
import { WORK_STEPS } from '@hearthline/journey/facts/work-steps.ts';
import { type IntervalHistogram, monitorEventLoopDelay, performance } from 'node:perf_hooks';
import type { WireOptions } from '@hearthline/providers/wire/caller.ts';
import type { Pool } from 'pg';
import { took } from './measures.ts';
import { heard } from './vendor-calls.ts';

/** Each gauge with its unit, as OpenTelemetry writes it, and what it says. */
const GAUGES = {
  queueWaiting: ['hearthline.queue.jobs', '', 'Jobs that are due and wait for a worker, by queue'],
  queueOldest: ['hearthline.queue.oldest.age', 's', 'How long the oldest due job of a queue has waited'],
  workWaiting: ['hearthline.work.waiting', '', 'Jobs that wait for a third party that does not answer, by third party'],
  tasksOpen: ['hearthline.staff.tasks.open', '', 'Tasks of staff that are open'],
  tasksOverdue: ['hearthline.staff.tasks.overdue', '', 'Tasks of staff that are past their due time'],
  lateTasks: ['hearthline.ended.acts', '', 'Open tasks about what vendors did under an application that has ended, by kind'],
  dayAge: ['hearthline.daily.run.age', 's', 'How long ago the last day began on which the work of a day was done, by task'],
  applications: ['hearthline.applications', '', 'Open applications, and those that ended within a day, by status and lender'],
  outboxWaiting: ['hearthline.outbox.waiting', '', 'Emails and text messages that are due and not sent'],
  outboxOldest: ['hearthline.outbox.oldest.age', 's', 'How long the oldest of them has waited'],
  timersOverdue: ['hearthline.timers.overdue', '', 'Timers that are due for more than a minute'],
  poolConnections: ['hearthline.db.connections', '', 'Connections of the pool, by state'],
  poolPending: ['hearthline.db.queries.pending', '', 'Queries that wait for a connection'],
  poolMax: ['hearthline.db.connections.max', '', 'Most connections of the pool (DATABASE_POOL)'],
  checks: ['hearthline.check.failed', '', '1 where a check of /readyz fails or published rates are late'],
  circuits: ['hearthline.provider.circuit.open', '', '1 while calls of a third party are held back because it kept failing'],
  loopDelay: ['nodejs.eventloop.delay.p99', 's', 'Event loop lag, 99th percentile since the last reading'],
  loopBusy: ['nodejs.eventloop.utilization', '1', 'Part of the time in which the event loop was busy, since the last reading'],
  memory: ['process.memory.usage', 'By', 'Memory of the process'],
} as const;
type Gauges = { readonly [Name in keyof typeof GAUGES]: ObservableGauge };

/** What the figures are read from. */
export type Watched = {
  readonly pool: Pool;
  readonly databasePool: number;
  readonly now: () => Date;
  readonly checks: Readonly<Record<string, () => Promise<boolean>>>;
};

/** Work of a day that is watched. */
const DAILY = ['after-the-end'];
const LATE_TASKS = LATE_EFFECTS.map((effect) => `ENDED_${effect}`);

/** Milliseconds for which figures of the database are given again: a caller who may read them cannot load the database by it. */
const FRESH_MS = 5000;

/** Circuits that opened since the start, by provider (config/providers.ts). */
const circuits = new Map<string, boolean>();
const circuitIs = (provider: string, isOpen: boolean): void => void circuits.set(provider, isOpen);

/** Counts each call of a vendor, for metrics and for the desk, and tells of its circuit. */
export const observing =
  (provider: string): NonNullable<WireOptions['observe']> =>
  (call) => {
    took('provider', call.ms, { provider, result: call.result });
    circuitIs(provider, call.isCircuitOpen);
    heard(provider, call);
  };

async function readDatabase({ pool, now, checks }: Watched) {
  const [waits, queues, applications, waiting, late, days, failed] = await Promise.all([
    backlog(pool, now()),
    queueStates(pool),
    applicationsByStatus(pool),
    waitingByVendor(pool),
    openLateTasks(pool),
    ageOfDays(pool, now()),
    Promise.all(Object.entries(checks).map(async ([check, holds]) => ({ check, failed: !(await holds().catch(() => false)) }))),
  ]);
  return { waits, queues: new Map(queues.map((queue) => [queue.queue, queue])), applications, waiting, late, days, failed };
}

/** Registers the gauges; returns what ends them. */
export function watch(watched: Watched, meter: Meter = metrics.getMeter('hearthline')): () => void {
  const gauges = Object.fromEntries(
    Object.entries(GAUGES).map(([key, [name, unit, description]]) => [key, meter.createObservableGauge(name, { unit, description })]),
  ) as Gauges;
  const loop: IntervalHistogram = monitorEventLoopDelay({ resolution: 20 });
  loop.enable();
  let busy = performance.eventLoopUtilization();
  let read: { readonly at: number; readonly found: ReturnType<typeof readDatabase> } | null = null;
  const fresh = (): ReturnType<typeof readDatabase> => {
    if (read === null || performance.now() - read.at > FRESH_MS) read = { at: performance.now(), found: readDatabase(watched) };
    return read.found;
  };

  const observe: Parameters<Meter['addBatchObservableCallback']>[0] = async (result) => {
    const { pool } = watched;
    const since = performance.eventLoopUtilization(busy);
    busy = performance.eventLoopUtilization();
    result.observe(gauges.loopBusy, since.utilization);
    // Nanoseconds; NaN before the first sample.
    result.observe(gauges.loopDelay, (loop.percentile(99) || 0) / 1e9);
    loop.reset();
    result.observe(gauges.memory, process.memoryUsage.rss());
    result.observe(gauges.poolConnections, pool.idleCount, { state: 'idle' });
    result.observe(gauges.poolConnections, pool.totalCount - pool.idleCount, { state: 'used' });
    result.observe(gauges.poolPending, pool.waitingCount);
    result.observe(gauges.poolMax, watched.databasePool);
    for (const [provider, isOpen] of circuits) result.observe(gauges.circuits, isOpen ? 1 : 0, { provider });
    const { waits, queues, applications, waiting, late, days, failed } = await fresh();
    for (const kind of LATE_TASKS) result.observe(gauges.lateTasks, late.find((one) => one.kind === kind)?.count ?? 0, { kind });
    for (const task of DAILY) result.observe(gauges.dayAge, days.find(({ name }) => name === task)?.seconds ?? 0, { task });
    for (const { vendor: provider, count } of waiting) result.observe(gauges.workWaiting, count, { provider });
    for (const queue of [...WORK_STEPS, 'dead-letter']) {
      const { waiting = 0, oldestSeconds = 0 } = queues.get(queue) ?? {};
      result.observe(gauges.queueWaiting, waiting, { queue });
      result.observe(gauges.queueOldest, Math.max(0, oldestSeconds), { queue });
    }
    for (const { label: status, organization, count } of applications) result.observe(gauges.applications, count, { status, organization });
    result.observe(gauges.tasksOpen, waits.tasksOpen);
    result.observe(gauges.tasksOverdue, waits.tasksOverdue);
    result.observe(gauges.outboxWaiting, waits.outboxWaiting);
    result.observe(gauges.outboxOldest, Math.max(0, waits.outboxOldestSeconds));
    result.observe(gauges.timersOverdue, waits.timersOverdue);
    for (const { check, failed: isFailed } of failed) result.observe(gauges.checks, isFailed ? 1 : 0, { check });
  };
  const all = Object.values(gauges);
  meter.addBatchObservableCallback(observe, all);
  return () => {
    meter.removeBatchObservableCallback(observe, all);
    loop.disable();
  };
}
