/** What is told of a condition: opened, cleared, or a file for it rejected. */
import type { ConditionRow } from '@hearthline/database/generated/rows.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { conditionOf } from '@hearthline/database/stores/application/conditions.ts';
import { uploadOf } from '@hearthline/database/stores/application/uploads.ts';
import { conditionCard } from '@hearthline/journey/conditions.ts';
import { askedOfPeople } from '@hearthline/journey/steps/conditions.ts';
import { CONDITION_KINDS, isConditionKind } from '@hearthline/rules/conditions/kinds.ts';
import type { FactOf } from '@hearthline/journey/facts/fact.ts';
import type { PoolClient } from 'pg';
import type { Message } from './copy.ts';

/** The card of a condition of an application, as the person who is asked reads it. */
export const cardOf = ({ facts }: Pick<Application, 'facts'>, row: ConditionRow) =>
  conditionCard({
    category: row.category,
    notes: row.notes,
    commentsToBorrower: row.comments_to_borrower,
    requestDocuments: row.request_documents,
    numDocsRequired: row.documents_required,
    accountMask: facts.verification.disbursement?.mask ?? null,
  });

/** The same, by the name of its kind where it has one: several in one letter are told apart. */
export const namedCardOf = (application: Pick<Application, 'facts'>, row: ConditionRow) => {
  const card = cardOf(application, row);
  const asks = isConditionKind(row.kind) ? CONDITION_KINDS[row.kind].asks : null;
  return asks === null ? card : { ...card, title: asks.name };
};

export type AboutCondition = FactOf<'conditionAdded' | 'conditionCleared' | 'conditionWaived' | 'documentRejected'>;
/** What is told of a condition, and to whom: the signer it is asked of, or the borrower where that is null. `path`: the signer's own page. */
export async function conditionMessage(
  fact: AboutCondition,
  client: PoolClient,
  { uuid, facts }: Application,
  path: string,
): Promise<{ readonly message: Message; readonly signerId: string | null } | null> {
  const upload = fact.type === 'documentRejected' ? await uploadOf(client, uuid, fact.documentId) : null;
  const conditionId = fact.type === 'documentRejected' ? upload?.condition_uuid : fact.conditionId;
  const row = conditionId ? await conditionOf(client, uuid, conditionId) : null;
  if (!row || row.internal) return null;
  const { title, description } = namedCardOf({ facts }, row);
  const { signer_id: signerId } = row;
  const own = signerId === null ? {} : { path };
  const open = askedOfPeople(facts).filter((c) => (c.signerId ?? null) === signerId).length;
  const message: { readonly [T in AboutCondition['type']]: Message } = {
    conditionAdded: { kind: 'CONDITION_ADDED', data: { title, description, ...own } },
    conditionWaived: { kind: 'CONDITION_CLEARED', data: { title, open, isWaived: true, ...own } },
    conditionCleared: { kind: 'CONDITION_CLEARED', data: { title, open, ...own } },
    documentRejected: { kind: 'CONDITION_REJECTED', data: { title, reason: upload?.reason ?? '', ...own } },
  };
  return { message: message[fact.type], signerId };
}
