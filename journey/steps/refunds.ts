/** What the consumer paid by card, and what of it is given back (lending §2.2, §2.3). */
import type { Facts } from '../facts.ts';

/** A payment of the consumer that is given back. Dollars. */
export type PaidByConsumer = { readonly paymentRef: string; readonly amount: number };

/** What the consumer has paid for the line and not got back: everything else is taken from the first draw. */
export function paidByConsumer({ verification: { valuation } }: Facts): readonly PaidByConsumer[] {
  const { receipt, refund } = valuation;
  if (receipt?.amount === undefined || refund?.given?.paymentRef === receipt.paymentRef) return [];
  return [{ paymentRef: receipt.paymentRef, amount: receipt.amount }];
}

/**
 * An appraisal that was paid and will not be made, and whose refund is not recorded yet: the application has ended, or goes on with another value, and no
 * appraiser was in the home as far as the facts say. Null as well for a canceled line, whose refunds are those of the right to cancel.
 * @param ended whether the application has ended
 */
export function unmadeAppraisal(f: Facts, ended: boolean): PaidByConsumer | null {
  const { paid, made, wanted, last, agreed, refund } = f.verification.valuation;
  const visited = made === true || (last?.product === 'ONSITE' && last.stage === 'PROCESSING');
  if (!paid || visited || f.closing.unwinding !== null || !(ended || agreed !== null || wanted !== 'ONSITE')) return null;
  return paidByConsumer(f).find(({ paymentRef }) => paymentRef !== refund?.paymentRef) ?? null;
}

/** What is owed for an appraisal that was not made, until it is given back. */
export function refundOwed({ verification: { valuation } }: Facts): PaidByConsumer | null {
  const { refund } = valuation;
  return refund?.given === null ? { paymentRef: refund.paymentRef, amount: refund.amount } : null;
}

/** The task of staff while the card does not take it back. */
export const refundTasks = (f: Facts): readonly string[] =>
  refundOwed(f) !== null && f.steps['appraisal-refund'].failed?.kind === 'UNKNOWN' ? ['APPRAISAL_REFUND'] : [];
