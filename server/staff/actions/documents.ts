/** The files that answer a condition, and letters that came back. */
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { documentsBySha256 } from '@hearthline/database/stores/application/documents.ts';
import { letterBack } from '@hearthline/journey/deliveries.ts';
import { type Address, normalizeAddress } from '@hearthline/rules/address.ts';
import { mail } from '../../steps/documents/deliver.ts';
import { acceptDocument, rejectDocument } from '../../uploads/review.ts';
import { type Fits, optional, required, type Rows, staffIdOf } from './row.ts';

/** The oldest file that waits for a review. */
const oldest = ({ facts }: Application): string | undefined =>
  facts.documents.find((d) => d.conditionId !== null && d.state === 'RECEIVED')?.id;
const isWaiting: Fits = (application) => oldest(application) !== undefined;

const postal = (given: Address) => {
  const { street2, ...address } = normalizeAddress(given);
  return street2 === '' ? address : { ...address, street2 };
};

export const DOCUMENTS = {
  'accept-document': {
    title: 'Accept a document',
    does: 'The file counts. Its condition ends once it has all its files.',
    roles: ['processor', 'underwriter', 'closer', 'compliance'],
    ends: ['DOCUMENT_REVIEW'],
    fits: ({ facts }) => facts.documents.some(({ state }) => state !== 'ACCEPTED'),
    // One that was rejected is accepted where it is shown.
    isOffered: isWaiting,
    fields: { documentUuid: required() },
    facts: (application, { client, now, documentUuid = oldest(application) }) =>
      documentUuid === undefined ? [] : acceptDocument(client, application, documentUuid, now),
  },
  'reject-document': {
    title: 'Reject a document',
    does: 'The borrower is asked for another file.',
    isHarsh: true,
    roles: ['processor', 'underwriter', 'closer', 'compliance'],
    fits: ({ facts }) => facts.documents.some(({ state }) => state !== 'REJECTED'),
    isOffered: isWaiting,
    fields: { documentUuid: required(), textForBorrower: required() },
    facts: (application, { client, now, as, documentUuid = oldest(application), textForBorrower }) =>
      documentUuid === undefined
        ? []
        : rejectDocument(client, application, documentUuid, {
            reason: textForBorrower ?? 'We cannot use this file. Send another one.',
            at: now,
            by: staffIdOf({ as }),
          }),
  },
  // A letter that came back, or could not be mailed, goes out again, to where the person gets mail now; its task is done.
  'mail-again': {
    title: 'Mail the letter again',
    does: 'The letter goes out again.',
    roles: ['processor', 'closer', 'compliance', 'agent'],
    ends: ['RETURNED_MAIL'],
    fits: ({ facts }) => Boolean(letterBack(facts)?.mailingId),
    isAfterTheEnd: true,
    fields: { address: optional() },
    facts: async (application, { client, now, address }) => {
      const back = letterBack(application.facts);
      if (!back?.mailingId) return [];
      const { to, kind, sha256, copies } = back;
      const title = (await documentsBySha256(client, application.uuid, [sha256]))[0]?.title ?? kind;
      const id = await mail(client, application, { to, kind, title, sha256, printedCopies: copies }, now, address && postal(address));
      return [{ type: 'documentsSent', to, how: 'PAPER', at: now.toISOString(), documents: [{ kind, sha256, copies, mailingId: id }] }];
    },
  },
} as const satisfies Rows<'accept-document' | 'reject-document' | 'mail-again'>;
