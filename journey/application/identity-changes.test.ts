import { describe, expect, test } from 'vitest';
import { IDENTITY_DATA } from '../facts/any-time.ts';
import type { Facts } from '../facts.ts';
import { NO_FACTS } from '../facts.ts';
import { blockedBy, factsOfIdentityChange, needsSecondPerson } from './identity-changes.ts';

const withPhase = (phase: object, more: Partial<Facts> = {}): Facts => ({
  ...NO_FACTS,
  ...more,
  verification: { ...NO_FACTS.verification, ...phase },
});
const REPORT = { hit: 'HIT' } as unknown as Facts['credit'];
const SOFT = { ...NO_FACTS, credit: REPORT };
const HARD = withPhase({ hardCredit: REPORT, packages: { APPLICATION: {}, NOTE: {} } }, { credit: REPORT });
const typesOf = (f: Facts, what: (typeof IDENTITY_DATA)[number], status = 'INCOME_VERIFICATION', party = 'borrower') =>
  factsOfIdentityChange(f, status, party, what).map(({ type }) => type);

test.each(IDENTITY_DATA)('%s before any report: nothing is done again', (what) => {
  expect(typesOf(NO_FACTS, what)).toEqual([]);
});
test.each(IDENTITY_DATA)('%s needs a second person where it lets another pass for the person', (what) => {
  expect(needsSecondPerson(what)).toBe(!['NAME', 'ADDRESS'].includes(what));
});

describe('once a report was requested', () => {
  test('the soft report is requested again, or the hard one, after the signed documents have lapsed', () => {
    expect(typesOf(SOFT, 'SSN')).toEqual(['identityCorrected']);
    expect(typesOf(HARD, 'BIRTH_DATE')).toEqual(['noteLapsed', 'hardCreditRepullAsked']);
  });
  test('a name has documents made again, and the report only where the bureau did not know the person', () => {
    expect(typesOf(HARD, 'NAME')).toEqual(['noteLapsed', 'answersCorrected']);
    expect(typesOf(SOFT, 'NAME', 'CREDIT_NO_MATCH_SSN')).toEqual(['identityCorrected']);
    expect(typesOf(HARD, 'PHONE')).toEqual([]);
  });
});

describe('what cannot be changed', () => {
  const deed = {
    ...NO_FACTS,
    closing: { ...NO_FACTS.closing, notary: { ...NO_FACTS.closing.notary, signed: { mode: 'RON', recordRef: 'r' } } },
  } as Facts;
  test.each(IDENTITY_DATA)('%s once the deed is signed', (what) => {
    expect(blockedBy(deed, 'borrower', what, true)).toBe(what === 'PHONE' || what === 'EMAIL' ? null : 'SIGNED');
  });
  test.each(IDENTITY_DATA)('%s of an application that has ended', (what) => {
    expect(blockedBy(NO_FACTS, 'borrower', what, false)).toBe(['PHONE', 'EMAIL', 'ADDRESS'].includes(what) ? null : 'ENDED');
  });
});
