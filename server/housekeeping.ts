import { sweepAccess } from './identity/access/sweep.ts';
import { deleteOldCallbacks } from './engine/callbacks.ts';
import type { Context } from './config/context.ts';
import { deleteExpiredKeys } from './web/http/idempotency.ts';
import { giveUpChecks } from './uploads/accept-upload.ts';
import { eraseOld } from './engine/retention.ts';
import { registerEnded } from './applications/hmda/register.ts';
import { releaseOrders } from './engine/release-orders.ts';

const EVERY = 600_000;

/** What is thrown away when its time has passed; each may run in any number of processes at once. */
const CHORES: readonly ((ctx: Context) => Promise<unknown>)[] = [
  deleteExpiredKeys,
  sweepAccess,
  deleteOldCallbacks,
  releaseOrders,
  giveUpChecks,
  registerEnded,
  eraseOld,
];

/** Does the chores now and then until stopped. A failure is logged and tried again with the next round. */
export function startHousekeeping(ctx: Context): () => void {
  const round = (): void => {
    for (const chore of CHORES) void chore(ctx).catch((error: unknown) => ctx.log.warn({ err: error }, 'housekeeping failed'));
  };
  const timer = setInterval(round, EVERY);
  timer.unref();
  return () => clearInterval(timer);
}
