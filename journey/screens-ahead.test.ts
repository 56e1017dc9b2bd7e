import { expect, test } from 'vitest';
import { APPLICATION_SCREENS } from './paths.ts';
import { screensAhead } from './screens-ahead.ts';
import { CHECKLIST_STATUSES } from './statuses.ts';

test('the next screens of the checklist follow, nearest first, after those that are linked', () => {
  expect(screensAhead('COLLECT_ADDITIONAL_INFO', 'start/contact').slice(0, 2)).toEqual(['start/hmda', 'start/app-summary']);
  expect(screensAhead('DISBURSEMENT_ACCOUNT', 'bank/disburse').slice(0, 3)).toEqual([
    'bank/manual-disburse',
    'bank/confirm',
    'bank/autopay',
  ]);
  expect(screensAhead('HARD_CREDIT_PULL', '')).toContain('income/review');
});

test('at most the linked ones and four others, each once, never the screen itself', () => {
  for (const status of CHECKLIST_STATUSES)
    for (const here of APPLICATION_SCREENS) {
      const ahead = screensAhead(status, here);
      expect(new Set(ahead).size).toBe(ahead.length);
      expect(ahead).not.toContain(here);
      expect(ahead.length).toBeLessThanOrEqual(9);
    }
  expect(screensAhead('SOMETHING_NEW', 'liens')).toEqual([]);
});
