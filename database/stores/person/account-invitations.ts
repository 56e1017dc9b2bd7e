import { hashOfSecret } from '../../secrets/one-time.ts';
import type { Queryable } from '../../transaction.ts';

export type Invited = {
  readonly identity_uuid: string;
  readonly application_uuid: string;
  readonly email: string;
  readonly first_name: string;
};

export async function saveAccountInvitation(
  on: Queryable,
  { secret, identityUuid, applicationUuid, expiresAt }: { secret: string; identityUuid: string; applicationUuid: string; expiresAt: Date },
): Promise<void> {
  await on.query('insert into account_invitation (secret_hash, identity_uuid, application_uuid, expires_at) values ($1, $2, $3, $4)', [
    hashOfSecret(secret),
    identityUuid,
    applicationUuid,
    expiresAt,
  ]);
}

/** The invited person; undefined when the invitation is unknown, used or expired. */
export async function accountInvitation(on: Queryable, secret: string, now: Date): Promise<Invited | undefined> {
  const { rows } = await on.query(
    `select i.identity_uuid, i.application_uuid, identity.email, profile.first_name
       from account_invitation i join identity on identity.uuid = i.identity_uuid join profile on profile.identity_uuid = i.identity_uuid
      where i.secret_hash = $1 and i.used_at is null and i.expires_at > $2`,
    [hashOfSecret(secret), now],
  );
  return rows[0] as Invited | undefined;
}

/** Uses up an invitation; false when another request was first. */
export async function useAccountInvitation(on: Queryable, secret: string, now: Date): Promise<boolean> {
  const { rowCount } = await on.query('update account_invitation set used_at = $2 where secret_hash = $1 and used_at is null', [
    hashOfSecret(secret),
    now,
  ]);
  return rowCount === 1;
}
