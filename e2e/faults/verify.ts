/** The checker: what applicants were told against what the product now says, the vendors' ledgers against the files, and nothing left over. */
import { ENDPOINTS } from '@hearthline/contract/all.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import type { Pool } from 'pg';

import type { Said } from './applicant.ts';
import { call, type Acknowledged } from './client.ts';
import { ledgerFaults, type Order } from './ledger.ts';
import { PASSWORD } from './person.ts';
import type { Effect } from './simulators.ts';

export type Checked = {
  readonly problems: string[];
  /** Answers looked up again, and mutations found in the facts. */
  answers: number;
  mutations: number;
  files: number;
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
/** Operations that promise the same answer under the same key; those that hand out tokens and sessions do not. */
const keepsAnswer = ({ method, path }: Acknowledged) =>
  REPEATABLE.some((e) => e.method === method && e.path.test(path.replace(/\?.*/, '')));

/** Each answer of these recorded something. Reads of what a vendor found, sessions and secrets record when there is something new. */
const RECORDS =
  /\/(offers\/select|additional-info|hmda|disclosures\/\w+\/sign|disburse-account|autopay-account|accounts\/confirm|employer-verification|identity-document|final-offer\/accept|estimate|property|liens|asset-depletion|requalify|rescind|cancel|appraisal-payment|bpo|credit\/repull|consents)$/;
/** Facts a file holds at most once. */
const ONCE: readonly Fact['type'][] = ['applicationCreated', 'completed', 'cancelled', 'declined', 'rescissionEnded'];

async function verifyAccount(url: string, said: Said, checked: Checked, wrong: (what: string) => void): Promise<void> {
  if (said.draft !== null) {
    const { status } = await call(url, 'GET', `/service-application/external/api/v1/heloc/drafts/${said.draft.id}`, {
      cookie: said.draft.cookie,
    });
    checked.answers += 1;
    // The draft goes when the application is made.
    if (status !== 200 && said.uuid === null) wrong(`the draft is gone (${status})`);
  }
  if (!said.registered) return;
  const org = said.applicant.persona.orgCode;
  const signedIn = await call(url, 'POST', '/identity/api/v1/login', { org, body: { email: said.email, password: PASSWORD } });
  checked.answers += 1;
  if (signedIn.status >= 300) {
    wrong(`was registered, but cannot sign in (${signedIn.status})`);
    return;
  }
  const mine = await call(url, 'GET', '/service-application/api/v1/application/heloc/all', { org, jwt: String(signedIn.body['jwt']) });
  const uuids = (mine.body as unknown as { uuid: string }[]).map((application) => application.uuid);
  checked.answers += 1;
  if (uuids.length !== 1 || uuids[0] !== said.uuid) wrong(`was told of application ${said.uuid}, has ${uuids.join(', ') || 'none'}`);
}

/** The same key and body again: the answer that was given is given again. */
async function verifyAnswer(url: string, { method, path, ask, reply }: Acknowledged, wrong: (what: string) => void): Promise<void> {
  const again = await call(url, method, path, ask);
  if (again.status !== reply.status || JSON.stringify(again.body) !== JSON.stringify(reply.body))
    wrong(
      `${method} ${path} answered ${reply.status}, and under the same key now ${again.status} ${JSON.stringify(again.body).slice(0, 200)}`,
    );
}

/** Every acknowledged mutation stands in the log, and no more than were sent. One mutation's facts share source and moment. */
function verifyMutations({ line }: Said, log: readonly Recorded[], checked: Checked, wrong: (what: string) => void): void {
  const recorded = Map.groupBy(
    log.filter(({ source }) => source.startsWith('/')),
    ({ source }) => source,
  );
  const sent = line.acknowledged.filter(({ path }) => RECORDS.test(path));
  for (const [operation, acknowledged] of Map.groupBy(sent, ({ path }) => path.replace(/\?.*/, ''))) {
    const matching = [...recorded].filter(([source]) => asPattern(source).test(operation));
    // Signing has one route for several papers: each sheet is an operation of its own.
    const kinds = line.acknowledged.filter(({ path }) => matching.some(([source]) => asPattern(source).test(path)));
    const doubtful = line.inDoubt.filter((path) => matching.some(([source]) => asPattern(source).test(path)));
    const times = new Set(matching.flatMap(([, rows]) => rows.map(({ at }) => at.getTime()))).size;
    checked.mutations += acknowledged.length;
    if (times < kinds.length) wrong(`${operation}: ${kinds.length} acknowledged, ${times} in the facts`);
    if (times > kinds.length + doubtful.length)
      wrong(`${operation}: ${times} in the facts, ${kinds.length} acknowledged and ${doubtful.length} in doubt`);
  }
}

async function verifyFile(
  url: string,
  pool: Pool,
  said: Said,
  effects: readonly Effect[],
  checked: Checked,
  wrong: (what: string) => void,
): Promise<void> {
  const file = (await call(url, 'GET', `/sandbox/applications/${said.uuid}`, {})).body as {
    status?: string;
    chainHolds?: boolean;
    work?: { step: string; state: string }[];
  };
  checked.files += 1;
  const status = String(file.status);
  checked.ends[status] = (checked.ends[status] ?? 0) + 1;
  if (status !== said.applicant.ends)
    wrong(`ends at ${status}, not ${said.applicant.ends}${said.refusal === null ? '' : `; last: ${said.refusal}`}`);
  if (file.chainHolds !== true) wrong('the chain of facts does not hold');
  for (const { step, state } of file.work ?? []) if (state === 'DUE') wrong(`${step} is still due`);

  const { rows: log } = await pool.query<Recorded>('select payload, source, at from fact where application_uuid = $1 order by seq', [
    said.uuid,
  ]);
  const { rows: orders } = await pool.query<Order>('select step, subject, turn from provider_order where application_uuid = $1', [
    said.uuid,
  ]);
  const facts = log.map((row) => row.payload);
  checked.facts += facts.length;
  for (const type of ONCE) {
    const count = facts.filter((f) => f.type === type).length;
    if (count > 1) wrong(`${type} stands ${count} times`);
  }
  verifyMutations(said, log, checked, wrong);
  for (const fault of ledgerFaults(
    facts,
    orders,
    effects.filter(({ key }) => key.startsWith(said.uuid ?? '-')),
    checked.effects,
  ))
    wrong(fault);
}

/** What no file shows: jobs nobody takes, messages twice. */
const LEFT_OVER = {
  'jobs are stuck':
    "select name, state, count(*)::int from pgboss.job where state in ('created', 'retry', 'active') and start_after < now() - interval '30 s' group by 1, 2",
  'messages left twice':
    // two debts of one kind are two notices with the same words; one notice leaves once
    'select application_uuid, subject, count(*)::int from outbox group by application_uuid, recipient, subject, body, channel, at having count(*) > greatest(1, count(distinct notification_id))',
  'timers of ended files run':
    "select t.name, count(*)::int from timer t join application a on a.uuid = t.application_uuid where not a.active and t.state = 'RUNNING' and t.name like 'news-%' group by 1",
} as const;

/** Looks everything up, some files at a time. */
export async function verify(url: string, pool: Pool, everybody: readonly Said[], ledger: readonly Effect[]): Promise<Checked> {
  const checked: Checked = { problems: [], answers: 0, mutations: 0, files: 0, facts: 0, ends: {}, effects: {} };
  const left = [...everybody];
  const look = async (): Promise<void> => {
    for (let said = left.shift(); said !== undefined; said = left.shift()) {
      const { email, line, uuid } = said;
      const wrong = (what: string) => checked.problems.push(`${email}: ${what}`);
      for (const path of line.broken) wrong(`answered 500: ${path}`);
      await verifyAccount(url, said, checked, wrong);
      if (uuid === null) {
        wrong('has no application');
        continue;
      }
      for (const one of line.acknowledged.filter(keepsAnswer)) {
        checked.answers += 1;
        await verifyAnswer(url, one, wrong);
      }
      await verifyFile(url, pool, said, ledger, checked, wrong);
    }
  };
  await Promise.all([look(), look(), look(), look()]);
  for (const [what, text] of Object.entries(LEFT_OVER)) {
    const { rows } = await pool.query(text);
    if (rows.length > 0) checked.problems.push(`${what}: ${JSON.stringify(rows)}`);
  }
  return checked;
}
