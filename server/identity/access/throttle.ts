import { Problem } from '@hearthline/contract/problem.ts';
import type { Queryable } from '@hearthline/database/transaction.ts';
import { createHash } from 'node:crypto';
import type { Config } from '../../config/config.ts';
import type { Context } from '../../config/context.ts';
import type { ThrottleName } from '../../config/env.ts';

/** So many tries in so long. `name` goes into the bucket's name; it tells two rules apart. */
export type ThrottleRule = { readonly name: string; readonly tries: number; readonly windowMs: number };

/** A rule applied to one subject: an address, an account, an application. */
export type Bucket = { readonly rule: ThrottleRule; readonly subject: string };

/** No stranger's tries lock anybody out for longer (quality S3). */
const LONGEST_LOCK_MS = 600_000;

function nameOf({ rule, subject }: Bucket): string {
  return createHash('sha256').update(`${rule.name}\0${subject}`).digest('base64url');
}

const TAKE = `
  INSERT INTO throttle AS t (bucket, tries, resets_at)
  SELECT bucket, 1, $1::timestamptz + make_interval(secs => ms / 1000.0)
    FROM unnest($2::text[], $3::float8[], $4::int[]) AS asked (bucket, ms, allowed) ORDER BY bucket
  ON CONFLICT (bucket) DO UPDATE SET
    tries = CASE WHEN t.resets_at <= $1 THEN 1 ELSE t.tries + 1 END,
    resets_at = CASE
      WHEN t.resets_at <= $1 THEN EXCLUDED.resets_at
      WHEN t.tries = ($4::int[])[array_position($2::text[], t.bucket)] THEN LEAST(t.resets_at, $1::timestamptz + make_interval(secs => $5 / 1000.0))
      ELSE t.resets_at END
  RETURNING bucket, tries, resets_at`;

/**
 * Counts one try in every bucket. Answers milliseconds to wait until the last full bucket opens, 0 when the try may go on.
 * The counters live in the database, so the limit holds over any number of processes. `now` is real time.
 */
export async function countAttempt(on: Queryable, buckets: readonly Bucket[], now: Date): Promise<number> {
  const byName = new Map(buckets.map((bucket) => [nameOf(bucket), bucket]));
  const names = [...byName.keys()];
  const rules = [...byName.values()].map(({ rule }) => rule);
  const { rows } = await on.query(TAKE, [now, names, rules.map((rule) => rule.windowMs), rules.map((rule) => rule.tries), LONGEST_LOCK_MS]);
  const waits = rows.map((row) => {
    const rule = byName.get(row['bucket'] as string)?.rule;
    return rule && Number(row['tries']) > rule.tries ? (row['resets_at'] as Date).getTime() - now.getTime() : 0;
  });
  return Math.max(0, ...waits);
}

/** Takes a try back that turned out not to count (a sign-in that succeeded). */
export async function returnTry(on: Queryable, buckets: readonly Bucket[]): Promise<void> {
  const names = buckets.map(nameOf).toSorted();
  await on.query(
    'UPDATE throttle SET tries = tries - 1 WHERE bucket IN (SELECT bucket FROM throttle WHERE bucket = ANY($1) ORDER BY bucket FOR UPDATE) AND tries > 0',
    [names],
  );
}

/** Drops counters that reset a day ago; answers how many. */
export async function sweepThrottle(on: Queryable, now: Date): Promise<number> {
  const { rowCount } = await on.query("DELETE FROM throttle WHERE resets_at < $1::timestamptz - interval '1 day'", [now]);
  return rowCount ?? 0;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How far each limit looks back; how many tries it allows is configuration (quality §3.4). */
const WINDOWS: Readonly<Record<ThrottleName, number>> = {
  signInAccountPlace: MINUTE,
  signInAccount: 15 * MINUTE,
  signInPlace: 15 * MINUTE,
  signUpEmail: HOUR,
  signUpPlace: HOUR,
  identityTries: 6 * HOUR,
  draftsPlace: HOUR,
  waitlistPlace: HOUR,
  trackingPlace: HOUR,
  uploads: HOUR,
};

/** One bucket of a named limit. */
export function bucket(config: Pick<Config, 'throttles'>, name: ThrottleName, subject: string): Bucket {
  return { rule: { name, tries: config.throttles[name], windowMs: WINDOWS[name] }, subject };
}

/** What a sign-in is counted against. An address the account is known from is spared the account's own limit. */
export function signInBuckets(config: Pick<Config, 'throttles'>, account: string, ip: string, knownPlace: boolean): Bucket[] {
  const always = [bucket(config, 'signInAccountPlace', `${account} ${ip}`), bucket(config, 'signInPlace', ip)];
  return knownPlace ? always : [...always, bucket(config, 'signInAccount', account)];
}

export function signUpBuckets(config: Pick<Config, 'throttles'>, account: string, ip: string): Bucket[] {
  return [bucket(config, 'signUpEmail', account), bucket(config, 'signUpPlace', ip)];
}

/** Counts a try, or throws too_many_requests with Retry-After in seconds. */
export async function allowTry(ctx: Context, buckets: readonly Bucket[]): Promise<void> {
  const waitMs = await countAttempt(ctx.pool, buckets, ctx.clock.real());
  if (waitMs > 0) throw new Problem('too_many_requests', { headers: { 'retry-after': String(Math.ceil(waitMs / 1000)) } });
}
