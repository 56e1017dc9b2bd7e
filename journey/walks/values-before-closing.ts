/** Members of the facts given another of their values, before the closing: what a vendor may find, what people may answer, and figures at their limits. */
import { DECISIONS, EMPLOYMENT_TYPES, OCCUPANCY_TYPES, OWNERSHIPS, PROPERTY_CONDITIONS, VERIFICATIONS } from '@hearthline/rules/enums.ts';
import { INCOME_OUTCOMES, SIGNER_ROLES, TITLE_STAGES, VALUATION_PRODUCTS, VALUATION_STAGES } from '../facts/verification.ts';
import { WORK_STEPS } from '../facts/work-steps.ts';
import { CARD, FIRST_LIEN, MORTGAGE } from '../application/testing/sample-facts.ts';

/** A path in the facts and a value there; several change together. */
export type Values = Readonly<Record<string, unknown>>;

export const each = (path: string, values: readonly unknown[], more: Values = {}): Values[] =>
  values.map((value) => ({ [path]: value, ...more }));
export const FAILED = { kind: 'ERROR', code: 'x' };
export const WALLET = { exchange: 'x', address: 'a', ended: null };
const HITS = ['HIT', 'NO_HIT', 'THIN', 'FROZEN', 'LOCKED', 'MINOR', 'DECEASED'];
const SECOND = { ...FIRST_LIEN, id: 'l2', position: 2 };
const LINE = { ...SECOND, kind: 'HELOC' };
const DEPOSITS = { checkRef: 'a', expectedOn: '2026-01-07', tries: 0 };

export const PRICED: readonly Values[] = [
  ...each('credit.hit', HITS),
  { 'credit.hit': 'NO_HIT', ssnSecretId: null },
  { 'credit.hit': 'FROZEN', 'credit.pinRefused': true },
  { 'credit.alerts': ['INITIAL_FRAUD'] },
  { 'credit.alerts': ['INITIAL_FRAUD'], alertVerified: true },
  { 'credit.alerts': ['INITIAL_FRAUD'], 'credit.hit': 'NO_HIT' },
  { 'credit.score': null },
  ...['COLLECTIONS', 'FORECLOSURE', 'BK'].map((reason) => ({ 'credit.knockOuts': [reason] })),
  { 'credit.debts': [{ ...MORTGAGE, late: 'ANY_60_IN_24' }] },
  { 'credit.debts': [{ ...MORTGAGE, late: 'ANY_60_IN_24' }], delinquencyCleared: true },
  { 'credit.debts': [{ ...CARD, pastDue: 1 }] },
  { preCheckReasons: ['STATE'] },
  { preCheckReasons: ['STATE'], 'credit.knockOuts': ['BK'], 'parcel.reasons': ['PROP_TYPE'] },
  { 'parcel.reasons': ['PROP_TYPE'] },
  { 'parcel.propertyType': 'MANUFACTURED' },
  { 'parcels.candidates': [] },
  ...each('title.vesting', ['APPLICANT_AND_OTHERS', 'TRUST', 'COMPANY', 'OTHER']),
  { 'title.vesting': 'OTHER', ownershipCleared: true },
  { 'title.match': false, titleCleared: true },
  { liens: null, 'title.liens': [{ ...FIRST_LIEN, debtId: null }] },
  { liens: null, 'title.liens': [{ ...FIRST_LIEN, recordedReleased: true }] },
  { liens: [FIRST_LIEN, SECOND] },
  { liens: [{ ...FIRST_LIEN, debtId: null }] },
  ...each('underwriting.decision', DECISIONS),
  { 'underwriting.decision': 'DECLINE', 'underwriting.reasons': ['DTI_OVER'], 'underwriting.dtiDecline': true },
  { 'underwriting.decision': 'DECLINE', 'underwriting.requalifyReason': 'THIRD_LIEN' },
  { 'underwriting.decision': 'INELIGIBLE', 'underwriting.reasons': ['PROP_TYPE'] },
  { 'underwriting.requalifyReason': 'THIRD_LIEN', 'underwriting.reasons': ['LIENS_AHEAD'] },
  { requalify: { accepted: false, payoffs: [] }, 'underwriting.reasons': ['LIENS_AHEAD'] },
  { requalify: { accepted: false, payoffs: [], lapsed: true } },
  { requalify: { accepted: true, payoffs: ['l1'] } },
  { assets: { cash: 1, securities: 0, retirement: 0, otherAnnual: 0, payoffs: ['l1'] } },
  { selection: null, 'underwriting.offerSetId': null },
  { selection: null, cancelled: { reason: 'INCOMPLETE', expired: true } },
  { cancelled: { reason: 'INCOMPLETE', expired: true } },
  { selection: null, offersExpired: 2 },
  ...each('created.state', ['TX', 'NY', 'GA']),
  ...each('created.occupancy', OCCUPANCY_TYPES),
  { 'created.isInquiry': true, underwriting: null },
  { 'created.isInquiry': true, underwriting: null, inquiryAttested: true },
  { 'created.isMerchant': true, underwriting: null },
  ...each('merchantReview', [{ liensChanged: true }, { liensChanged: false }], { 'created.isMerchant': true, underwriting: null }),
  { merchantReview: { liensChanged: true }, 'created.isMerchant': true, underwriting: null, liensAttested: true },
  { noValueFound: true, estimate: 400_000 },
  { valuation: null, noValueFound: true },
  ...WORK_STEPS.slice(0, 6).map((step) => ({ [`steps.${step}.failed`]: FAILED, ...(step === 'soft-credit' && { credit: null }) })),
  { credit: null, 'steps.soft-credit.failed': { kind: 'UNKNOWN', code: 'x' } },
  { credit: null, 'steps.soft-credit.waitsFor': 'bureau' },
  { declinedBy: { reasons: ['FACTA'] } },
  { declinedBy: { reasons: ['FACTA'], counteroffer: 'LAPSED' } },
];

export const VERIFIED: readonly Values[] = [
  ...each('verification.hardCredit.hit', HITS),
  ...each('verification.hardCredit.score', [639, null]),
  { 'verification.hardCredit.alerts': ['INITIAL_FRAUD'] },
  { 'verification.hardCredit.newHelocInquiries': 1 },
  { 'verification.hardCredit.newHelocInquiries': 1, askedFor: ['HARD_CREDIT_INQUIRY_REVIEW'] },
  ...['WATCHLIST', 'BANKRUPTCY', 'LISTING', 'DUPLICATE_LINE', 'SCRA'].map((kind) => ({
    [`verification.checks.${kind}`]: { clear: false, reason: null, cleared: true },
  })),
  ...EMPLOYMENT_TYPES.map((type) => ({
    'created.employmentType': type,
    'verification.income.reports.0.employerKnown': false,
    'verification.employment.employed': null,
  })),
  ...each('verification.income.reports.0.outcome', INCOME_OUTCOMES, { 'verification.income.monthly': null }),
  { 'verification.income.reports.0.outcome': 'PARTIAL', 'verification.income.monthly': null, 'verification.income.paystubsAsked': 2 },
  { 'verification.income.reports.0.outcome': 'PARTIAL', 'verification.income.monthly': null, 'created.employmentType': 'SELF_EMPLOYED' },
  ...['POINTSERV_PAYROLL', 'POINTSERV_TAX', 'POINTSERV_1099_MISC', 'PLAID_TRANSACTIONS', 'TRUV_FINANCIAL_ACCOUNTS', 'MANUAL_PAYSTUB'].map(
    (method) => ({ 'verification.income.reports.0.method': method }),
  ),
  { 'verification.income.awaited': ['TRUV_PAYROLL'], 'verification.income.monthly': null, 'verification.income.reports': [] },
  {
    'verification.income.awaited': ['TRUV_PAYROLL'],
    'verification.income.monthly': null,
    'verification.income.reports': [],
    'steps.income-report.news': true,
  },
  ...['disbursement', 'autopay'].flatMap((role) => [
    ...each(`verification.${role}.verification`, VERIFICATIONS),
    { [`verification.${role}.deposits`]: DEPOSITS },
    {
      [`verification.${role}.deposits`]: DEPOSITS,
      [`verification.${role}.verification`]: 'PENDING_REVIEW',
      [`verification.${role}.reason`]: 'NAME_UNSURE',
    },
    { [`verification.${role}.deposits`]: { ...DEPOSITS, arrived: true } },
    { [`verification.${role}.verification`]: 'PENDING_REVIEW', [`verification.${role}.reason`]: 'NAME_MISMATCH' },
    { [`verification.${role}.authorized`]: false },
    { [`verification.${role}.wait`]: { until: '2026-01-08T10:00:00.000Z' } },
    { [`verification.${role}.wait`]: { until: '2026-01-08T10:00:00.000Z', ended: 'CALL' } },
  ]),
  { 'selection.payType': 'CHECK', 'verification.autopay': null },
  { 'verification.payType': { payType: 'CHECK', rate: 8.7, monthlyPayment: 1 } },
  { 'created.isCrypto': true, 'verification.wallet': WALLET },
  { 'created.isCrypto': true, 'verification.wallet': { ended: 'REFUSED' } },
  ...each('verification.identity.verification', VERIFICATIONS),
  { 'verification.identity.verification': null },
  { 'verification.identity.tries': 3, 'verification.identity.verification': 'FAILED_VERIFICATION' },
  ...VALUATION_PRODUCTS.flatMap((product) =>
    VALUATION_STAGES.map((stage) => ({
      'verification.valuation.agreed': null,
      'verification.valuation.wanted': product,
      'verification.valuation.last.product': product,
      'verification.valuation.last.stage': stage,
      'verification.terms': null,
    })),
  ),
  ...each('verification.valuation.calledOff', [1, 2], {
    'verification.valuation.agreed': null,
    'verification.valuation.last.stage': 'CANCELLED',
    'verification.valuation.wanted': 'BPO',
    'verification.valuation.last.product': 'BPO',
  }),
  { 'verification.valuation.wanted': 'RESI_EVAL', 'verification.valuation.made': undefined },
  { 'verification.valuation.made': undefined },
  { 'verification.valuation.made': undefined, 'verification.valuation.agreed': null },
  { 'verification.valuation.made': undefined, 'verification.valuation.last.stage': 'PROCESSING' },
  { 'verification.valuation.refund': { paymentRef: 'a', amount: 550, dueOn: '2026-01-25', given: null } },
  {
    'verification.valuation.refund': { paymentRef: 'a', amount: 550, dueOn: '2026-01-25', given: null },
    'steps.appraisal-refund.failed': { kind: 'UNKNOWN', code: 'x' },
  },
  {
    'verification.valuation.refund': { paymentRef: 'a', amount: 550, dueOn: '2026-01-25', given: null },
    'steps.appraisal-refund.failed': FAILED,
  },
  { 'verification.valuation.refund': { paymentRef: 'a', amount: 550, dueOn: '2026-01-25', given: { paymentRef: 'a' } } },
  ...each('verification.valuation.last.condition', PROPERTY_CONDITIONS),
  ...each('verification.reportedCondition', PROPERTY_CONDITIONS, { 'verification.valuation.last': null }),
  ...each('verification.title.stage', TITLE_STAGES),
  ...each('steps.title-result.news', [true], { 'verification.title.stage': 'PROCESSING' }),
  { 'verification.title.found': [LINE] },
  { 'verification.title.found': [SECOND], 'created.state': 'TX' },
  { 'verification.title.found': [LINE], 'created.state': 'TX', 'selection.payoffs': ['l2'] },
  { 'verification.title.found': undefined, 'verification.title.newLiens': 1 },
  { 'verification.title.found': undefined },
  {
    'verification.title.legalDescription': false,
    openConditions: [{ id: 'b', category: 'PROPERTY_LEGAL_DESCRIPTION' }],
    'title.described': false,
  },
  ...each('verification.terms.decision', DECISIONS, { 'verification.accepted': false }),
  {
    'verification.terms.decision': 'SELECT',
    'verification.counteroffer': ['DTI_OVER'],
    'verification.accepted': false,
    'verification.terms.offerSetId': 'o2',
  },
  { 'verification.terms.decision': 'DECLINE', 'verification.terms.reasons': ['DTI_OVER'], 'verification.terms.dtiDecline': true },
  ...each('selection.lineAmount', [250_000, 250_000.01], { 'title.match': true }),
  ...each('verification.signers.0.role', SIGNER_ROLES),
  { 'verification.signers.0.refused': true },
  ...each('verification.signers.0.identity.tries', [0, 1, 2], { 'verification.identity.tries': 0 }),
  ...each('ownership', OWNERSHIPS),
  { 'verification.payoffs.a': null },
  { 'verification.payoffs.a': undefined, 'steps.payoff-letters.news': true },
  ...WORK_STEPS.slice(6, 22).map((step) => ({ [`steps.${step}.failed`]: FAILED })),
  { openConditions: [{ id: 'b', category: 'ESCALATION_REVIEW', openedBy: 'c' }], 'verification.terms': null },
  { corrections: [{ id: 'b', kind: 'NAME', state: 'OPEN' }] },
  { 'verification.flood.sfha': true },
  { 'verification.counteroffer': ['DTI_OVER'] },
];

const SIGNER = 'verification.signers.0';
export const PREPARED: readonly Values[] = [
  { [`${SIGNER}.role`]: 'CO_DEEDER' },
  ...[{}, { refused: true }, { signed: true }, { cleared: true }].flatMap((more) =>
    [
      { invited: true },
      { invited: true, signedIn: true },
      { invited: true, signedIn: true, consents: { COMMUNICATIONS: '1' } },
      { signedIn: true, consents: { COMMUNICATIONS: '1' }, identity: { tries: 1, sessionRef: 'a' } },
      { signedIn: true, consents: { COMMUNICATIONS: '1' }, identity: { tries: 2, sessionRef: 'a' }, identified: false },
      { signedIn: true, consents: { COMMUNICATIONS: '1' }, identity: { tries: 3, sessionRef: 'a' }, identified: false },
      { signedIn: true, consents: { COMMUNICATIONS: '1' }, identified: true },
      { signedIn: true, consents: { COMMUNICATIONS: '1' }, identified: true, hmdaAnswered: true },
      { signedIn: true, consents: { COMMUNICATIONS: '1', HARD_CREDIT: '1' }, identified: true, hmdaAnswered: true },
      ...['HIT', 'THIN', 'NO_HIT'].map((hit) => ({
        signedIn: true,
        consents: { COMMUNICATIONS: '1', HARD_CREDIT: '1' },
        identified: true,
        hmdaAnswered: true,
        credit: { hit, score: 700, alerts: [] },
      })),
      {
        signedIn: true,
        consents: { COMMUNICATIONS: '1', HARD_CREDIT: '1' },
        identified: true,
        hmdaAnswered: true,
        credit: { hit: 'HIT', score: 700, alerts: ['INITIAL_FRAUD'] },
      },
    ].map((signer) => Object.fromEntries(Object.entries({ ...signer, ...more }).map(([name, value]) => [`${SIGNER}.${name}`, value]))),
  ),
  { 'verification.flood.sfha': true },
  { 'verification.flood.sfha': true, 'closing.insurance': { given: 1, accepted: false, gaps: ['FLOOD_MISSING'] } },
  { 'verification.flood.sfha': true, 'closing.insurance': { given: 1, accepted: false, gaps: ['WIND'] } },
  { 'verification.creditAged': true },
];
