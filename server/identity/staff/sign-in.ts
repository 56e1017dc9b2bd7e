import type { DeskSession } from '@hearthline/contract/desk/session.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { memberByEmail, memberByUuid } from '@hearthline/database/stores/lender/staff-members.ts';
import { endStaffSession, isKnownStaffIp, type StaffSession } from '@hearthline/database/stores/lender/staff-sessions.ts';
import { emailKey } from '@hearthline/database/stores/person/identities.ts';
import { hasSecondStep } from '@hearthline/database/stores/person/second-steps.ts';
import { countSignInFailure, forgetSignInFailures } from '@hearthline/database/stores/person/sign-in-failures.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PoolClient } from 'pg';
import type { Context } from '../../config/context.ts';
import type { SecurityDetails } from '../../config/security-log.ts';
import { authenticationOptions, ownerOfSignature } from '../access/passkeys.ts';
import { allowCode, confirmEnrollment, takeCode } from '../access/second-step.ts';
import { lenderZone } from '../../organizations/opening-hours.ts';
import { accountOf, detailsOf } from '../access/security-events.ts';
import { MOST_FAILURES, passwordMatches } from '../access/sign-in.ts';
import { allowAttempt, bucket, returnAttempt, signInBuckets } from '../access/throttle.ts';
import { beginStaffSession, staffSessionOf } from '../access/staff-sessions.ts';

/** A request of /desk and its reply, at a lender's host. */
export type At = { readonly request: FastifyRequest; readonly reply: FastifyReply };

/** How far a browser is signed in. */
export async function sessionReply(ctx: Context, open: StaffSession | null): Promise<DeskSession> {
  if (!open) return { stage: 'SIGNED_OUT', member: null, endsAt: null };
  const endsAt = open.expiresAt.toISOString();
  if (!open.isWhole) return { stage: (await hasSecondStep(ctx.pool, open.staffUuid)) ? 'CODE' : 'ENROLL', member: null, endsAt };
  const { staffUuid, name, email, role, organization } = open;
  return { stage: 'SIGNED_IN', member: { staffUuid, name, email, role, timeZone: lenderZone(ctx, organization) }, endsAt };
}

/**
 * The first step: opens a session that only the second step is open to. Counted and logged as a borrower's; the time it takes does not tell whether the
 * address is known. Throws wrong_credentials, password_blocked, too_many_requests.
 */
export async function passwordStep(
  ctx: Context,
  { request, reply }: At,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<DeskSession> {
  const { organization, ip } = request;
  const account = `staff of ${organization} ${emailKey(email)}`;
  const member = await memberByEmail(ctx.pool, organization, emailKey(email));
  const known = member !== undefined && (await isKnownStaffIp(ctx.pool, member.uuid, ip, ctx.clock.real()));
  const buckets = signInBuckets(ctx.config, account, ip, known);
  const noted: SecurityDetails = { ...detailsOf(request), account: await accountOf(ctx, account) };
  try {
    await allowAttempt(ctx, buckets);
    if ((await countSignInFailure(ctx.pool, account, known, ctx.clock.real())) > MOST_FAILURES) throw new Problem('password_blocked');
  } catch (error) {
    if (error instanceof Problem) ctx.securityLog('account-locked', noted);
    throw error;
  }
  const right = await passwordMatches(password, member?.password_hash ?? undefined);
  if (!right || !member || member.suspended_at !== null) {
    ctx.securityLog('staff-sign-in-failed', noted);
    throw new Problem('wrong_credentials');
  }
  await forgetSignInFailures(ctx.pool, account);
  await returnAttempt(ctx.pool, buckets);
  return firstStepDone(ctx, { request, reply }, member.uuid);
}

/** Opens the session of the first step, after a password or a one-time link. */
export async function firstStepDone(ctx: Context, at: At, staffUuid: string): Promise<DeskSession> {
  const { expiresAt } = await beginStaffSession(ctx, at, { staffUuid, isWhole: false });
  const stage = (await hasSecondStep(ctx.pool, staffUuid)) ? 'CODE' : 'ENROLL';
  return { stage, member: null, endsAt: expiresAt.toISOString() };
}

/** The session of the first step. Throws unauthenticated. */
export async function firstStep(ctx: Context, request: FastifyRequest): Promise<StaffSession> {
  const open = await staffSessionOf(ctx, request);
  if (!open || open.isWhole) throw new Problem('unauthenticated');
  return open;
}

/** Checks the code of the second step and opens the whole session under a new secret. Throws wrong_code, too_many_requests, unauthenticated. */
async function secondStep<T>(
  ctx: Context,
  at: At,
  check: (client: PoolClient, open: StaffSession, noted: SecurityDetails) => Promise<T | null>,
): Promise<{ readonly session: DeskSession; readonly value: T }> {
  const open = await firstStep(ctx, at.request);
  const noted: SecurityDetails = { ...detailsOf(at.request), staffUuid: open.staffUuid, sessionId: open.sessionId };
  await allowCode(ctx, open.staffUuid, noted);
  const done = await transaction(ctx.pool, async (client) => {
    const value = await check(client, open, noted);
    if (value === null) return null;
    await endStaffSession(client, open.sessionId, ctx.clock.real());
    const begun = await beginStaffSession(ctx, { ...at, on: client }, { staffUuid: open.staffUuid, isWhole: true });
    return { value, ...begun };
  });
  if (!done) {
    ctx.securityLog('second-step-failed', noted);
    throw new Problem('wrong_code');
  }
  ctx.securityLog('staff-signed-in', { ...noted, sessionId: done.sessionId });
  const session = await sessionReply(ctx, { ...open, isWhole: true, sessionId: done.sessionId, expiresAt: done.expiresAt });
  return { session, value: done.value };
}

/** The second step of a sign-in: a code of the app, or a recovery code. */
export async function codeStep(ctx: Context, at: At, code: string): Promise<DeskSession> {
  const { session } = await secondStep(ctx, at, async (client, { staffUuid }, noted) =>
    (await takeCode(ctx, client, staffUuid, code, noted)) ? true : null,
  );
  return session;
}

/** The first code of a new authenticator: signs in, and answers the recovery codes. */
export async function confirmStep(
  ctx: Context,
  at: At,
  code: string,
): Promise<{ readonly session: DeskSession; readonly recoveryCodes: string[] }> {
  const { session, value } = await secondStep(ctx, at, async (client, { staffUuid }, noted) => {
    const codes = await confirmEnrollment(ctx, client, staffUuid, code);
    if (codes) ctx.securityLog('second-step-added', noted);
    return codes;
  });
  return { session, recoveryCodes: value };
}

/** Of whichever member of staff: for a sign-in, where nobody is known yet. */
const ANYBODY = { realm: 'STAFF', uuid: null } as const;

/** What a browser needs to sign in with a passkey of the staff. Throws too_many_requests. */
export async function passkeyStepOptions(ctx: Context, request: FastifyRequest) {
  await allowAttempt(ctx, [bucket(ctx.config, 'signInIp', request.ip)]);
  return { ...(await authenticationOptions(ctx, request, ANYBODY)) };
}

/**
 * Both steps by one passkey, whose device has checked the person: opens the whole session. Throws passkey_refused for a borrower's passkey, for one of another
 * lender's staff and for a person who is suspended; too_many_requests.
 */
export async function passkeyStep(ctx: Context, at: At, response: AuthenticationResponseJSON): Promise<DeskSession> {
  const { request } = at;
  await allowAttempt(ctx, [bucket(ctx.config, 'signInIp', request.ip)]);
  const before = await staffSessionOf(ctx, request, { isPoll: true });
  try {
    const { member, begun } = await transaction(ctx.pool, async (client) => {
      const staffUuid = await ownerOfSignature(ctx, client, request, ANYBODY, response);
      const member = await memberByUuid(client, staffUuid);
      if (member?.organization_code !== request.organization || member.suspended_at !== null) throw new Problem('passkey_refused');
      if (before) await endStaffSession(client, before.sessionId, ctx.clock.real());
      return { member, begun: await beginStaffSession(ctx, { ...at, on: client }, { staffUuid, isWhole: true }) };
    });
    const { uuid: staffUuid, name, email, role } = member;
    ctx.securityLog('staff-signed-in', { ...detailsOf(request), staffUuid, sessionId: begun.sessionId });
    return {
      stage: 'SIGNED_IN',
      member: { staffUuid, name, email, role, timeZone: lenderZone(ctx, request.organization) },
      endsAt: begun.expiresAt.toISOString(),
    };
  } catch (error) {
    if (error instanceof Problem) ctx.securityLog('staff-sign-in-failed', detailsOf(request));
    throw error;
  }
}
