import { lenderOf } from '../../organizations/organizations.ts';
/** What members of staff change of their own sign-in, each with the proof in the request itself: a desk left open is nobody's proof. */
import { Problem } from '@hearthline/contract/problem.ts';
import { memberByUuid, replaceMemberPassword, type StaffMember } from '@hearthline/database/stores/lender/staff-members.ts';
import { endOtherStaffSessions } from '@hearthline/database/stores/lender/staff-sessions.ts';
import { type PasskeyOwner, removePasskey, renamePasskey } from '@hearthline/database/stores/person/passkeys.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import { desk } from '@hearthline/journey/paths.ts';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import type { PoolClient } from 'pg';
import type { Context } from '../../config/context.ts';
import type { StaffSignInChange } from '../../messages/copy.ts';
import { sendToAddress } from '../../messages/outbox.ts';
import { registerPasskey, registrationOptions } from '../access/passkeys.ts';
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
  what: StaffSignInChange,
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
  requireStrong(
    newPassword,
    { email, lender: lenderOf(ctx, organization).name, name: { firstName, lastName: rest.join(' ') } },
    'newPassword',
  );
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

/** What `act` answers, after the caller's password and a code of their app. Throws invalid_request, wrong_code, too_many_requests. */
async function afterBothSteps<T extends object>(
  ctx: Context,
  who: Who,
  { password, code }: { readonly password: string; readonly code: string },
  act: (client: PoolClient, member: StaffMember) => Promise<T>,
): Promise<T> {
  const noted = detailsOf(who.request);
  const member = await provedMember(ctx, who, password);
  await allowCode(ctx, member.uuid, noted);
  const done = await transaction(ctx.pool, async (client) =>
    (await takeCode(ctx, client, member.uuid, code, noted)) ? act(client, member) : null,
  );
  if (done !== null) return done;
  ctx.securityLog('second-step-failed', noted);
  throw new Problem('wrong_code');
}

type BothSteps = Parameters<typeof afterBothSteps>[2];

/** New recovery codes in place of one's own, in the clear this once, after password and code. Throws invalid_request, wrong_code, too_many_requests. */
export async function replaceOwnCodes(ctx: Context, who: Who, typed: BothSteps): Promise<string[]> {
  const codes = await afterBothSteps(ctx, who, typed, async (client, member) => {
    await tell(ctx, client, member, 'RECOVERY_CODES');
    return newCodes(client, member.uuid);
  });
  ctx.securityLog('recovery-codes-replaced', detailsOf(who.request));
  return codes;
}

const ownerOf = ({ caller }: Who): PasskeyOwner => ({ realm: 'STAFF', uuid: caller.staffUuid });

/**
 * What a browser needs to make a passkey, after password and code: it opens the account without either, so it takes both. Its challenge is of this person and
 * lasts five minutes. Throws invalid_request, wrong_code, conflict, too_many_requests.
 */
export async function ownPasskeyOptions(ctx: Context, who: Who, site: string, typed: BothSteps) {
  return afterBothSteps(ctx, who, typed, async (_client, { email }) =>
    registrationOptions(ctx, who.request, ownerOf(who), { site, email }),
  );
}

/** Adds the passkey that a browser made of such options. Throws passkey_refused, conflict for one that is known. */
export async function addOwnPasskey(
  ctx: Context,
  who: Who,
  made: { readonly response: RegistrationResponseJSON; readonly name: string },
): Promise<void> {
  const member = await memberByUuid(ctx.pool, who.caller.staffUuid);
  if (!member) throw new Problem('unauthenticated');
  await transaction(ctx.pool, async (client) => {
    await registerPasskey(ctx, client, who.request, ownerOf(who), made);
    await tell(ctx, client, member, 'PASSKEY_ADDED');
  });
  ctx.securityLog('passkey-added', detailsOf(who.request));
}

/** Names one's own passkey. Throws not_found for another's. */
export async function renameOwnPasskey(ctx: Context, who: Who, passkeyUuid: string, name: string): Promise<void> {
  if (!(await renamePasskey(ctx.pool, ownerOf(who), passkeyUuid, name))) throw new Problem('not_found');
}

/** Removes one's own passkey, after the password. Throws invalid_request, not_found for another's, too_many_requests. */
export async function removeOwnPasskey(ctx: Context, who: Who, passkeyUuid: string, password: string): Promise<void> {
  const member = await provedMember(ctx, who, password);
  await transaction(ctx.pool, async (client) => {
    if (!(await removePasskey(client, ownerOf(who), passkeyUuid))) throw new Problem('not_found');
    await tell(ctx, client, member, 'PASSKEY_REMOVED');
  });
  ctx.securityLog('passkey-removed', detailsOf(who.request));
}
