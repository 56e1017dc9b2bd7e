import { ceilTo, Decimal, percentage, plus } from '../money.ts';
import type { OccupancyType, StateCode } from '../enums.ts';
import { tierOf } from './pricing.ts';
import type { CreditLimits, HighCostThresholds, ProductSettings } from './types.ts';

/** Fixed sample of the average prime offer rate, percent by term in years (lending §6.3), which holds until the table of published rates has one. */
export const SAMPLE_APOR: Readonly<Record<number, number>> = { 5: 5.9, 10: 6, 15: 6.05, 30: 6.4 };

/** HOEPA rate test: points over APOR (12 CFR 1026.32(a)(1)(i), lending §3.9). */
export const HOEPA_MARGIN = { firstLien: 6.5, juniorLien: 8.5 } as const;
/** HOEPA points and fees: percent of the line, and the dollars of 2026, which hold until the table of published figures has others. */
export const HOEPA_FEES = { largeLine: 27_592, largePercent: 5, smallPercent: 8, smallDollars: 1_380 } as const;

/** The highest rate in percent that is not high-cost on a principal dwelling. */
export function hoepaRateLimit(term: number, firstLien: boolean, apor: Readonly<Record<number, number>> = SAMPLE_APOR): number {
  const base = apor[term] ?? Math.min(...Object.values(apor));
  return plus(base, firstLien ? HOEPA_MARGIN.firstLien : HOEPA_MARGIN.juniorLien);
}

/** The most dollars of points and fees that are not high-cost on a line in dollars. */
export function hoepaFeeLimit(line: number, thresholds: HighCostThresholds = HOEPA_FEES): number {
  const { largePercent, smallPercent } = HOEPA_FEES;
  const { largeLine, smallDollars } = thresholds;
  return line >= largeLine ? percentage(line, largePercent) : Math.min(percentage(line, smallPercent), smallDollars);
}

/** A Texas homestead: Tex. Const. art. XVI s.50(a)(6) applies (lending §1.4.1). */
export const isTexasHomestead = (state: StateCode, occupancy: OccupancyType): boolean => state === 'TX' && occupancy === 'HOME';

/** Smallest later draw in dollars (s.50(t)(2)). */
const TEXAS_MIN_LATER_DRAW = 4_000;
/** The lender's minimum, where no law sets a higher one. Dollars. */
const MIN_LATER_DRAW = 500;
/** The smallest draw after the first, dollars. */
export const smallestLaterDraw = (state: StateCode, occupancy: OccupancyType): number =>
  isTexasHomestead(state, occupancy) ? TEXAS_MIN_LATER_DRAW : MIN_LATER_DRAW;

/** The smallest first draw of a product in a state, dollars; payoffs and the law may ask for more. */
export const leastDraw = ({ minLine, minDrawByState }: ProductSettings, state: StateCode): number =>
  Math.max(minLine, minDrawByState?.[state] ?? 0);

/** Whether so many liens may stay ahead of the line. */
export const isPositionLent = ({ liensAhead }: Pick<CreditLimits, 'liensAhead'>, ahead: number): boolean => ahead < liensAhead.length;

const TEXAS_MAX_CLTV = 80;
const TEXAS_FEE_SHARE = 0.02;

/** Highest CLTV in percent for a score, an occupancy and a state; 0 when not eligible. */
export function maxCltvOf(limits: Pick<CreditLimits, 'tiers'>, score: number, occupancy: OccupancyType, state: StateCode): number {
  const most = tierOf(limits, score)?.maxCltv[occupancy] ?? 0;
  return isTexasHomestead(state, occupancy) ? Math.min(most, TEXAS_MAX_CLTV) : most;
}

/**
 * The smallest draw in whole dollars at which a fee option (percent) and the other counted fees (dollars) stay within 2 % of the
 * line of a Texas homestead; null when no draw does, so the option is not offered.
 */
export function texasMinDraw(feePercent: number, countedFees: number): number | null {
  const share = new Decimal(feePercent).div(100);
  const room = share.plus(1).times(TEXAS_FEE_SHARE).minus(share);
  if (room.lt(0) || (room.isZero() && countedFees > 0)) return null;
  return countedFees === 0 ? 0 : ceilTo(new Decimal(countedFees).div(room));
}

/** DTI cap in percent (lending §3.4): the tier's, and lower for a duplex. Below every tier it is the lowest tier's. */
export function dtiCapOf(limits: Pick<CreditLimits, 'tiers' | 'duplex'>, score: number, propertyType?: string): number {
  const byScore = (tierOf(limits, score) ?? limits.tiers.at(-1))?.maxDti ?? 0;
  return propertyType === 'DUPLEX' ? Math.min(byScore, limits.duplex.maxDti) : byScore;
}

/** An automated value with a higher deviation is not accepted above AVM_LARGE_LINE (lending §1.2 step 6). */
export const AVM_LARGE_LINE = 250_000;
export const AVM_FSD = { most: 0.2, mostForLargeLine: 0.13 } as const;
