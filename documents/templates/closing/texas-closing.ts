import { roundHalfEven, sum } from '@hearthline/rules/money.ts';
import type { DocumentData, LineTerms } from '../document-data.ts';
import { box, facts, heading, list, text } from '../../pdf/blocks.ts';
import { addressOf, apr, contact, day, money, names, percent, signatures, type Template, weekdayOf } from '../template.ts';

/** The origination fee and the costs that the borrower pays, dollars. */
const paidByYou = ({ originationFee, costs }: LineTerms): number =>
  roundHalfEven(sum([originationFee, ...costs.filter(({ paidBy }) => paidBy === 'BORROWER').map(({ amount }) => amount)]));

/**
 * The final itemized disclosure of the actual fees, points, interest, costs and charges of a Texas homestead: received at least one business day
 * before closing, with a copy of the application (Tex. Const. art. XVI s.50(a)(6)(M)(ii); 7 TAC 153.13).
 */
export const texasClosingCosts: Template<DocumentData['TEXAS_CLOSING_COSTS']> = {
  version: '2026-11',
  title: () => 'Itemized disclosure of fees, points, interest, costs and charges',
  blocks: (data, lender) => [
    text(
      `These are the actual fees, points, interest, costs and charges of your line. **It cannot close before ${weekdayOf(data.earliest)}**, and not before one business day after each owner has received this disclosure.`,
      'lead',
    ),
    facts(['For each owner of the home', names(data.owners)], ['Home', addressOf(data.property)], ['Given on', day(data.on)]),
    {
      kind: 'table',
      caption: 'Fees, points, costs and charges',
      head: ['What for', 'Paid by', 'Amount'],
      align: ['left', 'left', 'right'],
      widths: [3, 1.4, 1.2],
      rows: [
        [`Points: origination fee, ${percent(data.terms.feePercent)} of the first draw`, 'You', money(data.terms.originationFee)],
        ...data.terms.costs.map((cost) => [cost.label, cost.paidBy === 'BORROWER' ? 'You' : lender.name, money(cost.amount)]),
        ...data.lenderPays.map((label) => [label, lender.name, 'Nothing to you']),
        ['What you pay', '', money(paidByYou(data.terms))],
      ],
      total: true,
    },
    text(
      `The Texas Constitution allows fees of at most 2% of the line: ${money(data.limit)} of ${money(data.terms.line)}. An appraisal by a third-party appraiser, a survey, the state base premium for title insurance and a title examination report are not counted. Of yours, ${money(data.counted)} are counted.`,
    ),
    heading('Interest'),
    facts(
      ['APR of the first draw', apr(data.terms.apr)],
      ['Interest for a day on the first draw and the origination fee', money(data.perDay)],
      ['Monthly payment', money(data.terms.payment)],
      ['Term', `${data.terms.termYears} years`],
    ),
    heading('Where the money goes'),
    facts(
      ['Your line', money(data.terms.line)],
      ['First draw', money(data.terms.draw)],
      ...data.terms.payoffs.map(({ creditor, amount }) => [`Paid to ${creditor}`, money(amount)] as const),
      ['Cash to you', money(data.terms.cashToBorrower)],
    ),
    heading('What comes with it'),
    list(
      `A copy of your application of ${day(data.applied)}: the “Summary of your application” beside this document.`,
      'If an amount changes before closing, you get this disclosure again, and the closing moves by one business day.',
      'You sign nothing at home. Agreement, deed and the acknowledgment of the value of your home are signed in one meeting, at the office of the lender, an attorney or a title company.',
    ),
    text(contact(lender)),
  ],
};

/**
 * The written acknowledgment, by the owners and the lender, of the fair market value of a Texas homestead on the day the line closes (Tex. Const.
 * art. XVI s.50(a)(6)(Q)(ix)); the lender may rely on it where it is the value of an appraisal or evaluation (s.50(h)).
 */
export const texasFairMarketValue: Template<DocumentData['TEXAS_FAIR_MARKET_VALUE']> = {
  version: '2026-11',
  title: () => 'Acknowledgment of fair market value',
  blocks: (data, lender) => [
    text(
      `On the date this extension of credit is made, the owners and ${lender.legalName} acknowledge in writing that the fair market value of the homestead is **${money(data.value)}**.`,
      'lead',
    ),
    facts(
      ['Homestead', addressOf(data.property)],
      ['Fair market value', money(data.value)],
      ['Estimated by', data.basis],
      ['As of', day(data.valuedOn)],
      ['Order number of the appraisal or evaluation', data.reference],
    ),
    text(
      'The appraisal or evaluation named here was prepared for this line under the requirements of state or federal law. It is attached to this acknowledgment by reference.',
    ),
    box(
      text(
        'Tex. Const. art. XVI s.50(a)(6)(B), (Q)(ix) and (h): all debts secured by the homestead may not be more than 80 percent of this value on the day the line is made.',
        'law',
      ),
    ),
    signatures('The value of your home', [...data.signers, { name: `For ${lender.legalName}`, capacity: 'LENDER', party: 'lender' }]),
  ],
};
