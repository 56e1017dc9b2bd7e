import { hashOfSecret, newOneTimeSecret } from '@hearthline/database/secrets/one-time.ts';
import { identityByEmail } from '@hearthline/database/stores/person/identities.ts';
import { savePasswordReset } from '@hearthline/database/stores/person/password-resets.ts';
import type { Response } from 'light-my-request';
import { lockWaited } from '@hearthline/database/testing/database.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { setFlag } from '../../organizations/flags.ts';
import { testContext } from '../../testing/context.ts';
import { buildApp } from '../../web/http/app.ts';
import { ROUTES } from '../../web/routes/all.ts';
import { access } from '../access/access.ts';
import { confirmEnrollment, enroll } from '../access/second-step.ts';
import { codeAt } from '../access/two-step.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import { openAccount } from '../access/open-account.ts';
import { hashPassword } from '../access/sign-in.ts';
import { browserOf } from '../../testing/browser.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

/** The product's public address in tests. */
const HOST = 'localhost:4000';
const PASSWORD = 'Sandbox!2026Pw';
const NONCE = 'external-nonce-0123456789';
const BACK = '/account/heloc/register-v2/phone-and-email?s=draft';
const isBack = (address: string) => /^(?:http:\/\/[^/]+)?\/(?:account|auth\/login|dashboard)/.test(address);

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

/** Asks for an address, or posts a form to it, and follows every redirect to its end. */
async function browserFollow(ask: Browser['ask'], address: string, form?: Record<string, string>): Promise<Response> {
  let answer = await ask(form ? 'POST' : 'GET', address, form);
  for (let hop = 0; hop < 10 && answer.headers.location?.toString().includes('/account/') === false; hop += 1)
    answer = await ask('GET', String(answer.headers.location));
  return answer.headers.location === undefined ? answer : ask('GET', '/healthz');
}

const self = (browser: Browser, realm = 'customer') => browser.ask('GET', `/identity-broker/${realm}/secure/api/v3/self/helocinfo`);

describe('the embedded broker', () => {
  test('a sign-in that names no page to return to leads to the dashboard', async () => {
    const browser = browserOf(server.app, HOST);
    const page = await toPage(browser, { returnTo: undefined });
    const posted = await browser.ask('POST', page.action, { email: 'nowhere@example.com', password: PASSWORD });
    const { address } = await browser.follow(posted, (target) => target.includes('/dashboard'));
    expect(address).toBe(`http://${HOST}/dashboard?externalStateNonce=${NONCE}`);
  });

  test('a new borrower returns signed in, once, to the page where the sign-in began', async () => {
    const browser = browserOf(server.app, HOST);
    const page = await toPage(browser, { loginHint: 'new@example.com' });
    expect(page.html).toContain('Create your account');
    expect(page.html).toContain('value="new@example.com"');
    const posted = await browser.ask('POST', page.action, { email: 'new@example.com', password: PASSWORD });
    const { address } = await browser.follow(posted, isBack);
    expect(address).toBe(`http://${HOST}${BACK}&externalStateNonce=${NONCE}`);

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
    // nothing is left to end at the broker
    expect(redirect).toBe(`http://${HOST}/`);
    expect((await browser.ask('GET', '/identity/secure/api/v1_1/identity', undefined, { authorization: token })).statusCode).toBe(401);
  });

  test('an account with two-step sign-in is opened with its code, never with the password alone', async () => {
    const clientInfo = { ip: '127.0.0.1', userAgent: 'test' };
    const account = { email: 'steps@example.com', password: PASSWORD, phoneNumber: null, organization: 'MAIN' };
    const opened = await openAccount(server.ctx, account, clientInfo);
    const identityUuid = opened?.identityUuid ?? '';
    const { secret } = await enroll(server.ctx, identityUuid, { issuer: 'Hearthline', account: account.email });
    const code = () => codeAt(secret, server.ctx.clock.real());
    await transaction(server.ctx.pool, async (client) => confirmEnrollment(server.ctx, client, identityUuid, code()));
    await server.ctx.pool.query('UPDATE second_step SET last_step = NULL');
    const browser = browserOf(server.app, HOST);
    const page = await toPage(browser, { mode: 'login' });
    const asked = await browser.ask('POST', page.action, { email: account.email, password: PASSWORD });
    expect(asked.statusCode).toBe(200);
    expect(asked.body).toContain('Type your code');
    expect((await self(browser)).statusCode).toBe(401);
    const [action = '', challenge = ''] = [/action="([^"]+)"/, /name="challenge" value="([^"]+)"/].map(
      (found) => found.exec(asked.body)?.[1],
    );
    const wrong = await browser.ask('POST', action, { challenge, code: '000000' });
    expect([wrong.statusCode, wrong.body.includes('is not right')]).toEqual([422, true]);
    const right = await browser.ask('POST', action, { challenge, code: code() });
    expect((await browser.follow(right, isBack)).address).toContain(NONCE);
    expect((await self(browser)).json()).toMatchObject({ email: account.email, twoFactorEnabled: true });
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
    expect((await browser.follow(left, isBack)).address).toBe(`http://${HOST}${BACK}`);
    expect((await self(browser)).statusCode).toBe(401);
  });
});

describe('the broker’s own session', () => {
  const clientInfo = { ip: '127.0.0.1', userAgent: 'test' };
  let people = 0;
  /** An account, its owner's token, and a browser of another person who knows its password, signed in at the broker. */
  async function signedInTwice(lead: 'returned' | 'proved' = 'returned') {
    people += 1;
    const email = `twice${people}@example.com`;
    const account = await openAccount(server.ctx, { email, password: PASSWORD, phoneNumber: null, organization: 'MAIN' }, clientInfo);
    const browser = browserOf(server.app, HOST);
    const { action } = await toPage(browser, { mode: 'login' });
    const posted = await browser.ask('POST', action, { email, password: PASSWORD });
    if (lead === 'proved')
      return { email, browser, posted, owner: `Bearer ${account?.jwt}`, token: '', identityUuid: account?.identityUuid };
    await browser.follow(posted, isBack);
    const token = String((await self(browser)).headers['authorization']);
    return { email, browser, posted, owner: `Bearer ${account?.jwt}`, token, identityUuid: account?.identityUuid };
  }
  /** What a sign-in begun now meets: the form, or the page it came from, signed in. */
  async function next(browser: Browser): Promise<'form' | 'signed in'> {
    const { redirect } = (await begin(browser, { mode: 'login' })).json<{ redirect: string }>();
    const { address } = await browser.follow(await browser.ask('GET', redirect), isBack);
    return address.includes('externalStateNonce') ? 'signed in' : 'form';
  }
  const send = async (authorization: string, method: 'PUT' | 'POST' | 'GET' | 'DELETE', url: string, payload?: object) =>
    server.app.inject({ method, url, headers: { host: HOST, authorization }, ...(payload && { payload }) });

  const reset = async (email: string) => {
    const secret = newOneTimeSecret();
    const identity = await identityByEmail(server.ctx.pool, email);
    const now = server.ctx.clock.real();
    await savePasswordReset(server.ctx.pool, {
      secretHash: hashOfSecret(secret),
      identityUuid: identity?.uuid ?? null,
      now,
      expiresAt: new Date(now.getTime() + 60_000),
    });
    return send('', 'POST', '/identity/api/v1/password/reset', { token: secret, password: 'Another!2026Pw' });
  };
  const ENDINGS = [
    [
      'a changed password',
      async ({ owner }: { owner: string }) =>
        send(owner, 'PUT', '/identity/secure/api/v1/password', { currentPassword: PASSWORD, newPassword: 'Another!2026Pw' }),
    ],
    ['a password reset by email', async ({ email }: { email: string }) => reset(email)],
    [
      'logging out everywhere',
      async ({ owner }: { owner: string }) => send(owner, 'POST', '/identity/secure/api/v1/logout', { everywhere: true }),
    ],
  ] as const;

  test.each(ENDINGS)('ends with %s: the next sign-in asks for the password', async (_what, end) => {
    const one = await signedInTwice();
    expect(await next(one.browser)).toBe('signed in');
    expect((await end(one)).statusCode).toBeLessThan(300);
    expect(await next(one.browser)).toBe('form');
    const { rows } = await server.ctx.pool.query('SELECT kind FROM oidc_record WHERE identity_uuid = $1', [one.identityUuid]);
    expect(rows).toEqual([]);
  });

  test.each(ENDINGS)('after %s, a password typed before opens nothing', async (_what, end) => {
    const one = await signedInTwice('proved');
    expect((await end(one)).statusCode).toBeLessThan(300);
    const { address } = await one.browser.follow(one.posted, isBack).catch(() => ({ address: 'refused' }));
    expect(address).not.toContain('externalStateNonce');
    expect((await self(one.browser)).statusCode).toBe(401);
  });

  test('a sign-in that was on its way while the password changed opens nothing', async () => {
    people += 1;
    const email = `late${people}@example.com`;
    await openAccount(server.ctx, { email, password: PASSWORD, phoneNumber: null, organization: 'MAIN' }, clientInfo);
    const browser = browserOf(server.app, HOST);
    const { action } = await toPage(browser, { mode: 'login' });
    const client = await server.ctx.pool.connect();
    await client.query('BEGIN');
    await client.query('UPDATE identity SET password_hash = $2 WHERE email_key = $1', [email, await hashPassword('Another!2026Pw')]);
    const posted = browser.ask('POST', action, { email, password: PASSWORD });
    await lockWaited(server.ctx.pool);
    await client.query('COMMIT');
    client.release();
    expect((await posted).statusCode).toBe(422);
    expect((await self(browser)).statusCode).toBe(401);
  });

  test.each(ENDINGS)('after %s, a code issued before opens nothing', async (_what, end) => {
    const one = await signedInTwice('proved');
    const { address } = await one.browser.follow(one.posted, (target) => target.includes('/callback'));
    expect(address).toContain('code=');
    expect((await end(one)).statusCode).toBeLessThan(300);
    expect((await one.browser.ask('GET', address)).headers.location).toBe('/auth/login?brokerError=failed');
  });

  test.each([
    [
      'log-out by broker',
      async (token: string) =>
        send(token, 'POST', '/identity-broker/customer/secure/api/v3/logout', { applicationName: 'heloc', orgCode: '' }),
    ],
    ['log-out', async (token: string) => send(token, 'POST', '/identity/secure/api/v1/logout')],
  ] as const)('ends with the %s of the session it opened, and not with that of another', async (_what, logOut) => {
    const one = await signedInTwice();
    expect((await logOut(one.owner)).statusCode).toBeLessThan(300);
    expect(await next(one.browser)).toBe('signed in');
    expect((await logOut(one.token)).statusCode).toBeLessThan(300);
    const { rows } = await server.ctx.pool.query('SELECT kind FROM oidc_record WHERE identity_uuid = $1', [one.identityUuid]);
    expect(rows).toEqual([]);
    expect(await next(one.browser)).toBe('form');
  });

  test('is in the list of sessions by the session it opened, and ends where its owner ends that one', async () => {
    const one = await signedInTwice();
    const list = (await send(one.owner, 'GET', '/identity/secure/api/v1/sessions')).json<{ uuid: string; isThis: boolean }[]>();
    expect(list.map(({ isThis }) => isThis)).toEqual([false, true]);
    expect((await send(one.owner, 'DELETE', `/identity/secure/api/v1/sessions/${list[0]?.uuid}`)).statusCode).toBe(204);
    expect(await next(one.browser)).toBe('form');
    expect((await send(one.owner, 'GET', '/identity/secure/api/v1/sessions')).json()).toHaveLength(1);
  });

  test('opens nothing half an hour after the password, or two minutes after a sign-in that never returned', async () => {
    const later = async (minutes: number, browser: Browser) => {
      vi.setSystemTime(Date.now() + minutes * 60_000);
      try {
        return await next(browser);
      } finally {
        vi.useRealTimers();
      }
    };
    vi.useFakeTimers({ toFake: ['Date'] });
    const returned = await signedInTwice();
    expect(await later(31, returned.browser)).toBe('form');
    vi.useFakeTimers({ toFake: ['Date'] });
    const left = await signedInTwice('proved');
    await left.browser.follow(left.posted, (target) => target.includes('/callback'));
    expect(await later(3, left.browser)).toBe('form');
  });

  test('cannot be ended by a link of another site', async () => {
    const one = await signedInTwice();
    expect((await one.browser.ask('GET', '/oidc/session/end')).statusCode).toBe(404);
    expect(await next(one.browser)).toBe('signed in');
  });
});

test('sign-ins begun at the broker are limited by IP address: beyond the limit no row is written', async () => {
  const limited = await testApp({ access, env: { THROTTLE_BROKER_IP: '3' } });
  const browser = browserOf(limited.app, HOST);
  const ask = async (path: string) =>
    (
      await browser.ask(
        'GET',
        `${path}?client_id=hearthline&response_type=code&scope=openid&code_challenge_method=S256&code_challenge=${'x'.repeat(43)}&redirect_uri=${encodeURIComponent(`http://${HOST}/identity-broker/customer/callback`)}`,
      )
    ).statusCode;
  expect([
    await ask('/oidc/auth'),
    await ask('/oidc/auth'),
    await ask('/oidc/auth/'),
    await ask('/oidc/auth'),
    await ask('/oidc/%61uth'),
  ]).toEqual([303, 303, 303, 429, 429]);
  const { rows } = await limited.ctx.pool.query("SELECT count(*)::int AS n FROM oidc_record WHERE kind = 'Interaction'");
  expect(rows).toEqual([{ n: 3 }]);
  await limited.close();
});

test('over https every cookie of a sign-in is bound to the host, whatever the request says', async () => {
  const secure = await testApp({ access, env: { PUBLIC_URL: 'https://lender.example', TRUST_PROXY: '1' } });
  const host = 'lender.example';
  const began = await secure.app.inject({
    method: 'POST',
    url: '/identity-broker/customer/api/v3/login',
    headers: { host, 'x-forwarded-host': 'plumfield.lender.example', 'x-forwarded-proto': 'http' },
    payload: { applicationName: 'heloc', mode: 'login', orgCode: '', externalStateNonce: NONCE, returnTo: BACK },
  });
  const { redirect } = began.json<{ redirect: string }>();
  expect(new URL(redirect).origin).toBe('https://lender.example');
  expect(new URL(redirect).searchParams.get('redirect_uri')).toBe('https://lender.example/identity-broker/customer/callback');
  const browser = browserOf(secure.app, host);
  for (const { name, value } of began.cookies) browser.cookies.set(name, value);
  const seen = [...began.cookies];
  const ask: typeof browser.ask = async (...given) => {
    const answer = await browser.ask(...given);
    seen.push(...answer.cookies);
    return answer;
  };
  const page = await browserFollow(ask, redirect);
  const { action } = { action: /action="([^"]+)"/.exec(page.body)?.[1] ?? '' };
  const done = await browserFollow(ask, action.replace(/sign-in$/, 'sign-up'), { email: 'secure@example.com', password: PASSWORD });
  expect(done.statusCode).toBe(200);
  expect(seen.length).toBeGreaterThan(8);
  for (const { name, secure: isSecure, httpOnly, path, domain } of seen) {
    expect([name, isSecure, httpOnly, domain]).toEqual([name, true, true, undefined]);
    if (name.startsWith('__Secure-_interaction_resume')) continue;
    expect([name.slice(0, 7), path]).toEqual(['__Host-', '/']);
  }
  await secure.close();
});

test.each([
  ['off', 404, false],
  ['on for one lender', 200, true],
])('in production, with the flag %s, the broker answers %i', async (_what, status, isOn) => {
  const made = await testContext(server.database, { secrets: server.ctx.secrets });
  const ctx = { ...made, config: { ...made.config, production: true } };
  const app = await buildApp({ ctx, routes: ROUTES, endpoints: ROUTES.map(({ endpoint }) => endpoint), client: null });
  await setFlag(ctx, { key: 'fe-ciam-identity-broker', enabled: isOn, org: 'PLUMFIELD' });
  const ask = async (url: string, payload?: object) =>
    (await app.inject({ url, headers: { host: HOST }, ...(payload && { method: 'POST' as const, payload }) })).statusCode;
  const login = { applicationName: 'heloc', mode: 'login', orgCode: '', externalStateNonce: NONCE, returnTo: BACK };
  expect(await ask('/.well-known/openid-configuration')).toBe(status);
  expect(await ask('/oidc/jwks')).toBe(status);
  expect(await ask('/oidc/interaction/abc')).toBe(isOn ? 303 : 404);
  expect(await ask('/identity-broker/customer/api/v3/login', login)).toBe(status);
  expect(await ask('/identity-broker/customer/callback')).toBe(isOn ? 303 : 404);
  expect(await ask('/identity-broker/customer/secure/api/v3/self/helocinfo')).toBe(isOn ? 401 : 404);
  // the agents' flag stays off
  expect(await ask('/identity-broker/agent/api/v3/login', login)).toBe(404);
  expect(await ask('/identity-broker/customer/api/v3/auth-mode')).toBe(200);
  await app.close();
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

  test.each([
    'https://elsewhere.example/x',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'account',
    '/.//elsewhere.example/x',
    '/a/%2e%2e//elsewhere.example',
  ])('that would lead to %s', async (returnTo) => expect((await begin(browserOf(server.app, HOST), { returnTo })).statusCode).toBe(400));

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
