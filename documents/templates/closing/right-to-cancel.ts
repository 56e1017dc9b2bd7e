import { addressLines } from '@hearthline/rules/address.ts';
import type { DocumentData } from '../document-data.ts';
import { box, facts, heading, list, text } from '../../pdf/blocks.ts';
import { addressOf, contact, names, money, weekdayOf, type Template } from '../template.ts';

/** Notice to one owner: 12 CFR 1026.15(b), model form G-5; lending §2.2. */
export const rightToCancel: Template<DocumentData['NOTICE_OF_RIGHT_TO_CANCEL']> = {
  version: '2026-12',
  title: () => 'Notice of right to cancel',
  blocks: (data, lender) => [
    facts(['For', data.owner], ['Loan number', data.loanNumber], ['Home', addressOf(data.property)]),
    heading('1. Your right to cancel'),
    text(
      'We have agreed to establish an open-end credit account for you, and you have agreed to give us a security interest in your home as security for the account. **You have a legal right under federal law to cancel the account, without cost,** within three business days after the latest of the following events:',
    ),
    list(
      `the opening date of your account, which is ${weekdayOf(data.opened)}; or`,
      'the date you received your Truth in Lending disclosures; or',
      'the date you received this notice of your right to cancel the account.',
    ),
    text(
      'If you cancel the account, the security interest in your home is also canceled. Within 20 calendar days of receiving your notice, we must take the necessary steps to reflect the fact that the security interest in your home has been canceled. We must return to you any money or property you have given to us or to anyone else in connection with the account.',
    ),
    text(
      'You may keep any money or property we have given you until we have done the things mentioned above, but you must then offer to return the money or property. If it is impractical or unfair for you to return the property, you must offer its reasonable value. You may offer to return the property at your home or at the location of the property. Money must be returned to the address shown below. If we do not take possession of the money or property within 20 calendar days of your offer, you may keep it without further obligation.',
    ),
    text('If one owner of the home cancels, the account is canceled for every owner.'),
    {
      kind: 'table',
      caption: 'How the days are counted',
      head: ['Day', 'Counts as'],
      align: ['left', 'left'],
      widths: [1.4, 2],
      rows: data.days.map(({ date, counts, skipped }) => [
        weekdayOf(date),
        counts === null
          ? `Does not count: ${skipped}`
          : `Business day ${counts}${date === data.endsOn ? '. Your right ends at midnight' : ''}`,
      ]),
    },
    heading('2. How to cancel'),
    text('If you decide to cancel the account, you may do so by notifying us, in writing, at'),
    { kind: 'address', lines: [lender.legalName, ...addressLines(lender.address)] },
    text(
      'You may use any written statement that is signed and dated by you and states your intention to cancel, or you may use this notice by dating and signing below, or the button “Cancel my line” in your account online. Keep one copy of this notice no matter how you notify us, because it contains important information about your rights.',
    ),
    text(
      `If you cancel by mail or telegram, you must send the notice no later than **midnight of ${weekdayOf(data.endsOn)}** (or midnight of the third business day following the latest of the three events listed above). If you send or deliver your written notice to cancel some other way, it must be delivered to the above address no later than that time.`,
    ),
    box(heading('I wish to cancel', 3), { kind: 'fields', labels: ['Consumer’s signature', 'Date'] }),
    text(contact(lender), 'small'),
  ],
};

/**
 * What a person signs who has not canceled, after the right has ended: 12 CFR 1026.15(c), comment 15(c)-4. Nobody has to, and nobody is asked to
 * before.
 */
export const nonRescission: Template<DocumentData['NON_RESCISSION_CONFIRMATION']> = {
  version: '2026-12',
  title: () => 'Confirmation that you have not canceled',
  blocks: (data, lender) => [
    facts(['For', data.owner], ['Loan number', data.loanNumber], ['Home', addressOf(data.property)]),
    text(
      `The agreement for your line of credit is of ${weekdayOf(data.opened)}. Your right to cancel it under federal law ended at midnight of **${weekdayOf(data.endsOn)}**.`,
    ),
    heading('What you confirm'),
    list(
      'I was given the notice of my right to cancel and the disclosures of the account.',
      'More than three business days have passed since the last of them was given to an owner, and since the agreement.',
      'I have not canceled the account: I have neither sent nor delivered a notice that cancels it, by mail or in any other way.',
    ),
    heading('You do not have to sign'),
    text(
      `Until every owner has signed this, ${lender.legalName} waits for mail that was sent in time, to the end of ${weekdayOf(data.mailUntil)}, before the deed is recorded and money is paid out. Signing gives up no right that you still have.`,
    ),
    text('If you have mailed a notice that cancels the account, do not sign. Call us, so that nothing is recorded or paid.'),
    text(contact(lender), 'small'),
  ],
};

/** What the lender did after a person had canceled, for all owners: 12 CFR 1026.15(d)(1)–(2). */
export const rescissionRecord: Template<DocumentData['RESCISSION_RECORD']> = {
  version: '2026-12',
  title: () => 'Your line is canceled: what we have done',
  blocks: (data, lender) => [
    facts(['For', names(data.owners)], ['Loan number', data.loanNumber], ['Home', addressOf(data.property)]),
    text(
      `We received a notice that cancels this line on ${weekdayOf(data.receivedOn)}. It was sent on ${weekdayOf(data.sentOn)}, within the time that federal law gives, and it counts for every owner.`,
    ),
    heading('The security interest is void'),
    text(
      `The ${data.instrument} that was signed for this line gives ${lender.legalName} no claim on the home. ${data.isRecorded ? 'The county may have recorded it already. We record its release, and tell you the number of the release.' : 'It was never recorded. The signed original in our records is marked void and cannot be recorded.'}`,
    ),
    heading('You owe nothing'),
    text('No interest, fee or other charge of this line is owed, by anyone. No money was paid out.'),
    heading('What is returned'),
    data.refunds.length === 0
      ? text('Nobody has paid anything to us or to others for this line, so there is nothing to return.')
      : {
          kind: 'table',
          caption: 'Payments returned',
          head: ['Payment', 'Returned on', 'Amount'],
          align: ['left', 'left', 'right'],
          widths: [2, 1.6, 1],
          rows: data.refunds.map(({ what, on, amount }) => [
            what,
            on === null ? `By ${weekdayOf(data.dueOn)}` : weekdayOf(on),
            money(amount),
          ]),
        },
    text(`All of this is done by **${weekdayOf(data.dueOn)}**, 20 calendar days after we received the notice.`),
    text(contact(lender), 'small'),
  ],
};
