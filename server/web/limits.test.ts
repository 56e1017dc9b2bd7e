import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SANDBOX } from '@hearthline/sandbox/seed-reference.ts';
import { testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { THROTTLES } from '../config/throttles.ts';
import { signedUp } from '../testing/people.ts';
import { requestLimits } from './request-limits.ts';

/** Every limit with its figure of production. */
const PRODUCTION = Object.fromEntries(
  Object.values(THROTTLES).map(({ variable, figures: [, production] }) => [variable, String(production)]),
);

let lender: TestLender;
let port: number;
beforeAll(async () => {
  lender = await testLender({ env: PRODUCTION });
  await lender.app.listen({ port: 0, host: '127.0.0.1' });
  port = (lender.app.server.address() as AddressInfo).port;
});
afterAll(async () => lender.close());

type Reply = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: string };
type Sent = { readonly method?: string; readonly body?: unknown; readonly headers?: Record<string, string>; readonly signal?: AbortSignal };

/** A request over HTTP from an address of the loopback network. */
async function ask(localAddress: string, path: string, { method = 'GET', body, headers = {}, signal }: Sent = {}): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        localAddress,
        agent: false,
        headers: { host: 'localhost', ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
        ...(signal && { signal }),
      },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts).toString('utf8') }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** Statuses of the same request, one after the other. */
async function statuses(times: number, send: (i: number) => Promise<Reply>): Promise<number[]> {
  const seen: number[] = [];
  for (let i = 0; i < times; i += 1) seen.push((await send(i)).status);
  return seen;
}

function expectTooMany({ status, headers, body }: Reply, longestS: number): void {
  expect([status, JSON.parse(body)]).toEqual([
    429,
    expect.objectContaining({ code: 'too_many_requests', status: 429, errors: expect.any(Array) }),
  ]);
  expect(headers['content-type']).toContain('application/problem+json');
  expect(headers['content-security-policy']).toBeDefined();
  const after = Number(headers['retry-after']);
  expect(after).toBeGreaterThan(0);
  expect(after).toBeLessThanOrEqual(longestS);
}

const sessionOf = async (email: string) => (await signedUp(lender, email)).authorization;

describe('all requests', () => {
  // a minute's count begins anew when the minute is over, and a slow machine needs much of one: here time stands still
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('600 a minute of one session; another session, and the same address without one, go on', async () => {
    const authorization = await sessionOf('busy@example.com');
    const mine = async (headers = { authorization }) => ask('127.0.1.1', '/identity/secure/api/v1_1/identity', { headers });
    const seen = await Promise.all(Array.from({ length: 600 }, () => mine()));
    expect(new Set(seen.map(({ status }) => status))).toEqual(new Set([200]));
    expectTooMany(await mine(), 60);
    expect((await mine({ authorization: await sessionOf('calm@example.com') })).status).toBe(200);
    expect((await ask('127.0.1.1', '/docs/errors')).status).toBe(200);
  }, 60_000);

  test('300 a minute from one address without a session, whatever is asked for; health checks and other addresses go on', async () => {
    const asked = [
      { path: '/docs/errors' },
      { path: '/nothing/here' },
      { path: '/service-application/external/api/v1/heloc/zip-eligibility' },
      { path: '/identity/secure/api/v1_1/identity', headers: { authorization: 'Bearer a.b.c' } },
      { path: '/docs/errors', headers: { authorization: 'Bearer a.b.c' } },
      { path: '/service-application/external/api/v1/heloc/zip-eligibility', headers: { 'x-org': 'NOBODY' } },
    ];
    const seen = await statuses(300, async (i) => {
      const { path, ...sent } = asked[i % asked.length] ?? { path: '/' };
      return ask('127.0.1.2', path, sent);
    });
    expect(seen).not.toContain(429);
    for (const { path, ...sent } of asked) expectTooMany(await ask('127.0.1.2', path, sent), 60);
    for (const path of ['/healthz', '/account/heloc/assets/none.js']) expect((await ask('127.0.1.2', path)).status).not.toBe(429);
    expect((await ask('127.0.1.3', '/docs/errors')).status).toBe(200);
  }, 60_000);

  test('the API description is made once: the same bytes, compressed, and 304 to a caller that has them', async () => {
    const first = await ask('127.0.1.4', '/openapi.json');
    const again = await ask('127.0.1.4', '/openapi.json');
    expect([again.body, again.headers.etag]).toEqual([first.body, first.headers.etag]);
    expect(first.headers.etag).toMatch(/^"[\w-]{43}"$/);
    const known = await ask('127.0.1.4', '/openapi.json', { headers: { 'if-none-match': `W/${first.headers.etag ?? ''}` } });
    expect([known.status, known.body]).toEqual([304, '']);
    const packed = await ask('127.0.1.4', '/openapi.json', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(packed.headers['content-encoding']).toBe('br');
    const made = vi.spyOn(lender.app, 'swagger');
    for (let i = 0; i < 5; i += 1) await ask('127.0.1.4', '/openapi.json');
    expect(made).not.toHaveBeenCalled();
  });
});

describe('what can be guessed, or costs a vendor’s call', () => {
  test('20 codes an hour from one address, of all kinds together', async () => {
    const codes = [
      `/offercode/${SANDBOX.offerCode}`,
      `/a/external/prepop?affiliate=${SANDBOX.affiliate}`,
      `/service-application/external/api/v1/heloc/referral-id/${SANDBOX.registeredReferral}`,
      `/service-lead-portal/api/referrals/${SANDBOX.wholesaleReferral}`,
    ];
    const seen = await statuses(20, async (i) => ask('127.0.2.1', codes[i % codes.length] ?? ''));
    expect(seen).not.toContain(429);
    for (const code of codes) expectTooMany(await ask('127.0.2.1', code), 3600);
    expect((await ask('127.0.2.2', codes[0] ?? '')).status).not.toBe(429);
  });

  test('address suggestions and callbacks with a wrong signature are counted by address', async () => {
    const suggest = async (from: string) => ask(from, '/service-application/external/api/v1/heloc/address-suggestions?text=1');
    expect((await suggest('127.0.2.5')).status).toBe(200);
    await lender.ctx.pool.query("update throttle set tries = $1 where tries = 1 and resets_at > now() + interval '50 minutes'", [
      THROTTLES.suggestionsIp.figures[1],
    ]);
    expectTooMany(await suggest('127.0.2.5'), 3600);
    const forged = async (from: string) => ask(from, '/webhooks/title', { method: 'POST', body: { forged: true } });
    expect(new Set(await statuses(300, async () => forged('127.0.2.6')))).toEqual(new Set([401]));
    expectTooMany(await forged('127.0.2.6'), 3600);
    expect((await forged('127.0.2.7')).status).toBe(401);
  }, 60_000);

  test('3 emails an hour for a forgotten password to one address, and the same answer after them', async () => {
    await sessionOf('mails@example.com');
    const forgot = async (i: number) =>
      ask(`127.0.3.${i}`, '/identity/api/v1/password/forgotten', { method: 'POST', body: { email: 'mails@example.com' } });
    expect(await statuses(6, forgot)).toEqual([204, 204, 204, 204, 204, 204]);
    const { rows } = await lender.ctx.pool.query(
      "select 1 from outbox where recipient = 'mails@example.com' and subject = 'Set a new password'",
    );
    expect(rows).toHaveLength(3);
    const any = async (i: number) =>
      ask('127.0.3.99', '/identity/api/v1/password/forgotten', { method: 'POST', body: { email: `any${i}@example.com` } });
    expect((await statuses(21, any)).at(-1)).toBe(429);
  });
});

test('200 requests wait at the same time from one network, of whatever sessions; the next waits when one has ended', () => {
  const { hold } = requestLimits(lender.ctx.config, () => new Date(0));
  const ends = Array.from({ length: 200 }, (_, i) =>
    hold(`session ${Math.floor(i / 6)}`, i % 2 ? '2001:db8:1:2::1' : `2001:db8:1:2::${i + 2}`),
  );
  const oneMore = () => hold('another session', '2001:db8:1:2::ffff');
  expect(oneMore).toThrow(expect.objectContaining({ code: 'too_many_requests', headers: { 'retry-after': '5' } }));
  expect(() => hold('another session', '2001:db8:1:3::1')).not.toThrow();
  ends[0]?.();
  expect(oneMore).not.toThrow();
  expect(oneMore).toThrow(expect.objectContaining({ code: 'too_many_requests' }));
});

describe('one application', () => {
  test('6 requests of a session wait at the same time; a seventh waits when one has ended', async () => {
    const { uuid, jwt } = await lender.play('happy');
    const headers = { authorization: `Bearer ${jwt}` };
    const status = async (query = '', signal?: AbortSignal) =>
      ask('127.0.4.1', `/service-krang-heloc/borrower/secure/api/v1/${uuid}/status${query}`, { headers, ...(signal && { signal }) });
    const { version } = JSON.parse((await status()).body) as { version: number };
    const held = vi.spyOn(lender.ctx.limits, 'hold');
    const tabs = Array.from({ length: 6 }, () => new AbortController());
    const waiting = tabs.map(async ({ signal }) => status(`?after=${version}&wait=25`, signal).catch(() => null));
    await expect.poll(() => held.mock.calls.length).toBe(6);
    expect(new Set(held.mock.calls.map(([session, ip]) => `${session} ${ip}`)).size).toBe(1);
    expect(held.mock.calls[0]?.[1]).toBe('127.0.4.1');
    expectTooMany(await status(`?after=${version}&wait=25`), 60);
    expect((await status()).status).toBe(200);
    tabs[0]?.abort();
    await expect.poll(async () => (await status(`?after=${version}&wait=0.01`)).status).toBe(200);
    for (const tab of tabs) tab.abort();
    await Promise.all(waiting);
  }, 40_000);

  test('the same offer chosen again adds no fact, and changes of one application are counted', async () => {
    const { uuid, jwt } = await lender.play('happy', 'COLLECT_ADDITIONAL_INFO');
    const send = async (path: string, body?: unknown) =>
      ask('127.0.4.2', `/service-application/api/v1/application/heloc/${uuid}/${path}`, {
        headers: { authorization: `Bearer ${jwt}` },
        ...(body !== undefined && { method: 'POST', body }),
      });
    const { offerSetId, selected } = JSON.parse((await send('offers')).body) as { offerSetId: string; selected: Record<string, number> };
    const { monthlyPayment, rate, ...choice } = selected;
    const before = (await lender.log(uuid)).length;
    const choose = async () => send('offers/select', { ...choice, offerSetId, expected: { rate, monthlyPayment } });
    expect(await statuses(5, choose)).toEqual([200, 200, 200, 200, 200]);
    expect((await lender.log(uuid)).length).toBe(before);
    // the played changes and these are 300 at most
    const more = await statuses(300, async () => send('offers/select', { ...choice, offerSetId: 'x', expected: { rate, monthlyPayment } }));
    expect(new Set(more)).toEqual(new Set([422, 429]));
    expectTooMany(await choose(), 3600);
    // another letter case of its id is no other application
    const shouted = await ask('127.0.4.2', `/service-application/api/v1/application/heloc/${uuid.toUpperCase()}/offers/select`, {
      headers: { authorization: `Bearer ${jwt}` },
      method: 'POST',
      body: { ...choice, offerSetId: 'x', expected: { rate, monthlyPayment } },
    });
    expectTooMany(shouted, 3600);
    expect((await send('offers')).status).toBe(200);
  }, 40_000);

  test('an invitation is sent again 3 times an hour, its subject in no words of the sender', async () => {
    const { uuid, jwt } = await lender.play('joint', 'CO_DEED_REQ');
    const headers = { authorization: `Bearer ${jwt}` };
    const path = `/service-application/api/v1/application/heloc/${uuid}/signers`;
    const name = { firstName: 'Your account', lastName: 'is closed' };
    await ask('127.0.4.3', '/service-profile/api/v1/profile/name', { method: 'PUT', headers, body: name });
    const [signer] = JSON.parse((await ask('127.0.4.3', path, { headers })).body) as { id: string }[];
    const resend = async (i: number) =>
      ask('127.0.4.3', `${path}/${signer?.id ?? ''}/resend`, { method: 'POST', headers, body: { email: `victim${i}@example.com` } });
    expect(await statuses(3, resend)).toEqual([200, 200, 200]);
    expectTooMany(await resend(4), 3600);
    const { rows } = await lender.ctx.pool.query<{ subject: string; recipient: string }>(
      "select subject, recipient from outbox where application_uuid = $1 and recipient like 'victim%'",
      [uuid],
    );
    expect(rows).toHaveLength(3);
    for (const { subject } of rows) expect(subject).toMatch(/^Your signature is needed for \d+ Clear Path Ln, Phoenix,? AZ/);
  }, 60_000);

  test('six others may sign, and no more', async () => {
    const { uuid, jwt } = await lender.play('joint', 'HMDA');
    const headers = { authorization: `Bearer ${jwt}` };
    const path = `/service-application/api/v1/application/heloc/${uuid}/signers`;
    const named = JSON.parse((await ask('127.0.4.4', path, { headers })).body) as unknown[];
    const add = async (i: number) =>
      ask('127.0.4.4', path, {
        method: 'POST',
        headers,
        body: {
          firstName: 'Ann',
          lastName: 'Other',
          email: `other${i}@example.com`,
          phone: '6025550199',
          role: 'CO_DEEDER',
          maritalStatus: 'UNMARRIED',
        },
      });
    const added = await statuses(7 - named.length, add);
    expect(added).toEqual([...Array<number>(6 - named.length).fill(201), 409]);
    expect(JSON.parse((await add(99)).body)).toMatchObject({
      message: 'At most 6 other people can sign. Call us if there are more owners.',
    });
  }, 60_000);
});
