import { WORK_STEPS } from '@hearthline/journey/facts/work-steps.ts';
import { PgBoss } from 'pg-boss';
import type { Job, JobSender } from '@hearthline/database/stores/application/work.ts';
import type { EngineContext } from './step.ts';
import { fail, runJob } from './run.ts';
import { inJobSpan, withTrace } from './job-span.ts';

const DEAD = 'dead-letter';
/** pg-boss settings, as measured: a dead worker is noticed within ten seconds, a new job starts at once (NOTIFY). */
const QUEUE = {
  retryLimit: 5,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 30,
  expireInSeconds: 120,
  heartbeatSeconds: 10,
  notify: true,
} as const;
/**
 * Each of the many queues has its own workers, so idle ones do not poll: NOTIFY wakes them for a new job, `wakeForDueJobs` for one that was to start
 * later. They poll every second only while the listening connection is lost. A full batch is followed by the next at once.
 */
const WORKER = {
  batchSize: 5,
  localConcurrency: 3,
  perJobResults: true,
  burstWhenBatchFull: true,
  notifyPollingIntervalSeconds: 60,
  pollingIntervalSeconds: 1,
} as const;
/** Milliseconds between two looks for jobs that became due without a notification: sent for later, tried again, or given back by a dead worker. */
const LOOK_EVERY = 1000;
const DUE = {
  name: 'queues-with-due-jobs',
  text: "select distinct name from pgboss.job where state < 'active' and start_after <= now() and not blocked",
};

/** Names of pg-boss's statements that send a job, one for each queue: prepared once on a connection, their two kilobytes are not sent with each job. */
const names = new Map<string, string>();
const nameOf = (text: string): string => {
  let name = names.get(text);
  if (name === undefined) names.set(text, (name = `queue-send-${names.size + 1}`));
  return name;
};

export type Queue = JobSender & {
  /** Starts processing jobs; only processes with a worker role do. */
  readonly work: (ctx: EngineContext) => Promise<void>;
  readonly ready: () => boolean;
  readonly stop: () => Promise<void>;
};

/**
 * The durable queue in the product's own database. Jobs are sent in the transaction of the facts that made them due. `works` is false in a process
 * that only sends: it neither listens nor looks after the jobs of dead workers.
 */
export async function startQueue(
  connectionString: string,
  log: { error: (o: object, m: string) => void },
  { works } = { works: true },
): Promise<Queue> {
  const boss = new PgBoss({
    connectionString,
    max: 6,
    supervise: works,
    superviseIntervalSeconds: 3,
    maintenanceIntervalSeconds: 60,
    monitorIntervalSeconds: 3,
    useListenNotify: works,
    schedule: false,
    reindex: false,
    monitorVacuum: false,
  });
  boss.on('error', (error) => log.error({ err: error }, 'the queue reported an error'));
  await boss.start();
  await boss.createQueue(DEAD, { retryLimit: 20, retryDelay: 2, notify: true });
  for (const step of WORK_STEPS) await boss.createQueue(step, { ...QUEUE, deadLetter: DEAD });
  const stopping = new AbortController();
  let running = true;
  let looking: NodeJS.Timeout | undefined;

  /** One statement for all queues; a worker that is busy takes no notice, and one woken for nothing reads once. */
  const wakeForDueJobs = (ctx: EngineContext, workerByQueue: ReadonlyMap<string, string>): void => {
    let asking = false;
    looking = setInterval(() => {
      if (asking) return;
      asking = true;
      ctx.pool
        .query<{ name: string }>(DUE)
        .then(({ rows }) => {
          for (const { name } of rows) boss.notifyWorker(workerByQueue.get(name) ?? '');
        })
        .catch((error: unknown) => log.error({ err: error }, 'due jobs were not looked for'))
        .finally(() => (asking = false));
    }, LOOK_EVERY);
    looking.unref();
  };

  return {
    send: async (client, job) => {
      await boss.send(job.step, withTrace(job), {
        db: { executeSql: async (text, values) => client.query({ name: nameOf(text), text, values: values as unknown[] }) },
      });
    },
    work: async (ctx) => {
      const workerByQueue = new Map<string, string>();
      for (const step of WORK_STEPS) {
        const worker = await boss.work<Job, unknown, typeof WORKER>(step, WORKER, async (jobs) =>
          Promise.all(
            jobs.map(async ({ id, data }) => {
              try {
                const ran = await inJobSpan(data, () => runJob(ctx, data, stopping.signal));
                if (ran.end === 'later') await boss.send(data.step, data, { startAfter: Math.max(1, Math.round(ran.afterSeconds)) });
                return { id, status: 'completed' as const };
              } catch (error) {
                ctx.log.error(
                  { step: data.step, applicationUuid: data.applicationUuid, error: error instanceof Error ? error.message : 'unknown' },
                  'job failed',
                );
                return { id, status: 'failed' as const };
              }
            }),
          ),
        );
        workerByQueue.set(step, worker);
      }
      const dead = await boss.work<Job>(
        DEAD,
        { batchSize: 2, burstWhenBatchFull: true, notifyPollingIntervalSeconds: 60 },
        async (jobs) => {
          for (const { data } of jobs) await fail(ctx, data, data.step === 'soft-credit' ? 'ERROR' : 'UNKNOWN', 'DEAD_LETTER');
        },
      );
      workerByQueue.set(DEAD, dead);
      wakeForDueJobs(ctx, workerByQueue);
    },
    ready: () => running,
    stop: async () => {
      running = false;
      clearInterval(looking);
      stopping.abort();
      await boss.stop({ graceful: true, timeout: 8000 });
    },
  };
}
