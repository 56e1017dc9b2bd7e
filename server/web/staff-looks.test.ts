import { ENDPOINTS } from '@hearthline/contract/all.ts';
import { STAFF_ROLES, type StaffRole } from '@hearthline/contract/desk/roles.ts';
import type { Endpoint } from '@hearthline/contract/endpoint.ts';
import { EXPECTED_ACCESS } from '@hearthline/contract/testing/expected-access.ts';
import { profileOf } from '@hearthline/database/stores/person/profiles.ts';
import { formWithPicture } from '@hearthline/sandbox/actor.ts';
import { testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { samplesOf, sendSample } from '@hearthline/sandbox/testing/samples.ts';
import { deskTokens } from '@hearthline/sandbox/testing/staff-sign-in.ts';
import { formatMoney } from '@hearthline/rules/money.ts';
import { displayPhone } from '@hearthline/rules/phone.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { APPLICATION_NAMES } from './http/access-check.ts';

/** The operations that staff may call: those of the desk, and what staff read as the borrower does. */
const DOORS: readonly Endpoint[] = ENDPOINTS.filter(({ access, also = [] }) => access === 'staff' || also.includes('staff'));

let lender: TestLender;
let token: ReturnType<typeof deskTokens>;
let uuid: string;
let identity: string;
/** What parameters of paths stand for, by their name: real things of the application. */
const things: Record<string, string> = {};
/** What only a look may show of the borrower. */
let secrets: readonly string[];
/** What colleagues wrote of the borrower. */
const written = ['Called and sounded confused', 'Court order 12-345', 'They married', 'They lost the old mailbox'] as const;

beforeAll(async () => {
  lender = await testLender();
  token = deskTokens(lender);
  // a large line: its funding is a proposal, which colleagues read too
  const who = await lender.play('happy', 'FUNDING_DECISION', ['large']);
  ({ uuid } = who);
  const { identityUuid, facts } = await lender.read(uuid);
  identity = identityUuid;
  const { payload, contentType } = formWithPicture({ type: 'SUPPORT' });
  const url = `/service-application/api/v1/application/heloc/${uuid}/documents`;
  await lender.call('POST', url, { jwt: who.jwt, body: payload, headers: { 'content-type': contentType } });
  const { name, dob, email, phoneNumbers, addresses } = await profileOf(lender.ctx.pool, lender.ctx.secrets, identity);
  const phone = phoneNumbers[0]?.number ?? '';
  secrets = [
    name.lastName,
    dob ?? '',
    email,
    phone,
    displayPhone(phone),
    addresses[0]?.street1 ?? '',
    String(facts.selection?.lineAmount),
    formatMoney(facts.selection?.lineAmount ?? 0),
  ];
  const actions = `/desk/api/v1/applications/${uuid}/actions`;
  const funder = { jwt: await token('funder') };
  const { sheet } = (await lender.call('GET', actions, funder)).body as { sheet?: { id: string; net: number } };
  const proposed = await lender.call('POST', actions, {
    ...funder,
    body: { action: 'approve-funding', sheetRead: sheet?.id, netTyped: String(sheet?.net) },
  });
  const processor = { jwt: await token('processor') };
  const change = { party: 'borrower', reason: written[2], evidence: written[1] };
  const changes = `/desk/api/v1/applications/${uuid}/identity-changes`;
  await lender.call('POST', changes, { ...processor, body: { ...change, what: 'PHONE', phone: '6025550199' } });
  const one = async (text: string) => String((await lender.ctx.pool.query(text, [uuid])).rows[0]?.['id']);
  Object.assign(things, {
    ...Object.fromEntries(APPLICATION_NAMES.map((member) => [member, uuid])),
    subjectUuid: identity,
    party: 'borrower',
    proposalUuid: String(proposed.body['proposalUuid']),
    taskUuid: await one('select id from staff_task where application_uuid = $1 and closed_at is null'),
    documentUuid: await one('select id from upload where application_uuid = $1'),
    messageUuid: await one('select id from outbox where application_uuid = $1 and sealed_body is null'),
    sha256: await one('select sha256 as id from document where application_uuid = $1 limit 1'),
  });
  await lender.call('POST', `/desk/api/v1/work/${things['taskUuid']}/notes`, { ...processor, body: { text: written[0] } });
  await lender.ctx.pool.query(
    `insert into staff_action (id, application_uuid, from_version, to_version, action, person, role, reason, at)
     select gen_random_uuid(), $1, 0, 5, 'x', 'Priya', 'processor', $2, now()`,
    [uuid, written[3]],
  );
}, 180_000);
afterAll(async () => lender.close());

const roleFor = ({ id }: Endpoint): StaffRole => {
  const roles = EXPECTED_ACCESS.get(id)?.roles ?? STAFF_ROLES;
  return roles.find((role) => role === 'compliance') ?? roles[0] ?? 'processor';
};
const lines = async (): Promise<number> => Number((await lender.ctx.pool.query('select count(*) as n from staff_view')).rows[0]?.['n']);
const asked = async (endpoint: Endpoint, role = roleFor(endpoint)) => {
  const [sample = {}] = samplesOf(endpoint);
  return sendSample(lender, endpoint, { ...sample, params: { ...sample.params, ...things } }, { jwt: await token(role), names: {} });
};

test('whatever operation staff call, its reply has masked values only, or a line in the log of views was written', async () => {
  const shown: string[] = [];
  const unlogged: string[] = [];
  const reads = DOORS.filter(({ method }) => method === 'GET');
  // reads first: an act may end what they would show
  for (const endpoint of [...reads, ...DOORS.filter(({ method }) => method !== 'GET')]) {
    const before = await lines();
    const { status, body } = await asked(endpoint);
    const text = JSON.stringify(body ?? null);
    const found = secrets.filter((secret) => secret.length > 2 && text.includes(secret));
    if (found.length === 0) continue;
    expect(status, endpoint.id).toBe(200);
    shown.push(endpoint.id);
    if ((await lines()) === before) unlogged.push(`${endpoint.id} shows ${found.join(', ')}`);
  }
  expect(unlogged).toEqual([]);
  // without them the test would have seen nothing
  expect(shown).toEqual(
    expect.arrayContaining(['desk-application-get', 'desk-figures-get', 'desk-parties-get', 'desk-party-reveal', 'desk-person-view']),
  );
  expect(shown.length).toBeGreaterThan(8);
}, 120_000);

test('a part of an application that is opened again on the same day is one line; it names person, role, application and part', async () => {
  const processor = await token('processor');
  const open = async (rest: string) => lender.call('GET', `/desk/api/v1/applications/${uuid}${rest}`, { jwt: processor });
  const before = await lines();
  await Promise.all(['', '/timeline', '/figures'].flatMap((rest) => [open(rest), open(rest)]));
  expect((await open('/figures')).status).toBe(200);
  expect(await lines()).toBe(before + 3);
  const log = await lender.call('GET', `/desk/api/v1/views?subject=${uuid}`, { jwt: await token('auditor') });
  const rows = (log.body as { rows: Record<string, unknown>[] }).rows.filter(({ role }) => role === 'processor');
  expect(rows.map(({ fields }) => fields).toSorted()).toEqual([['figures'], ['overview'], ['timeline']]);
  expect(rows[0]).toMatchObject({
    applicationUuid: uuid,
    subjectUuid: identity,
    subject: 'Grace H.',
    reason: 'WORK',
    note: 'Opened at the desk',
  });
});

test('staff who read what the borrower reads leave a line too', async () => {
  const before = await lines();
  const offers = DOORS.find(({ id }) => id === 'offers-get') ?? DOORS.find(({ access, method }) => access === 'owner' && method === 'GET');
  if (!offers) throw new Error('Staff read nothing as the borrower does');
  const { status } = await asked(offers, 'underwriter');
  expect([status, await lines()]).toEqual([200, before + 1]);
});

test('an administrator sees whose application it is as a list does, and no value in full, whatever they call', async () => {
  const { body } = await asked(DOORS.find(({ id }) => id === 'desk-application-get') as Endpoint, 'admin');
  expect(body).toMatchObject({ borrower: 'Grace H.', home: expect.stringMatching(/^•••, /) as string });
  const found: string[] = [];
  for (const endpoint of DOORS.filter(({ method }) => method === 'GET')) {
    const reply = await asked(endpoint, 'admin');
    const text = JSON.stringify(reply.body ?? null);
    found.push(
      ...[...secrets, ...written]
        .filter((secret) => secret.length > 2 && text.includes(secret))
        .map((secret) => `${endpoint.id}: ${secret}`),
    );
  }
  expect(found).toEqual([]);
});

test('another lender’s application leaves no line, and what cannot be recorded is not shown', async () => {
  const before = await lines();
  const figures = `/desk/api/v1/applications/${uuid}/figures`;
  expect((await lender.call('GET', figures, { jwt: await token('processor', 'PLUMFIELD') })).status).toBe(404);
  expect(await lines()).toBe(before);
  const closer = await token('closer');
  await lender.ctx.pool.query('alter table staff_view rename to staff_view_away');
  try {
    expect((await lender.call('GET', figures, { jwt: closer })).status).toBe(500);
  } finally {
    await lender.ctx.pool.query('alter table staff_view_away rename to staff_view');
  }
  expect((await lender.call('GET', figures, { jwt: closer })).status).toBe(200);
});
