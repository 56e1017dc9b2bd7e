import { parseDate } from '@internationalized/date';
import { daysBetween, type IsoDate } from '../dates.ts';
import { drawYears, interestForDays } from '../offers/payments.ts';

/** Days of the month a borrower may choose (lending §3.3). */
export const DUE_DAYS = { from: 1, to: 28 } as const;
/** The day of the month payments are due, unless the borrower chose another. */
export const DUE_DAY = 1;
/** Minimum of days between funding and the first payment. */
const MIN_DAYS = 25;

/** The first due date: the chosen day of the month, at least 25 days after funding. RangeError for a day outside 1–28. */
export function firstPaymentDate(fundedOn: IsoDate, dueDay: number): IsoDate {
  if (!Number.isInteger(dueDay) || dueDay < DUE_DAYS.from || dueDay > DUE_DAYS.to)
    throw new RangeError(`A due day is 1 to 28, not ${dueDay}`);
  const earliest = parseDate(fundedOn).add({ days: MIN_DAYS });
  const inMonth = earliest.set({ day: dueDay });
  return (inMonth.compare(earliest) >= 0 ? inMonth : inMonth.add({ months: 1 })).toString();
}

/** The last due date: a payment a month for the term in years. */
export const maturityDate = (firstDue: IsoDate, years: number): IsoDate =>
  parseDate(firstDue)
    .add({ months: years * 12 - 1 })
    .toString();

/** Days from funding to the start of the first full month, one month before the first due date; 0 when funding is later. */
export const oddDays = (fundedOn: IsoDate, firstDue: IsoDate): number =>
  Math.max(0, daysBetween(fundedOn, parseDate(firstDue).subtract({ months: 1 }).toString()));

/** Interest of those days in dollars (lending §3.3). */
export const oddDaysInterest = (principal: number, ratePercent: number, fundedOn: IsoDate, firstDue: IsoDate): number =>
  interestForDays(principal, ratePercent, oddDays(fundedOn, firstDue));

/** The last day of the draw period of a line opened on a day. */
export const drawPeriodEnd = (openedOn: IsoDate, termYears: number): IsoDate =>
  parseDate(openedOn)
    .add({ years: drawYears(termYears) })
    .toString();
