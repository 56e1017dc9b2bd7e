import { lenderOf } from '../../organizations/organizations.ts';
/** One-time links with which a staff member sets password and authenticator: the only way to either. */
import { hashOfSecret, newOneTimeSecret } from '@hearthline/database/secrets/one-time.ts';
import {
  memberOfLink,
  putMemberPassword,
  putStaffLink,
  type StaffMember,
  spendStaffLink,
} from '@hearthline/database/stores/lender/staff-members.ts';
import { endStaffSessionsOf } from '@hearthline/database/stores/lender/staff-sessions.ts';
import { removePasskeysOf } from '@hearthline/database/stores/person/passkeys.ts';
import { removeSecondStep } from '@hearthline/database/stores/person/second-steps.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import { desk } from '@hearthline/journey/paths.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import type { PoolClient } from 'pg';
import type { Context } from '../../config/context.ts';
import { sendToAddress } from '../../messages/outbox.ts';
import { requireStrong } from '../access/password-check.ts';
import { hashPassword } from '../access/sign-in.ts';

const LINK_LIFE_MS = 24 * 60 * 60_000;

/** A new link for a person, in place of earlier ones: its path on their lender's site. Password, authenticator, passkeys and sessions end with it. */
export async function newStaffLink(
  ctx: { readonly clock: Pick<Context['clock'], 'real'> },
  client: PoolClient,
  { uuid }: Pick<StaffMember, 'uuid'>,
): Promise<string> {
  const secret = newOneTimeSecret();
  const now = ctx.clock.real();
  await putMemberPassword(client, uuid, null);
  await removeSecondStep(client, uuid);
  await removePasskeysOf(client, { realm: 'STAFF', uuid });
  await endStaffSessionsOf(client, uuid, now);
  await putStaffLink(client, uuid, hashOfSecret(secret), new Date(now.getTime() + LINK_LIFE_MS));
  return desk.welcome(secret);
}

/** Emails a person a new link. */
export async function sendStaffLink(
  ctx: Context,
  client: PoolClient,
  member: Pick<StaffMember, 'uuid' | 'email' | 'organization_code'>,
): Promise<void> {
  const path = await newStaffLink(ctx, client, member);
  await sendToAddress(
    ctx,
    client,
    { orgCode: member.organization_code, applicationUuid: null, address: member.email, at: ctx.clock.now() },
    { kind: 'STAFF_LINK', data: { path } },
  );
}

/** Whom a link is for. Throws invitation_ended for one that is used, over or of another lender. */
export async function memberOfToken(
  ctx: Context,
  organization: string,
  token: string,
  on: Context['pool'] | PoolClient = ctx.pool,
): Promise<StaffMember> {
  const member = await memberOfLink(on, hashOfSecret(token), ctx.clock.real());
  if (member?.organization_code !== organization) throw new Problem('invitation_ended');
  return member;
}

/** Sets the password of a link's person, once; answers who it is. Throws invitation_ended, and invalid_request for a password that is refused. */
export async function spendLink(ctx: Context, organization: string, token: string, password: string): Promise<StaffMember> {
  const { email, name } = await memberOfToken(ctx, organization, token);
  const [firstName = '', ...rest] = name.split(' ');
  requireStrong(password, { email, lender: lenderOf(ctx, organization).name, name: { firstName, lastName: rest.join(' ') } });
  const passwordHash = await hashPassword(password);
  return transaction(ctx.pool, async (client) => {
    const member = await memberOfToken(ctx, organization, token, client);
    if (!(await spendStaffLink(client, hashOfSecret(token)))) throw new Problem('invitation_ended');
    await putMemberPassword(client, member.uuid, passwordHash);
    return member;
  });
}
