import type { HelocSettings } from './schema.ts';

const dollars = (amount: number): string => `$${amount.toLocaleString('en-US')}`;
const percent = (value: number): string => `${value.toFixed(2)}%`;

/** The numbered loan disclosures of the footer (B §1.6), with this lender's own figures. */
export function numberedDisclosures(heloc: HelocSettings): readonly string[] {
  return [
    `Lines run from ${dollars(heloc.minLine)} to ${dollars(heloc.maxLine)}. What you can borrow depends on your home, your income and your credit.`,
    `APRs run from ${percent(heloc.aprRange.from)} to ${percent(heloc.aprRange.to)}. APRs for home equity lines of credit do not include costs other than interest.`,
    `The origination fee is up to ${percent(Math.max(...heloc.feePercents))} of the initial draw. It is added to your line.`,
    `A computer estimate of your home’s value (AVM) costs ${dollars(heloc.valuationFee)}.`,
    `A manual notary visit, where one is needed, costs ${dollars(heloc.notaryFee)}.`,
    `Recording fees run from $0 to ${dollars(heloc.recordingFeeMax)}.`,
    `Recording tax runs from $0 to ${dollars(heloc.recordingTaxMax)} per $100,000 and depends on your state and county.`,
  ];
}
