import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { access } from '../access/access.ts';
import { openAccount } from '../access/open-account.ts';
import { browserOf } from '../../testing/browser.ts';
import { foreignOpenIdProvider } from '../../testing/openid-provider.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

const HOST = 'localhost:4000';
let person = { sub: 'person-1', email: 'one@example.com', email_verified: true };
let provider: Awaited<ReturnType<typeof foreignOpenIdProvider>>;
let server: TestApp;
beforeAll(async () => {
  provider = await foreignOpenIdProvider(() => person);
  server = await testApp({
    access,
    env: {
      IDENTITY_PROVIDER_ISSUER: provider.issuer,
      IDENTITY_PROVIDER_CLIENT_ID: 'lender',
      IDENTITY_PROVIDER_CLIENT_SECRET: 'a secret of the lender and its provider',
    },
  });
});
afterAll(async () => {
  await server.close();
  await provider.close();
});

async function signIn(): Promise<{ back: string; who: { uuid: string; email: string } | null; logout: string | null }> {
  const browser = browserOf(server.app, HOST);
  const began = await server.app.inject({
    method: 'POST',
    url: '/identity-broker/customer/api/v3/login',
    headers: { host: HOST },
    payload: { applicationName: 'heloc', mode: 'login', orgCode: '', externalStateNonce: 'nonce-of-sixteen-1', returnTo: '/dashboard' },
  });
  for (const { name, value } of began.cookies) browser.cookies.set(name, value);
  const callback = await provider.pass(began.json<{ redirect: string }>().redirect);
  const back = String((await browser.ask('GET', callback)).headers.location);
  const me = await browser.ask('GET', '/identity-broker/customer/secure/api/v3/self/helocinfo');
  if (me.statusCode !== 200) return { back, who: null, logout: null };
  const out = await server.app.inject({
    method: 'POST',
    url: '/identity-broker/customer/secure/api/v3/logout',
    headers: { host: HOST, authorization: String(me.headers['authorization']) },
    payload: { applicationName: 'heloc', orgCode: '' },
  });
  return { back, who: me.json(), logout: out.json<{ redirect: string }>().redirect };
}

describe('a configured OpenID provider', () => {
  test('signs in a new person, and the same person again with another email address', async () => {
    const first = await signIn();
    expect(first.back).toBe('http://localhost:4000/dashboard?externalStateNonce=nonce-of-sixteen-1');
    expect(first.who?.email).toBe('one@example.com');
    expect(first.logout?.startsWith(`${provider.issuer}/session/end?id_token_hint=`)).toBe(true);
    person = { ...person, email: 'moved@example.com' };
    expect((await signIn()).who?.uuid).toBe(first.who?.uuid);
  });

  test('signs in to an existing account only if it has verified the email address', async () => {
    const clientInfo = { ip: '127.0.0.1', userAgent: 'test' };
    const email = 'known@example.com';
    const account = await openAccount(
      server.ctx,
      { email, password: 'Sandbox!2026Pw', phoneNumber: null, organization: 'MAIN' },
      clientInfo,
    );
    person = { sub: 'person-2', email, email_verified: false };
    expect(await signIn()).toMatchObject({ back: '/auth/login?brokerError=identity-exists', who: null });
    person = { sub: 'person-3', email, email_verified: true };
    expect((await signIn()).who?.uuid).toBe(account?.identityUuid);
  });

  test.each(['ⓐdmin@example.com', 'ａdmin@example.com', 'admin@exam\u{1d429}le.com'])(
    'does not open an account by a look-alike of its address that another issuer vouches for: %s',
    async (email) => {
      const clientInfo = { ip: '127.0.0.1', userAgent: 'test' };
      const account = { email: 'admin@example.com', password: 'Sandbox!2026Pw', phoneNumber: null, organization: 'MAIN' };
      await openAccount(server.ctx, account, clientInfo);
      person = { sub: `look-alike ${email}`, email, email_verified: true };
      expect((await signIn()).who).toBeNull();
    },
  );

  test('replaces the embedded broker', async () => {
    expect((await server.app.inject({ url: '/oidc/jwks', headers: { host: HOST } })).statusCode).toBe(404);
  });
});
