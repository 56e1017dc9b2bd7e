/** How vendors answer, by minute and result, over all processes; and which of them are held back. */
import type { Connection } from '../application/application.ts';

/** Upper bounds of how long a call takes, in milliseconds. */
export const BOUNDS = [25, 50, 100, 200, 300, 500, 750, 1000, 1500, 2000, 3000, 5000, 7500, 10_000] as const;

type On = Pick<Connection, 'query'>;

/** Calls of a vendor within one minute that ended in one way. @property times how many took up to each bound, and one more for those above the last */
export type CallsOfMinute = {
  readonly vendor: string;
  readonly minute: Date;
  /** `OK`, or the code of a failure. */
  readonly result: string;
  readonly calls: number;
  readonly times: readonly number[];
  readonly lastAt: Date;
};

/** Adds what one process counted; in one order for every process, so that none waits for another that waits for it. */
export async function addCalls(on: On, counted: readonly CallsOfMinute[]): Promise<void> {
  const keyOf = ({ vendor, minute, result }: CallsOfMinute) => `${vendor} ${minute.toISOString()} ${result}`;
  for (const { vendor, minute, result, calls, times, lastAt } of counted.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)))
    await on.query({
      name: 'vendor-call-add',
      text: `insert into vendor_call (vendor, minute, result, calls, times, last_at) values ($1, $2, $3, $4, $5, $6)
        on conflict (vendor, minute, result) do update set calls = vendor_call.calls + excluded.calls, last_at = greatest(vendor_call.last_at, excluded.last_at),
          times = (select array_agg(coalesce(a, 0) + coalesce(b, 0) order by place)
            from unnest(vendor_call.times, excluded.times) with ordinality as both_of(a, b, place))`,
      values: [vendor, minute, result, calls, times, lastAt],
    });
}

/** The circuits that a process holds open; of those that it closed nothing stays. */
export async function circuitsOf(on: On, process: string, open: ReadonlyMap<string, Date>, now: Date): Promise<void> {
  await on.query({
    name: 'vendor-circuit-closed',
    text: 'delete from vendor_circuit where process = $1 and vendor <> all($2::text[])',
    values: [process, [...open.keys()]],
  });
  for (const [vendor, since] of open)
    await on.query({
      name: 'vendor-circuit-open',
      text: `insert into vendor_circuit (process, vendor, open_since, seen_at) values ($1, $2, $3, $4)
        on conflict (process, vendor) do update set open_since = excluded.open_since, seen_at = excluded.seen_at`,
      values: [process, vendor, since, now],
    });
}

/** A process that was not heard of for this long is gone. Seconds. */
const GONE_AFTER = 60;

/** Since when calls of each vendor are held back by a process that is alive. */
export async function openCircuits(on: On, now: Date): Promise<ReadonlyMap<string, Date>> {
  const { rows } = await on.query<{ vendor: string; since: Date }>({
    name: 'vendor-circuits',
    text: `select vendor, min(open_since) as since from vendor_circuit where seen_at > $1::timestamptz - interval '${GONE_AFTER} seconds' group by 1`,
    values: [now],
  });
  return new Map(rows.map(({ vendor, since }) => [vendor, since]));
}

/** What was counted since then, of one vendor or of all, the oldest first. */
export async function callsSince(on: On, since: Date, vendor: string | null = null): Promise<CallsOfMinute[]> {
  const { rows } = await on.query<CallsOfMinute>({
    name: 'vendor-calls',
    text: `select vendor, minute, result, calls, times, last_at as "lastAt" from vendor_call
      where minute >= $1 and ($2::text is null or vendor = $2) order by minute, result`,
    values: [since, vendor],
  });
  return rows;
}

/** Forgets what is older. */
export async function forgetCalls(on: On, before: Date): Promise<void> {
  await on.query({ name: 'vendor-calls-forget', text: 'delete from vendor_call where minute < $1', values: [before] });
  await on.query({ name: 'vendor-circuits-forget', text: 'delete from vendor_circuit where seen_at < $1', values: [before] });
}
