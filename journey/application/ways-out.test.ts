import { describe, expect, test } from 'vitest';
import { CHECKLIST_STATUSES, type ChecklistStatus } from '../statuses.ts';
import { applicationsBySteps, leaves, TABLES, type Tables } from './testing/ways-out.ts';

/** The only statuses that nothing leads on from. */
const ENDS: readonly ChecklistStatus[] = ['COMPLETE', 'CANCELLED', 'DECLINED'];
/** Applications explored per step. */
const MOST = 4;
const FOUND = applicationsBySteps();
const applicationsAt = (status: ChecklistStatus) =>
  [...FOUND].filter(([row]) => row.status === status).flatMap(([, applications]) => applications.slice(0, MOST));

test('the search reaches every status except the one that only staff or a timer causes', () => {
  expect(CHECKLIST_STATUSES.filter((status) => applicationsAt(status).length === 0)).toEqual(['CANCELLED']);
});

test.each(CHECKLIST_STATUSES.filter((status) => !ENDS.includes(status)))('%s can be left', (status) => {
  expect(applicationsAt(status).filter((application) => !leaves(application))).toEqual([]);
});

test.each(ENDS.filter((status) => status !== 'CANCELLED'))('%s is terminal', (status) => {
  expect(applicationsAt(status).filter((application) => leaves(application))).toEqual([]);
});

/** One row removed from one table, and the status it was the only way out of. */
const TAKEN: readonly (readonly [status: ChecklistStatus, what: string, tables: Partial<Tables>])[] = [
  [
    'NOTARY_WAITING_PERIOD',
    'the clock of Texas, where no flood notice is waited for',
    {
      timers: TABLES.timers.filter(({ name }) => name !== 'texas-wait'),
      manualFacts: { ...TABLES.manualFacts, NOTARY_WAITING_PERIOD: [] },
    },
  ],
  ['RESCISSION', 'the end of the right to cancel', { timers: TABLES.timers.filter(({ name }) => !/^rescission-(end|mail)$/.test(name)) }],
  [
    'FINAL_TITLE_PROCESSING',
    'the question that stands in for a lost callback',
    { timers: TABLES.timers.filter(({ name }) => name !== 'provider-update-title-result') },
  ],
  ['ATTORNEY_REVIEW', 'the attorney’s approval', { manualFacts: { ...TABLES.manualFacts, ATTORNEY_REVIEW: [] } }],
  ['FINAL_OFFER', 'the borrower’s yes', { manualFacts: { ...TABLES.manualFacts, FINAL_OFFER: [] } }],
  ['WAITING_FOR_FLOOD_CERT', 'the answer of the flood service', { answers: without('flood') }],
  ['GEN_RESCISSION', 'the notice of the right to cancel', { answers: without('rescission-notice') }],
];
function without(step: keyof Tables['answers']): Tables['answers'] {
  const { [step]: _, ...rest } = TABLES.answers;
  return rest;
}

describe('without its table row a status is a dead end, and the search reports it', () => {
  test.each(TAKEN)('%s: %s', (status, _, tables) => {
    expect(applicationsAt(status).filter((application) => leaves(application, { ...TABLES, ...tables }))).toEqual([]);
  });
});
