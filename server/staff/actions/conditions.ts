/** What staff ask of a borrower, a signer or of themselves before the line is signed, closed or funded: asked, changed, met, waived, opened again. */
import { Problem } from '@hearthline/contract/problem.ts';
import type { MemberOf } from '@hearthline/contract/desk/staff-actions.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { conditionOf, saveCondition, setCommentToBorrower, setWaiverWords } from '@hearthline/database/stores/application/conditions.ts';
import { documentsForStaff, mayAskSigner, requestOf } from '@hearthline/journey/conditions.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import { isPutOff, stageOf } from '@hearthline/journey/steps/conditions.ts';
import { CONDITION_KINDS } from '@hearthline/rules/conditions/kinds.ts';
import { waiverOf } from '@hearthline/rules/conditions/waivers.ts';
import { CONDITION_CATEGORIES } from '@hearthline/rules/enums.ts';
import { v7 } from 'uuid';
import { askedFor, requireOwners } from './asked-conditions.ts';
import { maySuspend, suspendedWith } from './suspension.ts';
import { reopened } from '../../uploads/reopened.ts';
import { always, type Check, type Fits, missing, optional, required, type Row, type Rows, staffIdOf } from './row.ts';

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

const openOne = ({ facts }: Application, id: string | undefined) => facts.openConditions.find((one) => one.id === id);
const hasOpen: Fits = ({ facts }) => facts.openConditions.length > 0;
/** What a page of the application does to one that it shows, and the list of actions does not offer. */
const nowhere: Fits = () => false;

/** Why this person may not waive this condition: the law's own by nobody, others by the roles of their kind. */
const mayWaive: Check = (application, { conditionUuid, as }) => {
  const open = openOne(application, conditionUuid);
  if (!open) return null;
  const waiver = waiverOf(open);
  const refused = (code: 'conflict' | 'forbidden', message: string) =>
    new Problem(code, { message, errors: [{ field: 'conditionUuid' satisfies MemberOf<'waive-condition'>, message }] });
  if ('law' in waiver) return refused('conflict', `The law needs this condition: it is met, and never waived (${waiver.law}).`);
  return as === undefined || waiver.by.some((role) => role === as.role)
    ? null
    : refused('forbidden', `This condition is waived by: ${waiver.by.join(', ')}.`);
};

/**
 * Why this person may not say by hand that a condition of a kind is met: its files are accepted, or it is waived. The law's own, and what protects the lien or
 * the money, may be met without a file where another person than who opened it says so and why; and a second look is another person's.
 */
const mayClear: Check = ({ facts }, { conditionUuid, as, note }) => {
  const open = facts.openConditions.find(({ id }) => id === conditionUuid);
  if (!open?.kind || !as) return null;
  const refused = (message: string) =>
    new Problem('conflict', { message, errors: [{ field: 'conditionUuid' satisfies MemberOf<'clear-condition'>, message }] });
  const { documents } = CONDITION_KINDS[open.kind];
  const isTheirOwn = open.openedBy === as.uuid;
  if (open.kind === 'SECOND_LOOK') return isTheirOwn ? refused('A second look is taken by another person than who asked for it.') : null;
  if (facts.documents.some(({ conditionId, state }) => conditionId === open.id && state === 'ACCEPTED')) return null;
  const waiver = waiverOf(open);
  if ('law' in waiver || waiver.twoPeople) {
    if (isTheirOwn) return refused('Without an accepted file, another person than who opened it says that it is met.');
    return note?.trim() ? null : missing('note', 'Say what shows that it is met');
  }
  return documents.length === 0 || open.internal ? null : refused('Accept a file of it first. What is proved in another way is waived.');
};

/** Why this person may not put a condition of a kind off to a later stage: as it may not be waived. */
const mayPutOff: Check = (application, asked) => {
  const open = openOne(application, asked.conditionUuid);
  return open?.kind !== undefined && isPutOff(open, asked.stage) ? mayWaive(application, asked) : null;
};

/** A date or a person, or that there is none any more. */
const orNone = (given: string | undefined): string | null | undefined => (given === 'NONE' ? null : given);

const ROLES = ['processor', 'underwriter', 'closer', 'compliance'] as const;

export const CONDITIONS = {
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
    roles: ROLES,
    fits: always,
    fields: {
      category: required(),
      textForBorrower: optional('What the borrower reads, if not the usual words'),
      signerId: optional(),
      note: optional(),
    },
    facts: addCondition,
  },
  'add-conditions': {
    title: 'Add conditions from templates',
    does: 'Each holds its stage. Who is asked is told by email; what is internal stays with colleagues.',
    roles: ROLES,
    fits: always,
    isOffered: nowhere,
    fields: { conditions: required(), note: optional() },
    facts: (application, { client, now, as, conditions }) => askedFor(application, { client, now, as, conditions }),
  },
  suspend: {
    title: 'Suspend with conditions',
    does: 'One letter asks the borrower for all of them, and says until when. The review waits, and is back when they are met.',
    roles: ['underwriter'],
    fits: maySuspend,
    fields: { conditions: required(), note: optional() },
    facts: suspendedWith,
  },
  'clear-condition': {
    title: 'Clear a condition',
    does: 'The condition is met.',
    roles: ROLES,
    ends: ['FUNDABLE', 'SIGNING_CONDITIONS', 'CLOSING_CONDITIONS'],
    fits: hasOpen,
    check: mayClear,
    fields: { conditionUuid: required(), note: optional() },
    facts: (application, { conditionUuid }) => {
      const open = openOne(application, conditionUuid);
      return open ? [{ type: 'conditionCleared', conditionId: open.id }] : [];
    },
  },
  'waive-condition': {
    title: 'Waive a condition',
    does: 'The condition ends unmet: the lender does without it.',
    roles: ROLES,
    fits: hasOpen,
    check: mayWaive,
    twoPeople: ['WAIVED_BY_TWO'],
    fields: { conditionUuid: required(), waiverReason: required(), note: required('Why, for everybody who reads this application') },
    facts: async (application, { client, as, conditionUuid, waiverReason, note }) => {
      const open = openOne(application, conditionUuid);
      if (!open) return [];
      if (waiverReason === undefined) throw missing('waiverReason', 'Say why it is waived');
      if (note !== undefined) await setWaiverWords(client, open.id, note);
      return [{ type: 'conditionWaived', conditionId: open.id, reason: waiverReason, by: staffIdOf({ as }) }];
    },
  },
  'change-condition': {
    title: 'Change a condition',
    does: 'It has another stage, day or owner.',
    roles: ROLES,
    fits: hasOpen,
    isOffered: nowhere,
    check: mayPutOff,
    twoPeople: ['PUT_OFF_BY_TWO'],
    fields: { conditionUuid: required(), stage: optional(), dueOn: optional(), ownerUuid: optional() },
    facts: async (application, { client, conditionUuid, stage, dueOn, ownerUuid }) => {
      const open = openOne(application, conditionUuid);
      if (!open || (stage === undefined && dueOn === undefined && ownerUuid === undefined)) return [];
      await requireOwners(application, client, [orNone(ownerUuid) ?? undefined], 'ownerUuid');
      return [
        {
          type: 'conditionChanged',
          conditionId: open.id,
          ...(stage !== undefined && stage !== stageOf(open) && { stage }),
          ...(dueOn !== undefined && { dueOn: orNone(dueOn) }),
          ...(ownerUuid !== undefined && { owner: orNone(ownerUuid) }),
        },
      ];
    },
  },
  'reopen-condition': {
    title: 'Open a condition again',
    does: 'It is not met after all, and holds its stage again.',
    roles: ROLES,
    fits: always,
    isOffered: nowhere,
    fields: { conditionUuid: required(), note: required() },
    facts: async (application, { client, as, conditionUuid }) => {
      const row = conditionUuid === undefined ? null : await conditionOf(client, application.uuid, conditionUuid);
      return row === null || openOne(application, row.uuid) ? [] : [reopened(row, staffIdOf({ as }))];
    },
  },
} as const satisfies Rows<
  | 'request-more'
  | 'add-condition'
  | 'add-conditions'
  | 'suspend'
  | 'clear-condition'
  | 'waive-condition'
  | 'change-condition'
  | 'reopen-condition'
>;
