import { parseDate } from '@internationalized/date';
import { addDays, daysBetween, type IsoDate } from '../dates.ts';
import { roundHalfEven, sum } from '../money.ts';
import { drawYears, interestForDays } from '../offers/payments.ts';
import { bankingDayFrom } from './banking-days.ts';

/** Days of the month a borrower may choose (lending §3.3). */
export const DUE_DAYS = { from: 1, to: 28 } as const;
/** The day of the month payments are due, unless the borrower chose another. */
export const DUE_DAY = 1;
/** Minimum of days between funding and the first payment. */
const MIN_DAYS = 25;
/**
 * The minimum where the first due date may not move: the statement is with the borrower 14 days before it (12 CFR 1026.5(b)(2)(ii)(B)), and is made
 * in two.
 */
const MIN_DAYS_FIXED = 16;

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

/** The dates of a line and the interest before its first full month. Dollars. */
export type LineDates = {
  /** The day the first draw is sent: interest begins. */
  readonly payOutOn: IsoDate;
  readonly firstPayment: IsoDate;
  readonly maturity: IsoDate;
  readonly drawPeriodEnd: IsoDate;
  /** From `payOutOn` to the start of the first full month; due with the first payment. */
  readonly oddDaysInterest: number;
  /** Interest of one day: each day later takes this off. */
  readonly perDiem: number;
  /** The law of the state lets the first due date not be later: it stays, however late the money is sent. */
  readonly isFirstPaymentFixed?: boolean | undefined;
};

/** The day of the month on which payments are due. */
export const dueDayOf = ({ firstPayment }: Pick<LineDates, 'firstPayment'>): number => parseDate(firstPayment).day;

type Terms = { readonly line: number; readonly apr: number; readonly termYears: number };

/**
 * The dates of a line whose first draw is sent on a day. @param apr percent @param fixed the first due date, where the law of the state binds it to the
 * closing; null elsewhere.
 */
export function lineDates(payOutOn: IsoDate, { line, apr, termYears }: Terms, fixed: IsoDate | null = null): LineDates {
  const firstPayment = fixed ?? firstPaymentDate(payOutOn, DUE_DAY);
  return {
    payOutOn,
    firstPayment,
    maturity: maturityDate(firstPayment, termYears),
    drawPeriodEnd: drawPeriodEnd(payOutOn, termYears),
    oddDaysInterest: oddDaysInterest(line, apr, payOutOn, firstPayment),
    perDiem: interestForDays(line, apr, 1),
    ...(fixed !== null && { isFirstPaymentFixed: true }),
  };
}

/** The last day to send the money for which a first due date holds. */
export const lastPayOutDay = ({ firstPayment, isFirstPaymentFixed }: Pick<LineDates, 'firstPayment' | 'isFirstPaymentFixed'>): IsoDate =>
  addDays(firstPayment, isFirstPaymentFixed ? -MIN_DAYS_FIXED : -MIN_DAYS);

/**
 * The dates once the money is sent (decision record 34): those of the agreement, with the interest from that day on; only where the first due date would
 * come sooner than 25 days after, it and the last one move by whole months, as the agreement says; never where the law fixes it. The draw period ends
 * as signed. A transfer that is ordered on a weekend or a holiday leaves, and bears interest, from the next banking day.
 */
export function datesOnceSent(signed: LineDates, orderedOn: IsoDate, terms: Terms): LineDates {
  const { firstPayment, isFirstPaymentFixed } = signed;
  const sentOn = bankingDayFrom(orderedOn);
  if (!isFirstPaymentFixed && sentOn > lastPayOutDay(signed)) return { ...lineDates(sentOn, terms), drawPeriodEnd: signed.drawPeriodEnd };
  return { ...signed, payOutOn: sentOn, oddDaysInterest: oddDaysInterest(terms.line, terms.apr, sentOn, firstPayment) };
}

/**
 * The most days before the first full month: the first due date is at least 25 days after the planned pay-out and at most a month and 24 days, and the
 * money leaves up to a week before the plan when every owner confirms.
 */
const MOST_ODD_DAYS = 31;

/** The most that a first payment can be, dollars, before the day of the pay-out is known: the regular one, and the interest of up to 31 days. */
export const mostFirstAmount = (payment: number, { line, apr }: Pick<Terms, 'line' | 'apr'>): number =>
  roundHalfEven(sum([payment, interestForDays(line, apr, MOST_ODD_DAYS)]));

/** The first payment in dollars: the regular one, and the interest of the days before the first full month. */
export const firstAmount = (payment: number, { oddDaysInterest: odd }: Pick<LineDates, 'oddDaysInterest'>): number =>
  roundHalfEven(sum([payment, odd]));
