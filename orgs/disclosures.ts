import { aprRangeOf } from '@hearthline/rules/offers/apr-range.ts';
import { productOf } from './product.ts';
import type { HelocSettings } from './heloc-settings.ts';

const dollars = (amount: number): string => `$${amount.toLocaleString('en-US')}`;
const percent = (value: number): string => `${value.toFixed(2)}%`;

/** The prices of an organization: dollars, percent; null where a fee has no cap. */
export type Pricing = {
  readonly originationFeeMax: number;
  readonly originationFeeCap: number | null;
  readonly avmFee: number;
  readonly notaryFee: number;
  readonly recordingFeeMax: number;
  readonly recordingTaxMax: number;
};
/** One of the several objects in which they are given (B §1.3). */
export type PricingPart = Partial<Pricing>;

/** The prices of a lender's line, in the several objects in which they are given (B §1.3). */
export const pricingDataOf = ({ feePercents, feeCap, prices }: Pick<HelocSettings, 'feePercents' | 'feeCap' | 'prices'>): PricingPart[] => [
  { originationFeeMax: Math.max(...feePercents), originationFeeCap: feeCap },
  { avmFee: prices.avm, notaryFee: prices.notary, recordingFeeMax: prices.recording, recordingTaxMax: prices.recordingTax },
];

/** The objects read as one; the later value counts. RangeError when a price is in none. */
export function pricingOf(parts: readonly PricingPart[]): Pricing {
  const all: PricingPart = Object.assign({}, ...parts);
  const { originationFeeMax, originationFeeCap = null, avmFee, notaryFee, recordingFeeMax, recordingTaxMax } = all;
  const prices = { originationFeeMax, avmFee, notaryFee, recordingFeeMax, recordingTaxMax };
  const missing = Object.entries(prices).find(([, price]) => price === undefined);
  if (missing) throw new RangeError(`The organization has no ${missing[0]}`);
  return { ...(prices as Omit<Pricing, 'originationFeeCap'>), originationFeeCap };
}

/** The numbered loan disclosures of the footer (B §1.6), with this lender's own figures. */
export function numberedDisclosures(heloc: HelocSettings, pricing: Pricing): readonly string[] {
  const { originationFeeMax, originationFeeCap, avmFee, notaryFee, recordingFeeMax, recordingTaxMax } = pricing;
  const aprs = aprRangeOf(productOf(heloc));
  return [
    `Lines run from ${dollars(heloc.minLine)} to ${dollars(heloc.maxLine)}. What you can borrow depends on your home, your income and your credit.`,
    `APRs of the first draw run from ${percent(aprs.from)} to ${percent(aprs.to)} and are fixed for that draw. The APR of a later draw varies with the U.S. Prime Rate and is at most ${percent(heloc.laterDraws.maxRate)}. APRs for home equity lines of credit do not include costs other than interest.`,
    `The origination fee is up to ${percent(originationFeeMax)} of the first draw${originationFeeCap === null ? '' : `, ${dollars(originationFeeCap)} at most`}. It is added to your line.`,
    `An automated valuation (AVM) of your home costs ${dollars(avmFee)}.`,
    `A notary in person, where your state requires one, costs from $0 to ${dollars(notaryFee)}. Your offer says what yours costs.`,
    `Recording fees run from $0 to ${dollars(recordingFeeMax)}.`,
    `Recording tax runs from $0 to ${dollars(recordingTaxMax)} per $100,000 and depends on your state and county.`,
  ];
}

/** The numbered disclosures that other settings would change: each as it is and as it would be. */
export function changedDisclosures(before: HelocSettings, after: HelocSettings): { readonly before: string; readonly after: string }[] {
  const [now, then] = [before, after].map((heloc) => numberedDisclosures(heloc, pricingOf(pricingDataOf(heloc))));
  return (now ?? []).flatMap((sentence, i) =>
    then?.[i] === undefined || then[i] === sentence ? [] : [{ before: sentence, after: then[i] }],
  );
}
