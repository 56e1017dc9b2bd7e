import { Problem } from '@hearthline/contract/problem.ts';
import { returnTries, countTries } from '@hearthline/database/stores/lender/throttle.ts';
import type { Queryable } from '@hearthline/database/transaction.ts';
import { createHash } from 'node:crypto';
import type { Config } from '../../config/config.ts';
import type { Context } from '../../config/context.ts';
import type { ThrottleName } from '../../config/throttles.ts';
import { networkOf } from '../../config/network.ts';

/**
 * A number of attempts per window. `name` is part of the bucket's name and keeps rules apart. `lockMs`: how long a full bucket stays closed at most, ten minutes
 * unless given.
 */
export type ThrottleRule = { readonly name: string; readonly tries: number; readonly windowMs: number; readonly lockMs?: number };

/** A rule applied to one subject: an IP address, an account, an application. */
export type Bucket = { readonly rule: ThrottleRule; readonly subject: string };

/** Attempts by strangers lock nobody out for longer (quality S3). */
const LONGEST_LOCK_MS = 600_000;

function nameOf({ rule, subject }: Bucket): string {
  return createHash('sha256').update(`${rule.name}\0${subject}`).digest('base64url');
}

/**
 * Counts one attempt in every bucket. Returns the milliseconds to wait until the last full bucket opens, 0 when the attempt may proceed.
 * The counters are in the database, so the limit holds across processes. `now` is real time.
 */
export async function countAttempt(on: Queryable, buckets: readonly Bucket[], now: Date): Promise<number> {
  const byName = new Map(buckets.map((bucket) => [nameOf(bucket), bucket]));
  const names = [...byName.keys()];
  const rules = [...byName.values()].map(({ rule }) => rule);
  const tried = await countTries(on, now, {
    names,
    windows: rules.map((rule) => rule.windowMs),
    allowed: rules.map((rule) => rule.tries),
    locks: rules.map(({ lockMs = LONGEST_LOCK_MS }) => lockMs),
  });
  const waits = tried.map(({ bucket, tries, resets_at }) => {
    const rule = byName.get(bucket)?.rule;
    return rule && tries > rule.tries ? resets_at.getTime() - now.getTime() : 0;
  });
  return Math.max(0, ...waits);
}

/** Takes back an attempt that turned out not to count (a sign-in that succeeded). */
export async function returnAttempt(on: Queryable, buckets: readonly Bucket[]): Promise<void> {
  await returnTries(on, buckets.map(nameOf).toSorted());
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The window of each limit; the number of attempts is configuration (quality §3.4). */
const WINDOWS = {
  signInAccountIp: MINUTE,
  signInAccount: 15 * MINUTE,
  signInIp: 15 * MINUTE,
  signUpEmail: HOUR,
  signUpIp: HOUR,
  identityAttempts: 6 * HOUR,
  brokerIp: HOUR,
  draftsIp: HOUR,
  chatsIp: HOUR,
  chatMessages: 10 * MINUTE,
  waitlistIp: HOUR,
  lenderLinksIp: HOUR,
  trackingIp: HOUR,
  uploads: HOUR,
  secondStep: 15 * MINUTE,
  staffLooks: HOUR,
  staffMails: HOUR,
  codesIp: HOUR,
  suggestionsIp: HOUR,
  passwordResetEmail: HOUR,
  passwordResetIp: HOUR,
  codeMails: HOUR,
  codeMailsTo: HOUR,
  codeMailsIp: HOUR,
  accountChanges: HOUR,
  bankChecks: 6 * HOUR,
  bankChecksIp: DAY,
  cardChecks: 6 * HOUR,
  cardChecksIp: DAY,
  signerMails: HOUR,
  applicationMails: DAY,
} as const satisfies Partial<Record<ThrottleName, number>>;
type StoredThrottle = keyof typeof WINDOWS;

/** Limits that shut nobody else out: once full they stay closed for the rest of their window. */
const WHOLE_WINDOW: ReadonlySet<StoredThrottle> = new Set([
  'codesIp',
  'passwordResetEmail',
  'accountChanges',
  'bankChecks',
  'bankChecksIp',
  'cardChecks',
  'cardChecksIp',
  'codeMails',
  'signerMails',
  'applicationMails',
]);

/** One bucket of a named limit; a subject that ends with an IP address counts for its network. */
export function bucket(config: Pick<Config, 'throttles'>, name: StoredThrottle, subject: string): Bucket {
  const counted = name.endsWith('Ip') ? subject.replace(/\S+$/, networkOf) : subject;
  const windowMs = WINDOWS[name];
  return { rule: { name, tries: config.throttles[name], windowMs, ...(WHOLE_WINDOW.has(name) && { lockMs: windowMs }) }, subject: counted };
}

/** What a sign-in is counted against. The IP addresses that an account has used before share a limit of their own: strangers cannot use it up. */
export function signInBuckets(config: Pick<Config, 'throttles'>, account: string, ip: string, knownIp: boolean): Bucket[] {
  return [
    bucket(config, 'signInAccountIp', `${account} ${ip}`),
    bucket(config, 'signInIp', ip),
    bucket(config, 'signInAccount', knownIp ? `${account} at known addresses` : account),
  ];
}

export function signUpBuckets(config: Pick<Config, 'throttles'>, account: string, ip: string): Bucket[] {
  return [bucket(config, 'signUpEmail', account), bucket(config, 'signUpIp', ip)];
}

/** Counts an attempt; seconds to wait, 0 when it may proceed. */
export async function waitFor(ctx: Pick<Context, 'pool' | 'clock'>, buckets: readonly Bucket[], on: Queryable = ctx.pool): Promise<number> {
  return Math.ceil((await countAttempt(on, buckets, ctx.clock.real())) / 1000);
}

/**
 * Counts a check of an account or a card by a person and their IP address, and makes it. One that the vendor did not answer is not counted. Throws
 * too_many_requests before the vendor is asked.
 */
export async function countedCheck<T>(
  ctx: Context,
  kind: 'bankChecks' | 'cardChecks',
  { identityUuid, ip }: { readonly identityUuid: string; readonly ip: string },
  check: () => Promise<T>,
): Promise<T> {
  const buckets = [bucket(ctx.config, kind, identityUuid), bucket(ctx.config, `${kind}Ip`, ip)];
  await allowAttempt(ctx, buckets);
  try {
    return await check();
  } catch (error) {
    if (error instanceof Problem && error.code === 'not_ready') await returnAttempt(ctx.pool, buckets);
    throw error;
  }
}

/** Takes back a registration refused because the address has an account: strangers who try it shut its owner out of nothing. The IP address stays counted. */
export async function returnRefused(ctx: Pick<Context, 'pool'>, buckets: readonly Bucket[]): Promise<void> {
  await returnAttempt(
    ctx.pool,
    buckets.filter(({ rule }) => rule.name === ('signUpEmail' satisfies StoredThrottle)),
  );
}

/**
 * Counts an attempt, or throws too_many_requests with Retry-After in seconds. In an open transaction `on` its client: what is rolled back is not
 * counted.
 */
export async function allowAttempt(ctx: Context, buckets: readonly Bucket[], on: Queryable = ctx.pool): Promise<void> {
  const seconds = await waitFor(ctx, buckets, on);
  if (seconds > 0) throw new Problem('too_many_requests', { headers: { 'retry-after': String(seconds) } });
}
