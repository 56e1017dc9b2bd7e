/** By when each kind of work is done: by what the borrower is told, by what it usually takes, or by law. The table names the source of each. */
import { STEPS } from '../checklist.ts';
import type { Facts } from '../facts.ts';
import type { IsoDate } from '@hearthline/rules/dates.ts';
import { REG_B_DEADLINES, REG_B_EVENTS } from '@hearthline/rules/regulation/reg-b.ts';
import { firstDue } from '../steps/conditions.ts';
import { WORK_KINDS, type WorkKindCode } from './kinds.ts';

const HOUR = 3_600_000;
/** Hours of a promise that no status page makes: the next business day. */
const NEXT_DAY = 24;
/** A vendor is late after three times its usual time, and not before the product has asked by itself (journey/application/timers.ts: 6 hours). */
const TIMES_USUAL = 3;
const ASKED_AFTER = 6;

/** Hours until staff have done it, and where they are promised; other kinds by the status of their name. */
const PROMISED: Partial<Readonly<Record<WorkKindCode, { readonly hours: number; readonly source: string }>>> = {
  DOCUMENT_REVIEW: { hours: NEXT_DAY, source: 'The borrower is told: about one business day' },
  INCOME_REVIEW: { hours: NEXT_DAY, source: 'The borrower is told: about one business day' },
  ACCOUNT_REVIEW: { hours: NEXT_DAY, source: 'The borrower is told: about one business day' },
  IDENTITY_REVIEW: { hours: NEXT_DAY, source: 'The borrower is told: about one business day' },
  CORRECTION_REVIEW: { hours: NEXT_DAY, source: 'The borrower is told: about one business day' },
  TRUST_REVIEW: { hours: NEXT_DAY, source: 'The borrower is told: about one business day' },
  NOTARY_APPOINTMENT: { hours: NEXT_DAY, source: 'The borrower is told: about one business day' },
  NOTARY_TIMES_PASSED: { hours: 4, source: 'The borrower is told: our closing team calls the same day' },
  DEED_RETURN: { hours: 14 * 24, source: 'The deed is signed within 14 days of the note' },
  SIGNING_CONDITIONS: { hours: NEXT_DAY, source: 'The time that the borrower’s page names' },
  CLOSING_CONDITIONS: { hours: NEXT_DAY, source: 'The time that the borrower’s page names' },
  RETURNED_MAIL: { hours: 2 * NEXT_DAY, source: 'Two business days, the lender’s own rule' },
  CREDIT_ERROR: { hours: 2, source: 'The bureau is asked 8 times in two hours' },
  UNKNOWN: { hours: 4, source: 'The lender’s own rule for a step that failed' },
  ENDED_TRANSFER: { hours: 4, source: 'The lender’s own rule for money that is out' },
  ENDED_PULL: { hours: NEXT_DAY, source: 'The lender’s own rule for what a vendor did after the end' },
  ENDED_ORDER: { hours: NEXT_DAY, source: 'The lender’s own rule for what a vendor did after the end' },
};

/** Days that a law gives, as the facts have them, and the rule. */
export const LAWS = {
  RESCISSION: { cite: '12 CFR 1026.15(d)(2)', days: ({ closing }: Facts) => closing.unwinding?.dueOn ?? null },
  RELEASE: { cite: '12 CFR 1026.15(d)(2), as the lender’s own rule', days: ({ closing }: Facts) => closing.release?.dueOn ?? null },
  REFUND: {
    cite: '12 CFR 1026.15(d)(2), as the lender’s own rule',
    days: ({ verification: { valuation } }: Facts) => valuation.refund?.dueOn ?? null,
  },
} as const satisfies Readonly<Record<string, { readonly cite: string; readonly days: (facts: Facts) => IsoDate | null }>>;
type Law = keyof typeof LAWS;

const LAW_OF: Partial<Readonly<Record<WorkKindCode, Law>>> = {
  RESCISSION_UNWIND: 'RESCISSION',
  RESCISSION_REFUND_SOON: 'RESCISSION',
  RESCISSION_REFUND_OVERDUE: 'RESCISSION',
  LIEN_RELEASE: 'RELEASE',
  LIEN_RELEASE_LATE: 'RELEASE',
  ENDED_RECORDING: 'RELEASE',
  APPRAISAL_REFUND: 'REFUND',
};

/** Seconds that a status takes where staff, or others, act; the longest of its steps. */
const usualSeconds = (status: string, ofStaff: boolean): number =>
  Math.max(
    0,
    ...STEPS.filter((step) => step.status === status && (step.actor === 'staff') === ofStaff).map(
      ({ waiting }) => waiting?.typicalSeconds ?? 0,
    ),
  );
const STAFF_STATUSES: ReadonlySet<string> = new Set(STEPS.filter(({ actor }) => actor === 'staff').map(({ status }) => status));

/** The statuses behind the second names of journey/work/items.ts. */
const NAMED: Partial<Readonly<Record<WorkKindCode, string>>> = {
  RESCISSION_PERIOD: 'RESCISSION',
  RECORDING_PENDING: 'RECORDING',
  FINAL_CHECKS: 'FUNDABLE',
  MONEY_UNDER_WAY: 'FUNDING_DECISION',
};

/** Hours that a kind may take, and why; null where only a law sets the time. */
export function promiseOf(kind: WorkKindCode): { readonly hours: number; readonly source: string } | null {
  const own = PROMISED[kind];
  if (own) return own;
  const status = NAMED[kind] ?? kind;
  const ofVendor = WORK_KINDS[kind].queue === 'vendors';
  const seconds = usualSeconds(status, !ofVendor);
  if (ofVendor)
    return {
      hours: Math.max(ASKED_AFTER, Math.ceil((seconds * TIMES_USUAL) / 3600)),
      source: 'Three times what it usually takes',
    };
  return STAFF_STATUSES.has(status) && seconds > 0
    ? { hours: Math.ceil(seconds / 3600), source: 'The time that the borrower’s page names' }
    : null;
}

export type Due = { readonly promisedAt: Date | null; readonly lawOn: IsoDate | null; readonly law: Law | null };

/** When a task that is opened now is due. A running deadline of Regulation B is added by the database, which has them. */
export function dueOf(kind: WorkKindCode, facts: Facts, at: Date): Due {
  const promise = promiseOf(kind);
  const law = LAW_OF[kind] ?? null;
  const lawOn = law === null ? null : LAWS[law].days(facts);
  // A wait whose end is known: the days to cancel, a waiting period, a meeting.
  const known = {
    RESCISSION_PERIOD: facts.closing.rescission?.mailUntil ?? facts.closing.rescission?.endsAt,
    CONDITIONS_AWAITED: firstDue(facts),
    REVIEW_SUSPENDED: firstDue(facts),
    NOTARY_WAITING_PERIOD: facts.closing.waiting?.earliestClosing,
    DEED_RETURN: facts.closing.notary.reservedAt,
  }[kind as string];
  const from = Date.parse(known ?? '');
  const start = Number.isNaN(from) ? at.getTime() : Math.max(from, at.getTime());
  const hours = Number.isNaN(from) ? promise?.hours : NEXT_DAY;
  return { promisedAt: hours === undefined ? null : new Date(start + hours * HOUR), lawOn, law: lawOn === null ? null : law };
}

/** The rule behind a law’s day, as staff cite it. */
export function citeOf(law: string): string | null {
  const event = REG_B_EVENTS.find((one) => law === `REG_B_${one}`);
  return event ? REG_B_DEADLINES[event].cite : Object.hasOwn(LAWS, law) ? LAWS[law as Law].cite : null;
}
