import type { ReasonCode, StateCode } from '../../enums.ts';
import { Decimal, roundHalfEven, sum } from '../../money.ts';
import { aprRangeOf } from '../apr-range.ts';
import { quote } from '../quote.ts';
import { isDrawOnOffer } from '../selection.ts';
import type { MarketRates, Offer, ProductSettings } from '../types.ts';
import { offersOf, type Quotable, underwrite } from '../underwrite.ts';
import { type FairLendingCount, fairLendingCounts } from './fair-lending.ts';
import { type SampleBorrower, sampleBorrowers } from './sample-borrowers.ts';

/**
 * The offer of the term and fee that a borrower wants, or else the one with the lowest rate, at the draw that is wanted or the nearest to it. Dollars,
 * percent, years.
 */
export type BestOffer = {
  /** Before and after the discount for automatic payments and membership. */
  readonly rate: number;
  readonly apr: number;
  readonly draw: number;
  readonly line: number;
  readonly payment: number;
  readonly term: number;
  readonly feePercent: number;
};
/** What the settings make of a borrower: the best offer, or the first reason why there is none. */
export type Outcome = { readonly best: BestOffer; readonly reason: null } | { readonly best: null; readonly reason: ReasonCode | null };
export type ImpactRow = { readonly borrower: SampleBorrower; readonly before: Outcome; readonly after: Outcome };

/** Of all borrowers, and of those approved: means, null where nobody is. */
export type Totals = {
  readonly approved: number;
  readonly declined: number;
  readonly meanRate: number | null;
  readonly meanLine: number | null;
};
export type Impact = {
  readonly rows: readonly ImpactRow[];
  readonly before: Totals;
  readonly after: Totals;
  readonly newlyApproved: number;
  readonly newlyDeclined: number;
  /** Borrowers whose outcome differs in any figure. */
  readonly changed: number;
  readonly range: { readonly before: ReturnType<typeof aprRangeOf>; readonly after: ReturnType<typeof aprRangeOf> };
  readonly fairLending: readonly FairLendingCount[];
};

const nearest = (values: readonly number[], wanted: number): number[] =>
  values.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted)).slice(0, 1);

/** The product with the term and the fee alone that a borrower wants, as near as it has them. */
const wantedOf = ({ wanted }: SampleBorrower, product: ProductSettings): ProductSettings => ({
  ...product,
  terms: nearest(product.terms, wanted.term),
  feePercents: [wanted.smallestFee ? Math.min(...product.feePercents) : Math.max(...product.feePercents)],
});

const lowestAt = (offers: readonly Offer[], draw: number): Offer | undefined =>
  offers
    .filter((offer) => isDrawOnOffer(offer, draw))
    .toSorted((a, b) => a.rate - b.rate || a.originationFee - b.originationFee || a.term - b.term)[0];

/** The best of the offers for a borrower. */
function bestOf({ home, wanted }: SampleBorrower, found: Quotable, product: ProductSettings): BestOffer | null {
  if (found.offers.length === 0) return null;
  const most = Math.max(...found.offers.map(({ maxDraw }) => maxDraw));
  const least = Math.min(...found.offers.map(({ minDraw }) => minDraw));
  const draw = Math.max(least, Math.min(wanted.draw, most));
  const offer = lowestAt(found.offers, draw);
  if (!offer) return null;
  const { term, originationFee: feePercent, baseRate: rate } = offer;
  const { membershipDiscount: membership = null, ageRestricted } = product;
  const result = quote({ underwriting: found, value: home.value, draw, term, feePercent, payType: 'AUTOPAY', membership, ageRestricted });
  if (!result.ok) return null;
  const { apr, lineAmount: line, monthlyPayment: payment } = result.quote;
  return { rate, apr, draw, line, payment, term, feePercent };
}

/**
 * The outcome of one borrower by the product's own underwriting and quote. What they want is asked first: who gets it is approved, because the offers of a
 * term and fee depend on no other. Only the others are underwritten with every term and fee.
 */
export function outcomeOf(borrower: SampleBorrower, product: ProductSettings, market: MarketRates): Outcome {
  const wanted = wantedOf(borrower, product);
  const first = bestOf(borrower, offersOf({ ...borrower.home, product: wanted, ...market }), product);
  if (first) return { best: first, reason: null };
  const found = underwrite({ ...borrower.home, product, ...market });
  const best = bestOf(borrower, found, product);
  return best ? { best, reason: null } : { best: null, reason: found.reasons[0] ?? null };
}

/** The mean to the cent or hundredth; null of nothing. */
export const meanOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : roundHalfEven(new Decimal(sum(values)).div(values.length));

const totalsOf = (outcomes: readonly Outcome[]): Totals => {
  const offers = outcomes.flatMap(({ best }) => best ?? []);
  return {
    approved: offers.length,
    declined: outcomes.length - offers.length,
    meanRate: meanOf(offers.map(({ rate }) => rate)),
    meanLine: meanOf(offers.map(({ line }) => line)),
  };
};

const FIGURES = ['rate', 'apr', 'draw', 'line', 'payment', 'term', 'feePercent'] as const satisfies readonly (keyof BestOffer)[];
/** Whether the settings make a difference to a borrower. */
export const isChanged = ({ before, after }: Pick<ImpactRow, 'before' | 'after'>): boolean =>
  before.reason !== after.reason || FIGURES.some((figure) => before.best?.[figure] !== after.best?.[figure]);

/** Settings as they are and as they would be. */
export type SettingsPair = { readonly before: ProductSettings; readonly after: ProductSettings };

/** What other settings would do to one borrower, with the published rates of a day. */
export const triedOn = (borrower: SampleBorrower, { before, after }: SettingsPair, market: MarketRates): ImpactRow => ({
  borrower,
  before: outcomeOf(borrower, before, market),
  after: outcomeOf(borrower, after, market),
});

/** What other settings would do to many borrowers together. */
export function impactFrom(rows: readonly ImpactRow[], settings: SettingsPair): Impact {
  const count = (test: (row: ImpactRow) => boolean): number => rows.filter(test).length;
  return {
    rows,
    before: totalsOf(rows.map(({ before }) => before)),
    after: totalsOf(rows.map(({ after }) => after)),
    newlyApproved: count(({ before, after }) => !before.best && after.best !== null),
    newlyDeclined: count(({ before, after }) => before.best !== null && !after.best),
    changed: count(isChanged),
    range: { before: aprRangeOf(settings.before), after: aprRangeOf(settings.after) },
    fairLending: fairLendingCounts(rows),
  };
}

/** What other settings would do to 500 invented borrowers, the same for a seed. */
export const impactOf = (
  settings: SettingsPair,
  { market, states, seed }: { readonly market: MarketRates; readonly states: readonly StateCode[]; readonly seed: number },
): Impact =>
  impactFrom(
    sampleBorrowers(seed, states, settings.after.ageRestricted).map((borrower) => triedOn(borrower, settings, market)),
    settings,
  );
