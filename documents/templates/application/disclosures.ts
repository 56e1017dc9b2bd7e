import type { DocumentData } from '../document-data.ts';
import { box, heading, list, text, when } from '../../pdf/blocks.ts';
import { contact, day, money, percent, type Template } from '../template.ts';
import { keyFigures, moneyTable } from './terms.ts';

/** Fees, housing counselors, copy of the valuation, state notices: 12 CFR 1024.20, 1002.14; lending §1.2 row 12. */
export const applicationDisclosures: Template<DocumentData['APPLICATION_DISCLOSURES']> = {
  version: '2026-11',
  title: () => 'Disclosures for your application',
  blocks: (data, lender) => [
    text('You chose an offer. These are its terms, its fees, and some rights you have.', 'lead'),
    keyFigures(data.terms),
    moneyTable(data.terms),
    {
      kind: 'table',
      caption: 'All fees',
      head: ['Fee', 'Paid by', 'Amount'],
      align: ['left', 'left', 'right'],
      widths: [3, 1.4, 1.2],
      rows: [
        [`Origination fee, ${percent(data.terms.feePercent)} of the first draw`, 'You, from the line', money(data.terms.originationFee)],
        ...data.terms.costs.map((cost) => [
          cost.label,
          cost.paidBy === 'BORROWER' ? 'You, from the draw' : lender.name,
          money(cost.amount),
        ]),
      ],
    },
    text('If a term changes before your line is opened and you then decide not to continue, we return every fee you paid.'),
    // Of every application: whether the line is a first lien is settled by the full title search only (12 CFR 1002.14(a)(2)).
    heading('Right to a copy of the valuation'),
    text(
      'We may order an appraisal or another valuation to determine what your home is worth, and charge you for it. We promptly give you a copy, even if your line is not opened. You can pay for a further valuation for your own use at your own cost.',
    ),
    heading('Equal credit'),
    text(
      'We treat every application alike. You do not have to tell us about alimony, child support or separate maintenance income if you do not want us to count it.',
    ),
    ...when(data.state === 'NY', box(text('**It is a crime to intentionally falsify information on this application.**', 'law'))),
    heading('Housing counselors near you'),
    text(
      data.counselors.agencies.length === 0
        ? `The list that we got from the U.S. Department of Housing and Urban Development (HUD) on ${day(data.counselors.on)} has no agency near ZIP code ${data.counselors.zip}. Find one at consumerfinance.gov/find-a-housing-counselor or hud.gov, or call 855-411-2372 or 800-569-4287.`
        : `The agencies below are approved by the U.S. Department of Housing and Urban Development (HUD). They can help you decide whether this line is right for you, often at no cost. They are the nearest to ZIP code ${data.counselors.zip} on the list we got from HUD on ${day(data.counselors.on)}. Find more at consumerfinance.gov/find-a-housing-counselor or hud.gov, or call 855-411-2372 or 800-569-4287.`,
    ),
    ...when(data.counselors.agencies.length > 0, {
      kind: 'table',
      caption: 'Counseling agencies',
      head: ['Agency', 'Telephone, website', 'Languages, services', 'Miles'],
      align: ['left', 'left', 'left', 'right'],
      widths: [2.4, 1.7, 2.4, 0.6],
      rows: data.counselors.agencies.map(({ name: agency, address, phone, website, languages, services, miles }) => [
        `${agency}, ${address}`,
        [phone, website].filter(Boolean).join(', '),
        `${languages.join(', ')}. ${services.join('; ')}`,
        miles.toFixed(1),
      ]),
    }),
    heading('What happens next'),
    list(
      'You read and sign the summary of your application.',
      'We get your full credit report and verify your income, identity and home.',
      'We tell you our decision within 30 days of a complete application.',
    ),
    text(contact(lender)),
  ],
};
