/** Wages a month from a paystub: the rate, held against the pay to date, and variable pay (lending §1.4.3, §3.4). */
import { daysBetween, type IsoDate } from '../dates.ts';
import { Decimal, formatMoney, roundHalfEven, sum } from '../money.ts';
import { type Figures, periodsOf, WAGE_FREQUENCIES } from './figures.ts';
import { type Counted, dollarsIn, has, refuse, step, yearsLater } from './steps.ts';
import { monthlyFromPay, type PayFrequency } from '../offers/income.ts';

/** Pay to date may be so far below the rate, percent: a first, shorter period. The lender's own rule. */
const PAY_TOLERANCE = 5;
const WEEKS = 52;

/** Months from the beginning of a year, or a later first day, to a day of it, both counted. */
function monthsTo(through: IsoDate, began: IsoDate | null): Decimal {
  const first = `${through.slice(0, 4)}-01-01`;
  const from = began !== null && began > first ? began : first;
  return new Decimal(daysBetween(from, through) + 1).times(12).div(daysBetween(first, yearsLater(first, 1)));
}

/** Overtime, bonus and commission: the average of two years, the last year where they decline, nothing of one year alone. */
function variablePay(figures: Figures): { readonly monthly: number; readonly steps: Counted['steps']; readonly flags: string[] } {
  const [last, before] = [dollarsIn(figures, 'variable'), dollarsIn(figures, 'variableBefore')];
  if (!has(figures, 'variable')) return { monthly: 0, steps: [], flags: [] };
  if (!has(figures, 'variableBefore'))
    return { monthly: 0, steps: [], flags: ['Overtime, bonus and commission of less than two years are not counted.'] };
  const isDeclining = last < before;
  const monthly = roundHalfEven(isDeclining ? new Decimal(last).div(12) : sum([last, before]).div(24));
  return {
    monthly,
    steps: [
      step(
        isDeclining ? 'Overtime, bonus and commission decline: last year ÷ 12' : 'Overtime, bonus and commission: two years ÷ 24',
        monthly,
      ),
    ],
    flags: isDeclining ? [`Overtime, bonus and commission fell from ${formatMoney(before)} to ${formatMoney(last)}.`] : [],
  };
}

export function wages(figures: Figures, today: IsoDate): Counted {
  const [rate, frequency, through] = [dollarsIn(figures, 'rate'), String(figures['frequency']), String(figures['through'])];
  const began = has(figures, 'began') ? String(figures['began']) : null;
  if (through > today) return refuse('through', 'This day is in the future');
  if (began !== null && began > through) return refuse('began', 'The first day of work is after the day to which the pay runs');
  const isHourly = frequency === 'HOURLY';
  const hours = dollarsIn(figures, 'hours');
  if (isHourly && (hours <= 0 || hours > 168)) return refuse('hours', 'Enter the hours a week, from 1 to 168');
  const base = isHourly
    ? roundHalfEven(new Decimal(rate).times(hours).times(WEEKS).div(12))
    : monthlyFromPay(rate, frequency as PayFrequency);
  const paid = WAGE_FREQUENCIES[frequency as PayFrequency | 'HOURLY'];
  const variable = variablePay(figures);
  const months = monthsTo(through, began);
  const shown = roundHalfEven(new Decimal(dollarsIn(figures, 'yearToDate')).div(months));
  const isBelow = new Decimal(shown).lt(new Decimal(base).times(100 - PAY_TOLERANCE).div(100));
  const counted = isBelow ? shown : base;
  const [w2, w2Before] = [dollarsIn(figures, 'w2'), dollarsIn(figures, 'w2Before')];
  return {
    monthly: roundHalfEven(sum([counted, variable.monthly])),
    steps: [
      step(
        isHourly
          ? `${formatMoney(rate)} an hour × ${hours} hours × ${WEEKS} weeks ÷ 12`
          : `${formatMoney(rate)} ${paid} × ${periodsOf(frequency)} ÷ 12`,
        base,
      ),
      step(`${formatMoney(dollarsIn(figures, 'yearToDate'))} to ${through} ÷ ${months.toFixed(2)} months`, shown),
      ...(isBelow ? [step('The lower of both counts', shown)] : []),
      ...variable.steps,
    ],
    flags: [
      ...(isBelow ? [`Pay to date is more than ${PAY_TOLERANCE} percent below the rate: the lower counts.`] : []),
      ...variable.flags,
      ...(has(figures, 'w2') && has(figures, 'w2Before') && w2 < w2Before
        ? [`The W-2 fell from ${formatMoney(w2Before)} to ${formatMoney(w2)}.`]
        : []),
      ...(has(figures, 'w2') && new Decimal(w2).div(12).lt(new Decimal(base).times(100 - PAY_TOLERANCE).div(100))
        ? [`The rate is above the W-2 of last year, ${formatMoney(roundHalfEven(new Decimal(w2).div(12)))} a month.`]
        : []),
    ],
  };
}
