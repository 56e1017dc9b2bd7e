import { registerEnded } from './applications/hmda/register.ts';
import type { Context } from './config/context.ts';
import { reconcileEnded } from './engine/after-the-end.ts';
import { deleteOldCallbacks } from './engine/callbacks.ts';
import { happened } from './monitoring/measures.ts';
import { forgetOldCalls } from './monitoring/vendor-calls.ts';
import { releaseOrders } from './engine/order.ts';
import { renewMarketRates } from './steps/prequalification/market-rates.ts';
import { eraseOld } from './engine/retention.ts';
import { sweepAccess } from './identity/access/sweep.ts';
import { renewFunnel } from './staff/settings/funnel.ts';
import { abandonChecks } from './uploads/accept-upload.ts';
import { sweepReplays } from './uploads/replays.ts';
import { dropExpiredParts } from './uploads/in-parts.ts';
import { dropLooseFiles } from './chat/files.ts';
import { sweepChatPasses } from './chat/proof.ts';
import { stopEnded } from '@hearthline/database/stores/lender/experiments.ts';
import { deleteExpiredKeys } from '@hearthline/database/stores/lender/idempotency-keys.ts';

/** What brings a round forward: at least every `everyMs` milliseconds, and at once after a NOTIFY on one of the channels. */
export type Pace = { readonly everyMs: number; readonly wokenBy: readonly string[] };

/** Milliseconds between rounds while this process hears no notifications. */
const DEAF_MS = 1000;

/** Runs a task at its pace until stopped, and at once again while it finds something to do. A failure is logged under `what` and tried again. */
export function repeat(
  ctx: Context,
  what: string,
  round: (ctx: Context) => Promise<number>,
  { everyMs, wokenBy }: Pace,
): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  let stopped = false;
  let isWaiting = false;
  let began = performance.now();
  const all = async (): Promise<void> => {
    isWaiting = false;
    began = performance.now();
    while (!stopped && (await round(ctx)) > 0);
  };
  // Notifications that arrive before a round begins are answered by that one round.
  const wake = (): void => {
    if (isWaiting || stopped) return;
    isWaiting = true;
    running = running.then(all).catch((error: unknown) => {
      happened('background', { task: what });
      ctx.log.error({ task: what, error: error instanceof Error ? error.message : 'unknown' }, 'a round failed');
    });
  };
  const timer = setInterval(() => {
    if (ctx.listener.presence() === null || performance.now() - began >= everyMs - DEAF_MS / 2) wake();
  }, DEAF_MS);
  timer.unref();
  const subscriptions = wokenBy.map((channel) => ctx.listener.on(channel, wake));
  return async () => {
    stopped = true;
    clearInterval(timer);
    for (const unsubscribe of subscriptions) unsubscribe();
    await running;
  };
}

/**
 * What becomes due by time alone runs from a quarter of an hour (a reminder, an expiry) to months, so a few seconds between rounds delay nothing;
 * what is queued meanwhile is announced by triggers of the database (migration 0230). A moved clock of the sandbox wakes all.
 */
export const PACES = {
  timers: { everyMs: 5000, wokenBy: ['clock'] },
  waiting: { everyMs: 5000, wokenBy: ['clock'] },
  messages: { everyMs: 5000, wokenBy: ['outbox', 'clock'] },
  notices: { everyMs: 5000, wokenBy: ['notice', 'clock'] },
  domains: { everyMs: 60_000, wokenBy: ['clock'] },
  mailings: { everyMs: 60_000, wokenBy: ['mailing', 'clock'] },
  vendorCalls: { everyMs: 10_000, wokenBy: [] },
  chats: { everyMs: 5000, wokenBy: ['chat_waits', 'clock'] },
} as const satisfies Record<string, Pace>;

const EVERY_MS = 600_000;

/** Deletions of expired rows; each may run in any number of processes at once. */
const DELETIONS: readonly ((ctx: Context) => Promise<unknown>)[] = [
  async ({ pool }) => deleteExpiredKeys(pool),
  sweepAccess,
  deleteOldCallbacks,
  releaseOrders,
  abandonChecks,
  dropExpiredParts,
  sweepReplays,
  sweepChatPasses,
  dropLooseFiles,
  registerEnded,
  reconcileEnded,
  forgetOldCalls,
  renewMarketRates,
  renewFunnel,
  async ({ pool, clock }) => stopEnded(pool, clock.real()),
  eraseOld,
];

/** Runs the deletions every ten minutes until stopped. A failure is logged and tried again in the next round. */
export function startHousekeeping(ctx: Context): () => void {
  const round = (): void => {
    for (const deletion of DELETIONS)
      void deletion(ctx).catch((error: unknown) => {
        happened('background', { task: 'housekeeping' });
        ctx.log.warn({ err: error }, 'housekeeping failed');
      });
  };
  const timer = setInterval(round, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
