import { addressLines } from '@hearthline/rules/address.ts';
import type { DocumentData } from '../document-data.ts';
import { facts, heading, text } from '../../pdf/blocks.ts';
import type { Template } from '../template.ts';

/** The month of the last revision of the text, as the model form prints it. */
const REVISED = '11/2026';
const NOT_SHARED = ['No', 'We don’t share'] as const;

/**
 * The privacy notice in the words and the order of the model form (12 CFR 1016 app. A): its use is a safe harbor (12 CFR 1016.2). The product shares for
 * everyday business only and advertises nothing, so there is nothing to opt out of.
 */
export const privacyNotice: Template<DocumentData['PRIVACY_NOTICE']> = {
  version: '2026-11-24',
  title: (_data, { name }) => `Facts: What does ${name} do with your personal information?`,
  blocks: (_data, lender) => {
    const { name, legalName, nmls, supportPhone } = lender;
    return [
      text(`Rev. ${REVISED}`, 'small'),
      facts(
        [
          'Why?',
          'Financial companies choose how they share your personal information. Federal law gives consumers the right to limit some but not all sharing. Federal law also requires us to tell you how we collect, share, and protect your personal information. Please read this notice carefully to understand what we do.',
        ],
        [
          'What?',
          'The types of personal information we collect and share depend on the product or service you have with us. This information can include: Social Security number and income; account balances and payment history; credit history and credit scores. When you are no longer our customer, we continue to share your information as described in this notice.',
        ],
        [
          'How?',
          `All financial companies need to share customers’ personal information to run their everyday business. In the section below, we list the reasons financial companies can share their customers’ personal information; the reasons ${name} chooses to share; and whether you can limit this sharing.`,
        ],
      ),
      {
        kind: 'table',
        caption: 'What we share',
        head: ['Reasons we can share your personal information', `Does ${name} share?`, 'Can you limit this sharing?'],
        align: ['left', 'left', 'left'],
        widths: [3.6, 1.2, 1.2],
        rows: [
          [
            'For our everyday business purposes – such as to process your transactions, maintain your account(s), respond to court orders and legal investigations, or report to credit bureaus',
            'Yes',
            'No',
          ],
          ['For our marketing purposes – to offer our products and services to you', ...NOT_SHARED],
          ['For joint marketing with other financial companies', ...NOT_SHARED],
          ['For our affiliates’ everyday business purposes – information about your transactions and experiences', ...NOT_SHARED],
          ['For our affiliates’ everyday business purposes – information about your creditworthiness', ...NOT_SHARED],
          ['For our affiliates to market to you', ...NOT_SHARED],
          ['For nonaffiliates to market to you', ...NOT_SHARED],
        ],
      },
      facts(['Questions?', `Call ${supportPhone}`]),
      heading('Who we are'),
      facts(['Who is providing this notice?', `${legalName} (NMLS ${nmls}), ${addressLines(lender.address).join(', ')}`]),
      heading('What we do'),
      facts(
        [
          `How does ${name} protect my personal information?`,
          'To protect your personal information from unauthorized access and use, we use security measures that comply with federal law. These measures include computer safeguards and secured files and buildings. What is stored and sent is encrypted, and only those who need it have access.',
        ],
        [
          `How does ${name} collect my personal information?`,
          'We collect your personal information, for example, when you apply for a loan or give us your income information; give us your contact information or show your driver’s license; or provide employment information. We also collect your personal information from others, such as credit bureaus, affiliates, or other companies.',
        ],
        [
          'Why can’t I limit all sharing?',
          'Federal law gives you the right to limit only: sharing for affiliates’ everyday business purposes – information about your creditworthiness; affiliates from using your information to market to you; sharing for nonaffiliates to market to you. State laws and individual companies may give you additional rights to limit sharing. See below for more on your rights under state law.',
        ],
      ),
      heading('Definitions'),
      facts(
        [
          'Affiliates',
          `Companies related by common ownership or control. They can be financial and nonfinancial companies. ${name} ${lender.affiliates.length > 0 ? 'does not share with our affiliates' : 'has no affiliates'}.`,
        ],
        [
          'Nonaffiliates',
          `Companies not related by common ownership or control. They can be financial and nonfinancial companies. ${name} does not share with nonaffiliates so they can market to you.`,
        ],
        [
          'Joint marketing',
          `A formal agreement between nonaffiliated financial companies that together market financial products or services to you. ${name} doesn’t jointly market.`,
        ],
      ),
      heading('Other important information'),
      text(
        '**California**: we do not share personal information with nonaffiliates, or with affiliates for marketing, without your consent. **Vermont**: we do not share your credit history with affiliates or nonaffiliates without your consent, except as the law allows.',
      ),
    ];
  },
};
