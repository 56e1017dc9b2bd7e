/** Many borrowers without their sign-ups: one with a session, and with an application where one is named, copied by SQL. */
import type { Pool } from 'pg';

export type Person = {
  readonly email: string;
  readonly identityUuid: string;
  readonly sessionId: string;
  readonly endsAt: Date;
  /** Their application, if one was copied. */
  readonly uuid: string | null;
};

/** A uuid of its own for the `k`th copy, with the version and variant of a real one. */
const copyOf = (uuid: string) => `overlay(overlay(md5(${uuid} || ':' || k) placing '7' from 13) placing '8' from 17)::uuid`;

/** What of each row differs from copy to copy. */
const COPIED: Readonly<Record<string, string>> = {
  identity: `'uuid', ${copyOf('r.uuid')}, 'email', k || '.' || r.email, 'email_key', k || '.' || r.email_key`,
  profile: `'uuid', ${copyOf('r.uuid')}, 'identity_uuid', ${copyOf('r.identity_uuid')}`,
  session: `'uuid', ${copyOf('r.uuid')}, 'identity_uuid', ${copyOf('r.identity_uuid')}`,
  application: `'uuid', ${copyOf('r.uuid')}, 'identity_uuid', ${copyOf('r.identity_uuid')}, 'loan_number', r.loan_number || ':' || k`,
};

/** `count` copies of an identity with its profile and sessions, and of its applications if wanted. */
export async function people(pool: Pool, identityUuid: string, count: number, withApplication: boolean): Promise<Person[]> {
  for (const [table, changes] of Object.entries(COPIED))
    if (withApplication || table !== 'application')
      await pool.query(
        `insert into ${table} select (jsonb_populate_record(r, jsonb_build_object(${changes}))).* from ${table} r, generate_series(1, $2::integer) k
          where r.${table === 'identity' ? 'uuid' : 'identity_uuid'} = $1`,
        [identityUuid, count],
      );
  await pool.query('analyze identity, profile, session, application');
  const { rows } = await pool.query<Person>(
    `select i.email, i.uuid as "identityUuid", s.uuid as "sessionId", s.expires_at as "endsAt", a.uuid
      from generate_series(1, $2::integer) k join identity i on i.uuid = ${copyOf('$1::text')}
        join session s on s.identity_uuid = i.uuid left join application a on a.identity_uuid = i.uuid`,
    [identityUuid, count],
  );
  if (rows.length !== count) throw new Error(`${rows.length} of ${count} people were made`);
  return rows;
}
