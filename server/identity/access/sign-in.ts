import type { IdentityRow } from '@hearthline/database/generated/rows.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { emailKey, holdPassword, identityByEmail } from '@hearthline/database/stores/person/identities.ts';
import { countSignInFailure, forgetSignInFailures } from '@hearthline/database/stores/person/sign-in-failures.ts';
import { isKnownIp, type ClientInfo } from '@hearthline/database/stores/person/sessions.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import { hash, verify } from '@node-rs/argon2';
import type { PoolClient } from 'pg';
import type { Context } from '../../config/context.ts';
import { accountOf } from './security-events.ts';
import { allowAttempt, returnAttempt, signInBuckets } from './throttle.ts';

/** OWASP's parameters for argon2id, the library's own algorithm: 19 MiB, two passes, one lane. Every hash contains its own, so they can be raised later. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Passwords of equal characters are equal, however the keyboard composed them. */
const normal = (password: string): string => password.normalize('NFKC');

/** Wrong passwords in a row after which only a new one helps (NIST SP 800-63B, 5.2.2: at most 100). */
export const MOST_FAILURES = 100;

let decoy: Promise<string> | undefined;

/** The PHC string of a password's argon2id hash. */
export async function hashPassword(password: string): Promise<string> {
  return hash(normal(password), COST);
}

/**
 * Whether a password matches the stored hash. Without an account a decoy hash is checked and the result is false, so that an unknown address
 * takes as long as a wrong password (quality S9).
 */
export async function passwordMatches(password: string, passwordHash: string | undefined): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const right = await verify(passwordHash ?? (await decoy), normal(password));
  return right && passwordHash !== undefined;
}

/** Refuses the stored password as a new one. Throws invalid_request at `field`. */
export async function requireAnother(
  password: string,
  { password_hash }: Pick<IdentityRow, 'password_hash'>,
  field = 'password',
): Promise<void> {
  if (await passwordMatches(password, password_hash))
    throw new Problem('invalid_request', { errors: [{ field, message: 'Choose a password you have not used before' }] });
}

/**
 * Signs in by email and password: what `enter` opens, or null for a wrong one of either, without saying which. Throws too_many_requests, password_blocked, and what `enter` throws, which takes nothing back. The attempt is
 * counted before the password is checked, so that a hundred at once do not pass the limit. `enter` runs while the password cannot be changed: a sign-in that was on its way
 * when it was would otherwise outlive the change, and a thief who repeats them always has one on its way.
 */
export async function signInByPassword<T>(
  ctx: Context,
  { email, password, clientInfo }: { readonly email: string; readonly password: string; readonly clientInfo: ClientInfo },
  enter: (client: PoolClient, identityUuid: string) => Promise<T>,
): Promise<T | null> {
  const account = emailKey(email);
  const known = await isKnownIp(ctx.pool, account, clientInfo.ip, ctx.clock.real());
  const buckets = signInBuckets(ctx.config, account, clientInfo.ip, known);
  const noted = { ip: clientInfo.ip, account: await accountOf(ctx, email) };
  try {
    await allowAttempt(ctx, buckets);
  } catch (error) {
    if (error instanceof Problem) ctx.securityLog('account-locked', noted);
    throw error;
  }
  if ((await countSignInFailure(ctx.pool, account, known, ctx.clock.real())) > MOST_FAILURES) {
    ctx.securityLog('account-locked', noted);
    throw new Problem('password_blocked');
  }
  const identity = await identityByEmail(ctx.pool, email);
  const entered =
    (await passwordMatches(password, identity?.password_hash)) && identity
      ? await transaction(ctx.pool, async (client) =>
          (await holdPassword(client, identity.uuid, identity.password_hash)) ? { value: await enter(client, identity.uuid) } : null,
        )
      : null;
  if (!identity || entered === null) {
    ctx.securityLog('sign-in-failed', noted);
    return null;
  }
  ctx.securityLog('signed-in', { ...noted, identityUuid: identity.uuid });
  await forgetSignInFailures(ctx.pool, account);
  await returnAttempt(ctx.pool, buckets);
  return entered.value;
}
