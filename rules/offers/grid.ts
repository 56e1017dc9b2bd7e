import { ceilTo, Decimal, drawFromTotal, floorTo, originationFee, plus, roundHalfEven, totalFromDraw } from '../money.ts';
import { principalFor } from './payments.ts';
import { costsFor, texasCounted } from './costs.ts';
import { AVM_FSD, AVM_LARGE_LINE, isPositionLent, isTexasHomestead, leastDraw, maxCltvOf, texasMinDraw } from './limits.ts';
import { liensAhead, lienTotals, payoffTotalOf } from './obligations.ts';
import { type HoepaInput, hoepaTest } from '../regulation/hoepa.ts';
import { laterDrawsFor } from './later-draws.ts';
import { discountsOn, gridRate, sheetOf, tierOf } from './pricing.ts';
import type { Offer, RateSheet, UnderwriteInput } from './types.ts';

/** Smallest step between two bands, dollars. */
const CENT = 0.01;

/** The largest line that the home supports, before pricing. Dollars and percent. */
export interface Capacity {
  maxCltv: number;
  /** The value the line is computed from: the point value, or less its uncertainty where the lender requires it. */
  value: number;
  /** Liens that stay on the home, open lines of credit at their limit. */
  lienTotal: number;
  /** Whole dollars: CLTV, tier, product and valuation limits together; may be negative. */
  lineCap: number;
}

/** Max line = max CLTV × value − liens, then the smallest of product, tier and valuation limits, in whole dollars (lending §3.2). */
export function capacityOf(input: UnderwriteInput): Capacity {
  const sheet = sheetOf(input.product);
  const fsd = input.valueFsd ?? 0;
  const value = input.haircut ? roundHalfEven(new Decimal(input.value).times(new Decimal(1).minus(fsd))) : input.value;
  const maxCltv = Math.min(maxCltvOf(sheet, input.score, input.occupancy, input.state), input.product.maxHcltv ?? Infinity);
  const lienTotal = roundHalfEven(lienTotals(input.liens).staying);
  const byCltv = floorTo(roomUnder(maxCltv, value, lienTotal));
  const byValuation = fsd > AVM_FSD.mostForLargeLine ? AVM_LARGE_LINE : Infinity;
  const lineCap = Math.min(byCltv, input.product.maxLine, tierOf(sheet, input.score)?.maxLine ?? 0, byValuation);
  return { maxCltv, value, lienTotal, lineCap };
}

/**
 * Every offer: for each term and fee option one per CLTV band, contiguous to the cent in line and in draw (lending §3.6). `paymentRoom` is the
 * highest monthly payment in dollars that the income supports; Infinity ignores DTI. Qualified at the rate without autopay, so an offer still holds
 * without it, and on the amortized payment, which an interest-only line has to afford too.
 */
export function buildOffers(input: UnderwriteInput, paymentRoom: number | Decimal): Offer[] {
  const sheet = sheetOf(input.product);
  if (!isPositionLent(sheet, liensAhead(input.liens))) return [];
  const capacity = capacityOf(input);
  const bands = bandsOf(sheet, capacity);
  return input.product.terms.flatMap((term) =>
    input.product.feePercents.flatMap((fee) => ladder(input, { capacity, bands, paymentRoom }, term, fee)),
  );
}

/**
 * A band of one home, in which each line has one rate: its name, the CLTV up to which it goes in percent, the line from which its size counts and the
 * largest line within it in dollars.
 */
type Band = { readonly name: string; readonly upTo: number; readonly size: number; readonly top: number };

/** The bands that the home's maximum CLTV reaches, each divided where another size of line begins: the same for each term and fee. */
const bandsOf = ({ cltv, lineSizes }: RateSheet, { maxCltv, value, lienTotal }: Capacity): Band[] =>
  cltv
    .filter((_, index) => (cltv[index - 1]?.upTo ?? 0) < maxCltv)
    .flatMap((band, index, all) => {
      const upTo = Math.min(band.upTo, maxCltv);
      const top = floorTo(roomUnder(upTo, value, lienTotal), 2);
      const below = index === 0 ? -Infinity : floorTo(roomUnder(all[index - 1]?.upTo ?? 0, value, lienTotal), 2);
      return lineSizes.flatMap(({ from }, size) => {
        const ends = Math.min(top, plus(lineSizes[size + 1]?.from ?? Infinity, -CENT));
        const isIn = ends > below && (from <= top || size === 0);
        return isIn ? [{ name: from === 0 ? `${band.upTo}` : `${band.upTo}-${from}`, upTo, size: from, top: ends }] : [];
      });
    });

type Limits = { readonly capacity: Capacity; readonly bands: readonly Band[]; readonly paymentRoom: number | Decimal };

function ladder(input: UnderwriteInput, { capacity, bands, paymentRoom }: Limits, term: number, fee: number): Offer[] {
  const cap = input.product.feeCap ?? null;
  const firstDraw = smallestDraw(input, fee);
  if (firstDraw === null) return [];
  const offers: Offer[] = [];
  let from = firstDraw;
  for (const band of bands) {
    if (band.top < totalFromDraw(from, fee, cap)) continue;
    const priced = price(input, band, term, fee);
    if (!priced) break;
    const carried = paymentRoom === Infinity ? Infinity : principalFor(paymentRoom, priced.otherRate, term);
    const top = Math.min(band.top, capacity.lineCap, carried);
    const maxDraw = largestDraw(top, fee, cap);
    if (maxDraw < from || !feesAllowed(input, from, maxDraw, fee)) break;
    offers.push({
      id: `${term}y-${fee}-${band.name}`,
      type: 'FIXED',
      term,
      originationFee: fee,
      ...priced,
      min: totalFromDraw(from, fee, cap),
      max: top,
      minDraw: from,
      maxDraw,
    });
    if (top < band.top) break;
    from = plus(maxDraw, CENT);
  }
  return contiguous(wholeDollarEnd(offers, cap));
}

/** Rates in percent for one term, fee and band; null when not offered or is high-cost on a principal dwelling (lending §3.9). */
function price(
  input: UnderwriteInput,
  { upTo: cltv, size: line }: Band,
  term: number,
  fee: number,
): Pick<Offer, 'rate' | 'baseRate' | 'otherRate' | 'discountList' | 'laterDraws'> | null {
  const { score, occupancy, apor, index } = input;
  const ahead = liensAhead(input.liens);
  const baseRate = gridRate(sheetOf(input.product), { score, cltv, term, occupancy, feePercent: fee, liensAhead: ahead, line });
  if (baseRate === null) return null;
  const firstLien = ahead === 0;
  const laterDraws = laterDrawsFor(input.product.laterDraws, { score, occupancy, term, firstLien, apor, index });
  if (!laterDraws || isHighCost(input, { rate: baseRate, term, firstLien, laterDraws })) return null;
  const discountList = discountsOn(baseRate, input.product);
  const at = (wanted: string | null | undefined): number =>
    discountList.find((row) => row.discount === wanted)?.rateWithDiscount ?? baseRate;
  return {
    baseRate,
    rate: at(input.product.membershipDiscount ? 'ALL_IN' : 'AUTOPAY'),
    otherRate: at(input.product.membershipDiscount),
    discountList,
    laterDraws,
  };
}

/** The smallest draw in dollars for a fee option: the product's minimum, the payoffs it must pay, the Texas fee limit. */
function smallestDraw(input: UnderwriteInput, fee: number): number | null {
  const least = Math.max(leastDraw(input.product, input.state), ceilTo(payoffTotalOf(input)));
  if (!isTexasHomestead(input.state, input.occupancy)) return least;
  const texas = texasMinDraw(fee, texasCounted(costsFor(input)));
  return texas === null ? null : Math.max(least, texas);
}

/** A high-cost line is not offered: by its rate, or by its points and fees, each test by itself (12 CFR 1026.32(a)(1)). */
function isHighCost(
  { occupancy, apor, feeThresholds }: UnderwriteInput,
  looked: Partial<Omit<HoepaInput, 'occupancy' | 'apor' | 'feeThresholds'>>,
): boolean {
  return hoepaTest({ occupancy, apor, feeThresholds, rate: 0, term: 0, firstLien: false, line: 0, pointsAndFees: 0, ...looked }).highCost;
}

/** Points and fees at both ends of a band; the third-party costs are excluded (lending §3.9). */
function feesAllowed(input: UnderwriteInput, minDraw: number, maxDraw: number, fee: number): boolean {
  const cap = input.product.feeCap ?? null;
  return [minDraw, maxDraw].every(
    (draw) => !isHighCost(input, { line: totalFromDraw(draw, fee, cap), pointsAndFees: originationFee(draw, fee, cap) }),
  );
}

/** The last offer of a term and fee ends on a whole-dollar line and draw. */
function wholeDollarEnd(offers: Offer[], cap: number | null): Offer[] {
  const last = offers.at(-1);
  if (!last) return offers;
  const max = floorTo(last.max);
  const maxDraw = floorTo(largestDraw(max, last.originationFee, cap));
  return maxDraw < last.minDraw ? wholeDollarEnd(offers.slice(0, -1), cap) : [...offers.slice(0, -1), { ...last, max, maxDraw }];
}

/** Adjacent to the cent: each band's line starts one cent above the previous one. */
const contiguous = (offers: Offer[]): Offer[] =>
  offers.map((offer, index) => {
    const before = offers[index - 1];
    return before ? { ...offer, min: plus(before.max, CENT) } : offer;
  });

/** The largest draw to the cent whose line is not above `line`. */
function largestDraw(line: number, fee: number, cap: number | null): number {
  if (line <= 0) return 0;
  const draw = drawFromTotal(line, fee, cap);
  return totalFromDraw(draw, fee, cap) > line ? plus(draw, -CENT) : draw;
}

const roomUnder = (cltv: number, value: number, lienTotal: number): Decimal => new Decimal(value).times(cltv).div(100).minus(lienTotal);
