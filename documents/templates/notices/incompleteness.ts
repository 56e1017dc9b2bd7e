import type { DocumentData } from '../document-data.ts';
import { heading, text } from '../../pdf/blocks.ts';
import { addressee, addressOf, contact, day, ecoaNotice, weekdayOf, type Template } from '../template.ts';

/** What the credit check made so far means for the score. */
const INQUIRY = {
  SOFT: 'The credit check that we made is a soft one. It does not change your credit score.',
  HARD: 'The full credit check that you allowed is a hard inquiry. It stays in your credit report and can lower your score by a few points, whether or not you continue.',
} as const;

/** Notice of incompleteness: 12 CFR 1002.9(c)(2): what is missing, by when, and what happens otherwise. */
export const incompletenessNotice: Template<DocumentData['NOTICE_OF_INCOMPLETENESS']> = {
  version: '2026-12',
  title: () => 'We need something from you to decide',
  blocks: (data, lender) => [
    addressee(data.applicants[0] ?? '', data),
    text(`Your application of ${day(data.applied)} for a line on ${addressOf(data.property)} is not complete. We cannot decide on it yet.`),
    text(`Please send us what is listed here by **${weekdayOf(data.respondBy)}**.`, 'lead'),
    {
      kind: 'table',
      caption: 'What is missing',
      head: ['What', 'How to send it'],
      align: ['left', 'left'],
      widths: [1.4, 2],
      rows: data.missing.map(({ what, how }) => [what, how]),
    },
    heading('If we do not hear from you'),
    text(
      'If we do not get it by that day, we cannot consider your application further, and we close it. You can start a new application at any time.',
    ),
    ...(data.inquiry === null ? [] : [text(INQUIRY[data.inquiry])]),
    heading('Your rights'),
    ecoaNotice(lender),
    text(contact(lender)),
  ],
};
