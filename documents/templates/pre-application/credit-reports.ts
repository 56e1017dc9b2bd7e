import type { DocumentData } from '../document-data.ts';
import { box, heading, text } from '../../pdf/blocks.ts';
import { addressed, contact, type Template } from '../template.ts';

/** Authorization of the soft pull: 15 USC 1681b(a)(2), (a)(3)(A); lending §2.5. */
export const softPullAuthorization: Template<DocumentData['SOFT_PULL_AUTHORIZATION']> = {
  version: '2026-11',
  title: () => 'Permission to see your credit report',
  blocks: ({ applicants }, lender) => [
    text(
      `${addressed(applicants)} instruct ${lender.legalName} in writing to get your credit report from a consumer reporting agency, to show you the offers you qualify for.`,
      'lead',
    ),
    heading('What this means'),
    text(
      'This request is a **soft inquiry**. It does not change your credit score, and other lenders do not see it. We may repeat it while your application is open, and shortly before closing.',
    ),
    text('We ask you again, in a separate question, before any **hard inquiry**. That happens only after you have chosen an offer.'),
    text(contact(lender)),
  ],
};

/** New York: General Business Law 380-b(b), 3 NYCRR 38.3; lending §2.9. */
export const nyConsumerReportNotice: Template<DocumentData['NY_CONSUMER_REPORT_NOTICE']> = {
  version: '2026-11',
  title: () => 'New York notice about consumer reports',
  blocks: (_data, lender) => [
    text('Please read this before you agree to our seeing your report.', 'lead'),
    text(
      'A consumer report may be requested in connection with this application. If you ask, we tell you whether a report was requested and, if so, the name and address of the agency that supplied it. Later reports may be requested or used to update, renew or extend the credit you ask for.',
    ),
    box(text('**It is a crime to intentionally falsify information on this application.**', 'law')),
    text(contact(lender)),
  ],
};
