/** Work that is done once a day, by whichever process comes first. */
import type { Connection } from '../application/application.ts';

type On = Pick<Connection, 'query'>;
/** @param now the time itself, as claims run out by it */
type Claim = { readonly name: string; readonly now: Date; readonly until: Date };

/** Claims the work of a day; false when the day is done, or another process has it. @param day ISO date */
export async function claimDay(on: On, day: string, { name, now, until }: Claim): Promise<boolean> {
  const { rowCount } = await on.query({
    name: 'daily-run-claim',
    text: `insert into daily_run (name, done_on, claimed_until) values ($1, $2::date - 1, $4)
      on conflict (name) do update set claimed_until = excluded.claimed_until
        where daily_run.done_on < $2::date and (daily_run.claimed_until is null or daily_run.claimed_until < $3)`,
    values: [name, day, now, until],
  });
  return rowCount === 1;
}

/** The work goes on: the claim lasts longer. */
export async function keepDay(on: On, name: string, until: Date): Promise<void> {
  await on.query({ name: 'daily-run-keep', text: 'update daily_run set claimed_until = $2 where name = $1', values: [name, until] });
}

/** The work of the day is done. @param day ISO date */
export async function finishDay(on: On, name: string, day: string): Promise<void> {
  await on.query({
    name: 'daily-run-done',
    text: 'update daily_run set done_on = $2, claimed_until = null where name = $1',
    values: [name, day],
  });
}

/** Seconds since the beginning of the last day that was done, by name. */
export async function ageOfDays(on: On, now: Date): Promise<{ readonly name: string; readonly seconds: number }[]> {
  const { rows } = await on.query<{ name: string; seconds: number }>({
    name: 'daily-run-age',
    text: "select name, extract(epoch from $1::timestamptz - done_on::timestamp at time zone 'UTC')::float8 as seconds from daily_run",
    values: [now],
  });
  return rows;
}
