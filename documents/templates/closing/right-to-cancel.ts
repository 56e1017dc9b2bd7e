import { addressLines } from '@hearthline/rules/address.ts';
import type { DocumentData } from '../document-data.ts';
import { box, facts, heading, list, text } from '../../pdf/blocks.ts';
import { addressOf, contact, weekdayOf, type Template } from '../template.ts';

/** Notice to one owner: 12 CFR 1026.15(b), model form G-5; lending §2.2. */
export const rightToCancel: Template<DocumentData['NOTICE_OF_RIGHT_TO_CANCEL']> = {
  version: '2026-11',
  title: () => 'Notice of right to cancel',
  blocks: (data, lender) => {
    const [street, ...rest] = addressLines(lender.address);
    const until = `midnight of ${weekdayOf(data.endsOn)}`;
    return [
      facts(['For', data.owner], ['Loan number', data.loanNumber], ['Home', addressOf(data.property)]),
      heading('1. Your right to cancel'),
      text(
        `We opened a line of credit for you that takes a security interest in your home. **You have a legal right under federal law to cancel it, without cost,** within three business days after the latest of the following:`,
      ),
      list(
        `the date of opening, which is ${weekdayOf(data.opened)};`,
        'the date you received your Truth in Lending disclosures; or',
        'the date you received this notice of your right to cancel.',
      ),
      text(
        'If you cancel, the security interest in your home is also canceled. Within 20 calendar days of receiving your notice, we must take the steps needed to reflect that, and return to you any money or property you have given to us or to anyone else in connection with the line.',
      ),
      text(
        'You may keep any money or property we have given you until we have done that. You must then offer it back. If returning property would be impractical or unfair, you must offer its reasonable value. You may offer the property at your home or where it is. Money must be returned to our address below. If we do not take it within 20 calendar days of your offer, you may keep it.',
      ),
      text('If you cancel, it counts for everybody who has this right on the home.'),
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
      text(`If you decide to cancel, you may do so by notifying us in writing, at ${lender.legalName}, ${[street, ...rest].join(', ')}.`),
      text(
        `You may use any written statement that is signed and dated by you and states your intention to cancel, or you may use this notice by dating and signing below, or the button “Cancel my line” in your account online. Keep one copy of this notice, because it contains important information about your rights.`,
      ),
      text(
        `If you cancel by mail or telegram, you must send the notice no later than **${until}** (or midnight of the third business day after the latest of the three events listed above). If you send or deliver your written notice some other way, it must be delivered to the above address no later than that time.`,
      ),
      box(heading('I wish to cancel', 3), { kind: 'fields', labels: ['Signature', 'Date'] }),
      text(contact(lender), 'small'),
    ];
  },
};
