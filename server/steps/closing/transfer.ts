import type { Application } from '@hearthline/database/stores/application/application.ts';
import type { Facts } from '@hearthline/journey/facts.ts';
import { workDue } from '@hearthline/journey/checklist.ts';
import { mayPay } from '@hearthline/journey/steps/closing.ts';
import type { Started } from '@hearthline/providers/wire/order.ts';
import type { CallOptions, ProviderResult } from '@hearthline/providers/wire/result.ts';
import type { Context } from '../../config/context.ts';
import { keepOrder, nextKey, openOrder, type OrderingJob, type OrderKey, orderOf, type PlacedOrder } from '../../engine/order.ts';
import { record } from '../../engine/record.ts';
import { conclusive, TryLater } from '../../engine/step.ts';
import { portsOf } from '../../config/providers.ts';

/** Money to a payee: a debt, or the borrower. */
export type Transfer = {
  readonly payee: string;
  readonly application: Pick<Application, 'vendors'>;
  readonly about: OrderKey;
  readonly job: OrderingJob;
};

/** How long after the last call a transfer may still appear at the vendor, milliseconds: longer than any call lasts. */
const QUIET = 10 * 60_000;

/** The number of a transfer that was begun: of its order, or by its key at the vendor, where it is looked up and not sent. Null when it has none. */
async function findTransfer(ctx: Context, f: Facts, { payee, application, about, job }: Transfer): Promise<string | null> {
  const open = await openOrder(ctx, about);
  const begun = f.closing.begun[payee];
  if (open !== null || !begun) return open;
  const created = { from: new Date(Date.parse(begun.since) - QUIET), to: new Date(Date.parse(begun.at) + QUIET) };
  const { data } = conclusive(await portsOf(ctx, application).moneyMovement.find(begun.key, created, { signal: job.signal }));
  if (data) await keepOrder(ctx, about, data.ref);
  return data?.ref ?? null;
}

/**
 * What became of a transfer that was begun, and that may not be sent now: its number, or null where no money of it is out. Throws TryLater while the
 * last call may still be on its way.
 */
export async function whatBecameOf(ctx: Context, f: Facts, transfer: Transfer): Promise<string | null> {
  const ref = await findTransfer(ctx, f, transfer);
  const { at } = f.closing.begun[transfer.payee] ?? {};
  const left = at === undefined ? 0 : Date.parse(at) + QUIET - ctx.clock.now(transfer.about.applicationUuid).getTime();
  if (ref === null && left > 0) throw new TryLater('TRANSFER_UNSURE', false, Math.ceil(left / 1000));
  return ref;
}

/**
 * Sends money once. The log says so before the vendor is called, by the facts of that moment: whatever becomes of the reply, of the job, or of what
 * let it run, the application is held open until it is known what became of the transfer (decision record 120).
 */
export async function sendOnce(
  ctx: Context,
  f: Facts,
  transfer: Transfer,
  start: (options: CallOptions) => Promise<ProviderResult<Started>>,
): Promise<PlacedOrder> {
  const known = await findTransfer(ctx, f, transfer);
  if (known !== null) return { ref: known, refused: null };
  const { payee, about, job } = transfer;
  const key = await nextKey(ctx, about);
  await record(ctx, about.applicationUuid, {
    by: { actor: 'provider', ref: null, source: job.step },
    facts: ({ facts }) => {
      const isDue = workDue(facts).some(({ step, attempt }) => step === job.step && attempt === job.attempt);
      if (!isDue || !mayPay(facts)) throw new TryLater('NOT_DUE', false, null);
      return [{ type: 'transferBegun', payee, key, at: ctx.clock.now(about.applicationUuid).toISOString() }];
    },
  });
  return orderOf(ctx, about, job, start);
}
