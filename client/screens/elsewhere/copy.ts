export const COPY = {
  title: 'This page is not part of your line of credit',
  intro: (lender: string) =>
    `${lender} offers home equity lines of credit here. Payments, exchange, marketplace and portfolio pages are not part of this site.`,
  dashboard: 'Go to dashboard',
} as const;
