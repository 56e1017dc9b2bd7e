import type { Lender } from '@hearthline/orgs/schema.ts';
import { firstAmount, lastPayOutDay } from '@hearthline/rules/regulation/first-payment.ts';
import { INDEX_NAME } from '@hearthline/rules/regulation/prime-rate.ts';
import { needsSpouse } from '@hearthline/rules/regulation/states.ts';
import type { DocumentData } from '../document-data.ts';
import { heading, list, text, when, type Block } from '../../pdf/blocks.ts';
import { indexOn } from '../variable-rate.ts';
import { addressOf, apr, day, dollars, money, names, percent, promises, weekdayOf } from '../template.ts';

type Data = DocumentData['LINE_AGREEMENT'];

const who = (data: Data): string => names(data.signers.filter(promises).map(({ name }) => name));

/** The agreement and note: the promise to pay and its terms, in numbered sections. */
export function agreement(data: Data, lender: Lender): Block[] {
  const { terms, dates } = data;
  const { laterDraws } = terms;
  return [
    text(
      `${weekdayOf(data.closing)}. In this agreement “you” are ${who(data)}; “we” are ${lender.legalName} and anyone to whom we transfer the agreement; “the home” is ${addressOf(data.property)}.`,
    ),
    heading('1. Your line and the first draw', 3),
    text(
      `We open a line of **${money(terms.line)}**. On ${data.rescindable ? 'the first day on which the law lets us, after your right to cancel has ended,' : 'the day of funding'} we add the origination fee of ${money(terms.originationFee)} to the balance and pay out the first draw of ${money(terms.draw)} as shown in the disclosures.`,
    ),
    heading('2. Your promise to pay', 3),
    text(
      `You promise to pay us what is drawn, the origination fee and the interest, by monthly payments of ${money(terms.payment)} from ${day(dates.firstPayment)} to ${day(dates.maturity)}. The first payment also has the interest of the days before the first full month. ${terms.interestOnly ? `The payments cover interest, and hardly reduce what you owe. **On the last date you pay the whole balance**, a balloon payment of ${money(terms.lastPayment)} if you draw nothing more and make every payment on its due date.` : `The last payment pays off what is left: it may be higher or lower than the others, and is ${money(terms.lastPayment)} if you draw nothing more and make every payment on its due date.`} If more than one person signs as a borrower, each promises to pay all.`,
    ),
    text(
      dates.isFirstPaymentFixed
        ? `These dates do not move. Texas law requires the payments of a home equity line to begin within two months after its closing. We send the first draw by ${day(lastPayOutDay(dates))}. After that day we send it only as you and we then agree in writing, and as Texas law allows. A payment is not late before 14 days have passed since we sent you its statement.`
        : `These dates hold if we send the first draw by ${day(lastPayOutDay(dates))}. If we send it later, the first payment is due on the first day of a month, at least 25 days after we send it. The last payment moves by the same number of months. We write to you with the dates when we send it.`,
    ),
    heading('3. Interest', 3),
    text(
      `The first draw carries ${apr(terms.apr)} a year, fixed until it is paid off. ${terms.withoutAutopay === null ? '' : `This includes ${percent(terms.withoutAutopay.apr - terms.apr)} off for automatic payments. If you end them, the rate of the first draw becomes ${apr(terms.withoutAutopay.apr)} from the next due date. The new payment depends on what you owe then: ${terms.interestOnly ? 'it covers the interest of a month at that rate, rounded up to whole dollars' : 'it pays that off at that rate, in equal payments, by the last payment date'}. With the whole first draw owed it is ${money(terms.withoutAutopay.payment)}; when you owe less, it is less.`} The interest of a month, from one due date to the next, is one twelfth of the yearly rate on the average of the principal owed on each of its days. For the days before the first full month it is the yearly rate divided by 365.25, for each day: ${money(dates.perDiem)} a day, from the day we send the first draw.`,
    ),
    heading('4. Later draws', 3),
    text(
      `Until ${day(dates.drawPeriodEnd)} you may draw again what you have paid down, ${dollars(terms.minLaterDraw)} or more each time, while nothing is late and the agreement does not let us refuse. The rate of a later draw is set on the day of that draw: it is the index plus **${percent(laterDraws.margin)}, the margin, which does not change while the line is open**. The index is ${INDEX_NAME}, in effect on that day. ${indexOn(data.on, laterDraws)} The rate of a draw is then fixed until that draw is paid off. **It is never above ${apr(laterDraws.maxRate)}.** ${terms.interestOnly ? `For each later draw you pay the interest of each month, rounded up to whole dollars, and the rest on ${day(dates.maturity)}.` : `Each later draw is paid off in equal monthly payments by ${day(dates.maturity)}.`} The disclosures show what draws would have cost over 15 years, and at the highest rate.`,
    ),
    heading('5. How payments are used', 3),
    text(
      'A payment goes first to interest, then to principal. You may pay more, or all, at any time. It costs nothing. An early payment does not put off the next payment.',
    ),
    heading('6. Late and returned payments', 3),
    text(
      'We charge no fee for a payment that is late or that your bank returns. Interest continues until we have the payment, and we may report the payment as late.',
    ),
    heading('7. The home', 3),
    text(
      'You secure this line by a lien on the home, in a document that you sign and that we record. You keep the home insured for what it costs to rebuild, with us named on the policy. You pay its taxes and other liens on time, and keep it in repair. You do not sell it or give it away without paying us off. If you do not, we may pay what is needed to protect the lien, and add it to what you owe at the rate of the first draw.',
    ),
    { kind: 'initials', what: 'A lien on your home', lines: data.signers.filter(promises).map(({ name, party }) => ({ name, party })) },
    heading('8. When we may end the line', 3),
    list(
      'You committed fraud or made a material misstatement about the line.',
      'You do not pay as agreed.',
      'What you do or fail to do harms the home as our security, or our rights in it.',
    ),
    text(
      'Before that we write to you, where the law or this agreement requires it, and give you the time they allow to correct the default. Then we may ask for the whole balance at once and use our rights in the home, as the law allows.',
    ),
    heading('9. When we may refuse draws or reduce the limit', 3),
    list(
      'The home is worth much less than at opening.',
      'Your finances changed materially, and we have reason to believe that you cannot pay.',
      'You break a material promise of this agreement.',
      'An authority keeps us from charging the agreed rate, or puts our security behind others so that it is worth under 120% of the line.',
      'A regulator tells us that more draws would be unsafe and unsound.',
      'You, or any of you, ask us to.',
    ),
    text('We tell you within three business days, and give the reason. When the reason has ended, you may ask for draws again.'),
    heading('10. Changes', 3),
    text(
      'We may change this agreement only as the law allows: if you agree in writing, if the change helps you for the rest of the line, or if it is insignificant. If the Prime Rate is no longer published, we choose an index with a similar history, and a margin that gives about the same rate.',
    ),
    heading('11. Credit reports and what you tell us', 3),
    text(
      'You allow us to get your credit report while the line is open. We may report how you pay. **We may report late or missed payments, and they may show on your credit report.** Tell us when your name, address, telephone or email address changes.',
    ),
    heading('12. Other terms', 3),
    text(
      `Federal law governs this agreement, and the law of the state of the home where federal law does not. If a court finds one part invalid, the rest still applies. If we do not use a right at one time, we can still use it later. We may transfer this agreement, and tell you if we do. You may not transfer it. ${terms.interestOnly ? '' : 'You waive demand and notice of dishonor, as the law allows. '}You get a copy of everything you sign.`,
    ),
    ...when(
      needsSpouse(data.state, data.rescindable),
      text(
        'In your state a spouse who does not own the home signs the document that pledges it. That spouse does not promise to pay.',
        'small',
      ),
    ),
  ];
}

/** Authority to collect payments: 12 CFR 1005.10(b), (e)(1); lending §4.15. */
export function autopayAuthorization(data: Data, lender: Lender): Block[] {
  if (data.autopay === null) return [];
  const { bank, mask, dueDay } = data.autopay;
  return [
    text(
      `You allow ${lender.legalName} to collect the payment of this line each month from your account at ${bank} ending in ${mask}, by electronic transfer, on day ${dueDay} of the month or the next banking day, from ${day(data.dates.firstPayment)} until the line is paid off.`,
    ),
    list(
      `The first amount is ${money(firstAmount(data.terms.payment, data.dates))}: the payment of ${money(data.terms.payment)}, and ${money(data.dates.oddDaysInterest)} of interest for the days before the first full month if we send the first draw on ${day(data.dates.payOutOn)}. It is ${money(data.dates.perDiem)} less for each day later, and never less than ${money(data.terms.payment)}.`,
      data.terms.interestOnly
        ? `Then it is ${money(data.terms.payment)} a month. The last payment, the balloon, is not collected automatically unless you tell us to.`
        : `Then it is ${money(data.terms.payment)} a month, and for the last payment what is left.`,
      'If an amount is to be different from these, for example after a later draw, we write to you with the amount and the date at least 10 days before.',
      'You may stop one payment or all of them: call or write to us at least three business days before. If you call, we may ask you to confirm it in writing within 14 days.',
      'If you told us to stop three business days or more before, and we do not, we are liable for your losses or damages.',
      'If a transfer is returned, we may try again as the network’s rules allow.',
      'You do not have to pay automatically to get this line. Automatic payments lower the APR of your first draw for as long as you use them.',
    ),
    text('You get a copy of this authorization. Keep it.'),
  ];
}
