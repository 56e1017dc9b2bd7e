import { outside } from '@hearthline/journey/paths.ts';

type Page = { readonly title: string; readonly intro: (lender: string) => string };

/** Our page for each of the lender's other products, where the lender has no address of its own for it. */
export const PAGES: Readonly<Record<string, Page>> = {
  [outside.pay()]: {
    title: 'Pay',
    intro: () =>
      'If you chose autopay, we collect each payment on its due date. If you pay each month yourself, your statement says how. To pay today, call us.',
  },
  [outside.exchange()]: {
    title: 'Exchange',
    intro: (lender) => `${lender} has no exchange on this site. If your line is paid to an exchange, your documents name it.`,
  },
  [outside.marketplace()]: {
    title: 'Marketplace',
    intro: (lender) => `${lender} has no marketplace on this site. Your line, your documents and your messages are on the dashboard.`,
  },
  [outside.passport()]: {
    title: 'Passport',
    intro: (lender) =>
      `${lender} has no passport on this site. You log in with your email address and password, and change them in Settings.`,
  },
  [outside.portfolio()]: {
    title: 'Portfolio Manager',
    intro: (lender) => `${lender} has no portfolio manager on this site. Applications you may see are on the dashboard.`,
  },
  [outside.groupManager()]: {
    title: 'Group Manager',
    intro: (lender) => `${lender} has no group manager on this site. To change who may use an account with you, call us.`,
  },
};

export const COPY = {
  dashboard: 'Go to dashboard',
  call: 'Call us',
  write: 'Write to us',
} as const;
