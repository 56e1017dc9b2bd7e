import { type Address, addressLines } from '../address.ts';
import { addDays, type IsoDate } from '../dates.ts';
import { floodCoverage } from './flood.ts';

/** Homeowners and flood coverage. */

/** Minimum days of a policy's remaining term. */
const DAYS_LEFT = 30;

export const INSURANCE_GAPS = [
  'COVERAGE_TOO_LOW',
  'NOT_IN_FORCE',
  'EXPIRES_SOON',
  'FLOOD_POLICY_MISSING',
  'FLOOD_COVERAGE_TOO_LOW',
  'FLOOD_POLICY_NOT_IN_FORCE',
  'FLOOD_POLICY_EXPIRES_SOON',
] as const;
export type InsuranceGap = (typeof INSURANCE_GAPS)[number];

/** A policy as stated by the borrower or a declarations page; dollars. */
export interface Policy {
  readonly coverage: number;
  readonly effective: IsoDate;
  readonly expires: IsoDate;
}
/** The debt and home to insure, dollars. `value`: of the home, the maximum insurable. */
export interface ToInsure {
  readonly line: number;
  readonly seniorLiens: number;
  readonly value: number;
  readonly floodHazard: boolean;
}

/** Minimum dwelling coverage in dollars: the debt on the home, but at most its value. */
export const dwellingCoverage = ({ line, seniorLiens, value }: Pick<ToInsure, 'line' | 'seniorLiens' | 'value'>): number =>
  Math.min(line + seniorLiens, value);

/** The day that a policy has to last beyond. */
export const lastsBeyond = (today: IsoDate): IsoDate => addDays(today, DAYS_LEFT);

type Mortgagee = { readonly legalName: string; readonly address: Address };

/**
 * How an insurer names the lender, in lines (lending §4.13): its successors and assigns as their interests may appear, its address, the loan.
 */
export const mortgageeClause = ({ legalName, address }: Mortgagee, loanNumber: string): string =>
  [`${legalName} ISAOA/ATIMA`, ...addressLines(address), `Loan number ${loanNumber}`].join('\n');

/** Gaps of a policy on a day; empty when the coverage is enough. */
export function insuranceGaps(home: Policy, flood: Policy | null, needed: ToInsure, today: IsoDate): InsuranceGap[] {
  const until = lastsBeyond(today);
  const gaps: InsuranceGap[] = [];
  if (home.coverage < dwellingCoverage(needed)) gaps.push('COVERAGE_TOO_LOW');
  if (home.effective > today) gaps.push('NOT_IN_FORCE');
  if (home.expires <= until) gaps.push('EXPIRES_SOON');
  if (!needed.floodHazard) return gaps;
  if (!flood) return [...gaps, 'FLOOD_POLICY_MISSING'];
  if (flood.coverage < floodCoverage({ line: needed.line, seniorLiens: needed.seniorLiens, insurableValue: needed.value }))
    gaps.push('FLOOD_COVERAGE_TOO_LOW');
  if (flood.effective > today) gaps.push('FLOOD_POLICY_NOT_IN_FORCE');
  if (flood.expires <= until) gaps.push('FLOOD_POLICY_EXPIRES_SOON');
  return gaps;
}
