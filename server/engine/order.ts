import type { Connection } from '@hearthline/database/stores/application/application.ts';
import { workRow } from '@hearthline/database/stores/application/work.ts';
import {
  endOrder,
  lastOrder,
  type OrderState,
  ordersWithoutApplication,
  saveOrder,
  type ServedBy,
} from '@hearthline/database/stores/vendor/provider-orders.ts';
import type { WorkDue } from '@hearthline/journey/checklist.ts';
import type { WorkStep } from '@hearthline/journey/facts/work-steps.ts';
import type { Started } from '@hearthline/providers/wire/order.ts';
import type { CallOptions, ProviderResult } from '@hearthline/providers/wire/result.ts';
import type { Context } from '../config/context.ts';
import { ordersOf } from '../config/providers.ts';
import { orderKey, conclusive, TryLater } from './step.ts';

/** An order with a vendor: the job that waits for its result, and its subject where one job has several orders. */
export type OrderKey = {
  readonly provider: ServedBy;
  readonly applicationUuid: string;
  readonly step: WorkStep;
  readonly subject?: string;
};
/** The job that places the order. */
export type OrderingJob = WorkDue & { readonly signal: AbortSignal };
/** In progress under its number, or refused for a reason. */
export type PlacedOrder = { readonly ref: string; readonly refused: null } | { readonly ref: null; readonly refused: string };

const DRAFT = 'draft:';
/** The row of a draft, so that an application that ends meanwhile cancels it; the order itself has the vendor's number. */
const draftOf = (ref: string): string => `${DRAFT}${ref}`;

/** The number of an order that stands, or null. */
const standing = (last: OrderState | null): string | null => (last?.state === 'OPEN' ? last.ref : null);

/** The key under which the next order of a job is placed. */
export async function nextKey(ctx: Context, { applicationUuid, step, subject = '' }: OrderKey): Promise<string> {
  return orderKey(applicationUuid, step, ((await lastOrder(ctx.pool, applicationUuid, step, subject))?.turn ?? 0) + 1, subject);
}

/** Stores an order that the vendor has, and whose number was lost with its reply. */
export async function keepOrder(ctx: Context, { subject = '', ...about }: OrderKey, ref: string): Promise<void> {
  const last = await lastOrder(ctx.pool, about.applicationUuid, about.step, subject);
  await saveOrder(ctx.pool, { ...about, subject, turn: (last?.turn ?? 0) + 1, ref }, ctx.clock.now(about.applicationUuid));
}

/**
 * The order of a job: the open one, or a new one. It is stored before anything else can fail, and its key counts orders, not tries of the job: a
 * restarted job (after a crash, a callback, or by staff) finds the same order and never places a second one. Whatever ended the last order also
 * ended the job that waited for it, in one transaction: a run still in progress sees both ended, and orders nothing. A draft that a failure left at the
 * vendor is continued under the same key where trying again may help, and canceled there where it cannot. Throws TryLater.
 */
export async function orderOf(
  ctx: Context,
  about: OrderKey,
  { step: by, attempt, signal }: OrderingJob,
  start: (options: CallOptions) => Promise<ProviderResult<Started>>,
): Promise<PlacedOrder> {
  const { provider, applicationUuid, step, subject = '' } = about;
  const last = await lastOrder(ctx.pool, applicationUuid, step, subject);
  const open = standing(last);
  if (open !== null) return { ref: open, refused: null };
  if (last && (await workRow(ctx.pool, { applicationUuid, step: by, attempt }))?.state !== 'DUE')
    throw new TryLater('NOT_DUE', false, null);
  const turn = (last?.turn ?? 0) + 1;
  const key = orderKey(applicationUuid, step, turn, subject);
  const started = await start({ idempotencyKey: key, signal });
  const at = ctx.clock.now(applicationUuid);
  const order = { provider, applicationUuid, step, subject, turn };
  const { leavesDrafts, cancel } = ordersOf(ctx.providers, provider);
  const draft = leavesDrafts ? started.rawRef : null;
  if (draft !== null && started.outcome !== 'OK') {
    await saveOrder(ctx.pool, { ...order, ref: draftOf(draft), step: by }, at);
    if (cancel && started.outcome !== 'RETRYABLE') conclusive(await cancel(draft, { idempotencyKey: `${key}:draft`, signal }));
  }
  if (draft !== null && started.outcome !== 'RETRYABLE') await endOrder(ctx.pool, provider, draftOf(draft), at);
  const { outcome, data, reasonCode } = conclusive(started);
  if (outcome === 'OK' && data) {
    await saveOrder(ctx.pool, { ...order, ref: data.ref }, at);
    return { ref: data.ref, refused: null };
  }
  await saveOrder(ctx.pool, { ...order, ref: `refused:${applicationUuid}:${step}:${subject}:${turn}`, state: 'ENDED' }, at);
  return { ref: null, refused: reasonCode ?? outcome };
}

/** The number of the open order of a job, or null. */
export async function openOrder(ctx: Context, { applicationUuid, step, subject = '' }: Omit<OrderKey, 'provider'>): Promise<string | null> {
  return standing(await lastOrder(ctx.pool, applicationUuid, step, subject));
}

/** Ends an order in the transaction of its result. */
export async function endedOrder(
  ctx: Context,
  client: Connection,
  { provider, applicationUuid }: Pick<OrderKey, 'provider' | 'applicationUuid'>,
  ref: string,
): Promise<void> {
  await endOrder(client, provider, ref, ctx.clock.now(applicationUuid));
}

/** The vendor is still working: nothing to record; its callback or a timer makes the job due again. */
export function isUnderWay({ outcome, reasonCode }: ProviderResult<unknown>): boolean {
  return outcome === 'RETRYABLE' && reasonCode === 'PENDING';
}

/** Cancels one order; false when the vendor could not be reached, so that it is tried again. */
async function release(ctx: Context, { provider, ref, applicationUuid }: OrderState): Promise<boolean> {
  const { cancel } = ordersOf(ctx.providers, provider);
  const canceled = cancel
    ? await cancel(ref.startsWith(DRAFT) ? ref.slice(DRAFT.length) : ref, { idempotencyKey: `${applicationUuid}:cancel:${ref}` })
    : null;
  if (canceled?.outcome === 'RETRYABLE') return false;
  await endOrder(ctx.pool, provider, ref, ctx.clock.now(applicationUuid));
  return true;
}

/**
 * Cancels the orders of applications that were canceled, declined or funded. Results of orders too late to cancel are ignored; one that fails is logged
 * and does not stop the others. Returns how many were canceled.
 */
export async function releaseOrders(ctx: Context): Promise<number> {
  let released = 0;
  for (const order of await ordersWithoutApplication(ctx.pool))
    try {
      if (await release(ctx, order)) released += 1;
    } catch (error) {
      const { provider, applicationUuid } = order;
      ctx.log.error({ provider, applicationUuid, error: error instanceof Error ? error.message : 'unknown' }, 'an order was not canceled');
    }
  return released;
}
