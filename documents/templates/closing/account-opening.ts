import { DAYS_PER_YEAR, monthsOf } from '@hearthline/rules/offers/payments.ts';
import { laterDrawRate } from '@hearthline/rules/offers/later-draws.ts';
import { roundHalfEven } from '@hearthline/rules/money.ts';
import { firstAmount } from '@hearthline/rules/regulation/first-payment.ts';
import type { Lender } from '@hearthline/orgs/schema.ts';
import type { DocumentData } from '../document-data.ts';
import { billingRights } from './billing-rights.ts';
import { facts, heading, list, text, when, type Block } from '../../pdf/blocks.ts';
import { highestRateExample, historicalExample, indexOn, laterDrawRules } from '../variable-rate.ts';
import { lenderPaid, moneyTable } from '../application/terms.ts';
import { addressOf, apr, day, dollars, money, percent, weekdayOf } from '../template.ts';

type Data = DocumentData['ACCOUNT_OPENING_DISCLOSURES'];

/** The borrower's instruction to each creditor whose line of credit the draw pays off: closed, it can never be drawn ahead of ours again. */
const closedLines = ({ payoffs }: Data['terms']): readonly Block[] =>
  payoffs
    .filter(({ closes }) => closes === true)
    .map(({ creditor, amount }) =>
      text(
        `From the first draw we pay ${money(amount)} to ${creditor}. With your signature **you ask ${creditor} to close that line of credit** when it gets our payment. You also ask it to pay out no more draws, and to release its lien on the home. Do not draw from it again.`,
      ),
    );

/** Regulation Z disclosures before the first transaction: 12 CFR 1026.6(a); lending §2.3. */
export function accountOpening(data: Data, lender: Lender): Block[] {
  const { terms, dates } = data;
  const { laterDraws } = terms;
  const caps = [{ term: terms.termYears, maxRate: laterDraws.maxRate }];
  const payments = monthsOf(terms.termYears);
  const monthly = roundHalfEven(terms.apr / 12, 5);
  const daily = roundHalfEven(terms.apr / DAYS_PER_YEAR, 5);
  return [
    // More conspicuous than any other term that is disclosed with an amount or a rate (12 CFR 1026.5(a)(2)).
    {
      kind: 'figures',
      items: [
        {
          label: 'ANNUAL PERCENTAGE RATE',
          value: apr(terms.apr),
          note: 'Of the first draw, fixed. It does not include costs other than interest.',
        },
        {
          label: 'FINANCE CHARGE',
          value: money(terms.originationFee),
          note: `The origination fee. Interest of ${money(dates.perDiem)} a day is added from the first draw on.`,
        },
      ],
    },
    facts(
      ['Loan number', data.loanNumber],
      ['Home', addressOf(data.property)],
      ['Your line (credit limit)', money(terms.line)],
      ['ANNUAL PERCENTAGE RATE of the first draw', `${apr(terms.apr)}, fixed`],
      ['Monthly rate', `${monthly.toFixed(5)}% (ANNUAL PERCENTAGE RATE divided by 12)`],
      ['Daily rate', `${daily.toFixed(5)}% (ANNUAL PERCENTAGE RATE divided by ${DAYS_PER_YEAR})`],
      [
        'ANNUAL PERCENTAGE RATE of later draws',
        `Prime Rate (${apr(laterDraws.index)} on ${day(data.on)}) plus ${percent(laterDraws.margin)}, at most ${apr(laterDraws.maxRate)}`,
      ],
      ['Monthly payment', `${payments - 1} payments of ${money(terms.payment)}${terms.interestOnly ? ', interest only' : ''}`],
      [
        'First payment',
        `${money(firstAmount(terms.payment, dates))} on ${day(dates.firstPayment)}, with interest from ${day(dates.payOutOn)}`,
      ],
      terms.interestOnly
        ? ['Balloon payment', `${money(terms.lastPayment)} on ${day(dates.maturity)}`]
        : ['Last payment', `${money(terms.lastPayment)} on ${day(dates.maturity)}`],
      ['Draw period', `${terms.drawPeriodYears} years, until ${day(dates.drawPeriodEnd)}`],
      ['Smallest later draw', dollars(terms.minLaterDraw)],
    ),
    text('The ANNUAL PERCENTAGE RATE does not include costs other than interest.', 'small'),
    moneyTable(terms),
    ...lenderPaid(terms),
    text(
      `The first and the last payment assume three things: you sign on ${day(data.closing)}, we send the first draw on ${weekdayOf(dates.payOutOn)}, the first day we can, and you make every payment on its due date. For each day we send it later, the first payment is ${money(dates.perDiem)} less, until it is ${money(terms.payment)}. **The last payment may be higher or lower** when payments come early or late, or when you draw again. A payment made when it is due always covers the interest of its month, so that the balance does not grow.`,
      'small',
    ),
    ...when(
      terms.interestOnly,
      text(
        `**You make a balloon payment.** The monthly payments cover the interest and hardly reduce what you owe. On ${day(dates.maturity)} you have to pay the whole balance at once: ${money(terms.lastPayment)} if you draw nothing more and make no early payments. We are not obligated to refinance it.`,
      ),
    ),
    heading('Finance charge'),
    text(
      `The **FINANCE CHARGE** is the interest on what you owe, and the origination fee of ${money(terms.originationFee)}. Interest begins on the day a draw is sent. There is no period without interest. A month runs from one due date to the next. Its interest is the monthly rate times the average of its daily balances. The balance of a day is that of the day before, plus new draws and fees, less payments and credits. A payment on its due date counts from the first day of the new month. The interest of days that are not part of a full month is the daily rate times the balance of each day.`,
    ),
    text(
      `If we send the first draw on ${weekdayOf(dates.payOutOn)}, interest for the days to the start of the first full month is ${money(dates.oddDaysInterest)}: ${money(dates.perDiem)} for each day. It is due with the first payment, and it is less when we send the draw later.`,
    ),
    heading('The rate of later draws'),
    ...laterDrawRules(
      `The margin is ${percent(laterDraws.margin)}. It is fixed for as long as the line is open. ${indexOn(data.on, laterDraws)} A draw on that day would have an APR of ${apr(laterDrawRate(laterDraws.index, laterDraws))}.`,
      `${apr(laterDraws.maxRate)}.`,
    ),
    ...highestRateExample(caps, terms.interestOnly),
    ...historicalExample(data.indexHistory, laterDraws.margin, caps, terms.interestOnly),
    heading('Other charges'),
    text(
      'There is no fee for a late or returned payment, no yearly fee, no fee for a draw, and no fee for paying early. You pay for insurance on the home. You choose the insurer.',
    ),
    heading('Security interest'),
    text(`We take a ${terms.lienPosition === 1 ? 'first' : 'second'} lien on the home named above.`),
    ...closedLines(terms),
    heading('What we may do'),
    list(
      'We may end the line and ask for the whole balance at once if you commit fraud or a material misstatement about the line, do not pay as agreed, or harm our security in the home.',
      'We may refuse draws or reduce the limit while one of these is true: the home is worth much less than at opening; your finances changed, and we have reason to believe you cannot pay; you are in default of a material promise; a public authority keeps us from charging the rate or puts our security behind others; or a regulator calls more draws unsafe.',
      'We may make changes that the agreement names, that help you, that you agree to in writing, or that are insignificant.',
    ),
    ...billingRights(lender),
  ];
}
