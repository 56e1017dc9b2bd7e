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
