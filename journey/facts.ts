/**
 * The state of one application, folded from its facts. An application is an append-only log of facts: each `Fact` is one event, listed by
 * phase in facts/; `apply` folds them into `Facts`. Names, addresses, birth dates, employers, SSN and account numbers are never here: facts
 * carry outcomes, amounts (dollars, percent) and references to rows that can be erased.
 */
import type { DocumentType } from '@hearthline/rules/conditions/document-types.ts';
import type { ConditionKind } from '@hearthline/rules/conditions/kinds.ts';
import type { ConditionStage } from '@hearthline/rules/conditions/stages.ts';
import type { CONDITION_CATEGORIES, OWNERSHIPS } from '@hearthline/rules/enums.ts';
import type { CORRECTIONS, LATE_EFFECTS } from './facts/any-time.ts';
import { type Closing, NO_CLOSING } from './facts/closing-state.ts';
import { type VerificationPhase, NOTHING_VERIFIED } from './facts/verification-state.ts';
import type { Lien } from './facts/parts.ts';
import type { Body } from './facts/fact.ts';
import type { GIVEN_CONSENTS } from './facts/prequalification.ts';
import { type StepState, WORK_STEPS, type WorkStep } from './facts/work-steps.ts';

/**
 * Version of the shape of `Facts` and of their folding: increment it with either; every application is then folded again from its log when
 * it is next read.
 */
export const FACTS_VERSION = 26;

/** One document sent to one person. `mailing` is null until the postal service has the letter; ISO instants. */
export type DocumentDelivery = Body<'documentsSent'>['documents'][number] &
  Pick<Body<'documentsSent'>, 'to' | 'how' | 'at'> & {
    readonly mailing:
      | (Pick<Body<'mailingProgressed'>, 'stage' | 'tracking'> & { readonly mailedAt: string | null; readonly endedAt: string | null })
      | null;
  };

/** The folded facts: what every derivation reads. A null means "not known yet". */
export type Facts = {
  readonly created: Body<'applicationCreated'> | null;
  readonly preCheckReasons: Body<'preChecksMade'>['reasons'] | null;
  readonly consents: Partial<Record<(typeof GIVEN_CONSENTS)[number], string>>;
  readonly steps: Record<WorkStep, StepState>;
  readonly package: Body<'packageMade'> | null;
  readonly ssnSecretId: string | null;
  /** Attempts after the first, for rate limiting and for the page. */
  readonly creditTries: number;
  readonly credit: Body<'softCreditReceived'> | null;
  readonly alertVerified: boolean;
  /** The people who denied, when they were called about their alert, that they applied: `borrower`, or a signer's id. */
  readonly alertsDenied: readonly string[];
  readonly parcels: Body<'parcelsFound'> | null;
  readonly propertyId: string | null;
  readonly parcel: Body<'parcelDetailed'> | null;
  readonly title: Body<'titleSnapshotReceived'> | null;
  readonly titleCleared: boolean;
  readonly ownership: (typeof OWNERSHIPS)[number] | null;
  readonly ownershipCleared: boolean;
  readonly valuation: Body<'valuationReceived'> | null;
  readonly noValueFound: boolean;
  readonly estimate: number | null;
  readonly liens: readonly Lien[] | null;
  readonly liensEdited: boolean;
  readonly merchantReview: Body<'merchantReviewed'> | null;
  readonly liensAttested: boolean;
  readonly inquiryAttested: boolean;
  readonly underwriting: Body<'underwritten'> | null;
  readonly delinquencyExplained: boolean;
  readonly delinquencyCleared: boolean;
  readonly underwritingCleared: boolean;
  /** What an underwriter decided; absent in logs where none did. */
  readonly decided: Body<'underwritingDecided'> | null;
  readonly assets: Body<'assetsDeclared'> | null;
  readonly requalify: Body<'requalifyAnswered'> | null;
  /** The chosen offer, every figure as it was recorded: what documents print and what is paid out. */
  readonly selection: Body<'offerSelected'> | null;
  /** How often offers expired without a choice. */
  readonly offersExpired: number;
  readonly openConditions: ReadonlyArray<{
    readonly id: string;
    readonly category: (typeof CONDITION_CATEGORIES)[number];
    /** The member of staff who asks; absent: a rule of the product, which alone the product may close. */
    readonly openedBy?: string;
    /** The signer it is asked of; absent: the borrower. */
    readonly signerId?: string;
    readonly kind?: ConditionKind;
    /** What it holds; absent: the money. */
    readonly stage?: ConditionStage;
    /** Staff alone see it. */
    readonly internal?: true;
    readonly dueOn?: string;
    readonly owner?: string;
  }>;
  /** The conditions until which an underwriter waits with the review, the last time they did. */
  readonly suspendedFor?: readonly string[];
  /** Uploads that passed the checks, in order. */
  readonly documents: ReadonlyArray<{
    readonly id: string;
    readonly type: DocumentType;
    readonly conditionId: string | null;
    readonly state: 'RECEIVED' | 'ACCEPTED' | 'REJECTED';
  }>;
  /** Every category ever opened: a rule opens one once. */
  readonly askedFor: ReadonlyArray<(typeof CONDITION_CATEGORIES)[number]>;
  /** Corrections of the answers that were asked for, in order. */
  /** Changes of identity data that two of the staff agreed on: they wait for the owner, are being applied, or were stopped and nobody has looked into it. */
  readonly identityChanges: ReadonlyArray<
    Omit<Body<'identityChangeAgreed'>, 'changeId'> & { readonly id: string; readonly state: 'WAITING' | 'DUE' | 'STOPPED' }
  >;
  readonly corrections: ReadonlyArray<{
    readonly id: string;
    readonly kind: (typeof CORRECTIONS)[number];
    readonly state: 'OPEN' | 'ACCEPTED' | 'REFUSED' | 'WITHDRAWN';
  }>;
  /** What each person ('borrower' or a signer's id) showed of opening electronic records, and whether they withdrew their consent to them. */
  readonly electronic: Readonly<
    Record<string, { readonly shown: boolean; readonly withdrawn: boolean; /** How often they showed it. */ readonly times: number }>
  >;
  /** Every document that went to a person, in order. */
  readonly deliveries: readonly DocumentDelivery[];
  readonly openTasks: ReadonlyArray<{ readonly id: string; readonly kind: string }>;
  /** Staff have had the application at any time. */
  readonly hadTask: boolean;
  readonly noticeQueued: Body<'adverseNoticeQueued'> | null;
  /** The last notice of incompleteness: what it named, and until when it may be answered; `due`: one has to be sent. */
  readonly incompleteness: {
    readonly due: boolean;
    readonly closesOn: string | null;
    readonly named: readonly string[];
    /** Nothing follows it but the end of the application. */
    readonly last?: true;
  };
  /** What vendors did under the application after its end, as it was found. */
  readonly lateEffects: ReadonlyArray<{ readonly id: string; readonly effect: (typeof LATE_EFFECTS)[number]; readonly settled: boolean }>;
  readonly declinedBy: Body<'declined'> | null;
  readonly cancelled: Body<'cancelled'> | null;
  readonly completed: boolean;
  /** Verification: from the chosen offer to terms that can be signed. */
  readonly verification: VerificationPhase;
  /** Closing phase: signed, notarized, recorded, funded. */
  readonly closing: Closing;
};

/** The part of a lender's settings the checklist reads; pinned when the application is created. */
export type Settings = { readonly orgCode: string; readonly settingsVersion: number };

export const NO_FACTS: Facts = {
  created: null,
  preCheckReasons: null,
  consents: {},
  steps: Object.fromEntries(WORK_STEPS.map((s) => [s, { attempt: 1, news: false, failed: null }])) as unknown as Record<
    WorkStep,
    StepState
  >,
  package: null,
  ssnSecretId: null,
  creditTries: 0,
  credit: null,
  alertVerified: false,
  alertsDenied: [],
  parcels: null,
  propertyId: null,
  parcel: null,
  title: null,
  titleCleared: false,
  ownership: null,
  ownershipCleared: false,
  valuation: null,
  noValueFound: false,
  estimate: null,
  liens: null,
  liensEdited: false,
  merchantReview: null,
  liensAttested: false,
  inquiryAttested: false,
  underwriting: null,
  delinquencyExplained: false,
  delinquencyCleared: false,
  underwritingCleared: false,
  decided: null,
  assets: null,
  requalify: null,
  selection: null,
  offersExpired: 0,
  openConditions: [],
  documents: [],
  askedFor: [],
  identityChanges: [],
  lateEffects: [],
  corrections: [],
  electronic: {},
  deliveries: [],
  openTasks: [],
  hadTask: false,
  noticeQueued: null,
  incompleteness: { due: false, closesOn: null, named: [] },
  declinedBy: null,
  cancelled: null,
  completed: false,
  verification: NOTHING_VERIFIED,
  closing: NO_CLOSING,
};
