import { formatMoney } from '@hearthline/rules/money.ts';
import type { ApplicationAnswer } from '../../services/application.ts';

/** Why a bank sent a payment back, by the code of the return (lending §4.15). */
const RETURNS: Readonly<Record<string, string>> = {
  R02: 'The account is closed.',
  R03: 'There is no account with this number, or it has another owner.',
  R04: 'The account number is not valid.',
  R16: 'The account is frozen.',
  R20: 'The account takes no transfers.',
};
const RETURN_OTHERWISE = 'The bank did not accept the payment.';

export const returnReason = (code: string | null): string => RETURNS[code ?? ''] ?? RETURN_OTHERWISE;

/** What several pages say about the closing. */
export const CLOSING = {
  loading: 'Getting the dates of your closing',
  account: (bank: string | null, mask: string) => `${bank ?? 'Your account'}, ending in ${mask}`,
  exchange: (bank: string | null) => `Your account at ${bank ?? 'the exchange'}`,
  autopay: (mask: string) => `Autopay, from the account ending in ${mask}`,
  autopayOn: 'Autopay',
  byHand: 'You pay each bill yourself',
} as const;

/** What the first payment has in addition to the others, in a sentence; none when it has nothing. */
export const oddDays = ({ firstPayment }: Pick<ApplicationAnswer<'/closing'>, 'firstPayment'>): string[] =>
  firstPayment === null || firstPayment.oddDaysInterest === 0
    ? []
    : [`${formatMoney(firstPayment.oddDaysInterest)} of it is interest for the days before the first full month.`];
