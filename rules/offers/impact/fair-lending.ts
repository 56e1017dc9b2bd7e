import { Decimal, roundHalfEven, sum } from '../../money.ts';
import type { SampleBorrower } from './sample-borrowers.ts';

/** A group of borrowers beside the one it is compared with, under one kind of settings. */
export type GroupFigures = {
  readonly approved: number;
  readonly comparedApproved: number;
  /** Mean rate before discounts of those approved, percent; null where nobody is. */
  readonly meanRate: number | null;
  readonly comparedMeanRate: number | null;
  /** The group's share of approvals over that of the other, to two decimals; null where one of them has none. */
  readonly ratio: number | null;
};
export type FairLendingCount = {
  readonly group: string;
  readonly comparedWith: string;
  readonly cite: string;
  readonly size: number;
  readonly comparedSize: number;
  readonly before: GroupFigures;
  readonly after: GroupFigures;
  /** The ratio with the new settings is below four fifths. */
  readonly flagged: boolean;
};

/** What these counts are and are not: said wherever they are shown (decision 0161). */
export const FAIR_LENDING_NOTE =
  'These are counts on 500 invented borrowers, not on applicants: they show which way a change pushes, and prove neither discrimination nor its absence. The sample carries no race, ethnicity, national origin, religion, sex or marital status, because any assumption about them would be made up; those are examined on the applications themselves. Four fifths is a signal to look closer, borrowed from 29 CFR 1607.4(D), and no limit of Regulation B. Settings never ask for age, source of income or place (12 CFR 1002.4(a), 1002.6(b)).';

/** A ratio of shares below this is flagged. */
const FOUR_FIFTHS = 0.8;

type Comparison = {
  readonly group: string;
  readonly comparedWith: string;
  readonly cite: string;
  readonly isIn: (borrower: SampleBorrower) => boolean;
  readonly isCompared: (borrower: SampleBorrower) => boolean;
};
const wages = ({ incomeSource }: SampleBorrower): boolean => incomeSource === 'WAGES';

const COMPARISONS: readonly Comparison[] = [
  {
    group: '62 or older',
    comparedWith: 'younger than 62',
    cite: '12 CFR 1002.6(b)(2)',
    isIn: ({ elderly }) => elderly,
    isCompared: ({ elderly }) => !elderly,
  },
  {
    group: 'income from public assistance',
    comparedWith: 'income from wages',
    cite: '12 CFR 1002.6(b)(2), (5)',
    isIn: ({ incomeSource }) => incomeSource === 'PUBLIC_ASSISTANCE',
    isCompared: wages,
  },
  {
    group: 'income from retirement',
    comparedWith: 'income from wages',
    cite: '12 CFR 1002.6(b)(5)',
    isIn: ({ incomeSource }) => incomeSource === 'RETIREMENT',
    isCompared: wages,
  },
  {
    group: 'home in a low- or moderate-income area',
    comparedWith: 'home elsewhere',
    cite: '12 CFR 1002.4(b)',
    isIn: ({ lowIncomeArea }) => lowIncomeArea,
    isCompared: ({ lowIncomeArea }) => !lowIncomeArea,
  },
  {
    group: 'second home or investment property',
    comparedWith: 'primary home',
    cite: 'no protected group: for comparison',
    isIn: ({ home }) => home.occupancy !== 'HOME',
    isCompared: ({ home }) => home.occupancy === 'HOME',
  },
];

type Rated = { readonly best: { readonly rate: number } | null };
type Row = { readonly borrower: SampleBorrower; readonly before: Rated; readonly after: Rated };

const meanRate = (outcomes: readonly Rated[]): number | null => {
  const rates = outcomes.flatMap(({ best }) => best?.rate ?? []);
  return rates.length === 0 ? null : roundHalfEven(sum(rates).div(rates.length));
};

function figuresOf(group: readonly Rated[], compared: readonly Rated[]): GroupFigures {
  const approved = group.filter(({ best }) => best).length;
  const comparedApproved = compared.filter(({ best }) => best).length;
  const isKnown = group.length > 0 && comparedApproved > 0;
  return {
    approved,
    comparedApproved,
    meanRate: meanRate(group),
    comparedMeanRate: meanRate(compared),
    ratio: isKnown ? roundHalfEven(new Decimal(approved).times(compared.length).div(group.length).div(comparedApproved)) : null,
  };
}

/** Approvals and mean rates by groups that a sample can carry, before and after; a comparison that has nobody on one side is left out. */
export const fairLendingCounts = (rows: readonly Row[]): FairLendingCount[] =>
  COMPARISONS.flatMap(({ isIn, isCompared, ...said }) => {
    const group = rows.filter(({ borrower }) => isIn(borrower));
    const compared = rows.filter(({ borrower }) => isCompared(borrower));
    if (group.length === 0 || compared.length === 0) return [];
    const before = figuresOf(
      group.map((row) => row.before),
      compared.map((row) => row.before),
    );
    const after = figuresOf(
      group.map((row) => row.after),
      compared.map((row) => row.after),
    );
    const flagged = after.ratio !== null && after.ratio < FOUR_FIFTHS;
    return [{ ...said, size: group.length, comparedSize: compared.length, before, after, flagged }];
  });
