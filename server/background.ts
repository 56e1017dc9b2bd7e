import { registerEnded } from './applications/hmda/register.ts';
import type { Context } from './config/context.ts';
import { deleteOldCallbacks } from './engine/callbacks.ts';
import { releaseOrders } from './engine/order.ts';
import { eraseOld } from './engine/retention.ts';
import { sweepAccess } from './identity/access/sweep.ts';
import { abandonChecks } from './uploads/accept-upload.ts';
import { deleteExpiredKeys } from '@hearthline/database/stores/lender/idempotency-keys.ts';

/** Runs a task every second until stopped, and at once again while it finds something to do. A failure is logged under `what` and tried again. */
export function repeat(ctx: Context, what: string, round: (ctx: Context) => Promise<number>): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  let stopped = false;
  const all = async (): Promise<void> => {
    while (!stopped && (await round(ctx)) > 0);
  };
  const timer = setInterval(() => {
    running = running
      .then(all)
      .catch((error: unknown) => ctx.log.error({ what, error: error instanceof Error ? error.message : 'unknown' }, 'a round failed'));
  }, 1000);
  timer.unref();
  return async () => {
    stopped = true;
    clearInterval(timer);
    await running;
  };
}

const EVERY_MS = 600_000;

/** Deletions of expired rows; each may run in any number of processes at once. */
const DELETIONS: readonly ((ctx: Context) => Promise<unknown>)[] = [
  async ({ pool }) => deleteExpiredKeys(pool),
  sweepAccess,
  deleteOldCallbacks,
  releaseOrders,
  abandonChecks,
  registerEnded,
  eraseOld,
];

/** Runs the deletions every ten minutes until stopped. A failure is logged and tried again in the next round. */
export function startHousekeeping(ctx: Context): () => void {
  const round = (): void => {
    for (const deletion of DELETIONS) void deletion(ctx).catch((error: unknown) => ctx.log.warn({ err: error }, 'housekeeping failed'));
  };
  const timer = setInterval(round, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
