/** The queue as the product relies on it: a job exists when its transaction commits, is delivered at least once, and again when its process dies. */
import type { Job } from '@hearthline/database/stores/application/work.ts';
import { sweepTimers } from '@hearthline/server/engine/sweep.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { releaseOrders } from '@hearthline/server/engine/order.ts';
import { fail, runJob, tryWaiting } from '@hearthline/server/engine/run.ts';
import { sendMailings } from '@hearthline/server/steps/documents/mailings.ts';
import type { Client } from './memory/connection.ts';
import { Fault, type Faults } from './time/hosts.ts';
import type { Schedule } from './time/schedule.ts';
import type { Process } from './process.ts';

export type Queue = {
  readonly send: (client: unknown, job: Job) => void;
  /** Looks for jobs to run. */
  readonly wake: () => void;
  /** One round of what processes do by themselves: timers, and orders of applications that have ended. */
  readonly sweep: () => void;
  /** One round of the letters that are to be ordered or asked about. */
  readonly post: () => void;
  readonly isIdle: () => boolean;
  /** Records an error that neither a fault nor a refusal explains. */
  readonly judge: (error: unknown, where: string) => void;
};

type Waiting = { readonly job: Job; readonly tries: number };
type Parts = {
  readonly time: Schedule;
  readonly workers: readonly Process[];
  readonly tell: (line: string) => void;
  readonly surprises: string[];
  readonly faults: Faults;
};

/** As configured for pg-boss (server/engine/queue.ts). */
const MAX_TRIES = 5;
const MAX_RESCUES = 20;
const HEARTBEAT = 10_000;
const PICKED_WITHIN = 200;
/** Milliseconds until a failed sweep is repeated. */
const SWEPT_AGAIN = 5000;
/** Share of deliveries that are made twice. */
const TWICE = 0.03;

export function queueOf({ time, workers, tell, surprises, faults }: Parts): Queue {
  const ready: Waiting[] = [];
  let running = 0;

  const judge = (error: unknown, where: string) => {
    if (error instanceof Fault || error instanceof Problem) return;
    const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
    surprises.push(`${where}: ${what}`);
  };
  const add = (waiting: Waiting, milliseconds: number) => {
    running += 1;
    time.after(milliseconds, () => {
      running -= 1;
      ready.push(waiting);
      wake();
    });
  };
  const wake = () => {
    time.after(time.random() * PICKED_WITHIN, () => {
      const up = workers.filter((w) => w.host.isUp());
      const worker = up[Math.floor(time.random() * up.length)];
      const next = worker && ready.splice(Math.floor(time.random() * ready.length), 1)[0];
      if (!worker || !next) return;
      take(worker, next);
      if (faults.odds.fails > 0 && time.random() < TWICE) take(worker, next);
    });
  };
  const take = (worker: Process, { job, tries }: Waiting) => {
    running += 1;
    const given = tries > MAX_TRIES;
    const work = given
      ? () => fail(worker.ctx, job, job.step === 'soft-credit' ? 'ERROR' : 'UNKNOWN', 'DEAD_LETTER')
      : () => runJob(worker.ctx, job, new AbortController().signal);
    worker.host
      .run(work)
      .then((ran) => {
        tell(`${worker.host.name}: ${job.step} ${job.attempt} ${ran.end}${given ? ' (given up)' : ''}`);
        if (ran.end === 'later') add({ job, tries: 0 }, Math.max(1, ran.afterSeconds) * 1000);
      })
      .catch((error: unknown) => {
        judge(error, `${job.step} ${job.attempt}`);
        if (tries < MAX_RESCUES) add({ job, tries: tries + 1 }, worker.host.isUp() ? 1000 * 2 ** Math.min(tries, 5) : HEARTBEAT);
      })
      .finally(() => {
        running -= 1;
        wake();
      });
  };
  let willSweep = false;
  const sweep = () => {
    const again = (error: unknown) => {
      judge(error, 'a sweep');
      if (willSweep) return;
      willSweep = true;
      time.after(SWEPT_AGAIN, () => {
        willSweep = false;
        sweep();
      });
    };
    for (const { host, ctx } of workers) {
      host.run(() => sweepTimers(ctx)).catch(again);
      host.run(() => tryWaiting(ctx)).catch(again);
      host.run(() => releaseOrders(ctx)).catch(again);
    }
  };
  const post = () => {
    const worker = workers.find(({ host }) => host.isUp());
    const again = (error: unknown) => {
      judge(error, 'the letters');
      time.after(SWEPT_AGAIN, post);
    };
    if (worker) worker.host.run(() => sendMailings(worker.ctx)).catch(again);
    else time.after(SWEPT_AGAIN, post);
  };
  return {
    send: (client, job) =>
      (client as Client).transaction().onCommit(() => {
        ready.push({ job, tries: 0 });
        wake();
      }),
    wake,
    judge,
    isIdle: () => running === 0 && ready.length === 0,
    sweep,
    post,
  };
}
