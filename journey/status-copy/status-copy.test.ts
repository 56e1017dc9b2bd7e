import { describe, expect, test } from 'vitest';
import { STEPS } from '../checklist.ts';
import { CHECKLIST_STATUSES, STATUS_TABLE, type ChecklistStatus } from '../statuses.ts';
import { STATUS_COPY } from './copy.ts';
import { PAGE_COPY, PAGE_OTHERWISE, pageCopyOf, REVIEW_COPY } from './page-copy.ts';
import { DAY, type HoldCopy } from './row.ts';
import { nextSentence, todoOf, waitTitleOf } from './sentences.ts';

/** Screens that show only what their status says. */
const PLAIN = ['error/timeout', 'review-app/datatree', 'review-app/signdocs', 'review-app/no-credit', 'review-app/uw'];
/** Every row of a waiting page, with or without a question for the borrower. */
const HOLDS: readonly (readonly [string, HoldCopy])[] = Object.entries({ ...PAGE_COPY, ...REVIEW_COPY });

describe('pages that wait for the lender or a third party', () => {
  test.each(PLAIN)('every status that leads to %s has copy of its own', (screen) => {
    const led = CHECKLIST_STATUSES.filter((status) => STATUS_TABLE[status].route.screen === screen);
    expect(led.length).toBeGreaterThan(0);
    expect(led.filter((status) => pageCopyOf(status) === PAGE_OTHERWISE)).toEqual([]);
  });

  const OTHERS_ACT = CHECKLIST_STATUSES.filter((status) => {
    const { kind, overall } = STATUS_TABLE[status];
    return kind === 'waiting' || kind === 'hold' || (kind === 'terminal' && overall === 'IN_REVIEW');
  });
  test('are those of more than half of all statuses', () => expect(OTHERS_ACT.length).toBeGreaterThan(50));
  test.each(OTHERS_ACT)('the page of %s says what happens, who acts, how long it takes and what to do meanwhile', (status) => {
    const reviews: Readonly<Partial<Record<ChecklistStatus, HoldCopy>>> = REVIEW_COPY;
    const page = reviews[status] ?? PAGE_COPY[status];
    expect(page, 'a row of its own').toBeDefined();
    if (!reviews[status])
      expect(PAGE_COPY[status]).toMatchObject({ title: expect.stringMatching(/\w/), intro: expect.stringMatching(/\.$/) });
    expect(page?.who).toMatch(/^[A-Z]/);
    expect(page?.whoNote).toMatch(/\.$/);
    expect(page?.long).toMatch(/\d|minute|hour|days/);
    expect(page?.longNote).toMatch(/\.$/);
    // nothing, by default
    if (page?.youNote !== undefined) expect(page.youNote).toMatch(/\.$/);
  });

  test('a status of a family uses the family’s copy, an unknown one the general copy', () => {
    expect(pageCopyOf('PAYOFF_REQUEST_SENT')).toBe(PAGE_COPY.PAYOFF_REQUEST);
    expect(pageCopyOf('SOMETHING_NEW')).toBe(PAGE_OTHERWISE);
  });

  test.each(HOLDS.filter(([, page]) => page.you !== undefined))(
    'the to-do on the page of %s is also on the dashboard, in the same words',
    (status, page) => {
      const asked = STATUS_COPY[status as ChecklistStatus].you;
      // The borrower answers a call of ours: the dashboard says that we call.
      if (status === 'FACTA_REVIEW') expect(STATUS_COPY.FACTA_REVIEW.now).toContain('We call you');
      else expect(asked).toMatchObject({ title: page.you, note: page.youNote?.replace(/\.$/, '') });
    },
  );

  test.each(HOLDS)('the page of %s asks for what the dashboard asks for, and names our team when the dashboard does', (status, page) => {
    const { now, you } = STATUS_COPY[status as ChecklistStatus];
    // The dashboard does not say whether a credit file has a note: only the page of that review asks to answer the telephone.
    expect(page.you).toBe(status === 'FACTA_REVIEW' ? 'Answer our call' : you?.title);
    if (/our team/i.test(now)) expect(page.who).toMatch(/our team/i);
  });

  test.each(HOLDS.filter(([, page]) => page.seconds !== undefined))(
    'the date promised on the page of %s matches its duration',
    (_, page) => {
      const [, count, unit] = /(\d+) business (hour|day)s?$/.exec(page.long) ?? [];
      expect(page.seconds).toBe(Number(count) * (unit === 'hour' ? DAY / 24 : DAY));
    },
  );
});

describe('the copy of a status', () => {
  test('a step waits for the borrower in the checklist exactly where its copy has a to-do', () => {
    const waited = new Set(STEPS.filter(({ actor }) => actor === 'borrower').map(({ status }) => status));
    expect(CHECKLIST_STATUSES.filter((status) => todoOf(status) !== undefined)).toEqual(CHECKLIST_STATUSES.filter((s) => waited.has(s)));
  });

  test('a refused PIN is entered again, on the dashboard and in messages', () => {
    expect(STATUS_COPY.SOFT_CREDIT_INCORRECT_PIN.you?.title).toBe('Enter your PIN again');
    expect(nextSentence('SOFT_CREDIT_INCORRECT_PIN')).toBe('Your next step: enter your PIN again.');
    expect(nextSentence('CREDIT_MINOR')).toBe('You do not need to do anything now.');
  });

  test('where an application is, is a full sentence; titles are not', () => {
    for (const { now, you, done } of Object.values(STATUS_COPY)) {
      expect(now).toMatch(/\.$/);
      if (done !== null) expect(done).toMatch(/\.$/);
      if (you) expect(`${you.title} ${you.note}`).not.toMatch(/\.$/);
    }
  });

  test('the page of a wait has the dashboard’s sentence', () => {
    expect(waitTitleOf('WAITING_FOR_SOFT_CREDIT')).toBe('We are reading your credit report');
    expect(waitTitleOf('SOMETHING_NEW')).toBeUndefined();
  });
});

test('a status belongs to the phase of the steps it first occurs in', () => {
  const first = new Map(STEPS.map((step, at) => [step.status, at] as const).toReversed());
  const order = (['PREQUALIFICATION', 'VERIFICATION', 'CLOSING'] as const).map((phase) =>
    CHECKLIST_STATUSES.filter((status) => STATUS_TABLE[status].phase === phase).map((status) => first.get(status) ?? -1),
  );
  const [one = [], two = [], three = []] = order.map((places) => places.filter((place) => place >= 0));
  expect(Math.max(...one)).toBeLessThan(Math.min(...two));
  expect(Math.max(...two)).toBeLessThan(Math.min(...three));
});
