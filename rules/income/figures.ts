/** What staff type from a document, by kind of income (lending §1.4.3): one table for the request, the form and the calculation. */
import { PAY_PERIODS, type PayFrequency } from '../offers/income.ts';

export const SOURCE_KINDS = ['WAGES', 'SELF_EMPLOYMENT', 'RETIREMENT', 'SUPPORT', 'RENTAL', 'OTHER'] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];
export const SOURCE_NAMES: Readonly<Record<SourceKind, string>> = {
  WAGES: 'Wages',
  SELF_EMPLOYMENT: 'Self-employment',
  RETIREMENT: 'Retirement or award',
  SUPPORT: 'Alimony or child support',
  RENTAL: 'Rent received',
  OTHER: 'Other',
};

export const WAGE_FREQUENCIES: Readonly<Record<PayFrequency | 'HOURLY', string>> = {
  HOURLY: 'an hour',
  WEEKLY: 'a week',
  BIWEEKLY: 'every two weeks',
  SEMI_MONTHLY: 'twice a month',
  MONTHLY: 'a month',
  ANNUALLY: 'a year',
};
export const periodsOf = (frequency: string): number | null =>
  Object.hasOwn(PAY_PERIODS, frequency) ? PAY_PERIODS[frequency as PayFrequency] : null;

export type Unit = 'DOLLARS' | 'NUMBER' | 'DATE' | 'CHOICE' | 'TEXT';
export type FigureField = {
  readonly label: string;
  readonly unit: Unit;
  readonly required: boolean;
  readonly hint?: string;
  readonly choices?: Readonly<Record<string, string>>;
};
const need = (label: string, unit: Unit = 'DOLLARS', more: Pick<FigureField, 'hint' | 'choices'> = {}): FigureField => ({
  label,
  unit,
  required: true,
  ...more,
});
const may = (label: string, unit: Unit = 'DOLLARS', more: Pick<FigureField, 'hint' | 'choices'> = {}): FigureField => ({
  label,
  unit,
  required: false,
  ...more,
});
const YES_NO = { YES: 'Yes', NO: 'No' } as const;

export const FIGURES: Readonly<Record<SourceKind, Readonly<Record<string, FigureField>>>> = {
  WAGES: {
    rate: need('Gross pay'),
    frequency: need('Paid', 'CHOICE', { choices: WAGE_FREQUENCIES }),
    hours: may('Hours a week', 'NUMBER', { hint: 'Needed where pay is by the hour.' }),
    yearToDate: need('Gross this year to date', 'DOLLARS', {
      hint: 'Without overtime, bonus and commission where the document tells them apart.',
    }),
    through: need('To date runs to', 'DATE'),
    began: may('First day of work, where it is in the same year', 'DATE'),
    w2: may('W-2 of last year'),
    w2Before: may('W-2 of the year before'),
    variable: may('Overtime, bonus and commission of last year'),
    variableBefore: may('The same of the year before'),
  },
  SELF_EMPLOYMENT: {
    net: need('Net profit of last year', 'DOLLARS', { hint: 'A loss with a minus.' }),
    depreciation: may('Depreciation of last year'),
    depletion: may('Depletion of last year'),
    homeOffice: may('Home office of last year'),
    netBefore: may('Net profit of the year before', 'DOLLARS', { hint: 'Without it the income cannot be counted.' }),
    depreciationBefore: may('Depreciation of the year before'),
    depletionBefore: may('Depletion of the year before'),
    homeOfficeBefore: may('Home office of the year before'),
  },
  RETIREMENT: {
    gross: need('Gross a month'),
    nonTaxable: need('Not taxable, by the document', 'CHOICE', { choices: YES_NO }),
  },
  SUPPORT: {
    gross: need('Received a month'),
    disclosed: need('The borrower chose to have it counted', 'CHOICE', { choices: YES_NO }),
    months: need('Months of receipt shown', 'NUMBER'),
    until: need('Runs until', 'DATE'),
  },
  RENTAL: { rent: need('Rent a month') },
  OTHER: { gross: need('Gross a month'), what: need('What it is', 'TEXT') },
};

/** The figures of one source as they were typed. */
export type Figures = Readonly<Record<string, number | string | undefined>>;
export type IncomeSource = { readonly kind: SourceKind; readonly figures: Figures };
