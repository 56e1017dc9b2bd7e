import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  demographicCodes,
  incomeThousands,
  isBusinessPurpose,
  isReported,
  purposeCode,
  rateSpread,
  reportedTract,
  scoreModelCode,
  type Demographics,
} from './codes.ts';
import { hmdaColumns, hmdaLine, type HmdaInput } from './record.ts';
import { uliCheckDigits, uliOf } from './uli.ts';

const silent: Demographics = {
  ethnicities: [],
  ethnicityText: '',
  ethnicityRefused: true,
  races: [],
  tribeText: '',
  asianText: '',
  pacificText: '',
  raceRefused: true,
  sexes: [],
  sexRefused: true,
};

describe('loan identifiers', () => {
  test('the regulation’s own example', () => {
    expect(uliCheckDigits('10Bx939c5543TqA1144M999143X')).toBe('38');
  });
  test('every generated one is valid; one changed character is detected', () => {
    const signs = Array.from('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    // A digit may stand in for a digit, a letter for a letter: the method guarantees no more.
    const alike = (one: string, other: string): boolean => /\d/.test(one) === /\d/.test(other);
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...signs), minLength: 1, maxLength: 23 }),
        fc.nat(40),
        fc.constantFrom(...signs),
        (number, at, sign) => {
          const uli = uliOf('549300HEARTHLINE0001', number);
          const place = at % uli.length;
          fc.pre(alike(uli.charAt(place), sign));
          const other = `${uli.slice(0, place)}${sign}${uli.slice(place + 1)}`;
          const checks = (one: string): boolean => uliCheckDigits(one.slice(0, -2)) === one.slice(-2);
          expect([checks(uli), checks(other)]).toEqual([true, other === uli]);
        },
      ),
    );
  });
  test('refuses invalid input', () => {
    expect(() => uliOf('SHORT', '1')).toThrow(RangeError);
    expect(() => uliOf('549300HEARTHLINE0001', 'X'.repeat(24))).toThrow(RangeError);
    expect(() => uliCheckDigits('A-1')).toThrow(RangeError);
  });
});

describe('demographics (lending §2.6)', () => {
  test('nothing given is "not provided by internet"', () => {
    expect(demographicCodes(silent)).toMatchObject({
      ethnicity: ['3', '', '', '', ''],
      race: ['6', '', '', '', ''],
      sex: '3',
      observed: '2',
    });
  });
  test('checked boxes win over a refusal; a sub-category may be given without its parent', () => {
    expect(
      demographicCodes({
        ...silent,
        ethnicities: ['MEXICAN', 'NOT_HISPANIC_OR_LATINO'],
        races: ['VIETNAMESE', 'WHITE'],
        sexes: ['FEMALE', 'MALE'],
      }),
    ).toMatchObject({ ethnicity: ['11', '2', '', '', ''], race: ['26', '5', '', '', ''], sex: '6' });
  });
  test('five values at most, texts of 100 characters at most and never a pipe', () => {
    const codes = demographicCodes({
      ...silent,
      races: ['ASIAN', 'CHINESE', 'FILIPINO', 'JAPANESE', 'KOREAN', 'WHITE'],
      tribeText: `${'x'.repeat(99)}|y`,
    });
    expect(codes.race).toEqual(['2', '22', '23', '24', '25']);
    expect(codes.raceTexts[0]).toBe(`${'x'.repeat(99)}`);
  });
  test('a free text alone is reported as given', () => {
    expect(demographicCodes({ ...silent, asianText: 'Hmong' })).toMatchObject({ race: ['', '', '', '', ''], raceTexts: ['', 'Hmong', ''] });
  });
});

test('purpose, score model, income and rate spread codes', () => {
  expect([purposeCode('HOME_IMPROVEMENT', false), purposeCode('EDUCATION', false), purposeCode('HOME_IMPROVEMENT', true)]).toEqual([
    2, 4, 31,
  ]);
  expect([incomeThousands(144_499), incomeThousands(144_500)]).toEqual([144, 145]);
  expect([rateSpread(9.25, 6.05), scoreModelCode('FICO9'), scoreModelCode('OURS')]).toEqual(['3.200', 11, 8]);
});

const input: HmdaInput = {
  lei: '549300HEARTHLINE0001',
  uli: uliOf('549300HEARTHLINE0001', 'HL1001'),
  applied: '2026-11-20',
  purpose: 'HOME_IMPROVEMENT',
  paysOffLien: false,
  businessPurpose: false,
  occupancy: 'HOME',
  line: 103_000,
  action: 'ORIGINATED',
  actionOn: '2026-11-24',
  property: { street1: '101 Clear Path Ln', city: 'Phoenix', state: 'AZ', zip: '85004' },
  countyFips: '04013',
  censusTract: '04013113100',
  units: 1,
  manufactured: false,
  applicant: { demographics: demographicCodes(silent), age: 41, score: { value: 785, model: 'FICO8' } },
  coApplicant: null,
  incomeReliedOn: 144_000,
  apr: 9.25,
  apor: 6.05,
  highCost: false,
  lienPosition: 2,
  denialReasons: [],
  dti: 32.58,
  cltv: 67.17,
  termMonths: 180,
  propertyValue: 600_000,
  interestOnly: false,
  submittedDirectly: true,
  loanOfficerNmls: '1000001',
};
/** Columns by the filing guide's numbers, which start at 1. */
const at = (row: readonly string[], ...numbers: number[]): (string | undefined)[] => numbers.map((number) => row[number - 1]);

test('business purposes are reported where they improve or refinance a home', () => {
  const cases = [
    ['SMALL_BUSINESS', 'HOME', false],
    ['SMALL_BUSINESS', 'HOME', true],
    ['HOME_IMPROVEMENT', 'INVESTMENT', false],
    ['EDUCATION', 'INVESTMENT', false],
  ] as const;
  expect(
    cases.map(([purpose, occupancy, paysOffLien]) => {
      const business = isBusinessPurpose(purpose, occupancy);
      return [business, isReported(business, purposeCode(purpose, paysOffLien))];
    }),
  ).toEqual([
    [true, false],
    [true, true],
    [true, true],
    [false, true],
  ]);
});

test('no tract is reported in a county of 30,000 people or fewer', () => {
  const tract = '02130000100';
  expect([30_000, 30_001, null].map((countyPopulation) => reportedTract({ tract, countyPopulation }))).toEqual([null, tract, tract]);
});

describe('the register’s row', () => {
  test('has 110 columns with the figures in their places', () => {
    const row = hmdaColumns(input);
    expect(row).toHaveLength(110);
    expect(at(row, 1, 4, 6, 9, 10, 11, 12, 15, 16, 17, 18)).toEqual([
      '2',
      '20261120',
      '2',
      '1',
      '103000',
      '1',
      '20261124',
      'AZ',
      '85004',
      '04013',
      '04013113100',
    ]);
    expect(at(row, 19, 25, 31, 32, 33, 41, 49, 50, 51, 52, 53, 54, 55, 56, 57)).toEqual([
      '3',
      '5',
      '2',
      '4',
      '6',
      '8',
      '2',
      '4',
      '3',
      '5',
      '2',
      '4',
      '41',
      '9999',
      '144',
    ]);
    expect(at(row, 58, 59, 60, 61, 62, 63, 64, 66, 68, 72, 78, 80, 81, 82)).toEqual([
      '0',
      '3.200',
      '2',
      '2',
      '785',
      '9999',
      '12',
      '10',
      '10',
      '',
      '9.25',
      '32.58',
      '67.17',
      '180',
    ]);
    expect(at(row, 84, 85, 88, 89, 90, 91, 93, 94, 95, 96, 102, 108, 109, 110)).toEqual([
      '2',
      '2',
      '600000',
      '3',
      '5',
      '1',
      '1',
      '1',
      '1000001',
      '6',
      '17',
      '2',
      '1',
      '2',
    ]);
  });
  test('a denial has its codes and the text of "other"', () => {
    const row = hmdaColumns({ ...input, action: 'DENIED', apr: null, denialReasons: ['DTI_OVER', 'LISTED_FOR_SALE'] });
    expect(at(row, 11, 59, 60, 68, 69, 70, 72, 78)).toEqual(['3', 'NA', '3', '1', '9', '', 'The property is listed for sale', 'NA']);
  });
  test('a balloon, no high-cost status and no rate spread where the rules say so', () => {
    expect(at(hmdaColumns({ ...input, interestOnly: true }), 84, 85)).toEqual(['1', '1']);
    expect(at(hmdaColumns({ ...input, occupancy: 'INVESTMENT', highCost: null }), 59, 60)).toEqual(['3.200', '3']);
    expect(at(hmdaColumns({ ...input, businessPurpose: true, highCost: null }), 59, 60, 110)).toEqual(['NA', '3', '1']);
  });
  test('a withdrawn application has no score, ratios or value', () => {
    expect(at(hmdaColumns({ ...input, action: 'WITHDRAWN' }), 62, 64, 68, 80, 81, 88)).toEqual(['8888', '9', '10', 'NA', 'NA', 'NA']);
  });
  test('free texts cannot break the columns', () => {
    expect(hmdaLine({ ...input, property: { ...input.property, street1: '1 A|B St' } }).split('|')).toHaveLength(110);
  });
});
