import { v7 } from 'uuid';
import type { Context } from '../context.ts';
import { transaction } from '../db/transaction.ts';
import { addIdentity } from '../stores/identities.ts';
import { addProfile } from '../stores/profiles.ts';
import { hashPassword } from './passwords.ts';
import { openSession, type Place } from './sessions.ts';

export type NewAccount = {
  readonly email: string;
  readonly password: string;
  /** Ten digits, or null when none is known. */
  readonly phoneNumber: string | null;
  readonly organization: string;
  readonly type?: 'PRIMARY' | 'CO_DEEDER';
};

/** Opens an account with its profile and a first session; null when the e-mail address has an account. */
export async function openAccount(ctx: Context, account: NewAccount, place: Place): Promise<{ identityUuid: string; jwt: string } | null> {
  const passwordHash = await hashPassword(account.password);
  const identityUuid = v7();
  const now = ctx.clock.now();
  return transaction(ctx.pool, async (client) => {
    const added = await addIdentity(
      client,
      { uuid: identityUuid, organizationCode: account.organization, email: account.email, passwordHash },
      now,
    );
    if (!added) return null;
    await addProfile(client, identityUuid, account.phoneNumber, now, account.type);
    return { identityUuid, jwt: await openSession(ctx, identityUuid, place, client) };
  });
}
