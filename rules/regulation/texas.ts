import { parseDate } from '@internationalized/date';
import { addDays, type IsoDate } from '../dates.ts';
import { Decimal, roundHalfEven, sum } from '../money.ts';
import { DUE_DAYS } from './first-payment.ts';
import { TEXAS_DAYS_TO_CLOSE } from './funding-days.ts';
import { firstDayFrom, latest, nthDayAfter } from './holidays.ts';
import { isRescissionDay } from './rescission.ts';

/** A Texas homestead: Tex. Const. art. XVI s.50(a)(6), (g), (t); 7 TAC ch. 153; lending §1.4.1, §2.2. */

/** Calendar days, without Sundays and holidays, after which a mailed notice counts as delivered (7 TAC 153.51). */
const MAIL_DAYS = 3;
/** Calendar days to cancel in (s.50(a)(6)(Q)(viii), 7 TAC 153.25). */
const CANCEL_DAYS = 3;
/** Counted fees may not exceed this share of the line (s.50(a)(6)(E)). */
export const TEXAS_FEE_PERCENT = 2;

/** A day that counts under 7 TAC 153: not a Sunday, not a federal legal public holiday. */
const isTexasDay = (date: IsoDate): boolean => isRescissionDay(date);

/** The day a notice counts as delivered: at once in person or by e-sign, else three calendar days without Sundays and holidays. */
export const texasNoticeDelivered = (sentOn: IsoDate, mailed: boolean): IsoDate =>
  mailed ? nthDayAfter(sentOn, MAIL_DAYS, isTexasDay) : sentOn;

/**
 * The first day on which the line may close: the 12th day after the later of application and delivery of the separate notice
 * (7 TAC 153.51). `mailed` is about the notice.
 */
export function texasEarliestClosing({ applied, noticeSent, mailed }: { applied: IsoDate; noticeSent: IsoDate; mailed: boolean }): IsoDate {
  return addDays(latest(applied, texasNoticeDelivered(noticeSent, mailed)), TEXAS_DAYS_TO_CLOSE);
}

/**
 * The first day on which the line may close after the itemized disclosure and the copy of the application were received: one
 * business day before closing (7 TAC 153.13).
 */
export const texasClosingAfterDisclosure = (receivedOn: IsoDate): IsoDate => nthDayAfter(receivedOn, 1, isTexasDay);

/** The last day to cancel under Texas law: three calendar days, on to the next day when it ends on a Sunday or holiday (7 TAC 153.25). */
export const texasCancelUntil = (signedOn: IsoDate): IsoDate => firstDayFrom(addDays(signedOn, CANCEL_DAYS), isTexasDay);

/** The later of the Texas and the federal last day; the borrower is told this one (lending §2.2). */
export const laterCancelDay = (signedOn: IsoDate, federalEnd: IsoDate): IsoDate => latest(texasCancelUntil(signedOn), federalEnd);

/**
 * The first due date: two months after the closing, on the same day of the month and never after the 28th. An equity line's payments begin within two
 * months of its closing (s.50(t)(8)); a month runs to the same day of the next one, or to its last (7 TAC 153.11). This is the latest day on which every
 * month has a due date, so that the money has the most time to be sent before it.
 */
export function texasFirstPayment(closedOn: IsoDate): IsoDate {
  const limit = parseDate(closedOn).add({ months: 2 });
  return limit.set({ day: Math.min(limit.day, DUE_DAYS.to) }).toString();
}

/** The first date of another closing on the same homestead: one year after the last (s.50(a)(6)(M)(iii)). */
export const texasNextClosing = (closedOn: IsoDate): IsoDate => parseDate(closedOn).add({ years: 1 }).toString();

/**
 * Whether a line may not be opened because of other equity loans on the home: the year after one of them ends later than this line could close.
 * `closedOn`: the days on which they closed, paid off or not.
 */
export function texasYearBars(closedOn: readonly IsoDate[], today: IsoDate): boolean {
  const earliest = texasEarliestClosing({ applied: today, noticeSent: today, mailed: false });
  return closedOn.some((day) => texasNextClosing(day) > earliest);
}

/**
 * What a fee is for. Not counted: an appraisal performed by a third-party appraiser, a survey by a state registered or licensed surveyor, the state
 * base premium for title insurance, and a title examination report (s.50(a)(6)(E)). A value computed by a model, or estimated by a broker, is no
 * appraisal by an appraiser: it is counted.
 */
export type TexasFee = {
  readonly amount: number;
  readonly kind: 'LENDER' | 'THIRD_PARTY' | 'APPRAISAL' | 'SURVEY' | 'TITLE_PREMIUM' | 'TITLE_EXAMINATION';
};
const NOT_COUNTED: ReadonlySet<TexasFee['kind']> = new Set(['APPRAISAL', 'SURVEY', 'TITLE_PREMIUM', 'TITLE_EXAMINATION']);

/** Counted fees, the maximum, and whether they are within it. Dollars, both to the cent. */
export function texasFeeTest(line: number, fees: readonly TexasFee[]): { counted: number; limit: number; passes: boolean } {
  const counted = roundHalfEven(sum(fees.filter((fee) => !NOT_COUNTED.has(fee.kind)).map((fee) => fee.amount)));
  const most = new Decimal(line).times(TEXAS_FEE_PERCENT).div(100);
  return { counted, limit: roundHalfEven(most.toDecimalPlaces(2, Decimal.ROUND_DOWN)), passes: new Decimal(counted).lte(most) };
}
