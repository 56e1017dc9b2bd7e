import { formatDollars, formatMoney } from '@hearthline/rules/money.ts';

/** Sentences of the counteroffer. */
export const WORDS = {
  title: 'We can make you another offer',
  lede: 'We cannot offer what you applied for. We can if one of your debts is paid off from your first draw.',
  ledeMany: 'We cannot offer what you applied for. We can if some of your debts are paid off from your first draw.',
  loading: 'Loading the offer',
  today: 'As things are',
  todayNote: (dollars: number, least: number) => `Your month carries a line of ${formatDollars(dollars)}. Our smallest is ${formatDollars(least)}.`,
  todayNone: 'Your file carries no line at this time.',
  then: 'With the debts below paid off',
  thenFigure: (dollars: number) => `Up to ${formatDollars(dollars)}`,
  thenNote: 'You choose amount, time and fee on the next page',
  debts: 'Paid from your first draw',
  debtNote: (payment: number) => `${formatMoney(payment)} a month goes away`,
  total: 'In all',
  reason: 'Why',
  until: 'Good until',
  accept: 'See this offer',
  decline: 'No, thank you',
  sending: 'Submitting',
  sure: 'Turn this offer down?',
  sureText: 'Your application then closes, and we send you a notice with the reasons. You owe nothing.',
  yes: 'Turn it down',
  no: 'Keep the offer open',
} as const;

/** Why the first offer did not work, in words. */
export const REASONS: Readonly<Record<string, string>> = {
  MAX_BELOW_MIN_LINE: 'What your month carries is below our smallest line',
  DTI_OVER_BY_LE_5PTS: 'Your monthly debts take a little too much of your income',
  CLTV_OVER: 'Your home already carries too much',
};
