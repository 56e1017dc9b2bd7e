/** What the rows of applications that have ended tell of their vendors, for the daily look (server/engine/after-the-end.ts). */
import type { Connection } from '../application/application.ts';

/** A row of an order, of a report, or of a job that is still due. */
export type LateRow = {
  readonly applicationUuid: string;
  /** Null where the facts alone tell: money that is out. */
  readonly id: string | null;
  readonly step: string;
  readonly at: Date;
  readonly wasOpen: boolean;
  readonly isLeft: boolean;
};

/** Applications of one statement. */
const PAGE = 500;
const FIRST = '00000000-0000-0000-0000-000000000000';

/** The next applications that have ended, by uuid; null when there are no more. @param after the last of the page before; null for the first */
export async function endedPage(on: Connection, after: string | null): Promise<readonly string[] | null> {
  const { rows } = await on.query<{ uuid: string }>({
    name: 'late-page',
    text: `select uuid from application where not active and uuid > $1 order by uuid limit ${PAGE}`,
    values: [after ?? FIRST],
  });
  return rows.length === 0 ? null : rows.map(({ uuid }) => uuid);
}

/**
 * A payoff is named by its debt, as in the facts; any other order by its number at the vendor. Drafts and refusals are no orders. What was found before
 * is left out, and so is what can be no finding (journey/application/after-the-end.ts decides): an order that was open at the end only where it moves
 * money or a deed.
 */
const ROWS = `with ended as (select uuid, since, status <> 'COMPLETE' as "isUnfunded" from application where uuid = any($3::uuid[]) and not active),
  found as (
    select e.uuid as "applicationUuid", case o.step when 'debt-payoff' then 'payoff:' || o.subject else o.ref end as id, o.step,
        o.started_at as at, o.ended_at is null or o.ended_at >= e.since as "wasOpen", o.state = 'OPEN' and e.since < $1::timestamptz - interval '1 day' as "isLeft"
      from ended e join provider_order o on o.application_uuid = e.uuid
      where o.ref not like 'draft:%' and o.ref not like 'refused:%' and o.step <> all($4::text[])
        and (o.started_at > e.since or (o.state = 'OPEN' and e.since < $1::timestamptz - interval '1 day')
          or (e."isUnfunded" and o.step = any($5::text[]) and (o.ended_at is null or o.ended_at >= e.since)))
    union all
    select e.uuid, 'report:' || p.id, case when p.kind like 'signer-credit:%' then 'signer-checks' else p.kind end, p.at, false, false
      from ended e join provider_answer p on p.application_uuid = e.uuid
      where p.at > e.since and (p.kind = any($2::text[]) or p.kind like 'signer-credit:%')
    union all
    select e.uuid, 'due:' || w.step || ':' || w.attempt, w.step, greatest(w.created_at, e.since + interval '1 millisecond'), true, true
      from ended e join work w on w.application_uuid = e.uuid where w.state = 'DUE' and w.step <> all($4::text[]))
  select * from found where not exists (
    select 1 from application a cross join jsonb_array_elements(a.facts -> 'lateEffects') known where a.uuid = found."applicationUuid" and known ->> 'id' = found.id)
  union all
  select uuid, null, 'disbursement', since, true, true from application
    where uuid = any($3::uuid[]) and not active and facts ->> 'completed' = 'false'
      and (facts #>> '{closing,disbursement,stage}' <> 'RETURNED' or facts #> '{closing,payoffs}' <> '{}'::jsonb or facts #> '{closing,begun}' <> '{}'::jsonb)`;

/** What is asked of a page. @param now on the product's clock */
export type Looked = {
  readonly now: Date;
  /** Kinds of answers that are credit reports. */
  readonly reports: readonly string[];
  /** Jobs that go on after the end. */
  readonly goOn: readonly string[];
  /** Jobs that move money or a deed. */
  readonly moves: readonly string[];
};

export async function lateRows(on: Connection, page: readonly string[], { now, reports, goOn, moves }: Looked): Promise<LateRow[]> {
  const { rows } = await on.query<LateRow>({ name: 'late-rows', text: ROWS, values: [now, reports, page, goOn, moves] });
  return rows;
}

/** Applications that ended and have something that is not set right, with the kinds of its tasks. */
export async function lateApplications(on: Connection): Promise<{ readonly applicationUuid: string; readonly kinds: readonly string[] }[]> {
  const { rows } = await on.query<{ applicationUuid: string; kinds: string[] }>({
    name: 'late-applications',
    text: `select application_uuid as "applicationUuid", array_agg(kind order by kind) as kinds from staff_task where closed_at is null and kind like 'ENDED\\_%' group by 1 order by 1`,
    values: [],
  });
  return rows;
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
