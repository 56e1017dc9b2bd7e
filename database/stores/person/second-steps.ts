import type { Queryable } from '../../transaction.ts';
import type { SecondStepRow } from '../../generated/rows.ts';

/** The authenticator of an account; locked, so that of two requests with one code only one is let in. */
export async function lockSecondStep(on: Queryable, ownerUuid: string): Promise<SecondStepRow | undefined> {
  const { rows } = await on.query(
    'select owner_uuid, secret_id, confirmed_at, last_step from second_step where owner_uuid = $1 for update',
    [ownerUuid],
  );
  return rows[0] as SecondStepRow | undefined;
}

/** Whether an account has an authenticator that it must be opened with. */
export async function hasSecondStep(on: Queryable, ownerUuid: string): Promise<boolean> {
  const { rows } = await on.query('select 1 from second_step where owner_uuid = $1 and confirmed_at is not null', [ownerUuid]);
  return rows.length > 0;
}

/** Begins to enroll an authenticator in place of one that was never confirmed; false when the account has a confirmed one. */
export async function beginSecondStep(on: Queryable, ownerUuid: string, secretId: string): Promise<boolean> {
  const { rowCount } = await on.query(
    `insert into second_step as s (owner_uuid, secret_id) values ($1, $2)
     on conflict (owner_uuid) do update set secret_id = excluded.secret_id where s.confirmed_at is null`,
    [ownerUuid, secretId],
  );
  return rowCount === 1;
}

/** Notes that a code of this step was taken; the first one confirms the authenticator. */
export async function takeStep(on: Queryable, ownerUuid: string, step: number, now: Date): Promise<void> {
  await on.query('update second_step set last_step = $2, confirmed_at = coalesce(confirmed_at, $3) where owner_uuid = $1', [
    ownerUuid,
    step,
    now,
  ]);
}

/** Replaces the recovery codes of an account. */
export async function putRecoveryCodes(on: Queryable, ownerUuid: string, hashes: readonly Buffer[]): Promise<void> {
  await on.query('delete from recovery_code where owner_uuid = $1', [ownerUuid]);
  await on.query('insert into recovery_code (code_hash, owner_uuid) select hash, $1 from unnest($2::bytea[]) as given (hash)', [
    ownerUuid,
    hashes,
  ]);
}

/** Uses up a recovery code; whether it was one of the account that was not used before. */
export async function spendRecoveryCode(on: Queryable, ownerUuid: string, hash: Buffer, now: Date): Promise<boolean> {
  const { rowCount } = await on.query(
    'update recovery_code set used_at = $3 where owner_uuid = $1 and code_hash = $2 and used_at is null',
    [ownerUuid, hash, now],
  );
  return rowCount === 1;
}

/** Recovery codes of an account that are left. */
export async function recoveryCodesLeft(on: Queryable, ownerUuid: string): Promise<number> {
  const { rows } = await on.query('select count(*) as left from recovery_code where owner_uuid = $1 and used_at is null', [ownerUuid]);
  return Number(rows[0]?.['left']);
}

/** Takes an account's authenticator and recovery codes away, and the secret with them. */
export async function removeSecondStep(on: Queryable, ownerUuid: string): Promise<void> {
  await on.query('delete from second_step where owner_uuid = $1', [ownerUuid]);
  await on.query("delete from secret where subject_uuid = $1 and kind = 'authenticator'", [ownerUuid]);
}
