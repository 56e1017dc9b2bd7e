/** Several conditions at once, from the table of kinds: each with its words, stage, day, owner and files. */
import type { StaffActionMembers } from '@hearthline/contract/desk/staff-actions.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { saveCondition } from '@hearthline/database/stores/application/conditions.ts';
import { activeMembers } from '@hearthline/database/stores/lender/staff-members.ts';
import { mayAskSigner } from '@hearthline/journey/conditions.ts';
import type { FactOf } from '@hearthline/journey/facts/fact.ts';
import { CONDITION_KINDS } from '@hearthline/rules/conditions/kinds.ts';
import type { PoolClient } from 'pg';
import { v7 } from 'uuid';
import type { StaffPerson } from '../person.ts';
import { missing, staffIdOf } from './row.ts';

export type AskedCondition = StaffActionMembers['conditions'][number];
type Asking = {
  readonly client: PoolClient;
  readonly now: Date;
  readonly as: StaffPerson | undefined;
  readonly conditions: readonly AskedCondition[] | undefined;
};

/** Whether staff alone see it: it was asked so, or its kind has no words for anybody else. */
export const isInternal = ({ kind, internal }: AskedCondition): boolean => internal === true || CONDITION_KINDS[kind].asks === null;

/** Throws conflict at the field where an owner is nobody who works for the lender now. */
export async function requireOwners(
  { orgCode }: Application,
  client: PoolClient,
  owners: readonly (string | undefined)[],
  field: 'conditions' | 'ownerUuid',
): Promise<void> {
  if (owners.every((owner) => owner === undefined)) return;
  const members = new Set((await activeMembers(client, orgCode)).map(({ uuid }) => uuid));
  if (owners.every((owner) => owner === undefined || members.has(owner))) return;
  const message = 'Choose a colleague who works here now';
  throw new Problem('conflict', { message, errors: [{ field, message }] });
}

/** Throws conflict where a signer is asked for what only the borrower has a page for, and where they are none of the application. */
function requireSigner({ facts }: Application, { kind, signerId }: AskedCondition): void {
  if (signerId === undefined) return;
  if (facts.verification.signers.some(({ id }) => id === signerId) && mayAskSigner(CONDITION_KINDS[kind].category)) return;
  throw new Problem('conflict', {
    message: `${CONDITION_KINDS[kind].title}: only the borrower can be asked for this`,
    errors: [{ field: 'conditions', message: 'Ask the borrower: a signer has no page for it' }],
  });
}

/** Writes the rows of what is asked, and answers the facts. Throws invalid_request for nothing, conflict. */
export async function askedFor(
  application: Application,
  { client, now, as, conditions = [] }: Asking,
): Promise<FactOf<'conditionAdded'>[]> {
  if (conditions.length === 0) throw missing('conditions', 'Choose at least one');
  await requireOwners(
    application,
    client,
    conditions.map(({ ownerUuid }) => ownerUuid),
    'conditions',
  );
  const openedBy = staffIdOf({ as });
  const facts: FactOf<'conditionAdded'>[] = [];
  for (const asked of conditions) {
    requireSigner(application, asked);
    const { kind, text, stage, dueOn, ownerUuid, documents, signerId } = asked;
    const row = CONDITION_KINDS[kind];
    const internal = isInternal(asked);
    const conditionId = v7();
    const words = text?.trim() || row.asks?.text || row.title;
    const files = internal
      ? []
      : Array.from({ length: documents ?? row.documents.length }, (_, place) => row.documents[place] ?? row.documents[0] ?? 'SUPPORT');
    await saveCondition(client, {
      uuid: conditionId,
      application_uuid: application.uuid,
      category: row.category,
      // What was asked first stays beside what is said of a file that was rejected.
      notes: words,
      comments_to_borrower: words,
      request_documents: files,
      created: now,
      opened_by: openedBy,
      kind,
      stage: stage ?? row.stage,
      internal,
      ...(ownerUuid !== undefined && { owner_uuid: ownerUuid }),
      ...(dueOn !== undefined && { due_on: dueOn }),
      ...(!internal && signerId !== undefined && { signer_id: signerId }),
    });
    facts.push({
      type: 'conditionAdded',
      conditionId,
      category: row.category,
      openedBy,
      kind,
      stage: stage ?? row.stage,
      ...(internal && { internal }),
      ...(ownerUuid !== undefined && { owner: ownerUuid }),
      ...(dueOn !== undefined && { dueOn }),
      ...(!internal && signerId !== undefined && { signerId }),
    });
  }
  return facts;
}
