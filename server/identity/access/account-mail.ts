import type { IdentityRow } from '@hearthline/database/generated/rows.ts';
import { identityByUuid } from '@hearthline/database/stores/person/identities.ts';
import { userAgentsOf } from '@hearthline/database/stores/person/sessions.ts';
import { hashOfSecret, newOneTimeSecret } from '@hearthline/database/secrets/one-time.ts';
import { savePasswordReset } from '@hearthline/database/stores/person/password-resets.ts';
import { outside } from '@hearthline/journey/paths.ts';
import type { PoolClient } from 'pg';
import type { Context } from '../../config/context.ts';
import type { NotificationData } from '../../messages/copy.ts';
import { sendToAddress } from '../../messages/outbox.ts';
import { allowAttempt, bucket } from './throttle.ts';

/** What the owner of an account is told by email. Service messages: nobody can unsubscribe from them (47 CFR 64.1200(f); ASVS 6.3.7). */
type AccountMail =
  | 'ACCOUNT_OPENED'
  | 'EMAIL_CHANGED'
  | 'TWO_STEP_ON'
  | 'TWO_STEP_OFF'
  | 'PASSKEY_ADDED'
  | 'PASSKEY_REMOVED'
  | 'RECOVERY_CODES_REPLACED'
  | 'PASSWORD_CHANGED'
  | 'PASSWORD_EXPIRED'
  | 'PHONE_CHANGED'
  | 'NAME_CHANGED'
  | 'NEW_DEVICE';

/** An account that is older than this, in milliseconds, and has no session left in the books, was used long ago. */
const DAY = 86_400_000;

const TIME = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', dateStyle: 'long', timeStyle: 'short' });

/** Browsers before those that claim to be them; then the machines. */
const BROWSERS = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;
const MACHINES = [
  [/\biPhone\b/, 'an iPhone'],
  [/\biPad\b/, 'an iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'a Mac'],
  [/\bCrOS\b/, 'a Chromebook'],
  [/\bLinux\b/, 'Linux'],
] as const;

/** A browser and its machine in words, without versions, which change every month: `Firefox on Windows`. */
export function deviceName(userAgent: string): string {
  const named = (rows: readonly (readonly [RegExp, string])[]): string | undefined => rows.find(([sign]) => sign.test(userAgent))?.[1];
  const browser = named(BROWSERS) ?? 'A browser';
  const machine = named(MACHINES);
  return machine === undefined ? browser : `${browser} on ${machine}`;
}

/** An email address as strangers and staff may see it: `g•••@example.com`. */
export const maskedEmail = (email: string): string => `${email.slice(0, 1)}•••@${email.split('@')[1] ?? ''}`;

/** How long a link that a borrower asked for is valid: as long as the window of its limit, so that a person who gets no further email has one that works. */
const ASKED_LINK_LIFE_MS = 60 * 60_000;
/** How long the link is valid that comes with a password's end: its owner did not ask for it, and may read it in the evening. */
const UNASKED_LINK_LIFE_MS = DAY;

/** The path of a new link that sets the password once. Without an identity nothing is stored, in as many statements (quality S9). */
export async function newPasswordLink(
  ctx: Pick<Context, 'clock'>,
  client: PoolClient,
  identityUuid: string | null,
  lifeMs = ASKED_LINK_LIFE_MS,
): Promise<string> {
  const secret = newOneTimeSecret();
  const now = ctx.clock.real();
  await savePasswordReset(client, { secretHash: hashOfSecret(secret), identityUuid, now, expiresAt: new Date(now.getTime() + lifeMs) });
  return outside.authReset({ token: secret });
}

/** Queues an email to the owner of an account, in the transaction of what it tells. */
export async function tellOwner(
  ctx: Context,
  client: PoolClient,
  identity: Pick<IdentityRow, 'uuid' | 'email' | 'organization_code'>,
  kind: AccountMail,
  device = '',
): Promise<void> {
  const at = ctx.clock.now();
  const path = kind === 'PASSWORD_EXPIRED' ? await newPasswordLink(ctx, client, identity.uuid, UNASKED_LINK_LIFE_MS) : outside.authForgot();
  const data: NotificationData[AccountMail] = { when: `${TIME.format(at)} Eastern Time`, device, path };
  await sendToAddress(
    ctx,
    client,
    { orgCode: identity.organization_code, applicationUuid: null, address: identity.email, at },
    { kind, data },
  );
}

/**
 * Counts a change that its owner is told of and tells them. Throws too_many_requests: nobody proves an email address at registration, so a stranger could
 * otherwise fill the mailbox of the person whose address they registered. Setting a password by email is not counted: recovery stays open.
 */
export async function tellOfChange(
  ctx: Context,
  client: PoolClient,
  identity: IdentityRow,
  kind: 'PASSWORD_CHANGED' | 'PHONE_CHANGED' | 'NAME_CHANGED',
): Promise<void> {
  await allowAttempt(ctx, [bucket(ctx.config, 'accountChanges', identity.uuid)], client);
  await tellOwner(ctx, client, identity, kind);
}

/** Before a session begins: tells the owner when no session of the last ninety days is of this browser and machine. A first session is that of the person who opened the account. */
export async function tellOfNewDevice(ctx: Context, client: PoolClient, identityUuid: string, userAgent: string): Promise<void> {
  const known = await userAgentsOf(client, identityUuid, ctx.clock.real());
  const device = deviceName(userAgent);
  if (known.some((one) => deviceName(one) === device)) return;
  const identity = await identityByUuid(client, identityUuid);
  if (!identity || (known.length === 0 && ctx.clock.now().getTime() - identity.created_at.getTime() < DAY)) return;
  await tellOwner(ctx, client, identity, 'NEW_DEVICE', device);
}
