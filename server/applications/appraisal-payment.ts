import { createHash } from 'node:crypto';
import { Problem } from '@hearthline/contract/problem.ts';
import { type Application, applicationByUuid } from '@hearthline/database/stores/application/application.ts';
import { insertCardRefusal } from '@hearthline/database/stores/application/payee-checks.ts';
import { documentsOf } from '@hearthline/database/stores/application/documents.ts';
import { lastOrder, saveOrder } from '@hearthline/database/stores/vendor/provider-orders.ts';
import { lenderOf } from '../organizations/organizations.ts';
import type { Decline } from '@hearthline/providers/card-payments/port.ts';
import { feesFrom, pricesOf } from '@hearthline/rules/offers/costs.ts';
import { dayAtProperty } from '@hearthline/journey/today.ts';
import type { IsoDate } from '@hearthline/rules/dates.ts';
import type { Context } from '../config/context.ts';
import { portsOf, servedBy } from '../config/providers.ts';

/** The payment among an application's orders: the job that reads the appraisal goes on once it is paid. */
const ORDER = { step: 'valuation-result', subject: 'PAYMENT' } as const;

/** One sentence for every card that is refused: which number exists, has expired or lacks money is for the lender's staff (decision record 125). */
const REFUSED = 'This card was not accepted. Check what you typed, use another card, or call your bank.';
/** What says nothing of the card. */
const SENTENCES: Readonly<Partial<Record<Decline, string>>> = {
  PROCESSING_ERROR: 'Your bank could not process the card just now. Wait a minute, then enter the card again.',
  TOKEN_USED: 'Enter the card again.',
};
const NOT_KNOWN =
  'The card service does not respond, so we cannot tell yet whether your card was charged. Try again: the appraisal is charged once.';

const unanswered = () => new Problem('not_ready', { message: NOT_KNOWN, headers: { 'retry-after': '5' } });

/**
 * The first day on which the appraisal may be paid: after three business days with the important terms, because its fee is not given back once it is
 * made (12 CFR 1026.40(h)). Null when that day has come; without a delivery of the terms on record it does not come.
 */
export async function appraisalPayableFrom(ctx: Context, { uuid, facts }: Application): Promise<IsoDate | null> {
  const terms = (await documentsOf(ctx.pool, [uuid])).find(({ kind }) => kind === 'HELOC_IMPORTANT_TERMS');
  const today = dayAtProperty(facts, ctx.clock.now(uuid));
  const from = feesFrom(terms === undefined ? today : dayAtProperty(facts, terms.deliveredAt));
  return today < from ? from : null;
}

/** The payment of an application, opened once with the lender's fee; its number is stored before a card is charged. */
async function openedPayment(ctx: Context, application: Application): Promise<string> {
  const { uuid, orgCode, version, product } = application;
  const last = await lastOrder(ctx.pool, uuid, ORDER.step, ORDER.subject);
  if (last?.state === 'OPEN') return last.ref;
  // ended in the transaction that recorded a payment, since the application was read: a second one would be another charge
  if (last && (await applicationByUuid(ctx.pool, uuid)).version !== version) throw new Problem('out_of_order');
  const turn = (last?.turn ?? 0) + 1;
  const lender = lenderOf(ctx, orgCode);
  const { data } = await portsOf(ctx, application).cardPayments.start(
    { reference: uuid, amount: pricesOf(product).appraisal, description: `${lender.name}: appraisal of your home` },
    { idempotencyKey: `${uuid}:appraisal-payment:${turn}` },
  );
  if (!data) throw unanswered();
  await saveOrder(
    ctx.pool,
    { ...ORDER, provider: servedBy(application, 'cardPayments'), applicationUuid: uuid, turn, ref: data.ref },
    ctx.clock.now(uuid),
  );
  return data.ref;
}

/**
 * Charges the lender's appraisal fee to a card, server to server; returns the payment and the dollars charged. Repeating the call
 * never charges the card twice. Throws Problem payment_declined, with one sentence for every refused card, and stores the vendor's reason for staff; not_ready while it is not known whether the card was charged.
 */
export async function chargeAppraisal(ctx: Context, application: Application, token: string): Promise<{ ref: string; amount: number }> {
  const ref = await openedPayment(ctx, application);
  const idempotencyKey = `${application.uuid}:appraisal-charge:${createHash('sha256').update(`${ref} ${token}`).digest('hex').slice(0, 16)}`;
  const { outcome, reasonCode, data } = await portsOf(ctx, application).cardPayments.charge(ref, { token }, { idempotencyKey });
  if (outcome === 'OK' && data) return { ref, amount: data.amount };
  if (outcome === 'REJECTED' || outcome === 'NEEDS_INPUT') {
    const reason = reasonCode ?? 'DECLINED';
    await insertCardRefusal(ctx.pool, application.uuid, reason, ctx.clock.now(application.uuid));
    const message = SENTENCES[reason as Decline] ?? REFUSED;
    throw new Problem('payment_declined', { message: `${message} Nothing was charged.`, errors: [{ field: 'cardToken', message }] });
  }
  if (outcome !== 'RETRYABLE') ctx.log.error({ applicationUuid: application.uuid, outcome, reasonCode }, 'a card payment failed');
  throw unanswered();
}
