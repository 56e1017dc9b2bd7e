import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROUTES, OWN, access } from '../../testing/test-endpoints.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let it: TestApp;
beforeAll(async () => {
  it = await testApp({ routes: ROUTES, access });
});
afterAll(() => it.close());

describe('answers', () => {
  test('contain only members of the contract, are never cached and have a request id', async () => {
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
      'more wrong fields than anybody reads',
      {
        method: 'POST',
        url: '/service-test/change',
        payload: { amount: 1, ...Object.fromEntries(Array.from({ length: 50 }, (_, i) => [`f${i + 10}`, 1])) },
      },
      400,
      'invalid_request',
      Array.from({ length: 20 }, (_, i) => ({ field: `f${i + 10}`, message: 'Unknown field' })),
    ],
    [
      'a malformed body',
      { method: 'POST', url: '/service-test/change', payload: '{', headers: { 'content-type': 'application/json' } },
      400,
      'invalid_request',
      [],
    ],
    [
      'a __proto__ member in the body',
      { method: 'POST', url: '/service-test/change', payload: '{"__proto__":{"a":1}}', headers: { 'content-type': 'application/json' } },
      400,
      'invalid_request',
      [],
    ],
    [
      'another content type',
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
      'a body above the limit',
      { method: 'POST', url: '/service-test/change', payload: { amount: 1, note: 'x'.repeat(1_100_000) } },
      413,
      'too_large',
      [],
    ],
    ['an unknown path', { method: 'GET', url: '/service-test/nothing' }, 404, 'not_found', []],
    ['another method', { method: 'DELETE', url: '/service-test/change' }, 405, 'method_not_allowed', []],
    ['a path that cannot be decoded', { method: 'GET', url: '/service-test/%ff/owned' }, 400, 'invalid_request', []],
    ['a path member of 300 characters', { method: 'GET', url: `/service-test/${'a'.repeat(300)}/owned` }, 400, 'invalid_request', []],
    ['no token', { method: 'GET', url: '/service-test/mine' }, 401, 'unauthenticated', []],
    [
      'the wrong kind of caller',
      { method: 'GET', url: '/service-test/staff', headers: { authorization: 'Bearer good' } },
      403,
      'forbidden',
      [],
    ],
    [
      'an organization the host may not name',
      { method: 'GET', url: '/service-test/open', headers: { host: 'plumfield.localhost', 'x-org': 'MAIN' } },
      400,
      'unknown_organization',
      [],
    ],
    ['an error of the server', { method: 'POST', url: '/service-test/broken', payload: { how: 'badly' } }, 500, 'unexpected', []],
    ['an unreachable database', { method: 'POST', url: '/service-test/broken', payload: { how: 'database' } }, 503, 'not_ready', []],
  ] as const)('%s', async (_name, request, status, code, errors) => {
    const answer = await it.app.inject(request as never);
    const { instance, ...body } = answer.json<Record<string, unknown>>();
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(body).toMatchObject({ code, status, type: `/docs/errors#${code}` });
    const byField = (left: { field: string }, right: { field: string }) => left.field.localeCompare(right.field);
    // without invalid fields, the errors are the message
    const said = errors.length > 0 ? errors : [{ field: '', message: body['message'] }];
    expect((body['errors'] as { field: string }[]).toSorted(byField)).toEqual(said);
    expect(instance).toBe(`urn:request:${answer.headers['x-request-id']}`);
    expect(answer.body).not.toContain('badly');
  });

  test('list the methods of a path', async () => {
    expect((await it.app.inject({ method: 'DELETE', url: '/service-test/change' })).headers['allow']).toBe('POST');
  });

  test('distinguish a forged token from a missing one, as the client expects', async () => {
    const answer = await it.app.inject({ url: '/service-test/mine', headers: { authorization: 'Bearer forged' } });
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([401, 'invalid signature']);
  });
});

describe('access', () => {
  test("another person's application and an unknown one get the same reply", async () => {
    const ask = (id: string) => it.app.inject({ url: `/service-test/${id}/owned`, headers: { authorization: 'Bearer good' } });
    expect((await ask(OWN)).json()).toEqual({ id: OWN });
    const [other, absent] = [await ask(randomUUID()), await ask(randomUUID())];
    const withoutInstance = (body: object) => ({ ...body, instance: '', traceId: '' });
    expect([other.statusCode, withoutInstance(other.json())]).toEqual([404, withoutInstance(absent.json())]);
  });

  test('the organization is that of the header if the host allows it, otherwise that of the host', async () => {
    const headers = { authorization: 'Bearer good' };
    const ask = async (more: object) =>
      (await it.app.inject({ url: '/service-test/mine', headers: { ...headers, ...more } })).json<{ organization: string }>().organization;
    expect(await ask({ host: 'localhost' })).toBe('MAIN');
    expect(await ask({ host: 'localhost', 'x-org': 'PLUMFIELD' })).toBe('PLUMFIELD');
    expect(await ask({ host: 'plumfield.localhost' })).toBe('PLUMFIELD');
  });
});

describe('health', () => {
  test('is ready when every part is', async () => {
    expect((await it.app.inject({ url: '/readyz' })).json()).toEqual({
      status: 'ready',
      checks: { database: 'ok' },
      freshness: {},
    });
    const late = await testApp({ routes: [], freshness: { publishedRates: async () => false } });
    try {
      const answer = await late.app.inject({ url: '/readyz' });
      expect([answer.statusCode, answer.json()]).toMatchObject([200, { status: 'ready', freshness: { publishedRates: 'late' } }]);
    } finally {
      await late.close();
    }
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
