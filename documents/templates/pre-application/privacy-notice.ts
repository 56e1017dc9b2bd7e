import { addressLines } from '@hearthline/rules/address.ts';
import type { DocumentData } from '../document-data.ts';
import { facts, heading, list, text } from '../../pdf/blocks.ts';
import { day, type Template } from '../template.ts';

/** The initial privacy notice in the order of the model form: 12 CFR 1016 app., 15 USC 6803, lending §2.7. */
export const privacyNotice: Template<DocumentData['PRIVACY_NOTICE']> = {
  version: '2026-11',
  title: (_data, { name }) => `What does ${name} do with your personal information?`,
  blocks: ({ on }, lender) => [
    facts(
      [
        'Why?',
        'Financial companies choose how they share your personal information. Federal law gives you the right to limit some but not all sharing. It also requires us to tell you how we collect, share and protect it. Please read this notice carefully.',
      ],
      [
        'What?',
        'What we collect depends on what you ask us for. It can include your Social Security number and income; account balances and payment history; credit history and credit scores; and records about your home.',
      ],
      [
        'How?',
        `All financial companies need to share customers’ personal information to run their everyday business. Below are the reasons for which companies can share it, whether ${lender.name} does, and whether you can limit it.`,
      ],
    ),
    {
      kind: 'table',
      caption: 'Reasons for which we can share your personal information',
      head: ['Reason', `Does ${lender.name} share?`, 'Can you limit it?'],
      align: ['left', 'left', 'left'],
      widths: [3.4, 1.3, 1.3],
      rows: [
        [
          'For our everyday business: to process your application and payments, keep your account, answer courts and legal investigations, or report to credit bureaus',
          'Yes',
          'No',
        ],
        ['For our marketing: to offer our products and services to you', 'Yes', 'No'],
        ['For joint marketing with other financial companies', 'No', 'We do not share'],
        ['For our affiliates’ everyday business: information about your transactions and experiences', 'No', 'We do not share'],
        ['For our affiliates’ everyday business: information about your creditworthiness', 'No', 'We do not share'],
        ['For our affiliates to market to you', 'No', 'We do not share'],
        ['For nonaffiliates to market to you', 'No', 'We do not share'],
      ],
    },
    heading('Who we are'),
    text(
      `${lender.legalName} (NMLS ${lender.nmls}), ${addressLines(lender.address).join(', ')}. In this notice, “we” is this company. It owns the data of your application.`,
    ),
    heading('What we do'),
    text(
      '**How do we protect your personal information?** We use security measures that comply with federal law: locked storage, encryption of what is stored and sent, and access only for those who need it.',
    ),
    text(
      '**How do we collect it?** When you apply, give us your income or contact information, show an identity document, or link an account. We also collect it from credit bureaus, public records and other companies. If you link a bank or payroll account, you sign in with the company that makes the link: we never see or store your password.',
    ),
    text(
      '**Why can’t I limit all sharing?** Federal law lets you limit only: sharing for affiliates’ everyday business about your creditworthiness; affiliates from using your information to market to you; and sharing for nonaffiliates to market to you. State law may give you more rights.',
    ),
    heading('Definitions'),
    list(
      '**Affiliates**: companies related by common ownership or control.',
      '**Nonaffiliates**: companies not so related. We do not share with them so that they can market to you.',
      '**Joint marketing**: a formal agreement between nonaffiliated financial companies that together market financial products to you. We do none.',
    ),
    heading('Other important information'),
    text(
      '**California**: we do not share personal information with nonaffiliates, or with affiliates for marketing, without your consent. **Vermont**: we do not share your credit history with affiliates or nonaffiliates without your consent, except as the law allows.',
    ),
    text(`Questions? Call ${lender.supportPhone} or write to ${lender.supportEmail}. Revised ${day(on)}.`),
  ],
};
