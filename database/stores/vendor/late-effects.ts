/** What the rows of applications that have ended tell of their vendors, for the daily look (server/engine/after-the-end.ts). */
import type { PoolClient } from 'pg';
import type { Connection } from '../application/application.ts';

/** A row of an order, of a report, or of a job that is still due. */
export type LateRow = {
  readonly applicationUuid: string;
  readonly endedAt: Date;
  /** Null where the facts alone tell: money that is out. */
  readonly id: string | null;
  readonly step: string;
  readonly at: Date;
  readonly wasOpen: boolean;
  readonly isLeft: boolean;
};

/** A payoff is named by its debt, as in the facts; any other order by its number at the vendor. Drafts and refusals are no orders. */
const ROWS = `with ended as (select uuid, since, facts from application where not active)
  select e.uuid as "applicationUuid", e.since as "endedAt", case o.step when 'debt-payoff' then 'payoff:' || o.subject else o.ref end as id, o.step,
      o.started_at as at, o.ended_at is null or o.ended_at >= e.since as "wasOpen", o.state = 'OPEN' and e.since < $1::timestamptz - interval '1 day' as "isLeft"
    from ended e join provider_order o on o.application_uuid = e.uuid
    where o.ref not like 'draft:%' and o.ref not like 'refused:%' and (o.started_at > e.since or o.ended_at is null or o.ended_at >= e.since)
  union all
  select e.uuid, e.since, 'report:' || p.id, case when p.kind like 'signer-credit:%' then 'signer-checks' else p.kind end, p.at, false, false
    from ended e join provider_answer p on p.application_uuid = e.uuid
    where p.at > e.since and (p.kind = any($2::text[]) or p.kind like 'signer-credit:%')
  union all
  select e.uuid, e.since, 'due:' || w.step || ':' || w.attempt, w.step, greatest(w.created_at, e.since + interval '1 millisecond'), true, true
    from ended e join work w on w.application_uuid = e.uuid where w.state = 'DUE'
  union all
  select e.uuid, e.since, null, 'disbursement', e.since, true, true
    from ended e where e.facts ->> 'completed' = 'false'
      and (e.facts #>> '{closing,disbursement,stage}' <> 'RETURNED' or e.facts #> '{closing,payoffs}' <> '{}'::jsonb or e.facts #> '{closing,begun}' <> '{}'::jsonb)`;

/** @param now on the product's clock @param pulls kinds of answers that are credit reports */
export async function lateRows(on: Connection, now: Date, pulls: readonly string[]): Promise<LateRow[]> {
  const { rows } = await on.query<LateRow>({ name: 'late-rows', text: ROWS, values: [now, pulls] });
  return rows;
}

/**
 * Claims the work of a day until the transaction ends; false when it was done already, or another process does it. @param day ISO date
 */
export async function claimDay(client: PoolClient, name: string, day: string): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'daily-run-claim',
    text: `insert into daily_run (name, done_on) values ($1, $2) on conflict (name) do update set done_on = excluded.done_on where daily_run.done_on < excluded.done_on`,
    values: [name, day],
  });
  return rowCount === 1;
}

/** Open tasks about what was found after the end, by kind: the alarm of operators. */
export async function openLateTasks(on: Pick<Connection, 'query'>): Promise<{ readonly kind: string; readonly count: number }[]> {
  const { rows } = await on.query<{ kind: string; count: number }>({
    name: 'late-tasks',
    text: "select kind, count(*)::int as count from staff_task where closed_at is null and kind like 'ENDED\\_%' group by 1",
    values: [],
  });
  return rows;
}
