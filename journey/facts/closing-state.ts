import type { Body } from './fact.ts';
import type { FINAL_CHECKS, NOTARY_ABSENT, NOTARY_MODES } from './closing.ts';

/** What the lender does after a person has canceled (12 CFR 1026.15(d)(2)). */
export type Unwinding = {
  /** The day on which the notice was sent, and the one by which everything is returned. */
  readonly sentOn: string;
  readonly dueOn: string;
  readonly refunds: readonly Body<'rescissionRefunded'>[];
  /** The record of the void deed, by its hash. */
  readonly voided: string | null;
  /** Under which number the county recorded the release of a deed that it had recorded. */
  readonly released: string | null;
  readonly late: 'SOON' | 'OVERDUE' | null;
  readonly done: boolean;
};

/** The state of the closing. */
export type Closing = {
  readonly floodAcknowledged: boolean;
  /** Texas: who received which disclosure when; absent in older folds. */
  readonly disclosed?: Readonly<
    Partial<Record<Body<'texasDisclosureDelivered'>['disclosure'], Readonly<Record<string, Body<'texasDisclosureDelivered'>>>>>
  >;
  readonly valueAcknowledged?: Body<'valueAcknowledged'>;
  readonly office?: Body<'closedAtOffice'>;
  readonly waiting: { readonly earliestClosing: string; readonly why?: 'VALUATION'; readonly over: boolean } | null;
  readonly attorneyApproved: boolean;
  readonly notary: {
    readonly checked: Body<'notaryChecked'> | null;
    readonly kbaFails: number;
    /** Why the last session by video was not completed; stays when the notary is met in person for it. */
    readonly failed: string | null;
    readonly primaryAccepted: boolean;
    readonly manual: boolean;
    /** The first time the borrower proposed, then the one that was confirmed. */
    readonly reservedAt: string | null;
    /** The last time the borrower proposed, while none is confirmed; absent in older folds. */
    readonly reservedUntil?: string | null;
    /** The times that were proposed passed, and none had been confirmed; absent in older folds. */
    readonly isUnconfirmed?: boolean;
    /** The notary of a confirmed meeting in person. */
    readonly confirmedBy: string | null;
    readonly missedBy: (typeof NOTARY_ABSENT)[number] | null;
    readonly signed: { readonly mode: (typeof NOTARY_MODES)[number]; readonly recordRef: string } | null;
  };
  readonly insurance: { readonly given: number; readonly accepted: boolean | null; readonly gaps: readonly string[] };
  readonly trustCertified: boolean;
  readonly rescission: {
    readonly endsAt: string;
    readonly over: boolean;
    /** Identities of those who confirmed receipt of the notice. */
    readonly receivedBy: readonly string[];
    /** When a notice that was mailed in time has arrived; null in older facts, which wait for none. */
    readonly mailUntil: string | null;
    readonly mailArrived: boolean;
    /** Parties who have confirmed, after its end, that they have not canceled. */
    readonly confirmedBy: readonly string[];
    /** The party and the document, such as "borrower NOTICE". */
    readonly opened: readonly string[];
  } | null;
  /** After a person has canceled: what is returned, by when, and what became of the deed. */
  readonly unwinding: Unwinding | null;
  /** Of an application that ended without a line after its deed was recorded. */
  readonly release: { readonly dueOn: string; readonly late: boolean; readonly instrumentNo: string | null } | null;
  readonly recording: Body<'recordingProgressed'> | null;
  readonly finalChecks: {
    readonly clear: boolean;
    readonly reasons: readonly string[];
    readonly stopped?: readonly (typeof FINAL_CHECKS)[number][];
    readonly cleared: boolean;
  } | null;
  /** First payment, last payment, end of the draws: as signed, then by the day the money was sent. */
  readonly dates: Body<'lineDated'> | null;
  readonly approvals: readonly string[];
  readonly heldFor: string | null;
  /** Transfers whose result is not known, by payee: since when, and when they were last asked for. ISO instants. */
  readonly begun: Readonly<Record<string, { readonly key: string; readonly since: string; readonly at: string }>>;
  /** The file of a written notice to cancel that nobody has decided on. */
  readonly letter: string | null;
  readonly payoffs: Readonly<Record<string, Body<'payoffProgressed'>['stage']>>;
  readonly disbursement: Body<'disbursementProgressed'> | null;
};

export const NO_CLOSING: Closing = {
  floodAcknowledged: false,
  waiting: null,
  attorneyApproved: false,
  notary: {
    checked: null,
    kbaFails: 0,
    failed: null,
    primaryAccepted: false,
    manual: false,
    reservedAt: null,
    confirmedBy: null,
    missedBy: null,
    signed: null,
  },
  insurance: { given: 0, accepted: null, gaps: [] },
  trustCertified: false,
  rescission: null,
  unwinding: null,
  release: null,
  recording: null,
  finalChecks: null,
  dates: null,
  approvals: [],
  heldFor: null,
  begun: {},
  letter: null,
  payoffs: {},
  disbursement: null,
};
