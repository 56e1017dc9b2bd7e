/**
 * The only writer of facts and status. One transaction: the facts, the status they derive, its history, the timers, the work that became
 * due with its jobs, and whatever rows belong to the same change.
 */
import type { Where } from '@hearthline/contract/endpoint.ts';
import { apply } from '@hearthline/journey/application/apply.ts';
import { endingRefused } from '@hearthline/journey/application/endings.ts';
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
import { inOneWrite, transaction } from '@hearthline/database/transaction.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { isAllowed, outOfOrder, requireMayFollow } from './allowed.ts';
import { type Application, readApplication } from '@hearthline/database/stores/application/application.ts';
import { rowHash } from '@hearthline/database/stores/application/chain.ts';
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
  if (!isAllowed(change.allowedIn ?? 'always', before)) throw outOfOrder(before, change.by.actor !== 'signer');

  const facts = typeof change.facts === 'function' ? await change.facts(before, client) : change.facts;
  return append(ctx, client, before, facts, change.by);
}

/** Appends to a locked application. The product records the consequences itself, after the facts that caused them. */
export async function append(ctx: Context, client: PoolClient, before: Application, given: readonly Fact[], by: By): Promise<Application> {
  return given.length === 0 ? before : write(ctx, client, before, given, by);
}

/** What is stored with an application when it is created: the address of its home, the consents with their evidence, and the rest of the registration. */
export type Beginning = {
  readonly address: {
    readonly street1: string;
    readonly street2?: string | undefined;
    readonly city: string;
    readonly state: string;
    readonly zip: string;
  };
  readonly consents: readonly { readonly type: string; readonly version: string }[];
  readonly clientInfo: { readonly ip: string; readonly userAgent: string };
  /** Campaign, offer code, pre-checks: not part of the facts, because it may be erased. */
  readonly details: object;
};

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
  const recorded = [...rowOf(after), at, ...columnsOf(rows, 8), ...columnsOf(history, 3)];
  await inOneWrite(client, () => [
    client.query(beginning ? { ...CREATE, values: [...recorded, ...firstOf(after, beginning)] } : { ...RECORD, values: recorded }),
    sendDueWork(ctx, client, before, after, at),
  ]);
  await writeRowsOf(client, after, taken, at);
  await followCompletion(client, before, after, at);
  await followWork(client, before, after, at);
  await setTimers(client, before, after, at);
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

/** The facts and the history of the status, and the notification: in one statement with the row of the application. */
const LOGGED = `facts as (
      insert into fact (application_uuid, seq, type, payload, actor, actor_ref, source, at, previous_hash, hash)
      select $1::uuid, seq, type, payload::jsonb, actor, actor_ref, source, $11::timestamptz, previous_hash, hash
        from unnest($12::integer[], $13::text[], $14::text[], $15::text[], $16::text[], $17::text[], $18::text[], $19::text[]) as taken (seq, type, payload, actor, actor_ref, source, previous_hash, hash)),
    history as (
      insert into status_history (application_uuid, seq, status, overall_status, at)
      select $1, seq, status, overall_status, $11 from unnest($20::integer[], $21::text[], $22::text[]) as changed (seq, status, overall_status))`;
const TOLD = "select pg_notify('application', $1::text || ' ' || $6::text)";

const RECORD = {
  name: 'application-record',
  text: `with ${LOGGED},
    changed as (
      update application set facts = $2, facts_version = $3, status = $4, overall_status = $5, version = $6::integer, since = $7, head_hash = $8, active = $9, completed_at = $10 where uuid = $1)
    ${TOLD}`,
};

/** The first of `application-record`: inserts the row, and with it the address, the evidence of the consents and the rest of the registration. */
const CREATE = {
  name: 'application-create',
  text: `with ${LOGGED},
    created as (
      insert into application (uuid, facts, facts_version, status, overall_status, version, since, head_hash, active, completed_at, created_at, identity_uuid, org_code, loan_number, settings, product, hold_at)
      values ($1, $2, $3, $4, $5, $6::integer, $7, $8, $9, $10, $11, $23, $24, $25, $26, $27, $28)),
    address as (
      insert into property (application_uuid, version, street1, street2, city, state, zip) values ($1, 1, $29, $30, $31, $32, $33)),
    evidence as (
      insert into consent_evidence (application_uuid, consent_type, version, at, ip, user_agent)
      select $1, type, version, $11, $36::text, $37::text from unnest($34::text[], $35::text[]) as given (type, version) on conflict do nothing),
    details as (
      insert into intake (application_uuid, details) values ($1, $38))
    ${TOLD}`,
};

/** The parameters from the twenty-third on. */
const firstOf = (
  { identityUuid, orgCode, loanNumber, settings, product, holdAt }: Application,
  { address, consents, clientInfo, details }: Beginning,
): unknown[] => [
  identityUuid,
  orgCode,
  loanNumber,
  settings,
  product,
  holdAt,
  address.street1,
  address.street2 || null,
  address.city,
  address.state,
  address.zip,
  consents.map(({ type }) => type),
  consents.map(({ version }) => version),
  clientInfo.ip,
  clientInfo.userAgent,
  JSON.stringify(details),
];

const rowOf = ({ uuid, facts, status, overallStatus, version, since, headHash, active, completedAt }: Application): unknown[] => [
  uuid,
  facts,
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
