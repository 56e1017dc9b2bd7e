/** What members of staff change of their own sign-in, each with the proof in the request itself: a desk left open is nobody's proof. */
import { Problem } from '@hearthline/contract/problem.ts';
import { memberByUuid, replaceMemberPassword, type StaffMember } from '@hearthline/database/stores/lender/staff-members.ts';
import { endOtherStaffSessions } from '@hearthline/database/stores/lender/staff-sessions.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import { desk } from '@hearthline/journey/paths.ts';
import type { FastifyRequest } from 'fastify';
import type { PoolClient } from 'pg';
import type { Context } from '../../config/context.ts';
import { sendToAddress } from '../../messages/outbox.ts';
import { requireStrong } from '../access/password-check.ts';
import { allowCode, newCodes, takeCode } from '../access/second-step.ts';
import { accountOf, detailsOf } from '../access/security-events.ts';
import { hashPassword, passwordMatches } from '../access/sign-in.ts';
import { allowAttempt, returnAttempt, signInBuckets } from '../access/throttle.ts';
import type { StaffCaller } from '../request-parts.ts';

type Who = { readonly caller: StaffCaller; readonly request: FastifyRequest };

/** The caller, after their password, counted as a sign-in. Throws invalid_request at `password`, too_many_requests. */
async function provedMember(
  ctx: Context,
  { caller, request }: Who,
  password: string,
): Promise<StaffMember & { readonly password_hash: string }> {
  const member = await memberByUuid(ctx.pool, caller.staffUuid);
  if (!member || member.password_hash === null) throw new Problem('unauthenticated');
  const account = `staff of ${member.organization_code} ${member.email_key}`;
  const buckets = signInBuckets(ctx.config, account, request.ip, true);
  await allowAttempt(ctx, buckets);
  if (!(await passwordMatches(password, member.password_hash))) {
    ctx.securityLog('staff-sign-in-failed', { ...detailsOf(request), account: await accountOf(ctx, account) });
    throw new Problem('invalid_request', { errors: [{ field: 'password', message: 'This is not your password' }] });
  }
  await returnAttempt(ctx.pool, buckets);
  return { ...member, password_hash: member.password_hash };
}

async function tell(
  ctx: Context,
  client: PoolClient,
  { organization_code: orgCode, email }: StaffMember,
  what: 'PASSWORD' | 'RECOVERY_CODES',
): Promise<void> {
  const to = { orgCode, applicationUuid: null, address: email, at: ctx.clock.now() };
  await sendToAddress(ctx, client, to, { kind: 'STAFF_SIGN_IN_CHANGED', data: { what, path: desk.account() } });
}

/**
 * Another password in place of one's own; every other session of the person ends, and they are told by email. Throws invalid_request for a wrong, weak or
 * same password, conflict when another request has changed it meanwhile.
 */
export async function changeOwnPassword(
  ctx: Context,
  who: Who,
  { password, newPassword }: { readonly password: string; readonly newPassword: string },
): Promise<void> {
  const member = await provedMember(ctx, who, password);
  const { email, organization_code: organization, name } = member;
  const [firstName = '', ...rest] = name.split(' ');
  requireStrong(newPassword, { email, organization, name: { firstName, lastName: rest.join(' ') } }, 'newPassword');
  if (newPassword === password)
    throw new Problem('invalid_request', { errors: [{ field: 'newPassword', message: 'Choose a password you have not used before' }] });
  const passwordHash = await hashPassword(newPassword);
  await transaction(ctx.pool, async (client) => {
    if (!(await replaceMemberPassword(client, member.uuid, member.password_hash, passwordHash)))
      throw new Problem('conflict', { message: 'Your password was changed meanwhile' });
    await endOtherStaffSessions(client, member.uuid, who.caller.sessionId, ctx.clock.real());
    await tell(ctx, client, member, 'PASSWORD');
  });
  ctx.securityLog('password-changed', detailsOf(who.request));
}

/** New recovery codes in place of one's own, in the clear this once, after password and code. Throws invalid_request, wrong_code, too_many_requests. */
export async function replaceOwnCodes(
  ctx: Context,
  who: Who,
  { password, code }: { readonly password: string; readonly code: string },
): Promise<string[]> {
  const noted = detailsOf(who.request);
  const member = await provedMember(ctx, who, password);
  await allowCode(ctx, member.uuid, noted);
  const codes = await transaction(ctx.pool, async (client) => {
    if (!(await takeCode(ctx, client, member.uuid, code, noted))) return null;
    await tell(ctx, client, member, 'RECOVERY_CODES');
    return newCodes(client, member.uuid);
  });
  if (codes === null) {
    ctx.securityLog('second-step-failed', noted);
    throw new Problem('wrong_code');
  }
  ctx.securityLog('recovery-codes-replaced', noted);
  return codes;
}
