import type { PoolClient } from 'pg';

/** Opens a task for the lender's people; `kind` is the status that waits for them. */
export async function openTask(
  client: PoolClient,
  applicationUuid: string,
  { id, kind, at }: { readonly id: string; readonly kind: string; readonly at: Date },
): Promise<void> {
  await client.query({
    name: 'task-insert',
    text: 'insert into staff_task (id, application_uuid, kind, opened_at) values ($1, $2, $3, $4)',
    values: [id, applicationUuid, kind, at],
  });
}

export async function closeTask(client: PoolClient, applicationUuid: string, id: string, at: Date): Promise<void> {
  await client.query({
    name: 'task-close',
    text: 'update staff_task set closed_at = $3 where id = $2 and application_uuid = $1',
    values: [applicationUuid, id, at],
  });
}
