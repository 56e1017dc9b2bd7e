/** Verification: from the chosen offer to terms that can be signed (lending §1.2, rows 10–24). */
import {
  DECISIONS,
  OWNERSHIPS,
  PAY_TYPES,
  PROPERTY_CONDITIONS,
  REASON_CODES,
  SUB_DECISIONS,
  VERIFICATIONS,
  MARITAL_STATUSES,
  SPOUSE_OF,
} from '@hearthline/rules/enums.ts';
import { z } from 'zod';
import { attempt, CALL_RESULTS, debt, dollars, fact, instead, lien, payoffAmounts, ref, WATCH_LIST_DIFFERENCES } from './parts.ts';

/** Other signers: a titled co-owner signs the deed, a co-signer the note too, a spouse what the state requires. */
export const SIGNER_ROLES = ['CO_DEEDER', 'CO_SIGNER', 'SPOUSE'] as const;
export const CHECK_KINDS = ['WATCHLIST', 'SCRA', 'BANKRUPTCY', 'LISTING', 'DUPLICATE_LINE'] as const;
export const INCOME_OUTCOMES = ['FULL', 'PARTIAL', 'NONE'] as const;
export const ACCOUNT_ROLES = ['DISBURSEMENT', 'AUTOPAY'] as const;
export type AccountRole = (typeof ACCOUNT_ROLES)[number];
/** Where the state keeps the account of each role. */
export const ACCOUNT_KEYS = { AUTOPAY: 'autopay', DISBURSEMENT: 'disbursement' } as const satisfies Record<AccountRole, string>;
/** Valuation products, from the least to the most thorough (lending §1.4.2). */
export const VALUATION_PRODUCTS = ['BPO', 'RESI_EVAL', 'ONSITE'] as const;
export const VALUATION_STAGES = ['ORDERED', 'SCHEDULED', 'PROCESSING', 'REVIEW', 'COMPLETE', 'FAILED', 'CANCELLED'] as const;
export const TITLE_STAGES = ['ORDERED', 'PROCESSING', 'REVIEW', 'COMPLETE'] as const;
export const PACKAGES = ['APPLICATION', 'CLOSING', 'NOTE', 'RESCISSION', 'CONFIRMATION'] as const;
export type PackageName = (typeof PACKAGES)[number];
export const SIGNINGS = ['SUMMARY', 'CLOSING'] as const;

const documents = z.array(z.object({ kind: z.string(), version: z.string(), sha256: z.string(), storageKey: z.string() }));

export const VERIFICATION_FACTS = [
  fact('additionalInfoGiven', {
    ownership: z.enum(OWNERSHIPS),
    maritalStatus: z.enum(MARITAL_STATUSES),
    purpose: z.string(),
    ssnSecretId: ref,
  }),
  fact('signerNamed', {
    signerId: ref,
    role: z.enum(SIGNER_ROLES),
    maritalStatus: z.enum(MARITAL_STATUSES).optional(),
    spouseOf: z.enum(SPOUSE_OF).optional(),
    // Before the other owners were asked too: the borrower's spouse.
    isSpouse: z.boolean().optional(),
  }),
  fact('signerRemoved', { signerId: ref }),
  fact('hmdaAnswered', {}),
  fact('documentsMade', { package: z.enum(PACKAGES), attempt, documents }),
  fact('documentsSigned', { signing: z.enum(SIGNINGS), evidenceId: ref, at: z.string() }),
  fact('hardCreditReceived', {
    attempt,
    reportId: ref,
    bureau: z.string(),
    hit: z.enum(['HIT', 'THIN', 'FROZEN', 'LOCKED', 'NO_HIT', 'MINOR', 'DECEASED']),
    score: z.number().int().nullable(),
    alerts: z.array(z.string()),
    newHelocInquiries: z.number().int(),
    debts: z.array(debt),
    asOf: z.string(),
  }),
  // The hard report is ten days old: before closing the credit file is refreshed without another inquiry (lending §1.5).
  fact('creditAged', {}),
  fact('creditRefreshed', {
    attempt,
    answerId: ref,
    hit: z.enum(['HIT', 'THIN', 'FROZEN', 'LOCKED', 'NO_HIT', 'MINOR', 'DECEASED']),
    score: z.number().int().nullable(),
    alerts: z.array(z.string()),
    newHelocInquiries: z.number().int(),
    debts: z.array(debt),
    asOf: z.string(),
  }),
  fact('hardCreditRepullAsked', { withPin: z.boolean() }),
  fact('hardAlertVerified', { method: z.string() }),
  fact('checkMade', { kind: z.enum(CHECK_KINDS), attempt, clear: z.boolean(), reason: z.string().nullable() }),
  fact('checkCleared', { kind: z.enum(CHECK_KINDS), differs: z.array(z.enum(WATCH_LIST_DIFFERENCES)).optional() }),
  fact('floodDetermined', { attempt, zone: z.string(), sfha: z.boolean(), certificateRef: ref }),
  fact('incomeMethodChosen', { method: z.string() }),
  // The borrower has linked the service, which prepares its report: it is read by a job, whether a page is open or not.
  fact('incomeAwaited', { method: z.string() }),
  // The service ended without a report: the borrower links it again, or another.
  fact('incomeLinkEnded', { method: z.string(), reason: z.string() }),
  fact('incomeReported', {
    method: z.string(),
    outcome: z.enum(INCOME_OUTCOMES),
    monthly: dollars,
    employerKnown: z.boolean(),
    reportId: ref,
  }),
  fact('paystubsAsked', { count: z.number().int() }),
  // The worksheet that staff made of documents; absent where reports of vendors were added up, and in older logs.
  fact('incomeVerified', { monthly: dollars, worksheet: z.string().optional() }),
  fact('employerGiven', {}),
  fact('employmentVerified', { employed: z.boolean() }),
  fact('accountGiven', {
    role: z.enum(ACCOUNT_ROLES),
    accountId: ref,
    mask: z.string(),
    verification: z.enum(VERIFICATIONS),
    // Absent in older logs, and where there is none.
    reason: z.string().optional(),
    // Two small deposits were sent: the borrower reads their amounts to us (lending §4.10).
    deposits: z.object({ checkRef: ref, expectedOn: z.string() }).optional(),
    // How it was given: linked at the bank, or its numbers typed. Absent in older logs.
    entry: z.enum(['LINKED', 'TYPED']).optional(),
    // It takes the place of another one that the money was to go to: the instant before which nothing is sent to it (decision record 125).
    waitsUntil: z.string().optional(),
  }),
  fact('accountReviewed', {
    role: z.enum(ACCOUNT_ROLES),
    // Absent in older logs: then it is of the account given last.
    accountId: ref.optional(),
    verification: z.enum(VERIFICATIONS),
    reason: z.string().optional(),
  }),
  // The waiting time of a changed account is over.
  fact('payoutWaitEnded', { accountId: ref }),
  // Staff called the phone of record about a changed account; number and words are stored apart.
  fact('payoutCalled', { accountId: ref, callId: ref, result: z.enum(CALL_RESULTS) }),
  fact('depositsArrived', { role: z.enum(ACCOUNT_ROLES) }),
  fact('depositsMistaken', { role: z.enum(ACCOUNT_ROLES) }),
  // The account at the exchange that a crypto-backed line is paid to (lending §1.4.6).
  fact('walletOpened', { attempt, exchange: z.string(), address: z.string() }),
  fact('walletRefused', { attempt, code: z.string() }),
  fact('payTypeChosen', { payType: z.enum(PAY_TYPES), rate: z.number(), monthlyPayment: dollars }),
  fact('accountsConfirmed', {}),
  fact('identitySubmitted', { tryNo: z.number().int(), sessionRef: ref }),
  fact('identityChecked', { tryNo: z.number().int(), verification: z.enum(VERIFICATIONS), reason: z.string().nullable() }),
  fact('identityReviewed', { verification: z.enum(VERIFICATIONS) }),
  fact('conditionReported', { condition: z.enum(PROPERTY_CONDITIONS) }),
  fact('valuationWanted', { product: z.enum(VALUATION_PRODUCTS) }),
  fact('valuationProgressed', {
    product: z.enum(VALUATION_PRODUCTS),
    orderRef: ref,
    stage: z.enum(VALUATION_STAGES),
    value: dollars.nullable(),
    condition: z.enum(PROPERTY_CONDITIONS).nullable(),
    reason: z.string().nullable(),
  }),
  // Amount and day (yyyy-MM-dd) are absent in older logs.
  fact('appraisalPaid', { paymentRef: ref, amount: dollars.optional(), on: z.string().optional() }),
  // Paid, and not made: it is given back by this day to the card it came from, or by staff under a number of theirs.
  fact('appraisalRefundOwed', { paymentRef: ref, amount: dollars, dueOn: z.string() }),
  fact('appraisalRefunded', { paymentRef: ref, amount: dollars, refundRef: ref, on: z.string() }),
  fact('valuationAgreed', { value: dollars }),
  fact('titleProgressed', {
    orderRef: ref,
    stage: z.enum(TITLE_STAGES),
    newLiens: dollars,
    // What the search found besides the snapshot, released liens too; absent in older logs, which have the sum only.
    found: z.array(lien).optional(),
    legalDescription: z.boolean(),
    ownersMatch: z.boolean(),
  }),
  fact('payoffAsked', { debtId: ref }),
  fact('payoffLetterReceived', { debtId: ref, amount: dollars, perDiem: dollars, goodThrough: z.string() }),
  fact('payoffDropped', { debtId: ref }),
  fact('termsVerified', {
    attempt,
    decision: z.enum(DECISIONS),
    subDecision: z.enum(SUB_DECISIONS),
    reasons: z.array(z.enum(REASON_CODES)),
    dtiDecline: z.boolean(),
    creditScoreDecline: z.boolean(),
    offerSetId: ref.nullable(),
    maxLine: dollars,
    // Debts with the chosen line as a share of the income relied on, percent; absent in older logs.
    dti: z.number().nullable().optional(),
    // What the creditors' letters changed in the chosen line, where its terms are final: more for a debt is less cash.
    settled: z.object({ cashToYou: dollars, payoffAmounts }).nullable(),
    // What the borrower chooses among when the chosen terms do not hold, as the notice states it; absent in older logs.
    instead: z.array(instead).optional(),
  }),
  fact('finalTermsAccepted', {}),
  // A verification is too old: it is requested again (lending §1.5), never once the note is signed.
  fact('incomeReopened', {}),
  fact('titleReopened', {}),
  fact('valuationReopened', {}),
  fact('modelValueReopened', {}),
  fact('employmentReopened', {}),
  // The offers from verified facts were open for thirty days, and none was chosen: they are priced anew.
  fact('verifiedOffersExpired', {}),
  fact('reminderDue', { day: z.number().int() }),
] as const;
export type VerificationFact = z.infer<(typeof VERIFICATION_FACTS)[number]>;
