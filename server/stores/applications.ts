import { APPLICATION_COLUMNS, type Application, readApplication } from '../checklist/application.ts';
import { Problem } from '../http/problem.ts';
import type { Queryable } from '../secrets/secrets.ts';

/** The application; throws not_found. */
export async function applicationByUuid(on: Queryable, uuid: string): Promise<Application> {
  const found = await readApplication(on, uuid);
  if (!found) throw new Problem('not_found');
  return found;
}

/** A person's applications, newest first. */
export async function applicationsOf(on: Queryable, identityUuid: string): Promise<Application[]> {
  const { rows } = await on.query(`select ${APPLICATION_COLUMNS} from application where identity_uuid = $1 order by created_at desc limit 50`, [identityUuid]);
  return rows as unknown as Application[];
}
