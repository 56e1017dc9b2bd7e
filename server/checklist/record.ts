/**
 * The only writer of facts and status (house.md §2). One transaction: the facts, the status they derive, its history, the timers, the work that became
 * due with its jobs, and whatever rows belong to the same change.
 */
import { apply } from '@hearthline/journey/application/apply.ts';
import { statusOf } from '@hearthline/journey/checklist.ts';
import type { Fact, WorkStep } from '@hearthline/journey/facts.ts';
import { overallStatus, type ChecklistStatus } from '@hearthline/journey/statuses.ts';
import type { Actor } from '@hearthline/rules/words.ts';
import type { PoolClient } from 'pg';
import type { Context } from '../context.ts';
import { transaction } from '../db/transaction.ts';
import { Problem } from '../http/problem.ts';
import { type Application, readApplication } from './application.ts';
import { rowHash } from './chain.ts';
import { consequencesOf } from './consequences.ts';
import { sendDueWork } from './due-work.ts';
import { notifyOf } from './notifications.ts';
import { setTimers } from './set-timers.ts';

export type By = { readonly actor: Actor; readonly ref: string | null; readonly source: string };

export type Change = {
  readonly by: By;
  /** The facts, or a function that reads the locked application and says them. */
  readonly facts: readonly Fact[] | ((application: Application, client: PoolClient) => readonly Fact[] | Promise<readonly Fact[]>);
  /** The version the borrower saw; another one answers 412. */
  readonly ifVersion?: number | undefined;
  /** The statuses in which this may happen; any other answers 409 and changes nothing. */
  readonly allowedIn?: readonly ChecklistStatus[];
  /** The job this answers: when its row is not due any more nothing is recorded. */
  readonly answers?: { readonly step: WorkStep; readonly attempt: number; readonly state: 'DONE' | 'FAILED' };
};

/** Records the change and answers the application after it. Throws Problem not_found, out_of_order, stale_version. */
export async function record(ctx: Context, uuid: string, change: Change): Promise<Application> {
  return transaction(ctx.pool, async (client) => recordWith(ctx, client, uuid, change));
}

/** The same inside a transaction that is open already. */
export async function recordWith(ctx: Context, client: PoolClient, uuid: string, change: Change): Promise<Application> {
  const before = await readApplication(client, uuid, true);
  if (!before) throw new Problem('not_found');
  if (change.answers && !(await finishWork(ctx, client, uuid, change.answers))) return before;
  if (change.allowedIn && !change.allowedIn.includes(before.status)) throw new Problem('out_of_order', { extra: { applicationStatus: before.status, version: before.version } });
  if (change.ifVersion !== undefined && change.ifVersion !== before.version) throw new Problem('stale_version', { extra: { version: before.version, applicationStatus: before.status } });

  const facts = typeof change.facts === 'function' ? await change.facts(before, client) : change.facts;
  return append(ctx, client, before, facts, change.by);
}

/** Appends to a locked application. Consequences are recorded by us, after what caused them. */
export async function append(ctx: Context, client: PoolClient, before: Application, given: readonly Fact[], by: By): Promise<Application> {
  const at = ctx.clock.now(before.uuid);
  const rows: unknown[][] = [];
  const history: unknown[][] = [];
  let { facts, status, version, headHash, since } = before;

  const take = (fact: Fact, who: By) => {
    facts = apply(facts, fact);
    version += 1;
    const row = { seq: version, fact, actor: who.actor, actorRef: who.ref, source: who.source, at: at.toISOString() };
    const hash = rowHash(headHash, row);
    rows.push([before.uuid, version, fact.type, JSON.stringify(fact), who.actor, who.ref, who.source, at, headHash, hash]);
    headHash = hash;
    const next = statusOf(facts, before.settings);
    if (next === status && version > 1) return;
    status = next;
    since = at;
    history.push([before.uuid, version, status, overall(facts, status), at]);
  };
  for (const fact of given) take(fact, by);
  for (let more = await consequencesOf(client, before, facts, status, at); more.length > 0; more = await consequencesOf(client, { ...before, facts }, facts, status, at)) {
    for (const fact of more) take(fact, { actor: 'automation', ref: null, source: 'consequence' });
  }
  if (rows.length === 0) return before;

  const active = facts.cancelled === null && !facts.completed && status !== 'DECLINED';
  await insertMany(client, 'fact', 'application_uuid, seq, type, payload, actor, actor_ref, source, at, previous_hash, hash', rows);
  await insertMany(client, 'status_history', 'application_uuid, seq, status, overall_status, at', history);
  await client.query({
    name: 'application-update',
    text: 'update application set facts = $2, status = $3, overall_status = $4, version = $5, since = $6, head_hash = $7, active = $8, completed_at = case when $9 then coalesce(completed_at, $10) else completed_at end where uuid = $1',
    values: [before.uuid, JSON.stringify(facts), status, overall(facts, status), version, since, headHash, active, facts.completed, at],
  });
  const after: Application = { ...before, facts, status, overallStatus: overall(facts, status), version, since, headHash, active };
  await setTimers(client, after, at);
  await sendDueWork(ctx, client, after, at);
  if (history.length > 0) await notifyOf(ctx, client, before, after, at);
  await client.query({ name: 'application-notify', text: "select pg_notify('application', $1)", values: [before.uuid] });
  return after;
}

function overall(facts: Application['facts'], status: ChecklistStatus): string {
  return overallStatus(status, { isInquiry: facts.created?.isInquiry ?? false, expired: facts.cancelled?.expired ?? false });
}

async function finishWork(ctx: Context, client: PoolClient, uuid: string, { step, attempt, state }: NonNullable<Change['answers']>): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'work-finish', text: "update work set state = $4, finished_at = $5 where application_uuid = $1 and step = $2 and attempt = $3 and state = 'DUE'", values: [uuid, step, attempt, state, ctx.clock.now(uuid)],
  });
  return rowCount === 1;
}

async function insertMany(client: PoolClient, table: string, columns: string, rows: unknown[][]): Promise<void> {
  if (rows.length === 0) return;
  const width = rows[0]?.length ?? 0;
  const places = rows.map((_, r) => `(${Array.from({ length: width }, (_, c) => `$${r * width + c + 1}`).join(', ')})`).join(', ');
  await client.query({ name: `${table}-insert-${rows.length}`, text: `insert into ${table} (${columns}) values ${places}`, values: rows.flat() });
}
