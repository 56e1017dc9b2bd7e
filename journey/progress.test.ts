import { expect, test } from 'vitest';
import { progressLabels, progressState, progressStep, STEP_OF_STATE, stepNow } from './progress.ts';
import { CHECKLIST_STATUSES, PROGRESS_STATES, STATUS_TABLE } from './statuses.ts';
import { fileWith } from './walks/sample.ts';
import type { Change } from './walks/sample.ts';

const stepAt = (change: Change) => {
  const file = fileWith(change);
  return progressStep(file.status, file.application);
};

test('seven labels, the last one by the kind of notary', () => {
  expect(progressLabels({ manualNotary: false })).toEqual([
    'Basic Info',
    'Select Offer',
    'Provide More Info',
    'Link Income Sources',
    'Verify Identity',
    'Sign Documents',
    'Talk to eNotary',
  ]);
  expect(progressLabels({ manualNotary: true }).at(-1)).toBe('Schedule Notary Session');
});

test('the nine states are on the steps that their labels name', () => {
  expect(PROGRESS_STATES.map((state) => STEP_OF_STATE[state])).toEqual([0, 1, 2, 4, 3, 5, 6, 6, 7]);
});

test('liens belong to the first step, the bank to income, insurance and later statuses to the last', () => {
  expect(stepAt({ status: { status: 'LIEN_VERIFICATION' } })).toBe(0);
  expect(stepAt({ status: { status: 'DISBURSEMENT_ACCOUNT' } })).toBe(3);
  expect(stepAt({ status: { status: 'TRUST_AND_INSURANCE' } })).toBe(7);
  expect(stepAt({ status: { status: 'RESCISSION' } })).toBe(7);
});

/** The step of a screen, by the first word of its path: what the borrower sees belongs to the label beside it. */
const STEP_OF_SCREEN: Readonly<Record<string, readonly number[]>> = {
  liens: [0],
  credit: [0, 2],
  document: [0],
  'review-app': [0, 5],
  merchant: [0],
  product: [0, 1],
  start: [2],
  income: [3],
  bank: [3],
  identity: [4],
  bpo: [0, 4],
  hold: [4],
  payoff: [4],
  signing: [5],
  notary: [5, 6],
  insurance: [7],
  complete: [7],
};
const PLACED = CHECKLIST_STATUSES.filter((status) => STATUS_TABLE[status].progress !== 'asReached');

test.each(PLACED)('%s is at the step that its screen belongs to', (status) => {
  const [folder = ''] = STATUS_TABLE[status].route.screen.split('/');
  const step = stepAt({ status: { status } });
  // error/… and the start belong to every step
  if (folder !== 'error' && folder !== '') expect(STEP_OF_SCREEN[folder]).toContain(step);
  expect(step).toBeGreaterThanOrEqual(STATUS_TABLE[status].phase === 'PREQUALIFICATION' ? 0 : 1);
  if (STATUS_TABLE[status].phase === 'CLOSING') expect(step).toBeGreaterThanOrEqual(5);
});

test('a manual notary has a state of its own', () => {
  const file = fileWith({ status: { status: 'ATTORNEY_REVIEW', manualNotary: true } });
  expect(progressState(file.status, file.application)).toBe('MANUAL_NOTARY');
});

test('a status that may occur at any time keeps the application’s progress', () => {
  const review = { status: 'FACTA_REVIEW' } as const;
  expect(stepAt({ status: review })).toBe(0);
  expect(stepAt({ status: { ...review, decision: 'SELECT' } })).toBe(1);
  expect(stepAt({ status: review, application: { term: 10 } })).toBe(2);
  expect(stepAt({ status: { ...review, summaryDisclosure: 'COMPLETE' }, application: { term: 10 } })).toBe(3);
  expect(
    stepAt({ status: { ...review, summaryDisclosure: 'COMPLETE' }, application: { disburseAccount: { uuid: 'a', routingNumber: null } } }),
  ).toBe(4);
  expect(stepAt({ status: { ...review, closingDisclosure: 'IN_PROGRESS' } })).toBe(5);
  expect(stepAt({ status: { ...review, notaryDisclosure: 'IN_PROGRESS' } })).toBe(6);
  expect(stepAt({ status: { ...review, manualDeedSigned: true } })).toBe(7);
});

test.each([
  ['INCOME_VERIFICATION', 'Link Income Sources', 'Link Income Sources'],
  ['DISBURSEMENT_ACCOUNT', 'Link Income Sources', 'Bank Account'],
  ['AUTOPAY_ACCOUNT', 'Link Income Sources', 'Bank Account'],
  ['IDENTITY_VERIFICATION', 'Verify Identity', 'Verify Identity'],
  ['NAV_RESI_EVAL_PROCESSING', 'Verify Identity', 'Home Value'],
  ['ONSITE_APPRAISAL_PAYMENT', 'Verify Identity', 'Home Value'],
  ['DEED_SIGNING', 'Talk to eNotary', 'Talk to eNotary'],
  ['TRUST_AND_INSURANCE', 'Talk to eNotary', 'Home Insurance'],
  ['RESCISSION', 'Talk to eNotary', 'Right to Cancel'],
])('at %s, whose step is labeled %s, the header says %s', (status, label, name) => expect(stepNow(status, label)).toBe(name));

test('what is done now has a name of its own where its label names something else (AMB-64)', () => {
  const names: Record<string, string[]> = {};
  for (const status of CHECKLIST_STATUSES) (names[stepNow(status, 'as labeled')] ??= []).push(status);
  const starting = (...beginnings: string[]) => CHECKLIST_STATUSES.filter((status) => beginnings.some((one) => status.startsWith(one)));
  delete names['as labeled'];
  expect(names).toEqual({
    'Bank Account': ['DISBURSEMENT_ACCOUNT', 'AUTOPAY_ACCOUNT', 'VERIFIED_AUTOPAY_ACCOUNT'],
    'Home Value': starting('NAV_BPO_', 'NAV_RESI_EVAL_', 'ONSITE_APPRAISAL_'),
    'Title Search': starting('ORDER_FULL_TITLE', 'FINAL_TITLE_'),
    'Payoff Letters': starting('PAYOFF_REQUEST'),
    'Final Terms': ['REVISED_OFFER_SELECTION', 'FINAL_OFFER'],
    'Home Insurance': ['TRUST_AND_INSURANCE'],
    'Right to Cancel': ['GEN_RESCISSION', 'RESCISSION'],
    Recording: ['RECORDING'],
    Funding: ['FUNDABLE', 'FUNDING_DECISION', 'DIRECT_DEBT_PAYOFF'],
  });
});
