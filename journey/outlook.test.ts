import fc from 'fast-check';
import { expect, test } from 'vitest';
import { outlookOf, type Home } from './outlook.ts';
import { CHECKLIST_STATUSES, STATUS_TABLE, type ChecklistStatus } from './statuses.ts';

const HOME: Home = { state: 'AZ', occupancy: 'HOME', isEstimate: false, waitSeconds: null };
const DAY = 86_400;
const daysAt = (status: ChecklistStatus, more: Partial<Home> = {}) => {
  const outlook = outlookOf(status, { ...HOME, ...more });
  return outlook.kind === 'days' ? outlook.days : outlook;
};

test('a standard application is five business days from funding, until its rescission period is over', () => {
  expect(daysAt('OFFER_SELECTION')).toBe(5);
  expect(daysAt('RESCISSION')).toBe(5);
  expect(daysAt('RECORDING')).toBe(2);
  expect(daysAt('FUNDING_DECISION')).toBe(1);
});

test('a home that is not a residence has no rescission period; a Texas homestead waits twelve days, nine of them business days', () => {
  expect(daysAt('OFFER_SELECTION', { occupancy: 'INVESTMENT' })).toBe(2);
  expect(daysAt('OFFER_SELECTION', { state: 'TX' })).toBe(14);
  expect(daysAt('NOTE_SIGNING', { state: 'TX' })).toBe(5);
});

test('a valuation, a title search and payoff letters each add two days, or as many as their wait takes', () => {
  for (const status of ['NAV_BPO_PROCESSING', 'FINAL_TITLE_REVIEW', 'PAYOFF_REQUEST_PENDING'] as const) {
    expect(daysAt(status)).toBe(7);
    expect(daysAt(status, { waitSeconds: 4 * DAY })).toBe(9);
  }
});

test('offers on an estimate add the valuation until it is ordered', () => {
  expect(daysAt('OFFER_SELECTION', { isEstimate: true })).toBe(10);
  expect(daysAt('IDENTITY_VERIFICATION', { isEstimate: true })).toBe(10);
  expect(daysAt('NOTE_SIGNING', { isEstimate: true })).toBe(5);
});

test('a review by staff adds its days; the days to cancel, to record and to fund are counted once', () => {
  expect(daysAt('CO_DEED_REQ', { waitSeconds: DAY })).toBe(6);
  expect(daysAt('RESCISSION', { waitSeconds: 3 * DAY })).toBe(5);
  expect(daysAt('RECORDING', { waitSeconds: DAY })).toBe(2);
});

/** Every status at which no day is known, and what has to be settled first. */
test.each([
  ['credit', ['CREDIT_NO_MATCH', 'CREDIT_NO_MATCH_SSN', 'SOFT_CREDIT_LOCKED_OR_FROZEN', 'HARD_CREDIT_LOCKED_OR_FROZEN', 'CREDIT_MINOR']],
  ['home', ['NO_PROPERTY_FOUND', 'MULTIPLE_PROPERTIES', 'OWNERSHIP_REVIEW']],
  ['value', ['NO_AVM_FOUND', 'NAV_BPO_FAILED']],
  ['offer', ['IN_PROGRESS', 'WAITING_FOR_UNDERWRITING', 'LIEN_VERIFICATION', 'ASSETS_PREQUAL', 'REQUALIFY']],
  ['review', ['UNDERWRITING_REVIEW', 'MERCHANT_REVIEW', 'UNKNOWN']],
] as const)('no day before the %s is settled', (settled, statuses) => {
  for (const status of statuses) expect(daysAt(status)).toEqual({ kind: 'once', settled });
});

test('at every status: ended, a day that leaves room for what is ahead, or what must be settled; never a day before the offer', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...CHECKLIST_STATUSES),
      fc.record({
        state: fc.constantFrom('AZ', 'TX', 'NY'),
        occupancy: fc.constantFrom('HOME', 'SECONDARY', 'INVESTMENT'),
        isEstimate: fc.boolean(),
        waitSeconds: fc.option(fc.integer({ min: 0, max: 10 * DAY })),
      }),
      (status, home) => {
        const outlook = outlookOf(status, home);
        expect(outlook.kind === 'ended').toBe(['COMPLETE', 'DECLINED', 'CANCELLED'].includes(status));
        if (outlook.kind !== 'days') return;
        expect(STATUS_TABLE[status].phase !== 'PREQUALIFICATION' || status === 'OFFER_SELECTION').toBe(true);
        const plain = outlookOf(status, { ...home, isEstimate: false, waitSeconds: null });
        expect(outlook.days).toBeGreaterThanOrEqual(plain.kind === 'days' ? plain.days : 1);
        expect(outlook.days).toBeGreaterThanOrEqual(1);
      },
    ),
    { numRuns: 2000 },
  );
});
