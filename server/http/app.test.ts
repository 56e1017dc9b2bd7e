import { ERRORS } from '@hearthline/contract/errors.ts';
import { endpoint } from '@hearthline/contract/endpoint.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Access } from '../access/caller.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';
import { buildApp } from './app.ts';
import { Problem } from './problem.ts';
import { route } from './route.ts';

const uuid = z.uuid();
const open = endpoint({
  id: 'open',
  service: 'test',
  method: 'GET',
  path: '/service-test/open',
  access: 'anyone',
  summary: 'Open',
  query: z.object({ tag: z.string().optional() }),
  reply: z.object({ hello: z.string() }),
});
const mine = endpoint({
  id: 'mine',
  service: 'test',
  method: 'GET',
  path: '/service-test/mine',
  access: 'signed-in',
  summary: 'Mine',
  reply: z.object({ id: z.string(), organisation: z.string() }),
});
const owned = endpoint({
  id: 'owned',
  service: 'test',
  method: 'GET',
  path: '/service-test/{uuid}/owned',
  access: 'owner',
  summary: 'Owned',
  params: z.strictObject({ uuid }),
  reply: z.object({ id: z.string() }),
});
const change = endpoint({
  id: 'change',
  service: 'test',
  method: 'POST',
  path: '/service-test/change',
  access: 'anyone',
  summary: 'Change',
  status: 201,
  body: z.strictObject({
    amount: z.number().min(1, 'Enter at least 1'),
    note: z.string().optional(),
    lines: z.array(z.strictObject({ city: z.string() })).optional(),
  }),
  reply: z.object({ effects: z.number() }),
});
const staffOnly = endpoint({
  id: 'staff',
  service: 'test',
  method: 'GET',
  path: '/service-test/staff',
  access: 'staff',
  summary: 'Staff',
  reply: z.object({}),
});
const play = endpoint({
  id: 'play',
  service: 'sandbox',
  method: 'GET',
  path: '/sandbox/play',
  access: 'sandbox',
  summary: 'Play',
  reply: z.object({ ok: z.boolean() }),
});
const broken = endpoint({
  id: 'broken',
  service: 'test',
  method: 'POST',
  path: '/service-test/broken',
  access: 'anyone',
  summary: 'Broken',
  body: z.strictObject({ how: z.string() }),
  reply: z.object({}),
});
const ENDPOINTS = [open, mine, owned, change, staffOnly, play, broken];

const OWN = randomUUID();
const access: Access = {
  authenticate: async ({ request }) => {
    const { authorization } = request.headers;
    if (authorization === 'Bearer forged') return { kind: 'anonymous', reason: 'invalid-signature' };
    return authorization === 'Bearer good' ? { kind: 'identity', identityUuid: OWN, sessionId: 'session' } : { kind: 'anonymous' };
  },
  ownsApplication: async (_ctx, caller, application) => caller.kind === 'identity' && application === OWN,
};

let effects = 0;
let release: () => void = () => undefined;
const ROUTES = [
  route(open, async () => ({ hello: 'you', secret: 'not in the contract' }) as { hello: string }),
  route(mine, async ({ caller, organisation }) => ({ id: caller.identityUuid, organisation })),
  route(owned, async ({ params }) => ({ id: params.uuid })),
  route(change, async ({ body }) => {
    if (body.note === 'slow') await new Promise<void>((resolve) => (release = resolve));
    if (body.note === 'refuse') throw new Problem('conflict', { message: 'Not now' });
    effects += 1;
    return { effects };
  }),
  route(staffOnly, async () => ({})),
  route(play, async () => ({ ok: true })),
  route(broken, async ({ body }) => {
    if (body.how === 'database') throw Object.assign(new Error('terminating connection'), { code: '57P01' });
    throw new Error(`a secret in a message: ${body.how}`);
  }),
];

let it: TestApp;
beforeAll(async () => {
  it = await testApp({ routes: ROUTES, access });
});
afterAll(() => it.close());

describe('answers', () => {
  test('hold only what the contract names, are never cached and carry a request id', async () => {
    const answer = await it.app.inject({ url: '/service-test/open' });
    expect(answer.json()).toEqual({ hello: 'you' });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
  });

  test('keep a well-formed request id and replace any other', async () => {
    const kept = await it.app.inject({ url: '/service-test/open', headers: { 'x-request-id': 'partner-call-42' } });
    expect(kept.headers['x-request-id']).toBe('partner-call-42');
    const replaced = await it.app.inject({ url: '/service-test/open', headers: { 'x-request-id': 'a b\tc' } });
    expect(replaced.headers['x-request-id']).not.toBe('a b\tc');
  });
});

describe('problems', () => {
  test.each([
    [
      'a wrong field',
      { method: 'POST', url: '/service-test/change', payload: { amount: 0 } },
      400,
      'invalid_request',
      [{ field: 'amount', message: 'Enter at least 1' }],
    ],
    [
      'unknown fields, nested ones too',
      { method: 'POST', url: '/service-test/change', payload: { amount: 1, rate: 2, lines: [{ city: 'x', zip: 'y' }] } },
      400,
      'invalid_request',
      [
        { field: 'lines.0.zip', message: 'Unknown field' },
        { field: 'rate', message: 'Unknown field' },
      ],
    ],
    [
      'a broken body',
      { method: 'POST', url: '/service-test/change', payload: '{', headers: { 'content-type': 'application/json' } },
      400,
      'invalid_request',
      [],
    ],
    [
      'a prototype in the body',
      { method: 'POST', url: '/service-test/change', payload: '{"__proto__":{"a":1}}', headers: { 'content-type': 'application/json' } },
      400,
      'invalid_request',
      [],
    ],
    [
      'another type',
      {
        method: 'POST',
        url: '/service-test/change',
        payload: 'amount=1',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      },
      415,
      'unsupported_media_type',
      [],
    ],
    [
      'too much',
      { method: 'POST', url: '/service-test/change', payload: { amount: 1, note: 'x'.repeat(1_100_000) } },
      413,
      'too_large',
      [],
    ],
    ['an unknown path', { method: 'GET', url: '/service-test/nothing' }, 404, 'not_found', []],
    ['another method', { method: 'DELETE', url: '/service-test/change' }, 405, 'method_not_allowed', []],
    ['no token', { method: 'GET', url: '/service-test/mine' }, 401, 'unauthenticated', []],
    [
      'the wrong kind of caller',
      { method: 'GET', url: '/service-test/staff', headers: { authorization: 'Bearer good' } },
      403,
      'forbidden',
      [],
    ],
    [
      'an organisation the host may not name',
      { method: 'GET', url: '/service-test/open', headers: { host: 'plumfield.localhost', 'x-org': 'MAIN' } },
      400,
      'unknown_organisation',
      [],
    ],
    ['a failure of ours', { method: 'POST', url: '/service-test/broken', payload: { how: 'badly' } }, 500, 'unexpected', []],
    ['the database away', { method: 'POST', url: '/service-test/broken', payload: { how: 'database' } }, 503, 'not_ready', []],
  ] as const)('%s', async (_name, request, status, code, errors) => {
    const answer = await it.app.inject(request as never);
    const { instance, ...body } = answer.json<Record<string, unknown>>();
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(body).toMatchObject({ code, status, type: `/docs/errors#${code}` });
    const byField = (left: { field: string }, right: { field: string }) => left.field.localeCompare(right.field);
    expect((body['errors'] as { field: string }[]).toSorted(byField)).toEqual(errors);
    expect(instance).toBe(`urn:request:${answer.headers['x-request-id']}`);
    expect(answer.body).not.toContain('badly');
  });

  test('say which methods a path takes', async () => {
    expect((await it.app.inject({ method: 'DELETE', url: '/service-test/change' })).headers['allow']).toBe('POST');
  });

  test('tell a forged token from a missing one, as the client expects', async () => {
    const answer = await it.app.inject({ url: '/service-test/mine', headers: { authorization: 'Bearer forged' } });
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([401, 'invalid signature']);
  });
});

describe('access', () => {
  test("another's application and one that does not exist answer alike", async () => {
    const ask = (id: string) => it.app.inject({ url: `/service-test/${id}/owned`, headers: { authorization: 'Bearer good' } });
    expect((await ask(OWN)).json()).toEqual({ id: OWN });
    const [other, absent] = [await ask(randomUUID()), await ask(randomUUID())];
    const withoutInstance = (body: object) => ({ ...body, instance: '' });
    expect([other.statusCode, withoutInstance(other.json())]).toEqual([404, withoutInstance(absent.json())]);
  });

  test('the organisation is the header where the host allows it, else the host', async () => {
    const headers = { authorization: 'Bearer good' };
    const ask = async (more: object) =>
      (await it.app.inject({ url: '/service-test/mine', headers: { ...headers, ...more } })).json<{ organisation: string }>().organisation;
    expect(await ask({ host: 'localhost' })).toBe('MAIN');
    expect(await ask({ host: 'localhost', 'x-org': 'PLUMFIELD' })).toBe('PLUMFIELD');
    expect(await ask({ host: 'plumfield.localhost' })).toBe('PLUMFIELD');
  });
});

describe('idempotency', () => {
  const post = (key: string, payload: object) =>
    it.app.inject({ method: 'POST', url: '/service-test/change', headers: { 'idempotency-key': key }, payload });

  test('the same key and body get the same answer, once; another body is refused', async () => {
    const key = randomUUID();
    const before = effects;
    const [first, again] = [await post(key, { amount: 5 }), await post(key, { amount: 5 })];
    expect([first.statusCode, first.body]).toEqual([201, again.body]);
    expect([again.statusCode, again.headers['idempotent-replayed']]).toEqual([201, 'true']);
    expect(effects).toBe(before + 1);
    expect((await post(key, { amount: 6 })).json()).toMatchObject({ status: 422, code: 'key_reused' });
  });

  test('a hundred at once have one effect', async () => {
    const key = randomUUID();
    const before = effects;
    const answers = await Promise.all(Array.from({ length: 100 }, () => post(key, { amount: 7 })));
    expect(effects).toBe(before + 1);
    expect(answers.every(({ statusCode }) => statusCode === 201 || statusCode === 409)).toBe(true);
    expect(new Set(answers.filter(({ statusCode }) => statusCode === 201).map(({ body }) => body)).size).toBe(1);
  });

  test('while the first is running the second is told so', async () => {
    const key = randomUUID();
    const first = post(key, { amount: 8, note: 'slow' });
    await expect.poll(async () => (await it.database.pool.query('SELECT 1 FROM idempotency_key WHERE key = $1', [key])).rowCount).toBe(1);
    expect((await post(key, { amount: 8, note: 'slow' })).json()).toMatchObject({ status: 409, code: 'request_running' });
    release();
    expect((await first).statusCode).toBe(201);
  });

  test('a claim whose process died is taken over once its lease has passed', async () => {
    const key = randomUUID();
    await post(key, { amount: 11 });
    await it.database.pool.query(
      "UPDATE idempotency_key SET state = 'running', claimed_until = now() - interval '1 second', answer = NULL WHERE key = $1",
      [key],
    );
    const before = effects;
    expect((await post(key, { amount: 11 })).statusCode).toBe(201);
    expect(effects).toBe(before + 1);
  });

  test('a refusal is kept, a failed validation and a lost database are not', async () => {
    const refused = randomUUID();
    const first = await post(refused, { amount: 9, note: 'refuse' });
    expect((await post(refused, { amount: 9, note: 'refuse' })).body).toBe(first.body);
    const invalid = randomUUID();
    expect((await post(invalid, { amount: 0 })).statusCode).toBe(400);
    expect((await post(invalid, { amount: 1 })).statusCode).toBe(201);
    const away = randomUUID();
    await it.app.inject({
      method: 'POST',
      url: '/service-test/broken',
      headers: { 'idempotency-key': away },
      payload: { how: 'database' },
    });
    expect((await it.database.pool.query('SELECT 1 FROM idempotency_key WHERE key = $1', [away])).rowCount).toBe(0);
  });

  test('neither body nor answer is kept in clear', async () => {
    const key = randomUUID();
    await post(key, { amount: 10, note: 'SEEN-IN-CLEAR' });
    const { rows } = await it.database.pool.query<{ answer: Buffer; body_hash: Buffer }>(
      'SELECT answer, body_hash FROM idempotency_key WHERE key = $1',
      [key],
    );
    expect(rows[0]?.answer.includes('effects')).toBe(false);
    expect(rows[0]?.body_hash).toHaveLength(32);
  });

  test('a malformed key is refused', async () => {
    expect((await post('with space', { amount: 1 })).json()).toMatchObject({ status: 400, errors: [{ field: 'Idempotency-Key' }] });
  });
});

describe('headers', () => {
  const EVERYTHING = [
    { url: '/service-test/open' },
    { url: '/service-test/nothing' },
    { url: '/service-test/mine' },
    { method: 'DELETE', url: '/service-test/change' },
    { method: 'POST', url: '/service-test/change', payload: {} },
    { method: 'POST', url: '/service-test/broken', payload: { how: '' } },
    { url: '/healthz' },
    { url: '/docs/api' },
    { url: '/docs/errors' },
    { url: '/openapi.json' },
  ];

  test.each(EVERYTHING)('protect %o', async (request) => {
    const { headers } = await it.app.inject(request as never);
    const policy = String(headers['content-security-policy']);
    for (const part of ["default-src 'none'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(policy).toContain(part);
    expect(policy).toMatch(/script-src 'self' 'nonce-\w{16,}'/);
    expect(policy).not.toMatch(/unsafe|upgrade-insecure-requests/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(headers['cache-control']).toBeDefined();
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  test('a nonce is used once', async () => {
    const nonce = async () =>
      /nonce-(\w+)/.exec(String((await it.app.inject({ url: '/healthz' })).headers['content-security-policy']))?.[1];
    expect(await nonce()).not.toBe(await nonce());
  });

  test('over https: HSTS for a year and more, subdomains too', async () => {
    const secure = await testApp({ routes: ROUTES, env: { PUBLIC_URL: 'https://lender.example' } });
    try {
      const { headers } = await secure.app.inject({ url: '/service-test/nothing' });
      expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
      expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
    } finally {
      await secure.close();
    }
  });
});

describe('the contract', () => {
  test('is the list: a missing route, a route of nothing and an open body stop the start, all named', async () => {
    const loose = endpoint({ ...change, id: 'loose', path: '/service-test/loose', body: z.object({ a: z.object({ b: z.string() }) }) });
    const nameless = endpoint({ ...mine, id: 'nameless', path: '/service-test/nameless', access: 'owner' });
    const build = buildApp({
      ctx: it.ctx,
      routes: ROUTES.slice(1),
      endpoints: [...ENDPOINTS.filter((one) => one !== mine), loose, nameless],
      client: null,
    });
    await expect(build).rejects.toThrow(
      /open has no route: server\/routes\/test\/open\.ts[^]*mine has a route but is not in contract[^]*loose lets unknown fields through at body, body\.a[^]*nameless is for owners/,
    );
  });

  test('is described as OpenAPI 3.1, with the problem every operation may answer', async () => {
    const document = (await it.app.inject({ url: '/openapi.json' })).json<{
      openapi: string;
      paths: Record<string, Record<string, { operationId: string; responses: object }>>;
    }>();
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths).toSorted()).toEqual([...new Set(ENDPOINTS.map(({ path }) => path))].toSorted());
    expect(document.paths['/service-test/change']?.['post']).toMatchObject({ operationId: 'change', responses: { 201: {}, default: {} } });
  });

  test('has a reference page without inline script or style', async () => {
    const page = await it.app.inject({ url: '/docs/api/' });
    expect(page.statusCode).toBe(200);
    expect(page.body).not.toMatch(/<script(?![^>]*src=)[^>]*>|<style|\sstyle="|\son\w+="/);
  });

  test('has a page that explains every code a problem points to', async () => {
    const page = await it.app.inject({ url: '/docs/errors' });
    for (const code of Object.keys(ERRORS)) expect(page.body).toContain(`id="${code}"`);
  });

  test('keeps sandbox operations out when they are switched off', async () => {
    expect((await it.app.inject({ url: '/sandbox/play' })).statusCode).toBe(200);
    const without = await testApp({ routes: ROUTES, env: { SANDBOX_ROUTES: 'false' } });
    try {
      expect((await without.app.inject({ url: '/sandbox/play' })).statusCode).toBe(404);
      expect((await without.app.inject({ url: '/openapi.json' })).body).not.toContain('/sandbox/play');
    } finally {
      await without.close();
    }
  });
});

describe('health', () => {
  test('ready means every part says so', async () => {
    expect((await it.app.inject({ url: '/readyz' })).json()).toEqual({ status: 'ready', checks: { database: 'ok' } });
    const ill = await testApp({
      routes: [],
      readiness: { database: async () => true, queue: async () => false, migrations: () => new Promise(() => undefined) },
    });
    try {
      const answer = await ill.app.inject({ url: '/readyz' });
      expect(answer.json()).toMatchObject({
        status: 503,
        code: 'not_ready',
        checks: { database: 'ok', queue: 'failed', migrations: 'failed' },
      });
      expect((await ill.app.inject({ url: '/healthz' })).statusCode).toBe(200);
    } finally {
      await ill.close();
    }
  });
});
