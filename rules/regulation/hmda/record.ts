import type { Address } from '../../address.ts';
import { normalizeAddress } from '../../address.ts';
import type { IsoDate } from '../../dates.ts';
import { hmdaCodes, REASONS } from '../../reasons.ts';
import type { LoanPurpose, OccupancyType, ReasonCode } from '../../enums.ts';
import {
  HMDA_ACTIONS,
  incomeThousands,
  NO_CO_APPLICANT,
  OCCUPANCY_CODES,
  purposeCode,
  rateSpread,
  scoreModelCode,
  type DemographicCodes,
  type HmdaAction,
} from './codes.ts';

/**
 * One row of the loan application register of the Home Mortgage Disclosure Act: 12 CFR 1003.4, filing guide (110 columns); lending §2.6.
 * Demographic codes come from their own schema and are never available to underwriting.
 */

export type HmdaPerson = {
  readonly demographics: DemographicCodes;
  readonly age: number;
  readonly score: { readonly value: number; readonly model: string } | null;
};

/** Dollars, percent numbers, months. Null where the application ended before the figure existed. */
export type HmdaInput = {
  readonly lei: string;
  readonly uli: string;
  readonly applied: IsoDate;
  readonly purpose: LoanPurpose;
  readonly paysOffLien: boolean;
  readonly businessPurpose: boolean;
  readonly occupancy: OccupancyType;
  /** The line amount applied for or opened. */
  readonly line: number;
  readonly action: HmdaAction;
  readonly actionOn: IsoDate;
  readonly property: Address;
  /** Five digits. */
  readonly countyFips: string | null;
  /** Eleven digits. */
  readonly censusTract: string | null;
  readonly units: number;
  readonly manufactured: boolean;
  readonly applicant: HmdaPerson;
  readonly coApplicant: HmdaPerson | null;
  /** A year. */
  readonly incomeReliedOn: number | null;
  readonly apr: number | null;
  readonly apor: number | null;
  /** Null where the high-cost rule does not apply: second homes, rentals, business purposes (12 CFR 1026.32(a)(1), 1026.3(a)). */
  readonly highCost: boolean | null;
  readonly lienPosition: 1 | 2;
  readonly denialReasons: readonly ReasonCode[];
  readonly dti: number | null;
  readonly cltv: number | null;
  readonly termMonths: number | null;
  readonly propertyValue: number | null;
  readonly interestOnly: boolean;
  readonly submittedDirectly: boolean;
  /** Of the individual originator (12 CFR 1003.4(a)(34)). */
  readonly loanOfficerNmls: string;
};

const NOT_APPLICABLE = 'NA';
const OTHER_REASON = 9;
const NO_DENIAL = 10;
const compact = (date: IsoDate): string => date.replaceAll('-', '');
const known = (value: number | string | null): string => (value === null ? NOT_APPLICABLE : String(value));
/** Columns of a list, padded with empty ones. */
const columns = (values: readonly (number | string)[], length: number): string[] =>
  Array.from({ length }, (_, i) => String(values[i] ?? ''));

/** Reasons of a denial as four codes and the text of code 9; "not applicable" for any other action. */
function denial({ action, denialReasons }: HmdaInput): string[] {
  if (action !== 'DENIED') return [...columns([NO_DENIAL], 4), ''];
  const other = denialReasons.filter((code) => REASONS[code].hmda === OTHER_REASON).map((code) => REASONS[code].text);
  return [...columns(hmdaCodes(denialReasons), 4), other.join('; ').slice(0, 255)];
}

/** Interest figures exist for a line that was opened, or approved and not accepted. */
const hasTerms = (action: HmdaAction): boolean => action === 'ORIGINATED' || action === 'APPROVED_NOT_ACCEPTED';

/** The 110 columns of a row, in order. */
export function hmdaColumns(input: HmdaInput): string[] {
  const { applicant, coApplicant, action } = input;
  const place = normalizeAddress(input.property);
  const co = coApplicant?.demographics ?? NO_CO_APPLICANT;
  const terms = hasTerms(action);
  const me = applicant.demographics;
  const decided = action !== 'WITHDRAWN' && action !== 'INCOMPLETE';
  return [
    '2',
    input.lei,
    input.uli,
    compact(input.applied),
    '1',
    String(purposeCode(input.purpose, input.paysOffLien)),
    '2',
    input.manufactured ? '2' : '1',
    String(OCCUPANCY_CODES[input.occupancy]),
    String(input.line),
    String(HMDA_ACTIONS[action]),
    compact(input.actionOn),
    place.street1,
    place.city,
    place.state,
    place.zip,
    known(input.countyFips),
    known(input.censusTract),
    ...me.ethnicity,
    me.ethnicityText,
    ...co.ethnicity,
    co.ethnicityText,
    me.observed,
    co.observed,
    ...me.race,
    ...me.raceTexts,
    ...co.race,
    ...co.raceTexts,
    me.observed,
    co.observed,
    me.sex,
    co.sex,
    me.observed,
    co.observed,
    String(applicant.age),
    coApplicant ? String(coApplicant.age) : '9999',
    input.incomeReliedOn === null ? NOT_APPLICABLE : String(incomeThousands(input.incomeReliedOn)),
    // Purchaser: kept by the lender in the year it was opened.
    '0',
    terms && !input.businessPurpose && input.apr !== null && input.apor !== null ? rateSpread(input.apr, input.apor) : NOT_APPLICABLE,
    // An application that was not approved has no status either (12 CFR 1003.4(a)(13)).
    terms && input.highCost !== null ? (input.highCost ? '1' : '2') : '3',
    String(input.lienPosition),
    decided ? scoreColumn(applicant) : '8888',
    coApplicant ? (decided ? scoreColumn(coApplicant) : '8888') : '9999',
    ...(decided ? modelColumns(applicant) : ['9', '']),
    ...(coApplicant ? (decided ? modelColumns(coApplicant) : ['9', '']) : ['10', '']),
    ...denial(input),
    // Total costs, points and fees, origination charges, discount points, lender credits: not for open-end lines.
    ...Array.from({ length: 5 }, () => NOT_APPLICABLE),
    terms && input.apr !== null ? String(input.apr) : NOT_APPLICABLE,
    NOT_APPLICABLE,
    decided ? known(input.dti) : NOT_APPLICABLE,
    decided ? known(input.cltv) : NOT_APPLICABLE,
    known(input.termMonths),
    NOT_APPLICABLE,
    // Balloon, interest-only, negative amortization, other: 1 yes, 2 no. Interest-only payments leave the whole balance to the last one.
    input.interestOnly ? '1' : '2',
    input.interestOnly ? '1' : '2',
    '2',
    '2',
    decided ? known(input.propertyValue) : NOT_APPLICABLE,
    input.manufactured ? '1' : '3',
    input.manufactured ? '1' : '5',
    String(input.units),
    NOT_APPLICABLE,
    input.submittedDirectly ? '1' : '2',
    '1',
    input.loanOfficerNmls,
    // No automated underwriting system of the agencies is used.
    ...columns([6], 5),
    '',
    ...columns([17], 5),
    '',
    // Not a reverse mortgage; an open-end line.
    '2',
    '1',
    input.businessPurpose ? '1' : '2',
  ];
}

/** The row as it is filed: columns joined by the pipe sign. */
export const hmdaLine = (input: HmdaInput): string =>
  hmdaColumns(input)
    .map((column) => column.replaceAll('|', ' '))
    .join('|');

const scoreColumn = ({ score }: HmdaPerson): string => (score === null ? '8888' : String(score.value));

function modelColumns({ score }: HmdaPerson): string[] {
  if (score === null) return ['9', ''];
  const code = scoreModelCode(score.model);
  return [String(code), code === 8 ? score.model : ''];
}
