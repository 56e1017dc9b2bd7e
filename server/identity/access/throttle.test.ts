import { hashOfSecret, newOneTimeSecret } from '@hearthline/database/secrets/one-time.ts';
import { identityByEmail } from '@hearthline/database/stores/person/identities.ts';
import { savePasswordReset } from '@hearthline/database/stores/person/password-resets.ts';
import { countSignInFailure } from '@hearthline/database/stores/person/sign-in-failures.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '@hearthline/database/testing/database.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { appWith, PASSWORD, signedUp } from '../../testing/people.ts';
import { deleteOldTries } from '@hearthline/database/stores/lender/throttle.ts';
import { messagesTo } from '@hearthline/database/stores/lender/outbox.ts';
import { type Bucket, countAttempt, returnAttempt } from './throttle.ts';

const T0 = new Date('2026-11-20T12:00:00Z');
const after = (ms: number): Date => new Date(T0.getTime() + ms);
const bucketOf = (tries: number, windowMs: number, subject = 'x', name = 'rule'): Bucket => ({ rule: { name, tries, windowMs }, subject });

describe('a counted limit', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(async () => database.drop());
  const take = async (buckets: Bucket[], at = T0) => countAttempt(database.pool, buckets, at);

  test('allows the configured attempts, then says how long to wait, then allows again', async () => {
    const limit = [bucketOf(3, 60_000, 'a')];
    expect([await take(limit), await take(limit), await take(limit)]).toEqual([0, 0, 0]);
    expect(await take(limit, after(10_000))).toBe(50_000);
    expect(await take(limit, after(59_999))).toBeGreaterThan(0);
    expect(await take(limit, after(60_000))).toBe(0);
  });

  test('counts each subject and each rule separately', async () => {
    await take([bucketOf(1, 60_000, 'b')]);
    expect(await take([bucketOf(1, 60_000, 'c')])).toBe(0);
    expect(await take([bucketOf(1, 60_000, 'b', 'other')])).toBe(0);
    expect(await take([bucketOf(1, 60_000, 'b')])).toBeGreaterThan(0);
  });

  test('blocks for ten minutes at most, however long its window', async () => {
    const limit = [bucketOf(1, 6 * 3_600_000, 'd')];
    await take(limit);
    expect(await take(limit)).toBe(600_000);
    expect(await take(limit, after(600_000))).toBe(0);
  });

  test('closes for the rest of its window where nobody else is shut out by it', async () => {
    const rule = { name: 'whole', tries: 1, windowMs: 6 * 3_600_000, lockMs: 6 * 3_600_000 };
    const limit = [{ rule, subject: 'd' }, bucketOf(5, 60_000, 'd2')];
    await take(limit);
    expect(await take(limit, after(3_600_000))).toBe(5 * 3_600_000);
  });

  test('a returned attempt does not count', async () => {
    const limit = [bucketOf(2, 60_000, 'e'), bucketOf(2, 60_000, 'f')];
    for (let i = 0; i < 5; i += 1) {
      expect(await take(limit)).toBe(0);
      await returnAttempt(database.pool, limit);
    }
  });

  test('of a hundred attempts at once exactly the allowed ones pass', async () => {
    const both = [bucketOf(7, 60_000, 'g'), bucketOf(50, 60_000, 'h')];
    const waits = await Promise.all(Array.from({ length: 100 }, async (_, i) => take(i % 2 ? both : both.toReversed())));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(7);
  });

  test('stores no subject in the clear and deletes old counts', async () => {
    const { rows } = await database.pool.query<{ bucket: string }>('SELECT bucket FROM throttle');
    for (const { bucket } of rows) expect(bucket).toMatch(/^[\w-]{43}$/);
    expect(await deleteOldTries(database.pool, after(3 * 86_400_000))).toBe(rows.length);
  });
});

describe('over HTTP, each limit with its own figures', () => {
  const apps: TestApp[] = [];
  afterEach(async () => {
    for (const app of apps.splice(0)) await app.close();
  });
  const started = async (env: Record<string, string>): Promise<TestApp> => {
    const app = await appWith({}, { env });
    apps.push(app);
    return app;
  };
  const login = async ({ app }: TestApp, email: string, password: string, remoteAddress = '10.0.0.1') =>
    app.inject({ method: 'POST', url: '/identity/api/v1/login', payload: { email, password }, remoteAddress });

  test('sign-ins of one account from one address are limited', async () => {
    const at = await started({ THROTTLE_SIGN_IN_ACCOUNT_IP: '3' });
    await signedUp(at, 'place@example.com');
    for (let i = 0; i < 3; i += 1) expect((await login(at, 'place@example.com', 'Wrong!2026Password')).statusCode).toBe(401);
    const shut = await login(at, 'place@example.com', PASSWORD);
    expect([shut.statusCode, shut.json().code]).toEqual([429, 'too_many_requests']);
    expect(Number(shut.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(shut.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect((await login(at, 'place@example.com', PASSWORD, '10.0.0.2')).statusCode).toBe(200);
  });

  test('an unknown account is throttled like a known one', async () => {
    const at = await started({ THROTTLE_SIGN_IN_ACCOUNT_IP: '2' });
    for (let i = 0; i < 2; i += 1) expect((await login(at, 'ghost@example.com', 'x')).statusCode).toBe(401);
    expect((await login(at, 'ghost@example.com', 'x')).statusCode).toBe(429);
  });

  test('sign-ins that succeed are not counted', async () => {
    const at = await started({ THROTTLE_SIGN_IN_ACCOUNT_IP: '2', THROTTLE_SIGN_IN_ACCOUNT: '2', THROTTLE_SIGN_IN_IP: '2' });
    await signedUp(at, 'busy@example.com');
    for (let i = 0; i < 5; i += 1) expect((await login(at, 'busy@example.com', PASSWORD)).statusCode).toBe(200);
  });

  test('an account attempted from many addresses is blocked, but not for the address its owner uses', async () => {
    const at = await started({ THROTTLE_SIGN_IN_ACCOUNT: '4' });
    await signedUp(at, 'owner@example.com', '192.0.2.7');
    for (let i = 0; i < 4; i += 1) expect((await login(at, 'owner@example.com', 'Wrong!2026Password', `10.1.0.${i}`)).statusCode).toBe(401);
    expect((await login(at, 'owner@example.com', PASSWORD, '10.1.1.1')).statusCode).toBe(429);
    expect((await login(at, 'owner@example.com', PASSWORD, '192.0.2.7')).statusCode).toBe(200);
  });

  test('the addresses an account is known from share a limit of their own', async () => {
    const at = await started({ THROTTLE_SIGN_IN_ACCOUNT: '4' });
    await signedUp(at, 'known@example.com', '192.0.2.7');
    expect((await login(at, 'known@example.com', PASSWORD, '192.0.2.8')).statusCode).toBe(200);
    for (let i = 0; i < 4; i += 1)
      expect((await login(at, 'known@example.com', 'Wrong!2026Password', `192.0.2.${7 + (i % 2)}`)).statusCode).toBe(401);
    for (const ip of ['192.0.2.7', '192.0.2.8']) expect((await login(at, 'known@example.com', PASSWORD, ip)).statusCode).toBe(429);
    expect((await login(at, 'known@example.com', PASSWORD, '10.2.0.1')).statusCode).toBe(200);
  });

  describe('behind a proxy, an address that the client writes into X-Forwarded-For', () => {
    const REAL = '203.0.113.50';
    const through = async ({ app }: TestApp, forged: string, email: string, remoteAddress = '10.0.0.1') =>
      app.inject({
        method: 'POST',
        url: '/identity/api/v1/login',
        payload: { email, password: 'Wrong!2026Password' },
        remoteAddress,
        headers: { 'x-forwarded-for': `${forged}, ${REAL}` },
      });

    test.each([['1'], ['10.0.0.0/8, ::1']])('does not lift the limits (TRUST_PROXY=%s)', async (TRUST_PROXY) => {
      const at = await started({ TRUST_PROXY, THROTTLE_SIGN_IN_IP: '4', THROTTLE_SIGN_UP_IP: '2' });
      for (let i = 0; i < 4; i += 1) expect((await through(at, `198.51.100.${i}`, `forged${i}@example.com`)).statusCode).toBe(401);
      expect((await through(at, '198.51.100.9', 'forged9@example.com')).statusCode).toBe(429);
      const register = async (i: number) =>
        at.app.inject({
          method: 'POST',
          url: '/identity/api/v1/registration/register',
          payload: { email: `new${i}@example.com`, password: PASSWORD, phoneNumber: '6025550100' },
          remoteAddress: '10.0.0.1',
          headers: { 'x-forwarded-for': `198.51.100.${i}, ${REAL}` },
        });
      expect([(await register(1)).statusCode, (await register(2)).statusCode, (await register(3)).statusCode]).toEqual([200, 200, 429]);
    });

    test('does not reach the limit of the addresses the account is known from', async () => {
      const at = await started({ TRUST_PROXY: '1', THROTTLE_SIGN_IN_ACCOUNT: '3' });
      await signedUp(at, 'victim@example.com', '127.0.0.1');
      for (let i = 0; i < 3; i += 1) expect((await through(at, '127.0.0.1', 'victim@example.com')).statusCode).toBe(401);
      expect((await through(at, '127.0.0.1', 'victim@example.com')).statusCode).toBe(429);
    });

    test.each([
      ['1', '10.0.0.1', REAL],
      ['2', '10.0.0.1', '198.51.100.1'],
      ['10.0.0.0/8', '10.0.0.1', REAL],
      ['10.0.0.0/8', '192.0.2.44', '192.0.2.44'],
      ['false', '10.0.0.1', '10.0.0.1'],
    ])('is not stored as evidence: TRUST_PROXY=%s, a connection from %s, stored %s', async (TRUST_PROXY, remoteAddress, stored) => {
      const at = await started({ TRUST_PROXY });
      const answer = await at.app.inject({
        method: 'POST',
        url: '/identity/api/v1/registration/register',
        payload: { email: 'evidence@example.com', password: PASSWORD, phoneNumber: '6025550100' },
        remoteAddress,
        headers: { 'x-forwarded-for': `6.6.6.6, 198.51.100.1, ${REAL}`, 'x-real-ip': '6.6.6.6', forwarded: 'for=6.6.6.6' },
      });
      expect(answer.statusCode).toBe(200);
      expect((await at.ctx.pool.query('SELECT ip FROM session')).rows).toEqual([{ ip: stored }]);
    });
  });

  test('after a hundred wrong passwords in a row only a new password helps, or the owner where they are known', async () => {
    const at = await started({});
    await signedUp(at, 'hundred@example.com', '192.0.2.7');
    const wrong = async (email: string, remoteAddress: string) =>
      (await login(at, email, 'Wrong!2026Password', remoteAddress)).json<{ code: string }>().code;
    for (const email of ['hundred@example.com', 'unknown@example.com'])
      for (let i = 0; i < 99; i += 1) await countSignInFailure(at.ctx.pool, email, false, at.ctx.clock.real());
    for (const email of ['hundred@example.com', 'unknown@example.com'])
      expect([await wrong(email, '10.3.0.1'), await wrong(email, '10.3.0.2')]).toEqual(['wrong_credentials', 'password_blocked']);
    expect((await login(at, 'hundred@example.com', PASSWORD, '10.3.0.3')).json().code).toBe('password_blocked');
    // a stranger has not shut out the owner, whose own log-in begins the count anew
    expect((await login(at, 'hundred@example.com', PASSWORD, '192.0.2.7')).statusCode).toBe(200);
    expect((await login(at, 'hundred@example.com', PASSWORD, '10.3.0.3')).statusCode).toBe(200);

    for (let i = 0; i < 100; i += 1) await countSignInFailure(at.ctx.pool, 'hundred@example.com', false, at.ctx.clock.real());
    expect(await wrong('hundred@example.com', '10.3.0.4')).toBe('password_blocked');
    const secret = newOneTimeSecret();
    const identity = await identityByEmail(at.ctx.pool, 'hundred@example.com');
    const now = at.ctx.clock.real();
    const row = { secretHash: hashOfSecret(secret), identityUuid: identity?.uuid ?? '', now, expiresAt: new Date(now.getTime() + 60_000) };
    await savePasswordReset(at.ctx.pool, row);
    const payload = { token: secret, password: 'Another!2026Pw' };
    expect((await at.app.inject({ method: 'POST', url: '/identity/api/v1/password/reset', payload })).statusCode).toBe(200);
    expect((await login(at, 'hundred@example.com', 'Another!2026Pw', '10.3.0.4')).statusCode).toBe(200);
  });

  test('one address that attempts many accounts is blocked', async () => {
    const at = await started({ THROTTLE_SIGN_IN_IP: '4' });
    for (let i = 0; i < 4; i += 1) expect((await login(at, `many${i}@example.com`, 'x')).statusCode).toBe(401);
    expect((await login(at, 'many9@example.com', 'x')).statusCode).toBe(429);
    const spoofed = await at.app.inject({
      method: 'POST',
      url: '/identity/api/v1/login',
      payload: { email: 'many9@example.com', password: 'x' },
      remoteAddress: '10.0.0.1',
      headers: { 'x-forwarded-for': '203.0.113.9' },
    });
    expect(spoofed.statusCode).toBe(429);
  });

  const register = async ({ app }: TestApp, email: string, remoteAddress = '10.0.0.1') =>
    app.inject({
      method: 'POST',
      url: '/identity/api/v1/registration/register',
      payload: { email, password: PASSWORD, phoneNumber: '6025550100' },
      remoteAddress,
    });

  test('registrations from one address are limited, refused ones too', async () => {
    const at = await started({ THROTTLE_SIGN_UP_IP: '2' });
    const statuses = [];
    for (const email of ['one@example.com', 'one@example.com', 'two@example.com']) statuses.push((await register(at, email)).statusCode);
    expect(statuses).toEqual([200, 401, 429]);
    expect((await register(at, 'two@example.com', '10.0.0.2')).statusCode).toBe(200);
  });

  test('one network of IPv6 addresses is one address', async () => {
    const at = await started({ THROTTLE_SIGN_UP_IP: '2' });
    const from = async (n: number, ip: string) => (await register(at, `v6.${n}@example.com`, ip)).statusCode;
    expect([await from(1, '2001:db8:0:7::1'), await from(2, '2001:db8:0:7:ffff::2'), await from(3, '2001:db8::7:1:2:3:4')]).toEqual([
      200, 200, 429,
    ]);
    expect(await from(4, '2001:db8:0:8::1')).toBe(200);
  });

  test('registrations refused because the address has an account shut its owner out of nothing', async () => {
    const at = await started({ THROTTLE_SIGN_UP_EMAIL: '2' });
    await signedUp(at, 'shut@example.com', '192.0.2.7');
    for (let i = 0; i < 6; i += 1) expect((await register(at, 'shut@example.com', `10.2.0.${i}`)).statusCode).toBe(401);
    const forgotten = await at.app.inject({
      method: 'POST',
      url: '/identity/api/v1/password/forgotten',
      payload: { email: 'shut@example.com' },
      remoteAddress: '192.0.2.8',
    });
    expect(forgotten.statusCode).toBe(204);
    const subjects = (await messagesTo(at.ctx.pool, 'shut@example.com')).map(({ subject }) => subject);
    expect(subjects).toContain('Set a new password');
  });
});
