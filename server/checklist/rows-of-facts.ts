import { CONDITIONS } from '@hearthline/journey/application/conditions.ts';
import type { Fact, FactOf, FactType } from '@hearthline/journey/facts.ts';
import type { PoolClient } from 'pg';

type Writer<T extends FactType> = (client: PoolClient, uuid: string, fact: FactOf<T>, at: Date) => Promise<unknown>;

/** Facts that are also a row people work through. A row that was written with its fact (a condition in staff's own words) stays as it is. */
const ROWS: { readonly [T in FactType]?: Writer<T> } = {
  conditionAdded: async (client, uuid, { conditionId, category }, at) => {
    const row = CONDITIONS.find((c) => c.category === category);
    const documents = row?.documents ?? [];
    return client.query({
      name: 'condition-insert',
      text: 'insert into condition (uuid, application_uuid, category, notes, request_documents, documents_required, created) values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing',
      values: [conditionId, uuid, category, row?.notes ?? null, JSON.stringify(documents), documents.length, at],
    });
  },
  conditionCleared: async (client, uuid, { conditionId }, at) =>
    client.query({
      name: 'condition-close',
      text: 'update condition set closed_at = $3 where uuid = $2 and application_uuid = $1',
      values: [uuid, conditionId, at],
    }),
  taskOpened: async (client, uuid, { taskId, kind }, at) =>
    client.query({
      name: 'task-insert',
      text: 'insert into staff_task (id, application_uuid, kind, opened_at) values ($1, $2, $3, $4)',
      values: [taskId, uuid, kind, at],
    }),
  taskClosed: async (client, uuid, { taskId }, at) =>
    client.query({
      name: 'task-close',
      text: 'update staff_task set closed_at = $3 where id = $2 and application_uuid = $1',
      values: [uuid, taskId, at],
    }),
};

/** Writes the rows that go with the facts, in their order. */
export async function writeRowsOf(client: PoolClient, uuid: string, facts: readonly Fact[], at: Date): Promise<void> {
  for (const fact of facts) {
    const write = ROWS[fact.type] as Writer<typeof fact.type> | undefined;
    await write?.(client, uuid, fact, at);
  }
}
