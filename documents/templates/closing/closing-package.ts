import { firstDrawGoesTo } from '../payee.ts';
import type { DocumentData } from '../document-data.ts';
import { facts, heading, text } from '../../pdf/blocks.ts';
import { contact, names, promises, signatures, weekdayOf, type Template } from '../template.ts';
import { accountOpening } from './account-opening.ts';
import { agreement, autopayAuthorization as authorization } from './agreement.ts';
import { rider } from './riders.ts';

type Data = DocumentData['LINE_AGREEMENT'];

/** Both uses are listed among an application's documents. */
const titled =
  (title: string) =>
  ({ use }: Data): string =>
    use === 'TO_READ' ? `${title}, to read before you sign` : title;

const promising = ({ signers }: Data) => signers.filter(promises);
const toSign = (data: Data): string => `For ${names(promising(data).map(({ name }) => name))}. To be signed on ${weekdayOf(data.closing)}.`;

/** The disclosures before the first transaction, apart from every other instrument: 12 CFR 1026.5(a)(1), 1026.6(a); lending §2.3. */
export const accountOpeningDisclosures: Template<Data> = {
  version: '2026-11',
  title: titled('Account-opening disclosures'),
  blocks: (data, lender) => [
    text(`For ${names(promising(data).map(({ name }) => name))}. Keep a copy.`, 'lead'),
    ...accountOpening(data, lender),
    text(contact(lender), 'small'),
  ],
};

/** Agreement and note with the state's rider, for signing (lending §1.2 row 27). */
export const lineAgreement: Template<Data> = {
  version: '2026-11',
  title: titled('Home equity line of credit agreement and note'),
  blocks: (data, lender) => [
    text(toSign(data), 'lead'),
    facts(['Loan number', data.loanNumber]),
    text(
      data.rescindable
        ? 'After you sign, you may cancel for three business days. You get a separate notice with the exact date. We send the money when that time has passed.'
        : 'You do not live in this home, so the law gives no right to cancel. We send the money when everything is signed and checked.',
    ),
    text(data.disbursement === null ? contact(lender) : `${firstDrawGoesTo(data.disbursement)} ${contact(lender)}`),
    ...agreement(data, lender),
    ...rider(data.state, data.rescindable),
    heading('Signatures'),
    text(
      '**Before you sign, read everything. Do not sign if there are blanks. You may ask a lawyer.** By signing you agree to the agreement and note above, and confirm that you received the account-opening disclosures.',
    ),
    signatures('Agreement and note', promising(data)),
  ],
};

/** Authority to collect payments, an instrument of its own that the borrower signs and keeps: 12 CFR 1005.10(b). */
export const autopayAuthorization: Template<Data> = {
  version: '2026-11',
  title: titled('Authorization of automatic payments'),
  blocks: (data, lender) => [
    text(toSign(data), 'lead'),
    facts(['Loan number', data.loanNumber]),
    ...authorization(data, lender),
    signatures('Automatic payments', promising(data).slice(0, 1)),
    text(contact(lender), 'small'),
  ],
};
