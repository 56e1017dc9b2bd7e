import { formatMoney } from '@hearthline/rules/money.ts';
import type { Application } from '../../services/application.ts';

export const REFUND = {
  title: 'We give back what you paid for the appraisal',
  done: 'We gave back what you paid for the appraisal',
  owed: (amount: string, day: string) =>
    `The appraisal was not made. We give the ${amount} that you paid for it back to your card by ${day}.`,
  given: (amount: string, day: string) => `The appraisal was not made. On ${day} we gave back the ${amount} that you paid for it by card.`,
} as const;

/** What is given back for an appraisal that was not made, as a sentence; null where nothing is. @param day formats a day */
export function refundWords({ appraisalRefund }: Pick<Application, 'appraisalRefund'>, day: (iso: string) => string): string | null {
  if (appraisalRefund === null) return null;
  const { amount, by, on } = appraisalRefund;
  return on === null ? REFUND.owed(formatMoney(amount), day(by)) : REFUND.given(formatMoney(amount), day(on));
}
