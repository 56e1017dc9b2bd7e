import type { Queryable } from '../../transaction.ts';

const COUNT_TRIES = `
  INSERT INTO throttle AS t (bucket, tries, resets_at)
  SELECT bucket, 1, $1::timestamptz + make_interval(secs => ms / 1000.0)
    FROM unnest($2::text[], $3::float8[]) AS asked (bucket, ms) ORDER BY bucket
  ON CONFLICT (bucket) DO UPDATE SET
    tries = CASE WHEN t.resets_at <= $1 THEN 1 ELSE t.tries + 1 END,
    resets_at = CASE
      WHEN t.resets_at <= $1 THEN EXCLUDED.resets_at
      WHEN t.tries = ($4::int[])[array_position($2::text[], t.bucket)] THEN LEAST(t.resets_at, $1::timestamptz + make_interval(secs => ($5::float8[])[array_position($2::text[], t.bucket)] / 1000.0))
      ELSE t.resets_at END
  RETURNING bucket, tries, resets_at`;

export type Tried = { readonly bucket: string; readonly tries: number; readonly resets_at: Date };

/**
 * Counts one attempt in each bucket, locked in the order of their names. `windows` are milliseconds, `allowed` the attempts of each; a
 * full bucket stays closed for at most its milliseconds of `locks`. Answers every bucket's state.
 */
export async function countTries(
  on: Queryable,
  now: Date,
  buckets: {
    readonly names: readonly string[];
    readonly windows: readonly number[];
    readonly allowed: readonly number[];
    readonly locks: readonly number[];
  },
): Promise<Tried[]> {
  const { rows } = await on.query(COUNT_TRIES, [now, buckets.names, buckets.windows, buckets.allowed, buckets.locks]);
  return rows.map((row) => ({ bucket: row['bucket'] as string, tries: Number(row['tries']), resets_at: row['resets_at'] as Date }));
}

/** Returns one attempt to each bucket; `names` in order, as they are locked. */
export async function returnTries(on: Queryable, names: readonly string[]): Promise<void> {
  await on.query(
    'UPDATE throttle SET tries = tries - 1 WHERE bucket IN (SELECT bucket FROM throttle WHERE bucket = ANY($1) ORDER BY bucket FOR UPDATE) AND tries > 0',
    [names],
  );
}

/** Deletes counters that were reset a day ago; answers how many. */
export async function deleteOldTries(on: Queryable, now: Date): Promise<number> {
  const { rowCount } = await on.query("DELETE FROM throttle WHERE resets_at < $1::timestamptz - interval '1 day'", [now]);
  return rowCount ?? 0;
}
