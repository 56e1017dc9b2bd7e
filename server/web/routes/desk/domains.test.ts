/** Domains of lenders' own over real HTTP, PostgreSQL and DNS (UDP): what proves one, who is served where, and who decides. */
import type { DeskDomain, DeskDomains } from '@hearthline/contract/desk/domains.ts';
import { messagesTo } from '@hearthline/database/stores/lender/outbox.ts';
import { FILE_LENDERS } from '@hearthline/orgs/all.ts';
import { placeRecords, startNameServer } from '@hearthline/providers/world/name-server.ts';
import { seededEmail } from '@hearthline/sandbox/seeded-staff.ts';
import { testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { deskToken, hire, type Hired } from '@hearthline/sandbox/testing/staff-sign-in.ts';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenLenders, openLenders, seedLenders } from '../../../config/lenders.ts';
import { DESK_HEADER } from '../../../identity/access/staff-sessions.ts';
import { organizationsOf, originOf } from '../../../organizations/organizations.ts';
import { checkDueDomains } from '../../../staff/settings/domain-checks.ts';
import { softDevice } from '../../../testing/authenticator.ts';
import { PASSWORD } from '../../../testing/people.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NEUTRAL = { publicUrl: 'http://localhost:4000', unknownHost: 'neutral' } as never;
let lender: TestLender;
let opened: OpenLenders | undefined;
let nameServer: Awaited<ReturnType<typeof startNameServer>>;
let port: number;
/** Ada and Bea administer MAIN, Colin is of its compliance; Pia administers Plumfield, and Quinn is of its compliance. */
let [ada, colin, pia, quinn] = ['', '', '', ''];
let bea: Hired;
beforeAll(async () => {
  nameServer = await startNameServer();
  const lenders = { now: () => opened?.now() ?? FILE_LENDERS };
  lender = await testLender({
    lenders,
    organizations: organizationsOf({ config: NEUTRAL, lenders }),
    nameServers: [nameServer.address],
    env: { UNKNOWN_HOST: 'neutral' },
  });
  const { pool, clock, listener, log } = lender.ctx;
  await seedLenders(pool, FILE_LENDERS.all, clock.now());
  opened = await openLenders({ pool, clock, listener, log });
  [ada, colin, pia, quinn] = [
    await deskToken(lender, 'MAIN', 'admin'),
    await deskToken(lender, 'MAIN', 'compliance'),
    await deskToken(lender, 'PLUMFIELD', 'admin'),
    await deskToken(lender, 'PLUMFIELD', 'compliance'),
  ];
  bea = await hire(lender, 'Bea Quill', 'admin');
  port = Number(new URL(await lender.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(async () => {
  opened?.close();
  await lender.close();
  await nameServer.close();
});

const DOMAINS = '/desk/api/v1/lender/domains';
const call = async <T>(method: 'GET' | 'POST', path: string, jwt: string, body?: object) => {
  const { status, body: said } = await lender.call(method, `${DOMAINS}${path}`, { jwt, body });
  await opened?.refresh();
  return { status, body: said as unknown as T & { message?: string; errors?: { field: string; message: string }[] } };
};
const all = async (jwt: string) => (await call<DeskDomains>('GET', '', jwt)).body.domains;
const ask = async (domain: string, jwt: string) => (await call<DeskDomain>('POST', '', jwt, { domain })).body;
const check = async ({ id }: Pick<DeskDomain, 'id'>, jwt: string) => (await call<DeskDomain>('POST', `/${id}/check`, jwt, {})).body;
const change = async ({ id }: Pick<DeskDomain, 'id'>, what: string, jwt: string) =>
  call<DeskDomains>('POST', `/${id}/changes`, jwt, { change: what, reason: 'Our own name' });
const decide = async (id: string, decision: string, jwt: string) =>
  call<DeskDomains>('POST', `/changes/${id}/decision`, jwt, { decision, reason: 'As agreed' });
const place = ({ record }: DeskDomain, value: string | null = record.value) => placeRecords(record.name, value === null ? [] : [value]);

/** A request over a socket, with any Host header. */
async function http(host: string, path: string, { method = 'GET', body }: { method?: string; body?: object } = {}) {
  const headers = { host, ...(body && { 'content-type': 'application/json' }) };
  const sent = httpRequest({ port, host: '127.0.0.1', path, method, headers, agent: false });
  sent.end(body && JSON.stringify(body));
  const [reply] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: reply.statusCode, headers: reply.headers, body: await text(reply) };
}
/** Which lender a host serves, by its states over HTTP; null for one that serves nobody. */
async function servedAt(host: string): Promise<string | null> {
  const { body } = await http(host, '/service-application/external/api/v2/heloc/states-eligibility');
  const { states } = JSON.parse(body) as { states?: string[] };
  return states === undefined
    ? null
    : (FILE_LENDERS.all.find(({ licensedStates }) => licensedStates.join() === states.join())?.orgCode ?? '?');
}
/** A served domain of Plumfield. */
async function served(domain: string, jwt = pia): Promise<DeskDomain> {
  const asked = await ask(domain, jwt);
  place(asked);
  return check(asked, jwt);
}

describe('a domain is served once its record is there', () => {
  test('a person asks, places the record and checks; pending it is served by nobody', async () => {
    const asked = await ask('Apply.Plumfield.example.', pia);
    expect(asked).toMatchObject({ domain: 'apply.plumfield.example', state: 'PENDING', isMain: false, finding: null, provedAt: null });
    expect(asked.record).toEqual({
      name: '_hearthline.apply.plumfield.example',
      value: expect.stringMatching(/^hearthline-proof=[\w-]{43}$/),
    });
    expect((await call<DeskDomains>('GET', '', pia)).body.pointsTo).toBe('plumfield.localhost');
    expect((await check(asked, pia)).finding).toMatch(/no TXT record at _hearthline\.apply\.plumfield\.example yet/);
    place(asked, '');
    expect((await check(asked, pia)).finding).toMatch(/none with the value above/);
    placeRecords(asked.record.name, null);
    expect((await check(asked, pia)).finding).toMatch(/name servers of apply\.plumfield\.example did not answer/);
    expect([
      await servedAt('apply.plumfield.example'),
      (await http('apply.plumfield.example', '/hostz?domain=apply.plumfield.example')).status,
    ]).toEqual([null, 404]);

    placeRecords(asked.record.name, ['v=spf1 -all', asked.record.value]);
    expect(await check(asked, pia)).toMatchObject({ state: 'SERVED', finding: 'The record is there.', stopsAt: null });
    for (const host of ['apply.plumfield.example', 'APPLY.Plumfield.EXAMPLE', 'apply.plumfield.example.', 'apply.plumfield.example:8443'])
      expect([host, await servedAt(host)]).toEqual([host, 'PLUMFIELD']);
    for (const host of ['plumfield.example', 'x.apply.plumfield.example', 'apply.plumfield.example.evil.test'])
      expect([host, await servedAt(host)]).toEqual([host, null]);
    const mails = await messagesTo(lender.ctx.pool, seededEmail('PLUMFIELD', 'admin'), null);
    expect(mails.map(({ subject }) => subject)).toContain('Borrowers reach you at apply.plumfield.example');
  }, 30_000);

  test('what no lender can have is refused at its field, and one lender asks for a domain once', async () => {
    const { status, body } = await call('POST', '', ada, { domain: 'www.localhost' });
    expect([status, body.errors?.[0]?.field]).toEqual([400, 'domain']);
    await ask('once.main.example', ada);
    expect((await call('POST', '', ada, { domain: 'once.main.example' })).status).toBe(409);
    expect((await call('POST', '', colin, { domain: 'other.main.example' })).status, 'an administrator asks').toBe(403);
  });

  test('a proxy is told for which hosts it may obtain a certificate', async () => {
    const hostz = async (domain: string) => (await http('localhost', `/hostz?domain=${domain}`)).status;
    await served('tls.plumfield.example');
    for (const host of ['tls.plumfield.example', 'TLS.plumfield.example', 'plumfield.localhost', 'plumfield-test.localhost', 'localhost'])
      expect([host, await hostz(host)]).toEqual([host, 200]);
    for (const host of ['nobody.example', 'nobody.localhost', '', 'a&domain=tls.plumfield.example'])
      expect([host, await hostz(host)]).toEqual([host, 404]);
  });
});

describe('what another lender tries', () => {
  test('its token proves nothing of a domain that it did not ask for, and a claim blocks nobody', async () => {
    const [theirs, ours] = [await ask('shared.example', pia), await ask('shared.example', ada)];
    placeRecords(ours.record.name, [theirs.record.value]);
    expect(await check(ours, ada)).toMatchObject({ state: 'PENDING', finding: expect.stringContaining('none with the value above') });
    expect((await check(theirs, pia)).state).toBe('SERVED');
    placeRecords(ours.record.name, [theirs.record.value, ours.record.value]);
    expect(await check(ours, ada)).toMatchObject({ state: 'PENDING', finding: expect.stringContaining('another lender is served') });
    expect(await servedAt('shared.example')).toBe('PLUMFIELD');
    await expect(
      lender.ctx.pool.query("update lender_domain set state = 'SERVED', proved_at = now() where id = $1", [ours.id]),
    ).rejects.toThrow('lender_domain_served');
  });

  test('two that prove it at once: one of them is served', async () => {
    const [theirs, ours] = [await ask('race.example', pia), await ask('race.example', ada)];
    placeRecords(ours.record.name, [theirs.record.value, ours.record.value]);
    const both = await Promise.all([check(theirs, pia), check(ours, ada)]);
    expect(both.map(({ state }) => state).toSorted()).toEqual(['PENDING', 'SERVED']);
  });

  test('a domain, a change or a session of another lender is not found', async () => {
    const theirs = await served('private.plumfield.example');
    expect((await call('POST', `/${theirs.id}/check`, ada, {})).status).toBe(404);
    expect((await change(theirs, 'DROP', ada)).status).toBe(404);
    const waiting = (await change(theirs, 'LEAD_HERE', pia)).body.domains.find(({ id }) => id === theirs.id)?.change;
    expect((await decide(waiting?.id ?? '', 'APPROVE', colin)).status).toBe(404);
    const named = { jwt: ada, headers: { host: 'private.plumfield.example' } };
    expect((await lender.call('GET', DOMAINS, named)).status).toBeGreaterThanOrEqual(400);
    await decide(waiting?.id ?? '', 'REFUSE', quinn);
  });
});

describe('a record that is gone', () => {
  test('is looked for each day, is mailed about, and stops the domain after 72 hours; back, it is served again', async () => {
    const domain = await served('gone.plumfield.example');
    const due = async (hours: number) => {
      await lender.ctx.clock.advance(hours * HOUR);
      await checkDueDomains(lender.ctx);
      await opened?.refresh();
      return (await all(pia)).find(({ id }) => id === domain.id);
    };
    expect((await due(25))?.stopsAt, 'the record is there').toBeNull();
    placeRecords(domain.record.name, null);
    expect((await due(25))?.stopsAt, 'no answer proves nothing').toBeNull();
    place(domain, null);
    const missing = await due(2);
    expect(missing?.state).toBe('SERVED');
    expect(Date.parse(missing?.stopsAt ?? '') - Date.parse(missing?.checkedAt ?? '')).toBe(3 * DAY);
    const subjects = async () =>
      (await messagesTo(lender.ctx.pool, seededEmail('PLUMFIELD', 'compliance'), null)).map(({ subject }) => subject);
    expect(await subjects()).toContain('The DNS record of gone.plumfield.example is gone');
    expect((await due(71))?.state).toBe('SERVED');
    expect(await servedAt('gone.plumfield.example')).toBe('PLUMFIELD');
    expect(await due(2)).toMatchObject({ state: 'STOPPED', isMain: false, stopsAt: null });
    expect(await servedAt('gone.plumfield.example')).toBeNull();
    expect(await subjects()).toContain('Your site is no longer served at gone.plumfield.example');
    place(domain);
    expect((await check(domain, pia)).state).toBe('SERVED');
    expect(await servedAt('gone.plumfield.example')).toBe('PLUMFIELD');
  }, 60_000);

  test('a record that arrives later is found without anybody asking, for two weeks', async () => {
    const domain = await ask('later.plumfield.example', pia);
    const state = async () => (await all(pia)).find(({ id }) => id === domain.id)?.state;
    await checkDueDomains(lender.ctx);
    expect(await state()).toBe('PENDING');
    place(domain);
    await lender.ctx.clock.advance(HOUR);
    await checkDueDomains(lender.ctx);
    expect(await state()).toBe('SERVED');
  });
});

describe('where links lead', () => {
  test('takes two people; mails and pages of the lender follow, and staff are led back to its other address', async () => {
    const domain = await served('main.plumfield.example');
    const origin = () => originOf(lender.ctx, 'PLUMFIELD');
    const ours = (domains: readonly DeskDomain[]) => domains.find(({ id }) => id === domain.id);
    expect((await change(domain, 'LEAD_BACK', pia)).status, 'it is not').toBe(409);
    const asked = ours((await change(domain, 'LEAD_HERE', pia)).body.domains);
    expect(asked?.change).toMatchObject({ change: 'LEAD_HERE', isMine: true, mayDecide: false });
    expect((await change(domain, 'DROP', quinn)).status, 'one waits').toBe(409);
    expect((await decide(asked?.change?.id ?? '', 'APPROVE', pia)).status, 'nobody decides their own').toBe(403);
    expect(origin()).toBe('http://plumfield.localhost:4000');
    const { status, body } = await decide(asked?.change?.id ?? '', 'APPROVE', quinn);
    expect([status, ours(body.domains)]).toMatchObject([200, { isMain: true, change: null }]);
    expect(origin()).toBe('http://main.plumfield.example:4000');
    expect((await decide(asked?.change?.id ?? '', 'APPROVE', quinn)).status, 'decided').toBe(409);

    expect((await change(domain, 'DROP', pia)).body.message, 'links lead there').toMatch(/lead elsewhere first/);
    const back = ours((await change(domain, 'LEAD_BACK', quinn)).body.domains);
    await decide(back?.change?.id ?? '', 'APPROVE', pia);
    expect(origin()).toBe('http://plumfield.localhost:4000');
    const drop = ours((await change(domain, 'DROP', pia)).body.domains);
    expect(await servedAt('main.plumfield.example'), 'one person gives up nothing that is served').toBe('PLUMFIELD');
    expect(ours((await decide(drop?.change?.id ?? '', 'APPROVE', quinn)).body.domains)).toBeUndefined();
    expect(await servedAt('main.plumfield.example')).toBeNull();
    expect((await ask('main.plumfield.example', pia)).record.value, 'a new claim has a new token').not.toBe(domain.record.value);
  });

  test('a claim that is not served is given up by one person', async () => {
    const asked = await ask('never.main.example', ada);
    expect((await change(asked, 'DROP', bea.jwt)).body.domains.map(({ id }) => id)).not.toContain(asked.id);
  });
});

describe('everything of a visitor works at the domain', () => {
  test('an account, its cookie and its passkey; none of another lender is named there', async () => {
    const HOST = 'all.plumfield.example';
    await served(HOST);
    const email = 'grace@own.example';
    const account = { email, password: PASSWORD, phoneNumber: '(602) 555-0100' };
    const register = async (host: string, organization: string) =>
      http(host, `/identity/api/v1/registration/register?organization=${organization}`, { method: 'POST', body: account });
    expect((await register(HOST, 'MAIN')).status).toBe(400);
    const { status, body } = await register(HOST, '');
    expect(status, body).toBe(200);
    const { rows } = await lender.ctx.pool.query('select organization_code from identity where email_key = $1', [email]);
    expect(rows).toEqual([{ organization_code: 'PLUMFIELD' }]);
    const { jwt } = JSON.parse(body) as { jwt: string };
    const secure = async (path: string, payload: object | undefined, host = HOST) =>
      lender.call('POST', `/identity/secure/api/v1${path}`, { jwt, body: payload, headers: { host } });
    const device = softDevice(`http://${HOST}:4000`);
    const options = (await secure('/passkeys/options', undefined, 'ALL.plumfield.example.:4000')).body;
    expect(options).toMatchObject({ rp: { id: HOST, name: 'Plumfield Credit Union' } });
    expect((await secure('/passkeys', { response: device.create(options), name: 'Phone' })).status).toBeLessThan(300);
    const signing = async (host: string) =>
      JSON.parse((await http(host, '/identity/api/v1/login/passkey/options', { method: 'POST' })).body) as object;
    const signed = device.sign(await signing(HOST));
    expect((await http(HOST, '/identity/api/v1/login/passkey', { method: 'POST', body: { response: signed } })).status).toBe(200);
    const elsewhere = device.sign(await signing('plumfield.localhost:4000'));
    expect(
      (await http('plumfield.localhost:4000', '/identity/api/v1/login/passkey', { method: 'POST', body: { response: elsewhere } })).status,
    ).toBe(422);
  });

  test('the desk opens there to that lender’s staff only', async () => {
    const HOST = 'desk.plumfield.example';
    await served(HOST);
    const cookie = (jwt: string) => jwt.split(' ').slice(2).join(' ');
    const session = async (jwt: string) =>
      (await lender.app.inject({ url: DOMAINS, headers: { host: HOST, cookie: cookie(jwt), [DESK_HEADER]: '1' } })).statusCode;
    expect([await session(pia), await session(ada)]).toEqual([200, 401]);
  });
});

test('name servers that send something else than DNS are no answer', async () => {
  const socket = createSocket('udp4');
  socket.on('message', (_message, { address, port: to }) => socket.send('hello', to, address));
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const other = await ask('noise.main.example', ada);
  const { findRecord } = await import('../../../organizations/domains/record.ts');
  const asked = { domain: other.domain, token: 'x' };
  expect(await findRecord({ ...lender.ctx, nameServers: [`127.0.0.1:${socket.address().port}`] }, asked)).toBe('NO_ANSWER');
  socket.close();
}, 30_000);
