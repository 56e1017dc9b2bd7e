/**
 * The only writer of facts and status. One transaction: the facts, the status they derive, its history, the timers, the work that became
 * due with its jobs, and whatever rows belong to the same change.
 */
import type { Where } from '@hearthline/contract/endpoint.ts';
import { apply } from '@hearthline/journey/application/apply.ts';
import { consequencesOf } from '@hearthline/journey/application/consequences.ts';
import { isClosed, statusOf } from '@hearthline/journey/checklist.ts';
import { FACTS_VERSION } from '@hearthline/journey/facts.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import type { WorkStep } from '@hearthline/journey/facts/work-steps.ts';
import { overallStatus, type ChecklistStatus } from '@hearthline/journey/statuses.ts';
import type { Actor } from '@hearthline/rules/enums.ts';
import type { PoolClient } from 'pg';
import { v7 } from 'uuid';
import type { Context } from '../config/context.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { isAllowed, outOfOrder } from './allowed.ts';
import { type Application, readApplication } from '@hearthline/database/stores/application/application.ts';
import { rowHash } from '@hearthline/database/stores/application/chain.ts';
import { sendDueWork } from './due-work.ts';
import { inviteSigners } from '../messages/signer-invitations.ts';
import { notify } from '../messages/triggers.ts';
import { writeRowsOf } from './rows-of-facts.ts';
import { setTimers } from './set-timers.ts';
import { dayAtProperty } from '@hearthline/journey/today.ts';

export type By = { readonly actor: Actor; readonly ref: string | null; readonly source: string };
const BY_PRODUCT: By = { actor: 'automation', ref: null, source: 'consequence' };

export type Change = {
  readonly by: By;
  /** The facts, or a function that derives them from the locked application. */
  readonly facts: readonly Fact[] | ((application: Application, client: PoolClient) => readonly Fact[] | Promise<readonly Fact[]>);
  /** The version the borrower saw; on a mismatch the reply is 412. */
  readonly ifVersion?: number | undefined;
  /** Statuses in which this is allowed; in any other the reply is 409 and nothing changes. */
  readonly allowedIn?: Where;
  /** The job this is the result of: when its row is no longer due, nothing is recorded. */
  readonly answers?: { readonly step: WorkStep; readonly attempt: number; readonly state: 'DONE' | 'FAILED' };
};

/** Records the change and returns the application after it. Throws Problem not_found, stale_version, out_of_order. */
export async function record(ctx: Context, uuid: string, change: Change): Promise<Application> {
  return transaction(ctx.pool, async (client) => recordWith(ctx, client, uuid, change));
}

/** The same inside an open transaction. */
export async function recordWith(ctx: Context, client: PoolClient, uuid: string, change: Change): Promise<Application> {
  const before = await readApplication(client, uuid, true);
  if (!before) throw new Problem('not_found');
  const { status: applicationStatus, version } = before;
  if (change.answers && !(await endWork(ctx, client, uuid, change.answers))) return before;
  if (change.ifVersion !== undefined && change.ifVersion !== version)
    throw new Problem('stale_version', { extra: { version, applicationStatus } });
  if (!isAllowed(change.allowedIn ?? 'always', before)) throw outOfOrder(before, change.by.actor !== 'signer');

  const facts = typeof change.facts === 'function' ? await change.facts(before, client) : change.facts;
  return append(ctx, client, before, facts, change.by);
}

/** Appends to a locked application. The product records the consequences itself, after the facts that caused them. */
export async function append(ctx: Context, client: PoolClient, before: Application, given: readonly Fact[], by: By): Promise<Application> {
  return given.length === 0 ? before : write(ctx, client, before, given, by);
}

/** Records the consequences of a locked application's state: used when the sandbox releases an application it held at a status. */
export async function catchUp(ctx: Context, client: PoolClient, before: Application): Promise<Application> {
  return write(ctx, client, before, [], BY_PRODUCT);
}

async function write(ctx: Context, client: PoolClient, before: Application, given: readonly Fact[], by: By): Promise<Application> {
  const { uuid, settings } = before;
  const at = ctx.clock.now(uuid);
  const taken: Fact[] = [];
  const rows: unknown[][] = [];
  const history: unknown[][] = [];
  let { facts, status, version, headHash, since } = before;

  const take = (fact: Fact, who: By) => {
    facts = apply(facts, fact);
    version += 1;
    taken.push(fact);
    const hash = rowHash(headHash, { seq: version, fact, actor: who.actor, actorRef: who.ref, source: who.source, at: at.toISOString() });
    rows.push([version, fact.type, JSON.stringify(fact), who.actor, who.ref, who.source, headHash, hash]);
    headHash = hash;
    const next = statusOf(facts, settings);
    if (next === status && version > 1) return;
    status = next;
    since = at;
    history.push([version, status, overall(facts, status)]);
  };
  // An application that the sandbox holds at its status is not moved on by a rule either.
  const keeps = (fact: Fact) => status !== before.holdAt || statusOf(apply(facts, fact), settings) === status;
  const follow = () => consequencesOf(facts, settings, dayAtProperty(facts, at), v7).filter(keeps);
  // A fact that ends the application is the last one: the rest of the same change is not recorded.
  const goesOn = !isClosed(facts);
  for (const fact of given) if (!goesOn || !isClosed(facts)) take(fact, by);
  for (let more = follow(); more.length > 0; more = follow()) for (const fact of more) take(fact, BY_PRODUCT);
  if (taken.length === 0) return before;

  const after: Application = {
    ...before,
    facts,
    status,
    overallStatus: overall(facts, status),
    version,
    since,
    headHash,
    active: !isClosed(facts),
    completedAt: facts.completed ? (before.completedAt ?? at) : before.completedAt,
  };
  await client.query({ ...RECORD, values: [...rowOf(after), at, ...columnsOf(rows, 8), ...columnsOf(history, 3)] });
  await writeRowsOf(client, uuid, taken, at);
  await setTimers(client, before, after, at);
  await sendDueWork(ctx, client, before, after, at);
  await notify(ctx, client, before, after, taken, at);
  await inviteSigners(ctx, client, after, taken, at);
  return after;
}

function overall(facts: Application['facts'], status: ChecklistStatus): string {
  return overallStatus(status, { isInquiry: facts.created?.isInquiry ?? false, expired: facts.cancelled?.expired ?? false });
}

/** Ends the job's row; false when it was no longer due, so that a job that ran twice records once. */
async function endWork(
  ctx: Context,
  client: PoolClient,
  uuid: string,
  { step, attempt, state }: NonNullable<Change['answers']>,
): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'work-end',
    text: "update work set state = $4, finished_at = $5 where application_uuid = $1 and step = $2 and attempt = $3 and state = 'DUE'",
    values: [uuid, step, attempt, state, ctx.clock.now(uuid)],
  });
  return rowCount === 1;
}

/** The row of an application, the facts, the history of its status and the notification, in one statement. */
const RECORD = {
  name: 'application-record',
  text: `with facts as (
      insert into fact (application_uuid, seq, type, payload, actor, actor_ref, source, at, previous_hash, hash)
      select $1::uuid, seq, type, payload::jsonb, actor, actor_ref, source, $11::timestamptz, previous_hash, hash
        from unnest($12::integer[], $13::text[], $14::text[], $15::text[], $16::text[], $17::text[], $18::text[], $19::text[]) as taken (seq, type, payload, actor, actor_ref, source, previous_hash, hash)),
    history as (
      insert into status_history (application_uuid, seq, status, overall_status, at)
      select $1, seq, status, overall_status, $11 from unnest($20::integer[], $21::text[], $22::text[]) as changed (seq, status, overall_status)),
    changed as (
      update application set facts = $2, facts_version = $3, status = $4, overall_status = $5, version = $6::integer, since = $7, head_hash = $8, active = $9, completed_at = $10 where uuid = $1)
    select pg_notify('application', $1::text || ' ' || $6::text)`,
};

const rowOf = ({ uuid, facts, status, overallStatus, version, since, headHash, active, completedAt }: Application): unknown[] => [
  uuid,
  JSON.stringify(facts),
  FACTS_VERSION,
  status,
  overallStatus,
  version,
  since,
  headHash,
  active,
  completedAt,
];

/** The columns of rows of `width` members, as the arrays that `unnest` takes. */
const columnsOf = (rows: readonly (readonly unknown[])[], width: number): unknown[][] =>
  Array.from({ length: width }, (_, column) => rows.map((row) => row[column]));
