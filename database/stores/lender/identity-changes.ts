import type { PoolClient } from 'pg';
import type { IdentityChangeRow } from '../../generated/rows.ts';
import type { Connection } from '../application/application.ts';
import type { DatabaseContext } from '../context.ts';

type Asked = Omit<IdentityChangeRow, 'sealed' | 'decided_by' | 'decided_at' | 'refusal' | 'state'>;
const contextOf = (id: string): string => `identity-change:${id}`;

/** Encrypts the values of a change: to be stored with it. */
export const sealIdentityChange = async ({ secrets }: DatabaseContext, id: string, values: object): Promise<Buffer> =>
  secrets.seal('answer', contextOf(id), Buffer.from(JSON.stringify(values)));

/** The values of a change; null once they were erased. */
export async function openIdentityChange<V>({ secrets }: DatabaseContext, { id, sealed }: IdentityChangeRow): Promise<V | null> {
  return sealed && (JSON.parse((await secrets.open('answer', contextOf(id), sealed)).toString()) as V);
}

/** Stores a change that was asked for; false while another of its kind waits for a second person. */
export async function saveIdentityChange(client: PoolClient, asked: Asked, sealed: Buffer): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'identity-change-save',
    text: `insert into identity_change (id, application_uuid, party, what, state, reason, evidence, asked_by, asked_by_uuid, asked_at, sealed)
      values ($1, $2, $3, $4, 'ASKED', $5, $6, $7, $8, $9, $10) on conflict do nothing`,
    values: [
      asked.id,
      asked.application_uuid,
      asked.party,
      asked.what,
      asked.reason,
      asked.evidence,
      asked.asked_by,
      asked.asked_by_uuid,
      asked.asked_at,
      sealed,
    ],
  });
  return rowCount === 1;
}

/** Ends a change that waits; `sealed` replaces its values where it was applied. */
export async function endIdentityChange(
  client: PoolClient,
  id: string,
  end: {
    readonly state: 'APPLIED' | 'REFUSED';
    readonly by: string;
    readonly at: Date;
    readonly refusal: string | null;
    readonly sealed: Buffer | null;
  },
): Promise<void> {
  await client.query({
    name: 'identity-change-end',
    text: `update identity_change set state = $2, decided_by = $3, decided_at = $4, refusal = $5, sealed = coalesce($6, sealed) where id = $1 and state = 'ASKED'`,
    values: [id, end.state, end.by, end.at, end.refusal, end.sealed],
  });
}

/** The changes of an application, newest first. */
export async function identityChangesOf(on: Connection, applicationUuid: string): Promise<IdentityChangeRow[]> {
  const { rows } = await on.query<IdentityChangeRow>({
    name: 'identity-changes-of',
    text: 'select * from identity_change where application_uuid = $1 order by asked_at desc, id desc',
    values: [applicationUuid],
  });
  return rows;
}

/** A change that waits for a second person, with whose it is. */
export type WaitingIdentityChange = IdentityChangeRow & {
  readonly loanNumber: string;
  readonly firstName: string;
  readonly lastName: string;
};

/** The changes of a lender's open applications that wait for a second person, oldest first. At most 200. */
export async function waitingIdentityChanges(on: Connection, organization: string): Promise<WaitingIdentityChange[]> {
  const { rows } = await on.query<WaitingIdentityChange>({
    name: 'identity-changes-waiting',
    text: `select c.*, a.loan_number as "loanNumber", coalesce(s.first_name, p.first_name, '') as "firstName", coalesce(s.last_name, p.last_name, '') as "lastName"
      from identity_change c join application a on a.uuid = c.application_uuid
      left join profile p on p.identity_uuid = a.identity_uuid and p.type = 'PRIMARY'
      left join signer s on s.id::text = c.party
      where c.state = 'ASKED' and a.org_code = $1 and a.active order by c.asked_at, c.id limit 200`,
    values: [organization],
  });
  return rows;
}
