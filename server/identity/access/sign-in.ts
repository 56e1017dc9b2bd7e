import { Problem } from '@hearthline/contract/problem.ts';
import { emailKey, identityByEmail } from '@hearthline/database/stores/person/identities.ts';
import { isKnownPlace, type Place } from '@hearthline/database/stores/person/sessions.ts';
import { PASSWORD_MESSAGES } from '@hearthline/rules/fields/copy.ts';
import { unmetRules } from '@hearthline/rules/fields/password.ts';
import { hash, verify } from '@node-rs/argon2';
import type { Context } from '../../config/context.ts';
import { allowTry, returnTry, signInBuckets } from './throttle.ts';

/** OWASP's parameters for argon2id, the library's own algorithm: 19 MiB, two passes, one lane. They are written into every hash, so raising them breaks none. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Equal characters, however the keyboard composed them, make equal passwords. */
const normal = (password: string): string => password.normalize('NFKC');

let decoy: Promise<string> | undefined;

/** Throws invalid_request for a password that misses a rule; `field` is the member of the request it came in. */
export function requireStrong(password: string, field = 'password'): void {
  if (unmetRules(password).length > 0) throw new Problem('invalid_request', { errors: [{ field, message: PASSWORD_MESSAGES.weak }] });
}

/** The PHC string of a password's argon2id hash. */
export async function hashPassword(password: string): Promise<string> {
  return hash(normal(password), COST);
}

/**
 * Whether a password opens an account. Without an account a decoy is checked and the answer is no: an unknown address takes
 * as long as a wrong password (quality S9).
 */
export async function passwordOpens(password: string, passwordHash: string | undefined): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const right = await verify(passwordHash ?? (await decoy), normal(password));
  return right && passwordHash !== undefined;
}

/**
 * The identity an e-mail and a password open, or null: it never says which of the two was wrong. Throws too_many_requests. The try is
 * counted before the password is looked at: a hundred at once must not all slip through.
 */
export async function signInByPassword(ctx: Context, email: string, password: string, place: Place): Promise<string | null> {
  const account = emailKey(email);
  const known = await isKnownPlace(ctx.pool, account, place.ip, ctx.clock.real());
  const buckets = signInBuckets(ctx.config, account, place.ip, known);
  await allowTry(ctx, buckets);
  const identity = await identityByEmail(ctx.pool, email);
  if (!(await passwordOpens(password, identity?.password_hash)) || !identity) return null;
  await returnTry(ctx.pool, buckets);
  return identity.uuid;
}
