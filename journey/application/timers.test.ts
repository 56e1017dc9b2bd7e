import { describe, expect, test } from 'vitest';
import { statusOf, STEPS, workDue } from '../checklist.ts';
import type { Facts, Settings } from '../facts.ts';
import type { Fact, FactOf } from '../facts/fact.ts';
import { missingItems, missingSteps } from '../missing.ts';
import { CHECKLIST_STATUSES, STATUS_TABLE, type ChecklistStatus } from '../statuses.ts';
import { apply } from './apply.ts';
import { noticeOwed } from './incompleteness.ts';
import { CARD, foldedFacts, some } from './testing/sample-facts.ts';
import { TIMERS } from './timers.ts';

const SETTINGS: Settings = { orgCode: 'MAIN', settingsVersion: 1 };
const DAY = 86_400_000;
const NOW = '2026-03-02T17:00:00.000Z';

const document = { version: '1', sha256: 'x', storageKey: 'x' };
const pulled = [some('applicationCreated'), some('preChecksMade'), some('packageMade'), some('consentGiven'), some('softCreditReceived')];
const valued = [...pulled, some('parcelsFound'), some('parcelDetailed'), some('titleSnapshotReceived'), some('valuationReceived')];
const offered = [...valued, some('underwritten')];
const applied: readonly Fact[] = [
  ...offered,
  some('offerSelected', { lineAmount: 260_000 }),
  { type: 'additionalInfoGiven', ownership: 'SOLE', maritalStatus: 'UNMARRIED', purpose: 'EDUCATION', ssnSecretId: 's' },
  some('consentGiven', { consentType: 'HARD_CREDIT' }),
  { type: 'hmdaAnswered' },
  { type: 'documentsMade', package: 'APPLICATION', attempt: 1, documents: [{ kind: 'SUMMARY_DISCLOSURE', ...document }] },
  { type: 'documentsSigned', signing: 'SUMMARY', evidenceId: 'e1', at: NOW },
  {
    type: 'hardCreditReceived',
    attempt: 1,
    reportId: 'h1',
    bureau: 'A bureau',
    hit: 'HIT',
    score: 780,
    alerts: [],
    newHelocInquiries: 0,
    debts: [CARD],
    asOf: NOW,
  },
  { type: 'checkMade', kind: 'WATCHLIST', attempt: 1, clear: true, reason: null },
];
const earning = (method: string): readonly Fact[] => [
  ...applied,
  { type: 'incomeReported', method, outcome: 'FULL', monthly: 12_000, employerKnown: false, reportId: 'i1' },
  { type: 'incomeVerified', monthly: 12_000 },
  { type: 'employerGiven' },
  { type: 'employmentVerified', employed: true },
];
const banked: readonly Fact[] = [
  ...earning('TRUV_PAYROLL'),
  { type: 'accountGiven', role: 'DISBURSEMENT', accountId: 'a1', mask: '6789', verification: 'VERIFIED' },
  { type: 'accountGiven', role: 'AUTOPAY', accountId: 'a1', mask: '6789', verification: 'VERIFIED' },
  { type: 'accountsConfirmed' },
  { type: 'identitySubmitted', tryNo: 1, sessionRef: 'd1' },
  { type: 'identityChecked', tryNo: 1, verification: 'VERIFIED', reason: null },
];
const opinion = { product: 'BPO', orderRef: 'b1', stage: 'COMPLETE', value: 490_000, condition: 'AVERAGE', reason: null } as const;
const surveyed: readonly Fact[] = [
  ...banked,
  { type: 'valuationWanted', product: 'BPO' },
  { type: 'valuationProgressed', ...opinion },
  { type: 'valuationAgreed', value: 490_000 },
  { type: 'titleProgressed', orderRef: 't1', stage: 'COMPLETE', newLiens: 0, legalDescription: true, ownersMatch: true },
];
const VERIFIED: FactOf<'termsVerified'> = {
  type: 'termsVerified',
  attempt: 1,
  decision: 'FINAL',
  subDecision: 'FINAL_OFFER',
  reasons: [],
  dtiDecline: false,
  creditScoreDecline: false,
  offerSetId: 'o1',
  maxLine: 300_000,
  settled: null,
};
const signed: readonly Fact[] = [
  ...surveyed,
  VERIFIED,
  { type: 'finalTermsAccepted' },
  { type: 'floodDetermined', attempt: 1, zone: 'X', sfha: false, certificateRef: 'f1' },
  { type: 'documentsMade', package: 'CLOSING', attempt: 1, documents: [{ kind: 'LINE_AGREEMENT', ...document }] },
  { type: 'documentsMade', package: 'NOTE', attempt: 1, documents: [{ kind: 'DEED_OF_TRUST', ...document }] },
  { type: 'documentsSigned', signing: 'CLOSING', evidenceId: 'e2', at: NOW },
];
const noticed = (closesOn: string, ...named: string[]): Fact => ({ type: 'incompletenessNoticeQueued', closesOn, named });
const paystubs: readonly Fact[] = [...applied, { type: 'paystubsAsked', count: 2 }, ...earning('MANUAL_PAYSTUB').slice(applied.length)];

/** Every timer that runs on an open application: how long, on which application, and the status it reopens or ends it with. */
const CLOCKS: readonly (readonly [name: string, days: number, log: readonly Fact[], leadsTo: ChecklistStatus])[] = [
  ['offers-expire', 30, offered, 'WAITING_FOR_SOFT_CREDIT'],
  [
    'no-file-notice',
    25,
    [...pulled.slice(0, 4), some('ssnProvided'), some('softCreditReceived', { hit: 'NO_HIT', score: null })],
    'DECLINED',
  ],
  ['counteroffer-lapse', 90, [...valued, some('underwritten', { requalifyReason: 'MAX_BELOW_MIN_LINE', offerCount: 0 })], 'DECLINED'],
  ['incomplete-lapse', 31, [...applied, noticed('2026-02-01', 'INCOME_VERIFICATION')], 'CANCELLED'],
  ['hard-credit-expires', 60, applied, 'HARD_CREDIT_PULL'],
  ['income-expires', 60, earning('TRUV_PAYROLL'), 'INCOME_VERIFICATION'],
  ['paystubs-expire', 30, paystubs, 'INCOME_VERIFICATION'],
  ['employment-expires', 14, earning('TRUV_PAYROLL'), 'EMPLOYMENT_VERIFICATION'],
  ['avm-expires', 90, banked, 'WAITING_FOR_AVM'],
  ['valuation-expires', 120, surveyed, 'NAV_BPO_ORDERED'],
  ['title-expires', 60, surveyed, 'ORDER_FULL_TITLE'],
  [
    'verified-offers-expire',
    30,
    [...surveyed, { ...VERIFIED, decision: 'SELECT', subDecision: 'VERIFIED_OFFER', offerSetId: 'o2' }],
    'WAITING_FOR_UNDERWRITING',
  ],
  ['note-lapse', 14, signed, 'GEN_NOTE_SIGNING'],
];

test.each(CLOCKS)('%s: %d days, then the application says so', (name, days, log, leadsTo) => {
  const row = TIMERS.find((t) => t.name === name);
  const facts = foldedFacts(...log);
  const status = statusOf(facts, SETTINGS);
  expect(row?.after).toBe(days * DAY);
  expect(row?.runsFor(facts, status)).not.toBeNull();
  const after = row?.facts(facts, NOW, status).reduce(apply, facts) ?? facts;
  expect([status === leadsTo, statusOf(after, SETTINGS)]).toEqual([false, leadsTo]);
});

describe('a credit report older than ten days is refreshed before the note is signed', () => {
  const ready = foldedFacts(...signed.slice(0, -1));
  const { hardCredit } = ready.verification;
  if (!hardCredit) throw new Error('not pulled');
  const aged = apply(ready, { type: 'creditAged' });
  const { asOf, hit, score, alerts, newHelocInquiries, debts } = hardCredit;
  const seen = { asOf, hit, score, alerts, newHelocInquiries, debts };
  const again = (change: Partial<typeof seen>) =>
    apply(aged, { type: 'creditRefreshed', attempt: aged.steps['credit-refresh'].attempt, answerId: 'x', ...seen, ...change });

  test('ten days after it was pulled, even if the timer was paused while a note was signed that expired', () => {
    const row = TIMERS.find((t) => t.name === 'credit-refresh');
    const due = (facts: Facts) => (typeof row?.after === 'function' ? Date.parse(row.after(facts)) - Date.parse(asOf) : null);
    expect([due(ready), row?.facts(ready, NOW, 'NOTE_SIGNING')]).toEqual([10 * DAY, [{ type: 'creditAged' }]]);
    expect(row?.runsFor(ready, 'NOTE_SIGNING')).not.toBeNull();
    expect([row?.runsFor(aged, 'GEN_NOTE_SIGNING'), row?.runsFor(foldedFacts(...signed), 'CO_DEED_REQ')]).toEqual([null, null]);
  });
  test('no signer signs until the report is refreshed, and no document is prepared', () => {
    expect(statusOf(aged, SETTINGS)).toBe('GEN_NOTE_SIGNING');
    expect(workDue(aged).map((w) => w.step)).toEqual(['credit-refresh']);
    expect(statusOf(apply(foldedFacts(...signed), { type: 'creditAged' }), SETTINGS)).not.toBe('GEN_NOTE_SIGNING');
  });
  test('an unchanged report leaves the documents valid', () => {
    const same = again({ asOf: '2026-02-01T10:00:00.000Z' });
    expect(statusOf(same, SETTINGS)).toBe('NOTE_SIGNING');
    expect(same.verification.hardCredit).toEqual({ ...hardCredit, asOf: '2026-02-01T10:00:00.000Z' });
  });
  test.each([
    ['another loan', { debts: [...debts, { ...CARD, id: 'new' }] }, 'WAITING_FOR_UNDERWRITING'],
    ['more to pay a month', { debts: debts.map((d) => ({ ...d, monthlyPayment: 900 })) }, 'WAITING_FOR_UNDERWRITING'],
    ['another tier', { score: 701 }, 'WAITING_FOR_UNDERWRITING'],
    ['a score below the floor', { score: 610 }, 'DECLINED'],
    ['an alert', { alerts: ['INITIAL_FRAUD'] }, 'FACTA_REVIEW'],
    ['a freeze', { hit: 'FROZEN', score: null, debts: [] }, 'HARD_CREDIT_LOCKED_OR_FROZEN'],
  ] as const)('%s: %j leads to %s', (_, change, status) => {
    const next = again(change as Partial<typeof seen>);
    expect(statusOf(next, SETTINGS)).toBe(status);
  });
  test('documents prepared from terms that are verified again are prepared again', () => {
    const { packages, accepted } = again({ debts: [...debts, { ...CARD, id: 'new' }] }).verification;
    expect([Object.keys(packages), accepted]).toEqual([['APPLICATION'], false]);
  });
});

test('once the note is signed, nothing verified before is reopened', () => {
  const facts = foldedFacts(...signed);
  const running = TIMERS.filter((t) => t.runsFor(facts, statusOf(facts, SETTINGS)) !== null).map((t) => t.name);
  expect(running.filter((name) => name.endsWith('expires') || name.endsWith('expire'))).toEqual([]);
});

/** How an application ends that its borrower leaves at a status: every status at which a step of theirs is open. */
const LEFT_AT: Partial<Record<ChecklistStatus, 'offers-expire' | 'counteroffer-lapse' | 'approval-lapse' | 'note-lapse' | 'signed'>> = {
  // An approval that lapses: comment 9-5 wants no notice.
  OFFER_SELECTION: 'offers-expire',
  REQUALIFY: 'counteroffer-lapse',
  REVISED_OFFER_SELECTION: 'counteroffer-lapse',
  FINAL_OFFER: 'approval-lapse',
  // The note is voided and signed again: then the application is left at that step.
  CO_DEED_REQ: 'note-lapse',
  DEED_SIGNING: 'note-lapse',
  MANUAL_DEED_SIGNING: 'note-lapse',
  // Everything is signed: only people end it.
  TRUST_AND_INSURANCE: 'signed',
};
test('a service that prepares its report of income is not waited for by the borrower, until it ends without one', () => {
  const awaited = [...applied, some('incomeMethodChosen', { method: 'TRUV_PAYROLL' }), some('incomeAwaited', { method: 'TRUV_PAYROLL' })];
  const owes = (...log: Fact[]) => noticeOwed(foldedFacts(...log), 'INCOME_VERIFICATION');
  expect(owes(...applied)).toBe('INCOME_VERIFICATION');
  expect(owes(...awaited)).toBeNull();
  const due = (...log: Fact[]) => workDue(foldedFacts(...log)).some(({ step }) => step === 'income-report');
  expect([due(...awaited), due(...awaited, { type: 'providerUpdateReceived', step: 'income-report' })]).toEqual([false, true]);
  expect(owes(...awaited, { type: 'incomeLinkEnded', method: 'TRUV_PAYROLL', reason: 'LOGIN_ERROR' })).toBe('INCOME_VERIFICATION');
  // the same service is linked again
  expect(owes(...awaited, some('incomeMethodChosen', { method: 'TRUV_PAYROLL' }))).toBe('INCOME_VERIFICATION');
});

describe('an application that its borrower leaves, at every status', () => {
  const timer = (name: string) => {
    const row = TIMERS.find((one) => one.name === name);
    if (!row) throw new Error(`There is no timer ${name}`);
    return row;
  };
  const statuses = [...new Set(STEPS.filter(({ actor }) => actor === 'borrower').map(({ status }) => status))];
  test.each(statuses)('%s', (status) => {
    const open = foldedFacts(...(STATUS_TABLE[status].phase === 'PREQUALIFICATION' ? offered : applied));
    const other = LEFT_AT[status];
    const notice = timer('incompleteness-notice').runsFor(open, status);
    if (other !== undefined) {
      expect([notice, timer('incomplete-lapse').runsFor(open, status)]).toEqual([null, null]);
      if (other !== 'signed') expect(TIMERS.map(({ name }) => name)).toContain(other);
      return;
    }
    // it is never closed before a notice has named what is missing there, in words, with at least thirty days to answer
    expect([notice, timer('incomplete-lapse').runsFor(open, status)]).toEqual([status, null]);
    const [sent] = timer('incompleteness-day').facts(open, NOW, status);
    expect(sent).toMatchObject({ type: 'incompletenessNoticeQueued', closesOn: '2026-04-01' });
    expect(missingItems(open, status)[0]).toMatchObject({ what: expect.stringMatching(/\w{4}/), how: expect.stringMatching(/\.$/) });
    const noticed = apply(open, sent as Fact);
    expect(timer('incompleteness-notice').runsFor(noticed, status)).toBeNull();
    expect([timer('incomplete-lapse').runsFor(noticed, status), timer('incomplete-lapse').after]).toEqual([status, 31 * DAY]);
    expect(timer('incomplete-lapse').facts(noticed, '2026-04-01T23:00:00.000Z', status)).toEqual([]);
    expect(timer('incomplete-lapse').facts(noticed, '2026-04-02T17:00:00.000Z', status)).toMatchObject([{ reason: 'INCOMPLETE' }]);
  });
  test('after the bank sent the money back: what is asked anew ends nothing', () => {
    const sent = { type: 'disbursementProgressed', attempt: 1, transferRef: 't', amount: 1000 } as const;
    const back = { ...sent, stage: 'RETURNED', code: 'R03', autopayEnded: true } as const;
    const returned = foldedFacts(...signed, { ...sent, stage: 'SENT', code: null }, back);
    expect([returned.verification.disbursement, returned.verification.autopay]).toEqual([null, null]);
    for (const status of ['DISBURSEMENT_ACCOUNT', 'AUTOPAY_ACCOUNT'] as const)
      for (const name of ['incompleteness-notice', 'incomplete-lapse']) expect(timer(name).runsFor(returned, status)).toBeNull();
  });
  test('nobody else’s step makes it incomplete, unless a request is not answered', () => {
    const others = CHECKLIST_STATUSES.filter((status) => !statuses.includes(status));
    const request = { type: 'conditionAdded', conditionId: 'c1', category: 'GENERIC_DOCUMENT_REQUEST' } as const;
    const asked = foldedFacts(...offered, request);
    for (const status of others) {
      expect(timer('incompleteness-notice').runsFor(foldedFacts(...offered), status)).toBeNull();
      expect(timer('incompleteness-notice').runsFor(asked, status)).toBe('c1');
    }
    const answered = foldedFacts(...offered, request, {
      type: 'documentUploaded',
      documentId: 'd',
      documentType: 'DEED',
      conditionId: 'c1',
    });
    expect(timer('incompleteness-notice').runsFor(answered, 'UNDERWRITING_REVIEW')).toBeNull();
  });
  test('the day is counted from the application whatever is done, and again from the choice of an offer', () => {
    const { runsFor, after, facts } = timer('incompleteness-day');
    expect(after).toBe(25 * DAY);
    expect([runsFor(foldedFacts(...pulled), 'CREDIT_NO_MATCH'), runsFor(foldedFacts(...offered), 'OFFER_SELECTION')]).toEqual([
      'PREQUALIFICATION',
      'PREQUALIFICATION',
    ]);
    expect([runsFor(foldedFacts(...applied), 'INCOME_VERIFICATION'), runsFor(foldedFacts(...banked), 'NAV_BPO_ORDERED')]).toEqual([
      'APPLICATION',
      'APPLICATION',
    ]);
    expect(runsFor(foldedFacts(...signed), 'CO_DEED_REQ')).toBeNull();
    // while others work nothing is missing: the notice follows a day after the borrower's turn has come
    expect(facts(foldedFacts(...banked), NOW, 'NAV_BPO_PROCESSING')).toEqual([{ type: 'incompletenessNoticeDue' }]);
    const due = foldedFacts(...banked, { type: 'incompletenessNoticeDue' });
    const late = timer('incompleteness-notice-late');
    expect([late.after, late.runsFor(due, 'NAV_BPO_PROCESSING'), late.runsFor(due, 'NAV_BPO_ORDER_REQUEST')]).toEqual([
      DAY,
      null,
      'NAV_BPO_ORDER_REQUEST',
    ]);
    expect(missingSteps(foldedFacts(...applied), 'INCOME_VERIFICATION')).toEqual(
      expect.arrayContaining(['INCOME_VERIFICATION', 'DISBURSEMENT_ACCOUNT', 'IDENTITY_VERIFICATION']),
    );
  });
});

describe('the question about the employer', () => {
  const report = (method: string, outcome: 'FULL' | 'PARTIAL' | 'NONE', employerKnown: boolean): Fact => ({
    type: 'incomeReported',
    method,
    outcome,
    monthly: outcome === 'FULL' ? 12_000 : 0,
    employerKnown,
    reportId: method,
  });
  const stubs = report('MANUAL_PAYSTUB', 'PARTIAL', false);
  const bank = report('PLAID_TRANSACTIONS', 'FULL', false);
  const payroll = report('TRUV_PAYROLL', 'FULL', true);
  test.each([
    ['is left out when payroll knows the employer, whatever was tried before', [stubs, payroll], false],
    ['is left out when payroll knows the employer, whatever was tried after', [payroll, stubs], false],
    ['is asked of pay seen in a bank account', [bank], true],
    ['is asked when a payroll service found nothing beside it', [report('TRUV_PAYROLL', 'NONE', true), bank], true],
    ['is asked after paystubs that staff read', [stubs, { type: 'incomeVerified', monthly: 12_000 }], true],
  ] as const)('%s', (_, reports, isAsked) => {
    const verified: Fact = { type: 'incomeVerified', monthly: 12_000 };
    const status = statusOf(foldedFacts(...applied, ...reports, verified), SETTINGS);
    expect(status === 'EMPLOYMENT_VERIFICATION').toBe(isAsked);
  });
});
