import { describe, expect, test } from 'vitest';
import { FALLBACK_ROUTES } from './fallback-routes.ts';
import type { FallbackRow } from './fallback-routes.ts';
import { MACHINE_STATES } from './machine.ts';
import type { MachineState } from './machine.ts';
import { APPLICATION_SCREENS } from './paths.ts';
import { refined, rowOf } from './step-routes.ts';
import { CHECKLIST_STATUSES, type Route, STATUS_TABLE, statusKind } from './statuses.ts';
import { fileWith } from './walks/sample.ts';
import type { Change } from './walks/sample.ts';
import { LINKED_SCREENS } from './where-next.ts';

const screenFor = (status: string, change: Change = {}, machineState: MachineState | null = null) =>
  refined(rowOf(status), { ...fileWith(change), machineState });

/** The specification's "Status to screen", status by status. */
const SPECIFIED: readonly (readonly [string, string])[] = [
  ['CREDIT_NO_MATCH', 'credit/social'],
  ['CREDIT_NO_MATCH_SSN', 'review-app/no-credit'],
  ['SOFT_CREDIT_LOCKED_OR_FROZEN', 'credit/error'],
  ['HARD_CREDIT_LOCKED_OR_FROZEN', 'credit/error'],
  ['NO_PROPERTY_FOUND', 'review-app/property'],
  ['MULTIPLE_PROPERTIES', 'review-app/property'],
  ['DECLINED', 'error/decline'],
  ['COLLECT_ADDITIONAL_INFO', 'start/contact'],
  ['HMDA', 'start/hmda'],
  ['DELINQUENCY_REVIEW', 'review-app/delinquency'],
  ['GEN_CLOSING_DISCLOSURES', 'review-app/signdocs'],
  ['WAITING_FOR_FLOOD_CERT', 'error/flood-cert'],
  ['NOTE_SIGNING', 'signing/intro'],
  ['FINAL_OFFER', 'signing/intro'],
  ['REVISED_OFFER_SELECTION', 'product/select'],
  ['OFFER_SELECTION', 'product/select'],
  ['SUMMARY_DISCLOSURE', 'start/app-summary'],
  ['APP_SUBMISSION', 'start/app-summary'],
  ['INCOME_VERIFICATION', 'income/review'],
  ['IDENTITY_VERIFICATION', 'identity'],
  ['ASSETS_PREQUAL', 'product/assets'],
  ['REQUALIFY', 'product/prequal-winback'],
  ['DISBURSEMENT_ACCOUNT', 'bank/disburse'],
  ['AUTOPAY_ACCOUNT', 'bank/autopay'],
  ['VERIFIED_AUTOPAY_ACCOUNT', 'bank/confirm'],
  ['NO_AVM_FOUND', 'bpo/estimate-value'],
  ['PAYOFF_REQUEST_PENDING', 'payoff/hold'],
  ['PAYOFF_REQUEST', 'error/timeout'],
  ['NAV_BPO_PROCESSING', 'bpo/hold'],
  ['FINAL_TITLE_REQUEST', 'bpo/hold'],
  ['FINAL_TITLE_PROCESSING', 'bpo/hold'],
  ['GEN_RESCISSION', 'complete'],
  ['RESCISSION', 'complete'],
  ['RECORDING', 'complete'],
  ['FUNDABLE', 'complete'],
  ['DIRECT_DEBT_PAYOFF', 'complete'],
  ['FUNDING_DECISION', 'complete'],
  ['UNKNOWN', 'error/timeout'],
  ['CREDIT_ERROR', 'error/timeout'],
  ['FACTA_REVIEW', 'error/timeout'],
  ['CREDIT_MINOR', 'error/timeout'],
  ['ORDER_FULL_TITLE', 'error/timeout'],
  ['LIEN_VERIFICATION', 'liens'],
  ['CO_DEED_REQ', 'signing/additional'],
  ['NOTARY_DISCLOSURE', 'notary/intro'],
  ['ATTORNEY_REVIEW', 'notary/intro'],
  ['NOTARY_WAITING_PERIOD', 'notary/intro'],
  ['DEED_SIGNING', 'notary/intro'],
  ['MANUAL_DEED_SIGNING', 'notary/reserve-manual'],
  ['EMPLOYMENT_VERIFICATION', 'income/employer-verification'],
  ['ONSITE_APPRAISAL_PAYMENT', 'hold'],
  ['ONSITE_APPRAISAL_PENDING', 'hold'],
  ['PRE_SOFT_CREDIT_CONSENT', 'document/disclosures'],
  ['SOFT_CREDIT_INCORRECT_PIN', 'review-app/incorrect-pin'],
  ['PROPERTY_DATA_REVIEW', 'review-app/datatree'],
  ['OWNERSHIP_REVIEW', 'review-app/incorrect-ownership'],
  ['UNDERWRITING_REVIEW', 'review-app/uw'],
  ['COMPLETE', '/'],
  ['CANCELLED', '/'],
];

test.each(SPECIFIED)('%s shows %s', (status, screen) => {
  expect(screenFor(status)).toBe(screen);
});

describe('a status whose screen depends', () => {
  const texas = { ...fileWith().application.property, state: 'TX' };
  const cases: readonly (readonly [string, string, Change, MachineState | null, string])[] = [
    ['the flood certificate is pending', 'GEN_CLOSING_DISCLOSURES', { status: { floodCertPending: true } }, null, 'error/flood-cert'],
    ['the flood certificate is pending', 'GEN_NOTE_SIGNING', { status: { floodCertPending: true } }, null, 'error/flood-cert'],
    ['the note is still being made', 'GEN_NOTE_SIGNING', {}, null, 'review-app/signdocs'],
    [
      'a Texas valuation is required',
      'NAV_BPO_ORDER_REQUEST',
      { status: { bpo: 'BPO_REQUIRED' }, application: { property: texas } },
      null,
      'bpo/condition',
    ],
    ['a valuation is required elsewhere', 'NAV_BPO_ORDER_REQUEST', { status: { bpo: 'BPO_REQUIRED' } }, null, 'bpo/order-bpo'],
    [
      'a Texas valuation is not known to be required',
      'NAV_BPO_ORDER_REQUEST',
      { status: { bpo: 'UNKNOWN_BPO_STATUS' }, application: { property: texas } },
      null,
      'bpo/order-bpo',
    ],
    ['the valuation was ordered', 'NAV_BPO_ORDER_REQUEST', { status: { bpo: 'BPO_PROCESSING' } }, null, 'bpo/hold'],
    ['the borrower has accepted at the notary', 'DEED_SIGNING', { status: { primaryAccepted: true } }, null, 'complete'],
    ['the debts are too high', 'DECLINED', {}, 'dtiDeclined', 'error/income'],
    ['the score is too low', 'DECLINED', {}, 'creditScoreDeclined', 'error/credit'],
    ['it declined for another reason', 'DECLINED', {}, 'declined', 'error/decline'],
    ['only the trust documents are open', 'TRUST_AND_INSURANCE', { application: { insurance: { complete: true } } }, null, 'conditions'],
  ];
  test.each(cases)('%s: %s', (_why, status, change, state, screen) => {
    expect(screenFor(status, change, state)).toBe(screen);
  });
});

test('a row waits exactly when its status does, and only the flood certificate breaks the prefix', () => {
  for (const status of CHECKLIST_STATUSES)
    expect([status, rowOf(status).kind === 'wait']).toEqual([status, statusKind(status) === 'waiting']);
});

test('exact names take precedence over families, families over unknown codes', () => {
  expect(rowOf('PAYOFF_REQUEST_PENDING')).toMatchObject({ screen: 'payoff/hold' });
  expect(rowOf('PAYOFF_REQUEST_FAILED')).toMatchObject({ kind: 'hold', screen: 'error/timeout' });
  expect(rowOf('FINAL_TITLE_UPDATE')).toMatchObject({ screen: 'bpo/hold' });
  expect(rowOf('ONSITE_APPRAISAL_REBOOKED')).toMatchObject({ screen: 'hold' });
  expect(rowOf('WAITING_FOR_MOONRISE')).toMatchObject({ kind: 'wait' });
  expect(rowOf('MOONRISE')).toMatchObject({ kind: 'machine', states: null, screen: '/' });
});

describe('machine state to screen', () => {
  const shows = (state: MachineState, change: Change = {}) => {
    const row: FallbackRow = FALLBACK_ROUTES[state];
    return row.kind === 'wait' ? 'wait' : refined(row, { ...fileWith(change), machineState: state });
  };
  test('the fallbacks of the specification', () => {
    expect(shows('insurance')).toBe('insurance/upload');
    expect(shows('waitFund')).toBe('complete');
    expect(shows('dtiDeclined')).toBe('error/income');
    expect(shows('creditScoreDeclined')).toBe('error/credit');
    expect(shows('waitMerchant')).toBe('merchant/review');
    expect(shows('lienAttestation')).toBe('merchant/lien-attestation');
    expect(shows('manualAutopay')).toBe('bank/autopay-manual');
    expect(shows('ach')).toBe('bank/disburse');
    expect(shows('ach', { application: { isCrypto: true } })).toBe('signing/intro');
    expect(shows('notary')).toBe('notary/intro');
    expect(shows('notary', { status: { requestedManualNotaryTime: '2026-02-01T10:00:00.000Z' } })).toBe('notary/reserve-manual');
  });
  test('waitSummary shows the loader only', () => {
    expect(MACHINE_STATES.filter((state) => shows(state) === 'wait')).toEqual(['waitSummary']);
  });
});

test('every screen of an application is reached by a status, a machine state or a named link, and every link starts at a reachable screen', () => {
  const shownBy = (row: Route | FallbackRow) =>
    'screen' in row ? [row.screen, ...(row.refine ?? []).map((refinement) => refinement.screen)] : [];
  const led = new Set<string>([
    ...Object.values(STATUS_TABLE).flatMap(({ route }) => shownBy(route)),
    ...Object.values(FALLBACK_ROUTES).flatMap(shownBy),
  ]);
  const linked = Object.keys(LINKED_SCREENS);
  expect(APPLICATION_SCREENS.filter((screen) => !led.has(screen) && !linked.includes(screen))).toEqual([]);
  const sources = new Set<string>(Object.values(LINKED_SCREENS).flat());
  expect([...sources].filter((screen) => !led.has(screen) && !linked.includes(screen))).toEqual([]);
});
