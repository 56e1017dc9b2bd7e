/** Income a month from the figures of documents, with the steps of the calculation (lending §1.4.3, §3.4). */
import type { IsoDate } from '../dates.ts';
import { Decimal, formatMoney, roundHalfEven, sum } from '../money.ts';
import type { Figures, IncomeSource, SourceKind } from './figures.ts';
import { figureProblems } from './problems.ts';
import { type Counted, dollarsIn, has, refuse, type SourceResult, step, yearsLater } from './steps.ts';
import { wages } from './wages.ts';
import { selfEmployedMonthly } from '../offers/income.ts';

/** What is not taxed counts so much more, percent (lending §1.4.3). */
const GROSS_UP = 25;
/** Of rent so much counts, percent. */
const RENT_COUNTED = 75;
const SUPPORT_MONTHS = 6;
const SUPPORT_YEARS = 3;

function selfEmployment(figures: Figures): Counted {
  if (!has(figures, 'netBefore')) return refuse('netBefore', 'Less than two years of self-employment is not counted');
  const year = (suffix: '' | 'Before') => ({
    net: dollarsIn(figures, `net${suffix}`),
    addBacks: sum(['depreciation', 'depletion', 'homeOffice'].map((name) => dollarsIn(figures, `${name}${suffix}`))).toNumber(),
  });
  const [later, older] = [year(''), year('Before')];
  const monthly = selfEmployedMonthly({ later, older });
  const [after, before] = [sum([later.net, later.addBacks]).toNumber(), sum([older.net, older.addBacks]).toNumber()];
  const isDeclining = after < before;
  return {
    monthly,
    steps: [
      step('Last year: net profit, and what is added back', after),
      step('The year before: net profit, and what is added back', before),
      step(isDeclining ? 'It declines: last year ÷ 12' : 'Both years ÷ 24', monthly),
    ],
    flags: [
      ...(isDeclining ? [`Self-employment fell from ${formatMoney(before)} to ${formatMoney(after)}.`] : []),
      ...(monthly < 0 ? ['A loss: it counts against the other income.'] : []),
    ],
  };
}

function retirement(figures: Figures): Counted {
  const gross = dollarsIn(figures, 'gross');
  if (figures['nonTaxable'] !== 'YES') return { monthly: roundHalfEven(gross), steps: [step('Gross a month', gross)], flags: [] };
  const monthly = roundHalfEven(new Decimal(gross).times(100 + GROSS_UP).div(100));
  return { monthly, steps: [step('Gross a month', gross), step(`Not taxable: ${GROSS_UP} percent more`, monthly)], flags: [] };
}

function support(figures: Figures, today: IsoDate): Counted {
  if (figures['disclosed'] !== 'YES')
    return refuse('disclosed', 'Alimony and child support count only if the borrower chose to have them counted (12 CFR 1002.5(d)(2))');
  if (dollarsIn(figures, 'months') < SUPPORT_MONTHS) return refuse('months', `It counts after ${SUPPORT_MONTHS} months of receipt`);
  if (String(figures['until']) < yearsLater(today, SUPPORT_YEARS)) return refuse('until', `It has to run for ${SUPPORT_YEARS} more years`);
  const gross = dollarsIn(figures, 'gross');
  return { monthly: roundHalfEven(gross), steps: [step('Received a month', gross)], flags: [] };
}

function rental(figures: Figures): Counted {
  const rent = dollarsIn(figures, 'rent');
  const monthly = roundHalfEven(new Decimal(rent).times(RENT_COUNTED).div(100));
  return { monthly, steps: [step(`${formatMoney(rent)} a month × ${RENT_COUNTED} percent`, monthly)], flags: [] };
}

const CALCULATIONS: Readonly<Record<SourceKind, (figures: Figures, today: IsoDate) => Counted>> = {
  WAGES: wages,
  SELF_EMPLOYMENT: selfEmployment,
  RETIREMENT: retirement,
  SUPPORT: support,
  RENTAL: rental,
  OTHER: (figures) => {
    const gross = dollarsIn(figures, 'gross');
    return { monthly: roundHalfEven(gross), steps: [step(`${String(figures['what'])}: gross a month`, gross)], flags: [] };
  },
};

/** Income a month from one source. @param today the day at the home */
export function sourceIncome({ kind, figures }: IncomeSource, today: IsoDate): SourceResult {
  const problems = figureProblems(kind, figures);
  if (problems.length > 0) return { monthly: 0, steps: [], flags: [], problems };
  return { problems: [], ...CALCULATIONS[kind](figures, today) };
}

/** All sources together, dollars a month. */
export const totalIncome = (results: readonly SourceResult[]): number => roundHalfEven(sum(results.map(({ monthly }) => monthly)));
