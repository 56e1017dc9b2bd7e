import { formatDollars, formatMoney, formatPercent } from '@hearthline/rules/money.ts';
import { ASSET_MONTHS, ASSET_SHARES } from '@hearthline/rules/offers/income.ts';

/** Copy of the page that asks for assets and other income (lending §1.4.4). */
const share = (kind: keyof typeof ASSET_SHARES): string =>
  ASSET_SHARES[kind] === 1 ? 'We count all of it' : `We count ${formatPercent(ASSET_SHARES[kind] * 100, 0)} of it`;

export const COPY = {
  title: 'What else can help you make the payment?',
  intro: (cap: number) =>
    `Your home and your credit are fine. Even with our smallest line, your payments would take more than ${formatPercent(cap, 0)} of the income you told us about.`,
  loading: 'Looking up what is missing',

  have: 'What you have',
  haveNote: `Savings can help make a payment too. We spread what you have over ${ASSET_MONTHS / 12} years and count it as income.`,
  get: 'Other income',
  getNote:
    'What you have not told us about yet, before taxes. You do not have to name alimony, child support or maintenance unless you want it to count.',
  aYear: 'a year',
  debts: 'Debts to pay off with your line',
  debtsHint: 'We pay them from your first draw at closing, so their payments no longer count.',
  debt: (balance: number, monthly: number) => `${formatMoney(balance)} owed, ${formatMoney(monthly)} a month`,

  missing: 'You need about',
  more: 'more a month',
  enough: 'That is enough. You can continue.',
  enoughNote: 'Send it, and we look for offers. We ask for statements later.',
  nothingYet: 'Every amount you add brings this down.',
  sums: 'How it adds up, a month',
  first: 'Missing before this page',
  fromAssets: 'What you have counts for',
  fromIncome: 'Other income counts for',
  fromDebts: 'Payments that go away free up',
  fromDebtsNote: (cap: number) => `The income those payments would need: payments may take at most ${formatPercent(cap, 0)} of your income`,
  left: 'Still missing',

  ask: (left: number) => `You still need about ${formatMoney(left)} more a month`,
  askText: 'If you send it as it is, we will most likely have to decline this application and send you a notice with the reasons.',
  back: 'Add something',
  anyway: 'Send it as it is',
} as const;

type Field = {
  readonly name: 'savings' | 'investments' | 'retirement' | 'investmentIncome' | 'retirementIncome' | 'businessIncome' | 'otherIncome';
  readonly label: string;
  readonly hint?: string;
};

export const HAVE: readonly Field[] = [
  { name: 'savings', label: 'Savings and checking', hint: share('cash') },
  { name: 'investments', label: 'Stocks, bonds and funds', hint: share('securities') },
  { name: 'retirement', label: 'Retirement accounts', hint: share('retirement') },
];

export const GET: readonly Field[] = [
  { name: 'retirementIncome', label: 'Pension or Social Security' },
  { name: 'investmentIncome', label: 'Interest, dividends or rent' },
  { name: 'businessIncome', label: 'A business of your own' },
  { name: 'otherIncome', label: 'Anything else' },
];

export const MAX = 99_999_999;
export const NEGATIVE = `Must be at least ${formatDollars(0)}`;
export const TOO_MUCH = `Must be at most ${formatDollars(MAX)}`;
