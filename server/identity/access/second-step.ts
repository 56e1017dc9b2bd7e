/** The authenticator of an account as it is stored: enrolled, asked for, taken away. `ownerUuid`: an identity or a staff member. */
import { Problem } from '@hearthline/contract/problem.ts';
import {
  beginSecondStep,
  lockSecondStep,
  putRecoveryCodes,
  takeStep,
  spendRecoveryCode,
} from '@hearthline/database/stores/person/second-steps.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import type { PoolClient } from 'pg';
import type { Context } from '../../config/context.ts';
import type { SecurityDetails } from '../../config/security-log.ts';
import { allowAttempt, bucket } from './throttle.ts';
import { authenticatorUri, isRecoveryCode, newAuthenticatorSecret, newRecoveryCodes, recoveryHash, stepOfCode } from './two-step.ts';

/** What the app is given: the address of the QR code, and the secret for a person who types it. */
export type Enrollment = { readonly uri: string; readonly secret: string };

/** Begins to enroll an authenticator; a secret that was never confirmed is replaced. Throws conflict when the account has one. */
export async function enroll(
  ctx: Context,
  ownerUuid: string,
  named: { readonly issuer: string; readonly account: string },
  secret = newAuthenticatorSecret(),
): Promise<Enrollment> {
  await transaction(ctx.pool, async (client) => {
    const old = await lockSecondStep(client, ownerUuid);
    const id = await ctx.secrets.put('authenticator', ownerUuid, secret, client);
    if (!(await beginSecondStep(client, ownerUuid, id))) throw new Problem('conflict', { message: 'The account has an authenticator' });
    if (old) await ctx.secrets.erase(old.secret_id, client);
  });
  return { uri: authenticatorUri(secret, named), secret };
}

/** The first code of a new authenticator: from now on the account is opened with it. Answers the recovery codes, in the clear this once; null for a wrong code. */
export async function confirmEnrollment(ctx: Context, client: PoolClient, ownerUuid: string, code: string): Promise<string[] | null> {
  const row = await lockSecondStep(client, ownerUuid);
  if (!row || row.confirmed_at !== null) throw new Problem('conflict', { message: 'No authenticator is being added' });
  const now = ctx.clock.real();
  const step = stepOfCode(await ctx.secrets.get(row.secret_id, client), code, now, null);
  if (step === null) return null;
  await takeStep(client, ownerUuid, step, now);
  return newCodes(client, ownerUuid);
}

/** New recovery codes in place of those there are. */
export async function newCodes(client: PoolClient, ownerUuid: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await putRecoveryCodes(client, ownerUuid, codes.map(recoveryHash));
  return codes;
}

/** Counts a code about to be checked, so that a million codes cannot be tried: throws too_many_requests. Outside the transaction of the check, so that it counts whatever becomes of it. */
export async function allowCode(ctx: Context, ownerUuid: string, noted: SecurityDetails): Promise<void> {
  try {
    await allowAttempt(ctx, [bucket(ctx.config, 'secondStep', ownerUuid)]);
  } catch (error) {
    if (error instanceof Problem) ctx.securityLog('account-locked', noted);
    throw error;
  }
}

/** Whether a code of the app or a recovery code opens the account now; it opens it once. Comes after `allowCode`. */
export async function takeCode(
  ctx: Context,
  client: PoolClient,
  ownerUuid: string,
  code: string,
  noted: SecurityDetails,
): Promise<boolean> {
  const row = await lockSecondStep(client, ownerUuid);
  if (!row || row.confirmed_at === null) return false;
  const now = ctx.clock.real();
  if (isRecoveryCode(code)) {
    const used = await spendRecoveryCode(client, ownerUuid, recoveryHash(code), now);
    if (used) ctx.securityLog('recovery-code-used', noted);
    return used;
  }
  const last = row.last_step === null ? null : Number(row.last_step);
  const step = stepOfCode(await ctx.secrets.get(row.secret_id, client), code, now, last);
  if (step === null) return false;
  await takeStep(client, ownerUuid, step, now);
  return true;
}
