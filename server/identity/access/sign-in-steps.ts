import { Problem } from '@hearthline/contract/problem.ts';
import { hashOfSecret, newOneTimeSecret } from '@hearthline/database/secrets/one-time.ts';
import type { SignInChallengeRow } from '@hearthline/database/generated/rows.ts';
import { identityByUuid } from '@hearthline/database/stores/person/identities.ts';
import { hasSecondStep } from '@hearthline/database/stores/person/second-steps.ts';
import {
  addChallenge,
  endChallenge,
  isRemembered,
  rememberDevice,
  validChallenge,
} from '@hearthline/database/stores/person/sign-in-steps.ts';
import type { ClientInfo } from '@hearthline/database/stores/person/sessions.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PoolClient } from 'pg';
import type { Context } from '../../config/context.ts';
import { secretCookieOf, setSecretCookie } from '../request-parts.ts';
import { maskedEmail, tellOfNewDevice } from './account-mail.ts';
import { allowCode, takeCode } from './second-step.ts';
import { detailsOf } from './security-events.ts';
import { allowAttempt, bucket } from './throttle.ts';
import { isExpiredByStaff, isPasswordExpired } from './password-expiry.ts';
import { openSession } from './sessions.ts';
import { lenderOf } from '../../organizations/organizations.ts';

/** How long the step after the password may take. */
const CHALLENGE_LIFE_MS = 10 * 60_000;
/** How long a browser is not asked for a code again. */
const REMEMBERED_MS = 30 * 86_400_000;
const COOKIE = 'known-device';

/** A session's first token, or what is asked for before there is one. */
export type OpenStep = { readonly challenge: string; readonly needs: SignInChallengeRow['needs'] };
export type SignInStep = { readonly jwt: string } | OpenStep;

/** Whether this browser was remembered for an account. */
async function knows(ctx: Context, client: PoolClient, request: FastifyRequest, identityUuid: string): Promise<boolean> {
  const secret = secretCookieOf(ctx, request, COOKIE);
  return secret !== undefined && (await isRemembered(client, hashOfSecret(secret), identityUuid, ctx.clock.real()));
}

async function ask(ctx: Context, client: PoolClient, identityUuid: string, needs: SignInChallengeRow['needs']): Promise<OpenStep> {
  const challenge = newOneTimeSecret();
  const now = ctx.clock.real();
  const row = { secret_hash: hashOfSecret(challenge), identity_uuid: identityUuid, needs, created_at: now };
  await addChallenge(client, { ...row, expires_at: new Date(now.getTime() + CHALLENGE_LIFE_MS) });
  return { challenge, needs };
}

type Proof = {
  readonly request: FastifyRequest;
  readonly clientInfo: ClientInfo;
  /** Both steps are done: by a code, or by a passkey. */
  readonly isWhole?: boolean;
  /** No password was typed, so its age does not matter. */
  readonly withoutPassword?: boolean;
};

/**
 * What is asked for after a right password, code or passkey, before the account is opened; null for nothing. Throws password_link_required where the password
 * is the only proof and staff expired it: it counts as the thief's, a remembered browser too.
 */
export async function stepBefore(
  ctx: Context,
  client: PoolClient,
  identityUuid: string,
  { request, isWhole = false, withoutPassword = false }: Omit<Proof, 'clientInfo'>,
): Promise<OpenStep | null> {
  const identity = await identityByUuid(client, identityUuid);
  if (!identity) throw new Problem('wrong_credentials');
  const isDoubted = !withoutPassword && isExpiredByStaff(identity);
  if (!isWhole && (await hasSecondStep(client, identityUuid)) && (isDoubted || !(await knows(ctx, client, request, identityUuid))))
    return ask(ctx, client, identityUuid, 'CODE');
  if (isDoubted && !isWhole) {
    ctx.securityLog('expired-password-refused', { ...detailsOf(request), identityUuid });
    throw new Problem('password_link_required', { extra: { sentTo: maskedEmail(identity.email) } });
  }
  return !withoutPassword && isPasswordExpired(identity, ctx.clock.now(), lenderOf(ctx, identity.organization_code))
    ? ask(ctx, client, identityUuid, 'NEW_PASSWORD')
    : null;
}

/** After a right password, code or passkey: the session, or the step before it. To be run in the transaction of the proof. */
export async function nextSignInStep(ctx: Context, client: PoolClient, identityUuid: string, proof: Proof): Promise<SignInStep> {
  const before = await stepBefore(ctx, client, identityUuid, proof);
  if (before) return before;
  const { clientInfo } = proof;
  await tellOfNewDevice(ctx, client, identityUuid, clientInfo.userAgent);
  return { jwt: await openSession(ctx, identityUuid, clientInfo, client) };
}

/** The token, or the refusal that names the next step. Throws second_step_required and password_expired, each with its `challenge`. */
export function tokenOrStep(step: SignInStep): { jwt: string } {
  if ('jwt' in step) return step;
  throw new Problem(step.needs === 'CODE' ? 'second_step_required' : 'password_expired', { extra: { challenge: step.challenge } });
}

/** Whose challenge it is. Throws challenge_over. */
export async function challenged(
  ctx: Context,
  on: Pick<PoolClient, 'query'>,
  challenge: string,
  needs: SignInChallengeRow['needs'],
): Promise<SignInChallengeRow> {
  const row = await validChallenge(on, hashOfSecret(challenge), needs, ctx.clock.real());
  if (!row) throw new Problem('challenge_over');
  return row;
}

/** Does not ask this browser for a code again for thirty days. */
async function remember(ctx: Context, client: PoolClient, at: { request: FastifyRequest; reply: FastifyReply }, identityUuid: string) {
  const secret = secretCookieOf(ctx, at.request, COOKIE) ?? newOneTimeSecret();
  await rememberDevice(client, hashOfSecret(secret), identityUuid, new Date(ctx.clock.real().getTime() + REMEMBERED_MS));
  setSecretCookie(ctx, at.reply, COOKIE, secret, REMEMBERED_MS);
}

/**
 * The second step of a sign-in: what `enter` opens for the person, null for a wrong code. Counted before it is judged. Throws challenge_over,
 * too_many_requests.
 */
export async function codeStep<T>(
  ctx: Context,
  at: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  typed: { readonly challenge: string; readonly code: string; readonly remember?: boolean | undefined },
  enter: (client: PoolClient, identityUuid: string) => Promise<T>,
): Promise<{ readonly identityUuid: string; readonly value: T } | null> {
  await allowAttempt(ctx, [bucket(ctx.config, 'signInIp', at.request.ip)]);
  const { identity_uuid: identityUuid } = await challenged(ctx, ctx.pool, typed.challenge, 'CODE');
  const noted = { ...detailsOf(at.request), identityUuid };
  await allowCode(ctx, identityUuid, noted);
  const entered = await transaction(ctx.pool, async (client) => {
    const row = await challenged(ctx, client, typed.challenge, 'CODE');
    if (!(await takeCode(ctx, client, identityUuid, typed.code, noted))) return null;
    await endChallenge(client, row.secret_hash);
    if (typed.remember) await remember(ctx, client, at, identityUuid);
    return { identityUuid, value: await enter(client, identityUuid) };
  });
  if (entered === null) ctx.securityLog('second-step-failed', noted);
  return entered;
}
