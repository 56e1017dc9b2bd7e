import { roundHalfEven } from '../../money.ts';
import type { LoanPurpose, OccupancyType } from '../../enums.ts';

/** Answers to the demographic questions and their codes: 12 CFR 1003 app. B, the filing guide's code sheet; lending §2.6. */

export const ETHNICITIES = {
  HISPANIC_OR_LATINO: 1,
  MEXICAN: 11,
  PUERTO_RICAN: 12,
  CUBAN: 13,
  OTHER_HISPANIC_OR_LATINO: 14,
  NOT_HISPANIC_OR_LATINO: 2,
} as const;
export const RACES = {
  AMERICAN_INDIAN_OR_ALASKA_NATIVE: 1,
  ASIAN: 2,
  ASIAN_INDIAN: 21,
  CHINESE: 22,
  FILIPINO: 23,
  JAPANESE: 24,
  KOREAN: 25,
  VIETNAMESE: 26,
  OTHER_ASIAN: 27,
  BLACK_OR_AFRICAN_AMERICAN: 3,
  NATIVE_HAWAIIAN_OR_OTHER_PACIFIC_ISLANDER: 4,
  NATIVE_HAWAIIAN: 41,
  GUAMANIAN_OR_CHAMORRO: 42,
  SAMOAN: 43,
  OTHER_PACIFIC_ISLANDER: 44,
  WHITE: 5,
} as const;
export const SEXES = { MALE: 1, FEMALE: 2 } as const;
export type Ethnicity = keyof typeof ETHNICITIES;
export type Race = keyof typeof RACES;
export type Sex = keyof typeof SEXES;

/** Maximum number of ethnicities and races that are reported, and of characters of a free text. */
export const HMDA_MAX = { values: 5, text: 100 } as const;

/** One person's answers; an empty list with `refused` is "I do not wish to provide this information". */
export type Demographics = {
  readonly ethnicities: readonly Ethnicity[];
  readonly ethnicityText: string;
  readonly ethnicityRefused: boolean;
  readonly races: readonly Race[];
  readonly tribeText: string;
  readonly asianText: string;
  readonly pacificText: string;
  readonly raceRefused: boolean;
  readonly sexes: readonly Sex[];
  readonly sexRefused: boolean;
};

/** Columns of one person as codes. Ethnicity and race are five columns each, empty when fewer. */
export type DemographicCodes = {
  readonly ethnicity: readonly string[];
  readonly ethnicityText: string;
  readonly race: readonly string[];
  readonly raceTexts: readonly [string, string, string];
  readonly sex: string;
  /** 1 observed, 2 not, 3 not applicable, 4 no co-applicant. */
  readonly observed: string;
};

const five = (codes: readonly (number | string)[]): string[] => Array.from({ length: HMDA_MAX.values }, (_, i) => String(codes[i] ?? ''));
const words = (text: string): string => text.replaceAll('|', ' ').trim().slice(0, HMDA_MAX.text).trimEnd();

/** Checked boxes win over "do not wish"; nothing checked and nothing refused is reported as a refusal by internet (app. B, 8–10). */
export function demographicCodes(answers: Demographics): DemographicCodes {
  const [ethnicityText, tribe, asian, pacific] = [answers.ethnicityText, answers.tribeText, answers.asianText, answers.pacificText].map(
    words,
  );
  const races = answers.races.map((race) => RACES[race]);
  const sexes = new Set(answers.sexes);
  // A free text may be given without its box (app. B, 9); then the text alone is reported.
  const ethnicity = answers.ethnicities.map((one) => ETHNICITIES[one]);
  return {
    ethnicity: five(ethnicity.length > 0 ? ethnicity : ethnicityText ? [] : [3]),
    ethnicityText: ethnicityText ?? '',
    race: five(races.length > 0 ? races : tribe || asian || pacific ? [] : [6]),
    raceTexts: [tribe ?? '', asian ?? '', pacific ?? ''],
    sex: String(sexes.size === 2 ? 6 : sexes.has('MALE') ? 1 : sexes.has('FEMALE') ? 2 : 3),
    // An application by internet is never observed.
    observed: '2',
  };
}

/** The codes of a second applicant when there is none. */
export const NO_CO_APPLICANT: DemographicCodes = {
  ethnicity: five([5]),
  ethnicityText: '',
  race: five([8]),
  raceTexts: ['', '', ''],
  sex: '5',
  observed: '4',
};

/** Action taken on the application (12 CFR 1003.4(a)(8)). */
export const HMDA_ACTIONS = { ORIGINATED: 1, APPROVED_NOT_ACCEPTED: 2, DENIED: 3, WITHDRAWN: 4, INCOMPLETE: 5 } as const;
export type HmdaAction = keyof typeof HMDA_ACTIONS;

export const OCCUPANCY_CODES: Readonly<Record<OccupancyType, 1 | 2 | 3>> = { HOME: 1, SECONDARY: 2, INVESTMENT: 3 };

/** Purpose: 2 for improving the home; 31 when the line pays off a loan on the home; else 4 (12 CFR 1003.4(a)(3)). */
export const purposeCode = (purpose: LoanPurpose, paysOffLien: boolean): 2 | 4 | 31 =>
  paysOffLien ? 31 : purpose === 'HOME_IMPROVEMENT' ? 2 : 4;

/**
 * Whether credit is primarily for a business purpose (12 CFR 1003.4(a)(38), 1026.3(a)): a small business, or improving a home that is rented out
 * (comment 1026.3(a)-4). Regulation Z does not apply to it, nor a rate spread or a high-cost status.
 */
export const isBusinessPurpose = (purpose: LoanPurpose, occupancy: OccupancyType): boolean =>
  purpose === 'SMALL_BUSINESS' || (occupancy === 'INVESTMENT' && purpose === 'HOME_IMPROVEMENT');

/** Business credit is reported only when it improves or refinances a home (12 CFR 1003.3(c)(10)). */
export const isReported = (businessPurpose: boolean, purpose: ReturnType<typeof purposeCode>): boolean => !businessPurpose || purpose !== 4;

/** People of a county above which the tract is reported (12 CFR 1003.4(a)(9)(ii)(C)). */
const SMALL_COUNTY = 30_000;
/** The tract as reported; null in a county of 30,000 people or fewer by the most recent census. A count that is not known is taken as larger. */
export const reportedTract = ({ tract, countyPopulation }: { tract: string; countyPopulation: number | null }): string | null =>
  countyPopulation !== null && countyPopulation <= SMALL_COUNTY ? null : tract;

/** Codes of score models by our names; 8 is "other" (filing guide, 2024 code sheet). */
const MODEL_CODES: Readonly<Record<string, number>> = {
  FICO5: 1,
  FICO2: 2,
  FICO4: 3,
  VANTAGE3: 6,
  FICO9: 11,
  FICO8: 12,
  FICO10: 13,
  FICO10T: 14,
  VANTAGE4: 15,
};
export const scoreModelCode = (model: string): number => MODEL_CODES[model] ?? 8;

/** Income in thousands of dollars, a half rounds up (12 CFR 1003.4(a)(10)(iii), filing guide). */
export const incomeThousands = (dollarsAYear: number): number => Math.floor(dollarsAYear / 1000 + 0.5);

/** Points over APOR to three decimals (12 CFR 1003.4(a)(12)). */
export const rateSpread = (apr: number, apor: number): string => roundHalfEven(apr - apor, 3).toFixed(3);
