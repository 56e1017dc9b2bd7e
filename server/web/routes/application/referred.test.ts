/** A broker's list: their own applications, at their own lender, and nothing of credit, income or accounts. */
import { ENDPOINTS } from '@hearthline/contract/all.ts';
import { creationBody } from '@hearthline/sandbox/registration.ts';
import { ACCOUNT } from '@hearthline/sandbox/forms.ts';
import { personaOf } from '@hearthline/sandbox/play.ts';
import { SANDBOX } from '@hearthline/sandbox/seed-reference.ts';
import { testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { v7 } from 'uuid';
import { signedUp } from '../../../testing/people.ts';

const ORG = 'MAIN_WHOLESALE';
const REFERRED = '/service-application/api/v1/application/heloc/referred';
const SELF = '/identity/secure/api/v1_1/identity';

let lender: TestLender;
let whitney: string;
let other: string;
beforeAll(async () => {
  lender = await testLender();
  // the officer of every application that is played at the brokers' lender
  whitney = await officer('whitney@example.com', { uuid: SANDBOX.wholesaleOfficer, broker: 'Copper Ridge Brokers' });
  other = await officer('other.broker@example.com', { broker: 'Sandstone Lending Partners' });
});
afterAll(async () => lender.close());

const tokenOf = async (email: string) => (await signedUp(lender, email)).authorization.replace('Bearer ', '');

/** A loan officer with an account; answers its token. */
async function officer(
  email: string,
  { uuid = v7(), broker = null, org = ORG, merchant = false }: { uuid?: string; broker?: string | null; org?: string; merchant?: boolean },
): Promise<string> {
  const jwt = await tokenOf(email);
  await lender.ctx.pool.query(
    `insert into loan_officer (uuid, organization_code, originator_name, broker_name, email, phone_number, nmls, merchant, identity_uuid)
     values ($1, $2, 'An Officer', $3, $4, '6025550146', '3', $5, (select uuid from identity where email_key = $4))`,
    [uuid, org, broker, email, merchant],
  );
  return jwt;
}

type Row = Readonly<Record<string, unknown>>;
async function list(jwt: string, query = '') {
  const { status, body } = await lender.call('GET', `${REFERRED}${query}`, { jwt });
  expect(status).toBe(200);
  return body as { applications: Row[]; next: string | null; counts: { open: number; closed: number } };
}
const uuidsOf = ({ applications }: { applications: readonly Row[] }) => applications.map(({ uuid }) => uuid);

/** The members of a row, in full: a new one has to be decided here as well. */
const MEMBERS = [
  'changedAt',
  'city',
  'createdAt',
  'firstName',
  'isOpen',
  'lastInitial',
  'loanNumber',
  'overallStatus',
  'requestedAmount',
  'state',
  'uuid',
  'waitsForBorrower',
];

test('a funded application shows how it stands, and nothing the borrower told the lender in confidence', async () => {
  const persona = personaOf('happy');
  const { uuid } = await lender.play('happy', 'COMPLETE', [], ORG);
  const { facts, active, loanNumber, orgCode } = await lender.read(uuid);
  expect([orgCode, facts.created?.isBroker]).toEqual([ORG, true]);
  const page = await list(whitney, active ? '' : '?show=closed');
  const row = page.applications.find((one) => one['uuid'] === uuid);
  expect(Object.keys(row ?? {}).toSorted()).toEqual(MEMBERS);
  expect(row).toMatchObject({
    loanNumber,
    firstName: persona.first,
    lastInitial: persona.last[0],
    city: persona.property.city,
    state: 'AZ',
    requestedAmount: facts.selection?.lineAmount,
    overallStatus: 'FUNDED',
    waitsForBorrower: false,
  });
  const told = JSON.stringify(page);
  const planted = {
    ssn: persona.ssn,
    'ssn without dashes': persona.ssn.replaceAll('-', ''),
    'last four of the ssn': persona.ssn.slice(-4),
    income: String(persona.income),
    account: ACCOUNT.accountNumber,
    routing: ACCOUNT.routingNumber,
    'last name': persona.last,
    street: persona.property.street1,
    zip: persona.property.zip,
    phone: persona.phone.slice(-8),
    email: '@',
    score: String(facts.verification.hardCredit?.score ?? facts.credit?.score),
    'checklist status': 'COMPLETE',
  };
  // what must not be there is what the product holds: a renamed member of the persona would make this test say nothing
  expect(Object.values(planted).filter((value) => value.length < 1 || value === 'undefined')).toEqual([]);
  const ofRow = JSON.stringify({ ...row, uuid: '', loanNumber: '' });
  expect(Object.entries(planted).filter(([, value]) => ofRow.includes(value) || told.includes(`"${value}"`))).toEqual([]);
}, 60_000);

test('of one application its broker gets the row of the list: everything else of it is refused', async () => {
  const { uuid } = await lender.play('happy', 'OFFER_SELECTION', [], ORG);
  expect(uuidsOf(await list(whitney))).toContain(uuid);
  const seen: string[] = [];
  for (const { method, path, id, access } of ENDPOINTS)
    if (path.includes('{uuid}') && (access === 'owner' || access === 'signer') && method === 'GET') {
      const url = path.replace('{uuid}', uuid).replaceAll(/\{\w+\}/g, v7());
      const { status, body } = await lender.call('GET', url, { jwt: whitney });
      expect([id, status, body['code']]).toEqual([id, 403, 'forbidden']);
      seen.push(id);
    }
  for (const id of ['heloc-get', 'heloc-status', 'offers-get', 'signers-get', 'conditions-list']) expect(seen).toContain(id);
}, 60_000);

test('another broker, another lender and a person without referrals see none of it', async () => {
  const { uuid } = await lender.play('happy', 'OFFER_SELECTION', [], ORG);
  expect(uuidsOf(await list(whitney))).toContain(uuid);
  expect(uuidsOf(await list(other))).toEqual([]);
  const elsewhere = await officer('outsider@example.com', { org: 'PLUMFIELD' });
  expect(await list(elsewhere)).toEqual({ applications: [], next: null, counts: { open: 0, closed: 0 } });
  // an application of another lender that names this officer, as a fact of before may
  const inMain = { uuid: v7(), jwt: '' };
  inMain.jwt = await officer('moved@example.com', { uuid: inMain.uuid, org: 'MAIN' });
  const persona = personaOf('happy');
  const made = await lender.call('POST', '/service-application/api/v3/application/helocs?state=AZ', {
    jwt: await tokenOf('of.main@example.com'),
    body: { ...creationBody(persona, 'of.main@example.com', 'MAIN'), referrerId: inMain.uuid },
  });
  expect(made.status).toBe(201);
  expect(uuidsOf(await list(inMain.jwt))).toEqual([made.body['uuid']]);
  await lender.ctx.pool.query('update loan_officer set organization_code = $2 where uuid = $1', [inMain.uuid, ORG]);
  expect(uuidsOf(await list(inMain.jwt))).toEqual([]);
}, 60_000);

test('borrowers, merchants and visitors are refused', async () => {
  const refusal = async (jwt?: string) => (await lender.call('GET', REFERRED, jwt === undefined ? {} : { jwt })).status;
  expect(await refusal()).toBe(401);
  expect(await refusal(await tokenOf('borrower@example.com'))).toBe(403);
  expect(await refusal(await officer('shop@example.com', { merchant: true, broker: 'Sunnyside Home Goods' }))).toBe(403);
  await lender.ctx.pool.query("update identity set email_verified_at = null where email_key = 'other.broker@example.com'");
  expect((await lender.call('GET', REFERRED, { jwt: other })).body['code']).toBe('email_unproved');
});

test('the identity service says who is a broker', async () => {
  const isBroker = async (jwt: string) => (await lender.call('GET', SELF, { jwt })).body['isBroker'];
  expect(await isBroker(whitney)).toBe(true);
  expect(await isBroker(await tokenOf('plain@example.com'))).toBe(false);
});

test('pages of twenty, newest first, open and closed apart', async () => {
  const before = (await list(whitney)).counts;
  const made: string[] = [];
  for (let n = 0; n < 21; n += 1) made.push((await lender.play('happy', 'IN_PROGRESS', [], ORG)).uuid);
  const first = await list(whitney);
  expect(first.counts).toEqual({ ...before, open: before.open + 21 });
  expect(uuidsOf(first)).toEqual(made.toReversed().slice(0, 20));
  expect(first.next).toBe(made[1]);
  const second = await list(whitney, `?after=${first.next}`);
  expect(uuidsOf(second)[0]).toBe(made[0]);
  expect(second.next).toBeNull();
  expect(second.applications.every(({ isOpen }) => isOpen)).toBe(true);
  const closed = await list(whitney, '?show=closed');
  expect(closed.applications.length).toBe(before.closed);
  expect(closed.applications.every(({ isOpen }) => !isOpen)).toBe(true);
  // a place in another list is no place in this one
  expect((await list(whitney, `?after=${v7()}`)).applications).toEqual([]);
}, 120_000);

test('the list is found by an index, however many applications there are', async () => {
  const client = await lender.ctx.pool.connect();
  try {
    await client.query('begin');
    await client.query('set local enable_seqscan = off');
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      "explain select 1 from fact f where f.type = 'applicationCreated' and f.payload ->> 'referrerId' = 'x'",
    );
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('fact_of_referrer');
  } finally {
    await client.query('rollback');
    client.release();
  }
});
