import type { DocumentData } from '../document-data.ts';
import { facts, heading, list, text } from '../../pdf/blocks.ts';
import { keyFigures, laterDrawLine } from '../application/terms.ts';
import { firstAmount } from '@hearthline/rules/regulation/first-payment.ts';
import { placeOf } from '../payee.ts';
import { addressee, contact, day, dollars, money, names, weekdayOf, type Template } from '../template.ts';

/** The letter after funding (lending §1.2 row 41). */
export const welcomeLetter: Template<DocumentData['WELCOME_LETTER']> = {
  version: '2026-11',
  title: (_data, { name }) => `Welcome to ${name}`,
  blocks: (data, lender) => [
    addressee(names(data.applicants), data),
    text(
      `Your line is open.${data.disbursement === null ? '' : ` On ${weekdayOf(data.dates.payOutOn)} we sent ${money(data.terms.cashToBorrower)} to ${placeOf(data.disbursement)}.`}`,
      'lead',
    ),
    keyFigures(data.terms),
    heading('Your first payment'),
    text(
      `Your first payment of **${money(firstAmount(data.terms.payment, data.dates))}** is due on **${weekdayOf(data.dates.firstPayment)}**. ${data.dates.oddDaysInterest > 0 ? `${money(data.dates.oddDaysInterest)} of it is interest for the days before the first full month. Every later payment is ${money(data.terms.payment)}, except the last.` : `Every payment is ${money(data.terms.payment)}, except the last.`} ${data.autopay ? 'We collect it automatically from the account you named. You do not need to do anything.' : 'You chose to make each payment yourself. You can pay in your account online, by phone or by check.'} You get a statement at least 14 days before each due date.`,
    ),
    heading('Dates to keep'),
    facts(
      ['First payment', day(data.dates.firstPayment)],
      ['You can draw again until', day(data.dates.drawPeriodEnd)],
      ['Smallest later draw', dollars(data.terms.minLaterDraw)],
      [data.terms.interestOnly ? `Last payment, about ${money(data.terms.lastPayment)}` : 'Last payment', day(data.dates.maturity)],
      ['Loan number', data.loanNumber],
    ),
    heading('Good to know'),
    list(
      `${laterDrawLine(data.terms)} Call us to draw.`,
      'You may pay more, or all, at any time. It costs nothing.',
      'Keep your home insured and your property taxes paid. Tell us when your insurance changes.',
      'If paying becomes hard, call us early. We can do more before a payment is missed.',
      'If your line is ever sold, the new owner tells you within 30 days.',
    ),
    ...(data.terms.payoffs.length > 0
      ? [
          heading('Debts we paid for you'),
          facts(...data.terms.payoffs.map((payoff) => [payoff.creditor, money(payoff.amount)] as const)),
          text(
            'Creditors can take up to 10 days to show the payment. If you see a small balance of interest, pay it and keep the receipt.',
          ),
        ]
      : []),
    text(contact(lender)),
  ],
};
