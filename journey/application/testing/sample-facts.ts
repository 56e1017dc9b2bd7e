/** Facts of a standard application, to be varied by tests. Dollars, percent. */
import type { Facts } from '../../facts.ts';
import type { Fact, FactOf, FactType } from '../../facts/fact.ts';
import { WORK_STEPS, type WorkStep } from '../../facts/work-steps.ts';
import type { Debt, Lien } from '../../facts/parts.ts';
import { NO_FACTS } from '../../facts.ts';
import type { ChecklistStatus } from '../../statuses.ts';
import { apply } from '../apply.ts';

type Given<T extends FactType> = Partial<Omit<FactOf<T>, 'type'>>;

export const MORTGAGE: Debt = {
  id: 'm1',
  kind: 'MORTGAGE',
  balance: 106_928.98,
  monthlyPayment: 1134.8,
  nearlyPaid: false,
  pastDue: 0,
  late: 'NONE',
  payable: false,
};
export const CARD: Debt = {
  id: 'c1',
  kind: 'CARD',
  balance: 4000,
  monthlyPayment: 120,
  nearlyPaid: false,
  pastDue: 0,
  late: 'NONE',
  payable: true,
};
export const FIRST_LIEN: Lien = {
  id: 'l1',
  position: 1,
  kind: 'MORTGAGE',
  lenderName: 'First Street Bank',
  originationDate: '2019-03-04',
  originalBalance: 150_000,
  currentBalance: 106_928.98,
  creditLimit: null,
  monthlyPayment: 1134.8,
  debtId: 'm1',
  recordedReleased: false,
};

const SAMPLES: { readonly [T in FactType]?: Omit<FactOf<T>, 'type'> } = {
  applicationCreated: {
    state: 'AZ',
    occupancy: 'HOME',
    listedForSale: false,
    employmentType: 'FULL_TIME',
    employmentAnswer: 'FULL_TIME',
    incomePrimary: 144_000,
    incomeOther: 0,
    isCrypto: false,
    isInquiry: false,
    isBroker: false,
    referrerId: null,
    referralId: null,
    propertyVersion: 1,
  },
  preChecksMade: { reasons: [] },
  consentGiven: { consentType: 'SOFT_CREDIT', version: '2026-01' },
  packageMade: { attempt: 1, documents: [{ kind: 'PRIVACY_NOTICE', version: '2026-10', sha256: 'x' }] },
  ssnProvided: { secretId: 's1' },
  creditRepullAsked: { withPin: false },
  softCreditReceived: {
    attempt: 1,
    reportId: 'r1',
    bureau: 'A bureau',
    hit: 'HIT',
    pinRefused: false,
    score: 785,
    scoreModel: 'FICO8',
    factors: [],
    alerts: [],
    addressDiscrepancy: false,
    knockOuts: [],
    conflicts: [],
    debts: [MORTGAGE, CARD],
    asOf: '2026-01-05T10:00:00.000Z',
  },
  alertCalled: { callId: 'k1', report: 'SOFT', dialed: 'ALERT', result: 'NO_ANSWER' },
  alertVerified: { method: 'CALL' },
  parcelsFound: { attempt: 1, lookupId: 'k1', candidates: ['p1'] },
  parcelChosen: { propertyId: 'p2' },
  addressCorrected: { propertyVersion: 2, state: 'AZ' },
  parcelDetailed: { attempt: 1, propertyId: 'p1', propertyType: 'SFR', timeZone: 'America/Phoenix', reasons: [] },
  titleSnapshotReceived: { attempt: 1, snapshotId: 't1', match: true, vesting: 'APPLICANT', liens: [FIRST_LIEN], involuntary: 0 },
  ownershipStated: { ownership: 'SOLE' },
  valuationReceived: {
    attempt: 1,
    valuationId: 'v1',
    model: 'A',
    value: 499_000,
    low: 450_000,
    high: 550_000,
    fsd: 0.1,
    accepted: true,
    asOf: '2026-01-05',
  },
  noValueFound: { attempt: 1, tried: [] },
  valueEstimated: { amount: 400_000 },
  liensConfirmed: { liens: [FIRST_LIEN], edited: false },
  merchantReviewed: { liensChanged: true },
  underwritten: {
    attempt: 1,
    decision: 'SELECT',
    subDecision: 'UNVERIFIED_OFFER',
    dtiDecline: false,
    creditScoreDecline: false,
    reasons: [],
    requalifyReason: null,
    suggestedPayoffs: [],
    offerSetId: 'o1',
    offerCount: 12,
    maxLine: 317_221,
    preDti: 15.29,
    preCltv: 21.43,
    guidelineVersion: '2026-11',
    creditAsOf: '2026-01-05',
    pricingAsOf: '2026-01-05',
  },
  assetsDeclared: { cash: 400_000, securities: 0, retirement: 0, otherAnnual: 0, payoffs: [] },
  requalifyAnswered: { accepted: true, payoffs: ['c1'] },
  offerSelected: {
    offerSetId: 'o1',
    offerId: 'f1',
    term: 15,
    draw: 100_000,
    lineAmount: 104_990,
    rate: 8.45,
    feePercent: 4.99,
    originationFee: 4990,
    monthlyPayment: 1030.8,
    cashToYou: 100_000,
    payType: 'AUTOPAY',
    payoffs: [],
    payoffPreference: 'DEDUCT',
    withoutAutopay: { rate: 8.7, monthlyPayment: 1046.22 },
    costs: [],
    payoffAmounts: {},
  },
  workFailed: { step: 'soft-credit', attempt: 1, kind: 'ERROR', code: 'TIMEOUT' },
  workWaits: { step: 'title-snapshot', attempt: 1, vendor: 'title', code: 'VENDOR_DOWN' },
  workGoesOn: { step: 'title-snapshot', attempt: 1 },
  workRestarted: { step: 'soft-credit' },
  declined: { reasons: ['FACTA'] },
  cancelled: { reason: 'WITHDRAWN', expired: false },
};

/** A fact of a standard application with the given changes. */
export function some<T extends FactType>(type: T, given: Given<T> = {}): Fact {
  return { type, ...SAMPLES[type], ...given } as Fact;
}

const STEP_OF: Partial<Record<FactType, WorkStep>> = {
  packageMade: 'pre-soft-package',
  softCreditReceived: 'soft-credit',
  parcelsFound: 'parcel',
  parcelDetailed: 'parcel',
  titleSnapshotReceived: 'title-snapshot',
  valuationReceived: 'valuation',
  noValueFound: 'valuation',
  underwritten: 'underwriting',
};

/** The fact, with the current attempt where it belongs to a job. */
function present(facts: Facts, fact: Fact): Fact {
  const step = fact.type === 'workFailed' || fact.type === 'workWaits' || fact.type === 'workGoesOn' ? fact.step : STEP_OF[fact.type];
  if (fact.type === 'parcelDetailed' && facts.propertyId !== null)
    return { ...fact, attempt: facts.steps.parcel.attempt, propertyId: facts.propertyId };
  return step ? ({ ...fact, attempt: facts.steps[step].attempt } as Fact) : fact;
}

/** Folds facts, those of jobs with the current attempt. */
export function foldedFacts(...log: readonly Fact[]): Facts {
  return log.reduce((facts, fact) => apply(facts, present(facts, fact)), NO_FACTS);
}

/** Next facts of a standard application at each status of prequalification. */
const NEXT: { readonly [S in ChecklistStatus]?: (facts: Facts) => readonly Fact[] } = {
  IN_PROGRESS: (f) => (f.created ? [some('preChecksMade')] : [some('applicationCreated')]),
  GEN_PRE_SOFT_CREDIT_DISCLOSURE: () => [some('packageMade')],
  PRE_SOFT_CREDIT_CONSENT: () => [some('consentGiven')],
  WAITING_FOR_SOFT_CREDIT: () => [some('softCreditReceived')],
  CREDIT_NO_MATCH: () => [some('ssnProvided'), some('creditRepullAsked')],
  CREDIT_NO_MATCH_SSN: () => [some('identityCorrected')],
  SOFT_CREDIT_LOCKED_OR_FROZEN: () => [some('creditRepullAsked')],
  SOFT_CREDIT_INCORRECT_PIN: () => [some('creditRepullAsked', { withPin: true })],
  CREDIT_MINOR: () => [some('identityCorrected')],
  FACTA_REVIEW: () => [some('alertVerified')],
  DELINQUENCY_REVIEW: () => [some('delinquencyExplained'), some('delinquencyCleared')],
  WAITING_FOR_PROPERTY: (f) => (f.parcels === null ? [some('parcelsFound'), some('parcelDetailed')] : [some('parcelDetailed')]),
  NO_PROPERTY_FOUND: () => [some('addressCorrected')],
  MULTIPLE_PROPERTIES: () => [some('parcelChosen')],
  PREQUAL_TITLE: () => [some('titleSnapshotReceived')],
  PROPERTY_DATA_REVIEW: () => [some('titleCleared')],
  OWNERSHIP_REVIEW: () => [some('ownershipCleared')],
  WAITING_FOR_AVM: () => [some('valuationReceived')],
  NO_AVM_FOUND: () => [some('valueEstimated')],
  LIEN_VERIFICATION: () => [some('liensConfirmed')],
  MERCHANT_REVIEW: () => [some('merchantReviewed')],
  LIEN_ATTESTATION: () => [some('liensAttested')],
  WAITING_FOR_UNDERWRITING: (f) => (f.created?.isInquiry && !f.inquiryAttested ? [some('inquiryAttested')] : [some('underwritten')]),
  ASSETS_PREQUAL: () => [some('assetsDeclared')],
  UNDERWRITING_REVIEW: () => [some('underwritingCleared')],
  REQUALIFY: () => [some('requalifyAnswered')],
  OFFER_SELECTION: () => [some('offerSelected')],
  COLLECT_ADDITIONAL_INFO: () => [some('offersExpired')],
  CREDIT_ERROR: () => [some('workRestarted')],
  UNKNOWN: (f) => WORK_STEPS.filter((step) => f.steps[step].failed).map((step) => some('workRestarted', { step })),
};

/** The facts that lead on from a status, as a standard application records them; none at an end. */
export function plainNext(facts: Facts, status: ChecklistStatus): Fact[] {
  const next = NEXT[status]?.(facts) ?? [];
  return next.map((fact) => present(facts, fact));
}
