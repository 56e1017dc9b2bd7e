import { type PaidByConsumer, refundOwed } from '@hearthline/journey/steps/refunds.ts';
import { dayAtProperty } from '@hearthline/journey/today.ts';
import type { Context } from '../../config/context.ts';
import { effectKey, GiveUp, NOTHING_TO_RECORD, conclusive, type StepRun } from '../../engine/step.ts';
import { portsOf } from '../../config/providers.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';

/**
 * Gives a payment back to the card it came from, under a key that counts the payment and not the try; returns it with the vendor's number of the refund.
 * Throws TryLater, and GiveUp when the card does not take it back.
 */
export async function givenBack(
  ctx: Context,
  application: Application,
  { paymentRef, amount }: PaidByConsumer,
  signal: AbortSignal,
): Promise<PaidByConsumer & { readonly refundRef: string }> {
  const idempotencyKey = effectKey(application.uuid, 'refund', 1, { payment: paymentRef });
  const { outcome, data, reasonCode } = conclusive(
    await portsOf(ctx, application).cardPayments.refund(paymentRef, { idempotencyKey, signal }),
  );
  if (outcome !== 'OK' || !data) throw new GiveUp(reasonCode ?? 'REFUND_REFUSED');
  return { paymentRef, amount, refundRef: data.ref };
}

/** Gives back what was paid for an appraisal that is not made (lending §2.3). A vendor that does not answer is asked again each hour (journey/application/timers.ts). */
export const appraisalRefundStep: StepRun = async (ctx, application, _, signal) => {
  const { uuid, facts } = application;
  const owed = refundOwed(facts);
  if (!owed) return NOTHING_TO_RECORD;
  const refund = await givenBack(ctx, application, owed, signal);
  return { facts: [{ type: 'appraisalRefunded', ...refund, on: dayAtProperty(facts, ctx.clock.now(uuid)) }] };
};
