import fc from 'fast-check';
import { expect, test } from 'vitest';
import { businessDaysToMoney } from './outlook.ts';
import { CHECKLIST_STATUSES } from './statuses.ts';

const HOME = { state: 'AZ', occupancy: 'HOME' } as const;

test('a standard application is five business days from funding, until its rescission period is over', () => {
  expect(businessDaysToMoney('OFFER_SELECTION', HOME)).toBe(5);
  expect(businessDaysToMoney('RESCISSION', HOME)).toBe(5);
  expect(businessDaysToMoney('RECORDING', HOME)).toBe(2);
  expect(businessDaysToMoney('FUNDING_DECISION', HOME)).toBe(1);
});

test('a home that is not a residence has no rescission period; a Texas homestead waits twelve days, nine of them business days', () => {
  expect(businessDaysToMoney('OFFER_SELECTION', { ...HOME, occupancy: 'INVESTMENT' })).toBe(2);
  expect(businessDaysToMoney('OFFER_SELECTION', { ...HOME, state: 'TX' })).toBe(14);
  expect(businessDaysToMoney('NOTE_SIGNING', { ...HOME, state: 'TX' })).toBe(5);
});

test('a valuation, a title search and payoff letters each add two days', () => {
  for (const status of ['NAV_BPO_PROCESSING', 'FINAL_TITLE_REVIEW', 'PAYOFF_REQUEST_PENDING'] as const)
    expect(businessDaysToMoney(status, HOME)).toBe(7);
});

test('only an ended application has no estimate', () => {
  fc.assert(
    fc.property(fc.constantFrom(...CHECKLIST_STATUSES), (status) => {
      const days = businessDaysToMoney(status, HOME);
      expect(days === null).toBe(['COMPLETE', 'DECLINED', 'CANCELLED'].includes(status));
      if (days !== null) expect(days).toBeGreaterThan(0);
    }),
  );
});
