import type { RadioCard } from '@hearthline/kit/radio-cards/RadioCards.tsx';
import type { PayType } from '@hearthline/rules/enums.ts';
import { formatApr, formatMoney, roundHalfEven } from '@hearthline/rules/money.ts';
import type { Accounts } from '../../../parts/bank/accounts.ts';
import { BANK } from '../../../parts/bank/copy.ts';
import { COPY } from './copy.ts';

export type PayValues = { payType: PayType; account: 'SAME' | 'OTHER' };

type PayChoices = {
  readonly options: readonly RadioCard[];
  /** What autopay takes off: percent of the rate, dollars a month; null when it changes nothing, or no offer is known. */
  readonly effect: { readonly rate: number; readonly payment: number } | null;
  readonly accountOptions: readonly RadioCard[];
};

/** The ways to pay with what each costs, and the accounts to pay from. */
export function payChoices({ terms, disbursement }: Pick<Accounts, 'terms' | 'disbursement'>): PayChoices {
  const end = (payType: PayType): Pick<RadioCard, 'end'> =>
    terms === null
      ? {}
      : { end: { figure: COPY.apr(formatApr(terms[payType].rate)), note: COPY.month(formatMoney(terms[payType].monthlyPayment)) } };
  const rate = terms === null ? 0 : roundHalfEven(terms.MANUAL.rate - terms.AUTOPAY.rate);
  const payment = terms === null ? 0 : roundHalfEven(terms.MANUAL.monthlyPayment - terms.AUTOPAY.monthlyPayment);
  const other: RadioCard = { value: 'OTHER', title: COPY.other, note: COPY.otherNote };
  return {
    options: [
      { value: 'AUTOPAY', title: COPY.autopay, note: COPY.autopayNote, ...end('AUTOPAY') },
      { value: 'MANUAL', title: COPY.manual, note: COPY.manualNote, ...end('MANUAL') },
    ],
    effect: rate > 0 ? { rate, payment } : null,
    accountOptions: disbursement
      ? [{ value: 'SAME', title: COPY.same, note: COPY.sameNote(disbursement.bank ?? BANK.anyBank, disbursement.mask) }, other]
      : [other],
  };
}
