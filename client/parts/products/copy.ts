import type { WaitlistProduct } from '@hearthline/rules/enums.ts';

/** What the page says of a product that is announced without a waitlist; of one a lender does not have, and of no certain one. */
export const COMING: Readonly<Record<WaitlistProduct, { readonly title: string; readonly intro: (lender: string) => string }>> = {
  HELOC: {
    title: 'Coming soon',
    intro: (lender) => `${lender} does not take applications here yet. We are working on it.`,
  },
  CRYPTO_HELOC: {
    title: 'A line paid out at an exchange is coming soon',
    intro: (lender) =>
      `${lender} is preparing a home equity line that pays out to your account at an exchange. Nobody can apply for it yet.`,
  },
  DSCR_LOAN: {
    title: 'DSCR loans are coming soon',
    intro: (lender) =>
      `${lender} is preparing a loan for homes that are rented out, which looks at the rent and not at your pay. Nobody can apply for it yet.`,
  },
};

export const NOT_OPEN = {
  none: 'We do not have this loan',
  noneIntro: (lender: string) => `${lender} offers home equity lines of credit here, and no debt-service-coverage-ratio (DSCR) loans.`,
  text: 'Join the waitlist, and we write to you on the day we open.',
  join: 'Join the waitlist',
  instead: 'Meanwhile, you can look at our home equity line of credit. Its questions take about five minutes.',
  apply: 'Look at a home equity line of credit',
} as const;
