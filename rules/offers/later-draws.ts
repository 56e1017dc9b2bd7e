import { plus } from '../money.ts';
import type { OccupancyType } from '../enums.ts';
import type { PrimeRate } from '../regulation/prime-rate.ts';
import { hoepaRateLimit } from './limits.ts';
import type { LaterDraws, LaterDrawSettings, RateSheet } from './types.ts';

/** Whether a lender's margins are one for each score tier, highest score first: nothing is left to set at the time of a draw. */
export const coversEveryTier = ({ tiers }: Pick<RateSheet, 'tiers'>, margins: LaterDrawSettings['margins']): boolean =>
  margins.length === tiers.length && tiers.every(({ score }, i) => margins[i]?.score === score);

/** The highest rate in percent of later draws: on a principal dwelling never above what would make the line high-cost (12 CFR 1026.32(a)(1)(i), (a)(3)). */
export function laterDrawCap(
  maxRate: number,
  line: {
    readonly occupancy: OccupancyType;
    readonly term: number;
    readonly firstLien: boolean;
    readonly apor?: Readonly<Record<number, number>> | undefined;
  },
): number {
  return line.occupancy === 'HOME' ? Math.min(maxRate, hoepaRateLimit(line.term, line.firstLien, line.apor)) : maxRate;
}

/** The pricing of later draws that is fixed at the opening; null below the lowest tier. @param index of the day the offer is made. */
export function laterDrawsFor(
  { margins, maxRate }: LaterDrawSettings,
  { score, index, ...line }: Parameters<typeof laterDrawCap>[1] & { readonly score: number; readonly index: PrimeRate },
): LaterDraws | null {
  const row = margins.find((tier) => score >= tier.score);
  if (!row) return null;
  return { margin: row.margin, maxRate: laterDrawCap(maxRate, line), index: index.percent, indexFrom: index.from };
}

/** The rate in percent of a draw on a day when the index has a value. */
export const laterDrawRate = (index: number, { margin, maxRate }: Pick<LaterDraws, 'margin' | 'maxRate'>): number =>
  Math.min(maxRate, plus(index, margin));
