import { type Application, type Connection, readApplication } from './application.ts';
import { Problem } from '@hearthline/contract/problem.ts';

/** The application; throws not_found. */
export async function applicationByUuid(on: Connection, uuid: string): Promise<Application> {
  const found = await readApplication(on, uuid);
  if (!found) throw new Problem('not_found');
  return found;
}

/** The version of its log alone: what a waiter asks again and again. Null when there is no such application. */
export async function versionOf(on: Connection, uuid: string): Promise<number | null> {
  const { rows } = await on.query<{ version: number }>({
    name: 'application-version',
    text: 'select version from application where uuid = $1',
    values: [uuid],
  });
  return rows[0]?.version ?? null;
}

/** Keeps the application at no status any more (only the sandbox ever does). */
export async function clearHold(on: Connection, uuid: string): Promise<void> {
  await on.query('update application set hold_at = null where uuid = $1', [uuid]);
}

/** Moves the day on which a person of the sandbox opened their line. */
export async function setOpenedOn(on: Connection, email: string, at: Date): Promise<void> {
  await on.query(
    'update application set completed_at = $2 from identity i where i.uuid = identity_uuid and i.email = $1 and completed_at is not null',
    [email, at],
  );
}
