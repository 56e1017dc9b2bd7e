import { OCCUPANCY_TYPES, type OccupancyType } from '../enums.ts';
import { plus, sum } from '../money.ts';
import { hoepaRateLimit } from './limits.ts';
import { discountsOn, sheetOf } from './pricing.ts';
import type { MarketRates, ProductSettings } from './types.ts';

/** What a tier, a kind of home and a CLTV come to together, and the rate of later draws there today, percent; and the largest line, dollars. */
type Base = { readonly occupancy: OccupancyType; readonly largestLine: number; readonly laterRate: number; readonly rate: number };
/** What a term, a fee, the liens ahead and a size of line add, and the highest rate that is not high-cost, percent; the size from a line up to another. */
type Added = { readonly from: number; readonly upTo: number; readonly highest: number; readonly rate: number };

const basesOf = (product: ProductSettings, index: MarketRates['index'] | undefined): Base[] => {
  const { tiers, cltv, occupancy: byHome } = sheetOf(product);
  return tiers.flatMap(({ score, base, maxCltv, maxLine }) => {
    const margin = product.laterDraws.margins.find((row) => score >= row.score)?.margin ?? 0;
    const shared = { largestLine: Math.min(maxLine, product.maxLine), laterRate: index ? plus(index.percent, margin) : 0 };
    return OCCUPANCY_TYPES.filter((one) => maxCltv[one] > 0).flatMap((occupancy) => {
      const home = plus(base, byHome[occupancy]);
      const last = cltv.findIndex(({ upTo }) => maxCltv[occupancy] <= upTo);
      const bands = last < 0 ? cltv : cltv.slice(0, last + 1);
      return bands.map(({ add }) => ({ ...shared, occupancy, rate: plus(home, add) }));
    });
  });
};

const addedOf = (product: ProductSettings, apor: MarketRates['apor']): Added[] => {
  const { terms, fees, liensAhead, lineSizes } = sheetOf(product);
  const offered = fees.filter(({ percent }) => product.feePercents.includes(percent));
  return terms
    .filter(({ years }) => product.terms.includes(years))
    .flatMap(({ years, add: ofTerm }) =>
      liensAhead.flatMap((ofLiens, ahead) => {
        const highest = hoepaRateLimit(years, ahead === 0, apor);
        return lineSizes.flatMap(({ from, add: ofSize }, size) =>
          offered.map(({ add }) => ({
            from,
            upTo: lineSizes[size + 1]?.from ?? Infinity,
            highest,
            rate: sum([ofTerm, ofLiens, ofSize, add]).toNumber(),
          })),
        );
      }),
    );
};

/** Whether the least that is lent, or more, has that size; and whether the rate is lawful on the home (12 CFR 1026.32(a)(1)(i), (a)(3)). */
const isOffered = ({ occupancy, largestLine, laterRate }: Base, { from, upTo, highest }: Added, minLine: number, rate: number): boolean =>
  largestLine >= Math.max(from, minLine) && upTo > minLine && (occupancy !== 'HOME' || Math.max(rate, laterRate) <= highest);

/**
 * The lowest and highest APR that an offer of a product can carry, percent: from the best cell with every discount to the worst without any. Only rates
 * that are actually offered are advertised (12 CFR 1026.16(a)): a cell over the high-cost limit is none, by the published rates that are given or else
 * by those that are built in.
 */
export function aprRangeOf(product: ProductSettings, market: Partial<MarketRates> = {}): { from: number; to: number } {
  const [bases, added] = [basesOf(product, market.index), addedOf(product, market.apor)];
  const extreme = (way: 1 | -1): number => {
    const inOrder = <Row extends Base | Added>(rows: readonly Row[]): Row[] => rows.toSorted((a, b) => way * (a.rate - b.rate));
    const more = inOrder(added);
    let best: number | null = null;
    for (const base of inOrder(bases))
      for (const one of more) {
        const rate = plus(base.rate, one.rate);
        if (best !== null && way * rate >= way * best) break;
        if (isOffered(base, one, product.minLine, rate)) best = rate;
      }
    // A product of which nothing is lawful on a day is still described by its sheet.
    return best ?? plus(inOrder(bases)[0]?.rate ?? 0, more[0]?.rate ?? 0);
  };
  return { from: Math.min(...discountsOn(extreme(1), product).map((row) => row.rateWithDiscount)), to: extreme(-1) };
}
