import { DEMO_LINE } from '../demo-defaults.ts';
import type { HelocSettings } from '../heloc-settings.ts';

/** One tier: score, base rate, margin of later draws, largest line, DTI, and the highest CLTV of a main home, a second home and a rental, 0 where it is not lent to. */
type Tier = readonly [
  score: number,
  base: number,
  margin: number,
  maxLine: number,
  maxDti: number,
  home: number,
  second: number,
  rental: number,
];
/** What a row is about, and the points that are added to the rate. */
type Row = readonly [of: number, add: number];

type Line = {
  readonly tiers: readonly Tier[];
  readonly cltv: readonly Row[];
  readonly terms: readonly Row[];
  readonly fees: readonly Row[];
  readonly occupancy: { readonly second: number; readonly rental: number };
  readonly liensAhead: readonly number[];
  readonly lineSizes: readonly Row[];
  readonly duplex: { readonly minScore: number; readonly maxDti: number };
  /** The highest rate of later draws. */
  readonly maxRate: number;
};

/** A line of the demonstration from its rate sheet, written as tables: every term and fee that the sheet prices is offered. */
export function lineOf({ tiers, cltv, terms, fees, occupancy, liensAhead, lineSizes, duplex, maxRate }: Line): HelocSettings {
  return {
    ...DEMO_LINE,
    maxLine: Math.max(...tiers.map(([, , , line]) => line)),
    maxHcltv: Math.max(...tiers.map(([, , , , , home]) => home)),
    rateSheet: {
      tiers: tiers.map(([score, base, , maxLine, maxDti, HOME, SECONDARY, INVESTMENT]) => ({
        score,
        base,
        maxCltv: { HOME, SECONDARY, INVESTMENT },
        maxLine,
        maxDti,
      })),
      cltv: cltv.map(([upTo, add]) => ({ upTo, add })),
      terms: terms.map(([years, add]) => ({ years, add })),
      fees: fees.map(([percent, add]) => ({ percent, add })),
      occupancy: { HOME: 0, SECONDARY: occupancy.second, INVESTMENT: occupancy.rental },
      liensAhead,
      lineSizes: lineSizes.map(([from, add]) => ({ from, add })),
      duplex,
    },
    feePercents: fees.map(([percent]) => percent),
    terms: terms.map(([years]) => years),
    laterDraws: { margins: tiers.map(([score, , margin]) => ({ score, margin })), maxRate },
  };
}
