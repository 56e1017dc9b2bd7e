import { aprRangeOf } from '@hearthline/rules/offers/pricing.ts';
import { productOf } from './product.ts';
import type { HelocSettings } from './schema.ts';

const dollars = (amount: number): string => `$${amount.toLocaleString('en-US')}`;
const percent = (value: number): string => `${value.toFixed(2)}%`;

/** The numbered loan disclosures of the footer (B §1.6), with this lender's own figures. */
export function numberedDisclosures(heloc: HelocSettings): readonly string[] {
  const aprs = aprRangeOf(productOf(heloc));
  return [
    `Lines run from ${dollars(heloc.minLine)} to ${dollars(heloc.maxLine)}. What you can borrow depends on your home, your income and your credit.`,
    `APRs of the first draw run from ${percent(aprs.from)} to ${percent(aprs.to)} and are fixed for that draw. The APR of a later draw varies with the U.S. Prime Rate and is at most ${percent(heloc.laterDraws.maxRate)}. APRs for home equity lines of credit do not include costs other than interest.`,
    `The origination fee is up to ${percent(Math.max(...heloc.feePercents))} of the initial draw. It is added to your line.`,
    `A computer estimate of your home’s value (AVM) costs ${dollars(heloc.prices.avm)}.`,
    `A manual notary visit, where your state requires one, costs ${dollars(heloc.prices.notary)}.`,
    `Recording fees run from $0 to ${dollars(heloc.prices.recording)}.`,
    `Recording tax runs from $0 to ${dollars(heloc.prices.recordingTax)} per $100,000 and depends on your state and county.`,
  ];
}
