import type { Context } from '../../config/context.ts';
import { emailKey, identityByEmail } from '@hearthline/database/stores/person/identities.ts';
import { isKnownPlace, type Place } from '@hearthline/database/stores/person/sessions.ts';
import { allowTry } from './allow-try.ts';
import { passwordOpens } from './passwords.ts';
import { signInBuckets } from './throttle-rules.ts';
import { returnTry } from './throttle.ts';

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
