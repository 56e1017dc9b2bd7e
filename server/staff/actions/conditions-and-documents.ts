/** What staff request of a borrower or a signer, the files that answer it, and letters that came back. */
import { Problem } from '@hearthline/contract/problem.ts';
import type { MemberOf } from '@hearthline/contract/desk/staff-actions.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { saveCondition, setCommentToBorrower } from '@hearthline/database/stores/application/conditions.ts';
import { documentsBySha256 } from '@hearthline/database/stores/application/documents.ts';
import { documentsForStaff, mayAskSigner, requestOf } from '@hearthline/journey/conditions.ts';
import { letterBack } from '@hearthline/journey/deliveries.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import { CONDITION_CATEGORIES } from '@hearthline/rules/enums.ts';
import { type Address, normalizeAddress } from '@hearthline/rules/address.ts';
import { v7 } from 'uuid';
import { mail } from '../../steps/documents/deliver.ts';
import { acceptDocument, rejectDocument } from '../../uploads/review.ts';
import { always, type Fits, optional, required, type Row, type Rows, staffIdOf } from './row.ts';

type Requested = Parameters<Row<'add-condition'>['facts']>[1];

/** A condition of a category, for the borrower or a signer. Throws conflict without a category, and for one that a signer has no page for. */
async function addCondition(
  { uuid, facts: f }: Application,
  { client, now, as, category, signerId, textForBorrower, files }: Requested,
): Promise<Fact[]> {
  if (!category)
    throw new Problem('conflict', {
      message: 'Name the condition',
      errors: [{ field: 'category' satisfies MemberOf<'add-condition'>, message: `One of ${CONDITION_CATEGORIES.join(', ')}` }],
    });
  if (signerId !== undefined && !f.verification.signers.some((s) => s.id === signerId)) return [];
  if (signerId !== undefined && !mayAskSigner(category))
    throw new Problem('conflict', {
      message: 'Only the borrower can be asked for this',
      errors: [{ field: 'signerId', message: 'Ask the borrower: a signer has no page for it' }],
    });
  const conditionId = v7();
  const openedBy = staffIdOf({ as });
  const documents = documentsForStaff(category);
  const requested =
    files === undefined ? documents : Array.from({ length: files }, (_, place) => documents[place] ?? documents[0] ?? 'SUPPORT');
  await saveCondition(client, {
    uuid: conditionId,
    application_uuid: uuid,
    category,
    notes: requestOf(category).notes,
    request_documents: [...requested],
    created: now,
    opened_by: openedBy,
    ...(signerId !== undefined && { signer_id: signerId }),
  });
  if (textForBorrower !== undefined) await setCommentToBorrower(client, conditionId, textForBorrower);
  return [{ type: 'conditionAdded', conditionId, category, openedBy, ...(signerId !== undefined && { signerId }) }];
}

/** The oldest file that waits for a review. */
const oldest = ({ facts }: Application): string | undefined =>
  facts.documents.find((d) => d.conditionId !== null && d.state === 'RECEIVED')?.id;
const isWaiting: Fits = (application) => oldest(application) !== undefined;

const postal = (given: Address) => {
  const { street2, ...address } = normalizeAddress(given);
  return street2 === '' ? address : { ...address, street2 };
};

export const CONDITIONS_AND_DOCUMENTS = {
  'request-more': {
    title: 'Ask for a document',
    does: 'The borrower is asked for a document and told by email.',
    roles: ['processor', 'underwriter', 'closer'],
    fits: always,
    fields: { textForBorrower: required() },
    facts: (application, given) => addCondition(application, { ...given, category: 'GENERIC_DOCUMENT_REQUEST' }),
  },
  'add-condition': {
    title: 'Add a condition',
    does: 'The borrower, or the signer, is asked for it and told by email.',
    roles: ['processor', 'underwriter', 'closer', 'compliance'],
    fits: always,
    fields: {
      category: required(),
      textForBorrower: optional('What the borrower reads, if not the usual words'),
      signerId: optional(),
      note: optional(),
    },
    facts: addCondition,
  },
  'clear-condition': {
    title: 'Clear a condition',
    does: 'The condition is met.',
    roles: ['processor', 'underwriter', 'closer', 'compliance'],
    ends: ['FUNDABLE'],
    fits: ({ facts }) => facts.openConditions.length > 0,
    fields: { conditionUuid: required(), note: optional() },
    facts: ({ facts }, { conditionUuid }) => {
      const open = facts.openConditions.find((c) => c.id === conditionUuid);
      return open ? [{ type: 'conditionCleared', conditionId: open.id }] : [];
    },
  },
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
} as const satisfies Rows<'request-more' | 'add-condition' | 'clear-condition' | 'accept-document' | 'reject-document' | 'mail-again'>;
