import type { Reply } from '@hearthline/web/api/operation.ts';
import type { Payee } from '@hearthline/rules/enums.ts';
import { formatMoney } from '@hearthline/rules/money.ts';

/** Why a bank sent a payment back, by the code of the return (lending §4.15). */
const RETURNS: Readonly<Record<string, string>> = {
  R02: 'The account is closed.',
  R03: 'There is no account with this number, or it has another owner.',
  R04: 'The account number is not valid.',
  R16: 'The account is frozen.',
  ACCOUNT_CLOSED: 'The account there is closed.',
  ACCOUNT_FROZEN: 'The account there is frozen.',
  R20: 'The account takes no transfers.',
};
const RETURN_OTHERWISE = 'The payment was not accepted.';

export const returnReason = (code: string | null): string => RETURNS[code ?? ''] ?? RETURN_OTHERWISE;

/** What pages say about the one who gets the money: the borrower's bank, or the exchange for a crypto-backed line (lending §1.4.6). */
export const PAYEE_COPY = {
  BANK: {
    sentIntro: 'We have sent the payment. Your bank shows it when it has arrived.',
    sentWho: 'Our bank and yours',
    sentYou: 'Keep the account open.',
    shows: (day: string) => `Your bank usually shows it by ${day}`,
    arrives: 'In your account',
    returned: 'Your bank sent the money back',
    another:
      'Give us another account in your name. We send the money again as soon as the bank has confirmed it. You do not have to repeat anything else.',
  },
  EXCHANGE: {
    sentIntro: 'We have sent the payment in U.S. dollars. The exchange shows it in your account when it has arrived.',
    sentWho: 'Our bank and the exchange',
    sentYou: 'Keep your account at the exchange open.',
    shows: (day: string) => `The exchange usually shows it by ${day}, in U.S. dollars`,
    arrives: 'In your account at the exchange',
    returned: 'The exchange did not take the money',
    another:
      'Give us a bank account in your name instead. We send the money there as soon as the bank has confirmed it. Your terms stay as they are.',
  },
} as const satisfies Record<Payee, object>;

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
export const oddDays = ({ firstPayment }: Pick<Reply<'closing-get'>, 'firstPayment'>): string[] =>
  firstPayment === null || firstPayment.oddDaysInterest === 0
    ? []
    : [`${formatMoney(firstPayment.oddDaysInterest)} of it is interest for the days before the first full month.`];
