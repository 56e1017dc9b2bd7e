/** Prequalification: no SSN, soft pull (lending §1.2, rows 1–9). */
import {
  CONSENT_TYPES,
  CREDIT_CONSENT_TYPES,
  DECISIONS,
  EMPLOYMENT_ANSWERS,
  EMPLOYMENT_TYPES,
  OCCUPANCY_TYPES,
  OWNERSHIPS,
  PAYOFF_PREFERENCES,
  PAY_TYPES,
  STATES,
  SUB_DECISIONS,
} from '@hearthline/rules/enums.ts';
import { COMPENSATING_FACTORS, FACTORS_NEEDED, LEFT_OUT_REASONS } from '@hearthline/rules/offers/judgements.ts';
import { DEBT_TYPES, FEE_TYPES } from '@hearthline/rules/offers/types.ts';
import { z } from 'zod';
import { CALL_RESULTS, creditLimits, debt, dollars, fact, instead, lien, payoffAmounts, reasons, ref } from './parts.ts';

/** The consents given when an application is created, and the two kinds of credit pull. */
export const GIVEN_CONSENTS = [...CONSENT_TYPES, ...CREDIT_CONSENT_TYPES] as const;

/** Languages besides English that the lender speaks with borrowers. */
export const FOREIGN_LANGUAGES = ['es'] as const;

/** Which number was called about an alert: one that the consumer left with it, by its place, or another. */
export const ALERT_NUMBERS = ['ALERT', 'ALERT_2', 'ALERT_3'] as const;
export const DIALED = [...ALERT_NUMBERS, 'OTHER'] as const;

export const PREQUALIFICATION_FACTS = [
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
    isMerchant: z.boolean().optional(),
    referrerId: ref.nullable(),
    referralId: ref.nullable(),
    propertyVersion: z.number().int(),
    // Of the rate sheet it was made with; absent in logs older than sheets that differ by lender.
    limits: creditLimits.optional(),
    // Of the pages on which they registered, where it is not English.
    language: z.enum(FOREIGN_LANGUAGES).optional(),
  }),
  // The discussions with the borrower are in this language, as staff noted.
  fact('languageNoted', { language: z.enum(FOREIGN_LANGUAGES) }),
  fact('preChecksMade', { reasons }),
  // The important terms and the booklet, shown before the application was sent; absent in older logs.
  fact('termsShown', { documents: z.array(z.object({ kind: z.string(), version: z.string(), sha256: z.string() })) }),
  fact('consentGiven', { consentType: z.enum(GIVEN_CONSENTS), version: z.string() }),
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
  // Staff called about the alert on a report, the borrower's or a signer's; number and words are stored apart. Only a confirmation verifies it.
  fact('alertCalled', {
    callId: ref,
    report: z.enum(['SOFT', 'HARD']),
    signerId: ref.optional(),
    dialed: z.enum(DIALED),
    result: z.enum(CALL_RESULTS),
  }),
  fact('alertVerified', { method: z.string() }),
  fact('identityCorrected', {}),
  fact('parcelsFound', { attempt: z.number().int(), lookupId: ref, candidates: z.array(ref) }),
  fact('parcelChosen', { propertyId: ref }),
  fact('noParcelFits', {}),
  fact('addressCorrected', { propertyVersion: z.number().int(), state: z.enum(STATES) }),
  fact('parcelDetailed', {
    attempt: z.number().int(),
    propertyId: ref,
    propertyType: z.string(),
    timeZone: z.string(),
    reasons,
    // Property tax a year, and dues a month; absent in older logs.
    annualTax: dollars.optional(),
    hoaDues: dollars.optional(),
    county: z.string().optional(),
  }),
  fact('titleSnapshotReceived', {
    attempt: z.number().int(),
    snapshotId: ref,
    match: z.boolean(),
    vesting: z.enum(['APPLICANT', 'APPLICANT_AND_OTHERS', 'TRUST', 'COMPANY', 'OTHER']),
    liens: z.array(lien),
    involuntary: dollars,
    described: z.boolean().optional(),
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
    // What the vendor billed; absent in older logs.
    billed: dollars.optional(),
  }),
  fact('noValueFound', { attempt: z.number().int(), tried: z.array(z.string()) }),
  fact('valueEstimated', { amount: dollars }),
  fact('liensConfirmed', { liens: z.array(lien), edited: z.boolean() }),
  // A merchant or partner referred the borrower: staff review the liens, and the borrower attests what that changed (lending §1.2, row 7m).
  // `liens`: as staff corrected them; absent where they left them, and in older logs, which have them as confirmed.
  fact('merchantReviewed', { liensChanged: z.boolean(), liens: z.array(lien).optional() }),
  fact('liensAttested', {}),
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
    // Of a counteroffer: the terms that its notice states; absent in older logs.
    instead: z.array(instead).optional(),
    // Over a limit by so little that the lender’s policy has a person decide; absent in older logs.
    nearMiss: z.boolean().optional(),
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
  // As it stands in logs older than decisions: the rules run again, and nothing of the review changes them.
  fact('underwritingCleared', {}),
  // What an underwriter decided, which both underwritings obey from then on; the words stand beside it, by `decisionId`.
  fact('underwritingDecided', {
    decisionId: ref,
    // The day at the home: a counteroffer may be accepted for ninety days from it.
    on: z.iso.date(),
    by: ref,
    second: ref.optional(),
    // The contradictions of the credit file that were judged.
    settles: z.array(z.string()),
    debts: z.array(
      z.object({
        id: ref,
        type: z.enum(DEBT_TYPES),
        balance: dollars,
        monthlyPayment: dollars.nullable(),
        leftOut: z.enum(LEFT_OUT_REASONS).nullable(),
      }),
    ),
    exception: z
      .object({
        tier: z.number().int(),
        maxDti: z.number().nullable(),
        maxCltv: z.number().nullable(),
        factors: z.array(z.enum(COMPENSATING_FACTORS)).min(FACTORS_NEEDED),
      })
      .nullable(),
    counteroffer: z
      .object({ maxLine: dollars.nullable(), terms: z.array(z.number().int()).nullable(), addRate: z.number(), reasons: reasons.min(1) })
      .nullable(),
  }),
  fact('assetsDeclared', { cash: dollars, securities: dollars, retirement: dollars, otherAnnual: dollars, payoffs: z.array(ref) }),
  // Lapsed: nobody answered within the 90 days; absent in older logs.
  fact('requalifyAnswered', { accepted: z.boolean(), payoffs: z.array(ref), lapsed: z.boolean().optional() }),
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
    withoutAutopay: z.object({ rate: z.number(), monthlyPayment: dollars }),
    costs: z.array(z.object({ feeType: z.enum(FEE_TYPES), amount: dollars })),
    payoffAmounts,
    // The day on which the rate was set, and debts with the line as a share of income, percent; absent in older logs.
    rateSetOn: z.iso.date().optional(),
    dti: z.number().nullable().optional(),
    // How later draws are priced, fixed with the offer; absent in older logs.
    laterDraws: z.object({ margin: z.number(), maxRate: z.number(), index: z.number(), indexFrom: z.string() }).optional(),
  }),
  fact('offersExpired', {}),
] as const;
