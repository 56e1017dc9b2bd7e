import type { OccupancyType, StateCode } from '../../enums.ts';
import { drawFromTotal, originationFee, plus, totalFromDraw } from '../../money.ts';
import { type HoepaInput, hoepaTest } from '../../regulation/hoepa.ts';
import { costsFor, texasCounted } from '../costs.ts';
import { laterDrawsFor } from '../later-draws.ts';
import { isTexasHomestead, leastDraw, maxCltvOf, texasMinDraw } from '../limits.ts';
import { type Cell, sheetOf } from '../pricing.ts';
import type { MarketRates, ProductSettings, RateSheet } from '../types.ts';

/** A cell with its rate before discounts, and how far it reaches: from above a CLTV (percent), up to a line (dollars). */
export type PricedCell = Required<Cell> & { readonly rate: number; readonly aboveCltv: number; readonly largestLine: number };
export type Priced = { readonly product: ProductSettings; readonly market: MarketRates };

/** A limit of law that a rate, a fee or a share of a home's value may not pass. */
export type LegalLimit = {
  /** As it stands in a sentence: "over …". */
  readonly name: string;
  readonly cite: string;
  /** The table of the sheet whose rows it is about. */
  readonly table: 'tiers' | 'cltv' | 'fees';
  readonly holdsIn: (state: StateCode, occupancy: OccupancyType) => boolean;
  /** Whether no line of the cell is within the limit. */
  readonly isOver: (cell: PricedCell, priced: Priced) => boolean;
};

const onHomes = (_: StateCode, occupancy: OccupancyType): boolean => occupancy === 'HOME';
const CENT = 0.01;

/** The high-cost test of a cell, on what is given of it. */
const isHighCost = (
  { occupancy, term, liensAhead }: PricedCell,
  { apor, feeThresholds }: MarketRates,
  looked: Partial<HoepaInput>,
): boolean =>
  hoepaTest({ occupancy, term, firstLien: liensAhead === 0, apor, feeThresholds, rate: 0, line: 0, pointsAndFees: 0, ...looked }).highCost;

/** The first draw's fee in dollars on a line in dollars. */
const feeOn = (line: number, percent: number, cap: number | null): number =>
  originationFee(drawFromTotal(line, percent, cap), percent, cap);

const smallestLine = ({ feePercent, line }: PricedCell, product: ProductSettings, draw: number): number =>
  Math.max(line, totalFromDraw(draw, feePercent, product.feeCap ?? null));

/**
 * Every limit that the product knows. A state's own limit (of rates, of fees, of its high-cost law) is one more row: it says where it holds, and whether a
 * cell is over it; offers have to be held to it in `grid.ts` too.
 */
export const LEGAL_LIMITS: readonly LegalLimit[] = [
  {
    name: 'the high-cost limit on the rate of the first draw',
    cite: '12 CFR 1026.32(a)(1)(i)',
    table: 'tiers',
    holdsIn: onHomes,
    isOver: (cell, { market }) => isHighCost(cell, market, { rate: cell.rate }),
  },
  {
    name: 'the high-cost limit on the rate of later draws, index and margin',
    cite: '12 CFR 1026.32(a)(3)(ii)',
    table: 'tiers',
    holdsIn: onHomes,
    isOver: (cell, { product, market }) => {
      const { score, occupancy, term, liensAhead } = cell;
      const line = { score, occupancy, term, firstLien: liensAhead === 0, apor: market.apor, index: market.index };
      const laterDraws = laterDrawsFor(product.laterDraws, line);
      return laterDraws === null || isHighCost(cell, market, { laterDraws });
    },
  },
  {
    name: 'the high-cost limit on points and fees',
    cite: '12 CFR 1026.32(a)(1)(ii)',
    table: 'fees',
    holdsIn: onHomes,
    isOver: (cell, { product, market }) => {
      const from = smallestLine(cell, product, product.minLine);
      const { largestLine: to, feePercent } = cell;
      // A fee in percent is lawful on the smallest line of its kind if on any, a capped one on the largest.
      const ends = [from, to, ...(market.feeThresholds ? [market.feeThresholds.largeLine, market.feeThresholds.largeLine - CENT] : [])];
      return ends
        .filter((line) => line >= from && line <= to)
        .every((line) => isHighCost(cell, market, { line, pointsAndFees: feeOn(line, feePercent, product.feeCap ?? null) }));
    },
  },
  {
    name: 'the 80 % of the value of a Texas homestead',
    cite: 'Tex. Const. art. XVI s.50(a)(6)(B)',
    table: 'cltv',
    holdsIn: isTexasHomestead,
    isOver: ({ score, occupancy, aboveCltv }, { product }) => aboveCltv >= maxCltvOf(sheetOf(product), score, occupancy, 'TX'),
  },
  {
    name: 'the 2 % of fees on a Texas homestead',
    cite: 'Tex. Const. art. XVI s.50(a)(6)(E)',
    table: 'fees',
    holdsIn: isTexasHomestead,
    isOver: (cell, { product }) => {
      const least = texasMinDraw(cell.feePercent, texasCounted(costsFor({ state: 'TX', occupancy: 'HOME', product })));
      return least === null || smallestLine(cell, product, Math.max(least, leastDraw(product, 'TX'))) > cell.largestLine;
    },
  },
];

/** How far each cell of a sheet reaches: above the band below its own, and up to the next size of line or the largest that is lent. */
export const reachOf = (
  sheet: RateSheet,
  { maxLine }: Pick<ProductSettings, 'maxLine'>,
  { score, cltv, line }: Required<Cell>,
): Pick<PricedCell, 'aboveCltv' | 'largestLine'> => ({
  aboveCltv: sheet.cltv.findLast(({ upTo }) => upTo < cltv)?.upTo ?? 0,
  largestLine: Math.min(
    maxLine,
    sheet.tiers.find((tier) => tier.score === score)?.maxLine ?? 0,
    plus(sheet.lineSizes.find(({ from }) => from > line)?.from ?? Infinity, -CENT),
  ),
});
