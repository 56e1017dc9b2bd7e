/**
 * The only writer of facts and status. One transaction: the facts, the status they derive, its history, the timers, the work that became
 * due with its jobs, and whatever rows belong to the same change.
 */
import type { Where } from '@hearthline/contract/endpoint.ts';
import { apply } from '@hearthline/journey/application/apply.ts';
import { endingRefused } from '@hearthline/journey/application/endings.ts';
import { consequencesOf } from '@hearthline/journey/application/consequences.ts';
import { isClosed, statusOf } from '@hearthline/journey/checklist.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import type { WorkStep } from '@hearthline/journey/facts/work-steps.ts';
import { overallStatus, type ChecklistStatus } from '@hearthline/journey/statuses.ts';
import type { Actor } from '@hearthline/rules/enums.ts';
import type { PoolClient } from 'pg';
import { v7 } from 'uuid';
import type { Context } from '../config/context.ts';
import { inOneWrite, transaction } from '@hearthline/database/transaction.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { isAllowed, outOfOrder, requireMayFollow } from './allowed.ts';
import { type Application, readApplication } from '@hearthline/database/stores/application/application.ts';
import { rowHash } from '@hearthline/database/stores/application/chain.ts';
import { type Additions, type Beginning, writeLog } from '@hearthline/database/stores/application/log.ts';
import { sendDueWork } from './due-work.ts';
import { inviteSigners } from '../messages/signer-invitations.ts';
import { notify } from '../messages/triggers.ts';
import { followCompletion, followWork, writeRowsOf } from './rows-of-facts.ts';
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
  if (!isAllowed(change.allowedIn ?? 'always', before)) throw outOfOrder(before, change.by.actor);

  const facts = typeof change.facts === 'function' ? await change.facts(before, client) : change.facts;
  return append(ctx, client, before, facts, change.by);
}

/** Appends to a locked application. The product records the consequences itself, after the facts that caused them. */
export async function append(ctx: Context, client: PoolClient, before: Application, given: readonly Fact[], by: By): Promise<Application> {
  return given.length === 0 ? before : write(ctx, client, before, given, by);
}

/**
 * Creates an application from a blank one, with its first facts and what is stored beside them. Throws PostgreSQL's error when the person has an
 * active one (`application_one_active`).
 */
export async function begin(
  ctx: Context,
  client: PoolClient,
  blank: Application,
  { facts, by, beginning }: { readonly facts: readonly Fact[]; readonly by: By; readonly beginning: Beginning },
): Promise<Application> {
  return write(ctx, client, blank, facts, by, beginning);
}

/** Records the consequences of a locked application's state: used when the sandbox releases an application it held at a status. */
export async function catchUp(ctx: Context, client: PoolClient, before: Application): Promise<Application> {
  return write(ctx, client, before, [], BY_PRODUCT);
}

async function write(
  ctx: Context,
  client: PoolClient,
  before: Application,
  given: readonly Fact[],
  by: By,
  beginning: Beginning | null = null,
): Promise<Application> {
  const { uuid, settings } = before;
  const at = ctx.clock.now(uuid);
  const taken: Fact[] = [];
  const logged: Additions['facts'][number][] = [];
  const history: Additions['history'][number][] = [];
  let { facts, status, version, headHash, since } = before;

  const take = (fact: Fact, who: By) => {
    facts = apply(facts, fact);
    version += 1;
    taken.push(fact);
    const hash = rowHash(headHash, { seq: version, fact, actor: who.actor, actorRef: who.ref, source: who.source, at: at.toISOString() });
    logged.push({ seq: version, fact, actor: who.actor, actorRef: who.ref, source: who.source, previousHash: headHash, hash });
    headHash = hash;
    const next = statusOf(facts, settings);
    if (next === status && version > 1) return;
    status = next;
    since = at;
    history.push({ seq: version, status, overallStatus: overall(facts, status) });
  };
  // An application that the sandbox holds at its status is not moved on by a rule either, unless a person has acted there: a job reads the income they linked.
  const hasActed =
    before.status === before.holdAt &&
    (by.actor === 'borrower' || by.actor === 'signer' || by.source === ('income-report' satisfies WorkStep));
  const keeps = (fact: Fact) => hasActed || status !== before.holdAt || statusOf(apply(facts, fact), settings) === status;
  const follow = () =>
    consequencesOf(facts, settings, dayAtProperty(facts, at), v7).filter((fact) => endingRefused(facts, fact) === null && keeps(fact));
  // A fact that ends the application is the last one: the rest of the same change is not recorded.
  const goesOn = !isClosed(facts);
  for (const fact of given) {
    if (goesOn && isClosed(facts)) break;
    await requireMayFollow(client, before, { facts, status, fact, actor: by.actor, today: dayAtProperty(facts, at) });
    take(fact, by);
  }
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
  await inOneWrite(client, () => [
    writeLog(client, after, { at, facts: logged, history }, beginning),
    sendDueWork(ctx, client, before, after, at),
    setTimers(client, before, after, at),
  ]);
  await writeRowsOf(client, after, taken, at);
  await followCompletion(client, before, after, at);
  await followWork(client, before, after, at);
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
