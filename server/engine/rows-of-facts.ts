import { requestOf } from '@hearthline/journey/conditions.ts';
import type { Fact, FactOf, FactType } from '@hearthline/journey/facts/fact.ts';
import type { PoolClient } from 'pg';
import { closeCondition, saveCondition, reopenCondition } from '@hearthline/database/stores/application/conditions.ts';
import { removeSigner } from '@hearthline/database/stores/person/signers.ts';
import { DEADLINES_OF_FACTS } from './deadlines-of-facts.ts';
import { closeTask, openTask } from '@hearthline/database/stores/lender/staff-tasks.ts';

type Writer<T extends FactType> = (client: PoolClient, uuid: string, fact: FactOf<T>, at: Date) => Promise<void>;

/** Facts that also create a row staff work with. A row written with its fact (a condition in staff's own words) stays as it is. */
const ROWS: { readonly [T in FactType]?: Writer<T> } = {
  conditionAdded: async (client, uuid, { conditionId, category }, at) => {
    const { notes, documents } = requestOf(category);
    await saveCondition(client, {
      uuid: conditionId,
      application_uuid: uuid,
      category,
      notes,
      request_documents: [...documents],
      created: at,
    });
  },
  conditionCleared: async (client, uuid, { conditionId }, at) => closeCondition(client, uuid, conditionId, at),
  signerRemoved: async (client, _uuid, { signerId }, at) => removeSigner(client, signerId, at),
  conditionReopened: async (client, uuid, { conditionId }) => reopenCondition(client, uuid, conditionId),
  taskOpened: async (client, uuid, { taskId, kind }, at) => openTask(client, uuid, { id: taskId, kind, at }),
  taskClosed: async (client, uuid, { taskId }, at) => closeTask(client, uuid, taskId, at),
};

/** Writes the rows that go with the facts, in their order. */
export async function writeRowsOf(client: PoolClient, uuid: string, facts: readonly Fact[], at: Date): Promise<void> {
  for (const fact of facts) {
    const write = ROWS[fact.type] as Writer<typeof fact.type> | undefined;
    await write?.(client, uuid, fact, at);
    await (DEADLINES_OF_FACTS[fact.type] as typeof write)?.(client, uuid, fact, at);
  }
}
