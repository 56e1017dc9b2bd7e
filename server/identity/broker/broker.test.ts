import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { access } from '../access/access.ts';
import { openAccount } from '../access/open-account.ts';
import { browserOf } from '../../testing/browser.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

/** The product's public address in tests. */
const HOST = 'localhost:4000';
const PASSWORD = 'Sandbox!2026Pw';
const NONCE = 'external-nonce-0123456789';
const BACK = '/account/heloc/register-v2/phone-and-email?s=draft';
const isBack = (address: string) => address.startsWith('/account') || address.startsWith('/auth/login') || address.startsWith('/dashboard');

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ access });
});
afterAll(async () => server.close());

type Browser = ReturnType<typeof browserOf>;

async function begin(browser: Browser, more: Record<string, unknown> = {}, realm = 'customer') {
  const body = { applicationName: 'heloc', mode: 'register', orgCode: '', externalStateNonce: NONCE, returnTo: BACK, ...more };
  const answer = await server.app.inject({
    method: 'POST',
    url: `/identity-broker/${realm}/api/v3/login?telemetryTrackingId=t`,
    headers: { host: HOST, 'x-auth0-application-name': 'heloc', 'x-org': 'MAIN' },
    payload: body,
  });
  for (const { name, value } of answer.cookies) browser.cookies.set(name, value);
  return answer;
}

/** From the product to the broker's page. */
async function toPage(browser: Browser, more: Record<string, unknown> = {}, realm = 'customer') {
  const { redirect } = (await begin(browser, more, realm)).json<{ redirect: string }>();
  const { answer } = await browser.follow(await browser.ask('GET', redirect), isBack);
  return { html: answer.body, action: /action="([^"]+)"/.exec(answer.body)?.[1] ?? '', status: answer.statusCode };
}

const self = (browser: Browser, realm = 'customer') => browser.ask('GET', `/identity-broker/${realm}/secure/api/v3/self/helocinfo`);

describe('the embedded broker', () => {
  test('a new borrower returns signed in, once, to the page where the sign-in began', async () => {
    const browser = browserOf(server.app, HOST);
    const page = await toPage(browser, { loginHint: 'new@example.com' });
    expect(page.html).toContain('Create your account');
    expect(page.html).toContain('value="new@example.com"');
    const posted = await browser.ask('POST', page.action, { email: 'new@example.com', password: PASSWORD });
    const { address } = await browser.follow(posted, isBack);
    expect(address).toBe(`${BACK}&externalStateNonce=${NONCE}`);

    const me = await self(browser);
    expect(me.statusCode).toBe(200);
    expect(me.json()).toMatchObject({ email: 'new@example.com', organizationCode: 'MAIN', realm: 'customer' });
    const token = String(me.headers['authorization']);
    expect(token).toMatch(/^Bearer /);
    // the cookie is valid once; after that the token is used
    expect((await self(browser)).statusCode).toBe(401);
    const again = await browser.ask('GET', '/identity-broker/customer/secure/api/v3/self/helocinfo', undefined, { authorization: token });
    expect(again.json()).toMatchObject({ email: 'new@example.com' });

    const out = await server.app.inject({
      method: 'POST',
      url: '/identity-broker/customer/secure/api/v3/logout',
      headers: { host: HOST, authorization: token },
      payload: { applicationName: 'heloc', mode: 'login', orgCode: '' },
    });
    const { redirect } = out.json<{ redirect: string }>();
    expect(redirect).toBe(
      `http://${HOST}/oidc/session/end?post_logout_redirect_uri=${encodeURIComponent(`http://${HOST}/`)}&client_id=hearthline`,
    );
    expect((await browser.ask('GET', '/identity/secure/api/v1_1/identity', undefined, { authorization: token })).statusCode).toBe(401);
    const ending = await browser.ask('GET', redirect);
    const [, action = ''] = /action="([^"]+)"/.exec(ending.body) ?? [];
    const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(ending.body) ?? [];
    const ended = await browser.ask('POST', action, { xsrf, logout: 'yes' });
    expect(ended.headers.location).toBe(`http://${HOST}/`);
  });

  test('a borrower with an account logs in; after a wrong password the form shows the error and keeps the email address', async () => {
    const clientInfo = { ip: '127.0.0.1', userAgent: 'test' };
    await openAccount(server.ctx, { email: 'old@example.com', password: PASSWORD, phoneNumber: null, organization: 'MAIN' }, clientInfo);
    const browser = browserOf(server.app, HOST);
    const page = await toPage(browser, { mode: 'login' });
    expect(page.html).toContain('Welcome back');
    const wrong = await browser.ask('POST', page.action, { email: 'old@example.com', password: 'Another!2026Pw' });
    expect(wrong.statusCode).toBe(422);
    expect(wrong.body).toContain('role="alert"');
    expect(wrong.body).toContain('value="old@example.com"');
    expect(wrong.body).not.toContain('Another!2026Pw');
    const right = await browser.ask('POST', page.action, { email: 'old@example.com', password: PASSWORD });
    expect((await browser.follow(right, isBack)).address).toContain(NONCE);
    expect((await self(browser)).json()).toMatchObject({ email: 'old@example.com' });
    // this browser has a session at the broker now: the next sign-in shows no form
    const next = (await begin(browser, { mode: 'login' })).json<{ redirect: string }>();
    expect((await browser.follow(await browser.ask('GET', next.redirect), isBack)).address).toContain(NONCE);
  });

  test.each([
    ['nobody@', PASSWORD, 'Please enter a valid email address'],
    ['fresh@example.com', 'short', 'Password is not strong enough'],
    ['taken@example.com', PASSWORD, 'An account with this email address exists'],
  ])('sign-up with %s and %s shows the error at its field', async (email, password, message) => {
    const clientInfo = { ip: '127.0.0.1', userAgent: 'test' };
    await openAccount(server.ctx, { email: 'taken@example.com', password: PASSWORD, phoneNumber: null, organization: 'MAIN' }, clientInfo);
    const browser = browserOf(server.app, HOST);
    const { action } = await toPage(browser);
    const answer = await browser.ask('POST', action, { email, password });
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain(message);
    expect(answer.body).toContain('aria-invalid="true"');
  });

  test('leaving without logging in returns to the page where it began', async () => {
    const browser = browserOf(server.app, HOST);
    const { action } = await toPage(browser);
    const left = await browser.ask('GET', action.replace(/sign-up$/, 'leave'));
    expect((await browser.follow(left, isBack)).address).toBe(BACK);
    expect((await self(browser)).statusCode).toBe(401);
  });
});

describe('a sign-in is refused', () => {
  const lead = async (browser: Browser) => {
    const { action } = await toPage(browser);
    const email = `b${Math.random().toString(36).slice(2)}@example.com`;
    const posted = await browser.ask('POST', action, { email, password: PASSWORD });
    return browser.follow(posted, (address) => address.includes('/identity-broker/customer/callback'));
  };

  test('in a browser that did not begin it, and when repeated', async () => {
    const browser = browserOf(server.app, HOST);
    const { address } = await lead(browser);
    const thief = await browserOf(server.app, HOST).ask('GET', address);
    expect(thief.headers.location).toBe('/auth/login?brokerError=expired');
    const honest = await browser.ask('GET', address);
    expect(honest.headers.location).toContain(NONCE);
    expect((await browser.ask('GET', address)).headers.location).toBe('/auth/login?brokerError=expired');
  });

  test('with a code that is not its own', async () => {
    const browser = browserOf(server.app, HOST);
    const { address } = await lead(browser);
    const forged = new URL(address, `http://${HOST}`);
    forged.searchParams.set('code', 'x'.repeat(43));
    expect((await browser.ask('GET', forged.href)).headers.location).toBe('/auth/login?brokerError=failed');
  });

  test('in the agents’ realm for an account that is not a broker’s', async () => {
    const browser = browserOf(server.app, HOST);
    const { action } = await toPage(browser, {}, 'agent');
    const posted = await browser.ask('POST', action, { email: 'borrower@example.com', password: PASSWORD });
    expect((await browser.follow(posted, isBack)).address).toBe('/auth/login?brokerError=not-an-agent');
  });

  test.each(['https://elsewhere.example/x', '//elsewhere.example', '/\\elsewhere.example', 'account'])(
    'that would lead to %s',
    async (returnTo) => expect((await begin(browserOf(server.app, HOST), { returnTo })).statusCode).toBe(400),
  );

  test('with another host as the return address', async () => {
    const browser = browserOf(server.app, HOST);
    const target = new URL((await begin(browser)).json<{ redirect: string }>().redirect);
    target.searchParams.set('redirect_uri', 'http://elsewhere.example/identity-broker/customer/callback');
    const answer = await browser.ask('GET', target.href);
    expect(answer.statusCode).toBe(400);
    expect(answer.headers.location).toBeUndefined();
  });
});

test('the stored records of the embedded broker contain no usable secret', async () => {
  const browser = browserOf(server.app, HOST);
  const { action } = await toPage(browser);
  const posted = await browser.ask('POST', action, { email: 'kept@example.com', password: PASSWORD });
  const { address } = await browser.follow(posted, (target) => target.includes('/callback'));
  const code = new URL(address, `http://${HOST}`).searchParams.get('code') ?? 'none';
  const { rows } = await server.ctx.pool.query<{ all: string }>(
    "select (select coalesce(string_agg(r::text, ' '), '') from oidc_record r) || (select coalesce(string_agg(l::text, ' '), '') from broker_login l) as all",
  );
  const all = rows[0]?.all ?? '';
  expect(all.length).toBeGreaterThan(500);
  for (const secret of [code, NONCE, Buffer.from(code).toString('hex'), ...browser.cookies.values()]) expect(all).not.toContain(secret);
});

test('on a lender’s own host the return address is that host, under that lender’s name', async () => {
  const host = 'plumfield.localhost:4000';
  const browser = browserOf(server.app, host);
  const began = await server.app.inject({
    method: 'POST',
    url: '/identity-broker/customer/api/v3/login',
    headers: { host },
    payload: { applicationName: 'heloc', mode: 'login', orgCode: '', externalStateNonce: NONCE, returnTo: BACK },
  });
  const { redirect } = began.json<{ redirect: string }>();
  expect(redirect).toMatch(/^http:\/\/localhost:4000\/oidc\/auth\?/);
  const { answer } = await browser.follow(await browser.ask('GET', redirect), isBack);
  expect(answer.body).toContain('/apps/frontend-private-label/plumfield/logo.svg');
  expect(String(answer.headers['content-security-policy'])).toContain(`form-action 'self' http://${host}`);
});
