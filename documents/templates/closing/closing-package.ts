import type { DocumentData } from '../document-data.ts';
import { heading, list, text, when } from '../../pdf/blocks.ts';
import { keyFigures } from '../application/terms.ts';
import { contact, names, promises, signatures, weekdayOf, type Template } from '../template.ts';
import { accountOpening } from './account-opening.ts';
import { agreement, autopayAuthorization } from './agreement.ts';
import { rider } from './riders.ts';

/** Both uses are listed among an application's documents. */
const TITLES = {
  TO_READ: 'Your line: disclosures and agreement, to read before you sign',
  TO_SIGN: 'Your line: disclosures and agreement',
} as const satisfies Record<DocumentData['CLOSING_PACKAGE']['use'], string>;

/** Agreement and note with its disclosures, riders and authorizations, for signing (lending §1.2 row 27). */
export const closingPackage: Template<DocumentData['CLOSING_PACKAGE']> = {
  version: '2026-11',
  title: ({ use }) => TITLES[use],
  blocks: (data, lender) => {
    const riders = rider(data.state, data.rescindable);
    const promising = data.signers.filter(promises);
    return [
      text(`For ${names(promising.map(({ name }) => name))}. To be signed on ${weekdayOf(data.closing)}.`, 'lead'),
      keyFigures(data.terms),
      list(
        'Account-opening disclosures',
        'Home equity line of credit agreement and note',
        ...when(riders.length > 0, text('')).map(() => 'State rider'),
        ...(data.autopay === null ? [] : ['Authorization of automatic payments']),
      ),
      text(
        data.rescindable
          ? 'After you sign, you may cancel for three business days. You get a separate notice with the exact date. We pay out when that time has passed.'
          : 'The home is not the one you live in, so the law gives no right to cancel. We pay out when everything is signed and checked.',
      ),
      text(
        data.disbursement === null
          ? contact(lender)
          : `The first draw goes to your account at ${data.disbursement.bank} ending in ${data.disbursement.mask}. ${contact(lender)}`,
      ),
      ...accountOpening(data),
      ...agreement(data, lender),
      ...riders,
      heading('Signatures'),
      text(
        '**Before you sign, read everything. Do not sign if there are blanks. You may ask a lawyer.** By signing you agree to the agreement and note above, and confirm that you received the account-opening disclosures.',
      ),
      signatures('Agreement and note', promising, data),
      ...autopayAuthorization(data, lender),
      ...(data.autopay === null ? [] : [signatures('Automatic payments', promising.slice(0, 1), data)]),
    ];
  },
};
