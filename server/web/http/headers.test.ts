import type { Server } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROUTES, access } from '../../testing/test-endpoints.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let it: TestApp;
beforeAll(async () => {
  it = await testApp({ routes: ROUTES, access });
});
afterAll(() => it.close());

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

  test.each([
    [null, "'self' blob:", '', "'self'"],
    [{ kind: 'PAGE', url: 'http://127.0.0.1:4999/v1/card-field' } as const, "'self' blob: http://127.0.0.1:4999", '', "'self'"],
    [
      { kind: 'SCRIPT', url: 'https://js.stripe.com/v3/', publishableKey: 'pk_live_1' } as const,
      "'self' blob: https://js.stripe.com https://hooks.stripe.com",
      ' https://js.stripe.com',
      "'self' https://api.stripe.com",
    ],
  ])('a card field %j adds exactly its vendor’s origins', async (cardField, frames, scripts, connects) => {
    const withCards = await testApp({ routes: ROUTES, cardField });
    try {
      const { headers } = await withCards.app.inject({ url: '/healthz' });
      const directives = String(headers['content-security-policy']).split(';');
      expect(directives).toContain(`frame-src ${frames}`);
      expect(directives).toContain(`connect-src ${connects}`);
      expect(directives.find((line) => line.startsWith('script-src '))).toMatch(new RegExp(`^script-src 'self'${scripts} 'nonce-\\w+'$`));
    } finally {
      await withCards.close();
    }
  });

  test('over https: HSTS for more than a year, with subdomains', async () => {
    const secure = await testApp({ routes: ROUTES, env: { PUBLIC_URL: 'https://lender.example' } });
    try {
      const at = async (host: string) => (await secure.app.inject({ url: '/service-test/nothing', headers: { host } })).headers;
      const headers = await at('lender.example');
      for (const one of [headers, await at('PLUMFIELD.lender.example.:443')])
        expect(one['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
      // What else is below a domain of a lender's own may not speak https at all.
      for (const host of ['plumfield.example', 'lender.example.plumfield.example', 'evil-lender.example'])
        expect((await at(host))['strict-transport-security']).toBe('max-age=63072000');
      expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
    } finally {
      await secure.close();
    }
  });
});

/** Answers the bytes of one connection to a server of its own, when that connection is closed; `settings` are of its server. */
async function replyTo(bytes: string, settings: Partial<Server> & { readonly connectionsCheckingInterval?: number } = {}): Promise<string> {
  const secure = await testApp({ routes: ROUTES, env: { PUBLIC_URL: 'https://lender.example' } });
  Object.assign(secure.app.server, settings);
  const origin = new URL(await secure.app.listen({ port: 0, host: '127.0.0.1' }));
  const reply = Promise.withResolvers<string>();
  let text = '';
  const socket = connect(Number(origin.port), origin.hostname, () => socket.write(bytes));
  socket
    .on('data', (chunk) => (text += String(chunk)))
    .on('close', () => reply.resolve(text))
    .on('error', reply.reject);
  await reply.promise.finally(() => secure.close());
  return text;
}

/** The reply is a problem with the protective headers, and the last on its connection. */
function expectProtected(reply: string, status: number): void {
  const [head = '', body = ''] = reply.split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  for (const line of [
    "content-security-policy: default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options: nosniff',
    'strict-transport-security: max-age=63072000\r\n',
    'cache-control: no-store',
    'content-type: application/problem+json; charset=utf-8',
    'connection: close',
  ])
    expect(`${head}\r\n`).toContain(line);
  expect(JSON.parse(body)).toMatchObject({ status, code: 'invalid_request' });
}

/** A request is late after 50 ms, and Node looks for late ones as often: it reads how often when it begins to listen. */
const SOON_LATE = { headersTimeout: 50, requestTimeout: 50, connectionsCheckingInterval: 50 };

describe('a request that Node itself refuses', () => {
  test.each([
    ['headers', 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n'],
    ['body', 'POST /service-test/change HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{'],
  ])('whose %s do not arrive in time: the reply has the protective headers', async (_what, bytes) => {
    expectProtected(await replyTo(bytes, SOON_LATE), 408);
  });

  test.each([
    ['bytes that are no request', 'GARBAGE\r\n\r\n', 400],
    ['two lengths', 'POST /healthz HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx', 400],
    ['an expectation that nobody knows', 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nExpect: 200-ok\r\n\r\n', 417],
    ['headers beyond 16 kB', `GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ])('%s: the reply has the protective headers', async (_what, bytes, status) => {
    expectProtected(await replyTo(bytes), status);
  });

  test('without Host: the reply has the protective headers', async () => {
    const reply = await replyTo('GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n');
    expect(reply).toMatch(/^HTTP\/1.1 400 /);
    for (const line of ["content-security-policy: default-src 'none'", 'x-content-type-options: nosniff', 'cache-control: no-store'])
      expect(reply).toContain(line);
  });
});
