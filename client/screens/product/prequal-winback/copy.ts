import { formatDollars, formatMoney } from '@hearthline/rules/money.ts';

/** Copy of the counteroffer: a line that becomes possible when debts are paid off from it (lending §1.4.7). */
export const COPY = {
  title: 'We can make you another offer',
  loading: 'Loading your offer',
  line: 'Your line could be up to',
  lineNote: (now: number, least: number) =>
    now > 0
      ? `Without it, your line would be ${formatDollars(now)} at most. Our smallest line is ${formatDollars(least)}.`
      : 'Without it, we cannot offer you a line.',
  freed: 'Payments that go away',
  aMonth: (dollars: number) => `${formatMoney(dollars)} a month`,
  until: 'Good until',

  debts: 'What it pays off',
  debtNote: (kind: string, monthly: number) => `${kind}, ${formatMoney(monthly)} a month`,
  total: 'Out of your first draw',

  how: 'How it works',
  accept: 'Accept and see my offers',
  decline: 'Decline',

  ask: 'Do you want to decline this offer?',
  askText: 'We then close your application and send you a notice with the reasons. You owe nothing. This cannot be taken back.',
  yes: 'Decline and close',
  keep: 'Keep the offer',
} as const;

/** Why the offer depends on payoffs, by underwriting reason. */
export const REASONS: Readonly<Record<string, string>> = {
  MAX_BELOW_MIN_LINE: 'What you pay each month leaves room for less than our smallest line. Paying off a debt with the line makes room.',
  DTI_OVER_BY_LE_5PTS: 'Your payments take a little more of your income than we allow. Paying off a debt with the line brings them down.',
  THIRD_LIEN:
    'Two loans on your home would be ahead of this line, and we lend behind one at most. Paying off one of them with the line, and closing it, makes the offer possible.',
  CLTV_OVER: 'What is already owed against your home leaves no room for another line. Paying off one of those loans with it makes room.',
};
export const REASON_OTHERWISE = 'Paying off a debt with the line makes an offer possible.';

export const COURSE: readonly string[] = [
  'You accept, and we show you every offer with the payoff in it.',
  'You choose amount, term and fee. The payoff comes out of your first draw; the rest is yours.',
  'At closing we pay your lender for you.',
];
