import { CHECKLIST_STATUSES } from '@hearthline/journey/statuses.ts';
import { VALUATION_PAGES } from '@hearthline/journey/status-copy/valuation-pages.ts';
import { expect, test } from 'vitest';
import { courseOf } from './course.ts';

const ON_THE_WAY = CHECKLIST_STATUSES.filter((status) =>
  /^(NAV_(BPO|RESI_EVAL)_(?!ORDER_REQUEST)|FINAL_TITLE_|ONSITE_APPRAISAL_(?!REQUEST))/.test(status),
);

test.each(ON_THE_WAY)('%s is at one step of its course', (status) => {
  const items = courseOf(status, 'Monday');
  expect(items?.filter(({ state }) => state === 'now')).toHaveLength(1);
  expect(items?.find(({ state }) => state === 'now')?.when).toBe('By Monday');
});

test('every status of a valuation or title search that only waits has a page of its own', () => {
  const waiting = ON_THE_WAY.filter((status) => status !== 'ONSITE_APPRAISAL_PAYMENT');
  expect(waiting.filter((status) => !(status in VALUATION_PAGES))).toEqual([]);
});

test('other statuses have no course', () => expect(courseOf('LIEN_VERIFICATION', null)).toBeNull());
