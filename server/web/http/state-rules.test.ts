import { whereFor } from '@hearthline/contract/allowed-in.ts';
import { ENDPOINTS } from '@hearthline/contract/all.ts';
import type { AllowedIn, Endpoint } from '@hearthline/contract/endpoint.ts';
import { CHECKLIST_STATUSES, type ChecklistStatus } from '@hearthline/journey/statuses.ts';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAccount } from '../../identity/access/open-account.ts';
import { isAllowed } from '../../engine/allowed.ts';
import type { Played } from '@hearthline/sandbox/play.ts';
import { testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { PERSONA_PASSWORD } from '@hearthline/sandbox/personas.ts';
import { type Sample, samplesOf, sendSample } from '@hearthline/sandbox/testing/samples.ts';
import { snapshot } from '../../testing/snapshot.ts';
import { partiesOf } from './access-check.ts';

const CLOSED: readonly ChecklistStatus[] = ['COMPLETE', 'CANCELLED', 'DECLINED'];
/** Some statuses at which no person has anything to do. */
const WAITING: readonly ChecklistStatus[] = ['IN_PROGRESS', 'HARD_CREDIT_PULL', 'RECORDING', 'FUNDABLE'];
const SENTENCE = /^[A-Z][^]*\.$/;

const named = (rule: AllowedIn): readonly ChecklistStatus[] => {
  if (typeof rule === 'string') return [];
  return 'of' in rule ? Object.values(rule.of).flatMap(named) : rule;
};
const ruled = ENDPOINTS.filter((e) => e.allowedIn !== undefined && e.allowedIn !== 'always');
const statuses = CHECKLIST_STATUSES.filter((s) => [...CLOSED, ...WAITING, ...ruled.flatMap((e) => named(e.allowedIn ?? []))].includes(s));

let lender: TestLender;
let application: Played;
const jwts: Record<'borrower' | 'signer', string> = { borrower: '', signer: '' };
const names: Record<string, string> = {};

beforeAll(async () => {
  lender = await testLender();
  application = await lender.play('happy', 'OFFER_SELECTION');
  const signer = await openAccount(
    lender.ctx,
    { email: 'signer@example.com', password: PERSONA_PASSWORD, phoneNumber: null, organization: 'MAIN' },
    { ip: '127.0.0.1', userAgent: 'test' },
  );
  const signerId = v7();
  await lender.ctx.pool.query(
    "insert into signer (id, application_uuid, role, first_name, last_name, email, identity_uuid) values ($1, $2, 'CO_DEEDER', 'A', 'B', 'signer@example.com', $3)",
    [signerId, application.uuid, signer?.identityUuid],
  );
  Object.assign(jwts, { borrower: application.jwt, signer: signer?.jwt });
  Object.assign(names, { uuid: application.uuid, signerId, version: String((await lender.read(application.uuid)).version) });
});
afterAll(async () => lender.close());

/** An application whose row only claims a status: enough to test refusals of every endpoint at every status. */
async function setStatus(status: ChecklistStatus, active: boolean): Promise<void> {
  await lender.ctx.pool.query('update application set status = $2, active = $3 where uuid = $1', [application.uuid, status, active]);
}
type Cell = { readonly endpoint: Endpoint; readonly sample: Sample; readonly party: 'borrower' | 'signer' };
const cells: Cell[] = ruled.flatMap((endpoint) =>
  (['borrower', 'signer'] as const)
    .filter((party) => partiesOf(endpoint).includes(party))
    .flatMap((party) => samplesOf(endpoint).map((sample) => ({ endpoint, sample, party }))),
);
const whereOf = ({ endpoint, sample, party }: Cell) =>
  whereFor(endpoint.allowedIn ?? 'always', { party, params: sample.params, body: sample.body });

test('every change of an application declares the statuses where it is allowed', () => {
  // what staff may do at which status is decided for each action (server/staff), not for an operation
  const silent = ENDPOINTS.filter(
    (e) => e.method !== 'GET' && e.path.includes('{uuid}') && e.access !== 'sandbox' && e.access !== 'staff' && !e.allowedIn,
  );
  expect(silent.map((e) => e.id)).toEqual([]);
  expect(ruled.length).toBeGreaterThan(40);
});

test('at any other status: a clear sentence, and no row is changed', async () => {
  const wrong: string[] = [];
  let asked = 0;
  for (const status of statuses) {
    const active = !CLOSED.includes(status);
    await setStatus(status, active);
    const before = await snapshot(lender.ctx.pool);
    for (const cell of cells.filter((c) => !isAllowed(whereOf(c), { status, active }))) {
      asked += 1;
      const { endpoint, sample, party } = cell;
      const answer = await sendSample(lender, endpoint, sample, { jwt: jwts[party], names });
      const { code, message, applicationStatus } = answer.body;
      if (answer.status !== 409 || code !== 'out_of_order' || applicationStatus !== status || !SENTENCE.test(String(message)))
        wrong.push(`${endpoint.id} by the ${party} at ${status}: ${answer.status} ${String(code)} ${String(message)}`);
    }
    const after = await snapshot(lender.ctx.pool);
    for (const line of after) if (!before.includes(line)) wrong.push(`at ${status} a row was written: ${line}`);
  }
  expect(wrong).toEqual([]);
  expect(asked).toBeGreaterThan(1500);
}, 120_000);

test('at an allowed status: a refusal never says that the step is not open', async () => {
  const wrong: string[] = [];
  for (const cell of cells.filter(({ endpoint }) => endpoint.id !== 'cancel-post' && endpoint.id !== 'upload-post')) {
    const where = whereOf(cell);
    const [status] = typeof where === 'string' ? [] : where;
    if (status === undefined) continue;
    await setStatus(status, true);
    const { body } = await sendSample(lender, cell.endpoint, cell.sample, { jwt: jwts[cell.party], names });
    if (body['code'] === 'out_of_order' && String(body['message']).startsWith('This step is not open now'))
      wrong.push(`${cell.endpoint.id} by the ${cell.party} at ${status}`);
  }
  expect(wrong).toEqual([]);
});
