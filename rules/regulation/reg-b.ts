import { addDays, dateInZone, type IsoDate } from '../dates.ts';

/** Deadlines of the Equal Credit Opportunity Act: 12 CFR 1002.9(a)(1), (c); lending §2.4. */

/** The zone whose calendar days the deadlines are counted in: US Eastern, the earliest in which a lender has to be on time. */
export const REG_B_ZONE = 'America/New_York';

/** The calendar day of an instant that a deadline starts, warns or ends on. */
export const regBDay = (at: Date): IsoDate => dateInZone(at, REG_B_ZONE);

/** Events that start a deadline. */
export const REG_B_EVENTS = ['APPLICATION_COMPLETED', 'ADVERSE_ACTION', 'INCOMPLETE', 'COUNTEROFFER'] as const;
export type RegBEvent = (typeof REG_B_EVENTS)[number];

/** Notices that end a deadline. */
export const REG_B_NOTICES = ['APPROVAL', 'COUNTEROFFER', 'ADVERSE_ACTION', 'INCOMPLETENESS'] as const;
export type RegBNotice = (typeof REG_B_NOTICES)[number];

type Row = {
  /** Calendar days from the event within which the notice must be sent. */
  readonly days: number;
  readonly notices: readonly RegBNotice[];
  readonly cite: string;
};

/** One row per deadline. Days are calendar days; weekends and holidays do not extend it. */
export const REG_B_DEADLINES: Readonly<Record<RegBEvent, Row>> = {
  APPLICATION_COMPLETED: { days: 30, notices: ['APPROVAL', 'COUNTEROFFER', 'ADVERSE_ACTION'], cite: '12 CFR 1002.9(a)(1)(i)' },
  ADVERSE_ACTION: { days: 30, notices: ['ADVERSE_ACTION', 'COUNTEROFFER'], cite: '12 CFR 1002.9(a)(1)(ii)–(iii)' },
  INCOMPLETE: { days: 30, notices: ['INCOMPLETENESS', 'ADVERSE_ACTION'], cite: '12 CFR 1002.9(c)(1)–(2)' },
  COUNTEROFFER: { days: 90, notices: ['ADVERSE_ACTION'], cite: '12 CFR 1002.9(a)(1)(iv)' },
};

/** Staff are warned this many days before the last day: day 25 of 30, day 85 of 90 (lending §1.5). */
const ALARM_DAYS = 5;
/** Days for a borrower to send missing information (12 CFR 1002.9(c)(2): "a reasonable period"; lending §1.5). */
export const INCOMPLETE_ANSWER_DAYS = 30;

export type RegBDeadline = { readonly event: RegBEvent; readonly startedOn: IsoDate; readonly alarmOn: IsoDate; readonly dueOn: IsoDate };

/** The deadline that an event starts on a day. */
export function regBDeadlineOf(event: RegBEvent, startedOn: IsoDate): RegBDeadline {
  const { days } = REG_B_DEADLINES[event];
  return { event, startedOn, alarmOn: addDays(startedOn, days - ALARM_DAYS), dueOn: addDays(startedOn, days) };
}

/** Whether a notice ends a deadline. */
export const endsDeadline = (event: RegBEvent, notice: RegBNotice): boolean => REG_B_DEADLINES[event].notices.includes(notice);

/** The date by which the borrower must respond to a notice of incompleteness. */
export const incompleteAnswerDue = (sentOn: IsoDate): IsoDate => addDays(sentOn, INCOMPLETE_ANSWER_DAYS);
