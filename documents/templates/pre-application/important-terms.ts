import { leastDraw } from '@hearthline/rules/offers/limits.ts';
import { drawYears, monthlyPayment, monthsOf } from '@hearthline/rules/offers/payments.ts';
import { FEE_NAMES } from '@hearthline/rules/offers/costs.ts';
import type { DocumentData } from '../document-data.ts';
import { heading, list, text, when } from '../../pdf/blocks.ts';
import { apr, dollars, money, percent, type Template } from '../template.ts';

/** The example's balance in dollars (12 CFR 1026.40(d)(5)(iii)), and a recent rate, percent. */
const EXAMPLE = { balance: 10_000, rate: 9.25 } as const;

/** '4.99%, 2.99% of the first draw, or none'. */
const originationFees = (percents: readonly number[]): string =>
  `${percents
    .filter((fee) => fee > 0)
    .map(percent)
    .join(', ')} of the first draw${percents.includes(0) ? ', or none' : ''}`;

/** Important terms of a home equity line, given with the application: 12 CFR 1026.40(d), lending §2.3. */
export const importantTerms: Template<DocumentData['HELOC_IMPORTANT_TERMS']> = {
  version: '2026-11',
  title: () => 'Important terms of your home equity line of credit',
  blocks: ({ product, state, minLaterDraw }, { heloc, name }) => [
    text('This document tells you the main terms of our line. **Keep a copy for your records.**', 'lead'),
    heading('When these terms hold'),
    text(
      'The terms below are those of today. To get them, you have to apply before we change them. If a term changes before your line is opened, other than by a change of an index, and you then decide not to go on, **we return every fee you paid** for the application. We also ask for no fee that we keep until three business days after you get this document.',
    ),
    heading('Security: your home'),
    text(
      'We take a security interest in your home. **You could lose your home** if you do not keep the promises of your agreement with us.',
    ),
    heading('What we may do'),
    text('We can end your line and ask for the whole balance at once if:'),
    list(
      'you commit fraud or make a material misstatement about the line;',
      'you do not pay as agreed; or',
      'you act, or fail to act, in a way that harms our security in your home.',
    ),
    text('We can refuse more draws or reduce your limit if:'),
    list(
      'your home is worth much less than at the time of your application;',
      'we have reason to believe that you cannot pay because your finances changed materially;',
      'you break a material promise of the agreement;',
      'a public authority keeps us from charging the agreed rate, or puts our security behind others, so that its value is under 120% of the line; or',
      'a regulator tells us that more draws would be unsafe and unsound.',
    ),
    text(
      'The agreement lets us make certain changes at times it names, and changes that help you. If you ask, we tell you more about when each of these may happen.',
    ),
    heading('How you draw and pay'),
    text(
      `The whole line, less the origination fee, is drawn when it is opened. During the draw period you can draw again what you have paid down. After it you cannot draw. ${product.ageRestricted ? 'Each month you pay the interest of the month, rounded up to whole dollars. These payments do not reduce what you owe: the balance is due in one payment at the end of the term.' : 'Each month you pay an equal amount that pays off each draw, with interest, by the end of the term.'}`,
    ),
    {
      kind: 'table',
      caption: `What ${dollars(EXAMPLE.balance)} costs at an APR of ${apr(EXAMPLE.rate)}, a rate we gave lately`,
      head: ['Term', 'Draw period', 'Monthly payment', 'Payments'],
      align: ['left', 'right', 'right', 'right'],
      rows: product.terms.map((years) => [
        `${years} years`,
        `${drawYears(years)} years`,
        money(
          product.ageRestricted ? Math.ceil((EXAMPLE.balance * EXAMPLE.rate) / 1200) : monthlyPayment(EXAMPLE.balance, EXAMPLE.rate, years),
        ),
        product.ageRestricted ? `${monthsOf(years)}, then the balance` : String(monthsOf(years)),
      ]),
    },
    text(
      `If you pay only the smallest payment on a balance of ${dollars(EXAMPLE.balance)} and draw nothing more, it takes the time shown to pay it off. The smallest payment never lets the balance grow.`,
      'small',
    ),
    heading('Annual percentage rate (APR)'),
    text(
      `The APR of your first draw is fixed for its life. It is between ${apr(heloc.aprRange.from)} and ${apr(heloc.aprRange.to)}, and depends on your credit, your home, the amount, the term and the fee you choose. **The APR does not include costs other than interest.**`,
    ),
    text(
      `The APR of a later draw is set on the day of the draw and then fixed for the life of that draw. It is the U.S. Prime Rate published in The Wall Street Journal on that day plus a margin. Ask us for the rate and margin of today. It is never more than ${apr(heloc.aprRange.to)}.`,
    ),
    text(
      `If you let us collect payments automatically, your APR is lower by ${percent(product.autopayDiscount)}. You do not have to.${product.membershipDiscountSize > 0 ? ` Members of ${name} get ${percent(product.membershipDiscountSize)} off the APR.` : ''}`,
    ),
    heading('Fees'),
    {
      kind: 'table',
      caption: 'What opening a line costs',
      head: ['Fee', 'Paid to', 'Amount'],
      align: ['left', 'left', 'right'],
      widths: [2.2, 1.3, 2],
      rows: [
        ['Origination fee, added to your line', name, originationFees(product.feePercents)],
        [FEE_NAMES.AVM_FEE, 'Others', money(heloc.valuationFee)],
        ['Notary visit, where one is needed', 'Others', money(heloc.notaryFee)],
        [FEE_NAMES.RECORDING_FEE, 'County', `$0 to ${dollars(heloc.recordingFeeMax)}`],
        ['Recording tax, in some states', 'State or county', `$0 to ${dollars(heloc.recordingTaxMax)} for each $100,000`],
      ],
    },
    text(
      'If you ask, we itemize the fees to others for your home. You must carry insurance on your home. There is no yearly fee, no fee for a draw, no fee for a late payment, and no fee for paying early.',
    ),
    heading('Limits'),
    text(
      `Lines run from ${dollars(leastDraw(product, state))} to ${dollars(product.maxLine)}. The first draw is the whole line, less the fee. Each later draw is at least ${dollars(minLaterDraw)}.`,
    ),
    heading('Tax'),
    text('Ask a tax adviser whether the interest and the fees can be deducted.'),
    ...when(state === 'TX', text('Texas: if the home is your homestead, other limits hold. You get them in a separate notice.', 'small')),
    text(
      'The Consumer Financial Protection Bureau explains lines like this one in its booklet “What you should know about home equity lines of credit”. You get it with this document: at consumerfinance.gov, or from us on paper.',
      'small',
    ),
  ],
};
