import type { Quote } from '@hearthline/rules/offers/quote.ts';
import { formatDollars, formatMoney } from '@hearthline/rules/money.ts';

/** The question for the term: equal payments pay the line off, payments of interest leave it to the last one (AMB-02). */
export const TERM = {
  AMORTIZED: { label: 'Over how many years do you want to pay it back?', hint: 'Monthly payment and APR for each choice' },
  INTEREST_ONLY: {
    label: 'For how many years?',
    hint: 'Monthly payment of interest, and APR, for each choice. The balance is due with the last payment.',
  },
} as const;

const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;
/** '10 years 2 months', '1 year', '8 months'. */
function duration(months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  return [...(years > 0 ? [counted(years, 'year')] : []), ...(rest > 0 || years === 0 ? [counted(rest, 'month')] : [])].join(' ');
}

/** Copy of "Choose your offer". */
export const COPY = {
  title: 'Choose your offer',
  intro:
    'Change the amount, term and fee until the payment works for you. The rate of your first draw is fixed. Each later draw has its own rate: the U.S. Prime Rate on the day of that draw, plus a margin that does not change.',
  revisedTitle: 'Choose your offer again',
  revisedIntro: 'We checked what you told us, and the offer you chose changed with it. Compare the two, then accept or decline.',
  reopenedIntro: 'Change your choice, and confirm it again. Your other answers stay.',
  estimateIntro: 'Change the amount, time and fee until the payment works for you.',
  conditional: 'These offers are conditional',
  conditionalText: (value: string) =>
    `They use your own estimate of ${value}. They are final once a local professional has confirmed the value. If the home is worth less, your line may be smaller, and you decide again.`,
  loading: 'Loading your offers',

  compare: 'What changed',
  before: 'You chose',
  now: 'Now',
  rows: {
    apr: 'APR',
    draw: 'First draw',
    fee: 'Origination fee',
    payment: 'Monthly payment',
    term: 'Term',
    total: 'All payments together',
    balloon: 'Last payment, the balloon',
  },
  termYears: (years: number) => `${years} years`,
  notOnOffer: '–',
  movesAlong: 'The column “Now” follows your choice below.',
  accept: 'Continue with this offer',
  decline: 'Decline and withdraw my application',
  declineTitle: 'Decline these offers?',
  declineText:
    'Your application is closed and nothing is charged. Where we could not offer what you asked for, we send you a notice with our reasons. To borrow later you apply again.',
  declineYes: 'Decline and withdraw',
  declineNo: 'Keep looking',
  declineReason: 'I declined the revised offers.',
  renewed: 'Your earlier offers had expired',
  renewedText: (day: string) =>
    `We looked at your credit again. That did not change your score. These are today’s offers, and they hold until ${day}.`,

  amount: 'How much do you need?',
  amountOnTop: 'How much cash do you need?',
  slider: 'Amount',
  time: 'Term',
  mostForFee: (dollars: number) => `${formatDollars(dollars)} is the most for this fee`,

  years: 'years',
  apr: 'APR',
  upTo: 'Up to',

  fee: 'How do you want to pay the origination fee?',
  feeHint: 'A higher fee lowers your APR. It is added to your line: you owe more from the first day, and pay interest on it.',
  feeTitle: (percent: number) => (percent === 0 ? 'No fee' : `${percent}% fee`),
  feeNote: (dollars: number) => (dollars === 0 ? 'Nothing is added to your line' : `${formatMoney(dollars)} added to your line`),
  feeTotal: (dollars: number, years: number) => `${formatMoney(dollars)} paid in all over ${years} years`,
  /** Months. */
  feePays: (months: number) => `Pays for itself if you keep the line longer than ${duration(months)}`,
  feeNeverPays: (years: number) => `Does not pay for itself in ${years} years`,
  feeCompared: (lowest: number) =>
    `“Pays for itself” compares with ${lowest === 0 ? 'no fee' : `the fee of ${lowest}%`}: the payments until you pay the line off, and what you then owe. It assumes payments on time and no further draw.`,
  feeBeyond: (dollars: number, years: number) => `Up to ${formatDollars(dollars)} over ${years} years`,

  autopay: 'Pay by autopay',
  autopayOn: (points: string, payment: string) => `Autopay takes ${points} off your APR. Without it your payment is ${payment}.`,
  autopayOff: (points: string, payment: string) => `Autopay takes ${points} off your APR. With it your payment is ${payment}.`,
  autopayPlain: (points: string) => `Autopay takes ${points} off your APR.`,

  payoffs: 'Do you want to pay off other debts with this line?',
  payoffsHint: 'At closing we pay the lenders you choose. You do not have to choose any.',
  debt: (balance: string, payment: string) => `${balance} owed, ${payment} a month`,
  marked: (balance: string, payment: string) => `Marked for payoff: ${balance} owed, ${payment} a month`,
  required: 'Your offer depends on paying this one off',

  preference: 'How should we pay them?',
  deduct: 'Out of the amount above',
  deductNote: (cash: string, debts: string) => `${debts} goes to your lenders and ${cash} to you, before closing costs`,
  preserve: 'On top of the amount above',
  preserveNote: (cash: string, draw: string) => `You still get ${cash}, less closing costs. Your first draw becomes ${draw}`,
  preserveTooMuch: (most: string) => `Your first draw may be ${most} at most`,

  takeMost: (dollars: number) => `Use ${formatDollars(dollars)}`,
  continuing: 'Loading',
  canChange: 'You can still change this before you sign.',
  aMonth: ({ balloon }: Pick<Quote, 'balloon'>): string => (balloon === null ? 'a month' : 'a month, interest only'),
  spoken: (payment: string, apr: string, aMonth: string) => `Your payment is ${payment} ${aMonth} at ${apr} APR`,
  none: 'There is no offer to choose from',
  noneText: 'Call us, and we will help.',
} as const;

/** Why the offers were revised, by what the verification found. */
export const CAUSES: Readonly<Record<string, { readonly title: string; readonly text: (monthlyIncome: number) => string }>> = {
  VERIFIED_DTI_LIMITED: {
    title: 'Your verified income supports a smaller payment',
    text: (income) =>
      `We verified an income of ${formatMoney(income)} a month before taxes. Together with your other debts, the payment you chose would take a larger share of it than we allow.`,
  },
  VERIFIED_RESERVE_LIMITED: {
    title: 'Your verified income and savings support a smaller payment',
    text: (income) =>
      `We verified ${formatMoney(income)} a month before taxes, savings included. That is less than what you told us, and the payment you chose would take a larger share of it than we allow.`,
  },
  VERIFIED_OFFER: {
    title: 'What we verified changes your terms',
    text: () =>
      'Your full credit report, the value of your home or its title differ from what your first offer was based on. The figures below are based on what we verified.',
  },
};

export const PROBLEMS = {
  noAmount: 'Enter an amount in dollars.',
  tooLittle: (least: number) => `Enter ${formatDollars(least)} or more.`,
  tooMuch: (most: number) => `Enter ${formatDollars(most)} or less.`,
  beyondTerm: (years: number, most: number) => `${years} years goes up to ${formatDollars(most)}. Choose another term or a smaller amount.`,
  noRoom: 'The debts you chose are more than this offer can pay. Leave one out.',
} as const;
