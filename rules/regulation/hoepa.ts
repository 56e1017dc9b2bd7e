import { hoepaFeeLimit, hoepaRateLimit } from '../offers/limits.ts';
import type { OccupancyType } from '../enums.ts';
import type { HighCostThresholds, LaterDraws } from '../offers/types.ts';
import { plus } from '../money.ts';

/**
 * High-cost test of a line on a principal dwelling: 12 CFR 1026.32(a)(1), lending §3.9. The product has no prepayment penalty. Every rate the line may
 * carry is tested: that of the first draw, which is fixed (a)(3)(i); the index of the day with the margin of later draws (ii); and the highest rate
 * that later draws may reach (iii).
 */

export type HoepaInput = {
  readonly occupancy: OccupancyType;
  /** Percent, and the year's APOR by term in years. */
  readonly rate: number;
  readonly term: number;
  readonly apor?: Readonly<Record<number, number>> | undefined;
  readonly feeThresholds?: HighCostThresholds | undefined;
  readonly firstLien: boolean;
  readonly laterDraws?: Pick<LaterDraws, 'index' | 'margin' | 'maxRate'> | undefined;
  /** Dollars: the credit limit, and what counts as points and fees (bona fide third-party fees do not, 1026.32(b)(2)). */
  readonly line: number;
  readonly pointsAndFees: number;
};
export type HoepaResult = {
  readonly highCost: boolean;
  readonly failed: readonly ('RATE' | 'POINTS_AND_FEES')[];
  readonly rateLimit: number;
  readonly feeLimit: number;
};

/** Which tests a line fails. A line that fails any is not offered. Second homes and investments are outside the rule. */
export function hoepaTest({
  occupancy,
  rate,
  term,
  apor,
  feeThresholds,
  firstLien,
  laterDraws,
  line,
  pointsAndFees,
}: HoepaInput): HoepaResult {
  const rateLimit = hoepaRateLimit(term, firstLien, apor);
  const feeLimit = hoepaFeeLimit(line, feeThresholds);
  const highest = Math.max(rate, ...(laterDraws ? [plus(laterDraws.index, laterDraws.margin), laterDraws.maxRate] : []));
  const covered = occupancy === 'HOME';
  const failed = [
    ...(covered && highest > rateLimit ? (['RATE'] as const) : []),
    ...(covered && pointsAndFees > feeLimit ? (['POINTS_AND_FEES'] as const) : []),
  ];
  return { highCost: failed.length > 0, failed, rateLimit, feeLimit };
}
