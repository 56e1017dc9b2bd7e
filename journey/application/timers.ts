/** Clocks of phase I (domain.md §1.5): what will fall due, when it starts, and the facts it then records. Days are 24 hours of product time. */
import { isClosed } from '../checklist.ts';
import type { Fact, Facts } from '../facts.ts';
import type { ChecklistStatus } from '../statuses.ts';

const MINUTES = 60_000;
const DAYS = 86_400_000;

export type TimerRow = {
  readonly name: string;
  /** Milliseconds from the moment the timer starts to run. */
  readonly after: number;
  /** What it runs for, null when it does not run. It starts anew when that changes, and is dropped when there is nothing to run for. */
  readonly runsFor: (facts: Facts, status: ChecklistStatus) => string | null;
  /** What is recorded when it falls due. @param at ISO instant. */
  readonly facts: (facts: Facts, at: string) => Fact[];
  /** How often it may fire on one application; as often as it comes to run unless said. */
  readonly times?: number;
};

const at =
  (...statuses: ChecklistStatus[]) =>
  (_: Facts, status: ChecklistStatus) =>
    statuses.includes(status) ? status : null;
const lapse = (): Fact[] => [{ type: 'cancelled', reason: 'INCOMPLETE', expired: true }];

/** Steps at which only the borrower can go on and nothing else runs out. */
const isIdle = at(
  'PRE_SOFT_CREDIT_CONSENT',
  'CREDIT_NO_MATCH',
  'SOFT_CREDIT_LOCKED_OR_FROZEN',
  'SOFT_CREDIT_INCORRECT_PIN',
  'MULTIPLE_PROPERTIES',
  'NO_AVM_FOUND',
  'LIEN_VERIFICATION',
  'ASSETS_PREQUAL',
);
/** Days after the notice of incompleteness at which a file is closed. */
const NOTICE_STANDS = 30;
/** Offers priced anew this often without a choice are not priced again. */
const MOST_EXPIRIES = 2;

export const TIMERS: readonly TimerRow[] = [
  {
    name: 'offers-expire',
    after: 30 * DAYS,
    runsFor: (f) => (isClosed(f) || f.selection ? null : (f.underwriting?.offerSetId ?? null)),
    facts: (f) => (f.offersExpired < MOST_EXPIRIES ? [{ type: 'offersExpired' }] : lapse()),
  },
  {
    name: 'credit-redrive',
    after: 15 * MINUTES,
    times: 8,
    runsFor: at('CREDIT_ERROR'),
    facts: () => [{ type: 'workRestarted', step: 'soft-credit' }],
  },
  {
    name: 'no-file-notice',
    after: 30 * DAYS,
    runsFor: at('CREDIT_NO_MATCH_SSN'),
    facts: () => [{ type: 'declined', reasons: ['NO_FILE'] }],
  },
  {
    name: 'incompleteness-notice',
    after: 30 * DAYS,
    runsFor: isIdle,
    facts: (_, now) => [
      { type: 'incompletenessNoticeQueued', closesOn: new Date(Date.parse(now) + NOTICE_STANDS * DAYS).toISOString().slice(0, 10) },
    ],
  },
  { name: 'incomplete-lapse', after: (30 + NOTICE_STANDS) * DAYS, runsFor: isIdle, facts: lapse },
  { name: 'no-property-lapse', after: 30 * DAYS, runsFor: at('NO_PROPERTY_FOUND'), facts: lapse },
  {
    name: 'counteroffer-lapse',
    after: 90 * DAYS,
    runsFor: at('REQUALIFY'),
    facts: () => [{ type: 'requalifyAnswered', accepted: false, payoffs: [] }],
  },
];
