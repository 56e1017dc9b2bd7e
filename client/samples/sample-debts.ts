import type { Reply } from '@hearthline/web/api/operation.ts';

type Liability = Reply<'offers-get'>['liabilities'][number];

const debt = (id: string, creditor: string, kind: Liability['kind'], balance: number, payment: number): Liability => ({
  id,
  creditor,
  kind,
  monetaryBalance: balance,
  monetaryCalculatedNextPaymentMinimumAmount: payment,
  payOff: {
    status: null,
    required: false,
    eligible: true,
    amount: balance,
    reason: null,
    reasons: [],
    providesDtiCredit: true,
    providesCltvCredit: false,
    providesLienPositionCredit: false,
  },
});

export const SAMPLE_DEBTS: readonly Liability[] = [
  debt('TL-2', 'Copper State Auto Finance', 'AUTO', 18_700, 425),
  debt('TL-3', 'Beacon Student Servicing', 'STUDENT', 16_900, 180),
  debt('TL-4', 'Silver Plaza Card', 'CARD', 3150, 95),
];

/** A first draw of $100,000 over fifteen years, with autopay. */
export const SAMPLE_SELECTION = {
  type: 'FIXED',
  term: 15,
  draw: 100_000,
  feePercent: 4.99,
  payType: 'AUTOPAY',
  payoffs: [],
  payoffPreference: 'DEDUCT',
  monthlyPayment: 1030.8,
  rate: 8.45,
} as const;
