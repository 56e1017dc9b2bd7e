import type { DocumentData } from '../document-data.ts';
import { heading, list, text, when } from '../../pdf/blocks.ts';
import { addressee, addressOf, apr, contact, day, money, names, percent, type Template, weekdayOf } from '../template.ts';
import { sourcesAndRights } from './adverse-action.ts';

/** Other terms than those asked for, stated, with the reasons for which these were not granted: 12 CFR 1002.9(a)(1)(iv), (a)(2), model form C-4. */
export const counteroffer: Template<DocumentData['COUNTEROFFER']> = {
  version: '2026-12',
  title: () => 'About your application: the line we offer instead',
  blocks: (data, lender) => [
    addressee(data.applicants[0] ?? '', data),
    text(`Thank you for your application of ${day(data.applied)} for a home equity line of credit on ${addressOf(data.property)}.`),
    text(
      data.reasons.length > 0
        ? 'We cannot offer you the line on the terms that you asked for. **We offer you a line on the terms below instead.**'
        : 'What we verified changes what we can offer you. **We offer you a line on the terms below.**',
      'lead',
    ),
    {
      kind: 'table',
      caption: 'What we offer',
      head: [
        'Term',
        'Line (credit limit)',
        'First draw',
        'Origination fee',
        'APR of the first draw',
        data.interestOnly ? 'Payment a month, interest only' : 'Payment a month',
      ],
      align: ['left', 'right', 'right', 'right', 'right', 'right'],
      rows: data.instead.map(({ term, line, draw, originationFee, feePercent, apr: rate, payment }) => [
        `${term} years`,
        money(line),
        money(draw),
        `${money(originationFee)} (${percent(feePercent)})`,
        apr(rate),
        money(payment),
      ]),
    },
    text(
      'For each term the table shows the first draw that you asked for, or the largest that we can offer. Smaller draws and other fees are in your account. The APR does not include costs other than interest.',
      'small',
    ),
    ...when(
      data.payOff.length > 0,
      text(`From the first draw we pay off what you owe to ${names(data.payOff)}: without that we cannot offer these terms.`),
    ),
    heading('How to accept'),
    text(
      data.until === null
        ? `Sign in to your account and choose one of these offers. Nothing is signed until you do. ${contact(lender)}`
        : `Sign in to your account and accept by **${weekdayOf(data.until)}**. If you do not, your application is closed after that day. ${contact(lender)}`,
    ),
    ...(data.reasons.length === 0
      ? []
      : [
          heading(
            data.reasons.length === 1
              ? 'The principal reason why we cannot offer what you asked for'
              : 'The principal reasons why we cannot offer what you asked for',
          ),
          list(...data.reasons),
          ...sourcesAndRights(data, lender),
        ]),
  ],
};
