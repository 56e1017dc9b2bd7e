/** Copy of the card that shows the terms of the chosen line. */
export const LINE = {
  aMonth: (years: number) => `a month for ${years} years`,
  tag: (years: number) => `${years} years, fixed`,
  apr: 'APR',
  aprAutopay: 'APR with autopay',
  draw: 'First draw',
  fee: (percent: number) => `Origination fee (${percent}%)`,
  lineAmount: 'Line amount',
  cash: 'Cash to you',
  due: 'You bring to closing',
  payoffs: 'Debts paid off',
  pay: 'How you pay',
  autopay: 'Autopay',
  manual: 'You send each payment',
  aprSentence: 'APRs for home equity lines of credit do not include costs other than interest.',
} as const;
