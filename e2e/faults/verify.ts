/**
 * The checker: compares the replies that applicants got with the current state of the product, the vendors' ledgers with the applications, and looks for
 * leftovers.
 */
import { ENDPOINTS } from '@hearthline/contract/all.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import { PERSONA_PASSWORD } from '@hearthline/sandbox/personas.ts';
import type { Pool } from 'pg';

import type { ApplicantRecord } from './applicant.ts';
import { call, type AcknowledgedMutation } from './client.ts';
import { ledgerProblems, type Order } from './ledger.ts';
import type { Effect } from './simulators.ts';

export type Checked = {
  readonly problems: string[];
  /** Replies requested again, and mutations found in the facts. */
  answers: number;
  mutations: number;
  applications: number;
  facts: number;
  readonly ends: Record<string, number>;
  readonly effects: Record<string, number>;
};
type Recorded = { readonly payload: Fact; readonly source: string; readonly at: Date };

const asPattern = (template: string) => new RegExp(`^${template.replaceAll(/:\w+|\{\w+\}/g, '[^/]+')}$`);
const REPEATABLE = ENDPOINTS.filter((e) => e.method !== 'GET' && e.idempotent !== false).map((e) => ({
  method: e.method,
  path: asPattern(e.path),
}));
/** Endpoints that guarantee the same reply for the same key; those that issue tokens and sessions do not. */
const keepsAnswer = ({ method, path }: AcknowledgedMutation) =>
  REPEATABLE.some((e) => e.method === method && e.path.test(path.replace(/\?.*/, '')));

/** Endpoints whose success always records a fact. Results of vendors, sessions and secrets only record what is new. */
const RECORDS =
  /\/(offers\/select|additional-info|hmda|disclosures\/\w+\/sign|disburse-account|autopay-account|accounts\/confirm|employer-verification|identity-document|final-offer\/accept|estimate|property|liens|asset-depletion|requalify|rescind|cancel|appraisal-payment|bpo|credit\/repull|consents)$/;
/** Facts shown of an application that ends otherwise than it should. */
const LAST_FACTS = 12;
/** Facts that occur at most once in an application. */
const ONCE: readonly Fact['type'][] = ['applicationCreated', 'completed', 'cancelled', 'declined', 'rescissionEnded'];

async function verifyAccount(url: string, record: ApplicantRecord, checked: Checked, wrong: (what: string) => void): Promise<void> {
  if (record.draft !== null) {
    const { status } = await call(url, 'GET', `/service-application/external/api/v1/heloc/drafts/${record.draft.id}`, {
      cookie: record.draft.cookie,
    });
    checked.answers += 1;
    // The draft is deleted when the application is created.
    if (status !== 200 && record.uuid === null) wrong(`the draft is missing (${status})`);
  }
  if (!record.registered) return;
  const org = record.applicant.persona.orgCode;
  const signedIn = await call(url, 'POST', '/identity/api/v1/login', { org, body: { email: record.email, password: PERSONA_PASSWORD } });
  checked.answers += 1;
  if (signedIn.status >= 300) {
    wrong(`was registered, but cannot sign in (${signedIn.status})`);
    return;
  }
  const mine = await call(url, 'GET', '/service-application/api/v1/application/heloc/all', { org, jwt: String(signedIn.body['jwt']) });
  checked.answers += 1;
  if (mine.status >= 300) {
    wrong(`cannot read their applications (${mine.status} ${JSON.stringify(mine.body).slice(0, 200)})`);
    return;
  }
  const uuids = (mine.body as unknown as { uuid: string }[]).map((application) => application.uuid);
  if (uuids.length !== 1 || uuids[0] !== record.uuid) wrong(`was given application ${record.uuid}, has ${uuids.join(', ') || 'none'}`);
}

/** The same key and body must get the same reply again. */
async function verifyAnswer(url: string, { method, path, ask, reply }: AcknowledgedMutation, wrong: (what: string) => void): Promise<void> {
  const again = await call(url, method, path, ask);
  if (again.status !== reply.status || JSON.stringify(again.body) !== JSON.stringify(reply.body))
    wrong(
      `${method} ${path} replied ${reply.status}, and with the same key now ${again.status} ${JSON.stringify(again.body).slice(0, 200)}`,
    );
}

/** Every acknowledged mutation is in the log, and no more than were sent. One mutation's facts have the same source and time. */
function verifyMutations({ clientLog }: ApplicantRecord, log: readonly Recorded[], checked: Checked, wrong: (what: string) => void): void {
  const recorded = Map.groupBy(
    log.filter(({ source }) => source.startsWith('/')),
    ({ source }) => source,
  );
  const sent = clientLog.acknowledged.filter(({ path }) => RECORDS.test(path));
  for (const [operation, acknowledged] of Map.groupBy(sent, ({ path }) => path.replace(/\?.*/, ''))) {
    const matching = [...recorded].filter(([source]) => asPattern(source).test(operation));
    // Signing has one route for several documents: each document counts as an operation of its own.
    const kinds = clientLog.acknowledged.filter(({ path }) => matching.some(([source]) => asPattern(source).test(path)));
    const uncertain = clientLog.unconfirmed.filter((path) => matching.some(([source]) => asPattern(source).test(path)));
    const times = new Set(matching.flatMap(([, rows]) => rows.map(({ at }) => at.getTime()))).size;
    checked.mutations += acknowledged.length;
    if (times < kinds.length) wrong(`${operation}: ${kinds.length} acknowledged, ${times} in the facts`);
    if (times > kinds.length + uncertain.length)
      wrong(`${operation}: ${times} in the facts, ${kinds.length} acknowledged and ${uncertain.length} in doubt`);
  }
}

async function verifyApplication(
  url: string,
  pool: Pool,
  record: ApplicantRecord,
  effects: readonly Effect[],
  checked: Checked,
  wrong: (what: string) => void,
): Promise<void> {
  const application = (await call(url, 'GET', `/sandbox/applications/${record.uuid}`, {})).body as {
    status?: string;
    chainHolds?: boolean;
    work?: { step: string; state: string }[];
  };
  checked.applications += 1;
  const status = String(application.status);
  checked.ends[status] = (checked.ends[status] ?? 0) + 1;
  if (application.chainHolds !== true) wrong('the chain of facts is broken');
  for (const { step, state } of application.work ?? []) if (state === 'DUE') wrong(`${step} is still due`);

  const { rows: log } = await pool.query<Recorded>('select payload, source, at from fact where application_uuid = $1 order by seq', [
    record.uuid,
  ]);
  const { rows: orders } = await pool.query<Order>('select step, subject, turn from provider_order where application_uuid = $1', [
    record.uuid,
  ]);
  const facts = log.map((row) => row.payload);
  checked.facts += facts.length;
  if (status !== record.applicant.ends) {
    const last = log.slice(-LAST_FACTS).map(({ payload: { type }, source }) => `${type} (${source})`);
    wrong(
      `ends at ${status}, not ${record.applicant.ends}${record.refusal === null ? '' : `; last: ${record.refusal}`}; after ${last.join(', ')}`,
    );
  }
  for (const type of ONCE) {
    const count = facts.filter((f) => f.type === type).length;
    if (count > 1) wrong(`${type} stands ${count} times`);
  }
  verifyMutations(record, log, checked, wrong);
  for (const fault of ledgerProblems(
    facts,
    orders,
    effects.filter(({ key }) => key.startsWith(record.uuid ?? '-')),
    checked.effects,
  ))
    wrong(fault);
}

/** Problems outside a single application: stuck jobs, duplicate messages. */
const LEFT_OVER = {
  'jobs are stuck':
    "select name, state, count(*)::int from pgboss.job where state in ('created', 'retry', 'active') and start_after < now() - interval '30 s' group by 1, 2",
  'messages sent twice':
    // two debts of one kind cause two notices with the same text; each notice is sent once
    'select application_uuid, subject, count(*)::int from outbox group by application_uuid, recipient, subject, body, channel, at having count(*) > greatest(1, count(distinct notification_id))',
  'timers of closed applications run':
    "select t.name, count(*)::int from timer t join application a on a.uuid = t.application_uuid where not a.active and t.state = 'RUNNING' and t.name like 'provider-update-%' group by 1",
} as const;

/** Checks everyone, four applications at a time. */
export async function verify(url: string, pool: Pool, everybody: readonly ApplicantRecord[], ledger: readonly Effect[]): Promise<Checked> {
  const checked: Checked = { problems: [], answers: 0, mutations: 0, applications: 0, facts: 0, ends: {}, effects: {} };
  const left = [...everybody];
  const look = async (): Promise<void> => {
    for (let record = left.shift(); record !== undefined; record = left.shift()) {
      const { email, clientLog, uuid } = record;
      const wrong = (what: string) => checked.problems.push(`${email}: ${what}`);
      for (const path of clientLog.broken) wrong(`replied 500: ${path}`);
      await verifyAccount(url, record, checked, wrong);
      if (uuid === null) {
        wrong('has no application');
        continue;
      }
      for (const one of clientLog.acknowledged.filter(keepsAnswer)) {
        checked.answers += 1;
        await verifyAnswer(url, one, wrong);
      }
      await verifyApplication(url, pool, record, ledger, checked, wrong);
    }
  };
  await Promise.all([look(), look(), look(), look()]);
  for (const [what, text] of Object.entries(LEFT_OVER)) {
    const { rows } = await pool.query(text);
    if (rows.length > 0) checked.problems.push(`${what}: ${JSON.stringify(rows)}`);
  }
  return checked;
}
