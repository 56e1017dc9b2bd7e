import { laterDrawCap, laterDrawRate } from '@hearthline/rules/offers/later-draws.ts';
import { leastDraw } from '@hearthline/rules/offers/limits.ts';
import { drawYears, monthsOf, paymentCourse, paymentFor } from '@hearthline/rules/offers/payments.ts';
import { aprRangeOf } from '@hearthline/rules/offers/apr-range.ts';
import { gridRate, sheetOf } from '@hearthline/rules/offers/pricing.ts';
import { FEE_NAMES, PAYABLE, pricesOf } from '@hearthline/rules/offers/costs.ts';
import type { DocumentData } from '../document-data.ts';
import { heading, list, text, when } from '../../pdf/blocks.ts';
import { apr, dollars, money, percent, type Template } from '../template.ts';
import { EXAMPLE_BALANCE, highestRateExample, historicalExample, indexOn, laterDrawRules } from '../variable-rate.ts';

/** The score tier whose rates and margin the examples use, and the share of the home's value that is borrowed in them, percent. */
const EXAMPLE_SCORE = 740;
const EXAMPLE_CLTV = 70;

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
  blocks: ({ on, product, state, minLaterDraw, mainHome, index, indexHistory, apor }, { name }) => {
    const { ageRestricted: interestOnly, laterDraws } = product;
    const sheet = sheetOf(product);
    const occupancy = mainHome ? 'HOME' : 'SECONDARY';
    // The lender's rates of the day (12 CFR 1026.40(d)(5)(iii): a recent rate), with its highest origination fee and without a discount.
    const course = (years: number) => {
      const feePercent = Math.max(...product.feePercents);
      const rate = gridRate(sheet, { score: EXAMPLE_SCORE, cltv: EXAMPLE_CLTV, term: years, occupancy, feePercent }) ?? 0;
      const payment = paymentFor(EXAMPLE_BALANCE, rate, years, interestOnly);
      return { rate, payment, last: paymentCourse(EXAMPLE_BALANCE, rate, years, payment).last };
    };
    const courses = product.terms.map((years) => ({ years, ...course(years) }));
    const caps = product.terms.map((term) => ({
      term,
      maxRate: laterDrawCap(laterDraws.maxRate, { occupancy, term, firstLien: false, apor }),
    }));
    const marginRows = sheet.tiers.map(({ score }, i) => {
      const tier = laterDraws.margins[i]?.margin ?? 0;
      const at = laterDrawRate(index.percent, { margin: tier, maxRate: laterDraws.maxRate });
      return [i === 0 ? `${score} or more` : `${score} to ${(sheet.tiers[i - 1]?.score ?? 0) - 1}`, percent(tier), apr(at)];
    });
    const half = Math.ceil(marginRows.length / 2);
    const margin = laterDraws.margins.find(({ score }) => score === EXAMPLE_SCORE)?.margin ?? 0;
    const prices = pricesOf(product);
    const aprs = aprRangeOf(product, { index, ...(apor && { apor }) });
    return [
      text('This document tells you the main terms of our line. **Keep a copy for your records.**', 'lead'),
      heading('When these terms hold'),
      text(
        'The terms below are those of today. To get them, you have to apply before we change them. If a term changes before your line is opened, other than by a change of the index, and you then decide not to continue, **we return every fee you paid** for the application. We charge no fee in the first three business days after you get this document.',
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
        'The agreement lets us make certain changes to its terms at times or on events that it names. If you ask, we give you more details about when we may take these actions.',
      ),
      heading('How you draw and pay'),
      text(
        `The whole line, less the origination fee, is drawn when it is opened. During the draw period you can draw again what you have paid down. After it you cannot draw. ${interestOnly ? 'Each month you pay the interest of the month, rounded up to whole dollars. **These payments hardly reduce what you owe. At the end of the term you have to pay the whole balance in a single “balloon” payment.** We are not obligated to refinance it.' : 'Each month you pay an equal amount that pays off each draw, with interest, by the end of the term.'}`,
      ),
      {
        kind: 'table',
        caption: `What ${dollars(EXAMPLE_BALANCE)} costs at the rates that we offer today with a credit score of ${EXAMPLE_SCORE}`,
        head: ['Term', 'APR', 'Draw period', 'Monthly payment', 'Payments', interestOnly ? 'Balloon payment' : 'Last payment'],
        align: ['left', 'right', 'right', 'right', 'right', 'right'],
        rows: courses.map(({ years, rate, payment, last }) => [
          `${years} years`,
          apr(rate),
          `${drawYears(years)} years`,
          money(payment),
          String(monthsOf(years) - 1),
          money(last),
        ]),
      },
      text(
        `${interestOnly ? `If you make only the minimum payments on a balance of ${dollars(EXAMPLE_BALANCE)} and draw nothing more, you do not pay it off: the balloon payment is due at the end of the term.` : `If you make only the minimum payments on a balance of ${dollars(EXAMPLE_BALANCE)} and draw nothing more, it takes the whole term to pay it off. The last payment may be higher or lower than the others.`} A minimum payment made when it is due covers the interest of its month, so the balance does not grow.`,
        'small',
      ),
      heading('Annual percentage rate (APR)'),
      text(
        `The APR of your first draw is fixed for its life. It is between ${apr(aprs.from)} and ${apr(aprs.to)}, and depends on your credit, your home, the amount, the term and the fee you choose. **The APR does not include costs other than interest.**`,
      ),
      text(
        `If you let us collect payments automatically, the APR of your first draw is lower by ${percent(product.autopayDiscount)}. You do not have to.${product.membershipDiscountSize > 0 ? ` Members of ${name} get ${percent(product.membershipDiscountSize)} off that APR.` : ''}`,
      ),
      heading('The rate of later draws'),
      ...laterDrawRules(
        `The margin depends on your credit score when we make your offers. Your offer shows it, and the agreement fixes it for as long as the line is open. ${indexOn(on, { index: index.percent, indexFrom: index.from })}`,
        `${apr(laterDraws.maxRate)}${mainHome ? '. For a main home, federal law can set a lower limit for your term: see the table. If no mortgage is ahead of ours, the limit is two percentage points lower than in the table.' : '.'}`,
      ),
      {
        kind: 'table',
        caption: 'The margin, and the APR of a later draw on that day',
        head: ['Credit score', 'Margin', 'APR', 'Credit score', 'Margin', 'APR'],
        align: ['left', 'right', 'right', 'left', 'right', 'right'],
        // Two tiers in a row: the upper half of them at the left.
        rows: marginRows.slice(0, half).map((row, i) => [...row, ...(marginRows[i + half] ?? ['', '', ''])]),
      },
      ...highestRateExample(caps, interestOnly),
      ...historicalExample(indexHistory, margin, caps, interestOnly),
      heading('Fees'),
      {
        kind: 'table',
        caption: 'What opening a line costs',
        head: ['Fee', 'Paid to', 'Amount', 'When you pay it'],
        align: ['left', 'left', 'right', 'left'],
        widths: [1.8, 1, 1.3, 2.6],
        rows: [
          ['Origination fee, added to your line', name, originationFees(product.feePercents), PAYABLE.origination],
          [FEE_NAMES.AVM_FEE, 'Others', money(prices.avm), PAYABLE.avm],
          [
            `${FEE_NAMES.BPO_FEE} or ${FEE_NAMES.DRIVE_BY_VALUATION_FEE.toLowerCase()}, where one is needed`,
            'Others',
            money(0),
            PAYABLE.broker,
          ],
          [`${FEE_NAMES.ONSITE_APPRAISAL_FEE}, where one is needed`, 'Others', money(prices.appraisal), PAYABLE.appraisal],
          ['Notary in person, where your state requires it', 'Others', money(prices.notary), PAYABLE.notary],
          [FEE_NAMES.RECORDING_FEE, 'County', `$0 to ${dollars(prices.recording)}`, PAYABLE.recording],
          [
            'Recording tax, in some states',
            'State or county',
            `$0 to ${dollars(prices.recordingTax)} for each $100,000`,
            PAYABLE.recording,
          ],
        ],
      },
      text(
        'If you ask, we give you an itemized list of the fees to third parties. You must have insurance on your home. There is no yearly fee, no fee for a draw, no fee for a late payment, and no fee for paying early.',
      ),
      heading('Limits'),
      text(
        `Lines run from ${dollars(leastDraw(product, state))} to ${dollars(product.maxLine)}. The first draw is the whole line, less the fee. Each later draw is at least ${dollars(minLaterDraw)}.`,
      ),
      heading('Tax'),
      text('Ask a tax adviser whether the interest and the fees can be deducted.'),
      ...when(
        state === 'TX',
        text('Texas: if the home is your homestead, other limits apply. You get them in a separate notice.', 'small'),
      ),
      text(
        'You get our booklet about home equity lines of credit with this document. The Consumer Financial Protection Bureau explains lines like this one at consumerfinance.gov.',
        'small',
      ),
    ];
  },
};
