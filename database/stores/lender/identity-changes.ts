import type { PoolClient } from 'pg';
import type { IdentityChangeRow } from '../../generated/rows.ts';
import type { Connection } from '../application/application.ts';
import type { DatabaseContext } from '../context.ts';

type Asked = Pick<
  IdentityChangeRow,
  'id' | 'application_uuid' | 'identity_uuid' | 'party' | 'what' | 'reason' | 'evidence' | 'asked_by' | 'asked_by_uuid' | 'asked_at'
>;
/** A member of the staff, as rows name them: the name is for people, the id tells them apart. */
type Decider = { readonly name: string; readonly uuid: string };
const contextOf = (id: string): string => `identity-change:${id}`;

/** Encrypts the values of a change: to be stored with it. */
export const sealIdentityChange = async ({ secrets }: DatabaseContext, id: string, values: object): Promise<Buffer> =>
  secrets.seal('answer', contextOf(id), Buffer.from(JSON.stringify(values)));

/** The values of a change; null once they were erased. */
export async function openIdentityChange<V>({ secrets }: DatabaseContext, { id, sealed }: IdentityChangeRow): Promise<V | null> {
  return sealed && (JSON.parse((await secrets.open('answer', contextOf(id), sealed)).toString()) as V);
}

/** Stores a change that was asked for; false while another of its kind waits. */
export async function saveIdentityChange(client: PoolClient, asked: Asked, sealed: Buffer): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'identity-change-save',
    text: `insert into identity_change (id, application_uuid, identity_uuid, party, what, state, reason, evidence, asked_by, asked_by_uuid, asked_at, sealed)
      values ($1, $2, $3, $4, $5, 'ASKED', $6, $7, $8, $9, $10, $11) on conflict do nothing`,
    values: [
      asked.id,
      asked.application_uuid,
      asked.identity_uuid,
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

/** The second person agreed: the change waits until `appliesAt`. @param stopHash SHA-256 of the secret in the link that stops it */
export async function letIdentityChangeWait(
  client: PoolClient,
  id: string,
  { by, at, appliesAt, stopHash }: { readonly by: Decider; readonly at: Date; readonly appliesAt: Date; readonly stopHash: Buffer },
): Promise<void> {
  await client.query({
    name: 'identity-change-wait',
    text: `update identity_change set state = 'WAITING', decided_by = $2, decided_by_uuid = $3, decided_at = $4, applies_at = $5, stop_hash = $6
      where id = $1 and state = 'ASKED'`,
    values: [id, by.name, by.uuid, at, appliesAt, stopHash],
  });
}

/** A change that waited is before a second person again: nothing is in force, and its link stops nothing. */
export async function askIdentityChangeAgain(client: PoolClient, id: string): Promise<void> {
  await client.query({
    name: 'identity-change-again',
    text: `update identity_change set state = 'ASKED', decided_by = null, decided_by_uuid = null, decided_at = null, applies_at = null, stop_hash = null
      where id = $1 and state = 'WAITING'`,
    values: [id],
  });
}

/** Ends a change that waits. @param by who decided on it, where nobody had before @param refusal why it is not applied */
export async function endIdentityChange(
  client: PoolClient,
  id: string,
  end: {
    readonly state: 'APPLIED' | 'REFUSED' | 'STOPPED_BY_OWNER' | 'NOT_POSSIBLE';
    readonly by: Decider | null;
    readonly at: Date;
    readonly refusal: string | null;
  },
): Promise<void> {
  await client.query({
    name: 'identity-change-end',
    text: `update identity_change set state = $2, decided_by = coalesce($3, decided_by), decided_by_uuid = coalesce($4, decided_by_uuid),
        decided_at = coalesce(decided_at, $5), ended_at = $5, refusal = $6
      where id = $1 and state in ('ASKED', 'WAITING')`,
    values: [id, end.state, end.by?.name ?? null, end.by?.uuid ?? null, end.at, end.refusal],
  });
}

/** Notes what the desk found after an owner stopped a change. The database refuses who asked for it, and who agreed (migration 0857). */
export async function reviewStoppedChange(
  client: PoolClient,
  id: string,
  { by, found }: { readonly by: string; readonly found: string },
): Promise<void> {
  await client.query({
    name: 'identity-change-reviewed',
    text: "update identity_change set refusal = $2, reviewed_by_uuid = $3 where id = $1 and state = 'STOPPED_BY_OWNER'",
    values: [id, found, by],
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

/** The change that a mailed link stops; undefined for an unknown link. */
export async function identityChangeByLink(on: Connection, stopHash: Buffer): Promise<IdentityChangeRow | undefined> {
  const { rows } = await on.query<IdentityChangeRow>({
    name: 'identity-change-by-link',
    text: 'select * from identity_change where stop_hash = $1',
    values: [stopHash],
  });
  return rows[0];
}

/** When the last change ends that waits for anybody of an application: there, or at another application of the same person. Null when none waits. */
export async function identityWaitsUntil(on: Connection, applicationUuid: string): Promise<Date | null> {
  const { rows } = await on.query<{ until: Date | null }>({
    name: 'identity-change-until',
    text: `select max(applies_at) as until from identity_change where state = 'WAITING' and (application_uuid = $1 or identity_uuid in (
        select identity_uuid from application where uuid = $1
        union all select identity_uuid from signer where application_uuid = $1 and removed_at is null and identity_uuid is not null))`,
    values: [applicationUuid],
  });
  return rows[0]?.until ?? null;
}

/**
 * What staff changed of a person before they signed, oldest first: which datum, when, by whom; never a value.
 * @param party `borrower`, a signer's id, or `lender`
 * @param signedBy an identity, or `sandbox` where the sandbox's own staff sign for the lender
 */
export async function staffChangesOf(on: Connection, applicationUuid: string, party: string, signedBy: string) {
  const { rows } = await on.query<IdentityChangeRow>({
    name: 'identity-changes-before',
    text: `select * from identity_change where state = 'APPLIED' and ((application_uuid = $1 and party = $2) or identity_uuid::text = $3) order by ended_at, id`,
    values: [applicationUuid, party, signedBy],
  });
  return rows.map((row) => ({
    what: row.what,
    askedAt: row.asked_at.toISOString(),
    askedBy: { uuid: row.asked_by_uuid, name: row.asked_by },
    agreedBy: { uuid: row.decided_by_uuid ?? row.asked_by_uuid, name: row.decided_by ?? row.asked_by },
    appliedAt: (row.ended_at ?? row.decided_at ?? row.asked_at).toISOString(),
  }));
}

/** A change that waits for a person, with whose it is. */
export type WaitingIdentityChange = IdentityChangeRow & {
  readonly loanNumber: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Of the home. */
  readonly parcelZone: string | null;
  readonly homeState: string | null;
};

/** The changes of a lender's applications that wait for a second person or for their owner, and those that an owner stopped and nobody has looked into, oldest first. At most 200. */
export async function waitingIdentityChanges(on: Connection, organization: string): Promise<WaitingIdentityChange[]> {
  const { rows } = await on.query<WaitingIdentityChange>({
    name: 'identity-changes-waiting',
    text: `select c.*, a.loan_number as "loanNumber", coalesce(s.first_name, p.first_name, '') as "firstName", coalesce(s.last_name, p.last_name, '') as "lastName",
        a.facts #>> '{parcel,timeZone}' as "parcelZone", a.facts #>> '{created,state}' as "homeState"
      from identity_change c join application a on a.uuid = c.application_uuid
      left join profile p on p.identity_uuid = a.identity_uuid and p.type = 'PRIMARY'
      left join signer s on s.id::text = c.party
      where (c.state in ('ASKED', 'WAITING') or (c.state = 'STOPPED_BY_OWNER' and c.refusal is null)) and a.org_code = $1 order by c.asked_at, c.id limit 200`,
    values: [organization],
  });
  return rows;
}
