/** One application from its creation to the last payment, fact by fact, and the same one in Texas: what tests vary. Ids are 'a', as those of any fact. */
import { NO_FACTS, type Facts } from '../facts.ts';
import type { Fact } from '../facts/fact.ts';
import { CHECK_KINDS } from '../facts/verification.ts';
import { SIGNED_APPLICATION, TEXAS_COSTS, TEXAS_NOTICE } from '../steps/copies.ts';
import { BORROWER_PARTY } from '../steps/rescission.ts';
import { apply } from '../application/apply.ts';
import { CARD, FIRST_LIEN, MORTGAGE, some } from '../application/testing/sample-facts.ts';

export const AT = '2026-01-05T10:00:00.000Z';
const documents = (...kinds: string[]) => kinds.map((kind) => ({ kind, version: '1', sha256: kind, storageKey: kind }));
const sent = (to: string, how: 'ELECTRONIC' | 'PAPER', ...kinds: string[]): Fact => ({
  type: 'documentsSent',
  to,
  how,
  at: AT,
  documents: kinds.map((kind) => ({ kind, sha256: kind, copies: 1, mailingId: how === 'PAPER' ? 'a' : null })),
});

const LIENS = [FIRST_LIEN];
const CREATED: readonly Fact[] = [some('applicationCreated'), some('preChecksMade')];

const PRICED: readonly Fact[] = [
  { type: 'consentGiven', consentType: 'COMMUNICATIONS', version: '1' },
  some('packageMade'),
  some('consentGiven'),
  some('ssnProvided'),
  some('softCreditReceived', { debts: [MORTGAGE, { ...CARD, id: 'a' }] }),
  some('parcelsFound'),
  some('parcelDetailed', { annualTax: 2400, hoaDues: 50, county: 'Maricopa County' }),
  some('titleSnapshotReceived', { described: true }),
  some('valuationReceived'),
  some('liensConfirmed', { liens: LIENS }),
  some('underwritten'),
  some('offerSelected', { payoffs: ['a'], payoffAmounts: { a: 4000 } }),
];

const VERIFIED: readonly Fact[] = [
  { type: 'additionalInfoGiven', ownership: 'SOLE', maritalStatus: 'MARRIED', purpose: 'OTHER', ssnSecretId: 'a' },
  { type: 'consentGiven', consentType: 'HARD_CREDIT', version: '1' },
  { type: 'signerNamed', signerId: 'a', role: 'CO_SIGNER', maritalStatus: 'MARRIED' },
  { type: 'hmdaAnswered' },
  { type: 'documentsMade', package: 'APPLICATION', attempt: 1, documents: documents('SUMMARY', TEXAS_NOTICE) },
  { type: 'documentsSigned', signing: 'SUMMARY', evidenceId: 'a', at: AT },
  {
    type: 'hardCreditReceived',
    attempt: 1,
    reportId: 'a',
    bureau: 'A bureau',
    hit: 'HIT',
    score: 640,
    alerts: [],
    newHelocInquiries: 0,
    debts: [],
    asOf: AT,
  },
  ...CHECK_KINDS.map((kind): Fact => ({ type: 'checkMade', kind, attempt: 1, clear: true, reason: null })),
  { type: 'floodDetermined', attempt: 1, zone: 'X', sfha: false, certificateRef: 'a' },
  { type: 'incomeMethodChosen', method: 'TRUV_PAYROLL' },
  { type: 'incomeReported', method: 'TRUV_PAYROLL', outcome: 'FULL', monthly: 12_000, employerKnown: true, reportId: 'a' },
  { type: 'incomeVerified', monthly: 12_000 },
  { type: 'employerGiven' },
  { type: 'employmentVerified', employed: true },
  { type: 'accountGiven', role: 'DISBURSEMENT', accountId: 'a', mask: '1234', verification: 'VERIFIED' },
  { type: 'accountGiven', role: 'AUTOPAY', accountId: 'a', mask: '1234', verification: 'VERIFIED' },
  { type: 'accountsConfirmed' },
  { type: 'identitySubmitted', tryNo: 1, sessionRef: 'a' },
  { type: 'identityChecked', tryNo: 1, verification: 'VERIFIED', reason: null },
  { type: 'valuationWanted', product: 'ONSITE' },
  { type: 'valuationProgressed', product: 'ONSITE', orderRef: 'a', stage: 'PROCESSING', value: null, condition: null, reason: null },
  { type: 'appraisalPaid', paymentRef: 'a', amount: 550, on: '2026-01-05' },
  { type: 'valuationProgressed', product: 'ONSITE', orderRef: 'a', stage: 'COMPLETE', value: 480_000, condition: 'GOOD', reason: null },
  { type: 'valuationAgreed', value: 480_000 },
  { type: 'titleProgressed', orderRef: 'a', stage: 'COMPLETE', newLiens: 0, found: [], legalDescription: true, ownersMatch: true },
  { type: 'payoffAsked', debtId: 'a' },
  { type: 'payoffLetterReceived', debtId: 'a', amount: 4000, perDiem: 1, goodThrough: '2026-02-01' },
  {
    type: 'termsVerified',
    attempt: 1,
    decision: 'FINAL',
    subDecision: 'FINAL_OFFER',
    reasons: [],
    dtiDecline: false,
    creditScoreDecline: false,
    offerSetId: null,
    maxLine: 300_000,
    settled: null,
  },
  { type: 'finalTermsAccepted' },
];

/** The other owner does their part. */
const SIGNER: readonly Fact[] = [
  { type: 'signerInvited', signerId: 'a' },
  { type: 'signerSignedIn', signerId: 'a' },
  { type: 'signerConsented', signerId: 'a', consentType: 'COMMUNICATIONS', version: '1' },
  { type: 'signerIdentitySubmitted', signerId: 'a', tryNo: 1, sessionRef: 'a' },
  { type: 'signerIdentified', signerId: 'a', verified: true },
  { type: 'signerHmdaAnswered', signerId: 'a' },
  { type: 'signerConsented', signerId: 'a', consentType: 'HARD_CREDIT', version: '1' },
  { type: 'signerCreditReceived', signerId: 'a', reportId: 'a', hit: 'HIT', score: 700, alerts: [] },
];
const CLOSING: readonly Fact[] = [{ type: 'documentsMade', package: 'CLOSING', attempt: 1, documents: documents('CLOSING', TEXAS_COSTS) }];
const NOTE: readonly Fact[] = [
  { type: 'documentsMade', package: 'NOTE', attempt: 1, documents: documents('NOTE') },
  { type: 'documentsSigned', signing: 'CLOSING', evidenceId: 'a', at: AT },
  {
    type: 'lineDated',
    by: 'AGREEMENT',
    payOutOn: '2026-01-12',
    firstPayment: '2026-03-01',
    maturity: '2041-02-01',
    drawPeriodEnd: '2030-02-01',
    oddDaysInterest: 10,
    perDiem: 1,
    isFirstPaymentFixed: true,
  },
];
const SIGNED: readonly Fact[] = [
  ...NOTE,
  ...SIGNER,
  { type: 'signerSigned', signerId: 'a', evidenceId: 'a' },
  { type: 'notaryChecked', attempt: 1, eligible: true, transactionRef: 'a', reason: null },
  { type: 'primaryAccepted' },
  { type: 'deedSigned', mode: 'RON', recordRef: 'a' },
  { type: 'insuranceGiven', documentId: 'a' },
  { type: 'insuranceReviewed', accepted: true, gaps: [] },
];
const PARTIES = [BORROWER_PARTY, 'a'];
const FUNDABLE: readonly Fact[] = [
  { type: 'documentsMade', package: 'RESCISSION', attempt: 1, documents: documents('NOTICE_OF_RIGHT_TO_CANCEL') },
  ...PARTIES.map((to) => sent(to, 'ELECTRONIC', 'NOTICE_OF_RIGHT_TO_CANCEL', 'ACCOUNT_OPENING_DISCLOSURES')),
  { type: 'rescissionNoticed', attempt: 1, endsAt: '2026-01-09T07:00:00.000Z', mailUntil: '2026-01-13T07:00:00.000Z' },
  { type: 'rescissionOpened', party: 'a', what: 'NOTICE' },
  ...PARTIES.map((by): Fact => ({ type: 'rescissionNoticeReceived', by, evidenceId: 'a' })),
  { type: 'rescissionEnded' },
  { type: 'documentsMade', package: 'CONFIRMATION', attempt: 1, documents: documents('CONFIRMATION') },
  ...PARTIES.map((party): Fact => ({ type: 'nonRescissionConfirmed', party, evidenceId: 'a' })),
  { type: 'recordingProgressed', attempt: 1, packageRef: 'a', stage: 'RECORDED', instrumentNo: 'a', reason: null },
  { type: 'finalChecksMade', attempt: 1, clear: true, reasons: [], stopped: [] },
];
const PAYING: readonly Fact[] = [
  { type: 'fundingApproved', by: 'a', name: 'A' },
  { type: 'transferBegun', payee: 'a', key: 'a', at: AT },
  { type: 'payoffProgressed', debtId: 'a', stage: 'PAID_OFF', transferRef: 'a' },
];

/** A Texas homestead: the notice and the costs are with both owners, and the days are over. */
const TEXAS: readonly Fact[] = [
  some('applicationCreated', { state: 'TX' }),
  some('preChecksMade'),
  ...PRICED,
  ...VERIFIED,
  ...CLOSING,
  ...PARTIES.map((to) => sent(to, 'ELECTRONIC', TEXAS_NOTICE, TEXAS_COSTS, SIGNED_APPLICATION)),
  ...SIGNER,
  { type: 'waitingPeriodStarted', earliestClosing: '2026-01-17' },
  { type: 'waitingPeriodEnded' },
];

/** Canceled by an owner in time, and everything returned but the confirmation. */
const UNWOUND: readonly Fact[] = [
  { type: 'rescinded', by: 'a', way: 'MAIL', sentOn: '2026-01-06', dueOn: '2026-01-26' },
  { type: 'rescissionRefunded', paymentRef: 'a', amount: 550, refundRef: 'a' },
  { type: 'rescissionDeedVoided', documentKind: 'DEED', sha256: 'a' },
  { type: 'rescissionDeedReleased', instrumentNo: 'a' },
  { type: 'lateEffectFound', effectId: 'a', effect: 'ORDER', step: 'title-order' },
];

/** Everything that may be open about an application besides its steps. */
const OPEN: readonly Fact[] = [
  { type: 'conditionAdded', conditionId: 'a', category: 'PROPERTY_LEGAL_DESCRIPTION', openedBy: 'a' },
  { type: 'documentUploaded', documentId: 'a', documentType: 'SUPPORT', conditionId: 'a' },
  { type: 'correctionRequested', correctionId: 'a', kind: 'INCOME' },
  { type: 'identityChangeAgreed', changeId: 'a', party: 'borrower', what: 'EMAIL', appliesAt: AT },
  { type: 'taskOpened', taskId: 'a', kind: 'DOCUMENT_REVIEW' },
  { type: 'taskOpened', taskId: 'b', kind: 'ACCOUNT_REVIEW' },
  { type: 'incompletenessNoticeQueued', closesOn: '2026-02-01', named: ['FUNDABLE'], last: true },
  { type: 'workWaits', step: 'title-order', attempt: 1, vendor: 'title', code: 'VENDOR_DOWN' },
  { type: 'letterReceived', letterId: 'a' },
  { type: 'fundingHeld', reason: 'counsel' },
  sent('a', 'PAPER', 'FLOOD_NOTICE'),
];

const onto = (before: Facts, log: readonly Fact[]): Facts => log.reduce(apply, before);
const created = onto(NO_FACTS, CREATED);
const priced = onto(created, PRICED);
const verified = onto(priced, VERIFIED);
const prepared = onto(verified, CLOSING);
const signed = onto(prepared, SIGNED);
const fundable = onto(signed, FUNDABLE);
const paying = onto(fundable, PAYING);

/** The application at the ends of its phases. */
export const HISTORY = {
  created,
  priced,
  verified,
  prepared,
  signed,
  fundable,
  paying,
  Texas: onto(NO_FACTS, TEXAS),
  open: onto(fundable, OPEN),
  unwound: onto(signed, UNWOUND),
  refused: onto(fundable, [{ type: 'cancelled', reason: 'CANCELLED_BY_LENDER', expired: false, reasons: ['OWNER_REFUSED'] }]),
} as const satisfies Readonly<Record<string, Facts>>;
