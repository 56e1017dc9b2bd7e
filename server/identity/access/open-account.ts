import { v7 } from 'uuid';
import type { Context } from '../../config/context.ts';
import { type Queryable, transaction } from '@hearthline/database/transaction.ts';
import { addIdentity } from '@hearthline/database/stores/person/identities.ts';
import { addProfile, changeProfile, type ProfileName } from '@hearthline/database/stores/person/profiles.ts';
import { claimReferralsOf } from '@hearthline/database/stores/lender/referrals.ts';
import { hashPassword } from './sign-in.ts';
import { tellOwner } from './account-mail.ts';
import { accountOf } from './security-events.ts';
import { openSession } from './sessions.ts';
import type { ClientInfo } from '@hearthline/database/stores/person/sessions.ts';

export type NewAccount = {
  readonly email: string;
  readonly password: string;
  /** Ten digits, or null when none is known. */
  readonly phoneNumber: string | null;
  readonly organization: string;
  readonly type?: 'PRIMARY' | 'CO_DEEDER';
  /** The identity, where it already exists. */
  readonly name?: ProfileName;
  /** The address is proved: by an invitation that was mailed there, or the word of an identity provider. */
  readonly emailProved?: boolean;
};

/** Adds an account with its profile, without a session; returns its identity, or null when the email address has an account. */
export async function addAccount(ctx: Context, account: NewAccount): Promise<string | null> {
  const passwordHash = await hashPassword(account.password);
  const uuid = await transaction(ctx.pool, async (client) => {
    const added = await addAccountWithHash(ctx, client, account, passwordHash);
    if (added !== null)
      await tellOwner(ctx, client, { uuid: added, email: account.email, organization_code: account.organization }, 'ACCOUNT_OPENED');
    return added;
  });
  if (uuid !== null) await noteOpened(ctx, account, uuid);
  return uuid;
}

async function noteOpened(ctx: Context, { email, organization }: NewAccount, identityUuid: string, ip?: string): Promise<void> {
  ctx.securityLog('account-opened', { account: await accountOf(ctx, email), identityUuid, organization, ...(ip !== undefined && { ip }) });
}

async function addAccountWithHash(
  { clock, secrets }: Pick<Context, 'clock' | 'secrets'>,
  client: Queryable,
  { email, organization, phoneNumber, type, name, emailProved = false }: NewAccount,
  passwordHash: string,
): Promise<string | null> {
  const uuid = v7();
  const now = clock.now();
  if (!(await addIdentity(client, { uuid, organizationCode: organization, email, passwordHash, emailProved }, now))) return null;
  await addProfile(client, uuid, phoneNumber, now, type);
  if (name) await changeProfile(client, secrets, uuid, { name }, now);
  return uuid;
}

/** Opens an account with its profile and a first session, and settles invitations that waited for it; null when the email address has an account. */
export async function openAccount(
  ctx: Context,
  account: NewAccount,
  clientInfo: ClientInfo,
): Promise<{ identityUuid: string; jwt: string } | null> {
  const passwordHash = await hashPassword(account.password);
  const opened = await transaction(ctx.pool, async (client) => {
    const identityUuid = await addAccountWithHash(ctx, client, account, passwordHash);
    if (identityUuid === null) return null;
    await claimReferralsOf(client, account.email, account.organization, identityUuid);
    await tellOwner(ctx, client, { uuid: identityUuid, email: account.email, organization_code: account.organization }, 'ACCOUNT_OPENED');
    return { identityUuid, jwt: await openSession(ctx, identityUuid, clientInfo, client) };
  });
  if (opened !== null) await noteOpened(ctx, account, opened.identityUuid, clientInfo.ip);
  return opened;
}
