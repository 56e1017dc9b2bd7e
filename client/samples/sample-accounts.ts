import type { Accounts, GivenAccount } from '../parts/bank/accounts.ts';

/** An account that the bank confirmed. */
export const sampleAccount = (more: Partial<GivenAccount> = {}): GivenAccount => ({
  mask: '6789',
  bank: 'Copper State Bank',
  accountType: 'CHECKING',
  owner: 'Grace Happy',
  verification: 'VERIFIED',
  deposits: null,
  ...more,
});

/** Persona 1's accounts before any is given. */
export const sampleAccounts = (more: Partial<Accounts> = {}): Accounts => ({
  disbursement: null,
  autopay: null,
  returned: null,
  exchange: null,
  payType: 'AUTOPAY',
  cashToYou: 99_790,
  verifiedMonthly: 12_000,
  terms: { AUTOPAY: { rate: 7.85, monthlyPayment: 2121.29 }, MANUAL: { rate: 8.1, monthlyPayment: 2133.85 } },
  ...more,
});
