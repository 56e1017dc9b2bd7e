/** Applications as they progress, step by step: each step builds on the one before. */
import type { Change } from './sample.ts';

const asked: Change = { profile: { name: { uuid: 'n' }, dob: '1980-02-03' }, application: { consents: [{ type: 'SOFT_CREDIT' }] } };
const located: Change = {
  application: { selectedPropertyUuid: 'p', property: { state: 'CA', ownership: null, complete: true, noMatch: false } },
};
const inTexas: Change = { application: { property: { state: 'TX', ownership: 'SOLE', complete: true, noMatch: false } } };
const at = (
  status: NonNullable<Change['status']>,
  application: NonNullable<Change['application']> = {},
  profile: NonNullable<Change['profile']> = {},
): Change => ({ status, application, profile });

const PREQUALIFY: readonly Change[] = [
  at({ status: 'IN_PROGRESS' }),
  at({ status: 'GEN_PRE_SOFT_CREDIT_DISCLOSURE' }),
  { ...asked, status: { status: 'WAITING_FOR_SOFT_CREDIT' } },
  at({ status: 'WAITING_FOR_PROPERTY' }),
  { ...located, status: { status: 'PREQUAL_TITLE' } },
  at({ status: 'WAITING_FOR_AVM' }),
  at({ status: 'LIEN_VERIFICATION' }),
  at({ status: 'WAITING_FOR_UNDERWRITING' }, { liensComplete: true }),
  at({ status: 'OFFER_SELECTION', decision: 'SELECT', subDecision: 'UNVERIFIED_OFFER' }),
];

const VERIFY: readonly Change[] = [
  at({ status: 'COLLECT_ADDITIONAL_INFO' }, { term: 10, amount: 50_000, rate: 8.45 }),
  at(
    { status: 'HMDA' },
    {
      property: { state: 'CA', ownership: 'SOLE', complete: true, noMatch: false },
      consents: [{ type: 'SOFT_CREDIT' }, { type: 'HARD_CREDIT' }],
    },
    { ssnLast4: '1001' },
  ),
  at({ status: 'GEN_APP_DISCLOSURES' }, { hasHmda: true }),
  at({ status: 'APP_SUBMISSION', summaryDisclosure: 'IN_PROGRESS' }),
  at(
    { status: 'HARD_CREDIT_PULL', summaryDisclosure: 'COMPLETE', decision: 'APPROVED', subDecision: 'UNVERIFIED_ONBOARDING_COMPLETE' },
    { payType: 'AUTOPAY' },
  ),
  at({ status: 'INCOME_VERIFICATION' }, { incomeSources: [{ employmentType: 'FULL_TIME' }] }),
  at({ status: 'EMPLOYMENT_VERIFICATION', subDecision: 'VERIFIED_INCOME_MATCHED_OFFER' }),
  at({ status: 'DISBURSEMENT_ACCOUNT' }),
  at({ status: 'AUTOPAY_ACCOUNT', bankAccountCheckStatus: 'VERIFIED' }, { disburseAccount: { uuid: 'a', routingNumber: '011000015' } }),
  at({ status: 'VERIFIED_AUTOPAY_ACCOUNT' }, { autopayAccount: { uuid: 'a' } }),
  at({ status: 'IDENTITY_VERIFICATION' }),
];

const CLOSE: readonly Change[] = [
  at({ status: 'FINAL_TITLE_PROCESSING' }, { documents: [{ type: 'PASSPORTFRONT' }] }),
  at({ status: 'WAITING_FOR_UNDERWRITING' }),
  at({ status: 'FINAL_OFFER', decision: 'FINAL', subDecision: 'FINAL_OFFER' }),
  at({ status: 'GEN_CLOSING_DISCLOSURES', floodCertPending: true }),
  at({ status: 'GEN_CLOSING_DISCLOSURES', floodCertPending: false }),
  at({ status: 'GEN_NOTE_SIGNING' }),
  at({ status: 'NOTE_SIGNING', closingDisclosure: 'IN_PROGRESS' }),
  at({ status: 'CO_DEED_REQ', closingDisclosure: 'COMPLETE', coDeedStatus: 'IN_PROGRESS' }),
  at({ status: 'NOTARY_DISCLOSURE', coDeedStatus: 'COMPLETE' }),
  at({ status: 'DEED_SIGNING', notaryDisclosure: 'IN_PROGRESS' }),
  at({ status: 'DEED_SIGNING', primaryAccepted: true }),
  at({ status: 'TRUST_AND_INSURANCE', notaryDisclosure: 'COMPLETE' }),
  at({ status: 'GEN_RESCISSION' }, { insurance: { complete: true } }),
  at({ status: 'RESCISSION' }),
  at({ status: 'RECORDING' }),
  at({ status: 'FUNDABLE' }),
  at({ status: 'FUNDING_DECISION' }),
  at({ status: 'DIRECT_DEBT_PAYOFF' }),
  at({ status: 'COMPLETE' }, { active: false }),
];

export const SCENARIOS: Readonly<Record<string, readonly Change[]>> = {
  'happy-path': [...PREQUALIFY, ...VERIFY, ...CLOSE],
  'new-york-then-frozen': [
    at({ status: 'GEN_PRE_SOFT_CREDIT_DISCLOSURE' }),
    at({ status: 'PRE_SOFT_CREDIT_CONSENT' }),
    { ...asked, status: { status: 'WAITING_FOR_SOFT_CREDIT' } },
    at({ status: 'SOFT_CREDIT_LOCKED_OR_FROZEN', decision: 'REVIEW', subDecision: 'CREDIT_FROZEN' }),
    at({ status: 'SOFT_CREDIT_INCORRECT_PIN', creditFrozenWithPin: true }),
    at({ status: 'WAITING_FOR_SOFT_CREDIT', decision: 'INITIAL', subDecision: 'UNKNOWN_SUBDECISION', creditFrozenWithPin: false }),
    at({ status: 'CREDIT_NO_MATCH' }),
    at({ status: 'CREDIT_NO_MATCH_SSN' }),
  ],
  'asset-depletion-then-declined': [
    ...PREQUALIFY.slice(0, -1),
    at(
      { status: 'ASSETS_PREQUAL', decision: 'ASSET_DEPLETION', subDecision: 'UNVERIFIED_DTI_LIMITED' },
      { assetDepletion: { complete: false, startedByServer: true } },
    ),
    at({ status: 'WAITING_FOR_UNDERWRITING' }, { assetDepletion: { complete: true, startedByServer: true } }),
    at({ status: 'DECLINED', decision: 'DECLINE', dtiDecline: true }),
  ],
  'texas-valuation': [
    ...PREQUALIFY,
    ...VERIFY,
    { ...inTexas, status: { status: 'NAV_BPO_ORDER_REQUEST', bpo: 'BPO_REQUIRED', decision: 'REVIEW', subDecision: 'BPO_PENDING' } },
    at({ status: 'NAV_BPO_ORDERED', bpo: 'BPO_PROCESSING' }, { documents: [{ type: 'DRIVERSLICENSEFRONT' }] }),
    at({ status: 'NAV_BPO_PROCESSING' }),
    at(
      { status: 'REVISED_OFFER_SELECTION', bpo: 'BPO_COMPLETE', decision: 'SELECT', subDecision: 'VERIFIED_OFFER' },
      { term: 0, amount: 0, rate: 0 },
    ),
    at({ status: 'NOTARY_WAITING_PERIOD', decision: 'FINAL', subDecision: 'FINAL_OFFER' }, { term: 10, amount: 40_000, rate: 8.6 }),
    at({
      status: 'MANUAL_DEED_SIGNING',
      manualNotary: true,
      closingDisclosure: 'COMPLETE',
      notaryDisclosure: 'IN_PROGRESS',
      requestedManualNotaryTime: '2026-02-01T16:00:00.000Z',
    }),
    at({ status: 'TRUST_AND_INSURANCE', manualDeedSigned: true }),
  ],
  'property-trouble': [
    ...PREQUALIFY.slice(0, 4),
    at({ status: 'NO_PROPERTY_FOUND' }),
    at({ status: 'MULTIPLE_PROPERTIES' }),
    { ...located, status: { status: 'PREQUAL_TITLE' } },
    at({ status: 'PROPERTY_DATA_REVIEW' }, { property: { state: 'CA', ownership: null, complete: true, noMatch: true } }),
    at(
      { status: 'OWNERSHIP_REVIEW', condition: 'FALSE_OWNERSHIP_TYPE_REVIEW' },
      { property: { state: 'CA', ownership: null, complete: true, noMatch: false } },
    ),
    at({ status: 'NO_AVM_FOUND', condition: null }),
    at({ status: 'UNDERWRITING_REVIEW', decision: 'REVIEW' }, { liensComplete: true }),
    at({ status: 'DELINQUENCY_REVIEW' }),
    at({ status: 'REQUALIFY', decision: 'SELECT' }),
    at({ status: 'CANCELLED' }, { active: false }),
  ],
};
