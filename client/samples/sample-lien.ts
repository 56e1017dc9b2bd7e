import type { Lien } from '../screens/liens/lien-answers.ts';

/** A first mortgage on a home, matched with the credit report by default. */
export const sampleLien = (more: Partial<Lien> = {}): Lien => ({
  id: 'doc-1',
  lenderName: 'Cedar Home Loans',
  position: 1,
  kind: 'MORTGAGE',
  originationDate: '2020-04-15',
  originalBalance: 217_000,
  currentBalance: 188_125.34,
  creditLimit: null,
  monthlyPayment: 1302.72,
  matched: true,
  recordedReleased: false,
  ...more,
});
