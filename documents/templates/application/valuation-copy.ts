import type { DocumentData } from '../document-data.ts';
import { facts, heading, list, text } from '../../pdf/blocks.ts';
import { addressee, addressOf, contact, day, dollars, type Template } from '../template.ts';

type Data = DocumentData['VALUATION_COPY'];

/** Each kind of valuation: what it is called, how it is made, and what stands before its maker. */
const KINDS: Readonly<Record<Data['what'], { readonly name: string; readonly how: string; readonly by: string }>> = {
  MODEL: {
    name: 'Automated valuation',
    how: 'A computer model estimated the value from public records and sales nearby. Nobody visited the home.',
    by: 'Model',
  },
  OPINION: {
    name: 'Broker price opinion',
    how: 'A licensed real estate broker looked at the home from outside and compared it with sales nearby.',
    by: 'Broker’s license',
  },
  EVALUATION: {
    name: 'Property evaluation',
    how: 'A valuer looked at the home from outside and compared it with sales nearby.',
    by: 'Valuer’s license',
  },
  APPRAISAL: {
    name: 'Appraisal',
    how: 'A licensed appraiser visited the home and compared it with sales nearby.',
    by: 'Appraiser’s license',
  },
};

/** "+$4,000", "−$4,000". */
const signed = (amount: number): string => `${amount < 0 ? '−' : '+'}${dollars(Math.abs(amount))}`;

/** Copy of a valuation: 12 CFR 1002.14(a)(1); what counts as one, comment 14(b)(3)-1. */
export const valuationCopy: Template<Data> = {
  version: '2026-11',
  title: ({ what }) => `Copy of the valuation of your home: ${KINDS[what].name.toLowerCase()}`,
  blocks: (data, lender) => [
    addressee(data.applicants[0] ?? '', data),
    text(
      `${lender.name} had ${addressOf(data.property)} valued for your application. This is your copy. You get a copy of every valuation, even if your line is not opened, and pay nothing for the copy.`,
      'lead',
    ),
    {
      kind: 'figures',
      items: [
        { label: 'Value', value: dollars(data.value), note: `As of ${day(data.asOf)}` },
        { label: 'Lowest likely value', value: dollars(data.low) },
        { label: 'Highest likely value', value: dollars(data.high) },
      ],
    },
    facts(
      ['Property', addressOf(data.property)],
      ['Kind of valuation', KINDS[data.what].name],
      [KINDS[data.what].by, data.by],
      ['Value as of', day(data.asOf)],
      ...(data.report ? [['Condition of the home', data.report.condition] as const] : []),
    ),
    text(KINDS[data.what].how),
    ...(data.report?.comparables.length
      ? [
          heading('Sales it was compared with'),
          list(
            ...data.report.comparables.map(
              (sale) =>
                `${sale.address}: sold for ${dollars(sale.price)} on ${day(sale.soldOn)}; ${sale.livingArea.toLocaleString('en-US')} square feet, ${sale.distance} miles away; adjusted by ${signed(sale.adjustment)} for what differs`,
            ),
          ),
        ]
      : []),
    ...(data.report?.repairs.length
      ? [heading('Repairs noted'), list(...data.report.repairs.map(({ what, cost }) => `${what}: about ${dollars(cost)}`))]
      : []),
    heading('What you can do'),
    text(
      'Check the address and the description of the home. If something is wrong, tell us before you sign. You may also have the home appraised for your own use, at your own cost.',
    ),
    text('If our lien will be the first on the home, we open your line no sooner than three business days after you got this copy.'),
    text(contact(lender)),
  ],
};
