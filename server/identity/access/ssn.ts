import type { Context } from '../../config/context.ts';
import type { Queryable } from '@hearthline/database/queryable.ts';
import { changeProfile, profileRow } from '@hearthline/database/stores/person/profiles.ts';

/** Puts a number on file, encrypted, in place of an earlier one; answers its last four digits. Run it inside a transaction. */
export async function putSsn(
  ctx: Context,
  on: Queryable,
  identityUuid: string,
  digits: string,
  now: Date,
  expected?: number,
): Promise<string> {
  const before = await profileRow(on, identityUuid);
  const secret = await ctx.secrets.put('ssn', identityUuid, digits, on);
  const last4 = digits.slice(-4);
  await changeProfile(on, identityUuid, { ssn: { secret, last4 } }, now, expected);
  if (before.ssn_secret) await ctx.secrets.erase(before.ssn_secret, on);
  return last4;
}
