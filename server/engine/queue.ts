import { WORK_STEPS } from '@hearthline/journey/facts/work-steps.ts';
import { PgBoss } from 'pg-boss';
import type { Job, JobSender } from '@hearthline/database/stores/application/work.ts';
import type { EngineContext } from './step.ts';
import { fail, runJob } from './run.ts';

const DEAD = 'dead-letter';
/** pg-boss settings, as measured: a dead worker is noticed within ten seconds, a new job starts at once. */
const QUEUE = {
  retryLimit: 5,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 30,
  expireInSeconds: 120,
  heartbeatSeconds: 10,
  notify: true,
} as const;
const WORKER = {
  batchSize: 5,
  localConcurrency: 3,
  perJobResults: true,
  notifyPollingIntervalSeconds: 1,
  pollingIntervalSeconds: 1,
} as const;

export type Queue = JobSender & {
  /** Starts processing jobs; only processes with a worker role do. */
  readonly work: (ctx: EngineContext) => Promise<void>;
  readonly ready: () => boolean;
  readonly stop: () => Promise<void>;
};

/** The durable queue in the product's own database. Jobs are sent in the transaction of the facts that made them due. */
export async function startQueue(connectionString: string, log: { error: (o: object, m: string) => void }): Promise<Queue> {
  const boss = new PgBoss({
    connectionString,
    max: 6,
    superviseIntervalSeconds: 1,
    maintenanceIntervalSeconds: 30,
    monitorIntervalSeconds: 5,
    useListenNotify: true,
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

  return {
    send: async (client, job) => {
      await boss.send(job.step, job, { db: { executeSql: async (text, values) => client.query(text, values as unknown[]) } });
    },
    work: async (ctx) => {
      for (const step of WORK_STEPS) {
        await boss.work<Job, unknown, typeof WORKER>(step, WORKER, async (jobs) =>
          Promise.all(
            jobs.map(async ({ id, data }) => {
              try {
                const ran = await runJob(ctx, data, stopping.signal);
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
      }
      await boss.work<Job>(DEAD, { batchSize: 2 }, async (jobs) => {
        for (const { data } of jobs) await fail(ctx, data, data.step === 'soft-credit' ? 'ERROR' : 'UNKNOWN', 'DEAD_LETTER');
      });
    },
    ready: () => running,
    stop: async () => {
      running = false;
      stopping.abort();
      await boss.stop({ graceful: true, timeout: 8000 });
    },
  };
}
