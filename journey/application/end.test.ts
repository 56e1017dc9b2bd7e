import { expect, test } from 'vitest';
import type { Settings } from '../facts.ts';
import type { Fact } from '../facts/fact.ts';
import { endOf } from './end.ts';
import { OPEN_STATUSES, refusalReasons, REFUSALS } from './refusal.ts';
import { foldedFacts, some } from './testing/sample-facts.ts';
import { TIMERS } from './timers.ts';
import { weighedIn } from './weighed.ts';

const SETTINGS: Settings = { orgCode: 'MAIN', settingsVersion: 1 };
const offered = [
  some('applicationCreated'),
  some('preChecksMade'),
  some('packageMade'),
  some('consentGiven'),
  some('softCreditReceived'),
  some('parcelsFound'),
  some('parcelDetailed'),
  some('titleSnapshotReceived'),
  some('valuationReceived'),
  some('underwritten'),
];
const chosen = [...offered, some('offerSelected')];
const canceled = (reason: string, expired = false) => ({ type: 'cancelled', reason, expired }) as const;
const end = (...facts: readonly Fact[]) => endOf(foldedFacts(...facts), SETTINGS);

test('an application ends as its last fact says, and an open one has not ended', () => {
  expect(end(...chosen)).toBeNull();
  expect(end(...chosen, canceled('WITHDRAWN'))).toBe('WITHDRAWN');
  expect(end(...chosen, canceled('CANCELLED_BY_LENDER'))).toBe('CLOSED_BY_LENDER');
  expect(end(...chosen, canceled('SIGNER_REFUSED'))).toBe('SIGNER_REFUSED');
  expect(end(...chosen, some('rescinded'))).toBe('RESCINDED');
  expect(end(...chosen, canceled('INCOMPLETE', true))).toBe('INCOMPLETE');
  expect(end(...offered, canceled('INCOMPLETE', true))).toBe('OFFERS_EXPIRED');
  expect(end(...chosen, canceled('APPROVAL_LAPSED', true))).toBe('APPROVAL_EXPIRED');
  expect(end(...chosen, { type: 'declined', reasons: ['INCOME_LOW'], counteroffer: 'LAPSED' })).toBe('COUNTEROFFER_LAPSED');
  expect(end(...chosen, { type: 'completed' })).toBe('COMPLETE');
  expect(end(...chosen, { type: 'declined', reasons: ['INCOME_UNVERIFIED'] })).toBe('DECLINED');
  expect(end(some('applicationCreated'), some('preChecksMade', { reasons: ['LISTED_FOR_SALE'] }))).toBe('NOT_ELIGIBLE');
});

test('a counteroffer that lapsed was not declined by the borrower', () => {
  const lapse = TIMERS.find(({ name }) => name === 'counteroffer-lapse')?.facts(foldedFacts(...offered), '', 'REQUALIFY') ?? [];
  const requalify = some('underwritten', { requalifyReason: 'MAX_BELOW_MIN_LINE', offerSetId: null });
  const asked = [...offered.slice(0, -1), requalify];
  expect(end(...asked, ...lapse)).toBe('COUNTEROFFER_LAPSED');
  expect(end(...asked, { type: 'requalifyAnswered', accepted: false, payoffs: [] })).toBe('COUNTEROFFER_DECLINED');
});

test('debts against income rest on the county’s record too, where its property tax counted', () => {
  const facts = (annualTax?: number) =>
    foldedFacts(
      ...offered.filter(({ type }) => type !== 'parcelDetailed'),
      some('parcelDetailed', { ...(annualTax !== undefined && { annualTax }) }),
    );
  expect(weighedIn(facts(4200), ['DTI_OVER']).outside).toContain('COUNTY');
  expect(weighedIn(facts(), ['DTI_OVER']).outside).not.toContain('COUNTY');
});

test('staff may refuse at every open status only for what can have been found there, and never once money was sent', () => {
  expect(Object.keys(REFUSALS).toSorted()).toEqual([...OPEN_STATUSES].toSorted());
  for (const status of OPEN_STATUSES) expect(REFUSALS[status].length, status).toBeGreaterThan(0);
  const priced = foldedFacts(...chosen);
  // income was never asked for, insurance never given
  expect(refusalReasons(priced, 'UNDERWRITING_REVIEW')).toEqual(expect.arrayContaining(['LATES', 'DTI_OVER', 'CLTV_OVER']));
  for (const unseen of ['INCOME_UNVERIFIED', 'EMPLOY_UNVERIFIED', 'NO_FILE', 'INSURANCE', 'STATE'])
    expect(refusalReasons(priced, 'UNDERWRITING_REVIEW')).not.toContain(unseen);
  expect(refusalReasons(foldedFacts(), 'IN_PROGRESS')).toEqual(['INCOMPLETE']);
  expect(refusalReasons(foldedFacts(...chosen, some('payoffProgressed')), 'FUNDING_DECISION')).toEqual([]);
});
