import type { IncomeMethod } from '@hearthline/rules/offers/income-methods.ts';

/** One way to verify income: its name, what it needs and how long it takes, and the label of its button. */
export type MethodCopy = {
  readonly title: string;
  readonly text: string;
  readonly button: string;
  /** While the service prepares its result. */
  readonly reading: string;
};

/** By method, as the borrower knows it: no vendor is named, because lenders choose theirs. */
export const METHODS: Readonly<Record<IncomeMethod, MethodCopy>> = {
  TRUV_PAYROLL: {
    title: 'Link your payroll',
    text: 'Sign in where you see your pay. The quickest way: about two minutes, and no documents.',
    button: 'Link payroll',
    reading: 'The payroll service is reading your pay. It usually takes under two minutes.',
  },
  POINTSERV_PAYROLL: {
    title: 'Fetch your W-2s',
    text: 'Allow a tax service to fetch the last two. About three minutes; you sign once.',
    button: 'Fetch W-2s',
    reading: 'The tax service is fetching your W-2s. It usually takes a few minutes.',
  },
  PLAID_TRANSACTIONS: {
    title: 'Link your bank',
    text: 'Sign in to the bank your income is paid into. About two minutes; we look for regular deposits.',
    button: 'Link bank',
    reading: 'The bank service is reading your deposits. It usually takes under a minute.',
  },
  MANUAL_PAYSTUB: {
    title: 'Upload paystubs',
    text: 'Your two most recent ones, as PDF or photos. A person reads them: one to two business days.',
    button: 'Upload paystubs',
    reading: '',
  },
  POINTSERV_TAX: {
    title: 'Fetch your tax returns',
    text: 'Allow a tax service to fetch the last two years. About three minutes; you sign once. The quickest way when you work for yourself.',
    button: 'Fetch tax returns',
    reading: 'The tax service is fetching your returns. It usually takes a few minutes.',
  },
  POINTSERV_1099_MISC: {
    title: 'Fetch your 1099s',
    text: 'Allow a tax service to fetch those of the last two years. About three minutes; you sign once.',
    button: 'Fetch 1099s',
    reading: 'The tax service is fetching your 1099s. It usually takes a few minutes.',
  },
  TRUV_FINANCIAL_ACCOUNTS: {
    title: 'Link the accounts your income is paid into',
    text: 'Sign in to your bank, pension or investment account. About two minutes; regular payments are counted.',
    button: 'Link accounts',
    reading: 'The service is reading your regular payments. It usually takes under two minutes.',
  },
  OTHER: {
    title: 'Upload documents',
    text: 'Award letters, a 1099-R, a decree, a lease: whatever shows the income. A person reads them: one to two business days.',
    button: 'Upload documents',
    reading: '',
  },
  EMPINFO: {
    title: 'Have us call your employer',
    text: 'Your employer confirms the job. We ask for two paystubs as well, because a call does not confirm the pay.',
    button: 'Choose a call',
    reading: '',
  },
};

/** Copy of what a linked service is doing. */
export const READING = {
  tag: 'Reading',
  again: 'We keep asking. You can close this page: the result is kept for you.',
  busy: 'The service does not answer right now. We keep asking.',
  expired: 'The link was not finished or has expired. Nothing was counted. Start it again, or choose another way.',
  partly: 'The first year has arrived; the second is on its way.',
} as const;
