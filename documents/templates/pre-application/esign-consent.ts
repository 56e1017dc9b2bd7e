import { ESIGN_STATEMENTS } from '@hearthline/rules/regulation/esign.ts';
import type { DocumentData } from '../document-data.ts';
import { box, facts, heading, list, text, when } from '../../pdf/blocks.ts';
import type { Block } from '../../pdf/blocks.ts';
import { day, names, reach, type Template } from '../template.ts';

/**
 * The terms of consenting to electronic records, shown before the consent and stored with it; `shown` is printed after the requirements.
 */
export const electronicTerms = (...shown: readonly Block[]): readonly Block[] => [
  heading('What it covers'),
  text(
    `${ESIGN_STATEMENTS.SCOPE} It covers disclosures, notices, agreements, statements and other documents that the law requires us to give you in writing.`,
  ),
  heading('Your rights'),
  list(
    `${ESIGN_STATEMENTS.PAPER} ${ESIGN_STATEMENTS.PAPER_FEE} Call or write to us.`,
    `${ESIGN_STATEMENTS.WITHDRAW} ${ESIGN_STATEMENTS.CONSEQUENCE} There is no fee. What we gave you before stays valid.`,
    `${ESIGN_STATEMENTS.CONTACT} You can change it on your profile page, or call us.`,
  ),
  heading('What you need'),
  text(
    `${ESIGN_STATEMENTS.NEEDS} To keep a document you need a printer or room to save it. If these needs change so that you may no longer be able to open our documents, we tell you and ask again.`,
  ),
  ...shown,
  heading('What always comes on paper'),
  text('Notices about default, foreclosure or eviction from the home you live in always come by mail, whatever you agreed to.'),
];

/** The receipt of the consent to electronic records: 15 USC 7001(c), lending §2.7. */
export const esignConsent: Template<DocumentData['ESIGN_CONSENT']> = {
  version: '2026-11',
  title: () => 'Consent to electronic documents',
  blocks: ({ applicants, email, on, code }, lender) => [
    text(
      `On ${day(on)} you agreed that ${lender.legalName} may give you documents electronically instead of on paper. This page says what that means.`,
      'lead',
    ),
    ...electronicTerms(
      text(
        'Your consent counts once you have opened this PDF and typed the code printed in it. Until then, and after you withdraw, documents come by mail.',
      ),
    ),
    ...when(code !== undefined, box(text(`Your code: **${code}**`, 'lead'))),
    facts(
      ...(applicants.length > 0 ? [['Agreed by', names(applicants)] as const] : []),
      ...(email ? [['Email address', email] as const] : []),
      ['Date', day(on)],
    ),
    text(`To withdraw, to get paper or to change your address, ${reach(lender)}.`),
  ],
};
