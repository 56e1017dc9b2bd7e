/**
 * What is known of one application. An application is an append-only log of facts (house.md §2): each `Fact` below is one thing that
 * happened; `apply` (apply.ts) folds them into `Facts`. Names, addresses, birth dates, employers, SSN and account numbers are never
 * here: facts carry outcomes, amounts (dollars, percent) and references to rows that can be erased.
 */
import {
  CONDITION_CATEGORIES,
  CONSENT_TYPES,
  CREDIT_CONSENT_TYPES,
  DECISIONS,
  EMPLOYMENT_ANSWERS,
  EMPLOYMENT_TYPES,
  OCCUPANCY_TYPES,
  OWNERSHIPS,
  PAYOFF_PREFERENCES,
  PAY_TYPES,
  REASON_CODES,
  STATES,
  SUB_DECISIONS,
} from '@hearthline/rules/words.ts';
import { z } from 'zod';

/** The outside and automatic jobs of phase I (domain.md §1.2), one queue and one file in server/work each. */
export const WORK_STEPS = ['pre-soft-package', 'soft-credit', 'parcel', 'title-snapshot', 'valuation', 'underwriting'] as const;
export type WorkStep = (typeof WORK_STEPS)[number];

/** What is consented to when an application is made, and the two kinds of credit pull. */
const GIVEN = [...CONSENT_TYPES, ...CREDIT_CONSENT_TYPES] as const;

const dollars = z.number();
const ref = z.string();
const debt = z.object({
  id: ref,
  kind: z.enum(['MORTGAGE', 'HELOC', 'AUTO', 'STUDENT', 'CARD', 'INSTALLMENT', 'OTHER']),
  balance: dollars,
  monthlyPayment: dollars.nullable(),
  nearlyPaid: z.boolean(),
  pastDue: dollars,
  late: z.enum(['NONE', 'CURRENT', 'MORTGAGE_30_IN_12', 'ANY_60_IN_24']),
  payable: z.boolean(),
});
export type Debt = z.infer<typeof debt>;
const lien = z.object({
  id: ref,
  position: z.number().int(),
  kind: z.enum(['MORTGAGE', 'HELOC', 'OTHER']),
  lenderName: z.string(),
  originationDate: z.string().nullable(),
  originalBalance: dollars,
  currentBalance: dollars,
  creditLimit: dollars.nullable(),
  monthlyPayment: dollars,
  debtId: ref.nullable(),
  recordedReleased: z.boolean(),
});
export type Lien = z.infer<typeof lien>;
const reasons = z.array(z.enum(REASON_CODES));

const fact = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) => z.strictObject({ type: z.literal(type), ...shape });

/** Every fact of phase I. A new kind is a row here and a line in apply.ts; none is ever changed or removed. */
export const factSchema = z.discriminatedUnion('type', [
  fact('applicationCreated', {
    state: z.enum(STATES),
    occupancy: z.enum(OCCUPANCY_TYPES),
    listedForSale: z.boolean(),
    employmentType: z.enum(EMPLOYMENT_TYPES),
    employmentAnswer: z.enum(EMPLOYMENT_ANSWERS).nullable(),
    incomePrimary: dollars,
    incomeOther: dollars,
    isCrypto: z.boolean(),
    isInquiry: z.boolean(),
    isBroker: z.boolean(),
    referrerId: ref.nullable(),
    referralId: ref.nullable(),
    propertyVersion: z.number().int(),
  }),
  fact('preChecksMade', { reasons }),
  fact('consentGiven', { consentType: z.enum(GIVEN), version: z.string() }),
  fact('packageMade', {
    attempt: z.number().int(),
    documents: z.array(z.object({ kind: z.string(), version: z.string(), sha256: z.string() })),
  }),
  fact('ssnProvided', { secretId: ref }),
  fact('creditRepullAsked', { withPin: z.boolean() }),
  fact('softCreditReceived', {
    attempt: z.number().int(),
    reportId: ref,
    bureau: z.string(),
    hit: z.enum(['HIT', 'NO_HIT', 'THIN', 'FROZEN', 'LOCKED', 'MINOR', 'DECEASED']),
    pinRefused: z.boolean(),
    score: z.number().int().nullable(),
    scoreModel: z.string().nullable(),
    factors: z.array(z.string()),
    alerts: z.array(z.enum(['INITIAL_FRAUD', 'EXTENDED_FRAUD', 'ACTIVE_DUTY'])),
    addressDiscrepancy: z.boolean(),
    knockOuts: reasons,
    conflicts: z.array(z.string()),
    debts: z.array(debt),
    asOf: z.string(),
  }),
  fact('alertVerified', { method: z.string() }),
  fact('identityCorrected', {}),
  fact('parcelsFound', { attempt: z.number().int(), lookupId: ref, candidates: z.array(ref) }),
  fact('parcelChosen', { propertyId: ref }),
  fact('noParcelFits', {}),
  fact('addressCorrected', { propertyVersion: z.number().int(), state: z.enum(STATES) }),
  fact('parcelDetailed', { attempt: z.number().int(), propertyId: ref, propertyType: z.string(), timeZone: z.string(), reasons }),
  fact('titleSnapshotReceived', {
    attempt: z.number().int(),
    snapshotId: ref,
    match: z.boolean(),
    vesting: z.enum(['APPLICANT', 'APPLICANT_AND_OTHERS', 'TRUST', 'COMPANY', 'OTHER']),
    liens: z.array(lien),
    involuntary: dollars,
  }),
  fact('titleCleared', {}),
  fact('ownershipStated', { ownership: z.enum(OWNERSHIPS) }),
  fact('ownershipCleared', {}),
  fact('valuationReceived', {
    attempt: z.number().int(),
    valuationId: ref,
    model: z.string(),
    value: dollars,
    low: dollars,
    high: dollars,
    fsd: z.number(),
    accepted: z.boolean(),
    asOf: z.string(),
  }),
  fact('noValueFound', { attempt: z.number().int(), tried: z.array(z.string()) }),
  fact('valueEstimated', { amount: dollars }),
  fact('liensConfirmed', { liens: z.array(lien), edited: z.boolean() }),
  fact('inquiryAttested', {}),
  fact('underwritten', {
    attempt: z.number().int(),
    decision: z.enum(DECISIONS),
    subDecision: z.enum(SUB_DECISIONS),
    dtiDecline: z.boolean(),
    creditScoreDecline: z.boolean(),
    reasons,
    requalifyReason: z.string().nullable(),
    suggestedPayoffs: z.array(ref),
    offerSetId: ref.nullable(),
    offerCount: z.number().int(),
    maxLine: dollars,
    preDti: z.number(),
    preCltv: z.number(),
    guidelineVersion: z.string(),
    creditAsOf: z.string(),
    pricingAsOf: z.string(),
  }),
  fact('delinquencyExplained', {}),
  fact('delinquencyCleared', {}),
  fact('underwritingCleared', {}),
  fact('assetsDeclared', { cash: dollars, securities: dollars, retirement: dollars, otherAnnual: dollars, payoffs: z.array(ref) }),
  fact('requalifyAnswered', { accepted: z.boolean(), payoffs: z.array(ref) }),
  fact('offerSelected', {
    offerSetId: ref,
    offerId: ref,
    term: z.number().int(),
    draw: dollars,
    lineAmount: dollars,
    rate: z.number(),
    feePercent: z.number(),
    originationFee: dollars,
    monthlyPayment: dollars,
    cashToYou: dollars,
    payType: z.enum(PAY_TYPES),
    payoffs: z.array(ref),
    payoffPreference: z.enum(PAYOFF_PREFERENCES),
  }),
  fact('offersExpired', {}),
  fact('incompletenessNoticeQueued', { closesOn: z.string() }),
  fact('conditionAdded', { conditionId: ref, category: z.enum(CONDITION_CATEGORIES) }),
  fact('conditionCleared', { conditionId: ref }),
  fact('workFailed', { step: z.enum(WORK_STEPS), attempt: z.number().int(), kind: z.enum(['ERROR', 'UNKNOWN']), code: z.string() }),
  fact('workRestarted', { step: z.enum(WORK_STEPS) }),
  fact('taskOpened', { taskId: ref, kind: z.string() }),
  fact('taskClosed', { taskId: ref }),
  fact('adverseNoticeQueued', { reasons, dueBy: z.string() }),
  fact('declined', { reasons }),
  fact('cancelled', { reason: z.string(), expired: z.boolean() }),
  fact('completed', {}),
]);
export type Fact = z.infer<typeof factSchema>;
export type FactType = Fact['type'];
export type FactOf<T extends FactType> = Extract<Fact, { type: T }>;

type Without<T extends FactType> = Omit<FactOf<T>, 'type'>;

/** One automatic step as folded: which attempt is wanted, and why it stopped if it did. */
export type StepState = { readonly attempt: number; readonly failed: { readonly kind: 'ERROR' | 'UNKNOWN'; readonly code: string } | null };

/** Of the shape of `Facts` and how they are folded: raise it with either, and every file is folded anew from its log when it is next read. */
export const FACTS_VERSION = 1;

/** The folded facts: what every derivation reads. A null means "not known yet". */
export type Facts = {
  readonly created: Without<'applicationCreated'> | null;
  readonly preCheckReasons: Without<'preChecksMade'>['reasons'] | null;
  readonly consents: Partial<Record<(typeof GIVEN)[number], string>>;
  readonly steps: Record<WorkStep, StepState>;
  readonly package: Without<'packageMade'> | null;
  readonly ssnSecretId: string | null;
  /** Tries after the first, for the throttle and for what the page says. */
  readonly creditTries: number;
  readonly credit: Without<'softCreditReceived'> | null;
  readonly alertVerified: boolean;
  readonly parcels: Without<'parcelsFound'> | null;
  readonly propertyId: string | null;
  readonly parcel: Without<'parcelDetailed'> | null;
  readonly title: Without<'titleSnapshotReceived'> | null;
  readonly titleCleared: boolean;
  readonly ownership: (typeof OWNERSHIPS)[number] | null;
  readonly ownershipCleared: boolean;
  readonly valuation: Without<'valuationReceived'> | null;
  readonly noValueFound: boolean;
  readonly estimate: number | null;
  readonly liens: readonly Lien[] | null;
  readonly liensEdited: boolean;
  readonly inquiryAttested: boolean;
  readonly underwriting: Without<'underwritten'> | null;
  readonly delinquencyExplained: boolean;
  readonly delinquencyCleared: boolean;
  readonly underwritingCleared: boolean;
  readonly assets: Without<'assetsDeclared'> | null;
  readonly requalify: Without<'requalifyAnswered'> | null;
  readonly selection: Without<'offerSelected'> | null;
  /** How often offers ran out unchosen. */
  readonly offersExpired: number;
  readonly openConditions: ReadonlyArray<{ readonly id: string; readonly category: (typeof CONDITION_CATEGORIES)[number] }>;
  /** Every category ever asked for: a rule asks once. */
  readonly askedFor: ReadonlyArray<(typeof CONDITION_CATEGORIES)[number]>;
  readonly openTasks: ReadonlyArray<{ readonly id: string; readonly kind: string }>;
  /** A person of ours has had the file at any time. */
  readonly hadTask: boolean;
  readonly noticeQueued: Without<'adverseNoticeQueued'> | null;
  readonly declinedBy: Without<'declined'> | null;
  readonly cancelled: Without<'cancelled'> | null;
  readonly completed: boolean;
};

/** The part of a lender's settings the checklist reads; pinned when the application is created. */
export type Settings = { readonly orgCode: string; readonly settingsVersion: number; readonly merchant: boolean };

export const NO_FACTS: Facts = {
  created: null,
  preCheckReasons: null,
  consents: {},
  steps: Object.fromEntries(WORK_STEPS.map((s) => [s, { attempt: 1, failed: null }])) as unknown as Record<WorkStep, StepState>,
  package: null,
  ssnSecretId: null,
  creditTries: 0,
  credit: null,
  alertVerified: false,
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
  inquiryAttested: false,
  underwriting: null,
  delinquencyExplained: false,
  delinquencyCleared: false,
  underwritingCleared: false,
  assets: null,
  requalify: null,
  selection: null,
  offersExpired: 0,
  openConditions: [],
  askedFor: [],
  openTasks: [],
  hadTask: false,
  noticeQueued: null,
  declinedBy: null,
  cancelled: null,
  completed: false,
};
