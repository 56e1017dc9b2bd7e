import { describe, expect, test } from 'vitest';
import { stepOf, statusOf, workDue } from '../checklist.ts';
import type { Settings } from '../facts.ts';
import type { Fact, FactType } from '../facts/fact.ts';
import type { WorkStep } from '../facts/work-steps.ts';
import type { ChecklistStatus } from '../statuses.ts';
import { PREQUALIFICATION_STEPS } from '../steps/prequalification.ts';
import { apply } from './apply.ts';
import { consequencesOf } from './consequences.ts';
import { decisionOf, statusAnswer } from './decision.ts';
import { FIRST_LIEN, foldedFacts, MORTGAGE, plainNext, some } from './testing/sample-facts.ts';
import { TIMERS } from './timers.ts';

const SETTINGS: Settings = { orgCode: 'MAIN', settingsVersion: 1 };

const created = [some('applicationCreated'), some('preChecksMade')];
const packaged = [...created, some('packageMade')];
const consented = [...packaged, some('consentGiven')];
const pulled = [...consented, some('softCreditReceived')];
const located = [...pulled, some('parcelsFound'), some('parcelDetailed')];
const titled = [...located, some('titleSnapshotReceived')];
const valued = [...titled, some('valuationReceived')];
const priced = [...valued, some('underwritten')];
const pull = (given: Parameters<typeof some<'softCreditReceived'>>[1]) => [
  ...consented,
  some('softCreditReceived', { debts: [], score: null, ...given }),
];
const priceWith = (given: Parameters<typeof some<'underwritten'>>[1]) => [
  ...valued,
  some('underwritten', { offerSetId: null, offerCount: 0, ...given }),
];
const sentByMerchant = (log: readonly Fact[]) => [some('applicationCreated', { isMerchant: true }), ...log.slice(1)];
const none = { decision: 'SELECT', subDecision: 'UNVERIFIED_DTI_LIMITED' } as const;

type Case = { readonly log: readonly Fact[]; /** Next status on the standard path. */ readonly then: ChecklistStatus };

/** Every status of prequalification: a log that leads there, and a way out of it. */
const CASES: Partial<Record<ChecklistStatus, Case>> = {
  IN_PROGRESS: { log: [some('applicationCreated')], then: 'GEN_PRE_SOFT_CREDIT_DISCLOSURE' },
  GEN_PRE_SOFT_CREDIT_DISCLOSURE: { log: created, then: 'PRE_SOFT_CREDIT_CONSENT' },
  PRE_SOFT_CREDIT_CONSENT: { log: packaged, then: 'WAITING_FOR_SOFT_CREDIT' },
  WAITING_FOR_SOFT_CREDIT: { log: consented, then: 'WAITING_FOR_PROPERTY' },
  CREDIT_NO_MATCH: { log: pull({ hit: 'NO_HIT' }), then: 'WAITING_FOR_SOFT_CREDIT' },
  CREDIT_NO_MATCH_SSN: { log: [...pull({ hit: 'NO_HIT' }), some('ssnProvided')], then: 'WAITING_FOR_SOFT_CREDIT' },
  SOFT_CREDIT_LOCKED_OR_FROZEN: { log: pull({ hit: 'FROZEN' }), then: 'WAITING_FOR_SOFT_CREDIT' },
  SOFT_CREDIT_INCORRECT_PIN: { log: pull({ hit: 'FROZEN', pinRefused: true }), then: 'WAITING_FOR_SOFT_CREDIT' },
  CREDIT_ERROR: { log: [...consented, some('workFailed')], then: 'WAITING_FOR_SOFT_CREDIT' },
  CREDIT_MINOR: { log: pull({ hit: 'MINOR' }), then: 'WAITING_FOR_SOFT_CREDIT' },
  FACTA_REVIEW: { log: pull({ alerts: ['INITIAL_FRAUD'] }), then: 'WAITING_FOR_PROPERTY' },
  DELINQUENCY_REVIEW: { log: pull({ debts: [{ ...MORTGAGE, late: 'ANY_60_IN_24' }] }), then: 'WAITING_FOR_PROPERTY' },
  WAITING_FOR_PROPERTY: { log: pulled, then: 'PREQUAL_TITLE' },
  NO_PROPERTY_FOUND: { log: [...pulled, some('parcelsFound', { candidates: [] })], then: 'WAITING_FOR_PROPERTY' },
  MULTIPLE_PROPERTIES: { log: [...pulled, some('parcelsFound', { candidates: ['p1', 'p2'] })], then: 'WAITING_FOR_PROPERTY' },
  PREQUAL_TITLE: { log: located, then: 'WAITING_FOR_AVM' },
  PROPERTY_DATA_REVIEW: { log: [...located, some('titleSnapshotReceived', { match: false, liens: [] })], then: 'WAITING_FOR_AVM' },
  OWNERSHIP_REVIEW: { log: [...located, some('titleSnapshotReceived', { vesting: 'OTHER' })], then: 'WAITING_FOR_AVM' },
  WAITING_FOR_AVM: { log: titled, then: 'WAITING_FOR_UNDERWRITING' },
  NO_AVM_FOUND: { log: [...titled, some('noValueFound')], then: 'WAITING_FOR_UNDERWRITING' },
  LIEN_VERIFICATION: {
    log: [...located, some('titleSnapshotReceived', { liens: [{ ...FIRST_LIEN, debtId: null }] }), some('valuationReceived')],
    then: 'WAITING_FOR_UNDERWRITING',
  },
  MERCHANT_REVIEW: { log: sentByMerchant(valued), then: 'LIEN_ATTESTATION' },
  LIEN_ATTESTATION: { log: [...sentByMerchant(valued), some('merchantReviewed')], then: 'WAITING_FOR_UNDERWRITING' },
  WAITING_FOR_UNDERWRITING: { log: valued, then: 'OFFER_SELECTION' },
  ASSETS_PREQUAL: {
    log: priceWith({ decision: 'ASSET_DEPLETION', subDecision: 'UNVERIFIED_DTI_LIMITED' }),
    then: 'WAITING_FOR_UNDERWRITING',
  },
  UNDERWRITING_REVIEW: { log: priceWith({ decision: 'REVIEW' }), then: 'WAITING_FOR_UNDERWRITING' },
  REQUALIFY: {
    log: priceWith({ ...none, requalifyReason: 'MAX_BELOW_MIN_LINE', suggestedPayoffs: ['c1'] }),
    then: 'WAITING_FOR_UNDERWRITING',
  },
  OFFER_SELECTION: { log: priced, then: 'COLLECT_ADDITIONAL_INFO' },
  COLLECT_ADDITIONAL_INFO: { log: [...priced, some('offerSelected')], then: 'WAITING_FOR_SOFT_CREDIT' },
  UNKNOWN: { log: [...created, some('workFailed', { step: 'pre-soft-package' })], then: 'GEN_PRE_SOFT_CREDIT_DISCLOSURE' },
};
const ENDS: Partial<Record<ChecklistStatus, readonly Fact[]>> = {
  CANCELLED: [...priced, some('cancelled')],
  COMPLETE: [...priced, some('completed')],
  DECLINED: [...pulled, some('declined')],
};

describe('the statuses of prequalification', () => {
  test('each has a log that leads to it, in the table', () => {
    const all = new Set([
      ...PREQUALIFICATION_STEPS.map((s) => s.status),
      'COLLECT_ADDITIONAL_INFO',
      'CREDIT_ERROR',
      'UNKNOWN',
      ...Object.keys(ENDS),
    ]);
    expect(new Set([...Object.keys(CASES), ...Object.keys(ENDS)])).toEqual(all);
  });

  test.each(Object.entries(CASES))('%s is reached and can be left', (status, { log, then }) => {
    const facts = foldedFacts(...log);
    expect(statusOf(facts, SETTINGS)).toBe(status);
    expect(statusOf(plainNext(facts, status as ChecklistStatus).reduce(apply, facts), SETTINGS)).toBe(then);
  });

  test.each(Object.entries(CASES))('%s can be withdrawn from and declined', (_, { log }) => {
    expect(statusOf(foldedFacts(...log, some('cancelled')), SETTINGS)).toBe('CANCELLED');
    const declined = foldedFacts(...log, some('declined'));
    expect(statusOf(declined, SETTINGS)).toBe('DECLINED');
    expect(workDue(declined)).toEqual([]);
  });

  test.each(Object.entries(ENDS))('%s is terminal', (status, log) => {
    expect(statusOf(foldedFacts(...log), SETTINGS)).toBe(status);
    expect(workDue(foldedFacts(...log))).toEqual([]);
  });

  test.each(Object.entries(CASES).filter(([, { log }]) => stepOf(foldedFacts(...log), SETTINGS).actor === 'borrower'))(
    '%s does not stay open forever when the borrower is idle',
    (status, { log }) => {
      const facts = foldedFacts(...log);
      const running = TIMERS.filter((t) => t.runsFor(facts, status as ChecklistStatus) !== null);
      expect(running.length).toBeGreaterThan(0);
    },
  );
});

describe('declines', () => {
  const cases: readonly [string, readonly Fact[], string, string, object][] = [
    [
      'a place we do not lend in',
      [some('applicationCreated'), some('preChecksMade', { reasons: ['STATE'] })],
      'INELIGIBLE',
      'UNKNOWN_SUBDECISION',
      {},
    ],
    ['a bankruptcy', pull({ knockOuts: ['BK'] }), 'DECLINE', 'UNKNOWN_SUBDECISION', {}],
    ['a dead consumer', pull({ hit: 'DECEASED', knockOuts: [] }), 'DECLINE', 'UNKNOWN_SUBDECISION', {}],
    [
      'a houseboat',
      [...pulled, some('parcelsFound'), some('parcelDetailed', { reasons: ['PROP_TYPE'] })],
      'INELIGIBLE',
      'UNKNOWN_SUBDECISION',
      {},
    ],
    [
      'a company that owns the home',
      [...located, some('titleSnapshotReceived', { vesting: 'COMPANY' })],
      'INELIGIBLE',
      'UNKNOWN_SUBDECISION',
      {},
    ],
    [
      'a low score',
      priceWith({ decision: 'DECLINE', subDecision: 'UNKNOWN_SUBDECISION', creditScoreDecline: true, reasons: ['SCORE_LOW'] }),
      'DECLINE',
      'UNKNOWN_SUBDECISION',
      { creditScoreDecline: true },
    ],
    [
      'too much debt',
      priceWith({ decision: 'DECLINE', subDecision: 'UNVERIFIED_DTI_LIMITED', dtiDecline: true, reasons: ['DTI_OVER'] }),
      'DECLINE',
      'UNVERIFIED_DTI_LIMITED',
      { dtiDecline: true },
    ],
    [
      'a counteroffer turned down',
      [
        ...priceWith({ ...none, requalifyReason: 'CLTV_OVER', reasons: ['CLTV_OVER'] }),
        some('requalifyAnswered', { accepted: false, payoffs: [] }),
      ],
      'DECLINE',
      'UNVERIFIED_DTI_LIMITED',
      {},
    ],
  ];
  test.each(cases)('%s', (_, log, decision, subDecision, flags) => {
    const facts = foldedFacts(...log);
    expect(decisionOf(facts, 'DECLINED')).toEqual({ decision, subDecision });
    expect(statusAnswer(facts, SETTINGS, 9, '2026-01-05T10:00:00.000Z')).toMatchObject({
      status: 'DECLINED',
      dtiDecline: false,
      creditScoreDecline: false,
      ...flags,
    });
    const [notice] = consequencesOf(facts, SETTINGS, '2026-01-05', () => 'n');
    expect(notice).toMatchObject({ type: 'adverseNoticeQueued', dueBy: '2026-02-04' });
    expect((notice as { reasons: string[] }).reasons.length).toBeGreaterThan(0);
  });
});

describe('repeated credit pulls and changed answers', () => {
  test('a new report replaces the old one: its reviews, matched liens and prices no longer count', () => {
    const facts = foldedFacts(
      ...pull({ alerts: ['INITIAL_FRAUD'], debts: [{ ...MORTGAGE, late: 'CURRENT' }] }),
      some('alertVerified'),
      some('delinquencyCleared'),
      some('parcelsFound'),
      some('parcelDetailed'),
      some('titleSnapshotReceived'),
      some('valuationReceived'),
      some('underwritten'),
      some('offersExpired'),
    );
    expect(facts).toMatchObject({
      credit: null,
      alertVerified: false,
      delinquencyCleared: false,
      title: null,
      liens: null,
      underwriting: null,
      offersExpired: 1,
    });
    expect(facts.valuation).not.toBeNull();
    expect(workDue(facts)).toEqual([{ step: 'soft-credit', attempt: 2 }]);
  });

  test('another address clears the parcel and everything derived from it', () => {
    const facts = foldedFacts(...priced, some('addressCorrected', { state: 'TX' }));
    expect(facts).toMatchObject({
      parcels: null,
      propertyId: null,
      parcel: null,
      title: null,
      valuation: null,
      liens: null,
      underwriting: null,
    });
    expect(facts.created).toMatchObject({ state: 'TX', propertyVersion: 2 });
    expect(workDue(facts)).toEqual([{ step: 'parcel', attempt: 2 }]);
  });

  test('offers expire twice and are repriced; the third time the application closes', () => {
    const offers = TIMERS.find((t) => t.name === 'offers-expire');
    expect(offers?.facts(foldedFacts(...priced), '', 'OFFER_SELECTION')).toEqual([{ type: 'offersExpired' }]);
    const thrice = { ...foldedFacts(...priced), offersExpired: 2 };
    expect(offers?.facts(thrice, '', 'OFFER_SELECTION')).toEqual([{ type: 'cancelled', reason: 'INCOMPLETE', expired: true }]);
  });
});

describe('a failed job', () => {
  const PLACES: readonly [WorkStep, readonly Fact[], ChecklistStatus][] = [
    ['pre-soft-package', created, 'UNKNOWN'],
    ['soft-credit', consented, 'CREDIT_ERROR'],
    ['parcel', pulled, 'UNKNOWN'],
    ['title-snapshot', located, 'UNKNOWN'],
    ['valuation', titled, 'UNKNOWN'],
    ['underwriting', valued, 'UNKNOWN'],
  ];
  test.each(PLACES)('%s replaces the status of its step, opens one task, and goes on when restarted', (step, log, status) => {
    const failed = foldedFacts(...log, some('workFailed', { step }));
    expect(statusOf(failed, SETTINGS)).toBe(status);
    expect(decisionOf(failed, status).decision).toBe('ERROR');
    expect(consequencesOf(failed, SETTINGS, '2026-01-05', () => 'n')).toEqual([{ type: 'taskOpened', taskId: 'n', kind: status }]);
    expect(workDue(failed).map((w) => w.step)).not.toContain(step);
    expect(workDue(foldedFacts(...log, some('workFailed', { step }), some('workRestarted', { step })))).toContainEqual({
      step,
      attempt: 2,
    });
  });

  test('a failed job that no step waits for yet does not hide what the borrower can do', () => {
    expect(statusOf(foldedFacts(...pull({ hit: 'FROZEN' }), some('workFailed', { step: 'parcel', kind: 'UNKNOWN' })), SETTINGS)).toBe(
      'SOFT_CREDIT_LOCKED_OR_FROZEN',
    );
  });

  test('a failed job is one task however often it is retried, closed when staff no longer have the application', () => {
    const log: readonly Fact[] = [...consented, some('workFailed'), { type: 'taskOpened', taskId: 't', kind: 'CREDIT_ERROR' }];
    const again = foldedFacts(...log, some('workRestarted'), some('workFailed', { attempt: 2 }));
    expect(consequencesOf(foldedFacts(...log, some('workRestarted')), SETTINGS, '2026-01-05', () => 'n')).toEqual([]);
    expect(consequencesOf(again, SETTINGS, '2026-01-05', () => 'n')).toEqual([]);
    const frozen = foldedFacts(...log, some('workRestarted'), some('softCreditReceived', { hit: 'FROZEN' }));
    expect(consequencesOf(frozen, SETTINGS, '2026-01-05', () => 'n')).toEqual([{ type: 'taskClosed', taskId: 't' }]);
  });
});

test('independent steps run in parallel: report and parcel, title and value', () => {
  const steps = (log: readonly Fact[]) => workDue(foldedFacts(...log)).map((w) => w.step);
  expect(steps(consented)).toEqual(['soft-credit', 'parcel']);
  expect(steps(located)).toEqual(['title-snapshot', 'valuation']);
  // Paid requests wait for a usable report.
  expect(steps([...pull({ hit: 'NO_HIT' }), some('parcelsFound'), some('parcelDetailed')])).toEqual([]);
});

describe('conditions that a review opens', () => {
  const kinds = (facts: readonly Fact[]) => facts.map((f): FactType => f.type);
  test('ownership: two conditions and a task, once', () => {
    const review = foldedFacts(...located, some('titleSnapshotReceived', { vesting: 'OTHER' }));
    const asked = consequencesOf(review, SETTINGS, '2026-01-05', () => 'n');
    expect(kinds(asked)).toEqual(['conditionAdded', 'conditionAdded', 'taskOpened']);
    expect(asked.flatMap((f) => (f.type === 'conditionAdded' ? [f.category] : []))).toEqual([
      'PROPERTY_OWNERSHIP_FRAUD_REVIEW',
      'FALSE_OWNERSHIP_TYPE_REVIEW',
    ]);
  });

  test('a lien that was changed: a statement', () => {
    const edited = foldedFacts(...valued, some('liensConfirmed', { edited: true }));
    expect(consequencesOf(edited, SETTINGS, '2026-01-05', () => 'n')).toEqual([
      { type: 'conditionAdded', conditionId: 'n', category: 'GENERIC_DOCUMENT_REQUEST' },
    ]);
  });
});

describe('the price opinion', () => {
  const bpo = (...log: readonly Fact[]) => statusAnswer(foldedFacts(...log), SETTINGS, 1, '2026-01-05T10:00:00.000Z').bpo;
  test('is unknown before an automated value, needed without one, for a Texas homestead, and for a large line', () => {
    expect(bpo(...titled)).toBe('UNKNOWN_BPO_STATUS');
    expect(bpo(...titled, some('noValueFound'))).toBe('BPO_REQUIRED');
    expect(bpo(...priced)).toBe('BPO_NOT_REQUIRED');
    const texan = valued.map((fact): Fact => (fact.type === 'applicationCreated' ? { ...fact, state: 'TX' } : fact));
    expect(bpo(...texan)).toBe('BPO_REQUIRED');
    expect(bpo(...priced, some('offerSelected', { lineAmount: 260_000 }))).toBe('BPO_REQUIRED');
  });
});
