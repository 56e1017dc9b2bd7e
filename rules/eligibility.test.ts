import { describe, expect, test } from 'vitest';

import { addDays, ageOn, dateInZone, daysBetween, isAdult, isValidDate, isYearAtLeast, parseIsoDate, toIsoDate } from './dates.ts';
import {
  applicantReasons,
  bpoNeed,
  collateralReasons,
  isLentIn,
  isWaiting,
  notLentMessage,
  UNLICENSED_OFFICER_MESSAGE,
  waitEndsOn,
} from './eligibility.ts';
import { EMPLOYMENT_LABELS, OCCUPANCY_LABELS, OWNERSHIP_LABELS, STATE_NAMES, SUFFIX_LABELS } from './labels.ts';
import { hmdaCodes, noticeReasons, REASONS } from './reasons.ts';
import { REASON_CODES, STATES } from './enums.ts';

describe('dates', () => {
  test('parts and text', () => {
    expect(toIsoDate({ day: 3, month: 2, year: 1958 })).toBe('1958-02-03');
    expect(['1958-02-03', '1958-2-3', '2026-02-30', 'x'].map(parseIsoDate)).toEqual([{ day: 3, month: 2, year: 1958 }, null, null, null]);
  });
  test('validity', () => {
    expect(isValidDate({ day: 29, month: 2, year: 2024 })).toBe(true);
    expect(
      [
        { day: 29, month: 2, year: 2025 },
        { day: 0, month: 1, year: 2025 },
        { day: 1, month: 13, year: 2025 },
        { day: 1.5, month: 1, year: 2025 },
      ].map(isValidDate),
    ).toEqual([false, false, false, false]);
    expect([isYearAtLeast(1900), isYearAtLeast(1899), isYearAtLeast(1950, 1951)]).toEqual([true, false, false]);
  });
  test('age on a date includes the birthday', () => {
    expect([
      ageOn('2008-05-18', '2026-05-17'),
      ageOn('2008-05-18', '2026-05-18'),
      ageOn('2004-02-29', '2022-02-28'),
      ageOn('2004-02-29', '2022-03-01'),
    ]).toEqual([17, 18, 17, 18]);
    expect([isAdult('2008-05-18', '2026-05-18'), isAdult('2008-05-18', '2026-05-18', 19)]).toEqual([true, false]);
    expect(() => ageOn('2008-13-01', '2026-01-01')).toThrow(RangeError);
  });
  test('days between dates', () => {
    expect(addDays('2026-05-22', 45)).toBe('2026-07-06');
    expect(daysBetween('2026-03-02', '2026-04-01')).toBe(30);
    expect(daysBetween('2026-11-01', '2026-10-31')).toBe(-1);
  });
  test('the date depends on the time zone (AMB-128)', () => {
    const instant = new Date('2026-05-18T05:30:00Z');
    expect([dateInZone(instant, 'America/New_York'), dateInZone(instant, 'America/Phoenix'), dateInZone(instant, 'UTC')]).toEqual([
      '2026-05-18',
      '2026-05-17',
      '2026-05-18',
    ]);
  });
});

describe('who may apply', () => {
  test('day 45 is blocked, day 46 is not (AMB-28)', () => {
    expect(waitEndsOn('2026-05-22')).toBe('2026-07-07');
    expect([isWaiting('2026-05-22', '2026-07-06'), isWaiting('2026-05-22', '2026-07-07')]).toEqual([true, false]);
  });
  test('licensed states and excluded zips', () => {
    const place = { state: 'AZ', zip: '85004', licensedStates: ['AZ'], excludedZips: ['99950'] } as const;
    expect([isLentIn(place), isLentIn({ ...place, state: 'NV' }), isLentIn({ ...place, zip: '99950' })]).toEqual([true, false, false]);
    expect(notLentMessage('WV')).toBe('We do not currently offer loans in West Virginia.');
    expect(notLentMessage('AK')).toBe('We do not currently offer loans in Alaska.');
    expect(UNLICENSED_OFFICER_MESSAGE).toBe(
      'We are unable to process your application at this time. Please reach out to your referring loan officer for additional information.',
    );
  });
  const fine = {
    place: { state: 'AZ', zip: '85004', licensedStates: ['AZ'] },
    listedForSale: false,
    birth: '1980-01-01',
    today: '2026-05-18',
    states: ['AZ'],
    ageRestricted: false,
    employment: 'FULL_TIME',
  } as const;
  test('the pre-checks of step 1', () => {
    expect(applicantReasons(fine)).toEqual([]);
    expect(applicantReasons({ ...fine, listedForSale: true })).toEqual(['LISTED_FOR_SALE']);
    expect(applicantReasons({ ...fine, birth: '2008-05-19' })).toEqual(['MINOR']);
    expect(applicantReasons({ ...fine, birth: '2008-05-18', states: ['AL'] })).toEqual(['MINOR']);
    expect(applicantReasons({ ...fine, employment: 'UNEMPLOYED' })).toEqual(['UNEMPLOYED']);
    expect(applicantReasons({ ...fine, place: { ...fine.place, licensedStates: [] } })).toEqual(['STATE']);
  });
});

describe('eligible homes', () => {
  const fine = { propertyType: 'SFR', condition: 'AVERAGE', lastTransferDate: '2011-08-18', listedForSale: false, today: '2026-05-18' };
  test('property types, conditions, ownership', () => {
    expect(collateralReasons(fine)).toEqual([]);
    expect(
      ['COOP', 'MANUFACTURED', 'MULTI_3_PLUS', 'COMMERCIAL', 'MIXED_USE', 'OTHER'].map(
        (propertyType) => collateralReasons({ ...fine, propertyType })[0],
      ),
    ).toEqual(Array(6).fill('PROP_TYPE'));
    expect(collateralReasons({ ...fine, companyOwned: true })).toEqual(['PROP_TYPE']);
    expect(collateralReasons({ ...fine, condition: 'POOR', listedForSale: true })).toEqual(['CONDITION', 'LISTED_FOR_SALE']);
  });
  test('a home is ineligible for 90 days after a change of title', () => {
    expect(collateralReasons({ ...fine, lastTransferDate: '2026-02-18' })).toEqual(['RECENT_TRANSFER']);
    expect(collateralReasons({ ...fine, lastTransferDate: '2026-02-17' })).toEqual([]);
    expect(collateralReasons({ ...fine, lastTransferDate: null })).toEqual([]);
  });
  test('when a price opinion is needed (lending §1.4.2)', () => {
    const sure = { state: 'AZ', occupancy: 'HOME', avmAccepted: true, line: 250_001, cltv: 70 } as const;
    expect(bpoNeed(sure)).toBe('BPO_NOT_REQUIRED');
    const needs = [{ cltv: 70.01 }, { state: 'TX' }, { avmAccepted: false }, { disasterZip: true }, { disputed: true }] as const;
    expect(needs.map((change) => bpoNeed({ ...sure, ...change }))).toEqual(Array(needs.length).fill('BPO_REQUIRED'));
    expect(bpoNeed({ ...sure, state: 'TX', occupancy: 'SECONDARY' })).toBe('BPO_NOT_REQUIRED');
  });
});

describe('reasons of an adverse action', () => {
  test('every code has its text and HMDA code', () => expect(REASON_CODES.filter((code) => REASONS[code].text === '')).toEqual([]));
  test('at most four, distinct, the score explained by its factors', () => {
    expect(noticeReasons(['DTI_OVER', 'CLTV_OVER', 'AVM_LOW'])).toEqual([
      'Excessive obligations in relation to income',
      'Value or type of collateral not sufficient',
    ]);
    expect(noticeReasons(['SCORE_LOW'], ['a', 'b', 'c', 'd', 'e'])).toEqual(['a', 'b', 'c', 'd']);
    expect(noticeReasons(['SCORE_LOW'])).toEqual(['Credit score: the consumer reporting agency gave no factors with it']);
    expect(hmdaCodes(['DTI_OVER', 'INCOME_LOW', 'NO_FILE', 'PROP_TYPE', 'INCOMPLETE', 'STATE'])).toEqual([1, 3, 4, 7]);
    expect(hmdaCodes(['EMPLOY_SHORT', 'FACTA', 'MINOR'])).toEqual([2, 6, 9]);
  });
});

test('labels', () => {
  expect(EMPLOYMENT_LABELS.UNEMPLOYED).toBe('Unemployed / furloughed');
  expect(OWNERSHIP_LABELS).toEqual({ SOLE: 'Sole owner', JOINT: 'Joint owner', TRUST: 'Trust' });
  expect(OCCUPANCY_LABELS.HOME).toBe('Primary home');
  expect(SUFFIX_LABELS['']).toBe('N/A');
  expect(new Set(STATES.map((state) => STATE_NAMES[state])).size).toBe(51);
});
