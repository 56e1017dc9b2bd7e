import { plus, sum } from '../money.ts';
import { type DiscountType, OCCUPANCY_TYPES, type OccupancyType } from '../enums.ts';
import type { CreditLimits, ProductSettings, RateSheet } from './types.ts';

/** The rate sheet of applications that were made before a sheet was stored with them (lending §3.6): percent, years, dollars. */
export const FIRST_SHEET: RateSheet = {
  tiers: [
    { score: 780, base: 8.1, maxCltv: { HOME: 85, SECONDARY: 80, INVESTMENT: 75 }, maxLine: 400_000, maxDti: 50 },
    { score: 760, base: 8.35, maxCltv: { HOME: 85, SECONDARY: 80, INVESTMENT: 75 }, maxLine: 400_000, maxDti: 50 },
    { score: 740, base: 8.7, maxCltv: { HOME: 85, SECONDARY: 80, INVESTMENT: 75 }, maxLine: 400_000, maxDti: 50 },
    { score: 720, base: 9.25, maxCltv: { HOME: 80, SECONDARY: 75, INVESTMENT: 70 }, maxLine: 400_000, maxDti: 50 },
    { score: 700, base: 10.05, maxCltv: { HOME: 80, SECONDARY: 75, INVESTMENT: 70 }, maxLine: 300_000, maxDti: 50 },
    { score: 680, base: 11.3, maxCltv: { HOME: 75, SECONDARY: 70, INVESTMENT: 70 }, maxLine: 200_000, maxDti: 45 },
    { score: 660, base: 13.3, maxCltv: { HOME: 70, SECONDARY: 70, INVESTMENT: 65 }, maxLine: 150_000, maxDti: 45 },
    { score: 640, base: 14.1, maxCltv: { HOME: 65, SECONDARY: 0, INVESTMENT: 0 }, maxLine: 100_000, maxDti: 43 },
  ],
  cltv: [
    { upTo: 50, add: 0 },
    { upTo: 60, add: 0.15 },
    { upTo: 70, add: 0.4 },
    { upTo: 75, add: 0.7 },
    { upTo: 80, add: 1.1 },
    { upTo: 85, add: 1.75 },
  ],
  terms: [
    { years: 5, add: 0 },
    { years: 10, add: 0.35 },
    { years: 15, add: 0.6 },
    { years: 30, add: 0.95 },
  ],
  fees: [
    { percent: 4.99, add: 0 },
    { percent: 2.99, add: 0.6 },
    { percent: 1.99, add: 0.85 },
    { percent: 0, add: 1.5 },
  ],
  occupancy: { HOME: 0, SECONDARY: 0.5, INVESTMENT: 1.05 },
  liensAhead: [0, 0],
  lineSizes: [{ from: 0, add: 0 }],
  duplex: { minScore: 680, maxDti: 45 },
};

/** The rate sheet an application was made with. */
export const sheetOf = ({ rateSheet }: Pick<ProductSettings, 'rateSheet'>): RateSheet => rateSheet ?? FIRST_SHEET;

/** What an application keeps of its rate sheet for decisions that ask no price. */
export const limitsOf = ({ tiers, liensAhead, duplex }: RateSheet): CreditLimits => ({
  tiers: tiers.map(({ base: _, ...limits }) => limits),
  liensAhead,
  duplex,
});

/** The highest CLTV, percent, at which any score and occupancy is lent to. */
export const highestCltv = ({ tiers }: RateSheet): number => Math.max(...tiers.flatMap(({ maxCltv }) => Object.values(maxCltv)));

/** The tier of a score; null below the floor. */
export const tierOf = <Tier extends { readonly score: number }>(
  { tiers }: { readonly tiers: readonly Tier[] },
  score: number,
): Tier | null => tiers.find((tier) => score >= tier.score) ?? null;

/** One cell of a rate sheet. CLTV and fee in percent, term in years, the line in dollars; a line with no lien ahead and of any size where they are left out. */
export type Cell = {
  readonly score: number;
  readonly cltv: number;
  readonly term: number;
  readonly occupancy: OccupancyType;
  readonly feePercent: number;
  readonly liensAhead?: number;
  readonly line?: number;
};

const least = (rows: readonly { readonly add: number }[]): number => Math.min(...rows.map(({ add }) => add));
/** Below what no rate of a sheet is, before discounts: the lowest of each of its tables together. */
export const lowestRate = ({ tiers, cltv, terms, fees, occupancy, liensAhead, lineSizes }: RateSheet): number =>
  sum([
    Math.min(...tiers.map(({ base }) => base)),
    ...[cltv, terms, fees, lineSizes].map(least),
    Math.min(...Object.values(occupancy)),
    Math.min(...liensAhead),
  ]).toNumber();

/** Rate in percent before discounts; null when the cell is not offered or the CLTV is above the tier's limit. */
export function gridRate(sheet: RateSheet, { score, cltv, term, occupancy, feePercent, liensAhead = 0, line = 0 }: Cell): number | null {
  const tier = tierOf(sheet, score);
  if (!tier || cltv > tier.maxCltv[occupancy]) return null;
  const added = [
    sheet.cltv.find(({ upTo }) => cltv <= upTo)?.add,
    sheet.terms.find(({ years }) => years === term)?.add,
    sheet.fees.find(({ percent }) => percent === feePercent)?.add,
    sheet.occupancy[occupancy],
    sheet.liensAhead[liensAhead],
    sheet.lineSizes.findLast(({ from }) => line >= from)?.add,
  ];
  const known = added.filter((points) => points !== undefined);
  return known.length < added.length ? null : sum([tier.base, ...known]).toNumber();
}

/** Every cell of a sheet that a product offers, at the upper end of each CLTV band and the lower end of each size of line. */
export const cellsOf = (sheet: RateSheet, { terms, feePercents }: Pick<ProductSettings, 'terms' | 'feePercents'>): Required<Cell>[] =>
  sheet.tiers.flatMap(({ score, maxCltv }) =>
    OCCUPANCY_TYPES.flatMap((occupancy) =>
      [...sheet.cltv.map(({ upTo }) => upTo).filter((upTo) => upTo < maxCltv[occupancy]), maxCltv[occupancy]]
        .filter((cltv) => cltv > 0)
        .flatMap((cltv) =>
          terms.flatMap((term) =>
            feePercents.flatMap((feePercent) =>
              sheet.liensAhead.flatMap((_, liensAhead) =>
                sheet.lineSizes.map(({ from: line }) => ({ score, cltv, term, occupancy, feePercent, liensAhead, line })),
              ),
            ),
          ),
        ),
    ),
  );

/** Every discount an offer can carry with its rate in percent; ALL_IN is both together (lending §3.6). */
export function discountsOn(baseRate: number, product: ProductSettings): { discount: DiscountType; rateWithDiscount: number }[] {
  const less = (points: number): number => plus(baseRate, -points);
  const autopay = { discount: 'AUTOPAY' as const, rateWithDiscount: less(product.autopayDiscount) };
  if (!product.membershipDiscount) return [autopay];
  return [
    autopay,
    { discount: product.membershipDiscount, rateWithDiscount: less(product.membershipDiscountSize) },
    { discount: 'ALL_IN', rateWithDiscount: less(plus(product.autopayDiscount, product.membershipDiscountSize)) },
  ];
}
