import { PAYABLE, pricesOf } from '@hearthline/rules/offers/costs.ts';
import type { DocumentData } from '../document-data.ts';
import { facts, heading, list, text } from '../../pdf/blocks.ts';
import { contact, money, percent, type Template } from '../template.ts';

/** What a mortgage banker discloses in New York before it takes an application or any fee: 3 NYCRR 38.3; N.Y. Tax Law s.253. */
export const nyApplicationDisclosures: Template<DocumentData['NY_APPLICATION_DISCLOSURES']> = {
  version: '2026-11',
  title: () => 'New York application disclosures',
  blocks: ({ product }, lender) => {
    const prices = pricesOf(product);
    return [
      text(`${lender.legalName} gives you these disclosures before it takes your application or any fee.`, 'lead'),
      heading('Fees before the closing'),
      facts(
        ['Application fee', 'None'],
        ['Credit report fee', 'None, because we pay for your credit report'],
        ['Appraisal inside the home, only if no other valuation finds a value', `${money(prices.appraisal)}. ${PAYABLE.appraisal}`],
      ),
      heading('Fees at the closing'),
      facts(
        [
          'Origination fee, as you choose',
          `${percent(Math.min(...product.feePercents))} to ${percent(Math.max(...product.feePercents))} of the first draw`,
        ],
        ['Home valuation (AVM)', `${money(prices.avm)} at most. ${PAYABLE.avm}`],
        ['County recording fee', `${money(prices.recording)} at most`],
        [
          'Mortgage recording tax',
          'By the rate of your county, which your offers show; we pay the special additional tax of 0.25% ourselves',
        ],
      ),
      heading('When your rate is set'),
      text(
        'The rate of your first draw is set when you choose an offer. We hold it until the day your offer shows, at no cost. It changes only if what we verify differs from what you told us. Then you choose again.',
      ),
      heading('What to know'),
      list(
        'We make the loan ourselves. We may transfer it, or its servicing, to another company.',
        'Applying does not mean that we will open a line for you. We tell you our decision within 30 days of a complete application.',
        'If we refuse, our notice gives the reasons. You may ask for a copy of the valuation of your home.',
        'A complaint about us can be made to the New York State Department of Financial Services: dfs.ny.gov, 800-342-3736.',
      ),
      text('**It is a crime to intentionally falsify information on this application.**'),
      text(contact(lender)),
    ];
  },
};

/** Where the state's pamphlet for applicants is: it may be given by a link (N.Y. Banking Law s.35(1)), not later than three business days after the application. */
export const nyPamphlet: Template<DocumentData['NY_MORTGAGE_PAMPHLET']> = {
  version: '2026-11',
  title: () => 'What mortgage applicants need to know',
  blocks: (_data, lender) => [
    text(
      'The New York State Department of Financial Services publishes a pamphlet for everyone who applies for a loan secured by a home. Read it before you decide: **dfs.ny.gov, “What Mortgage Applicants Need to Know”**.',
      'lead',
    ),
    text('It is there in English and in the languages that are most common in the state, and it says what your rights are. Among them:'),
    list(
      'to compare and negotiate what different brokers and lenders charge;',
      'to ask a mortgage broker to explain what they are responsible for;',
      'to know how much a broker is paid by you and by the lender;',
      'to get a clear and truthful explanation of the terms;',
      'to know whether the rate is fixed or can change, and whether the loan can be transferred or refinanced.',
    ),
    text('If you want the pamphlet on paper, we send it to you at no cost.'),
    text(contact(lender)),
  ],
};
