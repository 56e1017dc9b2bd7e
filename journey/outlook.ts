import { isTexasHomestead } from '@hearthline/rules/offers/limits.ts';
import { DAYS_TO_CANCEL, DAYS_TO_PAY, DAYS_TO_RECORD } from '@hearthline/rules/regulation/funding-days.ts';
import { isRescindable } from '@hearthline/rules/regulation/rescission.ts';
import type { OccupancyType, StateCode } from '@hearthline/rules/enums.ts';
import { CHECKLIST_STATUSES, STATUS_TABLE, type ChecklistStatus } from './statuses.ts';

/**
 * Business days of the parts of a standard application ("funded in 5 days", lending §1.2): one each to record and to fund, three to cancel. A
 * valuation that has to be ordered first takes up to five.
 */
const DAYS = {
  recording: DAYS_TO_RECORD,
  payment: DAYS_TO_PAY,
  rescission: DAYS_TO_CANCEL,
  texas: 9,
  valuation: 2,
  title: 2,
  payoff: 2,
  estimated: 5,
} as const;
const DAY_SECONDS = 86_400;

const at = (status: ChecklistStatus): number => CHECKLIST_STATUSES.indexOf(status);
const isBeforeOr = (status: ChecklistStatus, last: ChecklistStatus): boolean => at(status) <= at(last);

/** Waits outside the usual five days, by how their status begins. */
const OUTSIDE: readonly (readonly [begins: string, days: number])[] = [
  ['NAV_', DAYS.valuation],
  ['ONSITE_', DAYS.valuation],
  ['ORDER_FULL_TITLE', DAYS.title],
  ['FINAL_TITLE', DAYS.title],
  ['PAYOFF_REQUEST', DAYS.payoff],
];

/** Days that the parts of a standard application have already, so that the wait of their status adds none. */
const COUNTED: readonly ChecklistStatus[] = [
  'NOTARY_WAITING_PERIOD',
  'GEN_RESCISSION',
  'RESCISSION',
  'RECORDING',
  'FUNDABLE',
  'FUNDING_DECISION',
  'DIRECT_DEBT_PAYOFF',
];

/** What has to be settled before anybody can name a day. */
export type Unsettled = 'credit' | 'home' | 'value' | 'offer' | 'review';

/** Statuses at which something other than the offer is unsettled. */
const UNSETTLED: Readonly<Partial<Record<ChecklistStatus, Unsettled>>> = {
  CREDIT_NO_MATCH: 'credit',
  CREDIT_NO_MATCH_SSN: 'credit',
  SOFT_CREDIT_LOCKED_OR_FROZEN: 'credit',
  SOFT_CREDIT_INCORRECT_PIN: 'credit',
  HARD_CREDIT_LOCKED_OR_FROZEN: 'credit',
  CREDIT_ERROR: 'credit',
  CREDIT_MINOR: 'credit',
  FACTA_REVIEW: 'credit',
  DELINQUENCY_REVIEW: 'credit',
  NO_PROPERTY_FOUND: 'home',
  MULTIPLE_PROPERTIES: 'home',
  PROPERTY_DATA_REVIEW: 'home',
  OWNERSHIP_REVIEW: 'home',
  NO_AVM_FOUND: 'value',
  NAV_BPO_FAILED: 'value',
  NAV_BPO_CANCELLED: 'value',
  NAV_RESI_EVAL_FAILED: 'value',
  UNDERWRITING_REVIEW: 'review',
  MERCHANT_REVIEW: 'review',
  UNKNOWN: 'review',
};

/** What the money waits for beside the status. */
export interface Home {
  readonly state: StateCode;
  readonly occupancy: OccupancyType;
  /** The offers are on the borrower's own estimate: a valuation is still ahead. */
  readonly isEstimate: boolean;
  /** How long the current wait takes, seconds of business days; null when the borrower acts. */
  readonly waitSeconds: number | null;
}

/** Until funding: business days if everyone acts today, or what must be settled before they can be counted. */
export type Outlook =
  | { readonly kind: 'ended' }
  | { readonly kind: 'once'; readonly settled: Unsettled }
  | {
      readonly kind: 'days';
      readonly days: number;
      /** Of them, those to the signing; null once it is signed. */
      readonly toSign: number | null;
    };

/**
 * When the money arrives. A day is named only from the offer on: before it nobody knows whether there will be one. A Texas home adds its twelve days
 * before closing (nine business days), a primary residence the three days to cancel (lending §1.4.1, §2.2), an estimate the valuation, and a wait
 * its own days.
 */
export function outlookOf(status: ChecklistStatus, home: Home): Outlook {
  const { overall, phase } = STATUS_TABLE[status];
  if (overall === 'FUNDED' || overall === 'DECLINED' || overall === 'CANCELLED') return { kind: 'ended' };
  const settled = UNSETTLED[status] ?? (phase === 'PREQUALIFICATION' && status !== 'OFFER_SELECTION' ? 'offer' : null);
  if (settled !== null) return { kind: 'once', settled };
  const outside = OUTSIDE.find(([begins]) => status.startsWith(begins))?.[1] ?? 0;
  const texas = isTexasHomestead(home.state, home.occupancy);
  const wait =
    COUNTED.includes(status) && (texas || status !== 'NOTARY_WAITING_PERIOD') ? 0 : Math.floor((home.waitSeconds ?? 0) / DAY_SECONDS);
  const toSign =
    (texas && isBeforeOr(status, 'NOTARY_WAITING_PERIOD') ? DAYS.texas : 0) +
    (home.isEstimate && isBeforeOr(status, 'NAV_BPO_ORDER_REQUEST') ? DAYS.estimated : 0) +
    Math.max(outside, wait);
  const days =
    DAYS.payment +
    (isBeforeOr(status, 'RECORDING') ? DAYS.recording : 0) +
    (isRescindable(home.occupancy) && isBeforeOr(status, 'RESCISSION') ? DAYS.rescission : 0) +
    toSign;
  return { kind: 'days', days, toSign: at(status) < at('GEN_RESCISSION') ? toSign : null };
}
