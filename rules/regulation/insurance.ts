import { addDays, type IsoDate } from '../dates.ts';
import { floodCover } from './flood.ts';

/** Homeowner's and flood cover (lending §1.2, row 33; 42 USC 4012a(b)). */

/** Days for which a policy has to run on at least. */
const DAYS_LEFT = 30;

export const INSURANCE_GAPS = [
  'COVER_TOO_LOW',
  'NOT_IN_FORCE',
  'EXPIRES_SOON',
  'FLOOD_POLICY_MISSING',
  'FLOOD_COVER_TOO_LOW',
  'FLOOD_POLICY_EXPIRES_SOON',
] as const;
export type InsuranceGap = (typeof INSURANCE_GAPS)[number];

/** A policy as the borrower, or a declarations page, says it; dollars. */
export interface Policy {
  readonly coverage: number;
  readonly effective: IsoDate;
  readonly expires: IsoDate;
}
/** What has to be covered, dollars. `value`: of the home, the most that can be insured. */
export interface ToInsure {
  readonly line: number;
  readonly seniorLiens: number;
  readonly value: number;
  readonly floodHazard: boolean;
}

/** Least dwelling cover in dollars: what is owed on the home, and no more than it is worth. */
export const dwellingCover = ({ line, seniorLiens, value }: Pick<ToInsure, 'line' | 'seniorLiens' | 'value'>): number =>
  Math.min(line + seniorLiens, value);

/** What is missing of a policy on a day; empty when the cover is enough. */
export function insuranceGaps(home: Policy, flood: Policy | null, needed: ToInsure, today: IsoDate): InsuranceGap[] {
  const until = addDays(today, DAYS_LEFT);
  const gaps: InsuranceGap[] = [];
  if (home.coverage < dwellingCover(needed)) gaps.push('COVER_TOO_LOW');
  if (home.effective > today) gaps.push('NOT_IN_FORCE');
  if (home.expires <= until) gaps.push('EXPIRES_SOON');
  if (!needed.floodHazard) return gaps;
  if (!flood) return [...gaps, 'FLOOD_POLICY_MISSING'];
  if (flood.coverage < floodCover({ line: needed.line, seniorLiens: needed.seniorLiens, insurableValue: needed.value }))
    gaps.push('FLOOD_COVER_TOO_LOW');
  if (flood.expires <= until) gaps.push('FLOOD_POLICY_EXPIRES_SOON');
  return gaps;
}
